"""Where stored rows become tables, and nowhere else: what cannot become one is set aside.

Storage may be damaged, and a release may bring other rules. Either hurts the one table concerned:
reading it raises `SetAside`, whatever is wrong with it, and all others go on.

A game that has begun is never played on, shown or replayed by rules other than those it began with:
version and content have to be the same. A table at which no game has begun takes over the rules
that are here; its seats and its commitment stay.
"""

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from ludus.core.codec import from_json, json_hash, to_plain
from ludus.core.errors import BadOptions, LudusError
from ludus.core.events import Told
from ludus.core.fairness import commitment
from ludus.core.message import Message
from ludus.core.rules import AnyRules
from ludus.games import all_games
from ludus.tables.errors import SetAside, damaged
from ludus.tables.model import Doc, Row
from ludus.tables.records import read_fate
from ludus.tables.table import Table

LATEST = 1e11
"""The latest date that is one, in the year 5138: browsers cannot write a much later one."""

# The document


class Stored(Struct, frozen=True):
    """A table as it is stored, without its entries.

    `aside` says why it cannot be opened, as far as its document tells. If the document cannot be
    read, `doc` is an empty one.
    """

    id: str
    doc: Doc
    seed: bytes
    version: int
    touched: float
    aside: SetAside | None = None


def read_stored(row: Mapping[Any, Any]) -> Stored:
    """Read a row of the list of tables; if it is damaged, say so in `aside`."""
    try:
        doc, seed = _document(row)
    except SetAside as error:
        return Stored(f"{row['id']}", _no_document(row), b"", 0, _time(row), error)
    return Stored(row["id"], doc, seed, row["version"], row["touched"], _other_rules(doc))


def _document(row: Mapping[Any, Any]) -> tuple[Doc, bytes]:
    try:
        doc = from_json(row["doc"], Doc)
    except Exception as error:
        raise damaged("aside-document", reason=_line(error)) from error
    for name in ("game", "status", "public"):
        if row[name] != getattr(doc, name):
            raise damaged("aside-column", name=name)
    if not isinstance(row["version"], int):
        raise damaged("aside-column", name="version")
    if _time(row) != row["touched"]:
        raise damaged("aside-column", name="touched")
    return doc, _seed(row["seed"], doc)


def _seed(text: object, doc: Doc) -> bytes:
    try:
        seed = bytes.fromhex(f"{text}")
    except ValueError as error:
        raise damaged("aside-seed") from error
    if commitment(seed) != doc.commitment:
        raise damaged("aside-seed")
    return seed


def _no_document(row: Mapping[Any, Any]) -> Doc:
    """Make an empty document for a list: of the table only the name of its game is known."""
    return Doc(f"{row['game']}", 0, "", {}, "", public=False, seats=(), commitment="")


def _time(row: Mapping[Any, Any]) -> float:
    touched = row["touched"]
    known = isinstance(touched, int | float) and 0 <= touched <= LATEST
    return touched if known else 0.0


# The rules


def _other_rules(doc: Doc) -> SetAside | None:
    """Say why the rules that are here must not be used for a table, if so."""
    game = all_games().get(doc.game)
    if game is None:
        return _by_rules(doc, "aside-game", name=doc.game)
    if doc.status == "open":
        return None
    if doc.version != game.version:
        return _by_rules(doc, "aside-version", found=doc.version, wanted=game.version)
    if doc.content != game.content:
        return _by_rules(doc, "aside-content", found=doc.content, wanted=game.content)
    return None


def _by_rules(doc: Doc, key: str, /, **facts: Any) -> SetAside:
    return SetAside("over" if doc.status == "finished" else "rules", Message(key, facts))


def _adopted(doc: Doc, game: AnyRules) -> Doc:
    """Let a table at which no game has begun take over the rules that are here."""
    if (doc.version, doc.content) == (game.version, game.content):
        return doc
    try:
        options = game.read_options(doc.options)
    except BadOptions as error:
        raise _by_rules(doc, "aside-options", reason=f"{error}") from error
    if game.seats(options) != len(doc.seats):
        raise _by_rules(doc, "aside-seats", found=len(doc.seats), wanted=game.seats(options))
    return replace(doc, version=game.version, content=game.content, options=to_plain(options))


# The entries


@contextmanager
def telling_damage() -> Iterator[None]:
    """Take what cannot be read as an entry for damage: SQLite stores anything in any column."""
    try:
        yield
    except (TypeError, ValueError, OverflowError, MemoryError, zlib.error) as error:
        raise damaged("aside-entries", reason=_line(error)) from error


def check_entries(doc: Doc, rows: Sequence[Row]) -> None:
    """See that all entries are there and each is whole, as far as this shows without rules."""
    begun = doc.status in ("running", "finished")
    if bool(rows) != begun and doc.status != "abandoned":
        raise damaged("aside-begun", status=doc.status, entries=len(rows))
    steps, states = 0, False
    for number, row in enumerate(rows):
        # Of a game only the later states are kept: see `ludus.tables.keeping`.
        states = states or bool(row.state) or number == len(rows) - 1
        if row.seq != number:
            raise damaged("aside-missing", entry=number)
        _check_entry(row, len(doc.seats), with_state=states)
        if (row.kind == "setup") != (number == 0) or (row.kind == "undo" and steps < 2):
            raise damaged("aside-entry", entry=number, reason=row.kind)
        steps += -1 if row.kind == "undo" else 1
    if doc.entries is not None and len(rows) != doc.entries:
        raise damaged("aside-count", found=len(rows), wanted=doc.entries)


