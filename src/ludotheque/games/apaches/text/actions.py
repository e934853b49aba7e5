"""Les Apaches de Paris in writing: place 6, 3m+1n, m 2>4, lay 1.2, and positions; setting.py reads these back.

Seats bear the names of the gangs that stand first in the box, whichever they play.
"""

from __future__ import annotations

import re

from ludotheque.core.state import CHANCE, CLOCK, FLAG, TIME_UP
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import CREWS
from ludotheque.games.apaches.rules.position import Position

GANGS = ("Blue", "Yellow", "Green", "Red")
KINDS = "mnr"
TOKEN_NAMES = ("bourgeois", "policeman")
REASONS = ("wallet", "prize", "theft", "fence", "bail", "tokens", "wages")  # of the ledger
QUESTIONS = ("start", "draft", "look", "act", "force", "step", "lay", "bail", "mug", "over")


def write(seat: int, action: int) -> str:
    if seat == CLOCK:
        return "time up" if action == TIME_UP else f"flag {action - FLAG}"
    if t.DRAFT <= action < t.SKIP:
        return f"draft {action - t.DRAFT + 1}"
    if action in (t.SKIP, t.STOP):
        return "skip" if action == t.SKIP else "stop"
    if t.PLACE <= action < t.STOP:
        return f"place {action - t.PLACE + 1}"
    if t.BAIL <= action < t.FORCE:
        return f"bail {action - t.BAIL}"
    if t.FORCE <= action < t.STEP:
        return crew_text(CREWS[action - t.FORCE])
    if t.STEP <= action < t.LAY:
        return step_text(action)
    if t.LAY <= action < t.LOOK:
        return f"lay {planque_text(action - t.LAY)}"
    if t.LOOK <= action < t.START:
        return f"look {planque_text(action - t.LOOK)}"
    if t.START <= action < t.TOKEN:
        return f"first {GANGS[action - t.START]}"
    if t.TOKEN <= action <= t.TOKEN + 1:
        return TOKEN_NAMES[action - t.TOKEN]
    raise ValueError(f"apaches has no action {action}")


def read(seat: int, text: str) -> int:
    text = " ".join(text.split())
    if seat == CLOCK:
        if text == "time up":
            return TIME_UP
        if re.fullmatch("flag [0-3]", text):
            return FLAG + int(text[5:])
        raise ValueError(f"the clock of apaches says 'flag' and a seat, not {text[:40]!r}")
    verb, _, rest = text.partition(" ")
    if text in ("skip", "stop"):
        return t.SKIP if text == "skip" else t.STOP
    if text in TOKEN_NAMES:
        return t.TOKEN + TOKEN_NAMES.index(text)
    if verb in ("draft", "place") and re.fullmatch("[1-9]", rest):
        return (t.DRAFT if verb == "draft" else t.PLACE) + int(rest) - 1
    if verb == "bail" and re.fullmatch("[0-7]", rest):
        return t.BAIL + int(rest)
    if verb == "first" and rest in GANGS:
        return t.START + GANGS.index(rest)
    if verb in ("lay", "look"):
        return (t.LAY if verb == "lay" else t.LOOK) + read_planque(rest)
    if verb in tuple(KINDS):
        return read_step(text)
    if re.fullmatch(r"0|\d[mnr](\+\d[mnr])*", text):
        crew = read_crew(text)
        if crew in CREWS:
            return force_of(crew)
    who = "chance draws 'first Blue', 'look 5.3', 'bourgeois' or 'policeman'" if seat == CHANCE else ACTIONS_HELP
    raise ValueError(f"apaches cannot read {text[:40]!r}; {who}")


ACTIONS_HELP = "actions are 'draft 5', 'skip', 'place 6', '3m+1n', 'm 2>4', 'stop', 'lay 1.2' and 'bail 1'"


def planque_text(planque: int) -> str:
    return f"{planque // t.SLOTS + 1}.{planque % t.SLOTS + 1}"


def read_planque(text: str) -> int:
    if not re.fullmatch(r"[1-7]\.[1-8]", text):
        raise ValueError(f"{text[:20]!r} is not a planque; write its district, a dot and its slot, like 5.3")
    return (int(text[0]) - 1) * t.SLOTS + int(text[2]) - 1


