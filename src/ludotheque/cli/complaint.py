"""The one way a command says that its input is wrong."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ludotheque.core.shelf import Box, box
from ludotheque.core.state import Game, Options, completed


class Complaint(Exception):
    """Bad input; the text is all the user is shown."""


def taken(slug: str, material: Path | None = None) -> Box:
    """A box from the shelf, with another material if a file brings one."""
    try:
        found = box(slug)
        if material is not None:
            found = found.with_game(found.game.with_material(contents(material)))
    except LookupError as fault:
        raise Complaint(str(fault.args[0])) from None
    except ValueError as fault:
        raise Complaint(f"{material}: {fault}") from None
    return found


def named(settings: list[str]) -> Options:
    """The options that somebody typed as NAME=VALUE."""
    options: Options = {}
    for setting in settings:
        name, sign, value = whole(setting, "--option").partition("=")
        if not sign:
            raise Complaint(f"--option is NAME=VALUE, not {setting[:40]!r}")
        options[name] = value
    return options


def agreed(game: Game, settings: list[str]) -> Options:
    """The options of a table; those that nobody typed take their default."""
    try:
        return completed(game, named(settings))
    except ValueError as fault:
        raise Complaint(str(fault)) from None


def seats_of(game: Game) -> str:
    """How many may play, in words: 2, or 2 to 6."""
    fewest, most = game.seats.start, game.seats.stop - 1
    return str(fewest) if fewest == most else f"{fewest} to {most}"


def whole(text: str, what: str) -> str:
    """A text somebody typed; half a character could be neither shown nor saved."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Complaint(f"{what} {text[:40]!r} holds half a character") from None
    return text


def writable(*files: Path | None, read: Sequence[Path] = ()) -> None:
    """Complain at once about a file that could not be written after long work, or only over what is read."""
    taken = {file.resolve() for file in read}
    for file in files:
        if file is None:
            continue
        if file.resolve() in taken:
            raise Complaint(f"{file}: it would take the place of what stands there")
        taken.add(file.resolve())
        if file.is_dir():
            raise Complaint(f"{file}: it is a folder")
        if not file.parent.is_dir():
            raise Complaint(f"{file}: there is no folder {file.parent}")
        if not os.access(file if file.exists() else file.parent, os.W_OK):
            raise Complaint(f"{file}: it may not be written")


def is_full(file: Path) -> bool:
    """Whether something stands in a file that saving would destroy."""
    return file.is_file() and file.stat().st_size > 0


def contents(file: Path) -> str:
    """The text of a file someone named."""
    try:
        return file.read_text("utf-8")
    except ValueError:
        raise Complaint(f"{file}: not a text file") from None
    except OSError as fault:
        raise Complaint(f"{file}: {fault.strerror}") from None
