"""Programs at a table count as bots, but one that is not connected is away like a person."""

from msgspec.structs import replace

from ludus.core.fairness import commitment
from ludus.games import find_game
from ludus.tables import absence, hosting, pace, seating
from ludus.tables.model import Doc, Holder
from ludus.tables.table import Table

SEED = bytes(32)
PEOPLE = (Holder("person", "ann", "Ann"), Holder("program", "p1", "Faber"), Holder("person", "ben"))


def table(*seats: Holder) -> Table:
    game = find_game("gorus")
    options = {"players": len(seats)}
    doc = Doc(game.name, 1, "", options, "ann", False, seats, commitment(SEED))
    opened = Table("t", doc, SEED)
    opened.adopt(opened.begin(doc, 0.0))
    return opened


def test_a_game_rests_while_only_programs_are_connected() -> None:
    doc = table(*PEOPLE).doc
    assert not absence.goes_on(doc, {"p1"})
    assert absence.goes_on(doc, {"p1", "ben"})
    assert pace.people_of(doc, {"p1", "ben"}) == {"ben"}
    assert hosting.next_host(doc, {"p1"}) is None
    assert hosting.next_host(doc, {"p1", "ben"}) == "ben"


def test_a_bot_steps_in_for_a_program_that_is_away_and_leaves_when_it_returns() -> None:
    opened = table(*PEOPLE)
    acting = opened.acting[0]
    seats = [Holder("person", "ann"), Holder("person", "ben"), Holder("person", "cat")]
    seats[acting] = Holder("program", "p1", "Faber")
    opened.doc = replace(opened.doc, seats=tuple(seats))
    here = {holder.guest or "" for holder in seats} - {"p1"}
    assert absence.awaited(opened, here) == (acting,)
    assert absence.awaited(opened, here | {"p1"}) == ()
    waits = absence.step_in(opened, here, 10.0, 0.0)
    assert waits is not None
    opened.adopt(waits)
    stepped = absence.step_in(opened, here, 10.0 + (opened.doc.bot_after or 0), 0.0)
    assert stepped is not None
    opened.adopt(stepped)
    assert opened.doc.seats[acting].by_bot
    back = absence.returned(opened, "p1")
    assert back is not None
    assert not back.doc.seats[acting].by_bot


def test_the_host_frees_the_seat_of_a_program_in_a_running_game() -> None:
    opened = table(*PEOPLE)
    bot = Holder("bot", None, "Cassia", "random")
    opened.adopt(hosting.free_seat(opened, "ann", 1, bot))
    assert opened.doc.seats[1] == bot
    assert not opened.holds("p1", 1)


def test_who_is_alone_with_programs_may_give_up() -> None:
    opened = table(PEOPLE[0], PEOPLE[1], Holder("program", "p2"))
    assert seating.give_up(opened, "ann").doc.status == "abandoned"
