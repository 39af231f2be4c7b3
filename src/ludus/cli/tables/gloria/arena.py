"""The arena in the terminal: rows of hexes, each half a cell further in than the one below it.

Around it stand the coordinates: q at the upper left end of every slanting line, r at the right end
of every row. Where the terminal is too narrow for it, there are only lists.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ludus.cli.tables import flow
from ludus.cli.tables.gloria.duty import subject
from ludus.cli.tables.gloria.pieces import paint
from ludus.cli.tables.gloria.words import BETWEEN, LIES, Words, look, place, tag
from ludus.games.gloria.board import fit, has_zone, hostile
from ludus.games.gloria.geometry import IN_ZONE
from ludus.games.gloria.paths import Goal, goals
from ludus.games.gloria.state import Gladiator
from ludus.games.gloria.view import View
from ludus.kit.hexes import Hex, hex_at

FULL, TIGHT = 6, 5
"""The width of a hex, with the level of whoever is in it or without."""

EMPTY, BODY, THINGS, ZONE = "·", "†", "*", "!"
ASKED, ACTIVE = "◂", "•"


def cell_width(radius: int, width: int) -> int:
    """Tell how wide a hex can be drawn; 0 if the arena does not fit."""
    across = 2 * radius + 1
    # The middle row is the longest, with its “0” behind it.
    return next((cell for cell in (FULL, TIGHT) if across * cell + 1 <= width), 0)


class Arena:
    """Draws the arena for one reader."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View, targets: Mapping[Hex, str], width: int) -> RenderableType:
        """Draw the arena, and list what lies in it; `targets` are hexes that can be chosen."""
        cell = cell_width(view.table.radius, width)
        ground = [Text(line) for line in self._ground(view)]
        if not cell:
            return Group(Text(self._words.ui("narrow"), style="dim"), *ground)
        drawing = _Drawing(view, targets, cell)
        rows = list(drawing.rows())
        legend = flow([*self._legend(drawing)], width)
        return Group(*rows, *ground, *legend)

    def _ground(self, view: View) -> Iterator[str]:
        """List bodies and objects with their hexes. [L-1.4, L-25]"""
        table, words = view.table, self._words
        lying = [
            f"{place(one.hex)} {words.full(one)} ({words.board(f'fate-{one.status}')})"
            for one in table.gladiators
            if one.status in ("out", "dead") and one.hex in table.bodies
        ]
        if lying:
            yield words.label(f"{BODY} {words.ui('bodies')}", BETWEEN.join(lying))
        things = [f"{place(at)} {words.items(items)}" for at, items in sorted(table.ground.items())]
        if things:
            yield words.label(f"{THINGS} {words.ui('things')}", BETWEEN.join(things))

    def _legend(self, drawing: "_Drawing") -> Iterator[Text]:
        """Say what the marks mean, those that are there."""
        words = self._words
        known = {
            ASKED: words.ui("mark-asked"),
            ACTIVE: words.ui("mark-active"),
            LIES: words.board("state-down"),
            ZONE: words.ui("mark-zone"),
            "[1]": words.ui("mark-target"),
            "1–9": words.ui("mark-cost"),
        }
        sample = f"A3→{4 if drawing.cell == FULL else ''}"
        key = "mark-gladiator" if drawing.cell == FULL else "mark-gladiator-tight"
        yield Text(f"{sample} {words.ui(key)}", style="dim")
        yield Text(words.ui("mark-hex"), style="dim")
        for mark, meaning in known.items():
            if mark in drawing.used:
                yield Text(f"{mark} {meaning}", style="dim")


class _Drawing:
    """The rows of one picture, and the marks used in it."""

    def __init__(self, view: View, targets: Mapping[Hex, str], cell: int) -> None:
        self._view = view
        self._table = view.table
        self._targets = targets
        self.cell = cell
        self.used: set[str] = set()
        self._goals = {goal.hex: goal.cost for goal in self._reached()}
        self._asked = subject(view)
        self._zones = set(self._hostile_zones())

    def _reached(self) -> Sequence[Goal]:
        """List the hexes to which the reader's active gladiator can walk."""
        acts = self._view.ask == "act" and self._view.turn == self._view.seat
        return goals(self._table) if acts else ()

    def rows(self) -> Iterator[Text]:
        """Draw the arena from north to south."""
        radius = self._table.radius
        top = Text()
        for q in range(radius + 1):
            label = f"{q:^{self.cell - 1}}"
            top.pad_right(max(0, self._column(q, -radius - 1) - top.cell_len))
            top.append(label, style="dim")
        yield top
        for r in range(-radius, radius + 1):
            yield self._row(r)

    def _column(self, q: int, r: int) -> int:
        """Give the column in which a hex begins; odd rows of odd cells are rounded up."""
        halves = 2 * (q + self._table.radius) + r
        return (halves * self.cell + 1) // 2

    def _row(self, r: int) -> Text:
        radius = self._table.radius
        first, last = max(-radius, -radius - r), min(radius, radius - r)
        indent = self._column(first, r)
        label = f"{first - 1} ".replace("-", "−") if r < 0 else ""
        line = Text(f"{label:>{indent}}", style="dim")
        for q in range(first, last + 1):
            line = Text.assemble(line, *self._hex(hex_at(q, r)))
        return line.append(f"{r}".replace("-", "−"), style="dim")

    def _hex(self, at: Hex) -> Iterable[Text]:
        """Draw one hex: who or what is in it, and a mark behind."""
        who = self._table.places.get(at)
        room = self.cell - 1
        if who is None:
            shown, style = self._sand(at)
            return [Text(f"{shown[:room]:^{room}} ", style=style)]
        one = self._table.gladiators[who]
        shown = f"{tag(one)}{look(one)}"
        self.used |= {LIES} if one.down else set()
        if self.cell == FULL:
            shown += f"{min(9, max(0, one.level))}"
        if at in self._table.ground and len(shown) < room:
            shown += THINGS
        pad = room - len(shown)
        left, right = " " * (pad // 2), " " * (pad - pad // 2)
        return Text(left), Text(shown, style=paint(one.owner)), Text(self._mark(one) + right)

    def _mark(self, one: Gladiator) -> str:
        asked = self._asked is not None and one.id == self._asked.id
        mark = ASKED if asked else ACTIVE if one.id == self._table.active else " "
        self.used.add(mark)
        return mark

    def _sand(self, at: Hex) -> tuple[str, str]:
        """Draw a hex without a gladiator: what can be done there, and what lies there."""
        core = ""
        if at in self._targets:
            core = self._targets[at]
            self.used |= {"[1]"} if core.startswith("[") else set()
        elif at in self._goals:
            core = f"{self._goals[at]}"
            self.used.add("1–9")
        lies = BODY * (at in self._table.bodies) + THINGS * (at in self._table.ground)
        zone = ZONE * (at in self._zones)
        self.used |= set(zone)
        shown = f"{core}{lies}{zone}"
        return shown or EMPTY, "bold" if core else "" if shown else "dim"

    def _hostile_zones(self) -> Iterator[Hex]:
        """List the hexes in zones of control of enemies: of whom it is about, or of the reader."""
        table = self._table
        mine = [one for one in fit(table) if one.owner == self._view.seat]
        mine = mine if self._asked is None else [self._asked]
        for other in filter(has_zone, fit(table)):
            if any(hostile(table, one, other) for one in mine):
                yield from (other.hex + step for step in IN_ZONE[other.facing])
