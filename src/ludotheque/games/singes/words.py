"""What things are called: seats, tokens, squares, and the lines of the log."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Line, Message, say
from ludotheque.core.state import HIDDEN, Event
from ludotheque.games.singes import terms, terrain
from ludotheque.games.singes.notation import NAMES
from ludotheque.games.singes.terms import CELLS, ITEMS, NONE
from ludotheque.games.singes.view import SingesView

COLOURS: Final = ("red", "blue", "green", "yellow", "black", "white")
SEATS: Final = tuple(say(f"colour-{colour}") for colour in COLOURS)
DICE: Final = tuple(say(f"die-{colour}") for colour in range(3))
DIRECTIONS: Final = tuple(say(f"direction-{name}") for name in ("north", "east", "south", "west"))
BACKS: Final = tuple(say(f"back-{letter}") for letter in "WCKZGL")
SOME: Final = tuple(say(f"some-{letter}") for letter in "WCKZGL")  # "a weapon"
LOOT_BACKS: Final = (SOME[0], SOME[5], SOME[2])
START_SQUARE: Final = 12  # the middle of the first tile
MERITS: Final = ("missing", "digits", "weapons", "items")  # R84


def token(kind: int) -> Message:
    """The name of a token with its number: "axe", "patrol of strength 3", "digit 2"."""
    name = NAMES[kind].rstrip("0123456789")
    number = NAMES[kind][len(name) :]
    return say(f"full-{name}", number=int(number)) if number else say(f"token-{name}")


def about(kind: int) -> Message:
    """What a token is good for."""
    if kind < terms.ARMS:
        return say("about-weapon")
    if terms.ARI <= kind < terms.DIGIT:
        return say("about-helper" if kind < terms.DAENA else "about-guide")
    if kind in (terms.RED_DIE, terms.YELLOW_DIE):
        return say("about-die")
    return say(f"about-{NAMES[kind].rstrip('0123456789')}")


def ape(kind: int) -> Message:
    """An ape as one speaks of it: "a gorilla of strength 8", "Attar, chief of the apes"."""
    return say("foe-ape", ape=token(kind)) if kind >= terms.CHIMP else token(kind)


def foe(kind: int, strength: int) -> Message:
    """Whom one fights: a chief too with his strength."""
    return ape(kind) if kind >= terms.CHIMP else say("foe-chief", ape=token(kind), strength=strength)


def tokens(kinds: list[int]) -> Message:
    """A list in words, built by twos so that each language joins it its own way."""
    if not kinds:
        return say("nothing")
    names = [token(kind) for kind in kinds]
    joined = names[0]
    for name in names[1:]:
        joined = say("list", first=joined, last=name)
    return joined


def joined(messages: list[Message]) -> Message:
    if not messages:
        return say("nothing")
    found = messages[0]
    for message in messages[1:]:
        found = say("list", first=found, last=message)
    return found


def at(view: SingesView, square: int) -> Message:
    x, y = terrain.place(view, square)
    return say("at", x=str(x), y=str(y))


def content(view: SingesView, square: int) -> Message:
    """What lies on a square, or what the square is, and who else stands there."""
    others = [SEATS[seat] for seat in range(view.seats) if view.pawns[seat] == square and seat != view.seat]
    if others:
        return say("square-shared", what=ground(view, square), others=joined(others))
    return ground(view, square)


def ground(view: SingesView, square: int) -> Message:
    there = view.board[square]
    if there >= terms.APE:
        return token(there - terms.APE)
    if there >= terms.KEY_UP:
        return say("square-key", code=key(view, there - terms.KEY_UP))
    if there == terms.KEY_DOWN:
        return say("square-closed")
    if there:
        return SOME[there - terms.MARK_W]
    if view.cells[square] == terms.START:
        return say("square-start")
    if terrain.is_live(view, square):
        return say("square-live")
    return say("square-portal" if terrain.is_portal(square) else "square-plain")


def key(view: SingesView, number: int) -> Message:
    return code(view.keys[number * 4 : number * 4 + 4])


def code(types: list[int]) -> Message:
    """What a key asks for: "axe 2 2 3"."""
    need, *digits = types
    return say("key", need=token(need), digits=" ".join(str(digit - terms.DIGIT + 1) for digit in digits))


def known_types(view: SingesView, place: int) -> list[int]:
    """The types a reader knows to lie face down before a seat, or in the START pile; a hand that is shown, he knows."""
    if place < terms.PILE and view.question == terms.OVER and view.shown[place * ITEMS] != HIDDEN:
        hand = view.shown[place * ITEMS : place * ITEMS + ITEMS]
        hand[terms.ARI : terms.KARUBI + 1] = [0] * 7
        for colour in range(2):
            hand[terms.RED_DIE + colour] -= view.used[place * 2 + colour]
        return [kind for kind in range(ITEMS) for _ in range(hand[kind])]
    sights = view.sights
    return [sights[i + 1] for i in range(0, len(sights), 3) if sights[i] == place for _ in range(sights[i + 2])]


def square_spot(square: int) -> str:
    return f"sq-{square}"


def told_kind(event: Event) -> Message | None:
    """The secret of an event, for those who may know it."""
    return token(event.secret[0]) if event.secret and event.secret[0] != HIDDEN else None


def loot(what: int) -> Message:
    if what < terms.LOOT_DICE:
        return token(terms.ARI + what)
    if what < terms.LOOT_W:
        return token(terms.RED_DIE + what - terms.LOOT_DICE)
    return LOOT_BACKS[what - terms.LOOT_W]


def line(event: Event) -> Line | None:
    """What the log says of an event."""
    found = MAKERS.get(event.kind)
    return found(event, SEATS[event.seat] if event.seat >= 0 else say("nothing")) if found else None


def began(event: Event, who: Message) -> Line:
    return Line(say("line-began", who=who))


def turn(event: Event, who: Message) -> Line:
    return Line(say("line-turn", who=who, round=event.shown[0]), (), opens_turn=True)


def rolled(event: Event, who: Message) -> Line:
    question, die, face = event.shown
    purpose = {terms.ROLL_MOVE: "move", terms.ROLL_FIGHT: "fight"}.get(question, "patrol")
    return Line(say(f"line-rolled-{purpose}", who=who, die=DICE[die], face=face), (f"die-{die}",))


def helped(event: Event, who: Message) -> Line:
    mask, total = event.shown
    names = [token(terms.ARI + helper) for helper in range(terms.HELPERS) if mask >> helper & 1]
    if not names:
        return Line(say("line-unhelped", who=who, total=total))
    return Line(say("line-helped", who=who, helpers=joined(names), total=total))


def stopped(event: Event, who: Message) -> Line:
    square = event.shown[0]
    where = "-start" if square == START_SQUARE else "-portal" if terrain.is_portal(square) else ""
    return Line(say(f"line-stopped{where}", who=who), (square_spot(square),))


def ape_shown(event: Event, who: Message) -> Line:
    return Line(say("line-ape", who=who, ape=token(event.shown[1])), (square_spot(event.shown[0]),))


def declared(event: Event, who: Message) -> Line:
    kinds = [weapon for weapon, count in enumerate(event.shown[1:]) for _ in range(count)]
    return Line(say("line-declared" if kinds else "line-bare", who=who, weapons=tokens(kinds)))


def fought(event: Event, who: Message) -> Line:
    square, kind, face, bonus, strength, retreat = event.shown
    total = face + bonus
    result = "won" if total > strength else "drawn" if total == strength else "lost"
    if result != "won" and retreat != NONE:
        result += "-duty"
    message = say(f"line-fought-{result}", who=who, ape=foe(kind, strength), face=face, bonus=bonus, total=total)
    return Line(message, (square_spot(square),))


def killed(event: Event, who: Message) -> Line:
    return Line(say("line-killed", who=who, ape=ape(event.shown[1])), (square_spot(event.shown[0]),))


def moved(event: Event, who: Message) -> Line:
    kind, source, target = event.shown
    return Line(say("line-moved", who=who, ape=ape(kind)), (square_spot(source), square_spot(target)))


def sacrificed(event: Event, who: Message) -> Line:
    return Line(gone(event, who, "sacrificed", terms.L, event.shown[0]))


def gone(event: Event, who: Message, verb: str, back: int, used: int) -> Message:
    """A token that goes to the START pile: named to those who may know it."""
    known = token(terms.RED_DIE + used) if used != NONE else told_kind(event)
    return say(f"line-{verb}", who=who, what=known or SOME[back])


def took(event: Event, who: Message) -> Line:
    square, back = event.shown
    known = told_kind(event)
    spots = (square_spot(square),)
    if known:
        return Line(say("line-took-known", who=who, back=SOME[back], what=known), spots)
    return Line(say("line-took", who=who, back=SOME[back]), spots)


def met(event: Event, who: Message) -> Line:
    return Line(say("line-joined", who=who, what=token(event.shown[1])), (square_spot(event.shown[0]),))


def chief(event: Event, who: Message) -> Line:
    return Line(say("line-chief", who=who, what=token(event.shown[1])), (square_spot(event.shown[0]),))


def fell(event: Event, who: Message) -> Line:
    return Line(say("line-fell", who=who), (square_spot(event.shown[0]),))


def forfeited(event: Event, who: Message) -> Line:
    return Line(gone(event, who, "forfeited", event.shown[0], event.shown[1]))


def confiscated(event: Event, who: Message) -> Line:
    return Line(gone(event, who, "confiscated", event.shown[0], event.shown[1]))


def held(event: Event, who: Message) -> Line:
    turns, here = event.shown
    return Line(say("line-held-here" if here else "line-held", who=who, turns=turns))


def key_turned(event: Event, who: Message) -> Line:
    square, *types = event.shown
    return Line(say("line-key", who=who, code=code(types)), (square_spot(square),))


def escaped(event: Event, who: Message) -> Line:
    return Line(say("line-escaped", who=who), (square_spot(event.shown[0]),))


def picked(event: Event, who: Message) -> Line:
    known = told_kind(event)
    if known:
        return Line(say("line-picked-known", who=who, back=SOME[event.shown[0]], what=known))
    return Line(say("line-picked", who=who, back=SOME[event.shown[0]]))


def tile_taken(event: Event, who: Message) -> Line:
    return Line(say("line-tile", who=who, tile=event.shown[0] + 1), (square_spot(event.shown[1]),))


def tile_sunk(event: Event, who: Message) -> Line:
    return Line(say("line-sunk", tile=event.shown[0] + 1))


def tile_placed(event: Event, who: Message) -> Line:
    tile = event.shown[0]
    spots = tuple(square_spot(tile * CELLS + terms.PORTAL + side) for side in range(4))
    return Line(say("line-placed", who=who, tile=tile + 1, turns=event.shown[3]), spots)


def went_idle(event: Event, who: Message) -> Line:
    return Line(say("line-idle"), (square_spot(event.shown[0]),))


def attacked(event: Event, who: Message) -> Line:
    known = told_kind(event)
    victim = SEATS[event.shown[0]]
    if known:
        return Line(say("line-attacked-known", who=who, victim=victim, what=known))
    return Line(say("line-attacked", who=who, victim=victim))


def skipped(event: Event, who: Message) -> Line:
    kind, turns = event.shown
    what = "trap" if kind == terms.TRAP else "ambush"
    return Line(say(f"line-skipped-{what}", who=who, turns=turns))


def ambushed(event: Event, who: Message) -> Line:
    return Line(say("line-ambushed", who=who, turns=event.shown[0] - terms.AMBUSH + 1))


def patrolled(event: Event, who: Message) -> Line:
    return Line(say("line-patrolled", who=who, strength=event.shown[0] - terms.PATROL + 1))


def defended(event: Event, who: Message) -> Line:
    strength, face = event.shown
    return Line(say("line-defended" if face > strength else "line-overrun", who=who, face=face, strength=strength))


def stole(event: Event, who: Message) -> Line:
    rival, what = event.shown
    return Line(say("line-stole", who=who, victim=SEATS[rival], what=told_kind(event) or loot(what)))


def looked(event: Event, who: Message) -> Line:
    return Line(say("line-looked", who=who, victim=SEATS[event.shown[0]]))


def went(event: Event, who: Message) -> Line:
    how, source, target = event.shown
    if how == terms.COMPASS_TOKEN:
        return Line(say("line-compass", who=who), (square_spot(target),))
    return Line(say("line-guided", who=who, guide=token(how)), (square_spot(source), square_spot(target)))


def dodged(event: Event, who: Message) -> Line:
    return Line(say("line-dodged", who=who, how=token(event.shown[0])))


def quiet(event: Event, who: Message) -> Line:
    return Line(say("line-quiet", count=event.shown[0]))


def night(event: Event, who: Message) -> Line:
    return Line(say(f"line-night-{('', 'quiet', 'rounds', 'dead')[event.shown[0]]}"), (), opens_turn=True)


def shown(event: Event, who: Message) -> Line:
    return Line(say("line-shown", who=who, hand=tokens(event.shown)))


def ranked(event: Event, who: Message) -> Line:
    rank, missing, digits, weapons, items, by = event.shown
    line = say("line-ranked", who=who, rank=rank, missing=missing, digits=digits, weapons=weapons, items=items)
    return Line(say(f"line-best-{MERITS[by - 1]}", line=line) if by else line)


def sat_out(event: Event, who: Message) -> Line:
    return Line(say("line-sat-out", who=who))


MAKERS: Final = {
    terms.BEGAN: began,
    terms.TURN: turn,
    terms.ROLLED: rolled,
    terms.HELPED: helped,
    terms.STOPPED: stopped,
    terms.APE_SHOWN: ape_shown,
    terms.DECLARED: declared,
    terms.FOUGHT: fought,
    terms.KILLED: killed,
    terms.MOVED: moved,
    terms.SACRIFICED: sacrificed,
    terms.TOOK: took,
    terms.JOINED: met,
    terms.CHIEF: chief,
    terms.FELL: fell,
    terms.FORFEITED: forfeited,
    terms.HELD: held,
    terms.KEY_TURNED: key_turned,
    terms.ESCAPED: escaped,
    terms.PICKED: picked,
    terms.TILE_TAKEN: tile_taken,
    terms.TILE_SUNK: tile_sunk,
    terms.TILE_PLACED: tile_placed,
    terms.WENT_IDLE: went_idle,
    terms.ATTACKED: attacked,
    terms.SKIPPED: skipped,
    terms.AMBUSHED: ambushed,
    terms.PATROLLED: patrolled,
    terms.DEFENDED: defended,
    terms.CONFISCATED: confiscated,
    terms.STOLE: stole,
    terms.LOOKED: looked,
    terms.WENT: went,
    terms.DODGED: dodged,
    terms.QUIET: quiet,
    terms.NIGHT: night,
    terms.SHOWN: shown,
    terms.RANKED: ranked,
    terms.SAT_OUT: sat_out,
}
