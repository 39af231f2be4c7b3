"""Who sees what: section 5.3 line by line, and what a person is shown beside the table."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludus.core.codec import to_json
from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.message import Message, say, seat_ref
from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.cards.decks import draw, peek, put_in_order
from ludus.games.insanam.content.cards import Condition
from ludus.games.insanam.content.catalogue import REDEMPTIONS
from ludus.games.insanam.options import MODES, Options
from ludus.games.insanam.showing import for_person, recall, view
from ludus.games.insanam.state import Deck, Own, State
from ludus.games.insanam.view import Edict, View
from rules.insanam.asks import POSITIONS, event
from rules.insanam.build import (
    barbarians,
    begin,
    court,
    go_on,
    hold,
    in_play,
    lay_tile,
    mark,
    moves,
    next_event,
    one,
    play,
    plays,
    store,
    tucked,
    unlock,
    with_income,
    words,
)
from rules.insanam.map_build import set_out


def person(state: State, seat: int | None) -> View:
    """Show a person the table from a seat."""
    return for_person(view(state, seat))


def shown_to_all(state: State) -> list[View]:
    return [person(state, seat) for seat in (None, *range(len(state.table.players)))]


def same_for(seat: int | None, before: State, after: State) -> bool:
    """Tell whether a seat sees no difference at all."""
    return to_json(view(before, seat)) == to_json(view(after, seat))


def changed(state: State, change: Any) -> State:
    """Change a copy of a state."""
    new = GAME.clone(state)
    change(new)
    return new


# Goods behind the screen


def test_c_2_5_goods_are_shown_to_their_owner_only() -> None:
    state = court(3)
    for seat in range(3):
        players = person(state, seat).table.players
        assert [player.goods for player in players] == [
            [20, 10, 10] if other == seat else [] for other in range(3)
        ]
    assert [player.goods for player in person(state, None).table.players] == [[], [], []]


def test_c_2_5_what_others_hold_changes_no_byte_a_person_is_shown() -> None:
    state = court(3)
    other = changed(state, lambda new: one(new, 1).goods.__setitem__(0, 3))
    for seat in (None, 0, 2):
        assert to_json(person(state, seat)) == to_json(person(other, seat))
    assert to_json(person(state, 1)) != to_json(person(other, 1))


def test_c_2_5_a_single_gain_is_told_to_all() -> None:
    state = court(3)
    log = play(state, "place SUB")
    play(state, "done")
    told = play(state, "place SUB")
    assert "gains" in words(told)
    assert all(one.to is None for one in (*log.told, *told.told))


def test_c_2_5_hiding_goods_changes_nothing_but_the_picture() -> None:
    state = court(3)
    shown = view(state, 0)
    for_person(shown)
    assert shown == view(state, 0)
    assert one(state, 1).goods == [20, 10, 10]


def test_moves_that_depend_on_goods_are_told_to_their_owner_only() -> None:
    """Refused attempts of somebody else say whose turn it is, and nothing of their means."""
    state = court(3)
    plays(state, "place BAR 1", "act a")
    poor = changed(state, lambda new: one(new, 0).goods.__setitem__(0, 0))
    assert moves(state) != moves(poor)
    move = GAME.parse("recruit LEG")
    for seat in (1, 2):
        assert GAME.refusal(state, seat, move) == GAME.refusal(poor, seat, move)
        assert to_json(person(state, seat)) == to_json(person(poor, seat))
        assert GAME.forecast(view(state, seat), move) is None


# What lies open


def test_c_2_8_troops_points_citizens_banners_and_gladiators_lie_open() -> None:
    state = court(3)
    hold(state, "CAE", 0, (2, 1, 0), camp=True)
    in_play(state, 0, "G05")
    tucked(state, 1, "G06")
    plays(state, "place COL 1", "act d", "done")
    for shown in shown_to_all(state):
        table = shown.table
        assert table.lands == state.table.lands
        assert table.seas == state.table.seas
        assert table.zones == state.table.zones
        assert (table.display, table.adversaries) == (["G01", "G02"], ["A13", "A14"])
        for seat, player in enumerate(table.players):
            mine = state.table.players[seat]
            assert player.strip == mine.strip
            assert player.storage == mine.storage
            assert (player.vp, player.marker, player.chariot) == (mine.vp, mine.marker, 0)
            assert (player.play, player.tucked, player.winners) == (
                mine.play, mine.tucked, mine.winners,
            )  # fmt: skip
            assert (player.supply, player.placed) == (mine.supply, mine.placed)
        assert table.order == [0, 1, 2]


def test_c_17_5_movement_points_strength_territories_and_income_are_worked_out_for_all() -> None:
    state = court(3, boards=("macro", "seneca", "petronius"))
    unlock(state, 0, 1)
    hold(state, "CAE", 0)
    tucked(state, 1, "G01" if "G01" not in state.table.display else "G05")
    for shown in shown_to_all(state):
        mine, other, _ = shown.houses
        assert (mine.points, mine.strength, mine.lands) == (1, (2, 3, 4), 2)
        assert list(mine.income) == with_income(state, 0, 2)
        assert (other.strength, other.lands) == ((1, 2, 3), 1)


def test_c_1_10_public_ambitions_of_all_rounds_lie_open() -> None:
    for shown in shown_to_all(court(2)):
        assert shown.table.ambitions == ["U1", "U2", "U3", "U4"]


# Destinies


def test_c_2_6_a_destiny_is_seen_by_its_owner_only() -> None:
    state = court(3)
    other = changed(state, lambda new: setattr(new.secrets.own[1], "destiny", "traitor"))
    for seat in (None, 0, 2):
        assert same_for(seat, state, other)
    assert not same_for(1, state, other)
    assert view(other, 1).mine == other.secrets.own[1]
    assert view(other, None).mine is None


def test_c_10_10_cards_dealt_anew_and_put_away_are_seen_by_their_owner_only() -> None:
    worlds = []
    for card, choice in (("traitor", "new"), ("loyal", "old")):
        state = court(3)
        unlock(state, 0, 3)
        play(state, "accuse 1", f"redeal@1 {card} redeal@2 loyal")
        before = [view(state, seat) for seat in (None, 0, 2)]
        play(state, f"destiny {choice}", seat=1)
        log = play(state, "destiny old", seat=2)
        worlds.append((before, [view(state, seat) for seat in (None, 0, 2)], words(log)))
        mine = view(state, 1).mine
        assert mine is not None
        assert mine.past == ["loyal", card, card]
    assert worlds[0] == worlds[1]


def test_c_10_4_the_destiny_of_an_exposed_traitor_is_open() -> None:
    state = court(3, destinies=("loyal", "traitor", "loyal"))
    unlock(state, 0, 3)
    play(state, "accuse 1", "redemption D2")
    for shown in shown_to_all(state):
        assert (shown.table.players[1].shown, shown.table.players[1].card) == ("traitor", "D2")
        assert shown.progress["D2"] == ((0, 1), (0, 2))


def test_c_11_5_a_redeemed_player_is_loyal_for_all_to_see() -> None:
    state = court(3, destinies=("loyal", "traitor", "loyal"))
    unlock(state, 0, 3)
    play(state, "accuse 1", "redemption D1")
    state.table.turn += 1
    begin(state, 1)
    play(state, "redeem 3")
    for shown in shown_to_all(state):
        assert shown.table.players[1].shown == "loyal"


def test_traitors_do_not_know_each_other() -> None:
    state = court(3, destinies=("traitor", "traitor", "loyal"))
    other = changed(state, lambda new: setattr(new.secrets.own[1], "destiny", "loyal"))
    assert same_for(0, state, other)


# Ambitions


def test_c_12_3_a_hidden_ambition_and_its_counter_are_the_owners() -> None:
    """Seat 3 shows P07, which counts citadels, and hides P08, which counts battles."""
    state = court(4)
    one(state, 3).counts = {"citadels": 1, "barbwins": 4, "sub": 2}
    mine, others = person(state, 3), person(state, 0)
    assert mine.table.players[3].counts == {"citadels": 1, "barbwins": 4, "sub": 2}
    assert others.table.players[3].counts == {"citadels": 1}
    assert mine.progress["P08"] == ((4, 5), (1, 4))
    assert (others.progress["P07"], "P08" in others.progress) == (((1, 2),), False)


def test_c_12_3_an_ambition_that_is_done_has_no_counter_any_more() -> None:
    state = court(4)
    one(state, 3).open, one(state, 3).done = "", ["P07"]
    one(state, 3).counts = {"citadels": 2}
    assert person(state, 0).table.players[3].counts == {}
    assert set(person(state, 3).progress) == {"P01", "P03", "P05", "P08"}


def test_c_12_3_what_was_counted_before_an_exposure_is_hidden_too() -> None:
    state = court(4)
    player = one(state, 3)
    player.exposed, player.shown, player.card = True, "traitor", "D4"
    player.counts = {"citadels": 1, "barbwins": 4, "sub": 3}
    player.before = {"citadels": 1, "barbwins": 3, "sub": 2}
    shown = person(state, 0).table.players[3]
    assert shown.counts == {"citadels": 1, "sub": 3}
    assert shown.before == {"citadels": 1, "sub": 2}
    assert person(state, 3).table.players[3].before == player.before
    assert person(state, 0).progress["D4"] == ((1, 1), (1, 4))


def test_c_12_4_progress_in_goods_is_for_the_owner_only() -> None:
    state = court(3)
    one(state, 0).open = "P22"
    assert person(state, 0).progress["P22"] == ((20, 20), (10, 6), (10, 6))
    assert "P22" not in person(state, 1).progress


def test_c_2_5_objectives_measured_in_goods_are_for_the_owner_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No card has one yet; one that is added must not tell."""
    state = court(3)
    player = one(state, 1)
    player.exposed, player.shown, player.card = True, "traitor", "D1"
    conditions = (Condition("goods", 50), *REDEMPTIONS["D1"].conditions[:1])
    monkeypatch.setitem(REDEMPTIONS, "D1", replace(REDEMPTIONS["D1"], conditions=conditions))
    assert person(state, 1).progress["D1"] == ((40, 50), (0, 1))
    assert person(state, 0).progress["D1"] == ((0, 1),)


