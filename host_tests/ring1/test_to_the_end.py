"""Every game, driven to its end by random legal and illegal events."""

from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.device import driver
from tierce import cards, search
from tierce.games import GAMES, codes, kind, new, replay
from tierce.rng import Rng


@st.composite
def games(draw):
    name = draw(st.sampled_from(GAMES))
    of = kind(name)
    options = {option: draw(st.sampled_from(allowed)) for option, allowed in of.OPTIONS}
    if "rounds" in options:
        options["rounds"] = min(options["rounds"], 3)
    players = draw(st.integers(*of.PLAYERS))
    return new(name, draw(st.integers(0, (1 << 30) - 1)), players, **options)


def check_scores(game, won, missed, added, seconds, hints):
    """Scores follow from the events: so many right and missed claims a player."""
    if game.NAME == "solitaire":
        style = game.options["style"]
        if style == "italian":
            assert game.scores == [seconds - added - hints]
        else:
            lost = missed[0] if style == "schmidt" else 0
            assert game.scores == [won[0] - lost - hints]
        return
    worth = 3 if game.options["score"] == "cards" else 1
    for player, score in enumerate(game.scores):
        if game.options["penalty"] == "point":
            assert score == worth * won[player] - missed[player]
        elif game.options["penalty"] == "lockout":
            assert score == worth * won[player]
        else:
            # Each miss takes a set won before or owes the next one.
            assert score == worth * (won[player] - missed[player] + game.owed[player])


@settings(max_examples=400)
@given(games(), st.integers(0, (1 << 30) - 1))
def test_every_game_holds_its_rules_to_the_end(game, seed):
    deck = cards.deck(game.options["hold"])
    assert game.census() == deck
    won = [0] * game.players
    missed = [0] * game.players
    added = seconds = hints = 0
    before = bytes(game.journal.data)
    state = driver.dump(game)
    length = len(game.table)
    second = False
    claimant = 0
    none = getattr(game, "none", game.options["none"])
    if none == "auto":
        added = (length - game.base) // 3
    for player, _, _, _, outcome, legal in driver.steps(game, Rng(seed), most=20_000):
        assert (outcome != codes.REFUSED) == legal
        if not legal:
            assert bytes(game.journal.data) == before
            assert driver.dump(game) == state
        assert game.census() == deck
        if outcome == codes.RIGHT:
            won[player] += 1
            seconds += second
            # 15 goes back to 12: nothing is filled up beyond the base.
            left = length - 3 if length > game.base else length
            if none == "auto":
                added += (len(game.table) - left) // 3
            else:
                assert len(game.table) == left
        elif outcome in (codes.WRONG, codes.LATE):
            missed[claimant if game.NAME != "solitaire" else 0] += 1
        elif outcome == codes.ADDED:
            added += 1
        elif outcome in (codes.HINTED, codes.NO_SET):
            hints += 1
        if game.NAME != "solitaire":
            locked = [other for other in range(game.players) if game.locked >> other & 1]
            assert len(locked) < game.players
            assert all((codes.CLAIM, 0) not in game.legal(other) for other in locked)
            claiming = [
                other
                for other in range(game.players)
                if any(action == codes.PICK for action, _ in game.legal(other))
            ]
            assert len(claiming) <= 1
            if claiming:
                assert claiming == [game.claimant]
                assert all(
                    game.legal(other) == []
                    for other in range(game.players)
                    if other != game.claimant
                )
        check_scores(game, won, missed, added, seconds, hints)
        second = getattr(game, "second", False)
        claimant = getattr(game, "claimant", 0)
        before = bytes(game.journal.data)
        state = driver.dump(game)
        length = len(game.table)
    assert game.over
    assert all(game.legal(player) == [] for player in range(game.players))
    if none != "trust":
        assert not search.has_set(game.table)
    again = replay(before)
    assert again is not None
    assert driver.dump(again) == state
