"""A player-turn: placing a citizen, its bonuses, and what comes before and after. [C-5, C-6]"""

from ludus.core.decisions import Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.forecast import Forecast
from ludus.core.message import seat_ref
from ludus.core.moves import Move
from ludus.games.insanam.cards.metrics import count
from ludus.games.insanam.cards.powers import has, mod
from ludus.games.insanam.city import placement
from ludus.games.insanam.city.acting import ACT
from ludus.games.insanam.city.free_actions import BY_MOVE, free_moves
from ludus.games.insanam.city.moves import Pass, Place, Rob
from ludus.games.insanam.content.catalogue import ZONES
from ludus.games.insanam.content.vocabulary import GOODS, SUBURRA
from ludus.games.insanam.court.opponents import others
from ludus.games.insanam.court.rivals import nobody
from ludus.games.insanam.court.track import climb, fall
from ludus.games.insanam.frames import Event, PlayerTurn, Sail
from ludus.games.insanam.gains import SUBURRA_CORRUPTION, before_the_end, gain_all, in_suburra
from ludus.games.insanam.goods import gain, push, tax, totals
from ludus.games.insanam.looking import Seen
from ludus.games.insanam.map.sea import sea_steps
from ludus.games.insanam.moves import DONE, SKIP, Done, Skip
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import InTurn, State, Table, with_one
from ludus.games.insanam.tell import no, no_for, tell, zone_ref


def run_player_turn(context: InTurn) -> None:
    """Go on with the player-turn. [section 5.1]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    if frame.stage == "before":
        frame.wait(frame.seat, TURN.word)
    elif frame.stage == "bonus":
        _bonus(frame, table, sink)
    elif frame.stage == "share":
        _share(frame, table, sink)
    elif frame.stage == "action":
        frame.wait(frame.seat, ACT.word)
    elif frame.stage == "sea":
        frame.stage = "after"
        table.taxed.clear()
        push(table, Sail(seat=frame.seat, rounds=sea_steps(table, frame.seat)))
    elif frame.stage == "after":
        frame.wait(frame.seat, AFTER.word)
    elif table.owed:
        table.owed -= 1
        push(table, Event())
    else:
        table.frames.pop()


# Placing or passing, and free actions

_CIRCLES = {
    name: tuple(Place(name, at) for at in range(1, len(zone.circles) + 1))
    for name, zone in ZONES.items()
}
_IN_SUBURRA = Place(SUBURRA, None)
_PASS = Pass()


def _turns(context: InTurn) -> list[Move]:
    """List free actions, places for a citizen, and passing. [D-06, D-07]"""
    moves = free_moves(context)
    for name, zone in context.state.table.zones.items():
        circles = _CIRCLES[name]
        for at, occupant in enumerate(zone.circles):
            if occupant < 0:
                moves.append(circles[at])
    moves.append(_IN_SUBURRA)
    moves.append(_PASS)
    return moves


def _afters(context: InTurn) -> list[Move]:
    """List free actions after the main action, and the end of the player-turn. [C-8.1]"""
    return [*free_moves(context), DONE]


def _no_turn(context: InTurn, move: Move) -> Refusal | None:
    """A free circle, or what the free action asks for. [C-5.2, C-8]"""
    if isinstance(move, Place):
        return _no_place(context.state.table, context.seat, move)
    free = BY_MOVE.get(type(move))
    return free.forbids(context, move) if free else None


def _no_place(table: Table, seat: int, move: Place) -> Refusal | None:
    """A circle that is active and free; the Suburra has none. [C-5.3, C-5.4, C-6.1]"""
    if (move.zone == SUBURRA) != (move.circle is None):
        return no("C-6.1", "circle-needed")
    if move.circle is None:
        return None
    circles = table.zones[move.zone].circles
    if not 1 <= move.circle <= len(circles):
        return no("C-5.3", "inactive", n=len(circles))
    occupant = circles[move.circle - 1]
    return no_for("C-5.4", "taken", seat, occupant) if occupant >= 0 else None


def _turn(context: InTurn, move: Move) -> None:
    """Place, pass, end the player-turn, or take a free action. [C-5.1, C-8.1]"""
    frame, table = context.frame, context.state.table
    frame.resume()
    table.taxed.clear()
    if isinstance(move, Place):
        _place(frame, table, move, context.sink)
    elif isinstance(move, Pass):
        frame.stage = "events"
        table.players[context.seat].passed = True
        tell(context.sink, "passes", context.seat)
    elif isinstance(move, Done):
        frame.stage = "events"
    else:
        BY_MOVE[type(move)].answer(context, move)


def _place(frame: PlayerTurn, table: Table, move: Place, sink: Sink | None) -> None:
    """A citizen goes on a free circle, or into the Suburra. [C-5.2, C-5.4]"""
    player = table.players[frame.seat]
    player.supply -= 1
    player.placed += 1
    frame.zone = move.zone
    frame.stage = "bonus"
    tell(sink, "places", frame.seat, zone=zone_ref(frame.zone))
    tax(table, frame.seat, f"place.{frame.zone}", sink)
    if move.circle is not None:
        frame.circle = move.circle - 1
        zone = table.zones[frame.zone]
        zone.circles = with_one(zone.circles, frame.circle, frame.seat)


def _tell(look: Seen, move: Move) -> Forecast | None:
    """Tell what placing, passing or a free action costs and brings."""
    if isinstance(move, Place):
        return placement.place(look, move)
    if isinstance(move, Pass):
        return placement.leave(look)
    free = BY_MOVE.get(type(move))
    return free.forecast(look, move) if free else None


def _odds(look: Seen, move: Move) -> Forecast | None:
    """Tell what takes longer to work out about a free action."""
    free = BY_MOVE.get(type(move))
    return free.odds(look, move) if free else None


TURN: Decision[State, PlayerTurn, Move] = Decision(
    word="turn",
    article="C-5.1",
    moves=(Place, Pass, *BY_MOVE),
    offers=_turns,
    forbids=_no_turn,
    answer=_turn,
    forecast=_tell,
    odds=_odds,
    exact=True,
)

AFTER: Decision[State, PlayerTurn, Move] = Decision(
    word="after",
    article="C-8.1",
    moves=(Done, *BY_MOVE),
    offers=_afters,
    forbids=_no_turn,
    answer=_turn,
    forecast=_tell,
    odds=_odds,
    exact=True,
)

# The bonus of the circle taken


def _bonus(frame: PlayerTurn, table: Table, sink: Sink | None) -> None:
    """The placer gains what the circle taken shows. [C-5.5]"""
    if frame.zone == SUBURRA:
        frame.stage = "sea"
        _suburra(table, frame.seat, sink)
        return
    goods, vp, corruption = totals(ZONES[frame.zone].circles[frame.circle])
    if corruption and has(table.players[frame.seat], "theft") and _anybody_to_rob(table, frame):
        frame.wait(frame.seat, ROB.word)
        return
    frame.stage = "share"
    gain_all(table, frame.seat, _taken(table, frame.seat, goods), vp, corruption, sink)


def _taken(table: Table, seat: int, goods: Three) -> Three:
    """Add what powers give on the circle taken, and Seneca's gold. [C-25.14]"""
    sums = [n + mod(table, seat, f"bonus.{good}") if n else 0
            for good, n in zip(GOODS, goods, strict=True)]  # fmt: skip
    if has(table.players[seat], "wisdom"):
        sums[0] *= 2
    return sums[0], sums[1], sums[2]


