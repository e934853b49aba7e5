"""What one press can do that takes several answers: walks, getaways, shots, the run of the van, cards, papers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final

from ludotheque.core.agenda import first, question
from ludotheque.core.face import Journey, say
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.names import BOX, gang, gangs, hand, men, place_name, the_place
from ludotheque.games.tractions.face.names import man as name_of
from ludotheque.games.tractions.face.rows import gang_of, own_gang
from ludotheque.games.tractions.face.targets import can_hit, weapons_of
from ludotheque.games.tractions.face.templates import templates
from ludotheque.games.tractions.face.walks import runs, walks
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import E_KINDS, WEAPON_NAMES, man_name

BY_COUP: Final = 1  # how a group goes
HANDFUL: Final = 3  # E cards at most that are taken by one press


def journeys(view: TractionsView, held: tuple[str, ...]) -> list[Journey]:
    """What is open to the reader while some of his men are held."""
    make = MAKERS.get(question(view.agenda))
    if make is None or view.seat not in view.waiting_for:
        return []
    return make(view, [action for action in view.legal if action < t.SPACE and man_spot(action) in held])


def man_spot(man: int) -> str:
    return f"man-{man_name(man)}"


def space_spot(space: int) -> str:
    return f"space-{BOX.names[space]}"


# On foot.


def setting_out(view: TractionsView, held: list[int]) -> list[Journey]:
    """R61: men who stand together walk together, each for a point a step."""
    if not held:
        return nearest(view)
    if any(view.place[man] != view.place[held[0]] for man in held):
        return []
    found = [walk(view, held, way, held) for way in walks(view, held)]
    here = view.place[held[0]]
    may_stay = BOX.kinds[here] not in (t.BANK, t.BASE) and rows.gang_bits(view, here, view.active)
    if len(held) == 1 and (may_stay or view.guests[held[0]] == t.UNPAID):
        found.append(Journey("", say("journey-here", men=men(held), place=place_name(here)), tuple(held)))
    return found


def nearest(view: TractionsView) -> list[Journey]:
    """To every space the nearest man without a post; of men who are alike the first, of others each."""
    found: dict[int, dict[tuple[int, ...], Journey]] = {}
    least: dict[int, int] = {}
    for man in (action for action in view.legal if action < t.SPACE and is_at_large(view, action)):
        for way in walks(view, [man]):
            end = way[-1]
            if len(way) < least.get(end, t.SPACES):
                least[end] = len(way)
                found[end] = {}
            if len(way) == least[end]:
                found[end].setdefault(traits(view, man), walk(view, [man], way, [man]))
    return [journey for ties in found.values() for journey in ties.values()]


def is_at_large(view: TractionsView, man: int) -> bool:
    """Whether a man stands in the street or at home: those in cafés, hotels and banks stay until they are picked."""
    return BOX.kinds[view.place[man]] in (t.STREET, t.BASE)


def traits(view: TractionsView, man: int) -> tuple[int, ...]:
    """What tells one man from another: where he stands, and what lies on him."""
    return view.place[man], view.loot[man], view.stens[man], view.guests[man]


def going_on(view: TractionsView, held: list[int]) -> list[Journey]:
    """The men of a group are picked already; a single step is a choice of its own."""
    if first(view.agenda) == BY_COUP:
        return []
    ways = [walk(view, view.group, way, []) for way in walks(view, view.group) if len(way) > 1]
    return [*ways, *attacking(view, held)]


def walk(view: TractionsView, group: list[int], way: list[int], picks: list[int]) -> Journey:
    actions = list(picks)
    for number, space in enumerate(way):
        actions += [*(group if number else ()), t.SPACE + space]
    end = way[-1]
    others = rows.gang_bits(view, end, view.active)
    is_contested = others and BOX.kinds[end] in (t.STREET, t.HOTEL)
    key = "journey-walk-held" if is_contested else "journey-walk"
    label = say(key, men=men(group), place=the_place(end), points=len(way) * len(group), who=gangs(others))
    return Journey(space_spot(end), label, tuple(actions), tuple(space_spot(space) for space in way))


# The post van.


def driving(view: TractionsView, held: list[int]) -> list[Journey]:
    """R133: to where the run ends, or to a street on the way."""
    found = []
    for way in runs(view):
        if len(way) > 1:
            key = "journey-run-end" if len(way) == view.van_left else "journey-run"
            label = say(key, place=place_name(way[-1]), count=len(way), left=view.van_left)
            actions = tuple(t.SPACE + space for space in way)
            found.append(Journey(space_spot(way[-1]), label, actions, tuple(map(space_spot, way))))
    return found


# Getaways.


def ordering(view: TractionsView, held: list[int]) -> list[Journey]:
    return [*fleeing(view, held), *aiming(view, held)]


def fleeing(view: TractionsView, held: list[int]) -> list[Journey]:
    """R115, R127: as many cars as all men need, or all cars there are with those who carry most."""
    own = own_gang(view)
    crew = [man for man in range(own * t.CREW, own * t.CREW + t.CREW) if view.place[man] == view.heist]
    cars = view.cars[own]
    opening: tuple[int, ...] = ()
    aboard = [man for man in view.boarding if gang_of(man) == own]
    if not cars:
        counts = [action - t.CARS for action in view.legal if t.CARS < action < t.PETROL]
        if not counts:
            return []
        cars = max(counts)
        opening = (t.CARS + cars,)
    room = cars * BOX.traction_seats - len(aboard)
    waiting = sorted((man for man in crew if man not in aboard), key=lambda man: (-view.loot[man], man))[:room]
    if not waiting:
        return []
    label = say("journey-flee", count=cars, men=men(sorted(aboard + waiting)))
    return [Journey("", label, (*opening, *sorted(waiting), t.GO))]


def reacting(view: TractionsView, held: list[int]) -> list[Journey]:
    """R119: whoever is not shot at drives off."""
    own = own_gang(view)
    if t.SACRIFICE not in view.legal:
        return []
    shot_at = rows.targets(view.volley)
    crew = [man for man in range(own * t.CREW, own * t.CREW + t.CREW) if view.place[man] == view.heist]
    safe = [man for man in crew if man not in shot_at][: view.cars[own] * BOX.traction_seats]
    if not safe:
        return []
    return [Journey("", say("journey-sacrifice", men=men(safe), count=len(safe)), (t.SACRIFICE, *safe, t.GO))]


# Shots.


def attacking(view: TractionsView, held: list[int]) -> list[Journey]:
    """R71, R93: one gang is attacked, and the fire opened; who wants more men or more victims names them one by one."""
    if t.ATTACK not in view.legal:
        return []
    field = view.target if question(view.agenda) == t.CONTESTING else view.place[view.group[0]]
    kind = BOX.kinds[field]
    found = []
    for number in (one for one in range(t.GANGS) if rows.gang_bits(view, field, view.active) >> one & 1):
        cafes, hotels = rows.shields(view, number)
        if (kind == t.CAFE and cafes) or (kind == t.HOTEL and hotels):
            continue
        fire = () if view.agreed[t.ROULETTES] else (t.FIRE,)
        found.append(Journey("", say("choice-name", gang=gang(number)), (t.ATTACK, t.GANG + number, t.GO, *fire)))
    return found


def aiming(view: TractionsView, held: list[int]) -> list[Journey]:
    """R91 to R97: a man, one of his weapons, and whom he shoots at; or a Colt in every hand that has one."""
    own = own_gang(view)
    man, weapon = view.aim
    if view.cars[own] or weapon != t.NONE:
        return []
    shooters = [action for action in view.legal if action < t.SPACE and gang_of(action) == own]
    opening: tuple[int, ...] = ()
    if man == t.NONE:
        if not shooters:
            return []
        man = held[0] if held else shooters[0]
        opening = (man,)
    found = []
    for target in (other for other in range(t.MEN) if can_hit(view, man, other)):
        for weapon in weapons_of(view, man):
            is_alone = weapon == t.BY_COLT and len(shooters) == 1 and not view.shots
            found.append(shot(view, man, weapon, target, opening, is_alone))
        if opening and not held:
            found += salvo(view, shooters, target)
    return found


def shot(view: TractionsView, man: int, weapon: int, target: int, opening: tuple[int, ...], is_alone: bool) -> Journey:
    """One bullet; where nobody else can shoot, it is fired at once."""
    key = "journey-fire" if is_alone else "journey-aim"
    label = say(key, man=name_of(man), target=name_of(target), weapon=say(f"weapon-{WEAPON_NAMES[weapon]}"))
    last = (fires(view),) if is_alone else ()
    return Journey(man_spot(target), label, (*opening, t.WEAPON + weapon, target, *last))


def salvo(view: TractionsView, shooters: list[int], target: int) -> list[Journey]:
    """As many Colts as there are, fired by the first who can."""
    colts = view.hand[t.COLT]
    able = [man for man in shooters if can_hit(view, man, target)][:colts]
    if len(able) < 2 or view.shots:
        return []
    actions = [action for man in able for action in (man, t.WEAPON + t.BY_COLT, target)]
    label = say("journey-salvo", men=men(able), target=name_of(target), count=len(able))
    return [Journey(man_spot(target), label, (*actions, fires(view)))]


def fires(view: TractionsView) -> int:
    """What is said when all have aimed."""
    return t.STAND if question(view.agenda) == t.ORDERING else t.GO


def stopping_van(view: TractionsView, held: list[int]) -> list[Journey]:
    """R134, R135: who stops the van, and with what."""
    found = []
    for man in view.legal:
        for weapon in weapons_of(view, man) if man < t.SPACE else ():
            if weapon != t.BY_COLT or view.van_left == 0:
                label = say("journey-van", man=name_of(man), weapon=say(f"weapon-{WEAPON_NAMES[weapon]}"))
                found.append(Journey("", label, (man, t.WEAPON + weapon)))
    return found


# Cards.


def taking(view: TractionsView, held: list[int]) -> list[Journey]:
    """R148: a handful of E cards."""
    count = min(first(view.agenda), HANDFUL, view.supply_e)
    found = []
    for kinds in combinations_with_replacement(range(E_KINDS), count):
        taken = [kinds.count(kind) for kind in range(t.KINDS)]
        if count > 1 and all(taken[kind] <= view.sight[kind] for kind in range(E_KINDS)):
            found.append(Journey("", hand(taken), tuple(t.CARD + kind for kind in kinds)))
    return found


# On paper.


def papers(view: TractionsView, held: list[int]) -> list[Journey]:
    """Whole drafts; what is written is sent by a press of its own."""
    found = [template for template in templates(view) if template.actions[0] in view.legal]
    return [Journey("", paper.label, tuple(paper.actions), group=paper.group) for paper in found]


MAKERS: Final[dict[int, Callable[[TractionsView, list[int]], list[Journey]]]] = {
    t.FLOOR: papers,
    t.MOVING: setting_out,
    t.CONTESTING: attacking,
    t.GROUPING: going_on,
    t.DRIVING: driving,
    t.ORDERING: ordering,
    t.DEPARTING: fleeing,
    t.REACTING: reacting,
    t.SHOOTING: aiming,
    t.RIPOSTING: aiming,
    t.AIMING_AT_VAN: stopping_van,
    t.TAKING: taking,
}
