"""Where the texts about a game lie: in its own package, in the wheel of the house, or among the documents."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from ludotheque.core.shelf import box

DOCUMENTS = Path(__file__).parents[3] / "docs"


def source(slug: str, kind: str, ending: str) -> str:
    """A text of that kind, `rules` or `rulebook`; empty where there is none."""
    brought = files(box(slug).package).joinpath(kind + ending)
    name = slug + ending
    for file in (brought, files("ludotheque").joinpath(kind, name), DOCUMENTS / kind / name):
        if file.is_file():
            return file.read_text("utf-8")
    return ""


def rules_source(slug: str, ending: str) -> str:
    """The numbered specification of a game."""
    return source(slug, "rules", ending)


def rulebook_source(slug: str, ending: str) -> str:
    """What players read, and its figures."""
    return source(slug, "rulebook", ending)
