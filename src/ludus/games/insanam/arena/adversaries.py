"""Adversaries that come into the arena, and what they do at once. [C-22]"""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.games.insanam.cards.decks import ADVERSARY, draw
from ludus.games.insanam.content.catalogue import ADVERSARIES, LANDS
from ludus.games.insanam.content.vocabulary import Atom
from ludus.games.insanam.frames import Effects
from ludus.games.insanam.goods import push
from ludus.games.insanam.map.land import barbarous
from ludus.games.insanam.state import State, Table
from ludus.games.insanam.tell import card_ref, tell


def reveal_adversary(state: State, fate: Fate, sink: Sink | None) -> None:
    """Turn the next adversary up; what it does at once happens now. [C-22.3]

    While the table is set nobody owns anything yet: only the board is touched. [C-1.8]
    """
    table = state.table
    card = draw(state, ADVERSARY, fate)
    if not card:
        return
    table.adversaries.append(card)
    tell(sink, "adversary", adversary=card_ref("adversary", card))
    adversary = ADVERSARIES[card]
    if adversary.timing == "while":
        return
    for atom in adversary.effect:
        if atom.kind == "barb":
            reinforce(table, atom, sink)
    atoms = tuple(atom for atom in adversary.effect if atom.kind != "barb")
    if atoms and table.turn:
        for seat in reversed(table.order):
            push(table, Effects(seat=seat, atoms=atoms, source=card))


def reinforce(table: Table, atom: Atom, sink: Sink | None) -> None:
    """Barbarians come to the territories of a region that barbarians hold."""
    for name in LANDS[atom.region]:
        land = table.lands[name]
        if barbarous(land):
            land.barb += atom.n
    tell(sink, "barbarians", region=card_ref("region", atom.region), n=atom.n)
