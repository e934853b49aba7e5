"""The log of the night: what each event says, and what lights up for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ludotheque.core.face import Line, Message, say
from ludotheque.core.state import HIDDEN, Event
from ludotheque.games.tractions.face.names import (
    BOX,
    at_place,
    card,
    clause_title,
    gang,
    gangs,
    join,
    listed,
    men,
    money,
    place_name,
    slug,
    the_place,
    until,
)
from ludotheque.games.tractions.face.papers import REASONS, parley, spoken, spoken_rows
from ludotheque.games.tractions.face.rows import own_gang, row_of
from ludotheque.games.tractions.face.story import walk
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import WEAPON_NAMES, WORDS, man_name

NAMES: Final = "abcd"  # of the values of a line, one after the other
SHOWN_CLAUSE: Final = 10  # numbers of a clause that all may read: signatories, last turn, grudges, itself
SHOWN_CELLS: Final = slice(3, 8)  # of them: kind, a, b, x, y

Values = dict[str, int | str | Message]


class Told(NamedTuple):
    """One thing an event tells, what lights up for it, and how many it speaks of."""

    value: int | str | Message
    spots: tuple[str, ...] = ()
    many: int = t.NONE


Reader = Callable[[list[int]], Told]  # of the numbers of an event, from one of them on


def first(numbers: list[int]) -> int:
    return numbers[0] if numbers else 0


def number(numbers: list[int]) -> Told:
    return Told(first(numbers))


def boss(numbers: list[int]) -> Told:
    return Told(gang(first(numbers)))


def bosses(numbers: list[int]) -> Told:
    bits = first(numbers)
    return Told(gangs(bits), many=bits.bit_count())


def one_man(numbers: list[int]) -> Told:
    return crew([first(numbers)])


def crew(numbers: list[int]) -> Told:
    return Told(men(numbers), tuple(f"man-{man_name(one)}" for one in numbers))


def place(numbers: list[int]) -> Told:
    space = first(numbers)
    return Told(the_place(space), (f"space-{BOX.names[space]}",) if space < t.SPACES else ())


def there(numbers: list[int]) -> Told:
    return place(numbers)._replace(value=at_place(first(numbers)))


def player(numbers: list[int]) -> Told:
    return Told(say("player", number=first(numbers)))


def kind(numbers: list[int]) -> Told:
    return Told(card(first(numbers)))


def weapon(numbers: list[int]) -> Told:
    return Told(say(f"fired-{WEAPON_NAMES[first(numbers)]}"))


def clause_kind(numbers: list[int]) -> Told:
    return Told(clause_title(first(numbers)))


def clause(numbers: list[int]) -> Told:
    return Told(clause_text(numbers))


def alliance(numbers: list[int]) -> Told:
    return Told(pact_text(numbers))


def amount(numbers: list[int]) -> Told:
    return Told(money(first(numbers)))


def answer(numbers: list[int]) -> Told:
    return Told(say(f"answer-{slug(WORDS[first(numbers)])}"))


def shares(numbers: list[int]) -> Told:
    """Gangs, each with its sum."""
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return Told(join([say("portion", gang=gang(one), weight=money(sum)) for one, sum in pairs]))


def truce(numbers: list[int]) -> Told:
    return Told(parley(numbers))


# How events are told: the key, and what each number after the gang is.
LINES: Final[dict[int, tuple[str, tuple[Reader, ...]]]] = {
    t.SEATED: ("seated", ()),
    t.CALLED: ("called", (player,)),
    t.CHOSE: ("chose", ()),
    t.TURNED: ("turned", (number, boss)),
    t.PHASED: ("phased", (number,)),
    t.START_TAKEN: ("start-taken", (kind,)),
    t.MARKED_DONE: ("done", ()),
    t.MONEY_MOVED: ("money-moved", (boss, boss, amount)),
    t.CARDS_MOVED: ("cards-moved", (boss, boss, number, number)),
    t.SAID_ENOUGH: ("enough", (number,)),
    t.CARDS_GIVEN: ("cards-given", (boss, boss, number, kind)),
    t.SWAPPED: ("swapped", (one_man, one_man)),
    t.TURNS_SWAPPED: ("turns-swapped", (boss, boss)),
    t.DISCARDED: ("discarded", (kind,)),
    t.MOVING_BEGAN: ("moving", ()),
    t.RECRUITED: ("recruited", (one_man, number)),
    t.REFUELLED: ("refuelled", (number, number)),
    t.LANDED: ("landed", (there, crew)),
    t.FORBADE: ("forbade", (boss, place)),
    t.OFFERED: ("offered", (there, shares)),
    t.ANSWERED: ("answered", (answer,)),
    t.TURNED_BACK: ("turned-back", (place,)),
    t.ATTACKED: ("attacked", (there, bosses)),
    t.SHIELDED: ("shielded", (number,)),
    t.SHOT: ("shot", (one_man, weapon, one_man)),
    t.DODGED: ("dodged", (one_man, number)),
    t.FELL: ("fell", (one_man,)),
    t.PASSED: ("passed", ()),
    t.PARLEYED: ("parleyed", (truce,)),
    t.PARLEY_SAID: ("parley-said", (number,)),
    t.DUEL_PROPOSED: ("duel-proposed", (one_man, one_man)),
    t.DUEL_SAID: ("duel-said", (number,)),
    t.ROLLED: ("rolled", (one_man, number)),
    t.COMBAT_ENDED: ("combat-ended", (there,)),
    t.SENT_HOME: ("sent-home", (one_man,)),
    t.RENEWED: ("renewed", (one_man,)),
    t.GATHERED: ("gathered", (place, one_man)),
    t.HEIST_BEGAN: ("heist-began", (there, amount)),
    t.FLED: ("fled", (number, crew)),
    t.STOOD: ("stood", ()),
    t.ROUND_ENDED: ("round-ended", (number,)),
    t.REACTED: ("reacted", (number, crew)),
    t.SPLIT_SHOWN: ("split-shown", (bosses,)),
    t.HONOURED: ("honoured", (number,)),
    t.SHARED: ("shared", (amount,)),
    t.DEPARTED: ("departed", (number, crew)),
    t.FORFEITED: ("forfeited", (amount,)),
    t.BREACHED: ("breached", (boss, clause_kind, clause)),
    t.AVENGED: ("avenged", (one_man, one_man)),
    t.CLAIMED: ("claimed", (boss,)),
    t.PLEADED: ("pleaded", (number,)),
    t.VOTED: ("voted", (number, number)),
    t.PUBLISHED: ("published", (alliance,)),
    t.VAN_ROLLED: ("van-rolled", (number,)),
    t.VAN_MOVED: ("van-moved", (place, number)),
    t.VAN_SPARED: ("van-spared", ()),
    t.VAN_ROBBED: ("van-robbed", (one_man, weapon, amount)),
    t.RAIDED: ("raided", (amount, number)),
    t.TOOK: ("took", (number,)),
    t.TIME_BOUGHT: ("time-bought", ()),
    t.TIME_RAN_OUT: ("time-ran-out", ()),
    t.LOOT_TAKEN: ("loot-taken", (one_man, amount)),
    t.ENDED: ("ended", (bosses, number)),
    t.FLOOR_CLOSED: ("floor-closed", ()),
    t.SIGNED: ("signed", (alliance,)),
    t.BANKED: ("banked", (amount,)),
}
OPENING: Final = (t.TURNED, t.PHASED, t.MOVING_BEGAN)  # what begins a new part of the log
VERDICTS: Final = {t.PAPER_ACCEPTED: "yes", t.PAPER_REFUSED: "no", t.PAPER_EXECUTED: "yes"}
UNTOLD_ZEROS: Final = (t.DODGED, t.FORFEITED, t.SHARED)  # not worth a line where nothing was counted


def line(view: TractionsView, event: Event) -> Line | None:
    """The line of an event, or nothing where others tell it."""
    if event.kind == t.PRIVATE:
        return told_paper(view, event)
    if event.kind == t.ENTERED:
        return walk([event])
    if event.kind == t.DISSOLVED:
        signatories = (event.secret or event.shown[1:])[0]
        return None if signatories == HIDDEN else Line(say("line-dissolved", a=gangs(signatories)))
    if event.kind not in LINES or (event.kind in UNTOLD_ZEROS and event.shown[-1] == 0):
        return None
    key, readers = LINES[event.kind]
    values: Values = {"who": gang(event.shown[0])}
    spots: list[str] = []
    for i, reader in enumerate(readers):
        found = reader(event.shown[i + 1 :])
        values[NAMES[i]] = found.value
        spots += found.spots
        if found.many != t.NONE:
            values["count"] = found.many
    if event.kind == t.TOOK:
        _, pile = event.shown
        taken = event.secret[0]
        values["b"] = say("card-hidden", kind=pile) if taken == HIDDEN else card(taken)
    return Line(say(f"line-{key}", **values), tuple(spots), event.kind in OPENING, chapter=chapter(event))


def chapter(event: Event) -> Message | None:
    """What a turn or a heist is called in a list of chapters; not what comes of it."""
    if event.kind == t.TURNED:
        return say("chapter-turn", turn=event.shown[1])
    return say("chapter-heist", place=place_name(event.shown[1])) if event.kind == t.HEIST_BEGAN else None


def told_paper(view: TractionsView, event: Event) -> Line | None:
    """What happened to a paper, for those who may know of it."""
    seen = event.shown or event.secret
    if not seen or seen[0] == HIDDEN:
        return None
    fate, proposer, doer = seen[:3]
    verdict = VERDICTS.get(fate, "") if proposer == own_gang(view) else ""
    message = say(f"line-paper-{fate}", who=gang(proposer), b=gang(doer), said=quoted(event.words))
    return Line(message, verdict=verdict)


def quoted(words: str) -> Message | str:
    """What was said beside a paper: the reason of a boss of the house, or a person's own words."""
    if not words:
        return ""
    return say("quote", words=say(words) if words in REASONS else words)


def clause_text(shown: list[int]) -> Message:
    """A clause that has become public; what was written in words is read on the paper itself."""
    return spoken(row_of(shown[SHOWN_CELLS], ""))


def pact_text(shown: list[int]) -> Message:
    """Who has signed what until when."""
    if not shown:
        return say("nothing")
    clauses = [row_of(shown[i:][SHOWN_CELLS], "") for i in range(0, len(shown), SHOWN_CLAUSE)]
    signatories, last = shown[:2]
    return say("alliance-of", who=gangs(signatories), until=until(last), what=listed(spoken_rows(clauses)))
