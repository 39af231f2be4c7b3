"""A stack of frames: what must happen next, as data, where actions interrupt each other.

A reaction, a chain of pushes or an event inside an action is a frame on top of the frame it
interrupts. The stack lives in the state, so an interrupted game survives JSON, clone and restart
like any other. A game with one plain sequence of turns needs a phase field and no frames.
"""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct, field

F = TypeVar("F")


class Frame(Struct):
    """Something under way: its kind, the seats it asks, and its own local data."""

    kind: str
    seats: tuple[int, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)

    def clone(self) -> "Frame":
        """Copy the frame; its data are plain values, copied one level deep and lists in it too."""
        return Frame(self.kind, self.seats, {key: _copy(value) for key, value in self.data.items()})


def _copy(value: Any) -> Any:
    if isinstance(value, list):
        return [_copy(item) for item in value]
    if isinstance(value, dict):
        return {key: _copy(item) for key, item in value.items()}
    return value


class Stack(Struct):
    """The frames of a game, the innermost last."""

    frames: list[Frame] = field(default_factory=list)

    @property
    def top(self) -> Frame:
        """The frame that is being played."""
        return self.frames[-1]

    def call(self, kind: str, *seats: int, **data: Any) -> Frame:
        """Interrupt the top frame with a new one; the old one goes on when it ends."""
        frame = Frame(kind, seats, data)
        self.frames.append(frame)
        return frame

    def goto(self, kind: str, *seats: int, **data: Any) -> Frame:
        """Replace the top frame by another."""
        self.frames.pop()
        return self.call(kind, *seats, **data)

    def end(self) -> Frame:
        """End the top frame and give it back, with what it has to report in its data."""
        return self.frames.pop()

    def clone(self) -> "Stack":
        """Copy the stack and every frame in it."""
        return Stack([frame.clone() for frame in self.frames])

    def __len__(self) -> int:
        return len(self.frames)


class Handlers(Generic[F]):
    """The functions that play each kind of frame; every kind must have one, found by name."""

    def __init__(self, by_kind: Mapping[str, F]) -> None:
        self._by_kind = dict(by_kind)

    def __getitem__(self, frame: Frame) -> F:
        return self._by_kind[frame.kind]

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds that can be played."""
        return frozenset(self._by_kind)
