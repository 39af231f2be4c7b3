"""Rounds of Gorus Maximus played by a net against itself, as data to learn from."""

from typing import Any

from ludus.arrays.gorus import dealing, features, rounds
from ludus.arrays.gorus.mode import Mode, mode_of
from ludus.arrays.gorus.state import NONE, Namespace, State
from ludus.bots.gorus_nets import (
    ACTOR,
    CRITIC,
    OBSERVED,
    Watched,
    by_side,
    judge,
    places,
    policy,
    shares,
    watch,
)
from ludus.bots.net import NetPlayer
from ludus.games.gorus import GAME
from ludus.games.gorus.options import MODES, Options
from ludus.learn.decisions import Decisions, Draw, Given, Subject, choose, flat, widened

Array = Any

TRACE = 0.9
"""How far ahead the worth of a decision is looked for: 0 is the next card, 1 the round's end."""
EVEN = 0.5
"""The share of rounds that begin at an even standing."""
HINT_SCALE = 3.0
"""By how much favour a side has to lead to be e times as good as another, where margins count."""


def name_of(options: Options) -> str:
    """Name a mode by its teams, or by its number of players."""
    return options.teams or str(options.players)


def without_editions() -> tuple[Options, ...]:
    """List the modes that differ in play: the editions differ in a tie-break only. [G-10.5]"""
    return tuple(mode for mode in MODES if mode.edition == "ru2020")


def begun(xp: Namespace, mode: Mode, uniforms: Array) -> State:
    """Deal rounds in the middle of games: the standings are drawn, even ones more often.

    Takes random numbers (cards + sides + 2, tables).
    """
    cards = len(mode.cards)
    hands, deck = dealing.deal(xp, mode, uniforms[:cards])
    dealer = (uniforms[cards] * mode.players).astype(xp.int32)
    if mode.solo:
        dealer = xp.full_like(dealer, NONE)
    state = rounds.begin(xp, mode, dealer, hands, deck)
    have = xp.floor(uniforms[cards + 2 :] * xp.asarray(mode.targets)[:, None])
    tokens = xp.where(uniforms[cards + 1] < EVEN, 0, have)
    return state._replace(tokens=tokens.astype(xp.int32))


class Rounds:
    """Whole rounds of a mode at many tables: nothing is carried from batch to batch."""

    def __init__(self, xp: Namespace, mode: Mode, decisions: int) -> None:
        self._xp, self._mode = xp, mode
        self._decisions = decisions
        self._tables = -(-decisions // mode.plays)
        self._around = xp.asarray(places(mode))

    def begin(self, draw: Draw) -> tuple[()]:  # noqa: ARG002
        """Every batch deals anew."""
        return ()

    def play(self, given: Given, tables: tuple[()], draw: Draw) -> tuple[tuple[()], Decisions]:
        """Deal, and play to the end of the round."""
        mode, count = self._mode, self._tables
        numbers = len(mode.cards) + mode.side_count + 2
        begin = begun(self._xp, mode, draw.uniform((numbers, count)))
        rival = draw.uniform((count, mode.players)) < 1 / 2

        def one(state: State, draw: Draw) -> tuple[State, Any]:
            return self._card(given, state, rival, draw)

        state, told = draw.each(one, begin, mode.plays)
        return tables, self._decided(given, state, told)

    def _card(self, given: Given, state: State, rival: Array, draw: Draw) -> tuple[State, Any]:
        """Let everybody who has to act send a card."""
        xp, mode = self._xp, self._mode
        shown, order = watch(xp, mode, state)
        other = xp.take_along_axis(rival, state.turn[:, None], axis=1)[:, 0]
        chosen, chance = choose(xp, draw, given, other, lambda net: policy(xp, mode, net, shown))
        said = xp.exp(judge(xp, mode, given.critic, shown))
        expected = by_side(xp, mode, self._around[state.turn], said)
        card = features.card_of(xp, mode, features.at_table(xp, chosen, order))
        after = rounds.step(xp, mode, state, card)
        own = ~(other & given.rivals)
        return after, (shown, chosen, chance, state.turn, expected, own)

    def _decided(self, given: Given, state: State, told: Any) -> Decisions:
        """Say how the decisions of rounds that are over turned out."""
        xp, mode = self._xp, self._mode
        shown, chosen, chance, turns, expected, own = told
        final = self._final(given, state)
        better = gains(xp, expected, final, TRACE)
        side = self._around[turns, 0]
        seats = by_seat(xp, mode, self._around[turns], final)
        wide = Watched(
            widened(xp, shown.observed, features.filled(mode), OBSERVED),
            widened(xp, shown.hidden, range(shown.hidden.shape[-1]), CRITIC[0] - OBSERVED),
            shown.legal,
            shown.taken,
        )
        found = Decisions(
            observed=wide.observed,
            hidden=wide.hidden,
            legal=wide.legal,
            chosen=chosen,
            chance=chance,
            advantage=xp.take_along_axis(better, side[..., None], axis=2)[..., 0],
            outcome=seats,
            taken=wide.taken,
            own=own,
        )
        return Decisions(*(flat(xp, one, self._decisions) for one in found))

    def _final(self, given: Given, state: State) -> Array:
        """Give each side's chance to win the game, in part its lead in the round: the hint."""
        leads = state.totals.T / HINT_SCALE
        leads = self._xp.exp(leads - leads.max(axis=1, keepdims=True))
        leads = leads / leads.sum(axis=1, keepdims=True)
        final = shares(self._xp, self._mode, state) * (1 - given.hint) + leads * given.hint
        return final.astype(self._xp.float32)


def by_seat(xp: Namespace, mode: Mode, around: Array, by_side: Array) -> Array:
    """Share out the chances of sides to their seats, counted from one seat."""
    found = xp.zeros(around.shape, dtype=xp.float32)
    for side in range(mode.side_count):
        size = max(1, mode.side_of.count(side))
        found = xp.where(around == side, by_side[..., side, None] / size, found)
    return found.astype(xp.float32)


def gains(xp: Namespace, expected: Array, final: Array, trace: float) -> Array:
    """Say after each card by how much more each side could expect than just before it.

    What came later counts less and less: others' cards and chance have a share in it.
    """
    then, more, found = final, xp.zeros_like(final), []
    for now in expected[::-1]:
        more = then - now + trace * more
        found.append(more)
        then = now
    return xp.stack(found[::-1])


SUBJECT = Subject(
    rules=GAME,
    actor=ACTOR,
    critic=CRITIC,
    modes={name_of(options): options for options in without_editions()},
    usual=tuple(name_of(options) for options in without_editions()),
    table=lambda xp, options, decisions: Rounds(xp, mode_of(options), decisions),
    player=NetPlayer,
)
"""Gorus Maximus as it is learned."""
