"""Odds by going through every die: what the tests of forecasts are held against.

This knows nothing of how odds are worked out: it makes the move through the contract, on a copy,
once for every way in which the dice can fall, and reads from events and positions what came of it.
Where that would be too many ways some dice are fixed, each choice with its weight.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from ludus.core.codec import state_hash
from ludus.core.events import Log
from ludus.core.fate import Fate, explore
from ludus.core.forecast import Forecast
from ludus.core.message import Ref
from ludus.core.rules import step
from ludus.games.gloria import GAME, specials
from ludus.games.gloria.forecasts.odds import IN_A_FIGHT
from ludus.games.gloria.frames import Joust, Throw
from ludus.games.gloria.state import State
from ludus.kit.hexes import DIRECTIONS
from rules.gloria.build import ask, asked, moves

Ways = Sequence[tuple[Fraction, Mapping[str, Sequence[int]]]]
"""Dice that are fixed, by their labels, with the weight of each choice."""

FREELY: Ways = ((Fraction(1), {}),)

NOTHING: Ways = ((Fraction(1), {"spec": [7]}),)

INITIATIVE: Ways = (
    (Fraction(36, 100), {"spec": [7], "init": [0, 9]}),
    (Fraction(9, 100), {"spec": [7], "init": [0, 1]}),
    (Fraction(55, 100), {"spec": [7], "init": [9, 0]}),
)
"""A secutor, 5.75, against a thraex, 4.75: lower in 36 of 100 ways, equal in 9."""


FREED: Ways = (
    (Fraction(72, 100), {"spec": [7], "init": [0, 0]}),
    (Fraction(7, 100), {"spec": [7], "init": [3, 0]}),
    (Fraction(21, 100), {"spec": [7], "init": [9, 0]}),
)
"""A retiarius without its net, 2.75, against a secutor, 5.75: lower in 72 of 100, equal in 7."""


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let special results do nothing from the beginning."""
    do_nothing(monkeypatch)


