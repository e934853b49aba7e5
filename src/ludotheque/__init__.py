"""Ludothèque: board games, playable for real.

>>> import ludotheque
>>> game = ludotheque.box("NAME").game
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ludotheque.version import VERSION

if TYPE_CHECKING:
    from ludotheque.client import join
    from ludotheque.core.picture import picture
    from ludotheque.core.record import Record, replay
    from ludotheque.core.record import read as read_record
    from ludotheque.core.record import write as write_record
    from ludotheque.core.shelf import Box, box, boxes, slugs

__all__ = [
    "Box",
    "Record",
    "box",
    "boxes",
    "join",
    "picture",
    "read_record",
    "replay",
    "slugs",
    "write_record",
]

__version__ = VERSION

# Where each name lives. It is loaded when it is asked for: an engine needs no network, a client no engine.
HOMES = {
    "Box": "core.shelf",
    "Record": "core.record",
    "box": "core.shelf",
    "boxes": "core.shelf",
    "join": "client",
    "picture": "core.picture",
    "read_record": "core.record",
    "replay": "core.record",
    "slugs": "core.shelf",
    "write_record": "core.record",
}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name.removesuffix("_record"))


def __dir__() -> list[str]:
    return sorted([*(name for name in globals() if name.startswith("__")), *__all__])
