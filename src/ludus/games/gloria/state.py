"""The whole truth of a game, as plain data. Everything in it is public."""

from typing import Any, Literal

from msgspec import Struct

from ludus.core.copying import shallow
from ludus.core.decisions import Context
from ludus.core.outcome import Outcome
from ludus.games.gloria.equipment import (
    FOREIGN_SMALL,
    ITEMS,
    KINDS,
    SHIELDS,
    WEAPONS,
    Outfit,
    armour_weight,
    kind_in,
    shield_among,
    snare_among,
)
from ludus.games.gloria.frames import AnyFrame
from ludus.games.gloria.options import Options
from ludus.kit.hexes import Hex

Status = Literal["waiting", "fit", "out", "dead", "gone", "freed"]
"""Not yet in the arena, in combat, out at level 0, dead, away alive, or free for good.

[L-26.1, L-28.2, L-31.6]
"""


class Gladiator(Struct, gc=False):
    """A gladiator.

    id        its place in `State.gladiators`
    owner     the seat of its lanista
    name      what it is called, a word of the catalogue
    type      its class, or `custom`
    outfit    what it begins each tournament with [L-2.4]
    initial   the level at the start of the tournament
    level     the current level [L-3.2]
    hurt      whether it lost a level in this tournament, even if regained [L-31.5]
    victories in this tournament [L-26.3]
    hex, facing, down   where it is, where it looks, whether it lies
    snare     the net or lasso it is entangled in, or nothing [L-14.1]
    hands, sheathed     what it holds, and the weapon it could draw [L-2.5, L-2.7]
    weight    in quarters, with all it carries [L-2.1, L-2.3]
    armed     whether a weapon of its original class is in hand [L-11.3]
    arm       what it fights with: short, long, or nothing
    guard     what its equipment adds to its protection dice [L-20.4]
    marker    whether it can still be activated in this turn [L-6.1]
    pa        action points
    thrown    whether it threw its snare in this turn [L-13.1]
    stunned   the turn in which it gets no marker [L-21.3]
    cowed     the turn in which it can only defend itself [L-21.7]
    appealing whether it waits for the crowd's verdict [L-27.2]
    opponent  in single combat the one it fights, or -1 [L-30.4]
    bye       whether it had no first opponent [L-30.2]
    fights, wins, scars   tournaments begun, victories and levels lost before this one
    """

    id: int
    owner: int
    name: str
    type: str
    outfit: Outfit
    initial: int
    level: int
    hands: tuple[str, ...] = ()
    sheathed: str = ""
    weight: int = 0
    armed: bool = True
    arm: str = ""
    guard: int = 0
    status: Status = "waiting"
    hex: Hex = 0
    facing: int = 0
    down: bool = False
    snare: str = ""
    marker: bool = False
    pa: int = 0
    thrown: bool = False
    stunned: int = 0
    cowed: int = 0
    appealing: bool = False
    hurt: bool = False
    victories: int = 0
    opponent: int = -1
    bye: bool = False
    fights: int = 0
    wins: int = 0
    scars: int = 0


def carry(one: Gladiator, hands: tuple[str, ...], sheathed: str) -> None:
    """Hold these things from now on: weight and all that hangs on it follow at once.

    A shield not of the original kind is clumsy: a large one lets more blows through, a small one
    weighs more. Whoever holds no weapon of the original class can only defend.
    [L-2.1, L-2.5, L-2.6, L-10.4, L-11.3, L-11.4]
    """
    one.hands = hands
    one.sheathed = sheathed
    original = one.outfit.hands
    weight = armour_weight(one.outfit.armour) + sum(ITEMS[item] for item in hands)
    kinds = [KINDS[item] for item in hands]
    guard = 1 if "long" in kinds else 0
    shield = kind_in(hands, SHIELDS)
    if shield and shield != kind_in(original, SHIELDS):
        if shield == "large":
            guard += 1
        else:
            weight += FOREIGN_SMALL
    wanted = kind_in(original, WEAPONS)
    one.weight = weight
    one.guard = guard
    one.armed = wanted in kinds
    one.arm = wanted if one.armed else kind_in(hands, WEAPONS)


def has_shield(one: Gladiator) -> bool:
    """Tell whether a shield is in hand."""
    return shield_among(one.hands)


def snare_in_hand(one: Gladiator) -> str:
    """Give the net or lasso in hand, or nothing."""
    return snare_among(one.hands)


