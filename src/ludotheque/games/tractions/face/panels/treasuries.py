"""The turn, its phase, and the race of the treasuries to the goal: beside the map, on a phone in two lines."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ludotheque.core.agenda import asked, question
from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.tractions.face import race
from ludotheque.games.tractions.face.colours import NEONS
from ludotheque.games.tractions.face.layout import SIDE, WIDTH
from ludotheque.games.tractions.face.names import briques, gang, money, treasure
from ludotheque.games.tractions.face.race import runners
from ludotheque.games.tractions.face.rows import own_gang
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

LEFT: Final = SIDE + 4
ACROSS: Final = WIDTH - SIDE - 10
PHASES: Final = 5
STEP: Final = 66  # from one gang to the next
CHARACTERS: Final = 21  # of the side in a line


def draw(view: TractionsView, tongue: Tongue) -> str:
    return side(view, tongue) + status(view, tongue)


def side(view: TractionsView, tongue: Tongue) -> str:
    turn = escape(tongue(say("label-turn", turn=view.turn))) if view.turn else ""
    parts = [
        f'<text class="still name serif" x="{LEFT}" y="34" font-size="27">{turn}</text>',
        f'<text class="still dim" x="{LEFT}" y="57" font-size="17">{escape(tongue(say(f"phase-{view.phase}")))}</text>',
        *(phase(view, tongue, number) for number in range(1, PHASES + 1)),
        f"<g>{titled(tongue(say('tip-goal', sum=money(view.agreed[t.TARGET]), lead=race.lead())))}"
        f'<rect x="{LEFT}" y="82" width="{ACROSS}" height="42" fill="transparent"/>'
        f'<text class="still" x="{LEFT}" y="99" font-size="17" font-weight="700" fill="#ffd98a">'
        f"{escape(tongue(race.goal(view)))}</text>"
        f'<text class="still" x="{LEFT}" y="119" font-size="16" fill="#ffd98a">'
        f"{escape(tongue(race.lead()))}</text></g>",
    ]
    for row, number in enumerate(runners(view)):
        parts.append(runner(view, tongue, number, 136 + row * STEP))
    parts += [needs(view, tongue), supply(view, tongue)]
    return f'<g class="wide">{"".join(parts)}</g>'


def titled(words: str) -> str:
    """What a pointer that rests here is told."""
    return f"<title>{escape(words)}</title>"


def phase(view: TractionsView, tongue: Tongue, number: int) -> str:
    fill = "#ffb347" if number == view.phase else "#4a4238"
    return (
        f'<rect x="{LEFT + 31 * (number - 1)}" y="67" width="26" height="7" rx="3" fill="{fill}">'
        f"{titled(tongue(say(f'phase-{number}')))}</rect>"
    )


def runner(view: TractionsView, tongue: Tongue, number: int, y: int) -> str:
    """One gang in the race: its hat, its marks, its treasury on the way to the goal."""
    is_active = view.active == number
    ground = "#33291d" if is_active else "transparent"
    frame = f'<rect x="-4" y="-4" width="{ACROSS + 8}" height="{STEP - 2}" rx="8" fill="{ground}"/>'
    said = say("label-points", points=view.points) if is_active else race.note(view, number)
    note = tongue(said) if said and question(view.agenda) != t.OVER else ""
    return (
        f'<g transform="translate({LEFT} {y})">{titled(told(view, tongue, number))}{frame}'
        f'<use href="#tr-hat-{number}" transform="translate(16 20)"/>{power(view, number)}'
        f"{pointer(view, number, 46, 18, 17)}"
        f'<text class="still name" x="47" y="18" font-size="17">{escape(tongue(treasure(view.purses[number])))}</text>'
        f'<text class="still sign" x="-3" y="11" font-size="17" fill="#ffd98a">{star(view, number)}</text>'
        f'<text class="still" x="{ACROSS}" y="37" font-size="16" text-anchor="end" fill="#ffd98a">'
        f"{tick(view, number)}</text>"
        f'<text class="still dim" x="47" y="37" font-size="15">{escape(note)}</text>'
        f"{bar(view, number, 45, ACROSS, 9)}</g>"
    )


def told(view: TractionsView, tongue: Tongue, number: int) -> str:
    """All about a gang in the race, and the power of its boss where bosses have one."""
    words = [say("tip-treasury", who=gang(number), sum=treasure(view.purses[number]))]
    words.append(race.lacking(view, number, False))
    if view.first == number:
        words.append(say("tip-first"))
    if view.agreed[t.POWERS]:
        words.append(say(f"power-{number}"))
        if number == t.LO:
            words.append(say("tell-pierrot", up=view.pierrot))
        if number == t.AT:
            words.append(say("tell-moko", free=view.moko))
    return " ".join(tongue(one) for one in words)


def power(view: TractionsView, number: int) -> str:
    """What a boss may still use in this turn, on his hat: Pierrot's own Sten, the ban of Le Moko."""
    is_left = {t.LO: view.pierrot, t.AT: view.moko}.get(number, 0)
    if not view.agreed[t.POWERS] or not is_left:
        return ""
    sign = '<path d="M-9-3H9v3H3v7h-4v-7h-4l-2 4h-3z" fill="#efe6cf"/>'
    if number == t.AT:
        sign = '<path d="M-6 0H6" stroke="#ff6a5c" stroke-width="3.500"/>'
    return f'<g transform="translate(29 34)"><circle r="11" fill="#171310" stroke="#b9a77c"/>{sign}</g>'


