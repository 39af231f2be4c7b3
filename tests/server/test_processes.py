"""Several server processes on one PostgreSQL serve the same tables."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from ludus.core.record import read_record, verify
from ludus.games.gorus import GAME
from ludus.server.driver import LEASE
from ludus.server.protocol import MakeMove, Refused
from ludus.tables.store import Store
from postgres import postgres
from server.conftest import Meet, complaints, log_of, opened
from server.people import Person
from serving import Server

FOUR = {"players": 4, "target": 1, "dealer": 3}
PACE = 0.15
AWAY = 2.0

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def _both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    flags = ("--pace", f"{PACE}", "--away-after", f"{AWAY}")
    folder = tmp_path_factory.mktemp("processes")
    with (
        postgres() as url,
        opened(folder / "one", *flags, database=url) as one,
        opened(folder / "two", *flags, database=url) as two,
    ):
        yield one, two


@pytest.fixture
def both(_both: Pair) -> Iterator[Pair]:
    before = [len(log_of(server)) for server in _both]
    yield _both
    for server, read in zip(_both, before, strict=True):
        assert complaints(log_of(server)[read:]) == []


async def seat(ann: Person, ben: Person) -> str:
    """Ann and Ben, each on a server of their own, with bots between them; Ann leads."""
    table = (await ann.do("/tables", game="gorus", options=FOUR)).id
    await ann.join(table)
    await ben.do(f"/tables/{table}/sit", seat=2)
    await ann.until(lambda: ann.table.seats[2].name)
    for other in (1, 3):
        await ann.do(f"/tables/{table}/bot", seat=other, bot="random")
    await ann.do(f"/tables/{table}/start")
    await ben.join(table)
    await asyncio.gather(ann.until(lambda: ann.moves(0)), ben.until(lambda: 2 in ben.views))
    return table


async def check_entries(server: Server, table: str) -> list[str]:
    """Every entry was made once; give the hashes."""
    store = await Store.open(server.database)
    rows = await store.rows(table)
    await store.close()
    assert [row.seq for row in rows] == list(range(len(rows)))
    return [row.hash for row in rows]


async def test_two_processes_serve_one_table(both: Pair, gather: Meet) -> None:
    ann, ben = await gather(both[0], "Ann"), await gather(both[1], "Ben")
    table = await seat(ann, ben)
    rng = Random(1)
    await ann.say("from the first")
    await ben.until_said(1)
    await ben.say("from the second")
    await ann.until_said(2)
    made = await asyncio.gather(ann.play(rng), ben.play(rng))
    assert list(made) == [10, 10]
    assert ann.views[0].view["outcome"] == ben.views[2].view["outcome"] is not None
    assert [(line.n, line.name, line.seat, line.text) for line in ann.talk] == [
        (0, "Ann", 0, "from the first"),
        (1, "Ben", 2, "from the second"),
    ]
    assert ann.talk == ben.talk
    for person in (ann, ben):
        record = read_record((await person.get(f"/tables/{table}/record")).content)
        assert verify(GAME, record) > 0
        assert [entry.hash for entry in record.log] == await check_entries(both[0], table)
    new = await ben.do(f"/tables/{table}/rematch")
    await ann.until(lambda: ann.table.next == new.id)


async def test_all_are_heard_on_both_sides_however_they_speak_at_once(
    both: Pair, gather: Meet
) -> None:
    people = [await gather(both[number % 2], f"P{number}") for number in range(8)]
    table = await seat(people[0], people[1])
    for person in people[2:]:
        await person.join(table)
    for _ in range(5):
        await asyncio.gather(*(person.say("all at once") for person in people))
    await asyncio.gather(*(person.until_said(40) for person in people))
    heard = [sorted(line.n for line in person.talk) for person in people]
    assert heard == [list(range(40))] * 8


async def test_who_is_here_is_known_on_both_sides(both: Pair, gather: Meet) -> None:
    ann, ben = await gather(both[0], "Ann"), await gather(both[1], "Ben")
    await seat(ann, ben)

    await asyncio.gather(ann_and_ben_are_here(ann), ann_and_ben_are_here(ben))


async def ann_and_ben_are_here(person: Person) -> None:
    here = [True, False, True, False]
    await person.until(lambda: [one.here for one in person.table.seats] == here)


async def test_who_moved_to_the_other_process_keeps_their_seat(both: Pair, gather: Meet) -> None:
    """The old connection is often found dead only after the new one is open."""
    ann, ben = await gather(both[0], "Ann"), await gather(both[1], "Ben")
    table = await seat(ann, ben)
    again = await gather(both[1], cookie=ann.cookie)
    await again.join(table)
    await asyncio.sleep(0.5)
    await ann.disconnect()
    await asyncio.sleep(AWAY + 1)
    await again.settle()
    assert not again.table.seats[0].held
    assert again.moves(0)


async def told(person: Person, seat: int, seq: int) -> bool:
    """Wait until a seat has seen an entry, but not for ever."""

    def seen() -> bool:
        return seat in person.views and person.views[seat].seq >= seq

    with suppress(TimeoutError):
        await person.until(seen)
    return seen()


async def insist(person: Person, move: MakeMove, seq: int) -> None:
    """Send a move again while it is refused because it came too late."""

    def refused() -> bool:
        return any(isinstance(answer, Refused) for answer in person.answers)

    for _ in range(20):
        await person.until(lambda: person.views[move.seat].seq >= seq or refused())
        if person.views[move.seat].seq >= seq:
            break
        person.answers.clear()
        await person.send(move)


async def seen_to_sit(person: Person, seat: int) -> None:
    await person.until(lambda: person.table.seats[seat].name)


async def test_a_line_is_told_what_another_process_did_first(both: Pair, gather: Meet) -> None:
    """A process whose own change came too late still tells its people of the one that did not."""
    people = [await gather(both[seat % 2], f"P{seat}") for seat in range(3)]
    options = {"players": 3, "target": 1, "dealer": 2}
    table = (await people[0].do("/tables", game="gorus", options=options)).id
    for person in people:
        await person.join(table)
    for seat in (1, 2):
        await people[seat].do(f"/tables/{table}/sit", seat=seat)
        await asyncio.gather(*(seen_to_sit(person, seat) for person in people))
    await people[0].do(f"/tables/{table}/start")
    for seat, person in enumerate(people):
        assert await told(person, seat, 0)
    rng = Random(3)

    async def disturb(seat: int) -> int:
        """Change the table without changing anything, at about the same time as the move."""
        await asyncio.sleep(rng.uniform(0, 0.01))
        return (await people[seat].post(f"/tables/{table}/return", seat=seat)).status_code

    too_late = 0
    for seq in range(1, 31):
        mover = people[0].views[0].view["turn"]
        person = people[mover]
        other = next(seat for seat in range(3) if seat % 2 != mover % 2)
        move = MakeMove(mover, person.prompt(mover), rng.choice(person.moves(mover)))
        _, status = await asyncio.gather(person.send(move), disturb(other))
        too_late += status == 409
        await insist(person, move, seq)
        for seat, one in enumerate(people):
            assert await told(one, seat, seq), f"seat {seat}, move {seq}; {too_late} came too late"
    assert all(person.over for person in people)


async def three_on_both_sides(both: Pair, gather: Meet) -> tuple[Person, Person, Person]:
    """Ann and Ben on one server, Cy on the other, and a bot; Ann leads."""
    sides = ((0, "Ann"), (0, "Ben"), (1, "Cy"))
    ann, ben, cy = [await gather(both[side], name) for side, name in sides]
    table = (await ann.do("/tables", game="gorus", options=FOUR)).id
    for at, person in enumerate((ann, ben, cy)):
        await person.do(f"/tables/{table}/sit", seat=at)
        await person.join(table)
    await ann.do(f"/tables/{table}/bot", seat=3, bot="random")
    await ann.do(f"/tables/{table}/start")
    return ann, ben, cy


async def steps_in(ann: Person, ben: Person, cy: Person) -> None:
    """Ann vanishes; both others see that a bot plays for her; she is told of it."""
    table = ann.table.id
    await ann.disconnect()
    await asyncio.gather(
        ben.until(lambda: ben.table.seats[0].held and ben.moves(1)),
        cy.until(lambda: cy.table.seats[0].held),
    )
    await ann.join(table)
    await ann.until(lambda: not ann.table.seats[0].held)
    assert ann.table.seats[0].missed is not None
    assert ann.table.seats[0].missed.moves == 1


async def test_bots_step_in_though_people_wait_on_both_sides(both: Pair, gather: Meet) -> None:
    """Both processes count down to the same moment, and change the same tables then."""
    groups = [await three_on_both_sides(both, gather) for _ in range(4)]
    await asyncio.gather(*(steps_in(*group) for group in groups))
    for ann, _, _ in groups:
        await check_entries(both[0], ann.table.id)


async def test_where_all_vanish_at_once_nobody_waits(both: Pair, gather: Meet) -> None:
    ann, ben = await gather(both[0], "Ann"), await gather(both[1], "Ben")
    table = await seat(ann, ben)
    await asyncio.gather(ann.disconnect(), ben.disconnect())
    await asyncio.sleep(AWAY + 1)
    seats = (await ann.get(f"/tables/{table}")).json()["seats"]
    assert [(one["held"], one["bot_in"]) for one in seats] == [(False, None)] * 4
    assert len(await check_entries(both[0], table)) == 1


async def test_bots_go_on_when_the_process_that_moved_them_is_killed(
    both: Pair, gather: Meet
) -> None:
    """Within the time of a lease, whether or not the other process had the table in memory."""
    one, two = both
    ann, ben, cy = await gather(one, "Ann"), await gather(two, "Ben"), await gather(one, "Cy")
    shared = await seat(ann, ben)
    alone = (await cy.do("/play", game="gorus", options=FOUR, bot="random")).id
    await cy.join(alone)
    # The first process moves a bot at each table, and so has the lease of both.
    await asyncio.gather(ann.move(0, ann.moves(0)[0]), cy.move(0, cy.moves(0)[0]))
    await asyncio.gather(ann.until(lambda: ann.views[0].seq >= 2), ben.until(lambda: ben.moves(2)))
    await cy.until(lambda: cy.views[0].seq >= 2)
    shown = {shared: ann.views[0].seq, alone: cy.views[0].seq}
    one.kill()
    try:
        ann.connection = cy.connection = None
        again = await (await gather(two, cookie=ann.cookie)).join(shared)
        cyrus = await (await gather(two, cookie=cy.cookie)).join(alone)
        assert again.views[0].seq >= shown[shared], "what was shown was stored"
        assert cyrus.views[0].seq >= shown[alone]
        rng = Random(2)

        async def go_on(person: Person) -> bool:
            try:
                await person.until(lambda: person.asked() is not None, LEASE + 15)
            except TimeoutError:
                return False
            return await person.play(rng, 7) > 0

        went_on = await asyncio.gather(go_on(again), go_on(ben), go_on(cyrus))
        for table in (shared, alone):
            await check_entries(two, table)
        assert all(went_on), went_on
    finally:
        one.start()


@pytest.mark.parametrize("table", ["%00", "nope", "%ff", "x" * 500])
async def test_a_table_there_is_not(both: Pair, gather: Meet, table: str) -> None:
    eve = await gather(both[0], "Eve")
    answer = await eve.get(f"/tables/{table}")
    assert (answer.status_code, answer.json()["message"]["key"]) == (404, "table-unknown")
