"""Judges: hand-written players play against themselves, and who won is learned from the moments.

Now and then a player makes a random move, so that positions come up that it would never allow. A
few moments of each game are kept, described by numbers, with the winners. The weights are those
that make the winners most likely (a conditional logit): a convex problem, solved to the end.

A folder holds `judge.safetensors`, `moments.npz`, what was played so far, and `curve.csv`, how well
games are foretold that were not learned from.
"""

import csv
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludus.bots import make_bot
from ludus.bots.gloria import features as gloria
from ludus.bots.insanam import features as insanam
from ludus.bots.judge import FILE, Judge, card_of, write_judge
from ludus.core.errors import BadInput, fault
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules
from ludus.games.gloria import GAME as GLORIA
from ludus.games.insanam import GAME as INSANAM

Array = NDArray[np.float32]

WHIMS = (0.0, 0.02, 0.05, 0.15)
"""How often players move at random: each draws one of these for a game."""

OFTEN = 0.15
"""How many of the moments that could be kept are."""

PARTS = 5
"""One game in this number is kept to try a judge that has learned from the others."""

RESTRAINT = 0.003
"""How much large weights are held against them."""

SETTLED = 1e-4
"""Weights that change by less than this have been found."""

KEEP = 60.0
"""Seconds between two times that everything is written down."""


class Course(Struct, frozen=True):
    """What a judge of a game is learned from.

    modes     options of the games that are played, each as often as it stands here
    names     what the numbers are called that describe a seat
    describe  gives the numbers of every seat
    moment    names the stretch a state is in; states at the beginning of one can be kept
    """

    game: AnyRules
    modes: Sequence[Mapping[str, object]]
    names: Sequence[str]
    describe: Callable[[Any], Array]
    moment: Callable[[Any], object]


def _phase(state: Any) -> object:
    """A phase of Gloria: judged where the next one is about to begin."""
    return state.turn, state.active


def _player_turn(state: Any) -> object:
    """A player-turn of Insanam, of which some twenty make a turn."""
    frames = state.table.frames
    seats = [(frame.seat, type(frame)) for frame in frames[1:2] if hasattr(frame, "seat")]
    return state.table.turn, seats, [player.placed for player in state.table.players]


def _counts(most: int, **options: object) -> list[Mapping[str, object]]:
    return [{"players": players, **options} for players in range(2, most + 1)]


COURSES: Mapping[str, Course] = {
    "gloria": Course(
        GLORIA,
        [*_counts(6), *_counts(2) * 4, *_counts(4), *_counts(2, troops="drawn") * 2],
        gloria.NAMES, gloria.features, _phase,
    ),
    "insanam": Course(
        INSANAM,
        [*_counts(4, boards="random"), *_counts(2, boards="random")],
        insanam.NAMES, insanam.features, _player_turn,
    ),
}  # fmt: skip


class Moments(Struct):
    """Moments of games: numbers of each seat, its share of the victory, and the game's number.

    Where fewer than the most seats are taken the rest are zeros, with no share.
    """

    rows: list[Array] = []
    shares: list[Array] = []
    games: list[int] = []


class Judging:
    """The learning of a judge, which can be stopped at any time and goes on from its folder."""

    def __init__(self, name: str, folder: Path, seconds: float, seed: int) -> None:
        self.course = COURSES[name]
        self.folder, self._wanted, self._seed = folder, seconds, seed
        self.seconds, self.games = 0.0, 0
        self.moments = Moments()
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "moments.npz").exists():
            self._go_on()

    def run(self) -> Iterator[float]:
        """Play and learn until the time is up, telling after each game how much of it is gone."""
        began, before = time.monotonic(), self.seconds
        kept = began
        while self.seconds < self._wanted:
            self._play(Random(f"{self._seed}/{self.games}"))
            self.games += 1
            self.seconds = before + time.monotonic() - began
            if time.monotonic() - kept > KEEP:
                self.keep()
                kept = time.monotonic()
            yield self.seconds
        self.keep()

    def _play(self, rng: Random) -> None:
        course = self.course
        game = course.game
        options = game.read_options(rng.choice(course.modes))
        fate = Fast(rng)
        state = game.setup(options, fate, None)
        seats = range(game.seats(options))
        bots = [make_bot("veteran", game) for _ in seats]
        whims = [rng.choice(WHIMS) for _ in seats]
        found: list[Array] = []
        moment = course.moment(state)
        while asked := game.to_act(state):
            seat = asked[0]
            moves = game.moves(state, seat)
            if rng.random() < whims[seat]:
                move = rng.choice(moves)
            else:
                move = bots[seat].choose((game.glance or game.view)(state, seat), moves, rng)
            game.apply(state, seat, move, fate, None)
            now = course.moment(state)
            if now != moment and game.to_act(state) and rng.random() < OFTEN:
                found.append(course.describe(state))
            moment = now
        outcome = game.outcome(state)
        winners = outcome.winners if outcome else ()
        share = np.array([(seat in winners) / max(1, len(winners)) for seat in seats], np.float32)
        for rows in found if winners else ():
            self.moments.rows.append(rows)
            self.moments.shares.append(share)
            self.moments.games.append(self.games)

    def keep(self) -> None:
        """Learn from all moments, and write everything down."""
        told = packed(self.moments, len(self.course.names))
        card = card_of(self.course.game, self.course.names)
        with (self.folder / "moments.part").open("wb") as out:
            np.savez_compressed(out, rows=told.rows, shares=told.shares, games=told.games,
                                seats=told.seats, card=np.array([*card.items()]),
                                spent=np.array([self.seconds, self.games]))  # fmt: skip
        (self.folder / "moments.part").replace(self.folder / "moments.npz")
        if len(set(told.games)) < PARTS:
            return
        foretold = foresight(told)
        about = {"games": str(self.games), "moments": str(len(told.games)),
                 "seconds": f"{self.seconds:.0f}", "loss": f"{foretold:.4f}",
                 "command": f"ludus learn {self.course.game.name} FOLDER --seconds "
                 f"{self._wanted:.0f} --seed {self._seed}"}  # fmt: skip
        judge = Judge(learned(told))
        write_judge(self.folder / FILE, judge, self.course.game, self.course.names, about)
        with (self.folder / "curve.csv").open("a", newline="") as out:
            csv.writer(out).writerow([self.games, f"{self.seconds:.0f}", f"{foretold:.4f}"])

    def _go_on(self) -> None:
        with np.load(self.folder / "moments.npz") as kept:
            for what, was in kept["card"]:
                if card_of(self.course.game, self.course.names).get(str(what)) != str(was):
                    raise fault(BadInput, "cli-learn-other", what=str(what), was=str(was))
            self.seconds, self.games = float(kept["spent"][0]), int(kept["spent"][1])
            for rows, shares, number, seats in zip(
                kept["rows"], kept["shares"], kept["games"], kept["seats"], strict=True
            ):
                self.moments.rows.append(rows[:seats])
                self.moments.shares.append(shares[:seats])
                self.moments.games.append(int(number))


