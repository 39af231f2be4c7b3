"""Records in bulk: every decision of many games as a row of columns, and a reader for them.

    from ludus.faces import parquet

    parquet.export(["games/gorus-00000.json"], "data")
    for batch in parquet.read("data").batches(4096):
        learn(batch.observations, batch.actions, batch.shares)

A folder has `games.parquet`, a row for each record, and `decisions-*.parquet`, a row for each
decision. The columns are described in docs/bulk.md. Needs `ludus[parquet]`.
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludus.cli.files import load_record, make_folder, naming
from ludus.core.codec import to_json, to_plain
from ludus.core.errors import BadInput, fault
from ludus.core.record import Record, replay
from ludus.core.rules import AnyRules
from ludus.faces.encoding import Encoding, Numbers, encoding_of
from ludus.faces.extras import need

need("parquet", "pyarrow")

import pyarrow as pa  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

FORMAT = "ludus-decisions/1"
GAMES = "games.parquet"
RECORDS_A_FILE = 500
"""How many records go into one file of decisions."""

Ints = NDArray[Any]


class _Lists:
    """A column of lists, kept flat."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._values: list[Any] = []
        self._ends = [0]

    def add(self, values: Sequence[Any] | Ints) -> None:
        """Add a row."""
        self._values.extend(values)
        self._ends.append(len(self._values))

    def column(self) -> Any:
        """Make the column."""
        values = pa.array(np.array(self._values, dtype=self._kind))
        return pa.ListArray.from_arrays(pa.array(self._ends, pa.int32()), values)


class _Sparse:
    """A column of observations: where they are not 0, and what they are there."""

    def __init__(self) -> None:
        self._where: list[Ints] = []
        self._what: list[Numbers] = []
        self._ends = [0]

    def add(self, numbers: Numbers) -> None:
        """Add an observation."""
        where = numbers.nonzero()[0]
        self._where.append(where)
        self._what.append(numbers[where])
        self._ends.append(self._ends[-1] + len(where))

    def columns(self) -> tuple[Any, Any]:
        """Make both columns."""
        ends = pa.array(self._ends, pa.int32())
        where = np.concatenate([*self._where, np.zeros(0, int)]).astype(np.uint16)
        what = np.concatenate([*self._what, np.zeros(0, np.float32)])
        lists = pa.ListArray.from_arrays
        return lists(ends, pa.array(where)), lists(ends, pa.array(what))


class _Rows:
    """The decisions of some records, column by column."""

    def __init__(self, views: bool) -> None:
        self._plain: dict[str, list[Any]] = {
            name: [] for name in ("record", "entry", "seat", "move", "choice", "share")
        }
        self._seen = _Sparse()
        self._actions, self._legal, self._lengths = _Lists("u2"), _Lists("u2"), _Lists("u1")
        self._views: list[bytes] | None = [] if views else None

    def add_record(self, number: int, game: AnyRules, record: Record, encoding: Encoding) -> None:
        """Replay a record, which proves it, and add its decisions."""
        won = record.outcome.winners if record.outcome else ()
        shares = [1 / len(won) if seat in won else 0.0 for seat in range(len(record.seats))]
        log = record.log
        for entry, state in replay(game, record):
            if entry + 1 == len(log):
                continue
            seat, move = log[entry + 1].seat, log[entry + 1].move
            assert seat is not None and move is not None  # noqa: S101, PT018 - replayed next
            self._add((number, entry + 1, seat, move), game, state, encoding)
            self._plain["share"].append(shares[seat])

    def _add(
        self, told: tuple[int, int, int, str], game: AnyRules, state: Any, encoding: Encoding
    ) -> None:
        seat, text = told[2:]
        moves = game.moves(state, seat)
        view = game.view(state, seat)
        for name, value in zip(("record", "entry", "seat", "move"), told, strict=True):
            self._plain[name].append(value)
        spelled = [encoding.spell(move, seat) for move in moves]
        choice = moves.index(game.parse(text))
        self._plain["choice"].append(choice)
        self._actions.add(spelled[choice])
        self._legal.add([action for spelling in spelled for action in spelling])
        self._lengths.add([len(spelling) for spelling in spelled])
        self._seen.add(encoding.observe(view, moves))
        if self._views is not None:
            self._views.append(to_json(view))

    def table(self) -> Any:
        """Make the table."""
        kinds = {"record": "u4", "entry": "u4", "seat": "u1", "choice": "u2", "share": "f4"}
        columns = {
            name: pa.array(np.array(self._plain[name], kind)) for name, kind in kinds.items()
        }
        columns["move"] = pa.array(self._plain["move"]).dictionary_encode()
        columns["actions"] = self._actions.column()
        columns["legal"] = self._legal.column()
        columns["lengths"] = self._lengths.column()
        columns["where"], columns["what"] = self._seen.columns()
        if self._views is not None:
            columns["view"] = pa.array(self._views, pa.binary()).cast(pa.string())
        return pa.table(columns)


def _write(table: Any, file: Path, about: dict[str, str]) -> None:
    """Write a table into a file, completely or not at all."""
    draft = file.with_suffix(".part")
    pq.write_table(table.replace_schema_metadata(about), draft, compression="zstd")
    draft.replace(file)


def _part(work: tuple[int, list[tuple[int, str]], Path, bool]) -> list[dict[str, Any]]:
    """Export some records into one file of decisions; give what is to be known of each."""
    number, files, folder, views = work
    rows, told, encodings = _Rows(views), [], {}
    about: dict[str, str] = {}
    for record_number, name in files:
        game, record = load_record(name)
        options = game.read_options(record.options)
        if options not in encodings:
            encodings[options] = encoding_of(game, options)
        encoding = encodings[options]
        about = {"format": FORMAT, "game": game.name, "size": str(encoding.size),
                 "actions": str(encoding.actions)}  # fmt: skip
        with naming(name):
            rows.add_record(record_number, game, record, encoding)
        told.append(_of_game(record_number, name, record))
    _write(rows.table(), folder / f"decisions-{number:05}.parquet", about)
    return told


