"""The table of Gorus Maximus: players, arena and hand, in eighty columns and without colours too.

Every school is shown by its two letters or its name, and every forbidden card by a mark: colour
only repeats what is there to be read.
"""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.tables import Face, draw_faces, grid, room, tell
from ludus.cli.terminal import Terminal
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.outcome import Outcome
from ludus.games.gorus.arena import preferred_after
from ludus.games.gorus.cards import DECK, FAVOUR, Card, School, place_of
from ludus.games.gorus.fight import taken
from ludus.games.gorus.options import deck, sides
from ludus.games.gorus.state import Play, RoundScore
from ludus.games.gorus.view import View
from ludus.kit.seats import clockwise

COLOURS = {"BL": "#2f6db5", "BR": "#8a5a33", "GR": "#3a8a4d", "PI": "#c23e76", "YE": "#c99213"}
# Letters on the school's colour read well on dark and on light terminals; yellow wants dark ones.
STYLES = {
    school: f"bold {'#000000' if school == 'YE' else '#ffffff'} on {colour}"
    for school, colour in COLOURS.items()
}
NAME_WIDTH, MOST_MARKS = 10, 8
TURN, DEALER, AHEAD, WAITS, CHALLENGES, GAINED = "▸", "◆", "★", "×", "!", "●"

# The board of a round, the hand and the result show these, so they are not told line by line.
_BOARD = ("gorus-total", "gorus-wanderers-total", "gorus-token", "gorus-wanderers-token")
_SHOWN = ("gorus-dealt", "gorus-won", "gorus-wanderers-won", "gorus-tie-broken")
_TAKEN = ("gorus-takes", "gorus-wanderers-take")
_LED = ("gorus-lead", "gorus-wanderer-lead")


