"""From a training to the file of nets that is shipped."""

from pathlib import Path

import numpy as np

from ludus.arrays.nets import read, write
from ludus.core.errors import BadInput, fault

PARTS = ("actor.", "critic.")


def pack(folder: Path, file: Path) -> None:
    """Put what a training has learned into one small file, in numbers of 16 bits."""
    source = folder / "all.safetensors"
    if not source.is_file():
        raise fault(BadInput, "cli-learn-none", folder=str(folder))
    kept, about = read(source)
    small = {name: one.astype(np.float16) for name, one in kept.items() if name.startswith(PARTS)}
    write(file, small, about)
