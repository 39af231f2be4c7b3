"""Chapter L-6: markers and the order of players."""

from itertools import permutations

import pytest

from ludus.core.fate import Scripted
from ludus.games.gloria import GAME
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import State
from rules.gloria.build import arena, asked, body, glad, moves, play, secutor, thraex


def begun(dice: str, players: int = 3) -> State:
    """Begin a melee of one gladiator a troop."""
    troops = ((Entrant(3, "thraex"),),) * players
    state = GAME.setup(Options(players, troops=troops), Scripted([]), None)
    for seat in range(players):
        play(state, moves(state)[0], dice if seat == players - 1 else "")
    return state


def next_turn(state: State, dice: str) -> State:
    """Let all who have a marker end their activation, then roll for the next turn."""
    while any(one.marker for one in state.gladiators):
        play(state, "end", "act 0")
    play(state, "end", dice)
    return state


def marked(state: State) -> list[int]:
    return [one.id for one in state.gladiators if one.marker]


# L-6.1


def test_l_6_1_everybody_in_combat_gets_a_marker() -> None:
    state = arena(
        secutor(),
        glad(at=(0, 3), down=True),
        glad(at=(0, 4), snare="net"),
        glad(at=(1, 4), cowed=2),
        glad("retiarius", (3, 0), owner=1, hands=("trident",)),
        glad(at=(4, 0), owner=1, stunned=1),
        bystanders=False,
    )
    play(state, "end", "order 0 1")
    assert state.turn == 2
    assert marked(state) == [0, 1, 2, 3, 4, 5]


def test_l_6_1_except_the_stunned() -> None:
    state = arena(
        secutor(), glad(at=(0, 3), stunned=2), glad(at=(0, 4)), thraex(at=(4, 0)), bystanders=False
    )
    play(state, "end", "order 0 1")
    assert marked(state) == [0, 2, 3]
    assert moves(state) == ["activate 0", "activate 2"]


def test_l_6_1_who_have_theirs_again_a_turn_later() -> None:
    state = arena(secutor(stunned=2), glad(at=(0, 4)), thraex(at=(4, 0)), bystanders=False)
    play(state, "end", "order 0 1 act 0")
    assert (state.turn, marked(state)) == (2, [2])
    play(state, "end", "act 0")
    play(state, "end", "order 0 1")
    assert (state.turn, marked(state)) == (3, [0, 1, 2])


def test_l_6_1_bodies_get_none() -> None:
    state = arena(
        secutor(), glad(at=(0, 3)), body((2, 0)), glad(at=(4, 0), owner=1), bystanders=False
    )
    play(state, "end", "order 0 1")
    assert marked(state) == [0, 1, 3]


# L-6.2


def test_l_6_2_an_activation_uses_up_the_marker() -> None:
    state = arena(secutor(marker=True), glad(at=(0, 3), marker=True), active=None)
    play(state, "activate 0", "act 0")
    play(state, "end")
    assert not state.gladiators[0].marker
    assert state.gladiators[1].marker


def test_l_6_2_so_does_being_engaged() -> None:
    state = arena(secutor(), thraex(marker=True), pa=1)
    play(state, "engage 1 0", "act 0 init 0 0 atk 9 def 9")
    assert not state.gladiators[1].marker


def test_l_6_2_being_pushed_at_with_a_shield_counts_as_that() -> None:
    state = arena(secutor(), thraex(marker=True), pa=2)
    play(state, "push 1", "act 0 init 0 0 atk 9 def 9")
    assert not state.gladiators[1].marker


@pytest.mark.parametrize("die", [0, 9])
def test_l_6_2_so_does_a_snare_thrown_whether_it_catches_or_not(die: int) -> None:
    state = arena(glad("retiarius"), thraex(at=(2, 0), marker=True), pa=1)
    more = "" if die == 0 else " atk 9"  # the target pulls the thrower and strikes
    play(state, "throw 1 0", f"act 0 net {die}{more}")
    assert not state.gladiators[1].marker


