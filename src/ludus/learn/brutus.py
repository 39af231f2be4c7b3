"""Manches of Brutus played by a net against itself, as data to learn from.

Manches differ in length, so that tables go on from batch to batch: what is still running at the end
of one is judged by the critic.
"""

from collections.abc import Collection
from itertools import product
from typing import Any, NamedTuple

from ludus.arrays.brutus.mode import MOST_PLAYERS, Mode, mode_of
from ludus.arrays.brutus.playing import Chance, restart, start
from ludus.arrays.brutus.state import OVER, State
from ludus.arrays.brutus.steps import step
from ludus.bots.brutus_net import BrutusNetPlayer
from ludus.bots.brutus_nets import ACTOR, CRITIC, Watched, judge, policy, watch, worth
from ludus.games.brutus import GAME
from ludus.games.brutus.options import TABLE, End, Options
from ludus.learn.decisions import Decisions, Draw, Given, Subject, choose, flat

Array = Any
Namespace = Any

STRETCH = 16
"""Decisions between two looks at which tables wait for a deal."""
STRETCHES = 4
"""How many such stretches a batch has."""
TRACE = 0.95
"""How far ahead the worth of a decision is looked for: 0 is the next one, 1 the manche's end."""

VARIANTS = {"r": "revolt", "c": "conspiracy", "b": "benevolence"}
"""How variants are called in the name of a mode. [B-13, B-14, B-15]"""


def name_of(options: Options) -> str:
    """Name a mode by the number of players and the letters of its variants: `4`, `7rcb`."""
    letters = [letter for letter, variant in VARIANTS.items() if getattr(options, variant)]
    return f"{options.players}{''.join(letters)}"


def single_manches() -> dict[str, Options]:
    """Name the modes: all counts and variants, one manche each."""
    modes = (
        Options(players, revolt, conspiracy, benevolence, End(manches=1))
        for players in TABLE.tables
        for revolt, conspiracy, benevolence in product((False, True), repeat=3)
    )
    return {name_of(options): options for options in modes}


def plain_and_full(names: Collection[str]) -> tuple[str, ...]:
    """Choose the modes without a variant and those with all of them."""
    every = "".join(VARIANTS)
    return tuple(name for name in names if name.isdigit() or name.endswith(every))


class Told(NamedTuple):
    """What one decision at every table tells, steps first when they are stacked.

    shown     what the seats were shown
    chosen    the action
    chance    the logarithm of its chance
    turn      who decided
    expected  (seats) what the critic expected before it
    live      whether the manche was still running
    own       whether the net that learns decided
    ended     whether the manche ended by it
    final     (seats) the stakes as they were shared out, where it ended
    """

    shown: Watched
    chosen: Array
    chance: Array
    turn: Array
    expected: Array
    live: Array
    own: Array
    ended: Array
    final: Array


