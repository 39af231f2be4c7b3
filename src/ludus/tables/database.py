"""Is this a database of ours, and of which version? Told in one line before anything else is done.

A database that a newer release has changed is refused: this one does not know what is in it. An
older one is brought up to date when a server opens it; a command that only reads leaves it alone.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.resources import as_file, files
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from ludus.core.errors import LudusError, fault

NOT_OURS = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CANTOPEN)
"""What SQLite answers when waiting would not help."""


class BadDatabase(LudusError):
    """A database that cannot be used; nothing in it has been changed."""


@contextmanager
def _config(connection: sa.Connection) -> Iterator[Config]:
    with as_file(files("ludus.tables") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        yield config


def revisions(connection: sa.Connection) -> tuple[str | None, str | None]:
    """Give the revision of a database and that of this release; refuse one that is not known."""
    with _config(connection) as config:
        known = ScriptDirectory.from_config(config)
        found = MigrationContext.configure(connection).get_current_revision()
        with suppress(CommandError):
            if found is None or known.get_revision(found) is not None:
                return found, known.get_current_head()
        raise fault(BadDatabase, "database-newer", found=f"{found}")


def migrate(connection: sa.Connection) -> None:
    """Bring a database up to date, unless a newer release has changed it."""
    found, wanted = revisions(connection)
    if found == wanted:
        return
    with _config(connection) as config:
        command.upgrade(config, "head")


def need_current(connection: sa.Connection) -> None:
    """Refuse a database that a server of this release has not opened yet."""
    found, wanted = revisions(connection)
    if found != wanted:
        raise fault(BadDatabase, "database-older")


@contextmanager
def refusing_bad_databases(url: str) -> Iterator[None]:
    """Say in one line why a database cannot be opened, where trying again would not help."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError, ImportError, ValueError) as error:
        raise fault(BadDatabase, "database-url", url=_shown(url), reason=one_line(error)) from error
    except DBAPIError as error:
        code = getattr(error.orig, "sqlite_errorcode", None)
        if code is None or code & 0xFF not in NOT_OURS:
            raise
        raise fault(BadDatabase, "database-not", url=_shown(url), reason=one_line(error)) from error
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in NOT_OURS:
            raise
        raise fault(BadDatabase, "database-not", url=_shown(url), reason=one_line(error)) from error


def need_file(url: sa.URL, *, exists: bool) -> None:
    """Refuse an SQLite database without a file, or one that is not there if it has to be.

    A file that cannot be opened is refused here too: the driver's thread would outlive the refusal
    and end in a traceback.
    """
    if url.get_backend_name() != "sqlite":
        return
    if url.database in (None, "", ":memory:"):
        raise ValueError("an SQLite database needs a file")
    if exists and not Path(url.database or "").is_file():
        raise fault(BadDatabase, "database-missing", file=f"{url.database}")
    if not f"{url.database}".startswith("file:"):
        sqlite3.connect(url.database or "").close()


def _shown(url: str) -> str:
    """Show a URL without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.rpartition("@")[2] or '""'


def one_line(error: Exception) -> str:
    """Say what a database answered, in one line."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return " ".join(f"{cause}".split())
