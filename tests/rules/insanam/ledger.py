"""A second reading of card texts: what each atom must do, worked out from the content alone.

A `Ledger` is opened on a position with a question pending. It answers every question an effect
asks, in the plainest way, and writes down what must come of it; in the end the position must be
what was written. Chance always brings the first thing there is, and dice show 0.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import ADVERSARIES, GLADIATORS, NUMBERS, ZONES
from ludus.games.insanam.content.vocabulary import Atom
from ludus.games.insanam.frames import March
from ludus.games.insanam.state import State
from rules.insanam.build import asked, check, moves, one

T = TypeVar("T")

REPEAT = {"COL": "d", "HIP": "d", "BAR": "d", "MAR": "c"}
"""The printed action of each zone that a repeat takes."""


class First:
    """Chance without surprise."""

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:  # noqa: ARG002
        """Roll a face that shows 0."""
        return NUMBERS.die.index(0) + 1

    def draw(
        self,
        label: str,  # noqa: ARG002
        bag: Sequence[T],
        n: int = 1,
        *,
        to: int | None = None,  # noqa: ARG002
    ) -> Sequence[T]:
        """Draw the first ones."""
        return bag[:n]

    def order(self, label: str, items: Sequence[T], *, to: int | None = None) -> Sequence[T]:  # noqa: ARG002
        """Leave things as they are."""
        return items

    def clock(self) -> int:
        """Tell no time."""
        return 0


def go(state: State, move: str, seat: int | None = None) -> None:
    """Make a move, whatever chance it needs."""
    who = GAME.to_act(state)[0] if seat is None else seat
    step(GAME, state, who, GAME.parse(move), First())
    check(state)


class Page:
    """What one player must have in the end."""

    def __init__(self, state: State, seat: int) -> None:
        player = one(state, seat)
        self.goods = dict(zip("GWS", player.goods, strict=True))
        self.vp = player.vp
        self.marker = player.marker
        self.chariot = player.chariot
        self.storage = dict(zip(("LEG", "CEN", "EVO"), player.storage, strict=True))
        self.play = len(player.play)
        self.locks = player.locks
        self.unlocked = sum(player.unlocked)
        self.map = sum(
            sum(land.troops) for land in state.table.lands.values() if land.owner == seat
        )


class Ledger:
    """What must come of effects."""

    def __init__(self, state: State, seat: int = 0) -> None:
        self.state = state
        self.seat = seat
        self.pages = [Page(state, at) for at in range(len(state.table.players))]
        self.points = 0
        self.in_barracks = False

    @property
    def mine(self) -> Page:
        """Give the page of whoever acts."""
        return self.pages[self.seat]

    @property
    def other(self) -> Page:
        """Give the page of the only opponent."""
        (at,) = (at for at in range(len(self.pages)) if at != self.seat)
        return self.pages[at]

    def ask(self, question: str) -> None:
        """Expect a question."""
        assert asked(self.state) == ((self.seat,), question)

    def answer(self, move: str) -> None:
        """Answer it."""
        go(self.state, move)

    def closed(self) -> None:
        """Find everything as it was written."""
        for seat, page in enumerate(self.pages):
            assert vars(Page(self.state, seat)) == vars(page), f"seat {seat}"

    # Effects

    def meet(self, atoms: Iterable[Atom], *, barracks: bool = False) -> None:
        """Go through an effect, gains that stand together at once."""
        run: list[Atom] = []
        for atom in (*atoms, None):
            if atom is not None and atom.kind == "gain":
                run.append(atom)
                continue
            self.gain(run)
            run = []
            if atom is not None:
                _MEET[atom.kind](self, atom)
        if barracks:
            self.march()

    def action(self, zone: str, atoms: Sequence[Atom]) -> None:
        """Go through an action of a tile: corruption comes last. [C-7.6]"""
        parts = [atom for atom in atoms if atom.resource != "COR"]
        self.points = 0
        self.in_barracks = zone == "BAR"
        self.meet(parts, barracks=self.in_barracks)
        self.in_barracks = False
        self.mine.marker += sum(atom.n for atom in atoms if atom.resource == "COR")

    def march(self) -> None:
        """Movement points of the barracks. [C-18.4]"""
        left = sum(one(self.state, self.seat).strip)
        base = 1 + (left <= 24) + (left <= 14) + (left == 0)
        self.moves_with(base + self.points)

    def moves_with(self, points: int) -> None:
        """Expect a movement, and make none."""
        self.ask("march")
        frame = self.state.table.frames[-1]
        assert isinstance(frame, March)
        assert frame.points == points
        self.answer("halt")

    def gain(self, atoms: Sequence[Atom]) -> None:
        """Gain, taking gold where there is a choice."""
        for atom in atoms:
            if atom.resource == "VP":
                self.mine.vp += atom.n
            elif atom.resource == "COR":
                self.mine.marker += atom.n
            elif atom.resource == "ANY":
                self.ask("take")
                self.answer("take " + "G" * atom.n)
                self.mine.goods["G"] += atom.n
            else:
                self.mine.goods[atom.resource] += atom.n

    def loss(self, atom: Atom) -> None:
        """Lose, or be levied; there is always enough here."""
        if atom.resource == "VP":
            self.mine.vp -= atom.n
            return
        if atom.resource == "ANY":
            self.ask("lose")
            self.answer("lose " + "G" * atom.n)
        self.mine.goods[_gold(atom)] -= atom.n

    def pay(self, atom: Atom) -> None:
        """Pay the price of an action."""
        if atom.resource == "ANY":
            self.ask("pay")
            self.answer("pay " + "G" * atom.n)
        self.mine.goods[_gold(atom)] -= atom.n

    def recruit(self, atom: Atom) -> None:
        """Recruit as many legionaries as there may be."""
        for _ in range(atom.n):
            self.ask("recruit")
            self.answer("recruit LEG")
            self.mine.goods["G"] -= max(0, 3 - atom.d)
            self.mine.storage["LEG"] += 1

    def free(self, atom: Atom) -> None:
        """Get troops for nothing."""
        self.mine.storage[atom.troop] += atom.n

    def deploy(self, atom: Atom) -> None:
        """Deploy legionaries to the start territory, where there is room for two."""
        for _ in range(min(atom.n, 4 - self.mine.map, self.mine.storage["LEG"])):
            self.ask("deploy")
            self.answer(f"deploy LEG {one(self.state, self.seat).start}")
            self.mine.storage["LEG"] -= 1
            self.mine.map += 1

    def move(self, atom: Atom) -> None:
        """Move more, or now."""
        if self.in_barracks:
            self.points += atom.n
        else:
            self.moves_with(atom.n)

    def race(self, atom: Atom) -> None:
        """Advance; no obstacle is near."""
        self.mine.chariot += atom.n

    def hinder(self, atom: Atom) -> None:
        """Push the opponent's chariot back."""
        self.other.chariot -= atom.n

    def gbuy(self, atom: Atom) -> None:
        """Buy the first gladiator on display."""
        self.ask("hire")
        card = self.state.table.display[0]
        self.answer(f"hire {card}")
        self.mine.goods["G"] -= max(0, GLADIATORS[card].cost - atom.d)
        self.mine.play += 1

    def gdraw(self, atom: Atom) -> None:
        """Get gladiators."""
        self.mine.play += atom.n

    def gdiscard(self, atom: Atom) -> None:
        """Give gladiators up."""
        for _ in range(atom.n):
            self.ask("forfeit")
            self.answer(moves(self.state)[0])
            self.mine.play -= 1

    def fight(self, atom: Atom) -> None:
        """Fight the weakest adversary with the strongest gladiator, and win."""
        self.ask("fight")
        table = self.state.table
        card = max(one(self.state, self.seat).play, key=lambda name: GLADIATORS[name].power)
        foe = min(table.adversaries, key=lambda name: ADVERSARIES[name].power)
        self.fights(card, foe, atom.n)

    def fights(self, card: str, foe: str, bonus: int) -> None:
        """Fight, with demands of the adversaries before and the reward after."""
        gladiator, adversary = GLADIATORS[card], ADVERSARIES[foe]
        for name in self.state.table.adversaries:
            for tax in ADVERSARIES[name].effect:
                if (tax.kind, tax.key) == ("tax", "fight"):
                    self.mine.goods[tax.resource] -= tax.n
        self.answer(f"fight {card} {foe}")
        dice = self.state.table.dice
        assert dice is not None
        category, kind = adversary.category, gladiator.kind
        mine = gladiator.power + 2 * ((category in gladiator.strong) - (category in gladiator.weak))
        theirs = adversary.power + 2 * ((kind in adversary.strong) - (kind in adversary.weak))
        assert dice.totals == (mine + bonus, theirs)
        assert mine + bonus > theirs
        self.gain(adversary.reward)
        self.ask("slide")
        self.answer("stay")
        assert foe not in self.state.table.adversaries

    def refresh(self, atom: Atom) -> None:
        """Find other cards on display."""
        table = self.state.table
        if atom.deck == "GLAD":
            assert not {*table.display} & {"G01", "G02"}
        else:
            assert not {*table.adversaries} & {"A13", "A14"}

    def peek(self, atom: Atom) -> None:
        """Look at cards, and put them back the other way round."""
        self.ask("peek")
        seen = self.state.secrets.own[self.seat].peeked[:]
        assert len(seen) == atom.n
        self.answer("order " + ",".join(reversed(seen)))
        name = {"EVT": f"event{self.state.table.round}", "ADV": "adversary"}[atom.deck]
        assert self.state.secrets.decks[name].top == seen[::-1]

    def redo(self, atom: Atom) -> None:
        """Repeat an action that bears a banner."""
        self.ask("redo")
        zone = atom.zones[0]
        self.answer(f"redo {zone} {REPEAT[zone]}")
        self.action(zone, ZONES[zone].base["abcd".index(REPEAT[zone])])

    def unlock(self, atom: Atom) -> None:
        """Unlock the first power."""
        self.ask("unlock")
        self.answer("unlock 1")
        self.mine.goods["G"] -= max(0, 6 - atom.d)
        self.mine.goods["W"] -= 5
        self.mine.unlocked += 1
        self.ask("camp")
        self.answer("later")

    def tile(self, atom: Atom) -> None:
        """Buy a tile of the Hippodrome, and leave it at that."""
        self.ask("tile")
        self.answer("buy " + self.state.table.zones["HIP"].offer)
        self.mine.goods["G"] -= max(0, 5 - atom.d)
        self.ask("act")
        self.answer("skip")

    def swap(self, atom: Atom) -> None:
        """Exchange as much gold as there may be for wood."""
        self.ask("swap")
        assert f"swap {'G' * (atom.n + 1)} {'W' * (atom.n + 1)}" not in moves(self.state)
        self.answer(f"swap {'G' * atom.n} {'W' * atom.n}")
        self.mine.goods["G"] -= atom.n
        self.mine.goods["W"] += atom.n

    def steal(self, atom: Atom) -> None:
        """Steal from the only opponent."""
        for _ in range(atom.n if atom.resource == "ANY" else 0):
            self.ask("seize")
            self.answer("seize G")
        self.mine.goods[_gold(atom)] += atom.n
        self.other.goods[_gold(atom)] -= atom.n

    def push(self, atom: Atom) -> None:
        """Push the only opponent up the track."""
        self.other.marker += atom.n

    def drop(self, atom: Atom) -> None:
        """Go down the track."""
        self.mine.marker -= atom.n

    def unbanner(self, atom: Atom) -> None:
        """Remove banners."""
        for _ in range(atom.n):
            self.ask("clear")
            _, zone, letter = moves(self.state)[0].split()
            self.answer(f"clear {zone} {letter}")
            assert self.state.table.zones[zone].banners["abcd".index(letter)] == -1

    def cull(self, atom: Atom) -> None:
        """Return troops from storage."""
        for _ in range(atom.n):
            self.ask("cull")
            move = moves(self.state)[0]
            self.answer(move)
            _, troop, place = move.split()
            assert place == "STO"
            self.mine.storage[troop] -= 1

    def lock(self, atom: Atom) -> None:
        """Have fewer citizens in the next turn."""
        self.mine.locks += atom.n

    def levyper(self, atom: Atom) -> None:
        """Pay for the one territory."""
        assert atom.metric == "terr"
        self.mine.goods[atom.resource] -= atom.n


def _gold(atom: Atom) -> str:
    """Name the good that is taken where any would do."""
    return "G" if atom.resource == "ANY" else atom.resource


_MEET: dict[str, Callable[[Ledger, Atom], None]] = {
    "lose": Ledger.loss, "levy": Ledger.loss, "pay": Ledger.pay, "recruit": Ledger.recruit,
    "free": Ledger.free, "deploy": Ledger.deploy, "move": Ledger.move, "race": Ledger.race,
    "hinder": Ledger.hinder, "gbuy": Ledger.gbuy, "gdraw": Ledger.gdraw,
    "gdiscard": Ledger.gdiscard, "fight": Ledger.fight, "refresh": Ledger.refresh,
    "peek": Ledger.peek, "redo": Ledger.redo, "unlock": Ledger.unlock, "tile": Ledger.tile,
    "swap": Ledger.swap, "steal": Ledger.steal, "push": Ledger.push, "drop": Ledger.drop,
    "unbanner": Ledger.unbanner, "cull": Ledger.cull, "lock": Ledger.lock,
    "levyper": Ledger.levyper,
}  # fmt: skip
