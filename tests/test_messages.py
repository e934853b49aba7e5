"""Every message can be shown: text that nobody sees is deleted."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import ludotheque
from ludotheque.core.shelf import box, own_slugs
from ludotheque.core.tongue import LANGUAGES

PACKAGE = Path(ludotheque.__file__).parent
GAMES = tuple(f"games/{slug}" for slug in own_slugs())
PACKAGES = ("web", "cli", *GAMES)

# Who speaks with the messages of a package, by folders and files of ludotheque; GAME is the package of the game itself.
SPEAKERS = {
    "web": ("web",),
    "cli": ("cli",),
    "GAME": ("GAME/face", "GAME/lessons.toml", "core/face.py", "web/showcase.py", "web/options.py", "web/names.py"),
}
# Where the words come from that fill the gaps of a key, as in `say(f"choice-{verb}")`.
WORDS = {"web": ("web", "house", "bots", "core"), "cli": ("cli", "bots"), "GAME": ("GAME",)}
# Keys whose every part is put together while the game runs: where they are made, and all that they can be.
MADE = {
    "games/apagos": {  # how a game ended, and for whom
        f"{place}-{reason}" for place in ("won", "lost", "over", "line") for reason in ("majority", "resign", "time")
    },
    "games/singes": {"line-fought-drawn-duty", "line-fought-lost-duty"},  # a fight after which one must go back
}

Parts = tuple[str | None, ...]  # of a string; None is a gap
PART = re.compile(r"[\w -]*")  # of a key; the words of a notation have spaces where keys have hyphens
MOST = 64  # ways in which one expression may come out


class Strings(NamedTuple):
    """The strings of some source files: those that are written out, and those that are put together."""

    whole: set[str]
    joined: set[Parts]


def outcomes(node: ast.AST) -> list[Parts]:
    """What a string expression may come out as; nothing for other expressions."""
    if isinstance(node, ast.Constant):
        return [(node.value,)] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return [*outcomes(node.body), *outcomes(node.orelse)]
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple):
        return [parts for one in node.value.elts for parts in outcomes(one)]
    if isinstance(node, ast.FormattedValue):
        return outcomes(node.value) or [(None,)]
    if isinstance(node, ast.JoinedStr):
        return chained([outcomes(part) for part in node.values])
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        sides = [outcomes(node.left), outcomes(node.right)]
        return chained([side or [(None,)] for side in sides]) if any(sides) else []
    return []


def chained(links: list[list[Parts]]) -> list[Parts]:
    """Every way through links of a chain."""
    return [tuple(part for link in way for part in link) for way in product(*links)][:MOST]


@cache
def strings(places: tuple[str, ...], package: str) -> Strings:
    """All strings of Python files, templates and tables that could be keys or parts of them."""
    found = Strings(set(), set())
    for place in places:
        path = PACKAGE / place.replace("GAME", package)
        for file in [path] if path.is_file() else path.rglob("*"):
            if file.suffix == ".toml":
                found.whole.update(table_strings(tomllib.loads(file.read_text("utf-8"))))
            elif file.suffix == ".html":
                text = file.read_text("utf-8")
                found.whole.update(re.findall(r"'([\w-]+)'", text))
                found.joined.update((start, None) for start in re.findall(r"'([\w-]+-)' [~+]", text))
            elif file.suffix == ".py":
                for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                    for parts in outcomes(node):
                        if all(part is None or PART.fullmatch(part) for part in parts):
                            keep(found, parts)
    return found


def keep(found: Strings, parts: Parts) -> None:
    if None not in parts:
        found.whole.add("".join(part or "" for part in parts).replace(" ", "-"))
    elif any(part and part.strip("-") for part in parts):
        found.joined.add(parts)


def table_strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inside in value.items():
            yield name
            yield from table_strings(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from table_strings(inside)


def option_words(package: str) -> set[str]:
    """The options of a game and the values that a table is offered."""
    options = box(package.rpartition("/")[2]).game.options
    return {option.name for option in options} | {
        f"{option.name}-{value}" for option in options for value in option.values if ":" not in value
    }


def unseen(package: str, keys: set[str]) -> set[str]:
    """The keys that nothing which its speakers write can name."""
    kind = "GAME" if package in GAMES else package
    said, words = strings(SPEAKERS[kind], package), strings(WORDS[kind], package)
    shapes = [
        re.compile("".join(r"([\w-]*)" if part is None else re.escape(part) for part in parts)) for parts in said.joined
    ]
    # A refusal may end with what it counts: "R37-lacks-2-1".
    fillers = words.whole | {parts[0].strip("-") for parts in words.joined if parts[0]}
    options = option_words(package) if package in GAMES else set()

    @cache
    def fills(text: str) -> bool:
        return not text or text.isdecimal() or text in fillers or is_joined(text)

    @cache
    def is_joined(text: str) -> bool:
        """Whether text has one of the shapes, with nothing, a number, or words in its gaps."""
        gaps = [found.groups() for shape in shapes if (found := shape.fullmatch(text))]
        return any(text not in filled and all(map(fills, filled)) for filled in gaps)

    def is_seen(key: str) -> bool:
        if key.startswith("option-") and package in GAMES:
            about = ("option-", None, "-about") in said.joined
            return (key.removesuffix("-about") if about else key).removeprefix("option-") in options
        return key in said.whole or is_joined(key) or key in MADE.get(package, ())

    return {key for key in keys if not is_seen(key)}


def message_keys(package: str, language: str) -> set[str]:
    parsed = FluentParser().parse((PACKAGE / package / f"messages.{language}.ftl").read_text("utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_shown(package: str, language: str) -> None:
    assert not unseen(package, message_keys(package, language))


@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_that_nobody_can_show_is_found(package: str) -> None:
    planted = {"refusal-R999", "choice-forgotten", "forgotten", "option-forgotten", "option-forgotten-about"}
    assert unseen(package, planted) == planted


@pytest.mark.parametrize("package", MADE)
def test_keys_that_are_listed_by_hand_are_messages(package: str) -> None:
    assert MADE[package] <= message_keys(package, "en")
