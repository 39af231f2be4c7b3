"""Chapter C-23: action tiles."""

import pytest

from ludus.games.insanam.content.catalogue import TILES
from ludus.games.insanam.frames import March
from ludus.games.insanam.state import State
from rules.insanam.build import (
    TILES as OFFER,
)
from rules.insanam.build import (
    asked,
    begin,
    court,
    goods,
    in_play,
    kinds,
    lay_tile,
    moves,
    one,
    play,
    plays,
    refused,
)


def market(*tiles: str, boards: tuple[str, ...] = ("macro", "seneca", "petronius")) -> State:
    """Let tiles be in force, and seat 0 be about to place."""
    state = court(boards=boards, start=False)
    for tile in tiles:
        lay_tile(state, tile)
    begin(state)
    return state


def shopping(state: State) -> None:
    """Place in the market for wood, and take the printed b: tile(0)."""
    plays(state, "place MAR 2", "act b")


# C-23.1


def test_c_23_1_any_of_the_five_on_offer_for_5_gold() -> None:
    state = market()
    shopping(state)
    assert moves(state) == [*(f"buy {OFFER[zone]}" for zone in OFFER), "done"]
    play(state, "buy H05", "tile H01")
    assert goods(state)["G"] == 15
    assert state.table.zones["HIP"].tile == "H05"
    assert one(state).counts["tiles"] == 1


def test_c_23_1_it_replaces_what_was_in_force() -> None:
    state = market("H10")
    shopping(state)
    plays(state, "buy H05", chance="tile H01")
    play(state, "skip")
    play(state, "done")
    play(state, "place HIP 1")
    assert moves(state) == ["act a", "act b", "act c", "skip"]  # H05 has three


def test_c_23_1_only_tiles_on_offer() -> None:
    state = market()
    shopping(state)
    assert refused(state, "buy H01").article == "C-23.1"


def test_c_23_1_without_5_gold_nothing_can_be_bought() -> None:
    state = market()
    one(state).goods = [4, 0, 0]
    shopping(state)
    assert moves(state) == ["done"]
    assert refused(state, "buy H05").article == "C-23.1"
    play(state, "done")
    assert state.table.zones["MAR"].banners == [-1, 0, -1, -1]


def test_c_23_1_a_discount() -> None:
    state = market("M10")
    plays(state, "place MAR 2", "act b")  # tile(3) +2COR
    play(state, "buy H05", "tile H01")
    assert goods(state)["G"] == 18
    play(state, "skip")
    assert one(state).marker == 2


# C-23.2


def test_c_23_2_the_next_of_the_stack_is_turned_up_at_once() -> None:
    state = market()
    shopping(state)
    play(state, "buy H05", "tile H01")
    assert state.table.zones["HIP"].offer == "H01"
    assert [state.table.zones[zone].offer for zone in ("COL", "BAR", "SEN", "MAR")] == [
        "K04", "B01", "S03", "M07",
    ]  # fmt: skip


def test_c_23_2_an_empty_stack_offers_nothing_more() -> None:
    state = market()
    state.secrets.decks["tileHIP"].bag = []
    shopping(state)
    play(state, "buy H05")
    assert state.table.zones["HIP"].offer == ""
    play(state, "skip")
    begin(state)
    state.table.zones["MAR"].banners = [-1] * 4
    plays(state, "place MAR 1", "act b")
    assert [move for move in moves(state) if "H" in move] == []


def test_c_23_2_with_nothing_on_offer_there_is_nothing_to_buy() -> None:
    state = market()
    for zone in state.table.zones.values():
        zone.offer = ""
    shopping(state)
    assert asked(state) == ((0,), "after")


# C-23.3


def test_c_23_3_banners_go_back_citizens_stay() -> None:
    state = market()
    zone = state.table.zones["HIP"]
    zone.banners, zone.circles = [1, 2, -1, 0], [1, 2, 1, -1]
    shopping(state)
    play(state, "buy H05", "tile H01")
    assert zone.banners == [-1, -1, -1, -1]
    assert zone.circles == [1, 2, 1, -1]
    assert moves(state) == ["act a", "act b", "act c", "skip"]


# C-23.4


def test_c_23_4_one_action_at_once_without_citizen_and_banner() -> None:
    state = market()
    shopping(state)
    play(state, "buy H05", "tile H01")
    play(state, "act b")  # race(1) +1VP
    assert (one(state).chariot, one(state).vp) == (1, 1)
    assert state.table.zones["HIP"].banners == [-1] * 4
    assert state.table.zones["HIP"].circles == [-1] * 4
    assert one(state).placed == 1
    assert asked(state) == ((0,), "after")
    assert goods(state, 1)["W"] == 10  # no bonus of the Hippodrome is shared


def test_c_23_4_it_is_a_chance_not_a_duty() -> None:
    state = market()
    shopping(state)
    play(state, "buy H05", "tile H01")
    play(state, "skip")
    assert one(state).chariot == 0


