"""What an action would change, laid over the page while one points at it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.apaches.face.layout import count_style, crew_frame, crew_rows, ground, row, slot_place, staged
from ludotheque.games.apaches.face.scenery import cap, printed
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.laying import walk
from ludotheque.games.apaches.rules.view import ApachesView

LAMP: Final = 'stroke="var(--lamp,#d97706)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"'


def ghost(view: ApachesView, action: int) -> str:
    """What an action would change, to be laid over the page."""
    if t.FORCE <= action < t.STEP and view.staged:
        district = view.staged[t.STAGED_DISTRICT]
        crews = view.crews[:]
        crews[t.stand(district, view.seat)] += t.FORCE_CREW[action]
        return _ghost_crew(view, crews, district)
    if t.is_step(action):
        crews = staged(view)[0][:]
        walk(crews, view.seat, action, 1)
        source, target = t.STEP_FROM[action], t.STEP_TO[action]
        a, b = ground(view, source), ground(view, target)
        arrow = f'<path d="M{a.middle} {a.y + 36}L{b.middle} {b.y + 36}" {LAMP} stroke-dasharray="2 12"/>'
        return f'<g class="land">{arrow}</g>' + _ghost_crew(view, crews, source) + _ghost_crew(view, crews, target)
    if t.LAY <= action < t.LOOK:
        planque = action - t.LAY
        district = t.district_of(planque)
        x, y = slot_place(view, district, t.slot_of(planque))
        place = ground(view, district)
        return (
            f'<g class="part" {place.town.style()}><use href="#apaches-roof" x="{x:g}" y="{y + 1}" '
            f'class="f{view.colours[district] + 1}" opacity=".8"/></g>'
        )
    if t.PLACE <= action < t.PLACE + t.DISTRICTS and view.question == t.ACTING:
        return f'<g class="land"><path d="{ground(view, action - t.PLACE).path}" {LAMP}/></g>'
    if t.DRAFT <= action < t.DRAFT + t.DISTRICTS and view.question == t.DRAFTING:
        return f'<g class="land"><path d="{ground(view, action - t.DRAFT).path}" {LAMP}/></g>'
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
        crew = crews[t.stand(district, seat)]
        for stand in row(seat, crew, x, y, step, "", frame):
            parts.append(f'<use href="#{cap(view, seat, stand.kind)}" x="{stand.x}" y="{stand.y}"/>')
        parts.append(printed(x + step * (t.TOTAL[crew] - 1) + 18, y + 7, 21, str(t.TOTAL[crew]), "print fit", bold))
    return "".join([*parts, "</g>"])
