"""Seats and sides."""

from ludus.kit.seats import clockwise, left_of
from ludus.kit.teams import every_seat_for_itself, sides_from_seating


def test_left_goes_round() -> None:
    assert [left_of(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_clockwise_starts_anywhere() -> None:
    assert clockwise(2, 4) == (2, 3, 0, 1)


def test_a_seating_names_the_sides() -> None:
    sides = sides_from_seating("ABACABC")
    assert sides.of == (0, 1, 0, 2, 0, 1, 2)
    assert sides.members == ((0, 2, 4), (1, 5), (3, 6))
    assert len(sides) == 3


def test_who_has_no_seat_is_the_last_side() -> None:
    sides = every_seat_for_itself(2)
    assert [sides.side_of(seat) for seat in (0, 1, None)] == [0, 1, 1]
