"""Papers in one press: templates with sensible values, a draft with one number changed, a paper as the answer to one.

A template is a list of small picks of the pen, legal one after the other; it stops before the paper is sent, so that
its writer reads it first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.agenda import question
from ludotheque.core.face import Message, say
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.names import BOX, card, gang, money
from ludotheque.games.tractions.face.rows import Paper, Row, own_gang
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

PRICES: Final = {t.TRACTION: 10, t.STEN: 30}  # U, for cards that people ask for
TOLL: Final = 5  # U for a passage
SOON: Final = 2  # turns that a peace holds
STEPS: Final = {t.PAY: 5, t.GIVE_CARD: 1, t.ALLY: 1}  # by how much a number of a draft is changed
WHERE_BANKS: Final = 1 + t.BANK
IN_WORDS: Final = (t.TELL, t.PROMISE, t.TEXT)  # rows that only their writer can say


class Template(NamedTuple):
    """A paper, or a change of one, in one press."""

    label: Message
    group: Message | None  # nothing: it stands before all others
    actions: list[int]


def templates(view: TractionsView) -> list[Template]:
    """All that one press may write now."""
    if question(view.agenda) != t.FLOOR or own_gang(view) == t.NONE:
        return []
    step = rows.pen(view).step
    if step == t.COMPOSING and is_open(view, t.TEAR):
        return changes(view)
    if step != t.RESTING:
        return []
    return [*answers(view), *again(view), *fresh(view)]


def is_open(view: TractionsView, action: int) -> bool:
    return action in view.legal or action in view.asides


# Papers from nothing.


def fresh(view: TractionsView) -> list[Template]:
    """What people mostly propose, to each gang on the floor."""
    if not is_open(view, t.WRITE):
        return []
    own = own_gang(view)
    found: list[Template] = []
    for other in range(t.GANGS):
        if other != own and present(view) >> other & 1:
            offers = in_bank(view, own, other) if view.floor == t.VAULT else in_cafe(view, own, other)
            group = say("group-template", gang=gang(other))
            found += [Template(label, group, [t.WRITE, *written(view, lines)]) for label, lines in offers]
    return found


def present(view: TractionsView) -> int:
    """The gangs that take part in the talk."""
    spaces = [view.heist] if view.floor == t.VAULT else BOX.cafes
    bits = 0
    for space in spaces:
        bits |= rows.gang_bits(view, space)
    return bits


def share_cafe(view: TractionsView, one: int, two: int) -> bool:
    """Goods pass between those who sit in one café (R28)."""
    return any(view.men[space * t.GANGS + one] and view.men[space * t.GANGS + two] for space in BOX.cafes)


def line(kind: int, a: int = 0, b: int = 0, x: int = 0, y: int = 0) -> Row:
    return Row(kind, a, b, x, y, "")


def mutual(one: int, two: int, where: int) -> list[Row]:
    """Neither attacks the other."""
    return [line(t.PEACE, one, two, where, t.NONE), line(t.PEACE, two, one, where, t.NONE)]


def halves(one: int, two: int, bank: int) -> Row:
    """The loot of two, in equal parts: each weight is kept one too large."""
    return line(t.SPLIT, x=bank, y=sum(2 << (t.WEIGHT_BITS * number) for number in (one, two)))


def in_bank(view: TractionsView, own: int, other: int) -> list[tuple[Message, list[Row]]]:
    """Between two rounds of a heist."""
    heist = line(t.ALLY)
    return [
        (say("template-heist-peace"), [heist, *mutual(own, other, WHERE_BANKS)]),
        (say("template-heist-split"), [heist, halves(own, other, view.heist)]),
    ]


def in_cafe(view: TractionsView, own: int, other: int) -> list[tuple[Message, list[Row]]]:
    """In the cafés: peace, a heist together, a passage, a card."""
    last, now = last_turn(view, SOON), line(t.ALLY, x=view.turn)
    found = [
        (say("template-peace", turn=last), [line(t.ALLY, x=last), *mutual(own, other, t.EVERYWHERE)]),
        (
            say("template-heist"),
            [line(t.ALLY, x=last_turn(view, 1)), *mutual(own, other, WHERE_BANKS), halves(own, other, t.NONE)],
        ),
    ]
    passage = line(t.PASSAGE, other, own)
    if not share_cafe(view, own, other):
        return [*found, (say("template-passage"), [now, passage, line(t.PASSAGE, own, other)])]
    purse = view.purses[own]
    if purse >= TOLL:
        found.append((say("template-toll", sum=money(TOLL)), [line(t.PAY, own, other, TOLL), now, passage]))
    for kind, price in PRICES.items():
        if purse >= price and view.highs[other * t.KINDS + kind]:
            goods = [line(t.GIVE_CARD, other, own, kind, 1), line(t.PAY, own, other, price)]
            found.append((say("template-buy", card=card(kind), sum=money(price)), goods))
        if view.hand[kind]:
            goods = [line(t.GIVE_CARD, own, other, kind, 1), line(t.PAY, other, own, price)]
            found.append((say("template-sell", card=card(kind), sum=money(price)), goods))
    return found


def last_turn(view: TractionsView, ahead: int) -> int:
    """So many turns from now, but no later than the last one of the table (R41)."""
    most = view.agreed[t.MAX_TURNS]
    return min(view.turn + ahead, most) if most else view.turn + ahead


# Papers that lie on the table.


def answers(view: TractionsView) -> list[Template]:
    """Counter-offers: a paper that was received, as a draft of one's own with its sides kept."""
    own = own_gang(view)
    if not is_open(view, t.WRITE):
        return []
    return [
        Template(say("template-counter", who=gang(paper.proposer)), say("group-papers"), [t.WRITE, *picks])
        for paper in rows.papers(view)
        if rows.is_unanswered(paper, own) and (picks := rewritten(view, paper))
    ]


