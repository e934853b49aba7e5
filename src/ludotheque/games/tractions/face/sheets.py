"""Papers one has to read: the own draft, an offer, the ledger of alliances, a clause before its judges; and the kit."""

from __future__ import annotations

from textwrap import wrap
from typing import Final, NamedTuple

from ludotheque.core.agenda import question
from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.tractions.face.desk import ICONS, papers
from ludotheque.games.tractions.face.names import betrayals, gang, gangs, is_torn, pact_rows, paper_rows, pen_row, until
from ludotheque.games.tractions.face.scenery import WINDOW
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES
from ludotheque.games.tractions.rules.setup import MIXES
from ludotheque.games.tractions.rules.view import PACT_SEEN, TractionsView
from ludotheque.games.tractions.text.actions import CLAUSE_NAMES

WIDTH: Final = 520
FONT: Final = 26
CHARACTERS: Final = 29  # of the typewriter in a line
STEP: Final = 33  # from line to line
MOST_LINES: Final = 14
SMALLEST: Final = 0.65  # of the letters of a long paper
MOST_BREACHES: Final = 4  # the last ones
ON_MAP: Final = (t.AT_PAWN, t.AT_OTHER_PAWN, t.AT_SPACE, t.AT_WHERE, t.AT_BANK)  # where the pen points at the quarter
JUDGING: Final = (t.PLEADING, t.VOTING)
PEN_STAMPS: Final = {  # what can be done with the own draft: its spot and its colour
    t.SEND: ("send", "#2f5f9e"),
    t.OK: ("ok", "#2f5f9e"),
    t.RUB: ("rub", "#6b6150"),
    t.TEAR: ("tear", "#b5423a"),
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
        return kit(tongue) if view.legal else ""
    leaf = leaf_of(view)
    return "" if leaf is None else typed(leaf, tongue)


def leaf_of(view: TractionsView) -> Leaf | None:
    """The paper that matters most now, or none while the quarter itself must be seen."""
    top = question(view.agenda)
    if top in JUDGING and view.accusal:
        return judged(view)
    if top == t.HONOURING:
        places = sorted({place for place in view.splitting if place != t.NONE})
        rows = [view.clauses[place + 1 : place + 6] for place in places]
        return Leaf(say("sheet-split"), pact_rows(rows, [""] * len(rows)), []) if rows else None
    if top != t.FLOOR or view.seat < 0:
        return None
    if view.pen[0]:
        return None if view.pen[0] in ON_MAP else draft(view)
    number = shown_paper(view)
    if number != t.NONE:
        return offered(view, number)
    return ledger(view) if view.pacts or view.betrayals else None


def book(view: TractionsView, tongue: Tongue) -> str:
    """The papers on the desk; who points at them reads the ledger, at any time of the game."""
    row = papers(view)
    if not view.pacts and not view.betrayals:
        return f'<g aria-hidden="true">{row}</g>'
    leaf = ledger(view)
    spoken = escape(" ".join(tongue(line) for line in [leaf.title, *leaf.lines]))
    handle = (
        f'<g class="narrow page"><g transform="translate({WINDOW[0] - 46} {WINDOW[1] - 210})"><circle r="36" '
        'fill="#171310" opacity=".85" stroke="#8c97b0" stroke-width="2"/><path class="index" d="M-14-18H14V18H-14Z"/>'
        '<path d="M-8-9H8M-8 0H8M-8 9H2" stroke="#8a7f66" stroke-width="3"/></g></g>'
    )
    return (
        f'<g id="ledger" class="ledger" role="img" tabindex="0" aria-label="{spoken}"><g aria-hidden="true">'
        f'{row}{handle}<g class="leaf">{typed(leaf, tongue)}</g></g></g>'
    )


def draft(view: TractionsView) -> Leaf:
    lines = paper_rows(view, t.NONE)
    step = view.pen[0]
    if step not in (t.COMPOSING, t.AT_CLAUSES):
        lines.append(pen_row(view))
    stamps = [
        Stamp(spot, say("stamp-ok-pact" if (action, step) == (t.OK, t.AT_CLAUSES) else f"stamp-{spot}"), colour)
        for action, (spot, colour) in PEN_STAMPS.items()
        if (action in view.legal or action in view.asides) and (action, step) != (t.OK, t.AT_WORDS)
    ]
    return Leaf(say("sheet-draft"), lines or [say("sheet-empty")], stamps)


def shown_paper(view: TractionsView) -> int:
    """The place of the paper to read: one that waits for my answer, else one of mine, else one I may read."""
    own = view.gangs[view.seat]
    found = t.NONE
    best = 0
    for place in range(len(view.papers) // 4):
        proposer, parties, accepted, number = view.papers[4 * place : 4 * place + 4]
        is_mine = proposer == own
        is_unanswered = number != t.NONE and not is_mine and not accepted >> own & 1
        worth = 3 if is_unanswered else 2 if is_mine else 1
        if worth > best and parties:
            best, found = worth, place
    return found


def offered(view: TractionsView, place: int) -> Leaf:
    proposer, parties, accepted, number = view.papers[4 * place : 4 * place + 4]
    stamps = []
    if number != t.NONE and proposer == view.gangs[view.seat]:
        stamps.append(Stamp(f"withdraw-{number}", say("stamp-withdraw"), "#b5423a"))
    elif number != t.NONE:
        if not accepted >> view.gangs[view.seat] & 1:
            stamps.append(Stamp(f"accept-{number}", say("stamp-accept"), "#2f6b3a"))
        stamps.append(Stamp(f"refuse-{number}", say("stamp-refuse"), "#b5423a"))
    to = gangs(parties & ~(1 << proposer))
    return Leaf(say("sheet-offer", who=gang(proposer), to=to), paper_rows(view, place), stamps)


def ledger(view: TractionsView) -> Leaf:
    """Every alliance the reader may read, with its clauses and its end; then every word that was broken (R44)."""
    lines: list[Message] = []
    torn = False
    for i in range(0, len(view.pacts), PACT_SEEN):
        number, signatories, last = view.pacts[i : i + 3]
        torn = torn or is_torn(view, number)
        state = say("ledger-torn") if is_torn(view, number) else until(last)
        lines.append(say("ledger-pact", number=number, who=gangs(signatories), state=state))
        cells = [j for j in range(0, len(view.clauses), t.CLAUSE_WIDTH) if view.clauses[j] == number]
        rows = pact_rows(
            [view.clauses[j + 1 : j + 6] for j in cells], [view.clause_words[j // t.CLAUSE_WIDTH] for j in cells]
        )
        lines += [say("ledger-clause", what=row) for row in rows]
    for turn, traitor, victim, clause, _, _ in betrayals(view)[-MOST_BREACHES:]:
        what = say(f"clause-{CLAUSE_NAMES[clause - t.PEACE]}")
        lines.append(say("ledger-breach", turn=turn, who=gang(traitor), whom=gang(victim), what=what))
    return Leaf(say("sheet-ledger"), lines, [], torn)


def judged(view: TractionsView) -> Leaf:
    claimant, accused, clause, _ = view.accusal
    row = view.clauses[clause + 1 : clause + 6]
    lines = pact_rows([row], [view.clause_words[clause // t.CLAUSE_WIDTH]])
    return Leaf(say("sheet-claim", who=gang(claimant), whom=gang(accused)), lines, [])


def typed(leaf: Leaf, tongue: Tongue) -> str:
    """The paper itself, laid over the right half of the window."""
    title = wrap(tongue(leaf.title), 33)[:2]
    size = 1.0
    rows = wrapped(leaf, tongue, size)
    while len(rows) > MOST_LINES / size and size > SMALLEST:
        size -= 0.1
        rows = wrapped(leaf, tongue, size)
    if len(rows) > MOST_LINES / size:
        rows = [*rows[: int(MOST_LINES / size) - 1], "…"]
    step = STEP * size
    foot = 62 if leaf.stamps else 8
    height = 52 + 28 * len(title) + step * max(2, len(rows)) + foot
    x, y = WINDOW[0] - WIDTH - 12, max(8, (WINDOW[1] - height) / 2 - 20)
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
        parts.append(stamped(stamp, 24 + 162 * i, height - 64, tongue))
    return "".join([*parts, "</g>"])


def wrapped(leaf: Leaf, tongue: Tongue, size: float) -> list[str]:
    return [row for line in leaf.lines for row in wrap(tongue(line), int(CHARACTERS / size), subsequent_indent=" ")]


def stamped(stamp: Stamp, x: int, y: float, tongue: Tongue) -> str:
    label = escape(tongue(stamp.label))
    return (
        f'<g transform="translate({x} {y:g})"><rect width="150" height="50" rx="7" fill="none" '
        f'stroke="{stamp.colour}" stroke-width="3.500"/><text class="still" x="75" y="34" font-size="26" '
        f'font-weight="700" text-anchor="middle" fill="{stamp.colour}" aria-hidden="true">{label}</text>'
        f'<rect id="{stamp.spot}" class="spot" width="150" height="50" rx="7" fill="transparent" '
        f'aria-label="{label}"/></g>'
    )


def kit(tongue: Tongue) -> str:
    """Ten ways to choose three E cards, then one of three S cards (R6): two clicks."""
    width, height = 860, 560
    parts = [
        f'<g transform="translate({(WINDOW[0] - width) // 2} {(WINDOW[1] - height) // 2})">'
        f'<rect x="6" y="8" width="{width}" height="{height}" rx="10" fill="#000" opacity=".5"/>'
        f'<rect width="{width}" height="{height}" rx="10" fill="#241b13" stroke="#b9a77c"/>'
    ]
    for row, (key, y) in enumerate((("kit-e", 44), ("kit-s", 392))):
        parts.append(
            f'<text class="still name serif" x="24" y="{y}" font-size="27" aria-hidden="true">'
            f"{row + 1}. {escape(tongue(say(key)))}</text>"
        )
    for mix in range(10):
        x, y = 24 + 164 * (mix % 5), 62 + 148 * (mix // 5)
        counts = MIXES[3 * mix : 3 * mix + 3]
        cards = [kind for kind in range(3) for _ in range(counts[kind])]
        body = "".join(
            f'<g transform="translate({8 + 49 * i} 32) scale(.8)"><rect class="index" x="-3" y="-8" width="58" '
            f'height="96" rx="5"/>{ICONS[kind]}</g>'
            for i, kind in enumerate(cards)
        )
        label = ", ".join(
            tongue(say("cards", card=say(f"card-{CARD_NAMES[kind]}"), count=counts[kind]))
            for kind in range(3)
            if counts[kind]
        )
        parts.append(tile(f"mix-{mix}", x, y, 156, 134, body, label))
    for i in range(3):
        name = CARD_NAMES[3 + i]
        label = tongue(say(f"card-{name}"))
        body = (
            f'<rect class="index" x="10" y="14" width="240" height="112" rx="6"/>'
            f'<g transform="translate(24 20) scale(1.5)">{ICONS[3 + i]}</g>'
            f'<text class="still" x="240" y="48" font-size="27" font-weight="700" text-anchor="end" fill="#2a2117">'
            f"{escape(tongue(say(f'short-{name}')))}</text>"
        )
        parts.append(tile(f"kit-{name}", 24 + 274 * i, 406, 260, 140, body, label))
    return "".join([*parts, "</g>"])


def tile(name: str, x: int, y: int, width: int, height: int, body: str, label: str) -> str:
    return (
        f'<g transform="translate({x} {y})"><g aria-hidden="true">{body}</g><rect id="{name}" class="spot" '
        f'width="{width}" height="{height}" rx="8" fill="transparent" aria-label="{escape(label)}"/></g>'
    )
