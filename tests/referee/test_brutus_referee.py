"""The referee accepts true games of every mode and refuses tampered ones.

The generator below knows the game by itself (tables typed again from the rulebook, hands as lists,
the turn order walked seat by seat); it uses nothing of the referee, so that the two check each
other. It notes where in the log rare things happened, and all moves that were open at each entry.
"""

from __future__ import annotations

import copy
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from .brutus_referee import (
    CAESAR_BONUS,
    COPIES,
    HAND,
    NOTHING,
    POINTS,
    Fault,
    Options,
    Table,
    best,
    main,
    next_leader,
    objection,
    parse,
    read_options,
    referee,
    repliers,
    revolt_bonus,
    take_order,
)

Record = dict[str, Any]

REMOVED = {4: 3, 5: 2, 6: 2, 7: 1, 8: 1, 9: 0, 10: 0}
DEALT = {4: 16, 5: 15, 6: 13, 7: 13, 8: 11, 9: 11, 10: 10}
PRINTED = {  # on the position cards
    4: [6, 4, 2, 0],
    5: [8, 6, 4, 2, 0],
    6: [10, 8, 6, 4, 2, 0],
    7: [12, 10, 8, 6, 4, 2, 0],
    8: [14, 12, 10, 8, 6, 4, 2, 0],
    9: [16, 14, 12, 10, 8, 6, 4, 2, 0],
    10: [18, 16, 14, 12, 10, 8, 6, 4, 2, 0],
}
HIGHER = {1: [*range(2, 14)], **{v: [*range(v + 1, 14)] for v in range(2, 13)}, 13: [1]}
NO_EFFECT = [1, 2, 3, 4, 5, 6, 7, 8, 13]
JUNK: list[Any] = [None, -1, 99, 1.0, True, "x", "", [], {}, ["x", None, []], {"a": 1}]
VOCABULARY = [
    "pass",
    *(f"{verb} {number}" for verb in ("forum", "gifts") for number in range(5)),
    *(f"to {seat}" for seat in range(11)),
    *(f"{verb} {v}" for verb in ("lay", "take", "slip", "give", "discard") for v in range(15)),
    *(f"{verb} {answer}" for verb in ("mercy", "conspire") for answer in ("yes", "no")),
    *("power on", "power off"),
    *(f"{value}x{count}" for value in range(1, 15) for count in range(1, 10)),
]


