"""Whether a position that was set up from clauses can come about in a game."""

from __future__ import annotations

from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import NOTHING
from ludotheque.games.apaches.text.actions import force_action, write
from ludotheque.games.apaches.text.clauses import Clauses, bad

FAULTS = {
    "I1": "the planques of a district, or those in a hand, do not add up",
    "I2": "the meneurs of a gang do not add up",
    "I3": "a gang has more novices than the box",
    "I4": "there are more recruits than the box has",
    "I5": "two gangs are equal in a district (R19)",
    "I6": "novices or recruits stand somewhere without a meneur (R20)",
    "I7": "somebody stands in a forbidden district (R2)",
    "I8": "money is a multiple of 50 F and never below 0",
    "I9": "there are more tokens than the box or the rounds played have given",
    "I10": "in round 1 nobody serves a sentence and no recruit has been won",
}


def check(clauses: Clauses) -> None:
    """Raise what is wrong with the position."""
    check_question(clauses)
    check_resolution(clauses)
    check_news(clauses)
    if fault := clauses.state.check():
        raise bad(f"invariant {fault} does not hold (section 9): {FAULTS[fault]}")


def check_question(clauses: Clauses) -> None:
    """Who is asked, and what leads to the question."""
    state = clauses.state
    if clauses.question == t.OVER:
        check_end(clauses)
        return
    if not state.turn:
        check_draft(clauses)
    elif state.focus != t.NONE:
        raise bad("a focus, a district that is looked at, there is during the draft only (R11)")
    check_staged(clauses)
    if clauses.question == t.BAILING and not (
        state.prisons[state.actor] and state.money[state.actor] >= state.amounts[t.BAIL_PRICE]
    ):
        raise bad("bail is asked of who has a prisoner and can pay (R23)")
    if clauses.question == t.MUGGING and not is_mugging(clauses):
        raise bad("a token is drawn after the last turn, by the leader of district 8, while one is left (R37)")


def is_mugging(clauses: Clauses) -> bool:
    state = clauses.state
    return (
        state.turn == state.amounts[t.TURNS]
        and t.NONE != state.actor == state.leader(t.BOURGEOIS)
        and state.tokens_left(t.BURGHER) + state.tokens_left(t.POLICEMAN) > 0
    )


def check_end(clauses: Clauses) -> None:
    state = clauses.state
    if state.round != state.amounts[t.ROUNDS] or state.turn != state.amounts[t.TURNS] or any(state.crews):
        raise bad("the game is over after the last turn of the last round, with nobody in the districts (R46)")
    if clauses.said & {"play", "staged", "focus", "piles"} or any(state.blind):
        raise bad("nothing is asked, staged or left to take once the game is over (R46)")


def check_draft(clauses: Clauses) -> None:
    """R10: who drafts follows from what is drafted; R11, O4: what is looked at, and when."""
    state = clauses.state
    is_looking = clauses.question == t.LOOKING
    drafted = sum(state.held(seat, district) for seat in range(state.seats) for district in range(t.COLOURED))
    seat = (state.first + drafted - int(is_looking)) % state.seats
    if is_looking and state.peeks_after:
        seat = next((s for s in clockwise(clauses) if unlooked(clauses, s)), t.NONE)
        if sum(state.piles):
            raise bad("planques are looked at when the draft is over (O4)")
    if seat != state.actor:
        raise bad(f"after {drafted} planques it is not the turn of {clauses.gangs[state.actor]} (R10)")
    if (state.focus == t.NONE) == is_looking or (
        is_looking and state.focus != (unlooked(clauses, seat) or [t.NONE])[0]
    ):
        raise bad("the focus is the district whose planque is looked at, the first unlooked at (R11)")
    blind = [[s, d] for s in range(state.seats) for d in unlooked(clauses, s)]
    if not state.peeks_after and blind != ([[seat, state.focus]] if is_looking else []):
        raise bad("a planque is looked at once it is taken (R11); blind ones need draft_peek = after (O4)")
    if state.peeks_after and not is_looking and len(blind) != drafted:
        raise bad("planques are looked at when the draft is over (O4)")


def clockwise(clauses: Clauses) -> list[int]:
    """The seats from the first player on."""
    state = clauses.state
    return [(state.first + i) % state.seats for i in range(state.seats)]


def unlooked(clauses: Clauses, seat: int) -> list[int]:
    """The districts of the planques that a seat holds and has not looked at."""
    blind = clauses.state.blind
    return [district for district in range(t.COLOURED) for _ in range(blind[t.holding(seat, district)])]


