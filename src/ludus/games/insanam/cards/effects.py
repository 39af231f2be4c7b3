"""Effects: the atoms of a card, done from left to right. Section 1 of the content."""

from collections.abc import Callable

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.arena import fights, gladiators
from ludus.games.insanam.arena.adversaries import reinforce
from ludus.games.insanam.cards import kinds
from ludus.games.insanam.city import market, race, senate
from ludus.games.insanam.content.catalogue import EVENT
from ludus.games.insanam.court import rivals
from ludus.games.insanam.court.track import fall
from ludus.games.insanam.frames import Action, Battles, Effects, March
from ludus.games.insanam.goods import push
from ludus.games.insanam.map import recruiting
from ludus.games.insanam.state import State
from ludus.games.insanam.tell import tell


def run_effects(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Do the next atom; troops that were deployed as an attack fight in the end. [C-18.2]

    What an event does to one player is an action of its own for the demands of adversaries.
    """
    if frame.at < len(frame.atoms):
        _ATOMS[frame.atom.kind](frame, state, fate, sink)
        return
    state.table.frames.pop()
    if frame.source in EVENT:
        state.table.taxed.clear()
    if state.table.invaders and not frame.barracks:
        push(state.table, Battles(seat=frame.seat))


def _run_move(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """More movement points in a barracks action, or a movement of its own. [C-18.4]"""
    del fate, sink
    n = frame.atom.n
    frame.step()
    below = state.table.frames[-2]
    if frame.barracks and isinstance(below, Action):
        below.extra += n
    else:
        push(state.table, March(seat=frame.seat, points=n))


def _run_drop(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """The own marker goes down. [C-9.1]"""
    del fate
    n = frame.atom.n
    frame.step()
    fall(state.table, frame.seat, n, sink)


def _run_lock(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Citizens are kept away in the next turn."""
    del fate
    state.table.players[frame.seat].locks += frame.atom.n
    tell(sink, "locked", frame.seat, n=frame.atom.n)
    frame.step()


def _run_barb(frame: Effects, state: State, fate: Fate, sink: Sink | None) -> None:
    """Barbarians come to a region."""
    del fate
    atom = frame.atom
    frame.step()
    reinforce(state.table, atom, sink)


_ATOMS: dict[str, Callable[[Effects, State, Fate, Sink | None], None]] = {
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
    "fight": fights.run_fight_atom,
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
