"""Processes that end with the one that started them.

This file is also the first thing that a program's process runs: it puts the process on the leash
and becomes the program. The parent need not run code between fork and exec for that, which would
be unsafe beside the threads of JAX.
"""

import os
import signal
import sys
from collections.abc import Sequence
from ctypes import CDLL

_PDEATHSIG = 1
NOT_RUN = 126
"""What a process ends with that could not become the program, as in a shell."""


def die_with_parent() -> None:
    """Ask the system to end this process with the one that started it, where it can do so."""
    if sys.platform == "linux":
        CDLL(None).prctl(_PDEATHSIG, signal.SIGKILL)


def leashed(command: Sequence[str]) -> list[str]:
    """Give the command that runs a program which ends with this process."""
    return [sys.executable, "-I", "-S", __file__, *command]


if __name__ == "__main__":
    die_with_parent()
    try:
        os.execvp(sys.argv[1], sys.argv[1:])  # noqa: S606 - the user names the program
    except OSError as error:
        sys.stderr.write(f"{sys.argv[1]}: {error.strerror}\n")
        sys.exit(NOT_RUN)
