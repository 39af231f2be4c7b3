"""Chapter C-22: adversaries."""

from collections import Counter

from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import ADVERSARIES, TERRITORIES
from ludus.games.insanam.frames import Turn
from ludus.games.insanam.state import State
from rules.insanam.build import (
    after_income,
    arena_dice,
    asked,
    barbarians,
    begin,
    court,
    empty,
    go_on,
    goods,
    hold,
    in_play,
    land,
    lay_tile,
    mark,
    one,
    owe,
    play,
    plays,
    under_board,
)


def arena(*foes: str, tile: str = "", cards: tuple[str, ...] = ("G16",), players: int = 3) -> State:
    """Let seat 0 have gladiators and these adversaries face up."""
    boards = ("macro", "seneca", "petronius", "postumus")
    state = court(players, boards=boards, adversaries=foes, start=False)
    in_play(state, 0, *cards)
    if tile:
        lay_tile(state, tile)
    begin(state)
    return state


def comes(state: State, card: str, eyes: str = "OR") -> None:
    """Let G16 beat A14, whose place another adversary takes."""
    state.table.eyes = ADVERSARIES[card].category
    plays(state, "place COL 4", "act b")
    play(state, "fight G16 A14", arena_dice(0, 0))
    play(state, "stay", f"adversary {card} eyes {eyes}")


def held(state: State, good: int) -> list[int]:
    """List what all hold of a good, by its place."""
    return [player.goods[good] for player in state.table.players]


def next_turn(state: State) -> None:
    """Let a turn begin and go through phase I."""
    state.table.frames[:] = [Turn()]
    go_on(state)


# C-22.1


def test_c_22_1_three_categories() -> None:
    counts = Counter(card.category for card in ADVERSARIES.values())
    assert counts == {"CH": 8, "OR": 12, "AN": 10}


def test_c_22_1_the_eyes_of_the_top_card_are_seen_by_all() -> None:
    state = arena("A13", "A14")
    comes(state, "A29", "CH")
    assert GAME.view(state, None).table.eyes == "CH"
    deck = state.secrets.decks["adversary"]
    assert {ADVERSARIES[card].category for card in deck.bag} == {"CH", "OR", "AN"}


# C-22.2


def test_c_22_2_what_a_card_has() -> None:
    for card in ADVERSARIES.values():
        assert card.power > 0
        assert card.effect
        assert card.reward
        lasting = {atom.kind for atom in card.effect} <= {"mod", "tax"}
        assert lasting == (card.timing == "while")


def test_c_22_2_an_immediate_effect_comes_once() -> None:
    state = arena("A13", "A14")
    comes(state, "A25")  # -2W
    assert held(state, 1) == [8, 9, 9]
    play(state, "done")
    assert held(state, 1) == [8, 9, 9]


def test_c_22_2_a_lasting_effect_holds_while_face_up() -> None:
    state = arena("A12", "A14")
    plays(state, "place BAR 3", "act a", "recruit LEG")
    assert goods(state)["G"] == 20 - 4


def test_c_22_2_a_conditional_one_hits_whoever_does_it() -> None:
    state = arena("A09", "A14")
    plays(state, "place BAR 3", "act a", "recruit LEG")
    assert goods(state) == {"G": 17, "W": 9, "S": 11}
    assert held(state, 1) == [9, 11, 11]


def test_c_22_2_a_demand_comes_once_an_action() -> None:
    state = arena("A09", "A14")
    plays(state, "place BAR 3", "act a", "recruit LEG", "recruit LEG")
    assert goods(state)["W"] == 9
    play(state, "halt")
    begin(state)
    plays(state, "place BAR 1", "act c", "recruit LEG")
    assert goods(state)["W"] == 8


def test_c_22_2_a_demand_never_forbids_the_action() -> None:
    """8.1, 24: what is missing becomes a loss of VP; the price is paid first."""
    state = arena("A09", "A14")
    one(state).goods = [20, 1, 0]
    plays(state, "place BAR 3", "act a", "recruit CEN")
    assert (goods(state)["W"], one(state).vp, one(state).storage) == (0, -1, [0, 1, 0])


def test_c_22_2_not_doing_it_costs_nothing() -> None:
    state = arena("A09", "A15")
    plays(state, "place BAR 3", "act a", "done", "halt", "done")
    assert goods(state) == {"G": 20, "W": 10, "S": 11}


def test_c_22_2_in_an_event_everybody_is_taxed() -> None:
    """E102 lets each player recruit."""
    state = arena("A09", "A14")
    play(state, "pass", owe(state, "E102"))
    plays(state, "approve", "approve", "approve")
    for seat in range(3):
        assert asked(state) == ((seat,), "recruit")
        plays(state, "recruit LEG", "recruit LEG")
    assert held(state, 1) == [9, 9, 9]


# C-22.3


def test_c_22_3_it_acts_at_once_on_all_in_turn_order() -> None:
    state = arena("A13", "A14")
    state.table.order = [2, 0, 1]
    comes(state, "A18")  # -1ANY
    assert asked(state) == ((2,), "lose")
    play(state, "lose G")
    assert asked(state) == ((0,), "lose")
    play(state, "lose W")
    assert asked(state) == ((1,), "lose")
    play(state, "lose S")
    assert asked(state) == ((0,), "after")


