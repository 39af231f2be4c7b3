"""Duels: one side against the rest, seats in turn."""

import pytest

from ludus.bots import shipped
from ludus.bots.gorus_champion import GorusChampion
from ludus.bots.net import NetPlayer
from ludus.bots.styles import Style
from ludus.core.errors import BadInput
from ludus.games import find_game
from ludus.lab.duels import Duel, bot_of, play_duels, play_round, told

GORUS = find_game("gorus")
ONE = {"players": 3, "target": 1}


def test_bots_of_duels_are_named() -> None:
    assert isinstance(bot_of("bare", GORUS), NetPlayer)
    champion = bot_of("champion:9@ahead=1,lean=0.5", GORUS)
    assert isinstance(champion, GorusChampion)
    assert champion._style == Style(ahead=1, lean=0.5)
    with pytest.raises(BadInput):
        bot_of("bare", find_game("gloria"))


@pytest.mark.parametrize(
    ("options", "fair"),
    [(ONE, 1 / 3), ({"players": 4, "teams": "2v2", "target": 1}, 1 / 2), ({"players": 1}, 1)],
)
def test_a_side_meets_the_rest_and_shares_add_up(options: dict[str, object], fair: float) -> None:
    """In a game between two sides, one's share and the other's are all there is."""
    for number in range(2):
        found = play_round(Duel("gorus", options, "veteran", "random"), number)
        assert found is not None
        assert found.fair == pytest.approx(fair)
        assert 0 <= found.won <= 1
        assert 0 <= found.behind <= 1
        assert found.moves[0] > 0
        assert found.seconds[0] > 0


def test_seats_are_taken_in_turn_and_a_better_bot_wins() -> None:
    duels = [Duel("gorus", ONE, "veteran", "random"), Duel("gorus", ONE, "random", "veteran")]
    found = list(play_duels(duels, 30))
    assert [at for at, _ in found] == [0, 1] * 30
    won = [sum(one.won for at, one in found if one and at == duel) for duel in range(2)]
    assert won[0] > 15 > 10 > won[1]
    row = told(duels[0], [one for at, one in found if one and at == 0])
    assert row.startswith("| veteran | random | 30 | 0.")


def test_brutus_has_a_seat_against_the_rest() -> None:
    duel = Duel("brutus", {"players": 4, "end": {"manches": 1}}, "veteran", "random")
    rounds = [play_round(duel, number) for number in range(8)]
    assert sum(one.behind for one in rounds if one) > 4
    assert {one.fair for one in rounds if one} == {0.25}


def test_no_game_begins_when_the_time_is_up() -> None:
    assert [one for _, one in play_duels([Duel("gorus", ONE, "random", "random")], 3, 1, -1)] == [
        None, None, None,
    ]  # fmt: skip
    assert told(Duel("gorus", ONE, "a", "b"), []).startswith("| a | b | 0 |")


def test_a_game_that_takes_too_long_is_given_up() -> None:
    assert play_round(Duel("gorus", ONE, "random", "random"), 0, until=0) is None


def test_nets_can_be_those_of_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "NETS", shipped.NETS)
    duel = Duel("gorus", ONE, "bare", "random", nets=str(shipped.NETS))
    assert play_round(duel, 0) is not None
