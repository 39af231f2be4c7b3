"""What the host of a table may do, and who is host when the host has gone. Only rules.

- The host may free the seat of another person: before the start it is open again; in a running game
  a bot plays there to the end. Whoever is kept out loses their seats the same way, and can neither
  sit down nor talk at this table until they are let in again. They may watch, as everybody may.
- The host may hand the table over to another person who sits there, and may close it.
- One guest has one seat: with several they would see several hands. At a private table the host may
  have more, for people who share a device; others if the host allows it.
- If the host is not connected while another person at the table is, the first of these becomes host
  after some time.
"""

from collections.abc import Set

from msgspec.structs import replace

from ludus.tables.errors import no
from ludus.tables.model import Doc, Holder, KeptOut
from ludus.tables.seating import give_up
from ludus.tables.table import Change, Table

HOST_AWAY = 60.0
"""Seconds after which a table whose host is not connected gets another."""
MOST_KEPT_OUT = 100


def check_sit(table: Table, guest: str, seat: int | None) -> None:
    """Refuse a seat to somebody who is kept out, and a second one to whoever may have only one."""
    doc = table.doc
    if is_kept_out(doc, guest):
        raise no("table-kept-out")
    held = table.seats_of(guest)
    alone = guest == doc.host and not doc.public
    if held and seat not in held and not (alone or doc.several):
        raise no("table-one-seat")


def is_kept_out(doc: Doc, guest: str) -> bool:
    """Tell whether a guest is kept out of a table."""
    return any(one.guest == guest for one in doc.kept_out)


def allow_several(table: Table, guest: str, *, allowed: bool) -> Change:
    """Let guests take several seats, or no longer; seats that they have stay theirs."""
    return Change(replace(_hosted(table, guest), several=allowed))


def free_seat(table: Table, guest: str, seat: int, bot: Holder) -> Change:
    """Free the seat of another person or a program; in a running game a bot takes it."""
    doc = _hosted(table, guest)
    if not (0 <= seat < table.seats and doc.seats[seat].kind == "program"):
        _other(table, guest, seat)
    return Change(_without(doc, {seat}, bot))


def keep_out(table: Table, guest: str, seat: int, bot: Holder) -> Change:
    """Keep the person on a seat out: all their seats are freed, and they cannot take one again."""
    doc = _hosted(table, guest)
    out = _other(table, guest, seat)
    if len(doc.kept_out) >= MOST_KEPT_OUT:
        raise no("table-kept-out-full")
    doc = _without(doc, set(table.seats_of(out.guest or "")), bot)
    return Change(replace(doc, kept_out=(*doc.kept_out, KeptOut(out.guest or "", out.name))))


def let_in(table: Table, guest: str, number: int) -> Change:
    """Let somebody in again, by their number among those who are kept out."""
    doc = _hosted(table, guest)
    if not 0 <= number < len(doc.kept_out):
        raise no("table-stale")
    kept = doc.kept_out[:number] + doc.kept_out[number + 1 :]
    return Change(replace(doc, kept_out=kept))


def hand_over(table: Table, guest: str, seat: int) -> Change:
    """Make another person who sits at the table its host."""
    doc = _hosted(table, guest)
    return Change(replace(doc, host=_other(table, guest, seat).guest or ""))


def close(table: Table, guest: str) -> Change:
    """Close a table for everybody: the host may, and whoever is the only person there."""
    if guest != table.doc.host:
        return give_up(table, guest)
    _hosted(table, guest)
    return table.close()


def next_host(doc: Doc, connected: Set[str]) -> str | None:
    """Tell who would be host instead of one who is not connected; None if no other is needed.

    It is the person on the first seat among those who are connected.
    """
    if doc.status not in ("open", "running") or doc.host in connected:
        return None
    people = (one.guest for one in doc.seats if one.kind == "person")
    here = (guest for guest in people if guest in connected)
    return next(here, None)


def take_over(table: Table, connected: Set[str]) -> Change | None:
    """Let another be host, if one is still needed."""
    other = next_host(table.doc, connected)
    return None if other is None else Change(replace(table.doc, host=other))


def _hosted(table: Table, guest: str) -> Doc:
    if guest != table.doc.host:
        raise no("table-host-only")
    if table.doc.status not in ("open", "running"):
        raise no("table-not-running")
    return table.doc


def _other(table: Table, guest: str, seat: int) -> Holder:
    """Give who holds a seat, if it is another person."""
    holder = table.doc.seats[seat] if 0 <= seat < table.seats else Holder()
    if holder.kind != "person" or holder.guest == guest:
        raise no("table-nobody-else")
    return holder


def _without(doc: Doc, seats: Set[int], bot: Holder) -> Doc:
    """Take people off seats; nobody has to wait for what they would have said."""
    free = bot if doc.status == "running" else Holder()
    held = tuple(free if at in seats else one for at, one in enumerate(doc.seats))
    if doc.called is not None:
        # Some nonces are known: all promise again.
        held = tuple(replace(one, promise=None, nonce=None) for one in held)
    return replace(doc, seats=held, called=None, undo=None)
