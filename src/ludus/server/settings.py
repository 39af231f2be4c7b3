"""The settings of a server, with their defaults."""

from pathlib import Path

from msgspec import Struct

from ludus.tables.model import BOT_AFTER
from ludus.tables.store import DEFAULT_URL


class Settings(Struct, frozen=True):
    """The settings of a server.

    pace          shortest time of a bot's move in seconds, so that a quick answer tells nothing;
                  None: as the people at the table wish
    away_after    seconds after which a bot plays for a person who is not connected while others
                  wait, at tables whose host has not chosen otherwise
    idle_after    seconds without any change after which a table that was never started is abandoned
    workers       number of processes for bots and forecasts
    bot           the bot that plays for people who are away
    talk_burst    lines a guest may say within `talk_seconds`
    host, port    where the server listens
    static        folder of the built client
    """

    database: str = DEFAULT_URL
    pace: float | None = None
    away_after: float = BOT_AFTER
    idle_after: float = 3 * 24 * 3600.0
    workers: int = 1
    bot: str = "search"
    talk_burst: int = 5
    talk_seconds: float = 10.0
    host: str = "127.0.0.1"
    port: int = 8000
    static: Path = Path(__file__).parent / "static"