def is_sound(stored: Stored, rows: Sequence[Row]) -> bool:
    """Tell whether document and entries are whole, even if the rules of the game are not here."""
    try:
        check_entries(stored.doc, rows)
    except SetAside:
        return False
    return stored.aside is None or stored.aside.kind != "damaged"


def _check_entry(row: Row, seats: int, *, with_state: bool) -> None:
    try:
        msgspec.convert(asdict(row), Row)
        read_fate(row)
    except Exception as error:
        raise damaged("aside-entry", entry=row.seq, reason=_line(error)) from error
    if (row.kind == "setup") != (row.seat is None) or row.seat not in (None, *range(seats)):
        raise damaged("aside-entry", entry=row.seq, reason=f"seat {row.seat}")
    if (row.kind in ("move", "reveal", "hidden")) != (row.move is not None):
        raise damaged("aside-entry", entry=row.seq, reason=f"move {row.move}")
    if with_state and json_hash(row.state) != row.hash:
        raise damaged("aside-hash", entry=row.seq)


# The table


def revive(stored: Stored, rows: Sequence[Row]) -> Table:
    """Make a table from what is stored, or raise `SetAside`."""
    if stored.aside is not None:
        if stored.aside.kind != "damaged":
            check_entries(stored.doc, rows)
        raise stored.aside
    try:
        return _revived(stored, rows)
    except SetAside:
        raise
    except Exception as error:
        # Whatever damage does to the code that meets it: it is damage to this table alone.
        raise damaged("aside-broken", reason=_line(error)) from error


def _revived(stored: Stored, rows: Sequence[Row]) -> Table:
    check_entries(stored.doc, rows)
    game = all_games()[stored.doc.game]
    doc = _adopted(stored.doc, game) if stored.doc.status == "open" else stored.doc
    _check_document(game, doc)
    table = Table(stored.id, doc, stored.seed)
    try:
        table.revive(stored.version, rows)
    except Exception as error:
        raise damaged("aside-entry", entry=_first_bad(rows), reason=_line(error)) from error
    _check_standing(table)
    return table


def go_on(table: Table, stored: Stored, rows: Sequence[Row]) -> bool:
    """Let a table in memory take over what another process has added to its game.

    False, with the table as it was, if anything is not as it should be, or if more has happened
    than that a game went on: then the whole table has to be read.
    """
    doc, first = stored.doc, table.seq + 1
    count = first + len(rows)
    went_on = table.doc.status == "running" and doc.status in ("running", "finished")
    if stored.aside is not None or not went_on or doc.entries != count:
        return False
    try:
        for number, row in enumerate(rows, first):
            if row.seq != number or row.kind == "undo":
                return False
            _check_entry(row, len(doc.seats), with_state=number == count - 1)
        _check_document(table.game, doc)
        table.go_on(doc, stored.version, rows)
    except Exception:
        return False
    return True


def _check_document(game: AnyRules, doc: Doc) -> None:
    """See that a document speaks of seats that there are."""
    try:
        options = game.read_options(doc.options)
    except LudusError as error:
        raise damaged("aside-options", reason=f"{error}") from error
    seats = game.seats(options)
    if len(doc.seats) != seats:
        raise damaged("aside-seats", found=len(doc.seats), wanted=seats)
    named = {*doc.acting, *(doc.winners or ())}
    if doc.undo is not None:
        named |= {doc.undo.seat, *doc.undo.waiting}
    timed = doc.clock.kind != "none" and doc.status == "running"
    if not named <= {*range(seats)} or len(doc.left) not in ({seats} if timed else {0, seats}):
        raise damaged("aside-document", reason="seats")
    if len(doc.nonces) not in (0, seats) or len(doc.taken_back) not in (0, seats + 1):
        raise damaged("aside-document", reason="seats")
    if not all(abs(time) <= LATEST for time in _times(doc)):
        raise damaged("aside-document", reason="times")


def _times(doc: Doc) -> Iterator[float]:
    """List all times and lengths of time in a document."""
    alone = (doc.since, doc.called, doc.bot_after, *(holder.bot_at for holder in doc.seats))
    yield from (time for time in alone if time is not None)
    yield from (doc.started, doc.clock.seconds, doc.clock.increment, *doc.left, *doc.gained)


def _check_standing(table: Table) -> None:
    """See that the entries lead to what the document says."""
    if table.state is None:
        return
    outcome = table.game.outcome(table.state)
    doc = table.doc
    over = doc.status == "finished"
    if doc.status != "abandoned" and (
        over != (outcome is not None)
        or doc.acting != table.acting
        or doc.winners != (None if outcome is None else outcome.winners)
    ):
        raise damaged("aside-standing")


def _first_bad(rows: Iterable[Row]) -> int:
    """Number the first entry whose events cannot be read; else it is the state of the last."""
    number = 0
    for row in rows:
        number = row.seq
        try:
            from_json(row.events, tuple[Told, ...])
        except Exception:
            return number
    return number


def _line(error: Exception) -> str:
    """Say what went wrong in one line that is not too long."""
    return " ".join((f"{error}" or type(error).__name__).split())[:200]
