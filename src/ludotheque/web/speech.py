"""The languages of the pages: what a reader prefers, and text that is safe to put into HTML."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

from ludotheque.core.face import Message, Tongue, refusal, say
from ludotheque.core.shelf import package
from ludotheque.core.tongue import LANGUAGES, bundle, spoken, tongue
from ludotheque.house.refused import Refused

HOUSE = "ludotheque.web"


def preferred(header: str) -> str:
    """The language of ours that an Accept-Language header likes best; English where it likes none."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, quality = part.partition(";q=")
        try:
            wishes.append((float(quality or 1), name.strip().lower()[:2]))
        except ValueError:
            continue
    liked = [(weight, name) for weight, name in wishes if name in LANGUAGES and weight > 0]
    return max(liked, key=lambda wish: wish[0])[1] if liked else "en"


@lru_cache(maxsize=65536)
def safe(language: str, package: str, message: Message) -> str:
    """A message as HTML text."""
    return escape(spoken(language, package, message))


@lru_cache(maxsize=4096)
def fixed(language: str, key: str) -> str:
    """A sentence of the house without values, as HTML text."""
    return escape(spoken(language, HOUSE, say(key)))


class Speech(NamedTuple):
    """What one reader is told, by the house and by one game."""

    language: str
    game: str  # the package of the game's messages

    def house(self, key: str, **values: int | str) -> str:
        return spoken(self.language, HOUSE, say(key, **values))

    def safe(self, key: str, **values: int | str) -> str:
        """What the house says, as HTML text."""
        if not values:
            return fixed(self.language, key)
        return safe(self.language, HOUSE, say(key, **values))

    def spoken(self, message: Message) -> str:
        return spoken(self.language, self.game, message)

    def tongue(self) -> Tongue:
        return tongue(self.language, self.game)

    def has(self, key: str) -> bool:
        return bool(bundle(self.language, self.game).has_message(key))

    def about(self, key: str, otherwise: str = "") -> str:
        """What the game says of itself under a key, if it says anything."""
        return self.spoken(say(key)) if self.has(key) else otherwise

    def level(self, level: str) -> str:
        """The name of a computer player."""
        key = f"level-{level}"
        return self.house(key) if bundle(self.language, HOUSE).has_message(key) else level

    def refused(self, refused: Refused) -> str:
        """Why the house says no."""
        if refused.rule:
            return self.refusal(refused.rule)
        key = f"refused-{refused.code}"
        text = self.house(key) if bundle(self.language, HOUSE).has_message(key) else refused.code
        return f"{text} {refused.detail}" if refused.detail else text

    def refusal(self, rule: str) -> str:
        """The sentence of a rule that says no."""
        for message in (refusal(rule), refusal(rule.partition("-")[0])):
            if self.has(message.key):
                return self.spoken(message)
        return self.house("refused", rule=rule)


def speech_for(language: str, slug: str) -> Speech:
    return Speech(language, package(slug))
