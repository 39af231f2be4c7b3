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

    for one in forecast.costs:
        yield from _sum_lines(terminal.text("cli-play-costs", what=say(one.what)), one, say)
    for one in forecast.sums:
        yield from _sum_lines(say(one.what), one, say)
    yield from (Text(say(message)) for message in forecast.brings)
    yield from (_chance_line(one, say) for one in forecast.odds)


def _tells(forecast: Forecast) -> bool:
    return bool(forecast.costs or forecast.sums or forecast.odds or forecast.brings)


def _sum_lines(title: str, one: Sum, say: Callable[[Message], str]) -> Iterator[Text]:
    yield Text.assemble(f"{title} ", (signed(one.total, plus=False), "bold"))
    for line in one.lines if len(one.lines) > 1 else ():
        yield Text(f"  {signed(line.amount):>4}  {say(line.reason)}", style="dim")


def _chance_line(one: Chance, say: Callable[[Message], str]) -> Text:
    return Text.assemble((percent(one.chance), "bold"), f"  {say(one.what)}")


def signed(number: int, *, plus: bool = True) -> str:
    """Write a number with a true minus sign, and a plus sign where it is one of several."""
    return f"−{-number}" if number < 0 else f"+{number}" if plus else f"{number}"


def percent(chance: float) -> str:
    """Write a chance in percent; what is possible but rare is not written as nothing."""
    if 0 < chance < 0.001:
        return "<0.1 %"
    if 0.999 < chance < 1:
        return ">99.9 %"
    return f"{chance:.1%}".replace("%", " %")
