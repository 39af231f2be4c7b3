"""The log that a client gets: in parts, and whole once the game is over."""

from dataclasses import replace

from ludus.server.messages import Snapshot
from ludus.server.protocol import ViewMessage
from ludus.tables.table import Table
from server.house import BOT, House, until


def _shown(table: Table) -> ViewMessage:
    """Give what a spectator who has seen nothing yet is sent."""
    return Snapshot(table, frozenset(), 0.0).view_message(None, 0, 0)


async def test_lines_say_which_part_of_the_log_they_open_or_end(house: House) -> None:
    table = await house.table(BOT, BOT, BOT)
    await house.come(table, "watcher")
    await until(lambda: table.seq > 40)
    lines = _shown(table).log
    levels = {line.message.key: (line.opens, line.ends) for line in lines}
    assert levels["gorus-lead"] == (2, 0)
    assert levels["gorus-takes"] == (0, 2)
    assert levels["gorus-follow"] == (0, 0)


async def test_after_the_end_every_line_may_be_read_whatever_was_closed_before(
    house: House,
) -> None:
    options = {"players": 3, "target": 1, "dealer": 2}
    made = await house.service.create("gorus", options, "ann", "", holders=(BOT, BOT, BOT))
    table = await house.service.start(made.id, "ann")
    # The strictest rules there can be: nothing may ever be looked up.
    table.game = replace(table.game, recall=len)
    assert _shown(table).log == ()
    await house.come(table, "watcher")
    await until(lambda: table.doc.status == "finished")
    shown = _shown(table)
    assert shown.log_first == 0
    assert len(shown.log) == len(table.heard(None))
