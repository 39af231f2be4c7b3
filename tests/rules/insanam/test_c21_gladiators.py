"""Chapter C-21: gladiators and the Colosseum."""

import pytest

from ludus.games.insanam.content.catalogue import GLADIATORS
from ludus.games.insanam.content.vocabulary import CATEGORIES, CLASSES
from ludus.games.insanam.state import State
from rules.insanam.build import (
    arena_dice,
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
    under_board,
    words,
)

NEXT = "adversary A29 eyes OR"
"""The next adversary: an animal, as its eyes have shown."""


def school(
    *cards: str,
    foes: tuple[str, str] = ("A13", "A14"),
    tile: str = "",
    board: str = "macro",
    winners: tuple[str, ...] = (),
) -> State:
    """Let seat 0 have gladiators in play, and be about to place."""
    state = court(boards=(board, "seneca", "petronius"), adversaries=foes, start=False)
    in_play(state, 0, *cards)
    under_board(state, 0, *winners)
    if tile:
        lay_tile(state, tile)
    begin(state)
    return state


def enter(state: State, letter: str = "b") -> None:
    """Place in the Colosseum for stone, and take an action; the printed b is fight(0)."""
    plays(state, "place COL 4", f"act {letter}")


def dice(state: State) -> tuple[int, int]:
    """Give the totals of the last fight."""
    assert state.table.dice is not None
    return state.table.dice.totals


# C-21.1


def test_c_21_1_what_a_gladiator_has() -> None:
    assert len(GLADIATORS) == 30
    for card in GLADIATORS.values():
        assert card.kind in CLASSES
        assert {*card.strong, *card.weak} <= {*CATEGORIES}
        assert card.cost > card.power > 0
        assert card.oneshot
        assert card.income
        assert len(card.permanent) == 1


# C-21.2


def test_c_21_2_pay_take_a_displayed_card_refill() -> None:
    state = school()
    enter(state, "a")
    assert moves(state) == ["hire G01", "hire G02", "done"]
    play(state, "hire G01", "gladiator G30")
    assert (goods(state)["G"], one(state).play) == (20 - 6, ["G01"])
    assert state.table.display == ["G02", "G30"]
    assert state.table.zones["COL"].banners[0] == 0


def test_c_21_2_not_the_hidden_top_card() -> None:
    state = school()
    enter(state, "a")
    assert refused(state, "hire G30").article == "C-21.2"


def test_c_21_2_without_the_gold_it_cannot_be_bought() -> None:
    state = school()
    one(state).goods = [5, 0, 0]
    enter(state, "a")
    assert moves(state) == ["hire G02", "done"]
    assert refused(state, "hire G01").article == "C-21.2"


def test_c_21_2_buying_is_a_chance_not_a_duty() -> None:
    state = school()
    enter(state, "a")
    play(state, "done")
    assert (goods(state)["G"], one(state).play) == (20, [])
    assert state.table.zones["COL"].banners[0] == 0


def test_c_21_2_a_discount_does_not_pay_out() -> None:
    """Four gold off for G02, two by the action and two by G03, and never below nothing."""
    state = school(tile="K03", winners=("G03",))
    state.secrets.decks["gladiator"].bag.remove("G05")
    state.secrets.decks["gladiator"].bag.append("G01")
    state.table.display = ["G05", "G02"]
    enter(state)  # gbuy(1)
    play(state, "hire G05", "gladiator G30")
    assert goods(state)["G"] == 20
    assert one(state).play == ["G05"]


# C-21.3


def test_c_21_3_the_player_names_an_own_gladiator_in_play() -> None:
    state = school("G07", "G10")
    enter(state)
    assert moves(state) == [
        "fight G07 A13", "fight G07 A14", "fight G07 TOP",
        "fight G10 A13", "fight G10 A14", "fight G10 TOP", "done",
    ]  # fmt: skip
    assert refused(state, "fight G16 A13").article == "C-21.3"


def test_c_21_3_without_one_the_part_is_void() -> None:
    """The other parts of the action are done; gladiators under the board do not fight."""
    state = school(tile="K02", winners=("G16",))
    enter(state, "b")  # fight(0) +2W
    assert asked(state) == ((0,), "after")
    assert goods(state)["W"] == 12
    assert state.table.zones["COL"].banners[1] == 0


def test_c_21_3_nobody_has_to_fight() -> None:
    state = school("G07")
    enter(state)
    play(state, "done")
    assert one(state).play == ["G07"]


