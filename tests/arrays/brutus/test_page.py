"""The page docs/arrays-brutus.md tells the truth: its tables are the code's."""

from pathlib import Path

import pytest

from ludus.arrays.brutus.actions import BLOCKS
from ludus.arrays.brutus.observation import SEAT_FIELDS, SIZE, TABLE_FIELDS

PAGE = (Path(__file__).parents[3] / "docs" / "arrays-brutus.md").read_text(encoding="utf-8")


def rows(head: str) -> list[list[str]]:
    """Read the table that begins with a column of this name."""
    text = PAGE[PAGE.index(f"\n| {head} |") + 1 :].split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()[2:]]


@pytest.mark.parametrize(("head", "fields"), [("table", TABLE_FIELDS), ("each seat", SEAT_FIELDS)])
def test_every_field_is_described(head: str, fields: tuple[tuple[str, int], ...]) -> None:
    assert [(name, int(size)) for name, size, _ in rows(head)] == list(fields)


def test_every_block_of_actions_is_described() -> None:
    first, expected = 0, []
    for name, moves in BLOCKS.items():
        expected.append((name, first, len(moves)))
        first += len(moves)
    assert [(name, int(at), int(size)) for name, at, size, _ in rows("block")] == expected


def test_the_size_is_right() -> None:
    table, seat = (sum(size for _, size in fields) for fields in (TABLE_FIELDS, SEAT_FIELDS))
    assert f"has {SIZE} numbers in every mode, {table} for the table and {seat} for each" in PAGE
