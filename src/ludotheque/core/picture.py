"""States and views that show themselves in a notebook."""

from __future__ import annotations

from ludotheque.core.shelf import boxes
from ludotheque.core.state import NOBODY, State, View
from ludotheque.core.tongue import tongue


def picture(thing: State | View, seat: int = NOBODY, language: str = "en") -> str | None:
    """The board as SVG; a state as the seat sees it, a spectator unless told. None for a game without a box."""
    view = thing.view(seat) if isinstance(thing, State) else thing
    for taken in boxes():
        if type(view).__module__.startswith(f"{taken.package}."):
            return taken.face.draw(view, tongue(language, taken.package))
    return None