def test_c_1_16_a_hidden_ambition_is_in_no_view_of_others() -> None:
    state = court(3)
    other = changed(state, lambda new: setattr(new.secrets.own[1], "ambition", "P20"))
    for seat in (None, 0, 2):
        assert same_for(seat, state, other)


# Decks


def test_c_1_11_no_view_has_a_deck_but_its_size() -> None:
    state = court(3)
    shown = view(state, 0)
    assert shown.decks["adversary"] == shown.decks["gladiator"] == 28
    assert {shown.decks[f"event{n}"] for n in range(1, 5)} == {10}
    assert {shown.decks[f"tile{zone}"] for zone in state.table.zones} == {9}
    other = changed(state, lambda new: new.secrets.decks["event1"].bag.reverse())
    assert same_for(0, state, other)


def test_c_21_4_of_the_top_adversary_the_category_alone_is_seen() -> None:
    state = court(3)
    assert all(shown.table.eyes == "AN" for shown in shown_to_all(state))


def test_a_peek_is_seen_by_one_and_known_by_all() -> None:
    """The others are told that cards were looked at, and how many; not which, nor how put back."""
    frames = []
    for order in ("A22,A01,A15", "A22,A15,A01"):
        state = court(3)
        lay_tile(state, "K07")
        in_play(state, 0, "G20")
        plays(state, "place COL 1", "act d", chance="peek@0 A22 A01 A15")
        mine = view(state, 0).mine
        assert mine is not None
        assert mine.peeked == ["A22", "A01", "A15"]
        log = play(state, f"order {order}")
        (told,) = log.told
        assert (told.to, told.event.key) == (0, "insanam-told-you-peeked")
        assert told.others == say("insanam-told-peeked", seat=seat_ref(0), n=3)
        assert state.secrets.own[0].sure == {"adversary": order.split(",")}
        frames.append([view(state, seat) for seat in (None, 1, 2)])
    assert frames[0] == frames[1]
    assert frames[0][0].table.tops == {"adversary": 3}


