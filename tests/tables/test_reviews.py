"""A stored review that cannot be used hurts nobody: it is as good as none, and is found."""

import zlib
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from ludus.core.codec import to_json
from ludus.review.whole import Review
from ludus.server.kept_reviews import pack_review, read_review
from ludus.tables import schema
from ludus.tables.check import check
from ludus.tables.model import Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table

BOT = Holder("bot", None, "Varro", "random")


async def played(service: TableService) -> Table:
    """Finish a short game."""
    holders = [Holder("person", "ann", "Ann"), BOT]
    options = {"players": 2, "target": 1}
    table = await service.create("gorus", options, "ann", "", holders=holders)
    table = await service.start(table.id, "ann")
    while table.acting:
        seat = table.acting[0]
        move = str(table.game.moves(table.state, seat)[0])
        prompt = table.prompt(seat) or ""
        table = await service.bot_move(
            table.id, seat, prompt, move, lambda _: True, lambda _: {"ann"}
        )
    return table


def review_of(table: Table) -> Review:
    return Review(
        game="gorus", seats=("Ann", "Varro"), winners=(0,), entries=len(table.steps), worlds=4,
        secrets=True, curve=(), accounts=(), decisions=(), mistakes=(),
    )  # fmt: skip


DAMAGES: dict[str, Callable[[Review], bytes]] = {
    "empty": lambda _: b"",
    "cut": lambda review: pack_review(review)[:-7],
    "reversed": lambda review: pack_review(review)[::-1],
    "not-packed": to_json,
    "null": lambda _: zlib.compress(b"null"),
    "nested": lambda _: zlib.compress(b"[" * 100_000),
    "of-another-form": lambda _: zlib.compress(b'{"game":"gorus","curve":7}'),
    "of-another-game": lambda review: pack_review(replace(review, game="brutus")),
    "of-a-longer-game": lambda review: pack_review(replace(review, entries=review.entries + 1)),
    "of-more-seats": lambda review: pack_review(replace(review, seats=("A", "B", "C"))),
}


async def faults(store: Store) -> list[str]:
    """Give what a check finds."""
    return [
        one.reason.key
        async for one in check(store, read_review=read_review)
        if one.reason is not None
    ]


async def test_a_damaged_review_is_none_and_is_found_and_replaced(service: TableService) -> None:
    table, store = await played(service), service.store
    review = review_of(table)
    for name, harm in DAMAGES.items():
        await store.keep_review(table.id, harm(review))
        kept = await store.review(table.id)
        assert kept is not None
        assert read_review(table, kept) is None, name
        assert await faults(store) == ["aside-review"], name
        assert (await service.get(table.id)).doc.status == "finished", "the game itself is fine"
    await store.keep_review(table.id, pack_review(review))
    kept = await store.review(table.id)
    assert kept is not None
    assert read_review(table, kept) == review
    assert await faults(store) == []


async def test_a_review_that_is_no_bytes_at_all_is_none(service: TableService) -> None:
    if service.store.shared:
        pytest.skip("PostgreSQL stores nothing but bytes there")
    table, store = await played(service), service.store
    await store.keep_review(table.id, b"")
    for value in ("'some text'", "7", "1.5"):
        await store.execute(sa.update(schema.reviews).values(data=sa.literal_column(value)))
        kept = await store.review(table.id)
        assert kept is None or read_review(table, kept) is None
        assert await faults(store) == ["aside-review"]
