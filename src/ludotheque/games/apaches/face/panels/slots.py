"""What is printed in a district: its possible prizes, or the passers-by and the burglaries that count there."""

from __future__ import annotations

from ludotheque.core.face import Tongue, say
from ludotheque.games.apaches.face.layout import ground, legible, slot_place
from ludotheque.games.apaches.face.scenery import BOLD, MIDDLE, printed, sign
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.material import KINDS as PRIZES
from ludotheque.games.apaches.rules.view import ApachesView


def draw_slots(view: ApachesView, district: int, tongue: Tongue) -> str:
    """The possible prizes of a district: roofed over once laid, struck out in the viewer's own notebook."""
    parts = []
    planques = view.planques(district)
    possible = view.possible_prizes(district)
    for slot, planque in enumerate(planques):
        x, y = slot_place(view, district, slot)
        laid = view.laid[planque]
        if laid == t.NONE:
            parts.append(f'<g transform="translate({x:g} {y})">{_slot(view, planque, tongue)}</g>')
        else:
            layer = f'<g class="layer">{sign(view.sides[laid], x, y + 15, 20)}</g>' if laid != t.COVERED else ""
            parts.append(
                f'<use href="#apaches-roof" class="f{view.colours[district] + 1}" '
                f'transform="translate({x:g} {y}) scale(1.21 1.16)" stroke="#1f170d" stroke-width="1.400"/>{layer}'
            )
        if laid == t.NONE and view.notebook and view.seat >= 0 and view.question != t.OVER:
            if planque in view.hand:
                parts.append(f'<path class="pencil" d="M{x - 19:g} {y + 22}L{x + 19:g} {y - 22}" stroke-width="3"/>')
            elif len(possible) == 1:
                parts.append(
                    f'<rect class="pencil" x="{x - 24.5:g}" y="{y - 27.5:g}" width="49" height="55" rx="13" '
                    'stroke-width="3.5"/>'
                )
    return "".join(parts)


def draw_counts(view: ApachesView) -> str:
    """How many prizes of each district are still in sight: over its border, also where that is lit."""
    if view.turn == 0 or view.question == t.OVER:
        return ""
    parts = []
    for district in filter(view.is_active, range(t.COLOURED)):
        town = ground(view, district).town
        x, y = slot_place(view, district, view.sizes[district] - 1)
        left = str(len(view.open_slots(district)))
        grown = legible(1, 15 * town.zoom, 2)
        parts.append(
            f'<g class="part" {town.style()}><g transform="translate({x + 17:g} {y - 24})">'
            f'<g class="left" style="--s:{grown}"><circle class="card" r="9.500" stroke-width="1.200"/>'
            f"{printed(0, 5.2, 15, left, 'print', BOLD)}</g></g></g>"
        )
    return f'<g class="still" aria-hidden="true" pointer-events="none">{"".join(parts)}</g>'


def _slot(view: ApachesView, planque: int, tongue: Tongue) -> str:
    """One prize, about its centre: its picture, and below it how much or in a word what."""
    kind = view.kinds[planque]
    amount = view.values[planque]
    word = str(amount) if amount else tongue(say(f"slot-{PRIZES[kind]}", count=view.amounts[t.REINFORCEMENT]))
    # On a phone they are high and narrow: neighbours must not run together.
    size = (18.5, 17, 15)[min(2, max(0, len(word) - 3))]
    grown = legible(size, ground(view, t.district_of(planque)).town.zoom, 27)
    thin = min(1, 41 / (0.62 * grown * max(1, len(word))))
    more = f'{BOLD} style="--f:{grown}px;--q:{thin:.2f}"'
    return f'<use href="#apaches-slot-{kind}"/>{printed(0, 22, size, word, "print fit amount", more)}'


def draw_marks(view: ApachesView, district: int, tongue: Tongue) -> str:
    """In place of slots: the passers-by of district 8, and the burglaries still open of district 9."""
    place = ground(view, district)
    parts = []
    if district == t.BOURGEOIS:
        left = view.tokens_left()
        caption = tongue(say("label-passers", count=left))
        parts.append(printed(place.x, place.y - 58, 16, caption, f"print h{view.colours[district] + 1} wide"))
        parts += [
            f'<use class="passer" href="#apaches-token" x="{place.x + 34 * i - 17 * (left - 1):g}" y="{place.y - 34}"/>'
            for i in range(left)
        ]
    if district == t.FENCE:
        pay = tongue(say("label-fence", pay=view.amounts[t.FENCE_PAY]))
        each = tongue(say("label-fence-each"))
        still = tongue(say("label-fence-open", open=view.open_burglaries()))
        colour = f"f{view.colours[t.FENCE] + 1}"
        halo = f"h{view.colours[t.FENCE] + 1}"
        line = f'style="--f:{legible(19, place.town.zoom, 26)}px"'
        parts += [
            printed(place.x, place.y - 68, 24, pay, f"{colour} {halo}", BOLD),
            printed(place.x, place.y - 46, 19, each, f"{colour} {halo} fit", f"{BOLD} {line}"),
            printed(place.x, place.y - 22, 19, still, f"print {halo} fit", f"{MIDDLE} {line}"),
        ]
    return "".join(parts)
