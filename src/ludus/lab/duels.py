"""Duels: one bot on one side, another on all others, every side in turn; and how long each thinks.

A bot is named as for `make_bot`. Games with nets have two kinds more: `bare`, which asks the net at
any number of players, and champions with a style, `champion:200ms@ahead=1,trust=0.8`.
"""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from math import inf, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import perf_counter, process_time, time
from typing import Any

import msgspec
from msgspec import Struct

from ludus.bots import bot_names, budget_of, knowledge_of, make_bot, shipped
from ludus.bots.rehearsal import Rehearsal
from ludus.bots.styles import Style
from ludus.core.bots import Bot, Budget
from ludus.core.errors import BadInput, fault
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules, step
from ludus.games import find_game
from ludus.games.gorus.options import sides
from ludus.lab.arena import choice
from ludus.lab.statistics import Z95, interval

THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""A process of many is to count on one core alone."""


class Duel(Struct, frozen=True):
    """Who meets whom, and at what.

    nets  a folder of nets to play with instead of those that are shipped
    """

    game: str
    options: dict[str, Any]
    one: str
    other: str
    seed: str = "duels"
    nets: str = ""


class Round(Struct, frozen=True):
    """How one game of a duel went.

    won       what share of the victory the first bot's side had
    behind    what share of the other seats it left behind; equals count half
    fair      what share of the victory would be fair
    moves     decisions between several moves of either bot
    seconds   how long they have thought about them: time of the processor
    waited    the same by the clock on the wall
    """

    won: float
    behind: float
    fair: float
    moves: tuple[int, int]
    seconds: tuple[float, float]
    waited: tuple[float, float]


class _Timed:
    """A bot, and how long it has thought about decisions between several moves."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.moves, self.seconds, self.waited = 0, 0.0, 0.0

    def choose(self, view: Any, moves: Any, rng: Random) -> Any:
        """Choose, by two clocks."""
        began, since = process_time(), perf_counter()
        chosen = self._bot.choose(view, moves, rng)
        if len(moves) > 1:
            self.seconds += process_time() - began
            self.waited += perf_counter() - since
            self.moves += 1
        return chosen


def bot_of(spec: str, game: AnyRules) -> Bot:
    """Make a bot by name, among them those of nets that are not let play at a table."""
    name, styled, words = spec.partition("@")
    if spec != "bare" and not styled:
        return make_bot(spec, game)
    nets = shipped.shipped(game)
    if nets is None:
        raise fault(BadInput, "unknown-bot", name=spec, known=", ".join(bot_names(game)))
    if spec == "bare":
        module, player = PLAYERS[game.name]
        bare: Bot = getattr(import_module(module), player)(nets.actor)
        return bare
    return _champion(game, budget_of(name, game) or Budget(), nets, _style(words))


PLAYERS = {
    "gorus": ("ludus.bots.net", "NetPlayer"),
    "brutus": ("ludus.bots.brutus_net", "BrutusNetPlayer"),
}
"""Who asks a net of a game."""


def _style(words: str) -> Style:
    """Read a style: `ahead=1,lean=0.01`."""
    given = dict(word.partition("=")[::2] for word in words.split(",") if word)
    return msgspec.convert(given, Style, strict=False)


def _champion(game: AnyRules, budget: Budget, nets: shipped.Shipped, style: Style) -> Bot:
    if game.name == "gorus":
        from ludus.bots.gorus_champion import GorusChampion

        return GorusChampion(game, budget, nets, style)
    from ludus.bots.brutus_champion import BrutusChampion

    search = Rehearsal(game, knowledge_of(game), budget)
    return BrutusChampion(game, budget, nets, search, style)


def play_round(duel: Duel, number: int, until: float = inf) -> Round | None:
    """Play one game of a duel; None if it was not over at some time of the clock."""
    if duel.nets:
        shipped.NETS = Path(duel.nets)
    game = find_game(duel.game)
    options = game.read_options(duel.options)
    own = _own(game, options, number)
    pair = _Timed(bot_of(duel.one, game)), _Timed(bot_of(duel.other, game))
    fate = Fast(Random(f"{duel.seed}/{number}"))
    state = game.setup(options, fate, None)
    rngs = [Random(f"{duel.seed}/{number}/{seat}") for seat in range(game.seats(options))]
    while seats := game.to_act(state):
        if time() > until:
            return None
        seat = seats[0]
        bot = pair[seat not in own]
        step(game, state, seat, choice(game, state, seat, bot, rngs[seat]), fate)
    outcome = game.outcome(state)
    assert outcome is not None, "a game ends"  # noqa: S101
    mine = [seat for seat in outcome.winners if seat in own]
    others = [place for seat, place in enumerate(outcome.ranking) if seat not in own]
    best = min(outcome.ranking[seat] for seat in own)
    behind = sum((best < place) + (best == place) / 2 for place in others)
    return Round(
        won=len(mine) / max(1, len(outcome.winners)),
        behind=behind / max(1, len(others)),
        fair=len(own) / len(rngs),
        moves=(pair[0].moves, pair[1].moves),
        seconds=(pair[0].seconds, pair[1].seconds),
        waited=(pair[0].waited, pair[1].waited),
    )


def _own(game: AnyRules, options: Any, number: int) -> set[int]:
    """Give the seats of the first bot's side: a team, or one seat, each in turn."""
    if game.name != "gorus":
        return {number % game.seats(options)}
    table = sides(options)
    playing = [side for side in range(len(table)) if table.members[side]]
    side = playing[number % len(playing)]
    return {seat for seat, of in enumerate(table.of) if of == side}


Work = tuple[int, Duel, int, float, float]


def _play(work: Work) -> tuple[int, Round | None]:
    at, duel, number, begins, ends = work
    return at, None if time() > begins else play_round(duel, number, ends)


def play_duels(
    duels: Sequence[Duel], games: int, jobs: int = 1, seconds: float = inf, grace: float = 60
) -> Iterator[tuple[int, Round | None]]:
    """Play duels side by side, game by game, and give what is done with the number of its duel.

    No game begins after so many seconds; one that then takes longer than the grace is given up:
    None, as for those that never began.
    """
    begins = time() + seconds
    work: list[Work] = [
        (at, duel, number, begins, begins + grace)
        for number in range(games)
        for at, duel in enumerate(duels)
    ]
    if jobs <= 1:
        yield from map(_play, work)
        return
    for name in THREADS:
        os.environ.setdefault(name, "1")
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play, work)


def told(duel: Duel, rounds: Sequence[Round]) -> str:
    """Write what a duel has shown as a row of a table."""
    count = len(rounds)
    if not count:
        return f"| {duel.one} | {duel.other} | 0 | | | | | |"
    won = sum(one.won for one in rounds)
    low, high = interval(won, count)
    behind = [one.behind for one in rounds]
    width = Z95 * stdev(behind) / sqrt(count) if count > 1 else 1.0
    each = []
    for at in range(2):
        moves = max(1, sum(one.moves[at] for one in rounds))
        each.append(f"{1000 * sum(one.seconds[at] for one in rounds) / moves:.1f}")
    return (
        f"| {duel.one} | {duel.other} | {count} | {won / count:.3f} | {low:.3f}–{high:.3f} "
        f"| {rounds[0].fair:.3f} | {mean(behind):.3f} ± {width:.3f} | {each[0]} and {each[1]} |"
    )


HEAD = (
    "| one | against | games | won | 95 % interval | fair | left behind | ms a decision |\n"
    "|---|---|---:|---:|---:|---:|---:|---:|"
)
"""The head of a table of duels."""
