"""Languages: Fluent messages of the house and of each game, formatted at the very edge."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache, partial
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.face import Message, Tongue

LANGUAGES = ("fr", "en")
UNCONTRACTED = re.compile(r"\b(à|À|de|De) (Les?)(?= [A-ZÀ-Ý])")  # before a name
CONTRACTED = {"à Le": "au", "à Les": "aux", "de Le": "du", "de Les": "des"}
BREAKING = re.compile(r"(?<=\S) (?=[;:!?»])|(?<=«) ")  # where French has a space, and no line may end


@lru_cache
def bundle(language: str, package: str) -> FluentBundle:
    """The messages that lie in a package, in one language; none where no package is named."""
    messages = FluentBundle([language], use_isolating=False)
    if package:
        source = files(package).joinpath(f"messages.{language}.ftl")
        messages.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return messages


@lru_cache(maxsize=65536)
def spoken(language: str, package: str, message: Message) -> str:
    """A message in a language; an unknown key or a missing value is a fault of the game, and says so."""
    messages = bundle(language, package)
    if not messages.has_message(message.key):
        raise LookupError(f"{package} has no message {message.key!r} in {language}")
    pattern = messages.get_message(message.key).value
    if pattern is None:
        raise LookupError(f"message {message.key!r} of {package} in {language} has no text")
    values: dict[str, Any] = {
        name: spoken(language, package, value) if isinstance(value, Message) else value
        for name, value in message.values
    }
    text, faults = messages.format_pattern(pattern, values)
    if faults:
        raise LookupError(f"message {message.key!r} of {package} in {language}: {faults[0]}")
    return typeset(contracted(str(text))) if language == "fr" else str(text)


def contracted(text: str) -> str:
    """French as it is spoken: "du Moko", "aux Costauds", where a name brings its article with it."""

    def one_word(found: re.Match[str]) -> str:
        word = CONTRACTED[f"{found[1].lower()} {found[2]}"]
        return word if found[1].islower() else word.capitalize()

    return UNCONTRACTED.sub(one_word, text)


def typeset(text: str) -> str:
    """French as it is printed: the spaces beside its marks keep them on the line."""
    return BREAKING.sub("\N{NO-BREAK SPACE}", text)


def called(message: Message, names: Mapping[Message, str]) -> Message:
    """The message with names in the place of what the game calls its seats."""
    values: list[tuple[str, int | str | Message]] = []
    for key, value in message.values:
        if isinstance(value, Message):
            values.append((key, names[value] if value in names else called(value, names)))
        else:
            values.append((key, value))
    return Message(message.key, tuple(values))


@lru_cache
def tongue(language: str, package: str) -> Tongue:
    """A translator for one game and one reader: always the same one, so that what is said with it can be kept."""
    return partial(spoken, language, package)