class Manches:
    """Tables at which a manche is played after the other."""

    def __init__(self, xp: Namespace, mode: Mode, decisions: int) -> None:
        self._xp, self._mode = xp, mode
        self._decisions = decisions
        self._tables = -(-decisions // (STRETCH * STRETCHES))

    def begin(self, draw: Draw) -> State:
        """Deal at all tables."""
        return start(self._xp, self._mode, self._deals(draw))

    def _deals(self, draw: Draw) -> Chance:
        sizes = (0, self._mode.cards, self._mode.players)
        return Chance(*(draw.uniform((size, self._tables)) for size in sizes))

    def play(self, given: Given, tables: State, draw: Draw) -> tuple[State, Decisions]:
        """Play on for some decisions at every table."""
        rival = draw.uniform((self._tables, self._mode.players)) < 1 / 2

        def one(state: State, draw: Draw) -> tuple[State, Told]:
            return self._decide(given, state, rival, draw)

        def stretch(state: State, draw: Draw) -> tuple[State, Told]:
            state, told = draw.each(one, state, STRETCH)
            return restart(self._xp, self._mode, state, self._deals(draw)), told

        tables, told = draw.each(stretch, tables, STRETCHES)
        joined = _joined(told)
        last = self._expected(given, tables, watch(self._xp, self._mode, tables))
        return tables, self._decided(joined, last)

    def _decide(self, given: Given, state: State, rival: Array, draw: Draw) -> tuple[State, Told]:
        """Let whoever has the turn decide; where a manche is over, nothing happens."""
        xp, mode = self._xp, self._mode
        shown = watch(xp, mode, state)
        live = state.phase < OVER
        turn = xp.maximum(state.turn, 0)
        other = xp.take_along_axis(rival, turn[:, None], axis=1)[:, 0]
        chosen, chance = choose(xp, draw, given, other, lambda net: policy(xp, net, shown))
        after = step(xp, mode, state, xp.where(live, chosen, 0))
        return after, Told(
            shown=shown,
            chosen=chosen,
            chance=chance,
            turn=turn,
            expected=self._expected(given, state, shown),
            live=live,
            own=live & ~(other & given.rivals),
            ended=live & (after.phase >= OVER),
            final=worth(xp, mode, after),
        )

    def _expected(self, given: Given, state: State, shown: Watched) -> Array:
        """Let the critic say what each seat of the table can expect."""
        xp, players = self._xp, self._mode.players
        said = xp.exp(judge(xp, given.critic, shown))
        turn = xp.maximum(state.turn, 0)
        away = (xp.arange(players)[None] - turn[:, None]) % players
        return xp.take_along_axis(said, away, axis=1)

    def _decided(self, told: Told, last: Array) -> Decisions:
        """Say how decisions turned out, or how they look now."""
        xp, players = self._xp, self._mode.players
        better = gains(xp, told, last)
        around = (told.turn[..., None] + xp.arange(players)) % players
        due = xp.take_along_axis(told.expected + better, around, axis=2)
        nobody = xp.zeros((*due.shape[:2], MOST_PLAYERS - players), dtype=due.dtype)
        found = Decisions(
            observed=told.shown.observed,
            hidden=told.shown.hidden,
            legal=told.shown.legal,
            chosen=told.chosen,
            chance=told.chance,
            # Where nobody decides nothing is gained, or the scale of all others would suffer.
            advantage=told.live * xp.take_along_axis(better, told.turn[..., None], axis=2)[..., 0],
            outcome=xp.concatenate([due, nobody], axis=2),
            taken=told.shown.taken & told.live[..., None],
            own=told.own,
        )
        return Decisions(*(flat(xp, one, self._decisions) for one in found))


def _joined(told: Told) -> Told:
    """From stretches of decisions to one line of them."""

    def line(rows: Array) -> Array:
        return rows.reshape((-1, *rows.shape[2:]))

    shown = Watched(*map(line, told.shown))
    return Told(shown, *map(line, told[1:]))


def gains(xp: Namespace, told: Told, last: Array) -> Array:
    """Say after each decision by how much more each seat could expect than just before it.

    What came later counts less and less; nothing counts beyond the end of a manche.
    """
    then, more, found = last, xp.zeros_like(last), []
    for now in range(told.chosen.shape[0] - 1, -1, -1):
        ended = told.ended[now][:, None]
        then = xp.where(ended, told.final[now], then)
        more = xp.where(ended, 0, more)
        more = then - told.expected[now] + TRACE * more
        found.append(more)
        then = told.expected[now]
    return xp.stack(found[::-1])


_MODES = single_manches()

SUBJECT = Subject(
    rules=GAME,
    actor=ACTOR,
    critic=CRITIC,
    modes=_MODES,
    usual=plain_and_full(_MODES),
    table=lambda xp, options, decisions: Manches(xp, mode_of(options), decisions),
    player=BrutusNetPlayer,
)
"""Brutus as it is learned."""
