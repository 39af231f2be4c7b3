"""What a request's head and body may hold before anything else reads them."""

import math
from ipaddress import IPv6Address
from re import compile as pattern
from typing import Any

import msgspec

DEEPEST = 32
"""Levels of lists and objects in a body; no form has more than four."""
LARGEST_NUMBER = 2**63
"""Beyond this a number is neither stored nor sent by every program alike; no form needs one."""
_NAMED_HOST = pattern(r"[A-Za-z0-9._-]{1,253}(:[0-9]{1,5})?")
_IPV6_HOST = pattern(r"\[([0-9A-Fa-f:.]{2,45})\](:[0-9]{1,5})?")
_SCHEMES = ("http", "https")


def is_host(text: str) -> bool:
    """Tell whether a `Host` header names a host, and perhaps a port, in the usual form."""
    if _NAMED_HOST.fullmatch(text):
        return True
    found = _IPV6_HOST.fullmatch(text)
    try:
        return found is not None and IPv6Address(found[1]) is not None
    except ValueError:
        return False


def is_own_origin(origin: str, host: str) -> bool:
    """Tell whether an `Origin` header names a page of this host.

    A proxy may have taken the encryption off, so that http and https are the same here.
    """
    scheme, _, rest = origin.partition("://")
    return scheme in _SCHEMES and rest == host


def is_json(body: bytes) -> bool:
    """Tell whether a body is JSON that everything behind here can read, write and repeat.

    It is not if it is nested too deeply, has a number that is too large, or half a surrogate pair.
    """
    try:
        value: Any = msgspec.json.decode(body or b"null")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    level = [value]
    for _ in range(DEEPEST):
        if not level:
            return True
        if not all(map(_is_fit, level)):
            return False
        level = [part for whole in level for part in _parts(whole)]
    return not level


def _is_fit(value: object) -> bool:
    if isinstance(value, float):
        return math.isfinite(value)
    return not isinstance(value, int) or abs(value) < LARGEST_NUMBER


def _parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
