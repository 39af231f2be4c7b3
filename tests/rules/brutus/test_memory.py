"""What each seat is certain of in the other hands: always true, and never less than it should be.

Seats O, A, C, D are 0 to 3. `SEATS` lists a spectator first; who holds a card is not told about it.
"""

from collections.abc import Mapping

import pytest

from ludus.core.events import Log
from ludus.core.message import Message, Ref
from ludus.games.brutus import memory
from ludus.games.brutus.characters import no_cards
from ludus.games.brutus.state import State, clone, left_in, seats_in
from rules.brutus.build import PLAYERS, cards, fresh, lay, options, play, sound, table, take
from rules.brutus.build_effects import SEATS, A, C, D, O, conspire, give, known, plays, won


def seen_taking(state: State, taken: Mapping[int, str]) -> State:
    """Let all have seen these seats take these cards from the forum; they hold them."""
    for seat, text in taken.items():
        for value in cards(text):
            memory.show(state, seat, value)
    return sound(state)


def all_know(state: State) -> list[dict[int, str]]:
    """What the spectator and the seats know, in the order of `SEATS`."""
    return [known(state, seat) for seat in SEATS]


# Open picks


def test_cards_taken_from_the_forum_are_known_to_all_others() -> None:
    state = fresh(4, {O: "5 5", A: "3 6", C: "8 8", D: "3 7"})
    play(state, "0: forum 2")
    lay(state, {O: "5 5", A: "3 6", C: "8 8", D: "3 7"})
    assert all_know(state) == [{}] * 5  # it lies open, but in no hand
    take(state, "8 8", "3 7", "3 5")
    assert known(state, None) == {O: "8 8", A: "3 7", C: "3 5"}
    assert known(state, A) == {O: "8 8", C: "3 5"}
    take(state, "5 6")
    assert known(state, None) == {O: "8 8", A: "3 7", C: "3 5", D: "5 6"}


# Plays and discards


def test_a_known_card_that_is_played_is_known_no_longer() -> None:
    state = seen_taking(table({O: "5 7 7"}), {O: "5 7"})
    play(state, "0: 5x1")
    assert all_know(state) == [{O: "7"}, {}, {O: "7"}, {O: "7"}, {O: "7"}]


def test_another_card_played_takes_nothing_away() -> None:
    state = seen_taking(table({O: "5 7 8"}), {O: "5 7"})
    play(state, "0: 8x1")
    assert known(state, A) == {O: "5 7"}


@pytest.mark.parametrize(("count", "left"), [(1, "5 5"), (2, "5"), (3, "")])
def test_of_several_known_cards_as_many_are_left(count: int, left: str) -> None:
    state = seen_taking(table({O: "5 5 5 8"}), {O: "5 5 5"})
    play(state, f"0: 5x{count}")
    assert known(state, A).get(O, "") == left


def test_a_pair_of_which_one_was_known_leaves_none() -> None:
    state = seen_taking(table({O: "5 5 5 8"}), {O: "5"})
    play(state, "0: 5x2")
    assert known(state, A) == {}  # the third one was never seen


@pytest.mark.parametrize("value", [10, 12])
def test_a_known_card_that_is_discarded_is_known_no_longer(value: int) -> None:
    state = seen_taking(table({O: f"{value} 5 7"}), {O: "5 7"})
    play(state, f"0: {value}x1", "1: pass", "2: pass", "3: pass", "0: discard 5")
    assert known(state, A) == {O: "7"}


# Gifts


def test_a_giver_knows_the_card_until_it_is_played() -> None:
    state = won("11x1", "4 5", others={A: "4 6"})
    give(state, (4, A))
    assert all_know(state) == [{}, {A: "4"}, {}, {}, {}]
    one, other = clone(state), clone(state)
    play(one, "1: 4x2")
    assert known(one, O) == {}
    play(other, "1: 6x1")
    assert known(other, O) == {A: "4"}


def test_a_giver_does_not_know_which_of_two_alike_is_played() -> None:
    state = won("11x1", "4 5", others={A: "4 4 6"})
    give(state, (4, A))
    play(state, "1: 4x1")
    assert known(state, O) == {}


