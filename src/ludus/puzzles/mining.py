"""Mining: bots play, and where a veteran's choice is clearly not the best, there is a puzzle.

A game of the mining follows from the seed and its number. All seats are veterans that now and then
move at random, so that the others get something to take. At every decision a quick look at few
worlds says whether a move seems better than the veteran's choice; only then it runs against all
legal moves in new worlds (`ludus.puzzles.racing`), and last the strongest bot has to choose it too.
Most decisions end at the first look.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from ludus.bots import knowledge_of, make_bot
from ludus.core.codec import state_hash, to_json
from ludus.core.presets import Preset
from ludus.core.rules import AnyRules, step
from ludus.puzzles.position import chance_at, chance_of
from ludus.puzzles.puzzle import Other, Puzzle
from ludus.puzzles.racing import Loss, promises, settle
from ludus.review.playouts import Playouts, seed_of
from ludus.review.weighing import Weighed, candidates

MOST_MOVES = 30
"""Where more moves are legal, nobody looks at all of them: no puzzle."""
MOST_IN_GAME = 3
"""How many puzzles at most are taken from one game."""
LONGEST = 400
"""For how many moves a game is looked at."""
ASKED = 3
"""The veteran is asked so often: what it says first each time is its thought, not its whim."""
GLANCES = (2, 6, 14)
"""The worlds of the quick look."""
WHIMS = 0.15
"""The share of moves that are made at random."""
STRONGER = 3
"""How many times as long as counsel the strongest bot thinks."""


def options_of(game: AnyRules, seed: str, number: int, *, small: bool = False) -> dict[str, object]:
    """Choose how a game is played: any preset by any number of players, or a small game."""
    rng = Random(f"{seed}/{number}/options")
    given = knowledge_of(game).small_game(rng) if small else None
    if given is not None:
        return dict(given)
    preset: Preset = rng.choice(game.presets)
    return preset.given(rng.choice(sorted(preset.options)))


def mine_game(game: AnyRules, seed: str, number: int, *, small: bool = False) -> Iterator[Puzzle]:
    """Play a game of the mining and give the puzzles in it."""
    options = options_of(game, seed, number, small=small)
    root, rng = chance_of(game.name, seed, number), Random(f"{seed}/{number}/veterans")
    state = game.setup(game.read_options(options), chance_at(root, 0), None)
    playouts, veteran = Playouts(game), make_bot("veteran", game)
    made, found = list[str](), 0
    while (seats := game.to_act(state)) and len(made) < LONGEST and found < MOST_IN_GAME:
        seat, view = seats[0], game.view(state, seats[0])
        moves = game.moves(state, seat)
        puzzle = _puzzle(playouts, view, moves)
        if puzzle is not None:
            found += 1
            yield _written(view, puzzle, number, options, made)
        move = veteran.choose(view, moves, rng)
        if rng.random() < WHIMS:
            move = rng.choice(moves)
        step(game, state, seat, move, chance_at(root, len(made) + 1))
        made.append(str(move))


def first_thought(playouts: Playouts, view: Any, moves: Any) -> Any:
    """Give what the veteran would do, or None where it would not do the same every time."""
    veteran = make_bot("veteran", playouts.game)
    seed = seed_of(to_json(view), "thought")
    thoughts = {veteran.choose(view, moves, Random(f"{seed}/{at}")) for at in range(ASKED)}
    return thoughts.pop() if len(thoughts) == 1 else None


def _puzzle(
    playouts: Playouts, view: Any, moves: Any
) -> tuple[Any, Any, Weighed, list[Loss]] | None:
    """Give the best move, the first thought and what was weighed, if this is a puzzle."""
    if not 2 <= len(moves) <= MOST_MOVES:
        return None
    first = first_thought(playouts, view, moves)
    if first is None:
        return None
    some = candidates(playouts, view, moves, first)
    promising = promises(playouts, view, some, first, GLANCES)
    if not promising:
        return None
    best, *close = promising
    settled = settle(playouts, view, moves, best, salt="mine", close=close)
    if settled is None or strongest(playouts, view, moves) != best:
        return None
    return best, first, *settled


def strongest(playouts: Playouts, view: Any, moves: Any) -> Any:
    """Give the choice of the strongest bot when it takes its time."""
    bot = make_bot(f"search:{STRONGER * playouts.knowledge.counsel}", playouts.game)
    return bot.choose(view, moves, Random(seed_of(to_json(view), "strongest")))


def _written(
    view: Any,
    found: tuple[Any, Any, Weighed, list[Loss]],
    number: int,
    options: dict[str, object],
    made: list[str],
) -> Puzzle:
    best, first, weighed, losses = found
    value, error = weighed.value(best)
    seen = state_hash(view)
    others = (
        Other(str(one.move), round(one.loss, 4), round(one.error, 4), one.better, one.worse,
              one.worlds)
        for one in losses
    )  # fmt: skip
    return Puzzle(
        id=seen[:8],
        game_number=number,
        options=dict(options),
        moves=list(made),
        seat=view.seat,
        seen=seen,
        best=str(best),
        value=round(value, 4),
        error=round(error, 4),
        worlds=len(weighed.samples[best]),
        first=str(first),
        others=tuple(others),
    )
