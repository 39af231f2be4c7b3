"""What every command needs to print: the reader's language and the two output streams."""

import os
import re
from collections.abc import Sequence

from rich import _wrap
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludus.core.errors import BadOptions, IllegalMove, LudusError, Refusal, Unknown
from ludus.core.errors import fault as make_fault
from ludus.core.message import Message
from ludus.locales.catalogue import LANGUAGES, Catalogue, catalogue

# Rich breaks lines at spaces that are there to hold two words together: « un mot : », « слово — ».
_wrap.re_word = re.compile(r"[^\S\xa0\u202f]*[\S\xa0\u202f]+[^\S\xa0\u202f]*")

_ANY_BREAK = re.compile(r"[ \t\r\n\v\f]+")
"""Spaces and breaks of lines, but not those that hold two words together."""


class Output(Console):
    """A stream that tells whoever writes when its reader has gone."""

    def on_broken_pipe(self) -> None:
        """Say so, instead of ending the process."""
        raise BrokenPipeError


class Terminal:
    """The catalogue in the reader's language, standard output and standard error."""

    def __init__(self, language: str) -> None:
        self._wanted = language
        self.speech: Catalogue = catalogue(language if language in LANGUAGES else "en")
        self.out: Console = Output(highlight=False, soft_wrap=False)
        self.err = Console(stderr=True, highlight=False, soft_wrap=True)

    @classmethod
    def from_environment(cls, argv: Sequence[str]) -> "Terminal":
        """Take the language from `--lang`, LUDUS_LANG or the system, in that order."""
        for at, word in enumerate(argv):
            if word == "--lang" and at + 1 < len(argv):
                return cls(argv[at + 1])
            if word.startswith("--lang="):
                return cls(word.removeprefix("--lang="))
        if wanted := os.environ.get("LUDUS_LANG"):
            return cls(wanted)
        system = next(
            (os.environ[k] for k in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(k)), ""
        )
        return cls(system[:2] if system[:2] in LANGUAGES else "en")

    def check_language(self) -> None:
        """Refuse a requested language that does not exist."""
        if self._wanted not in LANGUAGES:
            raise make_fault(
                Unknown, "unknown-language", name=self._wanted, known=", ".join(LANGUAGES)
            )

    def text(self, key: str, /, **facts: object) -> str:
        """Give a sentence in the reader's language."""
        return self.speech.text(key, **facts)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Put a message into the reader's language."""
        return self.speech.say(message, names)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Say why a move is forbidden, with its article."""
        return self.text(
            "refused", article=refusal.article, reason=self.say(refusal.message, names)
        )

    def error(self, error: LudusError) -> str:
        """Say what went wrong, in one line."""
        if isinstance(error, IllegalMove):
            return self.refusal(error.refusal)
        text = self.say(error.message)
        if error.why:
            return self.text("because", what=text, why=self.error(error.why))
        if isinstance(error, BadOptions) and error.article:
            return self.text("refused", article=error.article, reason=text)
        return text

    def grid(self, *titles: str, right: bool = False) -> Table:
        """Make a table as all commands print it: titles in bold, no lines, long words folded."""
        table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
        for title in titles:
            table.add_column(title, justify="right" if right else "left", overflow="fold")
        return table

    def complain(self, error: LudusError) -> None:
        """Print an error as one line."""
        files = getattr(error, "__notes__", ())
        line = _ANY_BREAK.sub(" ", ": ".join((*files, self.error(error)))).strip()
        self.err.print(f"ludus: {line}", markup=False, highlight=False)

    def progress(self) -> Progress:
        """Make a progress bar for a long run; it is shown only on a terminal."""
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )


def score_text(score: int | None) -> str:
    """Write a final score; a dash for a seat that ends without one."""
    return "–" if score is None else str(score)
