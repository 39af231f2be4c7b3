"""The goal card of every game: its numbers are the content's, for every way to play."""

import pytest

from ludus.core.defaults import no_numbers
from ludus.core.rules import AnyRules
from ludus.games import all_games, find_game
from ludus.games.brutus.options import End
from ludus.games.brutus.options import Options as Brutus
from ludus.games.gorus.options import Options as Gorus
from ludus.locales.catalogue import LANGUAGES, catalogue

GAMES = tuple(all_games().values())
SENTENCES = ("theme", "aim", "turn", "1", "2", "3", "4", "5", "piece")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_mode_can_be_told_in_every_language(game: AnyRules) -> None:
    """A sentence is short, and names no fact that the game does not give."""
    facts = {tuple(sorted(game.goal(mode).items())) for mode in game.modes}
    for language in LANGUAGES:
        speech = catalogue(language, strict=True)
        for one in map(dict, facts):
            for word in SENTENCES:
                said = speech.text(f"{game.name}-goal-{word}", **one)
                assert said
                assert len(said.split()) <= 50, said
            assert speech.attribute(f"{game.name}-goal-part-1", "what", **one)


def test_the_goal_is_that_of_the_table() -> None:
    gorus, brutus = find_game("gorus"), find_game("brutus")
    assert gorus.goal(Gorus(3))["target"] == 3
    assert gorus.goal(Gorus(3, target=1))["target"] == 1
    assert gorus.goal(Gorus(4, teams="2v2"))["target"] == 3
    assert gorus.goal(Gorus(5, teams="3v2"))["target"] == 0, "teams of different sizes"
    ends = {"manches": 3, "target": 40}
    for word, number in ends.items():
        told = brutus.goal(Brutus(5, end=End(**{word: number})))
        assert (told["end"], told["number"]) == (word, number)
    told = brutus.goal(Brutus(5, end=End(time=601)))
    assert (told["end"], told["number"]) == ("time", 11), "in minutes that have begun"


def test_a_game_may_have_no_numbers() -> None:
    assert no_numbers(object()) == {}
