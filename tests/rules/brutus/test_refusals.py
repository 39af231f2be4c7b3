"""Every way to be refused: the article, the message, and that it can be said."""

from collections.abc import Iterator
from itertools import product

import pytest

from ludus.core.errors import Refusal
from ludus.core.message import Ref, say
from ludus.core.moves import Move
from ludus.games.brutus import GAME
from ludus.games.brutus.state import Phase, State
from ludus.locales.catalogue import LANGUAGES, catalogue
from rules.brutus.build import (
    ALL_MOVES,
    card_ref,
    fresh,
    lay,
    lead,
    not_your_turn,
    play,
    question,
    refusal,
    refused,
    seat_ref,
    table,
    texts,
    to_the_power,
)


def asking(phase: Phase) -> State:
    """Four players, and a decision of this phase; seat 0 decides, or has to among others."""
    match phase:
        case "announce":
            return fresh(4)
        case "lay" | "mercy" | "take":
            return forum(phase)
        case "power":
            return to_the_power(fresh(4, ranks=[1, 0, 2, 3]))
        case "lead":
            return table({0: "5 6"})
        case "reply":
            return table({0: "5 6"}, top="4", owner=3)
        case "conspire" | "slip":
            return conspiracy(phase)
        case _:
            return effect(phase)


def forum(phase: Phase) -> State:
    state = fresh(4, {0: "5x3"}, benevolence=phase == "mercy")
    play(state, "0: forum 1")
    if phase != "lay":
        lay(state, {0: "5"})
    return state


def conspiracy(phase: Phase) -> State:
    state = table({0: "1 5 6"}, top="13", owner=3, conspiracy=True, out=[2])
    play(state, "0: 1x1")
    if phase == "slip":
        play(state, "0: conspire yes")
    return state


def effect(phase: Phase) -> State:
    value = 10 if phase == "discard" else 9
    state = table({0: f"{value} 5 6"}, out=[] if phase == "discard" else [2])
    lead(state, f"{value}x1")
    if phase in ("to", "give"):
        play(state, "0: gifts 2")
    if phase == "give":
        play(state, "0: to 1")
    return state


def over() -> State:
    """A game that has ended."""
    state = table({0: "5", 1: "6 7"}, out=[2, 3], end={"manches": 1})
    play(state, "0: 5x1")
    return state


ONE_DECIDES: dict[Phase, str] = {
    "announce": "B-4.1",
    "mercy": "B-15.1",
    "take": "B-4.7",
    "power": "B-5.1",
    "lead": "B-6.5",
    "reply": "B-6.7",
    "conspire": "B-14.1",
    "gifts": "B-8.5",
    "to": "B-8.13",
    "give": "B-8.2",
    "discard": "B-8.2",
}
ALL_DECIDE: dict[Phase, str] = {"lay": "B-4.2", "slip": "B-14.3"}
ANSWERS: dict[Phase, tuple[str, ...]] = {
    "announce": ("forum",),
    "lead": ("play", "pass"),  # a pass is refused for its own reason
    "reply": ("play", "pass"),
}


@pytest.mark.parametrize("phase", [*ONE_DECIDES, *ALL_DECIDE])
def test_the_phases_are_what_they_are_called(phase: Phase) -> None:
    state = asking(phase)
    assert state.phase == phase
    assert 0 in GAME.to_act(state)
    assert list(GAME.invariants(state)) == []


@pytest.mark.parametrize("text", ["pass", "5x1", "forum 1", "lay 5", "take 3", "power on"])
@pytest.mark.parametrize("seat", range(4))
def test_after_the_end_nothing_is_allowed(seat: int, text: str) -> None:
    assert refusal(over(), seat, text) == Refusal("B-12.5", say("refused-over"))


# Not asked


@pytest.mark.parametrize(("phase", "article"), ONE_DECIDES.items())
@pytest.mark.parametrize("seat", [1, 3])
def test_somebody_else_decides(phase: Phase, article: str, seat: int) -> None:
    state = asking(phase)
    for text in (*texts(state, 0), "pass"):
        assert refusal(state, seat, text) == Refusal(article, not_your_turn(0, phase))


@pytest.mark.parametrize("phase", ["conspire", "slip", "gifts", "to", "give"])
def test_who_is_out_decides_nothing(phase: Phase) -> None:
    state = asking(phase)
    for text in (*texts(state, 0), "pass"):
        assert refusal(state, 2, text) == Refusal(
            "B-9.1", say("brutus-refused-out", question=question(phase))
        )


@pytest.mark.parametrize("seat", [-1, 4, 9])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    """A damaged record may name any seat: it must be refused, not crash."""
    for phase in (*ONE_DECIDES, *ALL_DECIDE):
        why = GAME.refusal(asking(phase), seat, GAME.parse("pass"))
        assert why == Refusal("B-1.9", say("brutus-refused-nobody"))


@pytest.mark.parametrize(("phase", "article"), ALL_DECIDE.items())
def test_who_has_chosen_in_secret_is_done(phase: Phase, article: str) -> None:
    state = asking(phase)
    play(state, f"0: {phase} 5")
    assert 0 not in GAME.to_act(state)
    for text in (f"{phase} 5", "pass", "5x1"):
        assert refusal(state, 0, text) == Refusal(
            article, say("refused-done", question=question(phase))
        )


# Not that kind of move


def others_than(phase: Phase) -> Iterator[Move]:
    """One move of every kind that does not answer a phase."""
    kinds = ANSWERS.get(phase, (phase,))
    yield from {move.word: move for move in ALL_MOVES if move.word not in kinds}.values()