def test_c_21_3_a_one_shot_fight_needs_another_gladiator() -> None:
    """8.1, 22: the card is discarded first."""
    state = school("G16")
    play(state, "use G16")
    assert asked(state) == ((0,), "turn")
    state = school("G16", "G10")
    play(state, "use G16")
    assert moves(state) == ["fight G10 A13", "fight G10 A14", "fight G10 TOP", "done"]


# C-21.4


def test_c_21_4_one_of_two_face_up_or_the_top_card() -> None:
    state = school("G16")
    enter(state)
    play(state, "fight G16 TOP", "adversary A30 eyes CH " + arena_dice(0, 0))
    assert asked(state) == ((0,), "slide")
    assert state.table.eyes == "CH"
    assert state.table.adversaries == ["A13", "A14"]


def test_c_21_4_its_category_is_known_before() -> None:
    """The eyes were an animal's: no other card can be on top."""
    state = school("G16")
    assert state.table.eyes == "AN"
    enter(state)
    with pytest.raises(Exception, match="fate"):
        play(state, "fight G16 TOP", "adversary A10 eyes CH " + arena_dice(0, 0))


# C-21.5


@pytest.mark.parametrize(
    ("card", "foe", "total"),
    [
        ("G01", "A13", 5 + 2),  # strong against ordinary ones
        ("G01", "A29", 5 - 2),  # weak against animals
        ("G01", "A02", 5),
        ("G05", "A13", 2 + 2),
        ("G05", "A29", 2 + 2),  # strong against both
        ("G10", "A02", 2 + 2),
        ("G10", "A13", 2),  # no weakness at all
    ],
)
def test_c_21_5_power_strengths_and_weaknesses(card: str, foe: str, total: int) -> None:
    state = court(boards=("macro", "seneca", "petronius"), adversaries=(foe, "A14"),
                  display=("G02", "G03"), start=False)  # fmt: skip
    in_play(state, 0, card)
    begin(state)
    enter(state)
    play(state, f"fight {card} {foe}", arena_dice(0, 2))
    assert dice(state)[0] == total


def test_c_21_5_modifiers_and_the_die_are_added() -> None:
    """G16 gives 2, G26 gives 2 against animals, the action 3, the die 1."""
    state = school("G03", foes=("A29", "A14"), tile="K04", winners=("G16", "G26"))
    enter(state, "b")
    play(state, "fight G03 A29", arena_dice(1, 0))
    assert dice(state)[0] == 3 - 2 + 2 + 2 + 3 + 1
    state = school("G07", tile="K04", winners=("G16", "G26"))
    enter(state, "b")
    play(state, "fight G07 A13", arena_dice(1, 0))
    assert dice(state)[0] == 5 - 2 + 2 + 3 + 1


def test_c_21_5_the_own_die_may_be_rolled_again() -> None:
    """G18 under the board: once a fight, and only the own die."""
    state = school("G10", winners=("G18",))
    enter(state)
    play(state, "fight G10 A13", arena_dice(-1, 1))
    assert moves(state) == ["reroll", "stand"]
    assert dice(state) == (1, 4)
    play(state, "reroll", "arena 6 " + NEXT)
    assert dice(state) == (4, 4)
    assert one(state).play == []  # a tie, after the second roll
    state = school("G10", winners=("G18",))
    enter(state)
    play(state, "fight G10 A13", arena_dice(2, 0))
    play(state, "stand")
    assert dice(state) == (4, 3)


# C-21.6


@pytest.mark.parametrize(
    ("card", "foe", "total"),
    [
        ("G11", "A10", 4 + 2),  # strong against retiarii
        ("G16", "A10", 4 - 2),  # weak against secutores
        ("G07", "A10", 4),
    ],
)
def test_c_21_6_the_adversary_by_class_and_die(card: str, foe: str, total: int) -> None:
    state = school(card, foes=(foe, "A14"))
    enter(state)
    play(state, f"fight {card} {foe}", arena_dice(2, -1))
    assert dice(state)[1] == total - 1


# C-21.7


def test_c_21_7_a_beaten_gladiator_is_worth_half_its_cost() -> None:
    state = school("G07", foes=("A13", "A09"))
    enter(state)
    play(state, "fight G07 A09", arena_dice(0, 1))  # 3 to 4
    assert goods(state)["G"] == 20 + 3
    assert one(state).play == []
    assert state.table.discards["gladiator"] == ["G07"]
    assert state.table.adversaries == ["A13", "A09"]
    assert one(state).vp == 0
    assert "beaten" not in one(state).counts


