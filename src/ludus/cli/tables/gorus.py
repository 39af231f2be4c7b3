"""The table of Gorus Maximus: players, arena and hand, in eighty columns and without colours too.

Every school is shown by its two letters or its name, and every forbidden card by a mark: colour
only repeats what is there to be read.
"""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.house import House
from ludus.cli.tables import tell
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.outcome import Outcome
from ludus.games.gorus.cards import DECK, FAVOUR, Card, School
from ludus.games.gorus.fight import winner
from ludus.games.gorus.options import deck, sides
from ludus.games.gorus.scoring import favour
from ludus.games.gorus.state import Play
from ludus.games.gorus.view import View
from ludus.kit.seats import clockwise

# Letters on the school's colour read well on dark and on light terminals.
STYLES: dict[str, str] = {
    "BL": "bold #ffffff on #2f6db5",
    "BR": "bold #ffffff on #8a5a33",
    "GR": "bold #ffffff on #3a8a4d",
    "PI": "bold #ffffff on #c23e76",
    "YE": "bold #000000 on #c99213",
}
WIDEST, SIDE_BY_SIDE = 88, 76
CARD_WIDTH, NAME_WIDTH, MOST_MARKS = 7, 12, 8
TURN, DEALER, AHEAD, WAITS, CHALLENGES = "▸", "◆", "★", "×", "!"

# The board of a round and the result say these, so they are not told line by line.
_BOARD = ("gorus-total", "gorus-wanderers-total", "gorus-token", "gorus-wanderers-token")
_RESULT = ("gorus-won", "gorus-wanderers-won", "gorus-tie-broken")
_TAKEN = ("gorus-takes", "gorus-wanderers-take")
_LED = ("gorus-lead", "gorus-wanderer-lead")


