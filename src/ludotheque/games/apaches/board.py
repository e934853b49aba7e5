"""Les Apaches de Paris as the front page of an illustrated newspaper of 1907."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape, scene, twin
from ludotheque.games.apaches.clicks import draw_buttons, draw_spots
from ludotheque.games.apaches.engraving import BOLD, DEFS, MIDDLE, VIEWS, printed, sign
from ludotheque.games.apaches.layout import (
    BOX,
    BOXES,
    HAND,
    HEIGHT,
    KINDS,
    PANEL,
    RACK,
    SLOT,
    WIDTH,
    Ground,
    crew_rows,
    ground,
    grounds,
    rack_width,
    slot_place,
    staged,
    stands,
)
from ludotheque.games.apaches.terms import (
    BOURGEOIS,
    BURGHERS,
    BURGLARY,
    COLOURED,
    COVERED,
    DISTRICTS,
    FENCE,
    FENCE_PAY,
    NEWS,
    NONE,
    OVER,
    POLICEMEN,
    ROUNDS,
    SEATS,
    SLOTS,
    STARTING,
    TOTAL,
    TURNS,
)
from ludotheque.games.apaches.view import ApachesView
from ludotheque.games.apaches.words import KIND_NAMES, first_gang, open_burglaries

# The page that never changes during a game.


@lru_cache(maxsize=64)
def page(outlines: tuple[int, ...], names: tuple[str, ...], active: int, words: tuple[str, ...]) -> str:
    """Paper, title, map and the three corners."""
    title, dateline, *corners = words
    parts = [
        f'<rect class="page" width="{WIDTH}" height="{HEIGHT}" rx="6"/>',
        f'<rect class="rule" x="3.500" y="3.500" width="{WIDTH - 7}" height="{HEIGHT - 7}" rx="4" '
        'stroke-width="1.600"/>',
        f'<text class="still serif print" x="16" y="42" font-size="33">{escape(title)}</text>',
        '<path class="rule" d="M16 50H262" stroke-width="2.400"/><path class="rule" d="M16 54H262" stroke-width=".8"/>',
        f'<text class="still faint" x="17" y="68" font-size="12.500">{escape(dateline)}</text>',
    ]
    for number, place in enumerate(grounds(outlines), 1):
        parts.append(_district(number, place, names[number - 1], active >> (number - 1) & 1 == 1))
    for (_, x, y), word in zip(BOXES, corners, strict=True):
        parts.append(
            f'<rect class="card" x="{x}" y="{y}" width="{BOX[0]}" height="{BOX[1]}" rx="3" stroke-width="1.400"/>'
            f'<path class="rule" d="M{x} {y + 21}h{BOX[0]}" stroke-width=".8"/>'
            f'<text class="still serif print" x="{x + BOX[0] / 2}" y="{y + 16}" font-size="14" '
            f"{MIDDLE}>{escape(word)}</text>"
        )
    parts.append(f'<path class="rule" d="M10 {RACK - 5}H{WIDTH - 10}M10 {HAND - 4}H{WIDTH - 10}" stroke-width="1"/>')
    return "".join(parts)


def _district(number: int, place: Ground, name: str, is_active: bool) -> str:
    """A wash, a hatching along the border, an engraved edge, a pale view, and the name."""
    fade = "" if is_active else ' opacity=".28"'
    view = VIEWS[number - 1]
    return (
        f'<clipPath id="apaches-clip-{number}"><path d="{place.path}"/></clipPath><g{fade}>'
        f'<path class="w{number}" d="{place.path}"/>'
        f'<g clip-path="url(#apaches-clip-{number})"><path d="{place.path}" fill="none" '
        f'stroke="url(#apaches-hatch-{number})" stroke-width="30" opacity=".75"/>'
        f'<path class="vista i{number}" transform="translate({place.x - 60} {place.y + 6}) scale(2)" d="{view}"/></g>'
        f'<path class="rule" d="{place.path}" stroke-width="2.600" stroke-linejoin="round"/></g>'
        f'<text class="still serif f{number}" x="{place.x}" y="{place.y + 8}" font-size="18.5" {MIDDLE}>'
        f"{number} · {escape(name)}</text>"
    )


# What changes.


def draw(view: ApachesView, tongue: Tongue) -> str:
    """The page as the viewer may see it."""
    words = ("title", "dateline", "label-prison", "label-hospital", "label-cemetery")
    fixed = page(tuple(view.outlines), tuple(view.names), view.active, tuple(tongue(say(key)) for key in words))
    parts = ['<g aria-hidden="true">', fixed, _corner(view, tongue)]
    for district in range(DISTRICTS):
        if view.active >> district & 1 == 0:
            parts.append(_forbidden(view, district))
        elif district < COLOURED:
            parts.append(_slots(view, district))
        if view.active >> district & 1:
            parts.append(_marks(view, district, tongue))
    parts += [_racks(view, tongue), _hand(view, tongue), _pieces(view), "</g>", draw_spots(view, tongue)]
    return scene("apaches", WIDTH, HEIGHT, tongue(say("name")), DEFS, "".join(parts))


def _corner(view: ApachesView, tongue: Tongue) -> str:
    """The ear of the newspaper: round, turn, and the order of play."""
    x, y = 838, 10
    parts = [
        f'<rect class="card" x="{x}" y="{y}" width="152" height="60" rx="3" stroke-width="1.400"/>',
        printed(
            x + 76,
            y + 25,
            20,
            tongue(say("label-round", round=max(1, view.round), rounds=view.amounts[ROUNDS])),
            "serif print",
        ),
    ]
    if view.question == OVER:
        words = tongue(say("label-over"))
    elif view.turn == 0:
        words = tongue(say("label-draft"))
    else:
        words = tongue(say("label-turn", turn=view.turn, turns=view.amounts[TURNS]))
    parts.append(printed(x + 76, y + 49, 18, words, "print"))
    for (_, left, top), counts in zip(BOXES, (view.prisons, view.hospitals), strict=False):
        if sum(counts):
            parts.append(printed(left + BOX[0] / 2, top + BOX[1] - 5, 11.5, tongue(say("label-back")), "faint"))
    if view.turn and view.question != OVER:
        for i, seat in enumerate(view.order):
            parts.append(sign(seat, x + 24 + 34 * i, y + 80, 26, i < view.place))
    return "".join(parts)


def _forbidden(view: ApachesView, district: int) -> str:
    """A district that is not in this set-up: struck out."""
    place = ground(view, district)
    return (
        f'<g transform="translate({place.x} {place.y + 44})" class="rule"><circle r="19" stroke-width="5"/>'
        '<path d="M-13 13 13-13" stroke-width="5"/></g>'
    )


def _slots(view: ApachesView, district: int) -> str:
    """The possible prizes of a district: roofed over once laid, struck out in the viewer's own notebook."""
    parts = []
    first = district * SLOTS
    planques = range(first, first + view.sizes[district])
    drafting = view.turn == 0 or view.question == OVER
    possible = [p for p in planques if view.laid[p] == NONE and p not in view.hand]
    for planque in planques:
        x, y = slot_place(view, district, planque - first)
        laid = view.laid[planque]
        fade = ' opacity=".45"' if laid != NONE else ""
        parts.append(f'<g transform="translate({x:g} {y})"{fade}>{_slot(view, planque)}</g>')
        if laid != NONE:
            layer = sign(laid, x, y + 6, 17) if laid != COVERED else ""
            parts.append(
                f'<use href="#apaches-roof" class="f{district + 1}" x="{x:g}" y="{y + 1}" stroke="#1f170d" '
                f'stroke-width="1.400" opacity=".93"/><path d="M{x - 13:g} {y - 8}H{x + 13:g}M{x - 16:g} '
                f'{y - 2}H{x + 16:g}" '
                f'stroke="#1f170d" opacity=".5"/>{layer}'
            )
        elif view.notebook and view.seat >= 0 and view.question != OVER:
            if planque in view.hand:
                parts.append(f'<path class="pencil" d="M{x - 15:g} {y + 17}L{x + 15:g} {y - 17}" stroke-width="3"/>')
            elif len(possible) == 1:
                parts.append(f'<ellipse class="pencil" cx="{x:g}" cy="{y}" rx="25" ry="29" stroke-width="3"/>')
    if not drafting:
        # How many prizes are still in sight.
        x, y = slot_place(view, district, view.sizes[district] - 1)
        left = str(sum(view.laid[planque] == NONE for planque in planques))
        parts.append(
            f'<circle class="card" cx="{x + 21:g}" cy="{y - 23}" r="9.500" stroke-width="1.200"/>'
            + printed(x + 21, y - 18.5, 13, left, "print", BOLD)
        )
    return "".join(parts)