def check_staged(clauses: Clauses) -> None:
    """What is staged fits the question and could have been staged."""
    state = clauses.state
    wanted = {t.FORCING: (t.PLACED, 1), t.STEPPING: (t.MOVED, 1)}.get(clauses.question)
    if wanted and wanted != (state.staged_kind, len(state.staged)):
        raise bad("'force' asks for 'staged place' and 'step' for one 'staged move'")
    if state.staged_kind != t.NONE and not t.ACTING < clauses.question <= t.LAYING:
        raise bad("nothing is staged before the optional action or after the lay (R15)")
    if clauses.question == t.LAYING and state.staged_kind == t.PLACED and len(state.staged) == t.STAGED_CREW:
        raise bad("who lays has said whom to place (R15)")
    twin = state.copy()
    twin.question, twin.staged_kind, twin.staged = t.ACTING, t.NONE, NOTHING
    for action in staging_actions(clauses):
        if refusal := twin.why_not(state.actor, action):
            raise bad(f"{write(state.actor, action)!r} cannot be staged ({refusal.partition('-')[0]})")
        twin.apply(state.actor, action)
    if clauses.question == t.LAYING:
        state.staged = twin.staged


def staging_actions(clauses: Clauses) -> list[int]:
    """The actions that lead to what is staged."""
    state = clauses.state
    actions = state.staged[:]
    if state.staged_kind == t.PLACED:
        forces = [force_action(crew) for crew in state.staged[t.STAGED_CREW :]]
        actions = [t.PLACE + state.staged[t.STAGED_DISTRICT], *forces]
    if clauses.question == t.LAYING and len(actions) == 1:
        actions.append(t.STOP)
    return actions


def check_resolution(clauses: Clauses) -> None:
    """What a resolution under way has done follows from the planques set aside (R28 to R35)."""
    state = clauses.state
    awards = state.awards[t.AWARD_RECRUITS :: t.AWARD]
    done = {
        t.BURGLARY: state.burglaries,
        t.REINFORCE: [len(awards)],
        t.HOSPITAL: state.wounded,
        t.PRISON: state.jailed,
    }
    if clauses.question != t.MUGGING and any(sum(counts) for counts in done.values()):
        raise bad("jailed, wounded, burglaries and award tell of a resolution under way: the question is mug")
    aside = [state.open_planque(district) for district in range(t.COLOURED) if state.is_active(district)]
    for kind, counts in done.items():
        if sum(counts) > sum(state.kinds[planque] == kind for planque in aside if planque != t.NONE):
            raise bad("more was won or lost than the planques set aside give (R28)")
    if any(award != state.amounts[t.REINFORCEMENT] for award in awards):
        raise bad(f"a reinforcement brings {state.amounts[t.REINFORCEMENT]} recruits (R32)")


def check_news(clauses: Clauses) -> None:
    """A round that is over is told whole or not at all."""
    state = clauses.state
    rounds = state.round - int(clauses.question < t.MUGGING)
    for number in range(1, state.amounts[t.ROUNDS] + 1):
        items = {district: t.news_item(number, district) for district in range(t.DISTRICTS)}
        told = [district for district, item in items.items() if state.news[item + t.NEWS_AMOUNT] != t.NONE]
        known = [district for district in range(t.DISTRICTS) if state.is_active(district)]
        if number == state.round and clauses.question == t.MUGGING:
            known = [district for district in known if district < t.COLOURED]
        if told and (told != known or number > rounds):
            raise bad(f"the news of round {number} is that of every district, once it is over, or none")
        for district in told:
            check_item(clauses, district, *state.news[items[district] : items[district] + t.NEWS])


def check_item(clauses: Clauses, district: int, winner: int, planque: int, amount: int, recruits: int) -> None:
    """What a district gave (R28 to R38)."""
    state = clauses.state
    kind, most, won = t.NONE, 0, 0
    if district < t.COLOURED:
        if planque not in state.planques(district):
            raise bad(f"the news of district {district + 1} names a planque of that district")
        kind = state.kinds[planque]
        most = {
            t.MONEY: state.values[planque],
            t.BURGLARY: state.values[planque],
            t.STEAL: state.amounts[t.LOOT] * (state.seats - 1),
        }.get(kind, 0)
        won = state.amounts[t.REINFORCEMENT] if kind == t.REINFORCE else 0
    elif planque != t.NONE:
        raise bad(f"district {district + 1} has no planques")
    elif district == t.FENCE:
        most = state.amounts[t.FENCE_PAY] * t.COLOURED
        won = state.amounts[t.FENCE_RECRUITS]
    if winner == t.NONE:
        most = won = 0
    is_fixed = kind in (t.MONEY, t.BURGLARY)
    if amount > most or amount % t.SMALLEST_NOTE or recruits != won or (is_fixed and amount != most):
        raise bad(f"district {district + 1} does not give {amount} F and {recruits} recruits")
