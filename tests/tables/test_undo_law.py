"""The law of taking back, at tables: whoever has been sent more by a move cannot choose again.

`tests/testing/test_taking_back.py` holds the rules of the games against it. Here it is all that a
table sends: the same move is made at tables whose hidden cards differ, and whoever may take it back
must have been sent the same at all of them.
"""

from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludus.core.codec import to_json, to_plain
from ludus.core.errors import LudusError
from ludus.core.fairness import commitment, named_seed
from ludus.core.rules import AnyRules
from ludus.games import all_games
from ludus.server.messages import Snapshot
from ludus.tables.model import Clock, Doc, Holder
from ludus.tables.table import Table

WORLDS, ASKED = 2, 3
"""At how many other tables a move is made, and how many refusals are compared."""
NOW = 1000.0


def begun(rules: AnyRules, options: Any, word: str) -> Table:
    """Begin a game of people, with a clock."""
    seed = named_seed(rules.name, word)
    seats = tuple(Holder("person", f"guest {n}", f"G{n}") for n in range(rules.seats(options)))
    doc = Doc(
        rules.name, rules.version, rules.content, to_plain(options), "guest 0", public=True,
        seats=seats, commitment=commitment(seed), clock=Clock("bank", 600, 5),
    )  # fmt: skip
    table = Table(word, doc, seed)
    table.game = rules
    table.adopt(table.begin(doc, NOW))
    return table


def twin(table: Table, state: Any) -> Table:
    """Make a table with the same past whose state is another one."""
    other = copy(table)
    other.steps, other._hearing = table.steps[:], deepcopy(table._hearing)
    other._made, other._number = table._made[:], table._number.copy()
    other.state, other._looked_at = state, None
    return other


def sent(table: Table, seat: int, asked: list[Any]) -> dict[str, object]:
    """Collect what a table sends to a seat, and answers when the seat asks."""
    snapshot, guest = Snapshot(table, frozenset({f"guest {seat}"}), NOW), f"guest {seat}"
    return {
        "view": snapshot.view(seat, 0, 0),
        "info": to_json(snapshot.info(guest)),
        "shown": table.shown(seat),
        "prompt": table.prompt(seat),
        "refusals": [table.game.refusal(table.state, seat, one) for one in asked],
    }


def faults(rules: AnyRules, options: Any, word: str, most: int) -> Iterator[str]:
    """Play at random; name each move after which somebody may take back who was sent more."""
    rng, table = Random(word), begun(rules, options, word)
    met: dict[str, Any] = {}
    while table.acting and most:
        most -= 1
        seat = rng.choice(table.acting)
        moves = table.game.moves(table.state, seat)
        met.update((str(move), move) for move in moves)
        text, prompt = str(rng.choice(list(moves))), table.prompt(seat) or ""
        before, view = twin(table, table.state), rules.view(table.state, seat)
        table.adopt(table.move(seat, prompt, text, NOW))
        if not table.can_undo(seat):
            continue
        asked = rng.sample(list(met.values()), min(ASKED, len(met)))
        known = sent(table, seat, asked)
        for _ in range(WORLDS):
            other = twin(before, rules.imagine(view, rng))
            try:
                other.adopt(other.move(seat, prompt, text, NOW))
            except LudusError:
                yield f"{text}: refused"
                continue
            found = sent(other, seat, asked)
            yield from (f"{text}: {what}" for what in known if known[what] != found[what])
            if not other.can_undo(seat):
                yield f"{text}: whether it can be taken back"


def games(name: str, count: int, most: int) -> Iterator[str]:
    rules = all_games()[name]
    for n in range(count):
        mode = rules.modes[n * 7919 % len(rules.modes)]
        yield from (f"game {n}: {one}" for one in faults(rules, mode, f"{n}", most))


@pytest.mark.parametrize("name", sorted(all_games()))
def test_nobody_takes_back_who_was_sent_more(name: str) -> None:
    assert next(games(name, 3, 120), None) is None


@pytest.mark.deep
@pytest.mark.parametrize("name", sorted(all_games()))
def test_nobody_takes_back_who_was_sent_more_in_many_games(name: str) -> None:
    assert next(games(name, 300, 20_000), None) is None


def test_a_game_that_says_of_nothing_that_it_reveals_is_found() -> None:
    rules = replace(all_games()["brutus"], reveals=lambda _: None)
    assert any(next(faults(rules, mode, "fault", 300), None) for mode in rules.modes)
