"""A tournament: troops enter the arena, fight turn by turn, and it ends. L-4, L-5, L-6, L-29."""

from ludus.core.decisions import Context, Decision, nothing
from ludus.core.errors import Refusal
from ludus.core.fate import name_bag
from ludus.core.message import say, seat_ref
from ludus.games.gloria import duels
from ludus.games.gloria.activation import activate
from ludus.games.gloria.arena import zone_of
from ludus.games.gloria.board import fit
from ludus.games.gloria.forecasts.acts import activation_forecast
from ludus.games.gloria.frames import Deploy, Turn, TurnEnd
from ludus.games.gloria.moves import ACTIVATIONS, Activate, Place, placements
from ludus.games.gloria.options import ARENA
from ludus.games.gloria.state import AnyContext, Die, Gladiator, State, carry
from ludus.games.gloria.tell import name_of, no
from ludus.kit.dice import d10
from ludus.kit.hexes import Hex


def begin_tournament(context: AnyContext) -> None:
    """All are whole and fully equipped; then they are placed, or drawn against one another.

    [L-4.2, L-30.1, L-31.10]
    """
    state = context.state
    state.tournament += 1
    state.turn = 0
    state.order = []
    state.up = 0
    state.places, state.bodies, state.ground = {}, {}, {}
    state.dice, state.defeated = [], []
    state.duels, state.due, state.idle = [], [], []
    for number, one in enumerate(state.gladiators):
        state.gladiators[number] = _fresh(one, number)
    if context.sink:
        context.sink.tell(say("gloria-tournament", number=state.tournament))
    if state.options.mode == "single":
        state.radius = ARENA.duels.radius
        duels.draw_pairs(context)
        state.frames.append(Turn())
        begin_turn(context)
    else:
        state.frames.append(Deploy())


def _fresh(one: Gladiator, number: int) -> Gladiator:
    """Heal and equip a gladiator; its career goes on. [L-31.10]"""
    new = Gladiator(
        id=number,
        owner=one.owner,
        name=one.name,
        type=one.type,
        outfit=one.outfit,
        initial=one.initial,
        level=one.initial,
        fights=one.fights + 1,
        wins=one.wins + one.victories,
        scars=one.scars,
    )
    carry(new, one.outfit.hands, one.outfit.sheathed)
    return new


# Deployment.


def zone(players: int, seat: int) -> tuple[Hex, ...]:
    """List the hexes of a troop's zone. [L-4.1]"""
    return zone_of(ARENA.tables[players], players, seat)


def run_deploy(context: Context[State, Deploy]) -> None:
    """Ask the next player for a gladiator, or begin when all are placed. [L-4.2]"""
    state = context.state
    placed = len(state.places)
    if placed == len(state.gladiators):
        state.frames.pop()
        state.frames.append(Turn())
        begin_turn(context)
    else:
        context.frame.wait(placed % state.options.players, DEPLOY.word)


def deployments(context: Context[State, Deploy]) -> list[Place]:
    """Any own gladiator, any free hex of the own zone, any facing. [L-4.2]"""
    state, seat = context.state, context.seat
    free = [place for place in zone(state.options.players, seat) if place not in state.places]
    return [
        move
        for one in state.gladiators
        if one.owner == seat and one.status == "waiting"
        for place in free
        for move in placements(one.id, place)
    ]


def no_deployment(context: Context[State, Deploy], move: Place) -> Refusal | None:
    """Refuse whom one cannot place, and where nobody can be placed. [L-4.1, L-4.2]"""
    state, seat = context.state, context.seat
    why = no_own(context, move.who, "L-4.2")
    if why is not None:
        return why
    one = state.gladiators[move.who]
    if one.status != "waiting":
        return no("L-4.2", "placed", one=name_of(one))
    if move.hex not in zone(state.options.players, seat):
        return no("L-4.1", "place")
    if move.hex in state.places:
        return no("L-4.2", "occupied", one=name_of(state.gladiators[state.places[move.hex]]))
    return None


def no_own(context: AnyContext, who: int, article: str) -> Refusal | None:
    """Refuse a number that no gladiator has, or one of another troop."""
    state = context.state
    if who >= len(state.gladiators):
        return no(article, "no-gladiator", number=who)
    one = state.gladiators[who]
    return no(article, "not-yours", one=name_of(one)) if one.owner != context.seat else None


def deploy(context: Context[State, Deploy], move: Place) -> None:
    """Place a gladiator. [L-4.2]"""
    context.frame.resume()
    one = context.state.gladiators[move.who]
    enter(context.state, one, move.hex, move.facing)
    if context.sink:
        context.sink.tell(say("gloria-placed", one=name_of(one)))


