"""Les Apaches de Paris as the front page of an illustrated newspaper of 1907."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape, scene
from ludotheque.games.apaches.face.clicks import draw_buttons, draw_spots
from ludotheque.games.apaches.face.layout import (
    BOX,
    BOXES,
    HAND,
    HEIGHT,
    KINDS,
    LETTER,
    PANEL,
    RACK,
    SLOT,
    TALL,
    TALL_CARD,
    TOP,
    WIDTH,
    Ground,
    box_frame,
    count_style,
    crew_frame,
    crew_rows,
    ground,
    grounds,
    legible,
    rack_frame,
    rack_width,
    slot_place,
    staged,
    stands,
)
from ludotheque.games.apaches.face.names import first_gang, is_ours, open_burglaries
from ludotheque.games.apaches.face.newspaper import draw_edition, headline, is_fresh
from ludotheque.games.apaches.face.scenery import BOLD, DEFS, MIDDLE, START, VIEWS, cap, printed, sign
from ludotheque.games.apaches.face.stamps import draw_stamps
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView

TOKEN_WORD: Final = f'{MIDDLE} style="--f:{legible(15, TALL_CARD, 20)}px"'

# The page that never changes during a game.


@lru_cache(maxsize=64)
def page(
    outlines: tuple[int, ...],
    sizes: tuple[int, ...],
    names: tuple[str, ...],
    colours: tuple[int, ...],
    active: int,
    words: tuple[str, ...],
) -> str:
    """Paper, title, map and the three corners."""
    title, dateline, *corners = words
    parts = [
        f'<rect class="page wide" width="{WIDTH}" height="{HEIGHT}" rx="6"/>'
        f'<rect class="rule wide" x="3.500" y="3.500" width="{WIDTH - 7}" height="{HEIGHT - 7}" rx="4" '
        'stroke-width="1.600"/>'
        f'<rect class="page narrow" y="{TOP}" width="{WIDTH}" height="{TALL}"/>'
        f'<g class="wide"><text class="still serif print" x="16" y="42" font-size="33">{escape(title)}</text>'
        '<path class="rule" d="M16 50H262" stroke-width="2.400"/><path class="rule" d="M16 54H262" stroke-width=".8"/>'
        f'<text class="still faint" x="17" y="68" font-size="13.500">{escape(dateline)}</text></g>'
    ]
    places = grounds(outlines, sizes)
    parts.append('<g class="land">')
    for district, place in enumerate(places):
        vista = VIEWS[district] if is_ours(district, names) else ""
        parts.append(_land(place, colours[district], vista, active >> district & 1 == 1))
    parts.append("</g>")
    parts += [_name(place, colours[d], d + 1, names[d]) for d, place in enumerate(places)]
    for number, word in enumerate(corners):
        _, x, y = BOXES[number]
        parts.append(
            f'<g class="part" {box_frame(number).style()}>'
            f'<rect class="card" x="{x}" y="{y}" width="{BOX[0]}" height="{BOX[1]}" rx="3" stroke-width="1.400"/>'
            f'<path class="rule" d="M{x} {y + 21}h{BOX[0]}" stroke-width=".8"/>'
            f'<text class="still serif print" x="{x + BOX[0] / 2}" y="{y + 16.5}" font-size="19" '
            f"{MIDDLE}>{escape(word)}</text></g>"
        )
    rules = f'd="M10 {RACK - 5}H{WIDTH - 10}M10 {HAND - 4}H{WIDTH - 10}"'
    parts.append(f'<path class="rule wide" {rules} stroke-width="1"/>')
    return "".join(parts)


def _land(place: Ground, colour: int, vista: str, is_active: bool) -> str:
    """A wash, a hatching along the border, an engraved edge, and a pale view of a district of our own box."""
    fade = "" if is_active else ' opacity=".28"'
    at = f"translate({place.x - 60} {place.y + 6}) scale(2)"
    return (
        f'<clipPath id="apaches-clip-{colour}"><path d="{place.path}"/></clipPath><g{fade}>'
        f'<path class="w{colour + 1}" d="{place.path}"/>'
        f'<g clip-path="url(#apaches-clip-{colour})"><path d="{place.path}" fill="none" '
        f'stroke="url(#apaches-hatch-{colour + 1})" stroke-width="30" opacity=".75"/>'
        f'<path class="vista i{colour + 1}" transform="{at}" d="{vista}"/></g>'
        f'<path class="rule" d="{place.path}" stroke-width="2.600" stroke-linejoin="round"/></g>'
    )


def _name(place: Ground, colour: int, number: int, name: str) -> str:
    """The name below the slots; on a phone a long one goes without its article."""
    article, _, rest = name.partition(" ")
    short = rest if rest and len(name) > (12 if len(article) < 4 else 15) else name
    texts = [("wide", name), ("narrow", short)] if short != name else [("", name)]
    lines = [short]
    if number - 1 == t.BOURGEOIS and " " in short:
        lines = [*short.rsplit(" ", 1)]  # the only one with room for two lines
        texts = [("wide", name)]
    longest = max(len(f"{number} · {lines[0]}"), *map(len, lines))
    fit = (place.room - 12) / (LETTER * longest * place.town.zoom)
    more = f'{MIDDLE} style="--f:{legible(19.5, place.town.zoom, fit)}px"'
    parts = [
        printed(place.x, place.y + 8, 19.5, f"{number} · {words}", f"fit serif f{colour + 1} {when}", more)
        for when, words in texts
    ]
    if len(lines) > 1:
        ink = f"fit serif f{colour + 1} narrow"
        parts.append(printed(place.x, place.y - 14, 19.5, f"{number} · {lines[0]}", ink, more))
        parts.append(printed(place.x, place.y + 8, 19.5, lines[1], ink, more))
    return f'<g class="part" {place.town.style()}>{"".join(parts)}</g>'


# What changes.


def draw(view: ApachesView, tongue: Tongue) -> str:
    """The page as the viewer may see it."""
    words = tuple(tongue(say(key)) for key in ("title", "dateline", "label-prison", "label-hospital", "label-cemetery"))
    land = tuple(view.outlines), tuple(view.sizes), tuple(view.names), tuple(view.colours)
    fixed = page(*land, view.active, words)
    parts = ['<g aria-hidden="true">', fixed, _corner(view, tongue)]
    for district in range(t.DISTRICTS):
        place = ground(view, district)
        inside, stamps = _forbidden(place), ""
        if view.active >> district & 1:
            inside = _slots(view, district) if district < t.COLOURED else _marks(view, district, tongue)
            stamps = draw_stamps(view, district, tongue)
        parts.append(f'<g class="part" {place.town.style()}>{inside}</g>{stamps}')
    parts += [_racks(view), _hand(view, tongue), _pieces(view), "</g>"]
    parts += [draw_spots(view, tongue), draw_edition(view, tongue)]
    return scene("apaches", WIDTH, HEIGHT, tongue(say("name")), DEFS, parts)


def _corner(view: ApachesView, tongue: Tongue) -> str:
    """The ear of the newspaper: round, turn, and the order of play."""
    x, y = 838, 10
    round_words = tongue(say("label-round", round=max(1, view.round), rounds=view.amounts[t.ROUNDS]))
    parts = [
        f'<g class="corner"><rect class="card" x="{x}" y="{y}" width="152" height="60" rx="3" stroke-width="1.400"/>',
        printed(x + 76, y + 25, 20, round_words, "serif print"),
    ]
    if view.question == t.OVER:
        words = tongue(say("label-over"))
    elif view.turn == 0:
        words = tongue(say("label-draft"))
    else:
        words = tongue(say("label-turn", turn=view.turn, turns=view.amounts[t.TURNS]))
    parts.append(printed(x + 76, y + 49, 19, words, "print"))
    if view.turn and view.question != t.OVER:
        for i, seat in enumerate(view.order):
            parts.append(sign(view.sides[seat], x + 138.5 - 29 * (view.seats - 1 - i), y + 79, 28, i < view.place))
    parts.append("</g>")
    for number, counts in enumerate((view.prisons, view.hospitals)):
        if sum(counts) and view.question != t.OVER:
            _, left, top = BOXES[number]
            at = left + BOX[0] / 2, top + BOX[1] - 6
            words = printed(*at, 13.5, tongue(say("label-back")), "faint wide")
            short = tongue(say("label-back-short"))
            squeeze = f'{MIDDLE} textLength="106" lengthAdjust="spacingAndGlyphs"' if len(short) > 11 else MIDDLE
            words += printed(*at, 19, short, "faint narrow", squeeze)
            parts.append(f'<g class="part" {box_frame(number).style()}>{words}</g>')
    return "".join(parts)


def _forbidden(place: Ground) -> str:
    """A district that is not in this set-up: struck out."""
    return (
        f'<g transform="translate({place.x} {place.y + 44})" class="rule"><circle r="19" stroke-width="5"/>'
        '<path d="M-13 13 13-13" stroke-width="5"/></g>'
    )


def _slots(view: ApachesView, district: int) -> str:
    """The possible prizes of a district: roofed over once laid, struck out in the viewer's own notebook."""
    parts = []
    first = district * t.SLOTS
    planques = range(first, first + view.sizes[district])
    drafting = view.turn == 0 or view.question == t.OVER
    possible = [p for p in planques if view.laid[p] == t.NONE and p not in view.hand]
    for planque in planques:
        x, y = slot_place(view, district, planque - first)
        laid = view.laid[planque]
        fade = ' opacity=".45"' if laid != t.NONE else ""
        parts.append(f'<g transform="translate({x:g} {y})"{fade}>{_slot(view, planque)}</g>')
        if laid != t.NONE:
            layer = f'<g class="layer">{sign(view.sides[laid], x, y + 6, 17)}</g>' if laid != t.COVERED else ""
            parts.append(
                f'<use href="#apaches-roof" class="f{view.colours[district] + 1}" x="{x:g}" y="{y + 1}" '
                f'stroke="#1f170d" '
                f'stroke-width="1.400" opacity=".93"/><path d="M{x - 13:g} {y - 8}H{x + 13:g}M{x - 16:g} '
                f'{y - 2}H{x + 16:g}" '
                f'stroke="#1f170d" opacity=".5"/>{layer}'
            )
        elif view.notebook and view.seat >= 0 and view.question != t.OVER:
            if planque in view.hand:
                parts.append(f'<path class="pencil" d="M{x - 15:g} {y + 17}L{x + 15:g} {y - 17}" stroke-width="3"/>')
            elif len(possible) == 1:
                parts.append(f'<ellipse class="pencil" cx="{x:g}" cy="{y}" rx="25" ry="29" stroke-width="3"/>')
    if not drafting:
        # How many prizes are still in sight.
        x, y = slot_place(view, district, view.sizes[district] - 1)
        left = str(sum(view.laid[planque] == t.NONE for planque in planques))
        grown = legible(1, 15 * ground(view, district).town.zoom, 2)
        parts.append(
            f'<g transform="translate({x + 21:g} {y - 23})"><g class="left" style="--s:{grown}">'
            '<circle class="card" r="9.500" stroke-width="1.200"/>'
            f"{printed(0, 5.2, 15, left, 'print', BOLD)}</g></g>"
        )
    return "".join(parts)


