"""Every discovered game in every mode keeps every promise of the contract."""

from typing import Any

import pytest

from ludus.core.rules import AnyRules
from ludus.games import all_games
from ludus.testing.conformance import BrokenPromise, check_game
from modes import swept_games


@pytest.mark.parametrize(("game", "options"), swept_games())
def test_a_game_keeps_its_promises(game: AnyRules, options: Any) -> None:
    record = check_game(game, options, "conformance")
    assert record.outcome is not None


class Wrong:
    """A game with one function replaced, to see that the suite would notice."""

    def __init__(self, game: AnyRules, **replaced: Any) -> None:
        self._game = game
        self.__dict__.update(replaced)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


GORUS = all_games()["gorus"]


def shallow_clone(state: Any) -> Any:
    from copy import copy

    return copy(state)


def leaky_view(state: Any, seat: int | None) -> Any:
    """Show everybody the hand of seat 0."""
    view = GORUS.view(state, seat)
    return type(view)(
        **{name: getattr(view, name) for name in view.__struct_fields__}
        | {"hand": tuple(state.hands[0])}
    )


def careless_imagine(view: Any, rng: Any) -> Any:
    """Ignore the rng the suite gives: two equal questions get different worlds."""
    from random import Random

    return GORUS.imagine(view, Random())


FAULTS: dict[str, dict[str, Any]] = {
    "shallow clone": {"clone": shallow_clone},
    "leaky view": {"view": leaky_view},
    "own randomness": {"imagine": careless_imagine},
    "moves too few": {"moves": lambda state, seat: GORUS.moves(state, seat)[:1]},
    "moves for all": {"moves": lambda state, seat: list(state.hands[seat])},
    "refuses nothing": {"refusal": lambda state, seat, move: None},
    "broken law": {"invariants": lambda state: iter(["a law"])},
    "no outcome": {"outcome": lambda state: None},
    "bad notation": {"parse": lambda text: GORUS.parse("BL4")},
    "a crash": {"apply": lambda *_: 1 / 0},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_suite_notices(fault: str) -> None:
    wrong: Any = Wrong(GORUS, **FAULTS[fault])
    with pytest.raises(BrokenPromise) as caught:
        check_game(wrong, GORUS.modes[1], "fault")
    assert caught.value.record is not None
