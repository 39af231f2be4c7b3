"""No two moves that may be chosen have one name, in counsel, reviews and puzzles alike."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludus.cli.advice import move_text
from ludus.cli.terminal import Terminal
from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.message import Message
from ludus.core.rules import AnyRules, step
from ludus.games import find_game
from ludus.review.comparing import NamedMove, named_move

GAMES: dict[str, dict[str, object]] = {
    "gorus": {"players": 3, "target": 1},
    "brutus": {"players": 4, "end": {"manches": 1}},
    "gloria": {"players": 2, "turn_limit": 12},
    "insanam": {"players": 2, "max_turns": 2, "boards": "random"},
}
EACH = 2
"""How many positions of each decision are looked at."""
MOST = 24
"""How many of the legal moves are named in each."""
NAMES = ("Ann", "Ben", "Cid", "Dea")


def positions(game: AnyRules, options: dict[str, object]) -> Iterator[tuple[Any, list[Any]]]:
    """Give what seats see and may do, each decision a few times."""
    seen = Counter[str]()
    for number in range(3):
        rng = Random(number)
        state = game.setup(game.read_options(options), Fast(rng), None)
        while seats := game.to_act(state):
            question = game.question(state)
            assert question is not None
            ask = question.ask
            moves = list(game.moves(state, seats[0]))
            seen[ask] += len(moves) > 1
            if len(moves) > 1 and seen[ask] <= EACH:
                yield game.view(state, seats[0]), moves[:MOST]
            step(game, state, seats[0], rng.choice(moves), Fast(rng))


@pytest.mark.parametrize("name", GAMES)
def test_no_two_legal_moves_have_one_name(name: str) -> None:
    game, terminals = find_game(name), [Terminal(language) for language in ("en", "fr", "ru")]
    for view, moves in positions(game, GAMES[name]):
        named = [named_move(game, view, move, 0.5, 0.0) for move in moves]
        for terminal in terminals:
            texts = [text_of(terminal, name, one, view.seat) for one in named]
            assert len(set(texts)) == len(texts), (view, sorted(texts))


@pytest.mark.parametrize("name", GAMES)
def test_what_follows_from_any_move_names_none(name: str) -> None:
    game = find_game(name)
    for view, moves in positions(game, GAMES[name]):
        world = game.imagine(view, Random(1))
        first = {move: first_sentence(game, world, view.seat, move) for move in moves}
        for move in moves:
            told = named_move(game, view, move, 0.5, 0.0).told
            others = [first[one] for one in moves if one.word != move.word]
            assert told is None or told not in others, (view.ask, str(move), told)


def first_sentence(game: AnyRules, world: Any, seat: int, move: Any) -> Message | None:
    """Give the first sentence that a seat hears when it makes a move."""
    log, copy = Log(), game.clone(world)
    game.apply(copy, seat, move, Fast(Random(2)), log)
    heard = (one.heard_by(seat) for one in log.told)
    return next((one for one in heard if one is not None), None)


def text_of(terminal: Terminal, game: str, named: NamedMove, seat: int) -> str:
    """Give the words alone, without the move as it is typed."""
    return move_text(terminal, game, named, NAMES, seat).removesuffix(f" [{named.move}]")
