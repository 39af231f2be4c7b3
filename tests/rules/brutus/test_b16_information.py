"""Chapter B-16: what is public, what is private, and what nobody knows."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace

from ludus.core.events import Log
from ludus.core.message import Ref, say
from ludus.games.brutus import GAME
from ludus.games.brutus.characters import list_cards
from ludus.games.brutus.options import End, copies, deck
from ludus.games.brutus.state import Combination, Gift, Moved, State, clone
from ludus.games.brutus.view import View
from rules.brutus.build import (
    PLAYERS,
    all_pass,
    card_ref,
    fresh,
    hand,
    keys,
    lay,
    lead,
    options,
    play,
    seat_ref,
    seen,
    sound,
    table,
    texts,
    told,
    turns,
    turns_before,
)
from rules.brutus.build_effects import SEATS, A, C, D, O, conspire, give, known, plays, won

VALUES = range(1, 14)

PRIVATE = {"seat", "hand", "laid", "given", "known", "trail"}
"""What differs from seat to seat; everything else in a view is the same for all."""


@cache
def moments(players: int) -> tuple[State, ...]:
    """States of two manches with every variant: about six of each phase, early and late."""
    all_on = options(players, revolt=True, conspiracy=True, benevolence=True, end={"manches": 1})
    found: dict[str, list[State]] = {}
    for seed in (players, players + 1):
        for state, _, _, _ in plays(all_on, seed, wish=eager):
            found.setdefault(state.phase, []).append(clone(state))
    return tuple(state for some in found.values() for state in some[:: max(1, len(some) // 6)])


def eager(text: str) -> float:
    """Play rather than pass, and conspire whenever one may."""
    return {"pass": 0.4, "conspire no": 0.0}.get(text, 1.0)


def everybody(state: State) -> list[int | None]:
    """All seats, and a spectator."""
    return [None, *range(len(state.hands))]


# B-16.1


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.uncounted
def test_b_16_1_all_see_the_same_table(players: int) -> None:
    public = set(View.__struct_fields__) - PRIVATE
    for state in moments(players):
        common = seen(state)
        for seat in range(players):
            view = seen(state, seat)
            assert all(getattr(view, name) == getattr(common, name) for name in public)


def test_b_16_1_what_is_public_at_all_times() -> None:
    state = table(
        {O: "5 5 6", A: "9"}, turn=A, top="7x2", owner=3, power=True, out=[2], revolt=True
    )
    for seat in SEATS:
        view = seen(state, seat)
        assert (view.options, view.copies) == (options(4, revolt=True), 5)
        assert (view.end, view.manche, view.ranks) == (End(manches=2), 1, (0, 1, 2, 3))
        assert (view.places, view.sizes) == ((0, 0, 1, 0), (3, 1, 0, 2))
        assert (view.scores, view.won) == ((0, 0, 6, 0), (0, 0, 0, 0))
        assert (view.turn, view.phase, view.power) == (A, "reply", True)
        assert view.top == Combination(7, 2, 3)
        assert view.seat == seat


@pytest.mark.parametrize("players", PLAYERS)
def test_b_16_1_hand_sizes_are_what_is_really_owned(players: int) -> None:
    for state in moments(players):
        view = seen(state)
        for seat, size in enumerate(view.sizes):
            on_the_way = sum(gift.value > 0 for gift in state.given) if seat == state.turn else 0
            assert size == sum(state.hands[seat]) + len(state.laid[seat]) + on_the_way


def test_b_16_1_a_finished_manche_may_be_looked_up_by_all() -> None:
    (state,) = [state for state in moments(4) if state.phase == "over"][:1]
    for seat in SEATS:
        view = seen(state, seat)
        assert view.outcome == GAME.outcome(state) is not None
        (manche,) = view.manches
        parts = (manche.position, manche.caesar, manche.revolt, manche.mercy)
        assert tuple(map(sum, zip(*parts, strict=True))) == view.scores


# B-16.2


@pytest.mark.parametrize("seat", SEATS)
def test_b_16_2_plays_passes_and_skips_are_heard_and_seen_by_all(seat: int | None) -> None:
    state = table({O: "5 9 9", A: "5 9", C: "6 8", D: "7 7"}, power=True)
    log = play(state, "0: 5x1", "1: 5x1", "3: 7x1", "0: pass")
    assert [(event.key, event.facts) for event in log.heard_by(seat)] == [
        ("brutus-lead", {"seat": seat_ref(O), "combination": card_ref(5)}),
        ("brutus-equal", {"seat": seat_ref(A), "combination": card_ref(5)}),
        ("brutus-skip", {"seat": seat_ref(C)}),
        ("brutus-beat", {"seat": seat_ref(D), "combination": card_ref(7)}),
        ("brutus-pass", {"seat": seat_ref(O)}),
    ]
    round_so_far = ["0 lead 5x1", "1 equal 5x1", "2 skip", "3 beat 7x1", "0 pass"]
    assert turns(state) == round_so_far
    log = all_pass(state)
    combination = card_ref(7)
    assert log.heard_by(seat)[-1] == say("brutus-wins", seat=seat_ref(D), combination=combination)
    assert turns_before(state) == [*round_so_far, "1 pass", "2 pass"]  # may be looked up


def test_b_16_2_a_combination_is_told_by_value_and_number() -> None:
    log = play(table({O: "5 5 9"}), "0: 5x2")
    assert log.heard_by(None) == [
        say("brutus-lead", seat=seat_ref(O), combination=Ref("combination", "5×2"))
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_b_16_2_the_forum_and_each_taking_are_heard_and_seen_by_all(seat: int | None) -> None:
    state = fresh(4, {O: "5", A: "3", C: "8", D: "3"})
    log = play(state, "0: forum 1")
    assert log.heard_by(seat) == [say("brutus-forum", seat=seat_ref(O), count=1)]
    assert seen(state, seat).asked == 1
    log = lay(state, {O: "5", A: "3", C: "8", D: "3"})
    assert told(log, "brutus-revealed", seat) == [
        say("brutus-revealed", cards=tuple(map(card_ref, (3, 3, 5, 8))))
    ]
    assert list_cards(seen(state, seat).forum) == [3, 3, 5, 8]
    log = play(state, "0: take 8", "1: take 3")
    assert log.heard_by(seat) == [
        say("brutus-takes", seat=seat_ref(O), card=card_ref(8)),
        say("brutus-takes", seat=seat_ref(A), card=card_ref(3)),
    ]
    assert list_cards(seen(state, seat).forum) == [3, 5]
    assert known(state, seat) == {
        holder: text for holder, text in {O: "8", A: "3"}.items() if holder != seat
    }


@pytest.mark.parametrize("seat", SEATS)
def test_b_16_2_cards_that_are_gone_may_be_looked_up(seat: int | None) -> None:
    state = table({O: "10 10 5 6", A: "11 11 12"})
    before = list(seen(state, seat).gone)
    play(state, "0: 10x2", "1: pass", "2: pass", "3: pass", "0: discard 6")
    before[10] += 2
    before[6] += 1
    assert list(seen(state, seat).gone) == before


@pytest.mark.parametrize("players", [4, 7, 10])
def test_b_16_2_what_is_gone_is_all_that_was_heard_to_go(players: int) -> None:
    """A whole manche of events that all hear explains every card that left a hand."""
    gone = [0] * 14
    all_on = options(players, conspiracy=True, benevolence=True, end={"manches": 1})
    for state, _, _, log in plays(all_on, seed=players):
        for event in log.heard_by(None):
            ref = event.facts.get("combination", event.facts.get("card"))
            if event.key.removeprefix("brutus-") in ("lead", "beat", "equal", "discards"):
                assert isinstance(ref, Ref)
                value, _, count = str(ref.id).partition("×")
                gone[int(value)] += int(count or 1)
        assert list(seen(state).gone) == gone


def test_b_16_2_nothing_is_put_to_the_test_of_memory() -> None:
    """All of a view is shown to a person, and all that was told may be read again.

    Only the trail is left out, which is for bots: a person finds every move and gift in the log.
    """
    log = lead(table({O: "5 6"}), "5x1")
    assert GAME.recall(log.heard_by(None)) == 0
    for state in moments(4):
        for seat in SEATS:
            view = seen(state, seat)
            assert GAME.for_person(view) == replace(view, trail=None)


def test_b_16_2_the_trail_begins_with_the_first_gift() -> None:
    """It tells all that left a hand since, for whoever wants to follow the cards."""
    state = won("9x1", "3 4 5", others={A: "6 7", C: "8 8", D: "10 10"})
    assert seen(state, A).trail is None
    give(state, (3, A), (4, C))
    before = clone(state)
    play(state, "0: 5x1")
    for seat, first, second in ((O, 3, 4), (A, 3, 0), (C, 0, 4), (D, 0, 0), (None, 0, 0)):
        trail = seen(state, seat).trail
        assert trail is not None
        assert trail.sizes == [3, 2, 2, 2]
        assert trail.moved == [(Moved(O, A, first), Moved(O, C, second)), (Moved(O, -1, 5),)]
    assert before.trail is not None
    assert len(before.trail.moved) == 1, "a copy keeps its own"


# B-16.3


def test_b_16_3_everybody_sees_their_own_hand_and_a_spectator_none() -> None:
    for state in moments(5):
        for seat in range(5):
            assert list(seen(state, seat).hand) == state.hands[seat]
            assert list(seen(state, seat).laid) == state.laid[seat]
        assert (seen(state).hand, seen(state).laid) == ((), ())


def swapped(state: State, seat: int | None) -> Iterator[State]:
    """Some of the states that differ in what a seat cannot know.

    A card in another hand, of which the seat is not certain, changes places with such a card of a
    third hand or with an undealt one.
    """
    certain = seen(state, seat).known
    loose = [(len(state.hands), value) for value in VALUES if state.undealt[value]]
    for holder, cards in enumerate(state.hands):
        if holder != seat:
            loose += [(holder, value) for value in VALUES if cards[value] > certain[holder][value]]
    pairs = [(one, two) for one, two in combinations(loose, 2) if one[0] != two[0]]
    for (here, value), (there, other) in pairs[::101]:
        changed = clone(state)
        changed.undealt = state.undealt.copy()
        piles = [*changed.hands, changed.undealt]
        exchange(piles[here], value, other)
        exchange(piles[there], other, value)
        yield changed


def exchange(cards: list[int], away: int, here: int) -> None:
    """Put one card in the place of another."""
    cards[away] -= 1
    cards[here] += 1


def recommitted(state: State) -> Iterator[tuple[int, State]]:
    """States in which somebody's hidden choice was another card of that hand, and whose it is."""
    for owner, held in enumerate(state.hands):
        for value in [value for value in VALUES if held[value]]:
            for at, laid in enumerate(state.laid[owner]):
                other = clone(state)
                exchange(other.hands[owner], value, laid)
                other.laid[owner][at] = value
                other.laid[owner].sort()
                yield owner, sound(other)
            if owner == state.turn and state.given and state.given[0].value:
                other = clone(state)
                exchange(other.hands[owner], value, state.given[0].value)
                other.given[0] = Gift(state.given[0].to, value)
                yield owner, sound(other)