def test_c_23_4_costs_inside_are_paid_and_must_be_payable() -> None:
    state = market()
    state.table.zones["SEN"].offer = "S08"
    shopping(state)
    play(state, "buy S08", "tile S01")
    play(state, "act c")  # pay(3G) +2VP
    assert (goods(state)["G"], one(state).vp) == (20 - 5 - 3, 2)
    state = market()
    state.table.zones["SEN"].offer = "S08"
    one(state).goods = [7, 0, 0]
    shopping(state)
    play(state, "buy S08", "tile S01")
    assert "act c" not in moves(state)
    assert refused(state, "act c").article == "C-7.4"


def test_c_23_4_corruption_of_the_action_is_gained() -> None:
    state = market()
    shopping(state)
    play(state, "buy S03", "tile S01")
    play(state, "act c")  # +2VP +2COR
    assert (one(state).marker, one(state).vp) == (2, 2)


def test_c_23_4_after_a_one_shot_power() -> None:
    """G23: tile(5), for nothing."""
    state = court(start=False)
    in_play(state, 0, "G23")
    begin(state)
    play(state, "use G23")
    play(state, "buy H05", "tile H01")
    assert goods(state)["G"] == 20
    play(state, "act a")
    assert one(state).chariot == 2
    assert asked(state) == ((0,), "turn")


# C-23.5


@pytest.mark.parametrize(
    ("tile", "allowed", "barred"),
    [("M07", ["act a", "act c", "skip"], "b"), ("S03", ["act b", "act c", "skip"], "a")],
)
def test_c_23_5_neither_purchase_nor_repeat(tile: str, allowed: list[str], barred: str) -> None:
    state = market()
    state.table.zones["COL"].banners[0] = 1
    shopping(state)
    play(state, f"buy {tile}", f"tile {tile[0]}01")
    assert moves(state) == allowed
    assert refused(state, f"act {barred}").article == "C-23.5"


def test_c_23_5_an_action_that_is_not_there() -> None:
    state = market()
    shopping(state)
    play(state, "buy H05", "tile H01")
    assert refused(state, "act d").article == "C-7.2"


# C-23.6


def test_c_23_6_the_purchase_gets_the_banner() -> None:
    state = market()
    shopping(state)
    play(state, "buy H05", "tile H01")
    assert state.table.zones["MAR"].banners == [-1] * 4  # not yet: it is still under way
    play(state, "act a")
    assert state.table.zones["MAR"].banners == [-1, 0, -1, -1]


@pytest.mark.parametrize("before", ["", "M01"])
def test_c_23_6_not_if_the_market_itself_is_replaced(before: str) -> None:
    """8.1, 17: the next player can buy again."""
    state = market(*([before] if before else []))
    shopping(state)
    play(state, "buy M07", "tile M02")
    play(state, "skip")
    assert state.table.zones["MAR"].banners == [-1] * 4
    play(state, "done")
    plays(state, "place MAR 1", "act b")
    assert "buy M02" in moves(state)


def test_c_23_6_a_repeat_of_the_purchase_marks_the_senate_only() -> None:
    state = market()
    state.table.zones["MAR"].banners[1] = 1
    plays(state, "place SEN 2", "act b", "redo MAR b")
    play(state, "buy M07", "tile M01")
    play(state, "skip")
    assert state.table.zones["MAR"].banners == [-1] * 4
    assert state.table.zones["SEN"].banners == [-1, 0, -1, -1]


def test_c_23_6_nor_does_a_new_senate_bear_the_old_banner() -> None:
    state = market()
    state.table.zones["MAR"].banners[1] = 1
    plays(state, "place SEN 2", "act b", "redo MAR b")
    play(state, "buy S03", "tile S01")
    play(state, "skip")
    assert state.table.zones["MAR"].banners == [-1, 1, -1, -1]
    assert state.table.zones["SEN"].banners == [-1] * 4


# C-23.7


def test_c_23_7_replaced_tiles_leave_the_game() -> None:
    state = market("H10")
    state.secrets.decks["tileHIP"].bag = []
    shopping(state)
    play(state, "buy H05")
    assert state.table.gone == ["H10"]
    assert state.table.zones["HIP"].offer == ""
    assert state.secrets.decks["tileHIP"].bag == []


def test_c_23_7_printed_actions_are_no_tile() -> None:
    state = market()
    shopping(state)
    play(state, "buy H05", "tile H01")
    assert state.table.gone == []


def test_a_barracks_tile_grants_movement() -> None:
    """C-18.4 with C-23.4."""
    state = market()
    shopping(state)
    play(state, "buy B01", "tile B02")
    play(state, "act c")  # +1ANY
    assert kinds(state) == {"take"}
    play(state, "take S")
    frame = state.table.frames[-1]
    assert isinstance(frame, March)
    assert frame.points == 1


def test_every_tile_keeps_what_its_zone_is_for() -> None:
    """Section 7 of the content."""
    core = {"COL": {"gbuy", "fight"}, "HIP": {"race"}, "BAR": {"recruit", "deploy"},
            "SEN": {"redo", "unlock"}, "MAR": {"swap", "tile"}}  # fmt: skip
    for tile in TILES.values():
        assert core[tile.zone] <= {atom.kind for atoms in tile.actions for atom in atoms}
