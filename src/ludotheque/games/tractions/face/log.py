"""The log of the night: what each event says, and what lights up for it."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Line, Message, say
from ludotheque.core.state import HIDDEN, Event
from ludotheque.games.tractions.face.names import (
    BOX,
    card,
    gang,
    gangs,
    join,
    listed,
    men,
    money,
    parley,
    place_name,
    row,
    slug,
)
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.text.actions import CLAUSE_NAMES, WEAPON_NAMES, WORDS, man_name

# How events are told: the key, and what each number after the gang is. g gang, G gangs by bits, m man, M the men that
# follow, s space, n number, k card, w weapon, c clause, C a whole clause, u sum, a answer, P sums by gang, O a parley.
LINES: Final = {
    t.SEATED: ("seated", ""),
    t.CALLED: ("called", "n"),
    t.CHOSE: ("chose", ""),
    t.TURNED: ("turned", "ng"),
    t.PHASED: ("phased", "n"),
    t.START_TAKEN: ("start-taken", "k"),
    t.MARKED_DONE: ("done", ""),
    t.MONEY_MOVED: ("money-moved", "ggu"),
    t.CARDS_MOVED: ("cards-moved", "ggnn"),
    t.SAID_ENOUGH: ("enough", "n"),
    t.CARDS_GIVEN: ("cards-given", "ggnk"),
    t.SWAPPED: ("swapped", "mm"),
    t.TURNS_SWAPPED: ("turns-swapped", "gg"),
    t.DISCARDED: ("discarded", "k"),
    t.MOVING_BEGAN: ("moving", ""),
    t.RECRUITED: ("recruited", "mn"),
    t.REFUELLED: ("refuelled", "nn"),
    t.LANDED: ("landed", "sM"),
    t.FORBADE: ("forbade", "gs"),
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
    t.PARLEYED: ("parleyed", "O"),
    t.PARLEY_SAID: ("parley-said", "n"),
    t.DUEL_PROPOSED: ("duel-proposed", "mm"),
    t.DUEL_SAID: ("duel-said", "n"),
    t.ROLLED: ("rolled", "mn"),
    t.COMBAT_ENDED: ("combat-ended", "s"),
    t.SENT_HOME: ("sent-home", "m"),
    t.RENEWED: ("renewed", "m"),
    t.GATHERED: ("gathered", "sm"),
    t.HEIST_BEGAN: ("heist-began", "su"),
    t.FLED: ("fled", "nM"),
    t.STOOD: ("stood", ""),
    t.ROUND_ENDED: ("round-ended", "n"),
    t.REACTED: ("reacted", "nM"),
    t.SPLIT_SHOWN: ("split-shown", "G"),
    t.HONOURED: ("honoured", "n"),
    t.SHARED: ("shared", "u"),
    t.DEPARTED: ("departed", "nM"),
    t.FORFEITED: ("forfeited", "u"),
    t.BREACHED: ("breached", "gcC"),
    t.AVENGED: ("avenged", "mm"),
    t.CLAIMED: ("claimed", "g"),
    t.PLEADED: ("pleaded", "n"),
    t.VOTED: ("voted", "nn"),
    t.PUBLISHED: ("published", "L"),
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
    t.SIGNED: ("signed", "L"),
    t.BANKED: ("banked", "u"),
}
LETTERS: Final = "abcd"
REASONS: Final = tuple(  # what a boss of the house may say beside a paper (A89)
    f"reason-{why}"
    for why in (
        "buy-car",
        "sell-card",
        "truce",
        "passage",
        "owed",
        "gain",
        "alliance",
        "words",
        "too-dear",
        "poor",
        "needed",
        "leader",
        "traitor",
    )
)
SHOWN_CLAUSE: Final = 10  # numbers of a clause that all may read: signatories, last turn, grudges, itself

Values = dict[str, int | str | Message]


def told(event: Event) -> Line | None:
    """The line of an event, or nothing where others tell it."""
    if event.kind == t.PRIVATE:
        seen = event.shown or event.secret
        if not seen or seen[0] == HIDDEN:
            return None
        return Line(say(f"line-paper-{seen[0]}", who=gang(seen[1]), b=gang(seen[2]), said=quoted(event.words)))
    if event.kind == t.DISSOLVED:
        seen = event.secret or event.shown[1:]
        return None if seen[0] == HIDDEN else Line(say("line-dissolved", a=gangs(seen[0])))
    if event.kind not in LINES:
        return None
    if event.kind in (t.DODGED, t.FORFEITED, t.SHARED) and event.shown[-1] == 0:
        return None
    key, fields = LINES[event.kind]
    values: Values = {"who": gang(event.shown[0])}
    spots: list[str] = []
    for i, field in enumerate(fields):
        read_field(values, spots, LETTERS[i], field, event.shown[i + 1 :])
    if event.kind == t.TOOK:
        values["b"] = say("card-hidden", kind=event.shown[1]) if event.secret[0] == HIDDEN else card(event.secret[0])
    return Line(
        say(f"line-{key}", **values), tuple(spots), opens_turn=event.kind in (t.TURNED, t.PHASED, t.MOVING_BEGAN)
    )


def quoted(words: str) -> Message | str:
    """What was said beside a paper: the reason of a boss of the house, or a person's own words."""
    if not words:
        return ""
    return say("quote", words=say(words) if words in REASONS else words)


def read_field(values: Values, spots: list[str], name: str, field: str, rest: list[int]) -> None:
    """One thing an event tells, and what lights up for it."""
    value = rest[0] if rest else 0
    if field == "g":
        values[name] = gang(value)
    elif field == "G":
        values[name] = gangs(value)
        values["count"] = value.bit_count()
    elif field == "m":
        values[name] = man_name(value)
        spots.append(f"man-{man_name(value)}")
    elif field == "M":
        values[name] = men(rest)
        spots.extend(f"man-{man_name(man)}" for man in rest)
    elif field == "s":
        values[name] = place_name(value)
        if value < t.SPACES:
            spots.append(f"space-{BOX.names[value]}")
    elif field == "k":
        values[name] = card(value)
    elif field == "w":
        values[name] = say(f"fired-{WEAPON_NAMES[value]}")
    elif field == "c":
        values[name] = say(f"clause-{CLAUSE_NAMES[value - t.PEACE]}")
    elif field == "C":
        values[name] = clause_text(rest)
    elif field == "L":
        values[name] = pact_text(rest)
    elif field == "u":
        values[name] = money(value)
    elif field == "a":
        values[name] = say(f"answer-{slug(WORDS[value])}")
    elif field == "P":
        pairs = zip(rest[::2], rest[1::2], strict=True)
        values[name] = join([say("portion", gang=gang(a), weight=money(b)) for a, b in pairs])
    elif field == "O":
        values[name] = parley(rest)
    else:
        values[name] = value


def clause_text(shown: list[int]) -> Message:
    """A clause that has become public; what was written in words is read on the paper itself."""
    cells = shown[3:8]
    return say("row-text-read") if cells[0] == t.TEXT else row(cells, "")


def pact_text(shown: list[int]) -> Message:
    """Who has signed what until when."""
    clauses = [clause_text(shown[i : i + SHOWN_CLAUSE]) for i in range(0, len(shown), SHOWN_CLAUSE)]
    return listed([say("signed-by", who=gangs(shown[0])), *clauses]) if shown else say("nothing")
