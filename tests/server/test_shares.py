"""The laws of fair shares: nobody is delayed by how much others ask for."""

from heapq import heappop, heappush
from itertools import count

from hypothesis import given
from hypothesis import strategies as st

from ludus.server.shares import LEAST, LONGEST_WAIT, Queue, Work

PEOPLE = tuple("abcdef")
arrivals = st.tuples(
    st.floats(0, 3),
    st.sampled_from(PEOPLE),
    st.integers(0, 4),
    st.sampled_from([0.001, 0.05, 0.2, 1.0]),
)


class Simulation:
    """Workers that take what is next and use all the time they are given."""

    def __init__(self, hands: int) -> None:
        self.queue: Queue[Work] = Queue(hands)
        self.free = hands
        self.time = 0.0
        self.taken: list[tuple[float, Work]] = []
        self._running: list[tuple[float, int, Work, float]] = []
        self._number = count()

    def run_until(self, time: float) -> None:
        while self._running and self._running[0][0] <= time:
            self.time, _, work, seconds = heappop(self._running)
            self.queue.done(work, seconds)
            self.free += 1
            self._take()
        self.time = time

    def put(self, work: Work) -> None:
        self.queue.put(work, self.time)
        self._take()

    def _take(self) -> None:
        while self.free and (work := self.queue.take(self.time)) is not None:
            self.free -= 1
            self.taken.append((self.time, work))
            seconds = max(0.001, work.charged)
            heappush(self._running, (self.time + seconds, next(self._number), work, seconds))


Arrival = tuple[float, str, int, float]


@given(st.integers(1, 4), st.lists(arrivals, max_size=60))
def test_nobody_waits_for_more_than_one_piece_of_anybody_elses(
    hands: int, given: list[Arrival]
) -> None:
    """Whatever others ask for: work that comes when its person has nothing else waiting."""
    simulation = Simulation(hands)
    came: dict[Work, int] = {}
    """How much had been taken when such work came."""
    put: list[Work] = []
    for time, person, table, wish in sorted(given):
        simulation.run_until(time)
        work = Work((person,), f"{person}{table}", wish)
        if not any(one.person == person and simulation.queue.waits(one) for one in put):
            came[work] = len(simulation.taken)
        put.append(work)
        simulation.put(work)
    simulation.run_until(1e9)
    order = [work for _, work in simulation.taken]
    assert set(order) == set(put)
    for work, before in came.items():
        between = [one.person for one in order[before : order.index(work)]]
        assert len(between) == len(set(between))
        assert work.person not in between


@given(st.integers(1, 4), st.integers(1, 200), st.integers(1, 12), st.floats(0, 3))
def test_one_guests_many_tables_delay_no_other(
    hands: int, tables: int, others: int, later: float
) -> None:
    """Whoever has one table is served in time, and thinks as long as if the other had one too."""
    simulation = Simulation(hands)
    for table in range(tables):
        simulation.put(Work(("greedy",), f"{table}", 0.2))
    simulation.run_until(later)
    honest = [Work((f"honest{number}",), f"h{number}", 0.2) for number in range(others)]
    for work in honest:
        simulation.put(work)
    simulation.run_until(1e9)
    began = {work: time for time, work in simulation.taken}
    for work in honest:
        assert began[work] - work.since <= LONGEST_WAIT
        # Others have used up to 0.2 seconds before it was anybody else's turn.
        assert work.charged > min(0.2, (LONGEST_WAIT - 0.2) / (others + 1)) - 1e-6


@given(st.integers(1, 8), st.integers(1, 120), st.sampled_from([0.2, 1.0]))
def test_all_begin_in_time_as_long_as_the_shortest_searches_do(
    hands: int, tables: int, wish: float
) -> None:
    """Whether the tables are one person's or each somebody else's."""
    for mine in (True, False):
        simulation = Simulation(hands)
        for table in range(tables):
            simulation.put(Work(("ann" if mine else f"guest{table}",), f"{table}", wish))
        simulation.run_until(1e9)
        last = max(time for time, _ in simulation.taken)
        # The first take all the time they like, because nothing else waits yet.
        assert last <= max(LONGEST_WAIT, wish + LEAST * tables / hands) + 1e-6
        charged = [work.charged for _, work in simulation.taken]
        assert all(min(LEAST, wish) <= one <= wish for one in charged)
        if tables <= hands:
            assert charged == [wish] * tables


@given(st.lists(st.integers(0, 5), min_size=1, max_size=40))
def test_tables_of_one_person_are_served_in_turn(tables: list[int]) -> None:
    queue: Queue[Work] = Queue(1)
    for table in tables:
        queue.put(Work(("ann",), f"{table}"), 0.0)
    taken = []
    while (work := queue.take(0.0)) is not None:
        taken.append(work.table)
        queue.done(work, 0.01)
    assert len(taken) == len(tables)
    for at, served in enumerate(taken):
        later = taken[at + 1 :]
        if served in later:
            between = later[: later.index(served)]
            assert set(later) - {served} == set(between)


def test_time_counts_and_not_the_number_of_pieces() -> None:
    """Where both always have something waiting, each gets the same time."""
    queue: Queue[Work] = Queue(1)
    for number in range(200):
        queue.put(Work(("long",), f"l{number}", 1.0), 0.0)
        queue.put(Work(("short",), f"s{number}", 1.0), 0.0)
    used = {"long": 0.0, "short": 0.0}
    while min(used.values()) < 5 and (work := queue.take(0.0)) is not None:
        seconds = 0.4 if work.person == "long" else 0.05
        used[work.person] += seconds
        queue.done(work, seconds)
    assert abs(used["long"] - used["short"]) <= 0.5


def test_work_is_on_the_account_of_whoever_has_least_waiting() -> None:
    queue: Queue[Work] = Queue(1)
    for number in range(20):
        queue.put(Work(("host",), f"{number}", 0.2), 0.0)
    shared = Work(("friend", "host"), "shared", 0.2)
    queue.put(shared, 0.0)
    assert shared.person == "friend"
    first = [queue.take(0.0), queue.take(0.0)]
    assert shared in first


def test_what_is_dropped_is_never_taken() -> None:
    queue: Queue[Work] = Queue(1)
    works = [Work(("ann",), f"{number % 2}") for number in range(6)]
    for work in works:
        queue.put(work, 0.0)
    assert len(queue) == 6
    assert [queue.drop(work) for work in works[::2]] == [True] * 3
    assert not queue.drop(works[0])
    taken = []
    while (found := queue.take(0.0)) is not None:
        taken.append(found)
        assert not queue.drop(found)
        queue.done(found, 0.0)
    assert set(taken) == set(works[1::2])
    assert not queue._accounts
