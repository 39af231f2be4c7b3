"""Score sheets of Gorus: every captured card in its row, and why the winner won. G-8, G-10."""

from random import Random

import pytest

from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.message import Message, Ref
from ludus.core.sheets import Sheet, SheetRow, faults
from ludus.games.gorus import GAME
from ludus.games.gorus.options import Edition
from ludus.games.gorus.state import State
from rules.gorus.build import any_fate
from rules.gorus.build_rounds import FORMATS, last_fight, last_solo_fight

WORTHLESS = "GR4 GR5 GR6"


def counted(state: State) -> list[Sheet]:
    """The sheets told while the last card of every hand is played."""
    log = Log()
    for _ in range(len(state.hands)):
        (seat,) = GAME.to_act(state)
        (card,) = GAME.moves(state, seat)
        GAME.apply(state, seat, card, any_fate(), log)
    for sheet in log.sheets:
        assert not list(faults(sheet, len(state.hands)))
    return log.sheets


def cards(row: SheetRow) -> dict[str, int]:
    """What each card of a row counts."""
    return {_card(line.reason): line.amount for line in row.cells[0].lines}


def _card(message: Message) -> str:
    ref = message.facts["card"]
    assert isinstance(ref, Ref)
    return str(ref.id)


def test_g_8_2_every_captured_card_stands_in_its_row_with_its_favour() -> None:
    (sheet,) = counted(last_fight(WORTHLESS, {0: "BL9 BL8", 1: "YE10 YE4"}))
    assert [(row.seats, row.cells[0].amount) for row in sheet.rows] == [
        ((1,), 1),
        ((2,), 0),
        ((0,), -2),
    ]
    assert [cards(row) for row in sheet.rows] == [
        {"YE4": 0, "YE10": 1},
        {"GR4": 0, "GR5": 0, "GR6": 0},
        {"BL8": -4, "BL9": 2},
    ]
    assert [row.won for row in sheet.rows] == [True, False, False]
    assert [row.cells[1].amount for row in sheet.rows] == [1, 0, 0]


def test_g_8_3_the_zero_that_counts_more_says_why() -> None:
    (sheet,) = counted(last_fight(WORTHLESS, {0: "BL0 GR0"}))
    row = next(row for row in sheet.rows if row.seats == (0,))
    assert cards(row) == {"BL0": 5, "GR0": 0}
    assert [line.reason.key for line in row.cells[0].lines] == [
        "gorus-sheet-zero",
        "gorus-sheet-card",
    ]
    (note,) = sheet.notes
    assert (note.key, note.facts["article"], note.facts["bonus"]) == (
        "gorus-sheet-why-zero",
        "G-8.3",
        5,
    )


def test_g_8_6_a_shared_round_names_all_who_share_it() -> None:
    (sheet,) = counted(last_fight(WORTHLESS, {0: "BL9", 1: "YE9"}))
    assert sheet.title.facts["count"] == 2
    assert sheet.title.facts["seats"] == (Ref("seat", 0), Ref("seat", 1))


def test_g_7_7_the_closing_fight_of_a_round_is_told_with_the_sheet() -> None:
    """A view of the next round no longer shows it. [R-17]"""
    (sheet,) = counted(last_fight(WORTHLESS, {}))
    assert sheet.facts["cards"] == (Ref("card", "GR4"), Ref("card", "GR5"), Ref("card", "GR6"))
    assert sheet.facts["seats"] == (0, 1, 2)
    assert (sheet.facts["kinds"], sheet.facts["winner"]) == ("lead,follow,follow", 2)


def test_g_12_11_the_closing_fight_of_a_lone_player_has_wanderers_instead_of_seats() -> None:
    """A seat of -1 is a wanderer; a winner of -1 is one, too."""
    for hand, winner in (("GR5", -1), ("GR7", 0)):
        (sheet,) = counted(last_solo_fight("GR4", hand, "GR6"))
        assert sheet.facts["seats"] == (-1, 0, -1)
        assert sheet.facts["winner"] == winner


