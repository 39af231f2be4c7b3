"""Score sheets of Gloria: what decided a tournament and a campaign, what tests brought."""

from collections.abc import Sequence
from typing import Any

import pytest

from ludus.core.message import Message, Ref
from ludus.core.sheets import Cell, Sheet, faults
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import Gladiator, State
from rules.gloria.build import Place, arena, glad, place, play, secutor

ROWS: tuple[tuple[Place, ...], ...] = (
    ((-5, 5), (-4, 5), (-3, 5)),
    ((5, -5), (4, -5), (3, -5)),
    ((5, 0), (5, -1), (5, -2)),
)


def fighter(level: int = 3, **more: Any) -> Gladiator:
    more = {"initial": max(level, 3), **more}
    return glad("thraex", (0, 0), level=level, **more)


def beaten(**more: Any) -> Gladiator:
    return fighter(0, status="gone", hurt=True, **more)


def ended(*troops: Sequence[Gladiator], dice: str = "", **more: Any) -> tuple[State, list[Sheet]]:
    """End the only turn of a tournament with these troops; give the sheets that are told."""
    people = []
    for seat, troop in enumerate(troops):
        for here, one in zip(ROWS[seat], troop, strict=False):
            one.owner = seat
            one.hex = place(*here)
            people.append(one)
    given: dict[str, Any] = {"turn_limit": 1, **more}
    active = next(number for number, one in enumerate(people) if one.status == "fit")
    state = arena(
        *people, options=Options(len(troops), **given), active=active, pa=1, bystanders=False
    )
    state.tournament = 1
    sheets = play(state, "end", dice).sheets
    for sheet in sheets:
        assert not list(faults(sheet, len(troops)))
    return state, sheets


def amounts(sheet: Sheet, word: str) -> dict[tuple[int, ...], int | None]:
    """A column of a sheet by the seats of its rows."""
    at = [column.word for column in sheet.columns].index(word)
    return {row.seats: row.cells[at].amount for row in sheet.rows}


def reasons(cell: Cell) -> list[tuple[str, int]]:
    return [(line.reason.key, line.amount) for line in cell.lines]


def articles(notes: Sequence[Message]) -> list[object]:
    return [note.facts["article"] for note in notes]


def test_l_29_2_the_last_troop_wins_however_few_victories_it_has() -> None:
    _, (sheet,) = ended([fighter(2, victories=1), beaten(), beaten()], [beaten(victories=2)])
    assert sheet.kind == "game"
    assert [(row.seats, row.place, row.won) for row in sheet.rows] == [
        ((0,), 1, True),
        ((1,), 2, False),
    ]
    assert amounts(sheet, "victories") == {(0,): 1, (1,): 2}
    assert amounts(sheet, "standing") == {(0,): 1, (1,): 0}
    assert [note.key for note in sheet.notes] == ["gloria-sheet-why-last_troop"]
    assert articles(sheet.notes) == ["L-29.2"]


def test_l_29_2_nobody_left_is_a_draw_without_places() -> None:
    one = secutor(level=1, initial=2)
    other = glad("thraex", (1, 0), 3, owner=1, level=1, initial=3, marker=True)
    state = arena(one, other, pa=1, options=Options(2, crowd_appeal=False), bystanders=False)
    (sheet,) = play(state, "engage 1 0", "act 5 init 3 4 atk 1 1 prot 9 9").sheets
    assert sheet.title.key == "gloria-draw"
    assert [(row.place, row.won) for row in sheet.rows] == [(None, False)] * 2
    assert [note.key for note in sheet.notes] == ["gloria-sheet-why-draw"]


def test_l_29_3_equal_troops_share_the_tournament() -> None:
    _, (sheet,) = ended([fighter()], [fighter()])
    assert sheet.title.facts["count"] == 2
    assert [note.key for note in sheet.notes][1:] == ["gloria-sheet-why-shared"]


@pytest.mark.parametrize(
    ("troops", "told"),
    [
        (([fighter(2)], [fighter(5)], [fighter(4)]), ("levels", 5, 4)),
        (
            ([fighter(4), beaten()], [fighter(4), beaten(victories=1)], [fighter(1)]),
            ("victories", 1, 0),
        ),
        # Two share, but not with the third.
        (([fighter(4)], [fighter(4)], [fighter(1)]), ("levels", 4, 1)),
    ],
)
def test_l_29_3_what_broke_a_tie_is_told_with_its_numbers(
    troops: tuple[list[Gladiator], ...], told: tuple[str, int, int]
) -> None:
    _, (sheet,) = ended(*troops)
    facts = sheet.notes[1].facts
    assert (facts["word"], facts["most"], facts["next"]) == told


