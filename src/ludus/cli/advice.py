"""Moves with their values in the terminal: counsel, and the mistakes of a review."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from ludus.cli.forecast import forecast_lines, percent
from ludus.cli.tables import tell
from ludus.cli.terminal import Terminal
from ludus.core.message import Fact, Message, Ref
from ludus.review.comparing import Comparison, NamedMove

EQUAL = 0.01
"""Moves that are nearer than this are as good as equal."""


def points(terminal: Terminal, share: float) -> str:
    """Write a difference of chances in points of a hundred."""
    sign = "+" if share > 0 else ""
    return sign + terminal.text("review-points", number=100 * share)


def hundredths(terminal: Terminal, share: float) -> str:
    """Write a part of a win in points of a hundred, without the unit."""
    return terminal.text("review-number", number=100 * share)


def move_text(
    terminal: Terminal, game: str, named: NamedMove, names: Sequence[str], seat: int | None = None
) -> str:
    """Name a move to a seat: by the sentence that would tell of it, or by its word and facts."""
    return f"{_named(terminal, game, named, names, seat)} [{named.move}]"


def _named(
    terminal: Terminal, game: str, named: NamedMove, names: Sequence[str], seat: int | None
) -> str:
    if named.told is not None:
        told = tell(terminal, named.told, names, seat)
        apart = [_part(terminal, game, name, fact, names) for name, fact in named.apart.items()]
        return f"{told.removesuffix('.')} ({', '.join(apart)})" if apart else told
    own, key = f"{game}-move-{named.word}", f"review-word-{named.word}"
    if own in terminal.speech:
        return tell(terminal, Message(own, named.facts), names, seat)
    facts = [_fact(terminal, game, fact, names) for fact in named.facts.values()]
    word = terminal.text(key) if key in terminal.speech else named.word
    return " ".join([word, *facts])


def _part(terminal: Terminal, game: str, name: str, fact: Fact, names: Sequence[str]) -> str:
    """Name a part of a move; a number says little without what it counts."""
    key, said = f"{game}-field-{name}", _fact(terminal, game, fact, names)
    counts = isinstance(fact, int) and key in terminal.speech
    return f"{terminal.text(key)} {said}" if counts else said


def _fact(terminal: Terminal, game: str, fact: Fact, names: Sequence[str]) -> str:
    if isinstance(fact, tuple):
        return ", ".join(_fact(terminal, game, one, names) for one in fact)
    if not isinstance(fact, Ref):
        return f"{fact}"
    if fact.kind == "seat" and isinstance(fact.id, int):
        return names[fact.id]
    known = f"{game}-{fact.kind}" in terminal.speech
    return terminal.speech.name(game, fact.kind, fact.id) if known else f"{fact.id}"


def counsel_lines(
    terminal: Terminal, game: str, told: Comparison, names: Sequence[str], seat: int
) -> Iterator[Text]:
    """Say which move is good, and what speaks for it."""
    key = "counsel-only" if told.other is None else "counsel-best"
    best = move_text(terminal, game, told.first, names, seat)
    yield Text(terminal.text(key, move=best), style="bold")
    yield Text(terminal.text("counsel-chance", share=percent(terminal, told.first.value)))
    if told.first.forecast is not None:
        yield from forecast_lines(terminal, told.first.forecast, names)


def other_lines(
    terminal: Terminal, game: str, told: Comparison, names: Sequence[str], seat: int
) -> Iterator[Text]:
    """Say which move is next best, and by how much it is worse."""
    if told.other is None:
        yield from counsel_lines(terminal, game, told, names, seat)
        return
    move = move_text(terminal, game, told.other, names, seat)
    yield Text(terminal.text("counsel-other", move=move), style="bold")
    share = percent(terminal, told.other.value)
    less = terminal.text("review-points", number=100 * told.lead)
    key = "counsel-equal" if told.lead < EQUAL else "counsel-other-chance"
    yield Text(terminal.text(key, share=share, points=less))
    yield why_line(terminal, told)


def why_line(terminal: Terminal, told: Comparison) -> Text:
    """Say how often the better move came out ahead."""
    facts = {"worlds": told.worlds, "better": told.better, "worse": told.worse}
    return Text(terminal.text("review-why", **facts), style="dim")
