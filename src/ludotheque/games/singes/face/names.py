"""What things are called: seats, tokens, squares, and the lines of the log."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Line, Message, say
from ludotheque.core.state import HIDDEN, Event, View
from ludotheque.games.singes.face import layout
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.actions import NAMES

PAWNS: Final = tuple(say(f"colour-{colour}") for colour in t.PAWNS)
DICE: Final = tuple(say(f"die-{colour}") for colour in range(3))
DIRECTIONS: Final = tuple(say(f"direction-{name}") for name in ("north", "east", "south", "west"))
BACKS: Final = tuple(say(f"back-{letter}") for letter in "WCKZGL")
SOME: Final = tuple(say(f"some-{letter}") for letter in "WCKZGL")  # "a weapon"
LOOT_BACKS: Final = (SOME[0], SOME[5], SOME[2])
MERITS: Final = ("missing", "digits", "weapons", "items")  # R84


def pawn(view: View, seat: int) -> Message:
    """A player by the colour of the pawn he has taken."""
    return PAWNS[view.sides[seat]]


def token(kind: int) -> Message:
    """The name of a token with its number: "axe", "patrol of strength 3", "digit 2"."""
    name = NAMES[kind].rstrip("0123456789")
    number = NAMES[kind][len(name) :]
    return say(f"full-{name}", number=int(number)) if number else say(f"token-{name}")


def about(kind: int) -> Message:
    """What a token is good for."""
    if kind < t.ARMS:
        return say("about-weapon")
    if t.ARI <= kind < t.DIGIT:
        return say("about-helper" if kind < t.DAENA else "about-guide")
    if kind in (t.RED_DIE, t.YELLOW_DIE):
        return say("about-die")
    return say(f"about-{NAMES[kind].rstrip('0123456789')}")


def ape(kind: int) -> Message:
    """An ape as one speaks of it: "a gorilla of strength 8", "Attar, chief of the apes"."""
    return say("foe-ape", ape=token(kind)) if kind >= t.CHIMP else token(kind)


def foe(kind: int, strength: int) -> Message:
    """Whom one fights: a chief too with his strength."""
    return ape(kind) if kind >= t.CHIMP else say("foe-chief", ape=token(kind), strength=strength)


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
    x, y = layout.place(view, square)
    return say("at", x=str(x), y=str(y))


def content(view: SingesView, square: int) -> Message:
    """What lies on a square, or what the square is, and who else stands there."""
    others = [pawn(view, seat) for seat in range(view.seats) if view.pawns[seat] == square and seat != view.seat]
    if others:
        return say("square-shared", what=ground(view, square), others=joined(others))
    return ground(view, square)


def ground(view: SingesView, square: int) -> Message:
    there = view.board[square]
    if there >= t.APE:
        return token(there - t.APE)
    if there >= t.KEY_UP:
        return say("square-key", code=key(view, there - t.KEY_UP))
    if there == t.KEY_DOWN:
        return say("square-closed")
    if there:
        return SOME[there - t.MARK_W]
    if view.cells[square] == t.START:
        return say("square-start")
    if layout.is_live(view, square):
        return say("square-live")
    return say("square-portal" if layout.is_portal(square) else "square-plain")


def key(view: SingesView, number: int) -> Message:
    return code(view.keys[number * 4 : number * 4 + 4])


def code(types: list[int]) -> Message:
    """What a key asks for: "axe 2 2 3"."""
    need, *digits = types
    return say("key", need=token(need), digits=" ".join(str(digit - t.DIGIT + 1) for digit in digits))


def known_types(view: SingesView, place: int) -> list[int]:
    """The types a reader knows to lie face down before a seat, or in the START pile; a hand that is shown, he knows."""
    if place < t.PILE and view.question == t.OVER and view.shown[place * t.ITEMS] != HIDDEN:
        hand = view.shown[place * t.ITEMS : place * t.ITEMS + t.ITEMS]
        hand[t.ARI : t.KARUBI + 1] = [0] * 7
        for colour in range(2):
            hand[t.RED_DIE + colour] -= view.used[place * 2 + colour]
        return [kind for kind in range(t.ITEMS) for _ in range(hand[kind])]
    sights = view.sights
    return [sights[i + 1] for i in range(0, len(sights), 3) if sights[i] == place for _ in range(sights[i + 2])]


def square_spot(square: int) -> str:
    return f"sq-{square}"


def told_kind(event: Event) -> Message | None:
    """The secret of an event, for those who may know it."""
    return token(event.secret[0]) if event.secret and event.secret[0] != HIDDEN else None


def loot(what: int) -> Message:
    if what < t.LOOT_DICE:
        return token(t.ARI + what)
    if what < t.LOOT_W:
        return token(t.RED_DIE + what - t.LOOT_DICE)
    return LOOT_BACKS[what - t.LOOT_W]


def line(view: SingesView, event: Event) -> Line | None:
    """What the log says of an event."""
    found = MAKERS.get(event.kind)
    return found(view, event, pawn(view, event.seat) if event.seat >= 0 else say("nothing")) if found else None


def began(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-began", who=who))


def turn(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-turn", who=who, round=event.shown[0]), (), opens_turn=True)


def rolled(view: SingesView, event: Event, who: Message) -> Line:
    question, die, face = event.shown
    purpose = {t.ROLL_MOVE: "move", t.ROLL_FIGHT: "fight"}.get(question, "patrol")
    return Line(say(f"line-rolled-{purpose}", who=who, die=DICE[die], face=face), (f"die-{die}",))


def helped(view: SingesView, event: Event, who: Message) -> Line:
    mask, total = event.shown
    names = [token(t.ARI + helper) for helper in range(t.HELPERS) if mask >> helper & 1]
    if not names:
        return Line(say("line-unhelped", who=who, total=total))
    return Line(say("line-helped", who=who, helpers=joined(names), total=total))


def stopped(view: SingesView, event: Event, who: Message) -> Line:
    square = event.shown[0]
    where = "-start" if square == layout.start(view) else "-portal" if layout.is_portal(square) else ""
    return Line(say(f"line-stopped{where}", who=who), (square_spot(square),))


def ape_shown(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-ape", who=who, ape=token(event.shown[1])), (square_spot(event.shown[0]),))


def declared(view: SingesView, event: Event, who: Message) -> Line:
    kinds = [weapon for weapon, count in enumerate(event.shown[1:]) for _ in range(count)]
    return Line(say("line-declared" if kinds else "line-bare", who=who, weapons=tokens(kinds)))


def fought(view: SingesView, event: Event, who: Message) -> Line:
    square, kind, face, bonus, strength, retreat = event.shown
    total = face + bonus
    result = "won" if total > strength else "drawn" if total == strength else "lost"
    if result != "won" and retreat != t.NONE:
        result += "-duty"
    message = say(f"line-fought-{result}", who=who, ape=foe(kind, strength), face=face, bonus=bonus, total=total)
    return Line(message, (square_spot(square),))


def killed(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-killed", who=who, ape=ape(event.shown[1])), (square_spot(event.shown[0]),))


def moved(view: SingesView, event: Event, who: Message) -> Line:
    kind, source, target = event.shown
    return Line(say("line-moved", who=who, ape=ape(kind)), (square_spot(source), square_spot(target)))


def sacrificed(view: SingesView, event: Event, who: Message) -> Line:
    return Line(gone(event, who, "sacrificed", t.L, event.shown[0]))


def gone(event: Event, who: Message, verb: str, back: int, used: int) -> Message:
    """A token that goes to the START pile: named to those who may know it."""
    known = token(t.RED_DIE + used) if used != t.NONE else told_kind(event)
    return say(f"line-{verb}", who=who, what=known or SOME[back])


def took(view: SingesView, event: Event, who: Message) -> Line:
    square, back = event.shown
    known = told_kind(event)
    spots = (square_spot(square),)
    if known:
        return Line(say("line-took-known", who=who, back=SOME[back], what=known), spots)
    return Line(say("line-took", who=who, back=SOME[back]), spots)


def met(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-joined", who=who, what=token(event.shown[1])), (square_spot(event.shown[0]),))


def chief(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-chief", who=who, what=token(event.shown[1])), (square_spot(event.shown[0]),))


def fell(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-fell", who=who), (square_spot(event.shown[0]),))


def forfeited(view: SingesView, event: Event, who: Message) -> Line:
    return Line(gone(event, who, "forfeited", event.shown[0], event.shown[1]))


def confiscated(view: SingesView, event: Event, who: Message) -> Line:
    return Line(gone(event, who, "confiscated", event.shown[0], event.shown[1]))


def held(view: SingesView, event: Event, who: Message) -> Line:
    turns, here = event.shown
    return Line(say("line-held-here" if here else "line-held", who=who, turns=turns))


def key_turned(view: SingesView, event: Event, who: Message) -> Line:
    square, *types = event.shown
    return Line(say("line-key", who=who, code=code(types)), (square_spot(square),))


def escaped(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-escaped", who=who), (square_spot(event.shown[0]),))


def picked(view: SingesView, event: Event, who: Message) -> Line:
    known = told_kind(event)
    if known:
        return Line(say("line-picked-known", who=who, back=SOME[event.shown[0]], what=known))
    return Line(say("line-picked", who=who, back=SOME[event.shown[0]]))


def tile_taken(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-tile", who=who, tile=event.shown[0] + 1), (square_spot(event.shown[1]),))


def tile_sunk(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-sunk", tile=event.shown[0] + 1))


def tile_placed(view: SingesView, event: Event, who: Message) -> Line:
    tile = event.shown[0]
    spots = tuple(square_spot(tile * t.CELLS + t.PORTAL + side) for side in range(4))
    return Line(say("line-placed", who=who, tile=tile + 1, turns=event.shown[3]), spots)


def went_idle(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-idle"), (square_spot(event.shown[0]),))


def attacked(view: SingesView, event: Event, who: Message) -> Line:
    known = told_kind(event)
    victim = pawn(view, event.shown[0])
    if known:
        return Line(say("line-attacked-known", who=who, victim=victim, what=known))
    return Line(say("line-attacked", who=who, victim=victim))


def skipped(view: SingesView, event: Event, who: Message) -> Line:
    kind, turns = event.shown
    what = "trap" if kind == t.TRAP else "ambush"
    return Line(say(f"line-skipped-{what}", who=who, turns=turns))


def ambushed(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-ambushed", who=who, turns=event.shown[0] - t.AMBUSH + 1))


def patrolled(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-patrolled", who=who, strength=event.shown[0] - t.PATROL + 1))


def defended(view: SingesView, event: Event, who: Message) -> Line:
    strength, face = event.shown
    return Line(say("line-defended" if face > strength else "line-overrun", who=who, face=face, strength=strength))


def stole(view: SingesView, event: Event, who: Message) -> Line:
    rival, what = event.shown
    return Line(say("line-stole", who=who, victim=pawn(view, rival), what=told_kind(event) or loot(what)))


def looked(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-looked", who=who, victim=pawn(view, event.shown[0])))


def went(view: SingesView, event: Event, who: Message) -> Line:
    how, source, target = event.shown
    if how == t.COMPASS_TOKEN:
        return Line(say("line-compass", who=who), (square_spot(target),))
    return Line(say("line-guided", who=who, guide=token(how)), (square_spot(source), square_spot(target)))


def dodged(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-dodged", who=who, how=token(event.shown[0])))


def quiet(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-quiet", count=event.shown[0]))


def night(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say(f"line-night-{('', 'quiet', 'rounds', 'dead')[event.shown[0]]}"), (), opens_turn=True)


def shown(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-shown", who=who, hand=tokens(event.shown)))


def ranked(view: SingesView, event: Event, who: Message) -> Line:
    rank, missing, digits, weapons, items, by = event.shown
    line = say("line-ranked", who=who, rank=rank, missing=missing, digits=digits, weapons=weapons, items=items)
    return Line(say(f"line-best-{MERITS[by - 1]}", line=line) if by else line)


def sat_out(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-sat-out", who=who))


MAKERS: Final = {
    t.BEGAN: began,
    t.TURN: turn,
    t.ROLLED: rolled,
    t.HELPED: helped,
    t.STOPPED: stopped,
    t.APE_SHOWN: ape_shown,
    t.DECLARED: declared,
    t.FOUGHT: fought,
    t.KILLED: killed,
    t.MOVED: moved,
    t.SACRIFICED: sacrificed,
    t.TOOK: took,
    t.JOINED: met,
    t.CHIEF: chief,
    t.FELL: fell,
    t.FORFEITED: forfeited,
    t.HELD: held,
    t.KEY_TURNED: key_turned,
    t.ESCAPED: escaped,
    t.PICKED: picked,
    t.TILE_TAKEN: tile_taken,
    t.TILE_SUNK: tile_sunk,
    t.TILE_PLACED: tile_placed,
    t.WENT_IDLE: went_idle,
    t.ATTACKED: attacked,
    t.SKIPPED: skipped,
    t.AMBUSHED: ambushed,
    t.PATROLLED: patrolled,
    t.DEFENDED: defended,
    t.CONFISCATED: confiscated,
    t.STOLE: stole,
    t.LOOKED: looked,
    t.WENT: went,
    t.DODGED: dodged,
    t.QUIET: quiet,
    t.NIGHT: night,
    t.SHOWN: shown,
    t.RANKED: ranked,
    t.SAT_OUT: sat_out,
}
