"""Whose decision it is, about which gladiator, and what is under way."""

from collections.abc import Iterator

from rich.text import Text

from ludus.cli.tables.gloria.words import BETWEEN, Words
from ludus.core.message import Message, Ref
from ludus.games.gloria.forecasts.sides import NOBODY, question_sides
from ludus.games.gloria.frames import AnyFrame, Joust, Throw
from ludus.games.gloria.shown.asking import said
from ludus.games.gloria.shown.fights import part_of
from ludus.games.gloria.state import Duel, Gladiator, State
from ludus.games.gloria.view import View

TURN = "▸"


def subject(view: View) -> Gladiator | None:
    """Find the gladiator that the question is about."""
    who = question_sides(view.table)[0] if view.table.frames else NOBODY
    return None if who == NOBODY else view.table.gladiators[who]


class Duty:
    """Says what is to be decided, and what led there."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def ask(self, view: View) -> str:
        """Say what the reader has to decide; gladiators are named as the arena shows them."""
        words, message = self._words, said(view)
        names = {one.name: words.full(one) for one in view.table.gladiators}
        facts = {
            fact: names[str(about.id)]
            if isinstance(about, Ref) and about.kind == "gladiator"
            else about
            for fact, about in message.facts.items()
        }
        return words.terminal.say(Message(message.key, facts), words.names)

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
            facts.append(words.board(f"part-{part_of(view.table, frame, who)}"))
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
