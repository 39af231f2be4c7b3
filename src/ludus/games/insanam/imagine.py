"""Worlds that a view cannot exclude: destinies, ambitions, decks, choices under way. [5.3]"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from ludus.games.insanam.cards.decks import ADVERSARY, GLADIATOR, REDEMPTION, event_deck, tile_deck
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    EVENTS,
    GLADIATORS,
    NUMBERS,
    PERSONAL,
    REDEMPTIONS,
    TILES,
)
from ludus.games.insanam.court.beliefs import beliefs
from ludus.games.insanam.court.drafts import Draft, Sight, imagine_draft
from ludus.games.insanam.frames import Effects, Event, Fight, Setup
from ludus.games.insanam.goods import PLACE
from ludus.games.insanam.state import (
    Deck,
    Own,
    Secrets,
    State,
    Table,
    clone_own,
    clone_table,
)
from ludus.games.insanam.view import View

KEPT = NUMBERS.fixed.gladiators
DRAFTED = NUMBERS.fixed.draft


def imagine(shown: View, rng: Random) -> State:
    """Sample a world with its true probability, choices of others taken as equally likely."""
    table = clone_table(shown.table)
    owns = [Own() for _ in table.players]
    if shown.seat is not None and shown.mine is not None:
        owns[shown.seat] = clone_own(shown.mine)
    others = [seat for seat in range(len(owns)) if seat != shown.seat]
    _destinies(shown, table, owns, others, rng)
    under = _gladiators(shown, table, owns, others, rng)
    _ambitions(shown, table, owns, others, rng)
    decks = _decks(table, owns, shown.mine, under, rng)
    _choices(table, owns, others, decks, rng)
    return State(table, Secrets(decks, owns))


# Destinies


def _destinies(
    shown: View, table: Table, owns: list[Own], others: Iterable[int], rng: Random
) -> None:
    if not table.dealings:
        return
    known = beliefs(table, shown.seat, shown.mine)
    world = known.sample(rng)
    past = known.past(world, rng)
    for seat in others:
        own = owns[seat]
        own.destiny, own.offered, own.past = world.cards[seat], world.offered[seat], past[seat]


# Drafts and ambitions


def _stage(table: Table) -> Setup | None:
    frame = table.frames[0] if table.frames else None
    return frame if isinstance(frame, Setup) else None


def _sight(shown: View, letter: str) -> Sight:
    """Give what the seat saw of one draft: gladiators and ambitions go by their letter."""
    if shown.seat is None or shown.mine is None:
        return Sight(-1, (), ())
    packs = [pack for pack in shown.mine.packs if pack[0].startswith(letter)]
    return Sight(shown.seat, packs, [card for card in shown.mine.took if card.startswith(letter)])


def _draft(
    shown: View, letter: str, cards: Iterable[str], known: Mapping[int, Sequence[str]],
    done: int, rng: Random,
) -> Draft:  # fmt: skip
    """Sample a draft of the cards that could be in it."""
    sight = _sight(shown, letter)
    seen = {card for pack in sight.packs for card in pack}
    unseen = [card for card in cards if card not in seen]
    step = 1 if letter == "G" else -1
    return imagine_draft(len(shown.table.players), step, done, sight, unseen, known, rng)


def _gladiators(
    shown: View, table: Table, owns: list[Own], others: Sequence[int], rng: Random
) -> list[str]:
    """Imagine the draft of gladiators; give those put under the deck."""
    frame = _stage(table)
    if not table.options.expert_gladiators or not table.dealings:
        return []
    known = {seat: _known_gladiators(table, seat) for seat in others}
    drafting = frame is not None and frame.drafting == "gladiators"
    done = frame.pick if frame is not None and drafting else DRAFTED
    public = {*table.display} if drafting else _elsewhere(table)
    wanted = {card for cards in known.values() for card in cards}
    cards = [card for card in GLADIATORS if card in wanted or card not in public]
    draft = _draft(shown, "G", cards, known, done, rng)
    for seat in others:
        own = owns[seat]
        own.packs = draft.packs[seat]
        if drafting:
            own.picks, own.hand = draft.picks[seat], _hand(draft, seat, done)
        else:
            first = table.players[seat].first
            own.left = [card for card in draft.picks[seat] if card not in first]
            own.left.sort(key=lambda card: card not in table.surfaced)
        own.took = draft.picks[seat][:]
    if drafting:
        return []
    left = [card for own in owns for card in own.left if card in GLADIATORS]
    return [card for card in left if card not in table.surfaced]


def _hand(draft: Draft, seat: int, done: int) -> list[str]:
    """Give the pack a seat holds, if there is something left to take."""
    return draft.packs[seat][-1][:] if done < DRAFTED else []


def _known_gladiators(table: Table, seat: int) -> list[str]:
    surfaced = table.surfaced[KEPT * seat : KEPT * (seat + 1)]
    return [*table.players[seat].first, *surfaced]


def _elsewhere(table: Table) -> set[str]:
    """Gather the gladiators that lie open: on display, discarded, with players, in a fight."""
    cards = {*table.display, *table.discards.get(GLADIATOR, ())}
    for player in table.players:
        cards.update(player.play, player.tucked, player.winners)
    cards.update(frame.gladiator for frame in table.frames if isinstance(frame, Fight))
    return cards


def _ambitions(
    shown: View, table: Table, owns: list[Own], others: Sequence[int], rng: Random
) -> None:
    """Imagine the ambitions others hold."""
    frame = _stage(table)
    if not table.dealings or (frame is not None and frame.drafting == "gladiators"):
        return
    known = {seat: _shown_ambitions(table, seat) for seat in range(len(owns))}
    public = {card for cards in known.values() for card in cards}
    if table.options.expert_ambitions:
        _drafted_ambitions(shown, table, owns, others, known, rng)
        return
    mine = set(_own_ambitions(shown))
    pool = [card for card in PERSONAL if card not in public and card not in mine]
    rng.shuffle(pool)
    showing = frame is not None and frame.ask == "show"
    for seat in others:
        if showing:
            owns[seat].hand = [pool.pop(), pool.pop()]
        elif table.players[seat].hidden:
            owns[seat].ambition = pool.pop()


def _shown_ambitions(table: Table, seat: int) -> list[str]:
    player = table.players[seat]
    return [*filter(None, [player.open]), *player.done]


def _own_ambitions(shown: View) -> list[str]:
    own = shown.mine
    return [] if own is None else [own.ambition, *own.hand, *own.left]


def _drafted_ambitions(
    shown: View, table: Table, owns: list[Own], others: Sequence[int],
    known: Mapping[int, Sequence[str]], rng: Random,
) -> None:  # fmt: skip
    frame = _stage(table)
    drafting = frame is not None and frame.drafting == "ambitions"
    done = frame.pick if frame is not None and drafting else DRAFTED
    wanted = {seat: known[seat] for seat in others}
    draft = _draft(shown, "P", PERSONAL, wanted, done, rng)
    for seat in others:
        own, picks = owns[seat], draft.picks[seat]
        own.took = [*own.took, *picks]
        own.packs = [*own.packs, *draft.packs[seat]]
        if drafting:
            own.picks, own.hand = picks, _hand(draft, seat, done)
            continue
        rest = [card for card in picks if card not in known[seat]]
        rng.shuffle(rest)
        kept = rest[: KEPT - len(known[seat])]
        own.left = [*own.left, *(card for card in rest if card not in kept)]
        if frame is not None and frame.ask == "show":
            own.hand = kept
        elif table.players[seat].hidden:
            (own.ambition,) = kept


# Decks


def _decks(
    table: Table, owns: Sequence[Own], mine: Own | None, under: list[str], rng: Random
) -> dict[str, Deck]:
    """Build the decks: what lies open nowhere is in them."""
    held = {card for own in owns for card in (*own.hand, *own.picks)}
    gone = _elsewhere(table) | held
    rest = [card for card in GLADIATORS if card not in gone and card not in under]
    decks = {GLADIATOR: _deck(table, GLADIATOR, rest, mine, rng, under)}
    gone = {*table.adversaries, *table.discards.get(ADVERSARY, ()), *table.beneath}
    gone |= {frame.adversary for frame in table.frames if isinstance(frame, Fight)}
    rest = [card for card in ADVERSARIES if card not in gone]
    decks[ADVERSARY] = _deck(table, ADVERSARY, rest, mine, rng, table.beneath[:])
    gone = {player.card for player in table.players} | {*table.discards.get(REDEMPTION, ())}
    decks[REDEMPTION] = Deck([card for card in REDEMPTIONS if card not in gone])
    for number, events in EVENTS.items():
        name = event_deck(number)
        seen = table.discards.get(name, ())
        rest = [event.id for event in events if event.id not in seen]
        decks[name] = _deck(table, name, rest, mine, rng, [])
    gone = {*table.gone}
    for zone in table.zones.values():
        gone |= {zone.tile, zone.offer}
    for name in table.zones:
        tiles = [tile.id for tile in TILES.values() if tile.zone == name and tile.id not in gone]
        decks[tile_deck(name)] = Deck(tiles)
    return decks


def _deck(
    table: Table, name: str, rest: list[str], mine: Own | None, rng: Random, under: list[str]
) -> Deck:
    """Lay out what the seat knows of the top, and fill it up with cards it does not know."""
    size = table.tops.get(name, 0)
    sure = mine.sure.get(name, []) if mine else []
    among = mine.among.get(name, []) if mine else []
    bag = [card for card in rest if card not in sure and card not in among]
    top = [*sure]
    loose = [*among]
    if size > len(sure):
        rng.shuffle(bag)
        fillers = size - len(sure) - len(among)
        if name == ADVERSARY and not sure:
            top = [_first(table.eyes, loose, bag, fillers, rng)]
            fillers -= top[0] in bag
            loose = [card for card in loose if card not in top]
            bag = [card for card in bag if card not in top]
        loose += bag[:fillers]
        bag = bag[fillers:]
        rng.shuffle(loose)
        top += loose
    # The bag has no order; it is kept as a game has it.
    return Deck(sorted(bag), top, under)


def _first(eyes: str, among: list[str], bag: list[str], fillers: int, rng: Random) -> str:
    """Draw the top adversary: one of those known to lie there, or another, by its eyes.

    Of all layouts, `len(bag)` times as many have a given known card on top as ones that have a
    given other card there have `fillers`. Where nothing is in the bag all of them are known.
    """
    known = [card for card in among if ADVERSARIES[card].category == eyes]
    other = [card for card in bag if ADVERSARIES[card].category == eyes]
    weights = [len(bag) or 1] * len(known) + [fillers] * len(other)
    (card,) = rng.choices([*known, *other], weights)
    return card


# Choices under way


def _choices(
    table: Table, owns: list[Own], others: Sequence[int], decks: Mapping[str, Deck], rng: Random
) -> None:
    """Imagine what others have already chosen where all choose at once, or what they look at."""
    frame = table.frames[-1] if table.frames else None
    if frame is None:
        return
    for seat in others:
        if seat not in frame.seats:
            owns[seat].answer = _answer(table, frame.ask, seat, owns[seat], rng)
    if isinstance(frame, Effects) and frame.ask == "peek" and frame.seat in others:
        names = {"GLAD": GLADIATOR, "ADV": ADVERSARY, "EVT": event_deck(table.round)}
        owns[frame.seat].peeked = decks[names[frame.atom.deck]].top[: frame.atom.n]


def _answer(table: Table, ask: str, seat: int, own: Own, rng: Random) -> list[str]:
    frame = table.frames[-1]
    if ask in ("draft", "show"):
        return [rng.choice(own.hand)]
    if ask == "keep":
        return sorted(rng.sample(own.picks, KEPT))
    if ask == "thumbs":
        return [] if table.players[seat].exposed else [rng.choice(("approve", "refuse"))]
    if ask == "gifts" and isinstance(frame, Event):
        goods = table.players[seat].goods
        return [str(rng.randint(0, goods[PLACE[kind]])) for kind in frame.kinds]
    if ask == "destiny":
        return [rng.choice(("old", "new"))] if own.offered else []
    return []
