"""An independent referee for records of Brutus: `python brutus_referee.py FILE...`

Written from the rulebook and the rulings of the specification; it shares no code with the engine.
It replays a record decision by decision and names what is wrong, where, and against which article;
what offends only against the form of records is filed under `record`.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

Combination = tuple[int, int]  # value and number of cards

COPIES = {4: 5, 5: 6, 6: 6, 7: 7, 8: 7, 9: 8, 10: 8}  # of each value 1-13 [B-1.4]
HAND = {4: 16, 5: 15, 6: 13, 7: 13, 8: 11, 9: 11, 10: 10}  # [B-3.4]
MANCHES = {4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5}  # unless agreed otherwise [B-12.2]
CAESAR_BONUS = {4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 2}  # [B-8.10]
POINTS = {  # by place, first out to last one left: the numbers on the position cards
    4: (6, 4, 2, 0),
    5: (8, 6, 4, 2, 0),
    6: (10, 8, 6, 4, 2, 0),
    7: (12, 10, 8, 6, 4, 2, 0),
    8: (14, 12, 10, 8, 6, 4, 2, 0),
    9: (16, 14, 12, 10, 8, 6, 4, 2, 0),
    10: (18, 16, 14, 12, 10, 8, 6, 4, 2, 0),
}
BRUTUS, GLADIATOR, DUX, CENSOR, SENATOR, VESTALIS, CAESAR = 1, 2, 9, 10, 11, 12, 13

VARIANTS = {"revolt": "B-13", "conspiracy": "B-14", "benevolence": "B-15"}
ENDS = {"manches": "B-12.1", "target": "B-12.3", "time": "B-12.4"}
MOVE = re.compile(
    r"(?P<verb>forum|lay|take|slip|gifts|to|give|discard) (?P<number>0|[1-9][0-9]?)"
    r"|(?P<ask>mercy|conspire) (?P<answer>yes|no)"
    r"|power (?P<power>on|off)"
    r"|(?P<value>[1-9][0-9]?)x(?P<count>[1-9][0-9]?)"
    r"|(?P<no_reply>pass)"
)
NOTHING: Combination = (0, 0)  # on the table when a lead is due
TOGETHER = ("lay", "slip")  # what all do at once: the record may have them in any order


class Fault(Exception):
    """The record breaks a rule; going on would make no sense."""

    def __init__(self, article: str, text: str, where: str = "") -> None:
        self.article, self.text, self.where = article, text, where

    def __str__(self) -> str:
        return f"{self.where}: {self.article}: {self.text}"


def show(value: object) -> str:
    """A value in one short line of plain characters."""
    text = ascii(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def is_whole(value: object, low: int, below: float = float("inf")) -> TypeGuard[int]:
    """A whole number in the range, as JSON writes it: neither true nor 1.0."""
    return type(value) is int and low <= value < below


def parse(move: object) -> tuple[str, list[int]]:
    """The verb of a move text and its numbers; yes and on are 1, no and off are 0."""
    found = MOVE.fullmatch(move) if isinstance(move, str) else None
    if found is None:
        raise Fault("record", f"{show(move)} is no move")
    part = found.groupdict()
    if part["verb"]:
        return part["verb"], [int(part["number"])]
    if part["ask"]:
        return part["ask"], [int(part["answer"] == "yes")]
    if part["power"]:
        return "power", [int(part["power"] == "on")]
    if part["value"]:
        return "play", [int(part["value"]), int(part["count"])]
    return "pass", []


def after(seat: int, players: int) -> list[int]:
    """All other seats, clockwise: the left neighbour first, the right neighbour last."""
    return [(seat + step) % players for step in range(1, players)]


def objection(play: Combination, top: Combination, power: bool) -> tuple[str, str] | None:
    """The article that forbids this play on the top combination, and why. [B-6.6 - B-6.13]"""
    if top == NOTHING:
        return None
    (value, count), (to_beat, wanted) = play, top
    if count != wanted:
        return "B-6.7", f"{count} card(s) on {wanted}"
    if value == to_beat:
        return None if power else ("B-6.13", f"{value} on {to_beat} without the Consul's power")
    if value == BRUTUS:
        return None if to_beat == CAESAR else ("B-6.11", f"1 on {to_beat}")
    if to_beat == CAESAR:
        return "B-6.9", f"{value} on 13"
    return None if value > to_beat else ("B-6.8", f"{value} on {to_beat}")


def repliers(owner: int, equal: bool, inside: Collection[int], players: int) -> list[int]:
    """Who gets to answer, in order, before the owner wins the round.

    All who are in, from the owner's left round to the owner's seat, whether or not the owner is in;
    an equal reply costs the first of them the turn. [B-6.3, B-6.14 - B-6.16, B-7.1 - B-7.3]
    """
    return [seat for seat in after(owner, players) if seat in inside][int(equal) :]


def next_leader(
    value: int,
    winner: int,
    inside: Collection[int],
    players: int,
    acted: bool = False,
    gift_to: int | None = None,
) -> tuple[int, str]:
    """Who leads the next round, and by which article; `acted`: an effect took place. [B-10]"""
    others = [seat for seat in after(winner, players) if seat in inside]
    if value == VESTALIS:
        return others[-1], "B-10.9"
    if value == SENATOR:
        if gift_to is None:
            return others[0], "B-10.8"
        return gift_to, "B-10.6" if winner in inside else "B-10.7"
    active = value in (DUX, CENSOR)
    if winner in inside:
        return winner, "B-10.3" if active else "B-10.1"
    if not active:
        return others[0], "B-10.2"
    return others[0], "B-10.5" if acted else "B-10.4"


def take_order(ranks: Sequence[int], mercy: bool) -> list[int]:
    """Rank order; after a Benevolence Servus and Imperator change places. [B-4.6, B-15.3]"""
    imperator, *middle, servus = ranks
    return [servus, *middle, imperator] if mercy else list(ranks)


def revolt_bonus(value: int, count: int) -> int:
    """Two points for each 2 of the combination with which one goes out. [B-13.1]"""
    return 2 * count if value == GLADIATOR else 0


def best(scores: Sequence[int], wins: Sequence[int]) -> list[int]:
    """Highest total, then most manches won among those; the rest share. [B-12.5 - B-12.7]"""
    ranking = list(zip(scores, wins, strict=True))
    return [seat for seat, rank in enumerate(ranking) if rank == max(ranking)]


@dataclass(frozen=True)
class Options:
    """The agreed game; `goal` is the number of manches, of points or of seconds."""

    players: int
    revolt: bool
    conspiracy: bool
    benevolence: bool
    end: str
    goal: int


def read_options(raw: object, seats: object) -> Options:
    """Check the options and the seats, and fill in the defaults. [B-1.3, B-12]"""
    names = ("players", *VARIANTS, "end")
    if not isinstance(raw, dict) or not all(name in names for name in raw):
        text = f"not an object with no more than {', '.join(names)}"
        raise Fault("record", text, "options")
    if not (isinstance(seats, list) and all(isinstance(name, str) for name in seats)):
        raise Fault("record", "not a list of names", "seats")
    players = raw.get("players")
    if not is_whole(players, 4, 11):
        raise Fault("B-1.3", f"{show(players)} players", "options")
    if players != len(seats):
        raise Fault("B-1.3", f"{len(seats)} names for {players} players", "seats")
    for name, article in VARIANTS.items():
        if not isinstance(raw.get(name, False), bool):
            raise Fault(article, f"{name} {show(raw[name])}", "options")
    revolt, conspiracy, benevolence = (raw.get(name, False) for name in VARIANTS)
    return Options(players, revolt, conspiracy, benevolence, *read_end(raw.get("end"), players))


def read_end(raw: object, players: int) -> tuple[str, int]:
    """How the game ends, and after how many manches, points or seconds. [B-12.1 - B-12.4]"""
    if raw is None:
        return "manches", MANCHES[players]
    if isinstance(raw, dict) and len(raw) == 1:
        [(end, goal)] = raw.items()
        if end in ENDS and is_whole(goal, 1):
            return end, goal
    raise Fault("B-12", f"end {show(raw)}", "options")


class Fate:
    """The chance of one log entry, read off in the order in which the rules ask for it."""

    def __init__(self, raw: object) -> None:
        if not (raw is None or isinstance(raw, list)):
            raise Fault("record", "fate is not a list")
        self.left: list[Any] = list(raw or ())

    def take(self, label: str, seat: int | None, count: int, article: str) -> list[Any]:
        """The values of the next item, which must be this label for this seat."""
        if not self.left:
            raise Fault(article, f"fate lacks {label!r} for {seat}")
        item = self.left.pop(0)
        if not (isinstance(item, list) and repr(item[:2]) == repr([label, seat])):
            raise Fault(article, f"fate has {show(item)} where {label!r} for {seat} is due")
        if len(item) != 3 or not isinstance(item[2], list) or len(item[2]) != count:
            article = "B-2.1" if seat is None else "B-3.4"
            raise Fault(article, f"fate {label!r} for {seat} does not have {count} value(s)")
        return item[2]

    def finish(self, article: str) -> None:
        """Nothing may be left over."""
        if self.left:
            count = len(self.left)
            raise Fault(article, f"fate has {count} surplus item(s), first {show(self.left[0])}")


class Table:
    """The state of play; `winners` stays None until the game is over.

    What is due is kept as the verbs allowed, the line of the seats that still have to act (in this
    order, unless all act together), and the article that says so. Nothing changes until a move has
    passed every check.
    """

    fate: Fate
    timed: bool  # whether the present entry says when it was
    actor: int  # the seat of the present entry
    verbs: str
    line: list[int]
    article: str
    hands: list[Counter[int]]  # by seat: how many of each value
    forum_cards: Counter[int]
    forum_size: int
    power: bool
    places: list[int]  # the seats that are out, in this order
    top: Combination
    owner: int
    skipped: int | None  # who lost the turn by the last play
    gift_count: int
    recipients: list[int]
    gifts: list[int]  # values; they move together to the recipients
    slips: dict[int, int]  # seat and value; they move together

    def __init__(self, options: Options) -> None:
        self.options, self.players = options, options.players
        self.ranks: list[int] = []  # seats from Imperator to Servus
        self.scores = [0] * self.players
        self.wins = [0] * self.players
        self.manches = 0
        self.clock = 0
        self.winners: list[int] | None = None

    # --- entries, chance, deal

    def read(self, entry: object) -> None:
        """One log entry: the set-up if it is the first, else a move with all that follows."""
        if not isinstance(entry, dict):
            raise Fault("record", "the entry is not an object")
        if not isinstance(entry.get("hash", ""), str):
            raise Fault("record", f"hash {show(entry['hash'])} is not a string")
        self.fate = Fate(entry.get("fate"))
        self.tell_time(entry.get("at"))
        if self.ranks:
            self.move(entry.get("seat"), entry.get("move"))
        else:
            self.set_up(entry)
        self.fate.finish("record" if self.winners is None else ENDS[self.options.end])

    def tell_time(self, at: object) -> None:
        """Time games may say when an entry was made; time never runs back. [B-12.4]"""
        self.timed = self.options.end == "time" and at is not None
        if self.timed:
            if not is_whole(at, self.clock):
                raise Fault("B-12.4", f"at {show(at)} is not a second from {self.clock} on")
            self.clock = at

    def set_up(self, entry: Mapping[str, object]) -> None:
        """The first positions by chance, and the first deal. [B-2.1]"""
        if entry.get("seat") is not None or entry.get("move") is not None:
            raise Fault("record", "the set-up entry has a seat or a move")
        ranks = self.fate.take("positions", None, self.players, "B-2.1")
        seats = [seat for seat in ranks if is_whole(seat, 0, self.players)]
        if len(set(seats)) < self.players:
            raise Fault("B-2.1", f"positions {show(ranks)} do not name every seat once")
        self.ranks = seats
        self.deal("B-3.2")

    def deal(self, article: str) -> None:
        """A new manche: the whole deck, the same number of cards for everybody. [B-3]"""
        deck = Counter(dict.fromkeys(range(1, 14), COPIES[self.players]))
        self.hands = [Counter() for _ in range(self.players)]
        servus = self.ranks[-1]
        for seat in (*after(servus, self.players), servus):
            for value in self.fate.take("deal", seat, HAND[self.players], article):
                if not (is_whole(value, 1, 14) and deck[value]):
                    raise Fault("B-1.4", f"deal: {show(value)} is not in the deck (any more)")
                deck[value] -= 1
                self.hands[seat][value] += 1
        self.places, self.forum_cards = [], Counter()
        self.power, self.top = False, NOTHING  # [B-5.5]
        self.ask("forum", [self.ranks[0]], "B-4.1")

    # --- who has to do what

    def ask(self, verbs: str, line: list[int], article: str) -> None:
        """Fix what is due, from whom and why."""
        self.verbs, self.line, self.article = verbs, line, article

    def move(self, seat: object, text: object) -> None:
        """One move: it must be of a due kind, by a due seat, and legal."""
        if self.winners is not None:
            raise Fault(ENDS[self.options.end], "an entry after the end of the game")
        if not is_whole(seat, 0, self.players):
            raise Fault("record", f"{show(seat)} is no seat")
        verb, numbers = parse(text)
        if seat not in (self.line if self.verbs in TOGETHER else self.line[:1]):
            raise self.stranger(seat)
        if verb not in self.verbs.split():
            article = "B-6.5" if (verb, self.verbs) == ("pass", "play") else self.article
            raise Fault(article, f"seat {seat} sends {text!r} where {self.verbs!r} is due")
        self.actor = seat
        HANDLERS[verb](self, *numbers)

    def stranger(self, seat: int) -> Fault:
        """Why this seat may not act now."""
        article = self.article
        if "pass" in self.verbs:
            special = {self.owner: "B-6.20", self.skipped: "B-6.14"}
            article = "B-6.4" if seat in self.places else special.get(seat, article)
        due = sorted(set(self.line)) if self.verbs in TOGETHER else self.line[0]
        return Fault(article, f"seat {seat} acts, {self.verbs!r} is due from {due}")

    def inside(self) -> list[int]:
        """The seats still holding cards."""
        return [seat for seat in range(self.players) if seat not in self.places]

    def needs(self, value: int, article: str, count: int = 1, promised: int = 0) -> None:
        """The actor must hold so many of the value, besides those already promised."""
        if self.hands[self.actor][value] < count + promised:
            raise Fault(article, f"seat {self.actor} does not hold {count + promised} of {value}")

    # --- forum and Consul's opinion

    def forum(self, count: int) -> None:
        """The Imperator says how many; all lay them down at once. [B-4.1 - B-4.3]"""
        if count not in (1, 2, 3):
            raise Fault("B-4.1", f"a forum of {count} cards each")
        self.forum_size = count
        self.ask("lay", list(range(self.players)) * count, "B-4.2")

    def lay(self, value: int) -> None:
        """A card goes face down into the forum. [B-4.2]"""
        self.needs(value, "B-4.2")
        self.hands[self.actor][value] -= 1
        self.forum_cards[value] += 1
        self.line.remove(self.actor)
        if not self.line:
            if self.options.benevolence:
                self.ask("mercy", [self.ranks[0]], "B-15.1")
            else:
                self.reveal(mercy=False)

    def mercy(self, yes: int) -> None:
        """The Imperator may let Servus choose first, for 2 points. [B-15.1, B-15.2]"""
        self.scores[self.actor] += 2 * yes
        self.reveal(mercy=bool(yes))

    def reveal(self, mercy: bool) -> None:
        """The forum is turned up; each takes as many as laid before the next begins. [B-4.7]"""
        order = take_order(self.ranks, mercy)
        line = [seat for seat in order for _ in range(self.forum_size)]
        self.ask("take", line, "B-15.3" if mercy else "B-4.6")

    def take(self, value: int) -> None:
        """A card of the forum goes into the hand. [B-4.7]"""
        if not self.forum_cards[value]:
            raise Fault("B-4.7", f"the forum has no {value} (any more)")
        self.forum_cards[value] -= 1
        self.hands[self.actor][value] += 1
        self.line.pop(0)
        if not self.line:
            self.ask("power", [self.ranks[1]], "B-5.1")

    def opinion(self, power: int) -> None:
        """The Consul decides about the power; then the Imperator leads. [B-5.1, B-6.2]"""
        self.power = bool(power)
        self.ask("play", [self.ranks[0]], "B-6.2")

    # --- playing cards

    def play(self, value: int, count: int) -> None:
        """A combination is led or played on the top one. [B-6]"""
        self.needs(value, "B-6.6" if self.top == NOTHING else "B-6.7", count)
        if why := objection((value, count), self.top, self.power):
            raise Fault(*why)
        before, self.top, self.owner = self.top, (value, count), self.actor
        hand = self.hands[self.actor]
        hand[value] -= count
        if not hand.total() and self.leave(revolt_bonus(value, count)):
            return
        murder = (before[0], value) == (CAESAR, BRUTUS)
        if self.options.conspiracy and murder and hand.total():
            self.ask("conspire", [self.actor], "B-14.1")
        else:
            self.go_on(equal=before[0] == value)

    def go_on(self, equal: bool = False) -> None:
        """The others may answer the top combination. [B-6.3, B-7.1]"""
        inside = self.inside()
        line = repliers(self.owner, equal, inside, self.players)
        self.skipped = repliers(self.owner, False, inside, self.players)[0] if equal else None
        self.ask("play pass", line, "B-6.3")
        if not line:
            self.win_round()

    def no_reply(self) -> None:
        """A pass; after the last one the owner of the top combination has won. [B-7.1]"""
        self.line.pop(0)
        if not self.line:
            self.win_round()

    def conspire(self, yes: int) -> None:
        """Whoever killed Caesar may start a Conspiracy. [B-14.1]"""
        self.slips = {}
        if yes:
            self.ask("slip", self.inside(), "B-14.3")
        else:
            self.go_on()

    def slip(self, value: int) -> None:
        """All who are in pass a card to the next one in, together. [B-14.3, B-14.4, B-14.6]"""
        self.needs(value, "B-14.4")
        self.slips[self.actor] = value
        self.line.remove(self.actor)
        if not self.line:
            inside = self.inside()
            for seat, neighbour in zip(inside, [*inside[1:], inside[0]], strict=True):
                self.hands[seat][self.slips[seat]] -= 1
                self.hands[neighbour][self.slips[seat]] += 1
            self.go_on()

    # --- end of a round

    def win_round(self) -> None:
        """The owner has won: Caesar's points, or an effect if cards are left. [B-7.6, B-8]"""
        value = self.top[0]
        self.gift_count, self.recipients, self.gifts = 1, [], []
        if value == CAESAR:
            self.scores[self.owner] += CAESAR_BONUS[self.players]
        effects = {
            DUX: ("gifts", "B-8.5"),
            CENSOR: ("discard", "B-8.7"),
            SENATOR: ("to", "B-8.8"),
            VESTALIS: ("discard", "B-8.9"),
        }
        if value in effects and self.owner not in self.places:
            verb, article = effects[value]
            self.ask(verb, [self.owner], article)
        else:
            self.end_round(acted=False)

    def count_gifts(self, count: int) -> None:
        """Dux: one or two cards in all, as far as the hand goes. [B-8.5, B-8.6]"""
        if count not in (1, 2):
            raise Fault("B-8.5", f"{count} gifts")
        if count > self.hands[self.actor].total():
            raise Fault("B-8.6", f"{count} gifts out of a hand of one")
        self.gift_count = count
        self.ask("to", self.line, self.article)

    def name(self, seat: int) -> None:
        """The recipient of the next gift: somebody else who is in. [B-8.13]"""
        if seat == self.actor or seat not in self.inside():
            raise Fault("B-8.13", f"a gift of seat {self.actor} to seat {seat}")
        self.recipients.append(seat)
        self.ask("give", self.line, self.article)

    def give(self, value: int) -> None:
        """The card for the recipient named; the gifts move after the last one. [B-8.5, B-8.8]"""
        self.needs(value, self.article, promised=self.gifts.count(value))
        self.gifts.append(value)
        if len(self.gifts) < self.gift_count:
            self.ask("to", self.line, self.article)
            return
        for seat, card in zip(self.recipients, self.gifts, strict=True):
            self.hands[self.actor][card] -= 1
            self.hands[seat][card] += 1
        self.end_round(acted=True)

    def discard(self, value: int) -> None:
        """Censor and Vestalis Virgo: one card out of play. [B-8.7, B-8.9]"""
        self.needs(value, self.article)
        self.hands[self.actor][value] -= 1
        self.end_round(acted=True)

    def end_round(self, acted: bool) -> None:
        """The winner may have gone out by the effect; the next leader is fixed. [B-7.6, B-10]"""
        value, winner = self.top[0], self.owner
        if acted and not self.hands[winner].total() and self.leave():
            return
        gift_to = self.recipients[-1] if self.recipients else None
        inside, self.top = self.inside(), NOTHING
        leader, article = next_leader(value, winner, inside, self.players, acted, gift_to)
        self.ask("play", [leader], article)

    # --- end of a manche and of the game

    def leave(self, bonus: int = 0) -> bool:
        """The owner is out and takes the next place; true if that ends the manche. [B-9, B-11]"""
        if not self.places:
            self.wins[self.owner] += 1
        self.scores[self.owner] += POINTS[self.players][len(self.places)]
        self.scores[self.owner] += bonus if self.options.revolt else 0
        self.places.append(self.owner)
        if len(self.inside()) > 1:
            return False
        self.end_manche()
        return True

    def end_manche(self) -> None:
        """The last one is Servus; the game ends, or the next manche is dealt. [B-11, B-12]"""
        self.ranks = self.places + self.inside()
        self.manches += 1
        if self.is_over():
            self.winners = best(self.scores, self.wins)
        else:
            self.deal("B-11.6")

    def is_over(self) -> bool:
        """Whether the manche just ended was the last; an untold time is as played. [B-12]"""
        if self.options.end == "manches":
            return self.manches >= self.options.goal
        if self.options.end == "target":
            return max(self.scores) >= self.options.goal
        return self.clock >= self.options.goal or not (self.timed or self.fate.left)


