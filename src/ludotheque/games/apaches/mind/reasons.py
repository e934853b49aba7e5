"""Why a gang leader would do something, as far as the seat knows: every sentence is true of what it sees."""

from __future__ import annotations

from typing import Final

from ludotheque.core.advice import Reason
from ludotheque.games.apaches.mind.prizes import expected_values, is_possible, prize_value
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.laying import carry_out

LATE: Final = 2  # turns to come: bail is hardly worth it any more
ROUGH: Final = 10  # francs: averages are told in steps of it


def because(key: str, district: int = t.NONE, count: int = 0, seat: int = t.NONE, planque: int = t.NONE) -> Reason:
    """A reason with its numbers, in the order in which the face reads them."""
    return Reason(key, (district, count, seat, planque))


def why(state: Apaches, seat: int, action: int) -> Reason | None:
    """Why the seat that is asked would give an answer. Of the hidden things of the world, only its own are read."""
    question = state.question
    if question == t.DRAFTING:
        return why_draft(state, seat, action - t.DRAFT)
    if question == t.BAILING:
        return why_bail(state, action - t.BAIL)
    if question == t.LAYING:
        return why_lay(state, seat, action - t.LAY)
    if action == t.SKIP:
        return why_skip(state, seat)
    if action == t.STOP:
        return because("stop")
    if t.is_step(action):
        return why_step(state, seat, action)
    if question == t.FORCING:
        return why_force(state, seat, t.FORCE_CREW[action])
    return why_place(state, seat, action - t.PLACE)


def possible(state: Apaches, seat: int, district: int) -> list[int]:
    """The prizes of a district that the seat cannot exclude."""
    first = district * t.SLOTS
    slots = range(first, first + state.sizes[district])
    return [planque for planque in slots if is_possible(state.holders[planque], seat)]


def total(state: Apaches, district: int, seat: int) -> int:
    return t.TOTAL[state.crew(district, seat)]


def most_of_others(state: Apaches, district: int, seat: int) -> int:
    """The largest number that another gang has in a district."""
    return max([total(state, district, other) for other in range(state.seats) if other != seat])


def turns_left(state: Apaches) -> int:
    return state.amounts[t.TURNS] - state.turn


def why_draft(state: Apaches, seat: int, district: int) -> Reason:
    held = state.held(seat, district)
    left = state.sizes[district] - held - 1
    if left == 1:
        return because("draft-certain", district)
    return because("draft-deeper" if held > 0 else "draft-first", district, left)


def why_place(state: Apaches, seat: int, district: int) -> Reason | None:
    if district == t.FENCE:
        burglaries = 0
        for coloured in range(t.COLOURED):
            if state.is_active(coloured):
                for planque in possible(state, seat, coloured):
                    burglaries += int(state.kinds[planque] == t.BURGLARY)
        return because("place-fence", district, burglaries) if burglaries > 0 else because("place-recruit", district)
    if district == t.BOURGEOIS:
        burghers = state.amounts[t.BURGHERS] - state.tokens[t.token_at(seat, t.BURGHER)]
        policemen = state.amounts[t.POLICEMEN] - state.tokens[t.token_at(seat, t.POLICEMAN)]
        if burghers <= policemen:
            return None
        return because("place-token" if policemen > 0 else "place-sure-token", district, state.amounts[t.REWARD])
    value = expected_values(state, seat)[district]
    if value <= 0:
        return None
    prizes = possible(state, seat, district)
    if len(prizes) == 1:
        return because("place-certain", district, planque=prizes[0])
    leader = state.leader(district)
    if leader == t.NONE:
        return because("place-free", district, rough(value))
    return because("place-keep" if leader == seat else "place-take", district, rough(value), leader)


def rough(value: int) -> int:
    return value // ROUGH * ROUGH


