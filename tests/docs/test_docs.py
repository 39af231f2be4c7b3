"""The documents tell the truth: their links lead somewhere, their words exist.

The last part is a second verifier of fairness. It follows the steps of `docs/records.md` with
`hmac` and `hashlib`, and has no code in common with the engine.
"""

import hmac
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from docs.pages import PAGES, ROOT, blocks, prose
from ludus.cli.main import COMMANDS
from ludus.core.fairness import Live, commitment, root_key
from ludus.core.record import Recorder
from ludus.games import all_games, find_game
from ludus.lab.arena import Match, play_game
from ludus.locales.catalogue import STRICT

EVERY_PAGE = pytest.mark.parametrize("document", PAGES, ids=lambda d: str(d.relative_to(ROOT)))

_SPAN = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_COMMAND = re.compile(r"(?:\$ )?(?:\.venv/bin/)?(make|ludus) (?:--lang \w+ )?([a-z][a-z-]*)\b")
_ARTICLE = re.compile(r"\b([A-Z])-\d+(?:\.\d+)?\b")


# Code


def test_the_smallest_game_is_played_as_its_page_says(tmp_path: Path) -> None:
    code, *_ = [text for language, text in blocks(ROOT / "docs" / "adding-a-game.md")
                if language == "python"]  # fmt: skip
    (tmp_path / "sortes").mkdir()
    (tmp_path / "sortes" / "__init__.py").write_text(code, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": ".", "LUDUS_GAMES": "sortes"}
    environment.pop(STRICT, None)

    def ludus(typed: str, *words: str) -> str:
        run = subprocess.run(
            [sys.executable, "-c", "from ludus.cli.main import run; run()", *words, "--lang", "en"],
            cwd=tmp_path, env=environment, input=typed, capture_output=True, text=True,
            timeout=120, check=True,
        )  # fmt: skip
        return run.stdout

    assert "no fault found" in ludus("", "fuzz", "sortes", "-n", "5")
    played = ludus("swap\n", "play", "sortes", "--seed", "1", "--bots", "random")
    assert "The game is over" in played


# Words


@EVERY_PAGE
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in _LINK.findall(prose(document)):
        if not target.startswith(("http:", "https:", "mailto:", "#")):
            assert (document.parent / target.partition("#")[0]).exists(), target


def commands(page: Path) -> Iterator[tuple[str, str]]:
    """List the commands a page names, in `code` or at the start of a line of a block."""
    lines = _SPAN.findall(prose(page))
    lines += [
        line for language, text in blocks(page) if language == "sh" for line in text.split("\n")
    ]
    for line in lines:
        if match := _COMMAND.match(line):
            yield match[1], match[2]


@EVERY_PAGE
def test_every_command_exists(document: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    known = {
        "make": set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)),
        "ludus": set(COMMANDS),
    }
    for program, command in commands(document):
        assert command in known[program], f"{program} {command}"


@EVERY_PAGE
def test_every_article_cited_exists(document: Path) -> None:
    for game in all_games().values():
        prefix = game.articles.all[0].partition("-")[0]
        chapters = {chapter.id for chapter in game.articles.chapters}
        for cited in _ARTICLE.finditer(document.read_text(encoding="utf-8")):
            if cited[1] == prefix:
                assert cited[0] in game.articles or cited[0] in chapters, cited[0]


RULINGS = {
    "gorus": [f"R-{number}" for number in range(1, 48)],
    "brutus": [f"R-{number:02}" for number in range(1, 37)],
    "gloria": [f"R-{number:02}" for number in range(1, 154)],
    "insanam": [f"R-{number:02}" for number in range(1, 122)],
}


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_listed_once_and_lives_where_it_says(game: str) -> None:
    folder = ROOT / "src" / "ludus" / "games" / game
    text = (folder / "rulings.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| (R-\d+) ", text, re.MULTILINE) == RULINGS[game]
    places = [span for span in _SPAN.findall(text) if re.fullmatch(r"[\w/]+\.\w+", span)]
    assert places
    for place in places:
        if place.endswith((".toml", ".py")):
            assert (folder / place).exists() or (ROOT / place).exists(), place
        else:
            module, _, name = place.replace("/", ".").rpartition(".")
            home = "ludus" if module.startswith("core.") else f"ludus.games.{game}"
            assert hasattr(import_module(f"{home}.{module}"), name), place


# Fairness, from docs/records.md


