"""The race in the Hippodrome. [C-24.3, C-24.4]"""

from ludus.core.events import Sink
from ludus.games.insanam.cards.powers import has, mod
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.goods import tax
from ludus.games.insanam.state import Doing, Table
from ludus.games.insanam.tell import tell

TRACK = NUMBERS.hippodrome


def run_race(context: Doing) -> None:
    """The own chariot advances."""
    frame, table, sink = context.frame, context.state.table, context.sink
    n = frame.atom.n
    frame.step()
    tax(table, frame.seat, "race", sink)
    advance(table, frame.seat, max(0, n + mod(table, frame.seat, "race")), sink)


def advance(table: Table, seat: int, steps: int, sink: Sink | None) -> None:
    """Advance; an obstacle reached stops the chariot, the finish ends its race. [C-24.4]"""
    player = table.players[seat]
    if player.arrival:
        return
    stops = () if has(player, "immune") else TRACK.obstacles
    space = min(TRACK.finish, player.chariot + steps)
    player.chariot = min([space, *(stop for stop in stops if player.chariot < stop <= space)])
    tell(sink, "races", seat, space=player.chariot)
    if player.chariot == TRACK.finish:
        table.arrivals += 1
        player.arrival = table.arrivals
        tell(sink, "finishes", seat, n=player.arrival)
