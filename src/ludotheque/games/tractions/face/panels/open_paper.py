"""The paper that lies open over the quarter: a draft, an offer, the ledger of alliances, a clause before its judges."""

from __future__ import annotations

from textwrap import wrap
from typing import Final, NamedTuple

from ludotheque.core.agenda import question
from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.layout import WINDOW, WORLD, centre
from ludotheque.games.tractions.face.names import clause_title, gang, gangs, until
from ludotheque.games.tractions.face.panels import first_cards
from ludotheque.games.tractions.face.papers import pact_lines, paper_lines, pen_row, spoken
from ludotheque.games.tractions.face.rows import Paper, Row, is_torn, is_unanswered, own_gang
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

WIDTH: Final = 520
FONT: Final = 26
CHARACTERS: Final = 29  # of the typewriter in a line
STEP: Final = 33  # from line to line
MOST_LINES: Final = 13
STAMP: Final = (150, 60)  # what a finger finds on a phone
SMALLEST: Final = 0.65  # of the letters of a long paper
MOST_BREACHES: Final = 4  # the last ones
ON_MAP: Final = (t.AT_PAWN, t.AT_OTHER_PAWN, t.AT_SPACE, t.AT_WHERE, t.AT_BANK)  # where the pen points at the quarter
JUDGING: Final = (t.PLEADING, t.VOTING)
BLUE: Final = "#2f5f9e"
GREEN: Final = "#2f6b3a"
RED: Final = "#b5423a"


class PenStamp(NamedTuple):
    """What can be done with the own draft."""

    spot: str
    colour: str


PEN_STAMPS: Final = {
    t.SEND: PenStamp("send", BLUE),
    t.OK: PenStamp("ok", BLUE),
    t.RUB: PenStamp("rub", "#6b6150"),
    t.TEAR: PenStamp("tear", RED),
}


class Stamp(NamedTuple):
    """What can be done with a paper by a click on it."""

    spot: str
    label: Message
    colour: str


class Leaf(NamedTuple):
    """A paper as it is typed."""

    title: Message
    lines: list[Message]
    stamps: list[Stamp]
    is_torn: bool = False


def draw(view: TractionsView, tongue: Tongue) -> str:
    if question(view.agenda) == t.SETTING_UP:
        return first_cards.draw(tongue) if view.legal else ""
    leaf = leaf_of(view)
    return "" if leaf is None else typed(leaf, tongue, is_on_left(view))


def is_on_left(view: TractionsView) -> bool:
    """Whether a paper lies over the left half: a place it is about is on the right, and none on the left."""
    middle = WORLD[0] / 2
    places = [centre(space)[0] for space in about(view)]
    return bool(places) and min(places) > middle


def about(view: TractionsView) -> list[int]:
    """The places that the papers in sight name; in a bank, the bank."""
    if view.heist != t.NONE:
        return [view.heist]
    lines = [row for paper in [t.NONE, *range(len(rows.papers(view)))] for row in rows.paper_rows(view, paper)]
    if not lines:
        lines = [row for pact in rows.pacts(view) for row in rows.pact_rows(view, pact.number)]
    return [space for row in lines for space in named(row)]


def named(row: Row) -> list[int]:
    """The place that a row names, if it does."""
    if row.kind == t.PEACE and row.x == t.ONE_SPACE:
        return [row.y]
    return [row.x] if row.kind in (t.AVOID, t.BRING, t.SPLIT) and row.x != t.NONE else []


def leaf_of(view: TractionsView) -> Leaf | None:
    """The paper that matters most now, or none while the quarter itself must be seen."""
    top = question(view.agenda)
    if top in JUDGING and view.accusal:
        return judged(view)
    if top == t.HONOURING:
        places = sorted({place for place in view.splitting if place != t.NONE})
        lines = [spoken(rows.clause_at(view, place)) for place in places]
        return Leaf(say("sheet-split"), lines, []) if lines else None
    if top != t.FLOOR or view.seat < 0:
        return None
    step = rows.pen(view).step
    if step != t.RESTING:
        return None if step in ON_MAP else draft(view)
    shown = shown_paper(view)
    if shown is not None:
        return offered(view, shown)
    return ledger(view) if view.floor == t.CAFES and (view.pacts or view.betrayals) else None


def draft(view: TractionsView) -> Leaf:
    lines = paper_lines(view, t.NONE)
    step = rows.pen(view).step
    if step not in (t.COMPOSING, t.AT_CLAUSES):
        lines.append(pen_row(view))
    stamps = [
        Stamp(spot, say("stamp-ok-pact" if (action, step) == (t.OK, t.AT_CLAUSES) else f"stamp-{spot}"), colour)
        for action, (spot, colour) in PEN_STAMPS.items()
        if (action in view.legal or action in view.asides) and (action, step) != (t.OK, t.AT_WORDS)
    ]
    return Leaf(say("sheet-draft"), lines or [say("sheet-empty")], stamps)


def shown_paper(view: TractionsView) -> Paper | None:
    """The paper to read: one that waits for my answer, else one of mine, else one I may read."""
    own = own_gang(view)
    readable = [paper for paper in rows.papers(view) if paper.parties]
    return max(readable, key=lambda paper: (is_unanswered(paper, own), paper.proposer == own), default=None)


