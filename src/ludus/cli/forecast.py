"""A forecast in the terminal: what a move costs and brings, line by line."""

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from ludus.cli.terminal import Terminal
from ludus.core.forecast import Chance, Forecast, Sum
from ludus.core.message import Message


def forecast_lines(
    terminal: Terminal, forecast: Forecast | None, names: Sequence[str]
) -> Iterator[Text]:
    """Say everything a forecast tells; one line says that there is nothing to tell."""
    if forecast is None or not _tells(forecast):
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
    yield from (_chance_line(one, say) for one in forecast.odds)


def _tells(forecast: Forecast) -> bool:
    return bool(forecast.costs or forecast.sums or forecast.odds or forecast.brings)


def _sum_lines(
    title: str, one: Sum, say: Callable[[Message], str], write: Callable[[int, int], str]
) -> Iterator[Text]:
    minus = "−" if one.total < 0 else ""
    yield Text.assemble(f"{title} ", (f"{minus}{write(one.total, one.parts)}", "bold"))
    for line in one.lines if len(one.lines) > 1 else ():
        amount = f"{'−' if line.amount < 0 else '+'}{write(line.amount, one.parts)}"
        yield Text(f"  {amount:>5}  {say(line.reason)}", style="dim")


def _chance_line(one: Chance, say: Callable[[Message], str]) -> Text:
    return Text.assemble((percent(one.chance), "bold"), f"  {say(one.what)}")


def percent(chance: float) -> str:
    """Write a chance in percent; what is possible but rare is not written as nothing."""
    if 0 < chance < 0.001:
        return "<0.1 %"
    if 0.999 < chance < 1:
        return ">99.9 %"
    return f"{chance:.1%}".replace("%", " %")
