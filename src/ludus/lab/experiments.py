"""An experiment: what a designer wants to know, as a TOML file such as those in examples/lab.

The same words are those of the Python interface: `experiment(game="gorus", games=500)`.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from math import ceil, prod
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from ludus.bots import budget_of, dismiss, make_bot, players_of
from ludus.core.bots import Budget
from ludus.core.changes import Change, apply_change
from ludus.core.codec import to_plain
from ludus.core.content import WHOLE
from ludus.core.errors import BadInput, LudusError, fault
from ludus.core.rules import AnyRules
from ludus.games import find_game, folder_of
from ludus.lab.estimates import Correction
from ludus.lab.questions import find_question
from ludus.lab.trace import Pace
from ludus.lab.wrong import BadKey, read_plain, read_toml, wrong

T = TypeVar("T")

MOST_VARIANTS = 64
"""How many combinations of a range are played; whoever has more searches: `ludus lab tune`."""

DEFAULT_PLAYERS = 3
"""The number of players of a mode that names none, or the next higher one that the game allows."""


class Span(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers from one to another, both among them, by a step."""

    start: int | float = field(name="from")
    to: int | float
    step: Annotated[int, Meta(gt=0)] | Annotated[float, Meta(gt=0)] = 1

    def values(self) -> tuple[int | float, ...]:
        """List the numbers."""
        count = int((self.to - self.start) / self.step + 1e-9)
        return tuple(self.start + at * self.step for at in range(count + 1))


Values = Annotated[tuple[Any, ...], Meta(min_length=1)] | Span
"""What is tried at a place: values, or numbers from one to another."""


class Target(Struct, frozen=True, forbid_unknown_fields=True):
    """What `tune` searches for.

    figure   a figure, such as `moves`, or a group of them, such as `wins:board`
    ratio    the highest of the group is at most this many times the lowest
    between  each of them lies between two numbers
    """

    figure: str
    ratio: Annotated[float, Meta(ge=1)] | None = None
    between: tuple[float, float] | None = None


class Tune(Struct, frozen=True, forbid_unknown_fields=True):
    """A search over the values of `range`: how many tries, for which targets."""

    targets: Annotated[tuple[Target, ...], Meta(min_length=1, max_length=6)]
    trials: Annotated[int, Meta(ge=2, le=10_000)] = 40


