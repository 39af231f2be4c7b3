"""Micatio: show fingers and guess the sum. A whole game in four small modules."""

from importlib.resources import files
from random import Random

from fifth_game.micatio import stakes, state
from fifth_game.micatio.showing import SHOW
from fifth_game.micatio.stakes import STAKE
from fifth_game.micatio.state import Hand, State, View
from fifth_game.micatio.table import CONTENT, MODES, NUMBERS, Options, read_options
from ludus.core.articles import load_articles
from ludus.core.moves import Move
from ludus.core.outline import Outline
from ludus.core.rules import Rules


def imagine(view: View, rng: Random) -> State:
    """Give those who have chosen any hand they may have chosen. [M-3.1, M-3.2]"""
    seats = range(len(view.coins))
    shown: list[Hand | None] = [None for _ in seats] if view.staked else []
    for seat in seats if view.staked else ():
        if seat == view.seat:
            shown[seat] = view.hand
        elif seat not in view.waiting:
            fingers = rng.randint(0, NUMBERS.fingers)
            shown[seat] = fingers, fingers + rng.randint(0, (len(seats) - 1) * NUMBERS.fingers)
    return State(
        options=view.options,
        coins=list(view.coins),
        leader=view.leader,
        round=view.round,
        pot=view.pot,
        staked=view.staked,
        shown=shown,
        last=view.last,
        over=view.outcome is not None,
    )


def purse(state: State, seat: int) -> dict[str, int]:
    """Stakes are paid in coins."""
    return {"coins": state.coins[seat]}


def standing(state: State) -> list[int]:
    """Coins count. [M-4.2]"""
    return state.coins


def goal(options: Options) -> dict[str, int | str]:
    """Give the numbers that the goal card names. [M-1.1, M-2.1, M-3.1, M-4.1]"""
    return {
        "coins": NUMBERS.coins,
        "stake": NUMBERS.stake,
        "fingers": NUMBERS.fingers,
        "rounds": NUMBERS.rounds,
    }


GAME: Rules[State, Move, View, Options] = Rules(
    name="micatio",
    version=1,
    content=CONTENT,
    articles=load_articles(files(__package__) / "articles.toml"),
    over="M-4.1",
    options=Options,
    state=State,
    views=View,
    players=NUMBERS.players,
    modes=MODES,
    read_options=read_options,
    opening=stakes.opening,
    question=state.question,
    seen_question=state.seen_question,
    decisions=(STAKE, SHOW),
    outcome=state.outcome,
    view=state.view,
    outline=Outline(opens={"micatio-stakes": 1}, ends={"micatio-wins": 1, "micatio-ends": 1}),
    imagine=imagine,
    clone=state.clone,
    purse=purse,
    goal=goal,
    standing=standing,
)
