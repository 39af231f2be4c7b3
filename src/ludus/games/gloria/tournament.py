"""A tournament: troops enter the arena, fight turn by turn, and it ends. L-4, L-5, L-6, L-29."""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say, seat_ref
from ludus.games.gloria import duels
from ludus.games.gloria.activation import activate
from ludus.games.gloria.board import fit
from ludus.games.gloria.frames import Deploy, Turn, TurnEnd
from ludus.games.gloria.moves import ACTIVATE, PLACE, Move
from ludus.games.gloria.options import ARENA
from ludus.games.gloria.state import Die, Gladiator, State, carry
from ludus.games.gloria.tell import name_of
from ludus.kit.dice import d10
from ludus.kit.hexes import Hex, length, neighbours, ring


def begin_tournament(state: State, fate: Fate, sink: Sink | None) -> None:
    """All are whole and fully equipped; then they are placed, or drawn against one another.

    [L-4.2, L-30.1, L-31.10]
    """
    state.tournament += 1
    state.turn = 0
    state.order = []
    state.up = 0
    state.places, state.bodies, state.ground = {}, {}, {}
    state.dice, state.defeated = [], []
    state.duels, state.due, state.idle = [], [], []
    for number, one in enumerate(state.gladiators):
        state.gladiators[number] = _fresh(one, number)
    if sink:
        sink.tell(say("gloria-tournament", number=state.tournament))
    if state.options.mode == "single":
        state.radius = ARENA.duels.radius
        duels.draw_pairs(state, fate, sink)
        state.frames.append(Turn())
        begin_turn(state, fate, sink)
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
    """List the hexes of a troop's zone: around a point of the ring, as far apart as can be. [L-4.1]

    With five and six players just the point and its neighbours towards the wall.
    """
    table = ARENA.tables[players]
    points = ring(table.ring)
    centre = points[seat * len(points) // players]
    around = neighbours(centre)
    if not table.wide:
        around = tuple(place for place in around if length(place) > table.ring)
    return (centre, *around)


def run_deploy(frame: Deploy, state: State, fate: Fate, sink: Sink | None) -> None:
    """Ask the next player for a gladiator, or begin when all are placed. [L-4.2]"""
    placed = len(state.places)
    if placed == len(state.gladiators):
        state.frames.pop()
        state.frames.append(Turn())
        begin_turn(state, fate, sink)
    else:
        frame.wait(placed % state.options.players, "deploy")


def deploy_moves(state: State, frame: Deploy) -> list[Move]:
    """Any own gladiator, any free hex of the own zone, any facing. [L-4.2]"""
    seat = frame.seats[0]
    free = [h for h in zone(state.options.players, seat) if h not in state.places]
    return [
        move
        for one in state.gladiators
        if one.owner == seat and one.status == "waiting"
        for place in free
        for move in PLACE[one.id, place]
    ]


def deploy(state: State, frame: Deploy, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Place a gladiator. [L-4.2]"""
    frame.resume()
    enter(state, state.gladiators[move.who], move.to, move.facing)
    if sink:
        sink.tell(say("gloria-placed", one=name_of(state.gladiators[move.who])))


def enter(state: State, one: Gladiator, place: Hex, facing: int) -> None:
    """Come into the arena."""
    one.status = "fit"
    one.hex = place
    one.facing = facing
    state.places[place] = one.id


# Turns.


def begin_turn(state: State, fate: Fate, sink: Sink | None) -> None:
    """Markers for all but the stunned, then the order of players. [L-5.1, L-6.1, L-21.3]"""
    state.turn += 1
    state.up = 0
    # What the crowd decided is still to be seen.
    state.dice = [die for die in state.dice if die.label in ("crowd", "judge")]
    if state.options.mode == "single":
        duels.enter_pairs(state, sink)
    for one in fit(state):
        one.marker = one.stunned != state.turn
        one.thrown = False
    state.order = roll_order(state, fate)
    if sink:
        sink.tell(say("gloria-turn", number=state.turn))
        sink.tell(say("gloria-order", seats=tuple(map(seat_ref, state.order))))


def roll_order(state: State, fate: Fate) -> list[int]:
    """The lowest die plays first; equals take the reverse of their order in the turn before.

    Those without one roll again among themselves. [L-6.3, L-6.4, L-6.5, L-6.6]
    """
    return _sort_seats(state, sorted({one.owner for one in fit(state)}), fate)


def _sort_seats(state: State, seats: list[int], fate: Fate) -> list[int]:
    dice = {}
    for seat in seats:
        dice[seat] = d10(fate, "order")
        state.dice.append(Die("order", seat, dice[seat]))
    found: list[int] = []
    for value in sorted(set(dice.values())):
        tied = [seat for seat in seats if dice[seat] == value]
        if len(tied) > 1 and all(seat in state.order for seat in tied):
            tied.sort(key=state.order.index, reverse=True)
        elif len(tied) > 1:
            tied = _sort_seats(state, tied, fate)
        found += tied
    return found


def run_turn(frame: Turn, state: State, fate: Fate, sink: Sink | None) -> None:
    """The next player with a marker activates a gladiator; with none left the turn ends.

    [L-5.1, L-5.2, L-5.3, L-7.1]
    """
    order = state.order
    for ahead in range(len(order)):
        at = (state.up + ahead) % len(order)
        ready = markers(state, order[at])
        if ready:
            state.up = (at + 1) % len(order)
            if state.options.activation == "random" and len(ready) > 1:
                (who,) = fate.draw("activate", ready)
                activate(state, state.gladiators[who], fate, sink)
            elif len(ready) > 1:
                frame.wait(order[at], "pick")
            else:
                activate(state, state.gladiators[ready[0]], fate, sink)
            return
    state.frames.append(TurnEnd())


def markers(state: State, seat: int) -> list[int]:
    """List a player's gladiators that can still be activated. [L-6.1]"""
    return [one.id for one in state.gladiators if one.marker and one.owner == seat]


def pick_moves(state: State, frame: Turn) -> list[Move]:
    """Any own gladiator with its marker. [L-7.1]"""
    return [ACTIVATE[who] for who in markers(state, frame.seats[0])]


def pick(state: State, frame: Turn, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Activate it. [L-7.1]"""
    frame.resume()
    activate(state, state.gladiators[move.who], fate, sink)
