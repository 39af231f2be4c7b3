"""An independent referee for records of Gorus Maximus: `python gorus_referee.py FILE...`

Written from the two rulebooks (French 2018, Russian 2020) and the rulings of the specification; it
shares no code with the engine. It replays a record card by card and names what is wrong.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeGuard

SCHOOLS = ("BL", "BR", "GR", "PI", "YE")
OPTION_NAMES = ("players", "edition", "teams", "target", "schools", "dealer")
FAVOUR = (0, -1, -1, -1, 0, 0, 0, 0, -4, 2, 1, 1, 1, 1, 1, 1)  # by strength; see favour() for the 0
SEATINGS = {  # the team formats: the team of each seat, clockwise from seat 0
    "2v2": "ABAB",
    "2v2v1": "ABCAB",
    "3v2": "ABABA",
    "2v2v2": "ABCABC",
    "3v3": "ABABAB",
    "2v2v2v1": "ABCDABC",
    "3v2v2": "ABACABC",
    "2v2v2v2": "ABCDABCD",
    "4v4": "ABABABAB",
}
WANDERERS = -1  # plays the part of a seat in a solo fight
PLAYER_SIDE, WANDERER_SIDE = 0, 1  # the two sides of a solo game


class Fault(Exception):
    """The record breaks a rule; going on would make no sense."""


def school(card: str) -> str:
    """The school code of a card text such as `GR10`."""
    return card[:2]


def strength(card: str) -> int:
    """The strength of a card text such as `GR10`."""
    return int(card[2:])


def build_deck(players: int, schools: Sequence[str]) -> set[str]:
    """0 and 4-12; from 6 players on one lower and one higher strength per head. [G-2.4]"""
    more = max(players - 5, 0)
    return {f"{code}{n}" for code in schools for n in (0, *range(4 - more, 13 + more))}


def legal(hand: set[str], fight: Sequence[str]) -> set[str]:
    """Who holds the lead school plays it or matches the last card; all others are free. [G-5.7]"""
    follow = {card for card in hand if fight and school(card) == school(fight[0])}
    if not follow:
        return set(hand)
    return follow | {card for card in hand if strength(card) == strength(fight[-1])}


def resolve(preferred: str | None, fight: Sequence[str]) -> tuple[int, str]:
    """Position of the winning card and the preferred school after the fight. [G-4.3, G-6, G-7]"""
    now = preferred or school(fight[0])
    for before, card in pairwise(fight):
        if strength(card) == strength(before):
            now = school(card)
    strong = now if any(school(card) == now for card in fight) else school(fight[0])
    able = [at for at, card in enumerate(fight) if school(card) == strong]
    return max(able, key=lambda at: strength(fight[at])), now


def favour(pile: Sequence[str], preferred: str) -> int:
    """Favour of a pile at round end; only the 0 of the preferred school gives 5. [G-8.2 - G-8.4]"""
    return sum(5 if card == f"{preferred}0" else FAVOUR[strength(card)] for card in pile)


def token_sides(totals: Sequence[int], solo: bool = False, eight_won: bool = True) -> list[int]:
    """All sides with the best total; solo without an 8 won: the wanderers. [G-8.5, 8.6, 12.12]"""
    if solo and not eight_won:
        return [WANDERER_SIDE]
    return [side for side, total in enumerate(totals) if total == max(totals)]


def decide(
    contenders: Sequence[int], piles: Sequence[Sequence[str]], preferred: str, edition: str
) -> tuple[list[int], str]:
    """The winning sides among those at their target, and what settled it. [G-10.2 - G-10.7]"""
    if len(contenders) == 1:
        return list(contenders), "target"
    for side in contenders:
        if f"{preferred}0" in piles[side]:
            return [side], "G-10.4"
    if edition == "fr2018":
        article, rank = "G-10.5", {s: min(map(strength, piles[s]), default=99) for s in contenders}
    else:
        article, rank = "G-10.6", {s: len(piles[s]) for s in contenders}
    best = [side for side in contenders if rank[side] == min(rank.values())]
    return best, article if len(best) == 1 else "G-10.7"


def is_whole(value: object, low: int, below: float = float("inf")) -> TypeGuard[int]:
    """A whole number in the range, as JSON writes it: neither true nor 1.0."""
    return type(value) is int and low <= value < below


@dataclass(frozen=True)
class Options:
    """The agreed game: the side of each seat, the tokens each side needs, the schools in play."""

    players: int
    edition: str
    sides: list[int]
    targets: list[int]
    schools: list[str]
    dealer: int | None


def read_options(raw: object, seats: object) -> Options:
    """Check the options and the seats, and fill in the defaults. [G-2]"""
    if not isinstance(raw, dict) or not all(name in OPTION_NAMES for name in raw):
        raise Fault(f"options: not an object with no more than {', '.join(OPTION_NAMES)}")
    if not (isinstance(seats, list) and all(isinstance(name, str) for name in seats)):
        raise Fault("seats: not a list of names")
    given = {name: value for name, value in raw.items() if value is not None}
    players = given.get("players", len(seats))
    if not is_whole(players, 1, 9):
        raise Fault(f"options: {players!r} players")
    if players != len(seats):
        raise Fault(f"seats: {len(seats)} names for {players} players")
    edition = given.get("edition", "ru2020" if players == 1 else "fr2018")
    if edition not in (["ru2020"] if players == 1 else ["fr2018", "ru2020"]):
        raise Fault(f"options: no edition {edition!r} for {players} player(s)")
    dealer = given.get("dealer")
    if dealer is not None and not is_whole(dealer, 0, players):
        raise Fault(f"options: dealer {dealer!r} is no seat")
    sides, targets = read_sides(given, players)
    return Options(players, edition, sides, targets, read_schools(given, players), dealer)


def read_sides(given: dict[str, Any], players: int) -> tuple[list[int], list[int]]:
    """The side of each seat and the target of each side. [G-2.7, G-2.8, G-13.1, G-13.5]"""
    sides = list(range(players))
    targets = [3] * max(players, 2)  # in solo the wanderers are the second side
    if "teams" in given:
        seating = SEATINGS.get(str(given["teams"]), "")
        if len(seating) != players:
            raise Fault(f"options: no teams {given['teams']!r} for {players} players")
        sides = ["ABCD".index(letter) for letter in seating]
        targets = [sides.count(side) + 1 for side in sorted(set(sides))]
    if "target" in given:
        if not is_whole(given["target"], 1):
            raise Fault(f"options: target {given['target']!r}")
        targets = [given["target"]] * len(targets)
    return sides, targets


def read_schools(given: dict[str, Any], players: int) -> list[str]:
    """Three schools up to 3 players, four with 4, all five from 5 on. [G-2.2, G-2.3]"""
    count = min(max(players, 3), 5)
    schools = given.get("schools", list(SCHOOLS[:count]))
    known = isinstance(schools, list) and all(code in SCHOOLS for code in schools)
    if not known or not len(schools) == len(set(schools)) == count:
        raise Fault(f"options: schools {schools!r}, {count} different ones are needed")
    return list(schools)


class Fate:
    """The chance of one log entry, read off in the order in which the rules ask for it."""

    def __init__(self, raw: object) -> None:
        if not (raw is None or isinstance(raw, list)):
            raise Fault("fate is not a list")
        self.left: list[Any] = list(raw or ())

    def take(self, label: str, seat: int | None, count: int) -> list[Any]:
        """The values of the next item, which must be this label for this seat."""
        if not self.left:
            raise Fault(f"fate lacks {label!r} for {seat}")
        item = self.left.pop(0)
        if not (isinstance(item, list) and repr(item[:2]) == repr([label, seat])):
            raise Fault(f"fate has {item!r} where {label!r} for {seat} is due")
        if len(item) != 3 or not isinstance(item[2], list) or len(item[2]) != count:
            raise Fault(f"fate {label!r} for {seat} does not have {count} value(s)")
        return item[2]

    def cards(self, label: str, seat: int | None, count: int, deck: set[str]) -> list[str]:
        """Cards taken out of `deck`, each of which must still be in it."""
        taken = self.take(label, seat, count)
        for card in taken:
            if not (isinstance(card, str) and card in deck):
                raise Fault(f"{label}: {card!r} is not in the deck (any more)")
            deck.remove(card)
        return taken

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.left:
            raise Fault(f"fate has {len(self.left)} surplus item(s), first {self.left[0]!r}")


class Table:
    """The state of play; once the game is over, `verdict` has the winners and what settled it."""

    deck: set[str]  # the cards not dealt: what is drawn, or the wanderers
    hands: list[set[str]]  # by seat
    piles: list[list[str]]  # by side
    preferred: str | None
    fight: list[tuple[int, str]]  # seat and card, in the order played
    turn: int

    def __init__(self, options: Options) -> None:
        self.options, self.solo = options, options.players == 1
        self.tokens = [0] * len(options.targets)
        self.verdict: tuple[list[int], str] | None = None

    def set_up(self, entry: dict[str, Any]) -> None:
        """The first log entry: the first dealer, if chance chose, and the first deal."""
        if entry.get("seat") is not None or entry.get("move") is not None:
            raise Fault("the set-up entry has a seat or a move")
        fate = Fate(entry.get("fate"))
        dealer: object = self.options.dealer
        if dealer is None:
            dealer = 0 if self.solo else fate.take("dealer", None, 1)[0]
        if not is_whole(dealer, 0, self.options.players):
            raise Fault(f"dealer {dealer!r} is no seat")
        self.dealer = dealer
        self.deal(fate)
        fate.finish()

    def deal(self, fate: Fate) -> None:
        """A new round: the whole deck, 10 cards each, no preferred school. [G-3, G-9.1]"""
        players = self.options.players
        self.deck = build_deck(players, self.options.schools)
        self.hands = [set() for _ in range(players)]
        self.piles = [[] for _ in self.tokens]
        self.preferred, self.fight = None, []
        self.turn = (self.dealer + 1) % players
        for seat in (*range(self.turn, players), *range(self.turn)):
            self.hands[seat].update(fate.cards("deal", seat, 10, self.deck))
        self.wanderer(fate)

    def wanderer(self, fate: Fate) -> None:
        """Solo: the top wanderer joins the fight. [G-12.2]"""
        if self.solo:
            self.fight.append((WANDERERS, fate.cards("wanderer", None, 1, self.deck)[0]))

    def move(self, entry: dict[str, Any]) -> None:
        """One card played, and all that follows from it."""
        if self.verdict:
            raise Fault("an entry after the end of the game")
        seat, card, fate = entry.get("seat"), entry.get("move"), Fate(entry.get("fate"))
        if not is_whole(seat, self.turn, self.turn + 1):
            raise Fault(f"seat {seat!r} plays, seat {self.turn} is to play")
        hand = self.hands[seat]
        if not (isinstance(card, str) and card in hand):
            raise Fault(f"seat {seat} does not hold {card!r}")
        if card not in legal(hand, [played for _, played in self.fight]):
            raise Fault(f"seat {seat} must follow {school(self.fight[0][1])} or challenge: {card}")
        hand.remove(card)
        self.fight.append((seat, card))
        self.turn = (seat + 1) % self.options.players
        if self.options.players == 2 and self.deck:
            hand.update(fate.cards("draw", seat, 1, self.deck))  # [G-11.1, G-11.2]
        self.wanderer(fate)
        if len(self.fight) == (3 if self.solo else self.options.players):
            self.end_fight(fate)
        fate.finish()

    def end_fight(self, fate: Fate) -> None:
        """The winner takes the cards and leads; in solo a wanderer always leads. [G-7, G-12.4]"""
        cards = [card for _, card in self.fight]
        at, self.preferred = resolve(self.preferred, cards)
        winner = self.fight[at][0]
        side = WANDERER_SIDE if winner == WANDERERS else self.options.sides[winner]
        self.piles[side] += cards
        self.fight = []
        if not any(self.hands):
            self.end_round(self.preferred, fate)
        else:
            self.turn = 0 if self.solo else winner
            self.wanderer(fate)

    def end_round(self, preferred: str, fate: Fate) -> None:
        """Tokens; then the end of the game, or the deal by the next dealer. [G-8, G-9, G-10]"""
        totals = [favour(pile, preferred) for pile in self.piles]
        eight_won = any(strength(card) == 8 for card in self.piles[PLAYER_SIDE])
        for side in token_sides(totals, self.solo, eight_won):
            self.tokens[side] += 1
        arrived = [s for s, aim in enumerate(self.options.targets) if self.tokens[s] >= aim]
        if arrived:
            self.verdict = decide(arrived, self.piles, preferred, self.options.edition)
        else:
            self.dealer = (self.dealer + 1) % self.options.players
            self.deal(fate)


def header_faults(record: dict[str, Any]) -> list[str]:
    """Faults of the fields that only say what this record is."""
    sound = {
        "format": record.get("format") == "ludus/1",
        "game": record.get("game") == "gorus",
        "version": is_whole(record.get("version"), 0),
        "content": isinstance(record.get("content"), str),
        "outcome": "outcome" in record,
    }
    return [f"{name}: {record.get(name)!r}" for name, good in sound.items() if not good]


def replay(options: Options, log: object) -> Table:
    """Play the log through; a fault names its place."""
    if not (isinstance(log, list) and log):
        raise Fault("log: not a list with a set-up entry")
    table = Table(options)
    for index, entry in enumerate(log):
        try:
            if not isinstance(entry, dict):
                raise Fault("the entry is not an object")
            (table.move if index else table.set_up)(entry)
        except Fault as fault:
            raise Fault(f"log[{index}]: {fault}") from None
    return table


def outcome_faults(record: dict[str, Any], table: Table) -> list[str]:
    """Compare the recorded outcome with the one played."""
    outcome, where = record.get("outcome"), f"outcome after log[{len(record['log']) - 1}]"
    if table.verdict is None:
        return [] if outcome is None else [f"{where}: given, but the game is not over"]
    if not isinstance(outcome, dict):
        return [f"{where}: {outcome!r}, but the game is over"]
    winners, settled = table.verdict
    sides = table.options.sides
    truth = {
        "winners": [seat for seat, side in enumerate(sides) if side in winners],
        "scores": [table.tokens[side] for side in sides],
        "reason": "target",
        "decided_by": settled,
    }
    return [
        f"{where}: {name} {outcome.get(name)!r}, should be {value!r}"
        for name, value in truth.items()
        if name in outcome or name != "decided_by"  # which may be left out
        if repr(outcome.get(name)) != repr(value)  # repr tells 1 from true and 1.0
    ]


def referee(record: object) -> list[str]:
    """All faults found in a record; none if it is a true game of Gorus Maximus."""
    if not isinstance(record, dict):
        return ["record: not an object"]
    faults = header_faults(record)
    try:
        table = replay(read_options(record.get("options"), record.get("seats")), record.get("log"))
    except Fault as fault:
        return [*faults, str(fault)]
    return faults + outcome_faults(record, table)


def main(paths: Sequence[str]) -> int:
    """Judge each file; 0 if all are accepted, 1 if any is refused, 2 if none is named."""
    if not paths:
        print("usage: python gorus_referee.py FILE...", file=sys.stderr)
        return 2
    refused = 0
    for path in paths:
        try:
            faults = referee(json.loads(Path(path).read_text(encoding="utf-8")))
        except (OSError, ValueError, RecursionError) as error:
            faults = [f"unreadable: {error}"]
        if faults:
            refused += 1
            print(f"{path}: {'; '.join(faults)}")
    print(f"{len(paths)} record(s): {len(paths) - refused} accepted, {refused} refused")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
