"""Chapter L-29: the end of the tournament."""

from typing import Any

import pytest

from ludus.core.outcome import Outcome
from ludus.games.gloria import GAME
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import Duel, Gladiator, State, Tournament
from rules.gloria.build import Place, arena, asked, body, glad, play, refused, secutor, words

MISSIONS = Options(3, victory="missions", turn_limit=1)


def beaten(here: Place, *, owner: int = 1, **more: Any) -> Gladiator:
    """One that is out."""
    more = {"status": "out", "down": True, **more}
    return glad("thraex", here, owner=owner, level=0, initial=3, **more)


def fighter(owner: int, number: int = 0, level: int = 3, **more: Any) -> Gladiator:
    """One of a troop, far from the others, already activated."""
    rows = ((-5, 5), (5, -5), (-5, 0), (5, 0), (0, 5), (0, -5))
    q, r = rows[owner]
    return glad("eques", (q - number * (q > 0) + number * (q < 0), r), 0, owner=owner, level=level,
                **more)  # fmt: skip


NEXT = "order 1 2 act 0"
"""A next turn begins, and the gladiator of seat 0, alone in its troop, is activated."""


def ended(
    *gladiators: Gladiator, dice: str = "", options: Options | None = None, turn: int = 1
) -> State:
    """Let the turn end with these; the first that is in combat ends the last phase."""
    active = next(number for number, one in enumerate(gladiators) if one.status == "fit")
    options = options or Options(2)
    state = arena(*gladiators, options=options, active=active, pa=1, bystanders=False, turn=turn)
    state.defeated = [one.id for one in gladiators if one.status in ("out", "dead")]
    if options.mode == "single":
        state.duels = [Duel(active, who, turn) for who in state.defeated]
    play(state, "end", dice)
    return state


def outcome(state: State) -> Outcome:
    assert state.over is not None
    return state.over


# L-29.1


def test_l_29_1_it_goes_on_while_two_troops_fight() -> None:
    state = ended(fighter(0), fighter(1), dice=NEXT)
    assert (state.over, state.turn) == (None, 2)


def test_l_29_1_it_ends_when_all_belong_to_one_troop() -> None:
    state = ended(fighter(1), fighter(1, 1), beaten((0, 0), owner=0))
    assert outcome(state).winners == (1,)
    assert GAME.to_act(state) == ()
    assert state.frames == []


def test_l_29_1_the_last_victory_ends_the_turn_first() -> None:
    """Whoever has a marker is still activated; the end is checked at the end of the turn."""
    winner = secutor()
    other = glad("eques", (0, -5), owner=0, marker=True)
    state = arena(winner, glad("thraex", (1, 0), 3, owner=1, level=1), other, pa=1,
                  bystanders=False)  # fmt: skip
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    play(state, "stay", "act 0")
    assert (state.over, asked(state), state.active) == (None, (0, "act"), 2)
    play(state, "end")
    assert outcome(state).winners == (0,)


def test_l_29_1_it_ends_when_nobody_is_left() -> None:
    options = Options(2, crowd_appeal=False)
    one = secutor(level=1, initial=2)
    other = glad("thraex", (1, 0), 3, owner=1, level=1, initial=3, marker=True)
    state = arena(one, other, pa=1, options=options, bystanders=False)
    play(state, "engage 1 0", "act 5 init 3 4 atk 1 1 prot 9 9")
    assert outcome(state).reason == "draw"


def test_l_29_1_gladiators_gone_on_their_mission_are_not_left() -> None:
    options = Options(2, victory="missions")
    state = ended(fighter(0, victories=1), fighter(1), beaten((0, 0)), options=options)
    assert outcome(state).reason == "missions"
    assert [one.status for one in state.gladiators] == ["gone", "fit", "gone"]


def test_l_29_1_three_troops_until_one_is_left() -> None:
    options = Options(3)
    state = ended(fighter(0), fighter(2), beaten((0, 0)), dice=NEXT, options=options)
    assert state.over is None
    state = ended(fighter(2), beaten((0, 0)), beaten((1, 0), owner=0), options=options)
    assert outcome(state).winners == (2,)


def test_l_29_1_in_single_combat_those_who_wait_to_enter_count() -> None:
    """Troop 1 is not in the arena, but one of it still waits outside."""
    options = Options(2, "single", crowd_appeal=False)
    waiting = glad("thraex", None, owner=1)
    fighting = [fighter(0), fighter(0, 1)]
    state = arena(*fighting, waiting, options=options, active=0, pa=1, bystanders=False)
    state.due = [Duel(2, 0)]
    state.idle = [1]
    play(state, "end", "order 1 2")
    assert state.over is None
    assert waiting.status == "fit"


