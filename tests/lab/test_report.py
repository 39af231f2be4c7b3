"""The report: one file that needs nothing else, in every language, with every figure in it."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from ludus import lab
from ludus.cli.main import main
from ludus.core.errors import BadInput
from ludus.lab.questions import QUESTIONS
from ludus.lab.report import page
from ludus.lab.report.naming import Naming
from ludus.lab.report.page import MOST_CHANGES
from ludus.lab.report.plots import Mark, Scale, around_zero, rows, scale_of
from ludus.lab.results import Result, Row
from ludus.lab.words import Words
from ludus.locales.catalogue import LANGUAGES, catalogue


@pytest.fixture(scope="module")
def found() -> Result:
    return lab.run(
        lab.experiment(
            game="gorus",
            modes=[{"players": 4, "teams": "2v2", "target": 1}, {"players": 2, "target": 1}],
            games=16,
            bots="random",
            questions=list(QUESTIONS),
            patch={"cards.gladiators[strength=8].favour": 3},
        ),
        jobs=1,
    )


class Page(HTMLParser):
    """Collects tags, and every address a page would load something from."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "line", "circle", "br"):
            self.open.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, _: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_stands_alone_in_every_language(found: Result, language: str) -> None:
    text = page(found, catalogue(language, strict=True))
    read = Page(text)
    assert not read.open, "every tag is closed"
    assert not read.addresses, "it loads nothing"
    assert not re.search(r"https?:|@import|url\(|<script", text)
    assert f'lang="{language}"' in text
    assert "prefers-color-scheme: dark" in text
    assert "width=device-width" in text
    assert read.tags.count("svg") > 100
    said = " ".join(read.text)
    for name in {row.figure.partition(":")[0] for row in found.rows}:
        assert catalogue(language).text(f"lab-figure-{name}", of="…").partition("…")[0] in said


def test_every_plot_is_told_in_words(found: Result) -> None:
    text = page(found, catalogue("en"))
    for label in re.findall(r'<svg role="img" aria-label="([^"]*)"', text):
        assert re.search(r"\d", label), label


def test_marks_lie_on_their_scale() -> None:
    mark = Mark("x", 0.5, 0.25, 1.0, "0.5")
    drawn = rows([mark], Scale(0.0, 1.0, 0.75))
    assert 'cx="50.0%"' in drawn
    assert 'x1="25.0%" x2="100.0%"' in drawn
    assert 'class="level" x1="75.0%"' in drawn
    wide = scale_of([mark], 2.0)
    assert wide.left < 0.25
    assert wide.right > 2
    assert scale_of([Mark("x", 1.0, float("-inf"), float("inf"), "")], None).right > 1
    assert "&lt;b&gt;" in rows([Mark("<b>", 1, 1, 1, "<b>")], wide)


def test_columns_are_ready_for_a_table_of_data(found: Result) -> None:
    columns = found.columns()
    assert list(columns) == list(Row.__struct_fields__)
    assert {len(one) for one in columns.values()} == {len(found.rows)}
    assert {type(one) for one in columns["value"]} == {float}
    again = msgspec.json.decode(found.json(), type=Result)
    assert again == found
    with pytest.raises(KeyError):
        found.find("no-such-figure")


