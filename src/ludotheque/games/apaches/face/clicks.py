"""What can be pressed on the front page, and what an action would change."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.apaches.face.layout import (
    CARD,
    HAND,
    KINDS,
    PANEL,
    WIDTH,
    count_style,
    crew_frame,
    crew_rows,
    crew_stands,
    ground,
    row,
    slot_place,
    staged,
)
from ludotheque.games.apaches.face.names import planque_message
from ludotheque.games.apaches.face.scenery import cap, printed
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import CREWS
from ludotheque.games.apaches.rules.view import ApachesView


def buttons(view: ApachesView) -> list[tuple[str, Message, float, float, float, float]]:
    """What can be pressed beside the map: id, words, and where."""
    if not view.legal:
        return []
    if view.question == t.ACTING:
        return [("decline", say("button-skip"), PANEL + 60, HAND + 18, 300, 52)]
    if view.question == t.STEPPING and t.STOP in view.legal:
        return [("stop", say("button-stop"), PANEL + 60, HAND + 18, 300, 52)]
    if view.question == t.BAILING:
        price = view.amounts[t.BAIL_PRICE]
        count = len(view.legal)
        width = 376 / count
        return [
            (f"bail-{i}", say("button-bail", count=i, price=i * price), PANEL + width * i, HAND + 18, width - 8, 52)
            for i in range(count)
        ]
    if view.question == t.FORCING:
        return chips(view)
    return []


def chips(view: ApachesView) -> list[tuple[str, Message, float, float, float, float]]:
    """The muster: meneurs in a row, novices and recruits in another, a chip for each number."""
    reserve = view.reserves[view.seat]
    counts = [(kind, reserve // t.UNIT[kind] % 10) for kind in range(3)]
    lines = [[(kind, count) for kind, count in part if count] for part in (counts[:1], counts[1:])]
    lines = [line for line in lines if line]
    found = []
    height = 84 / len(lines)
    for place, line in enumerate(lines):
        x = float(PANEL)
        pitch = min(42, (WIDTH - 10 - PANEL - 40 * len(line)) / sum(count + 1 for _, count in line))
        for kind, count in line:
            x += 40
            for i in range(count + 1):
                name = f"force-{KINDS[kind]}-{i}"
                found.append((name, say("chip", count=i), x, HAND + height * place + 2, pitch - 3, min(46, height - 4)))
                x += pitch
    return found


def draw_buttons(view: ApachesView, tongue: Tongue) -> str:
    parts = []
    useful = useful_chips(view)
    for name, words, x, y, width, height in buttons(view):
        fade = "" if name in useful or view.question != t.FORCING else ' opacity=".35"'
        parts.append(
            f'<g{fade}><rect class="card" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
            f'rx="{min(10, height / 3):g}" stroke-width="1.600"/>'
            f"{printed(x + width / 2, y + height / 2 + 6.5, 19, tongue(words), 'serif print')}</g>"
        )
        if name.startswith("force-") and name.endswith("-0"):
            drawing = cap(view, view.seat, KINDS.index(name[6]))
            parts.append(f'<use href="#{drawing}" x="{x - 21:g}" y="{y + height / 2:g}"/>')
    return f'<g class="{buttons_class(view)}">{"".join(parts)}</g>' if parts else ""


def buttons_class(view: ApachesView) -> str:
    """A phone has the muster on its page; what else can be pressed lies in the list under its thumb."""
    return "muster" if view.question == t.FORCING else "wide"


def useful_chips(view: ApachesView) -> set[str]:
    """The chips that some legal force uses."""
    found = set()
    for action in view.legal if view.question == t.FORCING else []:
        force = action - t.FORCE
        found |= {f"force-m-{force // 24}", f"force-n-{force // 6 % 4}", f"force-r-{force % 6}"}
    return found


# Places to click.


def draw_spots(view: ApachesView, tongue: Tongue) -> str:
    parts = ['<g class="land">']
    for district in range(t.DISTRICTS):
        label = tongue(say("spot-district", number=district + 1, name=view.names[district]))
        parts.append(
            f'<path id="district-{district + 1}" class="spot" d="{ground(view, district).path}" fill="transparent" '
            f'aria-label="{escape(label)}"/>'
        )
    parts.append("</g>")
    for district in range(t.COLOURED):
        if view.active >> district & 1:
            place = ground(view, district)
            parts.append(f'<g class="part" {place.town.style()}>')
            for slot in range(view.sizes[district]):
                x, y = slot_place(view, district, slot)
                label = tongue(planque_message(view, district * t.SLOTS + slot))
                # Clicks pass through to the district; the log lights it.
                parts.append(
                    _spot(f"slot-{district + 1}-{slot + 1}", x - 20, y - 24, 40, 48, label, ' pointer-events="none"')
                )
            parts.append("</g>")
    if view.seat >= 0:
        parts += _own_spots(view, tongue)
    found = [_spot(name, x, y, width, height, tongue(words)) for name, words, x, y, width, height in buttons(view)]
    if found:
        parts += [f'<g class="{buttons_class(view)}">', *found, "</g>"]
    return "".join(parts)


def _own_spots(view: ApachesView, tongue: Tongue) -> list[str]:
    """The viewer's caps that may take a step, by kind, and the planques in hand."""
    parts = []
    movers = {
        ((action - t.STEP) % 81 // 9, (action - t.STEP) // 81) for action in view.legal if t.STEP <= action < t.LAY
    }
    crews, _ = staged(view)
    for district in sorted({district for district, _ in movers}):
        boxes: dict[int, list[float]] = {}
        found = crew_stands(view, crews, district)
        for stand in found:
            if stand.seat == view.seat and (district, stand.kind) in movers:
                box = boxes.setdefault(stand.kind, [stand.x, stand.x, stand.y])
                box[1] = max(box[1], stand.x)
        # A crew that stands alone is easier to hit.
        half = 14 if len({stand.seat for stand in found}) > 1 else 20
        parts.append(f'<g class="part" {crew_frame(view, crews, district).style()}>')
        for kind, (left, right, y) in boxes.items():
            label = tongue(say(f"spot-mine-{KINDS[kind]}", name=view.names[district]))
            name = f"mine-{district + 1}-{KINDS[kind]}"
            parts.append(_spot(name, left - 14, y - half, right - left + 28, 2 * half, label))
        parts.append("</g>")
    parts.append('<g class="hand">')
    for i, planque in enumerate(view.hand):
        if view.question != t.OVER:
            words = tongue(planque_message(view, planque))
            parts.append(_spot(f"hand-{planque}", 10 + 78 * i, HAND, CARD[0] + 4, CARD[1], words))
    parts.append("</g>")
    return parts


def _spot(name: str, x: float, y: float, width: float, height: float, label: str, more: str = "") -> str:
    return (
        f'<rect id="{name}" class="spot" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" '
        f'fill="transparent" aria-label="{escape(label)}"{more}/>'
    )


# Ghosts.

LAMP: Final = 'stroke="var(--lamp,#d97706)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"'


def ghost(view: ApachesView, action: int) -> str:
    """What an action would change, to be laid over the page."""
    if t.FORCE <= action < t.STEP and view.staged:
        crews = view.crews[:]
        crews[view.staged[0] * t.SEATS + view.seat] += CREWS[action - t.FORCE]
        return _ghost_crew(view, crews, view.staged[0])
    if t.STEP <= action < t.LAY:
        crews, _ = staged(view)
        crews = crews[:]
        source, target = (action - t.STEP) % 81 // 9, (action - t.STEP) % 9
        crews[source * t.SEATS + view.seat] -= t.UNIT[(action - t.STEP) // 81]
        crews[target * t.SEATS + view.seat] += t.UNIT[(action - t.STEP) // 81]
        a, b = ground(view, source), ground(view, target)
        arrow = f'<path d="M{a.middle} {a.y + 36}L{b.middle} {b.y + 36}" {LAMP} stroke-dasharray="2 12"/>'
        return f'<g class="land">{arrow}</g>' + _ghost_crew(view, crews, source) + _ghost_crew(view, crews, target)
    if t.LAY <= action < t.LAY + t.COLOURED * t.SLOTS:
        planque = action - t.LAY
        district = planque // t.SLOTS
        x, y = slot_place(view, district, planque % t.SLOTS)
        place = ground(view, district)
        return (
            f'<g class="part" {place.town.style()}><use href="#apaches-roof" x="{x:g}" y="{y + 1}" '
            f'class="f{view.colours[district] + 1}" opacity=".8"/></g>'
        )
    if t.PLACE <= action < t.PLACE + t.DISTRICTS and view.question == t.ACTING:
        return f'<g class="land"><path d="{ground(view, action - t.PLACE).path}" {LAMP}/></g>'
    if action < t.DISTRICTS and view.question == t.DRAFTING:
        return f'<g class="land"><path d="{ground(view, action).path}" {LAMP}/></g>'
    return ""


def _ghost_crew(view: ApachesView, crews: list[int], district: int) -> str:
    """The crews of a district as they would stand, on a veil."""
    place = ground(view, district)
    frame = crew_frame(view, crews, district)
    parts = [
        f'<g class="part" {frame.style()}><rect class="page" x="{place.middle - 104:g}" y="{place.y + 17}" '
        'width="208" height="68" rx="10" opacity=".86"/>'
    ]
    bold = count_style(frame)
    for seat, x, y, step in crew_rows(view, crews, district):
        code = crews[district * t.SEATS + seat]
        for stand in row(seat, code, x, y, step, "", frame):
            parts.append(f'<use href="#{cap(view, seat, stand.kind)}" x="{stand.x}" y="{stand.y}"/>')
        parts.append(printed(x + step * (t.TOTAL[code] - 1) + 18, y + 7, 21, str(t.TOTAL[code]), "print fit", bold))
    return "".join([*parts, "</g>"])
