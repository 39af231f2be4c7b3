"""What one entry of a record did to everybody's chances, measured by itself.

The measures of all entries are put together in `ludus.review.account`. Each needs only the states
before and after its entry, so that they can be taken one after another, anywhere.
"""

from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ludus.core.codec import to_json
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules
from ludus.review.playouts import Chances, Playouts, Timed, seed_of
from ludus.review.sampling import Numbers, error_of, mean_of, pairwise_less
from ludus.review.weighing import candidates, weigh

IMAGINED = 3
"""How many worlds that are all the true one show that a seat sees everything."""


class Valued(Struct, frozen=True):
    """A move that was weighed: its seat's chance to win with it, and the standard error."""

    move: str
    value: float
    error: float


class Fresh(Struct, frozen=True):
    """What an entry's move does on average over chance, for every seat.

    old        valued to the end of the stretch that the move was made in
    new        valued to the end of the stretch that it leads to; the same unless one ends
    error      the standard error of their difference
    new_error  the standard error of `new` alone
    """

    old: Numbers
    new: Numbers
    error: Numbers
    new_error: Numbers


class Step(Struct, frozen=True):
    """The measure of one entry.

    entry         its number in the record; 0 is the set-up
    options       the moves that were weighed, the best first; none where there was no choice
    loss          how much better the best move was than the one played, and the standard error
    choice        what the choice changed in every seat's chance, as far as its seat could know
    fresh         what the move does on average, where chance came in or a stretch ended
    after         every seat's chance after the entry, from the true state; None: as before
    open          its seat saw everything when it chose: nothing lay hidden from it
    """

    entry: int
    seat: int | None
    move: str | None
    options: tuple[Valued, ...] = ()
    loss: float = 0.0
    loss_error: float = 0.0
    choice: Numbers | None = None
    choice_error: Numbers | None = None
    fresh: Fresh | None = None
    after: Numbers | None = None
    after_error: Numbers | None = None
    open: bool = False


class Task(Struct, frozen=True):
    """An entry to be measured: the states as JSON, and how often everything is sampled.

    `briefly` leaves out the moves that were not played: the account needs none of them.
    """

    entry: int
    seat: int
    move: str
    before: bytes
    after: bytes
    chance: bool
    at: int | None
    worlds: int
    briefly: bool = False


def measure_setup(playouts: Playouts, options: Any, after: Any, at: int | None, times: int) -> Step:
    """Measure the set-up against other set-ups."""
    game = playouts.game
    seed = seed_of(to_json(options), "setup")
    samples = []
    for number in range(times):
        rng = Random(f"{seed}/{number}")
        samples.append(playouts.play_on(game.setup(options, Timed(rng, at), None), rng))
    new = mean_of(samples)
    fresh = Fresh(new, new, (0.0,) * len(new), error_of(samples))
    values = playouts.value(after, seed_of(to_json(after), "true"), times)
    return Step(0, None, None, fresh=fresh, after=mean_of(values), after_error=error_of(values))


def measure(playouts: Playouts, task: Task, before: Any, after: Any) -> Step:
    """Measure what a move did."""
    game = playouts.game
    move = game.parse(task.move)
    moves = game.moves(before, task.seat)
    step = Step(task.entry, task.seat, task.move)
    if len(moves) > 1:
        step = _weighed(playouts, task, before, move)
    ends = playouts.knowledge.stretch(before) != playouts.knowledge.stretch(after)
    if not (task.chance or ends or len(moves) > 1):
        return step
    values: list[Chances]
    if game.to_act(after):
        values = playouts.value(after, seed_of(task.after, "true"), task.worlds)
    else:
        values = [playouts.knowledge.chances(game, after)] * 2
    # Where nobody had a choice, the value before is what the move does on average.
    fresh = None
    if ends or (task.chance and len(moves) > 1):
        fresh = _fresh(playouts, task, before, move)
    return replace(step, fresh=fresh, after=mean_of(values), after_error=error_of(values))


def _weighed(playouts: Playouts, task: Task, before: Any, move: Any) -> Step:
    """Weigh the choice from what the seat could know."""
    view = playouts.game.view(before, task.seat)
    moves = [move]
    if not task.briefly:
        moves = candidates(playouts, view, playouts.game.moves(before, task.seat), move)
    weighed = weigh(playouts, view, moves, task.worlds)
    ranked = weighed.ranked()
    loss, loss_error = weighed.lead(ranked[0], move)
    choice, choice_error = weighed.choice(move)
    options = tuple(Valued(str(one), *weighed.value(one)) for one in ranked)
    return Step(
        task.entry,
        task.seat,
        task.move,
        options,
        loss,
        loss_error,
        choice,
        choice_error,
        open=_sees_all(playouts.game, view, task.before),
    )


def _sees_all(game: AnyRules, view: Any, truth: bytes) -> bool:
    """Tell whether a view leaves no world possible but the true one."""
    worlds = (game.imagine(view, Random(f"all/{number}")) for number in range(IMAGINED))
    return all(to_json(world) == truth for world in worlds)


def _fresh(playouts: Playouts, task: Task, before: Any, move: Any) -> Fresh:
    """Make the move again and again in the true state, each time with other chance."""
    game, knowledge = playouts.game, playouts.knowledge
    seed, stretch = seed_of(task.before, task.move, "fresh"), knowledge.stretch(before)
    old, new = list[Chances](), list[Chances]()
    for number in range(task.worlds):
        rng = Random(f"{seed}/{number}")
        world = game.clone(before)
        fate: Fast = Timed(rng, task.at)
        game.apply(world, task.seat, move, fate, None)
        if knowledge.stretch(world) == stretch:
            new.append(playouts.play_on(world, rng))
            old.append(new[-1])
        else:
            old.append(knowledge.chances(game, world))
            new.append(playouts.play_on(world, rng))
    return Fresh(mean_of(old), mean_of(new), error_of(pairwise_less(new, old)), error_of(new))
