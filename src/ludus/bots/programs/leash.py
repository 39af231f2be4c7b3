"""Processes that end with the one that started them."""

import signal
import sys
from ctypes import CDLL

_PDEATHSIG = 1
# Loaded beforehand: between fork and exec only one system call is made, so threads do no harm.
_SYSTEM = CDLL(None) if sys.platform == "linux" else None


def die_with_parent() -> None:
    """Ask the system to end this process with the one that started it, where it can do so."""
    if _SYSTEM is not None:
        _SYSTEM.prctl(_PDEATHSIG, signal.SIGKILL)
