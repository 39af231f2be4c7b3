"""Gloria aut Nihil: gladiators on hexes, dice and interrupts, tournaments and a campaign."""

from importlib.resources import files

from ludus.core.articles import load_articles
from ludus.core.contract import Game
from ludus.core.outcome import Outcome
from ludus.games.gloria import rules
from ludus.games.gloria.invariants import invariants
from ludus.games.gloria.moves import Move, parse_move
from ludus.games.gloria.odds import odds
from ludus.games.gloria.options import ARENA, CONTENT, MODES, Options, menu, read_options
from ludus.games.gloria.refusals import refusal
from ludus.games.gloria.state import State, clone
from ludus.games.gloria.view import View, for_person, imagine, recall, view


class Gloria:
    """The rules of Gloria aut Nihil, chapter by chapter, behind the house's contract."""

    name = "gloria"
    version = 1
    content = CONTENT
    articles = load_articles(files(__package__) / "articles.toml")
    options = Options
    state = State
    views = View
    modes = MODES
    players = tuple(ARENA.tables)

    read_options = staticmethod(read_options)
    menu = staticmethod(menu)
    parse = staticmethod(parse_move)
    setup = staticmethod(rules.setup)
    to_act = staticmethod(rules.to_act)
    moves = staticmethod(rules.moves)
    refusal = staticmethod(refusal)
    apply = staticmethod(rules.apply)
    view = staticmethod(view)
    for_person = staticmethod(for_person)
    recall = staticmethod(recall)
    imagine = staticmethod(imagine)
    clone = staticmethod(clone)
    invariants = staticmethod(invariants)

    @staticmethod
    def seats(options: Options) -> int:
        """One seat a lanista."""
        return options.players

    @staticmethod
    def outcome(state: State) -> Outcome | None:
        """Tell who won, once it is over."""
        return state.over

    @staticmethod
    def odds(view: View, move: Move) -> dict[str, float] | None:
        """Tell the odds of an attack before it is declared."""
        return None if view.seat is None else odds(view.table, view.seat, move)

    @staticmethod
    def reveals(state: State) -> int:  # noqa: ARG004
        """Nothing is ever hidden, so nothing is turned up."""
        return 0


GAME: Game[State, Move, View, Options] = Gloria()
