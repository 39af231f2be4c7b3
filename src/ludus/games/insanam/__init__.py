"""Ad Insanam Imperatoris: courtiers of Caligula, some of them traitors. Chapters C-1 to C-25."""

from importlib.resources import files

from ludus.core.articles import load_articles
from ludus.core.contract import Game
from ludus.core.outcome import Outcome
from ludus.games.insanam import rules
from ludus.games.insanam.content.catalogue import CONTENT, NUMBERS
from ludus.games.insanam.imagine import imagine
from ludus.games.insanam.invariants import invariants
from ludus.games.insanam.moves import Move, parse_move
from ludus.games.insanam.odds import odds
from ludus.games.insanam.options import MODES, Options, menu, read_options
from ludus.games.insanam.refusals import refusal
from ludus.games.insanam.state import State, clone
from ludus.games.insanam.view import View, for_person, recall, view


class Insanam:
    """The rules of Ad Insanam Imperatoris, chapter by chapter, behind the house's contract."""

    name = "insanam"
    version = 1
    content = CONTENT
    articles = load_articles(files(__package__) / "articles.toml")
    options = Options
    state = State
    views = View
    modes = MODES
    players = tuple(NUMBERS.players)

    read_options = staticmethod(read_options)
    menu = staticmethod(menu)
    parse = staticmethod(parse_move)
    setup = staticmethod(rules.begin)
    to_act = staticmethod(rules.to_act)
    moves = staticmethod(rules.moves)
    refusal = staticmethod(refusal)
    apply = staticmethod(rules.apply)
    view = staticmethod(view)
    for_person = staticmethod(for_person)
    recall = staticmethod(recall)
    odds = staticmethod(odds)
    imagine = staticmethod(imagine)
    clone = staticmethod(clone)
    invariants = staticmethod(invariants)

    @staticmethod
    def seats(options: Options) -> int:
        """One seat a player."""
        return options.players

    @staticmethod
    def outcome(state: State) -> Outcome | None:
        """Tell who won, once it is over."""
        return state.table.over

    @staticmethod
    def reveals(state: State) -> int:
        """Count the times hidden choices and cards were turned up."""
        table = state.table
        events = sum(len(cards) for name, cards in table.discards.items() if "event" in name)
        return events + len(table.dealings)


GAME: Game[State, Move, View, Options] = Insanam()
