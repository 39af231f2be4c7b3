"""Positions in which moves are refused, and the reason of each: what `test_refusals` tries."""

from collections.abc import Callable

from ludus.core.message import Fact, Ref, seat_ref
from ludus.games.insanam.content.catalogue import GLADIATORS
from ludus.games.insanam.state import State
from rules.insanam.asks import (
    POSITIONS,
    acting,
    arena,
    bannered,
    done,
    fall,
    first,
    marching,
    redo,
)
from rules.insanam.build import (
    asked,
    battle_dice,
    begin,
    court,
    empty,
    hold,
    in_play,
    lay_tile,
    mark,
    one,
    play,
    plays,
    set_table,
    store,
    unlock,
)


def question(name: str) -> Ref:
    return Ref("question", name)


def land(name: str) -> Ref:
    return Ref("territory", name)


def gold(n: int) -> tuple[Ref, ...]:
    return (Ref("gold", n),)


def goods(g: int, w: int = 0, s: int = 0) -> tuple[Ref, ...]:
    named = (("gold", g), ("wood", w), ("stone", s))
    return tuple(Ref(word, n) for word, n in named if n)


def poor(build: Callable[[], State], *held: int) -> Callable[[], State]:
    """Let seat 0 have but this: gold, wood, stone."""

    def make() -> State:
        state = build()
        one(state, asked(state)[0][0]).goods = list(held)
        return state

    return make


def over() -> State:
    state = court(2, destinies=("traitor", "loyal"))
    mark(state, 0, 59)
    play(state, "place SUB")
    return state


def tucked() -> State:
    state = court(3)
    in_play(state, 0, "G10", "G11")
    return done(state, "tuck G10")


def validated() -> State:
    state = court(3)
    for place in ("NAR", "AQU", "LUG", "BEL"):
        hold(state, place, 0)
    for place in ("BAE", "CAR", "LUS"):
        hold(state, place, 0)
    return done(state, "validate P01")


def accuser() -> State:
    state = court(4)
    unlock(state, 0, 3)
    return state


def exposed() -> State:
    state = court(3, destinies=("loyal", "traitor", "loyal"))
    unlock(state, 0, 3)
    play(state, "accuse 1", "redemption D2")
    return state


def to_redeem(later: int = 1) -> State:
    """The exposed one has the move, in the turn of the exposure or in a later one."""
    state = exposed()
    state.table.turn += later
    begin(state, 1)
    return state


def passing() -> State:
    """Troops of seat 0 are on their way through Narbonensis."""
    state = marching(points=3)
    return done(state, "transit TAR NAR 1 0 0")


def crowded() -> State:
    """Seat 0 has four troops in Aquitania, beside Tarraconensis."""
    state = first("claudius")
    hold(state, "TAR", 0, (2, 1, 0))
    hold(state, "AQU", 0, (4, 0, 0))
    return done(state, "place BAR 1", "act d")


def bought() -> State:
    """A tile of the Market was bought: one of its actions may be done at once."""
    state = done(acting("MAR"), "act b")
    play(state, "buy M07", "tile M01")
    return state


def camped(*, there: bool = False) -> State:
    """A camp was released, and kept for later; another may be at home already."""
    state = acting("SEN")
    if there:
        state.table.lands["NUM"].camp = True
        one(state, 0).camps -= 1
        hold(state, "CAE", 0, (1, 0, 0))
    return done(state, "act d", "unlock 1", "later")


def exhausted() -> State:
    """No evocatus is left on the strip."""
    state = court(3)
    store(state, 0, (0, 0, 6))
    return done(state, "place BAR 1", "act a")


def stored(home: int = 2) -> State:
    """A legionary is in storage; there may be a camp with room beside a full home."""
    state = court(3)
    store(state, 0, (1, 0, 0))
    if home > 2:
        hold(state, "NUM", 0, (home, 0, 0))
        hold(state, "CAE", 0, (1, 0, 0), camp=True)
    return done(state, "place BAR 1", "act b")


def accused_again() -> State:
    """Sabinus has used the own accusation, and has another player-turn with the third power."""
    state = court(3, boards=("sabinus", "seneca", "petronius"),
                  destinies=("loyal", "traitor", "loyal"))  # fmt: skip
    unlock(state, 0, 3)
    play(state, "accuse 1", "redemption D2")
    begin(state)
    return state


def dear_repeat() -> State:
    """The Senate may repeat an action of the Market that has a price."""
    state = court(3)
    lay_tile(state, "M05")
    state.table.zones["MAR"].banners[2] = 1
    return done(state, "place SEN 2", "act b")