def stream(root: bytes, entry: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.new(root, f"{entry}/{block}".encode("ascii"), sha256).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def below(words: Iterator[int], bound: int) -> int:
    return next(word for word in words if word < 2**32 // bound * bound) % bound


def drawn(words: Iterator[int], bag: Sequence[Any], n: int) -> list[Any]:
    pool = list(bag)
    for here in range(n):
        there = here + below(words, len(pool) - here)
        pool[here], pool[there] = pool[there], pool[here]
    return pool[:n]


def gorus_deck(options: dict[str, Any]) -> list[str]:
    players = options["players"]
    codes = ["BL", "BR", "GR", "PI", "YE"]
    used = options["schools"] or codes[: min(5, max(3, players))]
    more = max(0, players - 5)
    strengths = [0, *range(4 - more, 13 + more)]
    return [f"{code}{strength}" for code in codes if code in used for strength in strengths]


def brutus_deck(options: dict[str, Any]) -> list[int]:
    removed = {4: 3, 5: 2, 6: 2, 7: 1, 8: 1, 9: 0, 10: 0}[options["players"]]
    return [value for value in range(1, 14) for _ in range(8 - removed)]


def without(bag: Sequence[Any], drawn: Sequence[Any]) -> list[Any]:
    rest = list(bag)
    for one in drawn:
        if one in rest:
            rest.remove(one)
    return rest


def false_draws(record: dict[str, Any]) -> list[int]:
    """Draw everything again; give the numbers of the entries that do not follow."""
    fairness, options = record["fairness"], record["options"]
    decks: dict[str, Callable[[dict[str, Any]], Sequence[Any]]]
    decks = {"gorus": gorus_deck, "brutus": brutus_deck}
    deck = decks[record["game"]]
    seed = bytes.fromhex(fairness["seed"])
    assert sha256(seed).hexdigest() == fairness["commitment"]
    salt = b"".join(sha256(nonce.encode()).digest() for nonce in fairness["nonces"])
    root = hmac.new(seed, salt, sha256).digest()
    wrong, rest = [], list(deck(options))
    for number, entry in enumerate(record["log"]):
        words, dealing = stream(root, number), False
        for label, _, values in entry.get("fate", []):
            if label == "deal" and not dealing:
                rest, dealing = list(deck(options)), True
            seats = label in ("dealer", "positions")
            bag = range(options["players"]) if seats else rest
            if drawn(words, bag, len(values)) != values:
                wrong.append(number)
            rest = rest if seats else without(rest, values)
    return wrong


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 2, "edition": "ru2020"},
        {"players": 3, "schools": ["GR", "PI", "YE"]},
        {"players": 4, "teams": "2v2"},
        {"players": 8, "dealer": 3},
    ],
    ids=str,
)
def test_a_stranger_can_verify_a_record(options: dict[str, Any]) -> None:
    players = options["players"]
    full = {"edition": "ru2020" if players == 1 else "fr2018", "target": 1} | options
    match = Match("gorus", full, ("random",) * players, "fair")
    record = json.loads(play_game(match, 0).to_json())
    assert false_draws(record) == []
    values = record["log"][0]["fate"][-1][2]
    values[0] = "BL99"
    assert false_draws(record)[0] == 0


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        {"players": 5, "end": {"time": 600}, "conspiracy": True},
        {"players": 8, "end": {"target": 20}, "benevolence": True},
        {"players": 10, "end": {"manches": 1}, "revolt": True},
    ],
    ids=str,
)
def test_a_stranger_can_verify_a_record_of_brutus(options: dict[str, Any]) -> None:
    match = Match("brutus", options, ("random",) * options["players"], "fair")
    record = json.loads(play_game(match, 0).to_json())
    assert false_draws(record) == []
    record["log"][0]["fate"][0][2].reverse()
    assert false_draws(record) == [0]