DEPLOY: Decision[State, Deploy, Place] = Decision(
    word="deploy",
    article="L-4.2",
    moves=(Place,),
    offers=deployments,
    forbids=no_deployment,
    answer=deploy,
    forecast=nothing,
    exact=True,
)
"""Who begins where, looking where. [L-4.2]"""


def enter(state: State, one: Gladiator, place: Hex, facing: int) -> None:
    """Come into the arena."""
    one.status = "fit"
    one.hex = place
    one.facing = facing
    state.places[place] = one.id


# Turns.


def begin_turn(context: AnyContext) -> None:
    """Markers for all but the stunned, then the order of players. [L-5.1, L-6.1, L-21.3]"""
    state, sink = context.state, context.sink
    state.turn += 1
    state.up = 0
    # What the crowd decided is still to be seen.
    state.dice = [die for die in state.dice if die.label in ("crowd", "judge")]
    if state.options.mode == "single":
        duels.enter_pairs(state, sink)
    for one in fit(state):
        one.marker = one.stunned != state.turn
        one.thrown = False
    state.order = roll_order(context)
    if sink:
        sink.tell(say("gloria-turn", number=state.turn))
        sink.tell(say("gloria-order", seats=tuple(map(seat_ref, state.order))))


def roll_order(context: AnyContext) -> list[int]:
    """The lowest die plays first; equals take the reverse of their order in the turn before.

    Those without one roll again among themselves. [L-6.3, L-6.4, L-6.5, L-6.6]
    """
    return _sort_seats(context, sorted({one.owner for one in fit(context.state)}))


def _sort_seats(context: AnyContext, seats: list[int]) -> list[int]:
    state = context.state
    dice = {}
    for seat in seats:
        dice[seat] = d10(context.fate, "order")
        state.dice.append(Die("order", seat, dice[seat]))
    found: list[int] = []
    for value in sorted(set(dice.values())):
        tied = [seat for seat in seats if dice[seat] == value]
        if len(tied) > 1 and all(seat in state.order for seat in tied):
            tied.sort(key=state.order.index, reverse=True)
        elif len(tied) > 1:
            tied = _sort_seats(context, tied)
        found += tied
    return found


def run_turn(context: Context[State, Turn]) -> None:
    """The next player with a marker activates a gladiator; with none left the turn ends.

    [L-5.1, L-5.2, L-5.3, L-7.1]
    """
    state = context.state
    order = state.order
    for ahead in range(len(order)):
        at = (state.up + ahead) % len(order)
        ready = markers(state, order[at])
        if ready:
            state.up = (at + 1) % len(order)
            if state.options.activation == "random" and len(ready) > 1:
                name_bag(context.fate, ready)
                (who,) = context.fate.draw("activate", ready)
                activate(context, state.gladiators[who])
            elif len(ready) > 1:
                context.frame.wait(order[at], PICK.word)
            else:
                activate(context, state.gladiators[ready[0]])
            return
    state.frames.append(TurnEnd())


def markers(state: State, seat: int) -> list[int]:
    """List a player's gladiators that can still be activated. [L-6.1]"""
    return [one.id for one in state.gladiators if one.marker and one.owner == seat]


def picks(context: Context[State, Turn]) -> list[Activate]:
    """Any own gladiator with its marker. [L-7.1]"""
    return [ACTIVATIONS[who] for who in markers(context.state, context.seat)]


def no_pick(context: Context[State, Turn], move: Activate) -> Refusal | None:
    """Refuse one of another troop, one not in combat, stunned, or without its marker.

    [L-6.1, L-6.2, L-7.1, L-21.3]
    """
    state = context.state
    why = no_own(context, move.who, "L-7.1")
    if why is not None:
        return why
    one = state.gladiators[move.who]
    if one.status != "fit":
        return no("L-6.1", "not-in-combat", one=name_of(one))
    if one.stunned == state.turn:
        return no("L-21.3", "stunned", one=name_of(one))
    return None if one.marker else no("L-6.2", "marker", one=name_of(one))


def pick(context: Context[State, Turn], move: Activate) -> None:
    """Activate it. [L-7.1]"""
    context.frame.resume()
    activate(context, context.state.gladiators[move.who])


PICK: Decision[State, Turn, Activate] = Decision(
    word="pick",
    article="L-7.1",
    moves=(Activate,),
    offers=picks,
    forbids=no_pick,
    answer=pick,
    forecast=activation_forecast,
    exact=True,
)
"""Whom to activate. [L-7.1]"""