def unlocked() -> State:
    state = court(3)
    unlock(state, 0, 1)
    return done(state, "place SEN 2", "act d")


def dear_favour() -> State:
    state = court(3, boards=("claudius", "milonia", "seneca"), start=False)
    unlock(state, 1, 2)
    mark(state, 0, 29)
    one(state, 0).goods = [8, 0, 0]
    state.table.zones["COL"].banners[0] = 1
    begin(state)
    return state


def dear_demotion(legionaries: int = 12) -> State:
    state = first("pallas")
    unlock(state, 0, 1)
    hold(state, "TAR", 1, (0, 1, 0))
    hold(state, "CAR", 0, (1, 0, 0))
    one(state, 0).goods = [3, 0, 0]
    store(state, 1, (12 - legionaries, 0, 0))
    return state


def taken_board() -> State:
    """One board is taken: it cannot be chosen any more."""
    return done(set_table("2,0,1"), "board claudius")


def settled() -> State:
    """Seat 2 has taken a start territory."""
    state = POSITIONS["settle"]()
    state.table.order, state.table.frames[-1].seats = [2, 0, 1], (2,)
    return done(state, "settle NUM")


def drafting() -> State:
    state = POSITIONS["draft"]()
    state.secrets.own[0].hand = ["G05", "G06", "G07", "G08"]
    return state


def keeping() -> State:
    state = POSITIONS["keep"]()
    state.secrets.own[0].picks = ["G05", "G06", "G07", "G08"]
    return state


def showing() -> State:
    state = POSITIONS["show"]()
    state.secrets.own[0].hand = ["P05", "P06"]
    return state


def empty_handed() -> State:
    """The one who is robbed has no gold, as it turned out."""
    state = POSITIONS["seize"]()
    one(state, 1).goods = [0, 2, 2]
    return done(state, "seize G")


def finished() -> State:
    """The chariot of seat 1 has crossed the line."""
    state = court(4)
    one(state, 1).chariot, one(state, 1).arrival, state.table.arrivals = 24, 1, 1
    return done(state, "place HIP 1", "act c")


def powered(
    board: str, power: int, *, raided: bool = False, incited: bool = False, vacant: str = ""
) -> State:
    """Seat 0 has a board with a power that works, perhaps used up; a territory may be vacant."""
    state = first(board)
    unlock(state, 0, power)
    one(state, 0).raided, one(state, 0).incited = raided, incited
    if vacant:
        empty(state, vacant)
    return state


def asking() -> State:
    """Milonia has seat 1 and a banner in the Colosseum; seat 0 has the turn."""
    state = court(3, boards=("claudius", "milonia", "seneca"))
    unlock(state, 1, 2)
    state.table.zones["COL"].banners[0] = 1
    return state


def nobody_hidden() -> State:
    """No adversary is left in the deck."""
    state = arena()
    state.table.eyes = ""
    return state


def hurt() -> State:
    """Two legionaries and a centurion attack and take a damage of 2."""
    state = marching()
    play(state, "march TAR NAR 2 1 0")
    play(state, "halt", battle_dice((-1, 2)))
    return state


def defended() -> State:
    """A camp, two legionaries and a centurion are attacked and take a damage of 2."""
    state = first("claudius")
    hold(state, "TAR", 0, (0, 0, 4))
    hold(state, "NAR", 1, (2, 1, 0), camp=True)
    plays(state, "place BAR 1", "act d", "march TAR NAR 0 0 4")
    play(state, "halt", battle_dice((-1, 0)))
    return state


def mustering(party: tuple[int, int, int], strip: int = 14) -> State:
    """Postumus attacks; `strip` is how many legionaries are left on the strip."""
    state = first("postumus")
    unlock(state, 0, 1)
    hold(state, "TAR", 0, (2, 1, 0))
    hold(state, "NAR", 1, (1, 1, 0))
    plays(state, "place BAR 1", "act d")
    player = one(state, 0)
    while player.strip[0] > strip:
        store(state, 0, (1, 0, 0))
    a, b, c = party
    return done(state, f"march TAR NAR {a} {b} {c}", "halt")


def retreat(beside: tuple[int, int, int], *, attacked: bool = False) -> State:
    """Seat 1 withdraws from Narbonensis and holds Lugdunensis beside it."""
    state = POSITIONS["charm"]()
    hold(state, "LUG", 1, beside)
    if attacked:
        one(state, 0).strip[0] -= 1
        state.table.invaders["LUG"] = [1, 0, 0]
    return done(state, "charm")


