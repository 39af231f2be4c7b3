"""Applying the results of a joust, one after another. Chapters L-20 and L-22."""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria.activation import begin_joust, can_engage, end_phase, usable_rights
from ludus.games.gloria.board import free_of_all, set_hex
from ludus.games.gloria.defeat import check_defeat
from ludus.games.gloria.frames import Act, Aftermath, Blow, Forced, Joust, Result, Throw, act_of
from ludus.games.gloria.geometry import AIM, turn_to
from ludus.games.gloria.moves import ADVANCE, DECLINE, ENGAGE, STAY, Move
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.retreat import pend
from ludus.games.gloria.specials import main_joust, special_result, wound
from ludus.games.gloria.state import Die, Gladiator, Pending, State, has_shield
from ludus.games.gloria.tell import name_of
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS, length


def blow_of(frame: Joust, one: Gladiator, other: Gladiator) -> Blow:
    """Say what a success of one on the other is.

    At two hexes a short arm only gets nearer to a long one. The pusher pushes, and so does whoever
    fights with nothing but a shield. [L-11.10, L-15.3, L-19.4]
    """
    if frame.far and one.arm != "long" and other.arm == "long":
        return "close"
    shield_only = not one.arm and has_shield(one)
    return "push" if (frame.push and one.id == frame.engager) or shield_only else "touch"


def pair(state: State, frame: Joust, result: Result) -> tuple[Gladiator, Gladiator]:
    """Give striker and victim of a result."""
    first, second = state.gladiators[frame.first], state.gladiators[frame.second]
    return (first, second) if result.first else (second, first)