def test_l_29_1_in_a_melee_nobody_waits() -> None:
    """Only those in combat count."""
    state = arena(fighter(0), glad("thraex", None, owner=1), active=0, pa=1, bystanders=False)
    play(state, "end")
    assert outcome(state).winners == (0,)


def test_l_29_1_nothing_can_be_done_afterwards() -> None:
    state = ended(fighter(0), beaten((0, 0)))
    assert [GAME.moves(state, seat) for seat in (0, 1)] == [(), ()]
    assert refused(state, "end", seat=0).article in GAME.articles


# L-29.2


def test_l_29_2_the_remaining_troop_wins() -> None:
    """However few victories it has: the others scored more."""
    state = ended(
        fighter(0),
        beaten((1, 0), victories=2),
        body((2, 0), owner=0),
        body((3, 0), owner=0),
    )
    assert outcome(state) == Outcome((0,), (0, 2), (1, 2), "last_troop", "last_troop")
    assert state.tournaments == [Tournament((0,), (0, 2), "last_troop", "last_troop")]


def test_l_29_2_none_left_is_a_draw() -> None:
    one = secutor(level=1, initial=2)
    other = glad("thraex", (1, 0), 3, owner=1, level=1, initial=3, marker=True)
    state = arena(one, other, pa=1, bystanders=False)
    log = play(state, "engage 1 0", "act 5 init 3 4 atk 1 1 prot 9 9")
    assert outcome(state) == Outcome((), (1, 1), (1, 1), "draw", "draw")
    assert words(log)[-1] == "gloria-draw"


def test_l_29_2_it_holds_in_the_last_turn_too() -> None:
    """The limit is reached, but only one troop is left: it has won, not just more."""
    state = ended(fighter(0), beaten((0, 0)), options=Options(2, turn_limit=1))
    assert (outcome(state).reason, outcome(state).decided_by) == ("last_troop", "last_troop")


def test_l_29_2_and_in_single_combat() -> None:
    options = Options(2, "single", crowd_appeal=False)
    state = ended(fighter(1), beaten((0, 0), owner=0), options=options)
    assert (outcome(state).winners, outcome(state).reason) == ((1,), "last_troop")


# L-29.3


def at_limit(*gladiators: Gladiator, players: int = 2) -> Outcome:
    state = ended(*gladiators, options=Options(players, turn_limit=1))
    assert outcome(state).reason == "turn_limit"
    return outcome(state)


def test_l_29_3_most_gladiators_in_combat_win() -> None:
    """Though their levels are lower and they have no victory."""
    found = at_limit(
        fighter(0, level=1),
        fighter(0, 1, level=1),
        fighter(1, level=5, victories=1),
        beaten((0, 0), owner=0),
    )
    assert (found.winners, found.scores, found.ranking) == ((0,), (0, 1), (1, 2))
    assert found.decided_by == "turn_limit"


def test_l_29_3_then_the_highest_sum_of_levels() -> None:
    """The current level counts, not the initial one."""
    found = at_limit(
        fighter(0, level=2, initial=5, victories=1),
        fighter(1, level=3),
        beaten((0, 0)),
    )
    assert (found.winners, found.decided_by) == ((1,), "L-29.3")


def test_l_29_3_then_most_victories() -> None:
    """All victories of the troop, also of those who are gone."""
    found = at_limit(
        fighter(0),
        beaten((0, 0), owner=0, victories=1),
        fighter(1),
        beaten((1, 0), owner=1),
    )
    assert (found.winners, found.scores) == ((0,), (1, 0))


def test_l_29_3_still_equal_is_shared() -> None:
    found = at_limit(fighter(0), fighter(1), fighter(2, level=2), players=3)
    assert found == Outcome((0, 1), (0, 0, 0), (1, 1, 3), "turn_limit", "L-29.3")


def test_l_29_3_the_same_orders_those_who_did_not_win() -> None:
    """By gladiators in combat, then levels, then victories, whatever the victories are."""
    found = at_limit(
        *(fighter(0, number) for number in range(3)),
        fighter(1, victories=3),
        fighter(2, level=1),
        fighter(2, 1, level=1),
        fighter(3, level=4),
        fighter(4, level=4, victories=1),
        fighter(5, level=4, victories=1),
        *(beaten((at, 0), owner=0) for at in (-2, -1, 0, 1, 2)),
        players=6,
    )
    assert (found.winners, found.scores) == ((0,), (0, 3, 0, 0, 1, 1))
    assert found.ranking == (1, 6, 2, 5, 3, 3)


@pytest.mark.parametrize(("turn", "over"), [(1, False), (2, False), (3, True)])
def test_l_29_3_the_limit_is_a_number_of_turns(turn: int, over: bool) -> None:
    options, dice = Options(2, turn_limit=3), "" if over else NEXT
    state = ended(fighter(0), fighter(1), dice=dice, options=options, turn=turn)
    assert (state.over is not None) is over


