"""The names of things as messages: gangs, men, places, cards and sums."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.core.state import HIDDEN
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES
from ludotheque.games.tractions.text.actions import CLAUSE_NAMES, TERM_NAMES, WHERE_NAMES

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


BLIND: Final = {0: "impasse du Nord", 8: "impasse du Sud"}  # where no street runs through
ARTICLE: Final = "Le "
SORTS: Final = ("street", "hotel", "base", "cafe", "bank")  # by kind of space
BRICK: Final = 10  # U in a brique, which is a million
THUNES: Final = 100_000  # in a U


def is_street(name: str) -> bool:
    return len(name) == 3 and name[0] == "s" and name[1:].isdecimal()


def house_number(space: int) -> int:
    """Houses are counted along their street, from the left or from the top."""
    column, row = int(BOX.names[space][1]), int(BOX.names[space][2])
    return column + 1 if row in ROWS or row in BLIND else row


def street_name(space: int) -> str:
    """The street a space lies on."""
    column, row = int(BOX.names[space][1]), int(BOX.names[space][2])
    return ROWS.get(row) or BLIND.get(row) or COLUMNS[column]


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
    return f"{house_number(space)} {street_name(space)}" if is_street(name) else name


def place_or_none(space: int) -> Message | str:
    return place_name(space) if 0 <= space < t.SPACES else ""


def sort_of(space: int) -> str:
    """What decides which little words go with the name of a place."""
    if space == t.PARKING:
        return "parking"
    if BOX.names[space] in NAMES and BOX.kinds[space] == t.CAFE:
        return "cafe" if NAMES[BOX.names[space]].startswith(ARTICLE) else "chez"
    return SORTS[BOX.kinds[space]]


def the_place(space: int) -> Message:
    """A place with its article: "the Hôtel 5", "le Zanzi"."""
    name = place_name(space)
    bare = name.removeprefix(ARTICLE) if isinstance(name, str) else name
    return say(f"the-{sort_of(space)}", place=name, bare=bare)


def at_place(space: int) -> Message:
    """Where somebody is, or goes in: "at the Hôtel 5", "au Zanzi"."""
    return say(f"at-{sort_of(space)}", place=place_name(space))


def home_or(space: int, gang_number: int, count: int = 1) -> Message:
    """The place, or of so many men's own hideout that it is theirs."""
    if BOX.kinds[space] == t.BASE and BOX.owners[space] == gang_number:
        return say("the-home", count=count)
    return the_place(space)


def whereabouts(space: int) -> dict[str, Message | str]:
    """A place as a sentence may need it."""
    return {"place": place_name(space), "at": at_place(space), "the": the_place(space)}


def post(man: int, space: int) -> Message | str:
    """Where a man stands, in a word: at home, or a place by its name."""
    is_home = BOX.kinds[space] == t.BASE and BOX.owners[space] == man // t.CREW
    return say("at-home") if is_home else place_name(space)


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


def man(number: int) -> Message:
    """A man by the short name of his boss and the number on his hat."""
    return say("man", gang=number // t.CREW, number=number % t.CREW + 1) if number != t.NONE else say("nobody")


def men(numbers: list[int]) -> Message:
    """Men of one boss after another: his name is said once."""
    if not numbers:
        return say("nobody")
    parts = [man(numbers[0])]
    for before, number in pairwise(numbers):
        same = before // t.CREW == number // t.CREW
        parts.append(say("man-next", number=number % t.CREW + 1) if same else man(number))
    return join(parts)


def money(sum: int) -> Message:
    """A sum as the rulebook writes it: briques, and what is less than one in Thunes."""
    if sum == HIDDEN:
        return say("hidden")
    return say("sum-thunes", count=abs(sum), sum=sum * THUNES) if abs(sum) < BRICK else treasure(sum)


def treasure(sum: int) -> Message:
    """A sum that is on its way to the goal, always in briques."""
    return say("hidden") if sum == HIDDEN else say("sum-briques", count=sum // BRICK, tenths=sum % BRICK)


def briques(sum: int) -> Message:
    """A sum in briques without the word, for coins and columns."""
    return say("hidden-sum") if sum == HIDDEN else say("briques", whole=sum // BRICK, tenths=sum % BRICK)


def card(kind: int) -> Message:
    return say("card-money") if kind == t.MONEY else say(f"card-{CARD_NAMES[kind]}")


def hand(cards: list[int]) -> Message:
    """Cards by kind, as far as there are any."""
    return join([say("cards", card=card(kind), count=count) for kind, count in enumerate(cards) if count])


def where(kind: int, space: int) -> Message:
    return at_place(space) if kind == t.ONE_SPACE else say(f"where-{WHERE_NAMES[kind]}")


def until(last: int) -> Message:
    return say("until-heist") if last == 0 else say("until-turn", turn=last)


def row_name(kind: int) -> str:
    """What the notation calls a kind of term or clause."""
    return TERM_NAMES[kind] if kind < t.TERMS else clause_name(kind)


def clause_name(kind: int) -> str:
    return CLAUSE_NAMES[kind - t.PEACE]


def clause_title(kind: int) -> Message:
    return say(f"clause-{clause_name(kind)}")
