"""Whose decision it is, about which gladiator, and what is under way."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.text import Text

from ludus.cli.tables.gloria.words import BETWEEN, Words
from ludus.core.moves import Move
from ludus.games.gloria.frames import Aftermath, AnyFrame, Joust, Throw
from ludus.games.gloria.moves import STAY, TEST, Place
from ludus.games.gloria.roles import attacks, buyer, repeat_pair, striking
from ludus.games.gloria.state import Duel, Gladiator, State
from ludus.games.gloria.view import View

TURN = "▸"

_SUBJECTS: dict[str, Callable[[State, Any], int]] = {
    **dict.fromkeys(("act", "toss", "duty", "closer", "retreat"), lambda _, frame: frame.who),
    **dict.fromkeys(("free", "turnabout", "counter", "aim", "pull"), lambda _, frame: frame.target),
    **dict.fromkeys(("face", "react"), lambda _, frame: frame.engaged),
    "buy": lambda table, frame: buyer(table, frame).id,
    "advance": lambda table, frame: striking(table, frame)[0].id,
    "lose": lambda table, frame: striking(table, frame)[1].id,
    "repeat": lambda table, frame: repeat_pair(table, frame)[0].id,
    "jostle": lambda _, frame: frame.striker,
    "turn": lambda _, frame: frame.winners[0],
    "reroll": lambda _, frame: frame.who,
}
"""Whom each question is about."""


def subject(view: View) -> Gladiator | None:
    """Find the gladiator that the question is about."""
    find = _SUBJECTS.get(view.ask)
    return find and view.table.gladiators[find(view.table, view.table.frames[-1])]


def other_than(view: View, one: Gladiator) -> Gladiator | None:
    """Find the other one of the joust or throw that is asked about."""
    frame = view.table.frames[-1]
    two: tuple[int, ...] = ()
    if isinstance(frame, Joust):
        two = (frame.engager, frame.engaged)
    elif isinstance(frame, Throw):
        two = (frame.who, frame.target)
    elif isinstance(frame, Aftermath):
        two = (frame.striker, frame.victim)
    return next((view.table.gladiators[who] for who in two if who != one.id), None)


class Duty:
    """Says what is to be decided, and what led there."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def ask(self, view: View, moves: Sequence[Move]) -> str:
        """Say what the reader has to decide."""
        words, one = self._words, subject(view)
        facts: dict[str, object] = {"count": len(moves)}
        if one is not None:
            other = other_than(view, one)
            facts |= {"one": words.full(one), "pa": one.pa, "level": one.level}
            facts["other"] = "" if other is None else words.full(other)
            facts["item"] = words.items([getattr(view.table.frames[-1], "item", "")])
        facts["left"] = len({move.who for move in moves if isinstance(move, Place)})
        return words.board(f"ask-{self._key(view, moves, one)}", **facts)

    def _key(self, view: View, moves: Sequence[Move], one: Gladiator | None) -> str:
        """Choose the sentence: some questions have more than one."""
        frame: Any = view.table.frames[-1]
        if view.ask == "act" and one is not None:
            states = {
                "-snared": bool(one.snare),
                "-down": one.down,
                "-crossing": frame.crossing,
                "-stopped": frame.stopped,
            }
            return "act" + next((state for state, holds in states.items() if holds), "")
        if view.ask == "buy" and one is not None:
            return "buy-attack" if attacks(frame, one) else "buy-defend"
        if view.ask == "react" and TEST not in moves:
            return "react-fast"
        return "advance-must" if view.ask == "advance" and STAY not in moves else view.ask

    def under_way(self, view: View) -> Iterator[Text]:
        """Tell the order of players, whose phase it is, and every fight that is not over."""
        table, words = view.table, self._words
        if table.order:
            turn = view.turn if table.active < 0 else table.gladiators[table.active].owner
            names = (f"{TURN if at == turn else ''}{words.names[at]}" for at in table.order)
            yield Text(words.label(words.board("order"), ", ".join(names)))
        if table.active >= 0:
            active = table.gladiators[table.active]
            phase = words.board("phase", one=words.full(active))
            yield Text.assemble((phase, "bold"), f" · {words.names[active.owner]}")
        for frame in table.frames:
            if told := self._told(view, frame):
                yield Text(f"› {told}")
        yield from self._waiting(view)

    def _told(self, view: View, frame: AnyFrame) -> str:
        words, table = self._words, view.table
        if isinstance(frame, Throw):
            item = words.items([frame.item])
            one, other = table.gladiators[frame.who], table.gladiators[frame.target]
            facts = {"one": words.full(one), "other": words.full(other), "item": item}
            return words.terminal.text("gloria-throws", **facts)
        if isinstance(frame, Joust):
            name = words.board(f"title-{'push' if frame.push else frame.kind}")
            two = (self._part(view, frame, who) for who in (frame.engager, frame.engaged))
            return words.label(name, " – ".join(two))
        return ""

    def _part(self, view: View, frame: Joust, who: int) -> str:
        """Tell one side of a joust: its part, and the dice it has bought. [L-17, L-18]"""
        one, words = view.table.gladiators[who], self._words
        facts = []
        if frame.first >= 0:
            helpless = who == frame.engaged and not frame.reacts
            part = "attacks" if attacks(frame, one) else "helpless" if helpless else "defends"
            facts.append(words.board(f"part-{part}"))
            if extra := frame.extra[0 if who == frame.first else 1]:
                facts.append(words.board("extra", count=extra))
        return words.full(one) + (f" ({', '.join(facts)})" if facts else "")

    def _waiting(self, view: View) -> Iterator[Text]:
        """In single combats: who fights next, and who has no opponent. [L-30.3, L-30.6]"""
        table, words = view.table, self._words
        if table.due:
            pairs = BETWEEN.join(self._pair(table, duel) for duel in table.due)
            yield Text(words.label(words.board("due"), pairs))
        if table.idle:
            names = ", ".join(words.full(table.gladiators[who]) for who in table.idle)
            yield Text(words.label(words.board("idle"), names))

    def _pair(self, table: State, duel: Duel) -> str:
        one, other = table.gladiators[duel.one], table.gladiators[duel.other]
        return self._words.board("pair", one=self._words.full(one), other=self._words.full(other))
