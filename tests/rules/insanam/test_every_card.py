"""Every card does what the content says: each is played, and all that its atoms name is checked."""

from collections.abc import Callable, Sequence

import pytest

from ludus.games.insanam.content.cards import Collective, Condition, Individual
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    EVENT,
    GLADIATORS,
    PERSONAL,
    PUBLIC,
    TERRITORIES,
    TILES,
    ZONES,
)
from ludus.games.insanam.content.vocabulary import Atom
from ludus.games.insanam.frames import March, Turn
from ludus.games.insanam.state import State
from rules.insanam.build import (
    after_income,
    asked,
    at_sea,
    begin,
    court,
    empty,
    go_on,
    hold,
    in_play,
    kinds,
    lay_tile,
    mark,
    moves,
    next_event,
    one,
    owe,
    play,
    store,
    tucked,
    under_board,
    unlock,
)
from rules.insanam.ledger import REPEAT, Ledger, go

PLAIN = ("chaerea", "milonia", "seneca", "postumus")
"""Boards whose starting powers change nothing here."""

FIGHTERS = ("G20", "G18", "G24", "G19")
"""A gladiator for each seat."""

CIRCLE = {"COL": 1, "HIP": 1, "BAR": 1, "SEN": 2, "MAR": 1}
"""A circle without corruption."""


def stage(players: int = 2, *, adversaries: tuple[str, str] = ("A13", "A14")) -> State:
    """Set a table on which every atom has something to do; seat 0 is about to place."""
    state = court(players, boards=PLAIN, adversaries=adversaries, start=False)
    for seat in range(players):
        mark(state, seat, 16)
        store(state, seat, (2, 1, 0))
        in_play(state, seat, FIGHTERS[seat])
        one(state, seat).chariot = 7 + 8 * seat
    for zone, letter in REPEAT.items():
        state.table.zones[zone].banners["abcd".index(letter)] = 1
    begin(state)
    return state


def barbarians_of(state: State, region: str) -> list[int]:
    """Count the figures in each territory of a region that barbarians hold."""
    return [
        state.table.lands[name].barb
        for name, land in TERRITORIES.items()
        if land.region == region and state.table.lands[name].barb
    ]


# Tiles and printed actions


def _carry_out(state: State, zone: str, index: int, atoms: Sequence[Atom]) -> None:
    state.table.zones[zone].banners = [-1] * 4
    go(state, f"place {zone} {CIRCLE[zone]}")
    ledger = Ledger(state)
    go(state, f"act {'abcd'[index]}")
    ledger.action(zone, atoms)
    ledger.ask("after")
    ledger.closed()
    assert state.table.zones[zone].banners[index] == 0


ACTIONS = [
    pytest.param(tile.id, index, id=f"{tile.id}{'abcd'[index]}")
    for tile in TILES.values()
    for index in range(len(tile.actions))
]


@pytest.mark.parametrize(("tile", "index"), ACTIONS)
def test_every_action_of_every_tile(tile: str, index: int) -> None:
    state = stage()
    lay_tile(state, tile)
    _carry_out(state, TILES[tile].zone, index, TILES[tile].actions[index])


@pytest.mark.parametrize("zone", list(ZONES))
@pytest.mark.parametrize("index", range(4))
def test_every_printed_action(zone: str, index: int) -> None:
    _carry_out(stage(), zone, index, ZONES[zone].base[index])


# Gladiators


@pytest.mark.parametrize("card", list(GLADIATORS))
def test_every_one_shot_power(card: str) -> None:
    state = stage()
    if card in state.table.display:
        state.table.display.remove(card)
        one(state).play.append(card)
    elif card not in one(state).play:
        in_play_of(state, card)
    ledger = Ledger(state)
    go(state, f"use {card}")
    ledger.mine.play -= 1
    ledger.meet(GLADIATORS[card].oneshot)
    ledger.ask("turn")
    ledger.closed()
    assert card in state.table.discards["gladiator"]
    assert "use" not in kinds(state)


def in_play_of(state: State, card: str) -> None:
    """Give seat 0 a gladiator that may be another's."""
    if card in state.secrets.decks["gladiator"].bag:
        in_play(state, 0, card)
    else:
        one(state, 1).play.remove(card)
        one(state).play.append(card)


