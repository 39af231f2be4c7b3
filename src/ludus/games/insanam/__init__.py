"""Ad Insanam Imperatoris: courtiers of Caligula, some of them traitors. Chapters C-1 to C-25."""

from collections.abc import Mapping
from importlib.resources import files

from ludus.core.articles import load_articles
from ludus.core.errors import Refusal
from ludus.core.frames import Frame, top
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.core.rules import Rules
from ludus.games.insanam.cards.decks import left
from ludus.games.insanam.content.catalogue import CONTENT, NUMBERS
from ludus.games.insanam.court.layout import opening
from ludus.games.insanam.decisions import DECISIONS, HANDLERS
from ludus.games.insanam.frames import AnyFrame, Event, Redeal
from ludus.games.insanam.goal import goal
from ludus.games.insanam.imagine import imagine
from ludus.games.insanam.invariants import invariants
from ludus.games.insanam.options import MODES, Options, menu, read_options
from ludus.games.insanam.outline import OUTLINE
from ludus.games.insanam.presets import PRESETS
from ludus.games.insanam.printed import printed
from ludus.games.insanam.showing import alike, for_person, glance, recall, show, view
from ludus.games.insanam.slots import loosen
from ludus.games.insanam.standing import holdings, standing
from ludus.games.insanam.state import State, clone
from ludus.games.insanam.tell import COUNTED, no
from ludus.games.insanam.view import View


def question(state: State) -> Frame | None:
    """The innermost frame asks; nobody when all is over."""
    return top(state.table.frames)


def seen_question(shown: View) -> Frame | None:
    """Tell the same from a view."""
    return top(shown.table.frames)


def frames(state: State) -> list[AnyFrame]:
    """Give what is under way."""
    return state.table.frames


def outcome(state: State) -> Outcome | None:
    """Tell who won, once it is over."""
    return state.table.over


def reveals(state: State) -> object:
    """What has come to light: cards of decks, destinies, ambitions, and who looks at cards.

    [C-10.3, C-12.1, C-13.3]
    """
    table, secrets = state.table, state.secrets
    return (
        sum(left(deck) for deck in secrets.decks.values()),
        len(table.dealings),
        sum(len(player.done) for player in table.players),
        [bool(own.peeked) for own in secrets.own],
    )


def purse(state: State, seat: int) -> Mapping[str, int]:
    """Give the goods a seat can pay with: gold, wood, stone."""
    return dict(zip(COUNTED, state.table.players[seat].goods, strict=True))


def not_asked(state: State, seat: int) -> Refusal | None:
    """An exposed traitor has no thumb to show; not everybody is dealt a new destiny.

    [C-10.9, C-11.1]
    """
    frame, players = question(state), state.table.players
    if not isinstance(frame, Event | Redeal) or not 0 <= seat < len(players):
        return None
    if isinstance(frame, Event):
        exposed = frame.ask == "thumbs" and players[seat].exposed
        return no("C-11.1", "exposed") if exposed else None
    left_out = seat == frame.accuser or players[seat].exposed
    return no("C-10.9", "not-dealt") if left_out else None


GAME: Rules[State, Move, View, Options] = Rules(
    name="insanam",
    version=2,
    content=CONTENT,
    articles=load_articles(files(__package__) / "articles.toml"),
    over="C-16.8",
    options=Options,
    state=State,
    views=View,
    players=tuple(NUMBERS.players),
    modes=MODES,
    read_options=read_options,
    menu=menu,
    presets=PRESETS,
    opening=opening,
    question=question,
    seen_question=seen_question,
    decisions=DECISIONS,
    frames=frames,
    handlers=HANDLERS,
    loosen=loosen,
    no_such_move="insanam-no-such-move",
    not_asked=not_asked,
    outcome=outcome,
    view=view,
    glance=glance,
    for_person=for_person,
    alike=alike,
    show=show,
    recall=recall,
    outline=OUTLINE,
    reveals=reveals,
    imagine=imagine,
    clone=clone,
    purse=purse,
    printed=printed,
    invariants=invariants,
    goal=goal,
    standing=standing,
    holdings=holdings,
)