class Packed(Struct, frozen=True):
    """Moments as arrays: (moments, most seats, numbers), (moments, most seats), (moments)."""

    rows: Array
    shares: Array
    games: NDArray[np.int64]
    seats: NDArray[np.int64]

    @property
    def taken(self) -> NDArray[np.bool_]:
        """Tell which seats there are."""
        return np.arange(self.rows.shape[1])[None] < self.seats[:, None]


def packed(moments: Moments, numbers: int) -> Packed:
    """Put moments into arrays, filled up with zeros."""
    seats = np.array([len(rows) for rows in moments.rows], np.int64)
    most = int(seats.max(initial=1))
    rows = np.zeros((len(seats), most, numbers), np.float32)
    shares = np.zeros((len(seats), most), np.float32)
    for at, (row, share) in enumerate(zip(moments.rows, moments.shares, strict=True)):
        rows[at, : len(row)], shares[at, : len(row)] = row, share
    return Packed(rows, shares, np.array(moments.games, np.int64), seats)


def _chosen(told: Packed, which: NDArray[np.bool_]) -> Packed:
    return Packed(told.rows[which], told.shares[which], told.games[which], told.seats[which])


def learned(told: Packed, steps: int = 20) -> Array:
    """Find the weights that make the winners most likely, by Newton's method to the end."""
    taken = told.taken.ravel()
    spread = told.rows[told.taken].std(axis=0) + 1e-6
    rows = (told.rows / spread).reshape(len(taken), -1)[taken].astype(np.float32)
    moment = np.repeat(np.arange(len(told.games)), told.seats)
    shares = told.shares.ravel()[taken]
    first = np.cumsum(told.seats) - told.seats
    weights: NDArray[Any] = np.zeros(rows.shape[1])
    for _ in range(steps):
        chances = _within(rows @ weights.astype(np.float32), first, moment)
        slope = rows.T @ (chances - shares) / len(first) + RESTRAINT * weights
        likely = rows * chances[:, None]
        mean = np.add.reduceat(likely, first)
        bend = (likely.T @ rows - mean.T @ mean).astype(np.float64) / len(first)
        step = np.linalg.solve(bend + RESTRAINT * np.eye(len(weights)), slope)
        weights = weights - step
        if float(np.abs(step).max()) < SETTLED:
            break
    found: Array = (weights / spread).astype(np.float32)
    return found


def _within(sums: Array, first: NDArray[np.int64], moment: NDArray[np.int64]) -> NDArray[Any]:
    """Turn the sums of all seats into chances within each moment."""
    parts = np.exp(sums - np.maximum.reduceat(sums, first)[moment])
    found: NDArray[Any] = parts / np.add.reduceat(parts, first)[moment]
    return found


def _foretold(rows: Array, taken: NDArray[np.bool_], weights: NDArray[Any]) -> NDArray[Any]:
    sums = np.where(taken, rows @ weights, -np.inf)
    parts = np.exp(sums - sums.max(axis=1, keepdims=True))
    found: NDArray[Any] = parts / parts.sum(axis=1, keepdims=True)
    return found


def foresight(told: Packed) -> float:
    """Tell how well games are foretold that were not learned from: the mean log loss."""
    lost = 0.0
    for part in range(PARTS):
        left_out = told.games % PARTS == part
        tried = _chosen(told, left_out)
        if not len(tried.games) or left_out.all():
            continue
        chances = _foretold(tried.rows, tried.taken, learned(_chosen(told, ~left_out)))
        lost -= float((tried.shares * np.log(np.maximum(chances, 1e-9))).sum())
    return lost / len(told.games)
