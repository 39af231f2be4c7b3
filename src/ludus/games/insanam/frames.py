"""What can be under way, each with what it has to remember: the frames of Insanam.

They lie on one another in `Table.frames`, the innermost last:

    Turn > PlayerTurn > Action > Effects > Fight        an arena fight in an action of a placement
    Turn > PlayerTurn > Action > March > Battles > Battle    movement of a barracks action
    Turn > PlayerTurn > Event > Effects                 an event owed by a symbol on the track
    Turn > RoundChange > Pay                            soldiers' pay in a scoring

Everybody may see them: what is secret lies in `Secrets`.
"""

from typing import Literal

from ludus.core.frames import Frame
from ludus.games.insanam.content.vocabulary import Atom


class Setup(Frame):
    """The table is set, choice by choice. [C-1, C-2]"""

    stage: Literal["boards", "deal", "gladiators", "ambitions", "keep", "show", "starts"]
    pick: int = 0
    drafting: Literal["", "gladiators", "ambitions"] = ""


class Turn(Frame):
    """A turn: income, action, event, scoring. [C-3.2]

    at      the place in the turn order that comes next
    """

    stage: Literal["start", "income", "powers", "taxes", "laps", "events", "rounds", "stall",
                   "end"] = "start"  # fmt: skip
    at: int = 0


class PlayerTurn(Frame):
    """One player's turn in a lap. [C-5.1]

    zone    where the citizen was placed
    circle  on which circle, from 0; -1 in the Suburra
    shared  how many of the others have had their share of the bonuses [C-5.6]
    """

    seat: int
    stage: Literal["before", "bonus", "share", "action", "sea", "after", "events"] = "before"
    zone: str = ""
    circle: int = -1
    shared: int = 0


class Action(Frame):
    """An action of a tile in force. [C-7]

    tile    the tile it stands on: another one lying there gets no banner [C-23.6]
    banner  whether it gets the player's banner [C-7.3, C-23.4, C-24.8]
    extra   movement points beyond the player's own [C-18.4]
    """

    seat: int
    zone: str
    index: int
    tile: str
    banner: bool
    stage: Literal["parts", "march", "corruption", "banner"] = "parts"
    extra: int = 0


class Effects(Frame):
    """Atoms done from left to right. Section 1 of the content.

    source   what they come from: a card, a zone, an action
    at       the atom that comes next
    left     how many of it are left: troops to recruit, banners to clear
    chosen   what was chosen for it: goods, or the zone of a new tile
    barracks whether movement follows in the action
    """

    seat: int
    atoms: tuple[Atom, ...]
    source: str = ""
    at: int = 0
    left: int = -1
    chosen: str = ""
    barracks: bool = False

    @property
    def atom(self) -> Atom:
        """Give the atom under way."""
        return self.atoms[self.at]

    def step(self) -> None:
        """Go on to the next atom."""
        self.resume()
        self.at += 1
        self.left = -1
        self.chosen = ""


class Fund(Frame):
    """Macro chooses the kind that is added to a gain. [C-25.15]"""

    seat: int


class NameGood(Frame):
    """Pallas names the good whose gains are doubled. [C-25.27]"""

    seat: int


class PlaceCamp(Frame):
    """A camp has just been released. [C-20.2]"""

    seat: int


class Steal(Frame):
    """A thief names kinds one by one. [C-25.18]

    absent  kinds the victim turned out not to have
    """

    seat: int
    victim: int
    left: int
    absent: str = ""


class Fight(Frame):
    """A fight in the arena. [C-21]

    hidden  the adversary was the top card of the deck [C-21.11]
    dice    of the gladiator and the adversary
    again   how often the own die may still be rolled again
    """

    seat: int
    gladiator: str
    adversary: str
    bonus: int
    hidden: bool
    stage: Literal["dice", "result", "buyback", "reward", "slide", "end"] = "dice"
    dice: tuple[int, int] = (0, 0)
    totals: tuple[int, int] = (0, 0)
    again: int = 0
    result: Literal["", "won", "tied", "lost"] = ""


class March(Frame):
    """Movement points are spent. [C-18]"""

    seat: int
    points: int


class Battles(Frame):
    """Battles wait to be fought, in the order the mover chooses. [C-18.10]"""

    seat: int


class Battle(Frame):
    """A battle for a territory. [C-19]

    defender  the seat, or -1 for barbarians
    forced    Petronius' doing: no blame [C-25.29]
    killed    troops lost by attacker and defender
    citadels  how many fell
    damage    to the side that is choosing what it loses, 0 in a tie
    choosing  the sides still to choose: 0 the attacker, 1 the defender
    """

    seat: int
    land: str
    defender: int
    forced: bool = False
    stage: Literal["charm", "begin", "revolt", "blow", "dice", "fall", "end"] = "charm"
    exchange: int = 0
    dice: tuple[int, int] = (0, 0)
    totals: tuple[int, int] = (0, 0)
    killed: tuple[int, int] = (0, 0)
    citadels: int = 0
    damage: int = 0
    choosing: tuple[int, ...] = ()


class Withdrawal(Frame):
    """Troops leave a territory that yielded to charm. [C-25.24]"""

    seat: int
    land: str
    charmer: int


class Incited(Frame):
    """An opponent is made to attack. [C-25.29]"""

    seat: int
    source: str
    land: str


class Sail(Frame):
    """Free steps of groups at sea. [C-18.13]

    groups  sea space and troops of those still to be asked in this round of steps
    rounds  further rounds of steps
    """

    seat: int
    rounds: int
    groups: tuple[tuple[str, tuple[int, int, int]], ...] = ()


class Favour(Frame):
    """Milonia is asked to remove a banner. [C-25.25]"""

    seat: int
    requester: int
    zone: str
    index: int
    price: int


class Event(Frame):
    """An event. [C-13]

    kinds   of goods that can be given [C-13.5]
    least   the minimum of all gifts together
    """

    event: str = ""
    stage: Literal["reveal", "choose", "end"] = "reveal"
    kinds: str = ""
    least: int = 0


class RoundChange(Frame):
    """A round ends: scoring, pay, a new order, an event. [C-14.1]"""

    stage: Literal["events", "score", "pay", "order", "names", "event", "owed"] = "events"


class Pay(Frame):
    """Soldiers are paid, player by player. [C-15]

    at       the place in the turn order
    troop    the type under way, from 0; 3: the unpaid ones are dealt with
    paid     how many of each type are paid
    unpaid   how many of each type are still to be dismissed or kept
    """

    at: int = 0
    troop: int = 0
    paid: tuple[int, int, int] = (0, 0, 0)
    unpaid: tuple[int, int, int] = (0, 0, 0)


class Redeal(Frame):
    """Cards of destiny are dealt again after a wrong accusation. [C-10.9, C-10.10]"""

    accuser: int


class Ending(Frame):
    """The game is over but for the scoring. [C-16]"""

    stage: Literal["reveal", "score", "penalties"] = "reveal"


AnyFrame = (
    Setup | Turn | PlayerTurn | Action | Effects | Fund | NameGood | PlaceCamp | Steal | Fight
    | March | Battles | Battle | Withdrawal | Incited | Sail | Favour | Event | RoundChange | Pay
    | Redeal | Ending
)  # fmt: skip
