"""Laws of Gorus under any moves and any chance, both chosen and shrunk by Hypothesis."""

from hypothesis import given
from hypothesis import strategies as st

from ludus.core.fate import Drawn, Scripted, explore
from ludus.core.rules import step
from ludus.games.gorus import GAME
from ludus.games.gorus.options import Options, deck
from ludus.games.gorus.state import State, clone
from ludus.testing.strategies import ChosenFate, choose_move, modes, play_some
from properties.laws import RandomPlay

PLAY = RandomPlay(GAME)


@given(st.data())
def test_no_law_is_broken(data: st.DataObject) -> None:
    play_some(data, GAME, data.draw(modes(GAME)), 40, PLAY.check)


@given(st.data())
def test_moves_are_what_refusal_allows(data: st.DataObject) -> None:
    """The offered moves are exactly those cards of the deck that no article forbids."""
    state = play_some(data, GAME, data.draw(modes(GAME)), 40)
    for seat in range(len(state.hands)):
        allowed = [card for card in deck(state.options) if GAME.refusal(state, seat, card) is None]
        assert list(GAME.moves(state, seat)) == allowed


@given(st.data())
def test_a_draw_has_no_order(data: st.DataObject) -> None:
    """Cards of one deal may come in any order: the state is the same."""
    options = data.draw(modes(GAME))
    fate = ChosenFate(data)
    state = GAME.setup(options, fate, None)
    script: list[Drawn] = [
        (label, to, data.draw(st.permutations(values))) for label, to, values in fate.outcomes
    ]
    assert GAME.setup(options, Scripted(script), None) == state


def rotated(state: State, by: int) -> State:
    """Move every player some seats to the left."""
    seats = len(state.hands)

    def turn(seat: int | None) -> int | None:
        return None if seat is None else (seat + by) % seats

    other = clone(state)
    other.dealer = turn(state.dealer)
    other.turn = turn(state.turn)
    other.hands = [state.hands[(seat - by) % seats] for seat in range(seats)]
    other.tokens = [state.tokens[(seat - by) % seats] for seat in range(seats)]
    other.fight = [type(p)(turn(p.seat), p.card, p.kind) for p in state.fight]
    return other


@given(st.data())
def test_seats_are_alike(data: st.DataObject) -> None:
    """Whoever sits where, the same cards in the same order bring the same result, turned round."""
    players = data.draw(st.integers(2, 8))
    by = data.draw(st.integers(1, players - 1))
    fate = ChosenFate(data)
    state = GAME.setup(Options(players), fate, None)
    turned_script: list[Drawn] = []
    for label, to, values in fate.outcomes:
        if to is None:
            turned_script.append((label, None, [(int(values[0]) + by) % players]))
        else:
            turned_script.append((label, (to + by) % players, values))
    turned = GAME.setup(Options(players), Scripted(turned_script), None)
    assert turned.hands == rotated(state, by).hands
    for _ in range(data.draw(st.integers(0, 3 * players))):
        assert state.turn is not None
        assert turned.turn is not None
        seat, other = state.turn, turned.turn
        assert other == (seat + by) % players
        assert list(GAME.moves(state, seat)) == list(GAME.moves(turned, other))
        card = choose_move(data, GAME.moves(state, seat))
        chance = ChosenFate(data)
        step(GAME, state, seat, card, chance)
        again = [
            (label, (to + by) % players, v) for label, to, v in chance.outcomes if to is not None
        ]
        step(GAME, turned, other, card, Scripted(again))
        assert turned.preferred == state.preferred
    assert turned.tokens == rotated(state, by).tokens


@given(st.data())
def test_schools_are_alike(data: st.DataObject) -> None:
    """Two schools may change their names throughout a fight: the same seat wins it."""
    from ludus.games.gorus.arena import winner
    from ludus.games.gorus.cards import Card
    from ludus.games.gorus.state import Play

    state = play_some(data, GAME, Options(5), 30)
    swap = {"BL": "YE", "YE": "BL"}

    def renamed(card: Card) -> Card:
        return Card.parse(f"{swap.get(card.school, card.school)}{card.strength}")

    for fight in state.fights:
        last = fight.plays[0].card.school
        for play in fight.plays:
            if play.kind == "challenge":
                last = play.card.school
        other = [Play(p.seat, renamed(p.card), p.kind) for p in fight.plays]
        name = swap.get(last, last)
        assert winner(other, name).seat == winner(fight.plays, last).seat


@given(st.data())
def test_exact_odds_of_a_draw(data: st.DataObject) -> None:
    """Explore gives every card of the draw deck the same probability. [G-11.1]"""
    state = play_some(data, GAME, Options(2), 6)
    seat = state.turn or 0
    card = choose_move(data, GAME.moves(state, seat))

    def run(fate: object) -> str:
        world = clone(state)
        step(GAME, world, seat, card, fate)  # type: ignore[arg-type]
        (new,) = set(world.hands[seat]) - set(state.hands[seat])
        return str(new)

    odds = {new: weight for weight, new in explore(run)}
    assert set(odds) == {str(one) for one in state.deck}
    assert len(set(odds.values())) == 1
