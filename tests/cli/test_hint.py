"""`hint` at the prompt: a good move first, then the next best one; the record remembers it."""

import pytest

from cli.prompt import Shell, Spy


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "A good move: You", "Next best: You"),
        ("fr", "Un bon coup\N{NO-BREAK SPACE}: Vous", "Le deuxième choix\N{NO-BREAK SPACE}: Vous"),
        ("ru", "Хороший ход: Вы", "Второй по силе ход: Вы"),
    ],
)
def test_a_hint_and_another(
    ludus: Shell, monkeypatch: pytest.MonkeyPatch, language: str, first: str, second: str
) -> None:
    monkeypatch.setattr("ludus.cli.play.Recorder", Spy)
    monkeypatch.setattr("ludus.bots.gorus.GorusKnowledge.counsel", 200)
    words = ("play", "gorus", "--players", "3", "--seed", "1", "--lang", language)
    code, out = ludus("hint\nhint\nquit\n", *words, columns=120)
    assert code == 0
    assert out.index(first) < out.index(second)
    assert Spy.latest.record.counselled == [0]
