"""The contract between a game and the house: `Rules`, a value that says what a game is.

A game states what it has and takes the rest from the defaults. What has to be decided, and by whom,
is asked by a frame; which moves there are, why one is forbidden and what it does is declared once
for each decision (`ludus.core.decisions`), and derived from that here.

Words, used in one sense everywhere:

seat       a place at the table, 0 to n-1 clockwise. People and bots come and go; seats stay.
state      the whole truth of a game as plain data: it round-trips through JSON and holds no
           callable, no back reference, no random generator. What must happen next is data too.
frame      something under way. One that asks names the seats it asks and the decision.
move       a small frozen value with one canonical text. The set of legal moves is never empty
           for a seat that has to act.
refusal    why a move is forbidden: article, message key, facts. A refused move changes nothing.
fate       the only source of chance, always an argument, never reachable from the state.
view       what one seat may know: what lies open, what is its own, and what an attentive player
           in that seat would remember. Built by naming what is shown. Seat None is a spectator.
world      a state that a view cannot exclude. `imagine` samples one.
forecast   what a move costs and brings, from the view of the seat that asks.
outcome    who won and why; None while the game goes on.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar

from ludus.core.articles import Articles
from ludus.core.decisions import NO_FATE, AnyDecision, Context, Look
from ludus.core.defaults import (
    all_apart,
    all_of_it,
    copied,
    everything,
    no_frames,
    no_laws,
    no_menu,
    no_numbers,
    no_other_reason,
    no_purse,
    no_tables,
    nobody_ahead,
    nothing_alike,
    nothing_of_its_own,
    nothing_turned_up,
    players_of,
)
from ludus.core.derived import NOBODY, Apply, answer_of, apply_of, moves_of, to_act_of
from ludus.core.errors import IllegalMove, Refusal
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.forecast import Forecast
from ludus.core.frames import Frame, Handler, go_on
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.moves import Move, Notation
from ludus.core.outcome import Outcome
from ludus.core.outline import Outline
from ludus.core.presets import Preset, as_the_rules_have_it

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - beside state, move and view


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, M, V, O]):
    """The rules of one game.

    name          the word that names the game in commands and records
    version       raised whenever the same record would replay differently
    content       hash of the content files
    articles      the index of the rulebook
    over          the article that says when the game is over
    options       the type of the options; state and views: those of states and views
    players       the numbers of players the game can be played by
    modes         options of every mode there is: what tests and benchmarks sweep
    read_options  fills in what is not given; raises `BadOptions` for what makes no game
    menu          offers the options for a number of players: name and choices, the default first
    presets       ways to play that can be started at once, the one for a first game first; none:
                  one with the default options
    seats         how many seats the table has
    opening       sets the table
    question      the frame that asks, or None when the game is over
    seen_question the same, as a view shows it
    decisions     what can be decided
    frames        the stack of frames, for a game with actions that interrupt each other
    handlers      what makes each kind of frame go on that asks nobody
    loosen        turns what people type into the canonical text of a move
    no_such_move  the key of the sentence that says what is no move
    not_asked     why a seat is not asked, where that is more than its not being its turn
    outcome       how the game ended, or None
    view          what a seat may know, built by inclusion
    glance        the same without copies, for who reads it at once and keeps nothing; none: `view`
    for_person    leaves out what only memory holds: bots may use it, nobody may look it up; adds
                  what a board draws and bots work out by themselves
    alike         what `for_person` adds for all readers alike, from a spectator's view: worked out
                  once for many readers and given to it; who does not give it has it worked out
    show          a short way from what is shown alike to what a seat is shown; none: `for_person`
    recall        the number of the first event heard that may still be looked up before the end
    outline       which events open a part of the log, and which tell how one ended
    reveals       what was turned up so far, as a value that changes whenever a move shows its mover
                  what could not be known before: see `is_final`
    imagine       samples a world the view cannot exclude, each with its true probability
    clone         copies a state so that neither sees the other's changes
    purse         what a seat can pay with, by unit: forecasts of prices are checked against it
    invariants    the laws a state breaks; none when sound
    printed       tables that follow from the content files, for whoever draws the game
    goal          the numbers that the sentences of the goal card name (`<game>-goal-…`), for some
                  options: from the content, so that no sentence repeats them
    sides         the side of each seat, numbered from 0, for those who win together; none: every
                  seat for itself
    standing      a number for each seat, the highest is ahead: what players look at to see who
                  leads; none: nobody can tell before the end
    holdings      what each seat has that others may not have, by kind: its board, its classes, its
                  place in the order; a kind is there as soon as all seats have theirs
    """

    name: str
    version: int
    articles: Articles
    over: str
    options: type[O]
    state: type[S]
    views: type[V]
    players: Sequence[int]
    modes: Sequence[O]
    read_options: Callable[[Mapping[str, object]], O]
    opening: Callable[[O, Fate, Sink | None], S]
    question: Callable[[S], Frame | None]
    seen_question: Callable[[V], Frame | None]
    decisions: Sequence[AnyDecision]
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, int | None], V]
    imagine: Callable[[V, Random], S]
    content: str = ""
    menu: Callable[[int], Mapping[str, Sequence[object]]] = no_menu
    presets: Sequence[Preset] = ()
    seats: Callable[[O], int] = players_of
    frames: Callable[[S], list[Any]] = no_frames
    handlers: Mapping[type[Any], Handler] = field(default_factory=dict)
    loosen: Callable[[str], str] | None = None
    no_such_move: str = "no-such-move"
    not_asked: Callable[[S, int], Refusal | None] = no_other_reason
    glance: Callable[[S, int | None], V] | None = None
    for_person: Callable[..., V] = all_of_it
    alike: Callable[[V], Any] = nothing_alike
    show: Callable[[S, int | None, Any], V] | None = None
    recall: Callable[[Sequence[Message]], int] = everything
    outline: Outline = field(default_factory=Outline)
    reveals: Callable[[S], object] = nothing_turned_up
    clone: Callable[[S], S] = copied
    purse: Callable[[S, int], Mapping[str, int]] = no_purse
    invariants: Callable[[S], Iterator[str]] = no_laws
    printed: Callable[[], Mapping[str, object]] = no_tables
    goal: Callable[[O], Mapping[str, int | str]] = no_numbers
    sides: Callable[[O], Sequence[int]] = all_apart
    standing: Callable[[S], Sequence[float] | None] = nobody_ahead
    holdings: Callable[[S], Mapping[str, Sequence[Sequence[str]]]] = nothing_of_its_own

    by_word: Mapping[str, AnyDecision] = field(init=False, repr=False)
    """The decisions by their names."""

    to_act: Callable[[S], tuple[int, ...]] = field(init=False, repr=False)
    """Tells who has to move: () only when finished, several when they choose at once."""

    moves: Callable[[S, int], Sequence[M]] = field(init=False, repr=False)
    """Lists all legal moves of a seat, in a stable order."""

    answer: Apply[S, M] = field(init=False, repr=False)
    """Carries a legal move out, without what follows by itself."""

    apply: Apply[S, M] = field(init=False, repr=False)
    """Carries a legal move out, and all that follows by itself; trusts its caller."""

    def __post_init__(self) -> None:
        derived = {
            "by_word": {decision.word: decision for decision in self.decisions},
            "to_act": to_act_of(self.question),
            "moves": moves_of(self.question, self.decisions),
            "answer": answer_of(self.question, self.decisions, bool(self.handlers)),
        }
        derived["apply"] = derived["answer"]
        if self.handlers:
            derived["apply"] = apply_of(self.question, self.decisions, self.frames, self.handlers)
        derived["presets"] = self.presets or as_the_rules_have_it(self.players)
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @cached_property
    def notation(self) -> Notation[M]:
        """The reader of moves: it knows the moves of all decisions."""
        kinds = (kind for decision in self.decisions for kind in decision.moves)
        return Notation(kinds, self.loosen, self.no_such_move)

    @cached_property
    def has_secrets(self) -> bool:
        """Whether there is a decision in which several choose at once, in secret."""
        return any(decision.together for decision in self.decisions)

    def shown_alike(self, state: S) -> Any:
        """Work out once what many readers of a state are shown alike, for `for_person`."""
        if self.alike is nothing_alike:
            return None
        return self.alike((self.glance or self.view)(state, None))

    def shown(self, state: S, seat: int | None, alike: Any = None) -> V:
        """Show a person on a seat a state; `alike` is what `shown_alike` gave for it.

        What is shown may share parts with the state: it is written down at once, and not kept.
        """
        if self.show is not None and alike is not None:
            return self.show(state, seat, alike)
        return self.for_person((self.glance or self.view)(state, seat), alike)

    def parse(self, text: str) -> M:
        """Read a move's text, or raise `BadNotation`."""
        return self.notation.parse(text)

    def phrase(self, move: M) -> Message:
        """Name a move in words: `<game>-move-<word>`, with the fields of the move as facts."""
        return Message(f"{self.name}-move-{move.word}", move.facts())

    def setup(self, options: O, fate: Fate, sink: Sink | None) -> S:
        """Set the table, and let everything happen that needs no decision."""
        state = self.opening(options, fate, sink)
        self.run(state, fate, sink)
        return state

    def run(self, state: S, fate: Fate, sink: Sink | None) -> None:
        """Let everything happen that needs no decision."""
        if self.handlers:
            context: Any = Context(state, NOBODY, -1, fate, sink)
            go_on(self.frames(state), self.handlers, context)

    def is_final(self, before: S, after: S) -> bool:
        """Tell whether a move that led from one state to another can never be taken back.

        It cannot if it shows its mover anything that could not be known before. That is so where
        the last of several has chosen in secret, and wherever the game says so by `reveals`. Nor
        can it if it asks several to choose in secret: whether one of them has is not to be seen,
        not even by what can be taken back. (Neither can a move that asked for chance.)
        """
        if self.reveals(before) != self.reveals(after):
            return True
        if not self.has_secrets:
            return False
        was, now = self.question(before), self.question(after)
        secret = any(one is not None and self.by_word[one.ask].together for one in (was, now))
        return secret and not _same_choice(was, now)

    def is_hidden(self, before: S, after: S) -> bool:
        """Tell whether only its mover can know of a move that led from one state to another.

        It was one of several answers of somebody who chooses in secret with others, and who has
        not given all of them.
        """
        if not self.has_secrets:
            return False
        was, now = self.question(before), self.question(after)
        if was is None or now is None or was.seats != now.seats:
            return False
        return self.by_word[was.ask].together and not self.is_final(before, after)

    def refusal(self, state: S, seat: int, move: M) -> Refusal | None:
        """Say why a move is forbidden, by the article that forbids it; None if it is allowed."""
        frame = self.question(state)
        if frame is None:
            return Refusal(self.over, say("refused-over"))
        decision = self.by_word[frame.ask]
        if seat not in frame.seats:
            return self.not_asked(state, seat) or self._not_asked(frame, decision)
        if not isinstance(move, decision.moves):
            return Refusal(
                decision.article, say("refused-question", question=self._named(decision))
            )
        return decision.forbids(Context(state, frame, seat, NO_FATE, None), move)

    def _not_asked(self, frame: Frame, decision: AnyDecision) -> Refusal:
        """Somebody else decides now, or this seat has decided already."""
        question = self._named(decision)
        if decision.together:
            return Refusal(decision.article, say("refused-done", question=question))
        who = seat_ref(frame.seats[0])
        return Refusal(decision.article, say("refused-turn", seat=who, question=question))

    def _named(self, decision: AnyDecision) -> Ref:
        return Ref(f"{self.name}-question", decision.word)

    def forecast(self, view: V, move: M) -> Forecast | None:
        """Tell at once what a move costs and brings; None if there is nothing to tell."""
        decision = self._asked(view, move)
        return None if decision is None else decision.forecast(Look(self, view), move)

    def odds(self, view: V, move: M) -> Forecast | None:
        """Tell what takes longer to work out about a move: exact probabilities."""
        decision = self._asked(view, move)
        return None if decision is None else decision.odds(Look(self, view), move)

    def full_forecast(self, view: V, move: M) -> Forecast | None:
        """Tell all that can be told of a move: what is known at once, and exact probabilities."""
        told = [part for part in (self.forecast(view, move), self.odds(view, move)) if part]
        return sum(told[1:], told[0]) if told else None

    def _asked(self, view: Any, move: M) -> AnyDecision | None:
        """Find the decision that whoever sees this has to make, if the move answers it."""
        frame = self.seen_question(view)
        if frame is None or view.seat not in frame.seats:
            return None
        decision = self.by_word[frame.ask]
        return decision if isinstance(move, decision.moves) else None


def _same_choice(was: Frame | None, now: Frame | None) -> bool:
    """Tell whether those who are asked are the rest of those who were, and for the same."""
    if was is None or now is None:
        return False
    return was.ask == now.ask and set(now.seats) <= set(was.seats)


AnyRules = Rules[Any, Any, Any, Any]
"""The rules of a game whose types the caller does not know."""


def step(
    rules: Rules[S, M, V, O], state: S, seat: int, move: M, fate: Fate, sink: Sink | None = None
) -> None:
    """Make a move: the one way to change a game that counts.

    Raises `IllegalMove` and changes nothing if the rules forbid it.
    """
    why = rules.refusal(state, seat, move)
    if why is not None:
        raise IllegalMove(seat, move, why)
    rules.apply(state, seat, move, fate, sink)
