"""The table of Insanam in the terminal: every question, three languages, narrow and wide."""

import io
import re
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType

from cli.prompt import Shell, Spy
from ludus.cli import play as play_command
from ludus.cli.tables import find_table, in_columns
from ludus.cli.tables.insanam import InsanamTable
from ludus.cli.tables.insanam.cards import event, redemption
from ludus.cli.tables.insanam.moves import MOST, say_move
from ludus.cli.tables.insanam.words import Words
from ludus.cli.terminal import Terminal
from ludus.core.events import Log
from ludus.core.fate import Fast
from ludus.core.message import Message, say, seat_ref
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.content.cards import Collective
from ludus.games.insanam.content.catalogue import BOARDS, EVENT, REDEMPTIONS
from ludus.games.insanam.content.vocabulary import METRICS, MOD_KEYS, TRIGGERS, Atom
from ludus.games.insanam.court.moves import KeepDestiny
from ludus.games.insanam.frames import Battle, Fight
from ludus.games.insanam.map.moves import Recruit
from ludus.games.insanam.options import MODES
from ludus.games.insanam.showing import for_person, view
from ludus.games.insanam.state import State, clone
from ludus.games.insanam.view import View

NAMES = ["You", "Livia", "Marcus", "Claudia"]
IDLE = ("pass", "done", "skip", "halt", "stay", "later")


# Positions


class Moment(NamedTuple):
    """Somebody has to act: the whole truth, what they may do and have heard."""

    state: State
    moves: list[Move]
    heard: Sequence[Message]

    @property
    def view(self) -> View:
        return view(self.state, (GAME.to_act(self.state) or (0,))[0])

    @property
    def names(self) -> list[str]:
        return NAMES[: self.state.table.options.players]


def lively(moves: Sequence[Move], rng: Random) -> Move:
    """Play at random, all kinds of move alike, but rather do something than not."""
    kinds = list(dict.fromkeys(type(move) for move in moves))
    busy = [kind for kind in kinds if kind.word not in IDLE]
    kind = rng.choice(busy if busy and rng.random() < 0.85 else kinds)
    return rng.choice([move for move in moves if isinstance(move, kind)])


def enrich(state: State, rng: Random) -> None:
    """Give everybody goods, powers and a lucky gladiator, so that rare questions come up."""
    for player in state.table.players:
        player.goods = [40, 20, 20]
        player.unlocked = [True, True, rng.random() < 0.5]
        player.winners = ["G18"]


@cache
def games() -> dict[str, list[Moment]]:
    """Play at random until every question was asked and every kind of move offered."""
    found: dict[str, list[Moment]] = {ask: [] for ask in (*GAME.by_word, "over")}
    kinds: set[type[Move]] = set()
    for number in range(1000):
        rng, log = Random(number), Log()
        fate, poor = Fast(rng), number % 2
        state = GAME.setup(MODES[number % len(MODES)], fate, log)
        while seats := GAME.to_act(state):
            if not poor and state.table.frames[-1].ask == "turn":
                enrich(state, rng)
                poor = True
            moves = list(GAME.moves(state, seats[0]))
            ask, new = state.table.frames[-1].ask, {type(move) for move in moves} - kinds
            if new or not found[ask]:
                kinds |= new
                found[ask].append(Moment(clone(state), moves, log.heard_by(seats[0])[-30:]))
            step(GAME, state, seats[0], lively(moves, rng), fate, log)
        if len(found["over"]) < 3:
            found["over"].append(Moment(state, [], log.heard_by(0)[-30:]))
        if all(found.values()) and kinds == set(GAME.notation.kinds):
            return found
    raise AssertionError(
        [ask for ask, some in found.items() if not some], set(GAME.notation.kinds) - kinds
    )


def moments() -> list[Moment]:
    """List all moments in which somebody has to act."""
    return [moment for ask, some in games().items() if ask != "over" for moment in some]


def shown(*parts: RenderableType, width: int = 96) -> str:
    """Print for a terminal of some width, as a session does."""
    written = io.StringIO()
    Console(file=written, width=width, highlight=False).print(Group(*parts))
    return written.getvalue()


def seated(
    language: str = "en", width: int = 96, names: Sequence[str] = NAMES
) -> tuple[Terminal, InsanamTable]:
    """Sit down at a table that may fill that many columns."""
    terminal = Terminal(language)
    terminal.out = Console(file=io.StringIO(), width=width + 4, highlight=False)
    return terminal, InsanamTable(terminal, names)


def drawn(state: State, language: str = "en", width: int = 96) -> str:
    """Show the table to whoever has to act."""
    seat = GAME.to_act(state)[0]
    _, table = seated(language, width, NAMES[: state.table.options.players])
    seen, moves = view(state, seat), list(GAME.moves(state, seat))
    return shown(table.draw(seen, moves), table.duty(seen, moves), width=width)


