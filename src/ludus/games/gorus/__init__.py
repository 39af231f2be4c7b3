"""Gorus Maximus: trick-taking with a preferred school that changes in mid-fight."""

from importlib.resources import files

from ludus.core.articles import load_articles
from ludus.core.contract import Game
from ludus.games.gorus import ending, fight, rounds
from ludus.games.gorus.cards import Card, parse_card
from ludus.games.gorus.imagine import imagine
from ludus.games.gorus.invariants import invariants
from ludus.games.gorus.options import CONTENT, MODES, TABLE, Options, menu, read_options
from ludus.games.gorus.state import State, clone
from ludus.games.gorus.view import View, for_person, recall, view


class Gorus:
    """The rules of Gorus Maximus, chapter by chapter, behind the house's contract."""

    name = "gorus"
    version = 1
    content = CONTENT
    articles = load_articles(files(__package__) / "articles.toml")
    options = Options
    state = State
    views = View
    modes = MODES
    players = tuple(TABLE.schools)

    read_options = staticmethod(read_options)
    menu = staticmethod(menu)
    parse = staticmethod(parse_card)
    setup = staticmethod(rounds.setup)
    moves = staticmethod(fight.moves)
    refusal = staticmethod(fight.refusal)
    apply = staticmethod(fight.apply)
    outcome = staticmethod(ending.outcome)
    view = staticmethod(view)
    for_person = staticmethod(for_person)
    recall = staticmethod(recall)
    imagine = staticmethod(imagine)
    clone = staticmethod(clone)
    invariants = staticmethod(invariants)

    @staticmethod
    def seats(options: Options) -> int:
        """One seat a player; the wanderers of a solo game have none."""
        return options.players

    @staticmethod
    def reveals(state: State) -> int:  # noqa: ARG004
        """Nobody chooses in secret: every card is seen as it is sent. [G-5.9]"""
        return 0

    @staticmethod
    def to_act(state: State) -> tuple[int, ...]:
        """One seat acts at a time, clockwise. [G-5.1]"""
        return () if state.turn is None else (state.turn,)

    @staticmethod
    def odds(view: View, move: Card) -> None:
        """No move needs luck at once: odds are for search to find."""


GAME: Game[State, Card, View, Options] = Gorus()
