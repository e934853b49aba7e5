"""Ludothèque: five board games, playable for real."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.version import VERSION

if TYPE_CHECKING:
    from ludotheque.client import join

__all__ = ["join"]

__version__ = VERSION


def __getattr__(name: str) -> Any:
    """The client for programs is loaded when it is asked for: an engine needs no network."""
    if name == "join":
        from ludotheque.client import join

        return join
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
