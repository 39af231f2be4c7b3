"""The laws of the specification, section 7: kept by every game, and noticed when broken."""

from collections.abc import Callable

import pytest

from ludus.core.rules import step
from ludus.games.brutus import GAME
from ludus.games.brutus.options import End, deck
from ludus.games.brutus.state import Fact, Gift, Manche, State, left_in, right_in
from rules.brutus.build import PLAYERS, any_fate, fresh, options, past, play, table
from rules.brutus.build_effects import POINTS, finish, plays, won

HANDS = {4: 16, 5: 15, 6: 13, 7: 13, 8: 11, 9: 11, 10: 10}


def middle() -> State:
    """A sound state: seat 3 is out, seat 1 is to reply to a 5; a manche has been played before."""
    hands = {0: "6 7", 1: "8 9", 2: "8 8"}
    return table(hands, turn=1, top="5", owner=0, out=[3], history=[past([2, 1, 0, 3])])


def laying() -> State:
    """Seats 0 and 1 have laid a card."""
    state = fresh(4, {0: "5", 1: "6"})
    play(state, "0: forum 1", "0: lay 5", "1: lay 6")
    return state


def giving() -> State:
    """Seat 0 has chosen the first of two gifts."""
    state = won("9x1", "3 4 5")
    play(state, "0: gifts 2", "0: to 2", "0: give 3")
    return state


def over() -> State:
    """A finished game."""
    return finish([0, 1, 2, 3], end={"manches": 1})


def lend(state: State) -> None:
    """Let seat 1 have two 6s, of which seat 0 holds the only one."""
    state.hands[0][6] = -1
    state.hands[1][6] = 2


def set_manche(state: State, **changes: tuple[int, ...]) -> None:
    """Write the last finished manche anew."""
    last = state.manches[-1]
    names = ("places", "position", "caesar", "revolt", "mercy")
    state.manches[-1] = Manche(*(changes.get(name, getattr(last, name)) for name in names))


BREAKS: dict[str, tuple[str, Callable[[], State], Callable[[State], object]]] = {
    "a card too many in a hand": (
        "every card in one place",
        middle,
        lambda state: state.hands[0].__setitem__(3, 1),
    ),
    "a card missing among the undealt": (
        "every card in one place",
        middle,
        lambda state: state.undealt.__setitem__(slice(None), [0] * 14),
    ),
    "a card too many in the forum": (
        "every card in one place",
        middle,
        lambda state: state.forum.__setitem__(3, 1),
    ),
    "a card too many gone": (
        "every card in one place",
        middle,
        lambda state: state.gone.__setitem__(3, state.gone[3] + 1),
    ),
    "a laid card lost": ("every card in one place", laying, lambda state: state.laid[1].clear()),
    "a gift changed on its way": (
        "every card in one place",
        giving,
        lambda state: state.given.__setitem__(0, Gift(2, 7)),
    ),
    "two cards turned into others": (
        "every card in one place",
        middle,
        lambda state: state.hands[0].__setitem__(slice(6, 9), [0, 0, 2]),
    ),
    "a card owed": (
        "no hand owes a card",
        middle,
        lend,
    ),
    "a wrong size": (
        "sizes count what is owned",
        middle,
        lambda state: state.sizes.__setitem__(0, 3),
    ),
    "a laid card not counted": (
        "sizes count what is owned",
        laying,
        lambda state: state.sizes.__setitem__(0, 15),
    ),
    "a gift not counted": (
        "sizes count what is owned",
        giving,
        lambda state: state.sizes.__setitem__(0, 2),
    ),
    "in with a place": (
        "in while holding cards, out when not",
        middle,
        lambda state: state.places.__setitem__(0, 2),
    ),
    "out without one": (
        "in while holding cards, out when not",
        middle,
        lambda state: state.places.__setitem__(3, 0),
    ),
    "a place left out": (
        "places are taken in order",
        middle,
        lambda state: state.places.__setitem__(3, 2),
    ),
    "a place taken twice": (
        "places are taken in order",
        middle,
        lambda state: state.places.__setitem__(0, 1),
    ),
    "somebody out to decide": (
        "only players in decide",
        middle,
        lambda state: setattr(state, "turn", 3),
    ),
    "nothing to beat": (
        "a round has a combination on top",
        middle,
        lambda state: setattr(state, "top", None),
    ),
    "two Imperators": (
        "ranks are a permutation",
        middle,
        lambda state: setattr(state, "ranks", [2, 2, 0, 3]),
    ),
    "a card all are certain of that is not there": (
        "what is known is true",
        middle,
        lambda state: state.shown[0].__setitem__(9, 1),
    ),
    "a card one is certain of that is not there": (
        "what is known is true",
        middle,
        lambda state: state.facts.append(Fact(1, 0, 9)),
    ),
    "more certain than there are": (
        "what is known is true",
        middle,
        lambda state: state.facts.extend([Fact(1, 0, 6), Fact(1, 0, 6)]),
    ),
    "a manche that gave two first places": (
        "every manche gives each place's points once",
        middle,
        lambda state: set_manche(state, position=(6, 0, 6, 0)),
    ),
    "a point from nowhere": (
        "points come from manches",
        middle,
        lambda state: state.scores.__setitem__(0, 9),
    ),
    "a point for somebody else": (
        "points come from manches",
        middle,
        lambda state: state.scores.__setitem__(slice(0, 2), [3, 3]),
    ),
    "a place's points not given": (
        "points come from manches",
        middle,
        lambda state: state.scores.__setitem__(3, 0),
    ),
    "a gain of Caesar not scored": (
        "points come from manches",
        middle,
        lambda state: state.gains.caesar.__setitem__(0, 1),
    ),
    "a gain of Revolt not scored": (
        "points come from manches",
        middle,
        lambda state: state.gains.revolt.__setitem__(0, 2),
    ),
    "a gain of Benevolence not scored": (
        "points come from manches",
        middle,
        lambda state: state.gains.mercy.__setitem__(0, 2),
    ),
    "a manche's Caesar not scored": (
        "points come from manches",
        over,
        lambda state: set_manche(state, caesar=(1, 0, 0, 0)),
    ),
    "a manche's Revolt not scored": (
        "points come from manches",
        over,
        lambda state: set_manche(state, revolt=(2, 0, 0, 0)),
    ),
    "a manche's Benevolence not scored": (
        "points come from manches",
        over,
        lambda state: set_manche(state, mercy=(2, 0, 0, 0)),
    ),
    "a manche nobody has won": (
        "every manche is won by somebody",
        middle,
        lambda state: state.won.__setitem__(2, 0),
    ),
    "a manche won twice": (
        "every manche is won by somebody",
        over,
        lambda state: state.won.__setitem__(1, 1),
    ),
}
"""What is broken: the law that notices it, in which state, and how."""


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_law_is_noticed(what: str) -> None:
    law, make, breaks = BREAKS[what]
    state = make()
    assert list(GAME.invariants(state)) == []
    breaks(state)
    assert law in list(GAME.invariants(state))