def crew_text(crew: int) -> str:
    counts = (crew // 100, crew // 10 % 10, crew % 10)
    return "+".join(f"{count}{kind}" for count, kind in zip(counts, KINDS, strict=True) if count) or "0"


def read_crew(text: str) -> int:
    counts = [0, 0, 0]
    for part in text.split("+") if text != "0" else []:
        if not re.fullmatch(r"\d[mnr]", part) or counts[KINDS.index(part[1])]:
            raise ValueError(f"{text[:20]!r} is not a crew; write 2m+1n+1r")
        counts[KINDS.index(part[1])] = int(part[0])
    return counts[0] * 100 + counts[1] * 10 + counts[2]


def force_of(crew: int) -> int:
    """The action that places a crew."""
    if crew not in CREWS:
        raise ValueError(f"{crew_text(crew)} is more than a reserve can hold")
    return t.FORCE + CREWS.index(crew)


def step_text(step: int) -> str:
    step -= t.STEP
    return f"{KINDS[step // 81]} {step % 81 // 9 + 1}>{step % 9 + 1}"


def read_step(text: str) -> int:
    if not re.fullmatch("[mnr] [1-9]>[1-9]", text):
        raise ValueError(f"{text[:20]!r} is not a step; write m 2>4")
    return t.STEP + KINDS.index(text[0]) * 81 + (int(text[2]) - 1) * 9 + int(text[4]) - 1


# Positions.


def write_position(state: Position) -> str:
    """Every clause that is not as at the start of a round."""
    if state.question == t.STARTING:
        return "start"
    gangs = GANGS[: state.seats]
    clauses = [f"round {state.round}", f"turn {state.turn}", f"first {gangs[state.first]}"]
    if state.question != t.ACTING:
        clauses.append(QUESTIONS[state.question])
    if state.actor != t.NONE:
        clauses.append(f"play {gangs[state.actor]}")
    if state.turn == state.amounts[t.TURNS]:
        clauses.append("order " + " ".join(gangs[seat] for seat in state.order))
    if state.focus != t.NONE:
        clauses.append(f"focus {state.focus + 1}")
    if state.staged_kind == t.PLACED:
        crew = f" {crew_text(state.staged[1])}" if len(state.staged) == 2 else ""
        clauses.append(f"staged place {state.staged[0] + 1}{crew}")
    elif state.staged_kind == t.MOVED:
        clauses.append("staged move " + " ".join(step_text(step) for step in state.staged))
    for district in range(t.DISTRICTS):
        if text := crews_text(state, district):
            clauses.append(f"D{district + 1}: {text}")
    for name, counts in per_seat(state):
        clauses += [f"{name} {gang} {count}" for gang, count in zip(gangs, counts, strict=True) if count]
    clauses += write_wallets(state) + write_planques(state)
    for i in range(0, len(state.awards), 2):
        clauses.append(f"award {gangs[state.awards[i]]} {state.awards[i + 1]}")
    for item in range(0, len(state.news), t.NEWS):
        if state.news[item + 2] != t.NONE:
            clauses.append(write_news(state, item))
    return "; ".join(clauses)


def write_wallets(state: Position) -> list[str]:
    """Money, what of it was paid since the start, and tokens."""
    gangs = GANGS[: state.seats]
    clauses = [f"money {gang} {money}" for gang, money in zip(gangs, state.money, strict=True)]
    paid = [state.ledger[i : i + t.ENTRY] for i in range(state.seats * t.ENTRY, len(state.ledger), t.ENTRY)]
    if paid:
        clauses.append("paid " + ", ".join(f"{gangs[seat]} {amount} {REASONS[why]}" for seat, amount, why in paid))
    for seat, gang in enumerate(gangs):
        if held := [TOKEN_NAMES[kind] for kind in (0, 1) for _ in range(state.tokens[seat * 2 + kind])]:
            clauses.append(f"tokens {gang} {' '.join(held)}")
    return clauses


def write_planques(state: Position) -> list[str]:
    clauses = []
    for seat, gang in enumerate(GANGS[: state.seats]):
        blind = [str(d + 1) for d in range(t.COLOURED) for _ in range(state.blind[seat * t.DISTRICTS + d])]
        for verb, names in (
            ("hold", planques_at(state, seat)),
            ("laid", planques_at(state, t.LAID + seat)),
            ("blind", blind),
        ):
            if names:
                clauses.append(f"{verb} {gang} {' '.join(names)}")
    if piles := [f"{d + 1}:{left}" for d, left in enumerate(state.piles) if left]:
        clauses.append(f"piles {' '.join(piles)}")
    if covered := planques_at(state, t.COVERED):
        clauses.append(f"covered {' '.join(covered)}")
    if state.turn:
        clauses.append(f"open {' '.join(planques_at(state, t.UNSEEN))}")
    return clauses


def write_news(state: Position, item: int) -> str:
    winner, planque, amount, recruits = state.news[item : item + t.NEWS]
    number, district = divmod(item // t.NEWS, t.DISTRICTS)
    who = "nobody" if winner == t.NONE else GANGS[winner]
    what = "-" if planque == t.NONE else planque_text(planque)
    return f"news {number + 1} {district + 1} {who} {what} {amount} {recruits}"


def planques_at(state: Position, holder: int) -> list[str]:
    return [planque_text(planque) for planque in range(t.PLANQUES) if state.holders[planque] == holder]


def crews_text(state: Position, district: int) -> str:
    crews = [(GANGS[seat], state.crews[district * t.SEATS + seat]) for seat in range(state.seats)]
    return ", ".join(f"{gang} {crew_text(crew)}" for gang, crew in crews if crew)


def per_seat(state: Position) -> list[tuple[str, list[int]]]:
    return [
        ("recruits", [reserve % 10 for reserve in state.reserves]),
        ("used", [state.novices_gone(seat) for seat in range(state.seats)]),
        ("prison", state.prisons),
        ("hospital", state.hospitals),
        ("cemetery", state.cemeteries),
        ("jailed", state.jailed),
        ("wounded", state.wounded),
        ("burglaries", state.burglaries),
    ]


def facts(state: Position) -> dict[str, str]:
    """What a scenario may ask about."""
    found = {
        "round": str(state.round),
        "turn": str(state.turn),
        "question": QUESTIONS[state.question],
        "first": GANGS[state.first] if state.first != t.NONE else "none",
        "order": " ".join(GANGS[seat] for seat in state.order),
        "to play": GANGS[state.actor] if state.actor != t.NONE else "none",
        "supply": str(state.supply()),
        "piles": " ".join(f"{d + 1}:{left}" for d, left in enumerate(state.piles) if left),
    }
    for district in range(t.DISTRICTS):
        leader = state.leader(district)
        found[f"D{district + 1}"] = crews_text(state, district) or "empty"
        found[f"leader {district + 1}"] = GANGS[leader] if leader != t.NONE else "none"
    for district in range(t.COLOURED):
        slots = list(range(district * t.SLOTS, district * t.SLOTS + state.sizes[district]))
        open_slots = [planque_text(p) for p in slots if t.ABSENT < state.holders[p] < t.LAID]
        found[f"open {district + 1}"] = " ".join(open_slots) or "none"
    for seat in range(state.seats):
        gang = GANGS[seat]
        found[f"{gang} money"] = str(state.money[seat])
        found[f"{gang} reserve"] = crew_text(state.reserves[seat])
        found[f"{gang} hand"] = " ".join(planques_at(state, seat)) or "none"
        found[f"{gang} planques"] = str(sum(state.held(seat, district) for district in range(t.COLOURED)))
        found[f"{gang} tokens"] = str(state.tokens[seat * 2] + state.tokens[seat * 2 + 1])
        found[f"{gang} operational"] = str(state.operational[seat])
        for name, counts in per_seat(state):
            found[f"{gang} {name}"] = str(counts[seat])
    for number in range(state.amounts[t.ROUNDS]):
        for district in range(t.DISTRICTS):
            found[f"news {number + 1} {district + 1}"] = news_text(state, (number * t.DISTRICTS + district) * t.NEWS)
    return found


def news_text(state: Position, item: int) -> str:
    winner, planque, amount = state.news[item : item + 3]
    if winner == t.NONE:
        return "nobody"
    what = [planque_text(planque)] if planque != t.NONE else []
    return " ".join([GANGS[winner], *what, *([str(amount)] if amount else [])])