class Experiment(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file, as it is written.

    game        its name
    modes       options of the game, a table for each way to play it
    bots        one for all seats, or one for each; none: the hand-written player
    rotate      whether different bots change seats, so that each has every seat with every seed
    games       how many games are played in each mode of each variant, at most if there is a width
    width       stop as soon as the intervals of `watch` are no wider than this
    watch       the figures, or groups of them, whose intervals count; none: all shares of `wins`
    seed        names the chance of all games: another word, other games
    questions   what is asked of every game
    error       how often an interval may miss the truth
    correction  for many comparisons: `holm` (any false alarm) or `benjamini-hochberg` (their share)
    patch       places of the content and what stands there instead: the variant
    range       places and the values that are tried there: a variant for each combination
    pace        how long people take for a decision, for `length` and `downtime`
    probes      how many choices of a game are looked into by `matter`
    tune        what `ludus lab tune` searches for
    """

    game: str
    modes: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1)] = ({},)
    bots: str | Annotated[tuple[str, ...], Meta(min_length=1)] | None = None
    rotate: bool = True
    games: Annotated[int, Meta(ge=2, le=10_000_000)] = 1000
    width: Annotated[float, Meta(gt=0)] | None = None
    watch: tuple[str, ...] = ()
    seed: str = "lab"
    questions: Annotated[tuple[str, ...], Meta(min_length=1)] = ("wins", "length")
    error: Annotated[float, Meta(gt=0, lt=0.5)] = 0.05
    correction: Correction = "holm"
    patch: dict[str, Any] = {}
    range: dict[str, Values] = {}
    pace: Pace = Pace()
    probes: Annotated[int, Meta(ge=1, le=50)] = 2
    tune: Tune | None = None

    @property
    def rules(self) -> AnyRules:
        """The rules of the game."""
        return find_game(self.game)

    def options(self, mode: int) -> dict[str, Any]:
        """Give the options of a mode, all of them, as plain data."""
        read: dict[str, Any] = to_plain(self.rules.read_options(self._given(mode)))
        return read

    def _given(self, mode: int) -> dict[str, Any]:
        enough = [players for players in self.rules.players if players >= DEFAULT_PLAYERS]
        return {"players": min(enough, default=max(self.rules.players))} | self.modes[mode]

    def lineup(self, mode: int) -> tuple[str, ...]:
        """Give the bot of each seat."""
        seats = self.rules.seats(self.rules.read_options(self._given(mode)))
        if isinstance(self.bots, tuple):
            return self.bots
        return (self.bots or usual_bot(self.rules),) * seats

    def seatings(self, mode: int) -> tuple[tuple[str, ...], ...]:
        """Give the bots by seat, moved on by a seat until they sit as before."""
        bots = self.lineup(mode)
        turned = [bots[at:] + bots[:at] for at in range(len(bots))] if self.rotate else [bots]
        return tuple(dict.fromkeys(turned))

    def seeds(self, mode: int) -> int:
        """Tell how many seeds make the games that are asked for."""
        return max(2, ceil(self.games / len(self.seatings(mode))))

    @property
    def changes_content(self) -> bool:
        """Whether another game than the one that bots learned from is among its variants.

        Then they play all variants, the game as it comes too, without nets and judges.
        """
        return bool(self.patch or self.range)

    def changes(self) -> tuple[Change, ...]:
        """Give what the patch changes."""
        return tuple(read_change(key, value) for key, value in self.patch.items())

    def variants(self) -> Iterator[tuple[Change, ...]]:
        """Give the content as it is, then with the patch, or every combination of a range on it."""
        yield ()
        if self.patch or self.range:
            tried = [values_of(values) for values in self.range.values()]
            for values in product(*tried):
                pairs = zip(self.range, values, strict=True)
                yield (*self.changes(), *(read_change(key, value) for key, value in pairs))


def words_of(options: Mapping[str, Any]) -> str:
    """Name a mode by its options, without those that say nothing."""
    said = {key: value for key, value in options.items() if value not in (None, False, [], {})}
    return ", ".join(f"{key} {_plain(value)}" for key, value in said.items())


def name_of(changes: Sequence[Change]) -> str:
    """Name a variant by its changes."""
    return ", ".join(_named(change) for change in changes)


def _named(change: Change) -> str:
    if change.verb == "remove":
        return f"−{change.key}"
    return f"{change.key} {'+=' if change.verb == 'add' else '='} {_plain(change.value)}"


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def usual_bot(game: AnyRules) -> str:
    """Name the bot that plays unless another is asked for: hand-written if there is one."""
    return next(iter(players_of(game)), "random")


def values_of(values: Values) -> tuple[Any, ...]:
    """List the values of a range."""
    return values.values() if isinstance(values, Span) else values


def read_change(key: str, value: Any) -> Change:
    """Read a line of a patch: a value to set, or a table that says to add, remove or set one."""
    if isinstance(value, Mapping) and len(value) == 1:
        ((verb, what),) = value.items()
        if verb == "remove":
            return Change(key, None, "remove")
        if verb in ("add", "set"):
            return Change(key, what, verb)
    return Change(key, value)


class Patch(Struct, frozen=True, forbid_unknown_fields=True):
    """A patch in a file of its own, such as `tune` writes."""

    game: str
    patch: Annotated[dict[str, Any], Meta(min_length=1)]


def read_patch(file: str, game: str) -> dict[str, Any]:
    """Read a patch for a game."""
    found = read_toml(file, Patch)
    if found.game != game:
        raise wrong(file, "game", "lab-key-value", value=found.game, known=game)
    _check_changes(file, find_game(game), "patch", found.patch)
    return found.patch


def read_experiment(file: str) -> Experiment:
    """Read and check an experiment; what is wrong is told with file, key and reason."""
    found = read_toml(file, Experiment)
    check(file, found, Path(file).parent)
    return found


def experiment(**words: Any) -> Experiment:
    """Make an experiment from the words of a file."""
    found = read_plain("experiment", words, Experiment)
    check("experiment", found, Path())
    return found


def check(file: str, found: Experiment, folder: Path) -> None:
    """Check all that takes more than one key, or the game, to know."""
    game = _of(file, "game", lambda: found.rules)
    for mode in range(len(found.modes)):
        _of(file, f"modes[{mode}]", partial(found.options, mode))
        _check_bots(file, found, game, mode)
    for question in found.questions:
        _of(file, "questions", partial(find_question, question, folder))
    _check_changes(file, game, "patch", found.patch)
    _check_range(file, game, found)
    for target in found.tune.targets if found.tune else ():
        if (target.ratio is None) == (target.between is None):
            raise wrong(file, "tune.targets", "lab-one-of", figure=target.figure)


def _of(file: str, key: str, ask: Callable[[], T]) -> T:
    """Ask for something; what is wrong with it is told with file and key."""
    try:
        return ask()
    except LudusError as error:
        raise BadKey(file, key, error) from error


def _check_bots(file: str, found: Experiment, game: AnyRules, mode: int) -> None:
    """A bot for every seat, none of them by the clock, which no two computers share."""
    bots, seats = found.lineup(mode), game.seats(game.read_options(found.options(mode)))
    if len(bots) != seats:
        raise wrong(file, "bots", "lab-bots-count", given=len(bots), seats=seats)
    for bot in dict.fromkeys(bots):
        budget = _of(file, "bots", partial(_budget, game, bot))
        if budget is not None and budget.seconds is not None:
            raise wrong(file, "bots", "lab-bots-clock", bot=bot)


def _budget(game: AnyRules, bot: str) -> Budget | None:
    """Make a bot, to see whether there is one of this name, and give its budget."""
    dismiss([make_bot(bot, game)], None)
    return budget_of(bot, game)


def _check_range(file: str, game: AnyRules, found: Experiment) -> None:
    """Every value fits its place; for `lab run` there are not too many combinations."""
    for key, values in found.range.items():
        if isinstance(values, Span) and values.to < values.start:
            why = fault(BadInput, "content-bound", sign="least", bound=values.start)
            raise BadKey(file, f"range.{key}.to", why)
        for value in values_of(values):
            _check_changes(file, game, "range", {**found.patch, key: value}, key)
    if found.tune is not None and not found.range:
        raise BadKey(file, WHOLE, fault(BadInput, "content-missing-field", field="range"))
    count = prod(len(values_of(values)) for values in found.range.values())
    if found.tune is None and count > MOST_VARIANTS:
        raise wrong(file, "range", "lab-too-many", count=count, most=MOST_VARIANTS)


def _check_changes(
    file: str, game: AnyRules, part: str, patch: Mapping[str, Any], only: str | None = None
) -> None:
    """Every place is there and takes the value."""
    content = folder_of(game.name) / "content"
    data: dict[str, dict[str, Any]] = {}
    for key, value in patch.items():
        change = read_change(key, value)
        source = content / f"{change.file}.toml"
        if not source.is_file():
            known = ", ".join(sorted(one.name[:-5] for one in content.iterdir()))
            raise wrong(file, f"{part}.{key}", "lab-no-content", name=change.file, known=known)
        if change.file not in data:
            data[change.file] = tomllib.loads(source.read_text(encoding="utf-8"))
        if only is None or key == only:
            _of(file, f"{part}.{key}", partial(apply_change, data[change.file], change))