def _slot(view: ApachesView, planque: int) -> str:
    """One prize, about its centre."""
    kind = view.kinds[planque]
    amount = view.values[planque]
    lift = -8 if amount else 0
    words = f'<text class="still print" y="18.500" font-size="15.500" {BOLD}>{amount}</text>' if amount else ""
    return (
        f'<rect class="card" x="{-SLOT[0] / 2}" y="{-SLOT[1] / 2}" width="{SLOT[0]}" height="{SLOT[1]}" rx="3" '
        f'stroke-width="1.300"/><use href="#apaches-prize-{kind}" class="pen" y="{lift}"/>{words}'
    )


def _marks(view: ApachesView, district: int, tongue: Tongue) -> str:
    """Beside the crews: the pile, the tokens, the burglaries still open, and the news of the round before."""
    place = ground(view, district)
    parts = []
    if district == BOURGEOIS:
        left = view.amounts[BURGHERS] + view.amounts[POLICEMEN] - sum(view.token_counts)
        parts += [
            f'<use href="#apaches-token" x="{place.x + (i - (left - 1) / 2) * 34:g}" y="{place.y - 34}"/>'
            for i in range(left)
        ]
    if district == FENCE:
        words = tongue(say("label-fence", pay=view.amounts[FENCE_PAY], open=open_burglaries(view)))
        parts.append(printed(place.x, place.y - 42, 16, words, "f9", BOLD))
        parts.append(
            printed(place.x, place.y - 22, 13.5, tongue(say("label-fence-open", open=open_burglaries(view))), "print")
        )
    has_news = (view.turn == 0 and view.round > 1) or view.question == OVER
    if view.piles[district]:
        x = place.x - (56 if has_news else 22)
        for i in range(view.piles[district]):
            parts.append(
                f'<use href="#apaches-roof" class="f{district + 1}" transform="translate({x + 2 * i} '
                f'{place.y + 44 - 4 * i}) scale(.82)" stroke="#1f170d" stroke-width="1.400"/>'
            )
        count = f"×{view.piles[district]}"
        parts.append(printed(x + 24, place.y + 54, 22, count, "serif print", 'text-anchor="start"'))
    if has_news:
        parts.append(_news(view, district, tongue))
    return "".join(parts)


