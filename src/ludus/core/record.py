"""The record: an append-only account of a game, from which all else can be rebuilt."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, cast

import msgspec
from msgspec import Struct

from ludus.core.codec import from_json, state_hash, to_plain
from ludus.core.content import WHOLE
from ludus.core.errors import BadRecord, BrokenEntry, LudusError, fault
from ludus.core.events import Sink
from ludus.core.fairness import Fairness, Live, Part, commitment, root_key
from ludus.core.fate import BAG, Drawn, RecordingFate, Scripted
from ludus.core.outcome import Outcome
from ludus.core.reading import wrong_data
from ludus.core.rules import AnyRules, M, O, Rules, S, V, step

FORMAT = "ludus/1"


class Entry(Struct, omit_defaults=True):
    """One step: the set-up (no seat), or a move with the chance it met; then the state's hash.

    `at` is the game's age in seconds, where the rules asked for it.
    """

    seat: int | None = None
    move: str | None = None
    fate: list[Drawn] = []
    at: int | None = None
    hash: str = ""


class Record(Struct):
    """A whole game, finished or not.

    `practice` is for a game that began at a moment of another one: where its first entries are
    from. See `ludus.core.practice`.
    """

    format: str
    game: str
    version: int
    content: str
    options: dict[str, Any]
    seats: list[str]
    fairness: Fairness | None
    log: list[Entry]
    outcome: Outcome | None = None
    counselled: list[int] = []
    """The seats that asked for counsel; written only where there are any."""
    practice: tuple[Part, ...] = ()

    def to_json(self) -> bytes:
        """Write the record as one JSON object, an entry a line."""
        head = to_plain(self)
        log, outcome, counselled = (head.pop(part) for part in ("log", "outcome", "counselled"))
        if not self.practice:
            del head["practice"]
        lines = b",\n  ".join(map(msgspec.json.encode, log))
        ending = msgspec.json.encode(outcome)
        if counselled:
            ending += b',\n "counselled": ' + msgspec.json.encode(counselled)
        opening = msgspec.json.encode(head)[:-1]
        return b'%b,\n "log": [\n  %b],\n "outcome": %b}\n' % (opening, lines, ending)


def read_record(data: bytes) -> Record:
    """Read a record's JSON, or say in one line why it is none."""
    try:
        record = from_json(data, Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        place, why = wrong_data(error)
        raise fault(BadRecord, "record-unreadable", why, place=place or WHOLE) from error
    if record.format != FORMAT:
        raise fault(BadRecord, "record-format", found=record.format, wanted=FORMAT)
    if not record.log:
        raise fault(BadRecord, "record-empty")
    return record


def nominal_clock(entry: int) -> int:
    """Let every move take five seconds, so that simulations come out the same everywhere."""
    return 5 * entry


class Recorder(Generic[S, M, V, O]):
    """A game being played: its state and its record, which grow together.

    `fates` gives the chance of each entry, by its number; live play takes it from a secret seed.
    `begun` is the state and the record of a game that has begun elsewhere and goes on here.
    """

    def __init__(
        self,
        game: Rules[S, M, V, O],
        options: O,
        names: Sequence[str],
        fates: Callable[[int], RecordingFate],
        sink: Sink | None = None,
        fairness: Fairness | None = None,
        begun: tuple[S, Record] | None = None,
    ) -> None:
        self.game = game
        self._fates = fates
        self._sink = sink
        self.state, self.record = begun or self._begin(options, names, fairness)

    def _begin(
        self, options: O, names: Sequence[str], fairness: Fairness | None
    ) -> tuple[S, Record]:
        fate, game = self._fates(0), self.game
        state = game.setup(options, fate, self._sink)
        first = Entry(fate=fate.outcomes, at=fate.seen, hash=state_hash(state))
        head = (FORMAT, game.name, game.version, game.content, to_plain(options), list(names))
        return state, Record(*head, fairness, [first])

    @classmethod
    def live(
        cls,
        game: Rules[S, M, V, O],
        options: O,
        names: Sequence[str],
        seed: bytes,
        nonces: tuple[str | None, ...] = (),
        sink: Sink | None = None,
        clock: Callable[[int], int] = nominal_clock,
    ) -> "Recorder[S, M, V, O]":
        """Start a game whose chance can be proved; `clock` tells its age at an entry."""
        root = root_key(seed, nonces)
        fairness = Fairness(commitment(seed), nonces)

        def fates(entry: int) -> Live:
            return Live(root, entry, clock(entry))

        return cls(game, options, names, fates, sink, fairness)

    def play(self, seat: int, move: M) -> None:
        """Make a move and write it down; a refused one leaves state and record as they were."""
        fate = self._fates(len(self.record.log))
        step(self.game, self.state, seat, move, fate, self._sink)
        entry = Entry(seat, str(move), list(fate.outcomes), fate.seen, state_hash(self.state))
        self.record.log.append(entry)
        self.record.outcome = self.game.outcome(self.state)

    def reveal(self, seed: bytes) -> None:
        """Open the seed once the game is over, so that all its chance can be checked."""
        fairness = self.record.fairness
        if fairness is not None:
            self.record.fairness = Fairness(fairness.commitment, fairness.nonces, seed.hex())


def replay(game: AnyRules, record: Record, sink: Sink | None = None) -> Iterator[tuple[int, Any]]:
    """Play a record again: yield each entry's number and the state after it.

    Raises `BrokenEntry` at the first entry whose move, chance or hash does not hold, and
    `BadRecord` at the end if the outcome is another one.
    """
    _check_header(game, record)
    state = None
    clock = 0
    for number, entry in enumerate(record.log):
        try:
            clock = _later(clock, entry)
            state = _step(game, record, state, entry, sink)
        except LudusError as error:
            raise BrokenEntry(number, error) from error
        yield number, state
    if game.outcome(state) != record.outcome:
        raise fault(BadRecord, "record-outcome")


def _later(clock: int, entry: Entry) -> int:
    """Time only goes on."""
    if entry.at is None:
        return clock
    if entry.at < clock:
        raise fault(BadRecord, "record-clock", found=entry.at, before=clock)
    return entry.at


def _check_header(game: AnyRules, record: Record) -> None:
    if record.version != game.version:
        raise fault(BadRecord, "record-version", found=record.version, wanted=game.version)
    if record.content != game.content:
        raise fault(BadRecord, "record-content", found=record.content, wanted=game.content)


def _step(game: AnyRules, record: Record, state: Any, entry: Entry, sink: Sink | None) -> Any:
    fate = Scripted(entry.fate, entry.at)
    if state is None:
        options = game.read_options(record.options)
        if len(record.seats) != game.seats(options):
            raise fault(BadRecord, "record-seats", wanted=game.seats(options))
        state = game.setup(options, fate, sink)
    elif entry.seat is None or entry.move is None:
        raise fault(BadRecord, "record-no-move")
    else:
        step(game, state, entry.seat, game.parse(entry.move), fate, sink)
    fate.finish()
    if state_hash(state) != entry.hash:
        raise fault(BadRecord, "record-hash", found=entry.hash, wanted=state_hash(state))
    return state


def verify(game: AnyRules, record: Record) -> int:
    """Prove that every draw followed from the committed seed; give the number of draws.

    What a practice game took over followed from the seed of the game that it is from.
    The record must hold in replay too: a draw proves nothing if the moves around it are made up.
    """
    own = opened_root(record.fairness)
    parts = [(part.at, opened_root(part.fairness)) for part in record.practice]
    for _ in replay(game, record):
        pass

    def fates(entry: int) -> Live:
        root = next((root for at, root in parts if entry <= at), own)
        return Live(root, entry, record.log[entry].at or 0)

    again = Recorder(game, game.read_options(record.options), record.seats, fates)
    for number, entry in enumerate(record.log):
        if number:
            again.play(cast(int, entry.seat), game.parse(cast(str, entry.move)))
        if _draws(again.record.log[number]) != _draws(entry):
            raise BrokenEntry(number, fault(BadRecord, "verify-draw"))
    return sum(len(_draws(entry)) for entry in record.log)


def _draws(entry: Entry) -> list[Drawn]:
    """List what was drawn; the bags that are stated have been compared in the replay."""
    return [one for one in entry.fate if one[0] != BAG]


def opened_root(fairness: Fairness | None) -> bytes:
    """Give what chance was drawn from, once the seed is open and is the one committed to."""
    if fairness is None or fairness.seed is None:
        raise fault(BadRecord, "verify-no-seed")
    seed = _seed_bytes(fairness.seed)
    if commitment(seed) != fairness.commitment:
        raise fault(BadRecord, "verify-commitment")
    return root_key(seed, fairness.nonces)


def _seed_bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise fault(BadRecord, "verify-commitment") from error
