"""The whole truth of a game, as plain data: the table that all can see, and the secrets.

Goods lie behind screens, but every gain and every payment is made in the open: whoever pays
attention knows what everybody holds. So goods are on the table here, and `for_person` leaves those
of others out of what a person is shown. [C-2.5]
"""

from typing import Literal

from msgspec import Struct

from ludus.core.copying import shallow
from ludus.core.decisions import Context
from ludus.core.outcome import Outcome
from ludus.games.insanam.frames import AnyFrame, Effects, PlayerTurn
from ludus.games.insanam.options import Options

Destiny = Literal["", "loyal", "traitor"]
"""A card of destiny; nothing before the deal, or where it is not known. [C-1.13]"""


class Player(Struct, gc=False):
    """What lies open of a player, and the goods.

    board      the protagonist [C-25]
    goods      gold, wood, stone
    marker     on the treachery track [C-9.1]
    peak       the highest space the marker ever reached [C-9.4, C-9.8]
    chariot    space in the Hippodrome; arrival: place among finishers, 0 before [C-24.3]
    strip      legionaries, centurions, evocati on the troop strip [C-2.3]
    reserve    beside the strip [C-17.7]
    extra      how many the reserve has when full
    storage    recruited and not deployed [C-17.2]
    start      the start territory
    supply     citizens that can be placed; placed: those that are
    held       citizens kept away in this turn; locks: in the next one
    waiting    spaces of the track on which a citizen waits [C-2.4]
    passed     for the rest of the turn [C-5.10]
    blocked    the starting power is lost for good [C-19.2]
    unlocked   which of the three powers work [C-24.9]
    price      what the third power cost: gold, wood, stone [C-10.5]
    accused    whether its accusation is spent [C-10.2]; round: when Sabinus' own was used
    raided, incited   powers that work once
    camps      on the board; released: not yet placed; lost ones are gone [C-20]
    first      gladiators it began with [C-2.8]
    play, tucked, winners   gladiators in the play area, left of and under the board [C-8.2, C-21.9]
    open       the ambition that lies face up; hidden: whether the other still lies face down
    done       ambitions that were validated [C-12.1]
    counts     occurrences since the start of the game, by metric [C-12.3]
    shown      a destiny that all have seen and that is not hidden again
    exposed    an exposed traitor; since: the turn; card: the redemption card [C-10.4]
    before     the counts when exposed [C-11.4]
    doubled    the good Pallas named, or nothing [C-25.27]
    used       what was used up in this player-turn
    """

    board: str = ""
    goods: list[int] = []
    vp: int = 0
    marker: int = 0
    peak: int = 0
    chariot: int = 0
    arrival: int = 0
    strip: list[int] = []
    reserve: list[int] = []
    extra: list[int] = []
    storage: list[int] = []
    start: str = ""
    supply: int = 0
    placed: int = 0
    held: int = 0
    locks: int = 0
    waiting: list[int] = []
    passed: bool = False
    blocked: bool = False
    unlocked: list[bool] = []
    price: tuple[int, int, int] = (0, 0, 0)
    accused: bool = False
    round: int = 0
    raided: bool = False
    incited: bool = False
    camps: int = 0
    released: int = 0
    first: list[str] = []
    play: list[str] = []
    tucked: list[str] = []
    winners: list[str] = []
    open: str = ""
    hidden: bool = False
    done: list[str] = []
    counts: dict[str, int] = {}
    shown: Destiny = ""
    exposed: bool = False
    since: int = 0
    card: str = ""
    before: dict[str, int] = {}
    doubled: str = ""
    used: list[str] = []
    symbols: list[int] = []


class Land(Struct, gc=False):
    """A territory: who controls it with which troops, or barbarians. [C-18.16]"""

    owner: int = -1
    troops: list[int] = []
    camp: bool = False
    barb: int = 0
    citadel: bool = False


class Zone(Struct, gc=False):
    """A zone of Rome: who is on its circles, the tile in force, banners, the tile on offer."""

    circles: list[int]
    banners: list[int]
    tile: str = ""
    offer: str = ""


class Fallen(Struct, frozen=True, gc=False):
    """Dice of a battle or a fight that were just rolled, for the eye."""

    first: int
    second: int
    totals: tuple[int, int]


class Dealing(Struct, frozen=True):
    """A moment of which beliefs over destinies take account. [C-1.13, C-10]

    kind   deal: the first one; shown: a card was turned up; redeal: some were dealt a second card;
           redeemed: a traitor became loyal
    seats  whom it concerns
    card   what was shown
    """

    kind: Literal["deal", "shown", "redeal", "redeemed"]
    seats: tuple[int, ...]
    card: Destiny = ""


