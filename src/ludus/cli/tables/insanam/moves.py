"""What may be done, each move with its number, in words and as it may be typed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ludus.cli.tables import in_columns
from ludus.cli.tables.insanam.duty import zone_of
from ludus.cli.tables.insanam.words import Words
from ludus.core.moves import Move
from ludus.games.insanam import GAME
from ludus.games.insanam.cards.moves import LoseGoods, PayGoods
from ludus.games.insanam.city.actions import BARRACKS, actions_of
from ludus.games.insanam.city.moves import (
    Act,
    ClearBanner,
    Place,
    Repeat,
    RequestFavour,
    Swap,
    TuckGladiator,
    UseGladiator,
)
from ludus.games.insanam.content.catalogue import BOARDS, GLADIATORS, REDEMPTIONS, TILES, ZONES
from ludus.games.insanam.court.moves import Give, SpendOnArts, TakeBoard
from ludus.games.insanam.map.land import hostile
from ludus.games.insanam.map.moves import Demote, MoveTroops, PayWages
from ludus.games.insanam.slots import HIDDEN, Three
from ludus.games.insanam.tell import COUNTED
from ludus.games.insanam.view import View

MOST = 60
"""No more moves than this are listed; the others can be typed."""

Facts = dict[str, object]


def _named(words: Words, view: View, field: str, value: Any) -> Facts:
    """Say what a field of a move names, under the name that sentences have for it."""
    if field in _PLACES:
        return {_PLACES[field]: words.place(value)}
    if field in _CARDS:
        cards = value if isinstance(value, tuple) else (value,)
        return {field: words.cards(cards)}
    if field in _SEATS:
        return {"one": words.names[value]}
    if field in _COUNTED:
        return {_COUNTED[field]: words.goods(value)}
    find = _SAID.get(field)
    return find(words, view, value) if find else {}


_PLACES = {"land": "land", "place": "place", "source": "from", "target": "to"}
"""Fields that name a place, and what sentences call it."""

_CARDS = ("card", "cards", "ambition", "gladiator")
_SEATS = ("other", "accused")
_COUNTED = {"goods": "goods", "give": "give", "get": "get"}


def _adversary(words: Words, view: View, foe: str) -> Facts:
    if foe != HIDDEN:
        return {"adversary": words.card(foe)}
    category = words.thing("category", view.table.eyes)
    return {"adversary": words.phrase("hidden", category=category)}


def _tile(words: Words, _: View, tile: str) -> Facts:
    return {"tile": words.card(tile), "zone": words.thing("zone", TILES[tile].zone)}


def _power(words: Words, view: View, power: int) -> Facts:
    board = view.table.players[view.seat or 0].board
    return {"power": words.thing("power", f"{board}-{power}")}


def _objective(words: Words, view: View, objective: int) -> Facts:
    """Name the objective; the price is the last. [C-11.4]"""
    card = REDEMPTIONS[view.table.players[view.seat or 0].card]
    asked = [words.condition(one.metric, one.n) for one in card.conditions]
    return {"what": [*asked, words.effect(card.spend)][objective - 1]}


def _which(words: Words, view: View, which: str) -> Facts:
    held, new = ("", "") if view.mine is None else (view.mine.destiny, view.mine.offered)
    return {"which": which, "destiny": words.thing("destiny", held if which == "old" else new)}


_SAID: Mapping[str, Callable[[Words, View, Any], Facts]] = {
    "board": lambda words, _, board: {"board": words.thing("board", board)},
    "good": lambda words, _, good: {"good": words.thing("good", good)},
    "troop": lambda words, _, troop: {"troop": words.thing("troop", troop)},
    "zone": lambda words, _, zone: {"zone": words.thing("zone", zone)},
    "circle": lambda _words, _, circle: {"circle": circle},
    "action": lambda _words, _, _action: {},
    "party": lambda words, _, party: {"troops": words.troops(party)},
    "losses": lambda words, _, losses: {"troops": words.troops(losses)},
    "legionaries": lambda _words, _, number: {"n": number},
    "adversary": _adversary,
    "tile": _tile,
    "power": _power,
    "objective": _objective,
    "which": _which,
}
"""What is said of the other fields."""


def _facts(words: Words, view: View, move: Move) -> Facts:
    """Gather what the words for a move speak of: all that its fields name."""
    if isinstance(move, Demote):
        return {"land": words.place(move.land), "troops": words.troops(_demoted(move))}
    if isinstance(move, Give):
        return {"what": words.good(move.good, move.amount)}
    if isinstance(move, PayWages):
        return {"troops": words.troop(move.troop, move.number)}
    facts: Facts = {}
    for field in type(move).fields:
        facts |= _named(words, view, field, getattr(move, field))
    if isinstance(move, _ACTING):
        facts["what"] = _effect(words, view, move)
    return facts


_ACTING = (Act, Repeat, RequestFavour, ClearBanner)
"""Moves that name an action; their words tell what it does."""


def _demoted(move: Demote) -> Three:
    return 0, move.centurions, move.evocati


_SPENT = (SpendOnArts, LoseGoods, PayGoods, Swap, Give)
"""Moves whose words tell already what is spent."""


def say_move(words: Words, view: View, move: Move) -> str:
    """Say what a move means, what it does, and what it costs."""
    said = words.phrase(_key(words, view, move), **_facts(words, view, move))
    if not isinstance(move, _ACTING) and (effect := _effect(words, view, move)):
        said = words.label(said, effect)
    price = [] if isinstance(move, _SPENT) else _price(view, move)
    return words.phrase("do-price", move=said, goods=words.goods(price)) if any(price) else said


def _price(view: View, move: Move) -> list[int]:
    """Give what a move costs, every tax included: gold, wood, stone."""
    found = GAME.forecast(view, move)
    costs = {one.unit: one.total for one in found.costs} if found else {}
    return [costs.get(unit, 0) for unit in COUNTED]


def _key(words: Words, view: View, move: Move) -> str:
    """Choose the sentence: some kinds have more than one."""
    if isinstance(move, Place) and move.circle is not None:
        return "do-place-circle"
    if isinstance(move, MoveTroops) and _attacks(view, move):
        return "do-march-attack"
    own = f"do-{move.word}-{view.ask}"
    return own if f"insanam-{own}" in words.terminal.speech else f"do-{move.word}"


def _attacks(view: View, move: MoveTroops) -> bool:
    """Tell whether a march leads into battle. [C-18.6, C-18.7]"""
    return view.seat is not None and hostile(view.table, view.seat, move.target)


def _effect(words: Words, view: View, move: Move) -> str:
    """Say what is gained or done by a board, a place, an action or a gladiator."""
    if isinstance(move, TakeBoard):
        return words.effect(BOARDS[move.board].start)
    if isinstance(move, Place) and move.circle is not None:
        return words.effect(ZONES[move.zone].circles[move.circle - 1])
    if isinstance(move, _ACTING):
        zone = zone_of(view) if isinstance(move, Act) else move.zone
        atoms = actions_of(view.table.zones[zone], zone)[move.action]
        return words.effect(atoms, barracks=zone == BARRACKS)
    if isinstance(move, UseGladiator):
        return words.effect(GLADIATORS[move.gladiator].oneshot)
    if isinstance(move, TuckGladiator):
        return words.effect(GLADIATORS[move.gladiator].income)
    return ""


def list_moves(words: Words, view: View, moves: Sequence[Move], width: int) -> RenderableType:
    """List the moves in columns; of very many the first, and how the others are typed."""
    pieces = [
        Text.assemble((f"{number}) ", "bold"), say_move(words, view, move), (f" ({move})", "dim"))
        for number, move in enumerate(moves[:MOST], 1)
    ]
    more = len(moves) - len(pieces)
    hint = [Text(words.table("more", n=more, move=f"{moves[-1]}"), style="dim")] if more else []
    return Group(in_columns(pieces, width), *hint)
