"""Whole games at the prompt: a person who types lines, and a look at the truth behind them."""

from collections.abc import Callable
from typing import Any

from ludus.core.record import Recorder

Shell = Callable[..., tuple[int, str]]


class Spy(Recorder[Any, Any, Any, Any]):
    """A recorder that lets a test see the whole truth, and so find a legal move."""

    latest: "Spy"

    def __init__(self, *args: Any, **words: Any) -> None:
        super().__init__(*args, **words)
        Spy.latest = self