def test_c_22_3_a_loss_takes_what_is_there_and_no_more() -> None:
    state = arena("A13", "A14")
    one(state, 1).goods = [0, 0, 0]
    comes(state, "A27")  # -2S; the shared bonuses were worth W and G
    assert held(state, 2) == [9, 0, 8]
    assert one(state, 1).vp == 0


def test_c_22_3_corruption_moves_markers_in_turn_order() -> None:
    state = court(adversaries=("A13", "A15"), boards=("macro", "seneca", "petronius"), start=False)
    in_play(state, 0, "G16")
    for seat in range(3):
        mark(state, seat, 57)
    state.table.order = [0, 2, 1]
    state.table.eyes = "OR"
    begin(state)
    plays(state, "place COL 2", "act b")  # 58 for the placer; nothing for the others
    play(state, "fight G16 A15", arena_dice(2, -1))
    one(state, 1).marker = one(state, 1).peak = 59
    one(state, 2).marker = one(state, 2).peak = 59
    play(state, "stay", "adversary A14 eyes AN")
    assert state.table.ender == 2
    assert one(state, 1).marker == 59


def test_c_22_3_more_barbarians_where_barbarians_are() -> None:
    state = arena("A13", "A14")
    hold(state, "CHA", 0)
    empty(state, "SUE")
    barbarians(state, "CHE", 0, citadel=True)
    before = {name: land(state, name).barb for name in TERRITORIES}
    comes(state, "A05")
    for name, territory in TERRITORIES.items():
        more = territory.region == "GER" and name not in ("CHA", "SUE", "SUP")
        assert land(state, name).barb == before[name] + more, name


def test_c_22_3_lasting_effects_stop_when_it_leaves() -> None:
    state = arena("A12", "A14", cards=("G16", "G20"))
    plays(state, "place COL 4", "act b")
    play(state, "fight G20 A12", arena_dice(0, 0))
    play(state, "stay", "adversary A29 eyes OR")
    begin(state)
    plays(state, "place BAR 3", "act a", "recruit LEG")
    assert goods(state)["G"] == 20 + 2 - 3


def test_c_22_3_one_revealed_in_mid_action_acts_at_once() -> None:
    """8.1, 23. K02: refresh(ADV) fight(1)."""
    state = arena("A13", "A14", tile="K02")
    plays(state, "place COL 4", "act c", chance="adversary A25 eyes CH adversary A01 eyes OR")
    assert held(state, 1) == [8, 9, 9]
    assert state.table.discards["adversary"] == ["A13", "A14"]
    play(state, "fight G16 A25", arena_dice(0, 0))
    assert goods(state)["G"] == 20 - 2 + 2


def test_c_22_3_the_first_of_two_acts_before_the_second_comes() -> None:
    state = arena("A13", "A14", tile="K02")
    plays(state, "place COL 4", "act c", chance="adversary A30 eyes OR")
    assert asked(state) == ((0,), "lose")
    assert state.table.adversaries == ["A30"]
    plays(state, "lose G", "lose G", "lose G", chance="adversary A18 eyes OR")
    assert asked(state) == ((0,), "lose")
    assert state.table.adversaries == ["A30", "A18"]


# C-22.4


def test_c_22_4_all_players_are_hit_the_one_who_revealed_it_too() -> None:
    state = arena("A13", "A14")
    comes(state, "A12", "AN")
    for seat, act in ((0, "a"), (1, "c")):
        begin(state, seat)
        plays(state, f"place BAR {3 + seat}", f"act {act}")
        gold = goods(state, seat)["G"]
        play(state, "recruit LEG")
        assert goods(state, seat)["G"] == gold - 4


def test_c_22_4_same_keys_add_up() -> None:
    """8.1, 23: two demands for one deed, and a modifier against a gladiator's."""
    state = arena("A01", "A15")
    plays(state, "place COL 4", "act b")
    play(state, "fight G16 A15", arena_dice(0, 0))
    assert goods(state) == {"G": 20 - 2 + 1, "W": 9, "S": 12}
    state = court(adversaries=("A12", "A14"), boards=("narcissus", "seneca", "petronius"),
                  start=False)  # fmt: skip
    under_board(state, 0, "G25")
    begin(state)
    plays(state, "place BAR 3", "act a", "recruit LEG")
    assert goods(state)["G"] == 20 - 3


# C-22.5


def test_c_22_5_the_rhino_wants_a_wood_each_turn() -> None:
    rhino = ADVERSARIES["A21"]
    assert (rhino.category, rhino.power, str(rhino.reward)) == ("AN", 6, "+3G +2S +2VP")
    state = arena("A21", "A14")
    one(state, 1).goods = [20, 0, 10]
    after_income(state)
    assert held(state, 1) == [9, 0, 9]
    assert [player.vp for player in state.table.players] == [0, -1, 0]
    play(state, "pass")
    assert held(state, 1) == [9, 0, 9]


def test_c_22_5_not_in_the_first_turn() -> None:
    state = arena("A21", "A14")
    state.table.turn = 0
    next_turn(state)
    assert state.table.turn == 1
    assert held(state, 1) == [10, 10, 10]


# C-22.6


def test_c_22_6_the_celtic_warrior() -> None:
    warrior = ADVERSARIES["A09"]
    assert (warrior.power, str(warrior.reward)) == (3, "+1G +2W +1VP")
    assert warrior.category == "OR"
