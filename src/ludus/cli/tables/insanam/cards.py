"""What is on a card, in a line or two: gladiators, adversaries, tiles, ambitions, powers."""

from collections.abc import Iterable, Iterator, Sequence

from ludus.cli.tables.insanam.words import BETWEEN, Words
from ludus.games.insanam.city.actions import BARRACKS
from ludus.games.insanam.content.cards import Collective, Condition
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    BOARDS,
    EVENT,
    GLADIATORS,
    NUMBERS,
    PERSONAL,
    PUBLIC,
    REDEMPTIONS,
    TILES,
)
from ludus.games.insanam.content.vocabulary import Effect
from ludus.games.insanam.slots import LETTERS
from ludus.games.insanam.view import View

Progress = Sequence[tuple[int, int]]


def gladiator(words: Words, card: str) -> str:
    """Tell all that is on a gladiator. [C-21.1]"""
    one = GLADIATORS[card]
    parts = [
        f"{words.card(card)} ({words.thing('class', one.kind)})",
        words.good("G", one.cost),
        *_fighter(words, one.power, "category", one.strong, one.weak),
        words.table("one-shot", effect=words.effect(one.oneshot)),
        words.table("income", effect=words.effect(one.income)),
        words.table("permanent", effect=words.effect(one.permanent)),
    ]
    return BETWEEN.join(parts)


def adversary(words: Words, card: str) -> str:
    """Tell all that is on an adversary. [C-22.2]"""
    one = ADVERSARIES[card]
    parts = [
        f"{words.card(card)} ({words.thing('category', one.category)})",
        *_fighter(words, one.power, "class", one.strong, one.weak),
        words.phrase(f"timing-{one.timing}", effect=words.effect(one.effect)),
        words.phrase("reward", effect=words.effect(one.reward)),
    ]
    return BETWEEN.join(parts)


def _fighter(
    words: Words, power: int, kind: str, strong: Sequence[str], weak: Sequence[str]
) -> Iterator[str]:
    """Tell the power of a card of the arena, and against whom it is strong or weak."""
    yield words.table("power", n=power)
    if strong:
        yield words.table("strong", names=", ".join(words.thing(kind, one) for one in strong))
    if weak:
        yield words.table("weak", names=", ".join(words.thing(kind, one) for one in weak))


def tile(words: Words, card: str) -> str:
    """Tell the actions of a tile. [C-7.2]"""
    one = TILES[card]
    barracks = one.zone == BARRACKS
    actions = actions_text(words, one.actions, barracks=barracks)
    return words.label(f"{words.card(card)} ({words.thing('zone', one.zone)})", actions)


def actions_text(words: Words, actions: Iterable[Effect], *, barracks: bool) -> str:
    """List actions by their letters."""
    return BETWEEN.join(
        f"{words.thing('letter', letter)} {words.effect(atoms, barracks=barracks)}"
        for letter, atoms in zip(LETTERS, actions, strict=False)
    )


def ambition(words: Words, card: str, progress: Progress = ()) -> str:
    """Tell what a personal ambition asks for and brings, and how far it is. [C-12.1]"""
    one = PERSONAL[card]
    name = f"{words.card(card)} ({words.good('VP', one.vp)})"
    return words.label(name, ", ".join(_conditions(words, one.conditions, progress)))


def _conditions(words: Words, conditions: Sequence[Condition], progress: Progress) -> Iterator[str]:
    """Tell conditions, each with what there is and what is needed."""
    for at, one in enumerate(conditions):
        so_far = f" [{progress[at][0]}/{progress[at][1]}]" if at < len(progress) else ""
        yield words.condition(one.metric, one.n) + so_far


def public(words: Words, card: str, players: int) -> str:
    """Tell what a public ambition measures, and its VP by rank. [C-14.5]"""
    one = PUBLIC[card]
    measured = " + ".join(map(words.measure, one.metrics))
    places = NUMBERS.players[players].public
    points = ", ".join(f"{one.vp[place - 1]}" for place in places)
    return words.label(words.card(card), f"{measured} ({points})")


def redemption(words: Words, card: str, progress: Progress = ()) -> str:
    """Tell the objectives of a redemption card. [C-11.4]"""
    one = REDEMPTIONS[card]
    asked = [*_conditions(words, one.conditions, progress), words.effect(one.spend)]
    return words.label(words.card(card), BETWEEN.join(asked))


def event(words: Words, card: str, players: int) -> Iterator[str]:
    """Tell what an event does to those who approve or refuse, or who give. [C-13.4, C-13.10]"""
    one = EVENT[card]
    if isinstance(one, Collective):
        for place, at in enumerate(NUMBERS.players[players].rewards, 1):
            effect = words.effect(one.rewards[at - 1])
            yield words.label(words.table("place", n=place), effect)
        return
    if one.board:
        yield words.effect(one.board)
    yield words.label(words.phrase("do-approve"), words.effect(one.approve))
    yield words.label(words.phrase("do-refuse"), words.effect(one.refuse))


def powers(words: Words, view: View, seat: int) -> Iterator[tuple[str, bool]]:
    """Tell the powers of a player's board, each with whether it works. [C-25]"""
    player = view.table.players[seat]
    works = (not player.blocked, *player.unlocked)
    return zip(board_powers(words, player.board), works, strict=True)


def board_powers(words: Words, board: str) -> Iterator[str]:
    """Tell the powers of a board, the starting one first. [C-25]"""
    one = BOARDS[board]
    for at, power in enumerate((one.start, *one.powers)):
        yield words.label(words.thing("power", f"{board}-{at}"), words.effect(power))


def free_boards(words: Words, view: View) -> Iterator[tuple[str, str]]:
    """Tell the boards that can still be taken: a name, and all powers. [C-2.1]"""
    taken = {player.board for player in view.table.players}
    for board in BOARDS:
        if board not in taken:
            yield words.thing("board", board), BETWEEN.join(board_powers(words, board))