def test_one_seen_and_one_given_make_two() -> None:
    state = won("11x1", "4 5", others={A: "4 6"})
    seen_taking(state, {A: "4"})
    give(state, (4, A))
    assert all_know(state) == [{A: "4"}, {A: "4 4"}, {}, {A: "4"}, {A: "4"}]
    play(state, "1: 4x1")
    assert all_know(state) == [{}, {A: "4"}, {}, {}, {}]


def test_after_a_gift_only_the_receiver_is_sure_of_the_givers_cards() -> None:
    state = seen_taking(won("11x1", "4 5 6 6"), {O: "4 5 6 6"})
    give(state, (4, A))
    # The others know that one card is gone: at least one of the two 6s is still there.
    assert all_know(state) == [{O: "6"}, {A: "4"}, {O: "5 6 6"}, {O: "6"}, {O: "6"}]


def test_the_receiver_of_a_known_card_knows_that_it_is_gone() -> None:
    state = seen_taking(won("11x1", "4 4 5"), {O: "4"})
    give(state, (4, A))
    assert known(state, A) == {}  # the other 4 was never seen


def test_two_gifts_to_one_take_two_certain_cards_of_each_value() -> None:
    state = seen_taking(won("9x1", "4 5 6 6 6"), {O: "4 5 6 6 6"})
    give(state, (4, A), (6, A))
    assert all_know(state) == [{O: "6"}, {A: "4 6"}, {O: "5 6 6"}, {O: "6"}, {O: "6"}]


def test_two_gifts_to_two_leave_each_in_doubt_of_the_other_card() -> None:
    state = seen_taking(won("9x1", "4 5 6 6 6"), {O: "4 5 6 6 6"})
    give(state, (4, A), (6, C))
    assert all_know(state) == [
        {O: "6"},
        {A: "4", C: "6"},
        {O: "6 6"},  # three, less the card that went to C
        {O: "6"},  # three, less its own and the card that went to A
        {O: "6"},
    ]


@pytest.mark.parametrize("gifts", [((4, A), (6, C)), ((6, C), (4, A))])
def test_the_order_of_two_gifts_tells_nobody_anything(gifts: tuple[tuple[int, int], ...]) -> None:
    state = won("9x1", "4 5 6 6 6", others={A: "7 8", C: "7 8"})
    seen_taking(state, {O: "4 6"})
    memory.pass_secretly(state, [(A, O, 6), (C, O, 5)])  # they have given these to O before
    give(state, *gifts)
    assert known(state, A) == {O: "6"}  # one seen, one given, less the card that went to C
    assert known(state, C) == {}
    assert known(state, D) == {}


def test_a_gift_handed_on_is_known_to_its_new_giver() -> None:
    state = won("11x1", "4 5", others={A: "11 6", C: "7 8"})
    give(state, (4, A))
    play(state, "1: 11x1", "2: pass", "3: pass", "0: pass")
    give(state, (4, C))
    assert all_know(state) == [{}, {}, {C: "4"}, {}, {}]  # O cannot know what A gave


def test_a_gift_given_back_is_known_to_be_gone() -> None:
    state = won("11x1", "4 5", others={A: "11 6"})
    give(state, (4, A))
    play(state, "1: 11x1", "2: pass", "3: pass", "0: pass")
    give(state, (4, O))
    assert all_know(state) == [{}, {}, {O: "4"}, {}, {}]


def test_another_card_given_back_leaves_the_giver_sure() -> None:
    state = won("11x1", "4 5", others={A: "11 6"})
    give(state, (4, A))
    play(state, "1: 11x1", "2: pass", "3: pass", "0: pass")
    give(state, (6, O))
    assert all_know(state) == [{}, {A: "4"}, {O: "6"}, {}, {}]


def test_nothing_is_forgotten_while_a_gift_is_being_chosen() -> None:
    state = seen_taking(won("9x1", "4 5 6"), {O: "4 5 6"})
    play(state, "0: gifts 2", "0: to 1", "0: give 4", "0: to 2")
    assert known(state, D) == {O: "4 5 6"}  # it is still O's


# Conspiracies