class GorusTable:
    """Lays the game out for one seat."""

    def __init__(self, house: House, names: Sequence[str]) -> None:
        self._house = house
        self._names = names

    def choices(self, view: View, moves: Sequence[Card]) -> Sequence[Card]:  # noqa: ARG002
        """Number the whole hand, so that a card may be asked about even when it must wait."""
        return view.hand

    def draw(self, view: View, moves: Sequence[Card]) -> RenderableType:
        """Draw the header, the players beside the arena, the hand, and what the marks mean."""
        middle = _grid(2, gap=4)
        if self._house.out.width >= SIDE_BY_SIDE:
            middle.add_row(self._players(view), self._arena(view))
        else:
            middle.add_row(Group(self._players(view), Text(), self._arena(view)))
        return Group(
            Text(),
            self._header(view),
            Padding(Group(middle, *self._open_pile(view)), (0, 0, 1, 1)),
            self._hand_title(view),
            *_hand_rows(view, moves, self._house.out.width),
            self._legend(view, moves),
        )

    def duty(self, view: View, moves: Sequence[Card]) -> str:  # noqa: ARG002
        """Say whether to lead, to follow, or to send anything. [G-4.1, G-5.2, G-5.3]"""
        if not view.fight:
            return self._house.text("gorus-ui-lead-now")
        lead, last = view.fight[0].card.school, view.fight[-1].card.strength
        school = self._school(lead)
        if all(card.school != lead for card in view.hand):
            return self._house.text("gorus-ui-void-now", school=school)
        return self._house.text("gorus-ui-follow-now", school=school, strength=last)

    def narrate(self, view: View, heard: Sequence[Message]) -> Iterator[RenderableType]:
        """Tell events as sentences, and the end of a round as a board."""
        board_due = True
        for message in heard:
            if message.key in _BOARD:
                if board_due:
                    yield self._board(view)
                board_due = False
            elif message.key not in _RESULT:
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
            yield Text("  " + self._house.text("gorus-ui-no-earlier"), style="dim")
        for message in heard[resumed:]:
            yield self._sentence(view, message)

    def last(self, view: View) -> RenderableType:
        """Show the last fight of this round, the only one that may be looked at. [G-7.7]"""
        fight = view.last_fight
        if fight is None:
            return Text("  " + self._house.text("gorus-ui-no-last"))
        taker = {} if fight.winner is None else {"seat": seat_ref(fight.winner)}
        worth = favour((play.card for play in fight.plays), None)
        key = "gorus-takes" if taker else "gorus-wanderers-take"
        taken = self._sentence(view, say(key, cards=len(fight.plays), favour=worth, **taker))
        grid = _grid(5)
        for place, play in enumerate(fight.plays, 1):
            grid.add_row(*self._played(place, play, ahead=bool(taker) and play.seat == fight.winner))
        title = Text("  " + self._house.text("gorus-ui-last"), style="bold")
        return Group(title, Padding(grid, (0, 0, 0, 2)), taken)

    def how(self) -> str:
        """Say in a few sentences how the game goes."""
        return self._house.text("gorus-ui-how")

    def result(self, view: View, outcome: Outcome) -> RenderableType:
        """Show who won and why, then the favour of every round and the tokens."""
        seats = tuple(seat_ref(seat) for seat in outcome.winners)
        won = say("gorus-won", seats=seats, count=len(seats)) if seats else say("gorus-wanderers-won")
        parts = [Text(tell(self._house, won, self._names, view.seat), style="bold")]
        if outcome.decided_by == outcome.reason:
            side = sides(view.options).side_of(outcome.winners[0] if seats else None)
            parts.append(Text(self._house.text("gorus-ui-target", target=view.targets[side])))
        else:
            _, article = self._house.speech.article(outcome.decided_by)
            tie = self._house.text("gorus-tie-broken", article=outcome.decided_by)
            parts += [Text(tie), Text(article, style="dim")]
        return Group(*parts, Text(), self._rounds(view))

    def _school(self, school: School) -> str:
        return self._house.speech.name("gorus", "school", school)

    def _name(self, seat: int | None) -> str:
        if seat is None:
            return self._house.text("gorus-ui-wanderer")
        name = Text(self._names[seat])
        name.truncate(NAME_WIDTH, overflow="ellipsis")
        return name.plain

    def _side(self, view: View, side: int) -> str:
        members = sides(view.options).members[side]
        if not members:
            return self._house.text("gorus-ui-wanderers")
        letter = f"{_letter(side)}  " if view.options.teams else ""
        return letter + ", ".join(self._name(seat) for seat in members)

    def _sentence(self, view: View, message: Message) -> Text:
        """Say an event, with the names of cards and schools in their colours."""
        text = Text("  " + tell(self._house, message, self._names, view.seat))
        for fact in message.facts.values():
            for ref in fact if isinstance(fact, tuple) else (fact,):
                if isinstance(ref, Ref) and (style := STYLES.get(f"{ref.id}"[:2])):
                    named = self._house.speech.name("gorus", ref.kind, ref.id)
                    text.highlight_words([named], style)
        return text

    def _header(self, view: View) -> Text:
        cards = deck(view.options)
        per_fight = 3 if view.options.players == 1 else view.options.players
        fight = sum(view.pile_sizes) // per_fight + 1
        left = Text.assemble(
            "── ",
            (self._house.text("gorus-ui-round", round=view.round), "bold"),
            " · ",
            self._house.text("gorus-ui-fight", fight=fight, fights=len(cards) // per_fight),
            " ",
        )
        school = view.preferred
        named = f" {school} {self._school(school)} " if school else self._house.text("gorus-ui-nobody")
        right = Text(" " + self._house.text("gorus-ui-preferred", school=named) + " ──")
        right.highlight_words([named], STYLES.get(f"{school}", "bold"))
        width = min(self._house.out.width, WIDEST)
        left.append("─" * max(2, width - left.cell_len - right.cell_len))
        return left + right

    def _players(self, view: View) -> Grid:
        """List the players clockwise from the reader, with all that lies open of them."""
        words = ["player", "hand", *(["team"] if view.options.teams else []), "pile", "tokens"]
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for word in words:
            grid.add_column(
                Text(("  " if word == "player" else "") + self._house.text(f"gorus-ui-{word}")),
                justify="right" if word in ("hand", "pile") else "left",
                no_wrap=True,
            )
        of = sides(view.options).of
        for seat in clockwise(view.seat or 0, len(of)):
            name = Text(f"{TURN if seat == view.turn else ' '} {self._name(seat)}")
            if seat == view.dealer:
                name.append(f" {DEALER}")
            name.stylize("bold" if seat == view.seat else "")
            team = [_letter(of[seat])] if view.options.teams else []
            grid.add_row(name, str(view.hand_sizes[seat]), *team, *_holdings(view, of[seat]))
        if view.options.players == 1:
            wanderers = Text("  " + self._house.text("gorus-ui-wanderers"))
            grid.add_row(wanderers, str(view.deck_size), *_holdings(view, 1))
        return grid

    def _arena(self, view: View) -> RenderableType:
        """List the fight's cards in order of play, then those who are still to send one."""
        title = Text(self._house.text("gorus-ui-arena"), style="dim")
        if not view.fight:
            return Group(title, Text(self._house.text("gorus-ui-empty")))
        best = winner(view.fight, view.preferred)
        grid = _grid(5)
        for place, play in enumerate(view.fight, 1):
            grid.add_row(*self._played(place, play, ahead=play is best))
        seats = len(view.hand_sizes)
        rest: list[int | None] = [0, None]
        if seats > 1:
            rest = list(clockwise(view.turn or 0, seats))[: seats - len(view.fight)]
        for place, seat in enumerate(rest, len(view.fight) + 1):
            mark = TURN if seat == view.turn else " "
            grid.add_row(f"{place}", Text(self._name(seat), style="dim"), Text(f"   {mark}"))
        return Group(title, grid)

    def _played(self, place: int, play: Play, *, ahead: bool) -> tuple[RenderableType, ...]:
        card = play.card
        kind = {"lead": "led", "challenge": "challenge"}.get(play.kind)
        note = self._house.text(f"gorus-ui-{kind}") if kind else ""
        chip = Text(f" {card.school} {card.strength:>2} ", style=STYLES[card.school])
        star = f" {AHEAD}" if ahead else ""
        worth = Text(_signed(FAVOUR[card.strength]), style="dim")
        return f"{place}", Text(self._name(play.seat)), chip, worth, Text(note + star)

    def _open_pile(self, view: View) -> Iterator[RenderableType]:
        """Show what lies open beside the players: the draw deck's size, the wanderers' pile."""
        if view.options.players == 2:
            yield Text("  " + self._house.text("gorus-ui-deck", count=view.deck_size), style="dim")
        if view.wanderers_pile:
            by_school = [
                f"{school} " + " ".join(str(card.strength) for card in cards)
                for school in DECK.schools
                if (cards := [card for card in sorted_cards(view.wanderers_pile) if card.school == school])
            ]
            told = self._house.text("gorus-ui-wanderers-pile", cards=" · ".join(by_school))
            yield Text("  " + told, style="dim")

    def _hand_title(self, view: View) -> Text:
        title = Text("  ")
        title.append(self._house.text("gorus-ui-your-hand"), style="bold")
        title.append(f" ({self._house.text('gorus-ui-card-key')})", style="dim")
        return title