def offered(view: TractionsView, paper: Paper) -> Leaf:
    own, number = own_gang(view), paper.number
    stamps = []
    if number != t.NONE and paper.proposer == own:
        stamps.append(Stamp(f"withdraw-{number}", say("stamp-withdraw"), RED))
    elif number != t.NONE:
        if is_unanswered(paper, own):
            stamps.append(Stamp(f"accept-{number}", say("stamp-accept"), GREEN))
        stamps.append(Stamp(f"refuse-{number}", say("stamp-refuse"), RED))
    to = gangs(paper.parties & ~(1 << paper.proposer))
    lines = paper_lines(view, paper.place)
    signed = paper.accepted & ~(1 << paper.proposer)
    if signed:
        lines.append(say("sheet-signed", who=gangs(signed), count=signed.bit_count()))
    return Leaf(say("sheet-offer", who=gang(paper.proposer), to=to), lines, stamps)


def ledger(view: TractionsView) -> Leaf:
    """Every alliance the reader may read, with its clauses and its end; then every word that was broken (R44)."""
    lines: list[Message] = []
    pacts = rows.pacts(view)
    for pact in pacts:
        state = say("ledger-torn") if is_torn(view, pact.number) else until(pact.last)
        lines.append(say("ledger-pact", number=pact.number, who=gangs(pact.signatories), state=state))
        lines += [say("ledger-clause", what=line) for line in pact_lines(view, pact.number)]
    for betrayal in rows.betrayals(view)[-MOST_BREACHES:]:
        who, whom = gang(betrayal.traitor), gang(betrayal.victim)
        lines.append(say("ledger-breach", turn=betrayal.turn, who=who, whom=whom, what=clause_title(betrayal.clause)))
    return Leaf(say("sheet-ledger"), lines, [], any(is_torn(view, pact.number) for pact in pacts))


def judged(view: TractionsView) -> Leaf:
    claimant, accused, place, _ = view.accusal
    lines = [spoken(rows.clause_at(view, place))]
    return Leaf(say("sheet-claim", who=gang(claimant), whom=gang(accused)), lines, [])


def typed(leaf: Leaf, tongue: Tongue, is_left: bool) -> str:
    """The paper itself, laid over one half of the window."""
    title = wrap(tongue(leaf.title), 33)[:2]
    size = 1.0
    rows = wrapped(leaf, tongue, size)
    while len(rows) > MOST_LINES / size and size > SMALLEST:
        size -= 0.1
        rows = wrapped(leaf, tongue, size)
    if len(rows) > MOST_LINES / size:
        rows = [*rows[: int(MOST_LINES / size) - 1], "…"]
    step = STEP * size
    foot = STAMP[1] + 12 if leaf.stamps else 8
    height = 52 + 28 * len(title) + step * max(2, len(rows)) + foot
    x, y = 12 if is_left else WINDOW[0] - WIDTH - 12, max(8, (WINDOW[1] - height) / 2 - 20)
    edge = f"M0 0H{WIDTH}V{height}H0Z"
    if leaf.is_torn:
        teeth = "".join(f"L{WIDTH - 20 * i - 10} {height - 10}L{WIDTH - 20 * i - 20} {height}" for i in range(26))
        edge = f"M0 0H{WIDTH}V{height}{teeth}Z"
    parts = [
        f'<g transform="translate({x} {y:g}) rotate(-.8)"><path d="{edge}" fill="#000" opacity=".45" '
        f'transform="translate(7 9)"/><path class="index" d="{edge}" style="pointer-events:auto"/>'
        f'<path d="M26 {20 + 28 * len(title)}H{WIDTH - 26}" stroke="#b5423a" stroke-width="2"/><g aria-hidden="true">'
    ]
    for i, words in enumerate(title):
        parts.append(
            f'<text class="still serif" x="26" y="{36 + 28 * i}" font-size="26" fill="#2a2117">{escape(words)}</text>'
        )
    start = 54 + 28 * len(title)
    for i, words in enumerate(rows):
        parts.append(
            f'<text class="still typed" x="28" y="{start + step * i:g}" font-size="{FONT * size:g}" '
            f'xml:space="preserve">{escape(words)}</text>'
        )
    parts.append("</g>")
    for i, stamp in enumerate(leaf.stamps):
        parts.append(stamped(stamp, 24 + (STAMP[0] + 12) * i, height - STAMP[1] - 14, tongue))
    return "".join([*parts, "</g>"])


def wrapped(leaf: Leaf, tongue: Tongue, size: float) -> list[str]:
    """Every line a sentence of its own."""
    words = [tongue(line) for line in leaf.lines]
    lines = [said[:1].upper() + said[1:] for said in words]
    return [row for line in lines for row in wrap(line, int(CHARACTERS / size), subsequent_indent=" ")]


def stamped(stamp: Stamp, x: int, y: float, tongue: Tongue) -> str:
    label = escape(tongue(stamp.label))
    width, height = STAMP
    return (
        f'<g transform="translate({x} {y:g})"><rect width="{width}" height="{height}" rx="7" fill="none" '
        f'stroke="{stamp.colour}" stroke-width="3.500"/><text class="still" x="{width / 2:g}" y="39" font-size="26" '
        f'font-weight="700" text-anchor="middle" fill="{stamp.colour}" aria-hidden="true">{label}</text>'
        f'<rect id="{stamp.spot}" class="spot" width="{width}" height="{height}" rx="7" fill="transparent" '
        f'aria-label="{label}"/></g>'
    )
