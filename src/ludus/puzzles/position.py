"""The position of a puzzle: reached by the rules as they are, and held against what was written."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from ludus.core.codec import state_hash
from ludus.core.errors import BadContent, LudusError, fault
from ludus.core.events import Sink
from ludus.core.fairness import Live, named_seed, root_key
from ludus.core.message import Fact, seat_ref
from ludus.core.record import nominal_clock
from ludus.core.rules import AnyRules, step
from ludus.puzzles.puzzle import Puzzle, PuzzleFile


def chance_of(game: str, seed: str, number: int) -> bytes:
    """Give what the chance of a game of the mining is drawn from."""
    return root_key(seed_of_game(game, seed, number), ())


def seed_of_game(game: str, seed: str, number: int) -> bytes:
    """Give the seed of a game of the mining: it is no secret."""
    return named_seed("ludus", "puzzles", game, seed, number)


def chance_at(root: bytes, entry: int) -> Live:
    """Give the chance of an entry: the set-up is entry 0, the first move entry 1."""
    return Live(root, entry, nominal_clock(entry))


class Played(Struct, frozen=True):
    """An entry of the game that a puzzle is from; `state` is the one after it, as it goes on."""

    seat: int | None
    move: str | None
    fate: Live
    state: Any


def played(game: AnyRules, seed: str, puzzle: Puzzle, sink: Sink | None = None) -> Iterator[Played]:
    """Play the moves of a puzzle, entry by entry; a fault says which puzzle and why."""
    root = chance_of(game.name, seed, puzzle.game_number)
    try:
        fate = chance_at(root, 0)
        state = game.setup(game.read_options(puzzle.options), fate, sink)
        yield Played(None, None, fate, state)
        for number, text in enumerate(puzzle.moves):
            seat, fate = game.to_act(state)[0], chance_at(root, number + 1)
            step(game, state, seat, game.parse(text), fate, sink)
            yield Played(seat, text, fate, state)
    except IndexError as error:
        raise _broken(game, puzzle, "puzzle-over-early") from error
    except LudusError as error:
        raise fault(BadContent, "puzzle-broken", error, game=game.name, id=puzzle.id) from error


def reach(game: AnyRules, seed: str, puzzle: Puzzle, sink: Sink | None = None) -> Any:
    """Play the moves of a puzzle and give the state."""
    state = None
    for one in played(game, seed, puzzle, sink):
        state = one.state
    return state


def check_file(game: AnyRules, file: PuzzleFile) -> None:
    """Refuse puzzles that were made for other rules or other content."""
    if file.version != game.version:
        found, wanted = file.version, game.version
        raise fault(BadContent, "puzzle-version", game=game.name, found=found, wanted=wanted)
    if file.content != game.content:
        was, now = file.content, game.content
        raise fault(BadContent, "puzzle-content", game=game.name, found=was, wanted=now)
    if len({one.id for one in file.puzzles}) != len(file.puzzles):
        raise fault(BadContent, "puzzle-twice", game=game.name)


def check_puzzle(game: AnyRules, seed: str, puzzle: Puzzle) -> None:
    """Refuse a puzzle whose position is not reached, or is another, or whose moves are not legal.

    Every legal move that is not right has its value, and the best one is better.
    """
    state = reach(game, seed, puzzle)
    if puzzle.seat not in game.to_act(state):
        raise _broken(game, puzzle, "puzzle-no-turn", seat=seat_ref(puzzle.seat))
    if state_hash(state) != puzzle.state:
        raise _broken(game, puzzle, "puzzle-other-position")
    question = game.question(state)
    if question is None or question.ask != puzzle.ask:
        raise _broken(game, puzzle, "puzzle-other-question")
    legal = sorted(str(move) for move in game.moves(state, puzzle.seat))
    if sorted((*puzzle.right, *(one.move for one in puzzle.others))) != legal:
        raise _broken(game, puzzle, "puzzle-other-moves")
    if puzzle.line and puzzle.line[0] != puzzle.best:
        raise _broken(game, puzzle, "puzzle-other-line")
    if puzzle.other(puzzle.first) is None:
        raise _broken(game, puzzle, "puzzle-first-right")
    if any(one.loss <= 0 for one in puzzle.others):
        raise _broken(game, puzzle, "puzzle-other-better")


def _broken(game: AnyRules, puzzle: Puzzle, reason: str, /, **facts: Fact) -> LudusError:
    why = fault(BadContent, reason, **facts)
    return fault(BadContent, "puzzle-broken", why, game=game.name, id=puzzle.id)
