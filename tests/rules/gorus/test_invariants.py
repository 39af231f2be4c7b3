"""I-1 to I-10 of the specification: what holds in every game, whatever is played.

Single rounds are played to the last card in every mode (a target of 1 ends the game there, with
all piles still on the table), and whole games besides.
"""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

import msgspec
import pytest

from ludus.games.gorus import GAME
from ludus.games.gorus.cards import Card, School
from ludus.games.gorus.options import Options, deck
from ludus.games.gorus.state import Fight, RoundScore
from rules.gorus.build import any_fate
from rules.gorus.build_rounds import FORMATS, plays

MODES = range(len(GAME.modes))

DECK_SIZES = {1: 30, 2: 30, 3: 30, 4: 40, 5: 50, 6: 60, 7: 70, 8: 80}

SUMS = {1: 8, 2: 8, 3: 8, 4: 9, 5: 10, 6: 10, 7: 10, 8: 10}


class Round(NamedTuple):
    """A round as it was played.

    preferred  the preferred school after every card
    at_end     the preferred school after every fight
    sizes      the sizes of the hands after every fight
    """

    options: Options
    fights: tuple[Fight, ...]
    preferred: list[School | None]
    at_end: list[School | None]
    sizes: list[tuple[int, ...]]
    pile_sizes: tuple[int, ...]
    score: RoundScore
    decided_by: str


def play_one(options: Options, seed: int) -> Round:
    """Play one round with any legal cards; every state on the way must be sound."""
    state = GAME.setup(msgspec.structs.replace(options, target=1), any_fate(seed), None)
    preferred, at_end, sizes = [], [], []
    finished = 0
    for _ in plays(state, seed):
        assert list(GAME.invariants(state)) == []
        preferred.append(state.preferred)
        if len(state.fights) > finished:
            finished = len(state.fights)
            at_end.append(state.preferred)
            sizes.append(tuple(map(len, state.hands)))
    view = GAME.view(state, None)
    assert view.outcome is not None
    (score,) = view.scores
    decided = view.outcome.decided_by
    return Round(options, view.memory, preferred, at_end, sizes, view.pile_sizes, score, decided)


@cache
def rounds(mode: int, count: int = 20) -> list[Round]:
    """Some rounds of a mode."""
    return [play_one(GAME.modes[mode], 1000 * mode + number) for number in range(count)]


@cache
def many_rounds(players: int) -> list[Round]:
    """Enough rounds of one or two players to see ties."""
    return [play_one(Options(players, "ru2020"), seed) for seed in range(300)]


def pile(one: Round, side: int) -> list[Card]:
    """The captured cards of a side, by who won the fights."""
    teams = one.options.teams
    letters = FORMATS[teams] if teams else "ABCDEFGH"[: max(2, one.options.players)]
    of = {None: 1} | {seat: "ABCDEFGH".index(letter) for seat, letter in enumerate(letters)}
    return [play.card for fight in one.fights if of[fight.winner] == side for play in fight.plays]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.uncounted
def test_i_1_every_card_ends_in_one_pile_after_ten_fights_or_fifteen(mode: int) -> None:
    for one in rounds(mode):
        players = one.options.players
        assert len(one.fights) == (15 if players == 2 else 10)
        captured = [card for side in range(len(one.pile_sizes)) for card in pile(one, side)]
        assert len(captured) == len(set(captured)) == DECK_SIZES[players]
        assert set(captured) == set(deck(one.options))
        sizes = tuple(len(pile(one, side)) for side in range(len(one.pile_sizes)))
        assert one.pile_sizes == sizes


@pytest.mark.parametrize("mode", MODES)
def test_i_2_the_totals_of_a_round_always_add_up_to_the_same(mode: int) -> None:
    for one in rounds(mode):
        assert sum(one.score.totals) == SUMS[one.options.players]


@pytest.mark.parametrize("mode", MODES)
def test_i_3_one_side_holds_the_preferred_zero(mode: int) -> None:
    for one in rounds(mode):
        assert one.at_end[-1] == one.score.preferred
        holders = [
            side
            for side in range(len(one.pile_sizes))
            if f"{one.score.preferred}0" in map(str, pile(one, side))
        ]
        assert len(holders) == 1


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.uncounted
def test_i_3_two_sides_never_come_to_the_second_tie_break(players: int) -> None:
    ties = [one for one in many_rounds(players) if len(one.score.gained) == 2]
    assert len(ties) > 3
    assert {one.decided_by for one in ties} == {"G-10.4"}


