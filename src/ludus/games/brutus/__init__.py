"""Brutus: a climbing game of ranks, hidden discards and effects."""

from importlib.resources import files

from ludus.core.articles import load_articles
from ludus.core.contract import Game
from ludus.games.brutus import ending, manches, rules
from ludus.games.brutus.imagine import imagine
from ludus.games.brutus.invariants import invariants
from ludus.games.brutus.moves import Move, parse_move
from ludus.games.brutus.options import CONTENT, MODES, TABLE, Options, menu, read_options
from ludus.games.brutus.state import State, clone
from ludus.games.brutus.view import View, for_person, recall, view


class Brutus:
    """The rules of Brutus, chapter by chapter, behind the house's contract."""

    name = "brutus"
    version = 1
    content = CONTENT
    articles = load_articles(files(__package__) / "articles.toml")
    options = Options
    state = State
    views = View
    modes = MODES
    players = tuple(TABLE.tables)

    read_options = staticmethod(read_options)
    menu = staticmethod(menu)
    parse = staticmethod(parse_move)
    setup = staticmethod(manches.setup)
    to_act = staticmethod(rules.to_act)
    moves = staticmethod(rules.moves)
    refusal = staticmethod(rules.refusal)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(ending.outcome)
    view = staticmethod(view)
    for_person = staticmethod(for_person)
    recall = staticmethod(recall)
    imagine = staticmethod(imagine)
    clone = staticmethod(clone)
    invariants = staticmethod(invariants)

    @staticmethod
    def seats(options: Options) -> int:
        """One seat a player."""
        return options.players

    @staticmethod
    def reveals(state: State) -> int:
        """Count the times hidden choices were turned up."""
        return state.reveals

    @staticmethod
    def odds(view: View, move: Move) -> None:
        """No move needs luck at once: odds are for search to find."""


GAME: Game[State, Move, View, Options] = Brutus()
