"""Answers made small on their way, except those that show what only their reader may know."""

from __future__ import annotations

import secrets
import struct
import zlib
from functools import lru_cache
from typing import Final

from markupsafe import Markup
from starlette import types as asgi
from starlette.middleware.gzip import GZipMiddleware

LEAST: Final = 1000  # bytes; what is smaller is sent as it is
# The length of a compressed answer tells whether two parts of it are alike. So nothing is compressed that holds a
# hand, or a game of one's own, beside words that others write there.
PRIVATE: Final = ("/t/", "/api/", "/practise")

SEAM: Final = f"\x0e{secrets.token_hex(8)}\x0f"  # known to nobody, so nobody can write it into a page
HEAD: Final = bytes([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])  # of a gzip file without a name and a date
END: Final = b"\x01\x00\x00\xff\xff"  # an empty last block
LONGEST: Final = 65_535  # bytes of a block that is stored as it is


class Compression:
    """Compresses pages, drawings and scripts for those who can read that; sockets and streams pass through."""

    def __init__(self, app: asgi.ASGIApp) -> None:
        self.app = app
        self.compressed = GZipMiddleware(app, minimum_size=LEAST, compresslevel=6)

    async def __call__(self, scope: asgi.Scope, receive: asgi.Receive, send: asgi.Send) -> None:
        is_open = scope["type"] == "http" and not is_private(scope["path"])
        await (self.compressed if is_open else self.app)(scope, receive, send)


def is_private(path: str) -> bool:
    return path.startswith(PRIVATE)


def public(text: str) -> Markup:
    """Marks a part of a private page that everybody may read."""
    return Markup(f"{SEAM}{text}{SEAM}")


def unmarked(page: str) -> str:
    return page.replace(SEAM, "")


def packed(page: str) -> bytes:
    """A private page whose public parts are compressed, each by itself; all else is stored as it is.

    So the length of the whole tells no more than the length of what is private.
    """
    body = [HEAD]
    for number, part in enumerate(page.split(SEAM)):
        body.append(squeezed(part) if number % 2 else stored(part.encode()))
    plain = unmarked(page).encode()
    return b"".join([*body, END, struct.pack("<LL", zlib.crc32(plain), len(plain))])


@lru_cache(maxsize=128)
def squeezed(part: str) -> bytes:
    """Blocks that refer to nothing outside of them."""
    compressor = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return compressor.compress(part.encode()) + compressor.flush(zlib.Z_FULL_FLUSH)


def stored(part: bytes) -> bytes:
    blocks = (part[start : start + LONGEST] for start in range(0, len(part), LONGEST))
    return b"".join(struct.pack("<BHH", 0, len(block), LONGEST - len(block)) + block for block in blocks)
