"""Brutus: a climbing game of ranks, hidden discards and effects."""

from importlib.resources import files
from operator import attrgetter

from ludus.core.articles import load_articles
from ludus.core.moves import Move
from ludus.core.rules import Rules
from ludus.games.brutus import asking, conspiracy, effects, ending, forum, manches, rounds
from ludus.games.brutus.goal import goal
from ludus.games.brutus.imagine import imagine
from ludus.games.brutus.invariants import invariants
from ludus.games.brutus.moves import loosen
from ludus.games.brutus.options import CONTENT, MODES, TABLE, Options, menu, read_options
from ludus.games.brutus.outline import OUTLINE
from ludus.games.brutus.presets import PRESETS
from ludus.games.brutus.state import State, clone
from ludus.games.brutus.view import View, for_person, view

GAME: Rules[State, Move, View, Options] = Rules(
    name="brutus",
    version=2,
    content=CONTENT,
    articles=load_articles(files(__package__) / "articles.toml"),
    over="B-12.5",
    options=Options,
    state=State,
    views=View,
    players=tuple(TABLE.tables),
    modes=MODES,
    read_options=read_options,
    menu=menu,
    presets=PRESETS,
    opening=manches.setup,
    question=asking.question,
    seen_question=asking.seen_question,
    decisions=(
        forum.ANNOUNCE,
        forum.LAY,
        forum.MERCY,
        forum.TAKE,
        forum.POWER,
        rounds.LEAD,
        rounds.REPLY,
        conspiracy.CONSPIRE,
        conspiracy.SLIP,
        effects.GIFTS,
        effects.TO,
        effects.GIVE,
        effects.DISCARD,
    ),
    loosen=loosen,
    no_such_move="brutus-no-such-move",
    not_asked=asking.not_asked,
    outcome=ending.outcome,
    view=view,
    for_person=for_person,
    reveals=attrgetter("reveals"),
    outline=OUTLINE,
    imagine=imagine,
    clone=clone,
    invariants=invariants,
    goal=goal,
    standing=attrgetter("scores"),
)
