"""Practice at a table: a moment of a finished game becomes a game of its own, and nothing else."""

import pytest

from ludus.core.errors import BadInput
from ludus.core.record import read_record, verify
from ludus.games.gorus import GAME
from ludus.tables.check import check
from ludus.tables.errors import TableError
from ludus.tables.service import TableService
from ludus.tables.stats import stats
from ludus.tables.store import Store
from ludus.tables.table import Table
from tables.test_service import key_of, play_out, three

AT = 13


async def finished(service: TableService) -> Table:
    table = await three(service)
    await play_out(service, table)
    return table


async def practise(service: TableService, table: Table, seat: int | None = None) -> Table:
    return await service.practise(table.id, AT, seat, "dora", "Dora", "random", lambda at: f"b{at}")


async def end(service: TableService, table: Table) -> Table:
    """Let everybody make the first move there is, to the end."""
    while table.acting:
        seat = table.acting[0]
        text = str(table.game.moves(table.state, seat)[0])
        prompt = table.prompt(seat) or ""
        if table.doc.seats[seat].kind == "person":
            table = await service.move(table.id, "dora", seat, prompt, text)
        else:
            table = await service.bot_move(
                table.id, seat, prompt, text, lambda _: True, lambda _: {"dora"}
            )
    return table


async def test_it_goes_on_from_there_at_the_seat_of_whose_turn_it_is(
    service: TableService,
) -> None:
    old = await finished(service)
    new = await practise(service, old)
    record = await service.record(old.id)
    mover = record.log[AT + 1].seat
    assert new.doc.status == "running"
    assert new.acting == (mover,)
    assert [holder.guest for holder in new.doc.seats].index("dora") == mover
    assert {holder.kind for holder in new.doc.seats} == {"person", "bot"}
    assert [step.move for step in new.steps] == [entry.move for entry in record.log[: AT + 1]]
    # What was told to that seat, and to no other.
    assert new.heard(mover) == old.heard(mover)[: len(new.heard(mover))]
    assert new.doc.commitment != old.doc.commitment
    assert (old.doc.status, old.doc.practice) == ("finished", ())


async def test_its_record_tells_where_it_began_and_both_chances_are_proved(
    service: TableService, store: Store
) -> None:
    old = await finished(service)
    new = await end(service, await practise(service, old, 2))
    record = read_record((await service.record(new.id)).to_json())
    (part,) = record.practice
    assert (part.table, part.at) == (old.id, AT)
    assert part.fairness == (await service.record(old.id)).fairness
    assert verify(GAME, record) > 0
    # What is stored is whole: read again, and played again from both seeds.
    service.forget(new.id)
    assert (await service.get(new.id)).doc == new.doc
    assert [one.kind async for one in check(store, quick=False)] == [None, None]
    # And it can be practised itself.
    again = await service.practise(new.id, 20, 0, "dora", "Dora", "random", str)
    assert [part.at for part in again.doc.practice] == [AT, 20]


async def test_what_was_taken_over_cannot_be_taken_back(service: TableService) -> None:
    old = await finished(service)
    mover = (await service.record(old.id)).log[AT].seat
    new = await practise(service, old, mover)
    assert not any(new.can_undo(seat) for seat in range(3))
    with pytest.raises(TableError) as refused:
        await service.wish_undo(new.id, "dora", mover or 0)
    assert key_of(refused) == "table-no-undo"


async def test_it_counts_in_no_statistics(service: TableService, store: Store) -> None:
    old = await finished(service)
    before = (await stats(store)).tables
    await end(service, await practise(service, old))
    found = await stats(store)
    assert (found.tables, found.practice) == (before, 1)


async def test_a_running_game_is_not_looked_into(service: TableService) -> None:
    table = await three(service)
    with pytest.raises(TableError) as refused:
        await practise(service, table)
    assert key_of(refused) == "table-not-finished"


async def test_moments_and_seats_that_there_are_not_are_refused(service: TableService) -> None:
    old = await finished(service)
    last = len(old.steps) - 1
    for at in (-1, last, 10**9):
        with pytest.raises(BadInput) as bad:
            await service.practise(old.id, at, None, "dora", "Dora", "random", str)
        assert key_of(bad) == "practice-no-moment"
    with pytest.raises(TableError) as refused:
        await practise(service, old, 3)
    assert key_of(refused) == "table-no-seat"
    assert len(service.in_memory()) == 1, "nothing was opened"