def why_force(state: Apaches, seat: int, force: int) -> Reason | None:
    district = state.staged[t.STAGED_DISTRICT]
    count = total(state, district, seat) + t.TOTAL[force]
    lead = count - most_of_others(state, district, seat)
    if lead < 0:
        return because("force-foothold", district, turns_left(state)) if turns_left(state) > 0 else None
    if lead == 1 and turns_left(state) == 0 and state.place == state.seats - 1:
        return because("force-last", district)
    for other in range(state.seats):
        if other != seat and total(state, district, other) + t.TOTAL[state.reserves[other]] > count:
            return because("force-lead", district, lead)
    return because("force-safe", district, count)


def why_skip(state: Apaches, seat: int) -> Reason | None:
    leads = 0
    for district in range(t.DISTRICTS):
        leads += int(state.leader(district) == seat)
    if leads > 0:
        return because("skip-leads", count=leads)
    if turns_left(state) > 0:
        return because("skip-wait", count=turns_left(state))
    novices = t.NOVICES_IN[state.reserves[seat]]
    return because("skip-novices", count=novices) if novices > 0 else None


def why_step(state: Apaches, seat: int, step: int) -> Reason | None:
    source = t.STEP_FROM[step]
    target = t.STEP_TO[step]
    crews = state.crews
    if state.staged_kind == t.MOVED:
        # The first of two steps is as good as done.
        state.crews = crews[:]
        carry_out(state.staged_kind, state.staged, seat, state.crews, state.reserves)
    found = why_step_from(state, seat, source, target)
    state.crews = crews
    return found


def why_step_from(state: Apaches, seat: int, source: int, target: int) -> Reason | None:
    values = expected_values(state, seat)
    if values[source] < 0 and state.leader(source) == seat:
        prizes = possible(state, seat, source)
        if len(prizes) == 1:
            return because("step-trap", source, planque=prizes[0])
        return because("step-flee", source)
    short = most_of_others(state, target, seat) - total(state, target, seat)
    if values[target] > 0 and 0 <= short <= 1:
        return because("step-take" if short == 0 else "step-two", target)
    most = most_of_others(state, source, seat)
    if most > total(state, source, seat) + t.TOTAL[state.reserves[seat]]:
        return because("step-leave", source, seat=state.leader(source))
    if values[target] > max(0, values[source]):
        return because("step-better", target, rough(values[target]))
    return None


def why_lay(state: Apaches, seat: int, planque: int) -> Reason | None:
    if len(state.legal(seat)) == 1:
        return because("lay-only")
    crews = state.crews
    state.crews = crews[:]
    carry_out(state.staged_kind, state.staged, seat, state.crews, state.reserves[:])
    fence = state.leader(t.FENCE)
    district = t.district_of(planque)
    leader = state.leader(district)
    state.crews = crews
    if state.kinds[planque] == t.BURGLARY and fence != t.NONE and fence != seat:
        return because("lay-fence", t.FENCE, seat=fence)
    if leader == t.NONE:
        return because("lay-idle", district)
    if leader == seat:
        return because("lay-quiet", district) if spoils(state, planque) else None
    return because("lay-spoil" if spoils(state, planque) else "lay-lure", district, seat=leader, planque=planque)


def spoils(state: Apaches, planque: int) -> bool:
    """Whether a district looks poorer to everybody without one of the prizes that are still in sight."""
    first = t.district_of(planque) * t.SLOTS
    count = 0
    sum_of_all = 0
    for other in range(first, first + state.sizes[t.district_of(planque)]):
        if t.UNSEEN <= state.holders[other] < t.LAID:
            count += 1
            sum_of_all += prize_value(state, other)
    return prize_value(state, planque) * count > sum_of_all


def why_bail(state: Apaches, count: int) -> Reason | None:
    left = turns_left(state)
    if count > 0:
        # R42: after the last turn prison opens by itself.
        return because("bail-free", count=left) if left > 0 else None
    if left == 0:
        return because("bail-soon")
    return because("bail-late", count=left) if left <= LATE else because("bail-save", count=state.amounts[t.BAIL_PRICE])
