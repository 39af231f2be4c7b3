"""What a seat is shown, and what a person is. Section 5.3."""

from collections.abc import Sequence
from copy import copy
from typing import Any

from msgspec.structs import replace

from ludus.core.decisions import NO_FATE, Context
from ludus.core.frames import top
from ludus.core.message import Message
from ludus.core.moves import Move
from ludus.games.insanam.cards.decks import left
from ludus.games.insanam.cards.metrics import measure
from ludus.games.insanam.cards.powers import strength
from ludus.games.insanam.content.catalogue import PERSONAL, REDEMPTIONS
from ludus.games.insanam.court.ambitions import since_exposure
from ludus.games.insanam.court.turns import income
from ludus.games.insanam.decisions import DECISIONS
from ludus.games.insanam.map.land import controlled
from ludus.games.insanam.map.troops import points
from ludus.games.insanam.prices import price
from ludus.games.insanam.state import (
    Own,
    Player,
    Secrets,
    State,
    Table,
    clone_own,
    clone_table,
)
from ludus.games.insanam.view import House, View

_BY_WORD = {decision.word: decision for decision in DECISIONS}


def view(state: State, seat: int | None) -> View:
    """Show a seat the table, and what it knows alone."""
    frame = top(state.table.frames)
    acting, ask = ((), "") if frame is None else (frame.seats, frame.ask)
    together = bool(acting) and _BY_WORD[ask].together
    return View(
        seat,
        acting[0] if acting and not together else None,
        acting if together else (),
        ask,
        clone_table(state.table),
        None if seat is None else clone_own(state.secrets.own[seat]),
        {name: left(deck) for name, deck in state.secrets.decks.items()},
    )


def for_person(shown: View) -> View:
    """Keep goods behind screens, and counters of hidden ambitions; add what helps. [C-2.5, C-12.3]

    What others hold can be remembered, but it is not shown. While nobody is seated, or when the
    game is over, there is nothing to add.
    """
    table = copy(shown.table)
    table.players = [
        player if seat == shown.seat else _behind_screen(player)
        for seat, player in enumerate(table.players)
    ]
    settled = all(player.board for player in table.players)
    return replace(
        shown,
        table=table,
        prices=_prices(shown),
        progress=_progress(shown),
        houses=_houses(shown.table) if settled else (),
    )


def _behind_screen(player: Player) -> Player:
    hidden = copy(player)
    hidden.goods = []
    conditions = PERSONAL[player.open].conditions if player.open else ()
    shown = {condition.metric for condition in conditions}
    if player.exposed:
        shown |= {condition.metric for condition in REDEMPTIONS[player.card].conditions}
    hidden.counts = {metric: n for metric, n in player.counts.items() if metric in shown}
    hidden.before = {metric: n for metric, n in player.before.items() if metric in shown}
    return hidden


def _behind(metric: str) -> bool:
    """Tell whether a metric measures what lies behind a screen. [C-2.5]"""
    return metric.startswith(("hold", "goods"))


def _prices(shown: View) -> dict[str, tuple[int, int, int]]:
    seat = shown.seat
    if seat is None or shown.mine is None:
        return {}
    owns = [shown.mine if at == seat else Own() for at in range(len(shown.table.players))]
    state = State(shown.table, Secrets({}, owns))
    found = {str(move): price(shown.table, seat, move) for move in _moves(state, seat)}
    return {text: goods for text, goods in found.items() if any(goods)}


def _moves(state: State, seat: int) -> Sequence[Move]:
    """List the legal moves of a seat, of which decks and others' secrets tell nothing."""
    frame = top(state.table.frames)
    if frame is None or seat not in frame.seats:
        return ()
    decision = _BY_WORD[frame.ask]
    context: Context[State, Any] = Context(state, frame, seat, NO_FATE, None)
    return [move for move in decision.offers(context) if decision.forbids(context, move) is None]


def _progress(shown: View) -> dict[str, tuple[tuple[int, int], ...]]:
    """Tell how far ambitions have come: the open ones of all, and the own hidden one. [C-12.3]

    What is measured in goods behind a screen is left out.
    """
    table = shown.table
    found: dict[str, tuple[tuple[int, int], ...]] = {}
    for seat, player in enumerate(table.players):
        cards = [player.open]
        if seat == shown.seat and shown.mine is not None:
            cards.append(shown.mine.ambition)
        for card in filter(None, cards):
            conditions = PERSONAL[card].conditions
            if seat == shown.seat or not any(_behind(one.metric) for one in conditions):
                found[card] = tuple((measure(table, seat, one.metric), one.n) for one in conditions)
        if player.exposed:
            found[player.card] = tuple(
                (since_exposure(table, seat, one), one.n)
                for one in REDEMPTIONS[player.card].conditions
                if seat == shown.seat or not _behind(one.metric)
            )
    return found


def _houses(table: Table) -> tuple[House, ...]:
    return tuple(
        House(
            points(table, seat),
            strength(table, seat),
            len(controlled(table, seat)),
            income(table, seat)[0],
        )
        for seat in range(len(table.players))
    )


def recall(heard: Sequence[Message]) -> int:
    """Let people look up this turn and the one before: older gains are for memory. [C-2.5]"""
    turns = [at for at, message in enumerate(heard) if message.key == "insanam-told-turn"]
    return turns[-2] if len(turns) > 1 else 0