HANDLERS: dict[str, Callable[..., None]] = {
    "forum": Table.forum,
    "lay": Table.lay,
    "mercy": Table.mercy,
    "take": Table.take,
    "power": Table.opinion,
    "play": Table.play,
    "pass": Table.no_reply,
    "conspire": Table.conspire,
    "slip": Table.slip,
    "gifts": Table.count_gifts,
    "to": Table.name,
    "give": Table.give,
    "discard": Table.discard,
}


def header_faults(record: Mapping[str, object]) -> list[str]:
    """Faults of the fields that only say what this record is."""
    sound = {
        "format": record.get("format") == "ludus/1",
        "game": record.get("game") == "brutus",
        "version": is_whole(record.get("version"), 0),
        "content": isinstance(record.get("content"), str),
        "outcome": "outcome" in record,
    }
    return [f"{name}: record: {show(record.get(name))}" for name, good in sound.items() if not good]


def replay(options: Options, log: object) -> Table:
    """Play the log through; a fault names its place."""
    if not (isinstance(log, list) and log):
        raise Fault("record", "not a list with a set-up entry", "log")
    table = Table(options)
    for index, entry in enumerate(log):
        try:
            table.read(entry)
        except Fault as fault:
            fault.where = f"log[{index}]"
            raise
    return table


