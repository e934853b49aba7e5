"""What can be chosen: numbered once, under headings, long lists folded."""

from __future__ import annotations

import unicodedata
from string import ascii_lowercase
from typing import Final, NamedTuple

from ludotheque.core.face import Face, Tongue
from ludotheque.core.state import Game, View

MANY: Final = 16  # choices from which on headings are folded
FEW: Final = 2  # a heading with so few is never folded
ALONE: Final = 40  # nor is the only long one with so few


class Entry(NamedTuple):
    """One choice; its number stays as long as the question does."""

    number: int
    action: int
    notation: str
    label: str
    heading: str
    then: tuple[int, ...] = ()  # further answers it gives, one after the other
    heeds_draws: bool = True  # whether a draw on the way ends them

    @property
    def whole(self) -> str:
        """The label with its heading, which may say half of it."""
        return f"{self.heading} – {self.label}" if self.heading else self.label


class Group(NamedTuple):
    """Choices under one heading."""

    letter: str  # opens it where it is folded; empty where it is not
    heading: str
    entries: list[Entry]


class Menu:
    """The choices of a view, in the order of their headings."""

    def __init__(self, game: Game, face: Face, view: View, tongue: Tongue, at_once: str, unasked: str) -> None:
        offers: list[Entry] = []  # not numbered yet
        ranked = [(face.choice(view, action), action) for action in view.legal]
        for choice, action in sorted(ranked, key=lambda offer: offer[0].rank):
            heading = tongue(choice.group) if choice.group else ""
            offers.append(Entry(0, action, game.write(view.seat, action), tongue(choice.label), heading))
        for journey in face.journeys(view, ()):
            if not journey.spot:  # the others begin at a place that is pointed at
                heading = tongue(journey.group) if journey.group else at_once
                action, *then = journey.actions
                offers.append(Entry(0, action, "", tongue(journey.label), heading, tuple(then), journey.heeds_draws))
        for action in view.asides:
            label = tongue(face.choice(view, action).label)
            offers.append(Entry(0, action, game.write(view.seat, action), label, unasked))
        order = list(dict.fromkeys(entry.heading for entry in offers))
        offers.sort(key=lambda entry: order.index(entry.heading))
        self.entries = [entry._replace(number=number) for number, entry in enumerate(offers, 1)]
        self.groups = self.grouped(order)

    def grouped(self, order: list[str]) -> list[Group]:
        """The choices under their headings; long lists are folded."""
        under = {heading: [entry for entry in self.entries if entry.heading == heading] for heading in order}
        long = [heading for heading in order if heading and len(under[heading]) > FEW]
        if len(self.entries) <= MANY or (len(long) == 1 and len(self.entries) <= ALONE):
            long = []
        letters = {heading: lettered(place) for place, heading in enumerate(long)}
        return [Group(letters.get(heading, ""), heading, under[heading]) for heading in order]

    def opened(self, letter: str) -> Group | None:
        """The folded group of a letter."""
        for group in self.groups:
            if group.letter and group.letter == letter.lower():
                return group
        return None

    def numbered(self, number: int) -> Entry | None:
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    def noted(self, text: str) -> Entry | None:
        """The choice of a notation, in capitals or not."""
        for entry in self.entries:
            if entry.notation and entry.notation.lower() == text.lower():
                return entry
        return None

    def of(self, action: int) -> Entry:
        """The entry of one of the actions of the view."""
        return next(entry for entry in self.entries if entry.action == action)

    def matching(self, text: str) -> list[Entry]:
        """The choices in which every word of the text is found, accents aside."""
        words = bare(text).split()
        return [
            entry for entry in self.entries if all(word in bare(f"{entry.whole} {entry.notation}") for word in words)
        ]


def lettered(place: int) -> str:
    """a to z, then aa, ab and so on."""
    first, last = divmod(place, len(ascii_lowercase))
    return (ascii_lowercase[first - 1] if first else "") + ascii_lowercase[last]


def bare(text: str) -> str:
    """Small letters without accents."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))
