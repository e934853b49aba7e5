"""Every cap of the page, and in each district how many they are and who leads."""

from __future__ import annotations

from ludotheque.games.apaches.face.layout import count_style, crew_frame, crew_rows, staged, stands
from ludotheque.games.apaches.face.scenery import cap, printed
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView
from ludotheque.games.apaches.text.vocabulary import KINDS


def draw_pieces(view: ApachesView) -> str:
    parts = []
    numbers: dict[str, int] = {}
    for seat, kind, x, y, at, frame in stands(view):
        name = f"{seat}-{KINDS[kind]}"
        numbers[name] = numbers.get(name, 0) + 1
        parts.append(
            f'<use id="cap-{name}-{numbers[name]}" class="piece" href="#{cap(view, seat, kind)}" data-kind="{name}" '
            f'data-at="{at}" transform="translate({x} {y})" '
            f'style="--x:{x}px;--y:{y}px;--z:{frame.zoom:g};--tx:{frame.x:g}px;--ty:{frame.y:g}px"/>'
        )
    crews, _ = staged(view)
    for district in range(t.DISTRICTS):
        rows = crew_rows(view, crews, district)
        if rows:
            frame = crew_frame(view, crews, district)
            bold = count_style(frame)
            parts.append(f'<g class="part" {frame.style()}>')
        for place, (seat, x, y, step) in enumerate(rows):
            count = t.TOTAL[crews[t.stand(district, seat)]]
            right = x + step * (count - 1) + 18
            parts.append(printed(right, y + 7, 21, str(count), "print fit", bold))
            if place == 0:
                parts.append(f'<use href="#apaches-crown" class="pencilled" x="{x - 28:g}" y="{y + 1}"/>')
        if rows:
            parts.append("</g>")
    return "".join(parts)
