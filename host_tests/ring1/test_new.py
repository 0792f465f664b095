"""Bad arguments get a ValueError that says what is allowed; bad input is refused, never raised."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tierce.games import GAMES, Game, codes, kind, names, new


@pytest.mark.parametrize(
    ("name", "seed", "players", "options", "said"),
    [
        ("poker", 1, 2, {}, "race, beginner, solitaire"),
        (None, 1, 2, {}, "race, beginner, solitaire"),
        ("race", 1, 1, {}, "2 to 4 players"),
        ("race", 1, 5, {}, "2 to 4 players"),
        ("race", 1, "2", {}, "2 to 4 players"),
        ("race", 1, 2.0, {}, "2 to 4 players"),
        ("beginner", 1, 0, {}, "2 to 4 players"),
        ("solitaire", 1, 2, {}, "takes 1 players"),
        ("race", -1, 2, {}, "0 to 1073741823"),
        ("race", 1 << 30, 2, {}, "0 to 1073741823"),
        ("race", "abc", 2, {}, "0 to 1073741823"),
        ("race", 1, 2, {"penalty": "death"}, "'point', 'lockout', 'give back'"),
        ("race", 1, 2, {"none": True}, "'hint', 'trust', 'auto'"),
        ("race", 1, 2, {"clock": 2}, "8, 3, 4, 5"),
        ("race", 1, 2, {"clock": 8.0}, "8, 3, 4, 5"),
        ("race", 1, 2, {"rounds": True}, "1, 2, 3"),
        ("race", 1, 2, {"rounds": 0}, "1, 2, 3"),
        ("race", 1, 2, {"hold": 0x50}, "0, 64, 128"),
        ("beginner", 1, 2, {"hold": 0}, "16, 64"),
        ("race", 1, 2, {"speed": 3}, "clock, hold, none, penalty, rounds, score"),
        ("solitaire", 1, 1, {"style": "klondike"}, "'patience', 'schmidt', 'italian'"),
        ("solitaire", 1, 1, {"clock": 8}, "hold, none, style"),
    ],
)
def test_new_says_what_is_allowed(name, seed, players, options, said):
    with pytest.raises(ValueError) as raised:
        new(name, seed, players, **options)
    assert said in str(raised.value)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_has_its_own_place_in_saved_games(name):
    assert name == kind(name).NAME
    assert GAMES[kind(name).ID] == name
    assert isinstance(new(name, 7, kind(name).PLAYERS[0]), Game)


def test_codes_have_names_in_the_order_of_their_numbers():
    actions = ("CLAIM", "PICK", "GIVE_UP", "NONE", "DEAL", "FILL", "HINT")
    for name in actions:
        assert names.ACTIONS[getattr(codes, name)] == name.lower().replace("_", " ")
    outcomes = [name.upper().replace(" ", "_") for name in names.OUTCOMES]
    assert [getattr(codes, name) for name in outcomes] == list(range(len(outcomes)))


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(allow_nan=True),
    st.text(max_size=3),
    st.binary(max_size=3),
    st.integers(),
)


@given(st.sampled_from(GAMES), junk, junk, junk, junk)
def test_no_input_whatever_raises(name, player, action, arg, at):
    game = new(name, 7, kind(name).PLAYERS[0])
    before = bytes(game.journal.data), game.census()
    outcome = game.apply(player, action, arg, at)
    if not outcome:
        assert (bytes(game.journal.data), game.census()) == before


def test_time_does_not_run_backwards():
    game = new("race", 1, 2)
    assert game.apply(0, codes.CLAIM, 0, 500) == codes.CLAIMED
    assert game.apply(0, codes.PICK, 0, 499) == codes.REFUSED
    assert game.apply(0, codes.PICK, 0, 500) == codes.PICKED
