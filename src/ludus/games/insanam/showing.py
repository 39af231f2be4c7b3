"""What a seat is shown, and what a person is. Section 5.3."""

from collections.abc import Sequence
from copy import copy
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from ludus.core.frames import top
from ludus.core.message import Message
from ludus.games.insanam import helping
from ludus.games.insanam.cards.decks import left
from ludus.games.insanam.content.catalogue import PERSONAL, REDEMPTIONS
from ludus.games.insanam.decisions import DECISIONS
from ludus.games.insanam.state import (
    Player,
    State,
    clone_own,
    clone_table,
)
from ludus.games.insanam.view import Edict, House, View

_BY_WORD = {decision.word: decision for decision in DECISIONS}


def view(state: State, seat: int | None) -> View:
    """Show a seat the table, and what it knows alone."""
    seen = glance(state, seat)
    mine = None if seen.mine is None else clone_own(seen.mine)
    return replace(seen, table=clone_table(seen.table), mine=mine)


def glance(state: State, seat: int | None) -> View:
    """Show a seat the table itself, and what it knows alone."""
    return _seen(state, seat, {name: left(deck) for name, deck in state.secrets.decks.items()})


def _seen(state: State, seat: int | None, decks: dict[str, int]) -> View:
    frame = top(state.table.frames)
    acting, ask = ((), "") if frame is None else (frame.seats, frame.ask)
    together = bool(acting) and _BY_WORD[ask].together
    return View(
        seat,
        acting[0] if acting and not together else None,
        acting if together else (),
        ask,
        state.table,
        None if seat is None else state.secrets.own[seat],
        decks,
    )


class Alike(Struct, frozen=True, gc=False):
    """What all readers are shown alike: players behind their screens, and what helps everybody.

    That is how far open ambitions have come, houses, the powers in territories, the last edict.
    """

    decks: dict[str, int]
    screened: tuple[Player, ...]
    progress: dict[str, tuple[tuple[int, int], ...]]
    houses: tuple[House, ...]
    powers: dict[str, int]
    edict: Edict | None


def alike(shown: View) -> Alike:
    """Work out what all readers are shown alike, from what lies open. [C-2.5, C-12.3]"""
    table = shown.table
    screened = tuple(map(_behind_screen, table.players))
    return Alike(
        shown.decks,
        screened,
        helping.open_progress(table),
        helping.houses(table),
        helping.powers(table),
        helping.edict(table),
    )


def show(state: State, seat: int | None, common: Alike) -> View:
    """Show a person on a seat what all are shown alike, and what the seat knows alone. [C-2.5]"""
    return for_person(_seen(state, seat, common.decks), common)


def for_person(shown: View, common: Alike | None = None) -> View:
    """Keep goods behind screens, and counters of hidden ambitions; add what helps. [C-2.5, C-12.3]

    What others hold can be remembered, but it is not shown. While nobody is seated, or when the
    game is over, there is nothing to add.
    """
    common = common or alike(shown)
    table = copy(shown.table)
    table.players = [
        player if seat == shown.seat else common.screened[seat]
        for seat, player in enumerate(table.players)
    ]
    return replace(
        shown,
        table=table,
        progress=_progress(shown, common),
        houses=common.houses,
        powers=common.powers,
        sums=helping.sums(shown.table, shown.seat),
        edict=common.edict,
    )


def _progress(shown: View, common: Alike) -> dict[str, tuple[tuple[int, int], ...]]:
    """Add the own ambitions to the open ones of all. [C-12.3]"""
    seat, mine = shown.seat, shown.mine
    if seat is None or mine is None:
        return common.progress
    return {**common.progress, **helping.own_progress(shown.table, seat, mine.ambition)}


def _behind_screen(player: Player) -> Player:
    hidden = copy(player)
    hidden.goods = []
    shown = _counters(player.open, player.card if player.exposed else "")
    hidden.counts = {metric: n for metric, n in player.counts.items() if metric in shown}
    hidden.before = {metric: n for metric, n in player.before.items() if metric in shown}
    return hidden


@cache
def _counters(ambition: str, redemption: str) -> frozenset[str]:
    """Name what an open ambition and an open card of redemption measure. [C-12.3]"""
    conditions = PERSONAL[ambition].conditions if ambition else ()
    objectives = REDEMPTIONS[redemption].conditions if redemption else ()
    return frozenset(one.metric for one in (*conditions, *objectives))


def recall(heard: Sequence[Message]) -> int:
    """Let people look up this turn and the one before: older gains are for memory. [C-2.5]"""
    seen = False
    number = len(heard)
    for line in reversed(heard):
        number -= 1
        if line.key == "insanam-told-turn":
            if seen:
                return number
            seen = True
    return 0
