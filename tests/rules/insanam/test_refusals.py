"""Why a move is forbidden: every reason there is, with its article and its facts, in all languages.

Every refusal is asked for through the contract, which must leave the position as it was.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludus.core.errors import Refusal
from ludus.core.message import Fact, Ref, say, seat_ref
from ludus.games.insanam import GAME, refusals
from ludus.games.insanam.content.catalogue import GLADIATORS
from ludus.games.insanam.moves import KINDS
from ludus.games.insanam.prices import price
from ludus.games.insanam.rules import QUESTIONS
from ludus.games.insanam.state import State
from ludus.games.insanam.view import TOGETHER, for_person, view
from ludus.locales.catalogue import LANGUAGES, catalogue
from rules.insanam.asks import (
    POSITIONS,
    acting,
    bannered,
    done,
    fall,
    first,
    marching,
    redo,
)
from rules.insanam.build import (
    asked,
    begin,
    court,
    hold,
    in_play,
    lay_tile,
    mark,
    moves,
    one,
    play,
    refused,
    store,
    unlock,
)

NAMES = ("Ann", "Ben", "Cid", "Dan")


def question(name: str) -> Ref:
    return Ref("question", name)


def gold(n: int) -> tuple[Ref, ...]:
    return (Ref("gold", n),)


def goods(g: int, w: int = 0, s: int = 0) -> tuple[Ref, ...]:
    named = (("gold", g), ("wood", w), ("stone", s))
    return tuple(Ref(word, n) for word, n in named if n)


def poor(build: Callable[[], State], *held: int) -> Callable[[], State]:
    """Let seat 0 have but this: gold, wood, stone."""

    def make() -> State:
        state = build()
        one(state, asked(state)[0][0]).goods = list(held)
        return state

    return make


def over() -> State:
    state = court(2, destinies=("traitor", "loyal"))
    mark(state, 0, 59)
    play(state, "place SUB")
    return state


def tucked() -> State:
    state = court(3)
    in_play(state, 0, "G10", "G11")
    return done(state, "tuck G10")


def validated() -> State:
    state = court(3)
    for place in ("NAR", "AQU", "LUG", "BEL"):
        hold(state, place, 0)
    for place in ("BAE", "CAR", "LUS"):
        hold(state, place, 0)
    return done(state, "validate P01")


def accuser() -> State:
    state = court(4)
    unlock(state, 0, 3)
    return state


def exposed() -> State:
    state = court(3, destinies=("loyal", "traitor", "loyal"))
    unlock(state, 0, 3)
    play(state, "accuse 1", "redemption D2")
    return state


def to_redeem(later: int = 1) -> State:
    """The exposed one has the move, in the turn of the exposure or in a later one."""
    state = exposed()
    state.table.turn += later
    begin(state, 1)
    return state


def passing() -> State:
    """Troops of seat 0 are on their way through Narbonensis."""
    state = marching(points=3)
    return done(state, "transit TAR NAR 1 0 0")


def crowded() -> State:
    """Seat 0 has four troops in Aquitania, beside Tarraconensis."""
    state = first("claudius")
    hold(state, "TAR", 0, (2, 1, 0))
    hold(state, "AQU", 0, (4, 0, 0))
    return done(state, "place BAR 1", "act d")


def bought() -> State:
    """A tile of the Market was bought: one of its actions may be done at once."""
    state = done(acting("MAR"), "act b")
    play(state, "buy M07", "tile M01")
    return state


def camped() -> State:
    """A camp was released, and kept for later."""
    state = acting("SEN")
    return done(state, "act d", "unlock 1", "later")


def exhausted() -> State:
    """No evocatus is left on the strip."""
    state = court(3)
    store(state, 0, (0, 0, 6))
    return done(state, "place BAR 1", "act a")


def stored() -> State:
    state = court(3)
    store(state, 0, (1, 0, 0))
    return done(state, "place BAR 1", "act b")


def accused_again() -> State:
    """Sabinus has used the own accusation, and has another player-turn with the third power."""
    state = court(3, boards=("sabinus", "seneca", "petronius"),
                  destinies=("loyal", "traitor", "loyal"))  # fmt: skip
    unlock(state, 0, 3)
    play(state, "accuse 1", "redemption D2")
    begin(state)
    return state


def dear_repeat() -> State:
    """The Senate may repeat an action of the Market that has a price."""
    state = court(3)
    lay_tile(state, "M05")
    state.table.zones["MAR"].banners[2] = 1
    return done(state, "place SEN 2", "act b")


def unlocked() -> State:
    state = court(3)
    unlock(state, 0, 1)
    return done(state, "place SEN 2", "act d")


def dear_favour() -> State:
    state = court(3, boards=("claudius", "milonia", "seneca"), start=False)
    unlock(state, 1, 2)
    mark(state, 0, 29)
    one(state, 0).goods = [8, 0, 0]
    state.table.zones["COL"].banners[0] = 1
    begin(state)
    return state


def dear_demotion() -> State:
    state = first("pallas")
    unlock(state, 0, 1)
    hold(state, "TAR", 1, (0, 1, 0))
    hold(state, "CAR", 0, (1, 0, 0))
    one(state, 0).goods = [3, 0, 0]
    return state


Case = tuple[Callable[[], State], str, str, str, dict[str, Fact]]

CASES: dict[str, Case] = {
    # Places
    "a zone without a circle": (POSITIONS["turn"], "place COL", "C-6.1", "circle-needed", {}),
    "a circle in the Suburra": (POSITIONS["turn"], "place SUB 1", "C-6.1", "circle-needed", {}),
    "a circle for more players": (
        POSITIONS["turn"], "place COL 5", "C-5.3", "inactive", {"n": 4},
    ),
    "no circle at all": (POSITIONS["turn"], "place COL 0", "C-5.3", "inactive", {"n": 4}),
    "a circle that is taken": (
        lambda: done(acting(), "skip", "done"), "place COL 1", "C-5.4", "taken",
        {"other": seat_ref(0)},
    ),
    # Actions
    "an action the tile does not have": (
        lambda: acting("COL", "K04"), "act d", "C-7.2", "no-action",
        {"zone": Ref("zone", "COL")},
    ),
    "an action with a banner": (
        lambda: done(bannered(), "place COL 1"), "act a", "C-7.3", "banner",
        {"other": seat_ref(1)},
    ),
    "an action that costs too much": (
        poor(lambda: acting("MAR", "M05"), 1, 1, 1), "act c", "C-7.4", "cost", {},
    ),
    "a purchase in a purchase": (bought, "act b", "C-23.5", "no-chain", {}),
    # Free actions
    "a gladiator one does not have": (
        POSITIONS["turn"], "tuck G10", "C-8.2", "not-yours", {"card": Ref("gladiator", "G10")},
    ),
    "a second gladiator": (
        tucked, "use G11", "C-8.2", "once", {"what": question("gladiator")},
    ),
    "an ambition that is not fulfilled": (
        POSITIONS["turn"], "validate P01", "C-12.1", "unmet", {"card": Ref("ambition", "P01")},
    ),
    "an ambition of somebody else": (
        POSITIONS["turn"], "validate P04", "C-12.1", "unmet", {"card": Ref("ambition", "P04")},
    ),
    "a second ambition": (
        validated, "validate P02", "C-8.4", "once", {"what": question("ambition")},
    ),
    "an accusation without a power": (
        POSITIONS["turn"], "accuse 1", "C-10.1", "no-accusation", {},
    ),
    "an accusation of oneself": (accuser, "accuse 0", "C-10.3", "nobody", {}),
    "an accusation of nobody": (accuser, "accuse 7", "C-10.3", "nobody", {}),
    "a second accusation": (
        exposed, "accuse 2", "C-8.5", "once", {"what": question("accuse")},
    ),
    "an accusation of an exposed traitor": (
        accused_again, "accuse 1", "C-10.3", "shown", {"other": seat_ref(1)},
    ),
    "a camp nobody released": (POSITIONS["turn"], "camp NUM", "C-20.1", "no-camp", {}),
    "a camp on barbarian land": (
        camped, "camp CAE", "C-20.2", "no-place-for-camp", {"land": Ref("territory", "CAE")},
    ),
    "redemption of the loyal": (POSITIONS["turn"], "redeem 1", "C-8.8", "not-exposed", {}),
    "redemption in the same turn": (
        lambda: to_redeem(0), "redeem 3", "C-11.4", "too-soon", {},
    ),
    "redemption for nothing": (to_redeem, "redeem 1", "C-11.4", "objective", {}),
    "redemption by no objective": (to_redeem, "redeem 9", "C-11.4", "objective", {}),
    # Troops
    "no cube of a type": (
        exhausted, "recruit EVO", "C-17.6", "no-cube", {"troop": Ref("troop", "EVO")},
    ),
    "a troop that costs too much": (
        poor(POSITIONS["recruit"], 2, 0, 0), "recruit LEG", "C-17.2", "too-dear",
        {"goods": gold(3), "held": gold(2)},
    ),
    "a troop that is not in storage": (
        stored, "deploy CEN NUM", "C-18.1", "not-stored", {"troop": Ref("troop", "CEN")},
    ),
    "deployment without a camp": (
        stored, "deploy LEG CAE", "C-18.1", "deploy-place", {"land": Ref("territory", "CAE")},
    ),
    # Movement
    "more troops than there are": (
        POSITIONS["march"], "march TAR CAR 3 0 0", "C-18.5", "not-there",
        {"place": Ref("territory", "TAR")},
    ),
    "no troops at all": (
        POSITIONS["march"], "march TAR CAR 0 0 0", "C-18.5", "not-there",
        {"place": Ref("territory", "TAR")},
    ),
    "troops at sea that are not there": (
        POSITIONS["march"], "march GLC TAR 1 0 0", "C-18.5", "not-there",
        {"place": Ref("sea", "GLC")},
    ),
    "too far": (
        POSITIONS["march"], "march TAR BAE 1 0 0", "C-18.5", "not-adjacent",
        {"place": Ref("territory", "TAR"), "other": Ref("territory", "BAE")},
    ),
    "a fifth troop": (
        crowded, "march TAR AQU 1 0 0", "C-18.3", "full",
        {"place": Ref("territory", "AQU"), "n": 4},
    ),
    "transit through barbarians": (
        POSITIONS["march"], "transit TAR CAR 1 0 0", "C-18.7", "no-transit",
        {"place": Ref("territory", "CAR")},
    ),
    "transit with the last point": (
        lambda: done(marching(), "march NUM CAE 1 0 0"), "transit TAR NAR 1 0 0", "C-18.9",
        "no-way-out", {},
    ),
    "a toll that cannot be paid": (
        poor(lambda: marching(points=3), 1, 0, 0), "transit TAR NAR 0 1 0", "C-18.8", "too-dear",
        {"goods": gold(2), "held": gold(1)},
    ),
    "another march while some are in transit": (
        lambda: done(passing(), "march TAR CAR 1 0 0"), "march NUM CAE 1 0 0", "C-18.9",
        "must-leave", {},
    ),
    "a halt in transit": (passing, "halt", "C-18.9", "must-leave", {}),
    # Rome
    "a gladiator not on display": (
        POSITIONS["hire"], "hire G10", "C-21.2", "not-displayed",
        {"card": Ref("gladiator", "G10")},
    ),
    "a gladiator that costs too much": (
        poor(POSITIONS["hire"], 1, 0, 0), "hire G01", "C-21.2", "too-dear",
        {"goods": gold(GLADIATORS["G01"].cost), "held": gold(1)},
    ),
    "a tile not on offer": (
        POSITIONS["tile"], "buy K01", "C-23.1", "not-offered-tile", {"card": Ref("tile", "K01")},
    ),
    "a tile that costs too much": (
        poor(POSITIONS["tile"], 4, 3, 0), "buy K04", "C-23.1", "too-dear",
        {"goods": gold(5), "held": goods(4, 3)},
    ),
    "a repeat in another zone": (
        redo, "redo BAR a", "C-24.8", "redo-zone", {"zone": Ref("zone", "BAR")},
    ),
    "a repeat in the Suburra": (
        redo, "redo SUB a", "C-24.8", "redo-zone", {"zone": Ref("zone", "SUB")},
    ),
    "a repeat without a banner": (redo, "redo COL d", "C-24.8", "redo-banner", {}),
    "a repeat that costs too much": (
        poor(dear_repeat, 1, 1, 1), "redo MAR c", "C-7.4", "cost", {},
    ),
    "a fourth power": (POSITIONS["unlock"], "unlock 4", "C-24.9", "unlocked", {}),
    "a power no board has": (POSITIONS["unlock"], "unlock 0", "C-24.9", "unlocked", {}),
    "a power that works already": (
        unlocked, "unlock 1", "C-24.9", "unlocked", {},
    ),
    "a power that costs too much": (
        poor(POSITIONS["unlock"], 6, 4, 0), "unlock 1", "C-24.9", "too-dear",
        {"goods": goods(6, 5), "held": goods(6, 4)},
    ),
    # Battle
    "too much for the damage": (fall, "fall 1 1 0 0", "C-19.6", "casualties", {"n": 1}),
    "two for a tie": (lambda: fall(0, 0), "fall 1 1 0 0", "C-19.7", "tie", {}),
    # Prices of other moves
    "charm without the gold": (
        poor(POSITIONS["charm"], 2, 0, 0), "charm", "C-25.24", "too-dear",
        {"goods": gold(3), "held": gold(2)},
    ),
    "reinforcements without the gold": (
        poor(POSITIONS["muster"], 5, 0, 0), "muster 2", "C-25.20", "too-dear",
        {"goods": gold(6), "held": gold(5)},
    ),
    "a dead gladiator without the gold": (
        poor(POSITIONS["buyback"], 1, 0, 0), "buyback", "C-25.19", "too-dear",
        {"goods": gold(GLADIATORS["G07"].cost), "held": gold(1)},
    ),
    "more patronage than there is": (
        poor(POSITIONS["patronage"], 1, 0, 0), "patronage GG", "C-4.4", "too-dear",
        {"goods": gold(2), "held": gold(1)},
    ),
    "an exchange of what is not there": (
        poor(POSITIONS["swap"], 1, 0, 0), "swap WW GG", "C-24.10", "too-dear",
        {"goods": goods(0, 2), "held": gold(1)},
    ),
    "a payment of what is not there": (
        poor(POSITIONS["pay"], 3, 3, 0), "pay SSSS", "C-7.4", "too-dear",
        {"goods": goods(0, 0, 4), "held": goods(3, 3)},
    ),
    "a loss of what is not there": (
        poor(POSITIONS["lose"], 3, 0, 0), "lose W", "C-9.1", "too-dear",
        {"goods": goods(0, 1), "held": gold(3)},
    ),
    "a gift of what is not there": (
        poor(POSITIONS["gifts"], 3, 0, 0), "give G 4", "C-13.5", "too-dear",
        {"goods": gold(4), "held": gold(3)},
    ),
    "pay without the gold": (
        poor(POSITIONS["wage"], 2, 0, 0), "wage LEG 3", "C-15.2", "too-dear",
        {"goods": gold(3), "held": gold(2)},
    ),
    "a favour without the gold": (
        dear_favour, "request COL a", "C-25.25", "too-dear",
        {"goods": gold(9), "held": gold(8)},
    ),
    "a demotion without the means": (
        dear_demotion, "demote TAR 1 0", "C-25.26", "too-dear",
        {"goods": goods(4, 1), "held": gold(3)},
    ),
}  # fmt: skip
"""By name: a position, a move of whoever has to decide, and why it is refused."""


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

NOT_OFFERED = {
    "board": "board claudius", "draft": "pick G99", "keep": "keep G01,G01", "show": "show P23",
    "settle": "settle NUM", "fund": "fund G", "rob": "rob 0", "take": "take G",
    "hinder": "target 0", "push": "target 0", "steal": "target 7", "seize": "seize G",
    "swap": "swap G GG", "forfeit": "forfeit G11", "peek": "order E101,E104",
    "clear": "clear HIP a", "cull": "cull EVO NUM", "fight": "fight G07 A01",
    "battle": "battle NUM", "withdraw": "withdraw LEG BAE", "incited": "send 0 0 0",
    "sail": "sail GLC CTB", "unpaid": "dismiss EVO CAE", "pay": "pay GG", "lose": "lose GG",
    "turn": "raid NUM CAE 1 0 0", "after": "incite NUM CAE", "muster": "muster 3",
    "wage": "wage CEN 1", "gifts": "give W 1", "patronage": "patronage GGG",
    "transit": "transit NAR LUG 1 0 0",
}  # fmt: skip
"""By question: an answer of the right kind that is not among those there are."""


def taken_board() -> State:
    """One board is taken: it cannot be chosen any more."""
    return done(POSITIONS["board"](), "board claudius")


def settled() -> State:
    return done(POSITIONS["settle"](), "settle NUM")


def empty_handed() -> State:
    """The one who is robbed has no gold, as it turned out."""
    state = POSITIONS["seize"]()
    one(state, 1).goods = [0, 2, 2]
    return done(state, "seize G")


CHANGED = {"board": taken_board, "settle": settled, "seize": empty_handed}


def test_every_question_has_a_position() -> None:
    assert set(POSITIONS) == set(QUESTIONS) == set(ARTICLES) == set(refusals.QUESTIONS)
    assert [asked(build())[1] for build in POSITIONS.values()] == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_whose_decision_it_is_not_is_told_whose_it_is(name: str) -> None:
    state = POSITIONS[name]()
    acting_now, _ = asked(state)
    move = moves(state)[0]
    if name in TOGETHER:
        play(state, move, seat=acting_now[0])
        if name == "gifts":
            assert acting_now == (0, 1)
        why = refused(state, move, seat=acting_now[0])
        assert why == Refusal(ARTICLES[name], say("insanam-refused-chosen"))
    else:
        other = (acting_now[0] + 1) % 2
        why = refused(state, move, seat=other)
        facts: dict[str, Fact] = {"seat": seat_ref(acting_now[0]), "question": question(name)}
        assert why == Refusal(ARTICLES[name], say("insanam-refused-turn", **facts))
        assert all(NAMES[acting_now[0]] in sentence for sentence in said(why))
    assert len(set(said(why))) == len(LANGUAGES)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_wrong_kind_of_answer_is_told_the_question(name: str) -> None:
    state = POSITIONS[name]()
    other = "grant" if name != "favour" else "slide"
    why = refused(state, other)
    assert why == Refusal(ARTICLES[name], say("insanam-refused-question", question=question(name)))
    sentences = said(why)
    assert len(set(sentences)) == len(LANGUAGES)


@pytest.mark.parametrize("name", [name for name in NOT_OFFERED if name in ARTICLES])
def test_an_answer_that_is_not_offered(name: str) -> None:
    state = CHANGED.get(name, POSITIONS[name])()
    move = NOT_OFFERED[name]
    if name == "draft":
        mine = {text.split()[1] for text in moves(state)}
        move = "pick " + next(card for card in GLADIATORS if card not in mine)
    if name == "show":
        mine = {text.split()[1] for text in moves(state)}
        move = "show " + next(card for card in ("P01", "P02", "P03") if card not in mine)
    why = refused(state, move)
    assert why == Refusal(
        ARTICLES[name], say("insanam-refused-not-offered", question=question(name))
    )
    assert len(set(said(why))) == len(LANGUAGES)


def test_c_18_9_a_transit_that_would_strand_others_is_refused() -> None:
    """There are points for a second transit, but not for both groups to leave."""
    state = passing()
    hold(state, "AQU", 1, (1, 0, 0))
    why = refused(state, "transit TAR AQU 1 0 0")
    assert (why.article, why.message.key) == ("C-18.9", "insanam-refused-no-way-out")


@pytest.mark.parametrize("name", sorted(set(QUESTIONS) - set(NOT_OFFERED)))
def test_the_rest_has_only_answers_that_are_offered_or_refused_for_a_reason(name: str) -> None:
    """No move of the right kind is left over."""
    state = POSITIONS[name]()
    offered = {GAME.parse(move).kind for move in moves(state)}
    _, answers = refusals.QUESTIONS[name]
    reasons = set(refusals._REASONS) | set(refusals._PRICED)
    assert set(answers) <= offered | reasons


# Before any question


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_where_nobody_sits(seat: int) -> None:
    why = refused(POSITIONS["turn"](), "pass", seat=seat)
    assert why == Refusal("C-1.13", say("insanam-refused-nobody"))
    assert len(set(said(why))) == len(LANGUAGES)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_game_that_is_over(seat: int) -> None:
    why = refused(over(), "pass", seat=seat)
    assert why == Refusal("C-16.8", say("insanam-refused-over"))
    assert len(set(said(why))) == len(LANGUAGES)


# All of them

ALWAYS = {"over", "nobody", "chosen", "turn", "question", "not-offered"}


def test_every_reason_there_is_is_given_by_a_test() -> None:
    given = {key for _, _, _, key, _ in CASES.values()} | ALWAYS
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    reasons = set(re.findall(r"\bno\([^,\n]+, \"([a-z-]+)\"", source))
    assert given == reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_no_reason_that_is_never_given(language: str) -> None:
    folder = Path(refusals.__file__).parent / "locales" / language
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    known = set(re.findall(r"^insanam-refused-([a-z-]+) =", text, re.MULTILINE))
    assert known == {key for _, _, _, key, _ in CASES.values()} | ALWAYS


def test_every_kind_of_move_answers_some_question() -> None:
    answers = {kind for _, kinds in refusals.QUESTIONS.values() for kind in kinds}
    assert answers == set(KINDS)


# Prices


def costs(state: State) -> dict[str, tuple[int, int, int]]:
    """List what moves of whoever has to act cost, as a person is told."""
    return for_person(view(state, asked(state)[0][0])).prices


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
    assert price(state.table, 1, GAME.parse("redeem 1")) == (0, 0, 0)
    assert price(state.table, 1, GAME.parse("pass")) == (0, 0, 0)