def do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let special results do nothing from now on, so that there are fewer ways to go through."""
    monkeypatch.setattr(specials, "_TABLE", (("nothing", specials._nothing),) * 10)


class Fixed:
    """Chance with the first dice of some labels fixed beforehand, and all special results."""

    def __init__(self, fate: Fate, dice: Mapping[str, Sequence[int]]) -> None:
        self._fate = fate
        self._dice = {label: list(faces) for label, faces in dice.items()}

    def draw(self, label: str, bag: Sequence[Any], n: int = 1, *, to: int | None = None) -> Any:
        if label == "spec" and label in self._dice:
            return self._dice[label]
        if self._dice.get(label):
            return [self._dice[label].pop(0)]
        return self._fate.draw(label, bag, n, to=to)

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:
        raise AssertionError(label, sides, to)

    def order(self, label: str, items: Sequence[Any], *, to: int | None = None) -> Sequence[Any]:
        raise AssertionError(label, items, to)

    def clock(self) -> int:
        raise AssertionError


def answer(state: State) -> str:
    """Decide on the way as the odds say that people do."""
    name, choice = ask(state), moves(state)
    if name in ("face", "turnabout"):
        frame: Any = state.frames[-1]
        two = (frame.engaged, frame.engager) if name == "face" else (frame.target, frame.who)
        one, other = (state.gladiators[who] for who in two)
        return f"face {DIRECTIONS.index(other.hex - one.hex)}"
    wanted = {"react": ("test", "fast"), "buy": ("buy 0",), "advance": ("stay",),
              "jostle": ("decline",), "repeat": ("decline",), "free": ("free",),
              "closer": ("stay",)}  # fmt: skip
    return next((move for move in wanted.get(name, ()) if move in choice), choice[0])


def fighting(state: State) -> bool:
    """Tell whether a joust or a throw is under way."""
    return any(isinstance(frame, Joust | Throw) for frame in state.frames)


def brute(
    state: State, move: str, ways: Ways = FREELY, *, me: int = 0, foe: int = 1
) -> dict[str, Fraction]:
    """Make a move in every way, and count what the two came to."""
    found: Counter[str] = Counter()
    for weight, dice in ways:

        def run(fate: Fate, dice: Mapping[str, Sequence[int]] = dice) -> set[str]:
            world, log = GAME.clone(state), Log()
            chance = Fixed(fate, dice)
            step(GAME, world, GAME.to_act(world)[0], GAME.parse(move), chance, log)
            while fighting(world):
                seat = GAME.to_act(world)[0]
                step(GAME, world, seat, GAME.parse(answer(world)), chance, log)
            return came_of(state, world, log, me, foe)

        for odd, words in explore(run):
            for word in words:
                found[word] += weight * odd  # type: ignore[assignment]
    return {word: Fraction(odd) for word, odd in found.items()}


def came_of(before: State, world: State, log: Log, me: int, foe: int) -> set[str]:
    """Name what has come about, by what was told and by how the two are now."""
    (old, one), (was, other) = (
        (before.gladiators[who], world.gladiators[who]) for who in (me, foe)
    )  # fmt: skip
    heard = [(one.event.key, one.event.facts.get("one")) for one in log.told]
    keys = {key for key, _ in heard}
    mine, theirs = Ref("gladiator", one.name), Ref("gladiator", other.name)
    touches = [heard.count(("gloria-touches", name)) for name in (mine, theirs)]
    true = {
        _role(before, heard, me, mine, theirs): True,
        "win": _won(before, world, me, foe, touches)
        or (one.status == "fit" and ("gloria-withdraws", theirs) in heard),
        "touch": touches[0] > 0,
        "touched": touches[1] > 0,
        "wall": ("gloria-free-attack", mine) in heard,
        "walled": ("gloria-free-attack", theirs) in heard,
        "wound": other.scars > was.scars,
        "wounded": one.scars > old.scars,
        "fell": other.status == "fit" and other.down and not was.down,
        "fallen": one.status == "fit" and one.down and not old.down,
        "out": other.status in ("out", "dead") and was.status == "fit",
        "killed": other.status == "dead" and was.status != "dead",
        "lost": one.status in ("out", "dead") and old.status == "fit",
        "slain": one.status == "dead" and old.status != "dead",
        "caught": "gloria-caught" in keys,
        "freed": bool({"gloria-freed", "gloria-torn"} & keys),
        "recovers": "gloria-recovers" in keys,
        "pulled": "gloria-pulled" in keys,
        "yields": "gloria-gives-way" in keys,
    }
    return {word for word, so in true.items() if so}


def _role(before: State, heard: list[Any], me: int, mine: Ref, theirs: Ref) -> str:
    """Say who had the initiative; without a test it is the engager's."""
    if ("gloria-tie", mine) in heard or ("gloria-tie", theirs) in heard:
        return "tie"
    if ("gloria-initiative", mine) in heard:
        return "attack"
    if ("gloria-initiative", theirs) in heard:
        return "defend"
    joust = before.frames[-1]
    engaged = isinstance(joust, Joust) and ask(before) != "repeat" and joust.engaged == me
    return "defend" if engaged else "attack"


def _won(before: State, world: State, me: int, foe: int, touches: list[int]) -> bool:
    """Win by touches, those before included, or by putting the other out."""
    mine, theirs = touches
    for frame in before.frames:
        if isinstance(frame, Joust) and ask(before) not in ("repeat",):
            dealt = frame.dealt if frame.engager == me else frame.dealt[::-1]
            mine, theirs = mine + dealt[0], theirs + dealt[1]
    if world.gladiators[me].status != "fit":
        return False
    return mine > theirs or world.gladiators[foe].status != "fit"


# What is told, and whether it agrees

Chances = Mapping[str, float]


def told(state: State, move: str) -> Chances:
    """Ask for the odds as whoever has to decide."""
    seat, _ = asked(state)
    before = state_hash(state)
    found = GAME.odds(GAME.view(state, seat), GAME.parse(move))
    assert state_hash(state) == before
    assert found is not None
    return chances_of(found)


def chances_of(forecast: Forecast) -> Chances:
    """Give the odds of a forecast by their words."""
    return {one.word: one.chance for one in forecast.odds}


def same(found: Chances, wanted: Mapping[str, float | Fraction]) -> bool:
    """Compare odds; what is not told cannot happen."""
    return {word: found.get(word, 0) for word in wanted} == pytest.approx(
        {word: float(odd) for word, odd in wanted.items()}, abs=1e-12
    )


INITIATIVE_WORDS = ("attack", "tie", "defend")


def agree(found: Chances, wanted: Mapping[str, Fraction]) -> bool:
    """Compare all that can be told; initiative only where it is."""
    tells = any(word in found for word in INITIATIVE_WORDS)
    words = [word for word in IN_A_FIGHT if tells or word not in INITIATIVE_WORDS]
    return same(found, {word: wanted.get(word, Fraction(0)) for word in words})
