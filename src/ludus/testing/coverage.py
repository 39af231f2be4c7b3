"""Rule coverage: every article is cited by the name of a test."""

import re
from pathlib import Path

from ludus.core.rules import AnyRules


def uncited(game: AnyRules, folder: Path) -> list[str]:
    """List the articles that no test in a folder names, as `test_g_5_2_…` names G-5.2."""
    cited = set()
    for file in folder.rglob("test_*.py"):
        for prefix, chapter, article in re.findall(
            r"def test_([a-z])_(\d+)_(\d+)_\w+", file.read_text(encoding="utf-8")
        ):
            cited.add(f"{prefix.upper()}-{chapter}.{article}")
    return [article for article in game.articles.all if article not in cited]
