"""Casualties of battles on the map. [C-19.6, C-19.7, C-19.10, D-14]"""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.games.insanam.cards.powers import strength
from ludus.games.insanam.frames import Battle
from ludus.games.insanam.map.battle_forecasts import fall, fall_odds
from ludus.games.insanam.map.damage import barbarian_losses, minimal_losses
from ludus.games.insanam.map.land import add, change, fortress
from ludus.games.insanam.map.moves import Fall, Losses
from ludus.games.insanam.map.troops import put_all_back
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import no, pieces_ref, tell, troops_ref

ATTACKER, DEFENDER = 0, 1

Fighting = Context[State, Battle]


def _pieces(frame: Battle, table: Table, side: int) -> tuple[Losses, Losses]:
    """Give the pieces of a side, and what each kind is worth. [C-19.4]"""
    if side == ATTACKER:
        troops, camp, seat = table.invaders[frame.land], 0, frame.seat
    else:
        land = table.lands[frame.land]
        troops, camp, seat = land.troops, int(land.camp), frame.defender
    return (troops[0], troops[1], troops[2], camp), (*strength(table, seat), fortress(table))


def losses_of(frame: Battle, table: Table, side: int) -> list[Losses]:
    """List the sets a side can lose: enough, and no piece superfluous. [C-19.6, C-19.7]"""
    have, worth = _pieces(frame, table, side)
    return minimal_losses(have, worth, frame.damage)


def _falls(context: Fighting) -> list[Fall]:
    """List what can be lost. [D-14]"""
    frame = context.frame
    return [Fall(lost) for lost in losses_of(frame, context.state.table, frame.choosing[0])]


def _no_fall(context: Fighting, move: Fall) -> Refusal | None:
    """Pieces that are there, enough for the damage, and none too many. [C-19.6, C-19.7]"""
    frame, lost = context.frame, move.losses
    have, worth = _pieces(frame, context.state.table, frame.choosing[0])
    if any(n > held for n, held in zip(lost, have, strict=True)):
        return no("C-19.6", "no-such-pieces", troops=pieces_ref(have))
    if not frame.damage:
        single = sum(lost[:3]) == 1 and not lost[3]
        return None if single else no("C-19.7", "tie")
    total = sum(n * w for n, w in zip(lost, worth, strict=True))
    if total < frame.damage:
        return no("C-19.6", "casualties-short", n=frame.damage, total=total)
    weakest = min(w for n, w in zip(lost, worth, strict=True) if n)
    if total - weakest >= frame.damage:
        return no("C-19.6", "casualties", n=frame.damage, total=total, weakest=weakest)
    return None


def _fall(context: Fighting, move: Fall) -> None:
    """Lose what was chosen."""
    frame = context.frame
    frame.resume()
    side, frame.choosing = frame.choosing[0], frame.choosing[1:]
    remove(frame, context.state.table, side, move.losses, context.sink)


FALL: Decision[State, Battle, Fall] = Decision(
    word="fall",
    article="C-19.6",
    moves=(Fall,),
    offers=_falls,
    forbids=_no_fall,
    answer=_fall,
    forecast=fall,
    odds=fall_odds,
    exact=True,
)


def remove(frame: Battle, table: Table, side: int, lost: Losses, sink: Sink | None) -> None:
    """Killed troops go back to the strip, a camp out of the game. [C-19.11, C-20.4]"""
    seat = frame.seat if side == ATTACKER else frame.defender
    land = table.lands[frame.land]
    if side == ATTACKER:
        add(table.invaders[frame.land], lost[:3], -1)
    else:
        change(table, seat, frame.land, lost[:3], -1)
    put_all_back(table.players[seat], lost[:3])
    killed = sum(lost[:3])
    mine, other = frame.killed
    frame.killed = (mine + killed, other) if side == ATTACKER else (mine, other + killed)
    if killed:
        tell(sink, "loses-troops", seat, troops=troops_ref(lost[:3]))
    if lost[3]:
        land.camp = False
        tell(sink, "loses-camp", seat)


def barbarians_fall(frame: Battle, table: Table, sink: Sink | None) -> None:
    """Barbarians keep as much power as they can, the citadel rather than figures. [C-19.10]"""
    land = table.lands[frame.land]
    figures, citadel = barbarian_losses(land.barb, land.citadel, frame.damage)
    land.barb -= figures
    if citadel:
        land.citadel = False
        frame.citadels += 1
    tell(sink, "barbarians-fall", n=figures, citadels=int(citadel))
