"""A forecast in the terminal: what a move costs and brings, line by line."""

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from ludus.cli.terminal import Terminal
from ludus.core.forecast import Forecast, Sum
from ludus.core.message import Message

_LEAST = 0.001
"""A chance that is smaller is written as smaller than this."""


def forecast_lines(
    terminal: Terminal, forecast: Forecast | None, names: Sequence[str]
) -> Iterator[Text]:
    """Say everything a forecast tells; one line says that there is nothing to tell."""
    if forecast is None or not tells(forecast):
        yield Text(terminal.text("cli-play-what-nothing"))
        return

    def say(message: Message) -> str:
        return terminal.speech.say(message, names)

    def write(amount: int, parts: int) -> str:
        number = abs(amount) // parts if amount % parts == 0 else abs(amount) / parts
        return terminal.text("cli-play-number", number=number)

    for one in forecast.costs:
        title = terminal.text("cli-play-costs", what=say(one.what))
        yield from _sum_lines(title, one, say, write)
    for one in forecast.sums:
        yield from _sum_lines(say(one.what), one, say, write)
    yield from (Text(say(message)) for message in forecast.brings)
    for chance in forecast.odds:
        share = percent(terminal, chance.chance)
        yield Text.assemble((share, "bold"), f"  {say(chance.what)}")


def tells(forecast: Forecast) -> bool:
    """Tell whether a forecast says anything."""
    return bool(forecast.costs or forecast.sums or forecast.odds or forecast.brings)


def _sum_lines(
    title: str, one: Sum, say: Callable[[Message], str], write: Callable[[int, int], str]
) -> Iterator[Text]:
    minus = "−" if one.total < 0 else ""
    total = f"{minus}{write(one.total, one.parts)}"
    if len(one.lines) == 1:
        why = f" ({say(one.lines[0].reason)})"
        yield Text.assemble(f"{title} ", (total, "bold"), (why, "dim"))
        return
    yield Text.assemble(f"{title} ", (total, "bold"))
    for line in one.lines:
        amount = f"{'−' if line.amount < 0 else '+'}{write(line.amount, one.parts)}"
        yield Text(f"  {amount:>5}  {say(line.reason)}", style="dim")


def percent(terminal: Terminal, chance: float) -> str:
    """Write a chance in percent; what is possible but rare is not written as nothing."""
    sign = "<" if 0 < chance < _LEAST else ">" if 1 - _LEAST < chance < 1 else ""
    shown = min(1 - _LEAST, max(_LEAST, chance)) if sign else chance
    return sign + terminal.text("cli-play-percent", share=shown * 100)
