"""Les Apaches de Paris in writing: place 6, 3m+1n, m 2>4, lay 1.2, and positions in the words of the specification.

A position is a list of clauses: `round 2; turn 3; play Blue; D4: Blue 1m+1n, Green 2m; prison Yellow 1; hold Blue 3.2`.
Pieces that are not mentioned are in reserve, planques that are not mentioned are dealt in order, everybody has 500 F.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ludotheque.core.state import CHANCE, CLOCK, FLAG, TIME_UP
from ludotheque.games.apaches.position import Position
from ludotheque.games.apaches.rules import ALONE, CHANCE_ONLY, CREWS, NO_ONE, Apaches
from ludotheque.games.apaches.terms import (
    ABSENT,
    ACTING,
    BAIL,
    BAILING,
    COLOURED,
    COVERED,
    DISTRICTS,
    DRAFT,
    DRAFTING,
    ENTRY,
    FORCE,
    FORCING,
    LAID,
    LAY,
    LAYING,
    LOOK,
    LOOKING,
    MOVED,
    MUGGING,
    NEWS,
    NONE,
    OVER,
    PLACE,
    PLACED,
    PLANQUES,
    ROUNDS,
    SEATS,
    SKIP,
    SKIPPED,
    SLOTS,
    START,
    STARTING,
    STEP,
    STEPPING,
    STOP,
    TOKEN,
    TOTAL,
    TURNS,
    UNSEEN,
)

GANGS = ("Blue", "Yellow", "Green", "Red")
KINDS = "mnr"
TOKEN_NAMES = ("bourgeois", "policeman")
QUESTIONS = ("start", "draft", "look", "act", "force", "step", "lay", "bail", "mug", "over")


def write(seat: int, action: int) -> str:
    if seat == CLOCK:
        return "time up" if action == TIME_UP else f"flag {action - FLAG}"
    if DRAFT <= action < SKIP:
        return f"draft {action - DRAFT + 1}"
    if action in (SKIP, STOP):
        return "skip" if action == SKIP else "stop"
    if PLACE <= action < STOP:
        return f"place {action - PLACE + 1}"
    if BAIL <= action < FORCE:
        return f"bail {action - BAIL}"
    if FORCE <= action < STEP:
        return crew_text(CREWS[action - FORCE])
    if STEP <= action < LAY:
        return step_text(action)
    if LAY <= action < LOOK:
        return f"lay {planque_text(action - LAY)}"
    if LOOK <= action < START:
        return f"look {planque_text(action - LOOK)}"
    if START <= action < TOKEN:
        return f"first {GANGS[action - START]}"
    if TOKEN <= action <= TOKEN + 1:
        return TOKEN_NAMES[action - TOKEN]
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
        return SKIP if text == "skip" else STOP
    if text in TOKEN_NAMES:
        return TOKEN + TOKEN_NAMES.index(text)
    if verb in ("draft", "place") and re.fullmatch("[1-9]", rest):
        return (DRAFT if verb == "draft" else PLACE) + int(rest) - 1
    if verb == "bail" and re.fullmatch("[0-7]", rest):
        return BAIL + int(rest)
    if verb == "first" and rest in GANGS:
        return START + GANGS.index(rest)
    if verb in ("lay", "look"):
        return (LAY if verb == "lay" else LOOK) + read_planque(rest)
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
    return f"{planque // SLOTS + 1}.{planque % SLOTS + 1}"


def read_planque(text: str) -> int:
    if not re.fullmatch(r"[1-7]\.[1-8]", text):
        raise ValueError(f"{text[:20]!r} is not a planque; write its district, a dot and its slot, like 5.3")
    return (int(text[0]) - 1) * SLOTS + int(text[2]) - 1


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
    return FORCE + CREWS.index(crew)


def step_text(step: int) -> str:
    step -= STEP
    return f"{KINDS[step // 81]} {step % 81 // 9 + 1}>{step % 9 + 1}"


def read_step(text: str) -> int:
    if not re.fullmatch("[mnr] [1-9]>[1-9]", text):
        raise ValueError(f"{text[:20]!r} is not a step; write m 2>4")
    return STEP + KINDS.index(text[0]) * 81 + (int(text[2]) - 1) * 9 + int(text[4]) - 1


# Positions.


def write_position(state: Position) -> str:
    """Every clause that is not as at the start of a round."""
    if state.question == STARTING:
        return "start"
    gangs = GANGS[: state.seats]
    clauses = [f"round {state.round}", f"turn {state.turn}", f"first {gangs[state.first]}"]
    if state.question != ACTING:
        clauses.append(QUESTIONS[state.question])
    if state.actor != NONE:
        clauses.append(f"play {gangs[state.actor]}")
    if state.turn == state.amounts[TURNS]:
        clauses.append("order " + " ".join(gangs[seat] for seat in state.order))
    if state.focus != NONE:
        clauses.append(f"focus {state.focus + 1}")
    if state.staged_kind == PLACED:
        crew = f" {crew_text(state.staged[1])}" if len(state.staged) == 2 else ""
        clauses.append(f"staged place {state.staged[0] + 1}{crew}")
    elif state.staged_kind == MOVED:
        clauses.append("staged move " + " ".join(step_text(step) for step in state.staged))
    for district in range(DISTRICTS):
        if text := crews_text(state, district):
            clauses.append(f"D{district + 1}: {text}")
    for name, counts in per_seat(state):
        clauses += [f"{name} {gang} {count}" for gang, count in zip(gangs, counts, strict=True) if count]
    clauses += [f"money {gang} {money}" for gang, money in zip(gangs, state.money, strict=True)]
    for seat, gang in enumerate(gangs):
        if held := [TOKEN_NAMES[kind] for kind in (0, 1) for _ in range(state.tokens[seat * 2 + kind])]:
            clauses.append(f"tokens {gang} {' '.join(held)}")
        if hand := [planque_text(p) for p in range(PLANQUES) if state.holders[p] == seat]:
            clauses.append(f"hold {gang} {' '.join(hand)}")
        blind = [str(d + 1) for d in range(COLOURED) for _ in range(state.blind[seat * DISTRICTS + d])]
        if blind:
            clauses.append(f"blind {gang} {' '.join(blind)}")
    piles = [f"{d + 1}:{left}" for d, left in enumerate(state.piles) if left]
    clauses += [f"piles {' '.join(piles)}"] if piles else []
    if state.turn:
        aside = [planque_text(p) for p in range(PLANQUES) if state.holders[p] == UNSEEN]
        clauses.append(f"open {' '.join(aside)}")
    for i in range(0, len(state.awards), 2):
        clauses.append(f"award {gangs[state.awards[i]]} {state.awards[i + 1]}")
    return "; ".join(clauses)


def crews_text(state: Position, district: int) -> str:
    crews = [(GANGS[seat], state.crews[district * SEATS + seat]) for seat in range(state.seats)]
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


def bad(why: str) -> ValueError:
    return ValueError(f"BAD_POSITION: {why}")


def read_position(state: Apaches, text: str) -> None:
    """Set up a position on a fresh state."""
    state.begin()
    if text.strip() == "start":
        return
    Setter(state, text).set_up()
    if fault := state.check():
        raise bad(f"invariant {fault} does not hold (section 9)")


class Setter:
    """Puts the clauses of a position on the board one by one."""

    def __init__(self, state: Apaches, text: str) -> None:
        self.state = state
        self.gangs = GANGS[: state.seats]
        self.clauses = [" ".join(clause.split()) for clause in text.split(";") if clause.strip()]
        self.question = ACTING
        self.actor = NONE
        self.open: list[int] = []
        self.covered: list[int] = []

    def set_up(self) -> None:
        state = self.state
        state.round, state.turn, state.first = 1, 1, 0
        for name in QUESTIONS:
            if name in self.clauses:
                self.clauses.remove(name)
                self.question = QUESTIONS.index(name)
        for clause in self.clauses:
            self.read(clause)
        if self.question in (DRAFTING, LOOKING):
            state.turn = 0
        if not state.order:
            state.order = state.turn_order(state.turn) if state.turn else NO_ONE
        self.take_seats()
        self.deal()
        self.ask()

    def read(self, clause: str) -> None:
        state = self.state
        verb, _, rest = clause.partition(" ")
        words = rest.split()
        if district := re.fullmatch("D([1-9]):", verb):
            self.read_crews(int(district[1]) - 1, rest)
        elif verb in ("round", "turn") and rest.isdecimal():
            most = state.amounts[ROUNDS if verb == "round" else TURNS]
            if not int(verb == "round") <= int(rest) <= most:
                raise bad(f"there is no {verb} {rest[:5]}")
            setattr(state, verb, int(rest))
        elif verb == "first" and len(words) == 1:
            state.first = self.seat(rest)
        elif verb == "play" and len(words) == 1:
            self.actor = self.seat(rest)
        elif verb == "order" and sorted(words) == sorted(self.gangs):
            state.order = [self.seat(word) for word in words]
        elif verb == "focus" and re.fullmatch("[1-7]", rest):
            state.focus = int(rest) - 1
        elif verb == "staged":
            self.read_staged(rest)
        elif verb in ("open", "covered"):
            found = [self.planque(word) for word in words]
            if verb == "open":
                self.open += found
            else:
                self.covered += found
        elif verb == "piles":
            self.read_piles(words)
        elif len(words) >= 2 and verb in VERBS:
            VERBS[verb](self, self.seat(words[0]), words[1:])
        else:
            raise bad(
                f"{clause[:60]!r} is not a clause; write D4: Blue 1m+1n, prison Red 1, money Blue 700, open 6.2 ..."
            )

    def seat(self, word: str) -> int:
        if word not in self.gangs:
            raise bad(f"{word[:20]!r} does not play; there is {', '.join(self.gangs)}")
        return self.gangs.index(word)

    def planque(self, word: str) -> int:
        planque = read_planque(word)
        district = planque // SLOTS
        if not self.state.is_active(district) or planque % SLOTS >= self.state.sizes[district]:
            raise bad(f"{word} is not in this game (R2)")
        return planque

    def count(self, words: list[str]) -> int:
        if len(words) != 1 or not words[0].isdecimal() or len(words[0]) > 6:
            raise bad(f"a number is missing before {' '.join(words)[:40]!r}")
        return int(words[0])

    def read_crews(self, district: int, rest: str) -> None:
        for part in rest.split(","):
            gang, _, crew = part.strip().partition(" ")
            place = district * SEATS + self.seat(gang)
            if self.state.crews[place]:
                raise bad(f"{gang} stands twice in D{district + 1}")
            self.state.crews[place] = read_crew(crew)

    def read_staged(self, rest: str) -> None:
        words = rest.split()
        if words and words[0] == "place" and 2 <= len(words) <= 3:
            self.state.staged_kind = PLACED
            crew = [read_crew(words[2])] if len(words) == 3 else []
            self.state.staged = [read(0, " ".join(words[:2])) - PLACE, *crew]
        elif words and words[0] == "move":
            self.state.staged_kind = MOVED
            self.state.staged = [read_step(" ".join(words[i : i + 2])) for i in range(1, len(words), 2)]
        else:
            raise bad("staged is followed by place or move")

    def read_piles(self, words: list[str]) -> None:
        for word in words:
            if not re.fullmatch("[1-7]:[0-7]", word):
                raise bad(f"{word[:20]!r} is not a pile; write 5:3")
            self.state.piles[int(word[0]) - 1] = int(word[2])

    def read_money(self, seat: int, words: list[str]) -> None:
        money = self.count(words)
        self.state.money[seat] = money
        self.state.ledger[seat * ENTRY + 1] = money

    def read_tokens(self, seat: int, words: list[str]) -> None:
        for word in words:
            if word not in TOKEN_NAMES:
                raise bad(f"{word[:20]!r} is not a token; there is bourgeois and policeman")
            self.state.tokens[seat * 2 + TOKEN_NAMES.index(word)] += 1

    def read_hold(self, seat: int, words: list[str]) -> None:
        for planque in [self.planque(word) for word in words]:
            if 0 <= self.state.holders[planque] < SEATS:
                raise bad(f"{planque_text(planque)} is held twice")
            self.state.holders[planque] = seat

    def read_blind(self, seat: int, words: list[str]) -> None:
        for word in words:
            if not re.fullmatch("[1-7]", word):
                raise bad(f"{word[:20]!r} is not a district with planques")
            self.state.blind[seat * DISTRICTS + int(word) - 1] += 1

    def read_award(self, seat: int, words: list[str]) -> None:
        self.state.awards = [*self.state.awards, seat, self.count(words)]

    def read_recruits(self, seat: int, words: list[str]) -> None:
        self.state.reserves[seat] += self.count(words)

    def read_used(self, seat: int, words: list[str]) -> None:
        self.state.reserves[seat] -= 10 * self.count(words)

    def take_seats(self) -> None:
        """Pieces that are not mentioned are in reserve."""
        state = self.state
        for seat, gang in enumerate(self.gangs):
            away = state.prisons[seat] + state.hospitals[seat] + state.cemeteries[seat]
            away += state.jailed[seat] + state.wounded[seat]
            crew = sum(state.crews[district * SEATS + seat] // 10 * 10 for district in range(DISTRICTS))
            meneurs = state.reserves[seat] // 100 - crew // 100 - away
            novices = (state.reserves[seat] - crew) // 10 % 10
            if meneurs < 0 or state.reserves[seat] // 10 % 10 < crew // 10 % 10:
                raise bad(f"{gang} has more Apaches than in the box")
            state.reserves[seat] = meneurs * 100 + novices * 10 + state.reserves[seat] % 10

    def deal(self) -> None:
        """Planques that are not mentioned: one a district aside, then hands filled in order, the rest covered."""
        state = self.state
        for planque in self.planques_in_play():
            if state.holders[planque] == ABSENT:
                state.holders[planque] = COVERED if planque in self.covered else UNSEEN
        if self.question in (DRAFTING, LOOKING):
            return
        actor = self.actor if self.actor != NONE else state.order[0]
        state.place = state.order.index(actor) if self.question < MUGGING else 0
        free = self.free_planques()
        for place, seat in enumerate(state.order):
            played = place < state.place or (seat == actor and self.question == BAILING) or self.question >= MUGGING
            need = state.amounts[TURNS] - state.turn + (not played) - state.holders.count(seat)
            if need < 0 or need > len(free):
                raise bad(f"{self.gangs[seat]} should hold {state.amounts[TURNS] - state.turn + (not played)} planques")
            for planque in free[:need]:
                state.holders[planque] = seat
            free = free[need:]
        for planque in free:
            state.holders[planque] = COVERED

    def planques_in_play(self) -> list[int]:
        active = [district for district in range(COLOURED) if self.state.is_active(district)]
        return [district * SLOTS + slot for district in active for slot in range(self.state.sizes[district])]

    def free_planques(self) -> list[int]:
        """What is neither held, nor covered, nor set aside."""
        state = self.state
        free = []
        for district in [district for district in range(COLOURED) if state.is_active(district)]:
            here = [p for p in range(district * SLOTS, district * SLOTS + SLOTS) if state.holders[p] == UNSEEN]
            aside = [planque for planque in here if planque in self.open] or here[:1]
            if len(aside) != 1:
                raise bad(f"district {district + 1} needs exactly one planque set aside")
            free += [planque for planque in here if planque not in aside]
        return free

    def ask(self) -> None:
        state = self.state
        state.question = self.question
        if self.question == OVER:
            state.actor, state.waiting_for = NONE, NO_ONE
            state.operational = [TOTAL[reserve] for reserve in state.reserves]
            return
        state.actor = self.actor if self.actor != NONE else (state.order or [state.first])[0]
        state.waiting_for = CHANCE_ONLY if self.question in (LOOKING, MUGGING) else ALONE[state.actor]
        if self.question == LAYING and state.staged_kind == NONE:
            state.staged_kind = SKIPPED
        self.check_staged()

    def check_staged(self) -> None:
        """What is staged fits the question and could have been staged."""
        state = self.state
        wanted = {FORCING: (PLACED, 1), STEPPING: (MOVED, 1)}.get(self.question)
        if wanted and wanted != (state.staged_kind, len(state.staged)):
            raise bad("what is staged does not fit the question")
        if state.staged and not ACTING < self.question <= LAYING:
            raise bad("nothing is staged before the optional action or after the lay")
        actions = state.staged[:]
        if state.staged_kind == PLACED:
            actions = [PLACE + state.staged[0], *(force_of(crew) for crew in state.staged[1:])]
        if self.question == LAYING and len(actions) == 1:
            actions.append(STOP)
        twin = state.copy()
        twin.question, twin.staged_kind, twin.staged = ACTING, NONE, NO_ONE
        for action in actions:
            if refusal := twin.why_not(state.actor, action):
                raise bad(f"{write(state.actor, action)!r} cannot be staged ({refusal.partition('-')[0]})")
            twin.apply(state.actor, action)
        if self.question == LAYING:
            state.staged = twin.staged


def counted(name: str) -> Callable[[Setter, int, list[str]], None]:
    """A clause that sets one number of a seat."""

    def put(setter: Setter, seat: int, words: list[str]) -> None:
        getattr(setter.state, name)[seat] = setter.count(words)

    return put


VERBS: dict[str, Callable[[Setter, int, list[str]], None]] = {
    "prison": counted("prisons"),
    "hospital": counted("hospitals"),
    "cemetery": counted("cemeteries"),
    "jailed": counted("jailed"),
    "wounded": counted("wounded"),
    "burglaries": counted("burglaries"),
    "money": Setter.read_money,
    "tokens": Setter.read_tokens,
    "hold": Setter.read_hold,
    "blind": Setter.read_blind,
    "award": Setter.read_award,
    "recruits": Setter.read_recruits,
    "used": Setter.read_used,
}


def facts(state: Position) -> dict[str, str]:
    """What a scenario may ask about."""
    found = {
        "round": str(state.round),
        "turn": str(state.turn),
        "question": QUESTIONS[state.question],
        "first": GANGS[state.first] if state.first != NONE else "none",
        "order": " ".join(GANGS[seat] for seat in state.order),
        "to play": GANGS[state.actor] if state.actor != NONE else "none",
        "supply": str(state.supply()),
        "piles": " ".join(f"{d + 1}:{left}" for d, left in enumerate(state.piles) if left),
    }
    for district in range(DISTRICTS):
        leader = state.leader(district)
        found[f"D{district + 1}"] = crews_text(state, district) or "empty"
        found[f"leader {district + 1}"] = GANGS[leader] if leader != NONE else "none"
    for district in range(COLOURED):
        slots = list(range(district * SLOTS, district * SLOTS + state.sizes[district]))
        open_slots = [planque_text(p) for p in slots if ABSENT < state.holders[p] < LAID]
        found[f"open {district + 1}"] = " ".join(open_slots) or "none"
    for seat in range(state.seats):
        gang = GANGS[seat]
        hand = [planque_text(p) for p in range(PLANQUES) if state.holders[p] == seat]
        found[f"{gang} money"] = str(state.money[seat])
        found[f"{gang} reserve"] = crew_text(state.reserves[seat])
        found[f"{gang} hand"] = " ".join(hand) or "none"
        found[f"{gang} planques"] = str(sum(state.held(seat, district) for district in range(COLOURED)))
        found[f"{gang} tokens"] = str(state.tokens[seat * 2] + state.tokens[seat * 2 + 1])
        found[f"{gang} operational"] = str(state.operational[seat])
        for name, counts in per_seat(state):
            found[f"{gang} {name}"] = str(counts[seat])
    for number in range(state.amounts[ROUNDS]):
        for district in range(DISTRICTS):
            found[f"news {number + 1} {district + 1}"] = news_text(state, (number * DISTRICTS + district) * NEWS)
    return found


def news_text(state: Position, item: int) -> str:
    winner, planque, amount = state.news[item : item + 3]
    if winner == NONE:
        return "nobody"
    what = [planque_text(planque)] if planque != NONE else []
    return " ".join([GANGS[winner], *what, *([str(amount)] if amount else [])])
