"""Why a number is what it is: powers of boards, gladiators and adversaries, as lines of a sum.

The rules add numbers up quickly (`cards.powers`); a forecast names each of them. The tests prove
that both come to the same.
"""

from collections.abc import Iterable, Iterator, Sequence

from ludus.core.forecast import Line
from ludus.core.message import Message, Ref, say
from ludus.games.insanam.cards.powers import PERMANENT, TAXES, WHILE
from ludus.games.insanam.content.catalogue import BOARDS
from ludus.games.insanam.content.vocabulary import Atom, Effect
from ludus.games.insanam.state import Player, Table
from ludus.games.insanam.tell import TROOP_WORDS

Lines = tuple[Iterable[Line], Iterable[Line], Iterable[Line]]
"""What makes up an amount of gold, of wood and of stone."""

FLOOR = say("insanam-why-floor")
ACTION = say("insanam-why-action")


def powers_in_force(player: Player) -> Iterator[tuple[Ref, Effect]]:
    """Go through the powers of a board that work, each with its name. [C-24.9, C-25.31]"""
    board = BOARDS[player.board]
    works = (not player.blocked, *player.unlocked)
    for number, (effect, on) in enumerate(zip((board.start, *board.powers), works, strict=True)):
        if on:
            yield Ref("power", f"{player.board}-{number}"), effect


def power_reason(player: Player, special: str) -> Message:
    """Name the power of a board that a special comes from."""
    names = (
        name
        for name, effect in powers_in_force(player)
        if any(atom.kind == "sp" and atom.key == special for atom in effect)
    )
    return say("insanam-why-power", power=next(names))


def mod_lines(table: Table, seat: int, key: str) -> Iterator[Line]:
    """Go through everything in force under a key. Section 1.2 of the content."""
    player = table.players[seat]
    for name, effect in powers_in_force(player):
        n = sum(atom.n for atom in effect if atom.kind == "mod" and atom.key == key)
        yield Line(n, say("insanam-why-power", power=name))
    for card in player.winners:
        n = PERMANENT[card].get(key, 0)
        yield Line(n, say("insanam-why-gladiator", gladiator=Ref("gladiator", card)))
    for card in table.adversaries:
        n = WHILE[card].get(key, 0)
        yield Line(n, say("insanam-why-adversary", adversary=Ref("adversary", card)))


def not_below(lines: Iterable[Line], least: int = 0) -> list[Line]:
    """Add a line where a sum would fall below what it can be at least."""
    found = list(lines)
    short = least - sum(line.amount for line in found)
    return [*found, Line(short, FLOOR)] if short > 0 else found


def troop_lines(troops: Sequence[int], each: Sequence[int], times: int = 1) -> Iterator[Line]:
    """Go through types of troops: how many there are, and how much each counts."""
    for word, n, worth in zip(TROOP_WORDS, troops, each, strict=True):
        reason = say("insanam-why-troops", troops=Ref(word, n), each=worth * times)
        yield Line(n * worth * times, reason)


def demands(table: Table, trigger: str) -> Iterator[tuple[Atom, Message]]:
    """Go through what adversaries face up ask for a deed, once an action. [C-22.2]"""
    if trigger in table.taxed:
        return
    for card in table.adversaries:
        atom = TAXES[card].get(trigger)
        if atom is not None:
            yield atom, say("insanam-why-tax", adversary=Ref("adversary", card))