def take_up(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Take up the next result: the attacker's all before the defender's. [L-20.1, L-20.3, L-20.7]

    A defender that is out by then strikes no more; of two attackers both do. The dead feel nothing.
    """
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
        _close_in(state, frame, striker, victim)
        return
    _count(frame, striker)
    if sink:
        sink.tell(say("gloria-touches", one=name_of(striker), other=name_of(victim)))
    if victim.down:
        frame.stage = "armour"
    else:
        frame.stage = "step"
        state.frames.append(Forced(who=victim.id, away=striker.hex))


def _count(frame: Joust, striker: Gladiator) -> None:
    """Count a touch as applied. [L-22.6]"""
    mine, theirs = frame.dealt
    frame.dealt = (mine + 1, theirs) if striker.id == frame.engager else (mine, theirs + 1)


def step_done(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """After the step back: a wall earns a free attack, and a push goes on. [L-15.4, L-24.4]"""
    striker, victim = pair(state, frame, frame.results[frame.at])
    _meet_wall(state, striker, victim)
    if frame.results[frame.at].blow == "push" and not (victim.down or state.hit):
        frame.stage = "again"
        state.frames.append(Forced(who=victim.id, away=striker.hex))
    else:
        frame.stage = "armour"


def step_again(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """After the second step of a push. [L-15.4]"""
    _meet_wall(state, *pair(state, frame, frame.results[frame.at]))
    frame.stage = "armour"


def _meet_wall(state: State, striker: Gladiator, victim: Gladiator) -> None:
    if state.hit:
        pend(state, Pending("free", striker.id, victim.id))


def strike_home(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:
    """Protection, then the special result, then defeat. [L-20.4, L-20.5, L-20.6]"""
    result = frame.results[frame.at]
    striker, victim = pair(state, frame, result)
    frame.stage = "advance"
    if result.blow == "touch":
        _protect(state, frame, victim, fate, sink)
    if result.special:
        special_result(state, frame, striker, victim, fate, sink)
    check_defeat(state, striker, victim, sink)


def _protect(state: State, frame: Joust, victim: Gladiator, fate: Fate, sink: Sink | None) -> None:
    """A die below the weight stops the blow; else a level is lost. [L-20.4]

    A long weapon, a clumsy shield and lying on the ground each add 1 to the die.
    """
    die = d10(fate, "prot")
    total = 4 * (die + victim.guard + frame.lying)
    stopped = total < victim.weight
    if not stopped:
        wound(victim)
    word = "stopped" if stopped else "wounded"
    state.dice.append(Die("prot", victim.id, die, total, victim.weight, word))
    if sink:
        sink.tell(say(f"gloria-{word}", one=name_of(victim), die=die, level=victim.level))


def _close_in(state: State, frame: Joust, striker: Gladiator, victim: Gladiator) -> None:
    """A short arm steps nearer to a long one, where it can. [L-19.4]"""
    ways = ways_nearer(state, frame, striker)
    if len(ways) > 1:
        frame.wait(striker.owner, "advance")
    elif ways:
        _go(state, striker, victim, ways[0])


def ways_nearer(state: State, frame: Joust, striker: Gladiator) -> list[int]:
    """List the ways that bring a standing striker nearer to where the victim stood when struck.

    Only onto empty hexes. [L-19.4, L-22.3]
    """
    if striker.status != "fit" or striker.down or striker.snare:
        return []
    far = length(frame.origin - striker.hex)
    return [
        way
        for way, step in enumerate(DIRECTIONS)
        if length(frame.origin - striker.hex - step) < far
        and free_of_all(state, striker.hex + step)
    ]


def follow(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """The side with more touches follows each that drove the victim back; the last as it likes.

    [L-22.1, L-22.2, L-22.3]
    """
    frame.stage = "next"
    result = frame.results[frame.at]
    striker, victim = pair(state, frame, result)
    mine, theirs = frame.touches if result.first else frame.touches[::-1]
    if result.blow == "close" or victim.hex == frame.origin or mine <= theirs:
        return
    ways = ways_nearer(state, frame, striker)
    if ways and (result.last or len(ways) > 1):
        frame.wait(striker.owner, "advance")
    elif ways:
        _go(state, striker, victim, ways[0])


def advance_moves(state: State, frame: Joust) -> list[Move]:
    """Which way to follow or to close in; after the last touch also not at all. [L-22.2]"""
    result = frame.results[frame.at]
    striker, _ = pair(state, frame, result)
    ways = [ADVANCE[way] for way in ways_nearer(state, frame, striker)]
    return [STAY, *ways] if result.last and result.blow != "close" else ways


def advance(state: State, frame: Joust, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Follow, or stay. [L-22.2]"""
    frame.resume()
    if move is not STAY:
        striker, victim = pair(state, frame, frame.results[frame.at])
        _go(state, striker, victim, move.to)


def _go(state: State, striker: Gladiator, victim: Gladiator, way: int) -> None:
    """Step nearer and turn to the victim. [L-22.4]"""
    set_hex(state, striker, striker.hex + DIRECTIONS[way])
    striker.facing = turn_to(striker.facing, victim.hex - striker.hex)


def run_queue(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Free attacks and jostle fights come after the results of the joust itself. [L-22.5]"""
    frame.stage = "end"
    if frame.kind in ("joust", "pull") and state.queue:
        state.frames.append(Aftermath())


def end_joust(frame: Joust, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Settle who has won; before that a reacting gladiator may use its right to repeat.

    [L-21.9, L-22.6]
    """
    if frame.kind in ("free", "jostle"):
        state.frames.pop()
        if frame.kind == "free":
            _credit(main_joust(state), frame)
        return
    if frame.chained:
        frame.open = frame.open and state.won
    if frame.rights:
        frame.rights -= 1
        reactor, other = repeat_pair(state, frame)
        if reactor.pa >= COSTS.engage and can_engage(state, reactor, other):
            frame.wait(reactor.owner, "repeat")
            return
    _conclude(state, frame, sink)


def _credit(frame: Joust, attack: Joust) -> None:
    """Touches of a free attack count for the joust that caused it. [L-22.6]"""
    mine, theirs = frame.dealt
    more = attack.dealt[0]
    if attack.engager == frame.engager:
        frame.dealt = (mine + more, theirs)
    else:
        frame.dealt = (mine, theirs + more)


def repeat_pair(state: State, frame: Joust) -> tuple[Gladiator, Gladiator]:
    """Give the one of the two that is not active, and the active one. [L-21.9]"""
    one, other = state.gladiators[frame.engager], state.gladiators[frame.engaged]
    return (other, one) if one.id == state.active else (one, other)


def repeat_moves(state: State, frame: Joust) -> list[Move]:
    """Engage the same opponent again, or let the right go. [L-21.9]"""
    reactor, other = repeat_pair(state, frame)
    return [*(ENGAGE[other.id][f] for f in AIM[other.hex - reactor.hex]), DECLINE]


def repeat(state: State, frame: Joust, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Fight once more, with what PA both have left. [L-21.9]"""
    frame.resume()
    if move is DECLINE:
        return
    reactor, other = repeat_pair(state, frame)
    if not frame.chained:
        act = act_of(state.frames)
        frame.chained = True
        frame.open = won_by_active(state, frame) or usable_rights(state, act)
    begin_joust(state, reactor, other, move.facing, sink)


def won_by_active(state: State, frame: Joust) -> bool:
    """More touches, the other one out, or gone: the active gladiator has won. [L-16.7, L-22.6]"""
    engages = frame.engager == state.active
    mine, theirs = frame.dealt if engages else frame.dealt[::-1]
    one, other = state.gladiators[frame.engager], state.gladiators[frame.engaged]
    if not engages:
        one, other = other, one
    if one.status != "fit":
        return False
    return mine > theirs or other.status != "fit" or (frame.withdrawn and engages)


def _conclude(state: State, frame: Joust, sink: Sink | None) -> None:
    """Report to what the joust interrupted.

    A repeat fought by the one who reacts never reopens an activation, and ends an open one unless
    the active gladiator wins it too. [L-7.5, L-21.9]
    """
    state.frames.pop()
    state.won = frame.open if frame.chained else won_by_active(state, frame)
    if sink and state.won:
        sink.tell(say("gloria-wins", one=name_of(state.gladiators[state.active])))
    below = state.frames[-1]
    if isinstance(below, Throw):
        below.stage = "end"
    elif isinstance(below, Act):
        go_on_or_end(state, below, frame)


def go_on_or_end(state: State, act: Act, frame: Joust) -> None:
    """Go on after a joust won or with a right to repeat; else the activation ends.

    A win lets the gladiator move again. [L-7.5, L-9.3, L-21.9, L-22.7]
    """
    if state.won:
        act.stopped = False
    elif frame.chained or not usable_rights(state, act):
        end_phase(state)
