"""How much time a program from elsewhere has left for its turn."""

from ludus.server.program_times import MOST_KEPT, TurnTimes


def test_coming_back_gives_no_new_time_for_the_same_turn() -> None:
    times = TurnTimes(60.0)
    assert times.take("p1", "a") == 60.0
    times.keep("p1", "a", 12.5)
    assert times.take("p1", "a") == 12.5
    times.keep("p1", "a", -3.0)
    assert times.take("p1", "a") == 0.0


def test_another_turn_and_another_program_have_all_their_time() -> None:
    times = TurnTimes(60.0)
    times.keep("p1", "a", 1.0)
    assert times.take("p2", "a") == 60.0
    assert times.take("p1", "b") == 60.0


def test_only_so_many_are_remembered() -> None:
    times = TurnTimes(60.0)
    for number in range(MOST_KEPT + 1):
        times.keep(f"p{number}", "a", 1.0)
    assert times.take("p0", "a") == 60.0
    assert times.take("p1", "a") == 1.0