@pytest.mark.parametrize(("phase", "article"), (ONE_DECIDES | ALL_DECIDE).items())
def test_another_decision_is_not_wanted_now(phase: Phase, article: str) -> None:
    state = asking(phase)
    moves = list(others_than(phase))
    assert len(moves) >= 11
    for move in moves:
        assert refusal(state, 0, str(move)) == Refusal(
            article, say("refused-question", question=question(phase))
        )


def test_a_leader_may_not_pass() -> None:
    assert refusal(asking("lead"), 0, "pass") == Refusal("B-6.5", say("brutus-refused-pass"))


# Not that card


@pytest.mark.parametrize(
    ("phase", "article"),
    [("slip", "B-14.3"), ("give", "B-8.2"), ("discard", "B-8.2")],
)
@pytest.mark.parametrize("value", [1, 4, 7, 13])
def test_a_card_that_is_not_held(phase: Phase, article: str, value: int) -> None:
    assert refusal(asking(phase), 0, f"{phase} {value}") == Refusal(
        article, say("brutus-refused-not-held", combination=card_ref(value), held=0)
    )


def test_a_card_that_is_not_held_for_the_forum() -> None:
    state = fresh(4, {0: "1x5 2x5 3x5 4"})
    play(state, "0: forum 1")
    assert refusal(state, 0, "lay 5") == Refusal(
        "B-4.2", say("brutus-refused-not-held", combination=card_ref(5), held=0)
    )


def test_a_card_that_is_given_already_is_not_held() -> None:
    state = asking("give")
    play(state, "0: give 5", "0: to 1")
    assert refused(state, 0, "give 5") == ("B-8.2", "brutus-refused-not-held")


def test_a_card_that_does_not_lie_in_the_forum() -> None:
    state = fresh(4, {0: "5", 1: "5", 2: "5", 3: "5"})
    play(state, "0: forum 1")
    lay(state, dict.fromkeys(range(4), "5"))
    assert refusal(state, 0, "take 6") == Refusal(
        "B-4.7", say("brutus-refused-not-there", card=card_ref(6))
    )


# Gifts


def test_two_gifts_of_one_card() -> None:
    state = table({0: "9 5"})
    lead(state, "9x1")
    assert refusal(state, 0, "gifts 2") == Refusal("B-8.6", say("brutus-refused-gifts", held=1))


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        (0, say("brutus-refused-self")),
        (2, say("brutus-refused-recipient", seat=seat_ref(2))),
        (4, say("brutus-refused-nobody")),
        (9, say("brutus-refused-nobody")),
    ],
)
def test_a_gift_to_the_wrong_one(seat: int, message: object) -> None:
    why = refusal(asking("to"), 0, f"to {seat}")
    assert (why.article, why.message) == ("B-8.13", message)


# Combinations: the first thing wrong is what is said


@pytest.mark.parametrize(
    ("top", "text", "article", "key"),
    [
        ("5x2", "9x3", "B-6.1", "brutus-refused-not-held"),  # before its number
        ("5x2", "3x2", "B-6.1", "brutus-refused-not-held"),  # before its value
        ("5x2", "6x1", "B-6.7", "brutus-refused-count"),
        ("5x2", "4x1", "B-6.7", "brutus-refused-count"),  # before its value
        ("5x2", "5x2", "B-6.13", "brutus-refused-equal"),
        ("5x2", "4x2", "B-6.8", "brutus-refused-low"),
        ("5x2", "1x2", "B-6.11", "brutus-refused-brutus"),
        ("13x2", "13x2", "B-6.13", "brutus-refused-equal"),
        ("13x2", "5x2", "B-6.9", "brutus-refused-caesar"),
        ("1x2", "1x2", "B-6.13", "brutus-refused-equal"),
    ],
)
def test_a_reply_that_does_not_do(top: str, text: str, article: str, key: str) -> None:
    state = table({0: "1x2 4x2 5x2 6x2 9x2 13x2"}, top=top, owner=3)
    assert refused(state, 0, text) == (article, key)


def test_a_lead_of_cards_not_held() -> None:
    assert refusal(asking("lead"), 0, "5x2") == Refusal(
        "B-6.1", say("brutus-refused-not-held", combination=Ref("combination", "5×2"), held=1)
    )


# All of them, at every table


OWN = {
    *("out", "pass", "not-held", "not-there", "gifts", "self", "nobody", "recipient"),
    *("count", "equal", "caesar", "brutus", "low"),
}
COMMON = {"over", "turn", "done", "question"}


def tables() -> Iterator[State]:
    """Tables where every refusal can be met."""
    yield from map(asking, (*ONE_DECIDES, *ALL_DECIDE))
    yield over()
    for top in ("4x2", "13x2", "7"):
        yield table({0: "1x2 3x2 4x2 13x2"}, top=top, owner=3)
    one_card = table({0: "9 5"})
    lead(one_card, "9x1")
    yield one_card
    done = asking("lay")
    play(done, "0: lay 5")
    yield done


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    said: dict[str, str] = {}
    for state in tables():
        for seat, move in product(range(4), ALL_MOVES):
            why = GAME.refusal(state, seat, move)
            assert (why is None) == (move in GAME.moves(state, seat))
            if why is not None and why.message.key not in said:
                assert why.article in GAME.articles
                said[why.message.key] = catalogue(language).say(why.message, "ABCD")
    own = {f"brutus-refused-{name}" for name in OWN}
    assert set(said) == own | {f"refused-{name}" for name in COMMON}
    assert len(set(said.values())) == len(said)
