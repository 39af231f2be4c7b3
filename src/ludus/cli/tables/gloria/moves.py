"""What may be done, in words: every move with its number, what it costs and what may be typed."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ludus.cli.forecast import percent
from ludus.cli.tables import flow, in_columns
from ludus.cli.tables.gloria.duty import subject
from ludus.cli.tables.gloria.pieces import Column, Row, Section, listing, title
from ludus.cli.tables.gloria.school import School
from ludus.cli.tables.gloria.words import BETWEEN, Words, place
from ludus.core.forecast import Chance
from ludus.core.moves import Move
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import ARMOUR, CLASSES, ITEMS, Outfit
from ludus.games.gloria.forecasts.figures import figures
from ludus.games.gloria.frames import Enlist, Throw
from ludus.games.gloria.geometry import AIM, FACINGS
from ludus.games.gloria.moves import (
    Advance,
    Draw,
    End,
    EnlistAs,
    Keep,
    Place,
    Pull,
    Reroll,
    Retreat,
    Step,
    ThrowAt,
    Toss,
    Train,
    Withdraw,
)
from ludus.games.gloria.state import Gladiator, snare_in_hand
from ludus.games.gloria.tournament import zone
from ludus.games.gloria.view import View
from ludus.kit.hexes import DIRECTIONS, Hex

_HEXES = "abcdefghijklmnopqrstuvwxyz"

ToHex = Step | Withdraw | Retreat | Advance | Pull | Toss
"""Moves that lead to a hex next to whom they are about."""


HEADLINES = ("caught", "freed", "win", "touch", "learns", "rudis", "dies")
"""What is told of a move where it is listed, the first two of these; `what` tells the rest."""


def price(view: View, move: Move) -> int:
    """Tell what a move costs in PA."""
    told = GAME.forecast(view, move)
    return sum(one.total for one in told.costs) if told else 0


def chances(view: View, move: Move) -> list[Chance]:
    """Pick the odds that say most about a move."""
    told = (GAME.forecast(view, move), GAME.odds(view, move))
    found = {one.word: one for part in told if part for one in part.odds}
    return [found[word] for word in HEADLINES if word in found][:2]


def ahead(view: View) -> int:
    """Give the facing from the reader's zone to the middle of the arena."""
    centre = zone(view.table.options.players, view.turn or 0)[0]
    return AIM[-centre][0]


