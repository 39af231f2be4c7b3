"""Laws of Insanam under any moves and any chance, both chosen and shrunk by Hypothesis.

A game is long, so some tests begin in the middle of one: Hypothesis then chooses a seed and how
many moves are made at random before its own. Those rather do something than nothing, or there
would be few marches, fights and accusations.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from examples import many
from ludus.core.codec import from_json, state_hash, to_json
from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.moves import Move
from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.cards.decks import event_deck, left, tile_deck
from ludus.games.insanam.cards.powers import PERMANENT
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    EVENTS,
    GLADIATORS,
    NUMBERS,
    PERSONAL,
    TILES,
)
from ludus.games.insanam.frames import Battle, Fight, Pay
from ludus.games.insanam.options import MODES, Options
from ludus.games.insanam.showing import view
from ludus.games.insanam.state import State, clone
from ludus.testing.strategies import modes, play_some
from properties.laws import RandomPlay

FIRST_MOVES = 25
"""How many moves reach from the first board into the first turn."""

DULL = ("pass", "skip", "done", "halt", "stay", "later", "deny")


def any_options() -> st.SearchStrategy[Options]:
    """Choose a table with any options, of not too many turns."""
    return st.builds(
        Options,
        players=st.sampled_from(GAME.players),
        expert_gladiators=st.booleans(),
        expert_ambitions=st.booleans(),
        boards=st.sampled_from(["pick", "random"]),
        symbol_scope=st.sampled_from(["first", "each"]),
        accuse_reward=st.sampled_from(["VP", "COR"]),
        camp_vp=st.booleans(),
        max_turns=st.integers(1, 12),
        stall_push=st.booleans(),
    )


def lot(state: State, seat: int, rng: Random) -> Move:
    """Choose a move at random, but rather something than nothing."""
    moves = GAME.moves(state, seat)
    busy = [move for move in moves if move.word not in DULL]
    return rng.choice(busy if busy and rng.random() < 0.8 else moves)


PLAY = RandomPlay(GAME, lot)
lots = PLAY.lots


def in_the_middle(data: st.DataObject) -> tuple[State, Random]:
    """Let Hypothesis choose a table, and where to stop in a game of it."""
    rng = Random(data.draw(st.integers(0, 10_000)))
    state = GAME.setup(data.draw(any_options()), Fast(rng), None)
    for _ in lots(state, rng, data.draw(st.integers(0, 350))):
        pass
    return state, rng


# The laws of the contract


@settings(max_examples=many(30))
@given(st.data())
def test_no_law_is_broken(data: st.DataObject) -> None:
    play_some(data, GAME, data.draw(modes(GAME)), FIRST_MOVES, PLAY.check)


@settings(max_examples=many(40))
@given(st.data())
def test_no_law_is_broken_later(data: st.DataObject) -> None:
    PLAY.check_onwards(data, in_the_middle(data)[0], 15)


@settings(max_examples=many(25))
@given(any_options(), st.integers(0, 10_000))
def test_whole_games_hold_the_laws_and_end(options: Options, seed: int) -> None:
    """[section 8.3] No game has more turns than agreed, and every one has an outcome."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    PLAY.check_to_the_end(state, rng, 10_000)
    assert 1 <= state.table.turn <= options.max_turns
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners
    for player, score, place in zip(
        state.table.players, outcome.scores, outcome.ranking, strict=True
    ):
        out = player.shown == "traitor" and player.marker <= 40 and outcome.reason == "sixty"
        assert score == (None if out else player.vp)
        assert (place == 1 + len(outcome.scores) - outcome.scores.count(None)) == out
    assert (outcome.reason == "limit") == (state.table.ender < 0)


def any_moves(seed: int) -> list[Move]:
    """Gather moves that come up somewhere, to try them where they do not belong."""
    rng = Random(seed)
    found: dict[str, Move] = {}
    for options in MODES:
        state = GAME.setup(options, Fast(rng), None)
        for _ in lots(state, rng, 250):
            for seat in GAME.to_act(state)[:1]:
                moves = GAME.moves(state, seat)
                for move in rng.sample(moves, min(3, len(moves))):
                    found[str(move)] = move
    return list(found.values())


SOME = any_moves(1)


