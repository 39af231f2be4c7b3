"""The table of Brutus: seats, round, forum and hand, in eighty columns and without colours too.

A number that is typed is the value of a card wherever a card is chosen, so that 9 never means
anything but a 9. Colour only repeats what is there to be read.
"""

from collections.abc import Iterator, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.tables import Face, draw_faces, flow, grid, room, tell
from ludus.cli.tables.brutus.pieces import (
    BY_VALUE,
    COLOURS,
    chip,
    chips,
    draw_values,
    paint,
    refer,
)
from ludus.cli.tables.brutus.scores import NAME_WIDTH, WON, Scores
from ludus.cli.terminal import Terminal
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.games.brutus.characters import EFFECTS, VALUES
from ludus.games.brutus.moves import (
    PASS,
    PLAYS,
    Announce,
    Conspire,
    Gifts,
    Mercy,
    Pass,
    PlayCards,
    Power,
    To,
)
from ludus.games.brutus.options import TABLE as SEATINGS
from ludus.games.brutus.state import Combination, Phase, Play, left_in
from ludus.games.brutus.view import View
from ludus.kit.seats import clockwise

LEAST_STAGE, PANEL = 24, 6
TURN, CHOOSING, OUT, WAITS, PASSED, SKIPPED = "▸", "…", "→", "╎ ╎", "–", "»"

# The table, the board of a manche and the result show these, so they are not told line by line.
_SHOWN = ("brutus-rank-of", "brutus-dealt", "brutus-won", "brutus-tie-broken")
_LOUD = ("brutus-manche", "brutus-wins", "brutus-out", "brutus-last", "brutus-revolt")
_QUIET = ("brutus-pass", "brutus-skip")

_FORUM: tuple[Phase, ...] = ("announce", "lay", "mercy", "take")
_EFFECT: tuple[Phase, ...] = ("gifts", "to", "give", "discard")