@pytest.mark.parametrize("players", [4, 6, 9])
def test_b_16_3_no_view_tells_of_cards_in_other_hands(players: int) -> None:
    """If any two cards that a seat does not know change places, its view is the same."""
    tried = 0
    for state in moments(players)[::3]:
        for seat in everybody(state):
            view = seen(state, seat)
            for other in swapped(state, seat):
                assert seen(other, seat) == view
                tried += 1
    assert tried > 200


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.uncounted
def test_b_16_3_nor_of_what_others_have_laid_or_are_giving(players: int) -> None:
    phases = set()
    for state in moments(players):
        for owner, other in recommitted(state):
            phases.add(state.phase)
            for seat in everybody(state):
                assert (seen(other, seat) == seen(state, seat)) == (seat != owner or other == state)
    assert phases == {"lay", "mercy", "slip", "to", "give"}


def test_b_16_3_nobody_learns_who_put_what_into_the_forum() -> None:
    """Two games in which two seats have laid each other's card; the others see no difference."""
    games = []
    for first, second in (("5", "3"), ("3", "5")):
        state = fresh(4, {O: first, A: second})
        play(state, "0: forum 1")
        log = lay(state, {O: first, A: second})
        games.append([(seen(state, seat), log.heard_by(seat)) for seat in (C, D, None)])
    assert games[0] == games[1]
    assert games[0][0][0].forum[3] == games[0][0][0].forum[5] == 1


