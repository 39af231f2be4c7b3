"""The champion of Insanam: moves tried out in worlds it suspects, judged as learned."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from ludus.bots.contest import Contest, Way
from ludus.bots.insanam.court import Court
from ludus.bots.insanam.courtier import decide, turn_worth
from ludus.bots.insanam.features import NAMES, features
from ludus.bots.insanam.mind import Mind
from ludus.bots.insanam.provinces import march_worth
from ludus.bots.insanam.standing import shares, under_way
from ludus.bots.judge import FILE, Judge, read_judge
from ludus.bots.shipped import taught
from ludus.core.bots import Bot, Budget
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.games.insanam import GAME
from ludus.games.insanam.court.beliefs import beliefs
from ludus.games.insanam.court.moves import Accuse
from ludus.games.insanam.frames import Setup
from ludus.games.insanam.imagine import imagine
from ludus.games.insanam.state import State
from ludus.games.insanam.view import View

WEIGHED = frozenset({
    "turn", "after", "act", "march", "thumbs", "unlock", "tile", "fight", "redo", "hire", "gifts",
    "push", "destiny", "rob", "battle",
})  # fmt: skip
"""Questions whose answers are tried out; the others are habits."""

MOST = 7
"""How many answers are tried."""

WORLDS = 4
"""Out of how many worlds one is drawn, the likelier the better it explains what others did."""

DOUBTED = 0.3
"""Whoever is at least as likely as this a traitor may be accused."""


@cache
def judge() -> Judge:
    """Read the judge that comes with the player, made for the game as it comes."""
    return read_judge(Path(__file__).with_name(FILE), GAME, NAMES)


class Schemer:
    """What the champion goes by."""

    def __init__(self, judge: Judge | None) -> None:
        self._judge = judge

    def ways(self, view: View, moves: Sequence[Move], rng: Random) -> Sequence[Way]:
        """What the courtier would do, then what it likes next; who is suspected may be accused."""
        if len(moves) == 1 or view.seat is None or view.mine is None:
            return [Way(moves[0])]
        favourite = decide(view.table, view.seat, view.mine, moves, rng)
        if view.ask not in WEIGHED or isinstance(view.table.frames[0], Setup):
            return [Way(favourite)]
        court = Court(Mind(view.table, view.seat, view.mine))
        rest = [move for move in moves if move is not favourite and _sensible(court, move)]
        if view.ask in ("turn", "after"):
            rest.sort(key=lambda move: -turn_worth(court, move))
        elif view.ask == "march":
            rest.sort(key=lambda move: -march_worth(court.lands, move))
        elif len(rest) > MOST:
            rest = [rest[at * len(rest) // MOST] for at in range(MOST)]
        return [Way(favourite), *map(Way, rest)][:MOST]

    def world(self, view: View, rng: Random) -> State:
        """Imagine a few worlds and draw one, by how well destinies explain what others did."""
        if not view.table.dealings or view.seat is None or view.mine is None:
            return imagine(view, rng)
        suspects = Mind(view.table, view.seat, view.mine).suspects
        known = beliefs(view.table, view.seat, view.mine)
        odds = [
            (chance / prior, (1 - chance) / (1 - prior)) if 0 < prior < 1 else (1.0, 1.0)
            for chance, prior in (
                (chance, known.traitor(seat)) for seat, chance in enumerate(suspects)
            )
        ]
        if all(pair == (1.0, 1.0) for pair in odds):
            return imagine(view, rng)
        worlds = [imagine(view, rng) for _ in range(WORLDS)]
        weights = []
        for world in worlds:
            weight = 1e-9
            product = 1.0
            for seat, own in enumerate(world.secrets.own):
                if seat != view.seat:
                    product *= odds[seat][own.destiny != "traitor"]
            weights.append(weight + product)
        return rng.choices(worlds, weights)[0]

    def verdict(self, root: State, state: State, seat: int) -> float | None:
        """Judge the seats once the player-turn or the event under way is over."""
        if state.table.over is None and under_way(root.table, state.table):
            return None
        return self.chances(state)[seat]

    def chances(self, state: State) -> list[float]:
        """Give each seat's chance to win."""
        over = state.table.over
        if over is not None:
            seats = range(len(state.table.players))
            return [(seat in over.winners) / max(1, len(over.winners)) for seat in seats]
        return shares(state) if self._judge is None else self._judge.chances(features(state))

    def guess(self, state: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        """Play on as a courtier does."""
        if len(moves) == 1:
            return moves[0]
        return decide(state.table, seat, state.secrets.own[seat], moves, rng)


def _sensible(court: Court, move: Move) -> bool:
    """Leave out accusing somebody who is hardly suspected."""
    return not isinstance(move, Accuse) or court.mind.suspects[move.accused] >= DOUBTED


def make_champion(game: AnyRules, budget: Budget) -> Bot:
    """Make the champion; where its judge does not fit it judges by hand."""
    known = taught() and game.content == GAME.content and game.version == GAME.version
    counsel: Any = Schemer(judge() if known else None)
    return Contest(game, counsel, budget)