class BrutusTable:
    """Lays the game out for one seat."""

    def __init__(self, terminal: Terminal, names: Sequence[str]) -> None:
        self._terminal = terminal
        self._names = names
        self._scores = Scores(terminal, names)

    def choices(self, view: View, moves: Sequence[Move]) -> Sequence[Move]:
        """Number cards by their value, those that must wait too; all else as it is listed."""
        if view.phase in BY_VALUE:
            return BY_VALUE[view.phase]
        if view.phase == "lead":
            return [PLAYS[value][0] for value in VALUES]
        if view.phase == "reply":
            count = cast(Combination, view.top).count
            return [*(PLAYS[value][count - 1] for value in VALUES), PASS]
        if view.phase == "to":
            around = [To(seat) for seat in clockwise(view.seat or 0, len(view.sizes))]
            return [move for move in around if move in moves]
        return moves

    def draw(self, view: View, moves: Sequence[Move]) -> RenderableType:
        """Draw the header, the players beside the round, the cards, the choices, the marks."""
        shown: list[RenderableType] = [Text(), *self._header(view), self._middle(view), Text()]
        hand, cards = Text(self._terminal.text("brutus-ui-your-hand"), style="bold"), view.hand
        if view.phase == "take":
            shown += flow([hand, *chips(view.hand)], room(self._terminal))
            shown += [Text(), Text(self._terminal.text("brutus-ui-forum"), style="bold")]
            cards = view.forum
        else:
            shown.append(hand)
        faces = draw_values(view, cards, moves)
        shown += draw_faces(faces, room(self._terminal))
        shown += [*self._characters(cards), *self._aside(view), *self._options(view, moves)]
        return Group(*shown, *self._legend(view, moves, faces), Text())

    def duty(self, view: View, moves: Sequence[Move]) -> str:
        """Say in words what is to be decided now."""
        key, seat = f"brutus-ui-{view.phase}-now", view.seat or 0
        if view.phase == "reply":
            if len(moves) == 1:
                key = "brutus-ui-pass-now"
            elif view.power:
                key = "brutus-ui-reply-equal-now"
            return self._say(key, combination=refer(cast(Combination, view.top)))
        if view.phase == "lay":
            return self._terminal.text(key, left=view.asked - len(view.laid))
        if view.phase == "take":
            hand = SEATINGS.tables[len(view.sizes)].hand
            return self._terminal.text(key, left=hand - view.sizes[seat])
        if view.phase == "mercy":
            return self._terminal.text(key, points=SEATINGS.mercy)
        if view.phase == "slip":
            return self._say(key, seat=seat_ref(left_in(view.sizes, seat)))
        if view.phase == "give":
            return self._say(key, seat=seat_ref(view.given[-1].to))
        return self._to_duty(view) if view.phase == "to" else self._terminal.text(key)

    def narrate(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell events as sentences, and the end of a manche as a board."""
        board_due = True
        for message in heard:
            if message.key == "brutus-total":
                if board_due:
                    yield self._scores.board(view)
                board_due = False
            elif message.key not in _SHOWN:
                yield self._sentence(view, message)

    def recall(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell this manche from its beginning, after the points of those before. [B-16.2]"""
        if view.manches:
            yield from self._scores.history(view, range(len(view.sizes)), room(self._terminal))
            yield Text()
        keys = [message.key for message in heard]
        for message in heard[len(keys) - 1 - keys[::-1].index("brutus-manche") :]:
            yield self._sentence(view, message)

    def last(self, view: View) -> RenderableType:
        """Show the round before, what is known of the other hands, and what is gone. [B-16.2]"""
        width = room(self._terminal)
        shown: list[RenderableType] = [Text(self._terminal.text("brutus-ui-no-last"))]
        if view.before:
            won = [play for play in view.before if play.value][-1]
            wins = say("brutus-wins", seat=seat_ref(won.seat), combination=refer(won))
            shown = [Text(self._terminal.text("brutus-ui-last"), style="bold")]
            shown += [*self._turns(view.before, width), self._sentence(view, wins)]
        shown += [Text(), Text(self._terminal.text("brutus-ui-known"), style="bold")]
        rows = grid(2)
        rows.columns[1].no_wrap = False
        for seat in clockwise(view.seat or 0, len(view.sizes)):
            if any(view.known[seat]):
                cards = flow(chips(view.known[seat]), width - NAME_WIDTH - 2)
                rows.add_row(Text(self._scores.name(seat)), Group(*cards))
        none = Text(self._terminal.text("brutus-ui-none-known"))
        shown.append(rows if rows.row_count else none)
        if any(view.gone):
            shown += [Text(), Text(self._terminal.text("brutus-ui-gone"), style="bold")]
            shown += flow(chips(view.gone), width)
        return Group(*shown)

    def result(self, view: View, outcome: Outcome) -> RenderableType:
        """Show who won and why, then places and points of every manche."""
        seats = tuple(map(seat_ref, outcome.winners))
        won = say("brutus-won", seats=seats, count=len(seats))
        facts = {"manches": len(view.manches), "target": view.end.target or 0}
        key, best = f"brutus-ui-why-{outcome.reason}", outcome.best
        parts = [Text(tell(self._terminal, won, self._names, view.seat), style="bold")]
        parts.append(Text(self._terminal.text(key, points=best, **facts)))
        if outcome.decided_by != outcome.reason:
            _, article = self._terminal.speech.article(outcome.decided_by)
            tie = self._terminal.text("brutus-tie-broken", article=outcome.decided_by)
            parts += [Text(tie), Text(article, style="dim")]
        best_first = sorted(range(len(view.sizes)), key=outcome.ranking.__getitem__)
        history = self._scores.history(view, best_first, room(self._terminal) - PANEL)
        return Group(*parts, Text(), *history)

    def _say(self, key: str, **facts: Ref) -> str:
        return self._terminal.say(Message(key, facts), self._names)

    def _sentence(self, view: View, message: Message) -> Text:
        """Say an event, with the characters that have a name in their colours."""
        style = "bold" if message.key in _LOUD else "dim" if message.key in _QUIET else ""
        text = Text(tell(self._terminal, message, self._names, view.seat), style=style)
        for fact in message.facts.values():
            for ref in fact if isinstance(fact, tuple) else (fact,):
                if isinstance(ref, Ref) and ref.kind in ("card", "combination"):
                    named = self._terminal.speech.name("brutus", ref.kind, ref.id)
                    value = int(f"{ref.id}".partition("×")[0])
                    text.highlight_words([] if named.isdigit() else [named], paint(value))
        return text

    def _header(self, view: View) -> Iterator[Text]:
        """Head the table: which manche, how the game ends, and the Consul's power."""
        left, end = Text("── "), view.end
        if end.manches is not None:
            manche = self._terminal.text(
                "brutus-ui-of-manches", manche=view.manche, manches=end.manches
            )
            left.append(manche, style="bold")
        else:
            left.append(self._terminal.text("brutus-ui-manche", manche=view.manche), style="bold")
        if end.target is not None:
            left.append(" · " + self._terminal.text("brutus-ui-target", target=end.target))
        if end.time is not None:
            minutes = round(end.time / 60, 1) if end.time % 60 else end.time // 60
            left.append(" · " + self._terminal.text("brutus-ui-time", minutes=minutes))
        decided = view.phase not in (*_FORUM, "power")
        key = ("power" if view.power else "no-power") if decided else "power-open"
        right = Text(" " + self._terminal.text(f"brutus-ui-{key}") + " ──")
        gap = room(self._terminal) - left.cell_len - right.cell_len
        if gap > 2:
            yield left.append(" " + "─" * (gap - 1)) + right
        else:
            yield left.append(" ──")
            yield Text("──") + right

    def _middle(self, view: View) -> RenderableType:
        """Put the players beside what is on the table, or above it where that is too narrow."""
        players = self._players(view)
        taken = self._terminal.out.measure(players).maximum + 3
        left = room(self._terminal) - taken
        if left < LEAST_STAGE:
            return Group(players, Text(), *self._stage(view, room(self._terminal)))
        both = grid(2, gap=3)
        both.columns[1].no_wrap = False
        both.add_row(players, Group(*self._stage(view, left)))
        return both

    def _players(self, view: View) -> Grid:
        """List the players clockwise from the reader, with all that lies open of them."""
        words = ("player", "rank", "cards", "points")
        rows = grid(5)
        heads = [*(self._terminal.text(f"brutus-ui-{word}") for word in words), WON]
        rows.add_row(*(Text(head, style="dim") for head in heads))
        seats = len(view.sizes)
        for seat in clockwise(view.seat or 0, seats):
            mark = TURN if seat == view.turn else CHOOSING if seat in view.waiting else ""
            name = Text(
                f"{self._scores.name(seat)} {mark}", style="bold" if seat == view.seat else ""
            )
            rank = self._scores.rank(view.ranks.index(seat) + 1, seats)
            place = view.places[seat]
            cards = f"{OUT} {self._scores.rank(place, seats)}" if place else f"{view.sizes[seat]}"
            rows.add_row(name, rank, cards, f"{view.scores[seat]}", f"{view.won[seat]}")
        return rows

    def _stage(self, view: View, width: int) -> Iterator[Text]:
        """Show what lies in the middle: the forum, or the combination to beat and the turns."""
        if view.phase in _FORUM:
            yield Text(self._terminal.text("brutus-ui-forum"), style="dim")
            if view.asked:
                asked = say("brutus-forum", seat=seat_ref(view.ranks[0]), count=view.asked)
                yield self._sentence(view, asked)
            if view.pickers:
                names = ", ".join(self._names[seat] for seat in view.pickers)
                yield Text(self._terminal.text("brutus-ui-pickers", seats=names))
            return
        if view.top is None:
            yield Text(self._terminal.text("brutus-ui-empty"))
            return
        top, owner = refer(view.top), seat_ref(view.top.owner)
        if view.phase in _EFFECT:
            yield self._sentence(view, say("brutus-wins", combination=top, seat=owner))
        else:
            yield Text(self._terminal.text("brutus-ui-top"), style="dim")
            yield self._sentence(view, say("brutus-ui-owner", combination=top, seat=owner))
        yield Text(self._terminal.text("brutus-ui-round"), style="dim")
        yield from self._turns(view.plays, width)

    def _turns(self, plays: Sequence[Play], width: int) -> list[Text]:
        """List turns in their order, as many a line as there is room for."""
        pieces = []
        for play in plays:
            piece = Text(f"{self._scores.name(play.seat)} ", style="" if play.value else "dim")
            mark = PASSED if play.kind == "pass" else SKIPPED
            pieces.append(piece + (chip(play.value, play.count) if play.value else Text(mark)))
        return flow(pieces, width, gap=" · ")

    def _characters(self, cards: Sequence[int]) -> list[Text]:
        """Name the characters among some cards."""
        held = [value for value, count in enumerate(cards) if count and value in COLOURS]
        names = (self._terminal.speech.name("brutus", "card", value) for value in held)
        return flow([Text(name, style="dim") for name in names], room(self._terminal))

    def _aside(self, view: View) -> Iterator[Text]:
        """Show what the reader has put aside: cards laid face down, gifts already chosen."""
        if view.laid:
            cards = ", ".join(f"{value}" for value in view.laid)
            yield Text(self._terminal.text("brutus-ui-laid", cards=cards))
        if gifts := [gift for gift in view.given if gift.value]:
            cards = ", ".join(f"{gift.value} {OUT} {self._names[gift.to]}" for gift in gifts)
            yield Text(self._terminal.text("brutus-ui-given", cards=cards))

    def _options(self, view: View, moves: Sequence[Move]) -> list[Text]:
        """List what can be chosen besides cards: number, words, and what may be typed instead."""
        pieces = []
        for number, move in enumerate(self.choices(view, moves), 1):
            words = self._words(move)
            if move in moves and words:
                # “1 card” begins with its number already.
                head = "" if words.startswith(f"{number} ") else f"{number} "
                pieces.append(Text.assemble((head, "bold"), words, (f" ({move})", "dim")))
        return [Text(), *flow(pieces, room(self._terminal), gap="   ")] if pieces else []

    def _words(self, move: Move) -> str:
        """Say what a move means, if it does not choose a card."""
        text = self._terminal.text
        match move:
            case To():
                return self._names[move.recipient]
            case Announce() | Gifts():
                return text("brutus-ui-some-cards", count=move.count)
            case Power():
                return text("brutus-ui-on" if move.on else "brutus-ui-off")
            case Mercy():
                return text("brutus-ui-yes" if move.declared else "brutus-ui-no")
            case Conspire():
                return text("brutus-ui-yes" if move.started else "brutus-ui-no")
            case Pass():
                return text("brutus-ui-pass")
        return ""

    def _legend(self, view: View, moves: Sequence[Move], faces: Sequence[Face]) -> Iterator[Text]:
        """Say what the marks mean, those that are there, and how several cards are led."""
        several = [move for move in moves if isinstance(move, PlayCards) and move.count > 1]
        if view.phase == "lead" and several:
            most = max(several, key=lambda move: move.count)
            facts = {"one": f"{most.value}", "more": f"{most}", "count": most.count}
            yield Text(self._terminal.text("brutus-ui-lead-hint", **facts))
        marks = [(WON, "won")]
        if any(view.places):
            marks.append((OUT, "out"))
        if view.waiting:
            marks.append((CHOOSING, "choosing"))
        kinds = {play.kind for play in view.plays}
        if "pass" in kinds:
            marks.append((PASSED, "passed"))
        if "skip" in kinds:
            marks.append((SKIPPED, "skipped"))
        if not all(face.allowed for face in faces):
            marks.append((WAITS, "waits"))
        told = [self._scores.mark(mark, word) for mark, word in marks]
        yield from flow(told, room(self._terminal), gap="   ")

    def _to_duty(self, view: View) -> str:
        """Ask a Senator who leads next, a Dux who gets the next card. [B-8.5, B-8.8]"""
        effect = EFFECTS[cast(Combination, view.top).value] or ""
        left = view.gifts - len(view.given)
        return self._terminal.text("brutus-ui-to-now", effect=effect, left=left)


TABLE = BrutusTable
