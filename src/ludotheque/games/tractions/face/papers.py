"""Papers, pacts and truces in words."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.names import (
    at_place,
    card,
    clause_title,
    gang,
    join,
    listed,
    man,
    money,
    row_name,
    slug,
    the_place,
    where,
)
from ludotheque.games.tractions.face.rows import Row
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import SHOW_NAMES, WORDS

REASONS: Final = tuple(  # what a boss of the house may say beside a paper (A89)
    f"reason-{why}"
    for why in (
        "buy-car",
        "sell-card",
        "truce",
        "passage",
        "owed",
        "gain",
        "alliance",
        "words",
        "too-dear",
        "poor",
        "needed",
        "leader",
        "traitor",
        "too-late",
        "robbery",
        "vague",
        "coalition",
        "counter",
        "betrayal",
        "betrayal-leader",
        "betrayal-money",
    )
)
WEIGHT: int = (1 << t.WEIGHT_BITS) - 1  # the bits of one weight
IN_WORDS = (t.TELL, t.PROMISE, t.TURNS, t.PASSAGE, t.LODGING)  # rows that say no more than who, whom and what
# Steps of the pen before anybody is named, and rows that name nobody, or only one.
BEFORE_A = (t.AT_GIVER, t.AT_LAST, t.AT_PACT, t.AT_PAWN, t.AT_BANK)
ABOUT_NOBODY = (t.SPLIT, t.TEXT)
ABOUT_ONE = (t.AVOID, t.BRING)


def spoken(row: Row) -> Message:
    """A term of a paper or a clause of a pact."""
    if row.kind in IN_WORDS:
        words = say(row.words) if row.words in REASONS else row.words
        return say(f"row-{row_name(row.kind)}", a=gang(row.a), b=gang(row.b), words=words)
    return spoken_term(row) if row.kind < t.TERMS else spoken_clause(row)


def spoken_rows(lines: list[Row]) -> list[Message]:
    """Rows one after the other; a peace that binds both sides is one sentence, where its first half stands."""
    told: list[Message] = []
    for place, row in enumerate(lines):
        other = row._replace(a=row.b, b=row.a)
        if row.kind != t.PEACE or other not in lines:
            told.append(spoken(row))
        elif lines.index(other) > place:
            told.append(mutual_peace(row))
    return told


def mutual_peace(row: Row) -> Message:
    a, b = gang(row.a), gang(row.b)
    if row.x == t.EVERYWHERE:
        return say("row-mutual-everywhere", a=a, b=b)
    return say("row-mutual", a=a, b=b, where=where(row.x, row.y))


def spoken_term(row: Row) -> Message:
    a, b = gang(row.a), gang(row.b)
    if row.kind == t.PAY:
        return say("row-pay", a=a, b=b, sum=money(row.x))
    if row.kind == t.GIVE_CARD:
        return say("row-card", a=a, b=b, card=card(row.x), count=row.y)
    if row.kind == t.SHOWING:
        what = say("show-pact", slot=row.y) if row.x == t.SHOW_PACT else say(f"show-{SHOW_NAMES[row.x]}")
        return say("row-show", a=a, b=b, what=what)
    if row.kind == t.SWAP:
        return say("row-swap", a=man(row.x), b=man(row.y))
    if row.kind == t.DISSOLVE:
        return say("row-dissolve", slot=row.x)
    return say("row-alliance-heist") if row.x == 0 else say("row-alliance", turn=row.x)


def spoken_clause(row: Row) -> Message:
    a, b = gang(row.a), gang(row.b)
    if row.kind == t.PEACE and row.x == t.EVERYWHERE:
        return say("row-peace-everywhere", a=a, b=b)
    if row.kind == t.PEACE:
        return say("row-peace", a=a, b=b, where=where(row.x, row.y))
    if row.kind == t.AVOID:
        return say("row-avoid", a=a, place=the_place(row.x))
    if row.kind == t.BRING:
        return say("row-bring", a=a, place=at_place(row.x), count=row.y)
    if row.kind == t.GIVE:
        what = money(row.y) if row.x == t.MONEY else say("cards", card=card(row.x), count=row.y)
        return say("row-give", a=a, b=b, what=what)
    if row.kind == t.SPLIT:
        bank = say("any-bank") if row.x == t.NONE else at_place(row.x)
        return say("row-split", where=bank, weights=weights(row.y))
    return say("row-text", words=row.words) if row.words else say("row-text-read")


def weights(packed: int) -> Message:
    """Who gets how many parts; each weight is kept one too large, so that 0 is a gang left out."""
    kept = [packed >> (t.WEIGHT_BITS * number) & WEIGHT for number in range(t.GANGS)]
    return join([say("portion", gang=gang(number), weight=weight - 1) for number, weight in enumerate(kept) if weight])


def paper_lines(view: TractionsView, place: int) -> list[Message]:
    """The terms of one of the papers of a view; NONE for the own draft."""
    return spoken_rows(rows.paper_rows(view, place))


def paper(view: TractionsView, place: int) -> Message:
    return listed(paper_lines(view, place))


def brief(view: TractionsView, place: int) -> Message:
    """A paper that lies open: one term in full, of several how many."""
    lines = rows.paper_rows(view, place)
    if len(lines) < 2:
        return paper(view, place)
    kinds = [row.kind for row in lines]
    is_alliance = t.ALLY in kinds and all(kind == t.ALLY or kind >= t.PEACE for kind in kinds)
    count = len(spoken_rows(lines))
    return say("brief-alliance", count=count - 1) if is_alliance else say("brief-lines", count=count)


def pact_lines(view: TractionsView, number: int) -> list[Message]:
    """The clauses of a pact that the reader may read."""
    return spoken_rows(rows.pact_rows(view, number))


def pact(view: TractionsView, number: int) -> Message:
    return listed(pact_lines(view, number))


def slot_pact(view: TractionsView, slot: int) -> Message:
    """The pact in one of the own slots."""
    for found in rows.pacts(view):
        if found.slot == slot:
            return pact(view, found.number)
    return say("nothing")


def pen_row(view: TractionsView) -> Message:
    """The row that is being written, as far as it goes."""
    pen = rows.pen(view)
    what = say(f"term-{row_name(pen.kind)}") if pen.kind < t.TERMS else clause_title(pen.kind)
    known: list[Message] = []
    if pen.step not in BEFORE_A and pen.kind not in ABOUT_NOBODY:
        known.append(gang(pen.a))
        if pen.step != t.AT_TAKER and pen.kind not in ABOUT_ONE:
            known.append(gang(pen.b))
    if pen.step == t.AT_NOTES:
        known.append(money(pen_sum(view)))
    elif pen.step == t.AT_COUNT and pen.kind in (t.GIVE_CARD, t.GIVE):
        known.append(card(pen.x))
    elif pen.step in (t.AT_WEIGHTS, t.AT_WEIGHT):
        known.append(weights(pen.y))
        if pen.step == t.AT_WEIGHT:
            known.append(gang(pen.b))
    return say("pen-row", what=what, known=listed(known) if known else say("pen-nobody"))


def pen_sum(view: TractionsView) -> int:
    """The sum that is being counted out."""
    pen = rows.pen(view)
    return pen.x if pen.kind == t.PAY else pen.y


def parley(offer: list[int]) -> Message:
    """A truce on offer with its sums."""
    if not offer:
        return say("nothing")
    sums = [say("row-pay", a=gang(due.payer), b=gang(due.payee), sum=money(due.sum)) for due in rows.payments(offer)]
    return listed([say(f"offer-{slug(WORDS[offer[0]])}"), *sums])