@pytest.mark.parametrize("seat", SEATS)
def test_b_16_3_what_is_laid_is_heard_by_its_owner_alone(seat: int | None) -> None:
    state = fresh(4, {O: "5", A: "3"})
    play(state, "0: forum 2")
    log = play(state, "0: lay 5", "1: lay 3")
    expected = {
        O: [say("brutus-laid", card=card_ref(5))],
        A: [say("brutus-laid", card=card_ref(3))],
    }
    assert log.heard_by(seat) == expected.get(-1 if seat is None else seat, [])


@pytest.mark.parametrize("players", [4, 8])
def test_b_16_3_only_four_kinds_of_events_are_for_one_seat(players: int) -> None:
    all_on = options(players, revolt=True, conspiracy=True, benevolence=True, end={"manches": 2})
    private: set[str] = set()
    for seed in range(4):
        for _, _, _, log in plays(all_on, seed, wish=eager):
            for one in log.told:
                assert one.others is None
                if one.to is not None:
                    private.add(one.event.key)
                    assert one.heard_by(None) is None
    assert private == {"brutus-dealt", "brutus-laid", "brutus-gave", "brutus-got"}


@pytest.mark.parametrize("seat", SEATS)
def test_b_16_3_a_hand_is_dealt_to_its_owners_ears_alone(seat: int | None) -> None:
    log = Log()
    state = fresh(4, sink=log)
    assert told(log, "brutus-dealt", seat) == (
        []
        if seat is None
        else [say("brutus-dealt", cards=tuple(card_ref(int(v)) for v in hand(state, seat).split()))]
    )