@settings(max_examples=many(25))
@given(st.data())
def test_moves_are_what_refusal_allows(data: st.DataObject) -> None:
    """The offered moves are exactly those that no article forbids; every refusal has an article."""
    state, rng = in_the_middle(data)
    tried = rng.sample(SOME, min(250, len(SOME)))
    for seat in range(state.table.options.players):
        moves = list(GAME.moves(state, seat))
        allowed = set()
        for move in tried:
            why = GAME.refusal(state, seat, move)
            if why is None:
                allowed.add(move)
            else:
                assert why.article in GAME.articles
        assert {move for move in tried if move in moves} == allowed
        assert len(set(moves)) == len(moves)
        assert bool(moves) == (seat in GAME.to_act(state))
        assert all(GAME.refusal(state, seat, move) is None for move in moves)


@settings(max_examples=many(25))
@given(st.data())
def test_a_move_reads_as_it_is_written(data: st.DataObject) -> None:
    state, _ = in_the_middle(data)
    for seat in GAME.to_act(state):
        for move in GAME.moves(state, seat):
            text = str(move)
            assert GAME.parse(text) == move
            assert str(GAME.parse(f"  {text.swapcase()} ")) == text


@settings(max_examples=many(20))
@given(st.data())
def test_copies_are_not_touched(data: st.DataObject) -> None:
    """Whatever is played on, a clone stays what it was, and plays on by itself to the same end."""
    state, rng = in_the_middle(data)
    PLAY.check_copies(state, rng.randrange(10_000))


@settings(max_examples=many(20))
@given(st.data())
def test_asking_changes_nothing(data: st.DataObject) -> None:
    state, _ = in_the_middle(data)
    was = state_hash(state)
    for seat in range(state.table.options.players):
        shown = GAME.for_person(view(state, seat))
        assert from_json(to_json(shown), GAME.views) == shown
        for move in GAME.moves(state, seat)[:20]:
            GAME.forecast(view(state, seat), move)
            GAME.odds(view(state, seat), move)
    assert state_hash(state) == was


@settings(max_examples=many(25))
@given(st.data())
def test_told_chance_replays_to_the_same_state(data: st.DataObject) -> None:
    """[section 7.3, law 8] What chance brought, told again, leads to the same state."""
    PLAY.check_retold(data, in_the_middle(data)[0])


@settings(max_examples=many(20))
@given(st.data())
def test_telling_changes_nothing(data: st.DataObject) -> None:
    """A listener makes no difference to the game."""
    state, rng = in_the_middle(data)
    other, seed = clone(state), rng.randrange(10_000)
    quiet, told = Random(seed), Random(seed)
    for _ in range(30):
        seats = GAME.to_act(state)
        if not seats:
            break
        move = lot(state, seats[0], Random(seed))
        step(GAME, state, seats[0], move, Fast(quiet))
        step(GAME, other, seats[0], move, Fast(told), Log())
    assert other == state


# The laws of the court


