"""Forecasts over the wire: for whoever decides, about their own seat, and nothing else."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import httpx2
import pytest
from msgspec import structs

from ludus.core.codec import from_json, from_plain, to_json
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules, step
from ludus.games import all_games, find_game
from ludus.games.gloria import GAME
from ludus.games.gloria.view import View
from ludus.games.gorus import GAME as GORUS
from ludus.games.gorus.cards import ALL_CARDS
from ludus.server import offering
from ludus.server.answers import MoveForecast, Offer, Offers
from ludus.server.app import make_app
from ludus.server.guard import HEADERS
from ludus.server.offering import asked, not_allowed
from ludus.server.settings import Settings
from ludus.server.tasks import MakeOffers
from server.conftest import Meet
from server.people import Person

DUEL = {
    "players": 2,
    "mode": "single",
    "troops": [[{"level": 3, "type": "retiarius"}], [{"level": 3, "type": "thraex"}]],
}
ATTACKS = ("engage", "push", "throw")
Told = tuple[Offer, ...]


async def ask(person: Person, table: str, seat: Any, move: str) -> httpx2.Response:
    return await person.get(f"/tables/{table}/forecast", params={"seat": seat, "move": move})


async def ask_all(person: Person, table: str, seat: Any) -> httpx2.Response:
    return await person.get(f"/tables/{table}/forecasts", params={"seat": seat})


def refused(answer: httpx2.Response) -> tuple[int, str]:
    """Read a refusal: every one has the same form."""
    assert answer.headers["content-type"] == "application/json"
    assert all(answer.headers[name] == value for name, value in HEADERS.items())
    body = answer.json()
    assert set(body) == {"article", "message"}
    return answer.status_code, body["message"]["key"]


def told(answer: httpx2.Response) -> tuple[str, dict[str, float] | None]:
    """Read the odds of a move, by their words."""
    assert answer.status_code == 200, answer.text
    body = from_json(answer.content, MoveForecast)
    if body.forecast is None:
        return body.move, None
    return body.move, {one.word: one.chance for one in body.forecast.odds}


def all_told(answer: httpx2.Response) -> Offers:
    assert answer.status_code == 200, answer.text
    return from_json(answer.content, Offers)


async def opened(meet: Meet, **more: Any) -> tuple[Person, Person, str]:
    """Ann and Ben at a table that has not begun."""
    ann, ben = await meet("Ann"), await meet("Ben")
    table = (await ann.do("/tables", **{"game": "gloria", "options": DUEL, **more})).id
    await ben.do(f"/tables/{table}/sit", seat=1)
    return ann, ben, table


async def begun(meet: Meet, **more: Any) -> tuple[Person, Person, str]:
    ann, ben, table = await opened(meet, **more)
    await ann.do(f"/tables/{table}/start")
    await ann.join(table)
    await ben.join(table)
    return ann, ben, table


async def at_blows(meet: Meet) -> tuple[Person, Person, str]:
    """Ann's retiarius has walked up to Ben's thraex, and may attack."""
    ann, ben, table = await begun(meet)
    for _ in range(300):
        await ann.settle()
        await ben.settle()
        if any(move.startswith(ATTACKS) for move in ann.moves(0)):
            return ann, ben, table
        if ann.asked() is None:
            await ben.move(1, "end")
            continue
        facing = ann.views[0].view["table"]["gladiators"][0]["facing"]
        ahead = f"step {facing}"
        await ann.move(0, ahead if ahead in ann.moves(0) else "end")
    raise AssertionError("they never meet")


async def test_the_odds_of_attacks(meet: Meet) -> None:
    ann, ben, table = await at_blows(meet)
    view = from_plain(ann.views[0].view, View)
    for move in ann.moves(0):
        text, chances = told(await ask(ann, table, 0, move))
        assert text == move
        if move.startswith(ATTACKS):
            found = GAME.odds(view, GAME.parse(move))
            assert found is not None
            assert chances == {one.word: one.chance for one in found.odds}
            assert ("caught" if move.startswith("throw") else "win") in chances
            assert all(0 <= odd <= 1 for odd in chances.values())

    attack = next(move for move in ann.moves(0) if move.startswith(ATTACKS))
    typed = f"  {attack.upper().replace(' ', '   ')} "
    assert told(await ask(ann, table, 0, typed)) == told(await ask(ann, table, 0, attack))

    # Moves that are not to be had now, and a seat that has nothing to decide.
    for move in ("engage 0 0", "engage 35 5", "activate 0", "place 0 0,0 0", "enlist thraex"):
        assert told(await ask(ann, table, 0, move)) == (move, None)
    assert told(await ask(ben, table, 1, "engage 0 3")) == ("engage 0 3", None)

    # Whoever asks changes nothing: the game goes on where it stood.
    before = dict(ann.views)
    await ann.settle()
    assert ann.views == before
    await ann.move(0, "end")


async def test_many_questions_at_once_have_one_answer(meet: Meet) -> None:
    ann, _, table = await at_blows(meet)
    attack = next(move for move in ann.moves(0) if move.startswith(ATTACKS))
    answers = await asyncio.gather(*(ask(ann, table, 0, attack) for _ in range(12)))
    assert len({answer.text for answer in answers}) == 1
    assert answers[0].status_code == 200


async def test_only_ones_own_seat(meet: Meet) -> None:
    ann, ben, table = await begun(meet)
    stranger = await meet()
    for person, seat in ((ann, 1), (ben, 0), (stranger, 0), (stranger, 1), (ann, 2), (ann, 99)):
        assert refused(await ask(person, table, seat, "end")) == (409, "table-not-yours")
    assert refused(await ask(ann, table, 2**70, "end"))[0] in (409, 422)
    for person, seat in ((ann, 0), (ben, 1)):
        assert told(await ask(person, table, seat, "end"))[0] == "end"


async def test_somebody_elses_seat_is_refused_before_the_move_is_read(meet: Meet) -> None:
    ann, _, table = await begun(meet)
    assert refused(await ask(ann, table, 1, "fly")) == (409, "table-not-yours")


async def test_a_table_that_has_not_begun(meet: Meet) -> None:
    ann, ben, table = await opened(meet)
    for person, seat in ((ann, 0), (ben, 1)):
        assert refused(await ask(person, table, seat, "end")) == (409, "table-not-yours")


async def test_a_table_that_is_not_there(meet: Meet) -> None:
    ann = await meet("Ann")
    for table in ("nowhere", "x" * 12, "..", "%00", "'; DROP TABLE tables; --"):
        status, key = refused(await ask(ann, table, 0, "end"))
        assert status == 404, key


async def test_cards_have_forecasts_without_odds(meet: Meet) -> None:
    """Nothing is told of what another one holds: a forecast is made from the view."""
    ann, ben, table = await begun(meet, game="gorus", options={"players": 2, "target": 1})
    asked = next(seat for seat, one in enumerate((ann, ben)) if one.moves(seat))
    person, other = (ann, ben)[asked], (ben, ann)[asked]
    view = from_plain(person.views[asked].view, GORUS.views)
    for card in person.moves(asked):
        assert from_json((await ask(person, table, asked, card)).content, MoveForecast) == (
            MoveForecast(person.prompt(asked), card, GORUS.forecast(view, GORUS.parse(card)))
        )
        assert told(await ask(other, table, 1 - asked, card)) == (card, None)
    status, key = refused(await ask(ann, table, 0, "engage 1 0"))
    assert (status, key) == (422, "gorus-no-such-card")


async def test_all_moves_of_a_prompt_at_once(meet: Meet) -> None:
    ann, ben, table = await begun(meet, game="gorus", options={"players": 2, "target": 1})
    asked = next(seat for seat, one in enumerate((ann, ben)) if one.moves(seat))
    person, other = (ann, ben)[asked], (ben, ann)[asked]
    offers = all_told(await ask_all(person, table, asked))
    assert (offers.prompt, offers.ask) == (person.prompt(asked), "send")
    assert [one.move for one in offers.offers] == list(person.moves(asked))
    view = from_plain(person.views[asked].view, GORUS.views)
    for one in offers.offers:
        card = GORUS.parse(one.move)
        assert one == Offer(
            one.move,
            "send",
            {"school": card.school, "strength": card.strength},
            allowed=True,
            forecast=GORUS.forecast(view, card),
        )
        assert one.forecast is not None
    assert all_told(await ask_all(other, table, 1 - asked)) == Offers(None, None, ())
    for seat in (1 - asked, 7):
        assert refused(await ask_all(person, table, seat)) == (409, "table-not-yours")


@pytest.mark.parametrize("game", all_games())
def test_what_a_worker_tells_of_any_move_can_be_read(game: str) -> None:
    """Whatever is asked on the way through a game played at random."""
    rules, rng = find_game(game), Random(3)
    state = rules.setup(rules.modes[-1], Fast(rng), None)
    for _ in range(150):
        if rules.outcome(state) is not None:
            break
        for seat in rules.to_act(state):
            moves = rules.moves(state, seat)
            some = tuple(str(move) for move in rng.sample(moves, min(4, len(moves))))
            view = to_json(rules.view(state, seat))
            told = from_json(to_json(MakeOffers(game, view, some, ()).carry_out()), Told)
            assert [one.move for one in told] == list(some)
        seat = rules.to_act(state)[0]
        step(rules, state, seat, rng.choice(rules.moves(state, seat)), Fast(rng))


def test_what_the_rules_list_and_forbid_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision that lists too much shows what is forbidden, but not a wall of it."""
    send = GORUS.decisions[0]
    state = GORUS.setup(GORUS.read_options({"players": 2}), Fast(Random(1)), None)
    seat = GORUS.to_act(state)[0]
    allowed = GORUS.moves(state, seat)
    others = tuple(card for card in ALL_CARDS if card not in allowed)

    listed = (*allowed, *others[:5])
    loose = structs.replace(send, offers=lambda _: listed, exact=False)
    rules: AnyRules = replace(GORUS, decisions=(loose,))

    assert not_allowed(GORUS, state, seat) == ()
    assert not_allowed(rules, state, seat) == tuple(map(str, others[:5]))
    monkeypatch.setattr(offering, "MOST_FORBIDDEN", 4)
    assert not_allowed(rules, state, seat) == ()
    assert asked(GORUS, state) == "send"


