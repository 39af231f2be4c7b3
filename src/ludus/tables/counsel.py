"""Who may ask for counsel, and who did.

Alone with bots anybody may. Where several people sit, all of them must agree, each for themselves,
and anybody can withdraw at any time. Whoever asks is noted, and the record says so.
"""

from msgspec.structs import replace

from ludus.tables.errors import no
from ludus.tables.model import Doc
from ludus.tables.table import Change, Table


def is_allowed(doc: Doc) -> bool:
    """Tell whether people at a table may ask for counsel now; a lesson gives its own."""
    if doc.lesson is not None:
        return False
    people = [holder for holder in doc.seats if holder.kind == "person"]
    alone = len({holder.guest for holder in people}) == 1
    return alone or all(holder.agrees for holder in people)


def agree(table: Table, guest: str, *, yes: bool) -> Change | None:
    """Agree to counsel at a table or withdraw, for all seats of one person."""
    mine = table.seats_of(guest)
    if not mine:
        raise no("table-not-yours")
    if table.doc.status not in ("open", "running"):
        raise no("table-not-running")
    if all(table.doc.seats[seat].agrees == yes for seat in mine):
        return None
    seats = tuple(
        replace(holder, agrees=yes) if seat in mine else holder
        for seat, holder in enumerate(table.doc.seats)
    )
    return Change(replace(table.doc, seats=seats))


def note(table: Table, guest: str, seat: int) -> Change | None:
    """Note that a seat asks for counsel, or refuse; None if that is noted already."""
    table.need("running")
    table.own(guest, seat)
    if table.doc.lesson is not None:
        raise no("lesson-do-it")
    if not is_allowed(table.doc):
        raise no("table-no-counsel")
    if seat in table.doc.counselled:
        return None
    counselled = tuple(sorted((*table.doc.counselled, seat)))
    return Change(replace(table.doc, counselled=counselled))
