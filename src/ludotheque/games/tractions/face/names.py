"""The names of things as messages: gangs, men, places, cards and sums."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.core.state import HIDDEN
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES
from ludotheque.games.tractions.text.actions import CLAUSE_NAMES, TERM_NAMES, WHERE_NAMES, man_name

BOX: Final = GAME.box
ROWS: Final = {1: "bd de Clichy", 3: "rue de Douai", 4: "rue Fontaine", 5: "rue La Bruyère", 7: "rue de Châteaudun"}
COLUMNS: Final = (
    "rue d’Amsterdam",
    "",
    "rue Blanche",
    "",
    "rue Pigalle",
    "",
    "rue des Martyrs",
    "",
    "rue Rochechouart",
)
NAMES: Final = {
    "cafW": "Le Zanzi",
    "cafC": "Le Grand Zinc",
    "cafE": "Chez Lulu",
    "bankW": "Crédit du Faubourg",
    "bankE": "Comptoir des Martyrs",
}


def street_name(space: int) -> str:
    """The street a space lies on."""
    name = BOX.names[space]
    if len(name) == 3 and name[1:].isdecimal():
        column, row = int(name[1]), int(name[2])
        return ROWS.get(row) or (COLUMNS[column] if column < len(COLUMNS) else "") or "impasse"
    return ""


def place_name(space: int) -> Message | str:
    """What a space is called: most names are the same in every language."""
    if space == t.PARKING:
        return "parking"
    name = BOX.names[space]
    if name in NAMES:
        return NAMES[name]
    if name.startswith("h"):
        return f"Hôtel {int(name[1:])}" if name[1:].isdecimal() else name
    if name.startswith("base"):
        return say("base", gang=gang(BOX.owners[space]))
    street = street_name(space)
    return f"{street} {name}" if street else name


def place_or_none(space: int) -> Message | str:
    return place_name(space) if 0 <= space < t.SPACES else ""


def gang(number: int) -> Message:
    return say(f"gang-{number}") if 0 <= number < t.GANGS else say("gang-none")


def gangs(bits: int) -> Message:
    return join([gang(number) for number in range(t.GANGS) if bits >> number & 1])


def join(messages: list[Message]) -> Message:
    """Messages one after the other, the last with an "and"."""
    if not messages:
        return say("nothing")
    whole = messages[0]
    for message in messages[1:-1]:
        whole = say("join", one=whole, two=message)
    return say("join-last", one=whole, two=messages[-1]) if len(messages) > 1 else whole


def listed(messages: list[Message]) -> Message:
    """Whole sentences one after the other; an alliance heads its clauses."""
    if not messages:
        return say("nothing")
    whole = messages[0]
    for before, message in pairwise(messages):
        whole = say("headed" if before.key.startswith("row-alliance") else "listed", one=whole, two=message)
    return whole


def slug(name: str) -> str:
    """A word of the notation as part of a key."""
    return name.replace(" ", "-")


def men(numbers: list[int]) -> str:
    return " ".join(man_name(man) for man in numbers)


def money(sum: int) -> Message:
    """A sum: one U is 100,000 Thunes."""
    return say("hidden") if sum == HIDDEN else say("sum", sum=sum)


def card(kind: int) -> Message:
    return say("card-money") if kind == t.MONEY else say(f"card-{CARD_NAMES[kind]}")


def hand(cards: list[int]) -> Message:
    """Cards by kind, as far as there are any."""
    return join([say("cards", card=card(kind), count=count) for kind, count in enumerate(cards) if count])


def where(kind: int, space: int) -> Message:
    return say("at", place=place_name(space)) if kind == t.ONE_SPACE else say(f"where-{WHERE_NAMES[kind]}")


def until(last: int) -> Message:
    return say("until-heist") if last == 0 else say("until-turn", turn=last)


def row_name(kind: int) -> str:
    """What the notation calls a kind of term or clause."""
    return TERM_NAMES[kind] if kind < t.TERMS else clause_name(kind)


def clause_name(kind: int) -> str:
    return CLAUSE_NAMES[kind - t.PEACE]


def clause_title(kind: int) -> Message:
    return say(f"clause-{clause_name(kind)}")
