"""Le Gang des Traction-Avant on the wet pavement of Paris, 1946: the quarter, and what is going on in it."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.core.agenda import question
from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape, fittings, piece, scene, unread
from ludotheque.games.tractions.face import film, rows, stage
from ludotheque.games.tractions.face.colours import NEONS
from ludotheque.games.tractions.face.layout import GATES, HEIGHT, RADII, SIDE, TOP, WIDTH, centre
from ludotheque.games.tractions.face.men import coin, hats, stands, yards
from ludotheque.games.tractions.face.names import BOX, gang, men, money, place_name
from ludotheque.games.tractions.face.panels import hand, open_paper, papers, treasuries
from ludotheque.games.tractions.face.rows import gang_of
from ludotheque.games.tractions.face.scenery import DEFS, quarter
from ludotheque.games.tractions.face.shots import AIMED, fight, standings, tracers
from ludotheque.games.tractions.face.window import PAN, eyes, is_near, moved
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

TIPS = ("street", "hotel", "base", "cafe", "bank")  # by kind of space


def draw(view: TractionsView, tongue: Tongue) -> str:
    """The quarter as the viewer may see it."""
    still = unread(_streets(view, tongue) + yards(view) + signs(view, tongue) + van(view, tongue))
    pages = film.draw(view, tongue) if question(view.agenda) == t.OVER else open_paper.draw(view, tongue)
    is_staged = not pages and stage.is_set(view)
    shots = ("", "") if is_staged else (tracers(view), fight(view))
    world = f"{still}{spots(view, tongue)}{shots[0]}{hats(view, tongue, is_staged)}{shots[1]}"
    scenes = stage.draw(view, tongue) if is_staged else ""
    near = " near" if is_staged or is_near(view) else ""
    window = (
        f'<g class="window{near}"><g clip-path="url(#tr-window)">{moved(view, world, PAN)}</g>'
        f"{scenes}{eyes(tongue)}{pages}</g>"
    )
    return scene(
        "tractions",
        WIDTH,
        HEIGHT,
        tongue(say("name")),
        DEFS,
        [window, desk(view, tongue), hand.draw(view, tongue), papers.draw(view, tongue)],
    )


def backdrop(view: TractionsView, tongue: Tongue) -> list[str]:
    """What all eyes see alike: the quarter, and what its spaces tell of themselves."""
    return [fittings(DEFS), _streets(view, tongue), spots(view, tongue)]


def _streets(view: TractionsView, tongue: Tongue) -> str:
    bosses = tuple(tongue(gang(number)) for number in range(t.GANGS))
    return quarter(tuple(view.closed), bosses, tongue(say("label-parking")), tongue(say("tip-gate")))


def desk(view: TractionsView, tongue: Tongue) -> str:
    """The wood around the window, with the turn and the treasuries on it."""
    wood = (
        f'<rect class="desk narrow" y="{TOP - 16}" width="{WIDTH}" height="276" rx="14"/>'
        f'<rect class="desk wide" y="{TOP}" width="{WIDTH}" height="{HEIGHT - TOP}" rx="10"/>'
        f'<rect class="desk wide" x="{SIDE - 6}" width="{WIDTH - SIDE + 6}" height="{TOP}" rx="10"/>'
    )
    return unread(wood + treasuries.draw(view, tongue))


# What lies and burns on the pavement.


def signs(view: TractionsView, tongue: Tongue) -> str:
    """Loot on the pavement, the pot, what is being contested, bans and protections."""
    parts = []
    for space in range(t.SPACES):
        if view.dropped[space]:
            x, y = centre(space)
            parts.append(coin(tongue, x + 19, y + 17, view.dropped[space]))
    if view.heist != t.NONE:
        parts.append(vault(view, tongue))
    if view.target != t.NONE and view.group and question(view.agenda) not in (t.MOVING, t.GROUPING):
        x, y = centre(view.target)
        for man in view.group[:1]:
            if view.place[man] != t.NONE:
                z, w = centre(view.place[man])
                parts.append(f'<path class="lead" d="M{z} {w}L{x} {y}"/>')
        parts.append(f'<circle class="fight" cx="{x}" cy="{y}" r="31" stroke-dasharray="8 6"/>')
    if view.ban != t.NONE:
        x, y = centre(view.ban % t.SPACES)
        title = tongue(say("tip-ban", who=gang(view.ban // t.SPACES)))
        parts.append(
            f'<g transform="translate({x + 20} {y - 20})"><title>{escape(title)}</title><circle r="10" fill="#d92c20" '
            'stroke="#fff" stroke-width="1.500"/><path d="M-6 0H6" stroke="#fff" stroke-width="3.500"/></g>'
        )
    for gang_number in range(t.GANGS):
        for kind, is_shielded in zip((t.CAFE, t.HOTEL), rows.shields(view, gang_number), strict=True):
            if is_shielded:
                parts += [
                    shield(space, gang_number, tongue)
                    for space in range(t.SPACES)
                    if is_held(view, space, kind, gang_number)
                ]
    return "".join(parts)


def is_held(view: TractionsView, space: int, kind: int, gang_number: int) -> bool:
    return BOX.kinds[space] == kind and view.men[space * t.GANGS + gang_number] > 0


def shield(space: int, gang_number: int, tongue: Tongue) -> str:
    x, y = centre(space)
    title = escape(tongue(say("tip-shield", who=gang(gang_number))))
    return (
        f'<path transform="translate({x - 24} {y - 22})" d="M-9-9 0-12 9-9V2Q8 9 0 13-8 9-9 2Z" '
        f'fill="{NEONS[gang_number]}" stroke="#0a0d13" stroke-width="2"><title>{title}</title></path>'
    )


def vault(view: TractionsView, tongue: Tongue) -> str:
    """A bank being robbed: an alarm around it, and the pot."""
    x, y = centre(view.heist)
    alarm = (
        f'<rect x="{x - 66}" y="{y - 58}" width="132" height="98" rx="12" fill="none" stroke="#ffe08a" '
        'stroke-width="3.500" stroke-dasharray="10 7"/>'
    )
    return alarm + (coin(tongue, x + 62, y - 54, view.pot) if view.pot else "")


def van(view: TractionsView, tongue: Tongue) -> str:
    if not view.agreed[t.VAN]:
        return ""
    if view.van_place == t.PARKING:
        x, y = centre(BOX.gates[0])
        x, y = x + GATES[0][0], y + GATES[0][1] + 24
    else:
        x, y = centre(view.van_place)
    body = (
        f"<title>{escape(tongue(say('tip-van')))}</title>"
        '<path d="M28-6 84-30V30L28 6Z" fill="#ffe9b0" opacity=".24"/>'
        '<rect x="-27" y="-13" width="54" height="26" rx="5" fill="#3c5278" stroke="#e2e8f4" stroke-width="1.800"/>'
        '<rect x="12" y="-9" width="10" height="18" rx="2" fill="#0c1017"/><path d="M-19-4h20M-19 4h20" '
        'stroke="#e2e8f4" stroke-width="2"/>'
        '<circle cx="27" cy="-7" r="3" fill="#ffe9b0"/><circle cx="27" cy="7" r="3" fill="#ffe9b0"/>'
    )
    return piece("van", x, y, body)


def spots(view: TractionsView, tongue: Tongue) -> str:
    """A place to click for every space; who rests there reads what it is for, and who stands on it."""
    crowds: dict[int, list[int]] = {}
    for man, space in enumerate(view.place):
        crowds.setdefault(space, []).append(man)
    parts = []
    for space, (circle, tip) in enumerate(grounds(tongue, tuple(view.closed))):
        title = tip
        if space in crowds:
            title += " " + escape(tongue(say("tip-here", men=men(crowds[space]))))
        if view.dropped[space]:
            title += " " + escape(tongue(say("tip-dropped", sum=money(view.dropped[space]))))
        parts.append(f"{circle}<title>{title}</title></circle>")
    return "".join(parts)


@lru_cache(maxsize=8)
def grounds(tongue: Tongue, closed: tuple[int, ...]) -> list[tuple[str, str]]:
    """The circle of each space, and what the space is for."""
    found = []
    for space in range(t.SPACES):
        x, y = centre(space)
        name = place_name(space)
        spoken = tongue(name) if isinstance(name, Message) else name
        tip = say("tip-shut") if closed[space] else say(f"tip-{TIPS[BOX.kinds[space]]}", place=name)
        circle = (
            f'<circle id="space-{BOX.names[space]}" class="spot" cx="{x}" cy="{y}" r="{RADII[BOX.kinds[space]]}" '
            f'fill="transparent" aria-label="{escape(spoken)}">'
        )
        found.append((circle, escape(tongue(tip))))
    return found


def ghost(view: TractionsView, action: int) -> str:
    """Hats where the group would stand, or a line from the gun to its target."""
    body = ""
    top = question(view.agenda)
    if t.SPACE <= action < t.GANG and top in (t.GROUPING, t.LEAVING):
        space = action - t.SPACE
        x, y = centre(space)
        group = view.group or [0]
        for dx, dy in stands(len(group), BOX.kinds[space]):
            body += f'<use href="#tr-hat-{gang_of(group[0])}" transform="translate({x + dx} {y + dy})" opacity=".6"/>'
    elif t.SPACE <= action < t.GANG and top == t.DRIVING:
        x, y = centre(action - t.SPACE)
        body = f'<rect x="{x - 27}" y="{y - 13}" width="54" height="26" rx="5" fill="#3c5278" stroke="#e2e8f4"/>'
    elif action < t.SPACE and t.NONE not in view.aim:
        is_staged = stage.is_set(view)
        places = stage.stood(view) if is_staged else standings(view)
        gunman, _ = view.aim
        if action in places and gunman in places:
            (u, v, _), (z, w, _) = places[gunman], places[action]
            body = f'<path d="M{u:g} {v:g}L{z:g} {w:g}" stroke="{AIMED}" stroke-width="3" stroke-dasharray="9 4"/>'
        if is_staged and body:
            return f'<g class="window">{stage.framed(view, body)}</g>'
    return f'<g class="window">{moved(view, body)}</g>' if body else ""