@pytest.mark.parametrize("card", list(GLADIATORS))
def test_every_income(card: str) -> None:
    gained = []
    for with_it in (False, True):
        state = court(2, boards=PLAIN, display=(), start=False)
        if with_it:
            tucked(state, 0, card)
        gained.append(income(state))
    (atom,) = GLADIATORS[card].income
    assert gained[1][atom.resource] - gained[0][atom.resource] == atom.n
    assert sum(gained[1].values()) - sum(gained[0].values()) == atom.n


def income(state: State) -> dict[str, int]:
    """Let a turn begin, and tell what seat 0 gains in phase I."""
    before, vp = one(state).goods[:], one(state).vp
    state.table.frames[:] = [Turn()]
    go_on(state)
    gained = [a - b for a, b in zip(one(state).goods, before, strict=True)]
    return dict(zip("GWS", gained, strict=True)) | {"VP": one(state).vp - vp}


# What holds while a card lies there: each key has something to measure it by


def _points(state: State) -> int:
    go(state, "place BAR 1")
    go(state, "act d")
    frame = state.table.frames[-1]
    assert isinstance(frame, March)
    return frame.points


def _attack(state: State) -> int:
    hold(state, "NUM", 0, (0, 0, 4))
    hold(state, "CAE", 1, (1, 0, 0))
    _points(state)
    _fight_for(state, "march NUM CAE 0 0 4")
    assert state.table.dice is not None
    return state.table.dice.totals[0]


def _defend(state: State) -> int:
    hold(state, "NUM", 0, (0, 0, 4))
    hold(state, "CAE", 1, (1, 0, 0))
    begin(state, 1)
    _points(state)
    _fight_for(state, "march CAE NUM 1 0 0")
    assert state.table.dice is not None
    return state.table.dice.totals[1]


def _fight_for(state: State, move: str) -> None:
    go(state, move)
    while asked(state)[1] == "march":
        go(state, "halt")


def _total(state: State) -> int:
    in_play(state, 0, "G07")
    go(state, "place COL 3")
    go(state, "act b")
    go(state, "fight G07 A30")
    assert state.table.dice is not None
    return state.table.dice.totals[0]


def _reroll(state: State) -> int:
    _total(state)
    return int("reroll" in kinds(state))


def _spent(*deeds: str) -> Callable[[State], int]:
    def measure(state: State) -> int:
        for deed in deeds[:-1]:
            go(state, deed)
        gold = one(state).goods[0]
        go(state, deeds[-1])
        return gold - one(state).goods[0]

    return measure


def _income(good: str) -> Callable[[State], int]:
    return lambda state: income(state)[good]


def _circle(place: str, good: str) -> Callable[[State], int]:
    def measure(state: State) -> int:
        at = "GWS".index(good)
        before = one(state).goods[at]
        go(state, place)
        return one(state).goods[at] - before

    return measure


def _suburra(state: State) -> int:
    state.table.suburra = [1, 1]
    return _circle("place SUB", "W")(state)


def _swap(state: State) -> int:
    go(state, "place MAR 1")
    go(state, "act a")
    return max(len(move.split()[1]) for move in moves(state) if move != "done")


def _race(state: State) -> int:
    go(state, "place HIP 1")
    go(state, "act a")
    return one(state).chariot


def _deploy(state: State) -> int:
    hold(state, "CAE", 0, (0, 0, 0), camp=True)
    go(state, "place BAR 1")
    go(state, "act b")
    n = 0
    while asked(state)[1] == "deploy":
        go(state, "deploy LEG CAE")
        n += 1
    return n


def _donate(state: State) -> int:
    """A gift of 3 beside one of 4 is as good with one more."""
    owe(state, "E204")
    next_event(state, "E204")
    go(state, "pass")
    go(state, "give G 3", 0)
    go(state, "give G 4", 1)
    return int(one(state).vp == one(state, 1).vp == 5)


