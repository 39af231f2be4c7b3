"""Content that makes no game is refused, with file, key and reason."""

import pytest
from msgspec.structs import replace

from ludus.core.errors import BadContent
from ludus.games.gorus.cards import DECK
from ludus.games.gorus.options import TABLE, check_content


def test_what_is_shipped_makes_a_game() -> None:
    check_content(DECK, TABLE)


def test_g_1_1_no_strength_stands_there_twice() -> None:
    twice = replace(DECK, gladiators=(*DECK.gladiators, DECK.gladiators[3]))
    with pytest.raises(BadContent) as caught:
        check_content(twice, TABLE)
    assert caught.value.message.facts["key"] == "gladiators.strength"


@pytest.mark.parametrize("schools", [0, 6])
def test_g_2_2_every_number_of_players_has_schools(schools: int) -> None:
    with pytest.raises(BadContent) as caught:
        check_content(DECK, replace(TABLE, schools={**TABLE.schools, 4: schools}))
    assert caught.value.message.facts["key"] == "schools"


def test_g_3_2_there_are_cards_enough_to_deal() -> None:
    with pytest.raises(BadContent) as caught:
        check_content(DECK, replace(TABLE, hand=TABLE.hand + 1))
    assert caught.value.message.facts["key"] == "hand"
