"""What a seat is shown: what it may know, and nothing else."""

from random import Random
from typing import Any

import numpy as np
import pytest

from arrays.gorus.equal import Pair
from arrays.gorus.test_equal import FEW, name
from ludus.arrays.gorus import features, rounds
from ludus.arrays.gorus.seen import Seen, action_of, seen
from ludus.arrays.gorus.state import State
from ludus.arrays.gorus.viewed import seen_in
from ludus.core.fate import Fast
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import Card
from ludus.games.gorus.options import Options
from ludus.games.gorus.view import View


def same(one: Seen, other: Seen) -> bool:
    """Tell whether two are equal in every number."""
    return all(np.array_equal(left, right) for left, right in zip(one, other, strict=True))


class Watched(Pair):
    """Games in which somebody's view is compared at every card."""

    watched = 0

    def compare(self, at: int, legal: object) -> Card | None:
        """Compare as ever, and what a random seat sees."""
        card = super().compare(at, legal)
        if card is not None:
            seat = int(self.rng.integers(self.mode.players))
            one = State(*(field[..., at] for field in self.state))
            shown = seen(np, self.mode, one, np.asarray(seat, dtype=np.int32))
            assert same(shown, seen_in(GAME.view(self.games[at], seat)))
            self.watched += 1
        return card


@pytest.mark.parametrize("options", FEW, ids=name)
def test_a_view_and_a_table_of_arrays_show_the_same(options: Options) -> None:
    pair = Watched(options, tables=1, seed=3)
    pair.play(lambda state, cards: rounds.step(np, pair.mode, state, cards), 4000)
    assert pair.watched >= pair.mode.plays


def views(options: Options, seed: int) -> list[View]:
    """Play a game at random and collect what the seat to act sees."""
    rng = Random(seed)
    game = GAME.opening(options, Fast(rng), None)
    found = []
    while game.turn is not None:
        found.append(GAME.view(game, game.turn))
        GAME.apply(game, game.turn, rng.choice(GAME.moves(game, game.turn)), Fast(rng), None)
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_equal_views_give_equal_observations_whatever_others_hold(players: int) -> None:
    differs = False
    for view in views(Options(players, target=1), 5):
        imagined = GAME.imagine(view, Random(6))
        again = GAME.view(imagined, view.seat)
        assert again == view
        assert same(seen_in(view), seen_in(again))
        differs |= len(imagined.hands[(view.seat or 0) - 1]) > 0
    assert differs


def test_a_spectator_has_no_observation() -> None:
    view = GAME.view(GAME.opening(Options(3), Fast(Random(1)), None), None)
    with pytest.raises(ValueError, match="no seat"):
        seen_in(view)


@pytest.mark.parametrize("order", [features.plain, features.roles])
def test_the_observation_has_its_size_and_marks_every_legal_card(order: object) -> None:
    assert callable(order)
    for view in views(Options(4, teams="2v2", target=1), 2)[::7]:
        looked = seen_in(view)
        placed = order(np, looked)
        observation = features.observe(np, looked, placed)
        assert observation.shape == (features.SIZE,)
        assert observation.dtype == np.float32
        legal = np.flatnonzero(features.actions(np, looked, placed))
        cards = [features.at_table(np, np.int32(action), placed) for action in legal]
        assert len(cards) == len(GAME.moves(GAME.imagine(view, Random(1)), view.turn or 0))


def field(observation: Any, name: str) -> Any:
    """Cut one field out of an observation."""
    start = 0
    for one, size in features.FIELDS:
        if one == name:
            return observation[start : start + size]
        start += size
    raise KeyError(name)


def test_preferred_and_lead_school_are_told_whatever_the_order_of_schools() -> None:
    told = set()
    for view in [*views(Options(3, target=1), 4), *views(Options(3, target=2), 5)]:
        looked = seen_in(view)
        for order in (features.plain(np, looked), features.roles(np, looked)):
            observation = features.observe(np, looked, order)
            for which, school in (("preferred", looked.preferred), ("lead", looked.lead)):
                marks = field(observation, f"the {which} school")
                wanted = np.zeros(5)
                if school >= 0:
                    wanted[order.place[school]] = 1
                assert np.array_equal(marks, wanted)
                told.add((which, int(school)))
    assert len([one for one in told if one[0] == "preferred"]) > 2


def test_schools_that_have_changed_their_names_look_the_same_by_role() -> None:
    """Which school is which makes no difference to the game, so a net must not see it."""
    for view in views(Options(3, target=1), 11):
        looked = seen_in(view)
        moved = looked._replace(
            **{
                field: np.roll(getattr(looked, field), 1, axis=axis)
                for field, axis in (
                    ("hand", 0),
                    ("legal", 0),
                    ("unseen", 0),
                    ("lacking", 1),
                    ("zeros", 1),
                )
            },
            preferred=_next(looked.preferred),
            lead=_next(looked.lead),
            arena=np.where(looked.arena < 0, -1, (looked.arena + 16) % 80).astype(np.int32),
        )
        here, there = features.roles(np, looked), features.roles(np, moved)
        assert np.array_equal(
            features.observe(np, looked, here), features.observe(np, moved, there)
        )
        for action in np.flatnonzero(features.actions(np, looked, here)):
            before = int(features.at_table(np, np.int32(action), here))
            after = int(features.at_table(np, np.int32(action), there))
            assert after == (before + 16) % 80


def _next(school: object) -> object:
    number = int(school)  # type: ignore[call-overload]
    return np.asarray(-1 if number < 0 else (number + 1) % 5, dtype=np.int32)


def test_actions_and_cards_are_translated_both_ways() -> None:
    from ludus.arrays.gorus.mode import mode_of
    from ludus.games.gorus.options import MODES

    for options in MODES:
        mode = mode_of(options)
        cards = np.arange(len(mode.cards), dtype=np.int32)
        actions = action_of(np, mode, cards)
        assert tuple(actions) == mode.actions
        assert np.array_equal(features.card_of(np, mode, actions), cards)
