"""What can be done now, as people meet it: where to click, what it is called, and the heading it stands under."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import question
from ludotheque.core.face import Choice, Message, say
from ludotheque.games.tractions.face import sheets
from ludotheque.games.tractions.face.names import (
    BOX,
    brief,
    card,
    gang,
    gangs,
    hand,
    money,
    paper,
    place_name,
    slot_pact,
    slug,
)
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES
from ludotheque.games.tractions.rules.setup import MIXES
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import (
    CLAUSE_NAMES,
    SHOW_NAMES,
    TERM_NAMES,
    WEAPON_NAMES,
    WHERE_NAMES,
    WORDS,
    man_name,
)

WRITING: Final = 280  # characters of a promise, a claim or a text clause
SOON: Final = 8  # turns ahead that people mostly agree on

# How a man is called in a choice, by the question: own men, then those of others.
MEN: Final = {
    t.MOVING: ("man-pick", "man"),
    t.GROUPING: ("man-along", "man"),
    t.NAMING: ("man-joins", "man"),
    t.SHOOTING: ("man-aims", "man-target"),
    t.RIPOSTING: ("man-aims", "man-target"),
    t.ORDERING: ("man-aims", "man-target"),
    t.DUELLING: ("man-duel", "man-rival"),
    t.GATHERING: ("man-gathers", "man"),
    t.AVENGING: ("man", "man-avenge"),
    t.DEPARTING: ("man-boards", "man"),
    t.REACTING: ("man-boards", "man"),
}
GOODS: Final = ("goods", "goods", "goods", "places", "places", "pacts", "pacts", "words", "words")  # by term
AREAS: Final = ("north", "north", "north", "middle", "middle", "middle", "south", "south", "south")  # by row of streets
KINDS: Final = ("streets", "hotels", "bases", "cafes", "banks")
CARDS: Final = {t.WEAPON + t.BY_COLT: t.COLT, t.WEAPON + t.BY_STEN: t.STEN, t.DODGE + 1: t.ESQUIVE}  # played by a click
PEN_RANKS: Final = {t.SEND: -1, t.OK: -1, t.RUB: 1, t.TEAR: 2}  # what the pen writes stands between them
LAST: Final = 3


def chosen(view: TractionsView, action: int) -> Choice:
    """One legal action or aside."""
    if action < t.SPACE:
        return Choice((f"man-{man_name(action)}",), man_label(view, action), group=group(view, action))
    if action < t.GANG:
        return Choice(
            (f"space-{BOX.names[action - t.SPACE]}",), space_label(view, action - t.SPACE), group=group(view, action)
        )
    if action < t.NUMBER and question(view.agenda) == t.PICKING_GANG:
        base = BOX.bases[action - t.GANG]
        return Choice((f"space-{BOX.names[base]}",), gang(action - t.GANG))
    if t.CARD <= action < t.CARD + t.KINDS:
        return Choice(
            (f"card-{CARD_NAMES[action - t.CARD]}",), card_label(view, action - t.CARD), group=group(view, action)
        )
    if action == t.OK and view.pen[0] == t.AT_WORDS:
        return Choice((), say("choice-words"), words=WRITING, rank=PEN_RANKS[t.OK])
    if t.SETUP <= action < t.CARS:
        number = action - t.SETUP
        spots = (f"mix-{number // 3}", f"kit-{CARD_NAMES[3 + number % 3]}")
        return Choice(spots, say("choice-setup", card=card(3 + number % 3)), group=group(view, action))
    if action in CARDS:
        return Choice((f"card-{CARD_NAMES[CARDS[action]]}",), label(view, action), group=group(view, action))
    rank = LAST if action == t.NO and question(view.agenda) == t.DUEL_ANSWERING else pen_rank(view, action)
    return Choice(stamp(view, action), label(view, action), group=None if rank < 0 else group(view, action), rank=rank)


def played(view: TractionsView, kind: int) -> int:
    """What a click on a card of the own hand most likely means."""
    top = question(view.agenda)
    if top == t.DODGING or any(t.WEAPON <= action < t.WEAPON + 4 for action in view.legal):
        for action, played_kind in CARDS.items():
            if played_kind == kind and (action >= t.WEAPON) == (top != t.DODGING):
                return action
    if top == t.MOVING and kind == t.TRACTION and not view.hand[kind]:
        return t.PETROL + 1
    return t.CARD + kind


def pen_rank(view: TractionsView, action: int) -> int:
    """While the pen writes, sending and closing come first; rubbing out, tearing up and other papers last."""
    if not view.pen[0]:
        return 0
    return LAST if t.ACCEPT <= action < t.PUBLISH else PEN_RANKS.get(action, 0)


def stamp(view: TractionsView, action: int) -> tuple[str, ...]:
    """The place on the paper in sight that does the same."""
    if t.ACCEPT <= action < t.REFUSE:
        name = f"accept-{action - t.ACCEPT}"
    elif t.REFUSE <= action < t.WITHDRAW:
        name = f"refuse-{action - t.REFUSE}"
    elif t.WITHDRAW <= action < t.PUBLISH:
        name = f"withdraw-{action - t.WITHDRAW}"
    elif action in sheets.PEN_STAMPS:
        name = sheets.PEN_STAMPS[action][0]
    else:
        return ()
    leaf = sheets.leaf_of(view)
    return (name,) if leaf is not None and any(stamp.spot == name for stamp in leaf.stamps) else ()


def man_label(view: TractionsView, man: int) -> Message:
    top = question(view.agenda)
    own = view.gangs[view.seat] if view.seat >= 0 else t.NONE
    is_own = man // t.CREW == own
    key = MEN.get(top, ("man", "man"))[0 if is_own else 1]
    if top == t.ORDERING and is_own and own != t.NONE and view.cars[own]:
        key = "man-boards"
    return say(f"choice-{key}", man=man_name(man), place=place_name(view.place[man]), loot=view.loot[man])


def space_label(view: TractionsView, space: int) -> Message:
    top = question(view.agenda)
    if top == t.GROUPING:
        own = view.active
        others = sum(1 << n for n in range(t.GANGS) if n != own and view.men[space * t.GANGS + n])
        is_contested = others and BOX.kinds[space] in (t.STREET, t.HOTEL)
        if others:
            key = "choice-space-held" if is_contested else "choice-space-shared"
            return say(key, place=place_name(space), who=gangs(others))
    if top == t.DRIVING:
        return say("choice-drive", place=place_name(space))
    return say("choice-space", place=place_name(space))


def card_label(view: TractionsView, kind: int) -> Message:
    top = question(view.agenda)
    if top in (t.TAKING, t.STARTING):
        return say("choice-take", card=card(kind), left=view.sight[kind] if view.sight[kind] >= 0 else 0)
    if top == t.DISCARDING:
        return say("choice-discard", card=card(kind), count=view.hand[kind])
    return say("choice-card", card=card(kind))


def label(view: TractionsView, action: int) -> Message:
    if action < t.NUMBER:
        return gang_label(view, action - t.GANG)
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


def gang_label(view: TractionsView, number: int) -> Message:
    if question(view.agenda) == t.NAMING:
        return say("choice-name", gang=gang(number))
    if question(view.agenda) == t.PARLEYING and len(view.offer) % 3 == 1:
        return say("choice-gang-pays", gang=gang(number))
    is_own = view.seat >= 0 and view.gangs[view.seat] == number
    return say("choice-gang-own" if is_own else "choice-gang", gang=gang(number))


def number_label(view: TractionsView, number: int) -> Message:
    if question(view.agenda) == t.CLAIMING:
        return say("choice-clause", number=number + 1)
    if view.pen[0] == t.AT_LAST:
        return say("choice-until", turn=view.turn + number, ahead=number)
    if view.pen[0] == t.AT_BANK:
        return say("choice-any-bank")
    return say("choice-number", number=number)


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
            what = brief(view, i // 4) if stamp(view, action) else paper(view, i // 4)
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
    if action < t.PETROL:
        return say("choice-cars-home" if question(view.agenda) == t.DEPARTING else "choice-cars", count=action - t.CARS)
    if action < t.DODGE:
        count = action - t.PETROL
        gained = count * (count + 11) // 2 if view.agreed[t.SERIES] else 6 * count
        return say("choice-petrol", count=count, points=gained)
    if action < t.DIE:
        return say("choice-dodge", count=action - t.DODGE)
    if t.WEAPON <= action < t.WEAPON + 4:
        return say(f"weapon-{WEAPON_NAMES[action - t.WEAPON]}")
    return word_label(view, action)


def word_label(view: TractionsView, action: int) -> Message:
    """The same word may do different things in different questions."""
    top = question(view.agenda)
    name = slug(WORDS[action])
    if action == t.BACK and top == t.GROUPING:
        name = "let-go"
    elif action == t.GO:
        name = {
            t.SHOOTING: "go-fire",
            t.RIPOSTING: "go-fire",
            t.NAMING: "go-attack",
            t.ORDERING: "go-flee",
            t.DEPARTING: "go-flee",
            t.REACTING: "go-flee",
            t.PARLEYING: "go-parley",
        }.get(top, "go")
        if name == "go-flee" and is_empty(view):
            name = "go-empty"
    elif action == t.ENOUGH and view.enough >> view.gangs[view.seat] & 1:
        name = "not-enough"
    elif action == t.STAND and view.shots:
        name = "stand-fire"
    elif action == t.NO and top == t.DEPARTING:
        name = "no-car"
    elif action == t.NO and top == t.RIPOSTING:
        name = "no-riposte"
    elif action == t.OK and top in (t.SUMMING, t.PARLEYING):
        name = "ok-sum"
    elif action == t.OK and view.pen[0] == t.AT_CLAUSES:
        name = "ok-pact"
    elif action == t.NO and top == t.SHIELDING:
        name = "no-shield"
    elif action in (t.NO, t.YES) and top == t.DUEL_ANSWERING:
        name = "no-duel" if action == t.NO else "yes-duel"
    return say(f"choice-{name}")


def is_empty(view: TractionsView) -> bool:
    """Whether men might board and none has."""
    own = view.gangs[view.seat]
    is_boarded = any(man // t.CREW == own for man in view.boarding)
    return not is_boarded and any(action < t.SPACE for action in view.legal)


# Headings.


def group(view: TractionsView, action: int) -> Message | None:
    """The heading a button stands under; the order of the actions keeps equal ones together."""
    name = heading(view, action)
    if name.startswith("mix-"):
        mix = MIXES[3 * int(name[4:]) :][:3]
        return say("group-mix", cards=hand(mix))
    if not name:
        return None
    return say(f"group-{name}")


def heading(view: TractionsView, action: int) -> str:
    if action < t.SPACE:
        return "men" if question(view.agenda) != t.FLOOR else "swap"
    if action < t.GANG:
        return space_heading(view, action - t.SPACE)
    if action < t.NUMBER:
        return "gangs"
    if action < t.CARD:
        if view.pen[0] != t.AT_LAST:
            return "numbers"
        return "soon" if action - t.NUMBER < SOON else "later"
    if action < t.NOTE:
        return "supply" if question(view.agenda) in (t.TAKING, t.STARTING) else "cards"
    if action < t.WHERE:
        return "notes"
    if action < t.SHOW:
        return ""  # kinds of places stand before the places themselves
    if action < t.TERM:
        return "show"
    if action < t.CLAUSE:
        return GOODS[action - t.TERM]
    if action < t.ACCEPT:
        return "clauses"
    if action < t.PUBLISH:
        return "papers"
    if action < t.SETUP or action in (t.BUY_TIME, t.ENOUGH):
        return "" if question(view.agenda) == t.SHIELDING else "unasked"
    if action < t.CARS:
        return f"mix-{(action - t.SETUP) // 3}"
    if action < t.PETROL:
        return "cars"
    if action < t.DODGE:
        return "petrol"
    if action < t.DONE:
        return "" if action < t.DIE else "weapons"
    if view.legal and view.legal[0] >= t.DONE:
        return ""
    return "or"


def space_heading(view: TractionsView, space: int) -> str:
    is_wide = view.floor != t.NO_FLOOR or len(view.legal) > 12
    if not is_wide:
        return "where"
    kind = BOX.kinds[space]
    name = BOX.names[space]
    if kind == t.STREET and name[1:].isdecimal():
        return AREAS[int(name[-1])]
    return KINDS[kind]