def test_a_card_drawn_before_all_eyes_need_not_be_remembered() -> None:
    state = court(3)
    lay_tile(state, "K07")
    in_play(state, 0, "G20")
    plays(state, "place COL 1", "act d", chance="peek@0 A22 A01 A15")
    play(state, "order A15,A01,A22")
    log = play(state, "fight G20 TOP", "arena 1 foe 6")
    assert "fights" in words(log)
    mine = view(state, 0).mine
    assert mine is not None
    assert mine.sure == {"adversary": ["A01", "A22"]}
    assert state.table.tops == {"adversary": 2}


def test_looking_again_at_fewer_cards_forgets_none() -> None:
    """Whoever knows the top three and puts the first two in order still knows the third."""
    state = court(2)
    fate = Fast(Random(1))
    cards = peek(state, 0, "event1", 3, fate)
    put_in_order(state, 0, "event1", cards, fate)
    two = peek(state, 0, "event1", 2, fate)
    put_in_order(state, 0, "event1", two[::-1], fate)
    assert state.secrets.own[0].sure["event1"] == [cards[1], cards[0], cards[2]]
    peek(state, 1, "event1", 3, fate)
    put_in_order(state, 1, "event1", cards, fate)
    assert state.secrets.own[0].sure == {}
    assert state.secrets.own[0].among["event1"] == sorted(cards)
    peek(state, 0, "event1", 2, fate)
    put_in_order(state, 0, "event1", cards[:2], fate)
    assert state.secrets.own[0].sure["event1"] == cards[:2]
    assert state.secrets.own[0].among["event1"] == cards[2:]


