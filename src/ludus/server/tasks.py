"""What worker processes do: they get a view as JSON and nothing else, and answer with JSON."""

from random import Random

import msgspec
from msgspec import Struct

from ludus.bots import bot_names, make_bot
from ludus.bots.levels import COUNT, spec_of
from ludus.core.codec import from_json, to_json
from ludus.core.forecast import Forecast
from ludus.core.record import read_record
from ludus.games import all_games, find_game
from ludus.review.comparing import Comparison
from ludus.review.counsel import counsel
from ludus.review.steps import Step
from ludus.review.steps import Task as Measured
from ludus.review.whole import Look, Mistake, look_again, set_up
from ludus.review.whole import carry_out as measure_move
from ludus.server.answers import Offer
from ludus.server.offering import offers_of
from ludus.server.puzzle_tasks import ShowPuzzle, TryPuzzle, WeighPuzzle


class Choose(Struct, frozen=True, tag=True):
    """Let a bot choose a move, within the seconds given if it thinks. The answer is the move."""

    game: str
    bot: str
    view: bytes
    moves: tuple[str, ...]
    seed: int
    seconds: float

    def carry_out(self) -> str:
        """Choose."""
        game = find_game(self.game)
        seen = from_json(self.view, game.views)
        bot = make_bot(self.bot, game, self.seconds)
        return str(bot.choose(seen, [game.parse(move) for move in self.moves], Random(self.seed)))


class MakeOffers(Struct, frozen=True, tag=True):
    """Tell what moves cost and bring, as far as that is known at once."""

    game: str
    view: bytes
    moves: tuple[str, ...]
    forbidden: tuple[str, ...]

    def carry_out(self) -> tuple[Offer, ...]:
        """Tell it of every move."""
        game = find_game(self.game)
        return offers_of(game, from_json(self.view, game.views), self.moves, self.forbidden)


class MakeForecast(Struct, frozen=True, tag=True):
    """Tell all that a move costs and brings, its exact odds too."""

    game: str
    view: bytes
    move: str

    def carry_out(self) -> Forecast | None:
        """Work it out."""
        game = find_game(self.game)
        return game.full_forecast(from_json(self.view, game.views), game.parse(self.move))


class GiveCounsel(Struct, frozen=True, tag=True):
    """Name a good move of a seat and the next best one, from what the seat sees."""

    game: str
    view: bytes
    moves: tuple[str, ...]

    def carry_out(self) -> Comparison:
        """Weigh the moves."""
        game = find_game(self.game)
        moves = [game.parse(move) for move in self.moves]
        return counsel(game, from_json(self.view, game.views), moves)


class MeasureSetUp(Struct, frozen=True, tag=True):
    """Measure the set-up of a finished game."""

    game: str
    record: bytes
    state: bytes
    worlds: int

    def carry_out(self) -> Step:
        """Measure it."""
        game = find_game(self.game)
        state = from_json(self.state, game.state)
        return set_up(game, read_record(self.record), state, self.worlds)


class Measure(Struct, frozen=True, tag=True):
    """Measure some moves of a finished game, for its review."""

    game: str
    moves: tuple[Measured, ...]

    def carry_out(self) -> list[Step]:
        """Measure them one after another."""
        game = find_game(self.game)
        return [measure_move(game, move) for move in self.moves]


class LookAgain(Struct, frozen=True, tag=True):
    """Look at what may be a mistake a second time."""

    game: str
    look: Look

    def carry_out(self) -> Mistake:
        """Compare the two moves."""
        return look_again(find_game(self.game), self.look)


Task = (
    Choose
    | MakeOffers
    | MakeForecast
    | GiveCounsel
    | MeasureSetUp
    | Measure
    | LookAgain
    | ShowPuzzle
    | WeighPuzzle
    | TryPuzzle
)


class Answer(Struct, frozen=True):
    """What a worker answers: JSON, or why it could not be done.

    `leaving` says that the worker ends now, because it has grown too large.
    """

    body: bytes
    failed: bool = False
    leaving: bool = False


_tasks: msgspec.msgpack.Decoder[Task] = msgspec.msgpack.Decoder(Task)


def carry_out(data: bytes) -> bytes:
    """Carry out a task as it came over the wire."""
    return to_json(_tasks.decode(data).carry_out())


def warm() -> None:
    """Read all games and everything bots know of them."""
    for game in all_games().values():
        for name in (*bot_names(game), *map(spec_of, range(1, COUNT + 1))):
            make_bot(name, game)
