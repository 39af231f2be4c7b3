"""How wrong content is reported: the file, the key in it, and the reason."""

from collections.abc import Collection

from ludus.core.errors import BadContent, LudusError, fault


def wrong(file: str, key: str, reason: str) -> LudusError:
    """Say which content is wrong, and why."""
    return fault(BadContent, "bad-content", file=file, key=key, reason=reason)


def check_count(file: str, key: str, found: int, expected: int) -> None:
    """There are as many as there should be."""
    if found != expected:
        raise wrong(file, key, f"{found} instead of {expected}")


def check_same(
    file: str, key: str, found: Collection[object], expected: Collection[object]
) -> None:
    """Nothing is missing from a table, and nothing is there too many."""
    if odd := sorted(f"{one}" for one in {*found} ^ {*expected}):
        raise wrong(file, key, f"missing or unknown: {', '.join(odd)}")
