"""From a training to the file of nets that is shipped."""

from pathlib import Path

from ludus.arrays.nets import packed, read, write
from ludus.core.errors import BadInput, fault

PARTS = ("actor.", "critic.")


def pack(folder: Path, file: Path) -> None:
    """Put what a training has learned into one small file, in numbers of 8 bits."""
    source = folder / "all.safetensors"
    if not source.is_file():
        raise fault(BadInput, "cli-learn-none", folder=str(folder))
    kept, about = read(source)
    learned = {name: one for name, one in kept.items() if name.startswith(PARTS)}
    write(file, packed(learned), about)
