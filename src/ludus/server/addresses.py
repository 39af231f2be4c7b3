"""Under which addresses a server can be reached by others in its network."""

import socket
from collections.abc import Iterator, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

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


class Proxies:
    """The proxies that are believed when they say for whom they ask."""

    def __init__(self, text: str) -> None:
        """Read addresses and networks, separated by commas; raise ValueError if one is none."""
        parts = [part.strip() for part in text.split(",")]
        self._networks = [ip_network(part) for part in parts if part]

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """Give the address for which a connection from `peer` asks.

        Every proxy appends the address that asked it to the header X-Forwarded-For. Read from its
        end, the first address that is not one of our proxies is the client's; anything before may
        have been written by the client.
        """
        client = peer
        for part in reversed([one.strip() for line in forwarded for one in line.split(",")]):
            found = _without_port(part)
            if not (found and self.trusts(client)):
                break
            client = found
        return client

    def trusts(self, peer: str) -> bool:
        """Tell whether an address is that of a proxy of ours."""
        found = read_address(peer)
        return found is not None and any(found in network for network in self._networks)


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """Read an address; one of IPv4 in the clothes of IPv6 is one of IPv4."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def counted_as(address: str) -> str:
    """Give what limits count for an address: a customer of IPv6 has a whole /64."""
    found = read_address(address)
    if found is None:
        return "unknown"
    return f"{found}" if found.version == 4 else f"{ip_network((found, 64), strict=False)}"


def _without_port(text: str) -> str:
    """Take the port off; give nothing if what is left is no address."""
    host = text[1:].partition("]")[0] if text.startswith("[") else text
    if host.count(":") == 1:
        host = host.partition(":")[0]
    return host if read_address(host) is not None else ""