class Table(Struct, gc=False):
    """What lies open.

    turn, round   numbers, from 1
    order         seats in turn order; while the table is set: the order of choosing [C-2.10]
    rose          whether a marker has risen in this turn (section 8.3)
    pending       whether a round end is due [C-3.5]
    owed          events owed by symbols of the track [C-9.5]
    symbols       those that have worked
    arrivals      how many chariots have finished
    suburra       citizens in the Suburra, by seat
    display       gladiators to buy; adversaries: face up [C-1.8, C-1.9]
    eyes          the category of the top adversary [C-21.4]
    ambitions     public ones, a round each [C-1.10]
    discards      gladiators, adversaries, and events of each round
    beneath       adversaries put under their deck, in order [C-21.11]
    surfaced      gladiators that came up from those put under their deck in a draft, in order
    gone          tiles that were replaced [C-23.7]
    tops          how many cards on top of each deck somebody has put in order
    invaders      attackers that wait for battle, by territory [C-18.10]
    passing       troops in transit, by territory [C-18.9]
    mover         whose they are
    taxed         triggers already taxed in this action
    event         the event under way, or the last one
    dealings      what all know of destinies
    ender         whose marker reached 60 first, or -1 [C-16.1]
    ended         whether the final scoring has begun
    """

    options: Options
    players: list[Player]
    lands: dict[str, Land]
    seas: dict[str, list[list[int]]]
    zones: dict[str, Zone]
    turn: int = 0
    round: int = 1
    order: list[int] = []
    rose: bool = False
    pending: bool = False
    owed: int = 0
    symbols: list[int] = []
    arrivals: int = 0
    suburra: list[int] = []
    display: list[str] = []
    adversaries: list[str] = []
    eyes: str = ""
    ambitions: list[str] = []
    discards: dict[str, list[str]] = {}
    beneath: list[str] = []
    surfaced: list[str] = []
    gone: list[str] = []
    tops: dict[str, int] = {}
    invaders: dict[str, list[int]] = {}
    passing: dict[str, list[int]] = {}
    mover: int = -1
    taxed: list[str] = []
    event: str = ""
    gifts: list[int] = []
    thumbs: list[str] = []
    dice: Fallen | None = None
    dealings: list[Dealing] = []
    ender: int = -1
    ended: bool = False
    frames: list[AnyFrame] = []
    over: Outcome | None = None


class Deck(Struct, gc=False):
    """A deck: cards put in order on top, the rest in no order yet, and cards put underneath."""

    bag: list[str]
    top: list[str] = []
    under: list[str] = []


class Own(Struct, gc=False):
    """What one seat alone knows.

    destiny    its card; offered: the second one after a redeal; past: cards at earlier moments
    ambition   the one that lies face down; before the choice both are in `hand`
    hand       cards to draft from; picks: those taken; took: all it ever took in a draft, in order
    packs      the hands it was passed, for what they tell about the others
    left       what it put away in a draft
    peeked     cards it is putting in order
    sure       cards of each deck it knows to lie on top, in order
    among      cards of each deck it knows to be somewhere among those on top
    answer     what it has chosen where all choose at once
    """

    destiny: Destiny = ""
    offered: Destiny = ""
    past: list[Destiny] = []
    ambition: str = ""
    hand: list[str] = []
    picks: list[str] = []
    took: list[str] = []
    packs: list[list[str]] = []
    left: list[str] = []
    peeked: list[str] = []
    sure: dict[str, list[str]] = {}
    among: dict[str, list[str]] = {}
    answer: list[str] = []


class Secrets(Struct, gc=False):
    """What does not lie open: decks, and what each seat knows alone."""

    decks: dict[str, Deck]
    own: list[Own]


class State(Struct, gc=False):
    """A game of Ad Insanam Imperatoris."""

    table: Table
    secrets: Secrets

    @property
    def options(self) -> Options:
        """What was agreed before play."""
        return self.table.options


Doing = Context[State, Effects]
"""What an atom of an effect works with, and a decision it asks for."""

InTurn = Context[State, PlayerTurn]
"""What a player-turn works with, and its free actions."""


def clone_player(one: Player) -> Player:
    """Copy a player; what is not named here is replaced as a whole, never changed."""
    new = shallow(one)
    new.goods = one.goods[:]
    new.strip = one.strip[:]
    new.reserve = one.reserve[:]
    new.storage = one.storage[:]
    new.play = one.play[:]
    new.symbols = one.symbols[:]
    new.counts = one.counts.copy()
    new.used = one.used[:]
    return new


def with_one(things: list[int], at: int, one: int) -> list[int]:
    """Give a list with one thing replaced: copies of a table share the old one."""
    new = things[:]
    new[at] = one
    return new


def clone_table(table: Table) -> Table:
    """Copy what can change; what lies in a land, a sea or a zone is replaced as a whole.

    So is what is not named here.
    """
    new = shallow(table)
    new.players = [clone_player(one) for one in table.players]
    new.lands = dict(zip(table.lands, map(shallow, table.lands.values()), strict=True))
    new.seas = table.seas.copy()
    new.zones = dict(zip(table.zones, map(shallow, table.zones.values()), strict=True))
    new.symbols = table.symbols[:]
    new.suburra = table.suburra[:]
    new.display = table.display[:]
    new.adversaries = table.adversaries[:]
    new.discards = {name: cards[:] for name, cards in table.discards.items()}
    new.tops = table.tops.copy()
    new.invaders = {name: troops[:] for name, troops in table.invaders.items()}
    new.passing = {name: troops[:] for name, troops in table.passing.items()}
    new.taxed = table.taxed[:]
    new.gifts = table.gifts[:]
    new.frames = [*map(shallow, table.frames)]
    return new


def clone_own(own: Own) -> Own:
    """Copy what one seat knows: each part of it is replaced as a whole, never changed."""
    return shallow(own)


def clone(state: State) -> State:
    """Copy a state so that neither sees the other's changes; whoever changes a deck copies it."""
    secrets = state.secrets
    own = [*map(shallow, secrets.own)]
    return State(clone_table(state.table), Secrets(secrets.decks.copy(), own))
