"""How much of the house one client may have, so that nobody takes it from the others.

A client is an address, and the guest behind it; several people share an address, so a guest has a quarter of what an
address has. This machine itself is not counted, apart from the time it takes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import NamedTuple

from starlette.requests import HTTPConnection

from ludotheque.house.refused import Refused
from ludotheque.web.guests import Guest
from ludotheque.web.meter import Meter

GUESTS_OF_AN_ADDRESS = 4
LOOKING = (2.0, 5.0)  # seconds of work, in so many seconds, that an address may cause by looking


class Allowance(NamedTuple):
    """So much for one address."""

    most: int
    seconds: float = 0  # in this time; 0 for what lasts: so many at once


ALLOWANCES = {
    "requests": Allowance(600, 20),
    "messages": Allowance(1200, 20),
    "tables": Allowance(60, 3600),
    "guests": Allowance(60, 3600),
    "answers": Allowance(64),  # requests that are being answered
    "sockets": Allowance(200),  # and streams of events
}
MOST_SOCKETS = 10_000  # of the whole house


class Client(NamedTuple):
    """Who is counted: a guest, and the address it comes from; none for this machine itself."""

    guest: str
    address: str

    @property
    def share(self) -> str:
        """For whom the house makes what takes long: everybody who asks has a turn."""
        return self.address or self.guest

    @property
    def shares(self) -> tuple[tuple[str, int], ...]:
        """The keys under which it is counted, and by what part of an allowance."""
        guest = ((f"guest {self.guest}", GUESTS_OF_AN_ADDRESS),) if self.guest else ()
        return (*guest, (self.address, 1)) if self.address else guest


class TooOften(Refused):
    """The client has had its share for now."""

    def __init__(self, seconds: float) -> None:
        self.seconds = ceil(seconds)
        super().__init__(429, "too-often", f"({self.seconds} s)")


class Quotas:
    """What every client has had of the house."""

    def __init__(self, allowances: dict[str, Allowance]) -> None:
        self.looking = Meter(*LOOKING)
        self.meters = {what: Meter(most, seconds) for what, (most, seconds) in allowances.items() if seconds}
        self.most = {what: most for what, (most, seconds) in allowances.items() if not seconds}
        self.held: dict[str, Counter[str]] = {what: Counter() for what in self.most}
        self.sockets = 0

    def client(self, connection: HTTPConnection, guest: Guest | None) -> Client:
        return Client(guest.id if guest else "", counted_address(connection))

    def check(self, client: Client, what: str) -> None:
        """Count one more request, message, table or guest; TooOften where it is one too many."""
        meter = self.meters.get(what)
        if meter is None or not client.address:
            return
        shares = [(key, min(part, meter.most)) for key, part in client.shares]
        wait = max(meter.wait(key, part) for key, part in shares)
        if wait > 0:
            raise TooOften(wait)
        for key, part in shares:
            meter.take(key, part)

    @contextmanager
    def holding(self, client: Client, what: str) -> Iterator[None]:
        """Count one more of what lasts, as long as it lasts."""
        shares = client.shares if client.address and what in self.most else ()
        held = self.held.get(what, Counter())
        if any(held[key] >= max(1, self.most[what] // part) for key, part in shares):
            raise Refused(429, "too-many")
        for key, _ in shares:
            held[key] += 1
        try:
            yield
        finally:
            for key, _ in shares:
                held[key] -= 1
                if not held[key]:
                    del held[key]

    @contextmanager
    def open_socket(self, client: Client) -> Iterator[None]:
        """Count a socket of a client, and of the house."""
        with self.holding(client, "sockets"):
            if self.sockets >= MOST_SOCKETS:
                raise Refused(503, "full")
            self.sockets += 1
            try:
                yield
            finally:
                self.sockets -= 1

    def wait(self, client: Client) -> float:
        """Seconds until the client may look again."""
        return max((self.looking.wait(key) for key, _ in client.shares), default=0.0)

    def spend(self, client: Client, seconds: float) -> None:
        """Write down how long the house was busy with what a client looked at."""
        for key, part in client.shares:
            self.looking.take(key, seconds * part)


def allowances(text: str) -> dict[str, Allowance]:
    """What addresses are allowed: "on" as we think best, "off" for all they like, or other numbers for some of it
    ("tables=10 sockets=50"); ValueError says what is wrong."""
    if text == "off":
        return {}
    found = dict(ALLOWANCES)
    for part in text.split() if text != "on" else []:
        name, _, number = part.partition("=")
        if name not in ALLOWANCES or not number.isdecimal() or int(number[:9]) == 0:
            raise ValueError(f"limits are on, off, or like tables=10 for some of {', '.join(ALLOWANCES)}; not {part!r}")
        found[name] = found[name]._replace(most=int(number[:9]))
    return found


def counted_address(connection: HTTPConnection) -> str:
    """The address a connection comes from, as far as one person may hold it; empty for this machine."""
    return network(connection.client.host) if connection.client else ""


@lru_cache(maxsize=4096)
def network(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host  # named by a proxy
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return ""
    # Whoever has one address of IPv6 has as many as they like: their provider gives them a whole network.
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)
