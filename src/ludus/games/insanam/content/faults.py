"""Two checks that are made of many tables. A fault names the file, the key in it, the reason."""

from collections.abc import Collection

from ludus.core.content import bad_content


def check_count(file: str, key: str, found: int, expected: int) -> None:
    """There are as many as there should be."""
    if found != expected:
        raise bad_content(file, key, "content-count", found=found, wanted=expected)


def check_same(
    file: str, key: str, found: Collection[object], expected: Collection[object]
) -> None:
    """Nothing is missing from a table, and nothing is there too many."""
    if odd := sorted(f"{one}" for one in {*found} ^ {*expected}):
        raise bad_content(file, key, "content-odd", names=", ".join(odd))
