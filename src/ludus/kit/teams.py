"""Sides: who scores together. A seating like `ABAB` says which side each seat is on."""

from msgspec import Struct


class Sides(Struct, frozen=True):
    """The sides of a table: the side of every seat, and the seats of every side."""

    of: tuple[int, ...]
    members: tuple[tuple[int, ...], ...]

    def __len__(self) -> int:
        return len(self.members)

    def side_of(self, seat: int | None) -> int:
        """Give the side of a seat; None, a player without a seat, is always the last side."""
        return len(self.members) - 1 if seat is None else self.of[seat]


def sides_from_seating(seating: str) -> Sides:
    """Read a seating: one letter a seat from seat 0 clockwise, the same letter for a side."""
    letters = sorted(set(seating))
    of = tuple(letters.index(letter) for letter in seating)
    members = tuple(
        tuple(seat for seat, side in enumerate(of) if side == number)
        for number in range(len(letters))
    )
    return Sides(of, members)


def every_seat_for_itself(seats: int) -> Sides:
    """Make every seat a side of one."""
    return Sides(tuple(range(seats)), tuple((seat,) for seat in range(seats)))
