"""The page on rules as arrays says what the observation of Gorus is, number by number."""

from pathlib import Path

from ludus.arrays.gorus.features import FIELDS, SIZE
from ludus.arrays.gorus.mode import ACTIONS

PAGE = (Path(__file__).parents[2] / "docs" / "arrays.md").read_text()


def test_the_fields_of_the_observation_are_those_of_the_code() -> None:
    rows, start = [], 0
    for name, size in FIELDS:
        rows.append(f"| {start} | {size} | {name} |")
        start += size
    assert "\n".join(rows) in PAGE
    assert f"| `observation` | {SIZE} |" in PAGE
    assert f"| `legal_action_mask` | {ACTIONS} |" in PAGE
