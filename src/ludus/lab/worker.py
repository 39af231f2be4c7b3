"""A worker as a program: `python -m ludus.lab.worker`, jobs in, answers out, a line each.

It is a program and not a forked process, so that it works from scripts and notebooks alike, and so
that it ends when whoever started it is killed: then there is nothing more to read.
"""

import os
import sys

import msgspec

from ludus.core.errors import LudusError
from ludus.lab.work import Answer, Block, Job, Player, answer, failed


def main() -> None:
    """Read a job, then block after block, until there are no more."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    # What bots and questions print must not come between the answers.
    os.dup2(2, 1)
    lines = sys.stdin.buffer
    try:
        player = Player(msgspec.json.decode(lines.readline(), type=Job))
    except LudusError as error:
        out.write(msgspec.json.encode(failed(error)) + b"\n")
        return
    out.write(msgspec.json.encode(Answer()) + b"\n")
    for line in lines:
        found = answer(player, msgspec.json.decode(line, type=Block))
        out.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