@pytest.mark.parametrize(("turn", "over"), [(99, False), (100, True)])
def test_l_29_3_a_hundred_turns_unless_agreed(turn: int, over: bool) -> None:
    state = ended(fighter(0), fighter(1), dice="" if over else NEXT, turn=turn)
    assert (state.over is not None) is over


@pytest.mark.parametrize("turn", [100, 1_000, 5_000])
def test_l_29_3_or_no_limit_at_all(turn: int) -> None:
    options = Options(2, turn_limit=None)
    assert ended(fighter(0), fighter(1), dice=NEXT, options=options, turn=turn).over is None


def test_l_29_3_no_limit_of_turns_in_single_combat() -> None:
    options = Options(2, "single", turn_limit=1)
    one, other = fighter(0, opponent=1), fighter(1, opponent=0)
    state = arena(one, other, options=options, active=0, pa=1, bystanders=False)
    state.duels = [Duel(0, 1, 1)]
    play(state, "end", "order 1 2 act 0")
    assert (state.over, state.turn) == (None, 2)


# L-29.4


def test_l_29_4_most_missions_win() -> None:
    """Troop 1 has more left, and more victories: two missions are more than one."""
    state = ended(
        fighter(0, victories=1),
        beaten((0, 0), owner=0, victories=1),
        fighter(1, victories=3),
        fighter(1, 1),
        fighter(2),
        *(body((at, 0), owner=2) for at in range(1, 5)),
        options=MISSIONS,
    )
    assert outcome(state) == Outcome((0,), (2, 1, 0), (1, 2, 3), "missions", "missions")


def test_l_29_4_then_what_decides_at_the_limit() -> None:
    """One mission each: most in combat."""
    state = ended(
        fighter(0, victories=1),
        fighter(0, 1),
        fighter(1, victories=1),
        fighter(1, 1),
        fighter(1, 2),
        fighter(2),
        body((0, 0), owner=2),
        body((1, 0), owner=2),
        options=MISSIONS,
    )
    assert outcome(state) == Outcome((1,), (1, 1, 0), (2, 1, 3), "missions", "L-29.3")


def test_l_29_4_then_levels_then_victories() -> None:
    bodies = [body((at, 0), owner=2) for at in range(4)]
    state = ended(
        fighter(0, victories=1), fighter(0, 1, level=4), fighter(1, victories=3), fighter(1, 1),
        fighter(2), *bodies, options=MISSIONS,
    )  # fmt: skip
    assert outcome(state).winners == (0,)
    state = ended(
        fighter(0, victories=1), fighter(0, 1), fighter(1, victories=3), fighter(1, 1),
        fighter(2), *bodies, options=MISSIONS,
    )  # fmt: skip
    assert outcome(state).winners == (1,)


def test_l_29_4_the_same_orders_those_who_did_not_win() -> None:
    """Two of three have one mission done: who has more left in combat is second."""
    state = ended(
        fighter(0, victories=1),
        beaten((0, 0), owner=0, victories=1),
        fighter(1, victories=1),
        fighter(1, 1),
        fighter(2, victories=1),
        fighter(2, 1),
        fighter(2, 2, level=1),
        *(body((at, 0), owner=2) for at in range(1, 4)),
        options=MISSIONS,
    )
    assert outcome(state) == Outcome((0,), (2, 1, 1), (1, 3, 2), "missions", "missions")


def test_l_29_4_nobody_with_a_mission_done_is_left_and_it_is_shared() -> None:
    options = Options(2, victory="missions")
    state = ended(
        fighter(0, victories=1),
        fighter(1, victories=1),
        beaten((0, 0), owner=0),
        beaten((1, 0), owner=1),
        options=options,
    )
    assert outcome(state) == Outcome((0, 1), (1, 1), (1, 1), "missions", "L-29.3")


def test_l_29_4_two_victories_of_one_gladiator_are_one_mission() -> None:
    options = Options(2, victory="missions")
    state = ended(
        fighter(0, victories=2), fighter(1), beaten((0, 0)), beaten((1, 0)), options=options
    )
    assert outcome(state).scores == (1, 0)


def test_l_29_4_it_goes_on_as_long_as_two_troops_have_missions_to_do() -> None:
    options = Options(2, victory="missions")
    state = ended(
        fighter(0, victories=1),
        fighter(0, 1),
        fighter(1),
        beaten((0, 0)),
        dice=NEXT,
        options=options,
    )
    assert state.over is None
    assert state.gladiators[0].status == "gone"


def test_l_29_4_single_combat_knows_no_missions() -> None:
    options = Options(2, "single", victory="missions", crowd_appeal=False)
    state = ended(fighter(0, victories=1), beaten((0, 0)), options=options)
    assert outcome(state).reason == "last_troop"
