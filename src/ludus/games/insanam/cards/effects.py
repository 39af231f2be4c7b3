"""Effects: the atoms of a card, done from left to right. Section 1 of the content."""

from collections.abc import Callable

from ludus.games.insanam.arena import engaging, gladiators
from ludus.games.insanam.arena.adversaries import reinforce
from ludus.games.insanam.cards import kinds
from ludus.games.insanam.city import market, race, senate
from ludus.games.insanam.content.catalogue import EVENT
from ludus.games.insanam.court import rivals
from ludus.games.insanam.court.track import fall
from ludus.games.insanam.frames import Action, Battles, March
from ludus.games.insanam.goods import push
from ludus.games.insanam.map import recruiting
from ludus.games.insanam.state import Doing
from ludus.games.insanam.tell import tell


def run_effects(context: Doing) -> None:
    """Do the next atom; troops that were deployed as an attack fight in the end. [C-18.2]

    What an event does to one player is an action of its own for the demands of adversaries.
    """
    frame, table = context.frame, context.state.table
    if frame.at < len(frame.atoms):
        _ATOMS[frame.atom.kind](context)
        return
    table.frames.pop()
    if frame.source in EVENT:
        table.taxed.clear()
    if table.invaders and not frame.barracks:
        push(table, Battles(seat=frame.seat))


def _run_move(context: Doing) -> None:
    """More movement points in a barracks action, or a movement of its own. [C-18.4]"""
    frame, table = context.frame, context.state.table
    n = frame.atom.n
    frame.step()
    below = table.frames[-2]
    if frame.barracks and isinstance(below, Action):
        below.extra += n
    else:
        push(table, March(seat=frame.seat, points=n))


def _run_drop(context: Doing) -> None:
    """The own marker goes down. [C-9.1]"""
    frame = context.frame
    n = frame.atom.n
    frame.step()
    fall(context.state.table, frame.seat, n, context.sink)


def _run_lock(context: Doing) -> None:
    """Citizens are kept away in the next turn."""
    frame = context.frame
    context.state.table.players[frame.seat].locks += frame.atom.n
    tell(context.sink, "locked", frame.seat, n=frame.atom.n)
    frame.step()


def _run_barb(context: Doing) -> None:
    """Barbarians come to a region."""
    atom = context.frame.atom
    context.frame.step()
    reinforce(context.state.table, atom, context.sink)


_ATOMS: dict[str, Callable[[Doing], None]] = {
    "gain": kinds.run_gain,
    "lose": kinds.run_loss,
    "levy": kinds.run_loss,
    "pay": kinds.run_pay,
    "levyper": kinds.run_levyper,
    "recruit": recruiting.run_recruit,
    "free": recruiting.run_free,
    "deploy": recruiting.run_deploy,
    "cull": recruiting.run_cull,
    "move": _run_move,
    "race": race.run_race,
    "hinder": rivals.run_target,
    "push": rivals.run_target,
    "steal": rivals.run_target,
    "gbuy": gladiators.run_hire,
    "gdraw": gladiators.run_gdraw,
    "gdiscard": gladiators.run_gdiscard,
    "refresh": gladiators.run_refresh,
    "peek": gladiators.run_peek,
    "fight": engaging.run_fight_atom,
    "redo": senate.run_redo,
    "unlock": senate.run_unlock,
    "unbanner": senate.run_clear,
    "tile": market.run_tile,
    "swap": market.run_swap,
    "drop": _run_drop,
    "lock": _run_lock,
    "barb": _run_barb,
}
"""How each atom is done."""