def _of_game(number: int, name: str, record: Record) -> dict[str, Any]:
    """Tell what a record says once: mode, seats, chance, end."""
    outcome, fairness = record.outcome, record.fairness
    return {
        "record": number,
        "file": Path(name).name,
        "game": record.game,
        "version": record.version,
        "content": record.content,
        "options": msgspec.json.encode(to_plain(record.options)).decode(),
        "seats": record.seats,
        "decisions": len(record.log) - 1,
        "winners": list(outcome.winners) if outcome else None,
        "scores": list(outcome.scores) if outcome else None,
        "reason": outcome.reason if outcome else None,
        "seed": fairness.seed if fairness else None,
    }


def export(
    files: Iterable[str], folder: str | Path, *, views: bool = False, jobs: int = 1
) -> tuple[int, int]:
    """Export records of one game; give how many there were, and how many decisions they have.

    `views` keeps every view as JSON, too. Records that do not hold are refused, and then nothing is
    left of what was written.
    """
    names = sorted(map(str, files))
    if not names:
        raise fault(BadInput, "export-nothing")
    into = make_folder(str(folder))
    if any(into.glob("*.parquet")):
        raise fault(BadInput, "export-exists", folder=str(folder))
    numbered = list(enumerate(names))
    work = [
        (number, numbered[at : at + RECORDS_A_FILE], into, views)
        for number, at in enumerate(range(0, len(names), RECORDS_A_FILE))
    ]
    try:
        games = [row for part in _parts(work, jobs) for row in part]
        known = {row["game"] for row in games}
        if len(known) > 1:
            raise fault(BadInput, "export-mixed", games=", ".join(sorted(known)))
        _write(pa.Table.from_pylist(games), into / GAMES, {"format": FORMAT})
    except BaseException:
        for written in (*into.glob("decisions-*.parquet"), *into.glob("*.part")):
            written.unlink()
        raise
    return len(games), sum(row["decisions"] for row in games)


def _parts(work: list[Any], jobs: int) -> Iterator[list[dict[str, Any]]]:
    if jobs <= 1 or len(work) == 1:
        yield from map(_part, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_part, work)


class Batch(NamedTuple):
    """Some decisions as arrays, a row each.

    observations  (rows, size) what the seat saw
    actions       the first action of the move that was made; the only one in Gorus and Brutus
    legal         (rows, actions) the first actions of all legal moves
    shares        the share of the victory that the seat had in the end
    seats         who decided
    records       of which record, as `games.parquet` numbers them
    """

    observations: Numbers
    actions: Ints
    legal: NDArray[np.bool_]
    shares: Numbers
    seats: Ints
    records: Ints


class Decisions:
    """An exported folder."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self._files = sorted(self.folder.glob("decisions-*.parquet"))
        if not self._files or not (self.folder / GAMES).exists():
            raise fault(BadInput, "export-missing", folder=str(folder))
        about = pq.read_schema(self._files[0]).metadata
        if about.get(b"format") != FORMAT.encode():
            raise fault(BadInput, "export-missing", folder=str(folder))
        self.game = about[b"game"].decode()
        self.size = int(about[b"size"])
        self.actions = int(about[b"actions"])

    def __len__(self) -> int:
        return sum(int(pq.read_metadata(file).num_rows) for file in self._files)

    @property
    def games(self) -> Any:
        """Give the table of records."""
        return pq.read_table(self.folder / GAMES)

    def table(self, columns: Sequence[str] | None = None) -> Any:
        """Give all decisions, or some columns of them, as a table of Arrow."""
        return pa.concat_tables(
            [pq.read_table(file, columns=columns) for file in self._files],
            promote_options="default",
        )

    def batches(self, rows: int = 4096) -> Iterator[Batch]:
        """Give all decisions as arrays, a number of rows at a time."""
        wanted = ["record", "seat", "share", "actions", "legal", "lengths", "where", "what"]
        for file in self._files:
            opened = pq.ParquetFile(file)
            for part in opened.iter_batches(batch_size=rows, columns=wanted):
                yield self._batch(part)

    def _batch(self, part: Any) -> Batch:
        count = part.num_rows
        observations = np.zeros((count, self.size), dtype=np.float32)
        rows, where = _flat(part.column("where"))
        observations[rows, where] = _flat(part.column("what"))[1]
        legal = np.zeros((count, self.actions), dtype=bool)
        of_move, lengths = _flat(part.column("lengths"))
        spelled = _flat(part.column("legal"))[1]
        legal[of_move, spelled[np.cumsum(lengths, dtype=np.int64) - lengths]] = True
        actions = part.column("actions")
        starts = actions.offsets.to_numpy()[:-1] - actions.offsets[0].as_py()
        return Batch(
            observations=observations,
            actions=actions.flatten().to_numpy()[starts],
            legal=legal,
            shares=part.column("share").to_numpy(),
            seats=part.column("seat").to_numpy(),
            records=part.column("record").to_numpy(),
        )


def _flat(column: Any) -> tuple[Ints, Ints]:
    """Lay lists out flat: the row of each value, and the value."""
    lengths = np.diff(column.offsets.to_numpy())
    return np.repeat(np.arange(len(column)), lengths), column.flatten().to_numpy()


def read(folder: str | Path) -> Decisions:
    """Open an exported folder."""
    return Decisions(folder)