@pytest.mark.parametrize("phase", ["reply", "conspire", "slip", "gifts", "to", "give"])
def test_in_a_round_there_is_always_something_on_top(phase: str) -> None:
    state = middle()
    setattr(state, "phase", phase)  # noqa: B010 - the type is narrower than the test's words
    assert "a round has a combination on top" not in list(GAME.invariants(state))
    state.top = None
    assert "a round has a combination on top" in list(GAME.invariants(state))


def test_the_sum_of_all_cards_is_checked_by_value() -> None:
    state = middle()
    state.hands[0][6], state.hands[0][7] = 0, 2
    assert list(GAME.invariants(state)) == ["every card in one place"]


ONE_MANCHE = [mode for mode in GAME.modes if mode.end == End(manches=1)]


@pytest.mark.parametrize("mode", range(len(ONE_MANCHE)))
@pytest.mark.uncounted
def test_every_mode_keeps_the_laws(mode: int) -> None:
    """Section 7.3: at every step of a manche."""
    given = ONE_MANCHE[mode]
    players = given.players
    turns = 0
    for number, (state, _, text, _) in enumerate(plays(given, mode)):
        if number % 7 == 0 or state.phase in ("conspire", "slip", "to", "power", "over"):
            assert list(GAME.invariants(state)) == []
        if state.phase == "power":
            assert state.sizes == [HANDS[players]] * players
        turns += text == "pass" or "x" in text
    assert sorted(state.places) == list(range(1, players + 1))
    (manche,) = state.manches
    assert tuple(sorted(manche.position, reverse=True)) == POINTS[players]
    assert sum(manche.position) == players * (players - 1)
    dealt = players * HANDS[players]
    assert turns <= (dealt - 1) * players  # section 7.2


@pytest.mark.parametrize("players", PLAYERS)
def test_a_conspiracy_keeps_every_hand_its_size(players: int) -> None:
    before: list[int] = []
    ended = 0
    for seed in range(4):
        mode = options(players, conspiracy=True, end={"manches": 1})
        for state, _, text, _ in plays(mode, seed, lambda move: 0.1 if move == "pass" else 1.0):
            if text == "conspire yes":
                before = state.sizes.copy()
            elif text.startswith("slip") and state.phase != "slip":
                ended += 1
                assert state.sizes == before
    assert ended > 0


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_that_is_told_to_nobody_is_the_same_game(players: int) -> None:
    mode = options(players, revolt=True, conspiracy=True, benevolence=True, end={"manches": 1})
    for seed in range(3):
        fate = any_fate(seed)
        silent = GAME.setup(mode, fate, None)
        told = list(plays(mode, seed))
        for _, seat, text, _ in told:
            step(GAME, silent, seat, GAME.parse(text), fate)
        assert silent == told[-1][0]


def test_a_neighbour_in_needs_somebody_in() -> None:
    for neighbour in (left_in, right_in):
        with pytest.raises(ValueError, match="nobody is in"):
            neighbour([0, 0, 0, 0], 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deck_of_the_laws_is_that_of_the_specification(players: int) -> None:
    copies = {4: 5, 5: 6, 6: 6, 7: 7, 8: 7, 9: 8, 10: 8}[players]
    assert deck(players) == [0, *[copies] * 13]
