"""Where effects and metrics stand in the content, and which atoms have a meaning there."""

from collections.abc import Iterator

from ludus.games.insanam.content.cards import Content
from ludus.games.insanam.content.vocabulary import ONE_SHOT, Effect

GAINS = frozenset({"gain"})
RESULTS = ONE_SHOT - {"pay", "barb"}
"""What an event can do to a player: nothing that has a price, nothing on the board."""

Place = tuple[str, str, Effect, frozenset[str]]
"""Where an effect stands, file and key, and which kinds of atoms can stand there."""


def effects(content: Content) -> Iterator[Place]:
    """List every effect with the kinds of atoms that have a meaning there."""
    for zone in content.zones.values():
        for number, effect in enumerate(zone.circles):
            yield "zones.toml", f"{zone.id}.circles[{number}]", effect, GAINS
        for number, effect in enumerate(zone.base):
            yield "zones.toml", f"{zone.id}.base[{number}]", effect, ONE_SHOT
    for tile in content.tiles.values():
        for number, effect in enumerate(tile.actions):
            yield "tiles.toml", f"{tile.id}.actions[{number}]", effect, ONE_SHOT
    for board in content.boards.values():
        for number, effect in enumerate((board.start, *board.powers)):
            key = f"{board.id}.powers[{number - 1}]" if number else f"{board.id}.start"
            yield "boards.toml", key, effect, frozenset({"mod", "sp"})
        yield "boards.toml", f"{board.id}.income", board.income, GAINS
    yield from _fighters(content)
    yield from _happenings(content)


def _fighters(content: Content) -> Iterator[Place]:
    """List the effects of gladiators and adversaries. [C-21.1, C-22.3]"""
    for glad in content.gladiators.values():
        yield "gladiators.toml", f"{glad.id}.oneshot", glad.oneshot, ONE_SHOT
        yield "gladiators.toml", f"{glad.id}.income", glad.income, GAINS
        yield "gladiators.toml", f"{glad.id}.permanent", glad.permanent, frozenset({"mod"})
    for foe in content.adversaries.values():
        kinds = ONE_SHOT - {"pay"} if foe.timing == "now" else frozenset({"mod", "tax"})
        yield "adversaries.toml", f"{foe.id}.effect", foe.effect, kinds
        yield "adversaries.toml", f"{foe.id}.reward", foe.reward, GAINS


def _happenings(content: Content) -> Iterator[Place]:
    """List the effects of events, redemptions and the numbers. [C-4.2, C-6.2, C-11.4, C-13]"""
    for one in content.individual.values():
        yield "events.toml", f"{one.id}.approve", one.approve, RESULTS
        yield "events.toml", f"{one.id}.refuse", one.refuse, RESULTS
        yield "events.toml", f"{one.id}.board", one.board, frozenset({"barb"})
    for each in content.collective.values():
        for number, effect in enumerate(each.rewards):
            yield "events.toml", f"{each.id}.rewards[{number}]", effect, RESULTS
    for redemption in content.redemptions.values():
        key = f"{redemption.id}.spend"
        yield "redemptions.toml", key, redemption.spend, frozenset({"spend"})
    numbers = content.numbers
    yield "numbers.toml", "income", numbers.income, GAINS
    yield "numbers.toml", "suburra.citizen", numbers.suburra.citizen, GAINS
    yield "numbers.toml", "suburra.each", numbers.suburra.each, GAINS


def fixed_gains(content: Content) -> Iterator[tuple[str, str, Effect]]:
    """List the gains that nobody is asked about: circles, incomes, the Suburra. [C-4.2, C-5.5]"""
    for file, key, effect, kinds in effects(content):
        if kinds is GAINS and not key.endswith(".reward"):
            yield file, key, effect


def metrics(content: Content) -> Iterator[tuple[str, str, str]]:
    """List every metric with its file and key."""
    for file, cards in (
        ("ambitions.toml", content.personal.values()),
        ("redemptions.toml", content.redemptions.values()),
    ):
        for card in cards:
            for number, condition in enumerate(card.conditions):
                yield file, f"{card.id}.conditions[{number}]", condition.metric
    for public in content.public.values():
        for number, metric in enumerate(public.metrics):
            yield "ambitions.toml", f"{public.id}.metrics[{number}]", metric
