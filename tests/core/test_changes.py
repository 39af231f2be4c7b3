"""Changes of content: what they name, what they refuse, and when they can be made."""

import subprocess
import sys
from typing import Any

import pytest

from ludus.core.changes import Change, activate, apply_change, changed
from ludus.core.errors import BadContent
from ludus.locales.catalogue import LANGUAGES, catalogue


def data() -> dict[str, Any]:
    return {
        "hand": 10,
        "pace": 1.5,
        "cards": [{"strength": 0, "favour": 0}, {"strength": 8, "favour": -4}],
        "schools": {"1": 3},
    }


@pytest.mark.parametrize(
    ("change", "before", "after"),
    [
        (Change("t.hand", 9), 10, {"hand": 9}),
        (Change("t.pace", 2), 1.5, {"pace": 2}),
        (Change("t.schools.1", 4), 3, {"schools": {"1": 4}}),
        (Change("t.hand", verb="remove"), 10, {"hand": None}),
        (Change("t.schools.9", 5, "add"), None, {"schools": {"1": 3, "9": 5}}),
        (
            Change("t.cards[strength=8].favour", -3),
            -4,
            {"cards": [{"strength": 0, "favour": 0}, {"strength": 8, "favour": -3}]},
        ),
        (Change("t.cards[0]", verb="remove"), {"strength": 0, "favour": 0}, None),
        (Change("t.cards[1]", {"strength": 5}, "add"), None, None),
    ],
)
def test_a_change_reaches_its_place(change: Change, before: object, after: Any) -> None:
    found = data()
    assert apply_change(found, change) == before
    for key, value in (after or {}).items():
        assert found.get(key) == value
    if after is None:
        assert len(found["cards"]) == (1 if change.verb == "remove" else 3)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (Change("t", 1), "missing"),
        (Change("t.hand", "ten"), "“ten” cannot stand there; expected: a whole number"),
        (Change("t.hand", True), "whole number"),
        (Change("t.foot", 1), "hand, pace"),
        (Change("t.cards[strength=99].favour", 1), "strength = 99"),
        (Change("t.cards[7].favour", 1), "“7”"),
        (Change("t.hand[x=1]", 1), "x = 1"),
        (Change("t.cards[", 1), "cannot be read"),
        (Change("t.hand", 1, "add"), "already"),
        (Change("t.cards.new", 1, "add"), "nothing can be added"),
    ],
)
def test_a_wrong_change_names_file_key_and_reason(change: Change, reason: str) -> None:
    found = data()
    with pytest.raises(BadContent) as caught:
        apply_change(found, change)
    facts = caught.value.message.facts
    assert facts["file"] == "t.toml"
    assert facts["key"] == change.key
    assert caught.value.why is not None
    for language in LANGUAGES:
        assert catalogue(language, strict=True).say(caught.value.why.message)
    assert reason in catalogue("en").say(caught.value.why.message)
    assert found == data()


def test_changes_are_made_before_a_game_is_read_and_not_after() -> None:
    activate("no-such-game", (Change("t.hand", 3), Change("other.hand", 4)))
    assert changed("no-such-game", "t", data())["hand"] == 3
    with pytest.raises(RuntimeError, match="was read before"):
        activate("no-such-game", (Change("t.hand", 4),))
    activate("no-such-game", ())
    assert changed("no-such-game", "t", data())["hand"] == 10


def test_a_changed_card_counts_and_changes_the_hash() -> None:
    program = (
        "from ludus.core.changes import Change, activate\n"
        "activate('gorus', (Change('cards.gladiators[strength=8].favour', -3),))\n"
        "from ludus.games.gorus import GAME\n"
        "from ludus.games.gorus.cards import Card\n"
        "print(GAME.content, Card('BL', 8).favour)"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    from ludus.games.gorus import GAME

    assert said[0] != GAME.content
    assert said[1] == "-3"
