"""One server for a database: a file beside it is locked while the server runs; the system frees it after a crash."""

from __future__ import annotations

import os
import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def seize(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def seize(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(Exception):
    """Another server has the database; the text is the name of the locked file."""


def lock(database: str) -> IO[str]:
    """Lock a database of SQLite until the file that comes back is closed; InUse if somebody else has."""
    path = f"{os.path.realpath(database.removeprefix('file:'))}.lock"
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    file = os.fdopen(descriptor, "r+")
    try:
        seize(file)
    except OSError:
        file.close()
        raise InUse(path) from None
    return file