@pytest.mark.parametrize("mode", MODES)
def test_i_4_the_best_of_the_preferred_or_else_of_the_lead_school_wins(mode: int) -> None:
    for one in rounds(mode):
        for fight, preferred in zip(one.fights, one.at_end, strict=True):
            played = [play.card for play in fight.plays]
            assert len(played) == max(3 if one.options.players == 1 else 2, one.options.players)
            able = [card for card in played if card.school == preferred]
            able = able or [card for card in played if card.school == played[0].school]
            best = max(able, key=lambda card: card.strength)
            assert [play.seat for play in fight.plays if play.card is best] == [fight.winner]


@pytest.mark.parametrize("mode", MODES)
def test_i_5_a_challenge_is_never_of_the_school_it_matches(mode: int) -> None:
    for one in rounds(mode):
        for fight in one.fights:
            for before, sent in pairwise(fight.plays):
                if sent.kind == "challenge":
                    assert sent.card.strength == before.card.strength
                    assert sent.card.school != before.card.school


def test_i_6_of_two_players_the_challenger_always_wins() -> None:
    challenges = 0
    for one in many_rounds(2):
        for fight in one.fights:
            if fight.plays[1].kind == "challenge":
                challenges += 1
                assert fight.winner == fight.plays[1].seat
    assert challenges > 100


@pytest.mark.parametrize("players", [1, 2])
def test_i_6_two_sides_tie_at_four_each_only(players: int) -> None:
    for one in many_rounds(players):
        assert (one.score.totals == (4, 4)) == (one.score.totals[0] == one.score.totals[1])
        if len(one.score.gained) == 2:
            assert one.score.totals == (4, 4)


def test_i_6_solo_piles_are_multiples_of_three() -> None:
    for one in many_rounds(1):
        assert [size % 3 for size in one.pile_sizes] == [0, 0]


@pytest.mark.parametrize("mode", MODES)
def test_i_7_the_best_total_is_positive_and_needs_a_captured_card(mode: int) -> None:
    for one in rounds(mode):
        assert max(one.score.totals) > 0
        if not one.score.trial_failed:
            assert all(one.pile_sizes[side] > 0 for side in one.score.gained)


def test_i_8_rounds_of_two_pairs_never_tie() -> None:
    for mode in MODES:
        if GAME.modes[mode].teams == "2v2":
            for one in rounds(mode, 50):
                assert len(one.score.gained) == 1


@pytest.mark.parametrize("mode", MODES)
def test_i_9_hands_are_equal_between_fights(mode: int) -> None:
    for one in rounds(mode):
        assert all(len(set(sizes)) == 1 for sizes in one.sizes)
        left = [sizes[0] for sizes in one.sizes]
        if one.options.players == 2:
            assert left == [10] * 5 + list(range(9, -1, -1))
        else:
            assert left == list(range(9, -1, -1))


@pytest.mark.parametrize("mode", MODES)
def test_i_10_the_preferred_school_is_one_of_the_deck(mode: int) -> None:
    for one in rounds(mode):
        schools = {card.school for card in deck(one.options)}
        assert set(one.preferred) <= schools


@pytest.mark.parametrize("mode", MODES)
def test_whole_games_keep_the_laws_too(mode: int) -> None:
    """Over several rounds: tokens are what the rounds gave, and the game ends at a target."""
    options = GAME.modes[mode]
    state = GAME.setup(options, any_fate(mode), None)
    for _ in plays(state, mode):
        pass
    assert list(GAME.invariants(state)) == []
    view = GAME.view(state, None)
    tokens = [0] * len(view.targets)
    for score in view.scores:
        assert not [side for side, have in enumerate(tokens) if have >= view.targets[side]]
        assert sum(score.totals) == SUMS[options.players]
        assert max(score.totals) > 0
        best = [side for side, total in enumerate(score.totals) if total == max(score.totals)]
        assert list(score.gained) == ([1] if score.trial_failed else best)
        for side in score.gained:
            tokens[side] += 1
    assert view.tokens == tuple(tokens)
    assert [side for side, have in enumerate(tokens) if have >= view.targets[side]]
