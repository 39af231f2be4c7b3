"""Chapter L-30: the tournament of single combats."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from ludus.core.decisions import Context
from ludus.core.errors import FateMismatch
from ludus.core.events import Log
from ludus.core.fate import Fast, Scripted, explore
from ludus.games.gloria import GAME
from ludus.games.gloria.duels import draw_pairs
from ludus.games.gloria.frames import Turn
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import Duel, Gladiator, State
from rules.gloria.build import (
    Place,
    arena,
    ask,
    asked,
    at,
    body,
    check,
    glad,
    moves,
    place,
    play,
    script,
    words,
)

SINGLE = Options(2, "single", crowd_appeal=False)
LANES: tuple[tuple[Place, Place], ...] = (
    ((-2, 0), (3, 0)),
    ((-4, 3), (1, 3)),
    ((-1, -3), (4, -3)),
    ((-5, 6), (0, 6)),
    ((1, -6), (6, -6)),
)


def open_table(dice: str, players: int = 2, size: int = 2, **more: Any) -> State:
    """Begin a tournament of troops of so many; the dice are draws, then the order of players."""
    troops = tuple(tuple(Entrant(3, "thraex") for _ in range(size)) for _ in range(players))
    fate = Scripted(script(dice))
    state = GAME.setup(Options(players, "single", troops=troops, **more), fate, None)
    fate.finish()
    check(state)
    return state


def fighter(owner: int, here: Place | None = None, **more: Any) -> Gladiator:
    """One that has no marker; without a place it waits outside."""
    return glad("thraex", here, owner=owner, **more)


def loser(owner: int, here: Place, opponent: int, status: str = "dead") -> Gladiator:
    """One that lost to its opponent in this turn."""
    return glad("thraex", here, owner=owner, level=0, initial=3, down=True, status=status,
                opponent=opponent)  # fmt: skip


def tournament(
    *gladiators: Gladiator,
    duels: Sequence[tuple[int, int]] = (),
    due: Sequence[tuple[int, int]] = (),
    idle: Sequence[int] = (),
    defeated: Sequence[int] = (),
    options: Options = SINGLE,
    since: int = 1,
    turn: int = 1,
) -> State:
    """The last phase of a turn, of the first gladiator in combat; duels began in turn `since`.

    Whoever was defeated fought a duel with its opponent until now.
    """
    active = next(number for number, one in enumerate(gladiators) if one.status == "fit")
    fought = {(gladiators[who].opponent, who) for who in defeated}
    duels = [*sorted(fought - set(duels)), *duels]
    for one, other in duels:
        for who, foe in ((one, other), (other, one)):
            gladiators[who].opponent = foe
    state = arena(*gladiators, options=options, active=active, pa=1, bystanders=False, turn=turn)
    state.duels = [Duel(one, other, since) for one, other in duels]
    state.due = [Duel(one, other) for one, other in due]
    state.idle = list(idle)
    state.defeated = list(defeated)
    return state


def pairs(duels: Sequence[Duel]) -> list[tuple[int, int]]:
    return [(duel.one, duel.other) for duel in duels]


# L-30.1


def test_l_30_1_the_largest_troops_are_drawn_against_each_other() -> None:
    """Equal troops are drawn; then seat 1 has two left, more than the others."""
    state = open_table(
        "troop 0 pair 1 troop 2 pair 4  pair 3 troop 0 pair 0  troop 2 pair 5 pair 2  order 1 2 3",
        players=3,
    )
    assert pairs(state.duels) == [(1, 4), (3, 0), (5, 2)]
    assert (state.due, state.idle) == ([], [])


@pytest.mark.parametrize(
    "dice",
    [
        "troop 0 pair 2",  # not of that troop
        "troop 0 pair 0 troop 0",  # against itself
        "troop 0 pair 0 troop 1 pair 2 troop 0",  # seat 2 alone has most
        "troop 3",
    ],
)
def test_l_30_1_other_draws_are_impossible(dice: str) -> None:
    with pytest.raises(FateMismatch):
        open_table(dice, players=3)


def test_l_30_1_every_pair_is_as_likely_as_any_other() -> None:
    """Three troops of one: six ordered pairs, each with its leftover."""

    def draw(fate: Any) -> tuple[int, int, int]:
        state = State(Options(3, "single"), 7)
        state.gladiators = [fighter(owner) for owner in range(3)]
        for number, one in enumerate(state.gladiators):
            one.id = number
        draw_pairs(Context(state, Turn(), -1, fate, None))
        (duel,) = state.due
        return duel.one, duel.other, state.idle[0]

    odds: Counter[tuple[int, int, int]] = Counter()
    for weight, found in explore(draw):
        odds[found] += weight  # type: ignore[assignment]
    assert len(odds) == 6
    assert set(odds.values()) == {Fraction(1, 6)}


@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 2), (3, 3), (4, 2), (5, 1), (6, 3)])
def test_l_30_1_until_no_two_troops_have_undrawn_ones(players: int, size: int) -> None:
    troops = tuple(tuple(Entrant(3, "eques") for _ in range(size)) for _ in range(players))
    options = Options(players, "single", troops=troops)
    for seed in range(8):
        state = GAME.setup(options, Fast(Random(seed)), None)
        drawn = [who for duel in (*state.duels, *state.due) for who in (duel.one, duel.other)]
        assert len(set(drawn)) == len(drawn)
        assert sorted((*drawn, *state.idle)) == list(range(players * size))
        assert len({state.gladiators[who].owner for who in state.idle}) <= 1
        for duel in (*state.duels, *state.due):
            assert state.gladiators[duel.one].owner != state.gladiators[duel.other].owner


# L-30.2


def test_l_30_2_a_leftover_has_a_bye_and_no_victory() -> None:
    state = open_table("troop 0 pair 0 troop 1 pair 1 order 1 2 act 5", players=3, size=1)
    left = state.gladiators[2]
    assert state.idle == [2]
    assert (left.bye, left.victories, left.status) == (True, 0, "waiting")
    assert not any(one.bye for one in state.gladiators[:2])


def test_l_30_2_pairs_and_byes_are_told() -> None:
    troops = tuple((Entrant(3, "thraex"),) for _ in range(3))
    dice = "troop 0 pair 0 troop 1 pair 1 order 1 2 act 5"
    log = Log()
    GAME.setup(Options(3, "single", troops=troops), Scripted(script(dice)), log)
    told = [key for key in words(log) if key in ("gloria-pair", "gloria-bye", "gloria-duel")]
    assert told == ["gloria-pair", "gloria-bye", "gloria-duel"]


def test_l_30_2_a_bye_has_rank_1() -> None:
    """It meets a winner of one victory, not one of two. [L-30.6]"""
    for victories, paired in ((1, True), (2, False)):
        state = tournament(
            fighter(0, (0, 0), victories=victories, opponent=1),
            loser(1, (1, 0), opponent=0),
            fighter(1, bye=True),
            fighter(0, (0, 5)),
            fighter(1, (0, -5)),
            body((2, 0)),
            duels=[(3, 4)],
            idle=[2],
            defeated=[1],
        )
        play(state, "end", "order 1 2")
        assert (state.gladiators[2].opponent == 0) is paired


def test_l_30_2_a_bye_counts_for_ever_after() -> None:
    """One victory and the bye are rank 2."""
    state = tournament(
        fighter(0, (0, 0), victories=1, bye=True, opponent=1),
        loser(1, (1, 0), opponent=0),
        fighter(1, (0, -5), victories=1),
        fighter(1, (0, -3), victories=2),
        fighter(0, (0, 5)),
        fighter(1, (0, 3)),
        *(body((at, -2)) for at in range(3)),
        duels=[(4, 5)],
        idle=[2, 3],
        defeated=[1],
    )
    play(state, "end", "order 1 2")
    assert state.gladiators[0].opponent == 3
    assert state.idle == [2]


# L-30.3


def test_l_30_3_pairs_enter_lane_by_lane_in_the_order_drawn() -> None:
    dice = "".join(f"troop 0 pair {n} pair {5 + n} " for n in range(5))
    state = open_table(f"{dice} order 1 2", size=5)
    for number, (left, right) in enumerate(LANES):
        one, other = state.gladiators[number], state.gladiators[5 + number]
        assert [(at(one), one.facing), (at(other), other.facing)] == [(left, 0), (right, 3)]
        assert (one.opponent, other.opponent) == (other.id, one.id)
        assert one.marker
        assert other.marker
    assert {duel.since for duel in state.duels} == {1}
    assert state.radius == 7


@pytest.mark.parametrize("limit", [1, 2, 3, 4])
def test_l_30_3_no_more_duels_at_a_time_than_agreed(limit: int) -> None:
    dice = "".join(f"troop 0 pair {n} pair {5 + n} " for n in range(5))
    act = " act 5" if limit == 1 else ""
    state = open_table(f"{dice} order 1 2{act}", size=5, parallel_duels=limit)
    assert pairs(state.duels) == [(n, 5 + n) for n in range(limit)]
    assert pairs(state.due) == [(n, 5 + n) for n in range(limit, 5)]
    outside = [one.id for one in state.gladiators if one.status == "waiting"]
    assert outside == [*range(limit, 5), *range(5 + limit, 10)]


def test_l_30_3_the_next_pair_enters_when_a_place_comes_up() -> None:
    """The first of those who wait, on the lowest free lane, at the start of the next turn."""
    options = Options(2, "single", crowd_appeal=False, parallel_duels=1)
    state = tournament(
        fighter(0, (0, 5), victories=1, opponent=1),
        loser(1, (1, 5), opponent=0),
        *(fighter(owner) for owner in (0, 1, 0, 1)),
        due=[(2, 3), (4, 5)],
        defeated=[1],
        options=options,
    )
    log = play(state, "end", "order 1 2")
    assert pairs(state.duels) == [(2, 3)]
    assert pairs(state.due) == [(4, 5)]
    assert state.duels[0].since == 2
    assert [at(one) for one in state.gladiators[2:4]] == [(-2, 0), (3, 0)]
    assert "gloria-duel" in words(log)


def enters(*others: Gladiator, running: bool = True, dice: str = "order 1 2") -> State:
    """Let a pair (0 and 1) enter an arena in which others are, and one duel runs or not."""
    busy = [fighter(0, (7, -4)), fighter(1, (7, -3))]
    duels = [(2, 3)] if running else []
    state = tournament(fighter(0), fighter(1), *busy, *others, duels=duels, due=[(0, 1)])
    play(state, "end", dice)
    return state


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("held", ["body", "gladiator"])
def test_l_30_3_a_lane_is_free_when_both_start_hexes_are(held: str, side: int) -> None:
    def hold(here: Place) -> Gladiator:
        return body(here) if held == "body" else fighter(0, here)

    for first_free in range(1, 5):
        state = enters(*(hold(lane[side]) for lane in LANES[:first_free]))
        assert tuple(at(one) for one in state.gladiators[:2]) == LANES[first_free]


def test_l_30_3_others_in_the_lane_do_not_matter() -> None:
    state = enters(body((0, 0)), fighter(0, (1, 0)))
    assert tuple(at(one) for one in state.gladiators[:2]) == LANES[0]


def test_l_30_3_when_bodies_bar_all_lanes_a_pair_waits_while_others_fight() -> None:
    state = enters(*(body(left) for left, _ in LANES), dice="order 1 2 act 0")
    assert [one.status for one in state.gladiators[:2]] == ["waiting", "waiting"]
    assert (pairs(state.duels), pairs(state.due)) == ([(2, 3)], [(0, 1)])


def test_l_30_3_and_otherwise_enters_on_the_nearest_free_hexes() -> None:
    state = enters(*(body(left) for left, _ in LANES), running=False)
    one, other = state.gladiators[:2]
    assert (at(other), other.facing) == ((3, 0), 3)
    near = [(-1, 0), (-2, 1), (-3, 1), (-3, 0), (-2, -1), (-1, -1)]
    assert at(one) in near
    assert one.facing == 0
    assert pairs(state.duels) == [(0, 1)]


def test_l_30_3_near_is_counted_in_steps_and_of_equals_the_uppermost_then_the_left_is_taken() -> (
    None
):
    """From the start hexes of the first lane: ruling R-149."""
    state = enters(*(body(here) for lane in LANES for here in lane), running=False)
    assert [(at(one), one.facing) for one in state.gladiators[:2]] == [((-2, -1), 0), ((3, -1), 3)]
    above = [body(here) for here in ((-2, -1), (-1, -1), (3, -1), (4, -1))]
    lanes = [body(here) for lane in LANES for here in lane]
    state = enters(*lanes, *above, running=False)
    assert [at(one) for one in state.gladiators[:2]] == [(-3, 0), (2, 0)]


def test_l_30_3_who_waits_behind_a_barred_pair_waits_too() -> None:
    """Pairs enter in order: even a pair that needs no lane does not overtake."""
    state = tournament(
        fighter(0, (7, -4)),
        fighter(1, (7, -3)),
        fighter(0),
        fighter(1),
        fighter(0, (0, 4)),
        fighter(1, (0, 5)),
        *(body(left) for left, _ in LANES),
        duels=[(0, 1)],
        due=[(2, 3), (4, 5)],
    )
    play(state, "end", "order 1 2")
    assert pairs(state.due) == [(2, 3), (4, 5)]
    assert state.gladiators[4].opponent == -1


def test_l_30_3_a_leftover_enters_with_its_first_opponent() -> None:
    state = open_table("troop 0 pair 0 troop 1 pair 1 order 1 2 act 0", players=3, size=1)
    left = state.gladiators[2]
    assert left.status == "waiting"
    assert not any(duel.one == 2 or duel.other == 2 for duel in (*state.duels, *state.due))


@pytest.mark.parametrize(
    ("opponent", "start", "facing"),
    [((-7, 2), (6, -6), 3), ((6, -3), (-5, 6), 0), ((7, -4), (-5, 6), 0), ((5, 2), (1, -6), 0)],
)
def test_l_30_3_far_from_its_opponent(opponent: Place, start: Place, facing: int) -> None:
    """On the free start hex farthest off, facing 0 on a left and 3 on a right one. [G-13]"""
    state = tournament(
        fighter(0, opponent, victories=1),
        fighter(1, bye=True),
        fighter(0, (0, 1)),
        fighter(1, (0, 2)),
        body((0, 0)),
        duels=[(2, 3)],
        due=[(0, 1)],
    )
    play(state, "end", "order 1 2")
    new = state.gladiators[1]
    assert (at(new), new.facing, new.status) == (start, facing, "fit")
    assert at(state.gladiators[0]) == opponent


def test_l_30_3_a_start_hex_that_is_held_is_passed_over() -> None:
    held = [body((6, -6)), fighter(0, (0, 6))]
    state = tournament(fighter(0, (-7, 2), victories=1), fighter(1, bye=True), *held, due=[(0, 1)])
    play(state, "end", "order 1 2")
    assert (at(state.gladiators[1]), state.gladiators[1].facing) == ((4, -3), 3)


def test_l_30_3_where_no_start_hex_is_free_it_enters_beside_one() -> None:
    bodies = [body(here) for lane in LANES for here in lane]
    state = tournament(fighter(0, (5, 0), victories=1), fighter(1, bye=True), *bodies, due=[(0, 1)])
    play(state, "end", "order 1 2 act 0")
    new = state.gladiators[1]
    assert (new.status, new.opponent, new.facing) == ("fit", 0, 0)
    assert at(new) in [(-1, 0), (-2, 1), (-3, 1), (-3, 0), (-2, -1), (-1, -1)]


def test_l_30_3_two_in_the_arena_become_hostile_when_their_place_comes_up() -> None:
    """They stay where they are; the duel counts from then on."""
    options = Options(2, "single", crowd_appeal=False, parallel_duels=1)
    state = tournament(
        fighter(0, (0, 0), opponent=1, victories=1),
        loser(1, (0, 3), opponent=0),
        fighter(0, (1, 0), facing=0),
        fighter(1, (2, 0), facing=3),
        due=[(2, 3)],
        defeated=[1],
        options=options,
    )
    before = [at(one) for one in state.gladiators[2:]]
    play(state, "end", "order 1 2")
    play(state, "activate 2", "act 5")
    assert [at(one) for one in state.gladiators[2:]] == before
    assert state.duels == [Duel(2, 3, 2)]
    assert "engage 3 0" in moves(state)


def test_l_30_3_not_before() -> None:
    options = Options(2, "single", parallel_duels=1)
    state = tournament(
        fighter(0, (0, 0)),
        fighter(1, (0, 3)),
        fighter(0, (1, 0)),
        fighter(1, (2, 0), facing=3),
        duels=[(0, 1)],
        due=[(2, 3)],
        options=options,
    )
    play(state, "end", "order 1 2")
    play(state, "activate 2", "act 5")
    assert not [move for move in moves(state) if move.startswith(("engage", "push"))]
    assert pairs(state.due) == [(2, 3)]


# L-30.4


def crowded(*, opponent: int) -> State:
    """A thraex among two others of another troop; one of them is its opponent."""
    walker = fighter(0, (0, 0), facing=0, opponent=opponent)
    first = fighter(1, (1, 0), facing=3)
    second = fighter(1, (0, 1), facing=4)
    for number, one in enumerate((first, second), start=1):
        one.opponent = 0 if number == opponent else -1
    return arena(walker, first, second, options=SINGLE, pa=3)


@pytest.mark.parametrize("opponent", [1, 2])
def test_l_30_4_only_the_opponent_can_be_attacked(opponent: int) -> None:
    targets = {move.split()[1] for move in moves(crowded(opponent=opponent)) if "engage" in move}
    assert targets == {str(opponent)}
    pushed = {move for move in moves(crowded(opponent=opponent)) if "push" in move}
    assert pushed == {f"push {opponent}"}


def test_l_30_4_not_even_a_comrade_or_a_stranger_without_one() -> None:
    state = crowded(opponent=-1)
    assert not [move for move in moves(state) if move.startswith(("engage", "push"))]


def test_l_30_4_a_snare_is_for_the_opponent_too() -> None:
    caster = glad("retiarius", (0, 0), 0, opponent=2)
    state = arena(caster, fighter(1, (2, 0)), fighter(1, (1, 1), opponent=0), options=SINGLE, pa=2)
    assert {move.split()[1] for move in moves(state) if move.startswith("throw")} == {"2"}


def test_l_30_4_strangers_have_no_zone() -> None:
    """They neither stop a step nor bind the one who has them before him. [L-9.3, L-9.4]"""
    state = arena(
        fighter(0, (0, 0), facing=0, opponent=2),
        fighter(1, (2, 0), facing=3),
        fighter(1, (0, -6), opponent=0),
        options=SINGLE,
        pa=5,
    )
    play(state, "step 0")
    assert {"step 1", "step 5"} <= set(moves(state))
    play(state, "step 5")
    assert at(state.gladiators[0]) == (2, -1)


def test_l_30_4_the_opponent_has_one() -> None:
    state = arena(
        fighter(0, (0, 0), facing=0, opponent=1),
        fighter(1, (2, 0), facing=3, opponent=0),
        options=SINGLE,
        pa=5,
    )
    play(state, "step 0")
    assert not [move for move in moves(state) if move.startswith("step")]


def test_l_30_4_a_long_weapon_keeps_no_stranger_away() -> None:
    """[L-10.2]"""
    spear = glad("hoplomachus", (2, 0), 3, owner=1)
    state = arena(fighter(0, (0, 0), facing=0), spear, options=SINGLE, pa=1)
    assert "step 0" in moves(state)


def test_l_30_4_others_are_in_the_way() -> None:
    state = arena(fighter(0, (0, 0), facing=0), fighter(0, (1, 0)), options=SINGLE, pa=1)
    assert "step 0" not in moves(state)


def test_l_30_4_jostling_works_but_without_a_fight() -> None:
    """Driven into a stranger with his marker, who loses it and his PA."""
    one = fighter(0, (0, 0), facing=0, opponent=1)
    two = fighter(1, (1, 0), facing=3, opponent=0)
    stranger = glad("secutor", (2, 0), 3, owner=0, marker=True)
    state = arena(one, two, stranger, options=SINGLE, pa=1)
    play(state, "engage 1 0", "atk 3 def 9 act 9 prot 0")
    play(state, "stay")
    assert [at(g) for g in (two, stranger)] == [(2, 0), (3, 0)]
    assert (two.down, stranger.marker, stranger.pa) == (True, False, 0)
    assert asked(state) == (1, "pick")


def test_l_30_4_hostility_is_mutual() -> None:
    """Whoever names a gladiator as opponent that fights another one is no enemy of his."""
    state = arena(
        fighter(0, (0, 0), facing=0, opponent=1),
        fighter(1, (1, 0), facing=3, opponent=2),
        fighter(0, (5, 0), opponent=1),
        options=SINGLE,
    )
    assert not [move for move in moves(state) if move.startswith("engage")]


# L-30.5


def test_l_30_5_all_in_the_arena_are_activated() -> None:
    state = open_table("troop 0 pair 0 pair 2 troop 0 pair 1 pair 3 order 4 2")
    assert asked(state) == (1, "pick")
    assert moves(state) == ["activate 2", "activate 3"]


def test_l_30_5_those_outside_are_not() -> None:
    state = open_table(
        "troop 0 pair 0 pair 2 troop 0 pair 1 pair 3 order 1 2 act 0", parallel_duels=1
    )
    assert [one.marker for one in state.gladiators] == [False, False, True, False]
    assert (asked(state), state.active) == ((0, "act"), 0)


def test_l_30_5_a_winner_who_waits_may_move_and_use_objects() -> None:
    state = tournament(
        fighter(0, (0, 0), facing=0, opponent=1, victories=1),
        loser(1, (3, 0), opponent=0),
        fighter(0, (0, 5)),
        fighter(1, (0, 6)),
        duels=[(2, 3)],
        defeated=[1],
    )
    play(state, "end", "order 1 2")
    assert (at(state.gladiators[0]), state.idle) == ((0, 0), [0])
    play(state, "activate 0", "act 6")
    found = moves(state)
    assert {"step 0", "pivot 3", "drop sica", "end"} <= set(found)
    play(state, "step 0")
    assert at(state.gladiators[0]) == (1, 0)


def test_l_30_5_seats_with_nobody_in_the_arena_neither_roll_nor_play() -> None:
    """[L-6.6] The first duel is fought by seats 1 and 2."""
    state = open_table(
        "troop 1 pair 1 troop 2 pair 2 order 5 4 act 0", players=3, size=1, parallel_duels=1
    )
    assert state.order == [2, 1]


def newcomer(dice: str) -> list[int]:
    """Seats 0 and 1 were in the arena, seat 2 enters it: give the order of the next turn."""
    state = tournament(
        fighter(0, (0, 0)),
        fighter(1, (4, 0)),
        fighter(1, (0, 6)),
        fighter(2),
        duels=[(0, 1)],
        due=[(2, 3)],
        options=Options(3, "single", parallel_duels=2),
    )
    state.order = [0, 1]
    play(state, "end", dice)
    return state.order


def test_l_6_5_who_was_not_in_the_arena_has_no_order_to_reverse() -> None:
    """Whoever ties with a newcomer rolls again with it; others reverse their order. [L-6.4]"""
    assert newcomer("order 3 1 3 5 4") == [1, 2, 0]
    assert newcomer("order 3 1 3 6 6 2 0") == [1, 2, 0]
    assert newcomer("order 5 5 9") == [1, 0, 2]
    assert newcomer("order 4 4 4 7 7 1 act 0") == [2, 1, 0]


# L-30.6


def waiting_room(
    *waiting: tuple[int, int], winner: tuple[int, int], running: bool = True, status: str = "dead"
) -> State:
    """One wins, with so many victories; others (owner, victories) wait, the longest first."""
    owner, victories = winner
    people = [
        fighter(owner, (0, 0), victories=victories, opponent=1),
        loser(1 - owner, (1, 0), opponent=0, status=status),
        fighter(0, (0, 5)),
        fighter(1, (0, 6)),
    ]
    people += [fighter(seat, (at, -3), victories=won) for at, (seat, won) in enumerate(waiting)]
    total = sum(one.victories for one in people)
    people += [body((at, -5)) for at in range(total)]
    if not running:
        del people[2:4]
    first = 4 if running else 2
    state = tournament(
        *people,
        duels=[(2, 3)] if running else [],
        idle=range(first, first + len(waiting)),
        defeated=[1],
    )
    dice = "order 1 2"
    fit = [one.owner for one in state.gladiators if one.status == "fit"]
    play(state, "end", dice + (" act 0" if fit.count(0) == 1 else ""))
    return state


@pytest.mark.parametrize("status", ["dead", "out"])
def test_l_30_6_a_winner_meets_one_of_the_same_rank(status: str) -> None:
    """Whether the loser is dead or has left the arena alive."""
    state = waiting_room((1, 1), winner=(0, 1), status=status)
    assert pairs(state.duels) == [(2, 3), (4, 0)]
    assert state.idle == []
    assert state.gladiators[0].opponent == 4


@pytest.mark.parametrize("status", ["dead", "out"])
def test_l_30_6_otherwise_he_waits(status: str) -> None:
    state = waiting_room(winner=(0, 1), status=status)
    assert (state.idle, state.gladiators[0].opponent) == ([0], -1)


def test_l_30_6_not_one_of_the_same_troop() -> None:
    state = waiting_room((0, 1), winner=(0, 1))
    assert (pairs(state.duels), state.idle) == ([(2, 3)], [4, 0])


def test_l_30_6_not_one_of_another_rank() -> None:
    state = waiting_room((1, 2), (1, 0), winner=(0, 1))
    assert (pairs(state.duels), state.idle) == ([(2, 3)], [4, 5, 0])


def test_l_30_6_the_one_who_has_waited_longest() -> None:
    state = waiting_room((1, 2), (0, 1), (1, 1), (1, 1), winner=(0, 1))
    assert (pairs(state.duels), state.idle) == ([(2, 3), (6, 0)], [4, 5, 7])


def test_l_30_6_winners_come_in_order_of_victory() -> None:
    """Three win in one turn: the last, 4, was first; 2 meets it, and 0 finds nobody."""
    state = tournament(
        fighter(0, (0, 0), opponent=1, victories=1),
        loser(1, (1, 0), opponent=0),
        fighter(1, (0, 3), opponent=3, victories=1),
        loser(0, (1, 3), opponent=2),
        fighter(0, (0, 5), opponent=5, victories=1),
        loser(1, (1, 5), opponent=4),
        defeated=[5, 3, 1],
    )
    play(state, "end", "order 1 2")
    assert pairs(state.duels) == [(4, 2)]
    assert state.idle == [0]


def test_l_30_6_who_won_but_was_beaten_too_is_no_winner() -> None:
    one = fighter(0, (0, 0), facing=0, level=1, initial=2, opponent=1)
    other = fighter(1, (1, 0), facing=3, level=1, initial=2, opponent=0, marker=True)
    rest = [fighter(0, (0, 5)), fighter(1, (0, 6))]
    state = tournament(one, other, *rest, duels=[(0, 1), (2, 3)])
    play(state, "engage 1 0", "act 5 init 3 3 atk 1 1 prot 9 9 order 1 2 act 0")
    assert (state.idle, pairs(state.duels)) == ([], [(2, 3)])


def test_l_30_6_a_victory_played_out() -> None:
    """The loser is put out and spared; the winner then waits, with no opponent."""
    one = fighter(0, (0, 0), facing=0)
    other = fighter(1, (1, 0), facing=3, level=1, initial=3)
    rest = [fighter(0, (0, 5)), fighter(1, (0, 6))]
    state = tournament(one, other, *rest, duels=[(0, 1), (2, 3)], options=Options(2, "single"))
    play(state, "engage 1 0", "atk 3 def 9 prot 9")
    play(state, "stay", "crowd 0")
    play(state, "turn 0", "order 1 2")
    assert (other.status, one.opponent, state.idle) == ("gone", -1, [0])
    assert pairs(state.duels) == [(2, 3)]


# L-30.7


def nobody_fights(*waiting: tuple[int, int], dice: str = "order 1 2") -> State:
    """Gladiators (owner, victories) wait, the longest first, and no duel is left."""
    people = [fighter(seat, (at, -3), victories=won) for at, (seat, won) in enumerate(waiting)]
    people += [body((at, -5)) for at in range(sum(won for _, won in waiting))]
    state = tournament(*people, idle=range(len(waiting)))
    play(state, "end", dice)
    return state


def test_l_30_7_when_nobody_fights_the_nearest_rank_will_do() -> None:
    state = nobody_fights((0, 3), (0, 1), (1, 2), (1, 4), (1, 0))
    # 3 and 2, 3 and 4, 1 and 2, 1 and 0 are one apart: the first has waited longest.
    assert pairs(state.duels) == [(0, 2)]
    assert state.idle == [1, 3, 4]


def test_l_30_7_the_smallest_difference_before_the_longest_wait() -> None:
    state = nobody_fights((0, 3), (1, 0), (0, 1), (1, 1))
    assert pairs(state.duels) == [(2, 3)]


def test_l_30_7_different_troops_only() -> None:
    state = nobody_fights((0, 1), (0, 1), (1, 4))
    assert pairs(state.duels) == [(0, 2)]


def test_l_30_7_a_bye_counts_as_rank_1_here_too() -> None:
    state = tournament(
        fighter(0, (0, 0), victories=1),
        fighter(0, (1, 0), victories=3),
        fighter(1, bye=True),
        *(body((at, -5)) for at in range(4)),
        idle=[1, 0, 2],
    )
    play(state, "end", "order 1 2")
    assert pairs(state.duels) == [(0, 2)]


def test_l_30_7_not_while_a_duel_runs() -> None:
    state = waiting_room((1, 3), winner=(0, 1), running=True)
    assert (pairs(state.duels), state.idle) == ([(2, 3)], [4, 0])
    state = waiting_room((1, 3), winner=(0, 1), running=False)
    assert (pairs(state.duels), state.idle) == ([(2, 0)], [])


def test_l_30_7_nor_while_one_is_due() -> None:
    """A pair of winners of equal rank is due: nobody else is paired in that turn."""
    state = tournament(
        fighter(0, (0, 0), opponent=1, victories=1),
        loser(1, (1, 0), opponent=0),
        fighter(1, (0, 3), victories=1),
        fighter(1, (0, 5), victories=3),
        fighter(0, (0, 6), victories=0),
        *(body((at, -5)) for at in range(4)),
        idle=[2, 3, 4],
        defeated=[1],
    )
    play(state, "end", "order 1 2")
    assert (pairs(state.duels), state.idle) == ([(2, 0)], [3, 4])


def test_l_30_7_one_pair_at_a_time() -> None:
    state = nobody_fights((0, 1), (1, 1), (0, 1), (1, 1))
    assert (pairs(state.duels), state.idle) == ([(0, 1)], [2, 3])


def test_l_30_7_with_one_troop_left_it_is_over() -> None:
    state = nobody_fights((1, 1), (1, 2), dice="")
    assert state.over is not None
    assert state.over.winners == (1,)


def test_l_30_7_after_a_duel_was_stopped() -> None:
    """The last duel is stopped at its limit: those who wait are paired at once."""
    options = Options(2, "single", crowd_appeal=False, duel_turn_limit=1)
    state = tournament(
        fighter(0, (0, 0)),
        fighter(1, (2, 0)),
        fighter(0, (0, 4), victories=1),
        fighter(1, (0, 5)),
        body((0, -5)),
        duels=[(0, 1)],
        idle=[2, 3],
        options=options,
    )
    play(state, "end", "order 1 2 act 0")
    assert pairs(state.duels) == [(2, 3)]


# L-30.8


def test_l_30_8_nobody_heals_or_is_equipped_between_duels() -> None:
    hurt = fighter(0, (0, 0), level=1, initial=3, hurt=True, victories=1, opponent=1,
                   hands=["sica"], down=True)  # fmt: skip
    proud = fighter(1, (0, 4), level=5, initial=3, victories=1)
    state = tournament(
        hurt, loser(1, (1, 0), opponent=0), proud, body((0, -5)), idle=[2], defeated=[1]
    )
    play(state, "end", "order 1 2 act 0")
    assert pairs(state.duels) == [(2, 0)]
    assert (hurt.level, hurt.hurt, hurt.hands, hurt.down) == (1, True, ("sica",), True)
    assert (proud.level, proud.initial) == (5, 3)


def test_l_30_8_nor_is_anything_taken_from_the_ground() -> None:
    state = tournament(
        fighter(0, (0, 0), victories=1, opponent=1, hands=["sica"]),
        loser(1, (1, 0), opponent=0),
        fighter(1, (0, 4), victories=1),
        body((0, -5)),
        idle=[2],
        defeated=[1],
    )
    state.ground = {place(0, 0): ("parma",)}
    play(state, "end", "order 1 2 act 3")
    assert state.ground == {place(0, 0): ("parma",)}
    assert "pickup parma" in moves(state)


# L-30.9


@pytest.mark.parametrize("limit", [1, 2, 5, 60])
def test_l_30_9_a_duel_is_stopped_after_so_many_full_turns(limit: int) -> None:
    for since in (1, 4):
        for turns in (limit - 1, limit):
            if turns == 0:
                continue
            state = tournament(
                fighter(0, (0, 0)),
                fighter(1, (4, 0)),
                fighter(0, (0, 6)),
                fighter(1, (4, -6)),
                duels=[(0, 1)],
                idle=[2, 3],
                since=since,
                turn=since + turns - 1,
                options=Options(2, "single", duel_turn_limit=limit),
            )
            stopped = turns == limit
            play(state, "end", "order 1 2 act 0" if stopped else "order 1 2")
            statuses = {one.status for one in state.gladiators[:2]}
            assert statuses == ({"gone"} if stopped else {"fit"})


def test_l_30_9_both_leave_alive_and_unbeaten_without_a_victory() -> None:
    one = fighter(0, (0, 0), level=2, initial=3)
    two = fighter(1, (4, 0))
    rest = [fighter(0, (0, 6)), fighter(1, (4, -6))]
    options = Options(2, "single", duel_turn_limit=1)
    state = tournament(one, two, *rest, duels=[(0, 1)], idle=[2, 3], options=options)
    log = play(state, "end", "order 1 2 act 0")
    assert [(g.status, g.victories, g.opponent) for g in (one, two)] == [("gone", 0, -1)] * 2
    assert (one.level, two.level) == (2, 3)
    assert {place(0, 0), place(4, 0)}.isdisjoint(state.places)
    assert {place(0, 0), place(4, 0)}.isdisjoint(state.bodies)
    assert (0, 1) not in pairs(state.duels)
    assert "gloria-stopped-duel" in words(log)


def test_l_30_9_the_snare_around_one_of_them_stays_in_the_arena() -> None:
    caster = glad("retiarius", (0, 0), 0, hands=["trident"])
    options = Options(2, "single", duel_turn_limit=1)
    state = tournament(
        caster,
        fighter(1, (2, 0), snare="net"),
        fighter(0, (0, 6)),
        fighter(1, (4, -6)),
        duels=[(0, 1)],
        idle=[2, 3],
        options=options,
    )
    play(state, "end", "order 1 2 act 0")
    assert state.ground == {place(2, 0): ("net",)}


def test_l_30_9_a_younger_duel_goes_on() -> None:
    options = Options(2, "single", duel_turn_limit=3)
    state = tournament(
        fighter(0, (0, 0)),
        fighter(1, (4, 0)),
        fighter(0, (0, 6)),
        fighter(1, (4, -6)),
        duels=[(0, 1), (2, 3)],
        options=options,
        turn=3,
    )
    state.duels[1] = Duel(2, 3, 2)
    play(state, "end", "order 1 2 act 0")
    assert state.duels == [Duel(2, 3, 2)]


def test_l_30_9_their_place_comes_up_for_others() -> None:
    options = Options(2, "single", duel_turn_limit=1, parallel_duels=1)
    state = tournament(
        fighter(0, (0, 0)),
        fighter(1, (4, 0)),
        fighter(0),
        fighter(1),
        duels=[(0, 1)],
        due=[(2, 3)],
        options=options,
    )
    play(state, "end", "order 1 2 act 0")
    assert state.duels == [Duel(2, 3, 2)]


def test_l_30_9_sixty_turns_unless_agreed() -> None:
    assert Options(2, "single").duel_turn_limit == 60


def test_l_30_9_or_none() -> None:
    state = tournament(
        fighter(0, (0, 0)),
        fighter(1, (4, 0)),
        duels=[(0, 1)],
        turn=900,
        options=Options(2, "single", duel_turn_limit=None),
    )
    play(state, "end", "order 1 2 act 0")
    assert pairs(state.duels) == [(0, 1)]


def test_l_30_9_a_duel_that_ends_in_its_last_turn_is_won() -> None:
    options = Options(2, "single", crowd_appeal=False, duel_turn_limit=1)
    state = tournament(
        fighter(0, (0, 0), opponent=1, victories=1),
        loser(1, (1, 0), opponent=0),
        fighter(0, (0, 6)),
        fighter(1, (4, -6)),
        duels=[(0, 1)],
        idle=[2, 3],
        defeated=[1],
        options=options,
    )
    play(state, "end", "order 1 2")
    assert state.gladiators[0].status == "fit"
    assert ask(state) == "pick"


def test_l_30_9_only_stopped_duels_left_is_a_draw() -> None:
    options = Options(2, "single", duel_turn_limit=1)
    state = tournament(fighter(0, (0, 0)), fighter(1, (4, 0)), duels=[(0, 1)], options=options)
    play(state, "end")
    assert state.over is not None
    assert (state.over.winners, state.over.reason) == ((), "draw")
