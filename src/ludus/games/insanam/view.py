"""What a seat may know: the table, and what it knows alone. Section 5.3."""

from collections.abc import Sequence
from copy import copy

from msgspec import Struct
from msgspec.structs import replace

from ludus.core.message import Message
from ludus.games.insanam.cards.decks import left
from ludus.games.insanam.cards.metrics import measure
from ludus.games.insanam.cards.powers import strength
from ludus.games.insanam.content.catalogue import PERSONAL, REDEMPTIONS
from ludus.games.insanam.court.ambitions import since_exposure
from ludus.games.insanam.court.turns import income
from ludus.games.insanam.map.land import controlled
from ludus.games.insanam.map.troops import points
from ludus.games.insanam.prices import price
from ludus.games.insanam.rules import moves, to_act
from ludus.games.insanam.state import (
    Own,
    Player,
    Secrets,
    State,
    Table,
    clone_own,
    clone_table,
)

TOGETHER = frozenset({"draft", "keep", "show", "thumbs", "gifts", "destiny"})
"""Questions that several answer at once."""


class House(Struct, frozen=True):
    """What a person could work out from the table: one for each seat.

    points    movement points [C-17.5]
    strength  of a legionary, a centurion, an evocatus [C-17.1]
    lands     how many territories are controlled
    income    gold, wood and stone of the next phase I [C-4.2]
    """

    points: int
    strength: tuple[int, int, int]
    lands: int
    income: tuple[int, int, int]


class View(Struct, frozen=True):
    """The table from one seat; seat None is a spectator.

    turn      the seat that decides now; None when several do or the game is over
    waiting   the seats that choose at once and have not yet chosen
    ask       what is to be decided, a word
    table     what lies open; in what a person is shown, goods of others are empty lists
    mine      what the seat knows alone
    decks     how many cards are left in each deck
    prices    for a person: gold, wood and stone that a legal move costs, by its text
    progress  for a person: what own and open ambitions and objectives have come to, by card: for
              each condition what there is and what is needed
    houses    for a person: what could be worked out for each seat
    """

    seat: int | None
    turn: int | None
    waiting: tuple[int, ...]
    ask: str
    table: Table
    mine: Own | None
    decks: dict[str, int]
    prices: dict[str, tuple[int, int, int]] = {}
    progress: dict[str, tuple[tuple[int, int], ...]] = {}
    houses: tuple[House, ...] = ()


def view(state: State, seat: int | None) -> View:
    """Show a seat the table, and what it knows alone."""
    acting = to_act(state)
    ask = state.table.frames[-1].ask if acting else ""
    together = ask in TOGETHER
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
    found = {move.text: price(shown.table, seat, move) for move in moves(state, seat)}
    return {text: goods for text, goods in found.items() if any(goods)}


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
