"""Movement, attacks and effects set under way in the middle of a turn: for tests of the map.

They lie on top of the player-turn that `court` builds, as a card's would; when they are done the
player-turn goes on as if nothing had been.
"""

from collections.abc import Sequence
from contextlib import suppress

from ludus.core.errors import FateMismatch
from ludus.core.events import Log
from ludus.games.insanam import GAME
from ludus.games.insanam.content.vocabulary import Effect
from ludus.games.insanam.frames import Battles, Effects, March, Sail
from ludus.games.insanam.state import State
from rules.insanam.build import battle_dice, go_on, one
from rules.insanam.telling import price


def set_out(state: State, points: int, seat: int = 0) -> None:
    """Let a seat spend some movement points."""
    state.table.frames.append(March(seat=seat, points=points))
    go_on(state)


def put_to_sea(state: State, steps: int = 1, seat: int = 0) -> None:
    """Let the groups of a seat take free steps."""
    state.table.frames.append(Sail(seat=seat, rounds=steps))
    go_on(state)


def assault(state: State, land: str, troops: Sequence[int], chance: str = "", seat: int = 0) -> Log:
    """Let troops from the strip of a seat attack a territory."""
    for kind, n in enumerate(troops):
        one(state, seat).strip[kind] -= n
    state.table.mover = seat
    state.table.invaders[land] = list(troops)
    state.table.frames.append(Battles(seat=seat))
    return go_on(state, chance)


def first_exchange(
    state: State,
    land: str,
    troops: Sequence[int],
    dice: tuple[int, int] = (0, 0),
    seat: int = 0,
) -> tuple[int, int]:
    """Attack, and give the totals of the first exchange; the battle is then left as it stands."""
    with suppress(FateMismatch):
        assault(state, land, troops, battle_dice(dice), seat)
    assert state.table.dice is not None
    return state.table.dice.totals


def effect(state: State, text: str, chance: str = "", seat: int = 0) -> Log:
    """Let an effect happen to a seat."""
    state.table.frames.append(Effects(seat=seat, atoms=tuple(Effect.parse(text)), source="test"))
    return go_on(state, chance)


def strip_of(state: State, n: int, seat: int = 0) -> None:
    """Leave n cubes on a strip: the others go to storage, legionaries first."""
    player = one(state, seat)
    while sum(player.strip) > n:
        kind = next(kind for kind, left in enumerate(player.strip) if left)
        player.strip[kind] -= 1
        player.storage[kind] += 1


def prices(state: State, seat: int = 0) -> dict[str, tuple[int, ...]]:
    """Give what moves cost, as it is told beforehand: gold, wood, stone."""
    view = GAME.view(state, seat)
    told = {str(move): GAME.forecast(view, move) for move in GAME.moves(state, seat)}
    found = {move: price(one) for move, one in told.items() if one is not None}
    return {move: goods for move, goods in found.items() if any(goods)}


def steps(state: State, kind: str, source: str, target: str) -> list[str]:
    """List the parties offered for a step."""
    head = f"{kind} {source} {target} "
    return [
        str(move).removeprefix(head)
        for move in GAME.moves(state, GAME.to_act(state)[0])
        if str(move).startswith(head)
    ]