def again(view: TractionsView) -> list[Template]:
    """A paper of one's own, taken back to be changed."""
    own = own_gang(view)
    limit = BOX.heist_proposals if view.floor == t.VAULT else BOX.proposals
    if view.sent >= limit:
        return []
    found = []
    for paper in rows.papers(view):
        withdrawal = t.WITHDRAW + paper.number
        if paper.proposer == own and is_open(view, withdrawal) and (picks := rewritten(view, paper)):
            found.append(Template(say("template-again"), say("group-papers"), [withdrawal, t.WRITE, *picks]))
    return found


def rewritten(view: TractionsView, paper: Paper) -> list[int]:
    """The picks that write a paper again; none where it holds words."""
    lines = rows.paper_rows(view, paper.place)
    return [] if any(row.kind in IN_WORDS for row in lines) else written(view, lines)


# Numbers of the own draft.


def changes(view: TractionsView) -> list[Template]:
    """The own draft with one of its numbers a little higher or lower."""
    lines = rows.paper_rows(view, t.NONE)
    if any(row.kind in IN_WORDS for row in lines):
        return []
    found = []
    for place, row in enumerate(lines):
        for sign in (1, -1):
            other = changed(view, row, sign * STEPS.get(row.kind, 0))
            if other != row:
                draft = written(view, [*lines[:place], other, *lines[place + 1 :]])
                found.append(Template(named(other), None, [t.TEAR, t.WRITE, *draft]))
    return found


def changed(view: TractionsView, row: Row, by: int) -> Row:
    """A row with another number, or the same where that one is out of bounds."""
    if row.kind == t.PAY and 0 < row.x + by <= max(0, view.purses[row.a], row.x):
        return row._replace(x=row.x + by)
    if row.kind == t.GIVE_CARD and 0 < row.y + by <= BOX.cards[row.x]:
        return row._replace(y=row.y + by)
    if row.kind == t.ALLY and row.x and view.turn <= row.x + by <= last_turn(view, t.NUMBERS - 1):
        return row._replace(x=row.x + by)
    return row


