"""How Les Apaches de Paris speaks: its questions, choices, news items and refusals, and what a click means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.face import Badge, Choice, Face, Fact, Line, Message, Tongue, say
from ludotheque.core.state import HIDDEN, Event
from ludotheque.games.apaches.face import board, clicks
from ludotheque.games.apaches.face.layout import KINDS, staged
from ludotheque.games.apaches.face.names import (
    KIND_NAMES,
    crew,
    first_gang,
    gang,
    place,
    planque_message,
    prize,
    side_name,
    step_words,
    tell,
)
from ludotheque.games.apaches.face.newspaper import is_fresh, told_edition
from ludotheque.games.apaches.face.scenery import GANG_COLOURS, GANG_LETTERS, GANG_SHAPES
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import CREWS
from ludotheque.games.apaches.rules.view import ApachesView
from ludotheque.games.apaches.text.actions import crew_text

SPOTS: Final = tuple(f"district-{number}" for number in range(1, t.DISTRICTS + 1))


class ApachesFace(Face[ApachesView]):
    """The face of Les Apaches de Paris: a newspaper."""

    accent = "#a8412f"  # the red pencil of the night editor
    sides = tuple(
        Badge(side_name(side), GANG_LETTERS[side], GANG_COLOURS[side], GANG_SHAPES[side]) for side in range(t.SEATS)
    )

    def question(self, view: ApachesView) -> Message:
        if view.question == t.OVER:
            return ending(view)
        if view.question == t.STARTING:
            return say("question-start")
        yours = view.seat in view.waiting_for
        who = first_gang(view, view.actor)
        if view.question == t.LOOKING:
            return say("question-look", gang=who)
        if view.question == t.DRAFTING:
            return say("question-draft-yours") if yours else say("question-draft-other", gang=who)
        if view.question == t.BAILING:
            if yours:
                return say("question-bail-yours", price=view.amounts[t.BAIL_PRICE])
            return say("question-bail-other", gang=who)
        if not yours:
            key = "question-act-other" if view.question == t.ACTING else "question-mug"
            return say(key, gang=who, place=place(t.BOURGEOIS, view.names))
        if view.question == t.FORCING:
            return say("question-force-yours", place=place(view.staged[0], view.names))
        if view.question == t.STEPPING:
            return say("question-step-yours" if t.STOP in view.legal else "question-step-must")
        return say("question-lay-yours" if view.question == t.LAYING else "question-act-yours")

    def choice(self, view: ApachesView, action: int) -> Choice:
        if action < t.SKIP:
            district = action - t.DRAFT
            label = say("choice-draft", name=view.names[district], left=view.piles[district])
            return Choice((SPOTS[district],), label)
        if action == t.SKIP:
            return Choice(("decline",), say("choice-skip"))
        if action == t.STOP:
            return Choice(("stop",), say("choice-stop"))
        if action < t.STOP:
            district = action - t.PLACE
            return Choice((SPOTS[district],), say("choice-place", name=view.names[district]), group=say("group-place"))
        if action < t.FORCE:
            count = action - t.BAIL
            label = say("choice-bail", count=count, price=count * view.amounts[t.BAIL_PRICE])
            return Choice((f"bail-{count}",), label if count else say("choice-bail-0"))
        if action < t.STEP:
            return force_choice(view, CREWS[action - t.FORCE])
        if action < t.LAY:
            kind = KINDS[(action - t.STEP) // 81]
            source = (action - t.STEP) % 81 // 9
            label = say(f"choice-step-{kind}", **step_words(action, view.names))
            spots = (f"mine-{source + 1}-{kind}", SPOTS[(action - t.STEP) % 9])
            return Choice(spots, label, group=say(f"group-{kind}"))
        planque = action - t.LAY
        return Choice((f"hand-{planque}",), say("choice-lay", what=planque_message(view, planque)))

    def line(self, view: ApachesView, event: Event) -> Line | None:
        return TELLERS[event.kind](view, event)

    def badge(self, view: ApachesView, seat: int) -> Badge:
        return self.sides[view.sides[seat]]

    def facts(self, view: ApachesView, seat: int) -> list[Fact]:
        money = view.money[seat]
        found = [
            Fact(say("fact-money"), "?" if money == HIDDEN else say("francs", amount=money)),
            Fact(say("fact-reserve"), crew_text(view.reserves[seat])),
        ]
        for name, counts in (("prison", view.prisons), ("hospital", view.hospitals), ("cemetery", view.cemeteries)):
            if counts[seat]:
                found.append(Fact(say(f"fact-{name}"), counts[seat]))
        if view.token_counts[seat]:
            found.append(Fact(say("fact-tokens"), view.token_counts[seat]))
        if view.turn == view.amounts[t.TURNS] - 1 and view.question != t.OVER:
            found.append(Fact(say("fact-last"), say("fact-rank", rank=last_turn_rank(view, seat))))
        return found

    def draw(self, view: ApachesView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def ghost(self, view: ApachesView, action: int) -> str:
        return clicks.ghost(view, action)

    def meant(self, view: ApachesView, spots: tuple[str, ...]) -> int:
        parts = [spot.split("-") for spot in spots]
        names = [part[0] for part in parts]
        if names == ["district"]:
            district = int(parts[0][1]) - 1
            return (t.DRAFT if view.question in (t.DRAFTING, t.LOOKING) else t.PLACE) + district
        if names == ["mine", "district"]:
            source, kind, target = int(parts[0][1]) - 1, KINDS.index(parts[0][2]), int(parts[1][1]) - 1
            return t.STEP + kind * 81 + source * 9 + target
        if names == ["hand"]:
            return t.LAY + int(parts[0][1])
        if names == ["slot"]:
            return t.LAY + (int(parts[0][1]) - 1) * t.SLOTS + int(parts[0][2]) - 1
        if names and set(names) == {"force"}:
            counts = {part[1]: int(part[2]) for part in parts}
            return t.FORCE + counts.get("m", 0) * 24 + counts.get("n", 0) * 6 + counts.get("r", 0)
        if names == ["bail"]:
            return t.BAIL + int(parts[0][1])
        return {"decline": t.SKIP, "stop": t.STOP}.get(" ".join(names), -1)

    def sketch(self, view: ApachesView) -> str:
        """The city in a table: a crew is 2m+1n, a letter its gang; a roof covers what is laid."""
        rows = []
        crews, _ = staged(view)
        for district in range(t.DISTRICTS):
            if view.active >> district & 1 == 0:
                continue
            here = [
                f"{GANG_LETTERS[view.sides[seat]]}{t.TOTAL[crews[district * t.SEATS + seat]]}"
                for seat in range(view.seats)
                if crews[district * t.SEATS + seat]
            ]
            slots = []
            for planque in range(district * t.SLOTS, district * t.SLOTS + view.sizes[district]):
                what = f"{view.values[planque] or KIND_NAMES[view.kinds[planque]]}"
                slots.append("^" * len(what) if view.laid[planque] != t.NONE else what)
            rows.append(f"{district + 1} {view.names[district]:<20} {' '.join(here) or '-':<16} {' '.join(slots)}")
        return "\n".join(rows)

    def tell(self, view: ApachesView) -> list[Message]:
        news = told_edition(view) if is_fresh(view) else []
        return [*news, *tell(view), self.question(view)]


def force_choice(view: ApachesView, force: int) -> Choice:
    """The chips of the muster, one for each kind the reserve has."""
    reserve = view.reserves[view.seat]
    counts = (force // 100, force // 10 % 10, force % 10)
    has = (reserve // 100, reserve // 10 % 10, reserve % 10)
    spots = tuple(f"force-{KINDS[kind]}-{counts[kind]}" for kind in range(3) if has[kind])
    return Choice(spots, crew(force), group=say("group-force", count=counts[0]))


def last_turn_rank(view: ApachesView, seat: int) -> int:
    """R14, as if the last turn began now."""
    order = [(view.first + i) % view.seats for i in range(view.seats)]
    order.sort(key=lambda other: -t.TOTAL[view.reserves[other]])
    return order.index(seat) + 1


def ending(view: ApachesView) -> Message:
    """How the game ended, for the viewer."""
    best = max((view.money[seat], view.operational[seat]) for seat in range(view.seats))
    winners = [seat for seat in range(view.seats) if (view.money[seat], view.operational[seat]) == best]
    if view.seat in winners:
        return say("question-over-yours" if len(winners) == 1 else "question-over-shared", money=best[0])
    if len(winners) > 1:
        return say("question-over-tied", money=best[0])
    who = first_gang(view, winners[0])
    if view.seat >= 0:
        return say("question-over-lost", gang=who, money=best[0], own=view.money[view.seat])
    return say("question-over", gang=who, money=best[0])


# The log: each event a news item.


def round_line(view: ApachesView, event: Event) -> Line:
    return Line(say("line-round", round=event.shown[0], gang=first_gang(view, event.seat)), opens_turn=True)


def bails_line(view: ApachesView, event: Event) -> Line:
    count, price = event.shown
    return Line(say("line-bails", gang=gang(view, event.seat), count=count, price=price))


def turn_line(view: ApachesView, event: Event) -> Line:
    turn, by_reserve, *rest = event.shown
    if not by_reserve:
        return Line(say("line-turn", turn=turn), opens_turn=True)
    seats, reserves = rest[: len(rest) // 2], rest[len(rest) // 2 :]
    names = dict(zip(("one", "two", "three", "four"), (gang(view, seat) for seat in seats), strict=False))
    counts = dict(zip("abcd", reserves, strict=False))
    return Line(say(f"line-last-{len(seats)}", **names, **counts), opens_turn=True)


def drafted_line(view: ApachesView, event: Event) -> Line:
    district = event.shown[0]
    message = say("line-drafted", gang=first_gang(view, event.seat), place=place(district, view.names))
    return Line(message, (SPOTS[district],))


def looked_line(view: ApachesView, event: Event) -> Line | None:
    """Only its holder learns what a planque is."""
    if event.secret[0] == HIDDEN:
        return None
    planque, kind, value = event.secret
    return Line(say("line-looked", what=prize(kind, value)), (f"hand-{planque}",))


def places_line(view: ApachesView, event: Event) -> Line:
    district, force, total = event.shown
    forms = {"gang": gang(view, event.seat), "first": first_gang(view, event.seat)}
    message = say("line-places", **forms, crew=crew(force), place=place(district, view.names), count=t.TOTAL[total])
    return Line(message, (SPOTS[district],), opens_turn=True)


def moves_line(view: ApachesView, event: Event) -> Line:
    moves = [say(f"move-{KINDS[(step - t.STEP) // 81]}", **step_words(step, view.names)) for step in event.shown]
    parts = dict(zip(("one", "two"), moves, strict=False))
    spots = [SPOTS[d] for step in event.shown for d in ((step - t.STEP) % 81 // 9, (step - t.STEP) % 9)]
    message = say(f"line-moves-{len(moves)}", gang=first_gang(view, event.seat), **parts)
    return Line(message, tuple(dict.fromkeys(spots)), opens_turn=True)


def lays_line(view: ApachesView, event: Event) -> Line:
    planque, kind, value = event.shown
    district = planque // t.SLOTS
    who, where = first_gang(view, event.seat), place(district, view.names)
    message = say("line-lays", gang=who, place=where, what=prize(kind, value))
    return Line(message, (f"slot-{district + 1}-{planque % t.SLOTS + 1}",))


def wins_line(view: ApachesView, event: Event) -> Line:
    """The news of one district: who, how many against how many, and what."""
    district, _, kind, value, amount, recruits, number, rivals = event.shown
    spots = (SPOTS[district],)
    name = view.names[district]
    if event.seat < 0:
        if district >= t.COLOURED:
            return Line(say(f"line-nobody-{district + 1}", name=name), spots)
        return Line(say("line-nobody", name=name, what=prize(kind, value)), spots)
    if district == t.BOURGEOIS:
        key = "line-token"
    elif district == t.FENCE:
        key = "line-fence" if amount else "line-fence-dry"
    else:
        key = f"line-{KIND_NAMES[kind]}"
    where = say("headline", name=name, odds=say("odds", number=number, rivals=rivals))
    to = say(f"gang-{view.sides[event.seat]}-to")
    forms = {"gang": gang(view, event.seat), "first": first_gang(view, event.seat), "to": to}
    return Line(say(key, where=where, amount=amount, recruits=recruits, **forms), spots)


def mugged_line(view: ApachesView, event: Event) -> Line | None:
    return None if event.secret[0] == HIDDEN else Line(say(f"line-mugged-{event.secret[0]}"))


def returns_line(view: ApachesView, event: Event) -> Line:
    names = ("freed", "healed", "novices", "gone", "joined")
    parts = [say(f"return-{name}", count=count) for name, count in zip(names, event.shown, strict=True) if count]
    told = parts[0]
    for part in parts[1:]:
        told = say("returns-2", one=told, two=part)
    return Line(say("line-returns", gang=first_gang(view, event.seat), what=told))


def reveals_line(view: ApachesView, event: Event) -> Line:
    burghers, policemen, won, fined, jailed = event.shown
    values = {"burghers": burghers, "policemen": policemen, "won": won, "fined": fined, "jailed": jailed}
    return Line(say("line-reveals", gang=first_gang(view, event.seat), **values))


def scores_line(view: ApachesView, event: Event) -> Line:
    count, pay, money = event.shown
    return Line(say("line-scores", gang=first_gang(view, event.seat), count=count, pay=pay, money=money))


def ended_line(view: ApachesView, event: Event) -> Line:
    winners = [seat for seat, rank in enumerate(event.shown) if rank == 1]
    if len(winners) > 1:
        return Line(say("line-tied"), opens_turn=True)
    return Line(say("line-won", gang=first_gang(view, winners[0])), opens_turn=True)


TELLERS: Final[dict[int, Callable[[ApachesView, Event], Line | None]]] = {
    t.STARTED: lambda view, event: Line(say("line-started", gang=gang(view, event.seat))),
    t.ROUND: round_line,
    t.DRAFTED: drafted_line,
    t.LOOKED: looked_line,
    t.TURN: turn_line,
    t.SKIPS: lambda view, event: Line(say("line-skips", gang=first_gang(view, event.seat)), opens_turn=True),
    t.PLACES: places_line,
    t.MOVES: moves_line,
    t.LAYS: lays_line,
    t.BAILS: bails_line,
    t.RESOLVING: lambda view, event: Line(say("line-resolving", round=event.shown[0]), opens_turn=True),
    t.WINS: wins_line,
    t.ROBBED: lambda view, event: Line(say("line-robbed", gang=first_gang(view, event.seat), amount=event.shown[0])),
    t.MUGGED: mugged_line,
    t.RETURNS: returns_line,
    t.REVEALS: reveals_line,
    t.SCORES: scores_line,
    t.ENDED: ended_line,
}
