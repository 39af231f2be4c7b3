"""What is asked, and of whom: the gladiators a question is about, and its sentence."""

from typing import Any

from msgspec import Struct

from ludus.core.decisions import NO_FATE, Context
from ludus.core.message import Fact, Message
from ludus.core.moves import Move
from ludus.games.gloria.board import fit, hostile
from ludus.games.gloria.decisions import BY_WORD
from ludus.games.gloria.forecasts.sides import NOBODY, question_sides
from ludus.games.gloria.geometry import AIM
from ludus.games.gloria.moves import STAY, TEST, Engage, Place
from ludus.games.gloria.objects import TOSS
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.roles import attacks
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import item_ref, name_of
from ludus.games.gloria.tournament import deployments, markers
from ludus.games.gloria.view import View
from ludus.kit.hexes import DIRECTIONS, Hex, square


class Asked(Struct, frozen=True):
    """What is asked, and of whom; -1 is nobody.

    who      the gladiator that the question is about
    other    the other one of the joust or throw
    mover    the one that a direction leads from: it is the thrower that is pulled in [L-13.9]
    said     what is to be decided, in words; None where nothing is
    engages  by gladiator: the move with which the one asked about would engage it, allowed or not
    tosses   the hexes into which it could drop or kick something [L-11.6, L-11.7]
    looks    while a troop is placed, by hex of its zone: the facing to the middle of the arena
    advised  the placement of somebody without a wish of their own
    """

    who: int = NOBODY
    other: int = NOBODY
    mover: int = NOBODY
    said: Message | None = None
    engages: dict[int, str] = {}
    tosses: tuple[Hex, ...] = ()
    looks: dict[Hex, int] = {}
    advised: str = ""


def asked(view: View) -> Asked:
    """Tell what is asked."""
    table = view.table
    if not table.frames or not view.ask:
        return Asked()
    who, other = question_sides(table)
    mover = other if view.ask == "pull" else who
    places = _placements(view) if view.ask == "deploy" else []
    acts = engagements(table, table.gladiators[who]) if view.ask == "act" else {}
    return Asked(
        who=who,
        other=other,
        mover=mover,
        said=said(view),
        engages={foe: str(move) for foe, move in acts.items()},
        tosses=_tosses(view, who) if view.ask == "act" else (),
        looks={place.hex: to_middle(place.hex) for place in places},
        advised=_advised(table, places),
    )


# The sentence.


def said(view: View) -> Message:
    """Say to the seat that decides what it can do."""
    table = view.table
    who, against = question_sides(table)
    frame: Any = table.frames[-1]
    facts: dict[str, Fact] = {
        "stand": COSTS.stand,
        "free": COSTS.free,
        "pivot": COSTS.pivot,
        "step": COSTS.ahead,
        "test": COSTS.engage,
        "engage": COSTS.engage,
        "withdraw": COSTS.withdraw,
    }
    if who != NOBODY:
        one = table.gladiators[who]
        other = one if against == NOBODY else table.gladiators[against]
        facts |= {"one": name_of(one), "other": name_of(other), "pa": one.pa, "level": one.level}
    if view.ask == "toss":
        facts["item"] = item_ref(frame.item)
    elif view.ask == "deploy":
        facts["left"] = len({place.who for place in _placements(view)})
    elif view.ask == "pick" and view.turn is not None:
        facts["count"] = len(markers(table, view.turn))
    return Message(f"gloria-board-ask-{_key(view, who)}", facts)


def _key(view: View, who: int) -> str:
    """Choose the sentence: some questions have more than one."""
    frame: Any = view.table.frames[-1]
    match view.ask:
        case "act":
            return f"act{_state(view.table.gladiators[who], frame)}"
        case "buy":
            attacking = attacks(frame, view.table.gladiators[who])
            return "buy-attack" if attacking else "buy-defend"
        case "react":
            return "react" if _is_allowed(view, TEST) else "react-fast"
        case "advance":
            return "advance" if _is_allowed(view, STAY) else "advance-must"
        case _:
            return view.ask


def _state(one: Gladiator, act: Any) -> str:
    states = {
        "-snared": bool(one.snare),
        "-down": one.down,
        "-crossing": act.crossing,
        "-stopped": act.stopped,
    }
    return next((state for state, holds in states.items() if holds), "")


def context_of(view: View) -> Context[State, Any]:
    """Put a question of the rules as the seat that decides would."""
    seat = NOBODY if view.turn is None else view.turn
    return Context(view.table, view.table.frames[-1], seat, NO_FATE, None)


def _is_allowed(view: View, move: Move) -> bool:
    return BY_WORD[view.ask].forbids(context_of(view), move) is None


# What a board asks about.


def engagements(table: State, one: Gladiator) -> dict[int, Engage]:
    """Find the move that would engage each enemy in combat, the nearest first. [L-16.1, L-16.2]"""
    foes = [other for other in fit(table) if hostile(table, one, other)]
    foes.sort(key=lambda other: square(other.hex - one.hex))
    return {other.id: Engage(other.id, AIM[other.hex - one.hex][0]) for other in foes}


def _tosses(view: View, who: int) -> tuple[Hex, ...]:
    here = view.table.gladiators[who].hex
    return tuple(here + DIRECTIONS[move.way] for move in TOSS.legal(context_of(view)))


def _placements(view: View) -> list[Place]:
    return deployments(context_of(view))


def to_middle(place: Hex) -> int:
    """Give the facing from a hex to the middle of the arena."""
    return AIM[-place][0]


def _advised(table: State, places: list[Place]) -> str:
    """Choose a placement: short weapons before long ones, as far forward as there is room."""
    ahead = [place for place in places if place.facing == to_middle(place.hex)]

    def order(place: Place) -> tuple[int, ...]:
        long = table.gladiators[place.who].arm == "long"
        return long, place.who, square(place.hex), place.hex

    return str(min(ahead, key=order)) if ahead else ""
