"""Laws of Gloria under any moves and any chance, both chosen and shrunk by Hypothesis.

Random moves alone would seldom bring a fight about, so some tests begin in the middle of a game of
small troops that rather attack than not: Hypothesis then chooses a seed and how far to go.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from examples import many
from ludus.core.fate import Fast
from ludus.core.moves import Move
from ludus.games.gloria import GAME
from ludus.games.gloria.board import no_enemy
from ludus.games.gloria.equipment import CLASSES
from ludus.games.gloria.frames import TurnEnd
from ludus.games.gloria.geometry import AIM
from ludus.games.gloria.moves import Pivot, Place, Step
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import State, Trainer
from ludus.games.gloria.view import view
from ludus.kit.hexes import DIRECTIONS, length
from ludus.testing.strategies import modes, play_some
from properties.laws import RandomPlay
from rules.gloria.asks import ALL_MOVES, QUESTIONS

FIRST_MOVES = 25
"""How many moves reach from the first recruits to the first steps."""

FIERCE = ("engage", "push", "throw", "fight", "free")
DULL = ("end", "drop", "decline", "stay", "keep")

SOME = [
    move
    for number, move in enumerate(ALL_MOVES)
    if not isinstance(move, Place) or number % 499 == 0
]
"""All moves but most of the placements, of which there are too many."""


def small_games() -> st.SearchStrategy[Options]:
    """Choose a table of small troops of any classes, low levels, any options."""

    def table(players: int, size: int, seed: int, campaign: int | None, single: bool) -> Options:
        rng = Random(seed)
        kinds = list(CLASSES)
        troops = tuple(
            tuple(Entrant(rng.randint(1, 3), rng.choice(kinds)) for _ in range(size))
            for _ in range(players)
        )
        return Options(
            players,
            "single" if single else "melee",
            crowd_appeal=rng.choice([None, True, False]),
            victory=rng.choice(["last_troop", "missions"]),
            activation=rng.choice(["choice", "random"]),
            turn_limit=rng.randint(5, 25),
            duel_turn_limit=rng.randint(3, 15),
            parallel_duels=rng.randint(1, 5),
            xp_defeated=rng.choice(["each_below", "sum_below", "each_above"]),
            campaign=campaign,
            troops=troops,
        )

    return st.builds(
        table,
        st.integers(2, 4),
        st.integers(1, 3),
        st.integers(0, 10_000),
        st.sampled_from([None, 2]),
        st.booleans(),
    )


def towards(state: State, moves: list[Move]) -> list[Move]:
    """Pick the moves that bring the active gladiator to the nearest enemy, or turn it there."""
    one = state.gladiators[state.active]
    foes = [o for o in state.gladiators if no_enemy(state, one, o) is None]
    if not foes:
        return []
    foe = min(foes, key=lambda other: length(other.hex - one.hex))
    far = length(foe.hex - one.hex)
    wanted = AIM[foe.hex - one.hex]
    if far == 1:
        return [move for move in moves if isinstance(move, Pivot) and move.facing in wanted]
    return [
        move
        for move in moves
        if isinstance(move, Step) and length(foe.hex - one.hex - DIRECTIONS[move.way]) < far
    ]


def lot(state: State, seat: int, rng: Random) -> Move:
    """Choose a move at random, but rather attack or approach, and rather anything than nothing."""
    moves = list(GAME.moves(state, seat))
    fierce = [move for move in moves if move.word in FIERCE]
    if not fierce and state.frames[-1].ask == "act":
        fierce = towards(state, moves)
    if fierce and rng.random() < 0.85:
        return rng.choice(fierce)
    busy = [move for move in moves if move.word not in DULL]
    return rng.choice(busy if busy and rng.random() < 0.7 else moves)


PLAY = RandomPlay(GAME, lot)
lots = PLAY.lots


def in_the_middle(data: st.DataObject) -> tuple[State, Random]:
    """Let Hypothesis choose a table, and where to stop in a game of it."""
    rng = Random(data.draw(st.integers(0, 10_000)))
    state = GAME.setup(data.draw(small_games()), Fast(rng), None)
    for _ in lots(state, rng, data.draw(st.integers(0, 300))):
        pass
    return state, rng


# The laws of the contract


@settings(max_examples=many(30))
@given(st.data())
def test_no_law_is_broken(data: st.DataObject) -> None:
    play_some(data, GAME, data.draw(modes(GAME)), FIRST_MOVES, PLAY.check)


@settings(max_examples=many(40))
@given(st.data())
def test_no_law_is_broken_later(data: st.DataObject) -> None:
    PLAY.check_onwards(data, in_the_middle(data)[0], 15)


@settings(max_examples=many(25))
@given(small_games(), st.integers(0, 10_000))
def test_whole_games_hold_the_laws_and_end(options: Options, seed: int) -> None:
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    PLAY.check_to_the_end(state, rng, 10_000)
    assert len(state.tournaments) == (options.campaign or 1)


@settings(max_examples=many(20))
@given(st.data())
def test_moves_are_what_refusal_allows(data: st.DataObject) -> None:
    """The offered moves are exactly those that no article forbids."""
    state, _ = in_the_middle(data)
    for seat in range(state.options.players):
        allowed = {move for move in SOME if GAME.refusal(state, seat, move) is None}
        moves = GAME.moves(state, seat)
        assert {move for move in moves if move in SOME} == allowed
        assert len(set(moves)) == len(moves)
        assert bool(moves) == (seat in GAME.to_act(state))
        assert all(GAME.refusal(state, seat, move) is None for move in moves)


@settings(max_examples=many(20))
@given(st.data())
def test_copies_are_not_touched(data: st.DataObject) -> None:
    """Whatever is played on, a clone stays what it was, and plays on by itself to the same end."""
    state, rng = in_the_middle(data)
    PLAY.check_copies(state, rng.randrange(10_000))


@settings(max_examples=many(20))
@given(st.data())
def test_what_chance_gave_can_be_told_again(data: st.DataObject) -> None:
    """The same moves with the recorded chance lead to the same state."""
    PLAY.check_retold(data, in_the_middle(data)[0])


@settings(max_examples=many(20))
@given(st.data())
def test_everybody_sees_everything(data: st.DataObject) -> None:
    state, _ = in_the_middle(data)
    for seat in (None, *range(state.options.players)):
        shown = view(state, seat)
        assert shown.table == state
        assert GAME.imagine(shown, Random(1)) == state
        assert GAME.for_person(shown).table == state
        assert list(GAME.invariants(shown.table)) == []


# The laws of the arena


def in_arena(state: State) -> bool:
    return state.turn > 0 and bool(state.frames) and type(state.frames[0]).__name__ == "Turn"


def things(state: State) -> Counter[str]:
    """Count weapons, shields and snares, wherever they are."""
    found = Counter(item for items in state.ground.values() for item in items)
    for one in state.gladiators:
        found.update((*one.hands, *filter(None, (one.sheathed, one.snare))))
    return found


@settings(max_examples=many(25))
@given(small_games(), st.integers(0, 10_000))
def test_nothing_is_made_and_only_zeros_destroy(options: Options, seed: int) -> None:
    """[L-11.2, L-11.8, L-14.2] A thing goes when a 0 says so, and never comes from nowhere."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    before, tournament = things(state), state.tournament
    for _, move in lots(state, rng, 1_500):
        now = things(state)
        if not in_arena(state) or state.tournament != tournament:
            before, tournament = now, state.tournament
            continue
        assert now <= before
        lost = (before - now).total()
        assert lost <= (1 if move.word in ("pickup", "draw", "free") else 0)
        before = now