def diplomat(neighbour: str = "CAR") -> State:
    """Seneca has the power, and a territory beside Tarraconensis, where seat 1 is, or another."""
    state = powered("seneca", 1)
    hold(state, "TAR", 1, (1, 1, 0))
    hold(state, neighbour, 0, (1, 0, 0))
    return state


def own_city() -> State:
    """Seat 0 has a citizen and a banner in the Colosseum."""
    state = court(3)
    zone = state.table.zones["COL"]
    zone.circles[0] = zone.banners[0] = 0
    return state


Case = tuple[Callable[[], State], str, str, str, dict[str, Fact]]

CASES: dict[str, Case] = {
    # Places
    "a zone without a circle": (POSITIONS["turn"], "place COL", "C-6.1", "circle-needed", {}),
    "a circle in the Suburra": (POSITIONS["turn"], "place SUB 1", "C-6.1", "circle-needed", {}),
    "a circle for more players": (
        POSITIONS["turn"], "place COL 5", "C-5.3", "inactive", {"n": 4},
    ),
    "no circle at all": (POSITIONS["turn"], "place COL 0", "C-5.3", "inactive", {"n": 4}),
    "a circle that is taken": (
        lambda: done(acting(), "skip", "done"), "place COL 1", "C-5.4", "taken",
        {"other": seat_ref(0)},
    ),
    "a circle of one's own": (own_city, "place COL 1", "C-5.4", "taken-own", {}),
    # Actions
    "an action the tile does not have": (
        lambda: acting("COL", "K04"), "act d", "C-7.2", "no-action",
        {"zone": Ref("zone", "COL")},
    ),
    "an action with a banner": (
        lambda: done(bannered(), "place COL 1"), "act a", "C-7.3", "banner",
        {"other": seat_ref(1)},
    ),
    "an action with a banner of one's own": (
        lambda: done(own_city(), "place COL 2"), "act a", "C-7.3", "banner-own", {},
    ),
    "an action that costs too much": (
        poor(lambda: acting("MAR", "M05"), 1, 1, 1), "act c", "C-7.4", "cost",
        {"goods": (Ref("any", 4),), "held": goods(1, 1, 1)},
    ),
    "an action with a price in gold": (
        poor(lambda: acting("SEN", "S08"), 1, 0, 0), "act c", "C-7.4", "cost",
        {"goods": gold(3), "held": gold(1)},
    ),
    "a purchase in a purchase": (bought, "act b", "C-23.5", "no-chain", {}),
    # Free actions
    "a gladiator one does not have": (
        POSITIONS["turn"], "tuck G10", "C-8.2", "not-yours", {"card": Ref("gladiator", "G10")},
    ),
    "a second gladiator": (
        tucked, "use G11", "C-8.2", "once", {"what": question("gladiator")},
    ),
    "an ambition that is not fulfilled": (
        POSITIONS["turn"], "validate P01", "C-12.1", "unmet",
        {"card": Ref("ambition", "P01"), "what": Ref("measure", "full-GAL"), "n": 0, "needed": 1},
    ),
    "an ambition of somebody else": (
        POSITIONS["turn"], "validate P04", "C-12.1", "not-your-ambition",
        {"card": Ref("ambition", "P04")},
    ),
    "a second ambition": (
        validated, "validate P02", "C-8.4", "once", {"what": question("ambition")},
    ),
    "an accusation without a power": (
        POSITIONS["turn"], "accuse 1", "C-10.1", "no-accusation", {},
    ),
    "an accusation of oneself": (accuser, "accuse 0", "C-10.3", "oneself", {}),
    "an accusation of nobody": (accuser, "accuse 7", "C-10.3", "nobody", {}),
    "a second accusation": (
        exposed, "accuse 2", "C-8.5", "once", {"what": question("accuse")},
    ),
    "an accusation of an exposed traitor": (
        accused_again, "accuse 1", "C-10.3", "shown", {"other": seat_ref(1)},
    ),
    "a camp nobody released": (POSITIONS["turn"], "camp NUM", "C-20.1", "no-camp", {}),
    "a second camp in a territory": (
        lambda: camped(there=True), "camp NUM", "C-20.2", "camp-there", {"land": land("NUM")},
    ),
    "a camp on barbarian land": (
        camped, "camp CAE", "C-20.2", "no-place-for-camp", {"land": Ref("territory", "CAE")},
    ),
    "redemption of the loyal": (POSITIONS["turn"], "redeem 1", "C-8.8", "not-exposed", {}),
    "redemption in the same turn": (
        lambda: to_redeem(0), "redeem 3", "C-11.4", "too-soon", {},
    ),
    "redemption for nothing": (
        to_redeem, "redeem 1", "C-11.4", "objective",
        {"what": Ref("measure", "beaten-CH"), "n": 0, "needed": 1},
    ),
    "redemption by no objective": (to_redeem, "redeem 9", "C-11.4", "no-objective", {"n": 3}),
    "redemption without the goods": (
        poor(to_redeem, 5, 5, 5), "redeem 3", "C-11.4", "too-dear",
        {"goods": goods(6, 6), "held": goods(5, 5, 5)},
    ),
    # Troops
    "no cube of a type": (
        exhausted, "recruit EVO", "C-17.6", "no-cube", {"troop": Ref("troop", "EVO")},
    ),
    "a troop that costs too much": (
        poor(POSITIONS["recruit"], 2, 0, 0), "recruit LEG", "C-17.2", "too-dear",
        {"goods": gold(3), "held": gold(2)},
    ),
    "a troop that is not in storage": (
        stored, "deploy CEN NUM", "C-18.1", "not-stored", {"troop": Ref("troop", "CEN")},
    ),
    "deployment without a camp": (
        stored, "deploy LEG CAE", "C-18.1", "deploy-place", {"land": Ref("territory", "CAE")},
    ),
    # Movement
    "more troops than there are": (
        POSITIONS["march"], "march TAR CAR 3 0 0", "C-18.5", "not-there",
        {"place": Ref("territory", "TAR")},
    ),
    "no troops at all": (
        POSITIONS["march"], "march TAR CAR 0 0 0", "C-18.5", "no-troops", {},
    ),
    "troops at sea that are not there": (
        POSITIONS["march"], "march GLC TAR 1 0 0", "C-18.5", "not-there",
        {"place": Ref("sea", "GLC")},
    ),
    "too far": (
        POSITIONS["march"], "march TAR BAE 1 0 0", "C-18.5", "not-adjacent",
        {"place": Ref("territory", "TAR"), "other": Ref("territory", "BAE")},
    ),
    "a fifth troop": (
        crowded, "march TAR AQU 1 0 0", "C-18.3", "full",
        {"place": Ref("territory", "AQU"), "n": 4},
    ),
    "transit through barbarians": (
        POSITIONS["march"], "transit TAR CAR 1 0 0", "C-18.7", "no-transit",
        {"place": Ref("territory", "CAR")},
    ),
    "transit with the last point": (
        lambda: done(marching(), "march NUM CAE 1 0 0"), "transit TAR NAR 1 0 0", "C-18.9",
        "no-way-out", {"n": 1, "needed": 2},
    ),
    "a toll that cannot be paid": (
        poor(lambda: marching(points=3), 1, 0, 0), "transit TAR NAR 0 1 0", "C-18.8", "too-dear",
        {"goods": gold(2), "held": gold(1)},
    ),
    "another march while some are in transit": (
        lambda: done(passing(), "march TAR CAR 1 0 0"), "march NUM CAE 1 0 0", "C-18.9",
        "must-leave", {"n": 1, "needed": 1},
    ),
    "a halt in transit": (passing, "halt", "C-18.9", "must-leave", {"n": 2, "needed": 1}),
    # Rome
    "a gladiator not on display": (
        POSITIONS["hire"], "hire G10", "C-21.2", "not-displayed",
        {"card": Ref("gladiator", "G10")},
    ),
    "a gladiator that costs too much": (
        poor(POSITIONS["hire"], 1, 0, 0), "hire G01", "C-21.2", "too-dear",
        {"goods": gold(GLADIATORS["G01"].cost), "held": gold(1)},
    ),
    "a tile not on offer": (
        POSITIONS["tile"], "buy K01", "C-23.1", "not-offered-tile", {"card": Ref("tile", "K01")},
    ),
    "a tile that costs too much": (
        poor(POSITIONS["tile"], 4, 3, 0), "buy K04", "C-23.1", "too-dear",
        {"goods": gold(5), "held": goods(4, 3)},
    ),
    "a repeat in another zone": (
        redo, "redo BAR a", "C-24.8", "redo-zone", {"zone": Ref("zone", "BAR")},
    ),
    "a repeat in the Suburra": (
        redo, "redo SUB a", "C-24.8", "redo-zone", {"zone": Ref("zone", "SUB")},
    ),
    "a repeat without a banner": (redo, "redo COL d", "C-24.8", "redo-banner", {}),
    "a repeat that costs too much": (
        poor(dear_repeat, 1, 1, 1), "redo MAR c", "C-7.4", "cost",
        {"goods": (Ref("any", 4),), "held": goods(1, 1, 1)},
    ),
    "a fourth power": (POSITIONS["unlock"], "unlock 4", "C-24.9", "no-such-power", {"n": 3}),
    "a power no board has": (POSITIONS["unlock"], "unlock 0", "C-24.9", "no-such-power", {"n": 3}),
    "a power that works already": (
        unlocked, "unlock 1", "C-24.9", "unlocked", {"power": Ref("power", "claudius-1")},
    ),
    "a power that costs too much": (
        poor(POSITIONS["unlock"], 6, 4, 0), "unlock 1", "C-24.9", "too-dear",
        {"goods": goods(6, 5), "held": goods(6, 4)},
    ),
    # Battle
    "too much for the damage": (
        fall, "fall 1 1 0 0", "C-19.6", "casualties", {"n": 1, "total": 3, "weakest": 1},
    ),
    "too little for the damage": (
        hurt, "fall 1 0 0 0", "C-19.6", "casualties-short", {"n": 2, "total": 1},
    ),
    "casualties that are not there": (
        hurt, "fall 0 0 1 0", "C-19.6", "no-such-pieces",
        {"troops": (Ref("legionaries", 2), Ref("centurions", 1))},
    ),
    "a camp that is not there": (
        hurt, "fall 0 0 0 1", "C-19.6", "no-such-pieces",
        {"troops": (Ref("legionaries", 2), Ref("centurions", 1))},
    ),
    "casualties of a camp": (
        defended, "fall 3 0 0 0", "C-19.6", "no-such-pieces",
        {"troops": (Ref("legionaries", 2), Ref("centurions", 1), Ref("camps", 1))},
    ),
    "two for a tie": (lambda: fall(0, 0), "fall 1 1 0 0", "C-19.7", "tie", {}),
    # Prices of other moves
    "charm without the gold": (
        poor(POSITIONS["charm"], 2, 0, 0), "charm", "C-25.24", "too-dear",
        {"goods": gold(3), "held": gold(2)},
    ),
    "reinforcements without the gold": (
        poor(POSITIONS["muster"], 5, 0, 0), "muster 2", "C-25.20", "too-dear",
        {"goods": gold(6), "held": gold(5)},
    ),
    "a dead gladiator without the gold": (
        poor(POSITIONS["buyback"], 1, 0, 0), "buyback", "C-25.19", "too-dear",
        {"goods": gold(GLADIATORS["G07"].cost), "held": gold(1)},
    ),
    "more patronage than there is": (
        poor(POSITIONS["patronage"], 1, 0, 0), "patronage GG", "C-4.4", "too-dear",
        {"goods": gold(2), "held": gold(1)},
    ),
    "an exchange of what is not there": (
        poor(POSITIONS["swap"], 1, 0, 0), "swap WW GG", "C-24.10", "too-dear",
        {"goods": goods(0, 2), "held": gold(1)},
    ),
    "a payment of what is not there": (
        poor(POSITIONS["pay"], 3, 3, 0), "pay SSSS", "C-7.4", "too-dear",
        {"goods": goods(0, 0, 4), "held": goods(3, 3)},
    ),
    "a loss of what is not there": (
        poor(POSITIONS["lose"], 3, 0, 0), "lose W", "C-9.1", "too-dear",
        {"goods": goods(0, 1), "held": gold(3)},
    ),
    "a gift of what is not there": (
        poor(POSITIONS["gifts"], 3, 0, 0), "give G 4", "C-13.5", "too-dear",
        {"goods": gold(4), "held": gold(3)},
    ),
    "pay without the gold": (
        poor(POSITIONS["wage"], 2, 0, 0), "wage LEG 3", "C-15.2", "too-dear",
        {"goods": gold(3), "held": gold(2)},
    ),
    "a favour without the gold": (
        dear_favour, "request COL a", "C-25.25", "too-dear",
        {"goods": gold(9), "held": gold(8)},
    ),
    "a demotion without the means": (
        dear_demotion, "demote TAR 1 0", "C-25.26", "too-dear",
        {"goods": goods(4, 1), "held": gold(3)},
    ),
    # Setting the table
    "a board that is taken": (
        taken_board, "board claudius", "C-2.1", "board-taken",
        {"board": Ref("board", "claudius"), "other": seat_ref(2)},
    ),
    "a start territory that is taken": (
        settled, "settle NUM", "C-2.10", "start-taken",
        {"land": land("NUM"), "other": seat_ref(2)},
    ),
    "a card that is not in hand": (
        drafting, "pick G01", "C-1.15", "not-in-hand", {"card": Ref("gladiator", "G01")},
    ),
    "an ambition in a draft of gladiators": (
        drafting, "pick P01", "C-1.17", "not-in-hand", {"card": Ref("ambition", "P01")},
    ),
    "a card that was not taken": (
        keeping, "keep G01,G05", "C-1.15", "not-picked", {"card": Ref("gladiator", "G01")},
    ),
    "three cards": (keeping, "keep G05,G06,G07", "C-1.15", "keep-number", {"n": 2}),
    "an ambition one does not have": (
        showing, "show P01", "C-2.7", "not-in-hand", {"card": Ref("ambition", "P01")},
    ),
    # Goods
    "too few goods": (POSITIONS["take"], "take G", "C-9.1", "goods-number", {"n": 2}),
    "too many goods lost": (POSITIONS["lose"], "lose GG", "C-9.1", "goods-number", {"n": 1}),
    "too few goods paid": (POSITIONS["pay"], "pay GG", "C-7.4", "goods-number", {"n": 4}),
    "too much patronage": (
        POSITIONS["patronage"], "patronage GGG", "C-4.4", "goods-number", {"n": 2},
    ),
    "gold from the funds": (
        POSITIONS["fund"], "fund G", "C-25.15", "fund", {"good": Ref("good", "G")},
    ),
    "too large an exchange": (
        POSITIONS["swap"], "swap GGGG WWWW", "C-24.10", "swap-most", {"n": 3},
    ),
    "an exchange for the same": (
        POSITIONS["swap"], "swap G GW", "C-24.10", "swap-kind", {"good": Ref("good", "G")},
    ),
    "an exchange at another rate": (
        POSITIONS["swap"], "swap G W", "C-24.10", "swap-rate", {"n": 2},
    ),
    "another kind of gift": (
        POSITIONS["gifts"], "give W 1", "C-13.5", "gift-kind", {"good": Ref("good", "G")},
    ),
    # Others
    "a theft from oneself": (POSITIONS["rob"], "rob 0", "C-25.23", "oneself", {}),
    "a theft from who has nothing": (
        POSITIONS["rob"], "rob 2", "C-25.23", "no-point", {"other": seat_ref(2)},
    ),
    "hindering oneself": (POSITIONS["hinder"], "target 0", "C-24.4", "oneself", {}),
    "pushing oneself": (POSITIONS["push"], "target 0", "C-9.2", "oneself", {}),
    "stealing from nobody": (POSITIONS["steal"], "target 7", "C-7.1", "nobody", {}),
    "hindering a chariot that has finished": (
        finished, "target 1", "C-24.3", "finished", {"other": seat_ref(1)},
    ),
    "a good that is not there": (
        empty_handed, "seize G", "C-25.18", "absent",
        {"good": Ref("good", "G"), "other": seat_ref(1)},
    ),
    # Milonia's favours
    "a favour of nobody": (POSITIONS["turn"], "request COL a", "C-25.25", "no-favours", {}),
    "a favour of oneself": (
        lambda: powered("milonia", 2), "request COL a", "C-25.25", "own-favour", {},
    ),
    "a favour too late": (
        lambda: done(asking(), "place SUB"), "request COL a", "C-25.25", "favour-late", {},
    ),
    "a second favour": (
        lambda: done(asking(), "request COL a", "deny"), "request COL a", "C-25.25", "once",
        {"what": question("request")},
    ),
    "a banner that is not hers": (
        asking, "request COL b", "C-25.25", "not-her-banner",
        {"other": seat_ref(1), "zone": Ref("zone", "COL")},
    ),
    "a favour in the Suburra": (
        asking, "request SUB a", "C-25.25", "not-her-banner",
        {"other": seat_ref(1), "zone": Ref("zone", "SUB")},
    ),
    # Cards and banners
    "a part of the cards looked at": (
        POSITIONS["peek"], "order E101,E104", "C-13.1", "put-back",
        {"cards": tuple(Ref("event", card) for card in ("E101", "E104", "E110"))},
    ),
    "another card than those looked at": (
        POSITIONS["peek"], "order E101,E104,E105", "C-13.1", "put-back",
        {"cards": tuple(Ref("event", card) for card in ("E101", "E104", "E110"))},
    ),
    "a banner that is not there": (
        POSITIONS["clear"], "clear HIP a", "C-7.3", "no-banner",
        {"zone": Ref("zone", "HIP")},
    ),
    "a banner in the Suburra": (
        POSITIONS["clear"], "clear SUB d", "C-7.3", "no-banner",
        {"zone": Ref("zone", "SUB")},
    ),
    "giving up a gladiator one does not have": (
        POSITIONS["forfeit"], "forfeit G11", "C-21.2", "not-yours",
        {"card": Ref("gladiator", "G11")},
    ),
    "a fight without the gladiator": (
        POSITIONS["fight"], "fight G10 A13", "C-21.3", "not-yours",
        {"card": Ref("gladiator", "G10")},
    ),
    "a fight against a card that is not there": (
        POSITIONS["fight"], "fight G07 A01", "C-21.4", "not-face-up",
        {"card": Ref("adversary", "A01")},
    ),
    "a fight against an empty deck": (
        nobody_hidden, "fight G07 TOP", "C-21.4", "no-hidden-adversary", {},
    ),
    # Troops and ships
    "a troop sent back that is not there": (
        POSITIONS["cull"], "cull EVO NUM", "C-17.3", "not-there", {"place": land("NUM")},
    ),
    "a troop sent back from storage": (
        POSITIONS["cull"], "cull LEG STO", "C-17.3", "not-there", {"place": Ref("storage", "STO")},
    ),
    "deployment where there is no room": (
        lambda: stored(home=4), "deploy LEG NUM", "C-18.3", "full", {"place": land("NUM"), "n": 4},
    ),
    "a battle that does not wait": (
        POSITIONS["battle"], "battle NUM", "C-18.10", "no-battle", {"land": land("NUM")},
    ),
    "three reinforcements": (
        POSITIONS["muster"], "muster 3", "C-25.20", "muster-most", {"n": 2},
    ),
    "reinforcements without room": (
        lambda: mustering((2, 1, 0)), "muster 2", "C-18.3", "full",
        {"place": land("NAR"), "n": 4},
    ),
    "reinforcements without cubes": (
        lambda: mustering((1, 0, 0), strip=1), "muster 2", "C-17.6", "no-cube",
        {"troop": Ref("troop", "LEG")},
    ),
    "a retreat of who is not there": (
        POSITIONS["withdraw"], "withdraw EVO AQU", "C-25.24", "not-there", {"place": land("NAR")},
    ),
    "a retreat too far": (
        POSITIONS["withdraw"], "withdraw LEG BAE", "C-25.24", "not-adjacent",
        {"place": land("NAR"), "other": land("BAE")},
    ),
    "a retreat to barbarians": (
        POSITIONS["withdraw"], "withdraw LEG AQU", "C-25.24", "no-refuge", {"land": land("AQU")},
    ),
    "a retreat into another battle": (
        lambda: retreat((1, 0, 0), attacked=True), "withdraw LEG LUG", "C-25.24", "under-attack",
        {"land": land("LUG")},
    ),
    "a retreat without room": (
        lambda: retreat((4, 0, 0)), "withdraw LEG LUG", "C-18.3", "full",
        {"place": land("LUG"), "n": 4},
    ),
    "another group at sea": (
        POSITIONS["sail"], "sail IBR GAD", "C-18.13", "other-group", {"place": Ref("sea", "GLC")},
    ),
    "a step at sea that is too far": (
        POSITIONS["sail"], "sail GLC CTB", "C-18.5", "not-adjacent",
        {"place": Ref("sea", "GLC"), "other": Ref("sea", "CTB")},
    ),
    "pay for another type": (
        POSITIONS["wage"], "wage CEN 1", "C-15.2", "other-troop", {"troop": Ref("troop", "LEG")},
    ),
    "pay for more than there are": (
        POSITIONS["wage"], "wage LEG 9", "C-15.1", "too-many-paid",
        {"troop": Ref("troop", "LEG"), "n": 3},
    ),
    "a dismissal of another type": (
        POSITIONS["unpaid"], "dismiss EVO CAE", "C-15.3", "other-troop",
        {"troop": Ref("troop", "LEG")},
    ),
    "a dismissal from where nobody is": (
        POSITIONS["unpaid"], "dismiss LEG TIN", "C-15.3", "not-there", {"place": land("TIN")},
    ),
    # Powers on the map
    "diplomacy without the power": (
        POSITIONS["turn"], "banish SUP 1 0 0", "C-25.13", "no-power",
        {"power": Ref("power", "seneca-1"), "board": Ref("board", "seneca")},
    ),
    "diplomacy while the power is locked": (
        lambda: first("seneca"), "banish SUP 1 0 0", "C-25.13", "locked",
        {"power": Ref("power", "seneca-1")},
    ),
    "diplomacy twice": (
        lambda: done(diplomat(), "banish TAR 1 0 0"), "banish TAR 0 1 0", "C-8.6", "once",
        {"what": question("banish")},
    ),
    "diplomacy with barbarians": (
        diplomat, "banish CAE 1 0 0", "C-25.13", "no-opponent", {"land": land("CAE")},
    ),
    "diplomacy too far": (
        diplomat, "banish SUP 1 0 0", "C-25.13", "out-of-reach", {"land": land("SUP")},
    ),
    "diplomacy with who is not there": (
        diplomat, "banish TAR 0 0 1", "C-25.13", "not-their-troops",
        {"other": seat_ref(1), "land": land("TAR")},
    ),
    "diplomacy at home": (
        lambda: diplomat(neighbour="CHA"), "banish SUP 1 0 0", "C-25.13", "at-home",
        {"other": seat_ref(1), "land": land("SUP")},
    ),
    "diplomacy without the gold": (
        poor(diplomat, 1, 0, 0), "banish TAR 1 0 0", "C-25.13", "too-dear",
        {"goods": gold(2), "held": gold(1)},
    ),
    "financing without the power": (
        POSITIONS["turn"], "demote SUP 1 0", "C-25.26", "no-power",
        {"power": Ref("power", "pallas-1"), "board": Ref("board", "pallas")},
    ),
    "a demotion of nobody": (
        dear_demotion, "demote TAR 0 0", "C-25.26", "no-troops", {},
    ),
    "a demotion without legionaries": (
        lambda: dear_demotion(legionaries=0), "demote TAR 1 0", "C-25.26", "no-legionaries",
        {"other": seat_ref(1), "n": 0},
    ),
    "influence without the power": (
        POSITIONS["after"], "incite SUP CHA", "C-25.29", "no-power",
        {"power": Ref("power", "petronius-1"), "board": Ref("board", "petronius")},
    ),
    "influence twice in a game": (
        lambda: powered("petronius", 1, incited=True), "incite SUP CHA", "C-25.29", "once-a-game",
        {"power": Ref("power", "petronius-1")},
    ),
    "influence on oneself": (
        lambda: powered("petronius", 1), "incite NUM CAE", "C-25.29", "no-opponent",
        {"land": land("NUM")},
    ),
    "influence too far": (
        lambda: powered("petronius", 1), "incite SUP TIN", "C-25.29", "not-adjacent",
        {"place": land("SUP"), "other": land("TIN")},
    ),
    "influence on vacant land": (
        lambda: powered("petronius", 1, vacant="CHA"), "incite SUP CHA", "C-25.29",
        "nobody-to-attack", {"land": land("CHA")},
    ),
    "nobody sent": (
        POSITIONS["incited"], "send 0 0 0", "C-25.29", "no-troops", {},
    ),
    "a raid without the power": (
        POSITIONS["turn"], "raid NUM CAE 1 0 0", "C-25.21", "no-power",
        {"power": Ref("power", "postumus-2"), "board": Ref("board", "postumus")},
    ),
    "a second raid": (
        lambda: powered("postumus", 2, raided=True), "raid NUM CAE 1 0 0", "C-25.21",
        "once-a-game", {"power": Ref("power", "postumus-2")},
    ),
    "a raid of nobody": (
        lambda: powered("postumus", 2), "raid NUM CAE 0 0 0", "C-25.21", "no-troops", {},
    ),
    "a raid too far": (
        lambda: powered("postumus", 2), "raid NUM TIN 1 0 0", "C-25.21", "not-adjacent",
        {"place": land("NUM"), "other": land("TIN")},
    ),
    "a raid on vacant land": (
        lambda: powered("postumus", 2, vacant="CAE"), "raid NUM CAE 1 0 0", "C-25.21",
        "no-barbarians", {"land": land("CAE")},
    ),
}  # fmt: skip
"""By name: a position, a move of whoever has to decide, and why it is refused."""
