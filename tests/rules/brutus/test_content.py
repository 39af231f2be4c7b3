"""Content that makes no game is refused, with file, key and reason."""

import pytest
from msgspec.structs import replace

from ludus.core.errors import BadContent
from ludus.games.brutus.characters import BOX, Box
from ludus.games.brutus.options import TABLE, Table, check_content


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
