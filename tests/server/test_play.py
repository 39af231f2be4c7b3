"""Whole games over the wire: against bots, among people, with all that happens around a table."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludus.core.message import Ref
from ludus.core.record import read_record, verify
from ludus.games.gorus import GAME
from ludus.server.answers import TableRow
from ludus.server.protocol import MakeMove, Problem, Refused, Seen, TableInfo, Undo, WhyNot
from referee.gorus_referee import referee
from server.conftest import Meet, opened
from server.people import PATIENCE, Person
from server.replaying import looked_back

FOUR = {"players": 4, "target": 1, "dealer": 3}
THREE = {"players": 3, "target": 1, "dealer": 2}


async def check_record(person: Person, table: str) -> dict[str, Any]:
    """Download a record; it must hold, follow from its seed, and please the referee."""
    answer = await person.get(f"/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="gorus-{table}.json"'
    record = read_record(answer.content)
    assert verify(GAME, record) > 0
    assert record.fairness is not None
    assert record.fairness.commitment == person.table.commitment
    plain: dict[str, Any] = json.loads(answer.content)
    assert referee(plain) == []
    return plain


async def four(meet: Meet) -> tuple[Person, Person, str]:
    """Ann and Ben at a private table with bots between them; Ann leads."""
    ann, ben = await meet("Ann"), await meet("Ben")
    table = (await ann.do("/tables", game="gorus", options=FOUR)).id
    await ann.join(table)
    await ben.join(table)
    await ben.do(f"/tables/{table}/sit", seat=2)
    for seat in (1, 3):
        await ann.do(f"/tables/{table}/bot", seat=seat, bot="random")
    await ann.do(f"/tables/{table}/start")
    await asyncio.gather(ann.until(lambda: ann.moves(0)), ben.until(lambda: 2 in ben.views))
    return ann, ben, table


async def three(
    meet: Meet, third: str | None = "random", **more: Any
) -> tuple[Person, Person, str]:
    """Ann and Ben side by side, and a bot; Ann leads and Ben follows her."""
    ann, ben = await meet("Ann"), await meet("Ben")
    table = (await ann.do("/tables", game="gorus", options=THREE, **more)).id
    await ben.do(f"/tables/{table}/sit", seat=1)
    await ann.do(f"/tables/{table}/bot", seat=2, bot=third)
    await ann.do(f"/tables/{table}/start")
    await ann.join(table)
    await ben.join(table)
    return ann, ben, table


@pytest.mark.parametrize("players", [1, 2, 5])
async def test_a_whole_game_against_bots(meet: Meet, players: int) -> None:
    ann = await meet("Ann")
    options = {"players": players, "target": 1}
    table = await ann.do("/play", game="gorus", options=options, bot="veteran")
    assert (table.status, table.public, table.host) == ("running", False, True)
    assert [seat.kind for seat in table.seats] == ["person"] + ["bot"] * (players - 1)
    await ann.join(table.id)
    made = await ann.play(Random(players))
    await ann.until(lambda: ann.views[0].view["outcome"])
    record = await check_record(ann, table.id)
    assert made == sum(entry.get("seat") == 0 for entry in record["log"])
    assert record["outcome"]["winners"] == ann.views[0].view["outcome"]["winners"]
    assert record["seats"][0] == "Ann"

    replay = await looked_back(ann, table.id, 0)
    assert list(replay.index.moves) == [entry.get("move") for entry in record["log"]]
    assert list(replay.index.movers) == [entry.get("seat") for entry in record["log"]]
    assert replay.views[-1] == ann.views[0].view
    assert [line for lines in replay.lines for line in lines] == ann.log[0]
    last = await ann.get(f"/tables/{table.id}/replay", params={"seat": players})
    assert (last.status_code, last.json()["message"]["key"]) == (409, "table-no-seat")


async def test_friends_meet_by_a_link(meet: Meet) -> None:
    ann, ben = await meet("Ann"), await meet("Ben")
    table = (await ann.do("/tables", game="gorus", options=FOUR)).id
    await ann.join(table)
    early = await ann.post(f"/tables/{table}/start")
    assert (early.status_code, early.json()["message"]["key"]) == (409, "table-not-full")

    await ben.join(table)
    assert not ben.table.host
    assert ben.seats == ()
    assert not ben.views
    taken = await ben.post(f"/tables/{table}/sit", seat=0)
    assert (taken.status_code, taken.json()["message"]["key"]) == (409, "table-taken")
    await ben.do(f"/tables/{table}/sit", seat=2)
    await ben.until(lambda: ben.seats == (2,))
    await ann.until(lambda: ann.table.seats[2].name == "Ben" and ann.table.seats[2].here)
    assert ann.table.spectators == 0

    for who, path, body in (
        (ben, "bot", {"seat": 1, "bot": "random"}),
        (ben, "start", {}),
    ):
        answer = await who.post(f"/tables/{table}/{path}", **body)
        assert (answer.status_code, answer.json()["message"]["key"]) == (409, "table-host-only")
    for seat in (1, 3):
        await ann.do(f"/tables/{table}/bot", seat=seat, bot="veteran")
    await ann.do(f"/tables/{table}/start")
    late = await ben.post(f"/tables/{table}/sit", seat=1)
    assert (late.status_code, late.json()["message"]["key"]) == (409, "table-not-open")

    rng = Random(2)
    made = await asyncio.gather(ann.play(rng), ben.play(rng))
    assert list(made) == [10, 10]
    await check_record(ben, table)
    await asyncio.gather(ann.settle(), ben.settle())
    assert ann.views[0].view["outcome"] is not None
    assert ann.views[0].view["outcome"] == ben.views[2].view["outcome"]


async def test_who_connects_anew_has_missed_nothing(meet: Meet) -> None:
    ann, ben, table = await four(meet)
    witness = await (await meet(cookie=ben.cookie)).join(table)
    rng = Random(3)
    await ben.say("back in a moment")
    await ann.until_said(1)
    await ben.disconnect()
    known = len(ben.log[2])
    await ann.say("take your time")
    await ann.move(0, ann.moves(0)[0])
    await witness.until(lambda: witness.moves(2) and len(witness.talk) == 2)

    async def come_back() -> None:
        """The first thing told is the table; then all of the log that is open, and the talk."""
        await ben.join(table)
        assert isinstance(msgspec.json.decode(ben.frames[0], type=TableInfo), TableInfo)
        first = next(json.loads(frame) for frame in ben.frames if '"type":"view"' in frame)
        assert first["log_from"] == first["log_first"]
        assert [line.text for line in ben.talk] == ["back in a moment", "take your time"]
        await witness.settle()
        assert (ben.log, ben.talk) == (witness.log, witness.talk)
        assert ben.views[2].view == witness.views[2].view
        assert not any(seat.held for seat in ben.table.seats)

    await come_back()
    assert len(ben.log[2]) >= known + 2
    assert ben.moves(2) == witness.moves(2) != ()

    # And again in the middle of the game, when the bots wait for him or her.
    await asyncio.gather(ann.play(rng, 6), ben.play(rng, 6))
    await witness.settle()
    await witness.until(lambda: witness.views[2].view["turn"] in (0, 2))
    await come_back()
    await asyncio.gather(ann.play(rng), ben.play(rng))
    await witness.until(lambda: witness.over)
    await witness.settle()
    assert ben.log[2] == witness.log[2]
    await check_record(ben, table)


async def test_a_bot_holds_the_seat_of_who_left(meet: Meet) -> None:
    ann, ben, table = await four(meet)
    rng = Random(4)
    await asyncio.gather(ann.play(rng, 9), ben.play(rng, 9))
    info = await ann.do(f"/tables/{table}/leave", seat=0)
    assert (info.seats[0].held, info.seats[0].mine, info.seats[0].name) == (True, True, "Ann")
    assert await ben.play(rng, 6) == 3
    assert ben.table.seats[0].held
    assert ben.views[2].view["hand_sizes"][0] <= 7, "a bot must have played for Ann"

    info = await ann.do(f"/tables/{table}/return", seat=0)
    assert not info.seats[0].held
    assert info.seats[0].missed is None, "she was there and saw it"
    await asyncio.gather(ann.play(rng, 4), ben.play(rng, 4))

    # Leaving again; this time a new connection alone gives the seat back.
    await ann.do(f"/tables/{table}/leave", seat=0)
    await ann.disconnect()
    assert await ben.play(rng, 3) == 1
    await ann.join(table)
    await ann.until(lambda: not ann.table.seats[0].held)
    made = await asyncio.gather(ann.play(rng), ben.play(rng))
    assert min(made) >= 1
    record = await check_record(ben, table)
    assert record["seats"][0] == "Ann"


async def test_a_bot_holds_the_seat_of_whose_line_broke(gather: Meet, tmp_path: Path) -> None:
    with opened(tmp_path / "away", "--pace", "0.01", "--away-after", "0.3") as server:

        async def meet(name: str) -> Person:
            return await gather(server, name)

        ann, ben, table = await three(meet)
        assert ann.connection is not None
        ann.connection.transport.abort()
        await ben.until(lambda: not ben.table.seats[0].here)
        assert ben.views[1].view["hand_sizes"][0] == 10
        await ben.until(lambda: ben.table.seats[0].bot_in is not None)
        await ben.until(lambda: ben.table.seats[0].held)
        assert await ben.play(Random(5), 7) == 3
        assert ben.views[1].view["hand_sizes"][0] <= 8

        await ann.join(table)
        await ann.until(lambda: not ann.table.seats[0].held)
        missed = ann.table.seats[0].missed
        assert missed is not None
        assert missed.moves >= 1
        await ann.send(Seen(0))
        await ann.until(lambda: ann.table.seats[0].missed is None)
        rng = Random(5)
        made = await asyncio.gather(ann.play(rng), ben.play(rng))
        assert made[1] == 7
        assert made[0] >= 6, "Ann plays again herself"
        await check_record(ann, table)


async def test_a_spectator_sees_no_hand(meet: Meet) -> None:
    ann, ben, table = await four(meet)
    cy = await (await meet("Cy")).join(table)
    await ann.until(lambda: ann.table.spectators == 1)
    rng = Random(6)
    await asyncio.gather(ann.play(rng), ben.play(rng))
    await cy.until(lambda: cy.over and cy.views[None].view["outcome"])
    views = [json.loads(frame) for frame in cy.frames if '"type":"view"' in frame]
    assert set(cy.views) == {None}
    for view in views:
        assert (view["seat"], view["view"]["hand"], view["prompt"]) == (None, [], None)
        assert view["can_undo"] is False
    assert "gorus-dealt" in [message.key for message in ann.log[0]]
    assert "gorus-dealt" not in [message.key for message in cy.log[None]]
    assert "gorus-takes" in [message.key for message in cy.log[None]]


async def test_talk(meet: Meet) -> None:
    ann, ben, table = await four(meet)
    cy = await (await meet("Cy")).join(table)
    await ann.say("hello  there\n\tfriends")
    await ben.until_said(1)
    await ben.say("salve")
    await cy.until_said(2)
    await cy.say("x" * 300)
    for person in (ann, ben, cy):
        await person.until_said(3)
        said = [(line.n, line.name, line.seat, line.text) for line in person.talk]
        assert said == [
            (0, "Ann", 0, "hello there friends"),
            (1, "Ben", 2, "salve"),
            (2, "Cy", None, "x" * 300),
        ]
    dan = await (await meet("Dan")).join(table)
    for bad in ("x" * 301, "", "   ", "\n\u200b"):
        answer = await dan.ask_raw(json.dumps({"type": "talk", "text": bad}))
        assert isinstance(answer, Problem)
        assert answer.message.key == "talk-length"


async def test_a_move_is_taken_back_by_consent(meet: Meet) -> None:
    ann, ben, table = await three(meet)
    before = (ann.views[0].view, list(ann.log[0]), list(ben.log[1]))
    first, second = ann.moves(0)[:2]
    await ann.move(0, first)
    await ben.until(lambda: ben.moves(1))
    assert ann.views[0].can_undo
    assert not ben.views[1].can_undo
    old = ben.prompt(1)

    not_his = await ben.ask(Undo(1))
    assert isinstance(not_his, Problem)
    assert not_his.message.key == "table-no-undo"

    # No.
    await ann.undo(0)
    await ben.until(lambda: ben.table.undo)
    assert ben.table.undo is not None
    assert (ben.table.undo.seat, ben.table.undo.waiting) == (0, (1,))
    await ann.until(lambda: ann.table.undo)
    await ben.consent(1, yes=False)
    await asyncio.gather(
        ann.until(lambda: ann.table.undo is None), ben.until(lambda: ben.table.undo is None)
    )
    assert ann.views[0].view["fight"][0]["card"] == first
    assert ben.prompt(1) == old

    # Yes.
    await ann.undo(0)
    await ben.until(lambda: ben.table.undo)
    await ben.consent(1, yes=True)
    await ann.until(lambda: ann.moves(0))
    await ben.until(lambda: not ben.moves(1))
    assert (ann.views[0].view, ann.log[0], ben.log[1]) == before
    assert ann.table.undo is None
    stale = await ben.ask(MakeMove(1, old, ben.views[1].view["hand"][0]))
    assert isinstance(stale, Refused)
    assert stale.message.key == "table-stale"

    await ann.move(0, second)
    rng = Random(7)
    await asyncio.gather(ann.play(rng), ben.play(rng))
    record = await check_record(ann, table)
    assert record["log"][1]["move"] == second
    assert len(record["log"]) == 31


async def test_before_the_first_move_nothing_can_be_taken_back(meet: Meet) -> None:
    ann, _, _ = await three(meet)
    no = await ann.ask_raw('{"type":"undo","seat":0}')
    assert isinstance(no, Problem)
    assert no.message.key == "table-no-undo"
    nobody = await ann.ask_raw('{"type":"consent","seat":0,"yes":true}')
    assert isinstance(nobody, Problem)
    assert nobody.message.key == "table-no-wish"


async def test_a_bot_moves_for_whom_time_ran_out(meet: Meet) -> None:
    clock = {"kind": "move", "seconds": 1, "increment": 0}
    ann, ben, _ = await three(meet, clock=clock)
    assert (ann.table.clock.kind, ann.table.clock.seconds) == ("move", 1)
    await ben.until(lambda: ben.views[1].view["hand_sizes"][0] == 9)
    assert not ben.table.seats[0].held, "only that one move is the bot's"
    await ann.settle()
    assert (ann.views[0].view["hand_sizes"][0], ann.views[0].prompt) == (9, None)
    # Ben lets it pass too; after the bot, whoever won leads.
    await ben.until(lambda: ben.views[1].view["hand_sizes"][1] == 9)
    await ben.until(lambda: ben.views[1].view["hand_sizes"] == [9, 9, 9])
    assert all(left <= 1 for left in ben.table.clock.left)


async def test_all_follow_who_first_asks_for_another_game(meet: Meet) -> None:
    ann, ben, table = await three(meet)
    early = await ann.post(f"/tables/{table}/rematch")
    assert (early.status_code, early.json()["message"]["key"]) == (409, "table-not-finished")
    rng = Random(8)
    await asyncio.gather(ann.play(rng), ben.play(rng))
    cy = await meet("Cy")
    stranger = await cy.post(f"/tables/{table}/rematch")
    assert (stranger.status_code, stranger.json()["message"]["key"]) == (409, "table-not-yours")
    new = await ben.do(f"/tables/{table}/rematch")
    assert new.id != table
    assert (new.status, new.host) == ("open", True)
    assert [(seat.name, seat.kind, seat.mine) for seat in new.seats] == [
        ("Ann", "person", False),
        ("Ben", "person", True),
        (new.seats[2].name, "bot", False),
    ]
    await ann.until(lambda: ann.table.next == new.id)
    assert (await ann.do(f"/tables/{table}/rematch")).id == new.id
    await ben.do(f"/tables/{new.id}/start")
    await ann.join(new.id)
    await ben.join(new.id)
    assert (len(ann.views[0].view["hand"]), ann.table.seats[2].bot) == (10, "random")


async def test_two_who_ask_at_once_meet_at_one_table(meet: Meet) -> None:
    ann, ben, table = await three(meet)
    rng = Random(9)
    await asyncio.gather(ann.play(rng), ben.play(rng))
    asked = await asyncio.gather(*(who.do(f"/tables/{table}/rematch") for who in (ann, ben) * 3))
    assert len({new.id for new in asked}) == 1
    assert (await ann.do(f"/tables/{table}/rematch")).id == asked[0].id


async def test_alone_against_bots_the_next_game_begins_at_once(meet: Meet) -> None:
    ann = await meet("Ann")
    table = await ann.do("/play", game="gorus", options={"players": 2, "target": 1}, bot="random")
    await ann.join(table.id)
    await ann.play(Random(10))
    new = await ann.do(f"/tables/{table.id}/rematch")
    assert (new.status, new.commitment != table.commitment) == ("running", True)


async def test_one_guest_may_hold_several_seats(meet: Meet) -> None:
    ann = await meet("Ann")
    table = (await ann.do("/tables", game="gorus", options=THREE)).id
    await ann.do(f"/tables/{table}/sit", seat=None)
    await ann.do(f"/tables/{table}/bot", seat=2, bot="random")
    await ann.do(f"/tables/{table}/start")
    await ann.join(table)
    assert ann.seats == (0, 1)
    assert set(ann.views) == {0, 1}
    hands = [ann.views[seat].view["hand"] for seat in (0, 1)]
    assert not set(hands[0]) & set(hands[1])
    assert [ann.views[seat].view["seat"] for seat in (0, 1)] == [0, 1]
    assert ann.log[0] != ann.log[1]
    assert (bool(ann.moves(0)), bool(ann.moves(1))) == (True, False)
    # The prompt of one seat is no answer for the other.
    wrong = await ann.ask(MakeMove(1, ann.prompt(0), hands[1][0]))
    assert isinstance(wrong, Refused)
    assert wrong.message.key == "table-stale"
    assert await ann.play(Random(11)) == 20
    await check_record(ann, table)


async def test_a_forbidden_move_is_refused_with_its_article(meet: Meet) -> None:
    for _ in range(20):
        ann, ben, _ = await three(meet)
        await ann.move(0, ann.moves(0)[0])
        await ben.settle()
        barred = [card for card in ben.views[1].view["hand"] if card not in ben.moves(1)]
        if barred:
            break
    why = await ben.why(1, barred[0])
    assert isinstance(why, WhyNot)
    assert (why.seat, why.move) == (1, barred[0])
    assert why.why is not None
    assert (why.why.article, why.why.message.key) == ("G-5.2", "gorus-refused-follow")
    seq = ben.views[1].seq
    refused = await ben.ask(MakeMove(1, ben.prompt(1), barred[0]))
    assert isinstance(refused, Refused)
    assert refused.why == why.why
    assert refused.message == why.why.message
    allowed = await ben.why(1, ben.moves(1)[0])
    assert isinstance(allowed, WhyNot)
    assert allowed.why is None
    not_turn = await ann.why(0, ann.views[0].view["hand"][0])
    assert isinstance(not_turn, WhyNot)
    assert not_turn.why is not None
    assert not_turn.why.article == "G-5.1"
    nonsense = await ben.why(1, "a horse")
    assert isinstance(nonsense, Problem)
    assert nonsense.message.key == "gorus-no-such-card"
    await ben.settle()
    assert ben.views[1].seq == seq
    await ben.move(1, ben.moves(1)[0])


async def test_the_lobby_lists_public_tables_and_ones_own(meet: Meet) -> None:
    ann, ben = await meet("Ann"), await meet("Ben")

    async def lobby(person: Person) -> dict[str, TableRow]:
        answer = await person.get("/tables")
        rows = msgspec.json.decode(answer.content, type=list[TableRow])
        return {row.id: row for row in rows}

    public = (await ann.do("/tables", game="gorus", options=THREE, public=True)).id
    private = (await ann.do("/tables", game="gorus", options=THREE)).id
    mine = await lobby(ann)
    assert {public, private} <= set(mine)
    async with asyncio.timeout(PATIENCE):
        while public not in (his := await lobby(ben)):
            await asyncio.sleep(0.1)
    assert private not in his
    assert (mine[public].own, his[public].own) == ((0,), ())
    assert his[public].seats == ("Ann", None, None)
    assert (his[public].status, his[public].game) == ("open", "gorus")
    assert his[public].options["players"] == 3
    await ben.do(f"/tables/{private}/sit", seat=1)
    assert (await lobby(ben))[private].own == (1,)
    assert (await lobby(ben))[private].people == 2
    await ben.do(f"/tables/{private}/leave", seat=1)
    assert private not in await lobby(ben)

    over = await ann.do("/play", game="gorus", options={"players": 2, "target": 1}, bot="random")
    assert over.id in await lobby(ann)
    await (await ann.join(over.id)).play(Random(12))
    row = (await lobby(ann))[over.id]
    assert (row.status, row.acting) == ("finished", ())
    assert list(row.winners or ()) == ann.views[0].view["outcome"]["winners"]
    assert over.id not in await lobby(ben)


async def test_a_guest_has_a_name_and_a_language(meet: Meet) -> None:
    ann = await meet()
    answer = await ann.get("/me")
    assert answer.json() == {"name": "", "language": ""}
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=Lax" in answer.headers["set-cookie"]
    await ann.call("  Ann\u0007 of\nGades " + "x" * 40, "fr")
    me = (await ann.get("/me")).json()
    assert me == {"name": ("Ann of Gades " + "x" * 40)[:24], "language": "fr"}
    assert "set-cookie" not in (await ann.get("/me")).headers
    nameless = await (await meet()).do("/tables", game="gorus", options=THREE)
    assert nameless.seats[0].name == "Guest"
    russian = await meet()
    await russian.call("", "ru")
    table = await russian.do("/play", game="gorus", options=THREE, bot="random")
    guest, *bots = (seat.name for seat in table.seats)
    assert guest == "Гость"
    assert bots == [Ref("bot-name", 1), Ref("bot-name", 2)], "each reader names them"
    await (await russian.join(table.id)).play(Random(1))
    record = (await russian.get(f"/tables/{table.id}/record")).json()
    assert all(isinstance(name, str) and not name.isascii() for name in record["seats"])


async def test_a_change_of_language_leaves_the_name(meet: Meet) -> None:
    ann = await meet("Ann")
    for change in ({"language": "fr"}, {"name": None, "language": "ru"}, {}):
        assert (await ann.http.put("/api/me", json=change)).json()["name"] == "Ann"
    assert (await ann.http.put("/api/me", json={"name": "Bea"})).json() == {
        "name": "Bea",
        "language": "ru",
    }


async def test_games_rules_and_words(meet: Meet) -> None:
    ann = await meet()
    games = (await ann.get("/games")).json()
    gorus = next(game for game in games if game["name"] == "gorus")
    assert gorus["players"] == list(GAME.players)
    assert [one["bot"] for one in gorus["levels"]] == [f"level:{n}" for n in range(1, 9)]
    assert [option["name"] for option in gorus["options"]["4"]] == ["edition", "teams", "target"]
    assert gorus["options"]["4"][1]["choices"] == [None, "2v2"]

    titles = set()
    for language in ("en", "fr", "ru"):
        rules = (await ann.get("/games/gorus/rules", params={"lang": language})).json()
        assert len(rules) == gorus["chapters"]
        articles = [article["id"] for chapter in rules for article in chapter["articles"]]
        assert "G-5.2" in articles
        titles.add(rules[0]["title"])
        words = await ann.get(f"/locale/{language}")
        assert words.headers["content-type"] == "text/plain; charset=utf-8"
        assert "gorus-refused-follow =" in words.text
        assert "table-stale =" in words.text
    assert len(titles) == 3

    for path, params, key in (
        ("/games/chess/rules", {}, "unknown-game"),
        ("/games/gorus/rules", {"lang": "la"}, "bad-body"),
        ("/locale/la", {}, "unknown-language"),
    ):
        answer = await ann.get(path, params=params)
        assert (answer.status_code, answer.json()["message"]["key"]) == (422, key)


async def test_health_link_and_description(meet: Meet) -> None:
    ann = await meet("Ann")
    assert (await ann.get("/health")).json() == {"alive": True}
    assert (await ann.get("/ready")).json() == {"ready": True}
    table = (await ann.do("/tables", game="gorus", options=THREE)).id
    picture = await ann.get(f"/tables/{table}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    description = (await ann.get("/openapi.json")).json()
    assert description["openapi"].startswith("3.")
    for path in ("/api/play", "/api/tables/{table}/record", "/api/tables/{table}/qr.svg"):
        assert path in description["paths"]
    assert "TableInfo" in description["components"]["schemas"]
    page = await ann.http.get(f"/t/{table}")
    assert page.status_code in (200, 503), "503 where the client is not built"
