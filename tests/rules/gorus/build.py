"""Positions and plays in a few words: what the rule tests of Gorus Maximus share.

A position is built directly, with as few cards as a test needs; everything after that goes through
the contract, so a test sees what a player sees. Keep a spare card in every hand unless the round is
meant to end: it ends when all hands are empty.
"""

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from ludus.core.codec import state_hash
from ludus.core.errors import BadOptions, IllegalMove, Refusal
from ludus.core.events import Log
from ludus.core.fate import Fast, Fate, Scripted
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.rules import step
from ludus.games.gorus import GAME
from ludus.games.gorus.arena import kind_of
from ludus.games.gorus.cards import Card, School, place_of
from ludus.games.gorus.options import Edition, Options, sides
from ludus.games.gorus.state import Fight, Play, PlayKind, RoundScore, State

SCHOOLS: tuple[School, ...] = ("BL", "BR", "GR", "PI", "YE")

Sent = tuple[int | None, str]
"""A play to be: the seat (None for a wandering gladiator) and the card's text."""

Drawn = tuple[str, int | None, list[str]]
"""An outcome of chance to be: what for, for whom (None: for all), and the cards."""


def not_your_turn(seat: int) -> Message:
    """Say whose turn it is."""
    return say("refused-turn", seat=seat_ref(seat), question=Ref("gorus-question", "send"))


# ------------------------------------------------------------------------------------------ cards


def card(text: str) -> Card:
    """The card of a text: `card("BL10")`."""
    return Card.parse(text)


def cards(text: str) -> list[Card]:
    """The cards of a text, in that order: `cards("BL4 GR10")`."""
    return [card(word) for word in text.split()]


def names(some: Iterable[Card]) -> str:
    """The text of some cards, in their order: the inverse of `cards`."""
    return " ".join(map(str, some))


# ----------------------------------------------------------------------------------------- chance


def drew(seat: int, text: str) -> Drawn:
    """A draw of two players: `seat` draws this card. [G-11.1]"""
    return ("draw", seat, [text])


def turned_up(text: str) -> Drawn:
    """A wandering gladiator turned up in solo. [G-12.2]"""
    return ("wanderer", None, [text])


def dealt(seat: int, text: str) -> Drawn:
    """Ten cards dealt to a seat. [G-3.2]"""
    return ("deal", seat, text.split())


def any_fate(seed: int = 0) -> Fate:
    """Chance where it does not matter what comes, such as the deal of a next round."""
    return Fast(Random(seed))


# -------------------------------------------------------------------------------------- positions


def fresh(players: int, seed: int = 0, **options: object) -> State:
    """A dealt game, before its first card."""
    return GAME.setup(GAME.read_options({"players": players, **options}), any_fate(seed), None)


def refused_options(**options: object) -> BadOptions:
    """Why these options make no game."""
    with pytest.raises(BadOptions) as caught:
        GAME.read_options(options)
    return caught.value


def fought(winner: int | None, *plays: Sent) -> tuple[int | None, tuple[Sent, ...]]:
    """A finished fight for `position(fights=[...])`: its winner (None: wanderers), its plays."""
    return winner, plays


def position(
    players: int,
    hands: Sequence[str],
    *,
    preferred: School | None = None,
    turn: int | None = None,
    fight: Sequence[Sent] = (),
    fights: Sequence[tuple[int | None, tuple[Sent, ...]]] = (),
    deck: str = "",
    edition: Edition | None = None,
    teams: str | None = None,
    target: int | None = None,
    schools: tuple[School, ...] | None = None,
    dealer: int | None = None,
    tokens: Sequence[int] | None = None,
    scores: Sequence[RoundScore] = (),
    round: int | None = None,  # noqa: A002 - the state's own word
) -> State:
    """A game in the middle, from what lies where.

    hands      one text a seat
    preferred  must be given if any card has been played this round
    turn       default: left of who played last, else the last fight's winner, else seat 0
    fight      the running fight; the kinds of its plays are what the rules say
    fights     the finished fights of the round, each made by `fought`
    schools    default: those of the cards used, filled up to what the player count needs
    dealer     default: the last seat, so that seat 0 leads first; nobody in solo
    edition    default: the French, in solo the Russian
    """
    assert len(hands) == players, "one hand a seat"
    assert preferred or not (fight or fights), "a card was played, so some school is preferred"
    used = [card.school for hand in (*hands, deck) for card in cards(hand)]
    used += [card(text).school for _, plays in fights for _, text in plays]
    used += [card(text).school for _, text in fight]
    options = Options(
        players,
        edition or ("ru2020" if players == 1 else "fr2018"),
        teams,
        target,
        schools or _schools(players, used + ([preferred] if preferred else [])),
    )
    state = State(
        options=options,
        dealer=None if players == 1 else players - 1 if dealer is None else dealer,
        round=len(scores) + 1 if round is None else round,
        hands=[sorted(cards(hand), key=place_of) for hand in hands],
        deck=sorted(cards(deck), key=place_of),
        fight=[],
        fights=[],
        preferred=preferred,
        turn=None,
        tokens=list(tokens) if tokens is not None else [0] * len(sides(options)),
        scores=list(scores),
    )
    for winner, plays in fights:
        state.fights.append(Fight(tuple(_plays(state, plays)), winner))
    state.fight = _plays(state, fight)
    state.turn = _next(state) if turn is None else turn
    return state


