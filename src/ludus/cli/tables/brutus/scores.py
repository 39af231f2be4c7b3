"""Places and points of Brutus in the terminal: one manche as a board, all of them as columns."""

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from ludus.cli.tables import flow, grid, room
from ludus.cli.terminal import Terminal
from ludus.games.brutus.going_out import rank_ref
from ludus.games.brutus.state import Manche
from ludus.games.brutus.view import View

NAME_WIDTH = 10
WON = "★"
_BOARD = ("player", "rank", "points", "total")
_SOURCES = ("caesar", "revolt", "mercy")


class Scores:
    """Shows what the manches brought."""

    def __init__(self, terminal: Terminal, names: Sequence[str]) -> None:
        self._terminal = terminal
        self._names = names

    def name(self, seat: int) -> str:
        """Give a name, cut to fit."""
        name = Text(self._names[seat])
        name.truncate(NAME_WIDTH, overflow="ellipsis")
        return name.plain

    def rank(self, place: int, players: int) -> str:
        """Name the position of a place."""
        return self._terminal.speech.name("brutus", "rank", rank_ref(place, players).id)

    def mark(self, mark: str, word: str) -> Text:
        """Say what a mark means."""
        return Text(f"{mark} {self._terminal.text(f'brutus-ui-{word}').lower()}", style="dim")

    def board(self, view: View) -> RenderableType:
        """Show a finished manche: places, points by source, totals."""
        manche, players = view.manches[-1], len(view.sizes)
        title = self._terminal.text("brutus-ui-summary", manche=len(view.manches))
        rows = grid(4)
        heads = (self._terminal.text(f"brutus-ui-{word}") for word in _BOARD)
        rows.add_row(*(Text(head, style="dim") for head in heads))
        for seat in sorted(range(players), key=manche.places.__getitem__):
            place = manche.places[seat]
            name = Text(self.name(seat), style="bold" if place == 1 else "")
            points, total = self._points(manche, seat), total_of(view, seat)
            rows.add_row(name, self.rank(place, players), points, f"{total}")
        head = Text("\n── ").append(title, style="bold").append(" ──")
        letters = flow([*self._sources([manche])], room(self._terminal), gap="   ")
        return Group(head, rows, *letters, Text())

    def history(self, view: View, seats: Iterable[int], width: int) -> Iterator[RenderableType]:
        """List places and points of all finished manches, in as many blocks as the width asks."""
        order = list(seats)
        columns = []
        for number, manche in enumerate(view.manches, 1):
            head = self._terminal.text("brutus-ui-manche", manche=number)
            cells = [f"{manche.places[seat]}. {self._points(manche, seat)}" for seat in order]
            columns.append([head, *cells])
        first = [self._terminal.text("brutus-ui-player"), *map(self.name, order)]
        total = [
            self._terminal.text("brutus-ui-total"),
            *(f"{total_of(view, seat)}" for seat in order),
        ]
        won = [WON, *(f"{view.won[seat]}" for seat in order)]
        start = [first, total, won]
        taken = sum(max(map(cell_len, one)) + 2 for one in start)
        for number, block in enumerate(blocks(columns, width - taken)):
            if number:
                yield Text()
            rows = grid(len(start) + len(block))
            for at, row in enumerate(zip(*start, *block, strict=True)):
                rows.add_row(*(Text(cell, style="" if at else "dim") for cell in row))
            yield rows
        marks = [self.mark(WON, "won"), self.mark("1.", "place"), *self._sources(view.manches)]
        yield Group(*flow(marks, width, gap="   "))

    def _points(self, manche: Manche, seat: int) -> str:
        """Give the points of a seat in a manche, each with the letter of its source."""
        gained = ((word, getattr(manche, word)[seat]) for word in _SOURCES)
        parts = [f"+{points}{self._letter(word)}" for word, points in gained if points]
        return "".join([f"{manche.position[seat]}", *parts])

    def _letter(self, source: str) -> str:
        return self._terminal.text(f"brutus-ui-{source}")[0]

    def _sources(self, manches: Sequence[Manche]) -> Iterator[Text]:
        """Say what the letters mean, those that are there."""
        for word in _SOURCES:
            if any(any(getattr(manche, word)) for manche in manches):
                name = self._terminal.text(f"brutus-ui-{word}")
                yield Text(f"{self._letter(word)} {name}", style="dim")


def blocks(columns: Sequence[list[str]], width: int) -> list[list[list[str]]]:
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


def total_of(view: View, seat: int) -> int:
    """Add up the points of the finished manches."""
    return sum(
        one.position[seat] + one.caesar[seat] + one.revolt[seat] + one.mercy[seat]
        for one in view.manches
    )
