"""Messages, errors, events, codec, outcome, articles, content, discovery."""

import pickle
from pathlib import Path

import pytest
from msgspec import Struct

from ludus.core.articles import catalogue_key, load_articles
from ludus.core.codec import from_json, plain_value, state_hash, to_json
from ludus.core.content import content_hash, load_content
from ludus.core.errors import BadContent, BrokenEntry, IllegalMove, LudusError, Refusal, Unknown
from ludus.core.events import Log
from ludus.core.message import Message, Ref, say, seat_ref
from ludus.core.outcome import Outcome, ranking
from ludus.core.presets import preset
from ludus.games import all_games, find_game
from ludus.games.gorus.cards import Card


def test_a_message_is_a_key_and_facts() -> None:
    assert say("x", seat=seat_ref(1)) == Message("x", {"seat": Ref("seat", 1)})


def test_errors_print_key_and_facts() -> None:
    assert str(LudusError(say("broken", n=1))) == "broken(n=1)"


@pytest.mark.parametrize(
    "error",
    [
        LudusError(say("broken", n=1)),
        IllegalMove(1, "BL4", Refusal("G-5.2", say("no"))),
        BrokenEntry(3, IllegalMove(1, "BL4", Refusal("G-5.2", say("no")))),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_come_whole_from_another_process(error: LudusError) -> None:
    error.add_note("a file")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(again), str(again), again.__notes__) == (type(error), str(error), ["a file"])
    if isinstance(error, BrokenEntry):
        assert (again.entry, str(again.why)) == (error.entry, str(error.why))


def test_an_illegal_move_carries_its_refusal() -> None:
    why = Refusal("G-5.2", say("no"))
    error = IllegalMove(1, "BL4", why)
    assert (error.seat, error.move, error.refusal, error.message) == (1, "BL4", why, why.message)


def test_a_broken_entry_says_where_and_why() -> None:
    inner = LudusError(say("inner"))
    error = BrokenEntry(3, inner)
    assert (error.entry, error.why, error.message.facts) == (3, inner, {"entry": 3})


def test_an_event_is_heard_in_the_form_meant_for_the_seat() -> None:
    log = Log()
    log.tell(say("all"))
    log.tell(say("mine"), to=1, others=say("theirs"))
    log.tell(say("secret"), to=1)
    heard = {seat: [one.key for one in log.heard_by(seat)] for seat in (0, 1, None)}
    assert heard == {0: ["all", "theirs"], 1: ["all", "mine", "secret"], None: ["all", "theirs"]}


def test_textual_values_are_written_as_their_text() -> None:
    card = Card.parse("BL10")
    assert to_json([card]) == b'["BL10"]'
    assert from_json(b'["BL10"]', list[Card]) == [card]
    assert plain_value(card) == "BL10"
    assert plain_value(3) == 3


def test_what_has_no_text_has_no_json() -> None:
    with pytest.raises(NotImplementedError):
        to_json(object())
    with pytest.raises(NotImplementedError):
        from_json(b"1", Path)


def test_the_state_hash_sees_every_field() -> None:
    class Pair(Struct):
        a: int
        b: list[int]

    hashes = {state_hash(pair) for pair in (Pair(1, [2]), Pair(2, [2]), Pair(1, [2, 3]))}
    assert len(hashes) == 3
    assert all(len(one) == 32 for one in hashes)


def test_ranking_puts_winners_first_and_shares_places() -> None:
    assert ranking((3, 1, 3, 1), (2,)) == (2, 3, 1, 3)


def test_the_best_score_is_one_of_those_there_are() -> None:
    assert Outcome((1,), (-3, -1, None), (2, 1, 3), "over", "over").best == -1


def test_articles_are_found_by_number_or_chapter(tmp_path: Path) -> None:
    file = tmp_path / "articles.toml"
    file.write_text('[chapters]\nX-1 = 2\nX-2 = 1\n[editions]\n"X-1.2" = "old"\n')
    articles = load_articles(file)
    assert articles.all == ("X-1.1", "X-1.2", "X-2.1")
    assert articles.find("x-1") == ("X-1.1", "X-1.2")
    assert articles.find("X-2.1") == ("X-2.1",)
    assert "X-2.1" in articles
    assert articles.edition("X-1.2") == "old"
    assert articles.edition("X-1.1") is None
    assert catalogue_key("X-1.2") == "X-1-2"
    with pytest.raises(Unknown):
        articles.find("X-3")


def test_a_chapter_may_give_its_first_and_last_number(tmp_path: Path) -> None:
    file = tmp_path / "articles.toml"
    file.write_text(
        '[chapters]\nX-1 = 2\nX-2 = [0, 3]\nX-3 = [2, 2]\n[editions]\n"X-2.0" = "old"\n'
    )
    articles = load_articles(file)
    assert articles.find("X-2") == ("X-2.0", "X-2.1", "X-2.2", "X-2.3")
    assert articles.find("X-3") == ("X-3.2",)
    assert articles.all[:3] == ("X-1.1", "X-1.2", "X-2.0")
    assert articles.edition("X-2.0") == "old"
    assert "X-1.0" not in articles
    assert "X-2.4" not in articles


def test_chapter_l_16_of_gloria_begins_with_0() -> None:
    articles = find_game("gloria").articles
    assert articles.find("L-16") == tuple(f"L-16.{number}" for number in range(10))
    assert articles.find("L-15")[0] == "L-15.1"
    assert len(articles.chapters) == 31


def test_an_edition_of_an_unknown_article_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "articles.toml"
    file.write_text('[chapters]\nX-1 = 1\n[editions]\n"X-9.9" = "old"\n')
    with pytest.raises(BadContent):
        load_articles(file)


class Row(Struct, forbid_unknown_fields=True):
    value: int


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        ("value = 'x'", "$.value", "content-type"),
        ("valeu = 1", "whole", "content-unknown-field"),
        ("value = ", "whole", "content-not-toml"),
        ("value = 1\nvalue = 2", "whole", "content-twice-in-file"),
    ],
)
def test_wrong_content_names_file_key_and_reason(
    tmp_path: Path, text: str, key: str, why: str
) -> None:
    (tmp_path / "rows.toml").write_text(text)
    with pytest.raises(BadContent) as caught:
        load_content(tmp_path, "rows", Row)
    assert caught.value.message.facts["file"] == "rows.toml"
    assert caught.value.message.facts["key"] == key
    assert caught.value.why is not None
    assert caught.value.why.message.key == why


def test_the_content_hash_sees_values_not_layout(tmp_path: Path) -> None:
    hashes = []
    for text in ("value = 1", "# a remark\nvalue   =   1\n", "value = 2"):
        (tmp_path / "rows.toml").write_text(text)
        hashes.append(content_hash(load_content(tmp_path, "rows", Row)))
    assert hashes[0] == hashes[1] != hashes[2]


def test_games_are_discovered() -> None:
    assert "gorus" in all_games()
    assert find_game("gorus") is all_games()["gorus"]
    with pytest.raises(Unknown):
        find_game("chess")


def test_a_preset_gives_options_for_each_of_its_numbers_of_players() -> None:
    short = preset("short", (2, 3), 3, turns=5)
    assert (short.word, short.usual, short.house) == ("short", 3, False)
    assert [short.given(players) for players in (2, 3)] == [
        {"players": 2, "turns": 5},
        {"players": 3, "turns": 5},
    ]
