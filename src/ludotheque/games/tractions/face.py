"""How Le Gang des Traction-Avant speaks: questions, choices, the log of the night, and the board in words."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import asked, question
from ludotheque.core.face import Badge, Choice, Face, Fact, Line, Message, Tongue, say
from ludotheque.core.state import HIDDEN, Event, View
from ludotheque.games.tractions import board
from ludotheque.games.tractions import terms as t
from ludotheque.games.tractions.material import CARD_NAMES, CODES
from ludotheque.games.tractions.notation import (
    CLAUSE_NAMES,
    QUESTIONS,
    SHOW_NAMES,
    TERM_NAMES,
    WEAPON_NAMES,
    WHERE_NAMES,
    WORDS,
    man_name,
)
from ludotheque.games.tractions.rules import MIXES
from ludotheque.games.tractions.view import PACT_SEEN, TractionsView
from ludotheque.games.tractions.words import BOX, card, gang, gangs, join, men, money, pact, paper, place_name

WRITING: Final = 280  # characters of a promise, a claim or a text clause

# How events are told: the key, and what each number after the gang is. g gang, G gangs by bits, m man, M the men that
# follow, s space, n number, k card, w weapon, c clause, u sum, a answer; nothing for events that others tell.
LINES: Final = {
    t.SEATED: ("seated", ""),
    t.CHOSE: ("chose", ""),
    t.TURNED: ("turned", "ng"),
    t.PHASED: ("phased", "n"),
    t.START_TAKEN: ("start-taken", "k"),
    t.UNDONE: ("undone", ""),
    t.MARKED_DONE: ("done", ""),
    t.MONEY_MOVED: ("money-moved", "ggu"),
    t.CARDS_MOVED: ("cards-moved", "ggnn"),
    t.SWAPPED: ("swapped", "mm"),
    t.TURNS_SWAPPED: ("turns-swapped", "gg"),
    t.DISCARDED: ("discarded", "k"),
    t.MOVING_BEGAN: ("moving", ""),
    t.RECRUITED: ("recruited", "mn"),
    t.REFUELLED: ("refuelled", "nn"),
    t.LANDED: ("landed", "sM"),
    t.FORBADE: ("forbade", "gs"),
    t.ALLOWED: ("allowed", ""),
    t.OFFERED: ("offered", "sP"),
    t.ANSWERED: ("answered", "a"),
    t.TURNED_BACK: ("turned-back", "s"),
    t.ENTERED: ("entered", "sM"),
    t.ATTACKED: ("attacked", "sG"),
    t.SHIELDED: ("shielded", "n"),
    t.SHOT: ("shot", "mwm"),
    t.DODGED: ("dodged", "mn"),
    t.FELL: ("fell", "m"),
    t.PASSED: ("passed", ""),
    t.PARLEYED: ("parleyed", "a"),
    t.PARLEY_SAID: ("parley-said", "n"),
    t.DUEL_PROPOSED: ("duel-proposed", "mm"),
    t.DUEL_SAID: ("duel-said", "n"),
    t.ROLLED: ("rolled", "mn"),
    t.COMBAT_ENDED: ("combat-ended", "s"),
    t.SENT_HOME: ("sent-home", "m"),
    t.RENEWED: ("renewed", "m"),
    t.GATHERED: ("gathered", "sm"),
    t.HEIST_BEGAN: ("heist-began", "su"),
    t.SEALED: ("sealed", ""),
    t.FLED: ("fled", "nM"),
    t.STOOD: ("stood", ""),
    t.ROUND_ENDED: ("round-ended", "n"),
    t.REACTED: ("reacted", "nM"),
    t.SPLIT_SHOWN: ("split-shown", "G"),
    t.HONOURED: ("honoured", "n"),
    t.SHARED: ("shared", "u"),
    t.DEPARTED: ("departed", "nM"),
    t.FORFEITED: ("forfeited", "u"),
    t.BREACHED: ("breached", "gc"),
    t.AVENGED: ("avenged", "mm"),
    t.CLAIMED: ("claimed", "g"),
    t.PLEADED: ("pleaded", "n"),
    t.VOTED: ("voted", "nn"),
    t.PUBLISHED: ("published", ""),
    t.VAN_ROLLED: ("van-rolled", "n"),
    t.VAN_MOVED: ("van-moved", "sn"),
    t.VAN_SPARED: ("van-spared", ""),
    t.VAN_ROBBED: ("van-robbed", "mwu"),
    t.RAIDED: ("raided", "un"),
    t.TOOK: ("took", "n"),
    t.TIME_BOUGHT: ("time-bought", ""),
    t.TIME_RAN_OUT: ("time-ran-out", ""),
    t.LOOT_TAKEN: ("loot-taken", "mu"),
    t.ENDED: ("ended", "Gn"),
    t.FLOOR_CLOSED: ("floor-closed", ""),
    t.SIGNED: ("signed", "G"),
    t.BANKED: ("banked", "u"),
}
LETTERS: Final = "abcd"


class TractionsFace(Face):
    """The face of Le Gang des Traction-Avant: a night in the rain."""

    accent = "#c8402f"  # the neon of the cafés

    def question(self, view: View) -> Message:
        assert isinstance(view, TractionsView)
        top = question(view.agenda)
        if top == t.OVER:
            return say("question-over", who=gangs(view.winners))
        what = say(f"what-{slug(QUESTIONS[top])}")
        if view.seat in view.waiting_for:
            return say("question-yours", what=what)
        if not view.waiting_for or view.waiting_for[0] < 0:
            return say("question-chance", what=what)
        return say("question-other", who=self.awaited(view), what=what)

    def awaited(self, view: TractionsView) -> Message:
        bits = asked(view.agenda)
        return gangs(bits) if bits else say("player", number=view.waiting_for[0] + 1)

    def choice(self, view: View, action: int) -> Choice:
        assert isinstance(view, TractionsView)
        if action < t.SPACE:
            loot = view.loot[action]
            label = say("choice-man", man=man_name(action), place=place_name(view.place[action]), loot=loot)
            return Choice((f"man-{man_name(action)}",), label)
        if action < t.GANG:
            space = action - t.SPACE
            return Choice((f"space-{BOX.names[space]}",), say("choice-space", place=place_name(space)))
        if t.CARD <= action < t.CARD + t.KINDS:
            return Choice((f"card-{CARD_NAMES[action - t.CARD]}",), say("choice-card", card=card(action - t.CARD)))
        if action == t.OK and view.pen[0] == t.AT_WORDS:
            return Choice((), say("choice-words"), words=WRITING)
        return Choice((), self.label(view, action), group=group(action))

    def label(self, view: TractionsView, action: int) -> Message:
        if action < t.NUMBER:
            return say("choice-gang", gang=gang(action - t.GANG))
        if action < t.CARD:
            return number_label(view, action - t.NUMBER)
        if action == t.CARD + t.MONEY:
            return say("card-money")
        if action < t.WHERE:
            return say("choice-note", sum=money(t.NOTES[action - t.NOTE]))
        if action < t.SHOW:
            return say(f"where-{WHERE_NAMES[action - t.WHERE]}")
        if action < t.PACT:
            return say("choice-show", what=say(f"show-{SHOW_NAMES[action - t.SHOW]}"))
        if action < t.TERM:
            return say("choice-pact", slot=action - t.PACT + 1, what=slot_pact(view, action - t.PACT))
        if action < t.CLAUSE:
            return say(f"term-{TERM_NAMES[action - t.TERM]}")
        if action < t.ACCEPT:
            return say(f"clause-{CLAUSE_NAMES[action - t.CLAUSE]}")
        if action < t.PUBLISH:
            return paper_label(view, action)
        return late_label(view, action)

    def line(self, event: Event) -> Line | None:
        if event.kind == t.PRIVATE:
            told = event.shown or event.secret
            if not told or told[0] == HIDDEN:
                return None
            return Line(say(f"line-paper-{told[0]}", who=gang(told[1]), words=event.words))
        if event.kind == t.DISSOLVED:
            told = event.secret or event.shown[1:]
            return None if told[0] == HIDDEN else Line(say("line-dissolved", a=gangs(told[0])))
        if event.kind not in LINES:
            return None
        if event.kind in (t.DODGED, t.FORFEITED) and event.shown[-1] == 0:
            return None
        key, fields = LINES[event.kind]
        values: dict[str, int | str | Message] = {"who": gang(event.shown[0])}
        spots: list[str] = []
        for i, field in enumerate(fields):
            read_field(values, spots, LETTERS[i], field, event.shown[i + 1 :])
        if event.kind == t.TOOK:
            values["b"] = say("card-hidden") if event.secret[0] == HIDDEN else card(event.secret[0])
        return Line(say(f"line-{key}", **values), tuple(spots), opens_turn=event.kind == t.TURNED)

    def badge(self, view: View, seat: int) -> Badge:
        assert isinstance(view, TractionsView)
        number = view.gangs[seat]
        if number == t.NONE:
            return Badge(say("player", number=seat + 1), str(seat + 1), "#8d8f98", "circle")
        return Badge(gang(number), board.LETTERS[number], board.COLOURS[number], board.SHAPES[number])

    def facts(self, view: View, seat: int) -> list[Fact]:
        assert isinstance(view, TractionsView)
        number = view.gangs[seat]
        if number == t.NONE:
            return [Fact(say("fact-gang"), say("gang-none"))]
        out = sum(1 for man in range(number * t.CREW, number * t.CREW + t.CREW) if view.place[man] != t.NONE)
        found = [
            Fact(say("fact-money"), money(view.purses[number])),
            Fact(say("fact-e"), view.e_counts[number]),
            Fact(say("fact-s"), view.s_counts[number]),
            Fact(say("fact-men"), say("men-count", out=out, left=t.CREW - out)),
        ]
        if view.first == number:
            found.append(Fact(say("fact-first"), "★"))
        if view.floor and view.done >> number & 1:
            found.append(Fact(say("fact-done"), "✓"))
        if view.active == number:
            found.append(Fact(say("fact-mp"), view.points))
        for i, name in enumerate(("cafes", "hotels")):
            if view.shields[number * 2 + i]:
                found.append(Fact(say("fact-shield"), say(f"shield-{name}")))
        return found

    def draw(self, view: View, tongue: Tongue) -> str:
        assert isinstance(view, TractionsView)
        return board.draw(view, tongue)

    def ghost(self, view: View, action: int) -> str:
        assert isinstance(view, TractionsView)
        return board.ghost(view, action)

    def meant(self, view: View, spots: tuple[str, ...]) -> int:
        assert isinstance(view, TractionsView)
        if len(spots) != 1:
            return -1
        kind, _, name = spots[0].partition("-")
        if kind == "space" and name in BOX.names:
            return t.SPACE + BOX.names.index(name)
        if kind == "card" and name in CARD_NAMES:
            return t.CARD + CARD_NAMES.index(name)
        if kind == "man" and name[:2] in CODES:
            return CODES.index(name[:2]) * t.CREW + int(name[2:]) - 1
        return -1

    def tell(self, view: View) -> list[Message]:
        assert isinstance(view, TractionsView)
        found = [say("tell-turn", turn=view.turn, phase=view.phase, first=gang(view.first)), self.question(view)]
        if view.active != t.NONE:
            found.append(say("tell-move", who=gang(view.active), points=view.points))
        for number in range(t.GANGS):
            if view.seat_of[number] != t.NONE:
                found.append(tell_gang(view, number))
        found += tell_places(view)
        if view.seat >= 0 and view.gangs[view.seat] != t.NONE:
            cards = [say("cards", card=card(kind), count=view.hand[kind]) for kind in range(t.KINDS) if view.hand[kind]]
            found.append(say("tell-hand", cards=join(cards)))
        found.append(say("tell-supply", e=view.supply_e, s=view.supply_s))
        for i in range(0, len(view.papers), 4):
            found.append(say("tell-paper", who=gang(view.papers[i]), what=paper(view, i // 4)))
        if view.pen[0]:
            found.append(say("tell-draft", what=paper(view, t.NONE)))
        for i in range(0, len(view.pacts), PACT_SEEN):
            found.append(say("tell-pact", who=gangs(view.pacts[i + 1]), what=pact(view, view.pacts[i])))
        if view.heist != t.NONE:
            found.append(say("tell-heist", place=place_name(view.heist), pot=money(view.pot)))
        return found


def slug(name: str) -> str:
    return name.replace(" ", "-")


def number_label(view: TractionsView, number: int) -> Message:
    if view.pen[0] == t.AT_LAST:
        return say("choice-until", turn=view.turn + number)
    if view.pen[0] == t.AT_BANK:
        return say("choice-any-bank")
    return say("choice-number", number=number)


def slot_pact(view: TractionsView, slot: int) -> Message:
    for i in range(0, len(view.pacts), PACT_SEEN):
        if view.pacts[i + 4] == slot:
            return pact(view, view.pacts[i])
    return say("nothing")


def paper_label(view: TractionsView, action: int) -> Message:
    if action >= t.WITHDRAW:
        verb, number = "withdraw", action - t.WITHDRAW
    elif action >= t.REFUSE:
        verb, number = "refuse", action - t.REFUSE
    else:
        verb, number = "accept", action - t.ACCEPT
    own = view.gangs[view.seat]
    for i in range(0, len(view.papers), 4):
        if view.papers[i + 3] == number and (view.papers[i] == own) == (verb == "withdraw"):
            what = paper(view, i // 4)
            return say(f"choice-{verb}", number=number + 1, who=gang(view.papers[i]), what=what)
    return say(f"choice-{verb}", number=number + 1, who=say("gang-none"), what=say("nothing"))


def late_label(view: TractionsView, action: int) -> Message:
    if action < t.CLAIM:
        return say("choice-publish", slot=action - t.PUBLISH + 1, what=slot_pact(view, action - t.PUBLISH))
    if action < t.SHIELD:
        slot, accused = divmod(action - t.CLAIM, t.GANGS)
        return say("choice-claim", slot=slot + 1, gang=gang(accused))
    if action < t.SETUP:
        return say("choice-shield", where=say("shield-hotels" if action > t.SHIELD else "shield-cafes"))
    if action < t.CARS:
        mix = MIXES[(action - t.SETUP) // 3 * 3 :][:3]
        cards = [say("cards", card=card(kind), count=mix[kind]) for kind in range(3) if mix[kind]]
        return say("choice-setup", cards=join(cards), card=card(3 + (action - t.SETUP) % 3))
    if action < t.PETROL:
        return say("choice-cars", count=action - t.CARS)
    if action < t.DODGE:
        return say("choice-petrol", count=action - t.PETROL)
    if action < t.DIE:
        return say("choice-dodge", count=action - t.DODGE)
    if t.WEAPON <= action < t.WEAPON + 4:
        return say(f"weapon-{WEAPON_NAMES[action - t.WEAPON]}")
    if action >= t.DONE:
        return say(f"choice-{slug(WORDS[action])}")
    return say("choice-number", number=action)


def group(action: int) -> Message | None:
    """The heading a button stands under."""
    if t.TERM <= action < t.ACCEPT:
        return say("group-write")
    if t.ACCEPT <= action < t.PUBLISH:
        return say("group-papers")
    if t.PUBLISH <= action < t.SETUP or action == t.BUY_TIME:
        return say("group-unasked")
    return None


def read_field(
    values: dict[str, int | str | Message], spots: list[str], name: str, field: str, rest: list[int]
) -> None:
    """One thing an event tells, and what lights up for it."""
    value = rest[0] if rest else 0
    if field == "g":
        values[name] = gang(value)
    elif field == "G":
        values[name] = gangs(value)
    elif field == "m":
        values[name] = man_name(value)
    elif field == "M":
        values[name] = men(rest)
    elif field == "s":
        values[name] = place_name(value)
        if value < t.SPACES:
            spots.append(f"space-{BOX.names[value]}")
    elif field == "k":
        values[name] = card(value)
    elif field == "w":
        values[name] = say(f"weapon-{WEAPON_NAMES[value]}")
    elif field == "c":
        values[name] = say(f"clause-{CLAUSE_NAMES[value - t.PEACE]}")
    elif field == "u":
        values[name] = money(value)
    elif field == "a":
        values[name] = say(f"choice-{slug(WORDS[value])}")
    elif field == "P":
        values[name] = join(
            [say("portion", gang=gang(a), weight=b) for a, b in zip(rest[::2], rest[1::2], strict=True)]
        )
    else:
        values[name] = value


def tell_gang(view: TractionsView, number: int) -> Message:
    return say(
        "tell-gang",
        who=gang(number),
        sum=money(view.purses[number]),
        e=view.e_counts[number],
        s=view.s_counts[number],
    )


def tell_places(view: TractionsView) -> list[Message]:
    found = []
    for space in range(t.SPACES):
        here = [man for man in range(t.MEN) if view.place[man] == space]
        if here or view.dropped[space]:
            loot = sum(view.loot[man] for man in here) + view.dropped[space]
            found.append(say("tell-place", place=place_name(space), men=men(here), loot=loot))
    if view.van_place != t.PARKING:
        found.append(say("tell-van", place=place_name(view.van_place)))
    return found
