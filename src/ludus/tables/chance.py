"""What the players add to the chance of a game, so that whoever runs the server cannot bend it.

The table's commitment is fixed when it is opened. Then, for every seat of a person:

1. The client makes a secret nonce and promises it: it sends its SHA-256. All see all promises.
2. When the host starts the game the promises are fixed, and every client sends its nonce, which
   must be the promised one. Nobody, not even the server, can choose a nonce after seeing another.
3. The game begins with the last nonce, or after `NONCE_WAIT` seconds without those still missing.

Where one guest holds all seats of people there is nobody to promise anything to: their nonces come
with the start. A seat whose client sends none is named in the table and in the record.
"""

import re
from collections.abc import Mapping, Set
from hashlib import sha256

from msgspec.structs import replace

from ludus.core.errors import BadInput, fault
from ludus.tables.errors import no
from ludus.tables.model import Doc, Holder
from ludus.tables.table import Change, Table

NONCE_WAIT = 3.0
"""Seconds that a start waits for nonces that have been promised by people who are connected."""

NONCE = "^[!-~]{16,128}$"
"""A nonce: signs of ASCII, enough of them to be secret and few enough to be kept."""

PROMISE = "^[0-9a-f]{64}$"


def promise_of(nonce: str) -> str:
    """Hash a nonce: what a client publishes before it publishes the nonce itself."""
    return sha256(nonce.encode()).hexdigest()


def check_nonce(nonce: str) -> str:
    """Refuse a nonce that is too short to be secret, too long to keep, or not printable."""
    if not re.fullmatch(NONCE, nonce):
        raise fault(BadInput, "bad-nonce")
    return nonce


def promise(table: Table, guest: str, seat: int, promised: str) -> Change | None:
    """Promise a nonce for one's seat; the promise can be replaced until the host starts."""
    holder = _mine(table, guest, seat)
    if table.doc.called is not None:
        raise no("nonce-late")
    if not re.fullmatch(PROMISE, promised):
        raise fault(BadInput, "bad-promise")
    if holder.promise == promised:
        return None
    return _with(table.doc, seat, replace(holder, promise=promised))


def give(table: Table, guest: str, seat: int, nonce: str, now: float) -> Change | None:
    """Send the nonce that was promised; with the last one the game begins."""
    holder = _mine(table, guest, seat)
    if table.doc.called is None:
        raise no("nonce-early")
    if promise_of(check_nonce(nonce)) != holder.promise:
        raise no("nonce-other")
    if holder.nonce is not None:
        return None
    change = _with(table.doc, seat, replace(holder, nonce=nonce))
    return change if missing(change.doc) else table.begin(change.doc, now)


def call(
    table: Table, guest: str, nonces: Mapping[int, str], connected: Set[str], now: float
) -> Change | None:
    """Start: begin if nothing is missing, else call for the nonces that have been promised."""
    doc = table.ready(guest)
    if doc.called is not None:
        return table.begin(doc, now) if now >= doc.called + NONCE_WAIT else None
    doc = _given(table, guest, nonces)
    if missing(doc) & connected:
        return Change(replace(doc, called=now))
    return table.begin(doc, now)


def begin_without(table: Table, called: float, now: float) -> Change | None:
    """Begin without what is missing, if the start that was called at that time still waits."""
    waits = table.doc.status == "open" and table.doc.called == called
    return table.begin(table.doc, now) if waits else None


def missing(doc: Doc) -> set[str | None]:
    """Name the guests who have promised a nonce and have not sent it."""
    return {holder.guest for holder in doc.seats if holder.promise and holder.nonce is None}


def _mine(table: Table, guest: str, seat: int) -> Holder:
    if table.doc.status != "open":
        raise no("table-not-open")
    if not table.holds(guest, seat):
        raise no("table-not-yours")
    return table.doc.seats[seat]


def _given(table: Table, guest: str, nonces: Mapping[int, str]) -> Doc:
    """Take the nonces that come with the start: only from somebody who sits there alone."""
    doc = table.doc
    alone = {holder.guest for holder in doc.seats if holder.kind == "person"} == {guest}
    for seat, nonce in nonces.items():
        if not alone:
            raise no("nonce-early")
        holder = _mine(table, guest, seat)
        promised = promise_of(check_nonce(nonce))
        doc = _with(doc, seat, replace(holder, promise=promised, nonce=nonce)).doc
    return doc


def _with(doc: Doc, seat: int, holder: Holder) -> Change:
    seats = tuple(holder if at == seat else other for at, other in enumerate(doc.seats))
    return Change(replace(doc, seats=seats))
