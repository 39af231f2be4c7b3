"""What is done to another player: hindering, pushing up the track, stealing. [D-09]"""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.message import Ref, seat_ref
from ludus.games.insanam.cards.powers import has
from ludus.games.insanam.content.vocabulary import GOODS
from ludus.games.insanam.court import forecasts
from ludus.games.insanam.court.moves import ChooseTarget, Seize
from ludus.games.insanam.court.opponents import targets
from ludus.games.insanam.court.track import climb
from ludus.games.insanam.frames import Effects, Steal
from ludus.games.insanam.goods import PLACE, amount, pay, push, receive
from ludus.games.insanam.slots import Three
from ludus.games.insanam.state import Doing, State, Table
from ludus.games.insanam.tell import goods_ref, no, tell


def nobody(table: Table, seat: int, other: int, article: str) -> Refusal | None:
    """Refuse a choice that is no opponent: oneself, or a seat the table does not have."""
    if other == seat:
        return no(article, "oneself")
    return None if 0 <= other < len(table.players) else no(article, "nobody")


# Targets


def run_target(context: Doing) -> None:
    """Choose whom it hits, where there is a choice."""
    frame = context.frame
    kind = frame.atom.kind
    found = targets(context.state.table, frame.seat, kind)
    if len(found) > 1:
        frame.wait(frame.seat, kind)
    elif found:
        _hit(context, found[0])
    else:
        frame.step()


def _all_targets(context: Doing) -> list[ChooseTarget]:
    """List the players."""
    return [ChooseTarget(other) for other in range(len(context.state.table.players))]


def _no_target(context: Doing, move: ChooseTarget) -> Refusal | None:
    """An opponent; a finished chariot is out of reach. [C-24.3]"""
    table, kind = context.state.table, context.frame.atom.kind
    if why := nobody(table, context.seat, move.other, _ARTICLES[kind]):
        return why
    if kind == "hinder" and table.players[move.other].arrival:
        return no("C-24.3", "finished", other=seat_ref(move.other))
    return None


def _target(context: Doing, move: ChooseTarget) -> None:
    """Hit the one chosen."""
    _hit(context, move.other)


def _hit(context: Doing, other: int) -> None:
    frame, table, sink = context.frame, context.state.table, context.sink
    atom, seat = frame.atom, frame.seat
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


def _move_goods(table: Table, seat: int, other: int, goods: Three, sink: Sink | None) -> None:
    pay(table.players[other], goods)
    receive(table.players[seat], goods)
    tell(sink, "steals", seat, other=seat_ref(other), goods=goods_ref(goods))


_ARTICLES = {"hinder": "C-24.4", "push": "C-9.2", "steal": "C-7.1"}
"""The article of each effect that hits somebody."""


def _target_decision(word: str) -> Decision[State, Effects, ChooseTarget]:
    return Decision(
        word=word,
        article=_ARTICLES[word],
        moves=(ChooseTarget,),
        offers=_all_targets,
        forbids=_no_target,
        answer=_target,
        forecast=forecasts.target,
    )


HINDER = _target_decision("hinder")
PUSH = _target_decision("push")
STEAL = _target_decision("steal")

# Thefts

Stealing = Context[State, Steal]


def run_steal(context: Stealing) -> None:
    """Name kinds until enough was taken or nothing is left to name. [C-25.18]"""
    frame = context.frame
    if frame.left and len(frame.absent) < len(GOODS):
        frame.wait(frame.seat, SEIZE.word)
    else:
        context.state.table.frames.pop()


def _kinds(_: Stealing) -> list[Seize]:
    """List the kinds."""
    return [Seize(good) for good in GOODS]


def _no_kind(context: Stealing, move: Seize) -> Refusal | None:
    """A kind that was not there is not named again. [C-25.18]"""
    frame = context.frame
    if move.good not in frame.absent:
        return None
    return no("C-25.18", "absent", good=Ref("good", move.good), other=seat_ref(frame.victim))


def _seize(context: Stealing, move: Seize) -> None:
    """Take one of the kind named; a kind that is not there costs nothing. [C-25.18]"""
    frame, table, seat = context.frame, context.state.table, context.seat
    frame.resume()
    if table.players[frame.victim].goods[PLACE[move.good]]:
        frame.left -= 1
        _move_goods(table, seat, frame.victim, amount(move.good, 1), context.sink)
    else:
        frame.absent += move.good
        tell(context.sink, "finds-none", seat, other=seat_ref(frame.victim),
             good=Ref("good", move.good))  # fmt: skip


SEIZE: Decision[State, Steal, Seize] = Decision(
    word="seize",
    article="C-25.18",
    moves=(Seize,),
    offers=_kinds,
    forbids=_no_kind,
    answer=_seize,
    forecast=forecasts.seize,
)

DECISIONS = (HINDER, PUSH, STEAL, SEIZE)