def one_line(text: str) -> str:
    return " ".join(text.split())


def words(language: str = "en") -> Words:
    return Words(Terminal(language), NAMES)


def test_the_table_is_found_by_the_name_of_the_game() -> None:
    assert isinstance(find_table(GAME, Terminal("en"), NAMES), InsanamTable)


# Everything, everywhere


@pytest.mark.parametrize(
    ("language", "width"),
    [("ru", 24), ("fr", 44), ("en", 76), ("fr", 76), ("ru", 76), ("en", 160)],
)
def test_every_question_fits_and_can_be_said(language: str, width: int) -> None:
    for ask, some in games().items():
        for moment in some if width == 76 else some[:1]:
            _, table = seated(language, width, moment.names)
            parts = [table.last(moment.view), *table.narrate(moment.view, moment.heard)]
            parts += [*table.recall(moment.view, moment.heard)][-5:]
            if moment.moves:
                parts.append(table.draw(moment.view, moment.moves))
                parts.append(table.duty(moment.view, moment.moves))
            else:
                parts.append(table.result(moment.view, moment.state.table.over))  # type: ignore[arg-type]
            out = shown(*parts, width=width)
            assert max(map(cell_len, out.splitlines())) <= width, ask
            assert not re.search(r"[{}$]|insanam-", out), ask


FOREIGN = {
    "fr": r"\b(turn|round|gold|wood|stone|troops?|citizens?|your?|the|banner|on|of)\b",
    "ru": r"\b(turn|round|gold|wood|stone|troops?|citizens?|your?|the|banner|on|of)\b",
}


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_is_said_in_english(language: str) -> None:
    for moment in moments():
        out = one_line(drawn(moment.state, language))
        # What may be typed is the same in every language.
        said = re.sub(r"\((?:[a-z]+)(?: [^()]*)?\)", "", out)
        assert not re.search(FOREIGN[language], said), re.search(FOREIGN[language], said)


def test_every_move_is_told_beside_its_number() -> None:
    for moment in moments():
        _, table = seated(names=moment.names)
        assert list(table.choices(moment.view, moment.moves)) == moment.moves
        out = one_line(drawn(moment.state))
        for number, move in enumerate(moment.moves[:MOST], 1):
            assert re.search(rf"(^| ){number}\) \S.* \({re.escape(str(move))}\)", out)
        more = len(moment.moves) - MOST
        assert (f"… and {more} more, which you may type" in out) == (more > 0)


def test_goods_of_others_stay_behind_their_screens() -> None:
    moment = next(one for one in games()["turn"] if len(one.names) > 2)
    state = clone(moment.state)
    seat = GAME.to_act(state)[0]
    for other, player in enumerate(state.table.players):
        player.goods = [777, 778, 779] if other != seat else [5, 6, 7]
    out = drawn(state)
    assert "777" not in out
    assert "Your goods: 5 gold, 6 wood, 7 stone" in out


# What cards say


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_key_trigger_and_metric_has_words_of_its_own(language: str) -> None:
    said = words(language)
    mods = {said.atom(Atom("mod", n=1, key=key)) for key in MOD_KEYS}
    taxes = {said.atom(Atom("tax", n=1, resource="G", key=key)) for key in TRIGGERS}
    assert (len(mods), len(taxes)) == (len(MOD_KEYS), len(TRIGGERS))
    assert len({said.condition(metric, 2) for metric in METRICS}) == len(METRICS)
    assert len({said.measure(metric) for metric in METRICS}) == len(METRICS)


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_event_and_redemption_can_be_told(language: str) -> None:
    said = words(language)
    for players in (2, 3, 4):
        for card in EVENT.values():
            told = list(event(said, card.id, players))
            both = 2 if isinstance(card, Collective) or not card.board else 3
            assert len(told) == (players if isinstance(card, Collective) else both)
            assert all(told)
    for name in REDEMPTIONS:
        assert redemption(said, name, ((0, 1), (1, 3))).count("/") == 2


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("place COL 1", "Place a citizen: Colosseum, circle 1: +1 gold"),
        ("place SUB", "Place a citizen: Suburra"),
        ("march NUM CAE 1 0 0", "Attack: Numidia → Mauretania Caesariensis, 1 legionary"),
        ("march NUM IBR 2 0 0", "March: Numidia → Mare Ibericum, 2 legionaries"),
        ("swap GG WS", "Give 2 gold, get 1 wood, 1 stone"),
        (
            "demote TAR 1 2",
            (
                "Turn into legionaries in Tarraconensis: 1 centurion, 2 Evocati"
                " (14 gold, 3 wood, 2 stone)"
            ),
        ),
        ("cull CEN STO", "Return: centurion (storage)"),
        ("fall 1 0 0 1", "Lose 1 legionary, 1 camp"),
        ("give W 0", "Give 0 wood"),
        ("muster 0", "Recruit none"),
        ("order A21,A09", "From the top: Rhino, Celtic Warrior"),
    ],
)
def test_moves_in_words(move: str, text: str) -> None:
    seen = games()["turn"][0].view
    assert say_move(words(), for_person(seen), GAME.parse(move)) == text


