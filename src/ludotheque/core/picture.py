"""States and views that show themselves in a notebook."""

from __future__ import annotations

from ludotheque.core.shelf import SLUGS, box
from ludotheque.core.state import NOBODY, State, View
from ludotheque.core.tongue import tongue


def picture(thing: State | View, seat: int = NOBODY, language: str = "en") -> str | None:
    """The board as SVG; a state as the seat sees it, a spectator unless told. None for a game without a box."""
    view = thing.view(seat) if isinstance(thing, State) else thing
    package = type(view).__module__.partition(".rules")[0]
    slug = package.rpartition(".")[2]
    if slug not in SLUGS:
        return None
    return box(slug).face.draw(view, tongue(language, package))
