"""States and views that show themselves: as a line of text anywhere, as a drawing in a notebook."""

from __future__ import annotations

from contextlib import suppress

from ludotheque.core.shelf import Box, boxes
from ludotheque.core.state import NOBODY, State, View
from ludotheque.core.tongue import tongue


def box_of(thing: State | View) -> Box | None:
    """The box that a state or a view comes from; a toy has none."""
    for taken in boxes():
        if type(thing).__module__.startswith(f"{taken.package}."):
            return taken
    return None


def picture(thing: State | View, seat: int = NOBODY, language: str = "en") -> str | None:
    """The board as SVG; a state as the seat sees it, a spectator unless told. None for a game without a box."""
    view = thing.view(seat) if isinstance(thing, State) else thing
    taken = box_of(view)
    return taken.face.draw(view, tongue(language, taken.package)) if taken else None


def described(state: State) -> str:
    """The position in the notation of its game: secrets included, as a state holds them."""
    name = type(state).__name__
    with suppress(Exception):  # a debugger may look at one that is only half made
        if taken := box_of(state):
            return f"<{name} {taken.game.write_position(state)}>"
    return f"<{name}>"


def described_view(view: View) -> str:
    """Whose eyes they are, and the question as they read it."""
    name = type(view).__name__
    with suppress(Exception):
        eyes = f"seat {view.seat}" if view.seat >= 0 else "a spectator"
        if taken := box_of(view):
            return f"<{name} of {eyes}: {tongue('en', taken.package)(taken.face.question(view))}>"
        return f"<{name} of {eyes}>"
    return f"<{name}>"