@settings(max_examples=many(25))
@given(small_games(), st.integers(0, 10_000))
def test_every_beaten_gladiator_is_one_victory(options: Options, seed: int) -> None:
    """[L-26.3] Victories in the tournament are as many as those put out or killed in it."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    beaten: set[int] = set()
    tournament = state.tournament
    for _ in lots(state, rng, 1_500):
        if state.tournament != tournament:
            beaten, tournament = set(), state.tournament
        if in_arena(state):
            beaten |= {one.id for one in state.gladiators if one.status in ("out", "dead")}
            beaten |= {one.id for one in state.gladiators if one.level <= 0}
            assert sum(one.victories for one in state.gladiators) == len(beaten)


@settings(max_examples=many(25))
@given(small_games(), st.integers(0, 10_000))
def test_levels_fall_by_wounds_and_rise_by_the_ninth_result(options: Options, seed: int) -> None:
    """[L-20.4, L-21.2, L-21.10] Every level lost is a scar, and no other change of level is."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    tournament = -1
    gained: dict[int, int] = {}
    for _ in lots(state, rng, 1_500):
        if not in_arena(state):
            continue
        if state.tournament != tournament:
            tournament = state.tournament
            scars = {one.id: one.scars for one in state.gladiators}
            gained = dict.fromkeys(scars, 0)
        for one in state.gladiators:
            lost = one.scars - scars[one.id]
            rise = one.level - one.initial + lost
            assert rise >= gained[one.id]
            assert one.hurt == (lost > 0)
            gained[one.id] = rise


