"""Chapter L-28: the end of a turn, step by step in its order."""

from collections.abc import Sequence
from typing import Any

import pytest

from ludus.games.gloria.options import Options
from ludus.games.gloria.state import Duel, Gladiator, State
from rules.gloria.build import (
    Place,
    arena,
    asked,
    at,
    body,
    glad,
    go_on,
    moves,
    place,
    play,
    secutor,
    thraex,
    words,
)

MISSIONS = Options(2, victory="missions")
CORNERS: tuple[Place, ...] = ((-5, 5), (-5, 4), (5, -5), (5, -4))


def rest(troops: Sequence[int] = (0, 0, 1, 1)) -> list[Gladiator]:
    """Gladiators far off and already activated, so that the tournament goes on."""
    return [
        glad("murmillo", here, owner=owner) for here, owner in zip(CORNERS, troops, strict=False)
    ]


def beaten(here: Place, *, owner: int = 1, **more: Any) -> Gladiator:
    """One that is out."""
    more = {"status": "out", "down": True, **more}
    return glad("thraex", here, owner=owner, level=0, initial=3, **more)


def last_phase(
    *gladiators: Gladiator,
    defeated: Sequence[int] = (),
    options: Options | None = None,
    troops: Sequence[int] = (0, 0, 1, 1),
    **more: Any,
) -> State:
    """The last activation of a turn, by a bystander: `end` ends the turn."""
    crowd = [*gladiators, *rest(troops)]
    active = len(gladiators)
    state = arena(*crowd, options=options, active=active, pa=1, bystanders=False, **more)
    state.defeated = list(defeated)
    return state


def test_l_28_1_verdicts_come_first() -> None:
    """A gladiator put to death stays as a body, though those who are out leave."""
    crowd = Options(2, crowd_appeal=True)
    state = last_phase(beaten((2, 0)), beaten((3, 0)), defeated=[0, 1], options=crowd)
    play(state, "end", "crowd 9 judge 0 crowd 0 order 1 2")
    assert [one.status for one in state.gladiators[:2]] == ["dead", "gone"]
    assert state.bodies == {place(2, 0): 1}


def test_l_28_1_before_the_check_who_is_left() -> None:
    """The last enemy is out: the crowd decides about him all the same, then it is over."""
    crowd = Options(2, crowd_appeal=True)
    winner = secutor(at=(1, 0), appealing=True, victories=1)
    state = last_phase(winner, beaten((2, 0)), defeated=[1], options=crowd, troops=(0, 0))
    play(state, "end", "crowd 9 judge 3")
    assert (state.over, asked(state)) == (None, (0, "turn"))
    log = play(state, "turn 0")
    assert state.gladiators[1].status == "dead"
    assert state.over is not None
    assert words(log) == ["gloria-won"]


def test_l_28_2_who_is_out_leaves_alive_with_what_he_carries() -> None:
    loser = beaten((2, 0))
    state = last_phase(loser, defeated=[0])
    log = play(state, "end", "order 1 2")
    assert (loser.status, loser.hands, loser.level) == ("gone", ("sica", "parma"), 0)
    assert (state.bodies, state.ground) == ({}, {})
    assert "gloria-leaves" in words(log)


def test_l_28_2_what_lies_on_the_ground_stays() -> None:
    state = last_phase(beaten((2, 0), hands=["sica"]), defeated=[0], ground={(2, 0): ["parma"]})
    play(state, "end", "order 1 2")
    assert state.ground == {place(2, 0): ("parma",)}


def test_l_28_2_the_snare_around_him_falls() -> None:
    """[R-55]"""
    caster = glad("retiarius", (0, 3), owner=0, hands=["trident"])
    state = last_phase(beaten((2, 0), snare="net"), caster, defeated=[0])
    play(state, "end", "order 1 2")
    assert state.gladiators[0].snare == ""
    assert state.ground == {place(2, 0): ("net",)}


def test_l_28_2_corpses_stay() -> None:
    state = last_phase(body((2, 0)), defeated=[0])
    for turn in (2, 3):
        play(state, "end" if turn == 2 else pick_all(state), "order 1 2")
        assert (state.turn, state.bodies) == (turn, {place(2, 0): 1})


def pick_all(state: State) -> str:
    """Activate one after another, each with one PA; give the move that ends the last phase."""
    while any(one.marker for one in state.gladiators):
        if asked(state)[1] == "pick":
            play(state, moves(state)[0], "act 0")
        else:
            # Who has one gladiator left has nothing to choose: its die falls at once.
            play(state, "end", "act 0" if single_next(state) else "")
    return "end"


def single_next(state: State) -> bool:
    """Tell whether the next player to activate has just one marker."""
    for ahead in range(len(state.order)):
        seat = state.order[(state.up + ahead) % len(state.order)]
        count = sum(one.marker for one in state.gladiators if one.owner == seat)
        if count:
            return count == 1
    return False


def test_l_28_2_two_in_one_hex_are_told_apart() -> None:
    """The corpse stays where the one who was out lay beside it."""
    state = last_phase(body((2, 0)), beaten((2, 0)), defeated=[0, 1])
    assert state.bodies == {place(2, 0): 2}
    play(state, "end", "order 1 2")
    assert state.bodies == {place(2, 0): 1}


def test_l_28_2_the_hex_can_be_entered_again() -> None:
    walker = glad("eques", (0, 0), 0, owner=0)
    state = last_phase(beaten((1, 0)), walker, defeated=[0])
    play(state, "end", "order 1 2")
    play(state, "activate 1", "act 5")
    play(state, "step 0")
    assert at(walker) == (1, 0)


