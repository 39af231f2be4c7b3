"""The champion of Gloria: plans of whole activations, tried out with chance, judged as learned."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from ludus.bots.contest import Contest, Way
from ludus.bots.gloria.features import NAMES, features
from ludus.bots.gloria.lanista import act_quickly, act_well, decide
from ludus.bots.gloria.plans import plans
from ludus.bots.gloria.troops import enlist_well
from ludus.bots.gloria.values import material
from ludus.bots.judge import FILE, Judge, read_judge
from ludus.bots.knowledge import softly
from ludus.bots.shipped import taught
from ludus.core.bots import Bot, Budget
from ludus.core.moves import Move
from ludus.core.rules import AnyRules
from ludus.games.gloria import GAME
from ludus.games.gloria.state import State
from ludus.games.gloria.view import View, imagine

WEIGHED = frozenset({
    "pick", "react", "buy", "advance", "repeat", "jostle", "retreat", "counter", "closer", "free",
})  # fmt: skip
"""Questions whose answers are tried out; an activation is planned, the others are habits."""

MOST = 8
"""How many answers are tried."""

LEAD = 4.0
"""Where there is no judge: how much more a troop is worth that is e times as likely to win."""


@cache
def judge() -> Judge:
    """Read the judge that comes with the player, made for the game as it comes."""
    return read_judge(Path(__file__).with_name(FILE), GAME, NAMES)


class Campaigner:
    """What the champion goes by."""

    def __init__(self, judge: Judge | None) -> None:
        self._judge = judge

    def ways(self, view: View, moves: Sequence[Any], rng: Random) -> Sequence[Way]:
        """Plans of an activation, answers to a question of weight, or else the habit alone."""
        state = view.table
        if len(moves) == 1:
            return [Way(moves[0])]
        if view.ask == "enlist":
            return [Way(enlist_well(state, moves, rng))]
        if view.ask == "act":
            return plans(state, moves)
        favourite = decide(state, moves, act_well, rng)
        if view.ask not in WEIGHED:
            return [Way(favourite)]
        rest = [move for move in moves if move is not favourite]
        return [Way(favourite), *map(Way, rest)][:MOST]

    def world(self, view: View, rng: Random) -> State:
        """There is one world only."""
        return imagine(view, rng)

    def verdict(self, root: State, state: State, seat: int) -> float | None:
        """Judge the table once the phase is over."""
        if state.over is None and state.active >= 0 and root.active in (-1, state.active):
            return None
        return self.chances(state)[seat]

    def chances(self, state: State) -> list[float]:
        """Give each seat's chance to win."""
        seats = range(state.options.players)
        if state.over is not None and state.options.campaign is None:
            winners = state.over.winners
            return [(seat in winners) / max(1, len(winners)) for seat in seats]
        if self._judge is None or state.options.mode == "single":
            return softly([material(state, seat) for seat in seats], LEAD)
        return self._judge.chances(features(state))

    def guess(self, state: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        """Play on as a lanista in a hurry does."""
        del seat
        return decide(state, moves, act_quickly, rng)


def make_champion(game: AnyRules, budget: Budget) -> Bot:
    """Make the champion; where its judge does not fit it judges by hand."""
    known = taught() and game.content == GAME.content and game.version == GAME.version
    counsel: Any = Campaigner(judge() if known else None)
    return Contest(game, counsel, budget)