class Court:
    """The bags of Insanam, as the content files have them; no deck is used up in short games."""

    def __init__(self) -> None:
        folder = ROOT / "src" / "ludus" / "games" / "insanam" / "content"
        read = {name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in (
            "gladiators", "adversaries", "redemptions", "tiles", "events", "ambitions", "boards",
        )}  # fmt: skip
        self.categories = {card: foe["category"] for card, foe in read["adversaries"].items()}
        self.bags: dict[str, list[Any]] = {
            "gladiator": [*read["gladiators"]],
            "adversary": [*read["adversaries"]],
            "redemption": [*read["redemptions"]],
            "board": [*read["boards"]],
            "ambition": [*read["ambitions"]["personal"]],
            "public": [*read["ambitions"]["public"]],
            **{f"tile {letter}": [card for card in read["tiles"] if card[0] == letter]
               for letter in "KHBSM"},
            **{f"event {number}": sorted(card for part in read["events"].values() for card in part
                                         if card[1] == number) for number in "1234"},
        }  # fmt: skip
        self.eyes = ""
        self.exposed: dict[int, str] = {}
        self.dealing = ""

    def bag(self, label: str, value: Any, players: int) -> list[Any]:
        """Give what an outcome was drawn from."""
        if label == "eyes":
            return [self.categories[card] for card in self.bags["adversary"]]
        if label in ("destiny", "redeal"):
            if self.dealing != label:
                traitors = 2 if label == "destiny" else 1
                self.bags[label] = ["loyal"] * players + ["traitor"] * traitors
            return self.bags[label]
        bag = self.bags[self.name(label, value)]
        if bag is self.bags["adversary"] and self.eyes:
            return [card for card in bag if self.categories[card] == self.eyes]
        return bag

    def name(self, label: str, value: str) -> str:
        kinds = {"E": "event", "A": "adversary", "G": "gladiator"}
        word = kinds[value[0]] if label == "peek" else label
        more = {"event": value[1:2], "tile": value[:1]}.get(word)
        return f"{word} {more}" if more else word

    def take(self, label: str, values: Sequence[Any]) -> None:
        """Take what was drawn out of its bag."""
        self.dealing = label
        if label == "eyes":
            (self.eyes,) = values
            return
        bag = self.bags[label if label in self.bags else self.name(label, values[0])]
        for value in values:
            bag.remove(value)
        if bag is self.bags["adversary"]:
            self.eyes = ""


def false_draws_of_insanam(record: dict[str, Any]) -> list[int]:
    """Draw everything of a short game again; give the entries that do not follow."""
    fairness, players = record["fairness"], record["options"]["players"]
    seed = bytes.fromhex(fairness["seed"])
    root = hmac.new(seed, b"", sha256).digest()
    wrong, court = [], Court()
    for number, entry in enumerate(record["log"]):
        words = stream(root, number)
        court.dealing = ""
        move = entry.get("move", "").split()
        if move[:1] == ["redeem"]:
            court.bags["redemption"].append(court.exposed[entry["seat"]])
        for label, _, values in entry.get("fate", []):
            if label in ("attack", "defend", "arena", "foe"):
                found: list[Any] = [1 + below(words, 6)]
            elif label == "seats":
                found = drawn(words, range(players), players)
            else:
                found = drawn(words, court.bag(label, values[0], players), len(values))
                court.take(label, values)
            if found != values:
                wrong.append(number)
            if label == "redemption":
                court.exposed[int(move[1])] = values[0]
    return wrong


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "max_turns": 5},
        {"players": 3, "max_turns": 4, "boards": "random", "expert_ambitions": True},
        {"players": 4, "max_turns": 3, "expert_gladiators": True},
    ],
    ids=str,
)
def test_a_stranger_can_verify_a_record_of_insanam(options: dict[str, Any]) -> None:
    match = Match("insanam", options, ("random",) * options["players"], "fair")
    for number in range(3):
        record = json.loads(play_game(match, number).to_json())
        assert false_draws_of_insanam(record) == []
    record["log"][0]["fate"][0][2].reverse()
    assert false_draws_of_insanam(record) == [0]


def test_the_nonces_of_the_seats_count() -> None:
    game = find_game("gorus")
    seed = bytes(range(32))
    options = game.read_options({"players": 3})
    recorder = Recorder.live(game, options, ["A", "B", "C"], seed, ("ave", "vale"))
    recorder.reveal(seed)
    record = json.loads(recorder.record.to_json())
    assert false_draws(record) == []
    record["fairness"]["nonces"] = ["ave"]
    assert false_draws(record) != []


def test_the_worked_example_is_right() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    seed, nonces = bytes(range(32)), ("ave", "vale")
    root = root_key(seed, nonces)
    words = stream(root, 0)
    first = [next(words) for _ in range(8)]
    told = [seed.hex(), commitment(seed), root.hex(), *map(str, first[:4])]
    told += [sha256(nonce.encode()).hexdigest() for nonce in nonces]
    told.append(hmac.new(root, b"0/0", sha256).hexdigest())
    for fact in told:
        assert fact in text, fact
    fate = Live(root, 0)
    assert fate.draw("sample", "abcde", 3) == ["b", "a", "e"]
    assert fate.roll("die", 6) == 2
    words = stream(root, 0)
    assert (drawn(words, "abcde", 3), 1 + below(words, 6)) == (["b", "a", "e"], 2)
