"""Frames: what must happen next, as data, where actions interrupt each other.

A reaction, a chain of pushes or an event inside an action is a frame on top of the frame it
interrupts. The stack is a list in the state, so an interrupted game survives JSON, clone and
restart like any other. A game with one plain sequence of turns needs a phase field and no frames.

A frame that waits for a decision names the seats it asks; one that asks nobody goes on by itself
as soon as it is on top. Each kind of frame is a struct of its own with what it has to remember.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

MOST_STEPS = 100_000
"""No move sets more in motion than this; a game that would is caught instead of hanging."""


class Frame(Struct, tag=True, kw_only=True, gc=False):
    """Something under way: whom it asks and what, or nobody while it can go on by itself."""

    seats: tuple[int, ...] = ()
    ask: str = ""

    def wait(self, seat: int, ask: str) -> None:
        """Ask a seat for a decision."""
        self.seats = (seat,)
        self.ask = ask

    def resume(self) -> None:
        """Ask nobody any more."""
        self.seats = ()
        self.ask = ""


Handler = Callable[[Any], None]
"""What makes a frame go on: it gets a context with the frame in it."""


def top(frames: Sequence[Frame]) -> Frame | None:
    """Give the frame that asks; None when all is over."""
    return frames[-1] if frames else None


def go_on(frames: Sequence[Frame], handlers: Mapping[type[Any], Handler], context: Any) -> None:
    """Let the top frame go on, again and again, until one waits for a seat or none is left.

    A handler gets the context with the frame in it; it changes the frame, ends it, or puts others
    on top.
    """
    for _ in range(MOST_STEPS):
        if not frames or frames[-1].seats:
            return
        frame = context.frame = frames[-1]
        handlers[type(frame)](context)
    raise RuntimeError("the frames go on without end")