def test_c_21_7_half_is_rounded_down() -> None:
    state = school("G10", foes=("A13", "A09"))
    enter(state)
    play(state, "fight G10 A09", arena_dice(0, 1))
    assert goods(state)["G"] == 20 + 1


# C-21.8


def test_c_21_8_equal_both_are_out_with_half_the_cost_and_the_reward() -> None:
    state = school("G09", foes=("A13", "A09"))
    enter(state)
    play(state, "fight G09 A09", arena_dice(-1, 0) + " " + NEXT)  # 6 - 2 - 1 = 3
    assert goods(state) == {"G": 20 + 3 + 1, "W": 12, "S": 11}
    assert one(state).vp == 1
    assert one(state).play == []
    assert state.table.adversaries == ["A13", "A29"]
    assert state.table.discards == {"gladiator": ["G09"], "adversary": ["A09"]}
    assert one(state).counts == {"beaten": 1, "beaten.OR": 1}
    assert asked(state) == ((0,), "after")


# C-21.9


def test_c_21_9_a_winner_gets_the_reward_and_may_go_under_the_board() -> None:
    state = school("G16", foes=("A13", "A21"))
    enter(state)
    play(state, "fight G16 A21", arena_dice(1, 0))
    assert goods(state) == {"G": 23, "W": 10, "S": 13}
    assert one(state).vp == 2
    assert moves(state) == ["slide", "stay"]
    play(state, "slide", NEXT)
    assert (one(state).play, one(state).winners) == ([], ["G16"])
    assert state.table.adversaries == ["A13", "A29"]
    assert state.table.discards == {"adversary": ["A21"]}
    assert one(state).counts == {"beaten": 1, "beaten.AN": 1}


def test_c_21_9_its_permanent_power_works_from_then_on() -> None:
    state = school("G14", "G10")
    enter(state)
    play(state, "fight G14 A14", arena_dice(2, -1))
    play(state, "slide", NEXT)
    begin(state)
    plays(state, "place BAR 1", "act d")
    assert state.table.frames[-1].points == 1 + 1 + 1  # type: ignore[union-attr]


# C-21.10


def test_c_21_10_a_winner_that_stays_can_fight_again() -> None:
    """8.1, 21."""
    state = school("G16")
    enter(state)
    play(state, "fight G16 A14", arena_dice(0, 0))
    play(state, "stay", NEXT)
    assert (one(state).play, one(state).winners) == (["G16"], [])
    begin(state)
    plays(state, "place COL 1", "act c")
    assert "fight G16 A13" in moves(state)


def test_c_21_10_three_are_the_most_and_never_exchanged() -> None:
    state = school("G16", winners=("G10", "G24", "G28"))
    enter(state)
    play(state, "fight G16 A14", arena_dice(0, 0) + " " + NEXT)
    assert asked(state) == ((0,), "after")
    assert (one(state).play, one(state).winners) == (["G16"], ["G10", "G24", "G28"])
    assert one(state).vp == 1


# C-21.11


def test_c_21_11_a_hidden_survivor_goes_under_the_deck_without_effect() -> None:
    state = school("G10")
    before = [player.goods[:] for player in state.table.players]
    enter(state)
    play(state, "fight G10 TOP", "adversary A25 eyes OR " + arena_dice(0, 0))  # now: -2W
    deck = state.secrets.decks["adversary"]
    assert (deck.under, state.table.beneath) == (["A25"], ["A25"])
    assert state.table.adversaries == ["A13", "A14"]
    assert [player.goods[1] for player in state.table.players] == [
        n[1] + (at > 0) for at, n in enumerate(before)
    ]


def test_c_21_11_a_hidden_one_that_dies_is_not_replaced() -> None:
    state = school("G26")
    enter(state)
    play(state, "fight G26 TOP", "adversary A30 eyes OR " + arena_dice(0, 0))
    play(state, "stay")
    assert state.table.adversaries == ["A13", "A14"]
    assert state.table.discards["adversary"] == ["A30"]
    assert one(state).counts == {"beaten": 1, "beaten.AN": 1}


def test_c_21_11_no_lasting_effect_while_it_fights() -> None:
    """A24, a tiger, taxes only when face up."""
    state = school("G10")
    enter(state)
    log = play(state, "fight G10 TOP", "adversary A24 eyes OR " + arena_dice(0, 0))
    assert "taxed" not in words(log)
    assert "adversary" not in words(log)


# C-21.12


