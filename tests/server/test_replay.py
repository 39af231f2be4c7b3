"""A finished game in parts: together they are the whole, and each of them is small."""

import json
from random import Random

import pytest

from ludus.core.codec import to_json
from ludus.core.events import Log, Told
from ludus.core.record import read_record, replay
from ludus.games import find_game
from ludus.server.replays import LARGEST
from server.conftest import Meet
from server.people import Person
from server.replaying import looked_back

ROOM = 20_000
"""What an answer has beside views or lines."""


async def played(person: Person, game: str, **options: object) -> str:
    table = await person.do("/play", game=game, options=options, bot="random")
    await (await person.join(table.id)).play(Random(3))
    return table.id


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("gorus", {"players": 3, "target": 1}),
        ("brutus", {"players": 4, "end": {"manches": 1}}),
        ("gloria", {"players": 2, "turn_limit": 8}),
        ("insanam", {"players": 2, "max_turns": 2}),
    ],
)
async def test_the_parts_are_the_whole_for_every_pair_of_eyes(
    meet: Meet, game: str, options: dict[str, object]
) -> None:
    ann, ben = await meet("Ann"), await meet("Ben")
    table = await played(ann, game, **options)
    rules = find_game(game)
    record = read_record((await ann.get(f"/tables/{table}/record")).content)
    log = Log()
    steps: list[tuple[object, list[Told]]] = []
    for _, state in replay(rules, record, log):
        steps.append((rules.clone(state), list(log.told)))
        log.told.clear()
    for seat in (None, *range(len(record.seats))):
        whole = await looked_back(ben, table, seat)
        heard = [
            tuple(form for one in told if (form := one.heard_by(seat)) is not None)
            for _, told in steps
        ]
        assert whole.lines == heard
        seen = [rules.for_person(rules.view(state, seat)) for state, _ in steps]
        assert whole.views == [json.loads(to_json(view)) for view in seen]
        assert max(whole.sizes) <= LARGEST + ROOM
        opens = rules.outline.opens
        large = [
            (at, line)
            for at, lines in enumerate(heard)
            for line in lines
            if opens.get(line.key) == 1
        ]
        assert [(one.at, one.message) for one in whole.index.headings] == large
        assert large, "one can jump"
        assert all(0 <= at < len(steps) for at in whole.index.parts)


async def test_a_bad_number_is_refused_in_one_line(meet: Meet) -> None:
    ann = await meet("Ann")
    table = await played(ann, "gorus", players=2, target=1)
    for part in ("views", "log"):
        path = f"/tables/{table}/replay/{part}"
        for wrong in ({}, {"first": -1}, {"first": 10**6}, {"first": "x"}, {"first": 10**12}):
            answer = await ann.get(path, params=wrong)
            assert answer.status_code == 422, wrong
            assert answer.json()["message"]["key"] in ("bad-body", "table-no-step")
        for wrong in ({"first": 0, "count": 0}, {"first": 0, "count": 501}):
            assert (await ann.get(path, params=wrong)).status_code == 422
        answer = await ann.get(path, params={"first": 0, "seat": 2})
        assert (answer.status_code, answer.json()["message"]["key"]) == (409, "table-no-seat")
    assert (await ann.get("/tables/nowhere/replay/views", params={"first": 0})).status_code == 404
    running = await ann.do("/play", game="gorus", options={"players": 2}, bot="random")
    answer = await ann.get(f"/tables/{running.id}/replay/views", params={"first": 0, "seat": 0})
    assert (answer.status_code, answer.json()["message"]["key"]) == (409, "table-not-finished")