def test_the_commands_print_write_and_compare(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, patch, out = tmp_path / "a.toml", tmp_path / "p.toml", tmp_path / "out"
    file.write_text(
        'game = "gorus"\nmodes = [{ players = 2, target = 1 }]\ngames = 16\nbots = "random"\n'
        'questions = ["wins", "use"]\n', "utf-8",
    )  # fmt: skip
    patch.write_text('game = "gorus"\n[patch]\n"table.hand" = 8\n', "utf-8")
    common = ["--out", str(out), "--jobs", "1"]
    assert main(["lab", "run", str(file), *common, "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Victoires selon" in said
    assert "Emplois" not in said, "counts of use are in the report"
    assert (out / "report.html").is_file()
    other = str(tmp_path / "other")
    assert main(["lab", "run", str(file), "--patch", str(patch), "--out", other, "--jobs", "1",
                 "--json"]) == 0  # fmt: skip
    told = msgspec.json.decode(capsys.readouterr().out, type=Result)
    assert told.find("wins:seat", "1", "table.hand = 8").change is not None
    assert main(["lab", "compare", str(out), other, "--lang", "ru"]) == 0
    assert "table.hand = 8" in capsys.readouterr().out
    assert (Path(other) / "compare.html").is_file()
    nowhere = str(tmp_path / "no" / "where.html")
    assert main(["lab", "compare", str(out), other, "--report", nowhere]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["lab", "compare", str(out), str(tmp_path / "nothing")]) == 2
    assert main(["lab"]) == 2
    with pytest.raises(BadInput):
        lab.experiment(game="gorus", colour="red")


def test_changes_are_drawn_each_around_its_own_zero(found: Result) -> None:
    low, high = Mark("x", -1.0, -3.0, 1.0, ""), Mark("y", 0.002, 0.001, 0.003, "")
    for mark in (low, high):
        scale = around_zero(mark)
        assert scale.at(0.0) == 50
        assert scale.left < min(mark.low, 0)
        assert scale.right > max(mark.high, 0)
    assert around_zero(Mark("z", 0.0, 0.0, 0.0, "")).at(0.0) == 50
    text = page(found, catalogue("en"))
    drawn = text.partition("<h2>Changes</h2>")[2].partition("<h2>")[0]
    shown = [row for row in found.rows if not row.figure.startswith(("uses:", "won-with:"))]
    chances = sorted(one for row in shown if (one := row.change_chance) is not None)
    sure = sum(chance < found.error for chance in chances[:MOST_CHANGES])
    assert drawn.count('class="row c1 sure"') == sure
    assert drawn.count("<svg") == min(MOST_CHANGES, len(chances))
    assert drawn.find('class="row c0"') > drawn.rfind(" sure"), "the surest come first"


def _result(found: Result, *variants: str) -> Result:
    rows = tuple(replace(found.rows[0], variant=name, mode="players 2") for name in variants)
    return replace(found, rows=rows)


@pytest.mark.parametrize(
    ("variants", "names", "legend"),
    [
        (("", "table.hand = -8"), ["Before", "After"], "After: table.hand = −8"),
        (("", "a.hand = 8, b[x=1].most = 2", "a.hand = 9, b[x=1].most = 2"),
         ["as it is", "hand = 8, most = 2", "hand = 9, most = 2"], "as it is"),
        (("", "a.hand = 8", "b.hand = 8"), ["as it is", "a.hand = 8", "b.hand = 8"], "a.hand = 8"),
        (("", "−a.gone", "a.hand += {}"), ["as it is", "−gone", "hand += {}"], "−gone: −a.gone"),
        (("table.hand = 8",), ["hand = 8"], "hand = 8: table.hand = 8"),
    ],
)  # fmt: skip
def test_variants_have_short_names_that_are_explained_once(
    found: Result, variants: tuple[str, ...], names: list[str], legend: str
) -> None:
    naming = Naming(_result(found, *variants), Words(catalogue("en"), "gorus"))
    assert [naming.short(name) for name in variants] == names
    assert legend in naming.legend()
    told = naming.row(replace(found.rows[0], variant=variants[-1]))
    assert told.endswith(names[-1]) == (len(variants) > 2), "one change need not be named"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_has_no_sign(language: str) -> None:
    words = Words(catalogue(language), "gorus")
    for value in (0.0, -0.0, -0.0001, 0.0001):
        assert words.value(value, "share", sign=True)[0] == "0"
        assert words.value(value, "minutes", sign=True)[0] == "0"
    assert words.value(-0.0001, "number", sign=True)[0] == "−"
    assert words.value(0.01, "share", sign=True)[0] == "+"
