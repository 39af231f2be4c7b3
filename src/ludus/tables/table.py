"""A table and its game. Nothing here waits, stores or sends.

Every operation gives a `Change`: the new document, new entries if there are any, the new state.
The service stores the change and only then lets the table adopt it, so that what is shown is
durable, and nothing has to be undone if storing fails.
"""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from ludus.core.codec import from_json, json_hash, to_json
from ludus.core.events import Log, Told
from ludus.core.fairness import Live, root_key
from ludus.core.fate import RecordingFate
from ludus.core.message import Message
from ludus.core.record import Record
from ludus.core.rules import AnyRules, step
from ludus.core.sheets import Sheet, final_sheet, plain_sheet
from ludus.games import find_game
from ludus.lessons.fate import Prepared
from ludus.lessons.script import find_lesson
from ludus.tables import clock as clocks
from ludus.tables.errors import no
from ludus.tables.hearing import Hearing
from ludus.tables.model import Doc, Holder, PlayedStep, Row
from ludus.tables.records import make_record


class Change(Struct, frozen=True):
    """What an operation would make of a table."""

    doc: Doc
    entries: tuple[tuple[Row, tuple[Told, ...]], ...] = ()
    state: Any = None

    @property
    def rows(self) -> tuple[Row, ...]:
        """The new entries, as they are stored."""
        return tuple(row for row, _ in self.entries)


