"""The hexes before a gladiator, for a board to mark: its zone of control, and what it reaches."""

from ludus.core.message import Fact
from ludus.games.gloria.board import has_zone, inside
from ludus.games.gloria.geometry import REACH, ZONE
from ludus.games.gloria.state import Gladiator, State, snare_in_hand
from ludus.kit.hexes import Hex


def zone(state: State, one: Gladiator, facing: int) -> tuple[Hex, ...]:
    """List the hexes of the zone of control in a facing; whoever has none has none. [L-9.1]"""
    if not has_zone(one):
        return ()
    return tuple(one.hex + step for step in ZONE[facing] if inside(state, one.hex + step))


def reach(state: State, one: Gladiator, facing: int) -> tuple[Hex, ...]:
    """List the hexes beyond that a long weapon or a snare gets to. [L-10.1, L-13.2]"""
    far = one.arm == "long" or snare_in_hand(one)
    if not far or not has_zone(one):
        return ()
    return tuple(one.hex + step for step in REACH[facing] if inside(state, one.hex + step))


def zone_facts(state: State, one: Gladiator, facing: int) -> dict[str, Fact]:
    """Tell a board what lies before a gladiator that looks there."""
    return {
        "facing": facing,
        "zone": zone(state, one, facing),
        "reach": reach(state, one, facing),
    }
