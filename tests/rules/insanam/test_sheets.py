"""Score sheets of Insanam: every source, every player, every reason, and nothing secret."""

from ludus.core.events import Log
from ludus.core.sheets import FINAL, Sheet, faults
from ludus.games.insanam.court.scoring import score_round
from ludus.games.insanam.state import State
from rules.insanam.build import bare, court, end_game, mark, one


def counted(state: State) -> Sheet:
    """Score the round, and read the sheet."""
    log = Log()
    score_round(state.table, log)
    (sheet,) = log.sheets
    assert list(faults(sheet, len(state.table.players))) == []
    return sheet


def numbers(sheet: Sheet, word: str) -> list[int | None]:
    at = [column.word for column in sheet.columns].index(word)
    return [row.cells[at].amount for row in sheet.rows]


def reasons(sheet: Sheet, word: str) -> list[list[str]]:
    at = [column.word for column in sheet.columns].index(word)
    return [[line.reason.key for line in row.cells[at].lines] for row in sheet.rows]


def test_c_14_1_a_round_is_told_by_source_in_the_order_of_the_rules() -> None:
    state = court()
    for seat, space in enumerate((7, 3, 5)):
        mark(state, seat, space)
    one(state, 1).chariot = 6
    one(state, 2).vp = 4
    sheet = counted(state)
    words = [column.word for column in sheet.columns]
    assert words == ["before", "lands", "regions", "race", "track", "public", "total"]
    assert numbers(sheet, "before") == [0, 0, 4]
    assert numbers(sheet, "race") == [0, 9, 0]
    assert numbers(sheet, "track") == [9, 3, 6]
    assert numbers(sheet, "total") == [player.vp for player in state.table.players]
    for row in sheet.rows:
        amounts = [cell.amount or 0 for cell in row.cells]
        assert sum(amounts[:-1]) == amounts[-1], "the sources make up what was gained"


def test_c_15_1_after_a_round_the_soldiers_are_paid() -> None:
    """Every scoring of a round is followed by pay, the last one too."""
    sheet = counted(court())
    assert sheet.onward is not None
    assert sheet.onward.key == "insanam-sheet-onward"


def test_c_14_1_every_number_has_a_reason_zeros_too() -> None:
    sheet = counted(court())
    for word in ("lands", "regions", "race", "track", "public"):
        assert all(reasons(sheet, word)), word
    assert reasons(sheet, "race") == [["insanam-sheet-at-start"]] * 3


def test_c_2_5_a_sheet_tells_no_goods_and_no_hidden_counters() -> None:
    """What stands behind screens only brings places: other goods, the same sheet."""
    for card, change in (("U3", "goods"), ("U7", "counts"), ("U8", "counts")):
        sheets = []
        for more in (0, 3):
            state = court()
            state.table.ambitions[0] = card
            for seat in range(3):
                if change == "goods":
                    one(state, seat).goods = [5 + seat + more, 1, 1]
                else:
                    metric = "tiles" if card == "U7" else "gifts"
                    one(state, seat).counts = {metric: 1 + seat + more}
            sheets.append(counted(state))
        assert sheets[0] == sheets[1]
        assert reasons(sheets[0], "public") == [["insanam-sheet-placed"]] * 3


def test_c_14_5_what_lies_open_is_told() -> None:
    state = court()
    state.table.ambitions[0] = "U1"
    assert reasons(counted(state), "public") == [["insanam-sheet-measured"]] * 3


def test_c_16_8_the_last_sheet_tells_the_end() -> None:
    state = court(round=4, start=False)
    bare(state)
    for seat, (marker, gold) in enumerate(((0, 0), (57, 2), (59, 12))):
        mark(state, seat, marker)
        one(state, seat).goods = [gold, 0, 0]
    sheet = end_game(state).sheets[-1]
    assert sheet.kind == FINAL
    words = [column.word for column in sheet.columns]
    assert words == ["before", "distance", "leftovers", "total"]
    by_seat = {row.seats[0]: row for row in sheet.rows}
    assert [by_seat[seat].cells[1].amount for seat in range(3)] == [0, -1, 0]
    assert by_seat[2].cells[2].amount == 11 // 5
    over = state.table.over
    assert over is not None
    assert tuple(by_seat[seat].cells[3].amount for seat in range(3)) == over.scores
    assert {seat for seat, row in by_seat.items() if row.won} == set(over.winners)


def test_c_16_3_a_traitor_who_wins_at_once_is_told_with_the_article() -> None:
    state = court(round=4, start=False, destinies=("traitor", "loyal", "loyal"))
    bare(state)
    sheet = end_game(state).sheets[-1]
    assert [note.facts["article"] for note in sheet.notes] == ["C-16.3"]
    assert [column.word for column in sheet.columns] == ["before", "total"]


def test_c_16_5_the_eliminated_have_no_score() -> None:
    state = court(round=4, start=False, destinies=("loyal", "traitor", "loyal"))
    bare(state)
    mark(state, 1, 12)
    sheet = end_game(state).sheets[-1]
    (row,) = [row for row in sheet.rows if row.seats == (1,)]
    assert row.cells[-1].amount is None