def outcome_faults(outcome: object, table: Table, last: int) -> list[str]:
    """Compare the recorded outcome with the one played."""
    where, end = f"outcome after log[{last}]", table.options.end
    if table.winners is None:
        text = f"{where}: {ENDS[end]}: given, but the game is not over"
        return [] if outcome is None else [text]
    if not isinstance(outcome, dict):
        return [f"{where}: {ENDS[end]}: {show(outcome)}, but the game is over"]
    top = [seat for seat, score in enumerate(table.scores) if score == max(table.scores)]
    truth = {
        "winners": (table.winners, "B-12.5" if len(top) == 1 else "B-12.6"),
        "scores": (table.scores, "B-9.3"),
        "reason": (end, ENDS[end]),
    }
    return [
        f"{where}: {article}: {name} {show(outcome.get(name))}, should be {value!r}"
        for name, (value, article) in truth.items()
        if repr(outcome.get(name)) != repr(value)  # repr tells 1 from true and 1.0
    ]


def referee(record: object) -> list[str]:
    """All faults found in a record; none if it is a true game of Brutus."""
    if not isinstance(record, dict):
        return ["record: not an object"]
    faults, log = header_faults(record), record.get("log")
    try:
        table = replay(read_options(record.get("options"), record.get("seats")), log)
    except Fault as fault:
        return [*faults, str(fault)]
    return faults + outcome_faults(record.get("outcome"), table, len(record["log"]) - 1)


def main(paths: Sequence[str]) -> int:
    """Judge each file; 0 if all are accepted, 1 if any is refused, 2 if none is named."""
    if not paths:
        print("usage: python brutus_referee.py FILE...", file=sys.stderr)
        return 2
    refused = 0
    for path in paths:
        try:
            faults = referee(json.loads(Path(path).read_text(encoding="utf-8")))
        except (OSError, ValueError, RecursionError) as error:
            faults = [f"unreadable: {error}"]
        if faults:
            refused += 1
            name = path.encode(errors="backslashreplace").decode()
            print(f"{name}: {'; '.join(faults)}")
    print(f"{len(paths)} record(s): {len(paths) - refused} accepted, {refused} refused")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
