"""Rules as a value: what a small game need not say, and what is derived from its decisions."""

from dataclasses import replace
from typing import Annotated, Any

import pytest
from msgspec import Struct

from ludus.core.articles import Articles, Chapter
from ludus.core.decisions import NO_FATE, Context, Decision, Look, allowed, always, nothing
from ludus.core.defaults import no_frames
from ludus.core.errors import IllegalMove, Refusal
from ludus.core.fate import Scripted
from ludus.core.forecast import Chance, Forecast, Line, Sum, total
from ludus.core.frames import Frame, top
from ludus.core.message import Ref, say, seat_ref
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.core.rules import Rules, step
from ludus.core.slots import Number


class Take(Move, word="take"):
    """Take stones: `take 2`."""

    stones: Annotated[int, Number(1, 9)]


class Shout(Move, word="shout"):
    """Say something."""


class Options(Struct, frozen=True):
    players: int = 2


class Turn(Frame):
    """A turn: the next player is asked, until no stones are left."""


class State(Struct):
    """A heap of stones; whoever takes the last one wins."""

    options: Options
    stones: int
    turn: int
    frames: list[Turn]


class View(Struct, frozen=True):
    seat: int | None
    turn: int
    stones: int


def too_many(context: Context[State, Turn], move: Take) -> Refusal | None:
    if move.stones > context.state.stones:
        return Refusal("N-1.1", say("nim-refused", stones=context.state.stones))
    return None


def take(context: Context[State, Turn], move: Take) -> None:
    context.state.stones -= move.stones
    context.frame.resume()


def go_on(context: Context[State, Turn]) -> None:
    assert context.seat == -1
    state = context.state
    if not state.stones:
        state.frames.pop()
        return
    state.turn = 1 - state.turn
    context.frame.wait(state.turn, "take")


def seen(view: View) -> Frame | None:
    return Frame(seats=(view.turn,), ask="take") if view.stones else None


def outcome(state: State) -> Outcome | None:
    if state.stones:
        return None
    scores = tuple(int(seat == state.turn) for seat in range(2))
    return Outcome((state.turn,), scores, (2 - scores[0], 2 - scores[1]), "last", "last")


TAKE: Decision[State, Turn, Take] = Decision(
    word="take",
    article="N-1.1",
    moves=(Take,),
    offers=always(Take(1), Take(2), Take(3)),
    forbids=too_many,
    answer=take,
    forecast=lambda look, move: Forecast(facts={"left": look.view.stones - move.stones}),
)

NIM: Rules[State, Move, View, Options] = Rules(
    name="nim",
    version=1,
    articles=Articles((Chapter("N-1", ("N-1.1", "N-1.2")),), {}),
    over="N-1.2",
    options=Options,
    state=State,
    views=View,
    players=(2,),
    modes=(Options(),),
    read_options=lambda _: Options(),
    opening=lambda options, fate, sink: State(options, 4, 1, [Turn()]),
    question=lambda state: top(state.frames),
    seen_question=seen,
    decisions=(TAKE,),
    frames=lambda state: state.frames,
    handlers={Turn: go_on},
    outcome=outcome,
    view=lambda state, seat: View(seat, state.turn, state.stones),
    imagine=lambda view, rng: State(Options(), view.stones, view.turn, []),
)


def fresh() -> State:
    return NIM.setup(Options(), Scripted([]), None)


def test_a_small_game_need_not_say_what_it_has_not() -> None:
    state = fresh()
    view = NIM.view(state, 0)
    assert (NIM.content, NIM.menu(2), NIM.seats(Options()), NIM.reveals(state)) == ("", {}, 2, None)
    assert NIM.for_person(view) is view
    assert NIM.shown_alike(state) is NIM.alike(view) is None
    assert (NIM.sides(Options()), NIM.standing(state), NIM.holdings(state)) == ((), None, {})
    assert (NIM.recall([say("x")]), list(NIM.invariants(state)), NIM.purse(state, 0)) == (0, [], {})
    assert no_frames(state) == []
    assert NIM.printed() == {}
    copy = NIM.clone(state)
    assert copy == state
    assert copy is not state


def test_frames_go_on_until_somebody_is_asked() -> None:
    state = fresh()
    assert NIM.to_act(state) == (0,)
    assert NIM.moves(state, 0) == [Take(1), Take(2), Take(3)]
    step(NIM, state, 0, Take(3), Scripted([]))
    assert (NIM.to_act(state), NIM.moves(state, 1)) == ((1,), [Take(1)])
    step(NIM, state, 1, Take(1), Scripted([]))
    assert NIM.to_act(state) == ()
    assert NIM.moves(state, 0) == ()
    ended = NIM.outcome(state)
    assert ended is not None
    assert ended.winners == (1,)


