"""Chapter B-1: components and set-up."""

from collections import Counter

import pytest

from ludus.core.codec import state_hash
from ludus.core.events import Log
from ludus.core.fate import Scripted
from ludus.core.message import Ref, say
from ludus.games.brutus import GAME
from ludus.games.brutus.characters import BOX
from ludus.games.brutus.moves import CardMove, PlayCards
from ludus.games.brutus.options import TABLE
from ludus.locales.catalogue import LANGUAGES, catalogue
from rules.brutus.build import (
    ALL_MOVES,
    PLAYERS,
    all_pass,
    any_fate,
    cards,
    deal,
    everywhere,
    fresh,
    hand,
    options,
    past,
    play,
    play_manche,
    refused_options,
    seen,
    table,
    texts,
    to_the_power,
    told,
    turns_before,
)

COPIES = {4: 5, 5: 6, 6: 6, 7: 7, 8: 7, 9: 8, 10: 8}
POSITIONS = ["imperator", "consul", "III", "IV", "V", "VI", "VII", "VIII", "IX", "servus"]


def positions(log: Log) -> list[str]:
    """The position cards handed out, highest first, as all were told."""
    cards = []
    for event in told(log, "brutus-rank-of"):
        rank = event.facts["rank"]
        assert isinstance(rank, Ref)
        cards.append(str(rank.id))
    return cards


# B-1.1


def test_b_1_1_values_one_to_thirteen_eight_of_each() -> None:
    box = [value.value for value in BOX.characters for _ in range(BOX.copies)]
    assert len(box) == 104
    assert Counter(box) == dict.fromkeys(range(1, 14), 8)


# B-1.2


def test_b_1_2_there_are_ten_position_cards() -> None:
    log = Log()
    fresh(10, sink=log)
    assert positions(log) == POSITIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_b_1_2_each_with_a_name_of_its_own(language: str) -> None:
    named = [catalogue(language).name("brutus", "rank", rank) for rank in POSITIONS]
    assert len(set(named)) == 10
    assert named[2:9] == POSITIONS[2:9]  # numerals are the same everywhere
    assert not {"imperator", "consul", "servus"} & set(named)  # the others have a real name


# B-1.3


@pytest.mark.parametrize("players", PLAYERS)
def test_b_1_3_four_to_ten_play(players: int) -> None:
    state = GAME.setup(options(players), any_fate(), None)
    assert len(state.hands) == GAME.seats(state.options) == players
    assert players in GAME.players


@pytest.mark.parametrize("players", [-4, 0, 1, 2, 3, 11, 12, 40])
def test_b_1_3_any_other_number_is_refused(players: int) -> None:
    error = refused_options(players=players)
    assert error.article == "B-1.3"
    assert error.message == say("brutus-bad-players", players=players, least=4, most=10)
    assert players not in GAME.players


# B-1.4


@pytest.mark.parametrize("players", PLAYERS)
def test_b_1_4_so_many_of_each_value_are_left(players: int) -> None:
    deck = Counter(everywhere(fresh(players)))
    assert deck == dict.fromkeys(range(1, 14), COPIES[players])
    assert seen(fresh(players)).copies == COPIES[players]


@pytest.mark.parametrize(
    ("players", "removed"), [(4, 3), (5, 2), (6, 2), (7, 1), (8, 1), (9, 0), (10, 0)]
)
def test_b_1_4_the_others_stay_in_the_box(players: int, removed: int) -> None:
    assert 104 - len(everywhere(fresh(players))) == 13 * removed


@pytest.mark.parametrize("players", PLAYERS)
def test_b_1_4_the_same_deck_serves_for_every_manche(players: int) -> None:
    state = fresh(players, end={"manches": 3})
    first = everywhere(state)
    for number in (2, 3):
        play_manche(state, seed=number)
        assert state.manche == number
        assert everywhere(state) == first


# B-1.5


def test_b_1_5_equal_cards_are_one_choice() -> None:
    state = fresh(4, {0: "5x4 7x4 9x4 11x4"})
    play(state, "0: forum 2")
    assert texts(state, 0) == ["lay 5", "lay 7", "lay 9", "lay 11"]
    assert texts(table({0: "5x3"})) == ["5x1", "5x2", "5x3"]


def test_b_1_5_the_order_of_a_deal_has_no_effect() -> None:
    script = deal(4, {})
    mixed = [(label, seat, list(reversed(cards))) for label, seat, cards in script]
    positions = ("positions", None, [0, 1, 2, 3])
    one, other = (
        GAME.setup(options(4), Scripted([positions, *dealt]), None) for dealt in (script, mixed)
    )
    assert state_hash(one) == state_hash(other)


# B-1.6


@pytest.mark.parametrize("players", PLAYERS)
def test_b_1_6_imperator_consul_numerals_and_servus(players: int) -> None:
    log = Log()
    fresh(players, sink=log)
    assert positions(log) == [*POSITIONS[: players - 1], "servus"]


@pytest.mark.parametrize("players", PLAYERS)
def test_b_1_6_the_same_cards_are_won_by_going_out(players: int) -> None:
    hands = {seat: f"{seat + 2}" for seat in range(players)}
    state = table(hands, players=players, end={"manches": 1})
    log = play(state, *(f"{seat}: {seat + 2}x1" for seat in range(players - 1)))
    ranks = [event.facts["rank"] for event in told(log, "brutus-out")]
    assert ranks == [Ref("rank", rank) for rank in POSITIONS[: players - 1]]
    assert len(told(log, "brutus-last")) == 1  # and Servus for the last


# B-1.7


@pytest.mark.parametrize("players", PLAYERS)
def test_b_1_7_nothing_but_characters_is_dealt_or_played(players: int) -> None:
    assert set(everywhere(fresh(players))) == set(range(1, 14))
    values = {move.value for move in ALL_MOVES if isinstance(move, (CardMove, PlayCards))}
    assert values == set(range(1, 14))


# B-1.8


def test_b_1_8_most_points_win() -> None:
    history = [past([2, 0, 1, 3]), past([2, 0, 1, 3])]
    state = table({0: "5", 1: "6 7"}, out=[3, 2], history=history, end={"manches": 3})
    play(state, "0: 5x1")
    assert state.scores == [10, 4, 16, 6]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (2,)  # though 3 won the last manche


@pytest.mark.parametrize("players", PLAYERS)
def test_b_1_8_the_earlier_a_hand_is_empty_the_more_it_brings(players: int) -> None:
    points = TABLE.tables[players].points
    assert len(points) == players
    assert list(points) == sorted(set(points), reverse=True)
    assert points[-1] == 0


# B-1.9


def test_b_1_9_nobody_moves_when_positions_change() -> None:
    state = table({0: "5", 1: "6 7"}, out=[2, 3], ranks=[0, 1, 2, 3])
    play(state, "0: 5x1", fate=deal(4, {3: "2x5"}, ranks=[2, 3, 0, 1]))
    assert seen(state).ranks == (2, 3, 0, 1)
    assert cards(hand(state, 3)).count(2) == 5
    to_the_power(state)
    play(state, "3: power off")
    play(state, f"2: {texts(state)[0]}")
    all_pass(state)
    assert [turn[0] for turn in turns_before(state)] == ["2", "3", "0", "1"]