def test_l_28_3_who_has_done_the_mission_leaves() -> None:
    winner = secutor(at=(1, 0), victories=1)
    state = last_phase(winner, beaten((2, 0)), defeated=[1], options=MISSIONS)
    log = play(state, "end", "order 1 2")
    assert (winner.status, winner.level, winner.hands) == ("gone", 3, ("gladius", "scutum"))
    assert place(1, 0) not in state.places
    assert "gloria-mission" in words(log)


def test_l_28_3_others_stay() -> None:
    state = last_phase(secutor(at=(1, 0)), options=MISSIONS)
    play(state, "end", "order 1 2")
    assert state.gladiators[0].status == "fit"


def test_l_28_3_nobody_leaves_without_missions() -> None:
    state = last_phase(secutor(at=(1, 0), victories=1), beaten((2, 0)), defeated=[1])
    play(state, "end", "order 1 2")
    assert state.gladiators[0].status == "fit"


def test_l_28_3_there_are_no_missions_in_single_combat() -> None:
    options = Options(2, "single", victory="missions", crowd_appeal=False)
    winner = secutor(at=(1, 0), victories=1, opponent=1)
    state = last_phase(winner, beaten((2, 0), opponent=0), defeated=[1], options=options)
    state.duels = [Duel(0, 1, 1)]
    play(state, "end", "order 1 2")
    assert winner.status == "fit"


def test_l_28_3_after_the_verdict_and_the_turn() -> None:
    options = Options(2, victory="missions", crowd_appeal=True)
    winner = secutor(at=(1, 0), victories=1, appealing=True)
    state = last_phase(winner, beaten((2, 0)), defeated=[1], options=options)
    play(state, "end", "crowd 0")
    assert (winner.status, asked(state)) == ("fit", (0, "turn"))
    play(state, "turn 0", "order 1 2")
    assert (winner.status, winner.appealing) == ("gone", False)


def test_l_28_4_pairs_are_made_after_the_removals_and_enter_with_the_next_turn() -> None:
    """A winner meets one who waits outside; that one enters when the next turn begins."""
    options = Options(2, "single", crowd_appeal=False)
    winner = secutor(at=(1, 0), victories=1, opponent=1)
    loser = beaten((2, 0), opponent=0)
    bye = glad("thraex", None, owner=1, bye=True)
    state = last_phase(winner, loser, bye, defeated=[1], options=options)
    state.duels = [Duel(0, 1, 1)]
    state.idle = [2]
    play(state, "end", "order 1 2")
    assert loser.status == "gone"
    assert (winner.opponent, bye.opponent, bye.status) == (2, 0, "fit")
    assert state.duels == [Duel(2, 0, 2)]
    assert bye.marker


def test_l_28_4_then_long_duels_are_stopped() -> None:
    options = Options(2, "single", duel_turn_limit=1)
    state = last_phase(secutor(opponent=1), thraex(opponent=0), options=options)
    state.duels = [Duel(0, 1, 1)]
    log = play(state, "end", "order 1 2")
    assert [one.status for one in state.gladiators[:2]] == ["gone", "gone"]
    assert "gloria-stopped-duel" in words(log)


def test_l_28_5_the_end_is_checked_after_the_removals() -> None:
    """Two of another troop are still there, but out: it is over."""
    state = last_phase(beaten((2, 0)), beaten((3, 0)), defeated=[0, 1], troops=(0, 0))
    play(state, "end")
    assert state.over is not None
    assert (state.over.winners, state.over.reason) == ((0,), "last_troop")
    assert state.frames == []


def test_l_28_5_missions_can_end_it() -> None:
    """The only one left of troop 0 has done its mission and leaves."""
    winner = secutor(at=(1, 0), victories=1)
    state = last_phase(beaten((2, 0)), winner, defeated=[0], options=MISSIONS, troops=(1, 1))
    play(state, "end")
    assert state.over is not None
    assert state.over.reason == "missions"


def test_l_28_5_otherwise_the_next_turn_begins() -> None:
    state = last_phase(beaten((2, 0)), defeated=[0])
    log = play(state, "end", "order 8 3")
    assert (state.over, state.turn, state.order, state.defeated) == (None, 2, [1, 0], [])
    assert asked(state) == (1, "pick")
    assert words(log)[-2:] == ["gloria-turn", "gloria-order"]


def test_l_28_6_a_stun_lasts_for_one_turn() -> None:
    state = last_phase(thraex(at=(3, 0), stunned=2), turn=1)
    play(state, "end", "order 1 2")
    assert not state.gladiators[0].marker
    play(state, pick_all(state), "order 1 2")
    assert (state.turn, state.gladiators[0].marker) == (3, True)


@pytest.mark.parametrize(("turn", "can"), [(1, True), (2, False), (3, True)])
def test_l_28_6_so_does_being_cowed(turn: int, can: bool) -> None:
    """The mark was set in turn 1 for turn 2. [L-21.7]"""
    cowed = secutor(cowed=2)
    state = arena(cowed, thraex(), turn=turn)
    assert ("engage 1 0" in moves(state)) is can
    assert ("push 1" in moves(state)) is can


def test_l_28_6_a_new_turn_gives_markers_and_throws_back() -> None:
    caster = glad("retiarius", (0, 3), owner=1, thrown=True)
    state = last_phase(caster, beaten((2, 0)), defeated=[1])
    play(state, "end", "order 1 2")
    assert (caster.marker, caster.thrown) == (True, False)
    assert not state.gladiators[1].marker


def test_l_28_6_the_whole_end_needs_no_decision_without_an_appeal() -> None:
    state = last_phase(beaten((2, 0)), defeated=[0])
    state.frames.pop()
    state.gladiators[state.active].pa = 0
    state.active = -1
    go_on(state, "order 4 5")
    assert state.turn == 2