def bar(view: TractionsView, number: int, y: int, width: int, height: int) -> str:
    """How far a treasury has come; the flag stands at the goal."""
    half = height / 2
    return (
        f'<rect x="0" y="{y}" width="{width}" height="{height}" rx="{half}" fill="#3a332a"/>'
        f'<rect x="0" y="{y}" width="{race.share(view, number, width)}" height="{height}" rx="{half}" '
        f'fill="{NEONS[number]}"/>'
        f'<path d="M{width - 1} {y - 3}V{y + height + 3}" stroke="#ffd98a" stroke-width="2.500"/>'
    )


def needs(view: TractionsView, tongue: Tongue) -> str:
    """What the reader lacks while the race is on; who only looks on reads it of the richest."""
    if view.phase == 0 or question(view.agenda) == t.OVER:
        return ""
    own = own_gang(view)
    number = own if own != t.NONE else max(runners(view), key=lambda one: view.purses[one])
    lines = wrap(tongue(race.lacking(view, number, own != t.NONE)), CHARACTERS)[:4]
    return "".join(
        f'<text class="still name" x="{LEFT}" y="{548 + 19 * i - 19 * max(0, len(lines) - 3)}" font-size="15.500">'
        f"{escape(words)}</text>"
        for i, words in enumerate(lines)
    )


def supply(view: TractionsView, tongue: Tongue) -> str:
    counts = tongue(say("card-counts", e=view.supply_e, s=view.supply_s))
    return (
        f"<g>{titled(tongue(say('tell-supply', e=view.supply_e, s=view.supply_s)))}"
        f'<rect x="{LEFT}" y="596" width="{ACROSS}" height="40" fill="transparent"/>'
        f'<text class="still dim" x="{LEFT}" y="611" font-size="15">{escape(tongue(say("label-supply")))}</text>'
        f'<text class="still name" x="{LEFT}" y="631" font-size="16">{escape(counts)}</text></g>'
    )


def star(view: TractionsView, number: int) -> str:
    """Of the first player."""
    return "★" if view.first == number else ""


def tick(view: TractionsView, number: int) -> str:
    """Of those who are done talking."""
    return "✓" if view.floor and view.done >> number & 1 else ""


def pointer(view: TractionsView, number: int, x: int, y: int, size: int) -> str:
    """It ends before the sum of those who are awaited."""
    if question(view.agenda) == t.OVER or not asked(view.agenda) >> number & 1:
        return ""
    return f'<text class="still name" x="{x}" y="{y}" font-size="{size}" text-anchor="end">▸</text>'


def status(view: TractionsView, tongue: Tongue) -> str:
    """What the side says, in two lines for a phone."""
    words = tongue(say(f"phase-{view.phase}"))
    if view.turn:
        words = tongue(say("label-turn", turn=view.turn)) + " · " + words
    if view.active != t.NONE:
        words += " · " + tongue(say("label-points", points=view.points))
    own = own_gang(view)
    is_racing = own != t.NONE and question(view.agenda) != t.OVER
    aim = tongue(race.brief(view, own) if is_racing else race.goal(view))
    parts = [
        f'<text class="still name" x="16" y="836" font-size="31">{escape(words)}</text>'
        f'<text class="still" x="{WIDTH - 14}" y="836" font-size="31" text-anchor="end" fill="#ffd98a">'
        f"{escape(aim)}</text>"
    ]
    step = WIDTH // 6
    for place, number in enumerate(runners(view)):
        shown = escape(tongue(briques(view.purses[number])))
        frame = f'<rect x="-8" y="846" width="{step - 6}" height="54" rx="8" fill="#33291d"/>'
        parts.append(
            f'<g transform="translate({14 + step * place} 0)">{frame if view.active == number else ""}'
            f'<use href="#tr-hat-{number}" transform="translate(20 866) scale(1.150)"/>'
            f"{pointer(view, number, 60, 877, 31)}"
            f'<text class="still name" x="61" y="877" font-size="31">{shown}{star(view, number)}'
            f"{tick(view, number)}</text>"
            f"{bar(view, number, 888, step - 22, 8)}</g>"
        )
    return f'<g class="narrow">{"".join(parts)}</g>'