class GorusTable:
    """Lays the game out for one seat."""

    def __init__(self, terminal: Terminal, names: Sequence[str]) -> None:
        self._terminal = terminal
        self._names = names

    def choices(self, view: View, moves: Sequence[Card]) -> Sequence[Card]:  # noqa: ARG002
        """Number the whole hand, so that a card may be asked about even when it must wait."""
        return view.hand

    def draw(self, view: View, moves: Sequence[Card]) -> RenderableType:
        """Draw the header, the players beside the arena, the hand, and what the marks mean."""
        players, arena = self._players(view), self._arena(view)
        middle = grid(2, gap=3)
        middle.add_row(players, arena)
        if self._terminal.out.measure(middle).minimum > room(self._terminal):
            middle = grid(1)
            middle.add_row(Group(players, Text(), arena))
        hand = draw_faces(_faces(view, moves), room(self._terminal))
        shown: list[RenderableType] = [Text(), self._header(view), middle, *self._beside(view)]
        shown += [Text(), self._hand_title(view), *hand, self._legend(view, moves), Text()]
        return Group(*shown)

    def duty(self, view: View, moves: Sequence[Card]) -> str:  # noqa: ARG002
        """Say whether to lead, to follow, or to send anything. [G-4.1, G-5.2, G-5.3]"""
        if not view.fight:
            return self._terminal.text("gorus-ui-lead-now")
        lead, last = view.fight[0].card.school, view.fight[-1].card.strength
        school = self._school(lead)
        if all(card.school != lead for card in view.hand):
            return self._terminal.text("gorus-ui-void-now", school=school)
        return self._terminal.text("gorus-ui-follow-now", school=school, strength=last)

    def narrate(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell events as sentences, and the end of a round as a board."""
        board_due = True
        for message in heard:
            if message.key in _BOARD:
                if board_due:
                    yield self._board(view)
                board_due = False
            elif message.key not in _SHOWN:
                yield self._sentence(view, message)

    def recall(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell this round's deal, its last fight and the running one; no earlier fight. [G-7.7]"""
        keys = [message.key for message in heard]
        start = len(keys) - 1 - keys[::-1].index("gorus-round")
        led = [at for at, key in enumerate(keys) if key in _LED and at > start]
        taken = [at for at, key in enumerate(keys) if key in _TAKEN and at > start]
        opened = led[0] if led else len(keys)
        resumed = taken[-2] + 1 if len(taken) > 1 else opened
        for message in heard[start:opened]:
            yield self._sentence(view, message)
        if resumed != opened:
            yield Text(self._terminal.text("gorus-ui-no-earlier"), style="dim")
        for message in heard[resumed:]:
            yield self._sentence(view, message)

    def last(self, view: View) -> RenderableType:
        """Show the last fight of this round, the only one that may be looked at. [G-7.7]"""
        fight, best = view.last_fight, view.last_ahead
        if fight is None or best is None:
            return Text(self._terminal.text("gorus-ui-no-last"))
        plays = grid(5, gap=1)
        for place, play in enumerate(fight.plays, 1):
            plays.add_row(*self._played(place, play, ahead=False))
        title = Text(self._terminal.text("gorus-ui-last"), style="bold")
        took = taken(fight, fight.plays[best].card, preferred_after(view.memory))
        return Group(title, plays, self._sentence(view, took))

    def result(self, view: View, outcome: Outcome) -> RenderableType:
        """Show who won and why, then the favour of every round and the tokens."""
        seats = tuple(seat_ref(seat) for seat in outcome.winners)
        won = say("gorus-wanderers-won")
        if seats:
            won = say("gorus-won", seats=seats, count=len(seats))
        parts = [Text(tell(self._terminal, won, self._names, view.seat), style="bold")]
        if outcome.decided_by == outcome.reason:
            side = sides(view.options).side_of(outcome.winners[0] if seats else None)
            parts.append(Text(self._terminal.text("gorus-ui-target", target=view.targets[side])))
        else:
            _, article = self._terminal.speech.article(outcome.decided_by)
            tie = self._terminal.text("gorus-tie-broken", article=outcome.decided_by)
            parts += [Text(tie), Text(article, style="dim")]
        return Group(*parts, Text(), self._standings(view, view.scores))

    def _school(self, school: School) -> str:
        return self._terminal.speech.name("gorus", "school", school)

    def _name(self, seat: int | None) -> str:
        if seat is None:
            return self._terminal.text("gorus-ui-wanderer")
        name = Text(self._names[seat])
        name.truncate(NAME_WIDTH, overflow="ellipsis")
        return name.plain

    def _members(self, view: View, side: int) -> list[str]:
        """Name who is on a side, in a team game after the letter of the team."""
        members = sides(view.options).members[side]
        names = [self._name(seat) for seat in members] or [
            self._terminal.text("gorus-ui-wanderers")
        ]
        return [_letter(side), *names] if view.options.teams else names

    def _sentence(self, view: View, message: Message) -> Text:
        """Say an event, with the names of cards and schools in their colours."""
        taken = "bold" if message.key in _TAKEN else ""
        text = Text(tell(self._terminal, message, self._names, view.seat), style=taken)
        for fact in message.facts.values():
            for ref in fact if isinstance(fact, tuple) else (fact,):
                if isinstance(ref, Ref) and (style := STYLES.get(f"{ref.id}"[:2])):
                    named = self._terminal.speech.name("gorus", ref.kind, ref.id)
                    text.highlight_words([named], style)
        return text

    def _header(self, view: View) -> Text:
        fight, fights = view.fight_number, view.fights
        left = Text("── ")
        left.append(self._terminal.text("gorus-ui-round", round=view.round), style="bold")
        left.append(" · " + self._terminal.text("gorus-ui-fight", fight=fight, fights=fights) + " ")
        named = self._terminal.text("gorus-ui-nobody")
        if view.preferred:
            named = f" {view.preferred} {self._school(view.preferred)} "
        right = Text(" " + self._terminal.text("gorus-ui-preferred", school=named) + " ──")
        right.highlight_words([named], STYLES.get(f"{view.preferred}", ""))
        gap = room(self._terminal) - left.cell_len - right.cell_len
        return left.append("─" * max(2, gap)) + right

    def _players(self, view: View) -> Grid:
        """List the players clockwise from the reader, with all that lies open of them."""
        words = ["player", "hand", *(["team"] if view.options.teams else []), "pile", "tokens"]
        rows = grid(len(words))
        rows.add_row(
            *(Text(self._terminal.text(f"gorus-ui-{word}"), style="dim") for word in words)
        )
        of = sides(view.options).of
        for seat in clockwise(view.seat or 0, len(of)):
            marks = (TURN if seat == view.turn else "") + (DEALER if seat == view.dealer else "")
            name = Text(f"{self._name(seat)} {marks}", style="bold" if seat == view.seat else "")
            team = [_letter(of[seat])] if view.options.teams else []
            rows.add_row(name, str(view.hand_sizes[seat]), *team, *_holdings(view, of[seat]))
        if view.options.players == 1:
            rows.add_row(*self._members(view, 1), "", *_holdings(view, 1))
        return rows

    def _arena(self, view: View) -> RenderableType:
        """List the fight's cards in order of play, then those who have still to send one."""
        title = Text(self._terminal.text("gorus-ui-arena"), style="dim")
        if not view.fight:
            return Group(title, Text(self._terminal.text("gorus-ui-empty")))
        best = None if view.ahead is None else view.fight[view.ahead]
        rows = grid(5, gap=1)
        for place, play in enumerate(view.fight, 1):
            rows.add_row(*self._played(place, play, ahead=play is best))
        seats, played = len(view.hand_sizes), len(view.fight)
        to_come = (0, None) if seats == 1 else clockwise(view.turn or 0, seats)[: seats - played]
        for place, seat in enumerate(to_come, played + 1):
            mark = f"   {TURN}" if seat == view.turn else ""
            rows.add_row(f"{place}", Text(self._name(seat), style="dim"), mark)
        return Group(title, rows)

    def _played(self, place: int, play: Play, *, ahead: bool) -> tuple[str | Text, ...]:
        card = play.card
        kind = {"lead": "led", "challenge": "challenge"}.get(play.kind)
        note = self._terminal.text(f"gorus-ui-{kind}") if kind else ""
        chip = Text(f" {card.school} {card.strength:>2} ", style=STYLES[card.school])
        worth = Text(f"{_worth(card):>3}", style="dim")
        note = f"{AHEAD if ahead else ' '} {note}"
        return f"{place}", Text(self._name(play.seat)), chip, worth, note

    def _beside(self, view: View) -> Iterator[Text]:
        """Show what else lies open: how large the deck is, and the wanderers' pile. [G-12.9]"""
        if view.options.players <= 2:
            yield Text(self._terminal.text("gorus-ui-deck", count=view.deck_size), style="dim")
        pile: dict[str, str] = {}
        for card in sorted(view.wanderers_pile, key=place_of):
            pile[card.school] = f"{pile.get(card.school, card.school)} {card.strength}"
        if pile:
            cards = " · ".join(pile.values())
            yield Text(self._terminal.text("gorus-ui-wanderers-pile", cards=cards), style="dim")

    def _hand_title(self, view: View) -> Text:
        """Head the hand, and say which letters stand for which colour."""
        title = Text(self._terminal.text("gorus-ui-your-hand") + " ", style="bold")
        for school in dict.fromkeys(card.school for card in deck(view.options)):
            colour = self._terminal.speech.name("gorus", "colour", school)
            title.append(" ").append(f" {school} {colour} ", style=STYLES[school])
        return title

    def _legend(self, view: View, moves: Sequence[Card]) -> Text:
        """Say what the marks mean, those that are there."""
        marks = {"+1": "favour"}
        if len(moves) < len(view.hand):
            marks[WAITS] = "waits"
        if any(_challenges(view, card) for card in moves):
            marks[CHALLENGES] = "challenges"
        if view.fight:
            marks[AHEAD] = "ahead"
        if view.dealer is not None:
            marks[DEALER] = "dealer"
        told = [f"{mark} {self._terminal.text(f'gorus-ui-{word}')}" for mark, word in marks.items()]
        return Text("   ".join(told), style="dim")

    def _board(self, view: View) -> RenderableType:
        """Show a finished round: favour and tokens of every side."""
        score = view.scores[-1]
        title = self._terminal.text("gorus-ui-round-over", round=len(view.scores))
        school = self._school(score.preferred)
        zero = self._terminal.text("gorus-ui-zero", school=school, bonus=DECK.zero_bonus)
        head = Text("\n── ").append(title, style="bold").append(" ──")
        return Group(head, self._standings(view, [score]), Text(zero + "\n", style="dim"))

    def _standings(self, view: View, scores: Sequence[RoundScore]) -> Grid:
        """List the sides with their tokens, and their favour in some rounds."""
        rows = grid(3)
        heads = (self._terminal.text(f"gorus-ui-{word}") for word in ("player", "tokens", "favour"))
        rows.add_row(*(Text(head.capitalize(), style="dim") for head in heads))
        rows.columns[2].no_wrap = False
        for side, tokens in enumerate(view.tokens):
            totals = [
                f"{_signed(score.totals[side]):>3}{GAINED if side in score.gained else ' '}"
                for score in scores
            ]
            best = "bold" if side in scores[-1].gained else ""
            name = Text(" ".join(self._members(view, side)), style=best)
            rows.add_row(name, _marks(tokens, view.targets[side]), Text(" ".join(totals)))
        return rows


def _faces(view: View, moves: Sequence[Card]) -> list[Face]:
    faces = []
    for number, card in enumerate(view.hand, 1):
        allowed = card in moves
        label = f"{number}" if allowed else f"{WAITS}{number}"
        if allowed and _challenges(view, card):
            label += CHALLENGES
        top, worth = f"{card.school} {card.strength:>2}", _worth(card)
        style, edge = STYLES[card.school], COLOURS[card.school]
        faces.append(Face(top, worth, label, style, edge, allowed))
    return faces


def _challenges(view: View, card: Card) -> bool:
    """Tell whether a card would be a challenge now, which cannot be declined. [G-6.1, G-6.2]"""
    return bool(view.fight) and card.strength == view.fight[-1].card.strength


def _holdings(view: View, side: int) -> tuple[str, str]:
    return str(view.pile_sizes[side]), _marks(view.tokens[side], view.targets[side])


def _marks(have: int, need: int) -> str:
    """Show tokens as filled and empty marks; too many to count are shown as numbers."""
    if max(have, need) > MOST_MARKS:
        return f"{have}/{need}"
    return "●" * have + "○" * (need - have)


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def _worth(card: Card) -> str:
    """Show a card's favour; a 0 has two, and the end of the round tells which. [G-8.3, G-8.4]"""
    return _signed(FAVOUR[card.strength]) if card.strength else f"0/{DECK.zero_bonus}"


def _letter(side: int) -> str:
    return "ABCDEFGH"[side]


TABLE = GorusTable
