"""Who sits where at a table: taking, leaving and lending seats. Only rules."""

from msgspec.structs import replace

from ludus.tables.errors import no
from ludus.tables.model import Holder
from ludus.tables.table import Change, Table


def sit(table: Table, guest: str, name: str, seat: int | None) -> Change:
    """Take an open seat or the seat of a bot, or one's own again under another name."""
    table.need("open")
    if seat is None:
        seat = next((s for s, one in enumerate(table.doc.seats) if one.kind == "open"), None)
        if seat is None:
            raise no("table-full")
    holder = table.holder(seat)
    if holder.kind == "person" and holder.guest != guest:
        raise no("table-taken")
    return table.seated(seat, Holder("person", guest, name))


def leave(table: Table, guest: str, seat: int) -> Change:
    """Leave a seat: before the start it is open again.

    Later a bot plays at once, until the person returns, if other people would have to wait and
    the host lets bots play for those who are away. Otherwise the game waits.
    """
    holder = table.own(guest, seat)
    if table.doc.status == "open":
        return table.seated(seat, Holder())
    others = any(one.kind == "person" and one.guest != guest for one in table.doc.seats)
    if table.doc.status == "running" and others and table.doc.bot_after is not None:
        return table.seated(seat, replace(holder, stand_in="away", bot_at=None))
    return Change(table.doc)


def come_back(table: Table, guest: str, seat: int) -> Change:
    """Take one's seat back from the bot that played for it."""
    holder = replace(table.own(guest, seat), stand_in="none", bot=None, bot_at=None)
    return table.seated(seat, holder)


def put_bot(table: Table, guest: str, seat: int, bot: str | None, name: str) -> Change:
    """Let a bot take a seat; None frees it again.

    The host may do so for seats without a person. Everybody may let a bot play on their own
    seat in a running game; it does until they take the seat back.
    """
    holder = table.holder(seat)
    if holder.guest == guest:
        if bot is None or table.doc.status != "running":
            return come_back(table, guest, seat)
        return table.seated(seat, replace(holder, stand_in="wished", bot=bot, bot_at=None))
    if guest != table.doc.host:
        raise no("table-host-only")
    table.need("open")
    if holder.kind == "person":
        raise no("table-taken")
    return table.seated(seat, Holder("bot", None, name, bot) if bot else Holder())


def put_program(table: Table, guest: str, seat: int, program: str, name: str) -> Change:
    """Keep a seat for a program from elsewhere, known by an id; the host may, before the start."""
    holder = table.holder(seat)
    if guest != table.doc.host:
        raise no("table-host-only")
    table.need("open")
    if holder.kind == "person":
        raise no("table-taken")
    return table.seated(seat, Holder("program", program, name))


def rename_program(table: Table, program: str, seat: int, name: str) -> Change | None:
    """Let a program say its own name, before the start."""
    holder = table.own(program, seat)
    if table.doc.status != "open" or not name or name == holder.name:
        return None
    return table.seated(seat, replace(holder, name=name))


def give_up(table: Table, guest: str) -> Change:
    """Abandon a table at which the guest is the only person, so that nobody loses a game."""
    if {one.guest for one in table.doc.seats if one.kind == "person"} != {guest}:
        raise no("table-not-alone")
    if table.doc.status not in ("open", "running"):
        raise no("table-not-running")
    return table.close()
