"""What a house needs around it: a database, room, a clock, secrets that are kept, and a proxy that tells the truth."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx
from sqlalchemy import URL, Engine, create_engine, exc, func, make_url, select
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.cli.complaint import Complaint
from ludotheque.core.folders import data_folder
from ludotheque.house.schema import SHEETS
from ludotheque.house.storage import postgresql, reason

LEAST_ROOM = 200_000_000  # bytes on the disk of the database
LEAST_FILES = 4_096  # that may be open: one for every connection
SHORTEST_SECRET = 32
SLACK = 60  # seconds by which a clock may be wrong
PATIENCE = 10.0  # seconds for an answer of the house


class Check(NamedTuple):
    """One thing that was looked at."""

    about: str
    is_well: bool
    told: str


def checkup(database: str, url: str) -> list[Check]:
    """All checks; those of the proxy where the address is known at which browsers see the house."""
    folder = data_folder()
    try:
        address = make_url(database or f"sqlite:///{folder / 'ludotheque.db'}")
    except exc.ArgumentError as fault:
        raise Complaint(f"the address of the database cannot be understood: {fault}") from None
    seen = proxy(url.rstrip("/")) if url else [Check("proxy", True, "not looked at: name the address with --url")]
    rooms = [room(place) for place in dict.fromkeys([folder, *(file.parent for file in file_of(address))])]
    return [*stored(address), *rooms, *kept(folder, address), files(), *seen]


def file_of(address: URL) -> list[Path]:
    """The file of a database of SQLite; of another, none that is here."""
    return [Path(address.database or "")] if address.get_backend_name() == "sqlite" else []


def stored(address: URL) -> list[Check]:
    """Whether the database can be read, and whether the clock of this machine is behind it."""
    engine: Engine | None = None
    try:
        for file in file_of(address):
            if not file.exists():
                return [Check("database", True, f"{file} is not there yet: the server makes it")]
            found = quick_check(file)
            if found != "ok":
                return [Check("database", False, f"{file} is damaged: {found}")]
        if file_of(address):
            engine = create_engine(address)
        else:
            _, engine = postgresql().engines(address, int(1000 * PATIENCE), readers=1)
        with engine.connect() as connection:
            count, newest = connection.execute(select(func.count(), func.max(SHEETS.c.created))).one()
    except (exc.SQLAlchemyError, sqlite3.Error) as fault:
        return [Check("database", False, f"cannot be read: {reason(fault)}")]
    except ImportError:
        return [Check("database", False, "PostgreSQL needs more libraries: pip install 'ludotheque[nodes]'")]
    finally:
        if engine is not None:
            engine.dispose()
    is_late = (newest or 0) > time.time() + SLACK
    told = "is behind the newest table" if is_late else "is not behind the newest table"
    return [Check("database", True, f"{count} tables can be read"), Check("clock", not is_late, told)]


def quick_check(file: Path) -> str:
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        return str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])


def room(folder: Path) -> Check:
    free = shutil.disk_usage(folder).free
    return Check("disk", free >= LEAST_ROOM, f"{free / 1e9:.1f} GB are free in {folder}")


def kept(folder: Path, address: URL) -> list[Check]:
    """Whether what has to be kept secret can be read by its owner only, and cannot be guessed."""
    secrets = folder / "cookies.secret"
    files = [secrets, *file_of(address)]
    open_to_others = [file.name for file in files if file.exists() and file.stat().st_mode & 0o077]
    found = [Check("secrets", False, f"others can read {name}: chmod 600") for name in open_to_others]
    given = os.environ.get("LUDOTHEQUE_SECRET", "").split()
    words = given or (secrets.read_text("utf-8").split() if secrets.exists() else [])
    if any(len(word) < SHORTEST_SECRET for word in words):
        place = "LUDOTHEQUE_SECRET" if given else secrets.name
        found.append(Check("secrets", False, f"{place} holds one of fewer than {SHORTEST_SECRET} characters"))
    if not given and not file_of(address):
        found.append(Check("secrets", False, "LUDOTHEQUE_SECRET is not set: servers do not know each other's guests"))
    return found or [Check("secrets", True, f"{len(words)} for cookies; nobody else can read them or the database")]


def files() -> Check:
    """Whether every connection that may come can be a file that is open."""
    if sys.platform == "win32":
        return Check("files", True, "this system does not count them")
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return Check("files", most >= LEAST_FILES, f"{most} may be open at once")


def proxy(url: str) -> list[Check]:
    """What comes through: the name of the house, its scheme, sockets; and what must not."""
    try:
        with httpx.Client(base_url=url, timeout=PATIENCE, headers={"origin": url}) as browser:
            cookies = browser.get("/", headers={"accept": "text/html"}).headers.get("set-cookie", "").lower()
            named = browser.post("/preferences", data={"theme": "auto"}).status_code == 303
            hidden = browser.get("/metrics").status_code == 404
        is_secure = "; secure" in cookies or not url.startswith("https")
    except (httpx.HTTPError, httpx.InvalidURL) as fault:
        return [Check("proxy", False, f"{url} does not answer: {fault}")]
    safety = "cookies are as secure as the address" if is_secure else "X-Forwarded-Proto does not come through"
    return [
        Check("proxy", named, "Host comes through" if named else "Host does not come through: forms are refused"),
        Check("proxy", is_secure, safety),
        Check("proxy", hidden, "the vitals are hidden" if hidden else "the vitals can be read from outside"),
        sockets(url),
    ]


def sockets(url: str) -> Check:
    address = f"{url.replace('http', 'ws', 1)}/t/doctor/socket"
    try:
        with connect(address, origin=Origin(url), open_timeout=PATIENCE) as wire:
            wire.recv(timeout=PATIENCE)
    except (WebSocketException, OSError) as fault:
        return Check("proxy", False, f"sockets do not come through: {fault}")
    return Check("proxy", True, "sockets come through")