def test_gladiators_put_away_in_a_draft_come_up_only_before_all_eyes() -> None:
    state = court(2)
    deck = state.secrets.decks["gladiator"]
    state.secrets.decks["gladiator"] = Deck(["G09"], [], ["G10", "G11"])
    state.table.discards["gladiator"] = [card for card in deck.bag if card not in
                                         ("G09", "G10", "G11")]  # fmt: skip
    assert peek(state, 0, "gladiator", 3, Fast(Random(1))) == ["G09"]
    assert state.table.surfaced == []
    fate = Fast(Random(1))
    assert [draw(state, "gladiator", fate) for _ in range(3)] == ["G09", "G10", "G11"]
    assert state.table.surfaced == ["G10", "G11"]


def test_c_21_13_looking_into_a_deck_made_anew_shows_the_eyes_of_its_top() -> None:
    state = court(2)
    deck = state.secrets.decks["adversary"]
    state.table.discards["adversary"], deck.bag = deck.bag, []
    state.table.eyes = ""
    cards = peek(state, 0, "adversary", 3, Fast(Random(1)))
    assert len(cards) == 3
    assert state.table.eyes != ""


# Choices all make at once


def test_c_13_3_a_thumb_is_hidden_until_all_are_in() -> None:
    worlds = []
    for thumb in ("approve", "refuse"):
        state = court(3)
        next_event(state, "E101")
        plays(state, "pass", "pass", "pass", chance="event E101")
        log = play(state, thumb, seat=1)
        assert words(log) == []
        worlds.append([view(state, seat) for seat in (None, 0, 2)])
        assert view(state, 1).mine == state.secrets.own[1]
        assert state.secrets.own[1].answer == [thumb]
        play(state, "approve", seat=0)
        play(state, "approve", seat=2)
        assert all(shown.table.thumbs[1] == thumb for shown in shown_to_all(state))
    assert worlds[0] == worlds[1]
    assert (worlds[0][0].waiting, worlds[0][0].turn) == ((0, 2), None)


def test_c_13_5_a_gift_is_hidden_until_all_are_in() -> None:
    worlds = []
    for gift in (0, 9):
        state = court(2)
        next_event(state, "E109")
        plays(state, "pass", "pass", chance="event E109")
        play(state, f"give G {gift}", seat=1)
        worlds.append([view(state, seat) for seat in (None, 0)])
        play(state, "give G 4", seat=0)
        assert all(shown.table.gifts == [4, gift] for shown in shown_to_all(state))
    assert worlds[0] == worlds[1]