def test_b_16_3_faces_of_gifts_are_known_to_two() -> None:
    state = won("9x1", "3 4 5", others={A: "6 7"})
    give(state, (3, A), (4, C))
    assert [known(state, seat) for seat in SEATS] == [{}, {A: "3", C: "4"}, {}, {}, {}]
    assert hand(state, A) == "3 6 7"  # the receiver holds it


def test_b_16_3_faces_of_passed_cards_are_known_to_two() -> None:
    state = table({O: "13 5", A: "1 6", C: "7 8", D: "9 9"}, conspiracy=True)
    play(state, "0: 13x1", "1: 1x1")
    conspire(state, {O: 5, A: 6, C: 7, D: 9})
    assert [known(state, seat) for seat in SEATS] == [
        {},
        {A: "5"},
        {C: "6"},
        {D: "7"},
        {O: "9"},
    ]


# B-16.4


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.uncounted
def test_b_16_4_no_view_tells_of_the_undealt_cards(players: int) -> None:
    """Not even when the game is over: undealt cards could be any that a seat has not seen."""
    spare = {4: 1, 5: 3, 6: 0, 7: 0, 8: 3, 9: 5, 10: 4}[players]
    for state in moments(players):
        assert sum(state.undealt) == spare
        changed = clone(state)
        changed.undealt = [spare, *[0] * 13]  # cards that there are not
        assert all(seen(changed, seat) == seen(state, seat) for seat in everybody(state))


@pytest.mark.parametrize("players", [4, 10])
def test_b_16_4_a_view_never_accounts_for_the_whole_deck(players: int) -> None:
    spare = {4: 1, 10: 4}[players]
    for state in moments(players):
        for seat in everybody(state):
            view = seen(state, seat)
            on_the_way = sum(gift.value > 0 for gift in view.given)
            shown = sum(map(sum, (view.hand, view.forum, view.gone, *view.known)))
            shown += len(view.laid) + on_the_way
            assert shown <= sum(deck(players)) - spare == 13 * copies(players) - spare


def test_b_16_4_nobody_hears_of_them() -> None:
    log = Log()
    fresh(5, sink=log)
    for seat in (None, *range(5)):
        assert set(keys(log, seat)) == {"brutus-manche", "brutus-rank-of"} | (
            set() if seat is None else {"brutus-dealt"}
        )


# B-16.5


@pytest.mark.parametrize(("seat", "third"), [(O, C), (C, D), (D, C), (None, D)])
def test_b_16_5_a_pass_for_lack_looks_like_a_free_one(seat: int | None, third: int) -> None:
    games = []
    for mine, other in (("3 4", "12 6"), ("12 4", "3 6")):
        state = table({O: "9 5", A: mine, third: other})
        play(state, "0: 9x1")
        able = len(texts(state)) > 1
        log = play(state, "1: pass", "2: pass", "3: pass")
        games.append((able, seen(state, seat), log.heard_by(seat)))
    (unable, *lack), (able, *free) = games
    assert (unable, able) == (False, True)
    assert lack == free


def test_b_16_5_who_has_no_reply_is_asked_all_the_same() -> None:
    state = table({O: "12 5", A: "3 4", C: "13 6"})
    log = play(state, "0: 12x1")
    assert (seen(state).phase, seen(state).turn, texts(state)) == ("reply", A, ["pass"])
    assert "brutus-pass" not in keys(log)
