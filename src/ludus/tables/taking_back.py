"""Taking a move back: only rules; the service stores what comes of it.

- A seat may take its last move back unless it was final: it asked for chance, or showed more than
  could be known before (`Rules.is_final`). Nobody else may have moved since then, as far as the
  seat can see.
- Moves of others that are hidden from it, because they choose in secret, do not count: else whether
  a move can be taken back would tell of them. They are made again at once.
- It is free while nobody else can have seen a difference, or where nobody but bots would have to
  agree; otherwise the other people at the table are asked.
- It gives no time: what the move brought to a clock is taken away again (`ludus.tables.clock`).
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ludus.core.codec import from_json
from ludus.core.events import Log, Told
from ludus.core.fairness import Live, root_key
from ludus.core.rules import step
from ludus.tables import clock as clocks
from ludus.tables.errors import no
from ludus.tables.model import Doc, Holder, Row, UndoWish
from ludus.tables.table import Change, Table


def wish(table: Table, guest: str, seat: int, before: Any) -> Change | None:
    """Ask to take a move back; None means that it may be done at once.

    `before` is the state before the move, None if there was none to take back a moment ago.
    """
    table.own(guest, seat)
    if before is None or not table.can_undo(seat):
        raise no("table-no-undo")
    waiting = tuple(
        other
        for other, holder in enumerate(table.doc.seats)
        if holder.kind == "person" and holder.guest != guest and not holder.by_bot
    )
    if not waiting or not _shown(table, before, seat):
        return None
    return Change(replace(table.doc, undo=UndoWish(seat, waiting)))


def consent(table: Table, guest: str, seat: int, *, yes: bool) -> Change | None:
    """Agree or not to taking a move back; None means that all have agreed."""
    table.own(guest, seat)
    asked = table.doc.undo
    if asked is None or seat not in asked.waiting:
        raise no("table-no-wish")
    if not yes:
        return Change(replace(table.doc, undo=None))
    waiting = tuple(one for one in asked.waiting if one != seat)
    return Change(replace(table.doc, undo=UndoWish(asked.seat, waiting))) if waiting else None


def take_back(table: Table, seat: int, rows: Sequence[Row], now: float) -> Change:
    """Take a seat's last move back; hidden moves of others since then are made again.

    `rows` are the entries from the one before that move on.
    """
    at = table.last_of(seat)
    by_seq = {row.seq: row for row in rows}
    if at is None or any(one.seq not in by_seq for one in table.steps[at - 1 :]):
        raise no("table-no-undo")
    kept = [by_seq[one.seq] for one in table.steps[at - 1 :]]
    entries: list[tuple[Row, tuple[Told, ...]]] = []
    for was, undone in zip(kept[-2::-1], kept[:0:-1], strict=True):
        number = table.seq + 1 + len(entries)
        row = Row(table.id, number, "undo", undone.seat, None, "[]", was.hash, was.state, "[]", now)
        entries.append((row, ()))
    state = from_json(kept[0].state, table.game.state)
    moved = {}
    for n, row in enumerate(kept[2:]):
        entries.append(_again(table, state, at + n, row, table.seq + 1 + len(entries)))
        moved[row.seq] = entries[-1][0].seq
    doc = replace(
        _without_gain(table, at, now),
        undo=None,
        taken_back=_counted(table, at),
        seats=tuple(_renumbered(holder, moved) for holder in table.doc.seats),
        acting=table.game.to_act(state),
    )
    return Change(doc, tuple(entries), state)


def _again(
    table: Table, state: Any, at: int, row: Row, number: int
) -> tuple[Row, tuple[Told, ...]]:
    """Make a hidden move again, as the step of another number."""
    assert row.seat is not None  # noqa: S101
    fate, log = Live(root_key(table.seed, table.doc.nonces), at, row.age or 0), Log()
    step(table.game, state, row.seat, table.game.parse(row.move or ""), fate, log)
    told = tuple(log.told)
    made = table.entry_row("hidden", row.seat, row.move, fate, state, told, row.at)
    return replace(made, seq=number), told


def _without_gain(table: Table, at: int, now: float) -> Doc:
    """Give the clocks as they are without what the move at a step brought its mover."""
    doc, taken = table.doc, table.steps[at]
    if taken.hidden:
        # It brought nothing, and whoever looks at the clocks must not see that it was there.
        return replace(doc, gained=_cut(doc.gained, at - len(table.steps)))
    left, gained = table.left(now), 0.0
    if doc.gained:
        gained = doc.gained[at - len(table.steps)]
    return replace(
        doc,
        left=clocks.without(left, taken.seat, gained),
        since=now,
        gained=_cut(doc.gained, at - len(table.steps)),
    )


def _cut(gained: tuple[float, ...], at: int) -> tuple[float, ...]:
    """Leave one out, counted from the end."""
    return gained[: len(gained) + at] + gained[len(gained) + at + 1 :]


def _counted(table: Table, at: int) -> tuple[int, ...]:
    """Count a move taken back for all who could know of it; the last number is for spectators."""
    taken = table.steps[at]
    readers = (*range(table.seats), None)
    return tuple(table.taken_back(one) + (not taken.hidden or one == taken.seat) for one in readers)


def _renumbered(holder: Holder, moved: dict[int, int]) -> Holder:
    """Note moves that a person missed by their new numbers."""
    missed = tuple(moved.get(seq, seq) for seq in holder.missed)
    return holder if missed == holder.missed else replace(holder, missed=missed)


def _shown(table: Table, before: Any, mover: int) -> bool:
    """Tell whether anybody but the mover can see a difference between two states."""
    last = table.last_of(mover)
    if last is not None and table.steps[last].hidden:
        return False
    others = [None, *(seat for seat in range(table.seats) if seat != mover)]
    view = table.game.view
    return any(view(before, seat) != view(table.state, seat) for seat in others)