BAD = ["", " ", "fly", "engage", "engage 1", "engage 1 6", "engage 36 0", "step 6", "\0",
       "<script>alert(1)</script>", "'; DROP TABLE entries; --", "../../etc/passwd", "{$seat}",
       "engage １ 0", "place 99999999999999999999 0,0 0", "place 0 8,0 0", "\u202eend", "é" * 80,
       "e" * 80]  # fmt: skip


async def test_what_is_no_move(meet: Meet) -> None:
    ann, _, table = await begun(meet)
    for move in BAD:
        answer = await ask(ann, table, 0, move)
        assert refused(answer) == (422, "gloria-no-such-move"), move
        assert answer.json()["message"]["facts"]["text"] == move


HOSTILE = {
    "nothing": "",
    "no seat": "move=end",
    "no move": "seat=0",
    "seat below nobody": "seat=-1&move=end",
    "seat is a word": "seat=ann&move=end",
    "seat is a fraction": "seat=0.5&move=end",
    "seat is empty": "seat=&move=end",
    "seat is true": "seat=true&move=end",
    "seat is a list": "seat[]=0&move=end",
    "seat without end": f"seat={'9' * 5000}&move=end",
    "a move too long": f"seat=0&move={'e' * 81}",
    "a move much too long": f"seat=0&move={'e' * 20000}",
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_what_is_no_question(meet: Meet, name: str) -> None:
    ann, _, table = await begun(meet)
    answer = await ann.http.get(f"/api/tables/{table}/forecast?{HOSTILE[name]}")
    assert answer.status_code in (422, 414, 431, 400), answer.text
    if answer.status_code == 422:
        assert refused(answer) == (422, "bad-body")
    assert told(await ask(ann, table, 0, "end"))[0] == "end"


@pytest.mark.parametrize("move", ["%FF%FE", "%ED%A0%80", "%00", "end%00", "%F0%9F%97%A1"])
async def test_bytes_that_are_no_text(meet: Meet, move: str) -> None:
    ann, _, table = await begun(meet)
    answer = await ann.http.get(f"/api/tables/{table}/forecast?seat=0&move={move}")
    assert refused(answer) == (422, "gloria-no-such-move")


async def test_forecasts_are_asked_for_and_never_sent(meet: Meet) -> None:
    ann, _, table = await begun(meet)
    assert refused(await ann.post(f"/tables/{table}/forecast", seat=0, move="end"))[0] == 405


async def test_the_answers_are_described() -> None:
    """The description of the API names what forecasts look like. [OpenAPI]"""
    paths = make_app(Settings()).openapi()["paths"]
    for path, name in (("forecasts", "Offers"), ("forecast", "MoveForecast")):
        answer = paths[f"/api/tables/{{table}}/{path}"]["get"]["responses"]["200"]
        schema = {"$ref": f"#/components/schemas/{name}"}
        assert answer["content"]["application/json"]["schema"] == schema
