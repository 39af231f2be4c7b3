"""Battles on the map, the same against barbarians and players. [C-19, D-14]"""

from ludus.core.decisions import Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref, seat_ref
from ludus.games.insanam.cards.metrics import count
from ludus.games.insanam.cards.powers import has, mod, strength
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.content.vocabulary import TROOPS
from ludus.games.insanam.court.track import highest
from ludus.games.insanam.frames import Battle, Steal
from ludus.games.insanam.goods import push, too_dear
from ludus.games.insanam.map import power_forecasts
from ludus.games.insanam.map.charm import CHARM
from ludus.games.insanam.map.land import land_power, leave, no_room, occupy, power
from ludus.games.insanam.map.losses import (
    ATTACKER,
    DEFENDER,
    FALL,
    Fighting,
    barbarians_fall,
    losses_of,
    remove,
)
from ludus.games.insanam.map.moves import Muster
from ludus.games.insanam.map.prices import muster_price
from ludus.games.insanam.map.recruiting import hire_troop
from ludus.games.insanam.map.troops import available
from ludus.games.insanam.state import Fallen, State, Table
from ludus.games.insanam.tell import land_ref, no, tell

REVOLT = 2
"""Legionaries that Postumus can recruit into an attack. [C-25.20]"""


def run_battle(context: Fighting) -> None:
    """Go on with a battle. [C-19.8]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    if frame.stage == "charm":
        frame.stage = "begin"
        if has(table.players[frame.seat], "charm") and not frame.forced:
            frame.wait(frame.seat, CHARM.word)
    elif frame.stage == "begin":
        frame.stage = "revolt"
        _blame(frame, table, sink)
    elif frame.stage == "revolt":
        frame.stage = "blow"
        if frame.defender >= 0 and has(table.players[frame.seat], "revolt"):
            frame.wait(frame.seat, MUSTER.word)
    elif frame.stage == "blow":
        frame.stage = "dice"
        if frame.defender >= 0 and has(table.players[frame.seat], "first blow"):
            _first_blow(frame, table, sink)
    elif frame.stage == "dice":
        _exchange(frame, table, context.fate, sink)
    elif frame.stage == "fall":
        _next_losses(frame, table, sink)
    else:
        _end(frame, table, sink)


# Before the first die


def _blame(frame: Battle, table: Table, sink: Sink | None) -> None:
    """Whoever attacks a player that is not highest loses the starting power. [C-19.2, C-19.3]"""
    tell(sink, "battle", frame.seat, land=land_ref(frame.land))
    if frame.defender < 0 or frame.forced:
        return
    attacker = table.players[frame.seat]
    if not attacker.blocked and table.players[frame.defender].marker < highest(table):
        attacker.blocked = True
        tell(sink, "blocked", frame.seat, other=seat_ref(frame.defender))


def _musters(_: Fighting) -> list[Muster]:
    """List how many legionaries could be recruited into the attack. [C-25.20]"""
    return [Muster(n) for n in range(REVOLT + 1)]


def _no_muster(context: Fighting, move: Muster) -> Refusal | None:
    """At most two, with room and cubes, at normal cost. [C-17.6, C-18.3, C-25.20]"""
    table, seat, n = context.state.table, context.seat, move.legionaries
    player = table.players[seat]
    if n > REVOLT:
        return no("C-25.20", "muster-most", n=REVOLT)
    if why := no_room(table, seat, context.frame.land, n):
        return why
    cubes = player.strip[0] + (player.reserve[0] if available(player, 0) else 0)
    if n > cubes:
        return no("C-17.6", "no-cube", troop=Ref("troop", TROOPS[0]))
    return too_dear(player, muster_price(table, seat, n), "C-25.20")


def _muster(context: Fighting, move: Muster) -> None:
    """Recruit legionaries straight into the attack. [C-25.20]"""
    frame, table, seat = context.frame, context.state.table, context.seat
    frame.resume()
    for _ in range(move.legionaries):
        hire_troop(table, seat, 0, 0, context.sink)
        table.players[seat].storage[0] -= 1
        table.invaders[frame.land][0] += 1


MUSTER: Decision[State, Battle, Muster] = Decision(
    word="muster",
    article="C-25.20",
    moves=(Muster,),
    offers=_musters,
    forbids=_no_muster,
    answer=_muster,
    forecast=power_forecasts.muster,
    odds=power_forecasts.muster_odds,
)


def _first_blow(frame: Battle, table: Table, sink: Sink | None) -> None:
    """Chaerea strikes first: the defender loses the weakest troop. [C-25.22]"""
    land = table.lands[frame.land]
    kind = next((kind for kind, n in enumerate(land.troops) if n), None)
    if kind is None:
        return
    losses = [0, 0, 0, 0]
    losses[kind] = 1
    tell(sink, "first-blow", frame.seat, other=seat_ref(frame.defender))
    remove(frame, table, DEFENDER, (losses[0], losses[1], losses[2], 0), sink)
    if _empty(table, frame.land):
        frame.stage = "end"


# Exchanges


def side_power(frame: Battle, table: Table, side: int) -> int:
    """Add up the power of a side before the die. [C-19.4]"""
    if side == ATTACKER:
        troops = table.invaders[frame.land]
        return power(troops, strength(table, frame.seat)) + mod(table, frame.seat, "atk")
    extra = mod(table, frame.defender, "def") if frame.defender >= 0 else 0
    return land_power(table, frame.land) + extra


def _exchange(frame: Battle, table: Table, fate: Fate, sink: Sink | None) -> None:
    """Each side adds a die; the lower one loses the difference, equals one troop each.

    [C-19.5 to C-19.7]
    """
    sides = len(NUMBERS.die)
    dice = (
        NUMBERS.die[fate.roll("attack", sides) - 1],
        NUMBERS.die[fate.roll("defend", sides) - 1],
    )
    totals = (
        side_power(frame, table, ATTACKER) + dice[0],
        side_power(frame, table, DEFENDER) + dice[1],
    )
    frame.dice, frame.totals = dice, totals
    frame.exchange += 1
    table.dice = Fallen(*dice, totals)
    tell(sink, "exchange", frame.seat, mine=totals[0], other=totals[1])
    frame.damage = abs(totals[0] - totals[1])
    frame.choosing = (
        (ATTACKER, DEFENDER) if not frame.damage
        else (ATTACKER,) if totals[0] < totals[1] else (DEFENDER,)
    )  # fmt: skip
    frame.stage = "fall"


def _next_losses(frame: Battle, table: Table, sink: Sink | None) -> None:
    """The side that lost removes what it chooses; barbarians what costs them least."""
    if not frame.choosing:
        beaten = not any(table.invaders[frame.land]) or _empty(table, frame.land)
        frame.stage = "end" if beaten else "dice"
        return
    side = frame.choosing[0]
    if side == DEFENDER and frame.defender < 0:
        frame.choosing = frame.choosing[1:]
        barbarians_fall(frame, table, sink)
        return
    options = losses_of(frame, table, side)
    if len(options) == 1:
        frame.choosing = frame.choosing[1:]
        remove(frame, table, side, options[0], sink)
    else:
        frame.wait(frame.seat if side == ATTACKER else frame.defender, FALL.word)


def _empty(table: Table, name: str) -> bool:
    land = table.lands[name]
    return not (any(land.troops) or land.camp or land.barb or land.citadel)


# After the last die


def _end(frame: Battle, table: Table, sink: Sink | None) -> None:
    """The surviving side has control; if both vanished nobody has. [C-19.9, C-19.12]"""
    table.frames.pop()
    troops = table.invaders[frame.land]
    land = table.lands[frame.land]
    if any(troops):
        occupy(table, frame.seat, frame.land)
        tell(sink, "conquers", frame.seat, land=land_ref(frame.land))
        _won(frame, table, frame.seat, frame.defender, frame.killed[1])
        return
    del table.invaders[frame.land]
    leave(land)
    if land.owner >= 0:
        tell(sink, "holds", frame.defender, land=land_ref(frame.land))
        _won(frame, table, frame.defender, frame.seat, frame.killed[0])
    elif not land.barb and not land.citadel:
        tell(sink, "both-vanish", land=land_ref(frame.land))
    else:
        tell(sink, "barbarians-hold", land=land_ref(frame.land))


def _won(frame: Battle, table: Table, winner: int, loser: int, killed: int) -> None:
    """Count the victory, and plunder a beaten player. [C-12.3, C-25.18]"""
    player = table.players[winner]
    if loser < 0:
        count(player, "barbwins")
        if frame.citadels:
            count(player, "citadels", frame.citadels)
        return
    count(player, "pvpwins")
    if killed and has(player, "plunder"):
        push(table, Steal(seat=winner, victim=loser, left=killed))


DECISIONS = (MUSTER, FALL)
