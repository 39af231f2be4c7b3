"""Which action is done: of the zone of a citizen, or of a tile just bought. [C-7, C-23.4, D-08]"""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.games.insanam.city import forecasts
from ludus.games.insanam.city.actions import actions_of, unaffordable
from ludus.games.insanam.city.moves import Act
from ludus.games.insanam.frames import Action, Effects, PlayerTurn
from ludus.games.insanam.goods import push
from ludus.games.insanam.moves import SKIP, Skip
from ludus.games.insanam.slots import LETTERS
from ludus.games.insanam.state import State
from ludus.games.insanam.tell import no, no_for, tell, zone_ref

Acting = Context[State, PlayerTurn | Effects]

_LETTERS = tuple(Act(at) for at in range(len(LETTERS)))


def _zone(frame: PlayerTurn | Effects) -> str:
    """Name the zone: of the citizen, or of the tile just bought."""
    return frame.zone if isinstance(frame, PlayerTurn) else frame.chosen


def _offers(context: Acting) -> list[Act | Skip]:
    """List the actions of the zone, or none. [C-5.9]"""
    name = _zone(context.frame)
    return [*_LETTERS[: len(actions_of(context.state.table.zones[name], name))], SKIP]


def _forbids(context: Acting, move: Act | Skip) -> Refusal | None:
    """One without banner whose costs can be met; of a new tile no purchase and no repeat.

    [C-7.1, C-7.3, C-7.4, C-23.5]
    """
    if isinstance(move, Skip):
        return None
    table, name = context.state.table, _zone(context.frame)
    zone = table.zones[name]
    actions = actions_of(zone, name)
    if move.action >= len(actions):
        return no("C-7.2", "no-action", zone=zone_ref(name))
    owner = zone.banners[move.action]
    if owner >= 0:
        return no_for("C-7.3", "banner", context.seat, owner)
    atoms = actions[move.action]
    if isinstance(context.frame, Effects) and any(atom.kind in ("tile", "redo") for atom in atoms):
        return no("C-23.5", "no-chain")
    return unaffordable(table.players[context.seat], atoms)


def _answer(context: Acting, move: Act | Skip) -> None:
    """Carry an action out, or none; that of a new tile needs neither citizen nor banner.

    [C-5.9, C-7.1, C-23.4]
    """
    table, frame, seat = context.state.table, context.frame, context.seat
    name = _zone(frame)
    placed = isinstance(frame, PlayerTurn)
    if isinstance(frame, PlayerTurn):
        frame.resume()
        frame.stage = "sea"
    else:
        frame.step()
    if isinstance(move, Act):
        tile = table.zones[name].tile
        push(table, Action(seat=seat, zone=name, index=move.action, tile=tile, banner=placed))
    elif placed:
        tell(context.sink, "no-action", seat)


ACT: Decision[State, PlayerTurn | Effects, Act | Skip] = Decision(
    word="act",
    article="C-7.1",
    moves=(Act, Skip),
    offers=_offers,
    forbids=_forbids,
    answer=_answer,
    forecast=forecasts.act,
)