def test_an_answer_without_what_follows() -> None:
    state = fresh()
    NIM.answer(state, 0, Take(1), Scripted([]), None)
    assert (state.stones, state.turn, NIM.to_act(state)) == (3, 0, ())


def test_every_refusal_names_what_is_asked() -> None:
    state = fresh()
    question = Ref("nim-question", "take")
    assert NIM.refusal(state, 0, Take(1)) is None
    assert NIM.refusal(state, 0, Take(9)) == Refusal("N-1.1", say("nim-refused", stones=4))
    turn = say("refused-turn", seat=seat_ref(0), question=question)
    assert NIM.refusal(state, 1, Take(1)) == Refusal("N-1.1", turn)
    other = say("refused-question", question=question)
    assert NIM.refusal(state, 0, Shout()) == Refusal("N-1.1", other)
    state.frames.clear()
    assert NIM.refusal(state, 0, Take(1)) == Refusal("N-1.2", say("refused-over"))
    with pytest.raises(IllegalMove) as caught:
        step(NIM, state, 0, Take(1), Scripted([]))
    assert caught.value.refusal.article == "N-1.2"


def test_a_forecast_is_for_whoever_is_asked() -> None:
    state = fresh()
    told = NIM.forecast(NIM.view(state, 0), Take(3))
    assert told is not None
    assert told.facts == {"left": 1}
    assert Look(NIM, NIM.view(state, 0)).seat == 0
    assert NIM.odds(NIM.view(state, 0), Take(3)) is None
    assert NIM.forecast(NIM.view(state, 1), Take(3)) is None
    assert NIM.forecast(NIM.view(state, None), Take(3)) is None
    assert NIM.forecast(NIM.view(state, 0), Shout()) is None
    state.stones = 0
    assert NIM.forecast(NIM.view(state, 0), Take(3)) is None


def test_a_full_forecast_is_what_is_told_at_once_and_the_odds() -> None:
    chance = Forecast(odds=(Chance("won", say("won"), 0.5),), settled=False)
    chancy: Decision[State, Turn, Take] = Decision(
        word=TAKE.word,
        article=TAKE.article,
        moves=TAKE.moves,
        offers=TAKE.offers,
        forbids=TAKE.forbids,
        answer=TAKE.answer,
        forecast=TAKE.forecast,
        odds=lambda look, move: chance if move.stones > 1 else None,
    )
    game: Rules[State, Move, View, Options] = replace(NIM, decisions=(chancy,))
    view = NIM.view(fresh(), 0)
    assert game.full_forecast(view, Take(3)) == Forecast(facts={"left": 1}) + chance
    assert game.full_forecast(view, Take(1)) == Forecast(facts={"left": 3})
    assert game.full_forecast(NIM.view(fresh(), 1), Take(1)) is None


def test_a_move_is_named_by_its_word_and_fields() -> None:
    assert NIM.phrase(Take(2)) == say("nim-move-take", stones=2)
    assert NIM.parse(" TAKE 2 ") is Take(2)


def test_legal_moves_are_what_is_offered_and_not_forbidden() -> None:
    context: Context[Any, Any] = Context(State(Options(), 2, 0, []), Turn(), 0, NO_FATE, None)
    assert TAKE.legal(context) == [Take(1), Take(2)]
    exact = Decision(
        word="take",
        article="N-1.1",
        moves=(Take,),
        offers=always(Take(7)),
        forbids=allowed,
        answer=take,
        forecast=nothing,
        exact=True,
    )
    assert exact.legal(context) == (Take(7),)


def test_legality_never_asks_chance() -> None:
    with pytest.raises(RuntimeError, match="no chance here: roll"):
        NO_FATE.roll("die", 6)


def test_forecasts_add_up() -> None:
    gold = total(
        "gold", say("gold"), [Line(3, say("base")), Line(0, say("tax")), Line(-1, say("x"))]
    )
    assert gold == Sum("gold", say("gold"), (Line(3, say("base")), Line(-1, say("x"))), 2)
    won = Forecast(odds=(Chance("won", say("won"), 0.5),), facts={"a": 1}, settled=False)
    both = Forecast(costs=(gold,), brings=(say("y"),), facts={"b": 2}) + won
    assert both == Forecast((gold,), (), won.odds, (say("y"),), {"a": 1, "b": 2}, False)
