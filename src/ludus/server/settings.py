"""How a server is run: everything that can be set, with its default."""

from pathlib import Path

from msgspec import Struct

from ludus.tables.store import DEFAULT_URL


class Settings(Struct, frozen=True):
    """The settings of a server.

    pace        seconds a bot's move takes at least, so that a quick answer tells nothing
    away_after  seconds after which a bot holds the seat of somebody whose line broke
    rest_after  seconds after which a table rests at which nobody at all is connected
    idle_after  seconds after which a table nobody touches is given up
    workers     processes in which bots think
    """

    database: str = DEFAULT_URL
    pace: float = 0.8
    away_after: float = 45.0
    rest_after: float = 300.0
    idle_after: float = 3 * 24 * 3600.0
    workers: int = 1
    bot: str = "search"
    talk_burst: int = 5
    talk_seconds: float = 10.0
    static: Path = Path(__file__).parent / "static"
