"""Jousts from the roles to the dice: more dice are bought, all are rolled. L-18 and L-19."""

from ludus.core.decisions import Context, Decision, always
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria.board import cannot_fight, sees
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.frames import Joust, Result
from ludus.games.gloria.moves import DICE, Buy
from ludus.games.gloria.options import ARENA
from ludus.games.gloria.readings import strikes_home, touches
from ludus.games.gloria.roles import attacks, blow_of, buyer
from ludus.games.gloria.state import Die, Gladiator, State
from ludus.games.gloria.tell import name_of, too_few_points
from ludus.kit.dice import d10

Jousting = Context[State, Joust]


def give_roles(state: State, frame: Joust, *, first: int, tie: bool) -> None:
    """Give the roles; then dice are bought, by the defender or the engaged one first. [L-18.3]"""
    one, other = state.gladiators[frame.engager], state.gladiators[frame.engaged]
    frame.first = first
    frame.second = frame.engaged if first == frame.engager else frame.engager
    frame.tie = tie
    frame.reacts = frame.kind == "joust" and not cannot_fight(other, one)
    frame.stage = "buy"
    if frame.reacts and state.gladiators[frame.second].pa >= ARENA.dice[1]:
        frame.wait(state.gladiators[frame.second].owner, BUY.word)
    else:
        _ask_first(state, frame)


def _ask_first(state: State, frame: Joust) -> None:
    """Then the attacker, or of two attackers the engager, buys dice. [L-18.3]"""
    one = state.gladiators[frame.first]
    frame.stage = "roll"
    if one.pa >= ARENA.dice[1]:
        frame.wait(one.owner, BUY.word)


def start_alone(state: State, frame: Joust) -> None:
    """An attack without defence: the striker is attacker and may buy dice. [L-13.9, L-24.4]"""
    give_roles(state, frame, first=frame.engager, tie=False)


def no_purchase(context: Jousting, move: Buy) -> Refusal | None:
    """Refuse more dice than PA allow. [L-18.2]"""
    one = buyer(context.state, context.frame)
    return too_few_points(one, ARENA.dice[move.count], "L-18.2")


def buy(context: Jousting, move: Buy) -> None:
    """Pay for more dice. [L-18.2]"""
    state, frame = context.state, context.frame
    one = buyer(state, frame)
    one.pa -= ARENA.dice[move.count]
    frame.resume()
    if context.sink and move.count:
        context.sink.tell(say("gloria-buys", one=name_of(one), count=move.count))
    if frame.stage == "buy":
        frame.extra = (0, move.count)
        _ask_first(state, frame)
    else:
        frame.extra = (move.count, frame.extra[1])


BUY: Decision[State, Joust, Buy] = Decision(
    word="buy",
    article="L-18.2",
    moves=(Buy,),
    offers=always(*map(Buy, DICE.values)),
    forbids=no_purchase,
    answer=buy,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""How many more dice to buy. [L-18.2]"""


def roll(context: Jousting) -> None:
    """Roll all dice, the attacker's first, and read them with the levels held now.

    [L-18.1, L-18.4, L-18.5, L-19.3]
    """
    state, frame = context.state, context.frame
    one, other = state.gladiators[frame.first], state.gladiators[frame.second]
    mine = _read_dice(context, one, other, 1 + frame.extra[0])
    theirs: list[Result] = []
    if frame.reacts:
        theirs = _read_dice(context, other, one, 1 + frame.extra[1])
    frame.touches = (count_touches(mine), count_touches(theirs))
    frame.results = (*mine, *theirs)
    frame.stage = "next"


def count_touches(results: list[Result]) -> int:
    """Count touches rolled; pushes count, steps nearer do not. [L-22.1]"""
    return sum(result.blow != "close" for result in results)


def _read_dice(context: Jousting, one: Gladiator, other: Gladiator, count: int) -> list[Result]:
    """Roll one side's dice. An attacker touches up to its level, and below half of it strikes home;
    a defender touches below half. [L-18.4, L-19.1, L-19.2]
    """
    frame = context.frame
    first = one.id == frame.first
    attacking = attacks(frame, one)
    if attacking and (other.down or not sees(other, one.hex)):
        count += 1
    label = "atk" if attacking else "def"
    blow = blow_of(frame, one, other)
    found = []
    for _ in range(count):
        die = d10(context.fate, label)
        hit = touches(one, die, attacking=attacking)
        special = attacking and strikes_home(one, die)
        word = ("special" if special else blow) if hit else "miss"
        context.state.dice.append(Die(label, one.id, die, die, one.level, word))
        if hit:
            found.append(Result(first, blow, special, False))
    if found:
        found[-1] = Result(first, blow, found[-1].special, True)
    return found