class Die(Struct, frozen=True, gc=False):
    """A die that has fallen, with what it was for and what it meant.

    label   act order init atk def prot spec fall trip rise pick net free crowd judge xp leave
    who     the gladiator it was rolled for, or the seat for order and leave
    value   0 to 9
    total   what it was compared as, in quarters where weight counts
    limit   what it was compared with, in the same unit
    result  what it meant, a word
    """

    label: str
    who: int
    value: int
    total: int = 0
    limit: int = 0
    result: str = ""


class Pending(Struct, frozen=True, gc=False):
    """A free attack or a jostle fight to come. [L-22.5]"""

    kind: Literal["free", "jostle"]
    striker: int
    victim: int


class Duel(Struct, frozen=True, gc=False):
    """Two gladiators that fight each other, and since which turn; 0 before. [L-30.3]"""

    one: int
    other: int
    since: int = 0


class Trainer(Struct, frozen=True):
    """A gladiator that was freed and works for its lanista. [L-31.6]"""

    name: str
    type: str


class School(Struct, gc=False):
    """A lanista's house through a campaign. [L-31]"""

    laurels: int = 0
    freed: int = 0
    named: int = 0
    trainers: tuple[Trainer, ...] = ()


class Memory(Struct, frozen=True):
    """A gladiator that fights no more: how, and in which tournament."""

    name: str
    type: str
    owner: int
    level: int
    wins: int
    tournament: int
    end: Literal["killed", "wounds", "rudis"]


class Tournament(Struct, frozen=True):
    """A finished tournament: who won and why. [L-29]"""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decided_by: str


class State(Struct, gc=False):
    """A game of Gloria aut Nihil.

    tournament  the number of the tournament in the campaign
    turn        the number of the turn, 0 before the first
    radius      of the arena
    places      who is in combat where, by hex [L-1.1]
    bodies      how many bodies lie where, by hex [L-25]
    ground      what lies on the ground, by hex [L-1.4]
    order       the order of players in this turn, and of the last one until it is rolled [L-6.3]
    up          whose turn it is to activate, as a place in `order`
    active      the gladiator whose phase it is, or -1
    roused      who else got PA in this phase [L-7.7]
    frames      what is under way, the innermost last
    queue       free attacks and jostle fights to come
    queued      how many there were since the joust began
    moved, hit  what the forced step just made has come to: did it move, did it meet the wall
    won         whether the active gladiator won the joust just ended [L-22.6]
    defeated    who was put out or killed in this turn, in order [L-27.3]
    duels, due  single combats under way, and those that wait for a place [L-30.3]
    idle        gladiators that wait for an opponent, the longest first [L-30.6]
    dice        the dice of this phase, in the order rolled
    schools     laurels, trainers and freed gladiators by seat [L-31]
    memories    gladiators that fight no more
    tournaments those that are finished
    over        how the game ended
    """

    options: Options
    radius: int
    tournament: int = 0
    turn: int = 0
    gladiators: list[Gladiator] = []
    places: dict[Hex, int] = {}
    bodies: dict[Hex, int] = {}
    ground: dict[Hex, tuple[str, ...]] = {}
    order: list[int] = []
    up: int = 0
    active: int = -1
    roused: list[int] = []
    frames: list[AnyFrame] = []
    queue: list[Pending] = []
    queued: int = 0
    moved: bool = False
    hit: bool = False
    won: bool = False
    defeated: list[int] = []
    duels: list[Duel] = []
    due: list[Duel] = []
    idle: list[int] = []
    dice: list[Die] = []
    schools: list[School] = []
    memories: list[Memory] = []
    tournaments: list[Tournament] = []
    over: Outcome | None = None


AnyContext = Context[State, Any]
"""The context of a rule that does not ask which frame is under way."""


def clone(state: State) -> State:
    """Copy what can change; dice, duels, memories and finished tournaments never do."""
    return State(
        state.options,
        state.radius,
        state.tournament,
        state.turn,
        [*map(shallow, state.gladiators)],
        state.places.copy(),
        state.bodies.copy(),
        state.ground.copy(),
        state.order,  # replaced as a whole, never changed
        state.up,
        state.active,
        state.roused.copy(),
        [*map(shallow, state.frames)],
        state.queue.copy(),
        state.queued,
        state.moved,
        state.hit,
        state.won,
        state.defeated.copy(),
        state.duels.copy(),
        state.due.copy(),
        state.idle.copy(),
        state.dice.copy(),
        [*map(shallow, state.schools)],
        state.memories.copy(),
        state.tournaments.copy(),
        state.over,
    )
