"""Special results: what a blow that strikes home does beside the wound. Chapter L-21."""

from collections.abc import Callable
from typing import NamedTuple

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria.board import leave_on_ground, weapons_in
from ludus.games.gloria.defeat import check_defeat
from ludus.games.gloria.equipment import KINDS, SHIELDS, SNARES
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.frames import Joust, act_of
from ludus.games.gloria.moves import Lose
from ludus.games.gloria.objects import lose_from_hand
from ludus.games.gloria.retreat import fall
from ludus.games.gloria.roles import main_joust, striking
from ludus.games.gloria.state import Die, Gladiator, State, carry
from ludus.games.gloria.tell import item_ref, name_of, no
from ludus.kit.dice import d10

Jousting = Context[State, Joust]


class Hit(NamedTuple):
    """A blow that struck home: where, who and whom."""

    context: Jousting
    striker: Gladiator
    victim: Gladiator


Effect = Callable[[Hit], None]


def special_result(context: Jousting, striker: Gladiator, victim: Gladiator) -> None:
    """Roll on the table; whatever it says befalls the one struck. [L-20.5, L-21]"""
    die = d10(context.fate, "spec")
    word, effect = _TABLE[die]
    context.state.dice.append(Die("spec", striker.id, die, result=word))
    if context.sink:
        facts = {"one": name_of(victim), "striker": name_of(striker)}
        context.sink.tell(say(f"gloria-special-{word}", **facts))
    effect(Hit(context, striker, victim))


def _killed(hit: Hit) -> None:
    """0: dead. [L-21.1]"""
    check_defeat(hit.context, hit.striker, hit.victim, killed=True)


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
    hit.victim.stunned = hit.context.state.turn + 1


def _falls(hit: Hit) -> None:
    """3: to the ground. [L-21.4]"""
    fall(hit.victim, hit.context.sink)


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
        hit.context.frame.wait(hit.victim.owner, LOSE.word)
    elif things:
        _lose(hit.context, hit.victim, things[0])


def losses(context: Jousting) -> list[Lose]:
    """The owner says what is lost. [L-21.5, L-21.6]"""
    _, victim = striking(context.state, context.frame)
    weapon_only = _weapon_only(context.state)
    things = weapons_in(victim.hands) if weapon_only else spare_things(victim)
    return [Lose(item) for item in dict.fromkeys(things)]


def _weapon_only(state: State) -> bool:
    """Tell result 5 from result 4."""
    return state.dice[-1].result == "weapon"


def no_loss(context: Jousting, move: Lose) -> Refusal | None:
    """Refuse what is not carried, and what the result does not take. [L-21.5, L-21.6]"""
    _, victim = striking(context.state, context.frame)
    item = move.item
    facts = {"one": name_of(victim), "item": item_ref(item)}
    if item not in (*victim.hands, victim.sheathed):
        return no("L-21.5", "not-carried", **facts)
    if _weapon_only(context.state):
        in_hand = item in weapons_in(victim.hands)
        return None if in_hand else no("L-21.6", "lose-weapon", **facts)
    return None if item in spare_things(victim) else no("L-21.5", "lose-last-weapon", **facts)


def lose(context: Jousting, move: Lose) -> None:
    """Lose what was chosen."""
    _, victim = striking(context.state, context.frame)
    _lose(context, victim, move.item)
    context.frame.resume()


LOSE: Decision[State, Joust, Lose] = Decision(
    word="lose",
    article="L-21.5",
    moves=(Lose,),
    offers=losses,
    forbids=no_loss,
    answer=lose,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""What is lost by result 4 or 5. [L-21.5, L-21.6]"""


def _lose(context: Jousting, one: Gladiator, item: str) -> None:
    """It falls where its owner is now; result 4 takes a sheathed one before its like in hand.

    [L-21.5, L-21.6]
    """
    state = context.state
    if item == one.sheathed and not _weapon_only(state):
        carry(one, one.hands, "")
    else:
        lose_from_hand(one, item)
    leave_on_ground(state, item, one.hex)
    if context.sink:
        context.sink.tell(say("gloria-loses", one=name_of(one), item=item_ref(item)))


def _cowed(hit: Hit) -> None:
    """6: in the next turn it can only defend itself. [L-21.7]"""
    hit.victim.cowed = hit.context.state.turn + 1


def _nothing(hit: Hit) -> None:
    """7: nothing. [L-21.8]"""


def _again(hit: Hit) -> None:
    """8: the striker may joust with the same opponent once more. [L-21.9]"""
    state = hit.context.state
    if hit.striker.id == state.active:
        act = act_of(state.frames)
        act.rights = (*act.rights, hit.victim.id)
    else:
        main_joust(state).rights += 1


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
