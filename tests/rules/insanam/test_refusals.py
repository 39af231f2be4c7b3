"""Why a move is forbidden: every reason there is, with its article and its facts, in all languages.

Every refusal is asked for through the contract, which must leave the position as it was.
"""

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from ludus.core.errors import Refusal
from ludus.core.message import Fact, Ref, say, seat_ref
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import GLADIATORS
from ludus.games.insanam.state import State
from ludus.locales.catalogue import LANGUAGES, catalogue
from ludus.testing.decisions import faults_of_decision
from rules.insanam.asks import POSITIONS, first, marching
from rules.insanam.build import asked, expose, hold, moves, one, play, refused, unlock
from rules.insanam.map_build import prices
from rules.insanam.refusal_cases import CASES, dear_favour, over, passing, to_redeem

NAMES = ("Ann", "Ben", "Cid", "Dan")
SOURCE = Path(str(files("ludus.games.insanam")))


def said(why: Refusal) -> list[str]:
    """Say it in every language; a sentence or a fact that is missing raises."""
    assert why.article in GAME.articles
    return [catalogue(language).say(why.message, NAMES) for language in LANGUAGES]


@pytest.mark.parametrize("name", CASES)
def test_a_move_is_refused_with_article_and_facts(name: str) -> None:
    build, move, article, key, facts = CASES[name]
    why = refused(build(), move)
    assert why == Refusal(article, say(f"insanam-refused-{key}", **facts))
    assert len(set(said(why))) == len(LANGUAGES)


# Whatever is asked

ARTICLES = {
    "board": "C-2.1", "draft": "C-1.15", "keep": "C-1.15", "show": "C-2.7", "settle": "C-2.10",
    "patronage": "C-4.4", "fund": "C-25.15", "name": "C-25.27", "turn": "C-5.1",
    "favour": "C-25.25", "rob": "C-25.23", "act": "C-7.1", "after": "C-8.1", "take": "C-9.1",
    "lose": "C-9.1", "pay": "C-7.4", "hinder": "C-24.4", "push": "C-9.2", "steal": "C-7.1",
    "seize": "C-25.18", "swap": "C-24.10", "tile": "C-23.1", "hire": "C-21.2",
    "forfeit": "C-21.2", "peek": "C-13.1", "redo": "C-24.8", "unlock": "C-24.9",
    "camp": "C-20.2", "clear": "C-7.3", "recruit": "C-17.2", "deploy": "C-18.1",
    "cull": "C-17.3", "fight": "C-21.3", "reroll": "C-21.5", "buyback": "C-25.19",
    "slide": "C-21.9", "march": "C-18.5", "battle": "C-18.10", "charm": "C-25.24",
    "muster": "C-25.20", "fall": "C-19.6", "withdraw": "C-25.24", "incited": "C-25.29",
    "sail": "C-18.13", "thumbs": "C-13.3", "gifts": "C-13.5", "wage": "C-15.2",
    "unpaid": "C-15.3", "destiny": "C-10.10",
}  # fmt: skip
"""The article that says what a question is for."""


def question(name: str) -> Ref:
    return Ref("insanam-question", name)


def test_every_question_has_a_position() -> None:
    assert set(POSITIONS) == set(GAME.by_word) == set(ARTICLES)
    assert [asked(build())[1] for build in POSITIONS.values()] == list(POSITIONS)
    assert {word: one.article for word, one in GAME.by_word.items()} == ARTICLES


@pytest.mark.parametrize("name", POSITIONS)
def test_whose_decision_it_is_not_is_told_whose_it_is(name: str) -> None:
    state = POSITIONS[name]()
    acting_now, _ = asked(state)
    move = moves(state)[0]
    if GAME.by_word[name].together:
        play(state, move, seat=acting_now[0])
        if name == "gifts":
            assert acting_now == (0, 1)
        why = refused(state, move, seat=acting_now[0])
        assert why == Refusal(ARTICLES[name], say("refused-done", question=question(name)))
    else:
        other = (acting_now[0] + 1) % 2
        why = refused(state, move, seat=other)
        facts: dict[str, Fact] = {"seat": seat_ref(acting_now[0]), "question": question(name)}
        assert why == Refusal(ARTICLES[name], say("refused-turn", **facts))
        assert all(NAMES[acting_now[0]] in sentence for sentence in said(why))
    assert len(set(said(why))) == len(LANGUAGES)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_wrong_kind_of_answer_is_told_the_question(name: str) -> None:
    state = POSITIONS[name]()
    other = "grant" if name != "favour" else "slide"
    why = refused(state, other)
    assert why == Refusal(ARTICLES[name], say("refused-question", question=question(name)))
    sentences = said(why)
    assert len(set(sentences)) == len(LANGUAGES)


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.uncounted
def test_every_move_of_the_right_kind_is_allowed_or_has_a_reason_of_its_own(name: str) -> None:
    state = POSITIONS[name]()
    seat = asked(state)[0][0]
    for seed in range(40):
        assert list(faults_of_decision(GAME, state, seat, Random(seed))) == []


def test_c_18_9_a_transit_that_would_strand_others_is_refused() -> None:
    """There are points for a second transit, but not for both groups to leave."""
    state = passing()
    hold(state, "AQU", 1, (1, 0, 0))
    why = refused(state, "transit TAR AQU 1 0 0")
    assert (why.article, why.message.key) == ("C-18.9", "insanam-refused-no-way-out")
    assert why.message.facts == {"n": 2, "needed": 3}