def _pay(state: State) -> int:
    """Six legionaries and more are paid."""
    state.table.pending = True
    one(state, 1).passed = True
    state.table.frames[:1] = [Turn(stage="laps", at=2)]
    go(state, "pass")
    gold = one(state).goods[0]
    while asked(state) == ((0,), "wage"):
        go(state, moves(state)[-1])
    return gold - one(state).goods[0]


def _toll_in(state: State) -> int:
    hold(state, "CAE", 1, (1, 0, 0))
    store(state, 1, (4, 0, 0))
    begin(state, 1)
    _points(state)
    gold = one(state).goods[0]
    go(state, "transit CAE NUM 1 0 0")
    return one(state).goods[0] - gold


def _toll_out(state: State) -> int:
    hold(state, "CAE", 1, (1, 0, 0))
    _points(state)
    gold = one(state).goods[0]
    go(state, "transit NUM CAE 1 0 0")
    return gold - one(state).goods[0]


def _sea(state: State) -> int:
    at_sea(state, "IBR", 0, (1, 0, 0))
    go(state, "place SUB")
    steps = 0
    while asked(state)[1] == "sail":
        go(state, next(move for move in moves(state) if move.split()[-1] in ("GAD", "ATL")))
        steps += 1
    return steps


MEASURES: dict[str, Callable[[State], int]] = {
    "mp": _points, "atk": _attack, "def": _defend,
    "fight": _total, "fight.AN": _total, "reroll": _reroll,
    "cost.LEG": _spent("place BAR 1", "act a", "recruit LEG"),
    "cost.CEN": _spent("place BAR 1", "act a", "recruit CEN"),
    "cost.glad": _spent("place COL 1", "act a", "hire G06"),
    "cost.tile": _spent("place MAR 1", "act b", "buy H05"),
    "cost.unlock": _spent("place SEN 2", "act d", "unlock 1"),
    "inc.G": _income("G"), "inc.W": _income("W"), "inc.S": _income("S"), "inc.VP": _income("VP"),
    "bonus.G": _circle("place COL 1", "G"), "bonus.W": _circle("place HIP 1", "W"),
    "bonus.S": _circle("place MAR 1", "S"),
    "suburra": _suburra, "swap": _swap, "race": _race, "deploy": _deploy, "donate": _donate,
    "pay": _pay, "toll_in": _toll_in, "toll_out": _toll_out, "sea": _sea,
}  # fmt: skip


def quiet(*adversaries: str) -> State:
    """Set a table for measuring: enough troops are out for two movement points."""
    boards, display = ("postumus", "milonia"), ("G06", "G08")
    state = court(2, boards=boards, display=display, adversaries=adversaries, start=False)
    store(state, 0, (4, 0, 0))
    return state


@pytest.mark.parametrize("card", list(GLADIATORS))
def test_every_permanent_power(card: str) -> None:
    (atom,) = GLADIATORS[card].permanent
    measured = []
    for with_it in (False, True):
        state = quiet("A30", "A14")
        if card in state.table.display:
            state.table.display.remove(card)
            state.secrets.decks["gladiator"].bag.append(card)
        if with_it:
            under_board(state, 0, card)
        begin(state)
        measured.append(MEASURES[atom.key](state))
    assert measured[1] - measured[0] == atom.n


LASTING = [card.id for card in ADVERSARIES.values() if card.effect[0].kind == "mod"]
TAXING = [card.id for card in ADVERSARIES.values() if card.effect[0].kind == "tax"]
SUDDEN = [card.id for card in ADVERSARIES.values() if card.timing == "now"]


def test_every_adversary_is_among_them() -> None:
    assert sorted([*LASTING, *TAXING, *SUDDEN]) == sorted(ADVERSARIES)


@pytest.mark.parametrize("card", LASTING)
def test_every_lasting_adversary(card: str) -> None:
    (atom,) = ADVERSARIES[card].effect
    measured = []
    for foe in ("A30", card):
        state = quiet(foe, "A14")
        begin(state)
        measured.append(MEASURES[atom.key](state))
    assert measured[1] - measured[0] == atom.n


DEEDS: dict[str, tuple[str, ...]] = {
    "fight": ("place COL 1", "act b", "fight G10 A14"),
    "recruit": ("place BAR 1", "act a", "recruit LEG"),
    "race": ("place HIP 1", "act a"),
    "place.COL": ("place COL 1",),
    "place.HIP": ("place HIP 1",),
    "place.MAR": ("place MAR 1",),
    "place.SUB": ("place SUB",),
}


