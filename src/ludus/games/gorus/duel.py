"""Two players: a draw after every card while the deck lasts. Chapter G-11."""

from bisect import insort

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Ref, say, seat_ref
from ludus.games.gorus.cards import place_of
from ludus.games.gorus.state import State


def draw(state: State, seat: int, fate: Fate, sink: Sink | None) -> None:
    """Draw right after playing, before the opponent acts; only the drawer sees the card.

    [G-11.1, G-11.2, G-11.3]
    """
    (card,) = fate.draw("draw", state.deck, to=seat)
    state.deck.remove(card)
    insort(state.hands[seat], card, key=place_of)
    if sink:
        who = seat_ref(seat)
        sink.tell(
            say("gorus-drew-card", card=Ref("card", str(card))),
            to=seat,
            others=say("gorus-drew", seat=who),
        )
