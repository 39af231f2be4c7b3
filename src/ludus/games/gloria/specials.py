"""Special results: what a blow that strikes home does beside the wound. Chapter L-21."""

from collections.abc import Callable
from typing import NamedTuple

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria.board import leave_on_ground, weapons_in
from ludus.games.gloria.defeat import check_defeat
from ludus.games.gloria.equipment import KINDS, SHIELDS, SNARES
from ludus.games.gloria.frames import Joust, act_of
from ludus.games.gloria.moves import LOSE, Move
from ludus.games.gloria.objects import lose_from_hand
from ludus.games.gloria.retreat import fall
from ludus.games.gloria.state import Die, Gladiator, State, carry
from ludus.games.gloria.tell import item_ref, name_of
from ludus.kit.dice import d10


class Hit(NamedTuple):
    """A blow that struck home: where, who, whom, and who is told."""

    state: State
    frame: Joust
    striker: Gladiator
    victim: Gladiator
    sink: Sink | None


Effect = Callable[[Hit], None]


def special_result(
    state: State,
    frame: Joust,
    striker: Gladiator,
    victim: Gladiator,
    fate: Fate,
    sink: Sink | None,
) -> None:
    """Roll on the table; whatever it says befalls the one struck. [L-20.5, L-21]"""
    die = d10(fate, "spec")
    word, effect = _TABLE[die]
    state.dice.append(Die("spec", striker.id, die, result=word))
    if sink:
        sink.tell(say(f"gloria-special-{word}", one=name_of(victim), striker=name_of(striker)))
    effect(Hit(state, frame, striker, victim, sink))


def _killed(hit: Hit) -> None:
    """0: dead. [L-21.1]"""
    check_defeat(hit.state, hit.striker, hit.victim, hit.sink, killed=True)


def _wounded(hit: Hit) -> None:
    """1: one more level, whatever armour is worn. [L-21.2]"""
    wound(hit.victim)


def wound(one: Gladiator) -> None:
    """Lose a level. [L-20.4, L-21.2]"""
    one.level -= 1
    one.hurt = True
    one.scars += 1


def _stunned(hit: Hit) -> None:
    """2: no marker in the next turn. [L-21.3]"""
    hit.victim.stunned = hit.state.turn + 1


def _falls(hit: Hit) -> None:
    """3: to the ground. [L-21.4]"""
    fall(hit.victim, hit.sink)


def _disarmed(hit: Hit) -> None:
    """4: a snare, the shield or a second weapon is lost, as its owner likes. [L-21.5]"""
    _lose_one(hit, spare_things(hit.victim))


def spare_things(one: Gladiator) -> tuple[str, ...]:
    """List what result 4 can take: never armour, never the only weapon in hand. [L-21.5]"""
    things = [item for item in one.hands if KINDS[item] in (*SNARES, *SHIELDS)]
    weapons = weapons_in(one.hands)
    if len(weapons) > 1:
        things += weapons
    if one.sheathed:
        things.append(one.sheathed)
    return tuple(dict.fromkeys(things))


def _weapon_falls(hit: Hit) -> None:
    """5: the weapon in hand falls; of two the owner chooses one. [L-21.6]"""
    _lose_one(hit, tuple(dict.fromkeys(weapons_in(hit.victim.hands))))


def _lose_one(hit: Hit, things: tuple[str, ...]) -> None:
    if len(things) > 1:
        hit.frame.wait(hit.victim.owner, "lose")
    elif things:
        _lose(hit.state, hit.victim, things[0], hit.sink)


def lose_moves(state: State, frame: Joust) -> list[Move]:
    """The owner says what is lost. [L-21.5, L-21.6]"""
    victim = _struck(state, frame)
    weapon_only = state.dice[-1].result == "weapon"
    things = weapons_in(victim.hands) if weapon_only else spare_things(victim)
    return [LOSE[item] for item in dict.fromkeys(things)]


def lose(state: State, frame: Joust, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Lose what was chosen."""
    _lose(state, _struck(state, frame), move.word, sink)
    frame.resume()


def _struck(state: State, frame: Joust) -> Gladiator:
    """Give the victim of the result being applied."""
    first = frame.results[frame.at].first
    return state.gladiators[frame.second if first else frame.first]


def _lose(state: State, one: Gladiator, item: str, sink: Sink | None) -> None:
    """It falls where its owner is now; of two alike a sheathed one before the last in hand.

    [L-21.5, L-21.6]
    """
    spare = state.dice[-1].result == "disarmed" and len(weapons_in(one.hands)) < 2
    if item == one.sheathed and (spare or item not in one.hands):
        carry(one, one.hands, "")
    else:
        lose_from_hand(one, item)
    leave_on_ground(state, item, one.hex)
    if sink:
        sink.tell(say("gloria-loses", one=name_of(one), item=item_ref(item)))


def _cowed(hit: Hit) -> None:
    """6: in the next turn it can only defend itself. [L-21.7]"""
    hit.victim.cowed = hit.state.turn + 1


def _nothing(hit: Hit) -> None:
    """7: nothing. [L-21.8]"""


def _again(hit: Hit) -> None:
    """8: the striker may joust with the same opponent once more. [L-21.9]"""
    if hit.striker.id == hit.state.active:
        act = act_of(hit.state.frames)
        act.rights = (*act.rights, hit.victim.id)
    else:
        main_joust(hit.state).rights += 1


def main_joust(state: State) -> Joust:
    """Find the innermost joust that is no free attack and no jostle fight."""
    return next(
        frame
        for frame in reversed(state.frames)
        if isinstance(frame, Joust) and frame.kind in ("joust", "pull")
    )


def _elated(hit: Hit) -> None:
    """9: a striker still in combat gains a level for the rest of the tournament. [L-21.10]"""
    if hit.striker.status == "fit":
        hit.striker.level += 1


_TABLE: tuple[tuple[str, Effect], ...] = (
    ("killed", _killed),
    ("wounded", _wounded),
    ("stunned", _stunned),
    ("felled", _falls),
    ("disarmed", _disarmed),
    ("weapon", _weapon_falls),
    ("cowed", _cowed),
    ("nothing", _nothing),
    ("again", _again),
    ("elated", _elated),
)
"""The results by the die: the word for each, and what it does."""

RESULTS = tuple(word for word, _ in _TABLE)
