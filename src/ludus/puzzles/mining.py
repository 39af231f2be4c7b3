"""Mining: bots play, and where a veteran's choice is clearly not the best, there is a puzzle.

A game of the mining follows from the seed and its number. All seats are veterans that now and then
move at random, so that the others get something to take. At every decision a quick look at few
worlds says whether a move seems better than the veteran's choice; only then it is looked into
(`ludus.puzzles.finding`). Most decisions end at the first look.
"""

from collections.abc import Collection, Iterator
from random import Random
from typing import NamedTuple

from ludus.bots import knowledge_of, make_bot
from ludus.core.codec import state_hash
from ludus.core.presets import Preset
from ludus.core.rules import AnyRules, step
from ludus.puzzles.finding import Found, find
from ludus.puzzles.position import chance_at, chance_of
from ludus.puzzles.puzzle import Other, Puzzle
from ludus.puzzles.trials import Trials

MOST_MOVES = 30
"""Where more moves are legal, nobody looks at all of them: no puzzle."""
MOST_IN_GAME = 3
"""How many puzzles at most are taken from one game."""
LONGEST = 400
"""For how many moves a game is looked at."""
WHIMS = 0.15
"""The share of moves that are made at random."""


def options_of(game: AnyRules, seed: str, number: int, *, small: bool = False) -> dict[str, object]:
    """Choose how a game is played: any preset by any number of players, or a small game."""
    rng = Random(f"{seed}/{number}/options")
    given = knowledge_of(game).small_game(rng) if small else None
    if given is not None:
        return dict(given)
    preset: Preset = rng.choice(game.presets)
    return preset.given(rng.choice(sorted(preset.options)))


def mine_game(
    game: AnyRules, seed: str, number: int, *, small: bool = False, asks: Collection[str] = ()
) -> Iterator[Puzzle]:
    """Play a game of the mining and give the puzzles in it: all, or those of some decisions."""
    options = options_of(game, seed, number, small=small)
    root, rng = chance_of(game.name, seed, number), Random(f"{seed}/{number}/veterans")
    state = game.setup(game.read_options(options), chance_at(root, 0), None)
    trials, veteran = Trials(game), make_bot("veteran", game)
    made, taken = list[str](), 0
    while (seats := game.to_act(state)) and len(made) < LONGEST and taken < MOST_IN_GAME:
        seat, view = seats[0], game.view(state, seats[0])
        moves, question = game.moves(state, seat), game.question(state)
        ask = "" if question is None else question.ask
        if 2 <= len(moves) <= MOST_MOVES and (not asks or ask in asks):
            found = find(trials, view, moves)
            if found is not None:
                taken += 1
                place = _Place(number, options, made, seat, state_hash(state), ask)
                yield _written(place, found)
        move = veteran.choose(view, moves, rng)
        if rng.random() < WHIMS:
            move = rng.choice(moves)
        step(game, state, seat, move, chance_at(root, len(made) + 1))
        made.append(str(move))


class _Place(NamedTuple):
    """Where in the mining a puzzle was found."""

    number: int
    options: dict[str, object]
    made: list[str]
    seat: int
    state: str
    ask: str


def _written(place: _Place, found: Found) -> Puzzle:
    value, error = found.value
    others = (
        Other(str(one.move), round(one.loss, 4), round(one.error, 4), one.better, one.worse,
              one.worlds)
        for one in found.losses
    )  # fmt: skip
    return Puzzle(
        id=place.state[:8],
        game_number=place.number,
        options=dict(place.options),
        moves=list(place.made),
        seat=place.seat,
        state=place.state,
        ask=place.ask,
        best=str(found.right[0]),
        value=round(value, 4),
        error=round(error, 4),
        worlds=found.worlds,
        first=str(found.first),
        others=tuple(others),
        line=tuple(map(str, found.line)),
        also=tuple(map(str, found.right[1:])),
    )
