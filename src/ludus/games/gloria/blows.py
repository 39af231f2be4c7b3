"""Applying the results of a joust, one after another. Chapter L-20."""

from ludus.core.decisions import Context
from ludus.core.message import say
from ludus.games.gloria.advances import close_in
from ludus.games.gloria.defeat import check_defeat
from ludus.games.gloria.frames import Aftermath, Forced, Joust
from ludus.games.gloria.readings import protection
from ludus.games.gloria.retreat import pend
from ludus.games.gloria.roles import pair, striking
from ludus.games.gloria.specials import special_result, wound
from ludus.games.gloria.state import Die, Gladiator, Pending, State
from ludus.games.gloria.tell import name_of
from ludus.kit.dice import d10

Jousting = Context[State, Joust]


def take_up(context: Jousting) -> None:
    """Take up the next result: the attacker's all before the defender's. [L-20.1, L-20.3, L-20.7]

    A defender that is out by then strikes no more; of two attackers both do. The dead feel nothing.
    """
    state, frame = context.state, context.frame
    frame.at += 1
    if frame.at == len(frame.results):
        frame.stage = "after"
        return
    result = frame.results[frame.at]
    striker, victim = pair(state, frame, result)
    void = not result.first and not frame.tie and striker.status != "fit"
    if void or victim.status == "dead":
        return
    frame.origin = victim.hex
    frame.lying = victim.down
    if result.blow == "close":
        frame.stage = "armour"
        close_in(context)
        return
    _count(frame, striker)
    if context.sink:
        context.sink.tell(say("gloria-touches", one=name_of(striker), other=name_of(victim)))
    if victim.down:
        frame.stage = "armour"
    else:
        frame.stage = "step"
        state.frames.append(Forced(who=victim.id, away=striker.hex))


def _count(frame: Joust, striker: Gladiator) -> None:
    """Count a touch as applied. [L-22.6]"""
    mine, theirs = frame.dealt
    frame.dealt = (mine + 1, theirs) if striker.id == frame.engager else (mine, theirs + 1)


def step_done(context: Jousting) -> None:
    """After the step back: a wall earns a free attack, and a push goes on. [L-15.4, L-24.4]"""
    state, frame = context.state, context.frame
    striker, victim = striking(state, frame)
    _meet_wall(state, striker, victim)
    if frame.results[frame.at].blow == "push" and not (victim.down or state.hit):
        frame.stage = "again"
        state.frames.append(Forced(who=victim.id, away=striker.hex))
    else:
        frame.stage = "armour"


def step_again(context: Jousting) -> None:
    """After the second step of a push. [L-15.4]"""
    _meet_wall(context.state, *striking(context.state, context.frame))
    context.frame.stage = "armour"


def _meet_wall(state: State, striker: Gladiator, victim: Gladiator) -> None:
    if state.hit:
        pend(state, Pending("free", striker.id, victim.id))


def strike_home(context: Jousting) -> None:
    """Protection, then the special result, then defeat. [L-20.4, L-20.5, L-20.6]"""
    frame = context.frame
    result = frame.results[frame.at]
    striker, victim = pair(context.state, frame, result)
    frame.stage = "advance"
    if result.blow == "touch":
        _protect(context, victim)
    if result.special:
        special_result(context, striker, victim)
    check_defeat(context, striker, victim)


def _protect(context: Jousting, victim: Gladiator) -> None:
    """A die below the weight stops the blow; else a level is lost. [L-20.4]"""
    die = d10(context.fate, "prot")
    total = protection(victim, die, lying=context.frame.lying)
    stopped = total < victim.weight
    if not stopped:
        wound(victim)
    word = "stopped" if stopped else "wounded"
    context.state.dice.append(Die("prot", victim.id, die, total, victim.weight, word))
    if context.sink:
        told = say(f"gloria-{word}", one=name_of(victim), die=die, level=victim.level)
        context.sink.tell(told)


def run_queue(context: Jousting) -> None:
    """Free attacks and jostle fights come after the results of the joust itself. [L-22.5]"""
    context.frame.stage = "end"
    if context.frame.kind in ("joust", "pull") and context.state.queue:
        context.state.frames.append(Aftermath())
