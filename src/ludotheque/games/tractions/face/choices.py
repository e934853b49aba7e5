"""What can be done now, as people meet it: where to click, what it is called, and the heading it stands under."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from ludotheque.core.agenda import question
from ludotheque.core.face import Choice, Message, say
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.headings import heading
from ludotheque.games.tractions.face.names import BOX, card, clause_title, gang, gangs, money, place_name, post, slug
from ludotheque.games.tractions.face.names import man as name_of
from ludotheque.games.tractions.face.panels import open_paper
from ludotheque.games.tractions.face.papers import brief, paper, slot_pact
from ludotheque.games.tractions.face.rows import gang_of, own_gang
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import SHOW_NAMES, TERM_NAMES, WEAPON_NAMES, WHERE_NAMES, WORDS, man_name

WRITING: Final = 280  # characters of a promise, a claim or a text clause

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
# The same word may do different things in different questions.
MEANINGS: Final = {
    (t.BACK, t.GROUPING): "let-go",
    (t.GO, t.SHOOTING): "go-fire",
    (t.GO, t.RIPOSTING): "go-fire",
    (t.GO, t.NAMING): "go-attack",
    (t.GO, t.ORDERING): "go-flee",
    (t.GO, t.DEPARTING): "go-flee",
    (t.GO, t.REACTING): "go-flee",
    (t.GO, t.PARLEYING): "go-parley",
    (t.NO, t.DEPARTING): "no-car",
    (t.NO, t.RIPOSTING): "no-riposte",
    (t.NO, t.SHIELDING): "no-shield",
    (t.NO, t.DUEL_ANSWERING): "no-duel",
    (t.YES, t.DUEL_ANSWERING): "yes-duel",
    (t.STOP, t.TAKING): "stop-taking",
    (t.STOP, t.STARTING): "stop-taking",
    (t.STOP, t.GATHERING): "stop-gathering",
    (t.STOP, t.AVENGING): "stop-avenging",
    (t.OK, t.SUMMING): "ok-sum",
    (t.OK, t.PARLEYING): "ok-sum",
}
AIMED: Final = (t.SHOOTING, t.RIPOSTING, t.ORDERING)  # a man shoots at somebody
CARDS: Final = {t.WEAPON + t.BY_COLT: t.COLT, t.WEAPON + t.BY_STEN: t.STEN, t.DODGE + 1: t.ESQUIVE}  # played by a click
PEN_RANKS: Final = {t.SEND: -1, t.OK: -1, t.RUB: 1, t.TEAR: 2}  # what the pen writes stands between them
LAST: Final = 3
CLOSING: Final = (t.DONE, t.SEND, t.OK, t.GO, t.NO, t.END, t.BACK, t.ALLOW, t.PASS, t.STAND, t.STAY, t.STOP)


def choice(view: TractionsView, action: int) -> Choice:
    """One legal action or aside."""
    label = LABELS[STARTS[bisect_right(STARTS, action) - 1]](view, action)
    rank = LAST if action == t.NO and question(view.agenda) == t.DUEL_ANSWERING else pen_rank(view, action)
    group = None if rank < 0 else heading(view, action)
    if is_written(view, action):
        return Choice((), label, words=WRITING, group=group, rank=rank, closes=True)
    is_closing = action in CLOSING
    return Choice(spots(view, action), label, group=group, rank=rank, closes=is_closing, holds=holds(view, action))


def holds(view: TractionsView, action: int) -> str:
    """Men who set out are held with those who stand with them, men who aim one by one."""
    top = question(view.agenda)
    if action >= t.SPACE or gang_of(action) != own_gang(view):
        return ""
    if top == t.MOVING:
        return BOX.names[view.place[action]]
    is_aiming = top in AIMED and not view.cars[own_gang(view)] and view.aim[0] == t.NONE
    return man_name(action) if is_aiming else ""


def is_written(view: TractionsView, action: int) -> bool:
    """Whether the player says it in words."""
    return action == t.OK and rows.pen(view).step == t.AT_WORDS


def pen_rank(view: TractionsView, action: int) -> int:
    """While the pen writes, sending and closing come first; rubbing out, tearing up and other papers last."""
    if rows.pen(view).step == t.RESTING:
        return 0
    return LAST if t.ACCEPT <= action < t.PUBLISH else PEN_RANKS.get(action, 0)


# Where to click.


def spots(view: TractionsView, action: int) -> tuple[str, ...]:
    if action < t.SPACE:
        return (f"man-{man_name(action)}",)
    if action < t.GANG:
        return (f"space-{BOX.names[action - t.SPACE]}",)
    if action < t.NUMBER and question(view.agenda) == t.PICKING_GANG:
        return (f"space-{BOX.names[BOX.bases[action - t.GANG]]}",)
    if t.CARD <= action < t.CARD + t.KINDS:
        return (f"card-{CARD_NAMES[action - t.CARD]}",)
    if t.SETUP <= action < t.CARS:
        return (f"mix-{rows.mix_of(action)}", f"kit-{CARD_NAMES[rows.setup_card(action)]}")
    if action in CARDS:
        return (f"card-{CARD_NAMES[CARDS[action]]}",)
    return stamp(view, action)


def stamp(view: TractionsView, action: int) -> tuple[str, ...]:
    """The place on the paper in sight that does the same."""
    if t.ACCEPT <= action < t.PUBLISH:
        verb, number = answered(action)
        name = f"{verb}-{number}"
    elif action in open_paper.PEN_STAMPS:
        name = open_paper.PEN_STAMPS[action].spot
    else:
        return ()
    leaf = open_paper.leaf_of(view)
    return (name,) if leaf is not None and any(stamp.spot == name for stamp in leaf.stamps) else ()


def answered(action: int) -> tuple[str, int]:
    """What is done with a paper, and its number in the own file."""
    if action >= t.WITHDRAW:
        return "withdraw", action - t.WITHDRAW
    return ("refuse", action - t.REFUSE) if action >= t.REFUSE else ("accept", action - t.ACCEPT)


# What it is called.


def man_label(view: TractionsView, man: int) -> Message:
    top = question(view.agenda)
    own = own_gang(view)
    is_own = gang_of(man) == own
    key = MEN.get(top, ("man", "man"))[0 if is_own else 1]
    if top == t.ORDERING and is_own and own != t.NONE and view.cars[own]:
        key = "man-boards"
    where = post(man, view.place[man])
    return say(f"choice-{key}", man=name_of(man), place=where, loot=view.loot[man], sum=money(view.loot[man]))


def space_label(view: TractionsView, action: int) -> Message:
    space = action - t.SPACE
    place = place_name(space)
    top = question(view.agenda)
    if top == t.GROUPING and (others := rows.gang_bits(view, space, view.active)):
        is_contested = BOX.kinds[space] in (t.STREET, t.HOTEL)
        return say("choice-space-held" if is_contested else "choice-space-shared", place=place, who=gangs(others))
    return say("choice-drive" if top == t.DRIVING else "choice-space", place=place)


def gang_label(view: TractionsView, action: int) -> Message:
    number = action - t.GANG
    top = question(view.agenda)
    if top == t.PICKING_GANG:
        return gang(number)
    if top == t.NAMING:
        return say("choice-name", gang=gang(number))
    if top == t.PARLEYING and len(view.offer) % rows.SUM == 1:
        return say("choice-gang-pays", gang=gang(number))
    return say("choice-gang-own" if own_gang(view) == number else "choice-gang", gang=gang(number))


def number_label(view: TractionsView, action: int) -> Message:
    number = action - t.NUMBER
    step = rows.pen(view).step
    if question(view.agenda) == t.CLAIMING:
        return say("choice-clause", number=number + 1)
    if step == t.AT_LAST:
        return say("choice-until", turn=view.turn + number, ahead=number)
    if step == t.AT_BANK:
        return say("choice-any-bank")
    return say("choice-number", number=number)


def card_label(view: TractionsView, action: int) -> Message:
    kind = action - t.CARD
    top = question(view.agenda)
    if kind == t.MONEY:
        return card(kind)
    if top in (t.TAKING, t.STARTING):
        return say("choice-take", card=card(kind), left=max(0, view.sight[kind]))
    if top == t.DISCARDING:
        return say("choice-discard", card=card(kind), count=view.hand[kind])
    return say("choice-card", card=card(kind))


def note_label(view: TractionsView, action: int) -> Message:
    return say("choice-note", sum=money(t.NOTES[action - t.NOTE]))


def where_label(view: TractionsView, action: int) -> Message:
    return say(f"where-{WHERE_NAMES[action - t.WHERE]}")


def show_label(view: TractionsView, action: int) -> Message:
    return say("choice-show", what=say(f"show-{SHOW_NAMES[action - t.SHOW]}"))


def pact_label(view: TractionsView, action: int) -> Message:
    slot = action - t.PACT
    return say("choice-pact", slot=slot + 1, what=slot_pact(view, slot))


def term_label(view: TractionsView, action: int) -> Message:
    return say(f"term-{TERM_NAMES[action - t.TERM]}")


def clause_label(view: TractionsView, action: int) -> Message:
    return clause_title(action - t.CLAUSE + t.PEACE)


def paper_label(view: TractionsView, action: int) -> Message:
    verb, number = answered(action)
    own = own_gang(view)
    for found in rows.papers(view):
        if found.number == number and (found.proposer == own) == (verb == "withdraw"):
            what = brief(view, found.place) if stamp(view, action) else paper(view, found.place)
            return say(f"choice-{verb}", number=number + 1, who=gang(found.proposer), what=what)
    return say(f"choice-{verb}", number=number + 1, who=gang(t.NONE), what=say("nothing"))


def publish_label(view: TractionsView, action: int) -> Message:
    slot = action - t.PUBLISH
    return say("choice-publish", slot=slot + 1, what=slot_pact(view, slot))


def claim_label(view: TractionsView, action: int) -> Message:
    slot, accused = divmod(action - t.CLAIM, t.GANGS)
    return say("choice-claim", slot=slot + 1, gang=gang(accused))


def shield_label(view: TractionsView, action: int) -> Message:
    return say("choice-shield", where=say("shield-hotels" if action > t.SHIELD else "shield-cafes"))


def setup_label(view: TractionsView, action: int) -> Message:
    return say("choice-setup", card=card(rows.setup_card(action)))


def cars_label(view: TractionsView, action: int) -> Message:
    key = "choice-cars-home" if question(view.agenda) == t.DEPARTING else "choice-cars"
    return say(key, count=action - t.CARS)


def petrol_label(view: TractionsView, action: int) -> Message:
    """R161: in a series each further Traction gives one point more than the one before."""
    count = action - t.PETROL
    more = count * (count - 1) // 2 if view.agreed[t.SERIES] else 0
    return say("choice-petrol", count=count, points=BOX.traction_points * count + more)


def dodge_label(view: TractionsView, action: int) -> Message:
    return say("choice-dodge", count=action - t.DODGE)


def weapon_label(view: TractionsView, action: int) -> Message:
    return say(f"weapon-{WEAPON_NAMES[action - t.WEAPON]}")


def word_label(view: TractionsView, action: int) -> Message:
    word = MEANINGS.get((action, question(view.agenda)), slug(WORDS[action]))
    if is_written(view, action):
        word = "words"
    elif word == "go-flee" and is_empty(view):
        word = "go-empty"
    elif action == t.ENOUGH and view.enough >> own_gang(view) & 1:
        word = "not-enough"
    elif action == t.STAND and view.shots:
        word = "stand-fire"
    elif word == "ok" and rows.pen(view).step == t.AT_CLAUSES:
        word = "ok-pact"
    return say(f"choice-{word}")


def is_empty(view: TractionsView) -> bool:
    """Whether men might board and none has."""
    own = own_gang(view)
    is_boarded = any(gang_of(man) == own for man in view.boarding)
    return not is_boarded and any(action < t.SPACE for action in view.legal)


# By where a range of actions begins.
LABELS: Final[dict[int, Callable[[TractionsView, int], Message]]] = {
    t.PAWN: man_label,
    t.SPACE: space_label,
    t.GANG: gang_label,
    t.NUMBER: number_label,
    t.CARD: card_label,
    t.NOTE: note_label,
    t.WHERE: where_label,
    t.SHOW: show_label,
    t.PACT: pact_label,
    t.TERM: term_label,
    t.CLAUSE: clause_label,
    t.ACCEPT: paper_label,
    t.PUBLISH: publish_label,
    t.CLAIM: claim_label,
    t.SHIELD: shield_label,
    t.SETUP: setup_label,
    t.CARS: cars_label,
    t.PETROL: petrol_label,
    t.DODGE: dodge_label,
    t.DONE: word_label,
    t.WEAPON: weapon_label,
    t.WITHDRAWAL: word_label,
}
STARTS: Final = sorted(LABELS)