def _slot(view: ApachesView, planque: int) -> str:
    """One prize, about its centre."""
    kind = view.kinds[planque]
    amount = view.values[planque]
    lift = -9 if amount else 0
    words = ""
    if amount:
        # On a phone they are high and narrow: neighbours must not run together.
        grown = legible(18.5, ground(view, planque // t.SLOTS).town.zoom, 23)
        thin = min(1, 33 / (0.62 * grown * len(str(amount))))
        more = f'{BOLD} style="--f:{grown}px;--q:{thin:.2f}"'
        words = printed(0, 20.5, 18.5, str(amount), "print fit amount", more)
    return (
        f'<rect class="card" x="{-SLOT[0] / 2}" y="{-SLOT[1] / 2}" width="{SLOT[0]}" height="{SLOT[1]}" rx="3" '
        f'stroke-width="1.300"/><use href="#apaches-prize-{kind}" class="pen" y="{lift}"/>{words}'
    )


def _marks(view: ApachesView, district: int, tongue: Tongue) -> str:
    """In place of slots: the passers-by of district 8, and the burglaries still open of district 9."""
    place = ground(view, district)
    parts = []
    if district == t.BOURGEOIS:
        left = view.amounts[t.BURGHERS] + view.amounts[t.POLICEMEN] - sum(view.token_counts)
        parts += [
            f'<use class="passer" href="#apaches-token" x="{place.x + 34 * i - 17 * (left - 1):g}" y="{place.y - 34}"/>'
            for i in range(left)
        ]
    if district == t.FENCE:
        pay = tongue(say("label-fence", pay=view.amounts[t.FENCE_PAY]))
        still = tongue(say("label-fence-open", open=open_burglaries(view)))
        colour = f"f{view.colours[t.FENCE] + 1}"
        line = f'style="--f:{legible(19, place.town.zoom, 23)}px"'
        parts += [
            printed(place.x, place.y - 68, 24, pay, colour, BOLD),
            printed(place.x, place.y - 46, 19, tongue(say("label-fence-each")), f"{colour} fit", f"{BOLD} {line}"),
            printed(place.x, place.y - 22, 19, still, "print fit", f"{MIDDLE} {line}"),
        ]
    return "".join(parts)


def _pieces(view: ApachesView) -> str:
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
            count = t.TOTAL[crews[district * t.SEATS + seat]]
            right = x + step * (count - 1) + 18
            parts.append(printed(right, y + 7, 21, str(count), "print fit", bold))
            if place == 0:
                parts.append(f'<use href="#apaches-crown" class="pencilled" x="{x - 28:g}" y="{y + 1}"/>')
        if rows:
            parts.append("</g>")
    return "".join(parts)


def _racks(view: ApachesView) -> str:
    """In front of each player: sign, marker, and the roofs of the planques held."""
    parts = []
    width = rack_width(view)
    _, reserves = staged(view)
    for seat in range(view.seats):
        left = 8 + width * seat
        parts.append(f'<g class="rack part" {rack_frame(view.seats, seat).style()}>')
        if seat in view.waiting_for or (view.waiting_for and view.waiting_for[0] < 0 and view.actor == seat):
            parts.append(f'<rect class="w6" x="{left}" y="{RACK - 2}" width="{width - 4:g}" height="38" rx="8"/>')
        parts.append(sign(view.sides[seat], left + 20, RACK + 17, 30))
        if seat == view.first:
            parts.append(f'<use href="#apaches-flag" x="{left + 30:g}" y="{RACK + 4}"/>')
        total = str(t.TOTAL[reserves[seat]])
        parts.append(printed(left + width - 86, RACK + 24, 20, total, "print", BOLD))
        held = [d for d in range(t.COLOURED) for _ in range(view.held[seat * t.DISTRICTS + d])]
        for i, district in enumerate(held):
            x = left + width - 16 - 9 * (len(held) - 1 - i)
            parts.append(
                f'<use href="#apaches-roof" class="f{view.colours[district] + 1}" '
                f'transform="translate({x:g} {RACK + 17}) scale(.4 .6)" stroke="#1f170d" stroke-width="2"/>'
            )
        parts.append("</g>")
    return "".join(parts)


def _hand(view: ApachesView, tongue: Tongue) -> str:
    """The viewer's planques and tokens; for all, once the game is over, the final count."""
    if view.question == t.OVER:
        return _final(view, tongue)
    parts = ['<g class="hand">']
    for i, planque in enumerate(view.hand):
        parts.append(_card(view, planque, 12 + 78 * i))
    if view.seat >= 0:
        blind = [d for d in range(t.COLOURED) for _ in range(view.blind[view.seat * t.DISTRICTS + d])]
        for i, district in enumerate(blind):
            x = 46 + 78 * (len(view.hand) + i)
            parts.append(
                f'<use href="#apaches-roof" class="f{view.colours[district] + 1}" '
                f'transform="translate({x} {HAND + 46}) scale(1.8)" stroke="#1f170d"/>'
            )
        kinds = [kind for kind in (0, 1) for _ in range(max(0, view.tokens[view.seat * 2 + kind]))]
        for i, kind in enumerate(kinds):
            parts.append(
                f'<g transform="translate({514 + 66 * i} {HAND + 30})"><use href="#apaches-token"/></g>'
                + printed(514 + 66 * i, HAND + 66, 15, tongue(say(f"token-{kind}")), "print fit", TOKEN_WORD)
            )
    parts.append("</g>")
    parts.append(draw_buttons(view, tongue) or f'<g class="wide">{_headline(view, tongue)}</g>')
    return "".join(parts)


def _headline(view: ApachesView, tongue: Tongue) -> str:
    """The news of the hour, where nothing is to be pressed."""
    if view.question == t.STARTING:
        return ""
    if is_fresh(view):
        over, head = say("label-special"), headline(view)
    elif view.seat in view.waiting_for:
        over = say("label-yours")
        head = say("label-step" if view.question == t.STEPPING else "label-lay" if view.turn else "label-take")
    else:
        over, head = say("label-hour"), say("label-acts", gang=first_gang(view, view.actor))
    x = (PANEL + WIDTH) / 2 - 10
    spaced = 'text-anchor="middle" font-weight="700" letter-spacing="2"'
    return (
        printed(x, HAND + 26, 16, tongue(over), "pencilled", spaced)
        + f'<path class="rule" d="M{x - 150:g} {HAND + 35}h300" stroke-width=".8"/>'
        + printed(x, HAND + 62, 19, tongue(head), "serif print")
    )


def _card(view: ApachesView, planque: int, x: float) -> str:
    """A planque in the viewer's hand."""
    number = planque // t.SLOTS + 1
    amount = view.values[planque]
    words = f'<text class="still print" x="35" y="76" font-size="20" {BOLD}>{amount}</text>' if amount else ""
    return (
        f'<g id="card-{planque}" transform="translate({x} {HAND})"><path class="card" d="M2 24 10 2H60L68 24V84H2Z" '
        f'stroke-width="1.600"/><path class="f{view.colours[number - 1] + 1}" d="M2 24 10 2H60L68 24Z" '
        'stroke="#1f170d"/>'
        f'<text class="still" x="35" y="20" font-size="18.500" fill="var(--card)" {BOLD}>{number}</text>'
        f'<use href="#apaches-prize-{view.kinds[planque]}" class="pen" transform="translate(35 {44 if amount else 54}) '
        f'scale(1.25)"/>{words}</g>'
    )


def _final(view: ApachesView, tongue: Tongue) -> str:
    """The last column: money and Apaches of every gang."""
    parts = ['<g class="final">']
    width = rack_width(view)
    best = max((view.money[seat], view.operational[seat]) for seat in range(view.seats))
    for seat in range(view.seats):
        x = 8 + width * (seat + 0.5) - 66
        won = (view.money[seat], view.operational[seat]) == best
        if won:
            crown = f"translate({x - 26:g} {HAND + 11}) scale(1.5)"
            parts.append(f'<use href="#apaches-crown" class="pencilled" transform="{crown}"/>')
        money = tongue(say("label-money", money=view.money[seat]))
        parts += [sign(view.sides[seat], x - 26, HAND + 43, 42), printed(x, HAND + 54, 30, money, "serif print", START)]
        words = tongue(say("label-operational", count=view.operational[seat]))
        parts.append(printed(x - 46, HAND + 80, 17, words, "faint wide", START))
    parts.append("</g>")
    return "".join(parts)