@pytest.mark.parametrize("facing", range(6))
def test_l_6_2_so_does_being_jostled_from_the_front_or_from_behind(facing: int) -> None:
    friend = glad(at=(2, 0), facing=facing, owner=1, marker=True)
    state = arena(secutor(), thraex(), friend, pa=1)
    shock = "act 5" if facing in (2, 3, 4) else "fall 9"
    play(state, "engage 1 0", f"atk 3 def 9 {shock} prot 0")
    assert not state.gladiators[2].marker


def test_l_6_2_so_does_being_jostled_on_the_ground() -> None:
    friend = glad(at=(2, 0), owner=1, marker=True, down=True)
    state = arena(secutor(), thraex(), friend, pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 0")
    assert not state.gladiators[2].marker


def test_l_6_2_nothing_else_does() -> None:
    watcher = glad(at=(1, 1), facing=4, owner=1, marker=True)
    state = arena(secutor(), thraex(), watcher, pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    assert state.gladiators[2].marker


# L-6.3


@pytest.mark.parametrize("dice", list(permutations((0, 4, 9))))
def test_l_6_3_the_lowest_die_plays_first_then_upwards(dice: tuple[int, ...]) -> None:
    state = begun(f"order {dice[0]} {dice[1]} {dice[2]} act 0")
    assert state.order == sorted(range(3), key=lambda seat: dice[seat])
    actors = [state.gladiators[state.active].owner]
    for _ in range(2):
        play(state, "end", "act 0")
        actors.append(state.gladiators[state.active].owner)
    assert actors == state.order


def test_l_6_3_each_turn_has_its_own_dice() -> None:
    state = begun("order 1 2 3 act 0")
    next_turn(state, "order 3 2 1 act 0")
    assert state.order == [2, 1, 0]


def test_l_6_3_zero_is_the_lowest() -> None:
    assert begun("order 1 0 act 0", 2).order == [1, 0]


# L-6.4


def test_l_6_4_tied_players_reverse_their_order_of_the_turn_before() -> None:
    state = begun("order 1 2 3 act 0")
    next_turn(state, "order 6 2 6 act 0")
    assert state.order == [1, 2, 0]
    next_turn(state, "order 6 2 6 act 0")
    assert state.order == [1, 0, 2]


def test_l_6_4_all_tied_players_are_reversed_as_a_block() -> None:
    state = begun("order 2 3 4 1 act 0", 4)
    assert state.order == [3, 0, 1, 2]
    next_turn(state, "order 5 5 5 5 act 0")
    assert state.order == [2, 1, 0, 3]
    next_turn(state, "order 5 5 1 5 act 0")
    assert state.order == [2, 3, 0, 1]


def test_l_6_4_each_block_by_itself() -> None:
    state = begun("order 1 2 3 4 act 0", 4)
    next_turn(state, "order 7 3 7 3 act 0")
    assert state.order == [3, 1, 2, 0]


# L-6.5


def test_l_6_5_on_turn_one_tied_players_roll_again_among_themselves() -> None:
    assert begun("order 7 2 7 4 1 act 0").order == [1, 2, 0]


def test_l_6_5_until_they_are_separated() -> None:
    assert begun("order 5 5 5 3 3 3 8 0 8 1 2 act 0").order == [1, 0, 2]


def test_l_6_5_their_new_dice_count_only_among_themselves() -> None:
    assert begun("order 4 4 6 9 8 act 0").order == [1, 0, 2]


# L-6.6


def test_l_6_6_players_without_a_gladiator_in_combat_neither_roll_nor_play() -> None:
    state = arena(
        secutor(),
        body((2, 0), owner=1),
        glad(at=(4, 0), owner=2),
        options=Options(3),
        bystanders=False,
    )
    play(state, "end", "order 8 3 act 0")
    assert state.order == [2, 0]
    assert state.gladiators[state.active].owner == 2
    play(state, "end", "act 0")
    assert state.active == 0


def test_l_6_6_whoever_is_only_stunned_rolls_all_the_same() -> None:
    state = arena(
        secutor(),
        glad(at=(0, 3), owner=1, stunned=2),
        bystanders=False,
    )
    play(state, "end", "order 8 3 act 0")
    assert state.order == [1, 0]
    assert asked(state)[0] == 0
