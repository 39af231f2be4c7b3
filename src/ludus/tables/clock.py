"""How much time each seat has left. Only arithmetic; the server runs the timers."""

from collections.abc import Sequence

from msgspec.structs import replace

from ludus.tables.model import Clock, Doc


def start(clock: Clock, seats: int) -> tuple[float, ...]:
    """Give every seat its time at the start of a game."""
    return (float(clock.seconds),) * seats if clock.kind != "none" else ()


def left_now(
    clock: Clock, left: Sequence[float], running: Sequence[int], since: float | None, now: float
) -> tuple[float, ...]:
    """Give the seconds left to each seat now; only those who have to move lose time."""
    if clock.kind == "none" or since is None:
        return tuple(left)
    spent = max(0.0, now - since)
    return tuple(
        max(0.0, have - spent) if seat in running else have for seat, have in enumerate(left)
    )


def after_move(clock: Clock, left: tuple[float, ...], seat: int) -> tuple[float, ...]:
    """Give the seconds left after a seat's move: full again, or the rest plus the increment."""
    if clock.kind == "none":
        return left
    new = float(clock.seconds) if clock.kind == "move" else left[seat] + clock.increment
    return tuple(new if one == seat else have for one, have in enumerate(left))


def open_move(doc: Doc, had: tuple[float, ...], seat: int, now: float, *, final: bool) -> Doc:
    """Give the clocks after a move that all see, with what it brought its mover.

    A final move is never taken back, so nobody has to know what it brought.
    """
    left = after_move(doc.clock, had, seat)
    gained = (*doc.gained, left[seat] - had[seat]) if left and not final else ()
    return replace(doc, left=left, since=now, gained=gained, undo=None)


def hidden_move(doc: Doc) -> Doc:
    """Change nothing that others see of the clocks: a hidden move brings no time."""
    return replace(doc, gained=(*doc.gained, 0.0)) if doc.left else doc


def without(left: tuple[float, ...], seat: int | None, gained: float) -> tuple[float, ...]:
    """Give the seconds left without what a move brought its mover, which was taken back.

    So the seat has what it had before the move, less what it has spent since.
    """
    return tuple(max(0.0, have - gained) if one == seat else have for one, have in enumerate(left))
