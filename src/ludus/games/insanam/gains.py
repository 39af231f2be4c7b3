"""What is gained together: goods, VP and corruption. [C-9.1, C-25.15]"""

from collections.abc import Sequence

from ludus.core.events import Sink
from ludus.games.insanam.cards.powers import has, mod
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.content.vocabulary import Atom
from ludus.games.insanam.court.track import TRACK, climb
from ludus.games.insanam.goods import gain, score, totals
from ludus.games.insanam.state import Table


def gain_all(
    table: Table, seat: int, goods: Sequence[int], vp: int, corruption: int, sink: Sink | None
) -> None:
    """Gain goods and VP, then climb; a gain that ends the game brings nothing more. [C-9.7]"""
    ends = table.players[seat].marker + corruption >= TRACK.last
    gain(table, seat, goods, sink, whole=not ends)
    score(table, seat, vp, sink)
    climb(table, seat, corruption, sink)


SUBURRA_EACH = totals(NUMBERS.suburra.each)[0]
SUBURRA_CORRUPTION = totals(NUMBERS.suburra.citizen)[2]


def in_suburra(table: Table, seat: int) -> list[int]:
    """Count goods for every citizen already in the Suburra, and Seneca's gold. [C-6.2, C-25.14]"""
    there = max(0, len(table.suburra) + mod(table, seat, "suburra"))
    sums = [n * there for n in SUBURRA_EACH]
    if has(table.players[seat], "wisdom"):
        sums[0] *= 2
    return sums


def before_the_end(space: int, bonuses: Sequence[Atom]) -> Sequence[Atom]:
    """Of bonuses from the left, the one that brings a marker to 60 is the last. [C-5.7, C-9.7]"""
    for at, atom in enumerate(bonuses):
        space += atom.n if atom.resource == "COR" else 0
        if space >= TRACK.last:
            return bonuses[: at + 1]
    return bonuses
