"""The odds of attacks, fights and accusations: by hand, and through every die by the rules.

The brute force knows nothing of how odds are worked out: it makes the move through the contract, on
a copy, once for every way in which the dice can fall, and reads from the position what came of it.
Where a side may choose what it loses, it loses the least power, and of that the lightest pieces.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from ludus.core.fate import Fate, explore
from ludus.core.rules import step as make
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.state import State
from rules.insanam.asks import POSITIONS, first
from rules.insanam.build import (
    asked,
    at_sea,
    barbarians,
    court,
    hold,
    in_play,
    land,
    mark,
    one,
    play,
    store,
    under_board,
    unlock,
)
from rules.insanam.map_build import effect, put_to_sea, set_out
from rules.insanam.telling import odds, told

STRENGTH = {
    "claudius": (1, 2, 3), "macro": (2, 3, 4), "chaerea": (1, 2, 3), "seneca": (1, 2, 3),
    "postumus": (1, 2, 3),
}  # fmt: skip
"""Effective strengths in the positions below, macro with the first power."""


def same(found: Mapping[str, float], wanted: Mapping[str, Fraction | float]) -> bool:
    """Compare odds; what has no chance need not be told."""
    likely = {word: chance for word, chance in found.items() if chance}
    return likely == pytest.approx({word: float(odd) for word, odd in wanted.items() if odd})


# Battles


def lightest(state: State) -> str:
    """Choose what is lost as the odds say that people do."""
    seat = GAME.to_act(state)[0]
    worth = (*STRENGTH[one(state, seat).board], 5)

    def weight(move: str) -> tuple[int, list[int]]:
        lost = [int(word) for word in move.split()[1:]]
        return sum(n * w for n, w in zip(lost, worth, strict=True)), lost[::-1]

    return min((str(move) for move in GAME.moves(state, seat)), key=weight)


VALUES = sorted(Counter(NUMBERS.die).items())
"""What a die can show, and on how many faces."""


class Values:
    """One way in which dice fall: faces that show the same are one, with its weight."""

    def __init__(self, path: list[int]) -> None:
        self._path = path
        self.taken: list[int] = []
        self.weight = Fraction(1)

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:
        assert (label in ("attack", "defend"), sides, to) == (True, 6, None)
        at = len(self.taken)
        self.taken.append(self._path[at] if at < len(self._path) else 0)
        value, faces = VALUES[self.taken[-1]]
        self.weight *= Fraction(faces, sides)
        return NUMBERS.die.index(value) + 1

    def draw(self, label: str, bag: Sequence[Any], n: int = 1, *, to: int | None = None) -> Any:
        raise AssertionError(label, bag, n, to)

    def order(self, label: str, items: Sequence[Any], *, to: int | None = None) -> Any:
        raise AssertionError(label, items, to)

    def clock(self) -> int:
        raise AssertionError


def every_fall(
    run: Callable[[Fate], tuple[str, ...]],
) -> Iterator[tuple[Fraction, tuple[str, ...]]]:
    """Run something once for every way in which its dice can fall."""
    path: list[int] = []
    while True:
        fate = Values(path)
        found = run(fate)
        yield fate.weight, found
        path = fate.taken
        while path and path[-1] + 1 == len(VALUES):
            path.pop()
        if not path:
            return
        path[-1] += 1


ENDS = {"march": "halt", "sail": "stay", "muster": "muster 0", "charm": "skip", "deploy": "done"}


def cubes(state: State, seat: int) -> int:
    """Count the cubes of a player that are not on the map."""
    player = one(state, seat)
    return sum(player.strip) + sum(player.reserve)


def brute(state: State, move: str, target: str, attacker: int) -> dict[str, Fraction]:
    """Make the move in every way the dice can fall, and count who holds the land, and who died."""
    mover = GAME.to_act(state)[0]
    before = land(state, target)
    whose = ("own", "other") if mover == attacker else ("other", "own")

    def run(fate: Fate) -> tuple[str, ...]:
        world = GAME.clone(state)
        make(GAME, world, mover, GAME.parse(move), fate)
        while asked(world)[1] in (*ENDS, "fall") and target in world.table.invaders:
            answer = ENDS.get(asked(world)[1]) or lightest(world)
            make(GAME, world, GAME.to_act(world)[0], GAME.parse(answer), fate)
        return tuple(ended(world))

    def ended(world: State) -> Iterator[str]:
        place = land(world, target)
        held = place.owner == before.owner and (place.owner >= 0 or place.barb or place.citadel)
        yield "conquered" if place.owner == attacker else "held" if held else "vacant"
        yield f"{whose[0]}-{cubes(world, attacker) - cubes(state, attacker)}"
        if before.owner < 0:
            yield f"{whose[1]}-{before.barb - place.barb}"
        else:
            yield f"{whose[1]}-{cubes(world, before.owner) - cubes(state, before.owner)}"
        if (before.camp or before.citadel) and not (held and (place.camp or place.citadel)):
            yield "fort"

    found: dict[str, Fraction] = {}
    for odd, words in every_fall(run):
        for word in words:
            found[word] = found.get(word, Fraction(0)) + odd
    return found


def attack(
    board: str = "claudius",
    party: tuple[int, int, int] = (2, 0, 0),
    foe: tuple[int, int, int] = (0, 0, 0),
    *,
    camp: bool = False,
    figures: int = 0,
    citadel: bool = False,
    cards: tuple[str, ...] = (),
    markers: tuple[int, int, int] = (0, 0, 0),
    second: str = "claudius",
    camp_vp: bool = False,
) -> State:
    """Let a party stand in Numidia before Caesariensis, with two points to spend."""
    boards = (board, second, "petronius") if board != second else (board, "macro", "petronius")
    state = court(boards=boards, camp_vp=camp_vp)
    for seat, space in enumerate(markers):
        mark(state, seat, space)
    for seat in (0, 1):
        if boards[seat] == "macro" and "macro" in (board, second):
            unlock(state, seat, 1)
    hold(state, "NUM", 0, party)
    if figures or citadel:
        barbarians(state, "CAE", figures, citadel=citadel)
    else:
        hold(state, "CAE", 1, foe, camp=camp)
    under_board(state, 0, *cards)
    set_out(state, 2)
    return state


def step(party: tuple[int, int, int]) -> str:
    """Write the attack of a whole party."""
    return "march NUM CAE " + " ".join(str(n) for n in party)


BATTLES: dict[str, tuple[Callable[[], State], str]] = {
    "one against one": (lambda: attack(party=(1, 0, 0), figures=1), step((1, 0, 0))),
    "two against two": (lambda: attack(figures=2), step((2, 0, 0))),
    "one against a citadel": (lambda: attack(party=(0, 0, 1), citadel=True), step((0, 0, 1))),
    "a figure and a citadel": (
        lambda: attack(party=(0, 2, 0), figures=1, citadel=True),
        step((0, 2, 0)),
    ),
    "a power of attack": (lambda: attack(figures=2, cards=("G04",)), step((2, 0, 0))),
    "against a player": (lambda: attack(party=(1, 1, 0), foe=(1, 1, 0)), step((1, 1, 0))),
    "against a camp": (lambda: attack(party=(0, 0, 2), foe=(1, 0, 0), camp=True), step((0, 0, 2))),
    "a camp without strength": (
        lambda: attack(party=(0, 1, 0), foe=(1, 0, 0), camp=True, camp_vp=True),
        step((0, 1, 0)),
    ),
    "Macro": (
        lambda: attack("macro", party=(1, 1, 0), foe=(1, 1, 0)),
        step((1, 1, 0)),
    ),
    "against Macro": (
        lambda: attack(party=(1, 1, 0), foe=(1, 0, 0), second="macro"),
        step((1, 1, 0)),
    ),
    "Chaerea": (lambda: attack("chaerea", party=(1, 1, 0), foe=(2, 0, 0)), step((1, 1, 0))),
    "Chaerea against one": (lambda: attack("chaerea", foe=(0, 0, 1)), step((2, 0, 0))),
    "Chaerea against a camp": (
        lambda: attack("chaerea", party=(0, 0, 1), camp=True),
        step((0, 0, 1)),
    ),
    "Chaerea losing the power": (
        lambda: attack("chaerea", party=(0, 1, 0), foe=(2, 0, 0), markers=(1, 0, 0)),
        step((0, 1, 0)),
    ),
    "a part of the party": (lambda: attack(figures=1), step((1, 0, 0))),
}
"""Positions with few enough ways to go through all of them."""


@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.uncounted
def test_odds_of_a_battle_are_what_all_dice_together_give(name: str) -> None:
    build, move = BATTLES[name]
    state = build()
    assert same(odds(state, move), brute(state, move, "CAE", 0))


def test_one_against_one_by_hand() -> None:
    """The dice are equal in 10 of 36 ways; of the others half are for each side."""
    found = odds(attack(party=(1, 0, 0), figures=1), step((1, 0, 0)))
    assert same(
        found,
        {
            "conquered": 13 / 36, "held": 13 / 36, "vacant": 10 / 36,
            "own-0": 13 / 36, "own-1": 23 / 36, "other-0": 13 / 36, "other-1": 23 / 36,
        },
    )  # fmt: skip


def test_with_those_who_already_wait_there() -> None:
    whole = odds(attack(party=(1, 1, 1), figures=6), step((1, 1, 1)))
    state = attack(party=(1, 1, 1), figures=6)
    play(state, "march NUM CAE 0 1 1")
    assert odds(state, "march NUM CAE 1 0 0") == whole
    state = attack(party=(1, 1, 1), figures=6)
    play(state, "march NUM CAE 1 0 0")
    assert odds(state, "march NUM CAE 0 1 1") == whole


def test_a_landing_of_the_group_that_is_asked() -> None:
    """Those who came to its sea just now do not land with it."""
    state = court()
    barbarians(state, "CAR", 1)
    at_sea(state, "GLC", 0, (2, 0, 0))
    at_sea(state, "IBR", 0, (1, 0, 0))
    put_to_sea(state)
    play(state, "sail GLC IBR")
    assert same(odds(state, "sail IBR CAR"), brute(state, "sail IBR CAR", "CAR", 0))
    assert odds(state, "sail IBR NUM") == {}
    assert odds(state, "sail IBR GAD") == {}


def test_troops_deployed_as_an_attack() -> None:
    state = first("claudius")
    hold(state, "NUM", 1, (0, 1, 0))
    store(state, 0, (0, 1, 0))
    effect(state, "deploy(1)")
    assert same(odds(state, "deploy CEN NUM"), brute(state, "deploy CEN NUM", "NUM", 0))


def test_losses_that_are_chosen() -> None:
    state = POSITIONS["fall"]()
    for move in ("fall 1 0 0 0", "fall 0 1 0 0"):
        if move in [str(one) for one in GAME.moves(state, 0)]:
            assert same(odds(state, move), brute(state, move, "NAR", 0))


def tied() -> State:
    """Both sides have two types, and each loses one troop."""
    state = attack(party=(1, 1, 0), foe=(1, 1, 0), second="seneca")
    play(state, step((1, 1, 0)), "attack 2 defend 2")
    return state


def test_losses_in_a_tie_of_either_side() -> None:
    state = tied()
    assert asked(state) == ((0,), "fall")
    for move in ("fall 1 0 0 0", "fall 0 1 0 0"):
        assert same(odds(state, move), brute(state, move, "CAE", 0))
    play(state, "fall 1 0 0 0")
    assert asked(state) == ((1,), "fall")
    for move in ("fall 1 0 0 0", "fall 0 1 0 0"):
        assert same(odds(state, move), brute(state, move, "CAE", 0))


def test_legionaries_recruited_into_an_attack() -> None:
    state = attack("postumus", party=(1, 0, 0), foe=(0, 1, 0))
    one(state).unlocked[0] = True
    play(state, step((1, 0, 0)))
    assert asked(state) == ((0,), "muster")
    for n in (0, 1):
        assert same(odds(state, f"muster {n}"), mustered(state, n))


def mustered(state: State, n: int) -> dict[str, Fraction]:
    """The cubes that are recruited leave the strip first: they are no casualties."""
    found = brute(state, f"muster {n}", "CAE", 0)
    return {
        f"own-{int(word[4:]) + n}" if word.startswith("own") else word: odd
        for word, odd in found.items()
    }


def test_which_battle_and_whether_to_charm() -> None:
    state = POSITIONS["battle"]()
    assert set(odds(state, "battle CAR")) >= {"conquered", "held", "vacant"}
    state = POSITIONS["charm"]()
    assert set(odds(state, "skip")) >= {"conquered", "held", "vacant"}
    assert odds(state, "charm") == {}


def test_a_forced_attack_is_nobodys_crime() -> None:
    """Chaerea strikes first, even at somebody who is not highest. [C-25.29]"""
    state = court(boards=("petronius", "chaerea", "claudius"))
    unlock(state, 0, 1)
    mark(state, 0, 5)
    hold(state, "CAE", 1, (0, 1, 0))
    hold(state, "NUM", 2, (2, 0, 0))
    play(state, "incite CAE NUM")
    assert asked(state) == ((1,), "incited")
    assert same(odds(state, "send 0 1 0"), brute(state, "send 0 1 0", "NUM", 1))


def test_no_odds_for_what_is_no_attack() -> None:
    state = attack(foe=(1, 0, 0))
    assert odds(state, "march NUM IBR 2 0 0") == {}
    assert odds(state, "transit NUM CAE 2 0 0") == {}
    assert odds(state, "halt") == {}
    state = attack(figures=2)
    move = GAME.parse(step((2, 0, 0)))
    assert GAME.odds(GAME.view(state, 0), move) is not None
    assert GAME.odds(GAME.view(state, None), move) is None
    assert GAME.odds(GAME.view(state, 1), move) is None


# The arena


def fighting(
    card: str, *, bonus: int = 0, board: str = "claudius", cards: tuple[str, ...] = ()
) -> State:
    """Let a gladiator stand before the adversaries; few of them are left in the deck."""
    state = court(boards=(board, "seneca", "petronius"), adversaries=("A19", "A24"))
    bag = state.secrets.decks["adversary"].bag
    state.table.discards["adversary"] = [foe for foe in bag if foe not in LEFT]
    bag[:] = LEFT
    in_play(state, 0, card)
    under_board(state, 0, *cards)
    effect(state, f"fight({bonus})")
    assert asked(state) == ((0,), "fight")
    return state


LEFT = ["A09", "A22", "A29", "A30"]
"""The adversaries in the deck: an ordinary one and three animals."""


def fights(state: State, *moves: str, again: bool = False) -> dict[str, Fraction]:
    """Fight in every way the dice and the cards can fall; perhaps roll again until it is won."""

    def run(fate: Fate) -> str:
        world = GAME.clone(state)
        for move in moves:
            make(GAME, world, 0, GAME.parse(move), fate)
        while again and asked(world)[1] == "reroll" and result(world) != "won":
            make(GAME, world, 0, GAME.parse("reroll"), fate)
        return result(world)

    found: Counter[str] = Counter()
    for odd, word in explore(run):
        found[word] += odd  # type: ignore[assignment]
    return {word: Fraction(found[word]) for word in ("won", "tied", "lost")}


def result(world: State) -> str:
    assert world.table.dice is not None
    mine, foe = world.table.dice.totals
    return "won" if mine > foe else "lost" if mine < foe else "tied"


@pytest.mark.parametrize("foe", ["A19", "A24", "TOP"])
@pytest.mark.parametrize(
    ("card", "bonus", "board"),
    [("G11", 2, "claudius"), ("G26", 0, "claudius"), ("G05", 3, "narcissus")],
)
def test_odds_of_a_fight_are_what_all_dice_together_give(
    card: str, bonus: int, board: str, foe: str
) -> None:
    state = fighting(card, bonus=bonus, board=board)
    move = f"fight {card} {foe}"
    assert same(odds(state, move), fights(state, move))


def test_a_fight_by_hand() -> None:
    """Crescens, 4, a retiarius, is weak against animals: 2 against 6 and its strength, 2 more.

    With 6 for the fight the totals are equal, as the dice are in 10 of 36 ways.
    """
    state = fighting("G11", bonus=6)
    state.table.adversaries[1] = "A22"
    assert same(odds(state, "fight G11 A22"), {"won": 13 / 36, "tied": 10 / 36, "lost": 13 / 36})


def test_a_fight_in_which_the_die_can_be_rolled_again() -> None:
    state = fighting("G11", bonus=2, cards=("G18",))
    found = odds(state, "fight G11 A19")
    best = found.pop("rerolled")
    assert same(found, fights(state, "fight G11 A19"))
    assert best == pytest.approx(float(fights(state, "fight G11 A19", again=True)["won"]))
    play(state, "fight G11 A19", "arena 1 foe 6")
    assert asked(state) == ((0,), "reroll")
    found = {one.word: one.chance for one in told(state, "reroll").odds}
    assert same(found, fights(state, "reroll"))
    assert [(one.word, one.chance) for one in told(state, "stand").odds] == [("tied", 1.0)]


def test_a_hidden_adversary_that_was_seen() -> None:
    """Whoever has looked knows which it is."""
    state = fighting("G11", bonus=2)
    deck = state.secrets.decks["adversary"]
    deck.bag.remove("A30")
    deck.top.append("A30")
    state.table.tops["adversary"] = 1
    unknown = odds(state, "fight G11 TOP")
    state.secrets.own[0].sure["adversary"] = ["A30"]
    known = odds(state, "fight G11 TOP")
    assert known != unknown
    assert same(known, fights(state, "fight G11 TOP"))


def test_adversaries_under_the_deck_come_last() -> None:
    state = fighting("G11", bonus=2)
    deck = state.secrets.decks["adversary"]
    deck.bag.remove("A22")
    deck.under.append("A22")
    state.table.beneath.append("A22")
    assert same(odds(state, "fight G11 TOP"), fights(state, "fight G11 TOP"))
    state.table.discards["adversary"] += deck.bag
    deck.bag.clear()
    assert same(odds(state, "fight G11 TOP"), fights(state, "fight G11 TOP"))


def test_no_odds_for_what_is_not_asked() -> None:
    state = fighting("G11")
    assert odds(state, "done") == {}
    play(state, "done")
    assert odds(state, "fight G11 A19") == {}


# Accusations


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mine", ["loyal", "traitor"])
def test_c_10_how_likely_a_traitor_is(players: int, mine: str) -> None:
    """Go through all deals in which the seat has the card it has. [C-1.13]"""
    cards = NUMBERS.players[players].destiny
    deck = ["loyal"] * cards.loyal + ["traitor"] * cards.traitor
    deals = [deal for deal in permutations(deck, players) if deal[0] == mine]
    wanted = Fraction(sum(deal[1] == "traitor" for deal in deals), len(deals))
    state = court(players, destinies=(mine, "loyal", "loyal", "loyal"))  # type: ignore[arg-type]
    unlock(state, 0, 3)
    found = told(state, "accuse 1")
    assert {one.word: one.chance for one in found.odds} == pytest.approx(
        {"right": float(wanted), "wrong": float(1 - wanted)}
    )


def test_c_10_what_an_accusation_brings_and_costs() -> None:
    state = court()
    unlock(state, 0, 3)
    one(state).price = (10, 0, 10)
    one(state).goods = [4, 0, 0]
    mark(state, 1, 3)
    right, wrong = told(state, "accuse 1").odds
    rewards = [(ref.kind, ref.id) for ref in right.what.facts["goods"]]  # type: ignore[union-attr]
    assert rewards == [("points", NUMBERS.accusation.vp), ("gold", 10), ("stone", 10)]
    assert right.what.facts["n"] == 3
    assert wrong.what.facts["gold"].id == 4  # type: ignore[union-attr]
    assert wrong.what.facts["lost"] == NUMBERS.accusation.gold - 4
    assert wrong.what.facts["n"] == NUMBERS.accusation.rise
    state = court(boards=("sabinus", "claudius", "seneca"), accuse_reward="COR")
    right, _ = told(state, "accuse 1").odds
    rewards = [(ref.kind, ref.id) for ref in right.what.facts["goods"]]  # type: ignore[union-attr]
    assert rewards == [("corruption", NUMBERS.accusation.vp)]
