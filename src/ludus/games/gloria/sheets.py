"""Score sheets: what a tournament, its tests of experience and a campaign came to. L-29, L-31."""

from collections.abc import Callable, Iterable, Sequence

from ludus.core.forecast import Line
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.sheets import FINAL, Cell, Column, Sheet, SheetRow, added, best_first
from ludus.games.gloria.state import Gladiator, State, Tournament
from ludus.games.gloria.tell import level_ref, name_of

Counted = Callable[[Gladiator], int]
"""What a gladiator adds to a column; 0 is not told."""

_ARTICLES = {
    "last_troop": "L-29.2",
    "draw": "L-29.2",
    "turn_limit": "L-29.3",
    "missions": "L-29.4",
}
"""Where the rulebook says what decided a tournament."""


def _standing(one: Gladiator) -> int:
    """One for each gladiator in combat. [L-29.3]"""
    return int(one.status in ("fit", "waiting"))


def _level(one: Gladiator) -> int:
    """The level of a gladiator in combat. [L-29.3]"""
    return one.level if _standing(one) else 0


def _victories(one: Gladiator) -> int:
    """Its victories in this tournament. [L-26.3]"""
    return one.victories


def _missions(one: Gladiator) -> int:
    """One for a mission done. [L-29.4]"""
    return int(one.victories > 0)


def _initial(one: Gladiator) -> int:
    """The level at which it begins. [L-31.11]"""
    return one.initial


_COLUMNS: dict[str, Counted] = {
    "missions": _missions,
    "standing": _standing,
    "levels": _level,
    "victories": _victories,
    "initial": _initial,
}


def _cell(state: State, seat: int, counted: Counted) -> Cell:
    """Add up what a seat's gladiators bring, one line for each that brings something."""
    return added(
        Line(amount, say("gloria-sheet-gladiator", one=name_of(one), level=level_ref(one.initial)))
        for one in state.gladiators
        if one.owner == seat and (amount := counted(one))
    )


def _columns(words: Iterable[str]) -> tuple[Column, ...]:
    return tuple(Column(word, say(f"gloria-sheet-{word}")) for word in words)


def tournament_sheet(state: State, result: Tournament, ranks: Sequence[int]) -> Sheet:
    """Tell who stands, with which levels and victories, and why it is over. [L-29]

    In a campaign it is one tournament of several; otherwise the whole game.
    """
    missions = state.options.victory == "missions" and state.options.mode == "melee"
    words = [*(["missions"] if missions else []), "standing", "levels", "victories"]
    rows = [
        SheetRow(
            (seat,),
            tuple(_cell(state, seat, _COLUMNS[word]) for word in words),
            ranks[seat] if result.winners else None,
            seat in result.winners,
        )
        for seat in range(state.options.players)
    ]
    campaign = state.options.campaign is not None
    return Sheet(
        kind="tournament" if campaign else FINAL,
        number=state.tournament,
        title=won_title("gloria-won", result.winners) or say("gloria-draw"),
        article="L-29.1",
        columns=_columns(words),
        rows=tuple(sorted(rows, key=best_first)),
        notes=_why(result, rows, words),
        onward=say("gloria-sheet-onward-tests") if campaign else None,
    )


def won_title(key: str, winners: Sequence[int]) -> Message | None:
    """Say who won; nothing where nobody did."""
    seats = tuple(map(seat_ref, winners))
    return say(key, seats=seats, count=len(seats)) if seats else None


def _why(result: Tournament, rows: Sequence[SheetRow], words: Sequence[str]) -> tuple[Message, ...]:
    """Say what decided, and what broke a tie. [L-29.1 to L-29.4]"""
    why = say(f"gloria-sheet-why-{result.reason}", article=_ARTICLES[result.reason])
    return (why, _tie(rows, words)) if result.decided_by == "L-29.3" else (why,)


def _tie(rows: Sequence[SheetRow], words: Sequence[str]) -> Message:
    """Say in which count the winners had more than all who were equal to them so far. [L-29.3]"""
    winner = next(row for row in rows if row.won)
    equal = [row for row in rows if not row.won]
    for at, word in enumerate(words):
        most = winner.cells[at].amount or 0
        others = [row.cells[at].amount or 0 for row in equal]
        equal = [row for row in equal if row.cells[at].amount == most]
        if others and not equal:
            return say(
                "gloria-sheet-why-tie", article="L-29.3", word=word, most=most, next=max(others)
            )
    return say("gloria-sheet-why-shared", article="L-29.3")


def tests_sheet(state: State) -> Sheet:
    """Tell what every test of experience brought, and the laurels so far. [L-31.1 to L-31.7]"""
    rows = tuple(
        SheetRow(
            (seat,),
            (
                Cell(school.laurels),
                added(_test(state, one) for one in state.gladiators if one.owner == seat),
                Cell(school.freed),
            ),
        )
        for seat, school in enumerate(state.schools)
    )
    return Sheet(
        kind="tests",
        number=state.tournament,
        title=say("gloria-sheet-tests"),
        article="L-31.3",
        columns=_columns(("laurels", "learned", "freed")),
        rows=rows,
        onward=_after_tests(state),
    )


def _after_tests(state: State) -> Message:
    """Say what follows the tests: the next tournament, or the end of the campaign. [L-31.11]"""
    if state.tournament == state.options.campaign:
        return say("gloria-sheet-onward-end")
    return say("gloria-sheet-onward-tournament", number=state.tournament + 1)


def _test(state: State, one: Gladiator) -> Line:
    """Say what a gladiator's dice brought: a level more, death, or nothing. [L-31.3 to L-31.6]"""
    fallen = [die for die in state.dice if die.label == "xp" and die.who == one.id]
    learned = one.initial - fallen[0].limit
    word = "dies" if one.status == "dead" else "learns" if learned else "stays"
    if one.status == "freed":
        word = "rudis"
    return Line(
        learned,
        say(
            f"gloria-sheet-test-{word}",
            one=name_of(one),
            dice=tuple(die.value for die in fallen),
            level=level_ref(one.initial),
        ),
    )


def campaign_sheet(state: State, winners: Sequence[int], ranks: Sequence[int], tie: bool) -> Sheet:
    """Tell laurels, the freed and the sum of levels of every school. [L-31.11]"""
    rows = [
        SheetRow(
            (seat,),
            (
                added(
                    Line(1, say("gloria-sheet-tournament", number=number))
                    for number, result in enumerate(state.tournaments, 1)
                    if seat in result.winners
                ),
                _freed(state, seat),
                _cell(state, seat, _COLUMNS["initial"]),
            ),
            ranks[seat],
            seat in winners,
        )
        for seat in range(state.options.players)
    ]
    words = ["campaign"] + (["campaign-tie"] if tie else [])
    return Sheet(
        kind=FINAL,
        number=1,
        title=won_title("gloria-campaign-won", winners) or say("gloria-draw"),
        article="L-31.11",
        columns=_columns(("laurels", "freed", "initial")),
        rows=tuple(sorted(rows, key=best_first)),
        notes=tuple(say(f"gloria-sheet-why-{word}", article="L-31.11") for word in words),
    )


def _freed(state: State, seat: int) -> Cell:
    """List those who were given the rudis. [L-31.6]"""
    return added(
        Line(
            1,
            say(
                "gloria-sheet-freed-in",
                one=Ref("gladiator", memory.name),
                number=memory.tournament,
            ),
        )
        for memory in state.memories
        if memory.owner == seat and memory.end == "rudis"
    )