@pytest.mark.parametrize(("name", "seating"), list(FORMATS.items()))
def test_g_13_3_a_team_has_one_row(name: str, seating: str) -> None:
    hands = " ".join(f"{school}{at}" for school in ("GR", "YE") for at in (4, 5, 6, 7))
    held = " ".join(hands.split()[: len(seating)])
    (sheet,) = counted(last_fight(held, {0: "BL9"}, teams=name))
    assert sheet.rows[0].seats == tuple(
        seat for seat, side in enumerate(seating) if side == seating[0]
    )


def test_g_12_12_a_failed_trial_gives_the_round_to_the_wanderers() -> None:
    state = last_solo_fight("GR4", "GR5", "GR6", player="BL9", wanderers="BR8")
    (sheet,) = counted(state)
    assert sheet.title.key == "gorus-sheet-lost"
    assert [note.facts["article"] for note in sheet.notes] == ["G-8.3", "G-12.12"]
    wanderers = next(row for row in sheet.rows if not row.seats)
    assert wanderers.won
    assert wanderers.name is not None


ENDS: tuple[tuple[dict[int, str], Edition, str], ...] = (
    ({0: "BL9"}, "fr2018", "target"),
    ({0: "BL0", 1: "YE9 YE10 YE11 YE12"}, "fr2018", "G-10.4"),
    ({0: "BL9 BL7", 1: "YE9 YE5"}, "fr2018", "G-10.5"),
    ({0: "BL9 BL7 BL6", 1: "YE9 YE5"}, "ru2020", "G-10.6"),
    ({0: "BL9 BL5", 1: "YE9 YE5"}, "fr2018", "G-10.7"),
)
"""Piles of contenders with one token to go, and what decides between them."""


@pytest.mark.parametrize(("piles", "edition", "article"), ENDS)
def test_g_10_the_last_sheet_says_why_the_winner_won(
    piles: dict[int, str], edition: Edition, article: str
) -> None:
    state = last_fight(WORTHLESS, piles, edition=edition, tokens=[2, 2, 2])
    whole, last = counted(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (whole.kind, last.kind) == ("round", "game")
    assert {seat for row in last.rows if row.won for seat in row.seats} == set(outcome.winners)
    assert [row.place for row in last.rows] == sorted(outcome.ranking)
    keys = [note.key for note in last.notes]
    why = "gorus-sheet-why-" + article.lower().replace(".", "-")
    assert keys == ["gorus-sheet-why-target"] + ([] if article == "target" else [why])


def test_g_10_1_the_last_sheet_of_a_lost_solo_game_names_the_wanderers() -> None:
    state = last_solo_fight("GR4", "GR5", "GR6", wanderers="BL9", tokens=[0, 2], target=3)
    _, last = counted(state)
    assert last.title.key == "gorus-wanderers-won"
    assert [(row.seats, row.won, row.place) for row in last.rows] == [
        ((), True, None),
        ((0,), False, None),
    ]


@pytest.mark.parametrize(("teams", "places"), [("2v2", {1, 2}), ("2v2v2", {1, 2, 3})])
def test_g_13_3_of_two_teams_the_other_is_second(teams: str, places: set[int]) -> None:
    """Places count teams, not players: with two teams nobody comes third."""
    players = 2 * len(places)
    options = GAME.read_options({"players": players, "teams": teams, "target": 1})
    log = Log()
    state = GAME.setup(options, Fast(Random(teams)), log)
    while seats := GAME.to_act(state):
        move = GAME.moves(state, seats[0])[0]
        GAME.apply(state, seats[0], move, Fast(Random(teams)), log)
    found = [row.place or 0 for row in log.sheets[-1].rows]
    assert set(found) <= places
    assert found == [1 + sum(other < place for other in found) for place in found]


def test_g_8_5_a_round_of_one_team_is_not_shared() -> None:
    """Partners win together; only sides that are level share a round. [G-8.6, G-13.4]"""
    (won,) = counted(last_fight("GR4 GR5 GR6 GR7", {0: "BL9"}, teams="2v2"))
    assert won.title.key == "gorus-sheet-team"
    assert won.title.facts["seats"] == (Ref("seat", 0), Ref("seat", 2))
    (level,) = counted(last_fight("GR4 GR5 GR6 GR7", {0: "BL9", 1: "YE9"}, teams="2v2"))
    assert level.title.key == "gorus-sheet-round"
    assert level.title.facts["count"] == 4