def _schools(players: int, used: Sequence[School]) -> tuple[School, ...]:
    """The schools in use, filled up with others to the number that the table needs. [G-2.2]"""
    wanted = {1: 3, 2: 3, 3: 3, 4: 4}.get(players, 5)
    found = {school for school in SCHOOLS if school in used}
    assert len(found) <= wanted, f"{players} players use {wanted} schools, not {found}"
    spare = [school for school in SCHOOLS if school not in found]
    found.update(spare[: wanted - len(found)])
    return tuple(school for school in SCHOOLS if school in found)


def _plays(state: State, sent: Sequence[Sent]) -> list[Play]:
    """The plays of a fight, each of the kind that the rules make of it."""
    state.fight = []
    for seat, text in sent:
        state.fight.append(Play(seat, card(text), kind_of(state.fight, card(text))))
    return state.fight


def _next(state: State) -> int:
    """Who acts: left of who played last, else the winner of the last fight, else seat 0."""
    seats = len(state.hands)
    if state.fight:
        seat = state.fight[-1].seat
        return 0 if seat is None else (seat + 1) % seats
    return (state.fights[-1].winner or 0) if state.fights else 0


# --------------------------------------------------------------------------------- seeing and play


def everywhere(state: State) -> list[Card]:
    """All cards of the table, wherever they lie, sorted."""
    fights = [*(fight.plays for fight in state.fights), state.fight]
    found = [card for hand in state.hands for card in hand] + state.deck
    return sorted(found + [play.card for plays in fights for play in plays], key=place_of)


def kinds(state: State) -> list[PlayKind]:
    """What the cards of the running fight are, in order, as all may see them."""
    return [play.kind for play in GAME.view(state, None).fight]


def legal(state: State) -> str:
    """The cards that the seat to act may send, as text."""
    (seat,) = GAME.to_act(state)
    return names(GAME.moves(state, seat))


def send(state: State, seat: int, text: str, fate: Sequence[Drawn] | Fate = ()) -> Log:
    """Send a card through the contract; give what was told.

    With a list of outcomes (`drew`, `turned_up`, `dealt`), chance must ask for exactly those.
    """
    log = Log()
    chance = Scripted(fate) if isinstance(fate, Sequence) else fate
    step(GAME, state, seat, card(text), chance, log)
    if isinstance(chance, Scripted):
        chance.finish()
    return log


def send_all(state: State, text: str, fate: Sequence[Drawn] | Fate = ()) -> Log:
    """Send several cards, each by the seat whose turn it is; give what was told."""
    log = Log()
    chance = Scripted(fate) if isinstance(fate, Sequence) else fate
    for one in cards(text):
        (seat,) = GAME.to_act(state)
        step(GAME, state, seat, one, chance, log)
    if isinstance(chance, Scripted):
        chance.finish()
    return log


def refuse(state: State, seat: int, text: str) -> Refusal:
    """Send a card that must be refused; give the refusal. The state must stay as it was."""
    before = state_hash(state)
    assert card(text) not in GAME.moves(state, seat)
    with pytest.raises(IllegalMove) as caught:
        send(state, seat, text)
    assert state_hash(state) == before, "a refused card changes nothing"
    assert caught.value.refusal == GAME.refusal(state, seat, card(text))
    return caught.value.refusal


def play_round(state: State, seed: int = 0) -> None:
    """Play any legal cards until the round is over."""
    rng, fate, number = Random(seed), any_fate(seed), state.round
    for _ in range(100):  # eight players send eighty cards
        if state.round > number or state.turn is None:
            return
        step(GAME, state, state.turn, rng.choice(GAME.moves(state, state.turn)), fate)
    pytest.fail("a round without end")


def play_game(state: State, seed: int = 0) -> None:
    """Play any legal cards until the game is over."""
    for number in range(100):
        if state.turn is None:
            return
        play_round(state, seed + number)
    pytest.fail("a game without end")


# ----------------------------------------------------------------------------------------- events


def card_ref(text: str) -> Ref:
    """The card as a fact of a message."""
    return Ref("card", text)


def school_ref(school: School) -> Ref:
    """The school as a fact of a message."""
    return Ref("school", school)


def told(log: Log, key: str, seat: int | None = None) -> list[Message]:
    """The events of a key that a seat (None: a spectator) has heard, in order."""
    return [message for message in log.heard_by(seat) if message.key == key]


def taken(log: Log) -> list[tuple[int | None, int]]:
    """The fights that ended, as told to all: who took the cards (None: wanderers), their favour."""
    result: list[tuple[int | None, int]] = []
    for message in log.heard_by(None):
        if message.key in ("gorus-takes", "gorus-wanderers-take"):
            who, favour = message.facts.get("seat"), message.facts["favour"]
            assert isinstance(favour, int)
            result.append((int(who.id) if isinstance(who, Ref) else None, favour))
    return result
