"""The spots of the page, where they lie, and what clicks on them mean."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.apaches.face.layout import (
    CAP,
    CARD,
    CROWN,
    HAND,
    SLOT,
    card_left,
    crew_frame,
    crew_rows,
    crew_stands,
    ground,
    slot_place,
    staged,
    tail,
)
from ludotheque.games.apaches.face.names import planque_message
from ludotheque.games.apaches.face.panels.buttons import buttons, buttons_class
from ludotheque.games.apaches.face.tips import card_tips, crew_tip, district_tips, slot_tips, tip
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView
from ludotheque.games.apaches.text.vocabulary import KINDS

DISTRICT_SPOTS: Final = tuple(f"district-{number}" for number in range(1, t.DISTRICTS + 1))


def meant(view: ApachesView, spots: tuple[str, ...]) -> int:
    """The action that clicks on these spots stand for, legal or not; -1 where they mean nothing."""
    names = [spot.partition("-")[0] for spot in spots]
    details = [spot.split("-")[1:] for spot in spots]
    match names:
        case ["district"]:
            first = t.DRAFT if view.question in (t.DRAFTING, t.LOOKING) else t.PLACE
            return first + int(details[0][0]) - 1
        case ["mine", "district"]:
            (source, kind), (target,) = details
            return t.step_of(KINDS.index(kind), int(source) - 1, int(target) - 1)
        case ["hand"]:
            return t.LAY + int(details[0][0])
        case ["slot"]:
            district, slot = details[0]
            return t.LAY + t.planque_at(int(district) - 1, int(slot) - 1)
        case ["force", *rest] if set(rest) <= {"force"}:
            counts = {kind: int(count) for kind, count in details}
            return t.force_of(t.crew_of(*(counts.get(kind, 0) for kind in KINDS)))
        case ["bail"]:
            return t.BAIL + int(details[0][0])
        case ["decline"]:
            return t.SKIP
        case ["stop"]:
            return t.STOP
    return -1


def draw_spots(view: ApachesView, tongue: Tongue) -> str:
    parts = [_district_spot(view, district, tongue) for district in range(t.DISTRICTS)]
    if view.seat >= 0:
        parts += _own_spots(view, tongue)
    found = [
        _spot(name, x, y, width, height, tongue(words), _button_tip(name, tongue))
        for name, words, x, y, width, height in buttons(view)
    ]
    if found:
        parts += [f'<g class="{buttons_class(view)}">', *found, "</g>"]
    return "".join(parts)


def _district_spot(view: ApachesView, district: int, tongue: Tongue) -> str:
    """A district, and inside it what one can point at: a click on a slot or a crew is a click on their district."""
    place = ground(view, district)
    label = tongue(say("spot-district", number=district + 1, name=view.names[district]))
    parts = [
        f'<g id="{DISTRICT_SPOTS[district]}" class="spot" fill="transparent" aria-label="{escape(label)}">'
        f'{tip(tongue, *district_tips(view, district))}<path class="land" d="{place.path}"/>'
    ]
    if district < t.COLOURED and view.is_active(district):
        width, height = SLOT
        parts.append(f'<g class="part" {place.town.style()}>')
        for slot in range(view.sizes[district]):
            x, y = slot_place(view, district, slot)
            planque = t.planque_at(district, slot)
            name = f"slot-{district + 1}-{slot + 1}"
            label = tongue(planque_message(view, planque))
            told = tip(tongue, *slot_tips(view, planque))
            parts.append(_spot(name, x - width / 2, y - height / 2, width, height, label, told))
        parts.append("</g>")
    parts += [_crew_tips(view, district, tongue), "</g>"]
    return "".join(parts)


def _crew_tips(view: ApachesView, district: int, tongue: Tongue) -> str:
    """Over each crew of a district, who they are."""
    crews, _ = staged(view)
    rows = crew_rows(view, crews, district)
    if not rows:
        return ""
    parts = [f'<g class="part" {crew_frame(view, crews, district).style()}>']
    for place, (seat, x, y, step) in enumerate(rows):
        men = crews[t.stand(district, seat)]
        left = x - (CAP if place else CROWN)
        right = x + step * (t.TOTAL[men] - 1) + tail(t.TOTAL[men])
        parts.append(
            f'<rect x="{left:g}" y="{y - CAP}" width="{right - left:g}" height="{2 * CAP}" stroke="none">'
            f"{tip(tongue, crew_tip(view, seat, men, place == 0))}</rect>"
        )
    return "".join([*parts, "</g>"])


def _button_tip(name: str, tongue: Tongue) -> str:
    """What the chips of a row of the muster count."""
    return tip(tongue, say(f"tip-chip-{name.split('-')[1]}")) if name.startswith("force") else ""


def _own_spots(view: ApachesView, tongue: Tongue) -> list[str]:
    """The viewer's caps that may take a step, by kind, and the planques in hand."""
    parts = []
    movers = {(t.STEP_FROM[action], t.STEP_KIND[action]) for action in view.legal if t.is_step(action)}
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
            men = crews[t.stand(district, view.seat)]
            told = tip(tongue, crew_tip(view, view.seat, men, found[0].seat == view.seat))
            parts.append(_spot(name, left - 14, y - half, right - left + 28, 2 * half, label, told))
        parts.append("</g>")
    parts.append('<g class="hand">')
    for i, planque in enumerate(view.hand):
        if view.question != t.OVER:
            words = tongue(planque_message(view, planque))
            told = tip(tongue, *card_tips(view, planque))
            parts.append(_spot(f"hand-{planque}", card_left(i) - 2, HAND, CARD[0] + 4, CARD[1], words, told))
    parts.append("</g>")
    return parts


def _spot(name: str, x: float, y: float, width: float, height: float, label: str, told: str) -> str:
    return (
        f'<rect id="{name}" class="spot" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" '
        f'fill="transparent" aria-label="{escape(label)}">{told}</rect>'
    )
