"""Content that makes no game is refused, with file, key and reason."""

import pytest
from msgspec.structs import replace

from ludus.core.errors import BadContent
from ludus.games.brutus.characters import BOX, Box
from ludus.games.brutus.options import POSITIONS, TABLE, Names, Table, check_content, check_names


def seating(players: int, **changes: object) -> Table:
    """The table with something else for a number of players."""
    return replace(
        TABLE, tables={**TABLE.tables, players: replace(TABLE.tables[players], **changes)}
    )


def test_what_is_shipped_makes_a_game() -> None:
    check_content(BOX, TABLE)


@pytest.mark.parametrize(
    ("box", "table", "key"),
    [
        (replace(BOX, characters=BOX.characters[1:]), TABLE, "characters.value"),
        (replace(BOX, characters=(*BOX.characters, BOX.characters[-1])), TABLE, "characters.value"),
        (BOX, replace(TABLE, forum=(0, 1)), "forum"),
        (BOX, replace(TABLE, forum=()), "forum"),
        (BOX, replace(TABLE, gifts=0), "gifts"),
        (replace(BOX, copies=7), TABLE, "tables.4.hand"),
        (BOX, seating(4, hand=17), "tables.4.hand"),
        (BOX, seating(4, hand=2), "tables.4.hand"),
        (BOX, seating(6, removed=3), "tables.6.hand"),
        (BOX, seating(9, removed=-1), "tables.9.hand"),
        (BOX, seating(5, points=(8, 6, 4, 2)), "tables.5.points"),
        (BOX, seating(4, points=(6, 4, 2, 1)), "tables.4.points"),
    ],
)
def test_what_cannot_be_played_is_refused(box: Box, table: Table, key: str) -> None:
    with pytest.raises(BadContent) as caught:
        check_content(box, table)
    assert caught.value.message.facts["key"] == key


def test_b_1_6_every_place_has_a_position_card_with_a_name_of_its_own() -> None:
    assert POSITIONS[4] == ("imperator", "consul", "III", "servus")
    assert POSITIONS[10][:3] == ("imperator", "consul", "III")
    assert POSITIONS[10][-2:] == ("IX", "servus")
    check_names(TABLE, Names(POSITIONS))


@pytest.mark.parametrize(
    ("players", "names"),
    [(4, ()), (4, ("I", "II", "III")), (4, ("I", "II", "II", "IV")), (3, ("I", "II", "III"))],
)
def test_b_1_6_other_position_cards_are_refused(players: int, names: tuple[str, ...]) -> None:
    with pytest.raises(BadContent) as caught:
        check_names(TABLE, Names({**POSITIONS, players: names}))
    assert caught.value.message.facts["file"] == "positions.toml"
    assert caught.value.message.facts["key"] == f"positions.{players}"
