"""When a game goes on without one of its people. Only rules; the server knows who is connected.

- A game goes on only while one of its people is connected. Where nobody waits, bots rest and clocks
  stand still, for ever. (A table of bots alone goes on while anybody watches.)
- If a person has to move and is not connected while another person waits, a bot plays for them
  after the time that the host has chosen, and until they return.
- A program from elsewhere that is not connected is away like a person, but nobody waits for a
  game because of it: it counts as a bot otherwise.
- A clock that was agreed runs for people who are away too, as long as the game goes on.
"""

from collections.abc import Set

from msgspec.structs import replace

from ludus.tables.errors import no
from ludus.tables.model import Doc, Holder
from ludus.tables.table import Change, Table


def goes_on(doc: Doc, connected: Set[str]) -> bool:
    """Tell whether one of the people is connected; at a table of bots alone, whether anybody is."""
    people = {holder.guest for holder in doc.seats if holder.kind == "person"}
    return not people.isdisjoint(connected) if people else bool(connected)


def awaited(table: Table, connected: Set[str]) -> tuple[int, ...]:
    """List the seats that have to move, whose person is away, and for whom another person waits.

    Somebody who has to move too does not wait yet.
    """
    acting, seats = table.acting, table.doc.seats
    missing = tuple(seat for seat in acting if _is_away(seats[seat], connected))
    waiting = any(
        holder.kind == "person"
        and holder.guest in connected
        and (seat not in acting or holder.by_bot)
        for seat, holder in enumerate(seats)
    )
    return missing if waiting else ()


def step_in(table: Table, connected: Set[str], now: float, watched: float) -> Change | None:
    """Set or drop the times at which bots step in, and let them when the time has come.

    A time that passed before `watched`, when somebody who waits was connected to this process, does
    not count: the server was not running, and the person who is away gets the whole time again.
    Where somebody has several seats, bots take all of them at once.
    """
    doc = table.doc
    late = awaited(table, connected) if doc.bot_after is not None else ()
    gone = {
        doc.seats[seat].guest
        for seat in late
        if (at := doc.seats[seat].bot_at) is not None and watched <= at <= now
    }
    seats = []
    for seat, holder in enumerate(doc.seats):
        if holder.guest in gone and not holder.by_bot:
            seats.append(replace(holder, stand_in="away", bot_at=None))
        elif seat not in late or doc.bot_after is None:
            seats.append(holder if holder.bot_at is None else replace(holder, bot_at=None))
        elif holder.bot_at is None or holder.bot_at < watched:
            seats.append(replace(holder, bot_at=now + doc.bot_after))
        else:
            seats.append(holder)
    return None if tuple(seats) == doc.seats else Change(replace(doc, seats=tuple(seats)))


def returned(table: Table, guest: str) -> Change | None:
    """Give a guest who is connected again the seats that bots held while they were away.

    A bot that the guest has asked to play goes on.
    """
    seats = tuple(
        replace(one, stand_in="none") if one.guest == guest and one.stand_in == "away" else one
        for one in table.doc.seats
    )
    return None if seats == table.doc.seats else Change(replace(table.doc, seats=seats))


def choose_bot_after(table: Table, guest: str, seconds: float | None) -> Change:
    """Let the host choose whether, and after how many seconds, bots play for who is away."""
    if guest != table.doc.host:
        raise no("table-host-only")
    seats = tuple(replace(one, bot_at=None) for one in table.doc.seats)
    return Change(replace(table.doc, bot_after=seconds, seats=seats))


def missed(table: Table, seat: int) -> tuple[int, range]:
    """Tell how many moves a bot made while a seat's person was away, and where they are told.

    The second is a range of line numbers of the seat's log, from the first of these moves to the
    last. Moves taken back since then do not count.
    """
    unseen = set(table.doc.seats[seat].missed)
    moves, line, told, first, last = 0, 0, 0, 0, 0
    for played in table.steps if unseen else ():
        lines = table.told[told : told + played.told]
        told += played.told
        before, line = line, line + sum(one.heard_by(seat) is not None for one in lines)
        if played.seq in unseen:
            first, last = (first if moves else before), line
            moves += 1
    return moves, range(first, last)


def seen(table: Table, guest: str, seat: int) -> Change:
    """Note that a person has read which moves a bot made for them."""
    if not table.holds(guest, seat):
        raise no("table-not-yours")
    seats = tuple(
        replace(one, missed=()) if at == seat else one for at, one in enumerate(table.doc.seats)
    )
    return Change(replace(table.doc, seats=seats))


def _is_away(holder: Holder, connected: Set[str]) -> bool:
    player = holder.kind in ("person", "program")
    return player and not holder.by_bot and holder.guest not in connected