def test_a_price_is_told_with_its_move() -> None:
    moment = next(m for m in games()["recruit"] if Recruit("LEG") in m.moves)
    told = GAME.forecast(moment.view, Recruit("LEG"))
    assert told is not None
    said = say_move(words(), for_person(moment.view), Recruit("LEG"))
    gold = next(one.total for one in told.costs if one.unit == "gold")
    assert said.startswith(f"Recruit: legionary ({gold} gold")


def test_a_spectator_learns_no_destiny() -> None:
    moment = games()["destiny"][0]
    seen = view(moment.state, None)
    _, table = seated(names=moment.names)
    out = shown(table.draw(seen, moment.moves[:0]), table.last(seen))
    assert "destiny" not in out
    assert "Your" not in out
    said = say_move(words(), seen, KeepDestiny("new"))
    assert said == "Take the new card: loyal subject"


def test_few_short_pieces_stand_side_by_side() -> None:
    moment = games()["hinder"][0]
    assert re.search(r"1\) \w+ \(target \d\) +2\) \w+ \(target \d\)", drawn(moment.state))
    assert shown(in_columns([], 40)).strip() == ""


# What is under way


def test_a_battle_and_a_fight_are_told() -> None:
    state = clone(games()["turn"][0].state)
    seen = view(state, 0)
    _, table = seated(names=games()["turn"][0].names)
    seen.table.frames += [
        Battle(seat=0, land="TAR", defender=-1),
        Battle(seat=1, land="TAR", defender=0, exchange=1, totals=(5, -1)),
        Fight(seat=0, gladiator="G07", adversary="A21", bonus=0, hidden=False, dice=(-1, 2)),
    ]
    seen.table.frames.append(state.table.frames[-1])
    seen.table.invaders["TAR"] = [1, 0, 0]
    seen.table.mover = 0
    out = one_line(shown(table.draw(seen, [])))
    assert "Battle for Tarraconensis: You against barbarians " in out
    assert "Battle for Tarraconensis: Livia against You (5 : −1)" in out
    assert "Pugnax “the Brawler” against Rhino dice (−1 : 2)" in out
    assert "Attack on Tarraconensis: You 1 legionary" in out


def test_what_is_unusual_about_a_player() -> None:
    moment = games()["turn"][0]
    state = clone(moment.state)
    seat = GAME.to_act(state)[0]
    player = state.table.players[seat]
    player.passed = player.blocked = player.exposed = True
    player.card, player.doubled, player.released = "D1", "W", 1
    player.unlocked, player.tucked, player.done = [True, False, False], ["G01"], ["P01"]
    player.winners, player.storage = ["G02"], [1, 0, 0]
    other = state.table.players[1 - seat]
    other.shown = "loyal"
    state.table.suburra = [seat, seat]
    state.table.zones["COL"].tile = "K01"
    state.table.zones["COL"].banners[0] = seat
    state.table.zones["HIP"].offer = ""
    state.table.seas["IBR"][seat] = [2, 0, 0]
    state.table.eyes, state.table.display = "", []
    out = one_line(drawn(state, width=200))
    for text in (
        "has passed", "starting power lost", "exposed traitor", "doubled: wood",
        "to be placed: 1 camp", "Tucked: Columbus", "Validated: Pacifier of Gaul",
        "Under the board: Murranus", "storage: 1 legionary", "Unlocked: ",
        "Your redemption: Crown of the Frontier: bring down 1 citadel", "loyal subject",
        "Colosseum, School of Capua: ", f"⚑ {NAMES[seat]}",
        f"Mare Ibericum: {NAMES[seat]} 2 legionaries",
        f"Suburra: ● {NAMES[seat]} ● {NAMES[seat]} ○ +1 corruption",
    ):  # fmt: skip
        assert text in out, text
    assert "hidden top card" not in out
    assert "Gladiators on display: nothing" in out
    _, table = seated(names=moment.names)
    assert shown(table.last(view(state, seat))).count("On offer") == 4


