"""Actions of tiles, from their parts to the banner. [C-7]"""

from collections.abc import Sequence

from ludus.core.decisions import Context
from ludus.core.errors import Refusal
from ludus.core.message import Ref
from ludus.games.insanam.content.catalogue import TILES, ZONES
from ludus.games.insanam.content.vocabulary import Atom
from ludus.games.insanam.court.track import climb
from ludus.games.insanam.frames import Action, Effects, March
from ludus.games.insanam.goods import amount, can_pay, push
from ludus.games.insanam.map.troops import points
from ludus.games.insanam.state import Player, State, Zone, with_one
from ludus.games.insanam.tell import deed_ref, goods_ref, no, tell, zone_ref

BARRACKS = "BAR"


def actions_of(zone: Zone, name: str) -> Sequence[tuple[Atom, ...]]:
    """Give the actions in force in a zone: of its tile, or the printed ones. [C-1.7, C-23.1]"""
    return TILES[zone.tile].actions if zone.tile else ZONES[name].base


def unaffordable(player: Player, atoms: Sequence[Atom]) -> Refusal | None:
    """An action whose cost cannot be met in full is illegal. [C-7.4]"""
    for atom in atoms:
        if atom.kind == "pay" and not _can_pay(player, atom):
            price = (Ref("any", atom.n),) if atom.resource == "ANY" else _price(atom)
            return no("C-7.4", "cost", goods=price, held=goods_ref(player.goods))
    return None


def _can_pay(player: Player, atom: Atom) -> bool:
    if atom.resource == "ANY":
        return sum(player.goods) >= atom.n
    return can_pay(player, amount(atom.resource, atom.n))


def _price(atom: Atom) -> tuple[Ref, ...]:
    return goods_ref(amount(atom.resource, atom.n))


def run_action(context: Context[State, Action]) -> None:
    """Parts from left to right, movement, corruption, banner. [C-7.1, C-7.3, C-7.6, C-18.4]"""
    frame, table, sink = context.frame, context.state.table, context.sink
    atoms = frame_atoms(frame)
    if frame.stage == "parts":
        frame.stage = "march" if frame.zone == BARRACKS else "corruption"
        # What is repeated bears the banner of whoever used it first. [C-24.8]
        again = not frame.banner and table.zones[frame.zone].banners[frame.index] >= 0
        if sink:
            tell(sink, "repeats" if again else "acts", frame.seat, zone=zone_ref(frame.zone),
                 deed=deed_ref(atoms))  # fmt: skip
        parts = tuple(atom for atom in atoms if atom.resource != "COR")
        barracks = frame.zone == BARRACKS
        push(table, Effects(seat=frame.seat, atoms=parts, source=frame.zone, barracks=barracks))
    elif frame.stage == "march":
        frame.stage = "corruption"
        push(table, March(seat=frame.seat, points=points(table, frame.seat) + frame.extra))
    elif frame.stage == "corruption":
        frame.stage = "banner"
        climb(table, frame.seat, sum(atom.n for atom in atoms if atom.resource == "COR"), sink)
    else:
        table.frames.pop()
        zone = table.zones[frame.zone]
        if frame.banner and zone.tile == frame.tile:
            zone.banners = with_one(zone.banners, frame.index, frame.seat)


def frame_atoms(frame: Action) -> tuple[Atom, ...]:
    """Give the atoms of an action, also when its tile has been replaced meanwhile."""
    actions = TILES[frame.tile].actions if frame.tile else ZONES[frame.zone].base
    return actions[frame.index]
