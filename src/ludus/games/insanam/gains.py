"""What is gained together: goods, VP and corruption. [C-9.1, C-25.15]"""

from collections.abc import Sequence

from ludus.core.events import Sink
from ludus.games.insanam.court.track import TRACK, climb
from ludus.games.insanam.goods import gain, score
from ludus.games.insanam.state import Table


def gain_all(
    table: Table, seat: int, goods: Sequence[int], vp: int, corruption: int, sink: Sink | None
) -> None:
    """Gain goods and VP, then climb; a gain that ends the game brings nothing more. [C-9.7]"""
    ends = table.players[seat].marker + corruption >= TRACK.last
    gain(table, seat, goods, sink, whole=not ends)
    score(table, seat, vp, sink)
    climb(table, seat, corruption, sink)