def _suburra(table: Table, seat: int, sink: Sink | None) -> None:
    """Corruption, and goods for every citizen already there. [C-6.2]"""
    sums = in_suburra(table, seat)
    table.suburra.append(seat)
    count(table.players[seat], "sub")
    climb(table, seat, SUBURRA_CORRUPTION, sink)
    if table.ender < 0:
        gain(table, seat, sums, sink)


# Milonia's theft


def _anybody_to_rob(table: Table, frame: PlayerTurn) -> bool:
    return any(player.marker for seat, player in enumerate(table.players) if seat != frame.seat)


def _victims(context: InTurn) -> list[Rob | Skip]:
    """List the players Milonia could rob, or nobody."""
    return [*(Rob(other) for other in range(len(context.state.table.players))), SKIP]


def _no_victim(context: InTurn, move: Rob | Skip) -> Refusal | None:
    """Whoever has a point can be robbed of it. [C-25.23]"""
    if isinstance(move, Skip):
        return None
    table = context.state.table
    if why := nobody(table, context.seat, move.other, "C-25.23"):
        return why
    if table.players[move.other].marker:
        return None
    return no("C-25.23", "no-point", other=seat_ref(move.other))


def _rob(context: InTurn, move: Rob | Skip) -> None:
    """Take the point of the circle from another player, or gain it as usual. [C-25.23]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    frame.resume()
    frame.stage = "share"
    _, _, corruption = totals(ZONES[frame.zone].circles[frame.circle])
    if isinstance(move, Rob):
        tell(sink, "robs", context.seat, other=seat_ref(move.other))
        fall(table, move.other, corruption, sink)
    climb(table, context.seat, corruption, sink)


ROB: Decision[State, PlayerTurn, Rob | Skip] = Decision(
    word="rob",
    article="C-25.23",
    moves=(Rob, Skip),
    offers=_victims,
    forbids=_no_victim,
    answer=_rob,
    forecast=placement.rob,
)

# What the others gain


def _share(frame: PlayerTurn, table: Table, sink: Sink | None) -> None:
    """The next of the other players gains every bonus on circles still free. [C-5.6, C-5.7]"""
    circles = ZONES[frame.zone].circles
    free = [
        atom for at, occupant in enumerate(table.zones[frame.zone].circles) if occupant < 0
        for atom in circles[at]
    ]  # fmt: skip
    seat = others(table, frame.seat)[frame.shared]
    frame.shared += 1
    if frame.shared == len(table.players) - 1:
        frame.stage = "action"
    goods, vp, corruption = totals(before_the_end(table.players[seat].marker, free))
    gain_all(table, seat, goods, vp, corruption, sink)


DECISIONS = (TURN, ACT, AFTER, ROB)
