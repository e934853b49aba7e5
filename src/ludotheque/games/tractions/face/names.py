"""The words of Le Gang des Traction-Avant: gangs, men, places, papers and pacts as messages."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.core.state import HIDDEN
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES
from ludotheque.games.tractions.rules.view import PACT_SEEN, TractionsView
from ludotheque.games.tractions.text.actions import CLAUSE_NAMES, SHOW_NAMES, TERM_NAMES, WHERE_NAMES, WORDS, man_name

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


# Rows of papers.


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
    if kind == t.PEACE and x == t.EVERYWHERE:
        return say("row-peace-everywhere", a=gang(a), b=gang(b))
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
        return say(
            "row-split", where=say("any-bank") if x == t.NONE else say("at", place=place_name(x)), weights=weights(y)
        )
    return say("row-text", words=words)


def weights(packed: int) -> Message:
    return join(
        [
            say("portion", gang=gang(number), weight=(packed >> (t.WEIGHT_BITS * number) & 63) - 1)
            for number in range(t.GANGS)
            if packed >> (t.WEIGHT_BITS * number) & 63
        ]
    )


def paper_rows(view: TractionsView, place: int) -> list[Message]:
    """The terms of one of the papers of a view; NONE for the own draft."""
    return [
        row(view.rows[i + 1 : i + 6], view.row_words[i // 6])
        for i in range(0, len(view.rows), 6)
        if view.rows[i] == place
    ]


def paper(view: TractionsView, place: int) -> Message:
    return listed(paper_rows(view, place))


def brief(view: TractionsView, place: int) -> Message:
    """A paper that lies open: one term in full, of several how many."""
    kinds = [view.rows[i + 1] for i in range(0, len(view.rows), 6) if view.rows[i] == place]
    if len(kinds) < 2:
        return paper(view, place)
    clauses = sum(1 for kind in kinds if kind >= t.PEACE)
    is_alliance = len(kinds) == clauses + 1 and t.ALLY in kinds
    return say("brief-alliance", count=clauses) if is_alliance else say("brief-lines", count=len(kinds))


def pact_rows(rows: list[list[int]], words: list[str]) -> list[Message]:
    return [row(cells, said) for cells, said in zip(rows, words, strict=True)]


def pact(view: TractionsView, number: int) -> Message:
    """The clauses of a pact that the reader may read."""
    cells = [j for j in range(0, len(view.clauses), t.CLAUSE_WIDTH) if view.clauses[j] == number]
    rows = [view.clauses[j + 1 : j + 6] for j in cells]
    return listed(pact_rows(rows, [view.clause_words[j // t.CLAUSE_WIDTH] for j in cells]))


def is_torn(view: TractionsView, number: int) -> bool:
    """Whether somebody has broken a clause of the pact."""
    return any(view.clauses[j] == number and view.clauses[j + 6] for j in range(0, len(view.clauses), t.CLAUSE_WIDTH))


def slot_pact(view: TractionsView, slot: int) -> Message:
    """The pact in one of the own slots."""
    for i in range(0, len(view.pacts), PACT_SEEN):
        if view.pacts[i + 4] == slot:
            return pact(view, view.pacts[i])
    return say("nothing")


def pen_row(view: TractionsView) -> Message:
    """The row that is being written, as far as it goes."""
    step, kind, a, b, x, y, _ = view.pen
    name = TERM_NAMES[kind] if kind < t.TERMS else CLAUSE_NAMES[kind - t.PEACE]
    what = say(f"term-{name}" if kind < t.TERMS else f"clause-{name}")
    known: list[Message] = []
    if step not in (t.AT_A, t.AT_LAST, t.AT_PACT, t.AT_PAWN, t.AT_BANK) and kind not in (t.SPLIT, t.TEXT):
        known.append(gang(a))
        if step != t.AT_B and kind not in (t.AVOID, t.BRING):
            known.append(gang(b))
    if step == t.AT_NOTES:
        known.append(money(x if kind == t.PAY else y))
    elif step == t.AT_COUNT and kind in (t.GIVE_CARD, t.GIVE):
        known.append(card(x))
    elif step in (t.AT_WEIGHTS, t.AT_WEIGHT):
        known.append(weights(y))
        if step == t.AT_WEIGHT:
            known.append(gang(b))
    return say("pen-row", what=what, known=listed(known) if known else say("pen-nobody"))


def parley(offer: list[int]) -> Message:
    """A truce on offer with its sums: outcome, then from, to, sum."""
    if not offer:
        return say("nothing")
    parts = [say(f"offer-{slug(WORDS[offer[0]])}")]
    for i in range(1, len(offer) - 2, 3):
        parts.append(say("row-pay", a=gang(offer[i]), b=gang(offer[i + 1]), sum=money(offer[i + 2])))
    return listed(parts)


# The film of betrayals.


def betrayals(view: TractionsView) -> list[tuple[int, ...]]:
    """Every breach of the game: turn, traitor, victim, clause, space, men lost in the reprisal."""
    flat = view.betrayals
    return [tuple(flat[i : i + t.BETRAYAL]) for i in range(0, len(flat), t.BETRAYAL)]
