"""What the terminal says, in the language of its user."""

from __future__ import annotations

import os
from typing import Annotated, NamedTuple

from typer import Option

from ludotheque.cli.complaint import Complaint
from ludotheque.core.face import Face, Message, Tongue, refusal, say
from ludotheque.core.shelf import box
from ludotheque.core.state import LEGAL, View
from ludotheque.core.tongue import LANGUAGES, bundle, called, spoken, tongue

Lang = Annotated[str, Option("--lang", help="The language: en or fr; that of the terminal unless told.")]


class Speech(NamedTuple):
    """One reader's language, for the terminal and for one game."""

    language: str
    game: str  # the package of the game

    def __call__(self, key: str, **values: int | str | Message) -> str:
        return spoken(self.language, __package__, say(key, **values))

    @property
    def tongue(self) -> Tongue:
        return tongue(self.language, self.game)

    def refusal(self, rule: str) -> str:
        """The number of a rule that says no, with its sentence."""
        if rule == LEGAL:
            return self("legal")
        for message in (refusal(rule), refusal(rule.partition("-")[0])):
            if bundle(self.language, self.game).has_message(message.key):
                return f"{rule.partition('-')[0]}: {self.tongue(message)}"
        return self("refused", rule=rule)

    def told(self, face: Face, view: View, tongue: Tongue | None = None) -> list[str]:
        """The position in words, the question last."""
        speak = tongue or self.tongue
        question = face.question(view)
        lines = [message for message in face.tell(view) if message != question]
        return [speak(message) for message in [*lines, question]]

    def calling(self, names: dict[Message, str]) -> Tongue:
        """The words of the game, with names in the place of what the game calls its seats."""

        def speak(message: Message) -> str:
            return names[message] if message in names else self.tongue(called(message, names))

        return speak


def speech_for(language: str, slug: str) -> Speech:
    """The words of a reader who asked for a language, or whose terminal has one."""
    chosen = language or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    short = chosen[:2].lower()
    if short not in LANGUAGES:
        if language:
            raise Complaint(f"no language {language[:20]!r}; there is {', '.join(LANGUAGES)}")
        short = "en"
    return Speech(short, box(slug).package)
