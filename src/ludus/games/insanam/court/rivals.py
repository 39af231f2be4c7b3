"""What is done to another player: hindering, pushing up the track, stealing. [D-09]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref, seat_ref
from ludus.games.insanam.cards.powers import has
from ludus.games.insanam.content.vocabulary import GOODS
from ludus.games.insanam.court.track import climb
from ludus.games.insanam.frames import Effects, Steal
from ludus.games.insanam.goods import PLACE, amount, pay, push, receive
from ludus.games.insanam.moves import Move, make
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import goods_ref, tell


def targets(table: Table, seat: int, kind: str) -> list[int]:
    """List the opponents an atom can hit; a finished chariot is out of reach. [C-24.3]"""
    return [
        other for other, player in enumerate(table.players)
        if other != seat and not (kind == "hinder" and player.arrival)
    ]  # fmt: skip


def run_target(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Choose whom it hits, where there is a choice."""
    del fate
    kind = frame.atom.kind
    found = targets(state.table, frame.seat, kind)
    if len(found) > 1:
        frame.wait(frame.seat, kind)
    elif found:
        _hit(state, frame, found[0], sink)
    else:
        frame.step()


def target_moves(state: State, frame: Effects, seat: int) -> list[Move]:
    """List whom it can hit."""
    return [make("target", other) for other in targets(state.table, seat, frame.atom.kind)]


def choose_target(
    state: State, frame: Effects, seat: int, move: Move, fate: Fate, sink: Sink | None
) -> None:
    """Hit the one chosen."""
    del seat, fate
    _hit(state, frame, move.number(), sink)


def _hit(state: State, frame: Effects, other: int, sink: Sink | None) -> None:
    table, atom, seat = state.table, frame.atom, frame.seat
    frame.step()
    if atom.kind == "hinder":
        _hinder(table, seat, other, atom.n, sink)
    elif atom.kind == "push":
        tell(sink, "pushes", seat, other=seat_ref(other))
        climb(table, other, atom.n, sink)
    elif atom.resource == "ANY":
        push(table, Steal(seat=seat, victim=other, left=atom.n))
    else:
        held = table.players[other].goods[PLACE[atom.resource]]
        _move_goods(table, seat, other, amount(atom.resource, min(atom.n, held)), sink)


def _hinder(table: Table, seat: int, other: int, n: int, sink: Sink | None) -> None:
    """A chariot goes back, unless nothing can stop it. [C-24.4, C-25.30]"""
    player = table.players[other]
    if not has(player, "immune"):
        player.chariot = max(0, player.chariot - n)
    tell(sink, "hinders", seat, other=seat_ref(other), space=player.chariot)


def _move_goods(
    table: Table, seat: int, other: int, goods: tuple[int, int, int], sink: Sink | None
) -> None:
    pay(table.players[other], goods)
    receive(table.players[seat], goods)
    tell(sink, "steals", seat, other=seat_ref(other), goods=goods_ref(goods))


def run_steal(frame: Steal, state: State, fate: Fate, sink: Sink | None) -> None:
    """Name kinds until enough was taken or nothing is left to name. [C-25.18]"""
    del fate, sink
    if frame.left and len(frame.absent) < len(GOODS):
        frame.wait(frame.seat, "seize")
    else:
        state.table.frames.pop()


def seize_moves(state: State, frame: Steal, seat: int) -> list[Move]:
    """List the kinds not yet known to be absent."""
    del state, seat
    return [make("seize", good) for good in GOODS if good not in frame.absent]


def seize(state: State, frame: Steal, seat: int, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Take one of the kind named; a kind that is not there costs nothing. [C-25.18]"""
    del fate
    frame.resume()
    good = move.word()
    if state.table.players[frame.victim].goods[PLACE[good]]:
        frame.left -= 1
        _move_goods(state.table, seat, frame.victim, amount(good, 1), sink)
    else:
        frame.absent += good
        tell(sink, "finds-none", seat, other=seat_ref(frame.victim), good=Ref("good", good))
