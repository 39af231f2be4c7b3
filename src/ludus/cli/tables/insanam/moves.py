"""What may be done, each move with its number, in words and as it may be typed."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ludus.cli.tables import grid
from ludus.cli.tables.insanam.duty import zone_of
from ludus.cli.tables.insanam.words import Words
from ludus.games.insanam.city.actions import BARRACKS, actions_of
from ludus.games.insanam.content.catalogue import GLADIATORS, REDEMPTIONS, TILES, ZONES
from ludus.games.insanam.content.vocabulary import SUBURRA
from ludus.games.insanam.map.land import barbarous
from ludus.games.insanam.moves import HIDDEN, LETTERS, Move
from ludus.games.insanam.view import View

MOST = 60
"""No more moves than this are listed; the others can be typed."""

Facts = dict[str, object]


def _one(kind: str, name: str) -> Callable[[Words, View, Move], Facts]:
    """Speak of one thing that the catalogue names."""

    def facts(words: Words, view: View, move: Move) -> Facts:
        del view
        return {name: words.thing(kind, move.word())}

    return facts


def _card(name: str) -> Callable[[Words, View, Move], Facts]:
    """Speak of cards."""

    def facts(words: Words, view: View, move: Move) -> Facts:
        del view
        return {name: words.cards(move.word().split(","))}

    return facts


def _goods(words: Words, view: View, move: Move) -> Facts:
    del view
    return {"goods": words.spelled(move.word())}


def _swap(words: Words, view: View, move: Move) -> Facts:
    del view
    return {"give": words.spelled(move.word()), "get": words.spelled(move.word(1))}


def _seat(words: Words, view: View, move: Move) -> Facts:
    del view
    return {"one": words.names[move.number()]}


def _land(words: Words, view: View, move: Move) -> Facts:
    del view
    return {"land": words.place(move.word())}


def _action(words: Words, view: View, move: Move) -> Facts:
    del view
    return {"zone": words.thing("zone", move.word()), "letter": words.thing("letter", move.word(1))}


def _banish(words: Words, view: View, move: Move) -> Facts:
    return {**_land(words, view, move), "troops": words.troops(move.numbers(1))}


def _demote(words: Words, view: View, move: Move) -> Facts:
    return {**_land(words, view, move), "troops": words.troops((0, *move.numbers(1, 2)))}


def _way(words: Words, view: View, move: Move) -> Facts:
    del view
    return {
        "from": words.place(move.word()),
        "to": words.place(move.word(1)),
        "troops": words.troops(move.numbers(2)) if len(move.args) > 2 else "",
    }


def _place(words: Words, view: View, move: Move) -> Facts:
    del view
    return {"zone": words.thing("zone", move.word()), "circle": move.args[-1]}


def _act(words: Words, view: View, move: Move) -> Facts:
    del view
    return {"letter": words.thing("letter", move.word())}


def _posted(name: str) -> Callable[[Words, View, Move], Facts]:
    """Speak of a troop and a place."""

    def facts(words: Words, view: View, move: Move) -> Facts:
        del view
        return {"troop": words.thing("troop", move.word()), name: words.place(move.word(1))}

    return facts


def _fight(words: Words, view: View, move: Move) -> Facts:
    foe = move.word(1)
    if foe == HIDDEN:
        category = words.thing("category", view.table.eyes)
        named = words.phrase("hidden", category=category)
    else:
        named = words.card(foe)
    return {"gladiator": words.card(move.word()), "adversary": named}


def _buy(words: Words, view: View, move: Move) -> Facts:
    del view
    tile = TILES[move.word()]
    return {"tile": words.card(tile.id), "zone": words.thing("zone", tile.zone)}


def _unlock(words: Words, view: View, move: Move) -> Facts:
    board = view.table.players[view.seat or 0].board
    return {"power": words.thing("power", f"{board}-{move.number()}")}


def _send(words: Words, view: View, move: Move) -> Facts:
    del view
    return {"troops": words.troops(move.numbers(0, 4))}


def _muster(words: Words, view: View, move: Move) -> Facts:
    del words, view
    return {"n": move.number()}


def _give(words: Words, view: View, move: Move) -> Facts:
    del view
    return {"what": words.good(move.word(), move.number(1))}


def _wage(words: Words, view: View, move: Move) -> Facts:
    del view
    return {"troops": words.troop(move.word(), move.number(1))}


def _redeem(words: Words, view: View, move: Move) -> Facts:
    """Name the objective; the price is the last. [C-11.4]"""
    card = REDEMPTIONS[view.table.players[view.seat or 0].card]
    asked = [words.condition(one.metric, one.n) for one in card.conditions]
    return {"what": [*asked, words.effect(card.spend)][move.number() - 1]}


def _destiny(words: Words, view: View, move: Move) -> Facts:
    held, new = ("", "") if view.mine is None else (view.mine.destiny, view.mine.offered)
    which = move.word()
    return {"which": which, "destiny": words.thing("destiny", held if which == "old" else new)}


_FACTS: dict[str, Callable[[Words, View, Move], Facts]] = {
    "board": _one("board", "board"), "pick": _card("card"), "keep": _card("cards"),
    "show": _card("ambition"), "settle": _land, "patronage": _goods, "fund": _one("good", "good"),
    "name": _one("good", "good"), "use": _card("gladiator"), "tuck": _card("gladiator"),
    "validate": _card("ambition"), "accuse": _seat, "camp": _land, "redeem": _redeem,
    "request": _action, "banish": _banish, "demote": _demote, "incite": _way, "raid": _way,
    "place": _place, "act": _act, "rob": _seat, "take": _goods, "lose": _goods, "pay": _goods,
    "swap": _swap, "target": _seat, "seize": _one("good", "good"), "forfeit": _card("gladiator"),
    "order": _card("cards"), "clear": _action, "cull": _posted("place"),
    "hire": _card("gladiator"), "buy": _buy, "unlock": _unlock, "redo": _action, "fight": _fight,
    "recruit": _one("troop", "troop"), "deploy": _posted("land"), "march": _way, "transit": _way,
    "sail": _way, "send": _send, "battle": _land, "muster": _muster, "fall": _send,
    "withdraw": _posted("land"), "give": _give, "wage": _wage, "dismiss": _posted("place"),
    "destiny": _destiny,
}  # fmt: skip
"""What the words for a move speak of; kinds that are not here name nothing."""


_SPENT = ("patronage", "lose", "pay", "swap", "give")
"""Moves whose words tell already what is spent."""


def say_move(words: Words, view: View, move: Move) -> str:
    """Say what a move means, what it does, and what it costs."""
    facts = _FACTS[move.kind](words, view, move) if move.kind in _FACTS else {}
    said = words.phrase(_key(words, view, move), **facts)
    if effect := _effect(words, view, move):
        said = words.label(said, effect)
    price = view.prices.get(move.text, ())
    if any(price) and move.kind not in _SPENT:
        said = words.phrase("do-price", move=said, goods=words.goods(price))
    return said


def _key(words: Words, view: View, move: Move) -> str:
    """Choose the sentence: some kinds have more than one."""
    if move.kind == "place" and move.word() != SUBURRA:
        return "do-place-circle"
    if move.kind == "march" and _attacks(view, move):
        return "do-march-attack"
    own = f"do-{move.kind}-{view.ask}"
    return own if f"insanam-{own}" in words.terminal.speech else f"do-{move.kind}"


def _attacks(view: View, move: Move) -> bool:
    """Tell whether a march leads into battle. [C-18.6, C-18.7]"""
    land = view.table.lands.get(move.word(1))
    return land is not None and (barbarous(land) or land.owner not in (-1, view.seat))


def _effect(words: Words, view: View, move: Move) -> str:
    """Say what is gained or done by a place, an action or a gladiator."""
    zones = view.table.zones
    if move.kind == "place" and move.word() in zones:
        return words.effect(ZONES[move.word()].circles[move.number(1) - 1])
    if move.kind in ("redo", "request", "clear", "act"):
        zone = zone_of(view) if move.kind == "act" else move.word()
        atoms = actions_of(zones[zone], zone)[LETTERS.index(str(move.args[-1]))]
        return words.effect(atoms, barracks=zone == BARRACKS)
    if move.kind in ("use", "tuck"):
        card = GLADIATORS[move.word()]
        return words.effect(card.oneshot if move.kind == "use" else card.income)
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


def in_columns(pieces: Sequence[Text], width: int, gap: int = 3) -> RenderableType:
    """Set pieces in columns of one width, read downwards; one below another if they are long."""
    widest = max((piece.cell_len for piece in pieces), default=0)
    columns = max(1, (width + gap) // (widest + gap))
    if columns == 1:
        return Group(*pieces)
    rows = -(-len(pieces) // columns)
    made = grid(columns, gap=gap)
    for at in range(rows):
        made.add_row(*pieces[at::rows])
    return made