def _item(view: ApachesView, district: int) -> int:
    """Where the news of a district are, of the round that ended last."""
    last = view.round - 1 if view.question == OVER else view.round - 2
    return (last * DISTRICTS + district) * NEWS


def _news(view: ApachesView, district: int, tongue: Tongue) -> str:
    """The stamp of the special edition: who took what here."""
    winner, planque, amount, recruits = view.news[_item(view, district) : _item(view, district) + NEWS]
    place = ground(view, district)
    x = place.x + (62 if view.piles[district] else 0)
    if winner == NONE:
        italic = 'text-anchor="middle" font-style="italic"'
        return printed(x, place.y + 32, 15, tongue(say("stamp-nobody")), "print", italic)
    if recruits and not amount:
        words = tongue(say("stamp-reinforce", count=recruits))
    elif planque != NONE and view.kinds[planque] > BURGLARY and not amount:
        words = tongue(say(f"stamp-{KIND_NAMES[view.kinds[planque]]}"))
    elif district == BOURGEOIS:
        words = tongue(say("stamp-token"))
    else:
        words = tongue(say("stamp-money", amount=amount))
    half = 60 if view.piles[district] else 66
    return (
        f'<g transform="translate({x} {place.y + 34}) rotate(-4)"><rect class="card" x="{-half}" y="-15" '
        f'width="{2 * half}" '
        f'height="30" rx="15" stroke-width="1.400"/>{sign(winner, 17 - half, 0, 23)}'
        f"{printed(13, 5.5, 15.5, words, 'pencilled', BOLD)}</g>"
    )


def _pieces(view: ApachesView) -> str:
    parts = []
    numbers: dict[str, int] = {}
    for stand in stands(view):
        kind = f"{stand.seat}-{KINDS[stand.kind]}"
        numbers[kind] = numbers.get(kind, 0) + 1
        parts.append(twin(f"cap-{kind}-{numbers[kind]}", stand.x, stand.y, f"apaches-cap-{kind}", kind, stand.at))
    crews, _ = staged(view)
    for district in range(DISTRICTS):
        for place, (seat, x, y, step) in enumerate(crew_rows(view, crews, district)):
            count = TOTAL[crews[district * SEATS + seat]]
            right = x + step * (count - 1) + 18
            parts.append(printed(right, y + 7, 21, str(count), "print", 'text-anchor="start" font-weight="700"'))
            if place == 0:
                parts.append(f'<use href="#apaches-crown" class="pencilled" x="{x - 28:g}" y="{y + 1}"/>')
    return "".join(parts)


def _racks(view: ApachesView, tongue: Tongue) -> str:
    """In front of each player: sign, marker, and the roofs of the planques held."""
    parts = []
    width = rack_width(view)
    _, reserves = staged(view)
    for seat in range(view.seats):
        left = 8 + width * seat
        if seat in view.waiting_for or (view.waiting_for and view.waiting_for[0] < 0 and view.actor == seat):
            parts.append(f'<rect class="w6" x="{left}" y="{RACK - 2}" width="{width - 4:g}" height="38" rx="8"/>')
        parts.append(sign(seat, left + 20, RACK + 17, 30))
        if seat == view.first:
            parts.append(f'<use href="#apaches-flag" x="{left + 30:g}" y="{RACK + 4}"/>')
        total = str(TOTAL[reserves[seat]])
        parts.append(printed(left + width - 82, RACK + 24, 19, total, "print", BOLD))
        held = [d for d in range(COLOURED) for _ in range(view.held[seat * DISTRICTS + d])]
        for i, district in enumerate(held):
            x = left + width - 14 - 8.5 * (len(held) - 1 - i)
            parts.append(
                f'<use href="#apaches-roof" class="f{district + 1}" transform="translate({x:g} {RACK + 17}) '
                'scale(.4 .6)" '
                'stroke="#1f170d" stroke-width="2"/>'
            )
    return "".join(parts)


