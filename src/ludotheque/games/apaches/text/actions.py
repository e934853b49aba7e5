"""The actions and outcomes of Les Apaches de Paris in writing: place 6, 3m+1n, m 2>4, lay 1.2."""

from __future__ import annotations

import re

from ludotheque.core.state import CHANCE, CLOCK, FLAG, TIME_UP
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.text.vocabulary import GANGS, KINDS, TOKENS

ACTIONS_HELP = "actions are 'draft 5', 'skip', 'place 6', '3m+1n', 'm 2>4', 'stop', 'lay 1.2' and 'bail 1'"
CHANCE_HELP = "chance draws 'first Blue', 'look 5.3', 'bourgeois' or 'policeman'"


def write(seat: int, action: int) -> str:
    if seat == CLOCK:
        return "time up" if action == TIME_UP else f"flag {action - FLAG}"
    if t.DRAFT <= action < t.SKIP:
        return f"draft {action - t.DRAFT + 1}"
    if action in (t.SKIP, t.STOP):
        return "skip" if action == t.SKIP else "stop"
    if t.PLACE <= action < t.STOP:
        return f"place {action - t.PLACE + 1}"
    if t.is_bail(action):
        return f"bail {action - t.BAIL}"
    if t.FORCE <= action < t.STEP:
        return crew_text(t.FORCE_CREW[action])
    if t.is_step(action):
        return step_text(action)
    if t.LAY <= action < t.LOOK:
        return f"lay {planque_text(action - t.LAY)}"
    if t.LOOK <= action < t.START:
        return f"look {planque_text(action - t.LOOK)}"
    if t.START <= action < t.TOKEN:
        return f"first {GANGS[action - t.START]}"
    if t.TOKEN <= action <= t.TOKEN + 1:
        return TOKENS[action - t.TOKEN]
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
    if text in TOKENS:
        return t.TOKEN + TOKENS.index(text)
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
        if is_force(crew):
            return t.force_of(crew)
    raise ValueError(f"apaches cannot read {text[:40]!r}; {CHANCE_HELP if seat == CHANCE else ACTIONS_HELP}")


def planque_text(planque: int) -> str:
    return f"{t.district_of(planque) + 1}.{t.slot_of(planque) + 1}"


def read_planque(text: str) -> int:
    if not re.fullmatch(r"[1-7]\.[1-8]", text):
        raise ValueError(f"{text[:20]!r} is not a planque; write its district, a dot and its slot, like 5.3")
    district, _, slot = text.partition(".")
    return t.planque_at(int(district) - 1, int(slot) - 1)


def crew_text(crew: int) -> str:
    parts = [f"{counts[crew]}{kind}" for counts, kind in zip(t.COUNT_IN, KINDS, strict=True) if counts[crew]]
    return "+".join(parts) or "0"


def read_crew(text: str) -> int:
    counts = [0, 0, 0]
    for part in text.split("+") if text != "0" else []:
        if not re.fullmatch(r"\d[mnr]", part) or counts[KINDS.index(part[1])]:
            raise ValueError(f"{text[:20]!r} is not a crew; write 2m+1n+1r")
        counts[KINDS.index(part[1])] = int(part[0])
    return t.crew_of(*counts)


def is_force(crew: int) -> bool:
    """Whether a reserve can hold a crew, so that there is an action that places it."""
    return crew in t.FORCE_CREW[t.FORCE :]


def force_action(crew: int) -> int:
    if not is_force(crew):
        raise ValueError(f"{crew_text(crew)} is more than a reserve can hold")
    return t.force_of(crew)


def step_text(step: int) -> str:
    return f"{KINDS[t.STEP_KIND[step]]} {t.STEP_FROM[step] + 1}>{t.STEP_TO[step] + 1}"


def read_step(text: str) -> int:
    step = re.fullmatch("([mnr]) ([1-9])>([1-9])", text)
    if not step:
        raise ValueError(f"{text[:20]!r} is not a step; write m 2>4")
    kind, source, target = step.groups()
    return t.step_of(KINDS.index(kind), int(source) - 1, int(target) - 1)
