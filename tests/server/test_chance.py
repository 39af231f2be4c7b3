"""Nonces over the wire: promised, called for, sent; nobody sees another's before the start."""

import asyncio

from ludus.tables.chance import promise_of
from server.conftest import Meet

ANNS, BENS = "a1" * 16, "b2" * 16


async def test_two_people_are_called_for_their_nonces(meet: Meet) -> None:
    ann, ben = await meet("Ann"), await meet("Ben")
    table = await ann.do("/tables", game="gorus", options={"players": 2})
    at = f"/tables/{table.id}"
    await ben.do(f"{at}/sit", seat=1)
    await ann.join(table.id)
    await ben.join(table.id)
    await ann.do(f"{at}/promise", seat=0, promise=promise_of(ANNS))
    await ben.do(f"{at}/promise", seat=1, promise=promise_of(BENS))
    start = asyncio.create_task(ann.do(f"{at}/start"))
    for person in (ann, ben):
        while not (person.info and person.info.starting):
            await person.hear()
        promises = [seat.promise for seat in person.info.seats]
        assert promises == [promise_of(ANNS), promise_of(BENS)], "fixed, and shown to all"
    await ann.do(f"{at}/nonce", seat=0, nonce=ANNS)
    await ben.do(f"{at}/nonce", seat=1, nonce=BENS)
    begun = await start
    assert begun.status == "running"
    assert [seat.gave for seat in begun.seats] == [True, True]
    assert ANNS not in str(ben.frames) + str(ben.pages)
    assert BENS not in str(ann.frames) + str(ann.pages)


async def test_against_bots_the_commitment_comes_first(meet: Meet) -> None:
    ann = await meet("Ann")
    options = {"players": 3}
    table = await ann.do("/play", game="gorus", options=options, bot="random", start=False)
    assert (table.status, len(table.commitment)) == ("open", 64)
    begun = await ann.do(f"/tables/{table.id}/start", nonces={"0": ANNS})
    assert begun.status == "running"
    assert [seat.gave for seat in begun.seats] == [True, False, False]
    for bad in ({"0": "short"}, {"0": ANNS + "\n"}, {"x": ANNS}):
        answer = await ann.post(f"/tables/{table.id}/start", nonces=bad)
        assert answer.status_code == 422
