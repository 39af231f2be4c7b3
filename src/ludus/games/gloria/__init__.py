"""Gloria aut Nihil: gladiators on hexes, dice and interrupts, tournaments and a campaign."""

from importlib.resources import files

from ludus.core.articles import load_articles
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.core.rules import Rules
from ludus.games.gloria import frames, standing, troops
from ludus.games.gloria.decisions import DECISIONS, HANDLERS
from ludus.games.gloria.goal import goal
from ludus.games.gloria.invariants import invariants
from ludus.games.gloria.moves import loosen
from ludus.games.gloria.options import ARENA, CONTENT, MODES, Options, menu, read_options
from ludus.games.gloria.outline import OUTLINE
from ludus.games.gloria.points import purse
from ludus.games.gloria.presets import PRESETS
from ludus.games.gloria.printed import printed
from ludus.games.gloria.shown import alike, for_person
from ludus.games.gloria.state import State, clone
from ludus.games.gloria.view import View, glance, imagine, question, seen_question, view


def frames_of(state: State) -> list[frames.AnyFrame]:
    """Give what is under way, the innermost last."""
    return state.frames


def outcome(state: State) -> Outcome | None:
    """Tell who won, once it is over. [L-29, L-31.11]"""
    return state.over


GAME: Rules[State, Move, View, Options] = Rules(
    name="gloria",
    version=2,
    content=CONTENT,
    articles=load_articles(files(__package__) / "articles.toml"),
    over="L-29.1",
    options=Options,
    state=State,
    views=View,
    players=tuple(ARENA.tables),
    modes=MODES,
    read_options=read_options,
    menu=menu,
    presets=PRESETS,
    opening=troops.opening,
    question=question,
    seen_question=seen_question,
    decisions=DECISIONS,
    frames=frames_of,
    handlers=HANDLERS,
    loosen=loosen,
    no_such_move="gloria-no-such-move",
    outcome=outcome,
    view=view,
    glance=glance,
    for_person=for_person,
    alike=alike,
    outline=OUTLINE,
    imagine=imagine,
    clone=clone,
    purse=purse,
    invariants=invariants,
    printed=printed,
    goal=goal,
    standing=standing.standing,
    holdings=standing.holdings,
)
