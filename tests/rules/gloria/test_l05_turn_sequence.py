"""Chapter L-5: the sequence of a turn."""

import pytest

from ludus.core.fate import Scripted
from ludus.games.gloria import GAME
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import State
from rules.gloria.build import (
    arena,
    asked,
    body,
    glad,
    moves,
    place,
    play,
    refused,
    secutor,
    thraex,
    words,
)


def begun(dice: str, players: int = 2, size: int = 2) -> State:
    """Begin a melee, all gladiators in the first places offered."""
    troop = tuple(Entrant(3, "thraex") for _ in range(size))
    state = GAME.setup(Options(players, troops=(troop,) * players), Scripted([]), None)
    for number in range(players * size):
        last = number == players * size - 1
        play(state, moves(state)[0], dice if last else "")
    return state


def marked(state: State) -> list[int]:
    return [one.id for one in state.gladiators if one.marker]


# L-5.1


def test_l_5_1_first_come_markers_then_the_order_then_activations() -> None:
    state = begun("order 6 2")
    assert state.turn == 1
    assert marked(state) == [0, 1, 2, 3]
    assert state.order == [1, 0]
    assert asked(state) == (1, "pick")


def test_l_5_1_players_activate_one_at_a_time_round_and_round() -> None:
    state = begun("order 6 2")
    actors = []
    play(state, "activate 2", "act 0")
    actors.append(state.active)
    play(state, "end")
    assert asked(state) == (0, "pick")
    play(state, "activate 1", "act 0")
    actors.append(state.active)
    play(state, "end", "act 0")  # the only one left of seat 1
    actors.append(state.active)
    play(state, "end", "act 0")
    actors.append(state.active)
    assert actors == [2, 1, 3, 0]
    assert marked(state) == []
    log = play(state, "end", "order 3 4")
    assert words(log)[-2:] == ["gloria-turn", "gloria-order"]
    assert (state.turn, marked(state), asked(state)) == (2, [0, 1, 2, 3], (0, "pick"))


def test_l_5_1_a_player_with_more_markers_goes_on_until_none_is_left() -> None:
    state = arena(
        secutor(),
        glad(at=(0, 3), marker=True),
        glad(at=(0, 4), marker=True),
        thraex(at=(4, 0), marker=True),
        bystanders=False,
    )
    play(state, "end", "act 0")
    assert state.active == 3
    play(state, "end")
    assert asked(state) == (0, "pick")
    play(state, "activate 1", "act 0")
    play(state, "end", "act 0")
    assert state.active == 2
    assert state.turn == 1
    play(state, "end", "order 0 1")
    assert state.turn == 2


def test_l_5_1_the_turn_ends_with_removals_and_the_check_for_victory() -> None:
    state = arena(secutor(), body((3, 0), status="out"), thraex(at=(4, 0)), bystanders=False)
    play(state, "end", "order 1 2 act 0")
    assert state.turn == 2
    assert state.gladiators[1].status == "gone"
    assert place(3, 0) not in state.bodies


def test_l_5_1_there_is_no_next_turn_if_nobody_can_fight_on() -> None:
    state = arena(secutor(), thraex(level=1), bystanders=False, pa=1)
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    play(state, "stay")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, state.turn) == ((0,), 1)
    assert GAME.to_act(state) == ()


def test_l_5_1_verdicts_come_before_the_next_markers() -> None:
    state = arena(
        secutor(),
        thraex(level=1),
        glad(at=(4, 0), owner=1),
        bystanders=False,
        pa=1,
        options=Options(2, crowd_appeal=True),
    )
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    play(state, "stay", "crowd 0")
    assert (asked(state), state.turn) == ((0, "turn"), 1)
    log = play(state, "turn 4", "order 1 2 act 0")
    assert words(log)[:2] == ["gloria-leaves", "gloria-turn"]
    assert state.turn == 2


# L-5.2


def test_l_5_2_a_player_without_marker_is_skipped() -> None:
    state = arena(
        secutor(),
        glad(at=(0, 3), marker=True),
        glad(at=(0, 4), marker=True),
        thraex(at=(4, 0)),
        bystanders=False,
    )
    play(state, "end")
    assert asked(state) == (0, "pick")


def test_l_5_2_so_is_one_whose_last_fresh_gladiator_was_engaged_just_now() -> None:
    state = arena(
        secutor(),
        glad(at=(0, 3), marker=True),
        glad(at=(0, 4), marker=True),
        thraex(marker=True),
        bystanders=False,
        pa=1,
    )
    play(state, "engage 3 0", "act 0 init 0 0 atk 9 def 9")
    assert asked(state) == (0, "pick")


def test_l_5_2_the_third_player_follows_the_first_if_the_second_has_none() -> None:
    state = arena(
        secutor(),
        glad(at=(0, 3), owner=0, marker=True),
        glad(at=(4, 0), owner=1),
        glad(at=(0, -4), owner=2, marker=True),
        options=Options(3),
        bystanders=False,
    )
    play(state, "end", "act 0")
    assert state.active == 3
    play(state, "end", "act 0")
    assert state.active == 1


# L-5.3


def test_l_5_3_a_player_with_a_marker_must_activate() -> None:
    state = arena(secutor(marker=True), glad(at=(0, 2), marker=True), active=None)
    assert all(move.startswith("activate ") for move in moves(state))
    refused(state, "end")
    refused(state, "decline")


def test_l_5_3_he_may_end_that_activation_at_once() -> None:
    state = arena(secutor(marker=True), glad(at=(0, 2), marker=True), active=None)
    play(state, "activate 0", "act 9")
    assert state.gladiators[0].pa == 4
    assert "end" in moves(state)
    play(state, "end")
    assert (state.gladiators[0].pa, state.gladiators[0].marker) == (0, False)
    assert asked(state) == (1, "pick")


@pytest.mark.parametrize("posture", ["down", "entangled"])
def test_l_5_3_even_on_the_ground_or_entangled(posture: str) -> None:
    more: dict[str, object] = {"down": True} if posture == "down" else {"snare": "net"}
    state = arena(
        secutor(marker=True, **more), glad("retiarius", (0, 3), hands=("trident",)), active=None
    )
    play(state, "activate 0", "act 9")
    assert "end" in moves(state)
    play(state, "end")
    assert asked(state) == (1, "pick")
