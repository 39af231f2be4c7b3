"""Free attacks and jostle fights, once a joust is applied. Articles L-22.5, L-23.6, L-24.4."""

from ludus.core.decisions import Context, Decision, always
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria.board import cannot_fight, may_attack, no_enemy, no_reach
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.frames import Aftermath, Joust
from ludus.games.gloria.geometry import turn_to
from ludus.games.gloria.jousts import start_alone
from ludus.games.gloria.moves import DECLINE, DICE, Decline, Fight
from ludus.games.gloria.options import ARENA, COSTS
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import name_of, too_few_points
from ludus.kit.hexes import length

After = Context[State, Aftermath]


def run_aftermath(context: After) -> None:
    """Take up the next one in the queue, until there is none. [L-22.5]"""
    state, frame = context.state, context.frame
    if not state.queue:
        state.frames.pop()
        return
    item = state.queue.pop(0)
    striker, victim = state.gladiators[item.striker], state.gladiators[item.victim]
    if item.kind == "free":
        _free_attack(context, striker, victim)
    elif can_jostle(striker, victim):
        frame.striker, frame.victim = striker.id, victim.id
        frame.wait(striker.owner, JOSTLE.word)


def _free_attack(context: After, striker: Gladiator, victim: Gladiator) -> None:
    """At the wall the victim is struck once more for nothing, if it is still in reach. [L-24.4]"""
    state = context.state
    if (
        not may_attack(state, striker)
        or no_enemy(state, striker, victim)
        or no_reach(state, striker, victim, "L-24.4")
    ):
        return
    striker.facing = turn_to(striker.facing, victim.hex - striker.hex)
    far = length(victim.hex - striker.hex) > 1
    attack = Joust(engager=striker.id, engaged=victim.id, kind="free", far=far)
    state.frames.append(attack)
    if context.sink:
        facts = {"one": name_of(striker), "other": name_of(victim)}
        context.sink.tell(say("gloria-free-attack", **facts))
    start_alone(state, attack)


def can_jostle(one: Gladiator, mover: Gladiator) -> bool:
    """A jostle fight needs a mover in combat beside and in front, and someone able to fight.

    [L-23.6]
    """
    return (
        one.status == "fit"
        and mover.status == "fit"
        and one.pa >= COSTS.engage
        and length(mover.hex - one.hex) == 1
        and not cannot_fight(one, mover)
        and not one.appealing
        and not mover.appealing
    )


def no_jostle_fight(context: After, move: Fight | Decline) -> Refusal | None:
    """Refuse more dice than PA allow beside the point for the fight. [L-18.2, L-23.6]"""
    if isinstance(move, Decline):
        return None
    one = context.state.gladiators[context.frame.striker]
    return too_few_points(one, COSTS.engage + ARENA.dice[move.count], "L-23.6")


def jostle(context: After, move: Fight | Decline) -> None:
    """Strike at the one who fell into the hex, who has no dice. [L-23.6]"""
    state, frame = context.state, context.frame
    frame.resume()
    if isinstance(move, Decline):
        return
    one, other = state.gladiators[frame.striker], state.gladiators[frame.victim]
    one.pa -= COSTS.engage + ARENA.dice[move.count]
    state.frames.append(
        Joust(
            engager=one.id,
            engaged=other.id,
            kind="jostle",
            stage="roll",
            first=one.id,
            second=other.id,
            extra=(move.count, 0),
        )
    )
    if context.sink:
        context.sink.tell(say("gloria-jostle-fight", one=name_of(one), other=name_of(other)))


JOSTLE: Decision[State, Aftermath, Fight | Decline] = Decision(
    word="jostle",
    article="L-23.6",
    moves=(Fight, Decline),
    offers=always(DECLINE, *map(Fight, DICE.values)),
    forbids=no_jostle_fight,
    answer=jostle,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""Whether to fight the one who fell into the hex, and with how many dice. [L-23.6]"""