def _hand(view: ApachesView, tongue: Tongue) -> str:
    """The viewer's planques and tokens; for all, once the game is over, the final count."""
    parts = []
    if view.question == OVER:
        return _final(view, tongue)
    for i, planque in enumerate(view.hand):
        parts.append(_card(view, planque, 12 + 78 * i))
    if view.seat >= 0:
        blind = [d for d in range(COLOURED) for _ in range(view.blind[view.seat * DISTRICTS + d])]
        for i, district in enumerate(blind):
            parts.append(
                f'<use href="#apaches-roof" class="f{district + 1}" '
                f'transform="translate({46 + 78 * (len(view.hand) + i)} '
                f'{HAND + 46}) scale(1.8)" stroke="#1f170d"/>'
            )
        kinds = [kind for kind in (0, 1) for _ in range(max(0, view.tokens[view.seat * 2 + kind]))]
        for i, kind in enumerate(kinds):
            parts.append(
                f'<g transform="translate({506 + 64 * i} {HAND + 34})"><use href="#apaches-token"/></g>'
                + printed(506 + 64 * i, HAND + 66, 11.5, tongue(say(f"token-{kind}")), "print")
            )
    parts.append(draw_buttons(view, tongue) or _headline(view, tongue))
    return "".join(parts)


def _headline(view: ApachesView, tongue: Tongue) -> str:
    """The news of the hour, where nothing is to be pressed."""
    if view.question == STARTING:
        return ""
    if view.turn == 0 and view.round > 1:
        takings = [0] * view.seats
        for district in range(DISTRICTS):
            winner, _, amount, _ = view.news[_item(view, district) : _item(view, district) + NEWS]
            if winner != NONE:
                takings[winner] += amount
        most = max(takings)
        who = first_gang(takings.index(most))
        head = say("label-best", gang=who, amount=most, round=view.round - 1) if most else say("label-quiet")
        over = say("label-special")
    elif view.seat in view.waiting_for:
        over, head = say("label-yours"), say("label-lay" if view.turn else "label-take")
    else:
        over, head = say("label-hour"), say("label-acts", gang=first_gang(view.actor))
    x = (PANEL + WIDTH) / 2 - 20
    return (
        printed(
            x, HAND + 26, 14, tongue(over), "pencilled", 'text-anchor="middle" font-weight="700" letter-spacing="2"'
        )
        + f'<path class="rule" d="M{x - 150:g} {HAND + 35}h300" stroke-width=".8"/>'
        + printed(x, HAND + 62, 18, tongue(head), "serif print")
    )


def _card(view: ApachesView, planque: int, x: float) -> str:
    """A planque in the viewer's hand."""
    number = planque // SLOTS + 1
    amount = view.values[planque]
    words = f'<text class="still print" x="35" y="76" font-size="20" {BOLD}>{amount}</text>' if amount else ""
    return (
        f'<g id="card-{planque}" transform="translate({x} {HAND})"><path class="card" d="M2 24 10 2H60L68 24V84H2Z" '
        f'stroke-width="1.600"/><path class="f{number}" d="M2 24 10 2H60L68 24Z" stroke="#1f170d"/>'
        f'<text class="still" x="35" y="19" font-size="15" fill="var(--card)" {BOLD}>{number}</text>'
        f'<use href="#apaches-prize-{view.kinds[planque]}" class="pen" transform="translate(35 {44 if amount else 54}) '
        f'scale(1.25)"/>{words}</g>'
    )


def _final(view: ApachesView, tongue: Tongue) -> str:
    """The last column: money and Apaches of every gang."""
    parts = []
    width = rack_width(view)
    best = max((view.money[seat], view.operational[seat]) for seat in range(view.seats))
    for seat in range(view.seats):
        x = 8 + width * (seat + 0.5)
        won = (view.money[seat], view.operational[seat]) == best
        if won:
            parts.append(
                f'<use href="#apaches-crown" class="pencilled" transform="translate({x:g} {HAND + 12}) scale(1.5)"/>'
            )
        parts.append(printed(x, HAND + 50, 30, tongue(say("label-money", money=view.money[seat])), "serif print"))
        parts.append(printed(x, HAND + 76, 15, tongue(say("label-operational", count=view.operational[seat])), "faint"))
    return "".join(parts)