def test_near_the_end_of_the_track_no_symbol_is_left() -> None:
    state = clone(games()["turn"][0].state)
    state.table.players[0].marker = 59
    state.table.round, state.table.ambitions = 4, []
    out = drawn(state)
    assert "── Round IV · Turn" in out
    assert "the round ends at 60 ──" in out


# Telling and the end


def test_the_log_tells_this_turn_and_the_one_before() -> None:
    seen = view(games()["turn"][0].state, 0)
    _, table = seated(names=NAMES[:2])
    heard = [say("insanam-told-turn", n=n, round=1) for n in (1, 2, 3)]
    heard += [say("insanam-told-passes", seat=seat_ref(seat)) for seat in (0, 1)]
    assert shown(*table.recall(seen, heard)).splitlines() == [
        "Turn 2, round 1.",
        "Turn 3, round 1.",
        "You pass for the rest of the turn.",
        "Livia passes for the rest of the turn.",
    ]


def ended(outcome: Outcome, language: str = "en") -> str:
    moment = games()["over"][0]
    _, table = seated(language, names=moment.names)
    return one_line(shown(table.result(moment.view, outcome), width=86))


def test_results() -> None:
    sixty = ended(Outcome((0,), (50, 40), (1, 2), "sixty", "sixty"))
    assert "You win the game! The end of the treachery track is reached" in sixty
    assert re.search(r"1\. You 50 VP treachery \d+ (loyal subject|traitor) 2\. Livia 40 VP", sixty)
    traitor = ended(Outcome((1,), (50, 40), (2, 1), "traitor", "traitor"), "fr")
    assert "Livia gagne la partie" in traitor
    assert "Un traître caché" in traitor
    tied = ended(Outcome((0, 1), (40, 40), (1, 1), "limit", "C-16.8"), "ru")
    assert "Вы победили, но не одни: Livia!" in tied
    assert "решает C-16.8" in tied
    nobody = ended(Outcome((), (0, 0), (1, 1), "limit", "limit"))
    assert "Nobody wins." in nobody


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "no final score"), ("fr", "sans score final"), ("ru", "без итогового счёта")],
)
def test_c_16_5_the_eliminated_are_shown_without_a_score(language: str, words: str) -> None:
    outcome = Outcome((0,), (50, None), (1, 2), "sixty", "sixty")
    assert re.search(rf"2\. Livia {words}", ended(outcome, language))


# Whole games at the prompt


@pytest.mark.parametrize(
    ("language", "over"),
    [("en", "The game is over"), ("fr", "La partie est finie"), ("ru", "Игра окончена")],
)
def test_a_whole_game_in_three_languages(
    ludus: Shell, monkeypatch: pytest.MonkeyPatch, language: str, over: str
) -> None:
    rng, looks = Random(1), iter(["last", "log", "help", "", "rules"])

    def ask(_: str) -> str:
        if (look := next(looks, None)) is not None:
            return look
        return f"{lively(list(GAME.moves(Spy.latest.state, 0)), rng)}"

    monkeypatch.setattr(play_command, "Recorder", Spy)
    monkeypatch.setattr("builtins.input", ask)
    code, out = ludus("", "play", "insanam", "--players", "2", "--bots", "random",
                      "--lang", language, "--seed", "2", "--option", "max_turns=2")  # fmt: skip
    assert code == 0
    assert over in out
    lines = [line for line in out.splitlines() if "ludus play" not in line]
    assert max(map(cell_len, lines)) <= 80
    assert "insanam-" not in out


def test_a_board_can_be_read_before_it_is_taken(ludus: Shell) -> None:
    words_ = ("--players", "2", "--bots", "random", "--seed", "1", "--lang", "en")
    _, out = ludus("last\nquit\n", "play", "insanam", *words_, columns=100)
    told = " ".join(out.partition("› last")[2].split())
    assert "Macro: Swollen Cohorts: You may recruit more than others" in told
    assert "Keys to the Stores: Whenever you gain wood or stone, you gain 1 more of it." in told
    free = set(re.findall(r"\(board\s+(\w+)\)", out))
    assert len(BOARDS) - 2 < len(free)
    assert told.count("Accuse one opponent of treason, once in the game.") == len(free)


def test_a_number_or_a_text_makes_a_move(ludus: Shell) -> None:
    typed = "1\nboard claudius\nfly\n999\nhelp\nquit\n"
    words_ = ("--players", "2", "--bots", "random", "--seed", "1", "--lang", "en")
    _, out = ludus(typed, "play", "insanam", *words_, columns=100)
    assert "1) Claudius: An exchange gives you 2 goods for 1" in out
    assert "There is no number 999 here" in out
    assert "look at cards in full" in out
    assert "You are a courtier of Caligula." in out
