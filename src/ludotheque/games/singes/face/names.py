"""What things are called: seats, tokens, squares."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.core.state import View
from ludotheque.games.singes.face import layout
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.names import NAMES

PAWNS: Final = tuple(say(f"colour-{colour}") for colour in t.PAWNS)
DICE: Final = tuple(say(f"die-{colour}") for colour in range(3))
DIRECTIONS: Final = tuple(say(f"direction-{name}") for name in ("north", "east", "south", "west"))
BACKS: Final = tuple(say(f"back-{letter}") for letter in "WCKZGL")
SOME: Final = tuple(say(f"some-{letter}") for letter in "WCKZGL")  # "a weapon"
LOOT_BACKS: Final = (SOME[0], SOME[5], SOME[2])


def pawn(view: View, seat: int) -> Message:
    """A player by the colour of the pawn he has taken."""
    return PAWNS[view.sides[seat]]


def token(kind: int) -> Message:
    """The name of a token with its number: "axe", "patrol of strength 3", "digit 2"."""
    name = NAMES[kind].rstrip("0123456789")
    number = NAMES[kind][len(name) :]
    return say(f"full-{name}", number=int(number)) if number else say(f"token-{name}")


def about(kind: int) -> Message:
    """What a token is good for."""
    if kind < t.ARMS:
        return say("about-weapon")
    if t.ARI <= kind < t.DIGIT:
        return say("about-helper" if kind < t.DAENA else "about-guide")
    if kind in (t.RED_DIE, t.YELLOW_DIE):
        return say("about-die")
    return say(f"about-{NAMES[kind].rstrip('0123456789')}")


def ape(kind: int) -> Message:
    """An ape as one speaks of it: "a gorilla of strength 8", "Attar, chief of the apes"."""
    return say("foe-ape", ape=token(kind)) if kind >= t.CHIMP else token(kind)


def foe(kind: int, strength: int) -> Message:
    """Whom one fights: a chief too with his strength."""
    return ape(kind) if kind >= t.CHIMP else say("foe-chief", ape=token(kind), strength=strength)


def tokens(kinds: list[int]) -> Message:
    """A list in words, built by twos so that each language joins it its own way."""
    if not kinds:
        return say("nothing")
    names = [token(kind) for kind in kinds]
    joined = names[0]
    for name in names[1:]:
        joined = say("list", first=joined, last=name)
    return joined


def joined(messages: list[Message]) -> Message:
    if not messages:
        return say("nothing")
    found = messages[0]
    for message in messages[1:]:
        found = say("list", first=found, last=message)
    return found


def at(view: SingesView, square: int) -> Message:
    x, y = layout.place(view, square)
    return say("at", x=str(x), y=str(y))


def content(view: SingesView, square: int) -> Message:
    """What lies on a square, or what the square is, and who else stands there."""
    others = [pawn(view, seat) for seat in range(view.seats) if view.pawns[seat] == square and seat != view.seat]
    if others:
        return say("square-shared", what=ground(view, square), others=joined(others))
    return ground(view, square)


def ground(view: SingesView, square: int) -> Message:
    there = view.board[square]
    if there >= t.APE:
        return token(there - t.APE)
    if there >= t.KEY_UP:
        return say("square-key", code=key(view, there - t.KEY_UP))
    if there == t.KEY_DOWN:
        return say("square-closed")
    if there:
        return SOME[there - t.MARK_W]
    if view.cells[square] == t.START:
        return say("square-start")
    if layout.is_live(view, square):
        return say("square-live")
    return say("square-portal" if layout.is_portal(square) else "square-plain")


def key(view: SingesView, number: int) -> Message:
    return code(view.key_row(number))


def code(types: list[int]) -> Message:
    """What a key asks for: "axe 2 2 3"."""
    need, *digits = types
    return say("key", need=token(need), digits=" ".join(str(digit - t.DIGIT + 1) for digit in digits))


def square_spot(square: int) -> str:
    return f"sq-{square}"


def loot(what: int) -> Message:
    if what < t.LOOT_DICE:
        return token(t.ARI + what)
    if what < t.LOOT_WEAPON:
        return token(t.RED_DIE + what - t.LOOT_DICE)
    return LOOT_BACKS[what - t.LOOT_WEAPON]
