"""Tables on both databases: seats, starts, moves, undo, leaving, clocks, rematch, records."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from ludus.core.codec import from_json, state_hash
from ludus.core.errors import BadInput, BadNotation, BadOptions, IllegalMove, Unknown
from ludus.core.record import read_record, verify
from ludus.games.gorus import GAME
from ludus.tables import schema, taking_back
from ludus.tables.absence import missed
from ludus.tables.batch import Write
from ludus.tables.database import BadDatabase
from ludus.tables.errors import Conflict, NoTable, TableError
from ludus.tables.hosting import close
from ludus.tables.model import Clock
from ludus.tables.service import TableService, clean_name
from ludus.tables.store import Store
from ludus.tables.table import Table
from referee.gorus_referee import referee

THREE = {"players": 3, "target": 1, "dealer": 2}


def key_of(error: pytest.ExceptionInfo[Any]) -> str:
    key: str = error.value.message.key
    return key


async def three(service: TableService, **more: Any) -> Table:
    """Seat Ann, Ben and Cy, and start; Ann leads."""
    table = await service.create(
        "gorus", {**THREE, **more.pop("options", {})}, "ann", "Ann", **more
    )
    await service.sit(table.id, "ben", "Ben", 1)
    await service.sit(table.id, "cy", "Cy", None)
    return await service.start(table.id, "ann")


GUESTS = ("ann", "ben", "cy")


async def move(service: TableService, table: Table, choice: int = 0) -> None:
    """Let whoever acts make a move."""
    seat = table.acting[0]
    card = table.game.moves(table.state, seat)[choice]
    await service.move(table.id, GUESTS[seat], seat, table.prompt(seat) or "", str(card))


async def play_out(service: TableService, table: Table, seed: int = 1) -> None:
    rng = Random(seed)
    while table.acting:
        moves = table.game.moves(table.state, table.acting[0])
        await move(service, table, rng.randrange(len(moves)))


async def test_a_table_is_opened_and_filled(service: TableService) -> None:
    table = await service.create("gorus", {"players": 3}, "ann", "Ann")
    assert [holder.kind for holder in table.doc.seats] == ["person", "open", "open"]
    await service.sit(table.id, "ben", "Ben", 2)
    with pytest.raises(TableError) as caught:
        await service.sit(table.id, "cy", "Cy", 2)
    assert key_of(caught) == "table-taken"
    with pytest.raises(TableError) as caught:
        await service.start(table.id, "ann")
    assert key_of(caught) == "table-not-full"
    await service.put_bot(table.id, "ann", 1, "veteran", "Bot")
    with pytest.raises(TableError) as caught:
        await service.sit(table.id, "cy", "Cy", None)
    assert key_of(caught) == "table-full"
    with pytest.raises(TableError) as caught:
        await service.start(table.id, "ben")
    assert key_of(caught) == "table-host-only"
    await service.start(table.id, "ann")
    assert table.doc.status == "running"


async def test_a_person_may_take_the_place_of_a_bot_before_the_start(service: TableService) -> None:
    table = await service.create("gorus", {"players": 2}, "ann", "Ann")
    await service.put_bot(table.id, "ann", 1, "random", "Bot")
    await service.sit(table.id, "ben", "Ben", 1)
    assert table.doc.seats[1].name == "Ben"
    await service.leave(table.id, "ben", 1)
    assert table.doc.seats[1].kind == "open"
    await service.put_bot(table.id, "ann", 1, "random", "Bot")
    await service.put_bot(table.id, "ann", 1, None, "")
    assert table.doc.seats[1].kind == "open"


@pytest.mark.parametrize(
    ("game", "options", "error"),
    [
        ("chess", {}, Unknown),
        ("gorus", {"players": 9}, BadOptions),
        ("gorus", {}, BadOptions),
        ("gorus", {"players": 3, "colour": 1}, BadOptions),
    ],
)
async def test_a_bad_table_is_refused(
    service: TableService, game: str, options: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        await service.create(game, options, "ann", "Ann")
    assert await service.store.of_guest("ann") == []


async def test_a_whole_game_is_stored_and_its_record_proved(service: TableService) -> None:
    table = await three(service)
    await play_out(service, table)
    assert table.doc.status == "finished"
    data = (await service.record(table.id)).to_json()
    assert verify(GAME, read_record(data)) > 0
    assert referee(json.loads(data)) == []
    assert json.loads(data)["seats"] == ["Ann", "Ben", "Cy"]


async def test_a_record_is_secret_until_the_end(service: TableService) -> None:
    table = await three(service)
    with pytest.raises(TableError) as caught:
        await service.record(table.id)
    assert key_of(caught) == "table-not-finished"


async def test_wrong_moves_are_refused_and_change_nothing(service: TableService) -> None:
    table = await three(service)
    seq, version = table.seq, table.version
    card = str(table.game.moves(table.state, 0)[0])
    other = str(table.state.hands[1][0])
    prompt = table.prompt(0) or ""
    for guest, seat, question, text, error in (
        ("ben", 0, prompt, card, TableError),
        ("ann", 7, prompt, card, TableError),
        ("ann", 0, "0.9.0", card, TableError),
        ("ann", 0, "", card, TableError),
        ("ann", 0, prompt, "ZZ9", BadNotation),
        ("ann", 0, prompt, other, IllegalMove),
        ("ben", 1, table.prompt(1) or "x", other, TableError),
    ):
        with pytest.raises(error):
            await service.move(table.id, guest, seat, question, text)
    assert (table.seq, table.version) == (seq, version)
    assert len(await service.store.rows(table.id)) == 1


async def test_the_same_answer_twice_counts_once(service: TableService) -> None:
    table = await three(service)
    card, prompt = str(table.game.moves(table.state, 0)[0]), table.prompt(0) or ""
    await service.move(table.id, "ann", 0, prompt, card)
    with pytest.raises(TableError) as caught:
        await service.move(table.id, "ann", 0, prompt, card)
    assert key_of(caught) == "table-stale"
    assert table.seq == 1


async def test_a_table_comes_back_as_it_was(service: TableService, store: Store) -> None:
    table = await three(service)
    for _ in range(7):
        await move(service, table)
    again = await TableService(store).get(table.id)
    assert again is not table
    for name in ("state", "doc", "seq", "version", "steps", "told"):
        assert getattr(again, name) == getattr(table, name), name
    assert again.prompt(again.acting[0]) == table.prompt(table.acting[0])


async def test_an_unknown_table(service: TableService) -> None:
    with pytest.raises(NoTable):
        await service.get("nowhere")


def waiting(table: Table) -> tuple[int, ...]:
    return table.doc.undo.waiting if table.doc.undo else ()


def by_bot(table: Table, seat: int) -> bool:
    return table.doc.seats[seat].by_bot


async def test_undo_needs_the_consent_of_people(service: TableService) -> None:
    table = await three(service)
    before, prompt = table.state, table.prompt(0)
    await move(service, table)
    with pytest.raises(TableError):
        await service.wish_undo(table.id, "ben", 1)
    with pytest.raises(TableError):
        await service.consent(table.id, "ben", 1, yes=True)
    await service.wish_undo(table.id, "ann", 0)
    assert waiting(table) == (1, 2)
    await service.consent(table.id, "ben", 1, yes=True)
    assert waiting(table) == (2,)
    await service.consent(table.id, "cy", 2, yes=True)
    assert (table.state, table.doc.undo, len(table.steps)) == (before, None, 1)
    assert table.prompt(0) != prompt, "the old question is gone with the move"
    await play_out(service, table)
    data = (await service.record(table.id)).to_json()
    assert verify(GAME, read_record(data)) > 0


async def test_a_move_made_while_one_asks_is_not_taken_back(service: TableService) -> None:
    """There was nothing to take back when the entries were read, and now there is."""
    table = await three(service)
    await move(service, table)
    (mover,) = {one.seat for one in table.steps} - {None}
    guest = table.doc.seats[mover or 0].guest or ""
    assert table.can_undo(mover or 0)
    with pytest.raises(TableError):
        taking_back.wish(table, guest, mover or 0, None)


async def test_undo_is_dropped_by_a_no_and_by_the_next_move(service: TableService) -> None:
    table = await three(service)
    await move(service, table)
    await service.wish_undo(table.id, "ann", 0)
    await service.consent(table.id, "ben", 1, yes=False)
    assert table.doc.undo is None
    await service.wish_undo(table.id, "ann", 0)
    await move(service, table)
    assert table.doc.undo is None
    with pytest.raises(TableError) as caught:
        await service.wish_undo(table.id, "ann", 0)
    assert key_of(caught) == "table-no-undo"


async def test_undo_is_free_among_bots_but_never_across_chance(service: TableService) -> None:
    solo = await service.play_now("gorus", {**THREE, "dealer": 2}, "ann", "Ann", "random", str)
    card = str(solo.game.moves(solo.state, 0)[0])
    before = solo.state
    await service.move(solo.id, "ann", 0, solo.prompt(0) or "", card)
    await service.wish_undo(solo.id, "ann", 0)
    assert solo.state == before
    two = await service.play_now("gorus", {"players": 2, "dealer": 1}, "ann", "Ann", "random", str)
    card = str(two.game.moves(two.state, 0)[0])
    await service.move(two.id, "ann", 0, two.prompt(0) or "", card)
    with pytest.raises(TableError) as caught:
        await service.wish_undo(two.id, "ann", 0)
    assert key_of(caught) == "table-no-undo", "a card was drawn"


async def test_an_undone_move_survives_a_restart(service: TableService, store: Store) -> None:
    table = await three(service)
    await move(service, table)
    await service.wish_undo(table.id, "ann", 0)
    await service.consent(table.id, "ben", 1, yes=True)
    await service.consent(table.id, "cy", 2, yes=True)
    await move(service, table, 1)
    again = await TableService(store).get(table.id)
    for name in ("state", "doc", "seq", "version", "steps", "told"):
        assert getattr(again, name) == getattr(table, name), name


async def test_a_bot_holds_the_seat_of_who_left(service: TableService) -> None:
    table = await three(service)
    await service.leave(table.id, "ben", 1)
    assert by_bot(table, 1)
    assert table.doc.seats[1].guest == "ben"
    await service.come_back(table.id, "ben", 1)
    assert not by_bot(table, 1)
    await service.put_bot(table.id, "ben", 1, "veteran", "")
    assert by_bot(table, 1)
    await service.put_bot(table.id, "ben", 1, None, "")
    assert not by_bot(table, 1)
    with pytest.raises(TableError):
        await service.leave(table.id, "ann", 1)
    with pytest.raises(TableError):
        await service.put_bot(table.id, "ben", 2, "veteran", "")


async def test_a_bot_moves_only_for_a_seat_that_still_needs_it(service: TableService) -> None:
    table = await three(service)
    card, prompt = str(table.game.moves(table.state, 0)[0]), table.prompt(0) or ""
    held = (lambda t: t.doc.seats[0].by_bot, lambda _: {"ben"})
    await service.bot_move(table.id, 0, prompt, card, *held)
    assert table.seq == 0
    await service.leave(table.id, "ann", 0)
    await service.bot_move(table.id, 0, prompt, card, *held)
    assert table.seq == 1
    assert table.doc.seats[0].missed == (1,)


async def test_a_move_taken_back_was_not_missed(service: TableService) -> None:
    table = await three(service)
    await service.leave(table.id, "ann", 0)
    card, prompt = str(table.game.moves(table.state, 0)[0]), table.prompt(0) or ""
    await service.bot_move(table.id, 0, prompt, card, lambda _: True, lambda _: set())
    await service.come_back(table.id, "ann", 0)
    assert missed(table, 0)[0] == 1
    await service.wish_undo(table.id, "ann", 0)
    for guest, seat in (("ben", 1), ("cy", 2)):
        await service.consent(table.id, guest, seat, yes=True)
    assert missed(table, 0)[0] == 0
    with pytest.raises(TableError):
        await service.seen(table.id, "ben", 0)
    await service.seen(table.id, "ann", 0)
    assert table.doc.seats[0].missed == ()


async def test_a_game_is_given_up_by_who_is_alone_at_the_table(service: TableService) -> None:
    table = await service.play_now("gorus", {"players": 3}, "ann", "Ann", "random", str)
    with pytest.raises(TableError):
        await service.change(table.id, lambda t: close(t, "ben"))
    await service.change(table.id, lambda t: close(t, "ann"))
    assert (table.doc.status, table.doc.acting) == ("abandoned", ())
    with pytest.raises(TableError) as error:
        await service.change(table.id, lambda t: close(t, "ann"))
    assert key_of(error) == "table-not-running"


async def test_a_list_can_say_whose_turn_it_is_and_who_has_won(service: TableService) -> None:
    table = await three(service)
    assert (table.doc.acting, table.doc.winners) == ((0,), None)
    await move(service, table)
    assert table.doc.acting == (1,)
    await service.wish_undo(table.id, "ann", 0)
    for guest, seat in (("ben", 1), ("cy", 2)):
        await service.consent(table.id, guest, seat, yes=True)
    assert table.doc.acting == table.acting
    await play_out(service, table)
    doc, outcome = table.doc, table.game.outcome(table.state)
    assert outcome is not None
    assert (doc.acting, doc.winners) == ((), outcome.winners)


async def test_a_person_at_the_table_changes_their_name(service: TableService) -> None:
    table = await service.create("gorus", {"players": 3}, "ann", "Guest")
    await service.sit(table.id, "ann", "Ann", 0)
    assert [holder.name for holder in table.doc.seats] == ["Ann", "", ""]
    with pytest.raises(TableError):
        await service.sit(table.id, "ben", "Ben", 0)


async def test_a_clock_per_move(service: TableService, hours: Any) -> None:
    table = await three(service, clock=Clock("move", 30))
    hours.time += 10
    assert table.left(hours()) == (20.0, 30.0, 30.0)
    await move(service, table)
    hours.time += 45
    assert table.left(hours()) == (30.0, 0.0, 30.0)


async def test_a_bank_with_an_increment(service: TableService, hours: Any) -> None:
    table = await three(service, clock=Clock("bank", 60, 5))
    hours.time += 10
    await move(service, table)
    assert table.doc.left == (55.0, 60.0, 60.0)
    hours.time += 70
    assert table.left(hours())[1] == 0


async def test_without_a_clock_time_does_not_count(service: TableService, hours: Any) -> None:
    table = await three(service)
    hours.time += 10**6
    assert table.left(hours()) == ()


@pytest.mark.parametrize("clock", [Clock("move", 0), Clock("bank", 10**9), Clock("bank", 60, -1)])
async def test_a_bad_clock_is_refused(service: TableService, clock: Clock) -> None:
    with pytest.raises(BadInput):
        await service.create("gorus", THREE, "ann", "Ann", clock=clock)


async def test_a_rematch_seats_the_same_people(service: TableService) -> None:
    table = await three(service)
    with pytest.raises(TableError):
        await service.rematch(table.id, "ann")
    await play_out(service, table)
    with pytest.raises(TableError):
        await service.rematch(table.id, "stranger")
    new = await service.rematch(table.id, "ben")
    assert [holder.name for holder in new.doc.seats] == ["Ann", "Ben", "Cy"]
    assert (await service.rematch(table.id, "ann")).id == new.id
    assert new.doc.commitment != table.doc.commitment
    await service.start(new.id, "ben")
    assert new.doc.status == "running"


async def test_a_rematch_against_bots_starts_at_once(service: TableService) -> None:
    table = await service.play_now(
        "gorus", {"players": 1, "target": 1}, "ann", "Ann", "random", str
    )
    while table.acting:
        card = str(table.game.moves(table.state, 0)[0])
        await service.move(table.id, "ann", 0, table.prompt(0) or "", card)
    assert (await service.rematch(table.id, "ann")).doc.status == "running"


async def test_talk_is_kept_in_order_and_cleaned(service: TableService) -> None:
    table = await three(service)
    await service.say(table.id, "ann", "Ann", "  salve\n\x07 omnes ")
    await service.say(table.id, "x", "Guest", "<b>hi</b>")
    said = await service.store.talk(table.id)
    assert [(one.n, one.seat, one.text) for one in said] == [
        (0, 0, "salve omnes"),
        (1, None, "<b>hi</b>"),
    ]
    for text in ("", " \n ", "x" * 301):
        with pytest.raises(TableError):
            await service.say(table.id, "ann", "Ann", text)


async def test_lists(service: TableService, store: Store) -> None:
    mine = await service.create("gorus", {"players": 3}, "ann", "Ann")
    public = await service.create("gorus", {"players": 3}, "ben", "Ben", public=True)
    assert [stored.id for stored in await store.of_guest("ann")] == [mine.id]
    assert [stored.id for stored in await store.lobby(0, ())] == [public.id]
    assert [stored.id for stored in await store.lobby(10**12, [public.id, mine.id])] == [public.id]
    assert await store.lobby(10**12, ()) == []
    await service.close(public.id)
    assert await store.lobby(0, [public.id]) == []
    assert public.doc.status == "abandoned"
    started = await three(service)
    assert [stored.id for stored in await store.idle(10**12)] == [mine.id]
    assert started.doc.status == "running", "a game that was started waits, however long"


async def test_secrets_of_the_server_are_made_once(store: Store) -> None:
    first = await store.secret("guests")
    assert first == await store.secret("guests")
    assert first != await store.secret("other")


async def test_a_second_writer_is_too_late(url: str) -> None:
    """Two services on one database: the second one must look again."""
    one, two = TableService(await Store.open(url)), TableService(await Store.open(url))
    table = await three(one)
    same = await two.get(table.id)
    await move(one, table)
    with pytest.raises(TableError) as caught:
        await move(two, same)
    assert key_of(caught) == "table-stale", "the question has been answered"
    fresh = await two.get(table.id)
    assert (fresh.seq, fresh.state) == (table.seq, table.state)
    told: list[Table] = []
    two.listeners.append(told.append)
    await move(one, table)
    await two.refresh(table.id)
    assert [one.seq for one in told] == [table.seq]
    assert len(await one.store.rows(table.id)) == table.seq + 1
    for service in (one, two):
        await service.store.close()


async def test_who_is_second_is_not_refused_while_the_question_stands(url: str) -> None:
    one, two = TableService(await Store.open(url)), TableService(await Store.open(url))
    table = await three(one)
    same = await two.get(table.id)
    await one.leave(table.id, "cy", 2)
    await move(two, same)
    moved = await two.get(table.id)
    assert (moved.seq, by_bot(moved, 2)) == (1, True), "neither change is lost"
    await one.come_back(table.id, "cy", 2)
    here = await one.get(table.id)
    assert (here.seq, by_bot(here, 2)) == (1, False)
    for service in (one, two):
        await service.store.close()


async def test_who_is_late_holds_nobody_up(service: TableService, store: Store) -> None:
    """In one batch, only the change that came too late is refused."""
    early, late = await three(service), await three(service)

    def write(table: Table, version: int) -> Write:
        step = table.move(0, table.prompt(0) or "", str(table.game.moves(table.state, 0)[0]), 1.0)
        return Write(table.id, version, step.doc, 1.0, step.rows)

    writes = [write(early, early.version), write(late, late.version - 1)]
    answers = await asyncio.gather(*map(store.commit, writes), return_exceptions=True)
    assert answers[0] is None
    assert isinstance(answers[1], Conflict)
    assert [len(await store.rows(table.id)) for table in (early, late)] == [2, 1]


async def test_who_does_not_wait_for_the_answer_breaks_nothing(service: TableService) -> None:
    """Somebody may be cut off at any moment, even while their move is being written."""
    for waits in range(6):
        table = await three(service)
        card, prompt = str(table.game.moves(table.state, 0)[0]), table.prompt(0) or ""
        task = asyncio.create_task(service.move(table.id, "ann", 0, prompt, card))
        for _ in range(waits):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        other = await three(service)
        await move(service, other)
        for _ in range(2):
            await move(service, await service.get(table.id))
        rows = await service.store.rows(table.id)
        assert [row.seq for row in rows] == list(range(len(rows)))


async def test_no_lock_is_kept_for_a_table_there_is_not(service: TableService) -> None:
    for number in range(50):
        with pytest.raises(NoTable):
            await service.get(f"nowhere{number}")
    assert not service._locks


async def test_a_stored_hash_is_the_hash_of_the_state(service: TableService) -> None:
    table = await three(service)
    await move(service, table)
    for row in await service.store.rows(table.id):
        assert row.hash == state_hash(from_json(row.state, table.game.state))


async def test_a_table_goes_on_after_a_rest(service: TableService, hours: Any) -> None:
    table = await three(service, clock=Clock("bank", 60))
    hours.time += 1000
    await service.change(table.id, lambda t: t.rest(hours() - 990))
    assert table.left(hours()) == (50.0, 60.0, 60.0)
    await service.change(table.id, lambda t: t.wake(hours()))
    hours.time += 5
    assert table.left(hours()) == (45.0, 60.0, 60.0)


async def test_what_is_only_in_memory_is_not_durable() -> None:
    with pytest.raises(BadDatabase, match="needs a file"):
        await Store.open("sqlite+aiosqlite://")


async def test_leases(store: Store, service: TableService) -> None:
    table = await three(service)
    assert await store.lease(table.id, "a", 100.0, 10)
    assert not await store.lease(table.id, "b", 105.0, 10)
    assert await store.lease(table.id, "a", 105.0, 10)
    assert await store.lease(table.id, "b", 120.0, 10)
    await store.release("b")
    assert await store.lease(table.id, "c", 121.0, 10)


@pytest.mark.parametrize("ends", [1e18, float("inf")])
async def test_a_damaged_lease_holds_nobody_up(
    store: Store, service: TableService, ends: float
) -> None:
    table = await three(service)
    async with store.engine.begin() as connection:
        await connection.execute(sa.update(schema.tables).values(runner="nobody", lease=ends))
    assert await store.lease(table.id, "a", 100.0, 10)


async def test_many_tables_share_commits(service: TableService, store: Store) -> None:
    tables = [await three(service) for _ in range(20)]
    before = store.commits
    for _ in range(3):
        await asyncio.gather(*(move(service, table) for table in tables))
    assert store.commits - before < 30, "sixty moves in far fewer commits"
    for table in tables:
        assert [row.seq for row in await store.rows(table.id)] == [0, 1, 2, 3]


async def test_a_failed_store_changes_nothing(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await three(service)
    state, seq = table.state, table.seq

    async def fail(writes: list[Write]) -> frozenset[str]:
        raise OSError("disk full")

    monkeypatch.setattr(service.store, "_write", fail)
    with pytest.raises(OSError, match="disk full"):
        await move(service, table)
    monkeypatch.undo()
    assert (table.state, table.seq) == (state, seq)
    await move(service, table)
    assert table.seq == seq + 1


async def test_forgotten_tables_are_read_again(service: TableService) -> None:
    table = await three(service)
    service.forget(table.id)
    assert service.loaded(table.id) is None
    assert (await service.get(table.id)).state == table.state


def test_names_are_cleaned() -> None:
    assert clean_name("  Ann\x00\n Maria ") == "Ann Maria"
    assert clean_name("x" * 99) == "x" * 24
    assert clean_name("\u202e\u200b") == ""


async def test_a_table_is_read_as_it_was_at_one_moment(url: str) -> None:
    """Another process moves while a table is being read: document and entries still agree."""
    one, two = TableService(await Store.open(url)), TableService(await Store.open(url))
    table = await three(one)
    read = 0

    async def look() -> None:
        nonlocal read
        while table.acting:
            found = await two.store.whole(table.id)
            assert found is not None
            stored, rows = found
            over = table.game.outcome(from_json(rows[-1].state, table.game.state)) is not None
            assert (stored.version - 2, stored.doc.status == "finished") == (rows[-1].seq + 1, over)
            read += 1

    looking = [asyncio.create_task(look()) for _ in range(3)]
    await play_out(one, table)
    await asyncio.gather(*looking)
    assert read > 5
    for service in (one, two):
        await service.store.close()
