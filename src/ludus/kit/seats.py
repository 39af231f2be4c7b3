"""Seats round a table, clockwise."""


def left_of(seat: int, seats: int) -> int:
    """Give the next seat clockwise."""
    return (seat + 1) % seats


def clockwise(start: int, seats: int) -> tuple[int, ...]:
    """List all seats clockwise from a start."""
    return tuple((start + step) % seats for step in range(seats))
