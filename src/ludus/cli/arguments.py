"""Command-line arguments: argparse with help and errors in the reader's language."""

import argparse
import json
import re
from collections.abc import Callable
from typing import Any, NoReturn, Protocol

from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, LudusError, fault
from ludus.core.rules import AnyRules
from ludus.games import all_games, find_game

# argparse reports errors only as English sentences, so these are parsed back into data.
_ERRORS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (r"the following arguments are required: (.+)", "cli-missing", ("names",)),
    (r"argument (\S+).*: expected .* argument.*", "cli-needs-value", ("name",)),
    (
        r"argument\s*\S*: invalid choice: '(.*)' \(choose from (.*)\)",
        "cli-unknown-command",
        ("name", "known"),
    ),
    (r"argument (\S+).*: invalid .*: '(.*)'.*", "cli-bad-value", ("name", "value")),
    (r"unrecognized arguments: (.+)", "cli-unknown-flag", ("text",)),
    (r"ambiguous option: (\S+) .*", "cli-unknown-flag", ("text",)),
)


def argument_error(message: str) -> LudusError:
    """Turn an error message of argparse into an error of ours."""
    for pattern, key, names in _ERRORS:
        if match := re.fullmatch(pattern, message):
            facts = {
                name: group.rstrip(",").replace("'", "")
                for name, group in zip(names, match.groups(), strict=True)
            }
            return fault(BadInput, key, **facts)
    return fault(BadInput, "cli-unknown-flag", text=message)


class Parser(argparse.ArgumentParser):
    """An argument parser with our errors, and with help in the reader's language."""

    def __init__(self, terminal: Terminal, prog: str, about: str) -> None:
        super().__init__(prog=prog, description=about, add_help=False, allow_abbrev=False)
        self._terminal = terminal
        self._positionals.title = terminal.text("cli-arguments-title")
        self._optionals.title = terminal.text("cli-options-title")
        self.add_argument("-h", "--help", action="help", help=terminal.text("cli-help-help"))
        self.add_argument("--lang", default=argparse.SUPPRESS, help=terminal.text("cli-help-lang"))

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing usage."""
        raise argument_error(message)

    def format_usage(self) -> str:
        """Give the usage line in the reader's language."""
        return super().format_usage().replace("usage", self._terminal.text("cli-usage"), 1)

    def format_help(self) -> str:
        """Give the help in the reader's language."""
        return super().format_help().replace("usage", self._terminal.text("cli-usage"), 1)

    def add_commands(self, title: str, dest: str = "command") -> "Commands":
        """Add the group of subcommands; the one that was given will be in `dest`."""
        return Commands(self, title, dest)


class Command(Protocol):
    """What a module must have to be a command."""

    def add(self, parser: Parser, terminal: Terminal) -> None:
        """Declare the arguments."""
        ...

    def run(self, args: argparse.Namespace, terminal: Terminal) -> int:
        """Run the command and give the exit code."""
        ...


class Commands:
    """The commands of `ludus`, or those of one of its groups such as `ludus house`."""

    def __init__(self, parser: Parser, title: str, dest: str) -> None:
        self._terminal = parser._terminal
        self._prog = parser.prog
        self._group = parser.add_subparsers(
            title=title, metavar="", dest=dest, parser_class=Parser, required=dest == "command"
        )

    def add(self, name: str, about: str) -> Parser:
        """Add a command."""
        return self._group.add_parser(
            name, help=about, terminal=self._terminal, prog=f"{self._prog} {name}", about=about
        )


def whole(least: int, most: int) -> Callable[[str], int]:
    """Make what reads a whole number within bounds."""

    def read(text: str) -> int:
        number = int(text)
        if not least <= number <= most:
            raise ValueError(text)
        return number

    return read


count = whole(1, 10**9)
"""Reads how many of something there are: at least one."""

processes = whole(1, 1000)
"""Reads how many processes share the work."""


def seconds(text: str) -> float:
    """Read a time in seconds: none at all, or up to eleven days."""
    number = float(text)
    if not 0 <= number <= 1e6:
        raise ValueError(text)
    return number


def add_game_argument(parser: Parser, terminal: Terminal, *, needed: bool = True) -> None:
    """Add what names a game."""
    parser.add_argument(
        "game",
        nargs=None if needed else "?",
        help=terminal.text("cli-help-game", known=", ".join(all_games())),
    )


def add_game_arguments(parser: Parser, terminal: Terminal, *, needed: bool = True) -> None:
    """Add the arguments that choose a game and its options."""
    add_game_argument(parser, terminal, needed=needed)
    parser.add_argument("--players", type=int, metavar="N", help=terminal.text("cli-help-players"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=terminal.text("cli-help-option"),
    )


DEFAULT_PLAYERS = 3
"""The number of players if none is given, or the next higher one that the game allows."""


def read_game(args: argparse.Namespace) -> tuple[AnyRules, Any]:
    """Find the game and read its options; raise an error if something is wrong with them."""
    game = find_game(args.game)
    given: dict[str, object] = {}
    for text in args.option:
        name, sign, value = text.partition("=")
        if not sign:
            raise fault(BadInput, "bad-option-form", text=text)
        given[name] = _value(value)
    if args.players is not None:
        given["players"] = args.players
    enough = [players for players in game.players if players >= DEFAULT_PLAYERS]
    given.setdefault("players", min(enough, default=max(game.players)))
    return game, game.read_options(given)


def _value(text: str) -> object:
    """Read an option's value: JSON, a list separated by commas, or a word."""
    try:
        return json.loads(text)
    except ValueError:
        return text.split(",") if "," in text else text


def _between_commas(text: str) -> list[str]:
    """Split at commas, but not at those between quotes or after a backslash."""
    parts, quote, escaped = [""], "", False
    for sign in text:
        if sign == "," and not quote and not escaped:
            parts.append("")
            continue
        parts[-1] += sign
        if escaped:
            escaped = False
        elif sign == "\\" and quote != "'":
            escaped = True
        elif sign == quote:
            quote = ""
        elif not quote and sign in "'\"":
            quote = sign
    return parts


def read_bots(text: str, seats: int) -> tuple[str, ...]:
    """Read `a,b,c`: one bot for all seats, or one for each.

    A comma between quotes belongs to the command of a program: `random,program:'./my,bot' -x`.
    """
    names = tuple(name.strip() for name in _between_commas(text))
    if len(names) not in (1, seats):
        raise fault(BadInput, "cli-bots-count", given=len(names), seats=seats)
    return names * seats if len(names) == 1 else names