def numbered(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Put the moves in the order of their numbers: those first that look to the middle.

    So a placement has a number of its own for every gladiator and hex, and the other facings come
    after all of them.
    """
    placements = _placements(moves)
    if not placements:
        return moves
    facing = ahead(view)
    return sorted(placements, key=lambda move: move.facing != facing)


def _placements(moves: Sequence[Move]) -> list[Place]:
    """Pick the placements: all of the moves, or none."""
    return [move for move in moves if isinstance(move, Place)]


class Moves:
    """Lists what may be done, for one reader."""

    def __init__(self, words: Words, school: School) -> None:
        self._words = words
        self._school = school

    def targets(self, view: View, moves: Sequence[Move]) -> dict[Hex, str]:
        """Give the hexes that can be chosen, each with what the arena shows there."""
        if placements := _placements(moves):
            return {at: letter for letter, at in _free_hexes(placements)}
        found = {}
        for number, move in enumerate(moves, 1):
            if isinstance(move, ToHex):
                found[self._hex(view, move)] = f"[{number}]"
        return found

    def draw(self, view: View, moves: Sequence[Move], width: int) -> RenderableType:
        """List the moves: most in columns, placements and classes as tables."""
        if placements := _placements(moves):
            return self._placements(view, placements, width)
        if classes := [move for move in moves if isinstance(move, EnlistAs)]:
            return self._classes(view, classes, width)
        pieces = [
            Text.assemble((f"{number}) ", "bold"), self.say(view, move), (f" ({move})", "dim"))
            for number, move in enumerate(moves, 1)
        ]
        return Group(*self._outfit(view), in_columns(pieces, width), *self._odds(view, moves))

    def say(self, view: View, move: Move) -> str:
        """Say what a move means and costs."""
        words = self._words
        if isinstance(move, Reroll | Keep):
            return self._school.test_die(view, move)
        if isinstance(move, Train):
            return self._school.test(view, view.table.gladiators[move.who])
        key = "leave" if isinstance(move, End) and view.ask == "free" else move.word
        own = f"gloria-ui-do-{key}"
        facts = self._facts(view, move)
        mine = own in words.terminal.speech
        said = words.terminal.text(own if mine else f"gloria-board-do-{key}", **facts)
        cost = price(view, move)
        return words.ui("price", what=said, pa=cost) if cost else said

    def _odds(self, view: View, moves: Sequence[Move]) -> Iterator[Text]:
        """Tell the odds that say most, a line for each move that has some."""
        terminal = self._words.terminal
        for number, move in enumerate(moves, 1):
            told = [
                f"{percent(terminal, one.chance)} {terminal.say(one.what)}"
                for one in chances(view, move)
            ]
            if told:
                yield Text.assemble((f"{number}) ", "bold"), (BETWEEN.join(told), "dim"))

    def _facts(self, view: View, move: Move) -> dict[str, object]:
        """Gather all that the words for a move may speak of."""
        words, one = self._words, subject(view)
        named = {field: getattr(move, field) for field in type(move).fields}
        facts: dict[str, object] = {"count": named.get("count", 0)}
        if (who := named.get("who", named.get("target"))) is not None:
            facts["one"] = words.full(view.table.gladiators[who])
        if (way := named.get("way", named.get("facing"))) is not None:
            facts["way"] = words.way(way)
        if isinstance(move, ToHex):
            facts["hex"] = place(self._hex(view, move))
        item = named.get("item", named.get("piece", ""))
        if one is not None and isinstance(move, Draw | ThrowAt):
            item = one.sheathed if isinstance(move, Draw) else snare_in_hand(one)
        facts["item"] = words.items([item] if item else [])
        if item:
            facts["weight"] = words.weight(ITEMS.get(item, ARMOUR.get(item, 0)))
        return facts

    def _hex(self, view: View, move: ToHex) -> Hex:
        """Find where a move leads: it is the thrower that is pulled. [L-13.9]"""
        frame, one = view.table.frames[-1], subject(view)
        if isinstance(move, Pull) and isinstance(frame, Throw):
            one = view.table.gladiators[frame.who]
        here = 0 if one is None else one.hex
        return here + DIRECTIONS[move.way]

    # Before the fight.

    def _placements(self, view: View, moves: Sequence[Place], width: int) -> RenderableType:
        """Show a number for every gladiator and hex, all looking to the middle. [L-4.2]"""
        words, facing = self._words, ahead(view)
        numbers = {
            (move.who, move.hex): number
            for number, move in enumerate(_placements(numbered(view, moves)), 1)
            if move.facing == facing
        }
        hexes = list(_free_hexes(moves))
        heads = [Column("")] + [Column(mark, named=True) for mark, _ in hexes]
        rows: list[Row] = [
            [
                self._who(view.table.gladiators[who]),
                *(Text(f"{numbers[who, at]}", style="bold") for _, at in hexes),
            ]
            for who in dict.fromkeys(move.who for move in moves)
        ]
        ways = ", ".join(f"{way} {words.way(way)}" for way in FACINGS)
        hint = words.ui("place-hint", way=words.way(facing), ways=ways)
        return Group(
            title(words.ui("place")),
            listing(heads, [Section(None, rows)], width),
            *flow([Text(f"{mark} {place(at)}") for mark, at in hexes], width),
            Text.assemble(hint, " ", (f"{moves[0]}", "bold")),
        )

    def _who(self, one: Gladiator) -> str:
        words = self._words
        return f"{words.full(one)}, {words.thing('class', one.type)}, {one.level}"

    def _classes(self, view: View, moves: Sequence[EnlistAs], width: int) -> RenderableType:
        """List the classes with what they weigh, hold and are good for. [L-2.4]"""
        words = self._words
        columns = [
            Column(""),
            Column(words.ui("class")),
            Column(words.board("name-weight"), named=True),
            Column(words.board("name-pa"), named=True),
            Column(words.ui("stops"), named=True),
            Column(words.ui("hands"), wraps=True),
        ]
        rows: list[Row] = []
        for number, move in enumerate(moves, 1):
            number_ = Text(f"{number}", style="bold")
            shown = self._figures(CLASSES.get(move.type))
            rows.append([number_, words.thing("class", move.type), *shown])
        hint = words.ui("enlist-hint", move=f"{moves[0]}")
        listed = listing(columns, [Section(None, rows)], width)
        return Group(title(self._next_place(view)), listed, Text(hint, style="dim"))

    def _figures(self, outfit: Outfit | None) -> list[str]:
        """Give weight, average PA, blows stopped in ten, and what is in hand."""
        words = self._words
        if outfit is None:
            return ["", "", "", words.school("advice", id="custom")]
        held = words.hands(outfit.hands, outfit.sheathed)
        return [*map(words.number, figures(outfit)), held]

    def _next_place(self, view: View) -> str:
        """Say which place is being filled. [L-3.4, L-31.10]"""
        frame = view.table.frames[-1]
        level = frame.places[0][1] if isinstance(frame, Enlist) else 0
        return self._words.school("pick-you", level=self._words.thing("level", level), number=level)

    def _outfit(self, view: View) -> Iterator[Text]:
        """Show what a gladiator with equipment of its own has got so far. [L-2.4]"""
        frame = view.table.frames[-1]
        if not isinstance(frame, Enlist) or frame.outfit is None:
            return
        words, outfit = self._words, frame.outfit
        yield title(self._next_place(view))
        worn = words.items(outfit.armour) or words.school("nothing")
        yield Text(words.school("wears", items=worn))
        yield Text(words.label(words.ui("hands"), words.hands(outfit.hands, outfit.sheathed)))
        weight = words.number(figures(outfit).weight)
        yield Text(words.board("weight", weight=weight))


def _free_hexes(moves: Sequence[Place]) -> Iterator[tuple[str, Hex]]:
    """List the hexes one can be placed on, each with a letter."""
    return zip(_HEXES, dict.fromkeys(move.hex for move in moves), strict=False)
