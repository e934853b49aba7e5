"""The whole plans a gang may do in a turn, from the first answer to the last, with what they promise."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import LEGAL
from ludotheque.games.apaches.mind.outlook import Outlook
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.moving import in_order, second_steps, standing_refusal
from ludotheque.games.apaches.rules.optional_action import Acting
from ludotheque.games.apaches.rules.placing import forces
from ludotheque.games.apaches.rules.position import DISTRICTS_OF, Position, may_stand

MARGIN: Final = 4  # so many more than it takes to lead are tried
ACTING: Final = Acting()


class Plans:
    """Some plans, each as one or two answers, and what each of them promises."""

    def __init__(self) -> None:
        self.firsts: list[int] = []
        self.seconds: list[int] = []  # NONE where one answer is the whole plan
        self.promises: list[int] = []

    def add(self, first: int, second: int, promise: int) -> None:
        self.firsts.append(first)
        self.seconds.append(second)
        self.promises.append(promise)

    def answers(self, i: int) -> list[int]:
        return [self.firsts[i]] if self.seconds[i] == t.NONE else [self.firsts[i], self.seconds[i]]

    def best_first(self) -> list[int]:
        """The places of the plans in the order of what they promise."""
        promises = self.promises
        return sorted(range(len(promises)), key=lambda i: -promises[i])


def sensible_plans(outlook: Outlook) -> Plans:
    """Those that a player would see at a glance: do nothing, take or strengthen a lead, leave a trap."""
    plans = Plans()
    plans.add(t.SKIP, t.NONE, outlook.now())
    add_placements(plans, outlook)
    add_walks(plans, outlook)
    return plans


def all_plans(outlook: Outlook) -> Plans:
    """Sensible placements, and every way to move."""
    plans = Plans()
    position = outlook.position
    seat = outlook.seat
    plans.add(t.SKIP, t.NONE, outlook.now())
    add_placements(plans, outlook)
    taken = position.taken_numbers(seat)
    seen: set[int] = set()
    for action in ACTING.candidates(position):
        if not t.is_step(action):
            continue
        if standing_refusal(position, [action]) == LEGAL and is_new(seen, action, t.STOP):
            plans.add(action, t.STOP, outlook.walked([action]))
        for second in second_steps(position, seat, action, taken):
            if is_new(seen, action, second):
                plans.add(action, second, outlook.walked([action, second]))
    return plans


def is_new(seen: set[int], first: int, second: int) -> bool:
    """Whether nobody has yet gone these ways, in whatever order and of whatever kind; from now on somebody has."""
    one = (first - t.STEP) % 81
    ways = one
    if second != t.STOP:
        other = (second - t.STEP) % 81
        ways = (min(one, other) + 1) * 81 + max(one, other)
    if ways in seen:
        return False
    seen.add(ways)
    return True


def add_placements(plans: Plans, outlook: Outlook) -> None:
    if outlook.reserve == 0:
        return
    for district in outlook.districts:
        if outlook.values[district] > 0:
            add_leads(plans, outlook, district)


def add_leads(plans: Plans, outlook: Outlook, district: int) -> None:
    """Numbers that take or strengthen the lead in a district."""
    count = t.TOTAL[outlook.reserve]
    short = outlook.most[district] - outlook.own[district]
    least = max(1, short + 1)
    crew = outlook.position.crews[district * t.SEATS + outlook.seat]
    most = min(count, least + MARGIN)
    for number in range(least, most + 1):
        add_placement(plans, outlook, district, crew, number)
    safe = outlook.strongest + short
    if most < safe <= count:
        # So large a lead that no reserve can take it.
        add_placement(plans, outlook, district, crew, safe)


def add_placement(plans: Plans, outlook: Outlook, district: int, crew: int, number: int) -> None:
    force = force_for(outlook.reserve, crew, number)
    if force > 0:
        plans.add(t.PLACE + district, t.force_of(force), outlook.placed(district, force))


def force_for(reserve: int, crew: int, number: int) -> int:
    """So many of the reserve who can join a crew: recruits first, as they leave anyway, and novices last; 0 if none."""
    recruits = min(number, t.RECRUITS_IN[reserve])
    meneurs = min(number - recruits, t.MENEURS_IN[reserve])
    if crew < t.ONE_MENEUR and meneurs == 0:
        # R20: nobody goes without a meneur.
        if reserve < t.ONE_MENEUR:
            return 0
        meneurs = 1
        recruits -= 1
    return t.crew_of(meneurs, number - recruits - meneurs, recruits)


def add_walks(plans: Plans, outlook: Outlook) -> None:
    """Single steps, two that take a district together, and two that leave a trap together."""
    position = outlook.position
    seat = outlook.seat
    crews = position.crews
    if sum(outlook.own) == 0:
        return
    now = outlook.now()
    taken = position.taken_numbers(seat)
    arrivals = [outlook.moved(district, 1) for district in range(t.DISTRICTS)]
    for source in outlook.districts:
        crew = crews[source * t.SEATS + seat]
        if crew == 0:
            continue
        leaving = outlook.moved(source, -1)
        neighbours = DISTRICTS_OF[position.borders[source] & position.active]
        for kind in range(t.KINDS):
            one = t.ONE[kind]
            if t.COUNT_IN[kind][crew] == 0 or not may_stand(crew - one, taken[source]):
                continue
            steps = t.step_of(kind, source, 0)
            for target in neighbours:
                if may_stand(crews[target * t.SEATS + seat] + one, taken[target]):
                    plans.add(steps + target, t.STOP, now + leaving + arrivals[target])
        lead = outlook.own[source] - outlook.most[source]
        if outlook.values[source] < 0 and (lead == 1 or outlook.own[source] == 2):
            add_flights(plans, outlook, source, neighbours, taken)
    for target in outlook.districts:
        if outlook.values[target] > 0 and outlook.most[target] - outlook.own[target] == 1:
            add_pincers(plans, outlook, target, taken)


def add_flights(plans: Plans, outlook: Outlook, source: int, neighbours: list[int], taken: list[int]) -> None:
    """Two Apaches leave a district that one had better not win."""
    position = outlook.position
    crew = position.crews[source * t.SEATS + outlook.seat]
    for kind in range(t.KINDS):
        if t.COUNT_IN[kind][crew] == 0:
            continue
        for target in neighbours:
            first = t.step_of(kind, source, target)
            for second in second_steps(position, outlook.seat, first, taken):
                if t.STEP_FROM[second] == source:
                    plans.add(first, second, outlook.walked([first, second]))


def add_pincers(plans: Plans, outlook: Outlook, target: int, taken: list[int]) -> None:
    """Two Apaches enter a district that one alone would not win."""
    position = outlook.position
    seat = outlook.seat
    crews = position.crews
    gain = outlook.now() + outlook.moved(target, 2)
    steps: list[int] = []
    for source in DISTRICTS_OF[position.borders[target] & position.active]:
        crew = crews[source * t.SEATS + seat]
        for kind in range(t.KINDS):
            for _ in range(min(2, t.COUNT_IN[kind][crew])):
                steps.append(t.step_of(kind, source, target))
    for i in range(len(steps)):
        for j in range(i):
            one = t.ONE[t.STEP_KIND[steps[i]]]
            other = t.ONE[t.STEP_KIND[steps[j]]]
            if not may_stand(crews[target * t.SEATS + seat] + one + other, taken[target]):
                continue
            near = t.STEP_FROM[steps[i]]
            far = t.STEP_FROM[steps[j]]
            if near == far:
                if may_stand(crews[near * t.SEATS + seat] - one - other, taken[near]):
                    plans.add(steps[j], steps[i], gain + outlook.moved(near, -2))
            elif may_stand(crews[near * t.SEATS + seat] - one, taken[near]) and may_stand(
                crews[far * t.SEATS + seat] - other, taken[far]
            ):
                plans.add(steps[j], steps[i], gain + outlook.moved(near, -1) + outlook.moved(far, -1))


def leads_there(outlook: Outlook) -> Plans:
    """The numbers that lead the district that is staged; where none does, every number that may join it."""
    plans = Plans()
    add_leads(plans, outlook, outlook.position.staged[t.STAGED_DISTRICT])
    if len(plans.firsts) == 0:
        return forces_there(outlook)
    plans.firsts = plans.seconds
    plans.seconds = [t.NONE] * len(plans.firsts)
    return plans


def forces_there(outlook: Outlook) -> Plans:
    """Every number that may join the district that is staged, and whom one would send."""
    position = outlook.position
    district = position.staged[t.STAGED_DISTRICT]
    crew = position.crews[district * t.SEATS + outlook.seat]
    legal = forces(position, outlook.seat, district)
    plans = Plans()
    for number in range(1, t.TOTAL[outlook.reserve] + 1):
        force = force_for(outlook.reserve, crew, number)
        if force > 0 and t.force_of(force) in legal:
            plans.add(t.force_of(force), t.NONE, outlook.placed(district, force))
    return plans


def second_steps_there(outlook: Outlook) -> Plans:
    """Every way to go on after the first step, or not to."""
    position: Position = outlook.position
    first = position.staged[t.STAGED_STEP]
    plans = Plans()
    if standing_refusal(position, [first]) == LEGAL:
        plans.add(t.STOP, t.NONE, outlook.walked([first]))
    for second in second_steps(position, outlook.seat, first, position.taken_numbers(outlook.seat)):
        plans.add(second, t.NONE, outlook.walked(in_order(first, second)))
    return plans