def test_a_conspiracy_leaves_each_sure_of_what_was_given_and_got() -> None:
    state = table({O: "13 5 5", A: "1 6", C: "7 8", D: "9 9"}, conspiracy=True)
    seen_taking(state, {O: "5 5", A: "6", D: "9 9"})
    play(state, "0: 13x1", "1: 1x1")
    conspire(state, {O: 5, A: 6, C: 7, D: 9})
    assert all_know(state) == [
        {O: "5", D: "9"},  # of each pair one card at least has stayed
        {A: "5", D: "9"},
        {O: "5", C: "6", D: "9"},
        {O: "5", D: "7 9"},
        {O: "5 9"},
    ]


def test_a_conspiracy_of_two_is_known_to_both() -> None:
    state = table({O: "13 5 4", A: "1 6 7"}, conspiracy=True, out=[C, D])
    seen_taking(state, {O: "4 5", A: "6 7"})
    play(state, "0: 13x1", "1: 1x1")
    conspire(state, {O: 5, A: 6})
    assert all_know(state)[:3] == [{}, {A: "5 7"}, {O: "4 6"}]


# Whole games


class Witness:
    """Somebody who only listens, and forgets nothing.

    Whatever is seen to leave a hand lowers what is certain of it; a card that leaves unseen might
    be of any value.
    """

    def __init__(self, players: int, seat: int | None) -> None:
        self.seat = seat
        self.certain = [no_cards() for _ in range(players)]

    def hear(self, log: Log, passing: list[tuple[int, int]]) -> None:
        """Hear what one move told; `passing` says who gives to whom if it ends a Conspiracy."""
        gains: list[tuple[int, int]] = []
        for event in log.heard_by(self.seat):
            kind = event.key.removeprefix("brutus-")
            if kind == "manche":
                self.certain = [no_cards() for _ in self.certain]
                gains.clear()
            elif kind == "slipped":
                for giver, receiver in passing:
                    self._doubt(giver, receiver)
            elif kind in ("takes", "gave"):
                holder, value = numbers(event, "seat" if kind == "takes" else "to", "card")
                gains.append((holder, value))
            elif kind == "gives":
                self._doubt(*numbers(event, "seat", "to"))
            elif kind in ("lead", "beat", "equal"):
                self._lose(*numbers(event, "seat", "combination"))
            elif kind in ("discards", "got"):
                self._lose(*numbers(event, "seat" if kind == "discards" else "giver", "card"))
        for holder, value in gains:  # cards move together: none that comes can be one that goes
            self.certain[holder][value] += holder != self.seat

    def _lose(self, holder: int, value: int, count: int = 1) -> None:
        self.certain[holder][value] = max(0, self.certain[holder][value] - count)

    def _doubt(self, giver: int, receiver: int) -> None:
        if self.seat not in (giver, receiver):
            for value in range(1, 14):
                self._lose(giver, value)


def numbers(event: Message, *names: str) -> list[int]:
    """The numbers of facts: of a seat or a card one, of a combination its value and count."""
    found = []
    for name in names:
        fact = event.facts[name]
        assert isinstance(fact, Ref)
        found += [int(part) for part in str(fact.id).split("×")]
    return found


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.uncounted
def test_a_seat_knows_what_an_attentive_listener_would_and_no_more(players: int) -> None:
    end = {"manches": 2 if players < 8 else 1}
    witnesses = [Witness(players, seat) for seat in (None, *range(players))]
    passing: list[tuple[int, int]] = []
    secrets = 0
    for number, (state, _, text, log) in enumerate(
        plays(options(players, conspiracy=True, end=end), players, wish=generous)
    ):
        for witness in witnesses:
            witness.hear(log, passing)
            assert memory.known(state, witness.seat) == witness.certain, (number, text)
        passing = [(seat, left_in(state.sizes, seat)) for seat in seats_in(state.sizes)]
        secrets += bool(state.facts)
        if number % 5 == 0:
            sound(state)  # what is known is true
    assert secrets > 20


def generous(text: str) -> float:
    """Make for much giving: win with what gives, give two cards, conspire, ask for many."""
    if text.startswith(("9x", "11x")):
        return 6.0
    wishes = {"forum 3": 9.0, "gifts 2": 3.0, "conspire no": 0.0, "pass": 0.6}
    return wishes.get(text, 1.0)
