"""Records and tables to try the JavaScript verifier with.

    python tests/docs/verifying.py

writes the records of `docs/vectors` again.
"""

import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

from ludus.core.fairness import named_seed
from ludus.core.record import Recorder
from ludus.games import find_game
from ludus.games.gorus.options import deck

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "docs" / "vectors"

SHORT: dict[str, dict[str, Any]] = {
    "gorus": {"players": 2, "target": 1},
    "brutus": {"players": 4, "end": {"manches": 2}},
    "gloria": {"players": 2, "activation": "random", "troops": "drawn", "turn_limit": 2},
    "insanam": {"players": 2, "max_turns": 1, "boards": "random"},
}
"""The modes of the vectors."""


def record_of(game_name: str, options: Any, seed_word: object) -> dict[str, Any]:
    """Play a game at random, with nonces of every kind, and give its record."""
    game = find_game(game_name)
    seats = game.seats(options)
    seed = named_seed("verifier", game_name, seed_word)
    nonces = tuple((f"nonce-of-seat-{seat}", "", None)[seat % 3] for seat in range(seats))
    names = [f"Seat {seat}" for seat in range(seats)]
    recorder = Recorder.live(game, options, names, seed, nonces)
    rng = Random(f"{game_name} {seed_word}")
    while recorder.record.outcome is None:
        seat = rng.choice(game.to_act(recorder.state))
        recorder.play(seat, rng.choice(game.moves(recorder.state, seat)))
    recorder.reveal(seed)
    record: dict[str, Any] = json.loads(recorder.record.to_json())
    return record


def vector(game_name: str) -> str:
    """Give the record of a vector as text: an entry a line, without the hashes of states."""
    options = find_game(game_name).read_options(SHORT[game_name])
    record = record_of(game_name, options, "vector")
    log = record.pop("log")
    lines = [
        json.dumps({key: value for key, value in entry.items() if key != "hash"}) for entry in log
    ]
    head = json.dumps(record)[:-1]
    return f'{head},\n "log": [\n  ' + ",\n  ".join(lines) + "]}\n"


def _content(game: str, name: str) -> Any:
    path = ROOT / "src" / "ludus" / "games" / game / "content" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def tables() -> dict[str, Any]:
    """Work out from the content files what a verifier has to know of each game."""
    return {"gorus": _gorus(), "brutus": _brutus(), "gloria": _gloria(), "insanam": _insanam()}


def _gorus() -> dict[str, Any]:
    table, game = _content("gorus", "table"), find_game("gorus")
    strengths: dict[str, list[int]] = {}
    for players in game.players:
        edition = "ru2020" if players == 1 else "fr2018"
        cards = deck(game.read_options({"players": players, "edition": edition}))
        strengths[f"{players}"] = sorted({card.strength for card in cards})
    return {
        "schools": _content("gorus", "cards")["schools"],
        "schools_used": table["schools"],
        "strengths": strengths,
        "hand": table["hand"],
    }


def _brutus() -> dict[str, Any]:
    box = _content("brutus", "characters")
    rows = _content("brutus", "table")["tables"]
    return {
        "values": list(range(1, 14)),
        "copies": {players: box["copies"] - row["removed"] for players, row in rows.items()},
        "hand": {players: row["hand"] for players, row in rows.items()},
    }


DICE = "order act init atk def prot spec fall trip rise pick net free crowd judge xp leave"


def _gloria() -> dict[str, Any]:
    return {"dice": DICE.split(), "classes": [*_content("gloria", "classes")["classes"]]}


def _insanam() -> dict[str, Any]:
    adversaries, numbers = _content("insanam", "adversaries"), _content("insanam", "numbers")
    tiles, ambitions = _content("insanam", "tiles"), _content("insanam", "ambitions")
    events = sorted(card for part in _content("insanam", "events").values() for card in part)
    decks = {
        "gladiator": [*_content("insanam", "gladiators")],
        "adversary": [*adversaries],
        "redemption": [*_content("insanam", "redemptions")],
    }
    for zone, letter in (("COL", "K"), ("HIP", "H"), ("BAR", "B"), ("SEN", "S"), ("MAR", "M")):
        decks[f"tile {zone}"] = [card for card in tiles if card[0] == letter]
    for number in "1234":
        decks[f"event {number}"] = [card for card in events if card[1] == number]
    players = numbers["players"]
    pairs = {
        label: {n: [row[label]["loyal"], row[label]["traitor"]] for n, row in players.items()}
        for label in ("destiny", "redeal")
    }
    return {
        "dice": ["attack", "defend", "arena", "foe"],
        "decks": decks,
        "categories": [foe["category"] for foe in adversaries.values()],
        "public": [*ambitions["public"]],
        "ambition": [*ambitions["personal"]],
        "board": [*_content("insanam", "boards")],
        **pairs,
        "gladiators_each": numbers["fixed"]["gladiators"],
        "ambitions_each": numbers["fixed"]["ambitions"],
        "draft": numbers["fixed"]["draft"],
    }


def tables_text() -> str:
    """Write the tables as they stand in docs/records.md: a line for each list."""
    parts = []
    for game, table in tables().items():
        lines = []
        for name, value in table.items():
            if name == "decks":
                inner = ",\n    ".join(
                    f"{json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()
                )
                lines.append(f'"decks": {{\n    {inner}}}')
            else:
                lines.append(f"{json.dumps(name)}: {json.dumps(value)}")
        inside = ",\n  ".join(lines)
        parts.append(f'"{game}": {{\n  {inside}}}')
    return "{" + ",\n ".join(parts) + "}\n"


if __name__ == "__main__":
    for name in SHORT:
        (VECTORS / f"{name}.json").write_text(vector(name), encoding="utf-8")
