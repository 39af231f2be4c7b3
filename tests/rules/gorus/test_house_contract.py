"""Gorus behind the house's contract: what no article speaks of."""

import pickle
from copy import copy, deepcopy
from random import Random

import pytest
from msgspec.structs import replace

from ludus.core.errors import BadOptions
from ludus.core.fate import Fast
from ludus.core.record import replay
from ludus.core.rules import step
from ludus.games.gorus import GAME
from ludus.games.gorus.cards import Card
from ludus.games.gorus.options import Options, menu, read_options
from ludus.games.gorus.state import Play, RoundScore, State
from ludus.lab.arena import Match, play_game
from rules.gorus.build import fresh


def test_there_is_one_object_for_each_card() -> None:
    card = Card.parse("BL10")
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301
    assert copy(card) is card
    assert deepcopy(card) is card


def test_a_missing_number_of_players_is_said() -> None:
    with pytest.raises(BadOptions) as caught:
        read_options({"edition": "fr2018"})
    assert caught.value.message.key == "missing-option"


def test_a_value_without_choices_is_said_to_be_wrong() -> None:
    with pytest.raises(BadOptions) as caught:
        read_options({"players": "three"})
    assert caught.value.message.key == "bad-option"


def test_the_menu_offers_only_what_can_be_played() -> None:
    for players in GAME.players:
        offered = menu(players)
        for edition in offered["edition"]:
            for teams in offered["teams"]:
                given = {"players": players, "edition": edition, "teams": teams}
                assert GAME.read_options(given).teams == teams


def test_a_person_is_shown_no_earlier_fight() -> None:
    state = fresh(3)
    rng_fate = Fast(Random(1))
    for _ in range(9):
        seat = GAME.to_act(state)[0]
        step(GAME, state, seat, GAME.moves(state, seat)[0], rng_fate)
    view = GAME.view(state, 0)
    shown = GAME.for_person(view)
    assert len(view.memory) == 3
    assert shown == replace(view, memory=())
    assert shown.last_fight == state.fights[-1]


@pytest.mark.parametrize(
    "options", [{"players": 3}, {"players": 1}, {"players": 4, "teams": "2v2"}]
)
def test_a_finished_game_can_be_imagined(options: dict[str, object]) -> None:
    players = options["players"]
    assert isinstance(players, int)
    for number in range(4):
        record = play_game(
            Match("gorus", {**options, "target": 1}, ("random",) * players, "f"), number
        )
        *_, (_, state) = replay(GAME, record)
        world = GAME.imagine(GAME.view(state, 0), Random(1))
        assert world == state


def broken(change: str) -> State:
    """Make a state that breaks one law."""
    state = fresh(3)
    seat = GAME.to_act(state)[0]
    step(GAME, state, seat, GAME.moves(state, seat)[0], Fast(Random(1)))
    match change:
        case "every card in one place":
            state.hands[0].pop()
            state.hands[1].pop()
            state.hands[2].pop()
        case "the preferred school is in the deck":
            state.preferred = "YE"
        case "hands are equal between fights":
            state.hands[0].append(state.fight.pop().card)
            state.hands[1].append(state.hands[0].pop(0))
            state.preferred = None
        case "a school is preferred once a card is played":
            state.preferred = None
        case "a challenge matches the card before it":
            card = state.hands[0].pop()
            state.fight.append(Play(0, card, "challenge"))
            if card.strength == state.fight[0].card.strength:
                state.fight[-1] = Play(0, card, "follow")
        case "somebody acts until the game is won":
            state.turn = None
        case "tokens come from rounds":
            state.tokens[0] = 2
        case _:
            state.scores += [RoundScore((8, 0, 0), (), "BL"), RoundScore((9, 0, 0), (), "BL")]
    return state


@pytest.mark.parametrize(
    "law",
    [
        "every card in one place",
        "the preferred school is in the deck",
        "hands are equal between fights",
        "a school is preferred once a card is played",
        "a challenge matches the card before it",
        "somebody acts until the game is won",
        "tokens come from rounds",
        "every round shares out the same favour",
    ],
)
def test_a_broken_law_is_named(law: str) -> None:
    assert law in list(GAME.invariants(broken(law)))


def test_options_are_values() -> None:
    assert Options(3) == read_options({"players": 3})
    assert hash(Options(3)) == hash(read_options({"players": 3}))