def test_c_1_15_a_draft_is_seen_by_whoever_holds_the_cards() -> None:
    fate = Fast(Random(1))
    state = GAME.setup(Options(3, expert_gladiators=True, boards="random"), fate, None)
    assert view(state, 0).waiting == (0, 1, 2)
    hands = [own.hand for own in state.secrets.own]
    for seat in range(3):
        mine = view(state, seat).mine
        assert mine is not None
        assert mine.hand == hands[seat]
    step(GAME, state, 1, GAME.moves(state, 1)[0], fate)
    assert view(state, 0).waiting == (0, 2)
    shown = to_json(view(state, 0)).decode()
    assert not any(card in shown for card in (*hands[1], *hands[2]))


# For a person


def test_a_person_is_told_what_could_be_worked_out() -> None:
    state = court(3)
    hold(state, "CAE", 0, (1, 1, 0), camp=True)
    barbarians(state, "TIN", 3, citadel=True)
    store(state, 0, (0, 0, 1))
    one(state, 1).chariot = 4
    state.table.suburra += [1, 2]
    for seat in (0, 1, None):
        shown = person(state, seat)
        assert [shown.powers[land] for land in ("NUM", "CAE", "TIN")] == [2, 8, 8]
        assert "LUS" not in shown.powers or shown.powers["LUS"] > 0
        assert [house.troops for house in shown.houses] == [(3, 1, 1), (2, 0, 0), (2, 0, 0)]
        assert [house.camps for house in shown.houses] == [1, 0, 0]
        assert [house.race for house in shown.houses] == [2, 1, 2]
        assert [house.suburra for house in shown.houses] == [(2, 2, 2)] * 3


def test_those_who_march_are_off_the_strip() -> None:
    state = court(3)
    hold(state, "CAE", 1, (1, 0, 0))
    set_out(state, 2)
    play(state, "march NUM CAE 1 0 0")
    assert person(state, 2).houses[0].troops == (2, 0, 0)


def test_a_person_is_told_both_sides_of_a_battle_and_of_a_fight() -> None:
    state = POSITIONS["fall"]()
    for seat, keys in (
        (0, ("attack-you", "defence")),
        (1, ("attack", "defence-you")),
        (None, None),
    ):
        first, second = person(state, seat).sums
        assert (first.total, second.total) == (3, 3)
        wanted = [f"insanam-sum-{key}" for key in keys or ("attack", "defence")]
        assert [first.what.key, second.what.key] == wanted
    state = POSITIONS["reroll"]()
    mine, other = person(state, 1).sums
    assert state.table.dice is not None
    assert state.table.dice.totals[0] == mine.total + state.table.dice.first
    assert state.table.dice.totals[1] == other.total + state.table.dice.second
    assert person(court(3), 0).sums == ()


def test_c_13_8_a_person_is_told_what_gifts_brought() -> None:
    assert person(court(2), 0).edict is None
    assert person(event("E109"), 0).edict is None
    enough = person(event("E109", "give G 3", "give G 1"), 1).edict
    assert enough == Edict(4, 4, 0, (1, 2), ("+5VP", "+1COR"))
    short = person(event("E109", "give G 1", "give G 0"), 0).edict
    assert short == Edict(4, 1, 3, (0, 0), ("", "-3VP"))
    nearly = person(event("E109", "give G 3", "give G 0"), 0).edict
    assert nearly == Edict(4, 3, 1, (0, 0), ("", "-1VP"))
    equal = person(event("E109", "give G 2", "give G 2"), None).edict
    assert equal == Edict(4, 4, 0, (1, 1), ("+5VP", "+5VP"))
    assert person(event("E101", "approve", "refuse"), 0).edict is None


def test_while_boards_are_chosen_there_is_nothing_to_work_out() -> None:
    state = GAME.setup(Options(2), Fast(Random(1)), None)
    shown = person(state, 0)
    assert (shown.houses, shown.progress, shown.sums, shown.edict) == ((), {}, (), None)


def test_when_the_game_is_over_nobody_is_asked() -> None:
    state = court(2, destinies=("traitor", "loyal"))
    mark(state, 0, 59)
    play(state, "place SUB")
    shown = person(state, 1)
    assert (shown.turn, shown.waiting, shown.ask) == (None, (), "")
    assert [player.shown for player in shown.table.players] == ["traitor", "loyal"]