# Who is not asked


def test_c_11_1_an_exposed_traitor_has_no_thumb_to_show() -> None:
    state = POSITIONS["turn"]()
    expose(state, 1)
    state.secrets.decks["event1"].bag = ["E101"]
    for _ in range(3):
        play(state, "pass", "event E101" if len(passed(state)) == 2 else "")
    why = refused(state, "approve", seat=1)
    assert why == Refusal("C-11.1", say("insanam-refused-exposed"))
    assert len(set(said(why))) == len(LANGUAGES)


def passed(state: State) -> list[int]:
    return [seat for seat, player in enumerate(state.table.players) if player.passed]


def test_c_10_9_who_is_dealt_no_new_card_does_not_choose() -> None:
    state = POSITIONS["destiny"]()
    why = refused(state, "destiny new", seat=0)
    assert why == Refusal("C-10.9", say("insanam-refused-not-dealt"))
    assert len(set(said(why))) == len(LANGUAGES)


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("name", ["turn", "thumbs", "destiny"])
def test_a_seat_where_nobody_sits(name: str, seat: int) -> None:
    why = refused(POSITIONS[name](), "pass", seat=seat)
    assert why.message.key in ("refused-turn", "refused-done")
    assert len(set(said(why))) == len(LANGUAGES)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_game_that_is_over(seat: int) -> None:
    why = refused(over(), "pass", seat=seat)
    assert why == Refusal("C-16.8", say("refused-over"))
    assert len(set(said(why))) == len(LANGUAGES)


# All of them

GIVEN = {key for _, _, _, key, _ in CASES.values()} | {"exposed", "not-dealt"}
"""The reasons that tests above are given."""


def test_every_reason_there_is_is_given_by_a_test() -> None:
    found = set()
    for file in SOURCE.rglob("*.py"):
        text = file.read_text("utf-8")
        found |= set(re.findall(r"\bno\(\s*[^,\n]+,\s+\"([a-z-]+)\"", text))
        owned = re.findall(r"\bno_for\(\s*[^,\n]+,\s+\"([a-z-]+)\"", text)
        found |= {key + own for key in owned for own in ("", "-own")}
    assert found == GIVEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_no_reason_that_is_never_given(language: str) -> None:
    folder = SOURCE / "locales" / language
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    known = set(re.findall(r"^insanam-refused-([a-z-]+) =", text, re.MULTILINE))
    assert known == GIVEN


# Prices


def costs(state: State) -> dict[str, tuple[int, ...]]:
    """List what moves of whoever has to act cost, as it is told beforehand."""
    return prices(state, asked(state)[0][0])


def test_prices_of_everything_that_is_bought() -> None:
    assert costs(POSITIONS["hire"]())["hire G01"] == (GLADIATORS["G01"].cost, 0, 0)
    assert costs(POSITIONS["tile"]())["buy K04"] == (5, 0, 0)
    unlocks = costs(POSITIONS["unlock"]())
    assert unlocks == {"unlock 1": (6, 5, 0), "unlock 2": (6, 0, 5), "unlock 3": (10, 0, 10)}
    assert costs(POSITIONS["charm"]()) == {"charm": (3, 0, 0)}
    assert costs(POSITIONS["muster"]()) == {"muster 1": (3, 0, 0), "muster 2": (6, 0, 0)}
    assert costs(POSITIONS["buyback"]()) == {"buyback": (GLADIATORS["G07"].cost, 0, 0)}
    tolls = costs(marching())
    assert tolls["transit TAR NAR 2 1 0"] == (4, 0, 0)
    assert not any(move.startswith("march") for move in tolls)


def test_prices_of_what_is_given() -> None:
    assert costs(POSITIONS["gifts"]())["give G 7"] == (7, 0, 0)
    assert costs(POSITIONS["pay"]())["pay GWWS"] == (1, 2, 1)
    assert costs(POSITIONS["lose"]()) == {
        "lose G": (1, 0, 0), "lose W": (0, 1, 0), "lose S": (0, 0, 1),
    }  # fmt: skip
    assert costs(POSITIONS["swap"]())["swap GG WWSS"] == (2, 0, 0)
    assert costs(POSITIONS["patronage"]())["patronage WS"] == (0, 1, 1)


def test_prices_of_powers_on_the_map() -> None:
    state = first("seneca")
    unlock(state, 0, 1)
    hold(state, "TAR", 1, (1, 1, 0))
    hold(state, "CAR", 0, (1, 0, 0))
    assert costs(state)["banish TAR 1 1 0"] == (6, 0, 0)
    state = first("pallas")
    unlock(state, 0, 1)
    hold(state, "TAR", 1, (0, 1, 1))
    hold(state, "CAR", 0, (1, 0, 0))
    assert costs(state)["demote TAR 1 1"] == (9, 2, 1)
    state = dear_favour()
    one(state, 0).goods = [9, 0, 0]
    assert costs(state)["request COL a"] == (9, 0, 0)


def test_prices_of_pay_and_redemption() -> None:
    state = POSITIONS["wage"]()
    assert costs(state) == {f"wage LEG {n}": (n, 0, 0) for n in (1, 2, 3)}
    play(state, "wage LEG 2")
    assert costs(state) == {"wage CEN 1": (2, 0, 0)}
    state = to_redeem()
    assert costs(state)["redeem 3"] == (6, 6, 0)
    assert "redeem 1" not in costs(state)
