"""`ludus serve` with a clock on the wall that jumps: the seconds are read from a file.

The arguments are the file and those of `ludus`. The time of the house is noted five times a second,
so that a test need not wait for it.
"""

import sys
import time
from pathlib import Path

file, true_time = Path(sys.argv.pop(1)), time.time


def wall() -> float:
    """Tell the time as somebody has set it."""
    return true_time() + float(file.read_text(encoding="utf-8"))


time.time = wall

from ludus.cli.main import main  # noqa: E402
from ludus.tables import house_time  # noqa: E402

house_time.BEAT = 0.2

sys.exit(main(sys.argv[1:]))