def test_a_view_is_a_copy() -> None:
    state = court(3)
    before = view(state, 0)
    plays(state, "place COL 1", "act d", "done", "pass")
    go_on(state)
    assert before.table.players[0].supply == 3
    assert before != view(state, 0)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_no_person_sees_goods_or_cards_of_others(options: Options) -> None:
    """[section 7.3, law 7] At every step of a random game."""
    rng = Random("law 7")
    fate = Fast(rng)
    state = GAME.setup(options, fate, None)
    for count in range(150):
        acting = GAME.to_act(state)
        if not acting:
            break
        if count % 5 == 0:
            for seat in range(options.players):
                shown = person(state, seat)
                others = [p for at, p in enumerate(shown.table.players) if at != seat]
                assert all(player.goods == [] for player in others)
                blind = GAME.clone(state)
                blind.secrets.decks = {
                    name: Deck(["x"] * shown.decks[name]) for name in state.secrets.decks
                }
                blind.secrets.own = [
                    own if at == seat else Own() for at, own in enumerate(state.secrets.own)
                ]
                for at, player in enumerate(blind.table.players):
                    player.goods = player.goods if at == seat else [0, 0, 0]
                assert person(blind, seat) == shown
        seat = rng.choice(acting)
        step(GAME, state, seat, rng.choice(GAME.moves(state, seat)), fate)


# What people can look up


def heard(log: Log) -> list[Message]:
    return [told.event for told in log.told]


def test_this_turn_and_the_last_can_be_looked_up() -> None:
    turn, other = say("insanam-told-turn", n=1, round=1), say("insanam-told-passes", seat=0)
    assert recall([]) == 0
    assert recall([other, other]) == 0
    assert recall([other, turn, other]) == 0
    assert recall([turn, other, turn, other]) == 0
    assert recall([other, turn, other, turn, other]) == 1
    assert recall([turn, other, turn, other, other, turn]) == 2


def test_older_gains_are_for_memory() -> None:
    log = Log()
    rng = Random(2)
    fate = Fast(rng)
    state = GAME.setup(Options(2, boards="random"), fate, log)
    while state.table.turn < 4:
        seat = GAME.to_act(state)[0]
        step(GAME, state, seat, rng.choice(GAME.moves(state, seat)), fate, log)
    told = heard(log)
    assert told[recall(told)].facts["n"] == 3


def test_what_is_turned_up_cannot_be_taken_back() -> None:
    """No move is undone across an event or an accusation. [C-10.3, C-13.3]"""
    state = court(3)
    before = GAME.clone(state)
    play(state, "place COL 1")
    assert not GAME.is_final(before, state)
    state = court(3, destinies=("loyal", "traitor", "loyal"))
    unlock(state, 0, 3)
    before = GAME.clone(state)
    play(state, "accuse 1", "redemption D1")
    assert GAME.is_final(before, state)
    before = GAME.clone(state)
    plays(state, "pass", "pass", "pass", chance="event E101")
    assert GAME.is_final(before, state)


def drafting() -> State:
    """Three players choose from their first packs."""
    state = GAME.setup(Options(3, boards="random", expert_ambitions=True), Fast(Random(3)), None)
    rng = Random(1)
    while GAME.to_act(state) != (0, 1, 2):
        seat = GAME.to_act(state)[0]
        step(GAME, state, seat, rng.choice(GAME.moves(state, seat)), Fast(rng))
    return state


def test_who_has_seen_the_next_pack_cannot_pick_again() -> None:
    """A pick can be taken back until the last one is made: then the packs go round. [C-1.17]"""
    state = drafting()
    for seat in (0, 1, 2):
        before = GAME.clone(state)
        step(GAME, state, seat, GAME.moves(state, seat)[0], Fast(Random(1)))
        assert GAME.is_final(before, state) == (seat == 2)
        assert not GAME.is_hidden(before, state), "all see who has picked"


# What a seat can pay with


def test_c_1_2_a_purse_holds_gold_wood_and_stone() -> None:
    state = court(3)
    one(state, 1).goods = [3, 0, 7]
    assert GAME.purse(state, 1) == {"gold": 3, "wood": 0, "stone": 7}