@settings(max_examples=many(25))
@given(small_games(), st.integers(0, 10_000))
def test_every_phase_takes_a_marker(options: Options, seed: int) -> None:
    """[L-6.2, L-7.7] So a turn comes to its end; markers come with a new turn only."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    marked: set[int] = set()
    turn = (0, 0)
    for _ in lots(state, rng, 1_500):
        now = {one.id for one in state.gladiators if one.marker}
        if (state.tournament, state.turn) == turn:
            assert now <= marked
        else:
            assert (state.tournament, state.turn) > turn
        marked, turn = now, (state.tournament, state.turn)
        if state.active >= 0:
            assert state.active not in marked
        if state.frames and isinstance(state.frames[-1], TurnEnd):
            assert not marked


@settings(max_examples=many(25))
@given(small_games(), st.integers(0, 10_000))
def test_a_single_combat_is_fought_by_two(options: Options, seed: int) -> None:
    """[L-30.3, L-30.4, L-30.6] Opponents are mutual, and everybody in the arena has a place."""
    given = {name: getattr(options, name) for name in Options.__struct_fields__}
    options = Options(**{**given, "mode": "single"})
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    for _ in lots(state, rng, 1_500):
        if not in_arena(state) or any(one.status in ("out", "dead") for one in state.gladiators):
            continue
        duels = [(duel.one, duel.other) for duel in state.duels]
        assert len(duels) <= options.parallel_duels
        fighting = [who for duel in duels for who in duel]
        waiting = [who for duel in state.due for who in (duel.one, duel.other)]
        everybody = [*fighting, *waiting, *state.idle]
        there = [one.id for one in state.gladiators if one.status in ("fit", "waiting")]
        assert sorted(everybody) == there
        for one, other in duels:
            assert state.gladiators[one].opponent == other
            assert state.gladiators[other].opponent == one
            assert state.gladiators[one].owner != state.gladiators[other].owner
        for who in (*waiting, *state.idle):
            assert state.gladiators[who].opponent == -1


def tables() -> Iterator[Options]:
    """All ways to begin, then melees of those who throw nets and carry spears."""
    yield Options(2, troops="custom", crowd_appeal=True, turn_limit=15, campaign=2)
    yield Options(3, "single", troops="drawn", duel_turn_limit=12)
    kinds = ("retiarius", "laquearius", "hoplomachus", "thraex", "retiarius", "dimachaerus")
    troops = tuple(tuple(Entrant(3, kind) for kind in kinds) for _ in range(2))
    casters = tuple((Entrant(3, "retiarius"),) * 6 for _ in range(2))
    for number in range(200):
        yield Options(2, troops=troops if number % 2 else casters, turn_limit=60)


def test_every_question_is_asked() -> None:
    """Random moves come to every decision there is, so that the tests above can have seen all."""
    met: set[str] = set()
    for seed, options in enumerate(tables()):
        rng = Random(seed)
        state = GAME.setup(options, Fast(rng), None)
        met.add(state.frames[-1].ask)
        for _ in lots(state, rng, 4_000):
            if state.frames:
                met.add(state.frames[-1].ask)
                state.schools[0].trainers = (Trainer("leo", "eques"),)
        if met >= set(QUESTIONS):
            break
    assert met == set(QUESTIONS)
