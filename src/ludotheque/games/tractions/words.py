"""The words of Le Gang des Traction-Avant: gangs, men, places, papers and pacts as messages."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.core.state import HIDDEN
from ludotheque.games.tractions import terms as t
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.material import CARD_NAMES, CODES
from ludotheque.games.tractions.notation import CLAUSE_NAMES, SHOW_NAMES, TERM_NAMES, WHERE_NAMES, man_name
from ludotheque.games.tractions.view import TractionsView

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


def place_name(space: int) -> str:
    """What a space is called in every language."""
    if space == t.PARKING:
        return "parking"
    name = BOX.names[space]
    if name in NAMES:
        return NAMES[name]
    if name.startswith("h"):
        return f"Hôtel {int(name[1:])}" if name[1:].isdecimal() else name
    if name.startswith("base"):
        return f"QG {CODES[BOX.owners[space]]}"
    if len(name) == 3 and name[1:].isdecimal():
        column, row = int(name[1]), int(name[2])
        street = ROWS.get(row) or (COLUMNS[column] if column < len(COLUMNS) else "") or "impasse"
        return f"{street} {name}"
    return name


def gang(number: int) -> Message:
    return say(f"gang-{number}") if 0 <= number < t.GANGS else say("gang-none")


def gangs(bits: int) -> Message:
    return join([gang(number) for number in range(t.GANGS) if bits >> number & 1])


def join(messages: list[Message]) -> Message:
    """Messages one after the other."""
    if not messages:
        return say("nothing")
    whole = messages[0]
    for message in messages[1:]:
        whole = say("join", one=whole, two=message)
    return whole


def men(numbers: list[int]) -> str:
    return " ".join(man_name(man) for man in numbers)


def money(sum: int) -> Message:
    """A sum: one U is 100,000 Thunes."""
    return say("hidden") if sum == HIDDEN else say("sum", sum=sum)


def card(kind: int) -> Message:
    return say("card-money") if kind == t.MONEY else say(f"card-{CARD_NAMES[kind]}")


def where(kind: int, space: int) -> Message:
    return say("at", place=place_name(space)) if kind == t.ONE_SPACE else say(f"where-{WHERE_NAMES[kind]}")


def row(cells: list[int], words: str) -> Message:
    """A term of a paper or a clause of a pact: kind, a, b, x, y."""
    kind, a, b, x, y = cells
    if kind == t.PAY:
        return say("row-pay", a=gang(a), b=gang(b), sum=money(x))
    if kind == t.GIVE_CARD:
        return say("row-card", a=gang(a), b=gang(b), card=card(x), count=y)
    if kind == t.SHOWING:
        what = say("show-pact", slot=y) if x == t.SHOW_PACT else say(f"show-{SHOW_NAMES[x]}")
        return say("row-show", a=gang(a), b=gang(b), what=what)
    if kind == t.SWAP:
        return say("row-swap", a=man_name(x), b=man_name(y))
    if kind == t.ALLY:
        return say("row-alliance-heist") if x == 0 else say("row-alliance", turn=x)
    if kind == t.DISSOLVE:
        return say("row-dissolve", slot=x)
    if kind in (t.TELL, t.PROMISE, t.TURNS, t.PASSAGE, t.LODGING):
        name = TERM_NAMES[kind] if kind < t.TERMS else CLAUSE_NAMES[kind - t.PEACE]
        return say(f"row-{name}", a=gang(a), b=gang(b), words=words)
    if kind == t.PEACE:
        return say("row-peace", a=gang(a), b=gang(b), where=where(x, y))
    if kind == t.AVOID:
        return say("row-avoid", a=gang(a), place=place_name(x))
    if kind == t.BRING:
        return say("row-bring", a=gang(a), place=place_name(x), count=y)
    if kind == t.GIVE:
        what = money(y) if x == t.MONEY else say("cards", card=card(x), count=y)
        return say("row-give", a=gang(a), b=gang(b), what=what)
    if kind == t.SPLIT:
        parts = [
            say("portion", gang=gang(number), weight=(y >> (t.WEIGHT_BITS * number) & 63) - 1)
            for number in range(t.GANGS)
            if y >> (t.WEIGHT_BITS * number) & 63
        ]
        return say("row-split", where="" if x == t.NONE else place_name(x), weights=join(parts))
    return say("row-text", words=words)


def paper(view: TractionsView, place: int) -> Message:
    """The terms of one of the papers of a view; NONE for the own draft."""
    found = [
        row(view.rows[i + 1 : i + 6], view.row_words[i // 6])
        for i in range(0, len(view.rows), 6)
        if view.rows[i] == place
    ]
    return join(found)


def pact(view: TractionsView, number: int) -> Message:
    found = [
        row(view.clauses[j + 1 : j + 6], view.clause_words[j // 10])
        for j in range(0, len(view.clauses), 10)
        if view.clauses[j] == number
    ]
    return join(found)
