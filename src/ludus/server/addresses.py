"""Under which addresses a server can be reached by others in its network."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104
"""Hosts that mean: listen on all addresses of this machine."""
_FAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses for documentation, which nobody has: only the way towards them is asked for."""


def links(host: str, port: int) -> tuple[str, ...]:
    """List the addresses that others can open, the likeliest first; none if there are none."""
    if host not in ANYWHERE:
        return () if is_loopback(host) else (link(host, port),)
    version = 4 if host == "0.0.0.0" else 6  # noqa: S104
    return tuple(link(f"{one}", port) for one in own_addresses() if one.version == version)


def local_link(host: str, port: int) -> str:
    """Give the address to open on this machine."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104
    return link(here.get(host, host), port)


def link(host: str, port: int) -> str:
    """Write an address as a browser wants it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_loopback(host: str) -> bool:
    """Tell whether an address leads back to this machine."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def own_addresses() -> tuple[IPv4Address | IPv6Address, ...]:
    """List this machine's addresses in its networks; that of its way out comes first."""
    found = dict.fromkeys(ip_address(text) for text in _own_texts())
    return tuple(
        one for one in found if not (one.is_loopback or one.is_link_local or one.is_unspecified)
    )


def _own_texts() -> Iterator[str]:
    for family, far in _FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            # Nothing is sent: the system only looks up which of its addresses it would use.
            probe.connect((far, 9))
            yield probe.getsockname()[0].partition("%")[0]
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None):
            yield str(address[0]).partition("%")[0]
