"""A player-turn: placing a citizen, its bonuses, the action. [C-5, C-6, C-7]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import seat_ref
from ludus.games.insanam.cards.metrics import count
from ludus.games.insanam.cards.powers import has, mod
from ludus.games.insanam.city import free_actions
from ludus.games.insanam.city.actions import actions_of, can_afford
from ludus.games.insanam.content.catalogue import NUMBERS, ZONES
from ludus.games.insanam.content.vocabulary import GOODS, SUBURRA, Atom
from ludus.games.insanam.court.track import climb, fall
from ludus.games.insanam.frames import Action, Event, PlayerTurn, Sail
from ludus.games.insanam.gains import gain_all
from ludus.games.insanam.goods import gain, push, tax, totals
from ludus.games.insanam.map.sea import sea_steps
from ludus.games.insanam.moves import DONE, LETTERS, PASS, SKIP, Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import tell, zone_ref


def run_player_turn(frame: PlayerTurn, state: State, fate: Fate, sink: Sink | None) -> None:
    """Go on with the player-turn. [section 5.1]"""
    del fate
    table = state.table
    if frame.stage == "before":
        frame.wait(frame.seat, "turn")
    elif frame.stage == "bonus":
        _bonus(frame, table, sink)
    elif frame.stage == "share":
        _share(frame, table, sink)
    elif frame.stage == "action":
        frame.wait(frame.seat, "act")
    elif frame.stage == "sea":
        frame.stage = "after"
        table.taxed.clear()
        push(table, Sail(seat=frame.seat, rounds=sea_steps(table, frame.seat)))
    elif frame.stage == "after":
        frame.wait(frame.seat, "after")
    elif table.owed:
        table.owed -= 1
        push(table, Event())
    else:
        table.frames.pop()


def turn_moves(state: State, frame: PlayerTurn, seat: int) -> list[Move]:
    """List free actions, places for a citizen, and passing. [D-06, D-07]"""
    del frame
    table = state.table
    moves = free_actions.free_moves(state, seat, before=True)
    for name, zone in table.zones.items():
        for at, occupant in enumerate(zone.circles):
            if occupant < 0:
                moves.append(make("place", name, at + 1))
    moves.append(make("place", SUBURRA))
    moves.append(PASS)
    return moves


def after_moves(state: State, frame: PlayerTurn, seat: int) -> list[Move]:
    """List free actions after the main action. [C-8.1]"""
    del frame
    return [*free_actions.free_moves(state, seat, before=False), DONE]


def act_in_turn(
    state: State, frame: PlayerTurn, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Place, pass, end the player-turn, or take a free action. [C-5.1, C-8.1]"""
    frame.resume()
    state.table.taxed.clear()
    if move.kind == "place":
        _place(state.table, frame, move, sink)
    elif move.kind == "pass":
        frame.stage = "events"
        state.table.players[seat].passed = True
        tell(sink, "passes", seat)
    elif move.kind == "done":
        frame.stage = "events"
    else:
        free_actions.take(state, seat, move, fate, sink)


def _place(table: Table, frame: PlayerTurn, move: Move, sink: Sink | None) -> None:
    """A citizen goes on a free circle, or into the Suburra. [C-5.2, C-5.4]"""
    player = table.players[frame.seat]
    player.supply -= 1
    player.placed += 1
    frame.zone = move.word()
    frame.stage = "bonus"
    tell(sink, "places", frame.seat, zone=zone_ref(frame.zone))
    tax(table, frame.seat, f"place.{frame.zone}", sink)
    if frame.zone != SUBURRA:
        frame.circle = move.number(1) - 1
        table.zones[frame.zone].circles[frame.circle] = frame.seat


def _bonus(frame: PlayerTurn, table: Table, sink: Sink | None) -> None:
    """The placer gains what the circle taken shows. [C-5.5]"""
    if frame.zone == SUBURRA:
        frame.stage = "sea"
        _suburra(table, frame.seat, sink)
        return
    goods, vp, corruption = totals(ZONES[frame.zone].circles[frame.circle])
    robs = corruption and has(table.players[frame.seat], "theft")
    if robs and rob_moves_of(table, frame.seat):
        frame.wait(frame.seat, "rob")
        return
    frame.stage = "share"
    gain_all(table, frame.seat, _taken(table, frame.seat, goods), vp, corruption, sink)