def named(row: Row) -> Message:
    """What a changed row says now."""
    if row.kind == t.PAY:
        return say("change-pay", a=gang(row.a), sum=money(row.x))
    if row.kind == t.GIVE_CARD:
        return say("change-cards", card=card(row.x), count=row.y)
    return say("change-last", turn=row.x)


# The picks of the pen.


def written(view: TractionsView, lines: list[Row]) -> list[int]:
    """The picks that write these rows on an empty paper; an alliance is closed where its clauses end."""
    picks: list[int] = []
    is_in_pact = False
    for row in lines:
        if is_in_pact and row.kind < t.TERMS:
            picks.append(t.OK)
        is_in_pact = row.kind == t.ALLY or row.kind >= t.TERMS
        picks += term(view, row) if row.kind < t.TERMS else clause(row)
    return [*picks, t.OK] if is_in_pact else picks


def sides(row: Row) -> list[int]:
    return [t.GANG + row.a, t.GANG + row.b]


def notes(sum: int) -> list[int]:
    """A sum in as few notes as there can be."""
    picks = []
    for number in range(len(t.NOTES) - 1, -1, -1):
        count, sum = divmod(sum, t.NOTES[number])
        picks += [t.NOTE + number] * count
    return [*picks, t.OK]


def term(view: TractionsView, row: Row) -> list[int]:
    """The picks of a term (R27)."""
    head = t.TERM + row.kind
    if row.kind == t.PAY:
        return [head, *sides(row), *notes(row.x)]
    if row.kind == t.GIVE_CARD:
        return [head, *sides(row), t.CARD + row.x, t.NUMBER + row.y]
    if row.kind == t.SHOWING:
        return [head, *sides(row), slot_of(view, row.y) if row.x == t.SHOW_PACT else t.SHOW + row.x]
    if row.kind == t.SWAP:
        return [head, t.PAWN + row.x, t.PAWN + row.y]
    if row.kind == t.DISSOLVE:
        return [head, slot_of(view, row.x)]
    if row.kind == t.ALLY:
        listed = [t.GANG + number for number in range(t.GANGS) if row.a >> number & 1]
        return [head, t.NUMBER + row.x - view.turn if row.x else t.THIS_HEIST, *listed]
    return [head, *sides(row)]


def slot_of(view: TractionsView, number: int) -> int:
    """A pact by its slot in the own ledger."""
    return next((t.PACT + pact.slot for pact in rows.pacts(view) if pact.number == number), t.NONE)


def clause(row: Row) -> list[int]:
    """The picks of a clause (R42)."""
    head = t.CLAUSE + row.kind - t.PEACE
    if row.kind == t.PEACE:
        return [head, *sides(row), t.SPACE + row.y if row.x == t.ONE_SPACE else t.WHERE + row.x]
    if row.kind in (t.AVOID, t.BRING):
        count = [t.NUMBER + row.y] if row.kind == t.BRING else []
        return [head, t.GANG + row.a, t.SPACE + row.x, *count]
    if row.kind == t.GIVE:
        return [head, *sides(row), t.CARD + row.x, *(notes(row.y) if row.x == t.MONEY else [t.NUMBER + row.y])]
    if row.kind == t.SPLIT:
        bank = t.NUMBER if row.x == t.NONE else t.SPACE + row.x
        return [head, bank, *weights(row.y), t.OK]
    return [head, *sides(row)]


def weights(packed: int) -> list[int]:
    picks = []
    for number in range(t.GANGS):
        kept = packed >> (t.WEIGHT_BITS * number) & ((1 << t.WEIGHT_BITS) - 1)
        if kept:
            picks += [t.GANG + number, t.NUMBER + kept - 1]
    return picks
