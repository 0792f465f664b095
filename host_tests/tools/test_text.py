"""Texts measured and wrapped without a screen, as the tests of every language do."""

import pytest

from tierce.ui.text import Font, wrap


@pytest.fixture(scope="module", params=["small", "body", "title"])
def font(request):
    return Font(request.param)


def test_a_text_is_as_wide_as_its_letters(font):
    assert font.width("") == 0
    assert font.width("Où") == font.width("O") + font.width("ù")
    assert font.width("☃") == font.width("?")


def test_digits_are_all_as_wide(font):
    assert len({font.width(digit) for digit in "0123456789"}) == 1


def test_fit_is_the_longest_beginning_that_has_room(font):
    text = "Deux sont rouges"
    for width in range(font.width(text) + 2):
        count = font.fit(text, width)
        assert font.width(text[:count]) <= width
        assert count == len(text) or font.width(text[: count + 1]) > width


def test_wrapped_lines_have_room_and_lose_no_word(font):
    text = "Due sono rosse, la terza no: è già così."
    width = font.width("Due sono rosse,")
    lines = wrap(font, text, width)
    assert lines[0] == "Due sono rosse,"
    assert " ".join(lines) == text
    assert all(font.width(line) <= width for line in lines)


def test_a_break_is_kept_and_so_is_an_empty_line(font):
    assert wrap(font, "a\n\nb", 200) == ["a", "", "b"]
    assert wrap(font, "", 200) == [""]


def test_a_no_break_space_is_a_space_that_stays(font):
    assert font.width("\u00a0") == font.width(" ")
    assert wrap(font, "Où ça\u00a0?", font.width("Où ça ")) == ["Où", "ça\u00a0?"]


def test_spaces_at_the_end_make_no_line(font):
    assert wrap(font, "abc  ", font.width("abc")) == ["abc"]


def test_a_long_word_is_broken(font):
    lines = wrap(font, "no Illuminations", font.width("Illum"))
    assert lines[0] == "no"
    assert "".join(lines[1:]) == "Illuminations"
    assert wrap(font, "abc", 1) == ["a", "b", "c"]
