"""Gorus Maximus: trick-taking with a preferred school that changes in mid-fight."""

from importlib.resources import files

from ludus.core.articles import load_articles
from ludus.core.rules import Rules
from ludus.games.gorus import ending, fight, rounds, standing
from ludus.games.gorus.cards import Card, loosen, printed
from ludus.games.gorus.goal import goal
from ludus.games.gorus.imagine import imagine
from ludus.games.gorus.invariants import invariants
from ludus.games.gorus.options import CONTENT, MODES, TABLE, Options, menu, read_options
from ludus.games.gorus.outline import OUTLINE
from ludus.games.gorus.presets import PRESETS
from ludus.games.gorus.state import State, clone
from ludus.games.gorus.view import View, for_person, recall, show, view

GAME: Rules[State, Card, View, Options] = Rules(
    name="gorus",
    version=1,
    content=CONTENT,
    articles=load_articles(files(__package__) / "articles.toml"),
    over="G-10.1",
    options=Options,
    state=State,
    views=View,
    players=tuple(TABLE.schools),
    modes=MODES,
    read_options=read_options,
    menu=menu,
    presets=PRESETS,
    opening=rounds.setup,
    question=fight.question,
    seen_question=fight.seen_question,
    decisions=(fight.SEND,),
    loosen=loosen,
    no_such_move="gorus-no-such-card",
    outcome=ending.outcome,
    view=view,
    for_person=for_person,
    alike=for_person,
    show=show,
    recall=recall,
    outline=OUTLINE,
    imagine=imagine,
    clone=clone,
    invariants=invariants,
    printed=printed,
    goal=goal,
    sides=standing.sides_of,
    standing=standing.standing,
)