class Game:
    """One random game, recorded while it is played."""

    def __init__(self, players: int, seed: int = 1, tell: bool = True, **options: Any) -> None:
        self.rng = random.Random(seed)
        self.n = players
        self.tell = tell  # in time games, when the manches ended
        self.options = {"players": players, **options}
        [(self.end, self.aim)] = (options.get("end") or {"manches": (players + 1) // 2}).items()
        self.totals, self.won = [0] * players, [0] * players
        self.clock = self.count = 0
        self.marks: dict[str, list[int]] = {}  # where in the log this happened
        self.open_at: list[dict[int, set[str]]] = [{}]  # at each entry, who could do what
        self.hands_at: list[list[list[int]]] = [[]]  # the same for all hands; small games only
        self.boldness = self.rng.choice([0.4, 0.7, 0.95])
        self.hoard: list[int] = self.rng.choice([[], [1, 2], [1, 13], [9, 11, 12, 13]])
        self.ranks = self.rng.sample(range(players), players)
        self.log: list[Record] = [{"fate": [["positions", None, list(self.ranks)]], "hash": ""}]
        self.outcome: Record | None = None
        while self.outcome is None:
            self.manche()

    def record(self) -> Record:
        """The record of the whole game, as read from a file."""
        record = {
            "format": "ludus/1",
            "game": "brutus",
            "version": 1,
            "content": "c0ffee",
            "options": self.options,
            "seats": [f"Seat {seat}" for seat in range(self.n)],
            "log": self.log,
            "outcome": self.outcome,
        }
        copied: Record = json.loads(json.dumps(record))
        return copied

    def mark(self, name: str, ahead: int = 0) -> None:
        """Note what the latest entry, or one ahead of it, is about."""
        self.marks.setdefault(name, []).append(len(self.log) - 1 + ahead)

    def say(self, seat: int, move: str, choices: dict[int, set[str]]) -> None:
        """Write a decision down."""
        assert move in choices[seat]
        self.open_at.append(choices)
        self.hands_at.append([list(hand) for hand in self.hands] if self.n < 6 else [])
        self.log.append({"seat": seat, "move": move, "fate": [], "hash": "ab"})
        self.mark(move.split()[0])

    def choose(self, seat: int, moves: set[str]) -> str:
        """One seat decides alone, by chance."""
        move = self.rng.choice(sorted(moves))
        self.say(seat, move, {seat: moves})
        return move

    def number(self, seat: int, verb: str, numbers: list[int]) -> int:
        """The same for moves of a word and a number."""
        return int(self.choose(seat, {f"{verb} {number}" for number in numbers}).split()[1])

    def manche(self) -> None:
        """Deal, forum, Consul's opinion, rounds; then the points."""
        deck = [value for value in range(1, 14) for _ in range(8 - REMOVED[self.n])]
        self.rng.shuffle(deck)
        size, servus = DEALT[self.n], self.ranks[-1]
        self.hands: list[list[int]] = [[] for _ in range(self.n)]
        for step in range(1, self.n + 1):
            seat = (servus + step) % self.n
            self.hands[seat], deck = deck[:size], deck[size:]
            self.log[-1]["fate"].append(["deal", seat, list(self.hands[seat])])
        self.mark("deal")
        self.out: list[int] = []
        self.forum()
        self.strong = self.choose(self.ranks[1], {"power on", "power off"}) == "power on"
        leader, by = self.ranks[0], "B-6.2"
        while len(self.out) < self.n:
            self.mark(by, ahead=1)
            leader, by = self.round(leader)
        self.mark("last entry of manche")
        self.ranks = self.out
        self.count += 1
        self.won[self.out[0]] += 1
        if self.over():
            self.finish()

    def forum(self) -> None:
        """All lay cards in any order, then all take in turn."""
        imperator, *middle, servus = self.ranks
        size = self.number(imperator, "forum", [1, 2, 3])
        laid: list[int] = []
        todo = self.rng.sample(list(range(self.n)) * size, self.n * size)
        while todo:
            choices = {seat: {f"lay {v}" for v in self.hands[seat]} for seat in todo}
            seat = todo.pop()
            laid.append(self.rng.choice(self.hands[seat]))
            self.say(seat, f"lay {laid[-1]}", choices)
            self.hands[seat].remove(laid[-1])
        self.mark("last lay")
        order = [imperator, *middle, servus]
        if self.options.get("benevolence"):
            if self.choose(imperator, {"mercy yes", "mercy no"}) == "mercy yes":
                self.mark("merciful")
                self.totals[imperator] += 2
                order = [servus, *middle, imperator]
            else:
                self.mark("merciless")
        for seat in order:
            for _ in range(size):
                self.hands[seat].append(self.number(seat, "take", laid))
                laid.remove(self.hands[seat][-1])
        self.mark("last take")

    def round(self, leader: int) -> tuple[int, str]:
        """One lead and the replies; the next leader and why."""
        hand = self.hands[leader]
        leads = {f"{v}x{c + 1}" for v in hand for c in range(hand.count(v))}
        value, count = self.put(
            leader, self.rng.choice(self.liked(leads) or sorted(leads)), leads, 0
        )
        self.mark("lead")
        owner = seat = leader
        skip = False
        while len(self.out) < self.n:
            seat = (seat + 1) % self.n
            if seat == owner:
                assert not skip or not any(self.hands[s] for s in range(self.n) if s != owner)
                return self.effect(owner, value)
            if not self.hands[seat]:
                self.mark("skip goes on", ahead=1) if skip else None
                continue
            if skip:
                skip = False
                continue
            move, moves = self.reply(seat, value, count)
            if move == "pass":
                self.say(seat, move, {seat: moves})
                continue
            before, owner = value, seat
            value, count = self.put(seat, move, moves, before)
            skip = before == value
            if len(self.out) < self.n:
                self.after_reply(seat, before, value)
        return -1, ""

    def reply(self, seat: int, value: int, count: int) -> tuple[str, set[str]]:
        """A choice, and all there were."""
        hand = self.hands[seat]
        able = [v for v in (HIGHER[value] + [value] * self.strong) if hand.count(v) >= count]
        plays = {f"{v}x{count}" for v in able}
        wanted = self.liked(plays) if set(hand) - set(self.hoard) else sorted(plays)
        bold = wanted and self.rng.random() < self.boldness
        return self.rng.choice(wanted) if bold else "pass", plays | {"pass"}

    def liked(self, plays: set[str]) -> list[str]:
        """The plays without the values that all keep for the end, to make rare endings common."""
        return sorted(play for play in plays if int(play.split("x")[0]) not in self.hoard)

    def put(self, seat: int, move: str, moves: set[str], before: int) -> tuple[int, int]:
        """Cards are played; perhaps the hand is empty then."""
        value, count = map(int, move.split("x"))
        self.say(seat, move, {seat: moves})
        self.mark(f"{value} on {before}")
        for _ in range(count):
            self.hands[seat].remove(value)
        if not self.hands[seat]:
            if self.options.get("revolt") and value == 2:
                self.totals[seat] += 2 * count
                self.mark("revolt")
            self.exit(seat)
            if len(self.out) == self.n:
                self.mark(f"cut short on {value}")
        return value, count

    def after_reply(self, seat: int, before: int, value: int) -> None:
        """Notes about skips, and the Conspiracy."""
        if before == value:
            self.mark("equal")
            self.mark("equal and out" if not self.hands[seat] else "equal and in")
            if sum(map(bool, self.hands)) == 2 and self.hands[seat]:
                self.mark("equal of two")
        if (before, value) != (13, 1) or not self.options.get("conspiracy"):
            return
        if not self.hands[seat]:
            self.mark("murder and out")
            return
        if self.choose(seat, {"conspire yes", "conspire no"}) == "conspire no":
            self.mark("no conspiracy")
            return
        self.mark("conspiracy")
        todo = [seat for seat in range(self.n) if self.hands[seat]]
        ring = list(todo)
        self.mark("conspiracy past one out") if len(ring) < self.n else None
        self.rng.shuffle(todo)
        cards: dict[int, int] = {}
        while todo:
            choices = {seat: {f"slip {v}" for v in self.hands[seat]} for seat in todo}
            giver = todo.pop()
            cards[giver] = self.rng.choice(self.hands[giver])
            self.say(giver, f"slip {cards[giver]}", choices)
        self.mark("last slip")
        for at, giver in enumerate(ring):
            self.hands[giver].remove(cards[giver])
            self.hands[ring[(at + 1) % len(ring)]].append(cards[giver])

    def exit(self, seat: int) -> None:
        """The seat is out; the last but one takes the last one along."""
        self.totals[seat] += PRINTED[self.n][len(self.out)]
        self.out.append(seat)
        if len(self.out) == self.n - 1:
            self.out += [last for last in range(self.n) if self.hands[last]]

    def effect(self, winner: int, value: int) -> tuple[int, str]:
        """What the winning combination does, and who leads."""
        hand = self.hands[winner]
        able = bool(hand)
        self.mark(f"won with {value} in" if able else f"won with {value} out", ahead=1)
        leader = winner
        if value == 13:
            self.totals[winner] += 1 if self.n <= 6 else 2
        elif value == 9 and able:
            self.dux(winner)
        elif value in (10, 12) and able:
            hand.remove(self.number(winner, "discard", hand))
        elif value == 11 and able:
            leader = self.number(winner, "to", self.others(winner))
            card = self.number(winner, "give", hand)
            hand.remove(card)
            self.hands[leader].append(card)
        if able and not hand:
            self.mark(f"out by {value}")
            self.exit(winner)
        return self.lead(winner, leader, value, able)

    def lead(self, winner: int, leader: int, value: int, able: bool) -> tuple[int, str]:
        """The table of next leaders."""
        hand = self.hands[winner]
        step = -1 if value == 12 else 1
        if value == 12 or (leader == winner and not hand):
            leader = (winner + step) % self.n
            while not self.hands[leader]:
                leader = (leader + step) % self.n
        if value == 12:
            return leader, "B-10.9"
        if value == 11:
            return leader, ("B-10.6" if hand else "B-10.7") if able else "B-10.8"
        if value in NO_EFFECT:
            return leader, "B-10.1" if hand else "B-10.2"
        return leader, ("B-10.3" if hand else "B-10.5") if able else "B-10.4"

    def others(self, seat: int) -> list[int]:
        """Who may get a gift."""
        return [other for other in range(self.n) if self.hands[other] and other != seat]

    def dux(self, winner: int) -> None:
        """One or two gifts, carried out at the end."""
        hand, gifts = list(self.hands[winner]), []
        count = self.number(winner, "gifts", [1, 2][: len(hand)])
        self.mark(f"gifts {count}")
        if len(hand) == 1:
            self.mark("gift of the only card")
        elif count == 1:
            self.mark("gift of one of many")
        for _ in range(count):
            seat = self.number(winner, "to", self.others(winner))
            gifts.append((seat, self.number(winner, "give", hand)))
            hand.remove(gifts[-1][1])
        for seat, card in gifts:
            self.hands[winner].remove(card)
            self.hands[seat].append(card)

    def over(self) -> bool:
        """Whether that was the last manche; writes the time down."""
        if self.end == "manches":
            return bool(self.count == self.aim)
        if self.end == "target":
            return bool(max(self.totals) >= self.aim)
        self.clock += self.rng.randrange(50, 150)
        if self.tell:
            self.log[-1]["at"] = self.clock
        return bool(self.clock >= self.aim)

    def finish(self) -> None:
        """Winners by points, then by manches won."""
        first = [seat for seat in range(self.n) if self.totals[seat] == max(self.totals)]
        wins = max(self.won[seat] for seat in first)
        winners = [seat for seat in first if self.won[seat] == wins]
        if len(first) > 1:
            self.mark("shared" if len(winners) == len(first) else "tie broken")
            self.mark("three tied" if len(first) > 2 else "two tied")
        self.outcome = {"winners": winners, "scores": self.totals, "reason": self.end}


def make(players: int, seed: int = 1, **options: Any) -> Record:
    """A good record."""
    return Game(players, seed, **options).record()


@cache
def first(mark: str, options: str) -> Game:
    """The first random game in which this happened."""
    games = (Game(seed=seed, **json.loads(options)) for seed in range(3000))
    return next(game for game in games if mark in game.marks)


def find(mark: str, options: Record) -> tuple[Game, Record, int]:
    """A game in which this happened, its record, and where it happened."""
    game = first(mark, json.dumps(options))
    return game, game.record(), game.marks[mark][0]


def parts(record: Record, upto: int) -> Record:
    """The same game, broken off after `upto` log entries."""
    return {**record, "log": record["log"][:upto], "outcome": None}


# --- good records -------------------------------------------------------------------------------

SHORT = {"manches": 1}
ENDS: list[Any] = [None, SHORT, {"manches": 2}, {"target": 15}, {"target": 40}, {"time": 120}]
SUBSETS = [
    dict(zip(("revolt", "conspiracy", "benevolence"), switches, strict=True))
    for switches in product((False, True), repeat=3)
]


def test_tables_agree() -> None:
    for n in range(4, 11):
        assert COPIES[n] == 8 - REMOVED[n]
        assert HAND[n] == DEALT[n]
        assert list(POINTS[n]) == PRINTED[n]


@pytest.mark.parametrize("players", range(4, 11))
@pytest.mark.parametrize("subset", SUBSETS, ids=lambda on: "".join(k[0] for k in on if on[k]))
def test_accepts_games_of_every_mode(players: int, subset: Record) -> None:
    for seed, end in enumerate(ENDS[(players + SUBSETS.index(subset)) % 3 :: 3]):
        options = {name: on for name, on in subset.items() if on or seed % 2}
        game = Game(players, seed, tell=bool(seed), end=end, **options)
        record = game.record()
        assert referee(record) == []
        last = len(record["log"]) - 1
        for upto in (1, last // 2, last) if seed else (game.marks["deal"][-1] + 1,):
            assert referee(parts(record, upto)) == []


def test_the_generator_meets_everything_rare() -> None:
    marks: Counter[str] = Counter()
    for seed in range(200):
        marks.update(Game(seed=seed, **ALL).marks.keys())
    wanted = [
        *(f"B-10.{row}" for row in range(1, 10)),
        *(f"won with {v} {how}" for v in range(1, 14) for how in ("in", "out")),
        *(f"out by {value}" for value in (9, 10, 11, 12)),
        *(f"{top} on {top}" for top in range(1, 14)),
        *("equal and out", "equal of two", "skip goes on", "murder and out", "last slip"),
        *("conspiracy past one out", "no conspiracy", "revolt", "gift of the only card"),
        *("cut short on 13", "cut short on 9", "cut short on 2", "merciful", "merciless"),
    ]
    assert [mark for mark in wanted if not marks[mark]] == []


def test_accepts_what_the_format_leaves_open() -> None:
    game = Game(4, end=None, revolt=True)
    record = game.record()
    record["outcome"] |= {"ranking": [1, 2, 3, 4], "totals": {}}
    record |= {"seed": "00", "commitment": None, "nonces": ["x"]}
    for entry in record["log"]:
        del entry["hash"]
        entry["note"] = "well played"
        if not entry["fate"]:
            del entry["fate"]
        for item in entry.get("fate", [])[1:]:
            item[2].reverse()
    del record["options"]["end"]
    assert referee(record) == []
    record["options"]["end"] = {"manches": 2}
    assert referee(record) == []


@pytest.mark.parametrize("mark", ["shared", "tie broken", "two tied", "three tied"])
def test_accepts_ties_and_refuses_other_winners(mark: str) -> None:
    _, record, _ = find(mark, {"players": 6, "end": {"manches": 2}})
    assert referee(record) == []
    outcome = record["outcome"]
    for winners in [[0], [1, 2], [], [0, 1, 2, 3, 4, 5], outcome["winners"] * 2]:
        wrong = {**record, "outcome": {**outcome, "winners": winners}}
        assert (referee(wrong) == []) == (winners == outcome["winners"])
        assert all(": B-12.6: winners" in fault for fault in referee(wrong))


def test_time_games() -> None:
    game = Game(4, 3, end={"time": 250})
    record, ends = game.record(), game.marks["last entry of manche"]
    assert referee(record) == []
    assert len(ends) > 1
    at = [record["log"][end]["at"] for end in ends]
    record["log"][ends[-1]]["at"] = 250
    assert referee(record) == []
    for now, before in ((249, [1, 2]), (250, [1, 250]), (at[-1], [at[-1] + 1])):
        wrong = copy.deepcopy(record)
        wrong["log"][ends[-1]]["at"] = now
        for end, second in zip(ends, before, strict=False):
            wrong["log"][end]["at"] = second
        assert ": B-1" in referee(wrong)[0]
    for junk in (-1, 250.0, "250", True, [250]):
        wrong = copy.deepcopy(record)
        wrong["log"][ends[-1]]["at"] = junk
        assert referee(wrong)[0].startswith(f"log[{ends[-1]}]: B-12.4: at ")
    for end in ends:  # when nobody says the time, the game may end after any manche
        del record["log"][end]["at"]
    assert referee(record) == []
    for end in ends:
        record["log"][end]["at"] = 1
        assert (referee(record) == []) == (end != ends[-1])
    record["log"][ends[-1]]["at"] = 10**9
    assert referee(record) == []
    record["log"][ends[0] + 3]["at"] = 250  # told in mid-manche: it goes on, the game ends with it
    assert (referee(record) == []) == (len(ends) == 2)


def test_a_time_game_ends_where_the_record_ends_it() -> None:
    game = Game(5, 4, tell=False, end={"time": 500})
    record, end = game.record(), game.marks["last entry of manche"][0]
    log = record["log"][: end + 1]
    log[end]["fate"] = []
    assert (
        ": B-12.4: None, but the game is over" in referee(record | {"log": log, "outcome": None})[0]
    )
    once = Game(5, 4, end=SHORT).outcome
    assert once is not None
    assert referee(record | {"log": log, "outcome": once | {"reason": "time"}}) == []


# --- tampered records ---------------------------------------------------------------------------

Tamper = Callable[[Game, list[Any], int], None]  # the game, a copy of its log, the marked index
Entry = dict[str, Any]


def send(move: str) -> Tamper:
    """The marked entry has another move."""

    def tamper(game: Game, log: list[Any], at: int) -> None:
        log[at]["move"] = move

    return tamper


def insert(move: str, ahead: int = 0) -> Tamper:
    """The marked seat makes one more move, before the marked entry or later."""

    def tamper(game: Game, log: list[Any], at: int) -> None:
        log.insert(at + ahead, {"seat": log[at]["seat"], "move": move})

    return tamper


def insert_of_last_player(move: str) -> Tamper:
    """The owner of the last combination makes one more move before the marked entry."""

    def tamper(game: Game, log: list[Any], at: int) -> None:
        plays = [entry for entry in log[:at] if "x" in str(entry.get("move"))]
        log.insert(at, {"seat": plays[-1]["seat"], "move": move})

    return tamper


def drop(game: Game, log: list[Any], at: int) -> None:
    """The marked entry is missing."""
    del log[at]


def drop_next(game: Game, log: list[Any], at: int) -> None:
    """The entry after the marked one is missing."""
    del log[at + 1]


def twice(game: Game, log: list[Any], at: int) -> None:
    """The marked entry stands twice."""
    log.insert(at, copy.deepcopy(log[at]))


def exchange(game: Game, log: list[Any], at: int) -> None:
    """The marked entry and the next one stand in the other order."""
    log[at], log[at + 1] = log[at + 1], log[at]


def by_another(game: Game, log: list[Any], at: int) -> None:
    """Another seat sends the marked move."""
    log[at]["seat"] = (log[at]["seat"] + 1) % game.n


def by_another_with_own_card(game: Game, log: list[Any], at: int) -> None:
    """Another seat that is in leads instead, with a card it holds."""
    seats = [seat for seat, hand in enumerate(game.hands_at[at]) if hand]
    seat = next(seat for seat in seats if seat != log[at]["seat"])
    log[at] |= {"seat": seat, "move": f"{game.hands_at[at][seat][0]}x1"}


def without(verb: str) -> Tamper:
    """The marked seat sends a value it does not hold."""

    def tamper(game: Game, log: list[Any], at: int) -> None:
        hand = game.hands_at[at][log[at]["seat"]]
        log[at]["move"] = f"{verb} {next(v for v in range(1, 14) if v not in hand)}"

    return tamper


def one_too_many(game: Game, log: list[Any], at: int) -> None:
    """The leader plays one card more than the hand has of this value."""
    value = int(log[at]["move"].split("x")[0])
    count = game.hands_at[at][log[at]["seat"]].count(value)
    log[at]["move"] = f"{value}x{count + 1}"


def take_what_is_gone(game: Game, log: list[Any], at: int) -> None:
    """The last one takes something else than what is left."""
    value = int(log[at]["move"].split()[1])
    log[at]["move"] = f"take {value % 13 + 1}"


def to_oneself(game: Game, log: list[Any], at: int) -> None:
    """A gift to the giver."""
    log[at]["move"] = f"to {log[at]['seat']}"


def give_twice_what_is_held_once(game: Game, log: list[Any], at: int) -> None:
    """Both gifts are the same card. The mark is on `gifts 2`."""
    hand = game.hands_at[at][log[at]["seat"]]
    single = [value for value in hand if hand.count(value) == 1]
    log[at + 2]["move"] = log[at + 4]["move"] = f"give {single[0]}"


def hand_gifts_over_at_once(game: Game, log: list[Any], at: int) -> None:
    """Both cards to one player by a single pair of moves. The mark is on `gifts 2`."""
    del log[at + 3 : at + 5]


def name_both_first(game: Game, log: list[Any], at: int) -> None:
    """Both recipients, then both cards. The mark is on `gifts 2`."""
    log[at + 2], log[at + 3] = log[at + 3], log[at + 2]


def pass_of_the_skipped(game: Game, log: list[Any], at: int) -> None:
    """The next player in passes although an equal reply took the turn. The mark is on it."""
    seat = log[at]["seat"]
    hands = game.hands_at[at + 1]
    line = [(seat + step) % game.n for step in range(1, game.n)]
    log.insert(at + 1, {"seat": next(s for s in line if hands[s]), "move": "pass"})


def pass_of_one_out(game: Game, log: list[Any], at: int) -> None:
    """The seat that is out passes. The mark is on the last play of it, in mid-round."""
    log.insert(at + 1, {"seat": log[at]["seat"], "move": "pass"})


def cross_the_slip(game: Game, log: list[Any], at: int) -> None:
    """The trigger's left neighbour passes on what it is about to receive."""
    slips = [entry for entry in log[at + 1 :] if str(entry["move"]).startswith("slip")]
    hands = game.hands_at[at]
    for entry in slips:
        seat = entry["seat"]
        line = [(seat + step) % game.n for step in range(1, game.n)]
        target = next(s for s in line if hands[s])
        if int(entry["move"].split()[1]) not in hands[target]:
            other = next(entry for entry in slips if entry["seat"] == target)
            other["move"] = entry["move"]
            return
    pytest.fail("nobody receives a value that is new to them")


def slip_of_one_out(game: Game, log: list[Any], at: int) -> None:
    """A player without cards joins the Conspiracy."""
    seat = next(seat for seat, hand in enumerate(game.hands_at[at]) if not hand)
    log.insert(at + 1, {"seat": seat, "move": "slip 5"})


def no_power(game: Game, log: list[Any], at: int) -> None:
    """The Consul had said off. The mark is on an equal reply."""
    next(entry for entry in log[:at][::-1] if entry["move"] == "power on")["move"] = "power off"


def lead_instead(game: Game, log: list[Any], at: int) -> None:
    """The marked seat plays any single card it holds instead of what is due."""
    log[at]["move"] = f"{game.hands_at[at][log[at]['seat']][0]}x1"


def clear_fate(game: Game, log: list[Any], at: int) -> None:
    """No chance where some was due."""
    log[at]["fate"] = []


def postpone_fate(game: Game, log: list[Any], at: int) -> None:
    """The deal stands in the next entry."""
    log[at + 1]["fate"], log[at]["fate"] = log[at]["fate"], []


def rotate_fate(game: Game, log: list[Any], at: int) -> None:
    """The hands are dealt from another seat on."""
    deals = [item for item in log[at]["fate"] if item[0] == "deal"]
    log[at]["fate"][-len(deals) :] = [*deals[1:], deals[0]]


def redraw_positions(game: Game, log: list[Any], at: int) -> None:
    """New positions by chance before the second manche."""
    log[at]["fate"].insert(0, log[0]["fate"][0])


def some_fate(game: Game, log: list[Any], at: int) -> None:
    """Chance where none was due."""
    log[at]["fate"] = [["deal", 0, [1]]]


def edit_deal(edit: Callable[[list[Any]], None]) -> Tamper:
    """The first hand dealt in the marked entry is another."""

    def tamper(game: Game, log: list[Any], at: int) -> None:
        edit(next(item for item in log[at]["fate"] if item[0] == "deal")[2])

    return tamper


def first_becomes(value: object) -> Tamper:
    """The first card of the first hand is another."""
    return edit_deal(lambda hand: hand.__setitem__(0, value))


def one_value_only(hand: list[Any]) -> None:
    hand[:] = [5] * len(hand)


FOUR: Record = {"players": 4, "end": SHORT}
TWO: Record = {"players": 4, "end": {"manches": 2}}
KIND: Record = FOUR | {"benevolence": True}
PLOT: Record = FOUR | {"conspiracy": True}
ALL: Record = FOUR | {"revolt": True, "conspiracy": True, "benevolence": True}
TAMPERING: list[tuple[str, Record, Tamper, int, str]] = [  # mark, options, what; offset, article
    # chance
    ("deal", FOUR, clear_fate, 0, "B-2.1"),
    ("deal", FOUR, rotate_fate, 0, "B-3.2"),
    ("deal", FOUR, first_becomes(14), 0, "B-1.4"),
    ("deal", FOUR, first_becomes(0), 0, "B-1.4"),
    ("deal", FOUR, first_becomes("5"), 0, "B-1.4"),
    ("deal", FOUR, first_becomes(5.0), 0, "B-1.4"),
    ("deal", FOUR, first_becomes(True), 0, "B-1.4"),
    ("deal", FOUR, first_becomes([5]), 0, "B-1.4"),
    ("deal", FOUR, edit_deal(one_value_only), 0, "B-1.4"),
    ("deal", FOUR, edit_deal(lambda hand: hand.append(5)), 0, "B-3.4"),
    ("deal", FOUR, edit_deal(lambda hand: hand.clear()), 0, "B-3.4"),
    ("deal", FOUR, lambda g, log, at: log[0]["fate"].pop(), 0, "B-3.2"),
    ("deal", FOUR, lambda g, log, at: log[0]["fate"].pop(0), 0, "B-2.1"),
    ("deal", FOUR, lambda g, log, at: log[0]["fate"][0][2].pop(), 0, "B-2.1"),
    ("deal", FOUR, lambda g, log, at: log[0]["fate"][0][2].reverse(), 0, "B-3.2"),
    ("deal", FOUR, lambda g, log, at: log[0]["fate"][0].__setitem__(1, 0), 0, "B-2.1"),
    ("deal", FOUR, lambda g, log, at: log[0]["fate"][0].__setitem__(2, [0, 1, 2, 2]), 0, "B-2.1"),
    ("deal", FOUR, lambda g, log, at: log[0]["fate"][0].__setitem__(2, [1, 2, 3, 4]), 0, "B-2.1"),
    ("deal", FOUR, lambda g, log, at: log[0].update(seat=0, move="forum 1"), 0, "record"),
    ("deal", FOUR, twice, 1, "record"),
    ("forum", FOUR, some_fate, 0, "record"),
    ("last entry of manche", FOUR, some_fate, 0, "B-12.1"),
    ("last entry of manche", TWO, clear_fate, 0, "B-11.6"),
    ("last entry of manche", TWO, rotate_fate, 0, "B-11.6"),
    ("last entry of manche", TWO, redraw_positions, 0, "B-11.6"),
    ("last entry of manche", TWO, postpone_fate, 0, "B-11.6"),
    ("last entry of manche", TWO, first_becomes(14), 0, "B-1.4"),
    ("last entry of manche", TWO, edit_deal(one_value_only), 0, "B-1.4"),
    ("last entry of manche", FOUR, twice, 1, "B-12.1"),
    # forum
    ("forum", FOUR, send("forum 0"), 0, "B-4.1"),
    ("forum", FOUR, send("forum 4"), 0, "B-4.1"),
    ("forum", FOUR, by_another, 0, "B-4.1"),
    ("forum", FOUR, drop, 0, "B-4.1"),
    ("forum", FOUR, twice, 1, "B-4.2"),
    ("forum", FOUR, lead_instead, 0, "B-4.1"),
    ("lay", FOUR, without("lay"), 0, "B-4.2"),
    ("lay", FOUR, without("take"), 0, "B-4.2"),
    ("lay", FOUR, send("lay 14"), 0, "B-4.2"),
    ("lay", FOUR, send("lay 0"), 0, "B-4.2"),
    ("last lay", FOUR, drop, 0, "B-4.2"),
    ("last lay", FOUR, by_another, 0, "B-4.2"),
    ("last lay", FOUR, exchange, 0, "B-4.2"),
    ("last lay", FOUR, twice, 1, "B-4.6"),
    ("take", FOUR, by_another, 0, "B-4.6"),
    ("take", FOUR, send("take 14"), 0, "B-4.7"),
    ("last take", FOUR, take_what_is_gone, 0, "B-4.7"),
    ("last take", FOUR, drop, 0, "B-4.6"),
    ("last take", FOUR, twice, 1, "B-5.1"),
    ("merciful", KIND, send("mercy no"), 1, "B-4.6"),
    ("merciless", KIND, send("mercy yes"), 1, "B-15.3"),
    ("merciful", KIND, drop, 0, "B-15.1"),
    ("merciless", KIND, drop, 0, "B-15.1"),
    ("merciful", KIND, by_another, 0, "B-15.1"),
    ("merciful", KIND, twice, 1, "B-15.3"),
    ("merciful", KIND, exchange, 0, "B-15.1"),
    ("last lay", FOUR, insert("mercy yes", 1), 1, "B-4.6"),
    # the Consul
    ("power", FOUR, by_another, 0, "B-5.1"),
    ("power", FOUR, drop, 0, "B-5.1"),
    ("power", FOUR, twice, 1, "B-6.2"),
    ("power", FOUR, exchange, 0, "B-5.1"),
    ("last take", FOUR, exchange, 0, "B-4.6"),
    ("equal", FOUR, no_power, 0, "B-6.13"),
    # leads and replies
    ("B-6.2", FOUR, by_another_with_own_card, 0, "B-6.2"),
    ("lead", FOUR, send("pass"), 0, "B-6.5"),
    ("lead", FOUR, one_too_many, 0, "B-6.6"),
    ("lead", FOUR, send("14x1"), 0, "B-6.6"),
    ("lead", FOUR, send("5x0"), 0, "record"),
    ("lead", FOUR, send("5X1"), 0, "record"),
    ("lead", FOUR, send("05x1"), 0, "record"),
    ("lead", FOUR, send("5x01"), 0, "record"),
    ("lead", FOUR, send(" 5x1"), 0, "record"),
    ("lead", FOUR, send("5x1\n"), 0, "record"),
    ("lead", FOUR, send("٥x1"), 0, "record"),
    ("lead", FOUR, send("5" * 5000 + "x1"), 0, "record"),
    ("pass", FOUR, send("14x1"), 0, "B-6.7"),
    ("pass", FOUR, send("Pass"), 0, "record"),
    ("pass", FOUR, by_another, 0, "B-6.3"),
    ("pass", FOUR, send("discard 5"), 0, "B-6.3"),
    ("equal and in", FOUR, pass_of_the_skipped, 1, "B-6.14"),
    ("equal and out", FOUR, pass_of_the_skipped, 1, "B-6.14"),
    ("equal of two", FOUR, pass_of_the_skipped, 1, "B-10."),
    ("equal and in", FOUR, insert("pass", 1), 1, "B-6.20"),
    ("equal and out", FOUR, pass_of_one_out, 1, "B-6.4"),
    ("lead", FOUR, twice, 1, "B-6.20"),
    *((f"B-10.{row}", ALL, by_another_with_own_card, 0, f"B-10.{row}") for row in range(1, 10)),
    *((f"B-10.{row}", ALL, send("pass"), 0, "B-6.5") for row in range(1, 10)),
    # effects
    *((f"won with {v} in", FOUR, insert("discard 5"), 0, "B-10.1") for v in NO_EFFECT),
    *((f"won with {v} in", FOUR, lead_instead, 0, "B-8.") for v in range(9, 13)),
    *((f"won with {v} in", FOUR, send("pass"), 0, "B-8.") for v in range(9, 13)),
    *((f"won with {v} in", FOUR, by_another, 0, "B-8.") for v in range(9, 13)),
    *((f"won with {v} in", FOUR, drop, 0, "B-") for v in range(9, 13)),
    ("won with 9 out", FOUR, insert_of_last_player("gifts 1"), 0, "B-10.4"),
    ("won with 10 out", FOUR, insert_of_last_player("discard 5"), 0, "B-10.4"),
    ("won with 11 out", FOUR, insert_of_last_player("to 1"), 0, "B-10.8"),
    ("won with 12 out", FOUR, insert_of_last_player("discard 5"), 0, "B-10.9"),
    ("won with 13 out", FOUR, insert_of_last_player("discard 5"), 0, "B-10.2"),
    ("won with 9 in", FOUR, send("discard 5"), 0, "B-8.5"),
    ("won with 9 in", FOUR, send("to 1"), 0, "B-8.5"),
    ("won with 10 in", FOUR, send("gifts 1"), 0, "B-8.7"),
    ("won with 11 in", FOUR, send("gifts 1"), 0, "B-8.8"),
    ("won with 11 in", FOUR, send("discard 5"), 0, "B-8.8"),
    ("won with 12 in", FOUR, send("to 1"), 0, "B-8.9"),
    ("won with 10 in", FOUR, without("discard"), 0, "B-8.7"),
    ("won with 12 in", FOUR, without("discard"), 0, "B-8.9"),
    ("won with 12 in", FOUR, twice, 1, "B-10.9"),
    ("won with 11 in", FOUR, to_oneself, 0, "B-8.13"),
    ("won with 11 in", FOUR, send("to 4"), 0, "B-8.13"),
    ("won with 11 in", FOUR, exchange, 0, "B-8.8"),
    ("won with 11 in", FOUR, drop_next, 1, "B-8.8"),
    ("won with 11 in", FOUR, twice, 1, "B-8.8"),
    ("gifts", FOUR, send("gifts 0"), 0, "B-8.5"),
    ("gifts", FOUR, send("gifts 3"), 0, "B-8.5"),
    ("gift of the only card", FOUR, send("gifts 2"), 0, "B-8.6"),
    ("gift of one of many", FOUR, send("gifts 2"), 3, "B-8.5"),
    ("gifts 2", FOUR, send("gifts 1"), 3, "B-10."),
    ("gifts 2", FOUR, hand_gifts_over_at_once, 3, "B-8.5"),
    ("gifts 2", FOUR, name_both_first, 2, "B-8.5"),
    ("gifts 2", FOUR, give_twice_what_is_held_once, 4, "B-8.5"),
    ("to", FOUR, to_oneself, 0, "B-8.13"),
    ("give", FOUR, without("give"), 0, "B-8."),
    # Conspiracy
    ("conspiracy", PLOT, drop, 0, "B-14.1"),
    ("conspiracy", PLOT, by_another, 0, "B-14.1"),
    ("conspiracy", PLOT, send("conspire no"), 1, "B-6."),
    ("conspiracy", PLOT, send("pass"), 0, "B-14.1"),
    ("conspiracy", PLOT, cross_the_slip, -1, "B-14.4"),
    ("conspiracy past one out", PLOT, slip_of_one_out, 1, "B-14.3"),
    ("no conspiracy", PLOT, send("conspire yes"), 1, "B-14.3"),
    ("no conspiracy", PLOT, drop, 0, "B-14.1"),
    ("no conspiracy", PLOT, twice, 1, "B-6."),
    ("murder and out", PLOT, pass_of_one_out, 1, "B-6.4"),
    ("murder and out", PLOT, insert("conspire no", 1), 1, "B-6.4"),
    ("1 on 0", PLOT, insert("conspire yes", 1), 1, "B-6.20"),
    ("1 on 1", PLOT, insert("conspire yes", 1), 1, "B-"),
    ("1 on 13", FOUR, insert("conspire no", 1), 1, "B-6.20"),
    ("slip", PLOT, without("slip"), 0, "B-14.4"),
    ("slip", PLOT, twice, 1, "B-14.3"),
    ("last slip", PLOT, drop, 0, "B-14.3"),
    ("last slip", PLOT, by_another, 0, "B-14.3"),
    # form
    ("lay", FOUR, lambda g, log, at: log[at].update(hash=7), 0, "record"),
    ("lay", FOUR, lambda g, log, at: log[at].update(seat=4), 0, "record"),
    ("lay", FOUR, lambda g, log, at: log[at].update(seat=-1), 0, "record"),
    ("lay", FOUR, lambda g, log, at: log[at].update(seat=False), 0, "record"),
    ("lay", FOUR, lambda g, log, at: log[at].update(fate={}), 0, "record"),
    ("lay", FOUR, lambda g, log, at: log.insert(at, None), 0, "record"),
]
FAULT = re.compile(r"(log\[\d+\]|outcome after log\[\d+\]|[a-z]+): (B-\d+(\.\d+)?|record): .+")


@pytest.mark.parametrize(("mark", "options", "tamper", "offset", "article"), TAMPERING)
def test_refuses_tampering(
    mark: str, options: Record, tamper: Tamper, offset: int, article: str
) -> None:
    game, record, at = find(mark, options)
    assert referee(record) == []
    tamper(game, record["log"], at)
    [fault] = referee(record)
    assert FAULT.fullmatch(fault), fault
    assert f": {article}" in fault, (at, fault)
    assert offset < 0 or fault.startswith(f"log[{at + offset}]: "), (at, fault)


@pytest.mark.parametrize(
    ("mark", "options", "wrong", "article"),
    [
        ("merciful", KIND, {"benevolence": False}, "B-4.6"),
        ("take", FOUR, {"benevolence": True}, "B-15.1"),
        ("conspiracy", PLOT, {"conspiracy": False}, "B-6.20"),
        ("1 on 13", FOUR, {"conspiracy": True}, "B-14.1"),
        ("revolt", FOUR | {"revolt": True}, {"revolt": False}, "B-9.3: scores"),
        ("last entry of manche", FOUR, {"end": {"manches": 2}}, "B-11.6"),
        ("last entry of manche", FOUR, {"end": None}, "B-11.6"),
        ("last entry of manche", TWO, {"end": SHORT}, "B-12.1"),
        ("last entry of manche", FOUR, {"end": {"target": 99}}, "B-11.6"),
        ("last entry of manche", FOUR, {"end": {"target": 1}}, "B-12.3: reason"),
        ("last entry of manche", FOUR, {"end": {"time": 1}}, "B-12.4: reason"),
        ("last entry of manche", TWO, {"end": {"target": 5}}, "B-12.3"),
    ],
)
def test_refuses_other_options(mark: str, options: Record, wrong: Record, article: str) -> None:
    _, record, _ = find(mark, options)
    record["options"] |= wrong
    [fault] = referee(record)
    assert FAULT.fullmatch(fault), fault
    assert f": {article}" in fault, fault


def test_refuses_2s_that_were_no_revolt() -> None:
    _, record, _ = find("cut short on 2", FOUR)
    assert referee(record) == []
    record["options"]["revolt"] = True
    assert ": B-9.3: scores" in referee(record)[0]


@pytest.mark.parametrize("players", [4, 7, 10])
def test_refuses_other_outcomes(players: int) -> None:
    record = make(players, end=SHORT)
    good, last = record["outcome"], len(record["log"]) - 1
    seats = list(range(players))
    wrong: list[Any] = [
        *(good | {"winners": others} for others in ([], seats, [players], [seats], None, "0")),
        good | {"winners": [float(seat) for seat in good["winners"]]},
        *(
            good | {"scores": [s + (seat == at) for at, s in enumerate(good["scores"])]}
            for seat in seats
        ),
        *(
            good | {"scores": [s - (seat == at) for at, s in enumerate(good["scores"])]}
            for seat in seats
        ),
        good | {"scores": good["scores"][:-1]},
        good | {"scores": [float(score) for score in good["scores"]]},
        good | {"scores": dict(enumerate(good["scores"]))},
        *(good | {"reason": reason} for reason in ("target", "time", "resigned", *JUNK)),
        *({key: good[key] for key in good if key != lost} for lost in good),
        *(None, [], {}, "won", 0),
    ]
    for outcome in wrong:
        faults = referee(record | {"outcome": outcome})
        assert faults, outcome
        for fault in faults:
            assert fault.startswith(f"outcome after log[{last}]: B-"), fault
    lost = dict(record)
    del lost["outcome"]
    assert referee(lost)[0] == "outcome: record: None"
    early = record | {"log": record["log"][:-1]}
    assert referee(early) == [
        f"outcome after log[{last - 1}]: B-12.1: given, but the game is not over"
    ]


@pytest.mark.parametrize(
    "wrong",
    [
        *({"players": players} for players in (3, 11, 5, 4.0, "4", True, None, [4])),
        *({name: 1} for name in ("revolt", "conspiracy", "benevolence")),
        *({name: None} for name in ("revolt", "conspiracy", "benevolence")),
        *({"end": {name: 0}} for name in ("manches", "target", "time")),
        *({"end": {name: 1.0}} for name in ("manches", "target", "time")),
        *({"end": {name: None}} for name in ("manches", "target", "time")),
        {"end": {"manches": True}},
        {"end": {"manches": 2, "target": 9}},
        {"end": {"points": 9}},
        *({"end": junk} for junk in JUNK[1:]),
        {"speed": "fast"},
    ],
)
def test_refuses_wrong_options(wrong: Record) -> None:
    record = make(4)
    record["options"] |= wrong
    [fault] = referee(record)
    assert FAULT.fullmatch(fault), fault
    assert fault.startswith(("options: ", "seats: "))


def test_refuses_wrong_seats() -> None:
    for seats in (["x"] * 3, ["x"] * 5, [], None, "abcd", ["a", "b", "c", 4]):
        assert referee(make(4) | {"seats": seats})[0].startswith("seats: ")
    for count in (3, 11):
        record = make(4) | {"seats": ["x"] * count, "options": {"players": count}}
        assert referee(record) == [f"options: B-1.3: {count} players"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("format", value) for value in ("ludus/2", None)),
        ("game", "gorus"),
        *(("version", value) for value in ("1", -1, 1.0, None)),
        ("content", 7),
        *(("log", value) for value in JUNK if value != ["x", None, []]),
        *(("options", value) for value in JUNK if value != {}),
    ],
)
def test_refuses_a_wrong_head(key: str, value: object) -> None:
    assert referee(make(4) | {key: value})[0].startswith(f"{key}: record: ")


def nodes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values inside a value."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        yield (*path, key)
        if isinstance(inner, dict | list):
            yield from nodes(inner, (*path, key))


@pytest.mark.parametrize("players", [4, 5])
def test_junk_anywhere_is_a_fault_and_never_a_traceback(players: int) -> None:
    record = make(seed=2, **ALL | {"players": players, "end": {"time": 1}})
    assert referee(record) == []
    paths = list(nodes(record))
    head = [path for path in paths if path[0] != "log"]
    for path in [*head, *random.Random(1).sample(paths, 50)]:
        *way, last = path
        holder: Any = record
        for key in way:
            holder = holder[key]
        good = holder[last]
        for junk in JUNK:
            holder[last] = junk
            faults = referee(record)
            free = path[0] in ("options", "seats", "version", "content")
            free = free or (last == "hash" and isinstance(junk, str))
            free = free or (last == "at" and (junk is None or junk == 99))
            same = repr(junk) == repr(good) or (last == "fate" and good == [] and junk is None)
            assert free or same or faults, (path, good, junk)
            assert all(FAULT.fullmatch(fault) for fault in faults), faults
        holder[last] = good
    for junk in JUNK:
        assert referee(junk)


def fault_of(table: Table, seat: int, move: str) -> str | None:
    """What the table says to a move; if it refuses, it must stay as it was."""
    try:
        table.read({"seat": seat, "move": move})
    except Fault as fault:
        return fault.article
    return None


def standing(table: Table) -> str:
    """Everything about a table but what belongs to the present entry."""
    passing = ("fate", "timed", "actor")
    return repr({name: value for name, value in vars(table).items() if name not in passing})


@pytest.mark.parametrize("players", range(4, 11))
def test_every_move_and_seat_is_judged_as_the_generator_judges(players: int) -> None:
    """At each entry: what was open is taken, and no other move and no other seat is."""
    rng = random.Random(players)
    game = Game(seed=players + 20, **ALL | {"players": players})
    table = Table(read_options(game.options, ["x"] * players))
    table.read(game.log[0])
    for at, choices in enumerate(game.open_at[1:], start=1):
        if at % max(players - 4, 1):  # fewer positions of the long games
            table.read(game.log[at])
            continue
        state, seat = standing(table), rng.choice(sorted(choices))
        tries = [(seat, move) for move in VOCABULARY]
        tries += [(other, rng.choice(VOCABULARY)) for other in range(players)]
        tries += [(other, move) for other in range(players) for move in choices[seat]]
        for other, move in tries:
            if move not in choices.get(other, ()):
                assert fault_of(table, other, move), (at, other, move)
        assert standing(table) == state
        move = rng.choice(sorted(choices[seat]))
        assert fault_of(copy.deepcopy(table), seat, move) is None, (at, seat, move)
        table.read(game.log[at])
    assert table.winners == (game.outcome or {})["winners"]


def interchangeable(one: Entry, two: Entry) -> bool:
    """Whether two neighbouring entries may as well stand in the other order."""
    verbs = {one["move"].split()[0], two["move"].split()[0]}
    same_seat = one["seat"] == two["seat"]
    return verbs in ({"lay"}, {"slip"}) or (verbs == {"take"} and same_seat) or one == two


@pytest.mark.parametrize("seed", range(2))
def test_every_entry_matters_and_its_place(seed: int) -> None:
    """No entry can be dropped, doubled or exchanged with the next one."""
    record = make(seed=seed, **ALL | {"players": 4 + seed % 2})
    log = record["log"]
    for at in range(len(log)):
        assert referee(record | {"log": log[:at] + log[at + 1 :]}), at
        assert referee(record | {"log": log[: at + 1] + log[at:]}), at
    for at in range(1, len(log) - 1):
        swapped = [*log[:at], log[at + 1], log[at], *log[at + 2 :]]
        good = interchangeable(log[at], log[at + 1])
        assert (referee(record | {"log": swapped}) == []) == good, at


@pytest.mark.parametrize("players", range(4, 11))
def test_two_cards_exchanged_between_hands_that_play_them_show(players: int) -> None:
    """Whoever played all of a value cannot have been dealt one less and another card more."""
    record, rng = make(players, seed=7, end=SHORT), random.Random(7)
    deals = [item for item in record["log"][0]["fate"] if item[0] == "deal"]
    ranks: list[Any] = sorted(deals, key=lambda item: -record["outcome"]["scores"][item[1]])
    refused = 0
    for _ in range(60):
        one, two = rng.sample(ranks[:-1], 2)
        a, b = rng.randrange(len(one[2])), rng.randrange(len(two[2]))
        same = one[2][a] == two[2][b]
        one[2][a], two[2][b] = two[2][b], one[2][a]
        faults = referee(record)
        refused += bool(faults)
        assert same == (not faults), (one, two, a, b)
        one[2][a], two[2][b] = two[2][b], one[2][a]
    assert refused


# --- the vectors of the specification -----------------------------------------------------------

OCTAVIUS, AGRIPPA, CLAUDIUS, DECIMUS = range(4)
REST = "3 5 7"  # a hand that does not matter


def scene(*hands: str, power: bool = False, leader: int = 0, out: str = "", **on: bool) -> Table:
    """A table in mid-manche: these hands, these seats already out (in this order), a lead due."""
    subset = {name: on.get(name, False) for name in ("revolt", "conspiracy", "benevolence")}
    table = Table(Options(len(hands), end="manches", goal=1, **subset))
    table.ranks = list(range(len(hands)))
    table.hands = [Counter(map(int, hand.split())) for hand in hands]
    table.places = [int(seat) for seat in out.split()]
    table.power, table.top, table.forum_cards = power, NOTHING, Counter()
    table.ask("play", [leader], "B-6.2")
    return table


def go(table: Table, moves: str) -> Table:
    """Play `seat move, seat move, …`."""
    for text in moves.split(", "):
        seat, move = text.split(" ", 1)
        table.read({"seat": int(seat), "move": move})
    return table


def due(table: Table) -> tuple[int, str]:
    """Who is to do what."""
    return table.line[0], table.verbs


def choices(table: Table, seat: int) -> set[str]:
    """All moves the referee would take from this seat."""
    return {move for move in VOCABULARY if fault_of(copy.deepcopy(table), seat, move) is None}


def hand(table: Table, seat: int) -> str:
    """A hand, sorted."""
    return " ".join(map(str, sorted(table.hands[seat].elements())))


LEAD, REPLY = "play", "play pass"


def test_v01_set_up_for_five() -> None:
    assert 13 * (8 - COPIES[5]) == 26
    assert (13 * COPIES[5], HAND[5], 5 * HAND[5]) == (78, 15, 75)
    assert [13 * COPIES[n] for n in range(4, 11)] == [65, 78, 78, 91, 91, 104, 104]
    assert [n * HAND[n] for n in range(4, 11)] == [64, 75, 78, 91, 88, 99, 100]


@pytest.mark.parametrize("players", range(4, 11))
def test_v02_t15_forum_in_rank_order(players: int) -> None:
    for benevolence, mercy in ((False, False), (True, False), (True, True)):
        game = Game(players, seed=1, end=SHORT, benevolence=benevolence)
        table = Table(read_options(game.options, ["x"] * players))
        table.read(game.log[0])
        ranks = table.ranks
        go(table, f"{ranks[0]} forum 2")
        for seat in range(players):
            for _ in range(2):
                go(table, f"{seat} lay {next(table.hands[seat].elements())}")
        if benevolence:
            go(table, f"{ranks[0]} mercy {'yes' if mercy else 'no'}")
        assert table.scores[ranks[0]] == 2 * mercy
        assert table.forum_cards.total() == 2 * players
        order = [ranks[-1], *ranks[1:-1], ranks[0]] if mercy else ranks
        assert take_order(ranks, mercy) == order
        for seat in order:
            for _ in range(2):
                assert due(table) == (seat, "take")
                go(table, f"{seat} take {max(table.forum_cards.elements())}")
        assert due(table) == (ranks[1], "power")
        assert {cards.total() for cards in table.hands} == {HAND[players]}


def test_v03_equal_replies_skip() -> None:
    table = scene("4 3", "4 8 3", REST, "4 3", power=True)
    go(table, "0 4x1, 1 4x1")
    assert due(table) == (3, REPLY)
    go(table, "3 4x1")
    assert due(table) == (1, REPLY)
    go(table, "1 8x1")
    assert (due(table), table.owner) == ((2, REPLY), 1)


def test_v04_brutus_only_on_caesar() -> None:
    table = scene("1 1 3", "13 13 3", "1 1 3", "12 12 3 4", leader=AGRIPPA)
    go(table, "1 13x2, 2 1x2, 3 12x2")
    assert due(table) == (OCTAVIUS, REPLY)
    assert fault_of(table, OCTAVIUS, "1x2") == "B-6.11"
    go(table, "0 pass, 1 pass, 2 pass")
    assert (due(table), choices(table, DECIMUS)) == ((3, "discard"), {"discard 3", "discard 4"})
    assert due(go(table, "3 discard 3")) == (CLAUDIUS, LEAD)


def test_v05_one_on_one_under_the_power() -> None:
    table = go(scene("1 3", REST, REST, "1 3", power=True, leader=DECIMUS), "3 1x1, 0 1x1")
    assert due(table) == (CLAUDIUS, REPLY)


def test_v06_a_whole_round() -> None:
    table = scene("2 2 7", "8 8 7", "5 5 7", "6 6 9 9 5 3 4 4")
    go(table, "0 2x2, 1 pass, 2 5x2, 3 6x2, 0 pass, 1 8x2, 2 pass, 3 9x2, 0 pass, 1 pass, 2 pass")
    assert due(table) == (DECIMUS, "gifts")
    go(table, "3 gifts 2, 3 to 1, 3 give 4, 3 to 1, 3 give 4")
    assert hand(table, AGRIPPA) == "4 4 7"
    assert due(table) == (DECIMUS, LEAD)
    assert due(go(table, "3 5x1")) == (OCTAVIUS, REPLY)


def test_v07_dux_patterns() -> None:
    table = go(scene(REST, "9 9 3 4", REST, REST, leader=1), "1 9x2, 2 pass, 3 pass, 0 pass")
    assert choices(table, AGRIPPA) == {"gifts 1", "gifts 2"}
    for gifts in (
        "1 gifts 2, 1 to 3, 1 give 3, 1 to 2, 1 give 4",
        "1 gifts 2, 1 to 2, 1 give 3, 1 to 2, 1 give 4",
        "1 gifts 1, 1 to 3, 1 give 3",
    ):
        after = go(copy.deepcopy(table), gifts)
        assert due(after)[1] == LEAD
        assert sum(cards.total() for cards in after.hands) == 11
    assert fault_of(table, AGRIPPA, "gifts 0") == "B-8.5"
    assert fault_of(table, AGRIPPA, "gifts 3") == "B-8.5"


def test_v08_senator() -> None:
    table = scene(REST, REST, "11 11 6 7", "4 4 4 8", leader=CLAUDIUS)
    go(table, "2 11x2, 3 pass, 0 pass, 1 pass, 2 to 3, 2 give 6")
    assert hand(table, DECIMUS) == "4 4 4 6 8"
    assert due(go(table, "3 4x3")) == (OCTAVIUS, REPLY)


def test_v09_points_and_positions_of_six() -> None:
    assert (POINTS[6][0], POINTS[6][1], POINTS[6][5]) == (10, 8, 0)
    table = scene("3", "4", "5", "6", "7", "8")
    go(table, "0 3x1, 1 4x1, 2 5x1, 3 6x1, 4 7x1")
    assert (table.ranks, table.scores) == ([0, 1, 2, 3, 4, 5], [10, 8, 6, 4, 2, 0])


def test_v10_the_manche_stops_at_once() -> None:
    table = go(scene("5", "4 4 4", "5 5 5", "13 13 13"), "0 5x1, 1 pass, 2 pass, 3 pass")
    assert (table.scores, due(table)) == ([6, 0, 0, 0], (AGRIPPA, LEAD))
    go(table, "1 4x3, 2 5x3")
    assert (table.scores, table.ranks) == ([6, 4, 2, 0], [0, 1, 2, 3])
    assert table.winners == [OCTAVIUS]


def test_v11_default_manches() -> None:
    default = {n: read_options({"players": n}, ["x"] * n).goal for n in range(4, 11)}
    assert default == {4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5}
    assert read_options({"players": 5}, list("abcde")) == Options(
        5, False, False, False, "manches", 3
    )
    time = {"players": 4, "revolt": True, "end": {"time": 60}}
    assert read_options(time, list("abcd")) == Options(4, True, False, False, "time", 60)


def test_v12_revolt() -> None:
    assert (revolt_bonus(2, 2), revolt_bonus(2, 8), revolt_bonus(3, 2)) == (4, 16, 0)
    assert go(scene("2 2", REST, REST, REST, revolt=True), "0 2x2").scores[0] == 10
    assert go(scene("2 2", REST, REST, REST), "0 2x2").scores[0] == 6
    on_ones = go(scene("1 3", "2", REST, REST, revolt=True), "0 1x1, 1 2x1")  # B-13.4
    assert on_ones.scores == [0, 8, 0, 0]
    equal = go(scene("2 3", "2", REST, REST, revolt=True, power=True), "0 2x1, 1 2x1")
    assert equal.scores == [0, 8, 0, 0]


def test_v13_no_conspiracy_with_other_ones() -> None:
    table = scene("1 3", "1 3", REST, REST, power=True, conspiracy=True)
    assert due(go(table, "0 1x1")) == (AGRIPPA, REPLY)
    assert due(go(table, "1 1x1")) == (DECIMUS, REPLY)


def test_v14_t03_vestalis_without_cards() -> None:
    table = go(scene("12", REST, REST, REST), "0 12x1, 1 pass, 2 pass, 3 pass")
    assert (due(table), table.places) == ((DECIMUS, LEAD), [OCTAVIUS])


@pytest.mark.parametrize(("players", "bonus"), [(4, 1), (6, 1), (7, 2), (10, 2)])
def test_v15_t07_caesar_without_cards(players: int, bonus: int) -> None:
    assert CAESAR_BONUS[players] == bonus
    table = go(scene("13", *[REST] * (players - 1)), "0 13x1")
    assert table.scores[0] == PRINTED[players][0]
    go(table, ", ".join(f"{seat} pass" for seat in range(1, players)))
    assert table.scores[0] == PRINTED[players][0] + bonus
    assert due(table) == (AGRIPPA, LEAD)


PASSES = "1 pass, 2 pass, 3 pass"


def test_t01_senator_without_cards() -> None:
    table = go(scene("11", REST, REST, REST), f"0 11x1, {PASSES}")
    assert (table.scores[0], due(table), table.article) == (6, (AGRIPPA, LEAD), "B-10.8")


def test_t02_senator_gives_the_last_card() -> None:
    table = go(scene("11 3", REST, REST, REST), f"0 11x1, {PASSES}, 0 to 2, 0 give 3")
    assert (table.places, table.scores[0]) == ([OCTAVIUS], 6)
    assert (due(table), table.article) == ((CLAUDIUS, LEAD), "B-10.7")


def test_t04_vestalis_discards_the_last_card_and_the_right_neighbour_is_out() -> None:
    table = go(scene("12 3", REST, REST, "", out="3"), "0 12x1, 1 pass, 2 pass, 0 discard 3")
    assert (table.places, table.scores[0]) == ([DECIMUS, OCTAVIUS], 4)
    assert due(table) == (CLAUDIUS, LEAD)


def test_t05_dux_gives_the_last_cards() -> None:
    gifts = "0 gifts 2, 0 to 2, 0 give 3, 0 to 2, 0 give 3"
    table = go(scene("9 3 3", REST, REST, REST), f"0 9x1, {PASSES}, {gifts}")
    assert (table.places, hand(table, CLAUDIUS)) == ([OCTAVIUS], "3 3 3 5 7")
    assert (due(table), table.article) == ((AGRIPPA, LEAD), "B-10.5")


def test_t06_no_revolt_by_an_effect() -> None:
    table = go(scene("10 2", REST, REST, REST, revolt=True), f"0 10x1, {PASSES}, 0 discard 2")
    assert (table.places, table.scores[0]) == ([OCTAVIUS], 6)


def test_t08_no_caesar_points_for_the_last_exit() -> None:
    table = go(scene("13", "1 5", "", "", out="2 3"), "0 13x1")
    assert (table.scores, table.ranks) == ([2, 0, 0, 0], [2, 3, 0, 1])


def test_t09_equal_reply_of_two_wins_at_once() -> None:
    table = go(scene("4 7", "4 9", "", "", out="2 3", power=True), "0 4x1, 1 4x1")
    assert due(table) == (AGRIPPA, LEAD)


def test_t10_equal_reply_with_the_last_card() -> None:
    table = go(scene("6 8", "6", REST, "", out="3", power=True), "0 6x1, 1 6x1")
    assert (table.places, due(table)) == ([DECIMUS, AGRIPPA], (OCTAVIUS, REPLY))
    assert due(go(table, "0 pass")) == (CLAUDIUS, LEAD)


def test_t11_caesar_on_caesar() -> None:
    table = go(scene("13 3", "13 3", REST, "1 13 7", power=True), "0 13x1, 1 13x1")
    assert due(table) == (DECIMUS, REPLY)
    assert choices(table, DECIMUS) == {"pass", "1x1", "13x1"}


def test_t12_conspiracy_jumps_over_those_out() -> None:
    table = scene("13 3", "1 5", "7 7", "", out="3", conspiracy=True)
    go(table, "0 13x1, 1 1x1")
    assert choices(table, AGRIPPA) == {"conspire yes", "conspire no"}
    go(table, "1 conspire yes, 2 slip 7, 0 slip 3, 1 slip 5")
    assert [hand(table, seat) for seat in range(4)] == ["7", "3", "5 7", ""]
    assert (due(table), table.top) == ((CLAUDIUS, REPLY), (1, 1))


def test_t13_no_conspiracy_without_cards() -> None:
    table = go(scene("13 3", "1", REST, REST, conspiracy=True), "0 13x1, 1 1x1")
    assert (table.places, due(table)) == ([AGRIPPA], (CLAUDIUS, REPLY))


def test_t14_revolt_ends_the_manche() -> None:
    table = go(scene("2 2 2", REST, "", "", out="2 3", revolt=True), "0 2x3")
    assert (table.scores, table.ranks) == ([8, 0, 0, 0], [2, 3, 0, 1])


def test_t16_shared_victory() -> None:
    assert best([20, 20, 20, 8], [2, 2, 1, 0]) == [0, 1]
    assert best([20, 19, 20, 8], [0, 5, 1, 0]) == [2]
    assert best([1, 2, 3, 4], [3, 0, 0, 0]) == [3]


def test_t17_dux_with_one_card() -> None:
    table = go(scene("9 3", REST, REST, REST), f"0 9x1, {PASSES}")
    assert choices(table, OCTAVIUS) == {"gifts 1"}
    assert due(go(table, "0 gifts 1, 0 to 2, 0 give 3")) == (AGRIPPA, LEAD)


def test_t18_recipients_are_in() -> None:
    for value in (9, 11):
        table = go(scene(f"{value} 3 3", REST, "", REST, out="2"), f"0 {value}x1, 1 pass, 3 pass")
        if value == 9:
            go(table, "0 gifts 2")
        assert choices(table, OCTAVIUS) == {"to 1", "to 3"}
        assert fault_of(table, OCTAVIUS, "to 2") == "B-8.13"


def test_t19_two_exits_in_one_round() -> None:
    table = go(scene("5", "6", REST, REST), "0 5x1, 1 6x1, 2 pass, 3 pass")
    assert (table.places, due(table)) == ([OCTAVIUS, AGRIPPA], (CLAUDIUS, LEAD))


def test_t20_pass_only() -> None:
    table = go(scene("13 13 3", "1 13 13", REST, REST), "0 13x2")
    assert choices(table, AGRIPPA) == {"pass"}


def test_t21_everything_on_brutus() -> None:
    table = go(scene("1 3", "1 2 3 4 5 6 7 8 9 10 11 12 13", REST, REST, power=True), "0 1x1")
    assert choices(table, AGRIPPA) == {"pass", *(f"{value}x1" for value in range(1, 14))}


def test_t22_no_revolt_with_cards_left() -> None:
    table = go(scene("2 9", "1 3", "1 3", "1 3", revolt=True), f"0 2x1, {PASSES}")
    assert (table.scores, due(table)) == ([0, 0, 0, 0], (OCTAVIUS, LEAD))


def test_what_beats_what() -> None:
    for top, value, power in product(range(1, 14), range(1, 14), (False, True)):
        good = value in HIGHER[top] or (power and value == top)
        assert (objection((value, 2), (top, 2), power) is None) == good
        assert objection((value, 1), (top, 2), power) == ("B-6.7", "1 card(s) on 2")
        assert objection((value, 3), (top, 2), power) == ("B-6.7", "3 card(s) on 2")
        assert objection((value, 3), NOTHING, power) is None

    articles = {(13, 7): "B-6.9", (7, 1): "B-6.11", (7, 6): "B-6.8", (7, 7): "B-6.13"}
    for (top, value), article in articles.items():
        assert (objection((value, 1), (top, 1), False) or ("",))[0] == article


def test_turn_order_past_those_out() -> None:
    assert repliers(2, False, [0, 1, 3], 5) == [3, 0, 1]
    assert repliers(2, True, [0, 1, 3], 5) == [0, 1]
    assert repliers(1, True, [1, 4], 6) == []


def test_next_leader_table() -> None:
    inside, gone = [0, 2, 3], [0, 3]
    rows = [
        (5, inside, False, None, 2, "B-10.1"),
        (13, gone, False, None, 3, "B-10.2"),
        (9, inside, True, 0, 2, "B-10.3"),
        (10, gone, False, None, 3, "B-10.4"),
        (9, gone, True, 0, 3, "B-10.5"),
        (11, inside, True, 0, 0, "B-10.6"),
        (11, gone, True, 0, 0, "B-10.7"),
        (11, gone, False, None, 3, "B-10.8"),
        (12, inside, True, None, 0, "B-10.9"),
        (12, gone, True, None, 0, "B-10.9"),
    ]
    for value, live, acted, gift_to, leader, article in rows:
        assert next_leader(value, 2, live, 5, acted, gift_to) == (leader, article)


NO_MOVES = [
    *("", "x", "5x", "x2", "0x1", "5x1x1", "5 x 1", "100x1", "5x-1", "pass 1", "PASS", "pass\n"),
    *("lay", "lay x", "lay 05", "lay 00", "lay  5", "lay 5 ", "lay 100", "take +5", "to -1"),
    *("power yes", "power", "mercy on", "conspire", "conspire maybe", "forum 2.0", "give \u0665"),
]


@pytest.mark.parametrize("move", NO_MOVES)
def test_what_is_no_move(move: str) -> None:
    with pytest.raises(Fault, match="is no move"):
        parse(move)
    assert parse("13x10") == ("play", [13, 10])
    assert (parse("power off"), parse("mercy yes")) == (("power", [0]), ("mercy", [1]))


def test_r_27_the_last_one_keeps_other_points() -> None:
    table = scene("13 3", "9", "8", "7")
    go(table, "0 13x1, 1 pass, 2 pass, 3 pass, 0 3x1, 1 9x1, 2 pass, 3 pass")
    go(table, "2 8x1")
    assert (table.scores, table.ranks) == ([7, 4, 2, 0], [0, 1, 2, 3])
    caesar = scene("13 4 3", "5", "6", "7")
    go(caesar, "0 13x1, 1 pass, 2 pass, 3 pass, 0 3x1, 1 5x1, 2 6x1, 3 7x1")
    assert (caesar.scores, caesar.ranks) == ([1, 6, 4, 2], [1, 2, 3, 0])


@pytest.mark.parametrize(
    ("value", "effect"),
    [
        (9, "0 gifts 1, 0 to 1, 0 give 2"),
        (10, "0 discard 2"),
        (11, "0 to 1, 0 give 2"),
        (12, "0 discard 2"),
    ],
)
def test_b_11_1_an_effect_ends_the_manche(value: int, effect: str) -> None:
    table = scene(f"{value} 2", REST, "", "", out="2 3", revolt=True)
    go(table, f"0 {value}x1, 1 pass, {effect}")
    assert (table.scores, table.ranks, table.winners) == ([2, 0, 0, 0], [2, 3, 0, 1], [0])


# --- command line -------------------------------------------------------------------------------


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("good.json", "bad.json", "torn.json", "deep.json", "bytes.json")
    good, bad, torn, deep, binary = (tmp_path / name for name in names)
    good.write_text(json.dumps(make(4)))
    bad.write_text(json.dumps(make(4) | {"outcome": None}))
    torn.write_text('{"format": ')
    deep.write_text("[" * 100_000)
    binary.write_bytes(b"\xff\x00")
    assert main([str(good)]) == 0
    assert capsys.readouterr().out == "1 record(s): 1 accepted, 0 refused\n"
    wrong = [str(path) for path in (bad, torn, deep, binary, tmp_path, tmp_path / "none.json")]
    assert main([str(good), *wrong, "\udcff\0"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in lines[:6]] == wrong
    assert lines[7:] == ["8 record(s): 1 accepted, 7 refused"]
    assert main([]) == 2


def test_runs_as_a_script(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text("[]")
    script = Path(__file__).with_name("brutus_referee.py")
    done = subprocess.run([sys.executable, script, path], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith(f"{path}: record: not an object\n")