def _taken(table: Table, seat: int, goods: tuple[int, int, int]) -> tuple[int, int, int]:
    """Add what powers give on the circle taken, and Seneca's gold. [C-25.14]"""
    sums = [n + mod(table, seat, f"bonus.{good}") if n else 0
            for good, n in zip(GOODS, goods, strict=True)]  # fmt: skip
    if has(table.players[seat], "wisdom"):
        sums[0] *= 2
    return sums[0], sums[1], sums[2]


def rob_moves_of(table: Table, seat: int) -> list[Move]:
    """List whom Milonia can rob of a point: whoever has one. [C-25.23]"""
    return [
        make("rob", other) for other, player in enumerate(table.players)
        if other != seat and player.marker
    ]  # fmt: skip


def rob_moves(state: State, frame: PlayerTurn, seat: int) -> list[Move]:
    """List whom Milonia can rob, or nobody."""
    del frame
    return [*rob_moves_of(state.table, seat), SKIP]


def rob(
    state: State, frame: PlayerTurn, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Take the point of the circle from another player, or gain it as usual. [C-25.23]"""
    del fate
    table = state.table
    frame.resume()
    frame.stage = "share"
    _, _, corruption = totals(ZONES[frame.zone].circles[frame.circle])
    if move.kind == "rob":
        tell(sink, "robs", seat, other=seat_ref(move.number()))
        fall(table, move.number(), corruption, sink)
    climb(table, seat, corruption, sink)


def _suburra(table: Table, seat: int, sink: Sink | None) -> None:
    """Corruption, and goods for every citizen already there. [C-6.2]"""
    there = max(0, len(table.suburra) + mod(table, seat, "suburra"))
    table.suburra.append(seat)
    count(table.players[seat], "sub")
    goods, _, _ = totals(NUMBERS.suburra.each)
    sums = [n * there for n in goods]
    if has(table.players[seat], "wisdom"):
        sums[0] *= 2
    _, _, corruption = totals(NUMBERS.suburra.citizen)
    climb(table, seat, corruption, sink)
    if table.ender < 0:
        gain(table, seat, sums, sink)


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
    goods, vp, corruption = totals(_before_the_end(table, seat, free))
    gain_all(table, seat, goods, vp, corruption, sink)


def _before_the_end(table: Table, seat: int, bonuses: list[Atom]) -> list[Atom]:
    """Of bonuses from the left, the one that brings a marker to 60 is the last. [C-5.7, C-9.7]"""
    space = table.players[seat].marker
    for at, atom in enumerate(bonuses):
        space += atom.n if atom.resource == "COR" else 0
        if space >= NUMBERS.track.last:
            return bonuses[: at + 1]
    return bonuses


def others(table: Table, seat: int) -> list[int]:
    """List the other players in turn order, beginning after a seat. [C-5.7]"""
    at = table.order.index(seat)
    return [*table.order[at + 1 :], *table.order[:at]]


def act_moves(state: State, frame: PlayerTurn, seat: int) -> list[Move]:
    """List the actions without banner whose costs can be met, or none. [C-7.1, C-7.4, D-08]"""
    table = state.table
    zone = table.zones[frame.zone]
    return [
        *(
            make("act", LETTERS[at])
            for at, atoms in enumerate(actions_of(zone, frame.zone))
            if zone.banners[at] < 0 and can_afford(table.players[seat], atoms)
        ),
        SKIP,
    ]


def act(
    state: State, frame: PlayerTurn, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Carry an action out, or none; then ships may move on. [C-7.1, C-5.9]"""
    del fate
    frame.resume()
    frame.stage = "sea"
    if move.kind == "skip":
        tell(sink, "no-action", seat)
        return
    index = LETTERS.index(move.word())
    zone = state.table.zones[frame.zone]
    push(
        state.table,
        Action(seat=seat, zone=frame.zone, index=index, tile=zone.tile, banner=True),
    )