@pytest.mark.parametrize("card", TAXING)
@pytest.mark.parametrize("rich", [True, False])
def test_every_demanding_adversary(card: str, rich: bool) -> None:
    """It takes the goods, or a VP for each that is missing."""
    (atom,) = ADVERSARIES[card].effect
    results = []
    for foe in ("A30", card):
        state = quiet(foe, "A14")
        in_play(state, 0, "G10")
        begin(state)
        at = "GWS".index(atom.resource)
        if atom.key == "turn":
            one(state).goods[at] = 20 if rich else 0
            after_income(state)
        else:
            for deed in DEEDS[atom.key][:-1]:
                go(state, deed)
            one(state).goods[at] = 20 if rich else 3 * (atom.key == "recruit") * (at == 0)
            go(state, DEEDS[atom.key][-1])
        results.append((one(state).goods[at], one(state).vp))
    (goods, vp), (left, points) = results
    lost = goods - left
    if rich:
        assert (lost, vp - points) == (atom.n, 0)
    else:
        assert (lost, vp - points) == (0, atom.n)


@pytest.mark.parametrize("card", SUDDEN)
def test_every_sudden_adversary(card: str) -> None:
    foe = "A13" if card == "A14" else "A14"
    state = stage(adversaries=(foe, "A09"))
    deck = state.secrets.decks["adversary"]
    deck.bag.remove(card)
    deck.bag.insert(0, card)
    state.table.eyes = ADVERSARIES[card].category
    (atom,) = ADVERSARIES[card].effect
    region = barbarians_of(state, atom.region) if atom.kind == "barb" else []
    state.table.zones["COL"].banners = [-1] * 4
    go(state, "place COL 1")
    go(state, "act b")
    go(state, f"fight G20 {foe}")
    ledger = Ledger(state)
    go(state, "stay")
    assert card in state.table.adversaries
    if atom.kind == "barb":
        assert barbarians_of(state, atom.region) == [n + atom.n for n in region]
    else:
        for seat in (0, 1):
            ledger.seat = seat
            ledger.meet([atom])
    ledger.closed()


@pytest.mark.parametrize("card", list(ADVERSARIES))
def test_every_reward(card: str) -> None:
    """A thraex with friends under the board, in an action that helps."""
    state = stage(adversaries=(card, "A14" if card != "A14" else "A13"))
    lay_tile(state, "K04")
    in_play(state, 0, "G09")
    state.table.zones["COL"].banners = [-1] * 4
    go(state, "place COL 1")
    ledger = Ledger(state)
    go(state, "act b")  # fight(3) +2COR
    ledger.ask("fight")
    ledger.fights("G09", card, 3)
    ledger.mine.marker += 2
    ledger.ask("after")
    ledger.closed()


# Events


INDIVIDUAL = [card.id for card in EVENT.values() if isinstance(card, Individual)]
COLLECTIVE = [card.id for card in EVENT.values() if isinstance(card, Collective)]


@pytest.mark.parametrize("event", INDIVIDUAL)
@pytest.mark.parametrize("thumb", ["approve", "refuse"])
def test_every_half_of_every_individual_event(event: str, thumb: str) -> None:
    card = EVENT[event]
    assert isinstance(card, Individual)
    state = stage()
    owe(state, event)
    next_event(state, event)
    region = card.board[0].region if card.board else "ARO"
    before = barbarians_of(state, region)
    go(state, "pass")
    assert barbarians_of(state, region) == [n + sum(a.n for a in card.board) for n in before]
    ledger = Ledger(state)
    go(state, thumb, 1)
    go(state, thumb, 0)
    for seat in (0, 1):
        ledger.seat = seat
        ledger.meet(card.approve if thumb == "approve" else card.refuse)
    assert asked(state) == ((1,), "turn")
    ledger.closed()
    assert [player.counts[thumb] for player in state.table.players] == [1, 1]


