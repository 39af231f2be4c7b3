"""Every law of section 7.3 can be seen broken, and no sound state breaks one."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludus.games.insanam import GAME
from ludus.games.insanam.invariants import invariants
from ludus.games.insanam.state import State
from rules.insanam.asks import POSITIONS
from rules.insanam.build import at_sea, court, hold, in_play, mark, one, store, under_board


def middle() -> State:
    """A sound state with troops everywhere, a camp, gladiators and a marker on its way."""
    state = court(3)
    hold(state, "CAE", 0, (1, 1, 0), camp=True)
    hold(state, "CAR", 2, (0, 0, 2))
    at_sea(state, "GLC", 0, (1, 0, 0))
    store(state, 0, (2, 1, 1))
    in_play(state, 0, "G10", "G11")
    under_board(state, 1, "G12")
    mark(state, 1, 21)
    return state


def stray(state: State, owner: int) -> None:
    """Say that a vacant territory is somebody's, without troops or camp."""
    land = state.table.lands["TAR"]
    land.barb = 0
    land.owner = owner


def owe_citizen(state: State) -> None:
    """Say that more citizens are placed than there are."""
    one(state).supply, one(state).placed = -1, 4


BREAKS: dict[str, tuple[str, Callable[[State], object]]] = {
    "a legionary too many": (
        "seat 0 has 15 LEG", lambda state: one(state).strip.__setitem__(0, 9),
    ),
    "an evocatus lost": (
        "seat 2 has 5 EVO", lambda state: state.table.lands["CAR"].troops.__setitem__(2, 1),
    ),
    "a centurion out of nothing at sea": (
        "seat 0 has 11 CEN",
        lambda state: state.table.seas["GLC"][0].__setitem__(1, 1),
    ),
    "a reserve nobody has": (
        "seat 1 has 11 CEN", lambda state: one(state, 1).reserve.__setitem__(1, 1),
    ),
    "a debt of troops": (
        "seat 0 has fewer than no troops",
        lambda state: one(state).storage.__setitem__(2, -1),
    ),
    "five in a territory": (
        "CAR holds [3, 0, 2]",
        lambda state: state.table.lands["CAR"].troops.__setitem__(0, 3),
    ),
    "fewer than none in a territory": (
        "CAR holds [-1, 0, 2]",
        lambda state: state.table.lands["CAR"].troops.__setitem__(0, -1),
    ),
    "troops and barbarians": (
        "CAR has two sides", lambda state: setattr(state.table.lands["CAR"], "barb", 1),
    ),
    "troops and a citadel": (
        "CAR has two sides", lambda state: setattr(state.table.lands["CAR"], "citadel", True),
    ),
    "held by nothing": (
        "TAR is held by nobody or by nothing", lambda state: stray(state, 1),
    ),
    "held by nobody": (
        "CAR is held by nobody or by nothing",
        lambda state: setattr(state.table.lands["CAR"], "owner", -1),
    ),
    "five at sea": (
        "GLC holds [[5, 0, 0], [0, 0, 0], [0, 0, 0]]",
        lambda state: state.table.seas["GLC"][0].__setitem__(0, 5),
    ),
    "a marker off the track": (
        "seat 1 is on 61", lambda state: mark(state, 1, 61),
    ),
    "a marker below the start": (
        "seat 1 is on -1", lambda state: setattr(one(state, 1), "marker", -1),
    ),
    "a marker above its peak": (
        "seat 1 is on 30", lambda state: setattr(one(state, 1), "marker", 30),
    ),
    "a debt of goods": (
        "seat 2 has [20, -1, 10]", lambda state: one(state, 2).goods.__setitem__(1, -1),
    ),
    "a sixth citizen": (
        "seat 0 has 6 citizens", lambda state: setattr(one(state), "supply", 4),
    ),
    "a citizen lost": (
        "seat 1 has 4 citizens", lambda state: setattr(one(state, 1), "supply", 3),
    ),
    "a debt of citizens": (
        "seat 0 has 5 citizens",
        owe_citizen,
    ),
    "four winners": (
        "seat 1 has 4 winners", lambda state: under_board(state, 1, "G13", "G14", "G15"),
    ),
    "a fourth camp": (
        "seat 0 has too many camps", lambda state: setattr(one(state), "released", 1),
    ),
    "a gladiator in two places": (
        "a gladiator is in two places", lambda state: one(state, 2).play.append("G10"),
    ),
    "a gladiator on display and in the deck": (
        "a gladiator is in two places",
        lambda state: state.table.display.append("G20"),
    ),
    "a gladiator in a hand and in play": (
        "a gladiator is in two places",
        lambda state: state.secrets.own[1].picks.append("G11"),
    ),
    "nothing left to happen": (
        "nobody has to act, but the game goes on", lambda state: state.table.frames.clear(),
    ),
    "a marker on 60 and nobody ended": (
        "the game ends when a marker is on the last space", lambda state: mark(state, 1, 60),
    ),
    "an ender who is not there": (
        "the game ends when a marker is on the last space",
        lambda state: setattr(state.table, "ender", 1),
    ),
}  # fmt: skip
"""What is broken: the law that notices it, and how."""


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_law_is_noticed(what: str) -> None:
    law, breaks = BREAKS[what]
    state = middle()
    assert list(GAME.invariants(state)) == []
    breaks(state)
    assert law in list(GAME.invariants(state))


def test_every_law_is_broken_once() -> None:
    """The laws named in the source are those that are broken above."""
    source = Path(invariants.__code__.co_filename).read_text(encoding="utf-8")
    named = re.findall(r"yield f?\"([^\"]+)\"", source)
    patterns = [re.sub(r"\\\{.*?\\\}", ".+", re.escape(law)) for law in named]
    for pattern in patterns:
        assert any(re.fullmatch(pattern, law) for law, _ in BREAKS.values()), pattern


@pytest.mark.parametrize("name", POSITIONS)
def test_every_position_is_sound(name: str) -> None:
    """Also with attackers on their way, a fight under way, or cards being drafted."""
    assert list(GAME.invariants(POSITIONS[name]())) == []


def test_attackers_on_their_way_are_counted() -> None:
    """[section 7.3, law 1] They are on no map and in no storage, and still there."""
    state = POSITIONS["battle"]()
    assert state.table.invaders
    assert list(GAME.invariants(state)) == []
    state.table.mover = 1
    assert "seat 0 has 12 LEG" in list(GAME.invariants(state))
