"""Deal codes: every seed there and back, every slip caught."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tierce.rng import SEEDS
from tierce.seedcode import ALPHABET, decode, encode

seeds = st.integers(0, SEEDS - 1)
edges = (0, 1, SEEDS - 1, 123_456_789)


@given(seeds)
def test_there_and_back(seed):
    code = encode(seed)
    assert len(code) == 8
    assert decode(code) == seed
    assert decode(code.lower().replace("-", " ")) == seed


def test_no_letter_is_mistaken_for_another():
    assert len(set(ALPHABET)) == 32
    assert not set("01OI") & set(ALPHABET)


@pytest.mark.parametrize("seed", edges)
def test_every_single_slip_is_caught(seed):
    code = encode(seed).replace("-", "")
    for place in range(7):
        for letter in ALPHABET.replace(code[place], ""):
            with pytest.raises(ValueError, match="wrong"):
                decode(code[:place] + letter + code[place + 1 :])


@given(seeds, st.integers(0, 6), st.integers(0, 6))
def test_any_two_letters_swapped_are_caught(seed, one, other):
    letters = list(encode(seed).replace("-", ""))
    if letters[one] != letters[other]:
        letters[one], letters[other] = letters[other], letters[one]
        with pytest.raises(ValueError, match="wrong"):
            decode("".join(letters))


@given(st.text())
def test_any_text_is_a_seed_or_a_clear_no(text):
    try:
        assert 0 <= decode(text) < SEEDS
    except ValueError as error:
        assert "deal code" in str(error)


@pytest.mark.parametrize("bad", [None, 7, b"2222-222"])
def test_what_is_no_text_is_refused(bad):
    with pytest.raises(ValueError, match="text such as"):
        decode(bad)


@pytest.mark.parametrize("bad", [-1, SEEDS, None, "2222-222"])
def test_what_is_no_seed_has_no_code(bad):
    with pytest.raises(ValueError, match="0 to 1073741823"):
        encode(bad)
