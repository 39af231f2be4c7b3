"""Score sheets of Brutus: what each place and bonus brought, and why somebody won. B-9 to B-15."""

from random import Random
from typing import Any

import pytest

from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.sheets import Sheet, faults
from ludus.games.brutus import GAME
from ludus.games.brutus.state import State

VARIANTS = {"revolt": True, "conspiracy": True, "benevolence": True}


def played(seed: int, players: int, **options: Any) -> tuple[State, list[Sheet]]:
    """A whole game by random moves, and the sheets told in it."""
    rng, log = Random(seed), Log()
    fate = Fast(Random(seed))
    state = GAME.opening(GAME.read_options({"players": players, **options}), fate, log)
    while seats := GAME.to_act(state):
        seat = rng.choice(list(seats))
        GAME.apply(state, seat, rng.choice(GAME.moves(state, seat)), fate, log)
    return state, log.sheets


@pytest.mark.parametrize("players", [4, 6, 10])
def test_b_9_3_every_point_of_a_manche_stands_in_its_sheet(players: int) -> None:
    """Places, Caesar, Revolt and Benevolence add up to what was gained, and gains to the total."""
    state, sheets = played(players, players, end={"manches": 3}, **VARIANTS)
    *manches, _final = sheets
    assert [(one.kind, one.number) for one in manches] == [("manche", n) for n in (1, 2, 3)]
    totals = [0] * players
    seen = set()
    for sheet, manche in zip(manches, state.manches, strict=True):
        assert not list(faults(sheet, players))
        assert [row.place for row in sheet.rows] == list(range(1, players + 1))
        assert [row.won for row in sheet.rows] == [True] + [False] * (players - 1)
        for row in sheet.rows:
            (seat,) = row.seats
            gained, total = row.cells
            assert manche.places[seat] == row.place
            assert gained.lines[0].amount == manche.position[seat]
            totals[seat] += gained.amount or 0
            assert total.amount == totals[seat]
            seen |= {line.reason.key for line in gained.lines}
    assert totals == state.scores
    assert {"brutus-sheet-place", "brutus-sheet-caesar"} <= seen


def test_b_15_2_bonuses_are_told_by_their_names() -> None:
    seen = set()
    for seed in range(40):
        _, sheets = played(seed, 4, end={"manches": 2}, **VARIANTS)
        for sheet in sheets[:-1]:
            lines = [line for row in sheet.rows for line in row.cells[0].lines]
            seen |= {line.reason.key.rpartition("-")[2] for line in lines}
    assert seen == {"place", "last", "caesar", "revolt", "mercy"}


def test_b_11_1_the_closing_round_is_told_turn_by_turn() -> None:
    """A view of the next manche no longer shows it."""
    _, sheets = played(3, 5, end={"manches": 2})
    for sheet in sheets[:-1]:
        facts: dict[str, Any] = dict(sheet.facts)
        kinds = facts["kinds"].split(",")
        assert len(kinds) == len(facts["seats"]) == len(facts["values"]) == len(facts["counts"]) > 0
        assert "lead" in kinds


@pytest.mark.parametrize(
    ("end", "reason"),
    [
        ({"manches": 2}, "brutus-ui-why-manches"),
        ({"target": 9}, "brutus-ui-why-target"),
        ({"time": 1}, "brutus-ui-why-time"),
    ],
)
@pytest.mark.uncounted
def test_b_12_5_the_last_sheet_says_why_the_winner_won(end: dict[str, int], reason: str) -> None:
    articles = set()
    for seed in range(60):
        state, sheets = played(seed, 4, end=end)
        final, outcome = sheets[-1], GAME.outcome(state)
        assert outcome is not None
        assert final.kind == "game"
        assert not list(faults(final, 4))
        for row in final.rows:
            (seat,) = row.seats
            assert row.cells[0].amount == state.scores[seat]
            assert (row.place, row.won) == (outcome.ranking[seat], seat in outcome.winners)
        assert final.notes[0].key == reason
        articles |= {str(note.facts["article"]) for note in final.notes}
    assert "B-12.6" in articles or "B-12.7" in articles