@settings(max_examples=many(20))
@given(any_options(), st.integers(0, 10_000))
def test_every_card_is_somewhere_once(options: Options, seed: int) -> None:
    """[C-13.2, C-21.13, C-23.7] Gladiators, adversaries, events and tiles are never lost."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    for number, _ in enumerate(lots(state, rng, 2_000)):
        if number % 5 == 0:
            count_gladiators(state)
            count_adversaries(state)
            count_events_and_tiles(state)


def deck_cards(state: State, name: str) -> list[str]:
    deck = state.secrets.decks[name]
    assert left(deck) == len(deck.top) + len(deck.bag) + len(deck.under)
    return [*deck.top, *deck.bag, *deck.under]


def count_gladiators(state: State) -> None:
    table = state.table
    cards = Counter(deck_cards(state, "gladiator"))
    cards.update(table.display)
    cards.update(table.discards.get("gladiator", []))
    for player, own in zip(table.players, state.secrets.own, strict=True):
        cards.update((*player.play, *player.tucked, *player.winners))
        cards.update(card for card in (*own.hand, *own.picks) if card not in PERSONAL)
    fighting = {frame.gladiator for frame in table.frames if isinstance(frame, Fight)}
    cards.update(card for card in fighting if not cards[card])
    assert cards == Counter(list(GLADIATORS))


def count_adversaries(state: State) -> None:
    table = state.table
    cards = Counter(deck_cards(state, "adversary"))
    cards.update(table.adversaries)
    cards.update(table.discards.get("adversary", []))
    fighting = {frame.adversary for frame in table.frames if isinstance(frame, Fight)}
    cards.update(card for card in fighting if not cards[card])
    assert cards == Counter(list(ADVERSARIES))
    assert state.secrets.decks["adversary"].under == table.beneath
    top = state.secrets.decks["adversary"].top
    assert not top or ADVERSARIES[top[0]].category == table.eyes


def count_events_and_tiles(state: State) -> None:
    table = state.table
    for number, events in EVENTS.items():
        name = event_deck(number)
        cards = Counter([*deck_cards(state, name), *table.discards.get(name, [])])
        assert cards == Counter(event.id for event in events)
    tiles = Counter(table.gone)
    for name, zone in table.zones.items():
        tiles.update(deck_cards(state, tile_deck(name)))
        tiles.update(filter(None, (zone.tile, zone.offer)))
    assert tiles == Counter(list(TILES))


@settings(max_examples=many(25))
@given(any_options(), st.integers(0, 10_000))
def test_what_is_reached_on_the_track_stays_reached(options: Options, seed: int) -> None:
    """[C-9.4, C-9.5, C-9.8] Citizens won stay, symbols work once, rounds never go back."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    table = state.table
    was = (1, [0] * options.players, 0)
    for _ in lots(state, rng, 2_000):
        peaks = [player.peak for player in table.players]
        now = (table.round, peaks, len(table.symbols))
        assert now[0] >= was[0]
        assert all(new >= old for new, old in zip(peaks, was[1], strict=True))
        assert len(table.symbols) >= was[2]
        assert len(set(table.symbols)) == len(table.symbols)
        for player in table.players:
            waiting = [space for space in NUMBERS.track.citizens if space > player.peak]
            assert player.waiting == waiting
        was = now


@settings(max_examples=many(25))
@given(any_options(), st.integers(0, 10_000))
def test_every_exchange_takes_a_piece(options: Options, seed: int) -> None:
    """[C-19.8, section 8.2] So a battle comes to its end."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    for _ in lots(state, rng, 2_000):
        for frame in state.table.frames:
            if isinstance(frame, Battle):
                pieces = 2 * NUMBERS.fixed.stack + max(NUMBERS.fixed.stack, 12)
                assert frame.exchange <= pieces


@settings(max_examples=many(25))
@given(any_options(), st.integers(0, 10_000))
def test_nobody_pays_what_is_not_there(options: Options, seed: int) -> None:
    """[C-7.4, section 7.3, law 4] Goods are never negative, whatever is chosen."""
    rng = Random(seed)
    state = GAME.setup(options, Fast(rng), None)
    for _ in lots(state, rng, 2_000):
        assert all(min(player.goods) >= 0 for player in state.table.players)
        for frame in state.table.frames:
            if isinstance(frame, Pay):
                assert min(*frame.paid, *frame.unpaid) >= 0


def tables() -> Iterator[tuple[Options, Random]]:
    for number in range(400):
        yield MODES[number % len(MODES)], Random(number)


def test_every_question_is_asked() -> None:
    """Random moves come to every decision there is, so that the tests above can have seen all.

    Powers that cost much are given away, and a gladiator under a board that lets dice be rolled
    again, or random games would end before they are there.
    """
    met: set[str] = set()
    lucky = next(card for card, mods in PERMANENT.items() if "reroll" in mods)
    for options, rng in tables():
        state = GAME.setup(options, Fast(rng), None)
        bag = state.secrets.decks["gladiator"].bag
        if lucky in bag:
            bag.remove(lucky)
            state.table.players[0].winners.append(lucky)
        met.add(state.table.frames[-1].ask)
        for _ in lots(state, rng, 1_500):
            if state.table.frames:
                met.add(state.table.frames[-1].ask)
            for player in state.table.players:
                if player.board and player.board not in ("macro", "sabinus"):
                    player.unlocked = [True, True, True]
        if met >= set(GAME.by_word):
            break
    assert met == set(GAME.by_word)