@pytest.mark.parametrize("event", COLLECTIVE)
def test_every_reward_of_every_collective_event(event: str) -> None:
    """Four players, four gifts, together just enough or a little more."""
    card = EVENT[event]
    assert isinstance(card, Collective)
    state = stage(4)
    owe(state, event)
    next_event(state, event)
    go(state, "pass")
    ledger = Ledger(state)
    good = "G" if card.kind == "ANY" else card.kind
    gifts = (max(4, 4 * card.k - 6), 3, 2, 1)
    for seat, gift in enumerate(gifts):
        go(state, f"give {good} {gift}", seat)
        if card.kind == "ANY":
            go(state, "give W 0", seat)
            go(state, "give S 0", seat)
        ledger.pages[seat].goods[good] -= gift
    for seat, reward in enumerate(card.rewards):
        ledger.seat = seat
        ledger.meet(reward)
    assert asked(state) == ((1,), "turn")
    ledger.closed()


@pytest.mark.parametrize("event", COLLECTIVE)
def test_every_collective_event_has_its_minimum(event: str) -> None:
    card = EVENT[event]
    assert isinstance(card, Collective)
    state = stage(2)
    owe(state, event)
    next_event(state, event)
    go(state, "pass")
    good = "G" if card.kind == "ANY" else card.kind
    for seat, gift in enumerate((2 * card.k - 1, 0)):
        go(state, f"give {good} {gift}", seat)
        if card.kind == "ANY":
            go(state, "give W 0", seat)
            go(state, "give S 0", seat)
    assert [player.vp for player in state.table.players] == [0, -1]


# Ambitions and redemption: each condition is met exactly, and then missed by one


def _hold_lands(state: State, names: Sequence[str]) -> None:
    for name in names:
        hold(state, name, 0)


def _terr(state: State, region: str, n: int) -> None:
    names = [name for name, land in TERRITORIES.items() if region in ("", land.region)]
    _hold_lands(state, names[:n])


def _full(state: State, region: str, n: int) -> None:
    names = [name for name, land in TERRITORIES.items() if land.region == region]
    _hold_lands(state, names if n else names[1:])


def _regions(state: State, n: int) -> None:
    _hold_lands(state, ["CAE", "AQU", "CAR", "CAN", "CHE"][:n])
    _hold_lands(state, ["TIN"])  # of the same region as the first


def _map(state: State, troop: str, n: int) -> None:
    """Put troops on the map, each type in places of its own; at sea they do not count."""
    kind = {"": 0, "LEG": 0, "CEN": 1, "EVO": 2}[troop]
    names = [["TAR", "GLA", "LUS"], ["CAN", "DUM"], ["ICE", "BRI"]][kind]
    while n > 0:
        party = [0, 0, 0]
        party[kind] = min(n, 3)
        hold(state, names.pop(), 0, party)
        n -= 3
    at_sea(state, "IBR", 0, (1, 0, 0))


def _off(state: State, n: int) -> None:
    hold(state, "CAE", 0, (3, 0, 0))
    at_sea(state, "IBR", 0, (0, 2, 0))
    store(state, 0, (9, n - 14, 0))


def _camps(state: State, n: int) -> None:
    for name in ["SIL", "CHU", "FRI"][:n]:
        hold(state, name, 0, (0, 0, 0), camp=True)


def _count(metric: str) -> Callable[[State, int], None]:
    def reach(state: State, n: int) -> None:
        one(state).counts[metric] = n

    return reach


def _held(at: int) -> Callable[[State, int], None]:
    def reach(state: State, n: int) -> None:
        one(state).goods[at] = n

    return reach


def _chariot(state: State, n: int) -> None:
    one(state).chariot = n


def _first(state: State, n: int) -> None:
    one(state, 1).chariot = one(state).chariot - n


