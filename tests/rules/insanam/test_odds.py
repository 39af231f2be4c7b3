"""The odds of attacks and fights: against hand reckoning, and through every die by the rules.

The brute force knows nothing of how odds are reckoned: it makes the move through the contract, on a
copy, once for every way in which the dice can fall, and reads from the position what came of it.
Where a side may choose what it loses, it loses the least power, and of that the lightest pieces.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from ludus.core.codec import state_hash
from ludus.core.fate import Fate, explore
from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.odds import odds
from ludus.games.insanam.state import State
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
    under_board,
    unlock,
)
from rules.insanam.map_build import effect, put_to_sea, set_out

STRENGTH = {"claudius": (1, 2, 3), "macro": (2, 3, 4), "chaerea": (1, 2, 3)}
"""Effective strengths in the positions below, macro with the first power."""


def told(state: State, move: str) -> Mapping[str, float] | None:
    """Ask for the odds as whoever has to decide."""
    seat = GAME.to_act(state)[0]
    before = state_hash(state)
    found: Mapping[str, float] | None = odds(GAME.view(state, seat), GAME.parse(move))
    assert state_hash(state) == before
    return found


def same(found: Mapping[str, float] | None, wanted: Mapping[str, Fraction | float]) -> bool:
    assert found is not None
    return dict(found) == pytest.approx({word: float(odd) for word, odd in wanted.items()})


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


def every_fall(run: Callable[[Fate], str]) -> Iterator[tuple[Fraction, str]]:
    """Run something once for every way in which its dice can fall."""
    path: list[int] = []
    while True:
        fate = Values(path)
        word = run(fate)
        yield fate.weight, word
        path = fate.taken
        while path and path[-1] + 1 == len(VALUES):
            path.pop()
        if not path:
            return
        path[-1] += 1


def brute(state: State, move: str) -> dict[str, Fraction]:
    """Attack in every way the dice can fall, and count who holds the land in the end."""
    target = move.split()[2]

    def run(fate: Fate) -> str:
        world = GAME.clone(state)
        step(GAME, world, GAME.to_act(world)[0], GAME.parse(move), fate)
        while asked(world)[1] in ("march", "fall", "sail"):
            answer = {"march": "halt", "sail": "stay"}.get(asked(world)[1]) or lightest(world)
            step(GAME, world, GAME.to_act(world)[0], GAME.parse(answer), fate)
        place = land(world, target)
        if place.owner == GAME.to_act(state)[0]:
            return "conquered"
        return "held" if place.owner >= 0 or place.barb or place.citadel else "vacant"

    found: Counter[str] = Counter()
    for odd, word in every_fall(run):
        found[word] += odd  # type: ignore[assignment]
    return {word: Fraction(found[word]) for word in ("conquered", "held", "vacant")}


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


def march(party: tuple[int, int, int]) -> str:
    """Write the attack of a whole party."""
    return "march NUM CAE " + " ".join(str(n) for n in party)


BATTLES: dict[str, tuple[Callable[[], State], str]] = {
    "one against one": (lambda: attack(party=(1, 0, 0), figures=1), march((1, 0, 0))),
    "two against two": (lambda: attack(figures=2), march((2, 0, 0))),
    "one against a citadel": (lambda: attack(party=(0, 0, 1), citadel=True), march((0, 0, 1))),
    "a figure and a citadel": (
        lambda: attack(party=(0, 2, 0), figures=1, citadel=True),
        march((0, 2, 0)),
    ),
    "a power of attack": (lambda: attack(figures=2, cards=("G04",)), march((2, 0, 0))),
    "against a player": (lambda: attack(party=(1, 1, 0), foe=(1, 1, 0)), march((1, 1, 0))),
    "against a camp": (
        lambda: attack(party=(0, 0, 2), foe=(1, 0, 0), camp=True),
        march((0, 0, 2)),
    ),
    "a camp without strength": (
        lambda: attack(party=(0, 1, 0), foe=(1, 0, 0), camp=True, camp_vp=True),
        march((0, 1, 0)),
    ),
    "Macro": (
        lambda: attack("macro", party=(1, 1, 0), foe=(1, 1, 0)),
        march((1, 1, 0)),
    ),
    "against Macro": (
        lambda: attack(party=(1, 1, 0), foe=(1, 0, 0), second="macro"),
        march((1, 1, 0)),
    ),
    "Chaerea": (lambda: attack("chaerea", party=(1, 1, 0), foe=(2, 0, 0)), march((1, 1, 0))),
    "Chaerea against one": (lambda: attack("chaerea", foe=(0, 0, 1)), march((2, 0, 0))),
    "Chaerea against a camp": (
        lambda: attack("chaerea", party=(0, 0, 1), camp=True),
        march((0, 0, 1)),
    ),
    "Chaerea losing the power": (
        lambda: attack("chaerea", party=(0, 1, 0), foe=(2, 0, 0), markers=(1, 0, 0)),
        march((0, 1, 0)),
    ),
    "a part of the party": (lambda: attack(figures=1), march((1, 0, 0))),
}
"""Positions with few enough ways to go through all of them."""


@pytest.mark.parametrize("name", BATTLES)
def test_odds_of_a_battle_are_what_all_dice_together_give(name: str) -> None:
    build, move = BATTLES[name]
    state = build()
    assert same(told(state, move), brute(state, move))


def test_one_against_one_by_hand() -> None:
    """The dice are equal in 10 of 36 ways; of the others half are for each side."""
    found = told(attack(party=(1, 0, 0), figures=1), march((1, 0, 0)))
    assert same(found, {"conquered": 13 / 36, "held": 13 / 36, "vacant": 10 / 36})


def test_with_those_who_already_wait_there() -> None:
    whole = told(attack(party=(1, 1, 1), figures=6), march((1, 1, 1)))
    state = attack(party=(1, 1, 1), figures=6)
    play(state, "march NUM CAE 0 1 1")
    assert told(state, "march NUM CAE 1 0 0") == whole
    state = attack(party=(1, 1, 1), figures=6)
    play(state, "march NUM CAE 1 0 0")
    assert told(state, "march NUM CAE 0 1 1") == whole


def test_a_landing_of_the_group_that_is_asked() -> None:
    """Those who came to its sea just now do not land with it."""
    state = court()
    barbarians(state, "CAR", 1)
    at_sea(state, "GLC", 0, (2, 0, 0))
    at_sea(state, "IBR", 0, (1, 0, 0))
    put_to_sea(state)
    play(state, "sail GLC IBR")
    assert same(told(state, "sail IBR CAR"), brute(state, "sail IBR CAR"))
    assert told(state, "sail IBR NUM") is None
    assert told(state, "sail IBR GAD") is None


def test_no_odds_for_what_is_no_attack() -> None:
    state = attack(foe=(1, 0, 0))
    assert told(state, "march NUM IBR 2 0 0") is None
    assert told(state, "transit NUM CAE 2 0 0") is None
    assert told(state, "halt") is None
    state = attack(figures=2)
    move = GAME.parse(march((2, 0, 0)))
    assert odds(GAME.view(state, 0), move) is not None
    assert odds(GAME.view(state, None), move) is None
    assert odds(GAME.view(state, 1), move) is None
    assert told(court(), "march NUM CAE 2 0 0") is None


# The arena


def fighting(card: str, *, bonus: int = 0, board: str = "claudius") -> State:
    """Let a gladiator stand before the adversaries; few of them are left in the deck."""
    state = court(boards=(board, "seneca", "petronius"), adversaries=("A19", "A24"))
    bag = state.secrets.decks["adversary"].bag
    state.table.discards["adversary"] = [foe for foe in bag if foe not in LEFT]
    bag[:] = LEFT
    in_play(state, 0, card)
    effect(state, f"fight({bonus})")
    assert asked(state) == ((0,), "fight")
    return state


LEFT = ["A09", "A22", "A29", "A30"]
"""The adversaries in the deck: an ordinary one and three animals."""


def fights(state: State, move: str) -> dict[str, Fraction]:
    """Fight in every way the dice and the cards can fall."""

    def run(fate: Fate) -> str:
        world = GAME.clone(state)
        step(GAME, world, 0, GAME.parse(move), fate)
        assert world.table.dice is not None
        mine, foe = world.table.dice.totals
        return "won" if mine > foe else "lost" if mine < foe else "tied"

    found: Counter[str] = Counter()
    for odd, word in explore(run):
        found[word] += odd  # type: ignore[assignment]
    return {word: Fraction(found[word]) for word in ("won", "tied", "lost")}


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
    assert same(told(state, move), fights(state, move))


def test_a_fight_by_hand() -> None:
    """Crescens, 4, a retiarius, is weak against animals: 2 against 6 and its strength, 2 more.

    With 6 for the fight the totals are equal, as the dice are in 10 of 36 ways.
    """
    state = fighting("G11", bonus=6)
    state.table.adversaries[1] = "A22"
    assert same(told(state, "fight G11 A22"), {"won": 13 / 36, "tied": 10 / 36, "lost": 13 / 36})


def test_a_hidden_adversary_that_was_seen() -> None:
    """Whoever has looked knows which it is."""
    state = fighting("G11", bonus=2)
    deck = state.secrets.decks["adversary"]
    deck.bag.remove("A30")
    deck.top.append("A30")
    state.table.tops["adversary"] = 1
    unknown = told(state, "fight G11 TOP")
    state.secrets.own[0].sure["adversary"] = ["A30"]
    known = told(state, "fight G11 TOP")
    assert known != unknown
    assert known is not None
    assert same(known, fights(state, "fight G11 TOP"))


def test_adversaries_under_the_deck_come_last() -> None:
    state = fighting("G11", bonus=2)
    deck = state.secrets.decks["adversary"]
    deck.bag.remove("A22")
    deck.under.append("A22")
    state.table.beneath.append("A22")
    assert same(told(state, "fight G11 TOP"), fights(state, "fight G11 TOP"))
    state.table.discards["adversary"] += deck.bag
    deck.bag.clear()
    assert same(told(state, "fight G11 TOP"), fights(state, "fight G11 TOP"))


def test_no_odds_for_a_gladiator_who_is_not_there_or_not_asked_for() -> None:
    state = fighting("G11")
    assert told(state, "fight G12 A19") is None
    assert told(state, "done") is None
    play(state, "done")
    assert told(state, "fight G11 A19") is None