class Table:
    """A table in memory: its document, the game's state, and the steps not taken back."""

    def __init__(self, id: str, doc: Doc, seed: bytes) -> None:  # noqa: A002
        self.id = id
        self.doc = doc
        self.seed = seed
        self.version = 0
        self.seq = -1
        self.game: AnyRules = find_game(doc.game)
        self.options = self.game.read_options(doc.options)
        self.state: Any = None
        self.states_from = 0
        """The first entry whose state is stored: see `ludus.tables.keeping`."""
        self.packed = False
        """Whether its entries are known to be in the archive."""
        self.steps: list[PlayedStep] = []
        self.final = 0
        """The last entry that can never be taken back."""
        self._looked_at: Doc | None = None
        self._acting: tuple[int, ...] = ()
        self._undoable: frozenset[int] = frozenset()
        self._root: tuple[tuple[str | None, ...], bytes] | None = None
        self._hearing = Hearing(len(doc.seats))
        self._made = [0] * len(doc.seats)
        self._age = 0
        self._number: dict[int | None, int] = dict.fromkeys((None, *range(len(doc.seats))), -1)

    # How it stands

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.doc.seats)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that have to move now."""
        if self._looked_at is not self.doc:
            self._look()
        return self._acting

    @property
    def undoable(self) -> frozenset[int]:
        """The seats that may take their last move back: see `ludus.tables.taking_back`."""
        if self._looked_at is not self.doc:
            self._look()
        return self._undoable

    def _look(self) -> None:
        """Work out what every reader asks for: once for every change, which brings a document."""
        running = self.doc.status == "running"
        self._acting = self.game.to_act(self.state) if running else ()
        free = range(self.seats) if running and self.doc.lesson is None else ()
        self._undoable = frozenset(seat for seat in free if self.last_of(seat) is not None)
        self._looked_at = self.doc

    def prompt(self, seat: int) -> str | None:
        """Give the id of the decision a seat has to make now; it stays until that is made."""
        if seat not in self.acting:
            return None
        return f"{seat}.{self._made[seat]}.{self.taken_back(seat)}"

    def number(self, seat: int | None) -> int:
        """Count the entries that a seat (None: a spectator) can know of, from 0.

        Those with choices that others make in secret are not counted before they are complete.
        """
        return self._number[seat]

    def taken_back(self, seat: int | None) -> int:
        """Count the moves taken back that a seat (None: a spectator) can know of."""
        counts = self.doc.taken_back
        return counts[-1 if seat is None else seat] if counts else 0

    def shown(self, seat: int | None) -> tuple[int, int, str, bool]:
        """Give a value that changes whenever what a seat is shown of the game does.

        Its parts: `number`, `taken_back`, the status, and whether the seat may take back.
        """
        return self._number[seat], self.taken_back(seat), self.doc.status, seat in self.undoable

    @property
    def told(self) -> list[Told]:
        """List what has been told of the game so far."""
        return self._hearing.told

    def heard(self, seat: int | None) -> list[Message]:
        """List what a seat (None: a spectator) has been told of the game so far."""
        return self._hearing.heard(seat)

    @property
    def just_counted(self) -> bool:
        """Tell whether the last entry came with a score sheet."""
        return self._hearing.just_counted

    @property
    def sheets(self) -> list[Sheet]:
        """List the score sheets so far; a finished game has one of the whole game at the end."""
        outcome = self.game.outcome(self.state) if self.doc.status == "finished" else None
        sheets = self._hearing.sheets
        if outcome is None or final_sheet(sheets) is not None:
            return sheets
        return [*sheets, plain_sheet(outcome, self.game.over)]

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """List the seats a guest holds."""
        return tuple(s for s, holder in enumerate(self.doc.seats) if holder.guest == guest)

    def holds(self, guest: str, seat: int) -> bool:
        """Tell whether a seat is a guest's."""
        return 0 <= seat < len(self.doc.seats) and self.doc.seats[seat].guest == guest

    def left(self, now: float) -> tuple[float, ...]:
        """Tell the time left to each seat."""
        doc = self.doc
        return clocks.left_now(doc.clock, doc.left, self.acting, doc.since, now)

    # Operations

    def ready(self, guest: str) -> Doc:
        """Tell that the game can begin: the host may start it, once every seat is taken."""
        self.need("open")
        if guest != self.doc.host:
            raise no("table-host-only")
        if any(holder.kind == "open" for holder in self.doc.seats):
            raise no("table-not-full")
        return self.doc

    def begin(self, doc: Doc, now: float) -> Change:
        """Begin the game, with the nonces that the document holds by now."""
        nonces = tuple(one.nonce or "" if one.kind == "person" else None for one in doc.seats)
        fate, log = self.fate(0, nonces=nonces), Log()
        state = self.game.setup(self.options, fate, log)
        doc = replace(
            doc,
            status="running",
            left=clocks.start(doc.clock, self.seats),
            since=now,
            started=now,
            called=None,
            nonces=nonces,
        )
        return self._entry(doc, "setup", None, None, fate, state, log, now)

    def move(
        self, seat: int, prompt: str, text: str, now: float, *, missed: bool = False
    ) -> Change:
        """Make a move.

        It is refused by the rules of the game, or if `prompt` is not the decision that the seat has
        to make now. `missed`: a bot makes it for a person who is not there to see it.
        """
        self.need("running")
        if prompt != self.prompt(seat):
            raise no("table-stale")
        move = self.game.parse(text)
        age = max(self._age, int(now - self.doc.started))
        fate, log = self.fate(len(self.steps), age), Log()
        state = self.game.clone(self.state)
        step(self.game, state, seat, move, fate, log)
        outcome = self.game.outcome(state)
        kind = self._kind(state)
        doc = (
            clocks.hidden_move(self.doc)
            if kind == "hidden"
            else clocks.open_move(
                self.doc, self.left(now), seat, now, final=bool(fate.outcomes) or kind == "reveal"
            )
        )
        if missed or outcome is not None:
            seats = self._after_move(seat, missed=missed, over=outcome is not None)
            doc = replace(doc, seats=seats)
        if outcome is not None:
            doc = replace(
                doc, status="finished", since=None, winners=outcome.winners, outcome=outcome
            )
        return self._entry(doc, kind, seat, str(move), fate, state, log, now)

    def fate(
        self, entry: int, age: int = 0, *, nonces: tuple[str | None, ...] | None = None
    ) -> RecordingFate:
        """Give the chance of an entry: from seed and nonces, or in a lesson what is written."""
        if self.doc.lesson is not None:
            lesson = find_lesson(self.doc.game, self.doc.lesson.word)
            return Prepared(lesson, entry, self.doc.lesson.progress.drawn, age)
        root = self._root_key() if nonces is None else root_key(self.seed, nonces)
        return Live(root, entry, age)

    def _root_key(self) -> bytes:
        """Give what all chance of the game is drawn from; it follows from seed and nonces."""
        if self._root is None or self._root[0] is not self.doc.nonces:
            self._root = self.doc.nonces, root_key(self.seed, self.doc.nonces)
        return self._root[1]

    def _kind(self, state: Any) -> Literal["move", "reveal", "hidden"]:
        """Tell what kind of move leads to a state: one that is final without chance, or hidden."""
        if self.game.is_final(self.state, state):
            return "reveal"
        return "hidden" if self.game.is_hidden(self.state, state) else "move"

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take its last move back: see `ludus.tables.taking_back`."""
        return seat in self.undoable

    def last_of(self, seat: int) -> int | None:
        """Find a seat's last step, unless it is final, or others have moved since for it to see."""
        for at in range(len(self.steps) - 1, 0, -1):
            step = self.steps[at]
            if step.seat == seat or step.final or not step.hidden:
                return at if step.seat == seat and not step.final else None
        return None

    def rest(self, now: float) -> Change:
        """Stop the clocks, because none of the people is connected."""
        return Change(replace(self.doc, left=self.left(now), since=None))

    def wake(self, now: float) -> Change:
        """Start the clocks again."""
        return Change(replace(self.doc, since=now))

    def close(self) -> Change:
        """Abandon the table."""
        return Change(replace(self.doc, status="abandoned", since=None, undo=None, acting=()))

    def follow_up(self, next_id: str) -> Change:
        """Note the table of the rematch; there can be only one."""
        if self.doc.next is not None:
            raise no("table-stale")
        return Change(replace(self.doc, next=next_id))

    # After storing

    def adopt(self, change: Change) -> None:
        """Take over a change that has been stored."""
        self.doc = change.doc
        self.version += 1
        if change.entries:
            self.state = change.state
        for row, told in change.entries:
            self._add_entry(row, told)

    def revive(self, version: int, rows: Sequence[Row]) -> None:
        """Restore the table from its entries: the state is read, the game is not replayed."""
        self.version = version
        for row in rows:
            self._add_entry(row, from_json(row.events, tuple[Told, ...]))
        if rows:
            self.state = from_json(rows[-1].state, self.game.state)
            self.states_from = next((row.seq for row in rows if row.state), self.seq)
        self._looked_at = None

    def go_on(self, doc: Doc, version: int, rows: Sequence[Row]) -> None:
        """Take over entries that another process has added, or leave everything as it was."""
        told = [from_json(row.events, tuple[Told, ...]) for row in rows]
        state = from_json(rows[-1].state, self.game.state) if rows else self.state
        self.doc, self.version, self.state = doc, version, state
        for row, one in zip(rows, told, strict=True):
            self._add_entry(row, one)

    def _add_entry(self, row: Row, told: tuple[Told, ...]) -> None:
        """Add a step, or remove the last one if the entry takes it back."""
        self.seq = row.seq
        self._age = max(self._age, row.age or 0)
        if row.kind == "undo":
            step, one = self.steps.pop(), -1
            self._hearing.unhear(step.told)
        else:
            final = row.fate != "[]" or row.kind == "reveal"
            hidden = row.kind == "hidden"
            step, one = PlayedStep(row.seq, row.seat, row.move, final, hidden, len(told)), 1
            self.steps.append(step)
            self.final = row.seq if final else self.final
            self._hearing.hear(told)
        if step.seat is not None:
            self._made[step.seat] += one
        for seat in (step.seat,) if step.hidden else self._number:
            self._number[seat] += 1

    def record(self, rows: Sequence[Row]) -> Record:
        """Make the record from the entries that have not been taken back."""
        outcome = self.game.outcome(self.state) if self.steps else None
        return make_record(self.doc, self.seed, rows, outcome)

    # What operations share

    def need(self, status: str) -> None:
        """Refuse an operation in another status."""
        if self.doc.status != status:
            raise no(f"table-not-{status}")

    def holder(self, seat: int) -> Holder:
        """Give who holds a seat, or refuse if there is no such seat."""
        if not 0 <= seat < self.seats:
            raise no("table-no-seat")
        return self.doc.seats[seat]

    def own(self, guest: str, seat: int) -> Holder:
        """Give a seat that is the guest's, or refuse."""
        holder = self.holder(seat)
        if holder.guest != guest:
            raise no("table-not-yours")
        return holder

    def seated(self, seat: int, holder: Holder) -> Change:
        """Give a seat to somebody."""
        seats = tuple(holder if one == seat else other for one, other in enumerate(self.doc.seats))
        if self.doc.called is not None:
            # Others sit here than those who promised, and some nonces are known: all promise again.
            seats = tuple(replace(one, promise=None, nonce=None) for one in seats)
        return Change(replace(self.doc, seats=seats, called=None))

    def _after_move(self, seat: int, *, missed: bool, over: bool) -> tuple[Holder, ...]:
        """Give the seats after a move: note one that its person missed; at the end nobody waits."""
        seats = list(self.doc.seats)
        if missed:
            known = seats[seat].missed
            seats[seat] = replace(seats[seat], missed=(*known, self.seq + 1))
        return tuple(replace(one, bot_at=None) for one in seats) if over else tuple(seats)

    def _entry(
        self, doc: Doc, kind: Any, seat: int | None, move: str | None, fate: RecordingFate,
        state: Any, log: Log, now: float,
    ) -> Change:  # fmt: skip
        acting = self.game.to_act(state) if doc.status == "running" else ()
        doc = replace(doc, acting=acting, entries=self.seq + 2)
        told = tuple(log.told)
        row = self.entry_row(kind, seat, move, fate, state, told, now)
        return Change(doc, ((row, told),), state)

    def entry_row(
        self, kind: Any, seat: int | None, move: str | None, fate: RecordingFate, state: Any,
        told: tuple[Told, ...], now: float,
    ) -> Row:  # fmt: skip
        """Write the next entry as it is stored."""
        data = to_json(state)
        return Row(
            self.id,
            self.seq + 1,
            kind,
            seat,
            move,
            to_json(fate.outcomes).decode(),
            json_hash(data),
            data,
            to_json(told).decode(),
            now,
            fate.seen,
        )