REACH: dict[str, Callable[[State, int], None]] = {
    "terr": lambda state, n: _terr(state, "", n),
    "terr.HIS": lambda state, n: _terr(state, "HIS", n),
    "terr.GER": lambda state, n: _terr(state, "GER", n),
    "terr.BRE": lambda state, n: _terr(state, "BRE", n),
    "full.GAL": lambda state, n: _full(state, "GAL", n),
    "full.ARO": lambda state, n: _full(state, "ARO", n),
    "regions": _regions,
    "map": lambda state, n: _map(state, "", n),
    "map.LEG": lambda state, n: _map(state, "LEG", n),
    "map.CEN": lambda state, n: _map(state, "CEN", n),
    "map.EVO": lambda state, n: _map(state, "EVO", n),
    "off": _off, "camps": _camps,
    "winners": lambda state, n: under_board(state, 0, *("G10", "G19", "G24")[:n]),
    "tucked": lambda state, n: tucked(state, 0, *("G28", "G15")[:n]),
    "race": _chariot, "racefirst": _first,
    "hold.G": _held(0), "hold.W": _held(1), "hold.S": _held(2),
    **{metric: _count(metric) for metric in (
        "barbwins", "pvpwins", "citadels", "beaten", "beaten.CH", "beaten.OR", "beaten.AN", "sub",
        "tiles", "top", "gifts",
    )},
}  # fmt: skip


def ambition(card: str, conditions: Sequence[Condition], short: int | None = None) -> State:
    """Let seat 0 have an ambition whose conditions are met, but for one that just is not."""
    state = court(start=False)
    empty(state, "NUM")
    one(state).open = card
    for at, condition in enumerate(conditions):
        REACH[condition.metric](state, condition.n - (at == short))
    begin(state)
    return state


@pytest.mark.parametrize("card", list(PERSONAL))
def test_every_personal_ambition(card: str) -> None:
    conditions = PERSONAL[card].conditions
    for short in range(len(conditions)):
        assert "validate" not in kinds(ambition(card, conditions, short)), conditions[short]
    state = ambition(card, conditions)
    play(state, f"validate {card}")
    assert (one(state).vp, one(state).done) == (PERSONAL[card].vp, [card])


def _lands(state: State, seat: int, n: int) -> None:
    for name in [["CAE", "TIN"], ["CHA"], []][seat][: max(0, n - 1)]:
        hold(state, name, seat)
    if not n:
        empty(state, one(state, seat).start)


def _legions(state: State, seat: int, n: int) -> None:
    """The more, the stronger; nobody at all counts nothing."""
    if n:
        hold(state, one(state, seat).start, seat, (n, 0, 0))
    else:
        empty(state, one(state, seat).start)


def _give(*at: int) -> Callable[[State, int, int], None]:
    def spread(state: State, seat: int, n: int) -> None:
        one(state, seat).goods = [0, 0, 0]
        for number, place in enumerate(at):
            one(state, seat).goods[place] = n // len(at) + (number < n % len(at))

    return spread


def _school(state: State, seat: int, n: int) -> None:
    cards = [["G10", "G11", "G12"], ["G13", "G14"], []][seat]
    under_board(state, seat, *cards[: n // 2])
    tucked(state, seat, *cards[n // 2 : n])


def _house(state: State, seat: int, n: int) -> None:
    """Powers and camps count alike."""
    unlock(state, seat, *range(1, n))
    if n:
        hold(state, one(state, seat).start, seat, (1, 0, 0), camp=True)


def _counted(metric: str) -> Callable[[State, int, int], None]:
    def spread(state: State, seat: int, n: int) -> None:
        one(state, seat).counts[metric] = n

    return spread


SPREAD: dict[str, Callable[[State, int, int], None]] = {
    "U1": _lands, "U2": _legions, "U3": _give(0), "U4": _give(1, 2), "U5": _school, "U6": _house,
    "U7": _counted("tiles"), "U8": _counted("gifts"),
}  # fmt: skip


@pytest.mark.parametrize("card", list(PUBLIC))
def test_every_public_ambition(card: str) -> None:
    """Three, two and nothing: the first and the second place, and no points for nothing."""
    state = court(start=False)
    for seat, n in enumerate((3, 2, 0)):
        SPREAD[card](state, seat, n)
    state.table.ambitions[0] = card
    state.table.pending = True
    one(state, 1).passed = one(state, 2).passed = True
    begin(state)
    log = play(state, "pass")
    (sheet,) = log.sheets
    at = [column.word for column in sheet.columns].index("public")
    vp = PUBLIC[card].vp
    assert [row.cells[at].amount for row in sheet.rows] == [vp[0], vp[1], 0]
