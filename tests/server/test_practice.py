"""Play on from a moment of a replay, over the wire: for every game, and nothing hidden is shown."""

from random import Random
from typing import Any

import pytest

from ludus.core.record import read_record, verify
from ludus.games import find_game
from server.conftest import Meet
from server.people import Person
from server.replaying import looked_back


async def played(person: Person, game: str, **options: object) -> str:
    table = await person.do("/play", game=game, options=options, bot="random")
    await (await person.join(table.id)).play(Random(3))
    await person.disconnect()
    return table.id


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("gorus", {"players": 3, "target": 1}),
        ("brutus", {"players": 4, "end": {"manches": 1}}),
        ("gloria", {"players": 2, "turn_limit": 4}),
        ("insanam", {"players": 2, "max_turns": 1}),
    ],
)
async def test_a_game_is_played_on_and_its_record_holds(
    meet: Meet, game: str, options: dict[str, object]
) -> None:
    ann, ben = await meet("Ann"), await meet("Ben")
    old = await played(ann, game, **options)
    steps = len((await looked_back(ann, old, None)).index.movers)
    at, seat = steps // 2, 1
    # Ben takes another seat than Ann had, and sees of the past what that seat saw.
    new = await ben.do(f"/tables/{old}/practice", at=at, seat=seat, bot="random")
    assert new.practice is not None
    assert (new.practice.table, new.practice.at) == (old, at)
    assert [one.seat for one in new.seats if one.mine] == [seat]
    assert new.status in ("running", "finished")
    await (await ben.join(new.id)).play(Random(5))
    then, now = await looked_back(ben, old, seat), await looked_back(ben, new.id, seat)
    assert now.views[: at + 1] == then.views[: at + 1]
    assert now.lines[: at + 1] == then.lines[: at + 1]
    record = read_record((await ben.get(f"/tables/{new.id}/record")).content)
    verify(find_game(game), record)
    assert [part.table for part in record.practice] == [old]
    # Nobody else's seat is shown to Ben while it runs, and Ann's own game is as it was.
    assert (await looked_back(ann, old, 0)).index.movers == then.index.movers


async def test_what_cannot_be_practised_is_refused_in_a_line(meet: Meet) -> None:
    ann, ben = await meet("Ann"), await meet("Ben")
    running = await ann.do("/play", game="gorus", options={"players": 3}, bot="random")
    answer = await ben.post(f"/tables/{running.id}/practice", at=0)
    assert (answer.status_code, answer.json()["message"]["key"]) == (409, "table-not-finished")
    old = await played(ann, "gorus", players=3, target=1)
    wrong: dict[str, dict[str, Any]] = {
        "practice-no-moment": {"at": 10**9},
        "table-no-seat": {"at": 3, "seat": 9},
        "unknown-bot": {"at": 3, "bot": "search:9999s"},
        "bad-body": {"at": -1},
    }
    for key, body in wrong.items():
        answer = await ben.post(f"/tables/{old}/practice", **body)
        assert answer.status_code in (400, 404, 409, 422), answer.text
        assert answer.json()["message"]["key"] == key
    answer = await ben.post("/tables/nowhere/practice", at=3)
    assert answer.status_code == 404
