"""A table and the operations at it. Nothing here waits, stores or sends.

Every operation gives a `Change`: the new document, a new entry if there is one, and the new state.
The service stores the change and only then lets the table adopt it, so that what is shown is
durable, and nothing has to be undone if storing fails.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludus.core.codec import from_json, json_hash, to_json
from ludus.core.events import Log, Told
from ludus.core.fairness import Fairness, Live, root_key
from ludus.core.message import Message
from ludus.core.record import FORMAT, Entry, Record
from ludus.core.rules import AnyRules, step
from ludus.core.sheets import Sheet, final_sheet, plain_sheet
from ludus.games import find_game
from ludus.tables import clock as clocks
from ludus.tables.errors import no
from ludus.tables.model import Doc, Holder, PlayedStep, Row, UndoWish


class Change(Struct, frozen=True):
    """What an operation would make of a table."""

    doc: Doc
    row: Row | None = None
    state: Any = None
    told: tuple[Told, ...] = ()


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
        self.steps: list[PlayedStep] = []
        self.told: list[Told] = []
        self._sheets: list[Sheet] = []
        self._made = [0] * len(doc.seats)
        self._age = 0
        self._heard: dict[int | None, list[Message]] = {
            seat: [] for seat in (None, *range(len(doc.seats)))
        }
        self._root = root_key(seed, doc.nonces)

    # How it stands

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.doc.seats)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that have to move now."""
        return self.game.to_act(self.state) if self.doc.status == "running" else ()

    def prompt(self, seat: int) -> str | None:
        """Give the id of the decision a seat has to make now; it stays until that is made."""
        if seat not in self.acting:
            return None
        return f"{seat}.{self._made[seat]}.{self.doc.undone}"

    def heard(self, seat: int | None) -> list[Message]:
        """List what a seat (None: a spectator) has been told of the game so far."""
        return self._heard[seat]

    @property
    def sheets(self) -> list[Sheet]:
        """List the score sheets so far; a finished game has one of the whole game at the end."""
        outcome = self.game.outcome(self.state) if self.doc.status == "finished" else None
        if outcome is None or final_sheet(self._sheets) is not None:
            return self._sheets
        return [*self._sheets, plain_sheet(outcome, self.game.over)]

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

    def sit(self, guest: str, name: str, seat: int | None) -> Change:
        """Take an open seat or the seat of a bot, or one's own again under another name."""
        self._need("open")
        if seat is None:
            seat = next((s for s, one in enumerate(self.doc.seats) if one.kind == "open"), None)
            if seat is None:
                raise no("table-full")
        holder = self._holder(seat)
        if holder.kind == "person" and holder.guest != guest:
            raise no("table-taken")
        return self._seated(seat, Holder("person", guest, name))

    def leave(self, guest: str, seat: int) -> Change:
        """Leave a seat: before the start it is open again.

        Later a bot plays at once, until the person returns, if other people would have to wait and
        the host lets bots play for those who are away. Otherwise the game waits.
        """
        holder = self._own(guest, seat)
        if self.doc.status == "open":
            return self._seated(seat, Holder())
        others = any(one.kind == "person" and one.guest != guest for one in self.doc.seats)
        if self.doc.status == "running" and others and self.doc.bot_after is not None:
            return self._seated(seat, replace(holder, stand_in="away", bot_at=None))
        return Change(self.doc)

    def come_back(self, guest: str, seat: int) -> Change:
        """Take one's seat back from the bot that played for it."""
        holder = replace(self._own(guest, seat), stand_in="none", bot=None, bot_at=None)
        return self._seated(seat, holder)

    def put_bot(self, guest: str, seat: int, bot: str | None, name: str) -> Change:
        """Let a bot take a seat; None frees it again.

        The host may do so for seats without a person. Everybody may let a bot play on their own
        seat in a running game; it does until they take the seat back.
        """
        holder = self._holder(seat)
        if holder.guest == guest:
            if bot is None or self.doc.status != "running":
                return self.come_back(guest, seat)
            return self._seated(seat, replace(holder, stand_in="wished", bot=bot, bot_at=None))
        if guest != self.doc.host:
            raise no("table-host-only")
        self._need("open")
        if holder.kind == "person":
            raise no("table-taken")
        return self._seated(seat, Holder("bot", None, name, bot) if bot else Holder())

    def start(self, guest: str, now: float) -> Change:
        """Begin the game: the host may, once every seat is taken."""
        self._need("open")
        if guest != self.doc.host:
            raise no("table-host-only")
        if any(holder.kind == "open" for holder in self.doc.seats):
            raise no("table-not-full")
        fate, log = Live(self._root, 0), Log()
        state = self.game.setup(self.options, fate, log)
        left = clocks.start(self.doc.clock, self.seats)
        doc = replace(self.doc, status="running", left=left, since=now, started=now)
        return self._entry(doc, "setup", None, None, fate, state, log, now)

    def move(
        self, seat: int, prompt: str, text: str, now: float, *, missed: bool = False
    ) -> Change:
        """Make a move.

        It is refused by the rules of the game, or if `prompt` is not the decision that the seat has
        to make now. `missed`: a bot makes it for a person who is not there to see it.
        """
        self._need("running")
        if prompt != self.prompt(seat):
            raise no("table-stale")
        move = self.game.parse(text)
        age = max(self._age, int(now - self.doc.started))
        fate, log = Live(self._root, len(self.steps), age), Log()
        state = self.game.clone(self.state)
        left = clocks.after_move(self.doc.clock, self.left(now), seat)
        step(self.game, state, seat, move, fate, log)
        outcome = self.game.outcome(state)
        doc = replace(
            self.doc,
            status="running" if outcome is None else "finished",
            left=left,
            since=now if outcome is None else None,
            undo=None,
            seats=self._after_move(seat, missed=missed, over=outcome is not None),
            winners=None if outcome is None else outcome.winners,
        )
        revealed = self.game.reveals(state) != self.game.reveals(self.state)
        kind = "reveal" if revealed else "move"
        return self._entry(doc, kind, seat, str(move), fate, state, log, now)

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take its move back: the last one, without chance or a reveal."""
        last = self.steps[-1] if self.steps else None
        return (
            self.doc.status == "running"
            and last is not None
            and last.seat == seat
            and not last.final
        )

    def wish_undo(self, guest: str, seat: int, before: Any) -> Change | None:
        """Ask to take the last move back; None means that it may be done at once.

        It may if nobody else can have seen a difference, or if nobody but bots would have to agree;
        otherwise the other people at the table are asked.
        """
        self._own(guest, seat)
        if not self.can_undo(seat):
            raise no("table-no-undo")
        waiting = tuple(
            s
            for s, holder in enumerate(self.doc.seats)
            if holder.kind == "person" and holder.guest != guest and not holder.by_bot
        )
        if not waiting or not self._shown(before, seat):
            return None
        return Change(replace(self.doc, undo=UndoWish(seat, waiting)))

    def consent(self, guest: str, seat: int, *, yes: bool) -> Change | None:
        """Agree or not to taking a move back; None means that all have agreed."""
        self._own(guest, seat)
        wish = self.doc.undo
        if wish is None or seat not in wish.waiting:
            raise no("table-no-wish")
        if not yes:
            return Change(replace(self.doc, undo=None))
        waiting = tuple(one for one in wish.waiting if one != seat)
        return Change(replace(self.doc, undo=UndoWish(wish.seat, waiting))) if waiting else None

    def undo(self, before: Row, now: float) -> Change:
        """Take the last step back: return to the state before it."""
        state = from_json(before.state, self.game.state)
        doc = replace(
            self.doc,
            undo=None,
            undone=self.doc.undone + 1,
            since=now,
            acting=self.game.to_act(state),
        )
        row = Row(
            self.id, self.seq + 1, "undo", self.steps[-1].seat, None, "[]", before.hash,
            before.state, "[]", now,
        )  # fmt: skip
        return Change(doc, row, state)

    def rest(self, now: float) -> Change:
        """Stop the clocks, because none of the people is connected."""
        return Change(replace(self.doc, left=self.left(now), since=None))

    def wake(self, now: float) -> Change:
        """Start the clocks again."""
        return Change(replace(self.doc, since=now))

    def close(self) -> Change:
        """Abandon the table."""
        return Change(replace(self.doc, status="abandoned", since=None, undo=None, acting=()))

    def give_up(self, guest: str) -> Change:
        """Abandon a table at which the guest is the only person, so that nobody loses a game."""
        if {holder.guest for holder in self.doc.seats} - {None} != {guest}:
            raise no("table-not-alone")
        if self.doc.status not in ("open", "running"):
            raise no("table-not-running")
        return self.close()

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
        row = change.row
        if row is None:
            return
        self.state = change.state
        self._add_entry(row, change.told)

    def revive(self, version: int, rows: Sequence[Row]) -> None:
        """Restore the table from its entries: the state is read, the game is not replayed."""
        self.version = version
        for row in rows:
            self._add_entry(row, from_json(row.events, tuple[Told, ...]))
        if rows:
            self.state = from_json(rows[-1].state, self.game.state)

    def _add_entry(self, row: Row, told: tuple[Told, ...]) -> None:
        """Add a step, or remove the last one if the entry takes it back."""
        self.seq = row.seq
        self._age = max(self._age, row.age or 0)
        if row.kind == "undo":
            step, one = self.steps.pop(), -1
            self._unhear(self.told[len(self.told) - step.told :])
            del self.told[len(self.told) - step.told :]
        else:
            final = row.fate != "[]" or row.kind == "reveal"
            step, one = PlayedStep(row.seq, row.seat, row.move, final, len(told)), 1
            self.steps.append(step)
            self._hear(told)
            self.told += told
        if step.seat is not None:
            self._made[step.seat] += one

    def _hear(self, told: Sequence[Told]) -> None:
        self._sheets += [one.sheet for one in told if one.sheet is not None]
        for one in told:
            for seat, heard in self._heard.items():
                form = one.event if one.to is None else one.heard_by(seat)
                if form is not None:
                    heard.append(form)

    def _unhear(self, told: Sequence[Told]) -> None:
        kept = len(self._sheets) - sum(one.sheet is not None for one in told)
        del self._sheets[kept:]
        for seat, heard in self._heard.items():
            count = sum(one.heard_by(seat) is not None for one in told)
            del heard[len(heard) - count :]

    def record(self, rows: list[Row]) -> Record:
        """Make the record from the entries that have not been taken back."""
        by_seq = {row.seq: row for row in rows}
        finished = self.doc.status == "finished"
        fairness = Fairness(
            self.doc.commitment, self.doc.nonces, self.seed.hex() if finished else None
        )
        entries = [by_seq[step.seq] for step in self.steps]
        return Record(
            FORMAT,
            self.doc.game,
            self.doc.version,
            self.doc.content,
            self.doc.options,
            [holder.name for holder in self.doc.seats],
            fairness,
            [_recorded(row) for row in entries],
            self.game.outcome(self.state) if self.steps else None,
        )

    # Inside

    def _need(self, status: str) -> None:
        if self.doc.status != status:
            raise no(f"table-not-{status}")

    def _holder(self, seat: int) -> Holder:
        if not 0 <= seat < self.seats:
            raise no("table-no-seat")
        return self.doc.seats[seat]

    def _own(self, guest: str, seat: int) -> Holder:
        holder = self._holder(seat)
        if holder.guest != guest:
            raise no("table-not-yours")
        return holder

    def _seated(self, seat: int, holder: Holder) -> Change:
        seats = tuple(holder if one == seat else other for one, other in enumerate(self.doc.seats))
        return Change(replace(self.doc, seats=seats))

    def _after_move(self, seat: int, *, missed: bool, over: bool) -> tuple[Holder, ...]:
        """Give the seats after a move: note one that its person missed; at the end nobody waits."""
        seats = list(self.doc.seats)
        if missed:
            known = seats[seat].missed
            seats[seat] = replace(seats[seat], missed=(*known, self.seq + 1))
        return tuple(replace(one, bot_at=None) for one in seats) if over else tuple(seats)

    def _shown(self, before: Any, mover: int) -> bool:
        """Tell whether anybody but the mover can see a difference between two states."""
        others = [None, *(seat for seat in range(self.seats) if seat != mover)]
        return any(
            self.game.view(before, seat) != self.game.view(self.state, seat) for seat in others
        )

    def _entry(
        self,
        doc: Doc,
        kind: Any,
        seat: int | None,
        move: str | None,
        fate: Live,
        state: Any,
        log: Log,
        now: float,
    ) -> Change:
        data = to_json(state)
        doc = replace(doc, acting=self.game.to_act(state) if doc.status == "running" else ())
        row = Row(
            self.id,
            self.seq + 1,
            kind,
            seat,
            move,
            to_json(fate.outcomes).decode(),
            json_hash(data),
            data,
            to_json(log.told).decode(),
            now,
            fate.seen,
        )
        return Change(doc, row, state, tuple(log.told))


def _recorded(row: Row) -> Entry:
    return Entry(row.seat, row.move, msgspec.json.decode(row.fate), row.age, row.hash)
