"""Processes that end with the one that started them."""

import signal
import sys
from ctypes import CDLL

_PDEATHSIG = 1


def die_with_parent() -> None:
    """Ask the system to end this process with the one that started it, where it can do so."""
    if sys.platform == "linux":
        CDLL(None).prctl(_PDEATHSIG, signal.SIGKILL)
