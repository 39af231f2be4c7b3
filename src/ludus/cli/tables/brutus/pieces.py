"""Small pieces the table of Brutus is put together from: chips, faces, lines."""

from collections.abc import Sequence

from rich.text import Text

from ludus.cli.tables import Face
from ludus.core.message import Ref
from ludus.core.moves import Move
from ludus.games.brutus.characters import VALUES, combination_ref
from ludus.games.brutus.holding import one_of_each
from ludus.games.brutus.moves import CardMove, Discard, Give, Lay, PlayCards, Slip, Take
from ludus.games.brutus.state import Combination, Phase, Play
from ludus.games.brutus.view import View

# White letters on them read well on dark and on light terminals.
COLOURS = {1: "#a8322a", 9: "#3a8a4d", 10: "#2f6db5", 11: "#8a5a33", 12: "#c23e76", 13: "#6f2c7e"}
COMMON = "#6b6153"

BY_VALUE: dict[Phase, Sequence[Move]] = {
    "lay": one_of_each(Lay),
    "take": one_of_each(Take),
    "slip": one_of_each(Slip),
    "give": one_of_each(Give),
    "discard": one_of_each(Discard),
}
CARDS = (*BY_VALUE, "lead", "reply")
"""Where a card is chosen."""


def refer(combination: Combination | Play) -> Ref:
    """Refer to what was played."""
    return combination_ref(combination.value, combination.count)


def paint(value: int) -> str:
    """Give the style of a card."""
    return f"bold #ffffff on {COLOURS.get(value, COMMON)}"


def chip(value: int, count: int) -> Text:
    """Show cards of one value in short."""
    return Text(f"{value}" if count == 1 else f"{value}×{count}", style=paint(value))


def chips(cards: Sequence[int]) -> list[Text]:
    """Show cards in short, a chip a value."""
    return [chip(value, count) for value, count in enumerate(cards) if count]


def draw_values(view: View, cards: Sequence[int], moves: Sequence[Move]) -> list[Face]:
    """Draw every value once, with its count and, where a card is chosen, what to type for it."""
    labels = {value: "" for value in VALUES if view.phase not in CARDS}
    for move in moves:
        match move:
            case PlayCards():
                labels.setdefault(move.value, f"{move}" if move.count > 1 else f"{move.value}")
            case CardMove():
                labels.setdefault(move.value, f"{move.value}")
    faces = []
    for value, count in enumerate(cards):
        if count:
            style, colour = paint(value), COLOURS.get(value, COMMON)
            label, may = labels.get(value, ""), value in labels
            faces.append(Face(f"{value}", f"×{count}", label, style, colour, may))
    return faces