@pytest.mark.parametrize(
    ("troops", "expected", "tie"),
    [
        (([fighter(), fighter()], [fighter(5)]), {(0,): 2, (1,): 1}, False),
        (([fighter(2)], [fighter(5)]), {(0,): 1, (1,): 1}, True),
    ],
)
def test_l_29_3_at_the_turn_limit_those_in_combat_count_then_levels(
    troops: tuple[list[Gladiator], ...], expected: dict[tuple[int, ...], int], tie: bool
) -> None:
    state, (sheet,) = ended(*troops)
    assert amounts(sheet, "standing") == expected
    assert articles(sheet.notes) == ["L-29.3", "L-29.3"][: 1 + tie]
    assert state.over is not None
    assert {row.seats[0] for row in sheet.rows if row.won} == set(state.over.winners)


def test_l_29_4_missions_come_first_where_they_decide() -> None:
    _, (sheet,) = ended([fighter(victories=1)], [fighter(), beaten()], victory="missions")
    assert [column.word for column in sheet.columns] == [
        "missions",
        "standing",
        "levels",
        "victories",
    ]
    assert amounts(sheet, "missions") == {(0,): 1, (1,): 0}
    assert articles(sheet.notes) == ["L-29.4"]


def campaign(*troops: Sequence[Gladiator], dice: str, last: int = 1) -> tuple[State, list[Sheet]]:
    size = len(troops[0])
    entrants = tuple(tuple(Entrant(3, "thraex") for _ in range(size)) for _ in troops)
    return ended(*troops, dice=dice, campaign=last, troops=entrants)


def test_l_31_3_to_6_every_test_is_told_with_its_dice() -> None:
    _, sheets = campaign([fighter(5)], [fighter(2, initial=3, hurt=True)], dice="xp 6 0 leave 0")
    tournament, tests, _ = sheets
    assert (tournament.kind, tests.kind) == ("tournament", "tests")
    first, second = (row.cells for row in tests.rows)
    assert reasons(first[1]) == [("gloria-sheet-test-rudis", 1)]
    assert reasons(second[1]) == [("gloria-sheet-test-dies", 0)]
    assert second[1].lines[0].reason.facts["dice"] == (0,)
    assert amounts(tests, "laurels") == {(0,): 1, (1,): 0}
    assert amounts(tests, "freed") == {(0,): 1, (1,): 0}


def test_l_31_3_learning_and_learning_nothing_are_told() -> None:
    _, sheets = campaign([fighter(3)], [fighter(3)], dice="xp 4 3")
    tests = sheets[1]
    assert [reasons(row.cells[1]) for row in tests.rows] == [
        [("gloria-sheet-test-learns", 1)],
        [("gloria-sheet-test-stays", 0)],
    ]
    assert tests.rows[0].cells[1].lines[0].reason.facts["level"] == Ref("level", 4)


def test_l_31_11_laurels_then_the_freed_then_levels_decide_a_campaign() -> None:
    state, sheets = campaign([fighter(5)], [fighter(3)], dice="xp 6 1 leave 0")
    last = sheets[-1]
    assert last.kind == "game"
    assert [column.word for column in last.columns] == ["laurels", "freed", "initial"]
    assert amounts(last, "laurels") == {(0,): 1, (1,): 0}
    assert amounts(last, "freed") == {(0,): 1, (1,): 0}
    assert amounts(last, "initial") == {(0,): 0, (1,): 3}
    assert articles(last.notes) == ["L-31.11"]
    assert state.over is not None


def test_l_31_11_a_tie_of_laurels_says_what_comes_next() -> None:
    _, sheets = campaign([fighter(3)], [fighter(3)], dice="xp 4 3")
    assert [note.key for note in sheets[-1].notes] == [
        "gloria-sheet-why-campaign",
        "gloria-sheet-why-campaign-tie",
    ]


def onward(sheet: Sheet) -> tuple[str, object] | None:
    """What the button says that goes on, and the number of the tournament in it."""
    said = sheet.onward
    return (said.key, said.facts.get("number")) if said else None


def test_l_31_1_a_sheet_says_where_a_campaign_goes_on() -> None:
    _, sheets = campaign([fighter(3)], [fighter(3)], dice="xp 4 3", last=2)
    assert list(map(onward, sheets)) == [
        ("gloria-sheet-onward-tests", None),
        ("gloria-sheet-onward-tournament", 2),
    ]


def test_l_31_11_after_the_last_tests_comes_the_end_of_the_campaign() -> None:
    _, sheets = campaign([fighter(3)], [fighter(3)], dice="xp 4 3")
    assert onward(sheets[1]) == ("gloria-sheet-onward-end", None)
    assert onward(sheets[2]) is None


def test_l_29_1_nothing_follows_a_lone_tournament() -> None:
    _, sheets = ended([fighter()], [beaten()])
    assert list(map(onward, sheets)) == [None]
