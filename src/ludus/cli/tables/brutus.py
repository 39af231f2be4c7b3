"""The table of Brutus: seats, round, forum and hand, in eighty columns and without colours too.

A number that is typed is the value of a card wherever a card is chosen, so that 9 never means
anything but a 9. Colour only repeats what is there to be read.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.house import House
from ludus.cli.tables import Face, draw_faces, grid, room, tell
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.outcome import Outcome
from ludus.games.brutus.characters import EFFECTS, VALUES, combination_ref
from ludus.games.brutus.going_out import rank_ref
from ludus.games.brutus.moves import DISCARD, GIVE, LAY, PASS, PLAY, SLIP, TAKE, Move
from ludus.games.brutus.options import TABLE as SEATINGS
from ludus.games.brutus.state import Combination, Manche, Phase, Play
from ludus.games.brutus.view import View
from ludus.kit.seats import clockwise

# White letters on them read well on dark and on light terminals.
COLOURS = {1: "#a8322a", 9: "#3a8a4d", 10: "#2f6db5", 11: "#8a5a33", 12: "#c23e76", 13: "#6f2c7e"}
COMMON = "#6b6153"
NAME_WIDTH, LEAST_STAGE, PANEL = 10, 24, 6
TURN, CHOOSING, OUT, WON, WAITS, PASSED, SKIPPED = "▸", "…", "→", "★", "╎ ╎", "–", "»"

# The table, the board of a manche and the result show these, so they are not told line by line.
_SHOWN = ("brutus-rank-of", "brutus-dealt", "brutus-won", "brutus-tie-broken")
_LOUD = ("brutus-manche", "brutus-wins", "brutus-out", "brutus-last", "brutus-revolt")
_QUIET = ("brutus-pass", "brutus-skip")

_FORUM: tuple[Phase, ...] = ("announce", "lay", "mercy", "take")
_EFFECT: tuple[Phase, ...] = ("gifts", "to", "give", "discard")
_BY_VALUE: dict[Phase, Sequence[Move]] = {
    "lay": LAY, "take": TAKE, "slip": SLIP, "give": GIVE, "discard": DISCARD,
}  # fmt: skip
_CARDS = (*_BY_VALUE, "lead", "reply")
"""Where a card is chosen."""


class BrutusTable:
    """Lays the game out for one seat."""

    def __init__(self, house: House, names: Sequence[str]) -> None:
        self._house = house
        self._names = names

    def choices(self, view: View, moves: Sequence[Move]) -> Sequence[Move]:
        """Number cards by their value, those that must wait too; all else as it is listed."""
        if view.phase in _BY_VALUE:
            return _BY_VALUE[view.phase][1:]
        if view.phase == "lead":
            return [PLAY[value][1] for value in VALUES]
        if view.phase == "reply":
            count = cast(Combination, view.top).count
            return [*(PLAY[value][count] for value in VALUES), PASS]
        if view.phase == "to":
            around = clockwise(view.seat or 0, len(view.sizes))
            return sorted(moves, key=lambda move: around.index(move.value))
        return moves

    def draw(self, view: View, moves: Sequence[Move]) -> RenderableType:
        """Draw the header, the players beside the round, the cards, the choices, the marks."""
        shown: list[RenderableType] = [Text(), *self._header(view), self._middle(view), Text()]
        hand, cards = Text(self._house.text("brutus-ui-your-hand"), style="bold"), view.hand
        if view.phase == "take":
            shown += _flow([hand, *_chips(view.hand)], room(self._house))
            shown += [Text(), Text(self._house.text("brutus-ui-forum"), style="bold")]
            cards = view.forum
        else:
            shown.append(hand)
        faces = _faces(view, cards, moves)
        shown += draw_faces(faces, room(self._house))
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
            return self._say(key, combination=_ref(cast(Combination, view.top)))
        if view.phase == "lay":
            return self._house.text(key, left=view.asked - len(view.laid))
        if view.phase == "take":
            hand = SEATINGS.tables[len(view.sizes)].hand
            return self._house.text(key, left=hand - view.sizes[seat])
        if view.phase == "mercy":
            return self._house.text(key, points=SEATINGS.mercy)
        if view.phase == "slip":
            left = next(one for one in clockwise(seat, len(view.sizes))[1:] if view.sizes[one])
            return self._say(key, seat=seat_ref(left))
        if view.phase == "give":
            return self._say(key, seat=seat_ref(view.given[-1].to))
        return self._to_duty(view) if view.phase == "to" else self._house.text(key)

    def narrate(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell events as sentences, and the end of a manche as a board."""
        board_due = True
        for message in heard:
            if message.key == "brutus-total":
                if board_due:
                    yield self._board(view)
                board_due = False
            elif message.key not in _SHOWN:
                yield self._sentence(view, message)

    def recall(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell this manche from its beginning, after the points of those before. [B-16.2]"""
        if view.manches:
            yield from self._history(view, range(len(view.sizes)), room(self._house))
            yield Text()
        keys = [message.key for message in heard]
        for message in heard[len(keys) - 1 - keys[::-1].index("brutus-manche") :]:
            yield self._sentence(view, message)

    def last(self, view: View) -> RenderableType:
        """Show the round before, what is known of the other hands, and what is gone. [B-16.2]"""
        width = room(self._house)
        shown: list[RenderableType] = [Text(self._house.text("brutus-ui-no-last"))]
        if view.before:
            won = [play for play in view.before if play.value][-1]
            wins = say("brutus-wins", seat=seat_ref(won.seat), combination=_ref(won))
            shown = [Text(self._house.text("brutus-ui-last"), style="bold")]
            shown += [*self._turns(view.before, width), self._sentence(view, wins)]
        shown += [Text(), Text(self._house.text("brutus-ui-known"), style="bold")]
        rows = grid(2)
        rows.columns[1].no_wrap = False
        for seat in clockwise(view.seat or 0, len(view.sizes)):
            if any(view.known[seat]):
                cards = _flow(_chips(view.known[seat]), width - NAME_WIDTH - 2)
                rows.add_row(Text(self._name(seat)), Group(*cards))
        none = Text(self._house.text("brutus-ui-none-known"))
        shown.append(rows if rows.row_count else none)
        if any(view.gone):
            shown += [Text(), Text(self._house.text("brutus-ui-gone"), style="bold")]
            shown += _flow(_chips(view.gone), width)
        return Group(*shown)

    def how(self) -> str:
        """Say in a few sentences how the game goes."""
        return self._house.text("brutus-ui-how")

    def result(self, view: View, outcome: Outcome) -> RenderableType:
        """Show who won and why, then places and points of every manche."""
        seats = tuple(map(seat_ref, outcome.winners))
        won = say("brutus-won", seats=seats, count=len(seats))
        facts = {"manches": len(view.manches), "target": view.end.target or 0}
        key, best = f"brutus-ui-why-{outcome.reason}", max(outcome.scores)
        parts = [Text(tell(self._house, won, self._names, view.seat), style="bold")]
        parts.append(Text(self._house.text(key, points=best, **facts)))
        if outcome.decided_by != outcome.reason:
            _, article = self._house.speech.article(outcome.decided_by)
            tie = self._house.text("brutus-tie-broken", article=outcome.decided_by)
            parts += [Text(tie), Text(article, style="dim")]
        best_first = sorted(range(len(view.sizes)), key=outcome.ranking.__getitem__)
        history = self._history(view, best_first, room(self._house) - PANEL)
        return Group(*parts, Text(), *history)

    def _say(self, key: str, **facts: Ref) -> str:
        return self._house.say(Message(key, facts), self._names)

    def _name(self, seat: int) -> str:
        name = Text(self._names[seat])
        name.truncate(NAME_WIDTH, overflow="ellipsis")
        return name.plain

    def _rank(self, place: int, players: int) -> str:
        return self._house.speech.name("brutus", "rank", rank_ref(place, players).id)

    def _sentence(self, view: View, message: Message) -> Text:
        """Say an event, with the characters that have a name in their colours."""
        style = "bold" if message.key in _LOUD else "dim" if message.key in _QUIET else ""
        text = Text(tell(self._house, message, self._names, view.seat), style=style)
        for fact in message.facts.values():
            for ref in fact if isinstance(fact, tuple) else (fact,):
                if isinstance(ref, Ref) and ref.kind in ("card", "combination"):
                    named = self._house.speech.name("brutus", ref.kind, ref.id)
                    value = int(f"{ref.id}".partition("×")[0])
                    text.highlight_words([] if named.isdigit() else [named], _style(value))
        return text

    def _header(self, view: View) -> Iterator[Text]:
        """Head the table: which manche, how the game ends, and the Consul's power."""
        left, end = Text("── "), view.end
        if end.manches is not None:
            manche = self._house.text(
                "brutus-ui-of-manches", manche=view.manche, manches=end.manches
            )
            left.append(manche, style="bold")
        else:
            left.append(self._house.text("brutus-ui-manche", manche=view.manche), style="bold")
        if end.target is not None:
            left.append(" · " + self._house.text("brutus-ui-target", target=end.target))
        if end.time is not None:
            minutes = round(end.time / 60, 1) if end.time % 60 else end.time // 60
            left.append(" · " + self._house.text("brutus-ui-time", minutes=minutes))
        decided = view.phase not in (*_FORUM, "power")
        key = ("power" if view.power else "no-power") if decided else "power-open"
        right = Text(" " + self._house.text(f"brutus-ui-{key}") + " ──")
        gap = room(self._house) - left.cell_len - right.cell_len
        if gap > 2:
            yield left.append(" " + "─" * (gap - 1)) + right
        else:
            yield left.append(" ──")
            yield Text("──") + right

    def _middle(self, view: View) -> RenderableType:
        """Put the players beside what is on the table, or above it where that is too narrow."""
        players = self._players(view)
        taken = self._house.out.measure(players).maximum + 3
        left = room(self._house) - taken
        if left < LEAST_STAGE:
            return Group(players, Text(), *self._stage(view, room(self._house)))
        both = grid(2, gap=3)
        both.columns[1].no_wrap = False
        both.add_row(players, Group(*self._stage(view, left)))
        return both

    def _players(self, view: View) -> Grid:
        """List the players clockwise from the reader, with all that lies open of them."""
        words = ("player", "rank", "cards", "points")
        rows = grid(5)
        heads = [*(self._house.text(f"brutus-ui-{word}") for word in words), WON]
        rows.add_row(*(Text(head, style="dim") for head in heads))
        seats = len(view.sizes)
        for seat in clockwise(view.seat or 0, seats):
            mark = TURN if seat == view.turn else CHOOSING if seat in view.waiting else ""
            name = Text(f"{self._name(seat)} {mark}", style="bold" if seat == view.seat else "")
            rank = self._rank(view.ranks.index(seat) + 1, seats)
            place = view.places[seat]
            cards = f"{OUT} {self._rank(place, seats)}" if place else f"{view.sizes[seat]}"
            rows.add_row(name, rank, cards, f"{view.scores[seat]}", f"{view.won[seat]}")
        return rows

    def _stage(self, view: View, width: int) -> Iterator[Text]:
        """Show what lies in the middle: the forum, or the combination to beat and the turns."""
        if view.phase in _FORUM:
            yield Text(self._house.text("brutus-ui-forum"), style="dim")
            if view.asked:
                asked = say("brutus-forum", seat=seat_ref(view.ranks[0]), count=view.asked)
                yield self._sentence(view, asked)
            if view.pickers:
                names = ", ".join(self._names[seat] for seat in view.pickers)
                yield Text(self._house.text("brutus-ui-pickers", seats=names))
            return
        if view.top is None:
            yield Text(self._house.text("brutus-ui-empty"))
            return
        top, owner = _ref(view.top), seat_ref(view.top.owner)
        if view.phase in _EFFECT:
            yield self._sentence(view, say("brutus-wins", combination=top, seat=owner))
        else:
            yield Text(self._house.text("brutus-ui-top"), style="dim")
            yield self._sentence(view, say("brutus-ui-owner", combination=top, seat=owner))
        yield Text(self._house.text("brutus-ui-round"), style="dim")
        yield from self._turns(view.plays, width)

    def _turns(self, plays: Sequence[Play], width: int) -> list[Text]:
        """List turns in their order, as many a line as there is room for."""
        pieces = []
        for play in plays:
            piece = Text(f"{self._name(play.seat)} ", style="" if play.value else "dim")
            mark = PASSED if play.kind == "pass" else SKIPPED
            pieces.append(piece + (_chip(play.value, play.count) if play.value else Text(mark)))
        return _flow(pieces, width, gap=" · ")

    def _characters(self, cards: Sequence[int]) -> list[Text]:
        """Name the characters among some cards."""
        held = [value for value, count in enumerate(cards) if count and value in COLOURS]
        names = (self._house.speech.name("brutus", "card", value) for value in held)
        return _flow([Text(name, style="dim") for name in names], room(self._house))

    def _aside(self, view: View) -> Iterator[Text]:
        """Show what the reader has put aside: cards laid face down, gifts already chosen."""
        if view.laid:
            cards = ", ".join(f"{value}" for value in view.laid)
            yield Text(self._house.text("brutus-ui-laid", cards=cards))
        if gifts := [gift for gift in view.given if gift.value]:
            cards = ", ".join(f"{gift.value} {OUT} {self._names[gift.to]}" for gift in gifts)
            yield Text(self._house.text("brutus-ui-given", cards=cards))

    def _options(self, view: View, moves: Sequence[Move]) -> list[Text]:
        """List what can be chosen besides cards: number, words, and what may be typed instead."""
        pieces = []
        for number, move in enumerate(self.choices(view, moves), 1):
            words = self._words(move)
            if move in moves and words:
                # “1 card” begins with its number already.
                head = "" if words.startswith(f"{number} ") else f"{number} "
                pieces.append(Text.assemble((head, "bold"), words, (f" ({move})", "dim")))
        return [Text(), *_flow(pieces, room(self._house), gap="   ")] if pieces else []

    def _words(self, move: Move) -> str:
        """Say what a move means, if it does not choose a card."""
        if move.kind == "to":
            return self._names[move.value]
        if move.kind in ("forum", "gifts"):
            return self._house.text("brutus-ui-some-cards", count=move.value)
        word = {"power": ("off", "on"), "mercy": ("no", "yes"), "conspire": ("no", "yes")}
        if move.kind in word:
            return self._house.text(f"brutus-ui-{word[move.kind][move.value]}")
        return self._house.text("brutus-ui-pass") if move is PASS else ""

    def _legend(self, view: View, moves: Sequence[Move], faces: Sequence[Face]) -> Iterator[Text]:
        """Say what the marks mean, those that are there, and how several cards are led."""
        several = [move for move in moves if move.count > 1]
        if view.phase == "lead" and several:
            most = max(several, key=lambda move: move.count)
            facts = {"one": f"{most.value}", "more": f"{most}", "count": most.count}
            yield Text(self._house.text("brutus-ui-lead-hint", **facts))
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
        told = [self._mark(mark, word) for mark, word in marks]
        yield from _flow(told, room(self._house), gap="   ")

    def _mark(self, mark: str, word: str) -> Text:
        """Say what a mark means."""
        return Text(f"{mark} {self._house.text(f'brutus-ui-{word}').lower()}", style="dim")

    def _to_duty(self, view: View) -> str:
        """Ask a Senator who leads next, a Dux who gets the next card. [B-8.5, B-8.8]"""
        if EFFECTS[cast(Combination, view.top).value] == "appoint":
            return self._house.text("brutus-ui-to-lead-now")
        return self._house.text("brutus-ui-to-now", left=view.gifts - len(view.given))

    def _board(self, view: View) -> RenderableType:
        """Show a finished manche: places, points by source, totals."""
        manche, players = view.manches[-1], len(view.sizes)
        title = self._house.text("brutus-ui-summary", manche=len(view.manches))
        rows = grid(4)
        heads = (self._house.text(f"brutus-ui-{word}") for word in _BOARD)
        rows.add_row(*(Text(head, style="dim") for head in heads))
        for seat in sorted(range(players), key=manche.places.__getitem__):
            place = manche.places[seat]
            name = Text(self._name(seat), style="bold" if place == 1 else "")
            points, total = self._points(manche, seat), _total(view, seat)
            rows.add_row(name, self._rank(place, players), points, f"{total}")
        head = Text("\n── ").append(title, style="bold").append(" ──")
        letters = _flow([*self._sources([manche])], room(self._house), gap="   ")
        return Group(head, rows, *letters, Text())

    def _history(self, view: View, seats: Iterable[int], width: int) -> Iterator[RenderableType]:
        """List places and points of all finished manches, in as many blocks as the width asks."""
        order = list(seats)
        columns = []
        for number, manche in enumerate(view.manches, 1):
            head = self._house.text("brutus-ui-manche", manche=number)
            cells = [f"{manche.places[seat]}. {self._points(manche, seat)}" for seat in order]
            columns.append([head, *cells])
        first = [self._house.text("brutus-ui-player"), *map(self._name, order)]
        total = [self._house.text("brutus-ui-total"), *(f"{_total(view, seat)}" for seat in order)]
        won = [WON, *(f"{view.won[seat]}" for seat in order)]
        start = [first, total, won]
        taken = sum(max(map(cell_len, one)) + 2 for one in start)
        for number, block in enumerate(_blocks(columns, width - taken)):
            if number:
                yield Text()
            rows = grid(len(start) + len(block))
            for at, row in enumerate(zip(*start, *block, strict=True)):
                rows.add_row(*(Text(cell, style="" if at else "dim") for cell in row))
            yield rows
        marks = [self._mark(WON, "won"), self._mark("1.", "place"), *self._sources(view.manches)]
        yield Group(*_flow(marks, width, gap="   "))

    def _points(self, manche: Manche, seat: int) -> str:
        """Give the points of a seat in a manche, each with the letter of its source."""
        gained = ((word, getattr(manche, word)[seat]) for word in _SOURCES)
        parts = [f"+{points}{self._letter(word)}" for word, points in gained if points]
        return "".join([f"{manche.position[seat]}", *parts])

    def _letter(self, source: str) -> str:
        return self._house.text(f"brutus-ui-{source}")[0]

    def _sources(self, manches: Sequence[Manche]) -> Iterator[Text]:
        """Say what the letters mean, those that are there."""
        for word in _SOURCES:
            if any(any(getattr(manche, word)) for manche in manches):
                name = self._house.text(f"brutus-ui-{word}")
                yield Text(f"{self._letter(word)} {name}", style="dim")


_BOARD = ("player", "rank", "points", "total")
_SOURCES = ("caesar", "revolt", "mercy")


def _ref(combination: Combination | Play) -> Ref:
    return combination_ref(combination.value, combination.count)


def _style(value: int) -> str:
    return f"bold #ffffff on {COLOURS.get(value, COMMON)}"


def _chip(value: int, count: int) -> Text:
    """Show cards of one value in short."""
    return Text(f"{value}" if count == 1 else f"{value}×{count}", style=_style(value))


def _chips(cards: Sequence[int]) -> list[Text]:
    return [_chip(value, count) for value, count in enumerate(cards) if count]


def _faces(view: View, cards: Sequence[int], moves: Sequence[Move]) -> list[Face]:
    """Draw every value once, with its count and, where a card is chosen, what to type for it."""
    chosen = view.phase in _CARDS
    labels = {value: "" for value in VALUES if not chosen}
    for move in moves if chosen else ():
        labels.setdefault(move.value, f"{move}" if move.count > 1 else f"{move.value}")
    faces = []
    for value, count in enumerate(cards):
        if count:
            style, colour = _style(value), COLOURS.get(value, COMMON)
            label, may = labels.get(value, ""), value in labels
            faces.append(Face(f"{value}", f"×{count}", label, style, colour, may))
    return faces


def _flow(pieces: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Set pieces one after another, each whole, in as many lines as the width asks for."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, piece)
        else:
            lines.append(piece)
    return lines


def _blocks(columns: Sequence[list[str]], width: int) -> list[list[list[str]]]:
    """Share columns out to blocks no wider than that, at least one column a block."""
    blocks: list[list[list[str]]] = []
    left = 0
    for column in columns:
        need = max(map(cell_len, column)) + 2
        if not blocks or need > left:
            blocks.append([])
            left = width + 2
        blocks[-1].append(column)
        left -= need
    return blocks


def _total(view: View, seat: int) -> int:
    """Add up the points of the finished manches."""
    return sum(
        one.position[seat] + one.caesar[seat] + one.revolt[seat] + one.mercy[seat]
        for one in view.manches
    )


TABLE = BrutusTable
