"""Level 3: players that see a view and its moves, and nothing else.

`random`, `search` and `champion` play any game. A module here named like a game brings what is
known of it: `PLAYERS`, players that answer at once, by name; `KNOWLEDGE`, what helps the search;
`CHAMPION`, which makes the strongest player within a budget where that is not the search; `LEVELS`,
who plays at each level, `skilled`, which makes the hand-written player with a level's skill, and
`learned`, which names what the players with nets go by.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from msgspec.structs import replace

from ludus.bots.knowledge import Knowledge
from ludus.bots.levels import ALL_LEVELS, DEFAULT, QUICK, Lapsing, Level, level_of
from ludus.bots.programs.player import PREFIX, Program
from ludus.bots.random_ import RandomBot
from ludus.bots.rehearsal import Rehearsal
from ludus.bots.search import Search
from ludus.core.bots import Bot, Budget
from ludus.core.errors import BadInput, Unknown, fault
from ludus.core.message import Message
from ludus.core.rules import AnyRules

DEFAULT_BUDGET = Budget(seconds=0.2)

THINKERS = ("search", "champion")
"""The bots that think for as long as they are told."""

Make = Callable[[AnyRules, Budget], Bot]
"""Makes a bot that plays a game and thinks within a budget."""

_BUDGET = re.compile(r"(\d+)(ms|moves)?")


@cache
def _module(game: str) -> ModuleType | None:
    """Find the module of a game's knowledge, if there is one; looked for on the disk only once."""
    module = f"{__name__}.{game}"
    return import_module(module) if find_spec(module) else None


def _of_game(game: AnyRules, name: str, otherwise: Any) -> Any:
    """Look a thing up in the module of the game's knowledge, if there is one."""
    return getattr(_module(game.name), name, otherwise)


def players_of(game: AnyRules) -> Mapping[str, Callable[[], Bot]]:
    """List the hand-written players of a game."""
    players: Mapping[str, Callable[[], Bot]] = _of_game(game, "PLAYERS", {})
    return players


def knowledge_of(game: AnyRules) -> Knowledge:
    """Give what is known of a game: where nothing is, the least there is to know."""
    knowledge: Knowledge = _of_game(game, "KNOWLEDGE", Knowledge())
    return knowledge


def levels_of(game: AnyRules) -> Sequence[Level]:
    """List who plays at each level of a game, the lowest first."""
    levels: Sequence[Level] = _of_game(game, "LEVELS", DEFAULT)
    return levels


def mind_of(game: AnyRules) -> str:
    """Name what the net and the champion of a game go by; nothing if nothing was learned."""
    learned: Callable[[], str] = _of_game(game, "learned", str)
    return learned()


def measured_in(game: AnyRules) -> tuple[str, int]:
    """Name the preset and the number of players in which the levels of a game are measured."""
    fewest = min(players for players in game.players if players > 1)
    usual: tuple[str, int] = _of_game(game, "MEASURED", ("full", fewest))
    return usual


def bot_names(game: AnyRules) -> tuple[str, ...]:
    """List the bots that can play a game, beside its levels."""
    return ("random", *players_of(game), *THINKERS)


def budget_of(spec: str, game: AnyRules) -> Budget | None:
    """Tell how long a thinker named like this thinks; any other bot answers at once: None."""
    level = level_of(spec)
    if level is not None:
        return budget_of(levels_of(game)[level - 1].bot, game)
    name, colon, budget = spec.partition(":")
    if name not in THINKERS:
        return None
    return _read_budget(budget) if colon else DEFAULT_BUDGET


def answers_at_once(spec: str, game: AnyRules) -> bool:
    """Tell whether a bot is quick: a low level, or a bot that does not search."""
    level = level_of(spec)
    return budget_of(spec, game) is None if level is None else level <= QUICK


def make_bot(spec: str, game: AnyRules, within: float | None = None, options: Any = None) -> Bot:
    """Make a bot by name; a thinker may say its budget: `search:200ms`, `champion:500` iterations,
    or `search:500moves` made in imagined worlds. `level:4` is who plays at the fourth level.

    `program:COMMAND` is a program that speaks the protocol of docs/bots.md; it starts with its
    first move, is told the `options`, and has to be closed with `dismiss`. `within` are the seconds
    that a thinker may take at most, whatever its name says; levels that answer at once are never
    cut short.
    """
    if spec.startswith(PREFIX):
        return Program(spec, game, options, _substitute(game))
    level = level_of(spec)
    if level is not None:
        return _at_level(level, game, None if level <= QUICK else within)
    name, colon, _ = spec.partition(":")
    budget = budget_of(spec, game)
    if budget is not None:
        if within is not None:
            budget = replace(budget, seconds=min(within, budget.seconds or within))
        make: Make = _search if name == "search" else _of_game(game, "CHAMPION", _search)
        return make(game, budget)
    if colon or name not in bot_names(game):
        known = ", ".join((*bot_names(game), ALL_LEVELS))
        raise fault(Unknown, "unknown-bot", name=spec, known=known)
    return RandomBot() if name == "random" else players_of(game)[name]()


def _at_level(number: int, game: AnyRules, within: float | None) -> Bot:
    """Make the bot of a level."""
    levels = levels_of(game)
    level = levels[number - 1]
    careful = _skilled(game, level.skill) or make_bot(level.bot, game, within)
    if not level.lapses:
        return careful
    glance = levels[0].skill if level.glance is None else level.glance
    return Lapsing(careful, _skilled(game, glance) or RandomBot(), level.lapses)


def _skilled(game: AnyRules, skill: Any) -> Bot | None:
    """Make a game's hand-written player with less skill; None if nothing is said of its skill."""
    make: Callable[[Any], Bot] | None = _of_game(game, "skilled", None)
    return None if make is None or skill is None else make(skill)


def _search(game: AnyRules, budget: Budget) -> Bot:
    """Make the search that serves a game best."""
    knowledge = knowledge_of(game)
    kind = Rehearsal if knowledge.rehearses else Search
    return kind(game, knowledge, budget)


def _substitute(game: AnyRules) -> Bot:
    """Make the bot that plays on for a program that has failed: the first hand-written one."""
    return next((make() for make in players_of(game).values()), RandomBot())


def failure_of(bot: Bot) -> Message | None:
    """Tell why a program no longer plays; None for any other bot, and if it does."""
    return bot.failure if isinstance(bot, Program) else None


def dismiss(bots: Iterable[Bot], winners: tuple[int, ...] | None) -> None:
    """Tell the programs among some bots that the game is over, and end them."""
    for bot in bots:
        if isinstance(bot, Program):
            bot.close(winners)


def _read_budget(text: str) -> Budget:
    match = _BUDGET.fullmatch(text)
    if match is None or int(match[1]) == 0:
        raise fault(BadInput, "bad-budget", text=text)
    number = int(match[1])
    if match[2] == "moves":
        return Budget(moves=number)
    return Budget(seconds=number / 1000) if match[2] else Budget(iterations=number)
