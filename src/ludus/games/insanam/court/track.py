"""The treachery track: corruption, citizens, symbols, ends of rounds. Chapter C-9."""

from ludus.core.events import Sink
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.state import Player, Table
from ludus.games.insanam.tell import tell

TRACK = NUMBERS.track


def climb(table: Table, seat: int, n: int, sink: Sink | None) -> None:
    """Move a marker up, and take what lies on the way. [C-9.1, C-9.4, C-9.5]

    Once a marker has reached the end nothing moves any more. [C-9.7]
    """
    if table.ender >= 0:
        return
    player = table.players[seat]
    space = min(TRACK.last, player.marker + n)
    if space == player.marker:
        return
    tell(sink, "climbs", seat, before=player.marker, space=space)
    player.marker = space
    table.rose = True
    if space > player.peak:
        player.peak = space
        _citizens(player, seat, sink)
        _symbols(table, player)
    check_round(table)
    if space == TRACK.last:
        table.ender = seat
        tell(sink, "reaches-end", seat)


def fall(table: Table, seat: int, n: int, sink: Sink | None) -> None:
    """Move a marker down; nothing is undone by it. [C-9.1, C-9.8]"""
    player = table.players[seat]
    space = max(0, player.marker - n)
    if space < player.marker:
        tell(sink, "falls", seat, before=player.marker, space=space)
        player.marker = space


def _citizens(player: Player, seat: int, sink: Sink | None) -> None:
    """The citizen waiting on a space comes when it is first reached. [C-9.4]"""
    while player.waiting and player.waiting[0] <= player.marker:
        player.waiting = player.waiting[1:]
        player.supply += 1
        tell(sink, "citizen", seat)


def _symbols(table: Table, player: Player) -> None:
    """Each symbol owes one event: once a game, or once a player by option. [C-9.5]"""
    worked = table.symbols if table.options.symbol_scope == "first" else player.symbols
    for symbol in TRACK.symbols:
        if symbol <= player.marker and symbol not in worked:
            worked.append(symbol)
            table.owed += 1


def check_round(table: Table) -> None:
    """A round end is due once a marker is at its threshold; the last round has none. [C-3.5]"""
    if table.round < len(TRACK.ends):
        threshold = TRACK.ends[table.round - 1]
        for player in table.players:
            if player.marker >= threshold:
                table.pending = True


def highest(table: Table) -> int:
    """Give the space of the highest marker. [C-19.2]"""
    return max(player.marker for player in table.players)
