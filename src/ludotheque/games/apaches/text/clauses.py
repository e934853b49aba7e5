"""The clauses of a position, read one by one; what they leave out is completed afterwards."""

from __future__ import annotations

import re

from ludotheque.core.legible import legible
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.text.actions import read_crew, read_planque, read_step
from ludotheque.games.apaches.text.vocabulary import GANGS, QUESTIONS, REASONS, TOKENS

COUNTED = ("recruits", "used", "prison", "hospital", "cemetery", "jailed", "wounded", "burglaries")  # by gang


def bad(why: str) -> ValueError:
    return ValueError(legible(f"BAD_POSITION: {why}"))


class Clauses:
    """A position as far as its text says it: on the state, and here what the state cannot hold yet."""

    def __init__(self, state: Apaches, text: str) -> None:
        self.state = state
        self.gangs = GANGS[: state.seats]
        self.texts = [" ".join(clause.split()) for clause in text.split(";") if clause.strip()]
        self.said: set[str] = set()  # what has its clause
        self.placed: set[int] = set()  # planques that have their place
        self.counts = {name: [0] * state.seats for name in COUNTED}
        self.paid: list[list[int]] = []  # entries of the ledger
        self.open: list[int] = []  # planques set aside
        self.question = t.ACTING
        self.actor = t.NONE

    @property
    def is_draft(self) -> bool:
        return self.question in (t.DRAFTING, t.LOOKING)

    def read_all(self) -> None:
        state = self.state
        state.round, state.turn, state.first = 1, 1, 0
        if "start" in self.texts:
            raise bad("nothing has happened yet at the start: it is written alone")
        asked = [clause for clause in self.texts if clause in QUESTIONS]
        if len(asked) > 1:
            raise bad(f"there is one question at a time, not {' and '.join(asked)[:40]}")
        if asked:
            self.question = QUESTIONS.index(asked[0])
        if self.is_draft:
            state.turn = 0
        for clause in self.texts:
            if clause not in asked:
                self.read(clause)

    def read(self, clause: str) -> None:
        verb, _, rest = clause.partition(" ")
        words = rest.split()
        if district := re.fullmatch("D([1-9]):", verb):
            self.read_crews(int(district[1]) - 1, rest)
        elif verb in ("round", "turn") and re.fullmatch("[0-9]", rest):
            self.read_when(verb, int(rest))
        elif verb in ("first", "play") and len(words) == 1:
            self.read_who(verb, rest)
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
        elif len(words) >= 2 and verb in (*COUNTED, "money", "award", "tokens", "hold", "laid", "blind"):
            self.read_of_gang(verb, self.seat(words[0]), words[1:])
        else:
            raise bad(
                f"{clause[:60]!r} is not a clause; write D4: Blue 1m+1n, prison Red 1, money Blue 700, open 6.2 ..."
            )

    # Words.

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
        district = t.district_of(planque)
        if not self.state.is_active(district) or t.slot_of(planque) >= self.state.sizes[district]:
            raise bad(f"{word} is not in this game (R2)")
        if planque in self.placed:
            raise bad(f"{word} is in two places")
        self.placed.add(planque)
        return planque

    def count(self, words: list[str]) -> int:
        if len(words) != 1 or not re.fullmatch("[0-9]{1,9}", words[0]):
            raise bad(f"{' '.join(words)[:40]!r} is not a number")
        return int(words[0])

    def payment(self, words: list[str]) -> list[int]:
        """`Blue 200 prize`, as an entry of the ledger."""
        if len(words) != 3 or not re.fullmatch("-?[0-9]{1,9}", words[1]) or words[2] not in REASONS[t.PRIZE :]:
            raise bad(f"{' '.join(words)[:40]!r} is not a payment; write Blue 200 prize, Red -150 bail")
        who, amount, reason = words
        return [self.seat(who), int(amount), REASONS.index(reason)]

    # Kinds of clauses.

    def read_when(self, verb: str, number: int) -> None:
        self.once(verb)
        state = self.state
        if verb == "turn" and (number == 0) != self.is_draft:
            raise bad("turn 0 is the draft, and the draft has no other (R13)")
        if number > state.amounts[t.ROUNDS if verb == "round" else t.TURNS] or (verb == "round" and number == 0):
            raise bad(f"there is no {verb} {number}")
        if verb == "round":
            state.round = number
        else:
            state.turn = number

    def read_who(self, verb: str, gang: str) -> None:
        self.once(verb)
        if verb == "first":
            self.state.first = self.seat(gang)
        else:
            self.actor = self.seat(gang)

    def read_crews(self, district: int, rest: str) -> None:
        for part in rest.split(","):
            gang, _, crew = part.strip().partition(" ")
            seat = self.seat(gang)
            self.once(f"{gang} in D{district + 1}")
            self.state.crews[t.stand(district, seat)] = read_crew(crew)

    def read_staged(self, words: list[str]) -> None:
        self.once("staged")
        if len(words) in (2, 3) and words[0] == "place" and re.fullmatch("[1-9]", words[1]):
            self.state.staged_kind = t.PLACED
            self.state.staged = [int(words[1]) - 1, *(read_crew(crew) for crew in words[2:])]
        elif len(words) in (3, 5) and words[0] == "move":
            self.state.staged_kind = t.MOVED
            self.state.staged = [read_step(" ".join(words[i : i + 2])) for i in range(1, len(words), 2)]
        else:
            raise bad("write staged place 6, staged place 6 3m or staged move m 2>4 m 2>4")

    def read_list(self, verb: str, words: list[str]) -> None:
        self.once(verb)
        if verb != "piles" and self.is_draft:
            raise bad(f"nothing is {verb} during the draft")
        for word in words:
            if verb == "open":
                self.open.append(self.planque(word))
            elif verb == "covered":
                self.state.holders[self.planque(word)] = t.COVERED
            else:
                self.read_pile(word)

    def read_pile(self, word: str) -> None:
        pile = re.fullmatch("([1-7]):([0-7])", word)
        if not pile:
            raise bad(f"{word[:20]!r} is not a pile; write 5:3")
        number, left = pile.groups()
        self.once(f"pile {number}")
        if not self.state.is_active(int(number) - 1):
            raise bad(f"district {number} is not in this game (R2)")
        self.state.piles[int(number) - 1] = int(left)

    def read_of_gang(self, verb: str, seat: int, words: list[str]) -> None:
        if verb == "award":
            self.state.awards = [*self.state.awards, seat, self.count(words)]
            return
        self.once(f"{verb} {self.gangs[seat]}")
        if verb in COUNTED:
            self.counts[verb][seat] = self.count(words)
        elif verb == "money":
            self.state.money[seat] = self.count(words)
        elif verb == "tokens":
            self.read_tokens(seat, words)
        elif verb == "blind":
            for word in words:
                if not re.fullmatch("[1-7]", word):
                    raise bad(f"{word[:20]!r} is not a district with planques")
                self.state.blind[t.holding(seat, int(word) - 1)] += 1
        else:
            for word in words:
                self.state.holders[self.planque(word)] = seat if verb == "hold" else t.LAID + seat

    def read_tokens(self, seat: int, words: list[str]) -> None:
        for word in words:
            if word not in TOKENS:
                raise bad(f"{word[:20]!r} is not a token; there is bourgeois and policeman")
            self.state.tokens[t.token_at(seat, TOKENS.index(word))] += 1

    def read_news(self, words: list[str]) -> None:
        """`1 3 Blue 3.2 300 0`: round, district, winner, planque, francs, recruits."""
        state = self.state
        number, district, who, what, amount, recruits = words
        self.once(f"news {number} {district}")
        if (
            not re.fullmatch("[1-9]", number)
            or int(number) > state.amounts[t.ROUNDS]
            or not re.fullmatch("[1-9]", district)
        ):
            raise bad(f"there is no district {district[:5]!r} in a round {number[:5]!r}")
        planque = t.NONE if what == "-" else read_planque(what)
        winner = t.NONE if who == "nobody" else self.seat(who)
        item = [winner, planque, self.count([amount]), self.count([recruits])]
        at = t.news_item(int(number), int(district) - 1)
        state.news = [*state.news[:at], *item, *state.news[at + t.NEWS :]]
