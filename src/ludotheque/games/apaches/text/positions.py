"""Positions of Les Apaches de Paris in writing: clauses separated by semicolons (section 14).

`round 2; turn 3; play Blue; D4: Blue 1m+1n, Green 2m; prison Yellow 1; hold Blue 3.2`. Pieces that are not mentioned
are in reserve, planques that are not mentioned are dealt in order, everybody has the money of the start.
"""

from __future__ import annotations

import re

from ludotheque.core.legible import legible
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import ALONE, CHANCE_ONLY, NO_ONE, Apaches
from ludotheque.games.apaches.text.actions import (
    GANGS,
    QUESTIONS,
    REASONS,
    TOKEN_NAMES,
    force_of,
    per_seat,
    read,
    read_crew,
    read_planque,
    read_step,
    write,
)

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


def bad(why: str) -> ValueError:
    return ValueError(legible(f"BAD_POSITION: {why}"))


def read_position(state: Apaches, text: str) -> None:
    """Set up a position on a fresh state."""
    state.begin()
    if text.strip() == "start":
        return
    Setter(state, text).set_up()
    if fault := state.check():
        raise bad(f"invariant {fault} does not hold (section 9): {FAULTS[fault]}")


class Setter:
    """Puts the clauses of a position on the board one by one."""

    def __init__(self, state: Apaches, text: str) -> None:
        self.state = state
        self.gangs = GANGS[: state.seats]
        self.clauses = [" ".join(clause.split()) for clause in text.split(";") if clause.strip()]
        self.said: set[str] = set()  # what has its clause
        self.placed: set[int] = set()  # planques that have their place
        self.counts = {name: [0] * state.seats for name, _ in per_seat(state)}
        self.paid: list[list[int]] = []
        self.open: list[int] = []
        self.question = t.ACTING
        self.actor = t.NONE

    def set_up(self) -> None:
        state = self.state
        state.round, state.turn, state.first = 1, 1, 0
        if "start" in self.clauses:
            raise bad("nothing has happened yet at the start: it is written alone")
        asked = [clause for clause in self.clauses if clause in QUESTIONS]
        if len(asked) > 1:
            raise bad(f"there is one question at a time, not {' and '.join(asked)[:40]}")
        if asked:
            self.question = QUESTIONS.index(asked[0])
        if self.question in (t.DRAFTING, t.LOOKING):
            state.turn = 0
        for clause in self.clauses:
            if clause not in asked:
                self.read(clause)
        self.take_seats()
        self.take_turns()
        self.pay()
        self.deal()
        self.ask()
        self.check_resolution()
        self.check_news()

    # Clauses.

    def read(self, clause: str) -> None:
        verb, _, rest = clause.partition(" ")
        words = rest.split()
        if district := re.fullmatch("D([1-9]):", verb):
            self.read_crews(int(district[1]) - 1, rest)
        elif verb in ("round", "turn") and re.fullmatch("[0-9]", rest):
            self.read_when(verb, int(rest))
        elif verb in ("first", "play") and len(words) == 1:
            self.once(verb)
            if verb == "first":
                self.state.first = self.seat(rest)
            else:
                self.actor = self.seat(rest)
        elif verb == "order" and sorted(words) == sorted(self.gangs):
            self.once(verb)
            self.state.order = [self.seat(word) for word in words]
        elif verb == "focus" and re.fullmatch("[1-7]", rest):
            self.once(verb)
            self.state.focus = int(rest) - 1
        elif verb == "staged":
            self.read_staged(words)
        elif verb in ("open", "covered", "piles") and words:
            self.read_list(verb, words)
        elif verb == "paid" and words:
            self.once(verb)
            self.paid = [self.payment(part.split()) for part in rest.split(",")]
        elif verb == "news" and len(words) == 6:
            self.read_news(words)
        elif len(words) >= 2 and verb in (*self.counts, "money", "award", "tokens", "hold", "laid", "blind"):
            self.read_of_gang(verb, self.seat(words[0]), words[1:])
        else:
            raise bad(
                f"{clause[:60]!r} is not a clause; write D4: Blue 1m+1n, prison Red 1, money Blue 700, open 6.2 ..."
            )

    def once(self, what: str) -> None:
        if what in self.said:
            raise bad(f"{what!r} is said twice")
        self.said.add(what)

    def seat(self, word: str) -> int:
        if word not in self.gangs:
            raise bad(f"{word[:20]!r} does not play; there is {', '.join(self.gangs)}")
        return self.gangs.index(word)

    def planque(self, word: str) -> int:
        """A planque of this game that has no place yet."""
        planque = read_planque(word)
        district = planque // t.SLOTS
        if not self.state.is_active(district) or planque % t.SLOTS >= self.state.sizes[district]:
            raise bad(f"{word} is not in this game (R2)")
        if planque in self.placed:
            raise bad(f"{word} is in two places")
        self.placed.add(planque)
        return planque

    def count(self, words: list[str]) -> int:
        if len(words) != 1 or not re.fullmatch("[0-9]{1,9}", words[0]):
            raise bad(f"{' '.join(words)[:40]!r} is not a number")
        return int(words[0])

    def read_when(self, verb: str, number: int) -> None:
        self.once(verb)
        state = self.state
        if verb == "turn" and (number == 0) != (self.question in (t.DRAFTING, t.LOOKING)):
            raise bad("turn 0 is the draft, and the draft has no other (R13)")
        if number > state.amounts[t.ROUNDS if verb == "round" else t.TURNS] or (verb == "round" and number == 0):
            raise bad(f"there is no {verb} {number}")
        if verb == "round":
            state.round = number
        else:
            state.turn = number

    def read_crews(self, district: int, rest: str) -> None:
        for part in rest.split(","):
            gang, _, crew = part.strip().partition(" ")
            seat = self.seat(gang)
            self.once(f"{gang} in D{district + 1}")
            self.state.crews[district * t.SEATS + seat] = read_crew(crew)

    def read_staged(self, words: list[str]) -> None:
        self.once("staged")
        if len(words) in (2, 3) and words[0] == "place" and re.fullmatch("[1-9]", words[1]):
            self.state.staged_kind = t.PLACED
            crew = [read_crew(words[2])] if len(words) == 3 else []
            self.state.staged = [read(0, " ".join(words[:2])) - t.PLACE, *crew]
        elif len(words) in (3, 5) and words[0] == "move":
            self.state.staged_kind = t.MOVED
            self.state.staged = [read_step(" ".join(words[i : i + 2])) for i in range(1, len(words), 2)]
        else:
            raise bad("write staged place 6, staged place 6 3m or staged move m 2>4 m 2>4")

    def read_list(self, verb: str, words: list[str]) -> None:
        self.once(verb)
        if verb != "piles" and self.question in (t.DRAFTING, t.LOOKING):
            raise bad(f"nothing is {verb} during the draft")
        for word in words:
            if verb == "open":
                self.open.append(self.planque(word))
            elif verb == "covered":
                self.state.holders[self.planque(word)] = t.COVERED
            elif not re.fullmatch("[1-7]:[0-7]", word):
                raise bad(f"{word[:20]!r} is not a pile; write 5:3")
            else:
                self.once(f"pile {word[0]}")
                if not self.state.is_active(int(word[0]) - 1):
                    raise bad(f"district {word[0]} is not in this game (R2)")
                self.state.piles[int(word[0]) - 1] = int(word[2])

    def read_of_gang(self, verb: str, seat: int, words: list[str]) -> None:
        if verb == "award":
            self.state.awards = [*self.state.awards, seat, self.count(words)]
            return
        self.once(f"{verb} {self.gangs[seat]}")
        if verb in self.counts:
            self.counts[verb][seat] = self.count(words)
        elif verb == "money":
            self.state.money[seat] = self.count(words)
        elif verb == "tokens":
            for word in words:
                if word not in TOKEN_NAMES:
                    raise bad(f"{word[:20]!r} is not a token; there is bourgeois and policeman")
                self.state.tokens[seat * 2 + TOKEN_NAMES.index(word)] += 1
        elif verb == "blind":
            for word in words:
                if not re.fullmatch("[1-7]", word):
                    raise bad(f"{word[:20]!r} is not a district with planques")
                self.state.blind[seat * t.DISTRICTS + int(word) - 1] += 1
        else:
            for word in words:
                self.state.holders[self.planque(word)] = seat if verb == "hold" else t.LAID + seat

    def payment(self, words: list[str]) -> list[int]:
        if len(words) != 3 or not re.fullmatch("-?[0-9]{1,9}", words[1]) or words[2] not in REASONS[t.PRIZE :]:
            raise bad(f"{' '.join(words)[:40]!r} is not a payment; write Blue 200 prize, Red -150 bail")
        return [self.seat(words[0]), int(words[1]), REASONS.index(words[2])]

    def read_news(self, words: list[str]) -> None:
        """`1 3 Blue 3.2 300 0`: round, district, winner, planque, francs, recruits."""
        state = self.state
        number, district = words[:2]
        self.once(f"news {number} {district}")
        if (
            not re.fullmatch("[1-9]", number)
            or int(number) > state.amounts[t.ROUNDS]
            or not re.fullmatch("[1-9]", district)
        ):
            raise bad(f"there is no district {district[:5]!r} in a round {number[:5]!r}")
        planque = t.NONE if words[3] == "-" else read_planque(words[3])
        winner = t.NONE if words[2] == "nobody" else self.seat(words[2])
        item = [winner, planque, self.count(words[4:5]), self.count(words[5:])]
        at = ((int(number) - 1) * t.DISTRICTS + int(district) - 1) * t.NEWS
        state.news = [*state.news[:at], *item, *state.news[at + t.NEWS :]]

    # What follows from them.

    def take_seats(self) -> None:
        """Pieces that are not mentioned are in reserve."""
        state = self.state
        state.prisons, state.hospitals = self.counts["prison"], self.counts["hospital"]
        state.cemeteries, state.burglaries = self.counts["cemetery"], self.counts["burglaries"]
        state.jailed, state.wounded = self.counts["jailed"], self.counts["wounded"]
        away = ("prison", "hospital", "cemetery", "jailed", "wounded")
        for seat, gang in enumerate(self.gangs):
            crews = [state.crews[district * t.SEATS + seat] for district in range(t.DISTRICTS)]
            meneurs = state.amounts[t.MENEURS] - sum(self.counts[where][seat] for where in away)
            meneurs -= sum(crew // 100 for crew in crews)
            novices = state.amounts[t.NOVICES] - self.counts["used"][seat] - sum(crew // 10 % 10 for crew in crews)
            if meneurs < 0 or novices < 0 or self.counts["recruits"][seat] > state.amounts[t.SUPPLY]:
                raise bad(f"{gang} has more Apaches than the box (I2 to I4)")
            state.reserves[seat] = meneurs * 100 + novices * 10 + self.counts["recruits"][seat]

    def take_turns(self) -> None:
        """The order of the turn, and who plays."""
        state = self.state
        if not state.turn:
            if state.order:
                raise bad("the draft goes clockwise from the first player (R10)")
            if self.actor == t.NONE:
                self.actor = state.first
            return
        order = state.turn_order(state.turn)
        if state.order and state.turn < state.amounts[t.TURNS] and state.order != order:
            raise bad("before the last turn players play clockwise from the first player (R13)")
        state.order = state.order or order
        if self.question >= t.MUGGING:
            state.place = state.seats
        else:
            if self.actor == t.NONE:
                self.actor = state.order[0]
            state.place = state.order.index(self.actor)

    def pay(self) -> None:
        """What is under a wallet and was not paid since was there from the start."""
        state = self.state
        for seat, gang in enumerate(self.gangs):
            paid = [amount for payee, amount, _ in self.paid if payee == seat]
            if f"money {gang}" not in self.said:
                state.money[seat] += sum(paid)
            balance = state.money[seat] - sum(paid)
            state.ledger[seat * t.ENTRY + 1] = balance
            for amount in [0, *paid]:
                balance += amount
                if balance < 0 or balance % 50:
                    raise bad(f"invariant I8 does not hold (section 9): {FAULTS['I8']}, unlike that of {gang}")
        state.ledger = state.ledger + [number for payment in self.paid for number in payment]

    def deal(self) -> None:
        """Planques that are not mentioned: one a district aside, then hands filled in order, the rest covered."""
        state = self.state
        for planque in self.planques_in_play():
            if state.holders[planque] == t.ABSENT:
                state.holders[planque] = t.UNSEEN
        if not state.turn:
            return
        free = self.free_planques()
        for place, seat in enumerate(state.order):
            played = place < state.place or (place == state.place and self.question == t.BAILING)
            size = state.amounts[t.TURNS] - state.turn + (not played)
            need = size - state.holders.count(seat)
            if need < 0 or need > len(free):
                raise bad(f"{self.gangs[seat]} should hold {size} planques")
            if state.holders.count(t.LAID + seat) > state.turn - (not played):
                raise bad(f"{self.gangs[seat]} has laid one planque a turn, not more (R22)")
            for planque in free[:need]:
                state.holders[planque] = seat
            free = free[need:]
        for planque in free:
            state.holders[planque] = t.COVERED

    def planques_in_play(self) -> list[int]:
        active = [district for district in range(t.COLOURED) if self.state.is_active(district)]
        return [district * t.SLOTS + slot for district in active for slot in range(self.state.sizes[district])]

    def free_planques(self) -> list[int]:
        """What is neither held, nor covered, nor set aside."""
        state = self.state
        free = []
        for district in [district for district in range(t.COLOURED) if state.is_active(district)]:
            here = [p for p in range(district * t.SLOTS, district * t.SLOTS + t.SLOTS) if state.holders[p] == t.UNSEEN]
            aside = [planque for planque in here if planque in self.open] or here[:1]
            if len(aside) != 1:
                raise bad(f"district {district + 1} needs exactly one planque set aside")
            free += [planque for planque in here if planque not in aside]
        return free

    # The question.

    def ask(self) -> None:
        state = self.state
        state.question = self.question
        if self.question == t.OVER:
            self.check_end()
            state.actor, state.waiting_for = t.NONE, NO_ONE
            state.operational = [t.TOTAL[reserve] for reserve in state.reserves]
            return
        if self.question == t.MUGGING and self.actor == t.NONE:
            self.actor = state.leader(t.BOURGEOIS)
        state.actor = self.actor
        state.waiting_for = CHANCE_ONLY if self.question in (t.LOOKING, t.MUGGING) else ALONE[state.actor]
        if self.question == t.LAYING and state.staged_kind == t.NONE:
            state.staged_kind = t.SKIPPED
        if not state.turn:
            self.check_draft()
        elif state.focus != t.NONE:
            raise bad("a focus, a district that is looked at, there is during the draft only (R11)")
        self.check_staged()
        if self.question == t.BAILING and not (
            state.prisons[state.actor] and state.money[state.actor] >= state.amounts[t.BAIL_PRICE]
        ):
            raise bad("bail is asked of who has a prisoner and can pay (R23)")
        if self.question == t.MUGGING and not self.is_mugging():
            raise bad("a token is drawn after the last turn, by the leader of district 8, while one is left (R37)")

    def is_mugging(self) -> bool:
        state = self.state
        return (
            state.turn == state.amounts[t.TURNS]
            and t.NONE != state.actor == state.leader(t.BOURGEOIS)
            and state.tokens_left(0) + state.tokens_left(1) > 0
        )

    def check_end(self) -> None:
        state = self.state
        if state.round != state.amounts[t.ROUNDS] or state.turn != state.amounts[t.TURNS] or any(state.crews):
            raise bad("the game is over after the last turn of the last round, with nobody in the districts (R46)")
        if self.said & {"play", "staged", "focus", "piles"} or any(state.blind):
            raise bad("nothing is asked, staged or left to take once the game is over (R46)")

    def check_draft(self) -> None:
        """R10: who drafts follows from what is drafted; R11, O4: what is looked at, and when."""
        state = self.state
        is_looking = self.question == t.LOOKING
        drafted = sum(state.held(seat, district) for seat in range(state.seats) for district in range(t.COLOURED))
        seat = (state.first + drafted - int(is_looking)) % state.seats
        if is_looking and state.peeks_after:
            seat = next((s for s in self.clockwise() if self.unlooked(s)), t.NONE)
            if sum(state.piles):
                raise bad("planques are looked at when the draft is over (O4)")
        if seat != state.actor:
            raise bad(f"after {drafted} planques it is not the turn of {self.gangs[state.actor]} (R10)")
        if (state.focus == t.NONE) == is_looking or (
            is_looking and state.focus != (self.unlooked(seat) or [t.NONE])[0]
        ):
            raise bad("the focus is the district whose planque is looked at, the first unlooked at (R11)")
        blind = [[s, d] for s in range(state.seats) for d in self.unlooked(s)]
        if not state.peeks_after and blind != ([[seat, state.focus]] if is_looking else []):
            raise bad("a planque is looked at once it is taken (R11); blind ones need draft_peek = after (O4)")
        if state.peeks_after and not is_looking and len(blind) != drafted:
            raise bad("planques are looked at when the draft is over (O4)")

    def clockwise(self) -> list[int]:
        return [(self.state.first + i) % self.state.seats for i in range(self.state.seats)]

    def unlooked(self, seat: int) -> list[int]:
        blind = self.state.blind
        return [d for d in range(t.COLOURED) for _ in range(blind[seat * t.DISTRICTS + d])]

    def check_staged(self) -> None:
        """What is staged fits the question and could have been staged."""
        state = self.state
        wanted = {t.FORCING: (t.PLACED, 1), t.STEPPING: (t.MOVED, 1)}.get(self.question)
        if wanted and wanted != (state.staged_kind, len(state.staged)):
            raise bad("'force' asks for 'staged place' and 'step' for one 'staged move'")
        if state.staged_kind != t.NONE and not t.ACTING < self.question <= t.LAYING:
            raise bad("nothing is staged before the optional action or after the lay (R15)")
        if self.question == t.LAYING and state.staged_kind == t.PLACED and len(state.staged) != 2:
            raise bad("who lays has said whom to place (R15)")
        actions = state.staged[:]
        if state.staged_kind == t.PLACED:
            actions = [t.PLACE + state.staged[0], *(force_of(crew) for crew in state.staged[1:])]
        if self.question == t.LAYING and len(actions) == 1:
            actions.append(t.STOP)
        twin = state.copy()
        twin.question, twin.staged_kind, twin.staged = t.ACTING, t.NONE, NO_ONE
        for action in actions:
            if refusal := twin.why_not(state.actor, action):
                raise bad(f"{write(state.actor, action)!r} cannot be staged ({refusal.partition('-')[0]})")
            twin.apply(state.actor, action)
        if self.question == t.LAYING:
            state.staged = twin.staged

    def check_resolution(self) -> None:
        """What a resolution under way has done follows from the planques set aside (R28 to R35)."""
        state = self.state
        awards = state.awards[1::2]
        done = {
            t.BURGLARY: state.burglaries,
            t.REINFORCE: [len(awards)],
            t.HOSPITAL: state.wounded,
            t.PRISON: state.jailed,
        }
        if self.question != t.MUGGING and any(sum(counts) for counts in done.values()):
            raise bad("jailed, wounded, burglaries and award tell of a resolution under way: the question is mug")
        aside = [state.open_planque(district) for district in range(t.COLOURED) if state.is_active(district)]
        for kind, counts in done.items():
            if sum(counts) > sum(state.kinds[planque] == kind for planque in aside if planque != t.NONE):
                raise bad("more was won or lost than the planques set aside give (R28)")
        if any(award != state.amounts[t.REINFORCEMENT] for award in awards):
            raise bad(f"a reinforcement brings {state.amounts[t.REINFORCEMENT]} recruits (R32)")

    def check_news(self) -> None:
        """A round that is over is told whole or not at all."""
        state = self.state
        rounds = state.round - int(self.question < t.MUGGING)
        for number in range(state.amounts[t.ROUNDS]):
            told = [d for d in range(t.DISTRICTS) if state.news[(number * t.DISTRICTS + d) * t.NEWS + 2] != t.NONE]
            known = [district for district in range(t.DISTRICTS) if state.is_active(district)]
            if number + 1 == state.round and self.question == t.MUGGING:
                known = known[:-2]
            if told and (told != known or number >= rounds):
                raise bad(f"the news of round {number + 1} is that of every district, once it is over, or none")
            for district in told:
                self.check_item(district, *state.news[(number * t.DISTRICTS + district) * t.NEWS :][: t.NEWS])

    def check_item(self, district: int, winner: int, planque: int, amount: int, recruits: int) -> None:
        """What a district gave (R28 to R38)."""
        state = self.state
        kind, most = t.NONE, 0
        if district < t.COLOURED:
            if planque == t.NONE or planque // t.SLOTS != district or planque % t.SLOTS >= state.sizes[district]:
                raise bad(f"the news of district {district + 1} names a planque of that district")
            kind = state.kinds[planque]
            most = state.values[planque] if kind in (t.MONEY, t.BURGLARY) else 0
            most = state.amounts[t.LOOT] * (state.seats - 1) if kind == t.STEAL else most
        elif planque != t.NONE:
            raise bad(f"district {district + 1} has no planques")
        elif district == t.FENCE:
            most = state.amounts[t.FENCE_PAY] * t.COLOURED
        won = {t.REINFORCE: state.amounts[t.REINFORCEMENT]}.get(kind, 0)
        won = state.amounts[t.FENCE_RECRUITS] if district == t.FENCE else won
        if winner == t.NONE:
            most = won = 0
        is_fixed = kind in (t.MONEY, t.BURGLARY)
        if amount > most or amount % 50 or recruits != won or (is_fixed and amount != most):
            raise bad(f"district {district + 1} does not give {amount} F and {recruits} recruits")
