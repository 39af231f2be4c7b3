"""A position for every question there is: what the tests of refusals, odds and bots share."""

from collections.abc import Callable
from itertools import product
from typing import Any

from ludus.core.fate import Scripted
from ludus.core.moves import Move
from ludus.games.gloria import GAME
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import Gladiator, State, Trainer
from rules.gloria.build import arena, glad, play, secutor, thraex

QUESTIONS = tuple(GAME.by_word)
"""Every question there is."""

ALL_MOVES: list[Move] = [
    kind(*values)
    for kind in GAME.notation.kinds
    for values in product(*(slot.values for slot in kind.slots))  # type: ignore[attr-defined]
]
"""Every move there is; which of them are legal is for the rules to say."""

CROWD = Options(2, crowd_appeal=True)


def retiarius(**more: Any) -> Gladiator:
    """Make R of the vectors: troop 0, (0, 0) facing east."""
    return glad(**{"kind": "retiarius", **more})


def prey(kind: str = "secutor", **more: Any) -> Gladiator:
    """Make S of the vectors: troop 1, two hexes before the retiarius, with its marker."""
    return glad(kind, **{"at": (2, 0), "facing": 3, "owner": 1, "marker": True, **more})


def opening(**more: Any) -> State:
    """Open a table for two."""
    return GAME.setup(Options(2, **more), Scripted([]), None)


def given(*kinds: str, **more: Any) -> State:
    """Open a table for two with the same troop on both sides."""
    troop = tuple(Entrant(3, kind) for kind in kinds)
    return opening(troops=(troop, troop), **more)


def after(state: State, *moves: tuple[str, str] | str) -> State:
    """Make moves, each with its dice if it needs some."""
    for move in moves:
        play(state, *((move,) if isinstance(move, str) else move))
    return state


def attacked(*others: Gladiator, dice: str = "", pa: int = 3) -> State:
    """A secutor at (0, 0) engages number 1 ahead."""
    return after(arena(secutor(), *others, pa=pa), ("engage 1 0", dice))


def struck(*others: Gladiator, dice: str, pa: int = 3) -> State:
    """The same, and it buys no dice."""
    return after(attacked(*others, pa=pa), ("buy 0", dice))


def thrown(target: Gladiator, dice: str, facing: int = 0, pa: int = 3) -> State:
    """A retiarius throws its net."""
    return after(arena(retiarius(), target, pa=pa), (f"throw 1 {facing}", dice))


def speared() -> State:
    """A spear has touched someone beside the axis, who has two ways back."""
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), pa=1)
    return after(state, ("engage 1 0", "atk 3 def 9"))


def repeated() -> State:
    """The one engaged strikes first, gains the right to strike again and follows."""
    return after(
        arena(secutor(), thraex(marker=True), pa=1),
        ("engage 1 0", "act 7"),
        ("test", "init 9 0"),
        ("buy 0", "atk 1 def 9 prot 0 spec 8"),
        "advance 3",
    )


def judged() -> State:
    """A winner is turned after the verdict."""
    loser = glad("thraex", (2, 0), owner=1, level=0, initial=3, status="out", down=True)
    winner = glad("secutor", (1, 0), owner=0, appealing=True, victories=1)
    last = glad("thraex", (5, 0), owner=1)
    state = arena(winner, loser, last, options=CROWD, active=2, pa=1, bystanders=False)
    state.defeated = [1]
    return after(state, ("end", "crowd 0"))


def trained(*moves: tuple[str, str], trainers: int = 0) -> State:
    """After the first of two tournaments two of seat 0 are tested, then one of seat 1."""
    troop = (Entrant(3, "thraex"), Entrant(3, "thraex"))
    options = Options(2, campaign=2, turn_limit=1, troops=(troop, troop))
    people = (
        glad("thraex", (5, 0), owner=1),
        glad("thraex", (0, 0), level=5),
        glad("thraex", (0, 2), level=3),
    )
    state = arena(*people, options=options, pa=1, bystanders=False)
    state.schools[0].trainers = tuple(Trainer(f"trainer-{n}", "eques") for n in range(trainers))
    return after(state, "end", *moves)


POSITIONS: dict[str, Callable[[], State]] = {
    "enlist": opening,
    "outfit": lambda: after(opening(troops="custom"), "enlist custom"),
    "deploy": lambda: given("thraex", "secutor"),
    "pick": lambda: arena(secutor(), thraex(), active=None),
    "act": lambda: arena(secutor(), thraex()),
    "toss": lambda: after(arena(secutor(), thraex()), "drop scutum"),
    "free": lambda: thrown(prey(), "act 8 net 2"),
    "duty": lambda: thrown(prey(at=(1, 1), marker=False), "net 2"),
    "turnabout": lambda: thrown(prey(facing=0), "act 8 net 9"),
    "counter": lambda: thrown(prey(), "act 8 net 7"),
    "aim": lambda: after(thrown(prey("hoplomachus"), "act 9 net 7"), "step 4"),
    "pull": lambda: thrown(prey(at=(1, 1)), "act 4 net 9", pa=1),
    "closer": lambda: thrown(prey(marker=False), "net 5"),
    "face": lambda: attacked(thraex(facing=0, marker=True), dice="act 3"),
    "react": lambda: attacked(thraex(marker=True), dice="act 8"),
    "buy": lambda: attacked(thraex()),
    "retreat": speared,
    "lose": lambda: struck(glad("retiarius", (1, 0), 3, owner=1), dice="atk 1 def 7 prot 4 spec 4"),
    "advance": lambda: struck(thraex(), dice="atk 3 def 5 prot 4"),
    "jostle": lambda: after(
        struck(
            thraex(),
            glad("secutor", (2, 0), 3, level=4, marker=True),
            dice="atk 3 def 6 act 7 prot 2",
        ),
        "stay",
    ),
    "repeat": repeated,
    "turn": judged,
    "train": trained,
    "reroll": lambda: trained(("train 2", "xp 2"), trainers=1),
}
"""By question: a position in which it is asked."""
