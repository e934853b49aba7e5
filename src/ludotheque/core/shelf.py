"""The shelf: every box that can be taken from it, those of this house and those of other packages."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pkgutil import iter_modules
from types import ModuleType
from typing import NamedTuple

from ludotheque.core.advice import Advice
from ludotheque.core.coach import Coach
from ludotheque.core.face import Face
from ludotheque.core.ledger import Ledger
from ludotheque.core.observer import Observer
from ludotheque.core.state import Game, State
from ludotheque.core.tongue import LANGUAGES

HOUSE = "ludotheque.games"  # the package of our own boxes, and the entry-point group in which others name theirs
NAME = re.compile(r"[a-z][a-z0-9-]*")

log = logging.getLogger(__name__)


class Box(NamedTuple):
    """One game with everything that belongs to it."""

    game: Game
    face: Face
    advice: Advice
    package: str  # the module that its messages, lessons and rules lie beside
    coach: Callable[[Game], Coach | None] | None = None  # where a game is solved: its coach for any material
    observer: Observer | None = None  # where programs that learn are given more than a plain list of fields
    ledger: Callable[[State], Ledger] | None = None  # where players promise: what follows a game from its first state

    def __repr__(self) -> str:
        return f"<Box {self.game.name}>"

    def with_game(self, game: Game) -> Box:
        """The same box with another material in it."""
        return self._replace(game=game, face=self.face.of(game))


def box(slug: str) -> Box:
    """The box of that name; LookupError says why it cannot be taken."""
    if slug in own_slugs():
        return box_from(slug, f"{HOUSE}.{slug}")
    found = foreign_boxes().get(slug)
    if isinstance(found, Box):
        return found
    if found is not None:
        raise LookupError(found)
    raise LookupError(f"no game {slug[:40]!r} on the shelf; there is {', '.join(slugs())}")


def boxes() -> list[Box]:
    """All of them, the smallest company first, then those with the least to agree on."""
    taken = [box(slug) for slug in own_slugs()] + [
        found for found in foreign_boxes().values() if isinstance(found, Box)
    ]
    return sorted(taken, key=order)


@cache
def slugs() -> tuple[str, ...]:
    """The names of the boxes, in their order on the shelf."""
    return tuple(taken.game.name for taken in boxes())


def package(slug: str) -> str:
    """Where the messages of a game lie; nowhere for one that has left the shelf."""
    return box(slug).package if slug in slugs() else ""


def order(taken: Box) -> tuple[int, int, int, str]:
    game = taken.game
    return game.seats.start, game.seats.stop, len(game.options), game.name


@cache
def own_slugs() -> tuple[str, ...]:
    """The names of the games of this house: the packages inside its own."""
    return tuple(found.name for found in iter_modules(import_module(HOUSE).__path__) if found.ispkg)


@cache
def foreign_boxes() -> dict[str, Box | str]:
    """The boxes of other packages, by the name they ask for; or why one stays off the shelf, which the log says too."""
    claims: dict[str, set[str]] = {}
    for point in entry_points(group=HOUSE):
        claims.setdefault(point.name, set()).add(point.module)
    found: dict[str, Box | str] = {}
    for slug, claimed in sorted(claims.items()):
        found[slug] = claimed_box(slug, sorted(claimed))
        if isinstance(found[slug], str):
            log.warning("%s", found[slug])
    return found


def claimed_box(slug: str, claimed: list[str]) -> Box | str:
    """The box of the only package that asks for a name, or why there is none."""
    names = " and ".join(claimed)
    if slug in own_slugs():
        return f"{names} cannot be called {slug!r}: a game of the house has that name"
    if len(claimed) > 1:
        return f"{names} both want to be called {slug!r}; uninstall all but one"
    try:
        return box_from(slug, names)
    except Exception as fault:  # whatever a stranger's package does as it is imported, the other boxes stay
        return f"{names}, which brings the game {slug[:40]!r}, cannot be used: {type(fault).__name__}: {fault}"


@cache
def box_from(slug: str, name: str) -> Box:
    """The box that a package holds; TypeError says what it should be and is not."""
    module = import_module(name)
    if flaw := flaw_of(slug, module):
        raise TypeError(flaw)
    extras = [getattr(module, extra, None) for extra in ("COACH", "OBSERVER", "LEDGER")]
    return Box(module.GAME, module.FACE, module.ADVICE, name, *extras)


def flaw_of(slug: str, module: ModuleType) -> str:
    """What a package lacks to be a box, or nothing."""
    if not NAME.fullmatch(slug):
        return "the name of a game has small letters, digits and hyphens, a letter first"
    for name, kind in (("GAME", Game), ("FACE", Face), ("ADVICE", Advice)):
        if not isinstance(getattr(module, name, None), kind):
            return f"{name} is not a {kind.__name__}"
    game = module.GAME
    if game.name != slug:
        return f"GAME.name is {game.name!r}, the entry point says {slug!r}"
    if not game.seats or game.seats[0] < 1 or game.actions < 1:
        return "GAME has no seats or no actions"
    if not callable(getattr(module, "COACH", len)):
        return "COACH is not a function that takes a game"
    if not isinstance(getattr(module, "OBSERVER", None), Observer | None):
        return "OBSERVER is not an Observer"
    if not callable(getattr(module, "LEDGER", len)):
        return "LEDGER is not a function that takes a state"
    for language in LANGUAGES:
        if not files(module.__name__).joinpath(f"messages.{language}.ftl").is_file():
            return f"messages.{language}.ftl is missing"
    return ""