def test_c_21_12_to_face_is_to_fight() -> None:
    """There is one word for it: what is asked, what a tile says, what is taxed."""
    state = school("G10", foes=("A01", "A15"))
    enter(state)
    assert kinds(state) == {"fight", "done"}
    play(state, "fight G10 A15", arena_dice(-1, 2))
    assert goods(state) == {"G": 20 - 2 + 1, "W": 9, "S": 11}


# C-21.13


def test_c_21_13_an_empty_gladiator_deck_is_made_of_its_discards() -> None:
    state = school()
    deck = state.secrets.decks["gladiator"]
    state.table.discards["gladiator"], deck.bag = deck.bag, []
    enter(state, "a")
    play(state, "hire G01", "gladiator G30")
    assert state.table.display == ["G02", "G30"]
    assert state.table.discards["gladiator"] == []


def test_c_21_13_without_discards_nothing_comes() -> None:
    state = school()
    deck = state.secrets.decks["gladiator"]
    one(state, 2).tucked, deck.bag = deck.bag, []
    enter(state, "a")
    play(state, "hire G01")
    assert state.table.display == ["G02"]
    begin(state)
    state.table.zones["COL"].banners = [-1] * 4
    plays(state, "place COL 1", "act a", "hire G02")
    assert state.table.display == []
    begin(state)
    state.table.zones["COL"].banners = [-1] * 4
    plays(state, "place COL 3", "act a")
    assert asked(state) == ((0,), "after")


def last_adversary(state: State, card: str) -> None:
    """Let an adversary be the only one in the deck; all others are out of the way."""
    state.secrets.decks["adversary"].bag = [card]
    state.table.eyes = "AN"


def test_c_21_13_an_empty_adversary_deck_is_made_of_its_discards() -> None:
    state = school("G26")
    last_adversary(state, "A29")
    state.table.discards["adversary"] = ["A01", "A02"]
    enter(state)
    play(state, "fight G26 A14", arena_dice(0, 0))
    play(state, "stay", "adversary A29 eyes CH")
    assert state.table.adversaries == ["A13", "A29"]
    assert state.table.eyes == "CH"
    assert state.table.discards["adversary"] == []
    assert sorted(state.secrets.decks["adversary"].bag) == ["A01", "A02", "A14"]


def test_c_21_13_the_top_card_of_the_new_deck_can_be_fought() -> None:
    state = school("G26")
    last_adversary(state, "A30")
    state.table.discards["adversary"] = ["A01"]
    enter(state)
    play(state, "fight G26 TOP", "adversary A30 eyes CH " + arena_dice(-1, 2))
    play(state, "stay")
    begin(state)
    plays(state, "place COL 1", "act c")
    assert "fight G26 TOP" in moves(state)
    play(state, "fight G26 TOP", "adversary A01 eyes AN " + arena_dice(0, 0))
    deck = state.secrets.decks["adversary"]
    assert (deck.bag, deck.under) == (["A30"], ["A01"])


def test_c_21_13_the_last_card_goes_under_and_is_on_top_again() -> None:
    state = school("G10", "G28")
    last_adversary(state, "A22")
    enter(state)
    play(state, "fight G10 TOP", "adversary A22 " + arena_dice(0, 0))
    assert state.table.eyes == "AN"
    begin(state)
    plays(state, "place COL 1", "act c")
    play(state, "fight G28 TOP", arena_dice(-1, 2))
    assert state.table.beneath == ["A22"]


def test_c_21_13_the_last_card_that_dies_makes_the_new_deck() -> None:
    state = school("G26")
    last_adversary(state, "A30")
    enter(state)
    play(state, "fight G26 TOP", "adversary A30 " + arena_dice(0, 0))
    play(state, "stay", "eyes AN")
    assert state.secrets.decks["adversary"].bag == ["A30"]


def test_c_21_13_with_no_adversary_at_all_there_is_no_fight() -> None:
    state = school("G26")
    state.secrets.decks["adversary"].bag = []
    state.table.eyes = ""
    state.table.adversaries = []
    enter(state)
    assert asked(state) == ((0,), "after")


def test_c_21_13_a_beaten_one_is_the_only_one_to_come_back() -> None:
    state = school("G26")
    state.secrets.decks["adversary"].bag = []
    state.table.eyes = ""
    enter(state)
    play(state, "fight G26 A14", arena_dice(0, 0))
    play(state, "stay", "adversary A14")
    assert state.table.adversaries == ["A13", "A14"]
    assert state.table.eyes == ""
