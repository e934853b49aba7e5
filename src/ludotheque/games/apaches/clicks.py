"""What can be pressed on the front page, and what an action would change."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.apaches.engraving import printed
from ludotheque.games.apaches.layout import (
    CARD,
    HAND,
    KINDS,
    PANEL,
    crew_rows,
    crew_stands,
    ground,
    row,
    slot_place,
    staged,
)
from ludotheque.games.apaches.terms import (
    ACTING,
    BAIL_PRICE,
    BAILING,
    COLOURED,
    DISTRICTS,
    DRAFTING,
    FORCE,
    FORCING,
    LAY,
    OVER,
    PLACE,
    SEATS,
    SLOTS,
    STEP,
    STEPPING,
    STOP,
    TOTAL,
    UNIT,
)
from ludotheque.games.apaches.view import ApachesView
from ludotheque.games.apaches.words import planque_message


def buttons(view: ApachesView) -> list[tuple[str, Message, float, float, float, float]]:
    """What can be pressed beside the map: id, words, and where."""
    if not view.legal:
        return []
    if view.question == ACTING:
        return [("skip", say("button-skip"), PANEL + 60, HAND + 18, 300, 52)]
    if view.question == STEPPING and STOP in view.legal:
        return [("stop", say("button-stop"), PANEL + 60, HAND + 18, 300, 52)]
    if view.question == BAILING:
        price = view.amounts[BAIL_PRICE]
        count = len(view.legal)
        width = 376 / count
        return [
            (f"bail-{i}", say("button-bail", count=i, price=i * price), PANEL + width * i, HAND + 18, width - 8, 52)
            for i in range(count)
        ]
    if view.question == FORCING:
        return chips(view)
    return []


def chips(view: ApachesView) -> list[tuple[str, Message, float, float, float, float]]:
    """The muster: a row for each kind in reserve, a chip for each number."""
    reserve = view.reserves[view.seat]
    counts = [(kind, reserve // UNIT[kind] % 10) for kind in range(3)]
    rows = [(kind, count) for kind, count in counts if count]
    found = []
    height = 84 / len(rows)
    for line, (kind, count) in enumerate(rows):
        for i in range(count + 1):
            name = f"force-{KINDS[kind]}-{i}"
            y = HAND + height * line + 2
            found.append((name, say("chip", count=i), PANEL + 42 + 42.0 * i, y, 39.0, min(46, height - 4)))
    return found


def draw_buttons(view: ApachesView, tongue: Tongue) -> str:
    parts = []
    useful = useful_chips(view)
    for name, words, x, y, width, height in buttons(view):
        size = 19 if height > 30 else 17
        fade = "" if name in useful or view.question != FORCING else ' opacity=".35"'
        parts.append(
            f'<g{fade}><rect class="card" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
            f'rx="{min(10, height / 3):g}" stroke-width="1.600"/>'
            f"{printed(x + width / 2, y + height / 2 + 6.5, size, tongue(words), 'serif print')}</g>"
        )
        if name.startswith("force-") and name.endswith("-0"):
            cap = f"apaches-cap-{view.seat}-{name[6]}"
            parts.append(f'<use href="#{cap}" x="{PANEL + 18}" y="{y + height / 2:g}"/>')
    return "".join(parts)


def useful_chips(view: ApachesView) -> set[str]:
    """The chips that some legal force uses."""
    found = set()
    for action in view.legal if view.question == FORCING else []:
        force = action - FORCE
        found |= {f"force-m-{force // 24}", f"force-n-{force // 6 % 4}", f"force-r-{force % 6}"}
    return found


# Places to click.


def draw_spots(view: ApachesView, tongue: Tongue) -> str:
    parts = []
    for district in range(DISTRICTS):
        label = tongue(say("spot-district", number=district + 1, name=view.names[district]))
        parts.append(
            f'<path id="district-{district + 1}" class="spot" d="{ground(view, district).path}" fill="transparent" '
            f'aria-label="{escape(label)}"/>'
        )
    for district in range(COLOURED):
        if view.active >> district & 1:
            for slot in range(view.sizes[district]):
                x, y = slot_place(view, district, slot)
                label = tongue(planque_message(view, district * SLOTS + slot))
                # Clicks pass through to the district; the log lights it.
                parts.append(
                    _spot(f"slot-{district + 1}-{slot + 1}", x - 20, y - 24, 40, 48, label, ' pointer-events="none"')
                )
    if view.seat >= 0:
        parts += _own_spots(view, tongue)
    for name, words, x, y, width, height in buttons(view):
        parts.append(_spot(name, x, y, width, height, tongue(words)))
    return "".join(parts)


def _own_spots(view: ApachesView, tongue: Tongue) -> list[str]:
    """The viewer's caps that may take a step, by kind, and the planques in hand."""
    parts = []
    movers = {((action - STEP) % 81 // 9, (action - STEP) // 81) for action in view.legal if STEP <= action < LAY}
    boxes: dict[tuple[int, int], list[float]] = {}
    crews, _ = staged(view)
    for district in range(DISTRICTS):
        for stand in crew_stands(view, crews, district):
            if stand.seat == view.seat and (district, stand.kind) in movers:
                box = boxes.setdefault((district, stand.kind), [stand.x, stand.x, stand.y])
                box[1] = max(box[1], stand.x)
    for (district, kind), (left, right, y) in boxes.items():
        label = tongue(say(f"spot-mine-{KINDS[kind]}", name=view.names[district]))
        parts.append(_spot(f"mine-{district + 1}-{KINDS[kind]}", left - 14, y - 14, right - left + 28, 28, label))
    for i, planque in enumerate(view.hand):
        if view.question != OVER:
            words = tongue(planque_message(view, planque))
            parts.append(_spot(f"hand-{planque}", 10 + 78 * i, HAND, CARD[0] + 4, CARD[1], words))
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
    if FORCE <= action < STEP and view.staged:
        crews = view.crews[:]
        force = (action - FORCE) // 24 * 100 + (action - FORCE) // 6 % 4 * 10 + (action - FORCE) % 6
        crews[view.staged[0] * SEATS + view.seat] += force
        return _ghost_crew(view, crews, view.staged[0])
    if STEP <= action < LAY:
        crews, _ = staged(view)
        crews = crews[:]
        source, target = (action - STEP) % 81 // 9, (action - STEP) % 9
        crews[source * SEATS + view.seat] -= UNIT[(action - STEP) // 81]
        crews[target * SEATS + view.seat] += UNIT[(action - STEP) // 81]
        a, b = ground(view, source), ground(view, target)
        arrow = f'<path d="M{a.middle} {a.y + 36}L{b.middle} {b.y + 36}" {LAMP} stroke-dasharray="2 12"/>'
        return arrow + _ghost_crew(view, crews, source) + _ghost_crew(view, crews, target)
    if LAY <= action < LAY + COLOURED * SLOTS:
        planque = action - LAY
        x, y = slot_place(view, planque // SLOTS, planque % SLOTS)
        return f'<use href="#apaches-roof" x="{x:g}" y="{y + 1}" class="f{planque // SLOTS + 1}" opacity=".8"/>'
    if PLACE <= action < PLACE + DISTRICTS and view.question == ACTING:
        return f'<path d="{ground(view, action - PLACE).path}" {LAMP}/>'
    if action < DISTRICTS and view.question == DRAFTING:
        return f'<path d="{ground(view, action).path}" {LAMP}/>'
    return ""


def _ghost_crew(view: ApachesView, crews: list[int], district: int) -> str:
    """The crews of a district as they would stand, on a veil."""
    place = ground(view, district)
    parts = [
        f'<rect class="page" x="{place.middle - 104:g}" y="{place.y + 17}" width="208" height="68" rx="10" '
        'opacity=".86"/>'
    ]
    for seat, x, y, step in crew_rows(view, crews, district):
        code = crews[district * SEATS + seat]
        for stand in row(seat, code, x, y, step, ""):
            parts.append(f'<use href="#apaches-cap-{seat}-{KINDS[stand.kind]}" x="{stand.x}" y="{stand.y}"/>')
        parts.append(
            printed(
                x + step * (TOTAL[code] - 1) + 16,
                y + 6,
                18,
                str(TOTAL[code]),
                "print",
                'text-anchor="start" font-weight="700"',
            )
        )
    return "".join(parts)
