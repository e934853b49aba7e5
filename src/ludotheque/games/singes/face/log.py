"""The lines of the log: what is said of each event."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Line, Message, say
from ludotheque.core.state import HIDDEN, Event
from ludotheque.games.singes.face import layout, names
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.names import REASONS

MERITS: Final = ("missing", "digits", "weapons", "items")  # R84


def line(view: SingesView, event: Event) -> Line | None:
    """What the log says of an event."""
    found = MAKERS.get(event.kind)
    return found(view, event, names.pawn(view, event.seat) if event.seat >= 0 else say("nothing")) if found else None


def told_kind(event: Event) -> Message | None:
    """The secret of an event, for those who may know it."""
    return names.token(event.secret[0]) if event.secret and event.secret[0] != HIDDEN else None


def began(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-began", who=who))


def turn(view: SingesView, event: Event, who: Message) -> Line:
    number = event.shown[0]
    message = say("line-turn", who=who, round=number)
    return Line(message, opens_turn=True, chapter=say("chapter-round", round=number))


def rolled(view: SingesView, event: Event, who: Message) -> Line:
    question, die, face = event.shown
    purpose = {t.ROLL_MOVE: "move", t.ROLL_FIGHT: "fight"}.get(question, "patrol")
    return Line(say(f"line-rolled-{purpose}", who=who, die=names.DICE[die], face=face), (f"die-{die}",))


def helped(view: SingesView, event: Event, who: Message) -> Line:
    mask, total = event.shown
    helpers = [t.ARI + helper for helper in range(t.HELPERS) if mask >> helper & 1]
    if not helpers:
        return Line(say("line-unhelped", who=who, total=total))
    return Line(say("line-helped", who=who, helpers=names.tokens(helpers), total=total))


def stopped(view: SingesView, event: Event, who: Message) -> Line:
    square = event.shown[0]
    where = "-start" if square == layout.start(view) else "-portal" if layout.is_portal(square) else ""
    return Line(say(f"line-stopped{where}", who=who), (names.square_spot(square),))


def ape_shown(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-ape", who=who, ape=names.token(event.shown[1])), (names.square_spot(event.shown[0]),))


def declared(view: SingesView, event: Event, who: Message) -> Line:
    kinds = [weapon for weapon, count in enumerate(event.shown[1:]) for _ in range(count)]
    return Line(say("line-declared" if kinds else "line-bare", who=who, weapons=names.tokens(kinds)))


def fought(view: SingesView, event: Event, who: Message) -> Line:
    square, kind, face, bonus, strength, retreat = event.shown
    total = face + bonus
    result = "won" if total > strength else "drawn" if total == strength else "lost"
    if result != "won" and retreat != t.NONE:
        result += "-duty"
    message = say(f"line-fought-{result}", who=who, ape=names.foe(kind, strength), face=face, bonus=bonus, total=total)
    return Line(message, (names.square_spot(square),))


def killed(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-killed", who=who, ape=names.ape(event.shown[1])), (names.square_spot(event.shown[0]),))


def moved(view: SingesView, event: Event, who: Message) -> Line:
    kind, source, target = event.shown
    return Line(say("line-moved", who=who, ape=names.ape(kind)), (names.square_spot(source), names.square_spot(target)))


def sacrificed(view: SingesView, event: Event, who: Message) -> Line:
    return Line(gone(event, who, "sacrificed", t.LUCK_BACK, event.shown[0]))


def gone(event: Event, who: Message, verb: str, back: int, used: int) -> Message:
    """A token that goes to the START pile: named to those who may know it."""
    known = names.token(t.RED_DIE + used) if used != t.NONE else told_kind(event)
    return say(f"line-{verb}", who=who, what=known or names.SOME[back])


def took(view: SingesView, event: Event, who: Message) -> Line:
    square, back = event.shown
    known = told_kind(event)
    spots = (names.square_spot(square),)
    if known:
        return Line(say("line-took-known", who=who, back=names.SOME[back], what=known), spots)
    return Line(say("line-took", who=who, back=names.SOME[back]), spots)


def met(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-joined", who=who, what=names.token(event.shown[1])), (names.square_spot(event.shown[0]),))


def chief(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-chief", who=who, what=names.token(event.shown[1])), (names.square_spot(event.shown[0]),))


def fell(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-fell", who=who), (names.square_spot(event.shown[0]),))


def forfeited(view: SingesView, event: Event, who: Message) -> Line:
    return Line(gone(event, who, "forfeited", event.shown[0], event.shown[1]))


def confiscated(view: SingesView, event: Event, who: Message) -> Line:
    return Line(gone(event, who, "confiscated", event.shown[0], event.shown[1]))


def held(view: SingesView, event: Event, who: Message) -> Line:
    turns, here = event.shown
    return Line(say("line-held-here" if here else "line-held", who=who, turns=turns))


def key_turned(view: SingesView, event: Event, who: Message) -> Line:
    square, *types = event.shown
    return Line(say("line-key", who=who, code=names.code(types)), (names.square_spot(square),))


def escaped(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-escaped", who=who), (names.square_spot(event.shown[0]),))


def picked(view: SingesView, event: Event, who: Message) -> Line:
    known = told_kind(event)
    if known:
        return Line(say("line-picked-known", who=who, back=names.SOME[event.shown[0]], what=known))
    return Line(say("line-picked", who=who, back=names.SOME[event.shown[0]]))


def tile_taken(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-tile", who=who, tile=event.shown[0] + 1), (names.square_spot(event.shown[1]),))


def tile_sunk(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-sunk", tile=event.shown[0] + 1))


def tile_placed(view: SingesView, event: Event, who: Message) -> Line:
    tile = event.shown[0]
    spots = tuple(names.square_spot(tile * t.CELLS + t.PORTAL + side) for side in range(4))
    return Line(say("line-placed", who=who, tile=tile + 1, turns=event.shown[3]), spots)


def went_idle(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-idle"), (names.square_spot(event.shown[0]),))


def attacked(view: SingesView, event: Event, who: Message) -> Line:
    known = told_kind(event)
    victim = names.pawn(view, event.shown[0])
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
    return Line(say("line-stole", who=who, victim=names.pawn(view, rival), what=told_kind(event) or names.loot(what)))


def looked(view: SingesView, event: Event, who: Message) -> Line:
    victim = names.pawn(view, event.shown[0])
    if event.secret and HIDDEN not in event.secret:
        return Line(say("line-looked-known", who=who, victim=victim, what=names.tokens(event.secret)))
    return Line(say("line-looked", who=who, victim=victim))


def went(view: SingesView, event: Event, who: Message) -> Line:
    how, source, target = event.shown
    if how == t.COMPASS_TOKEN:
        return Line(say("line-compass", who=who), (names.square_spot(target),))
    return Line(
        say("line-guided", who=who, guide=names.token(how)), (names.square_spot(source), names.square_spot(target))
    )


def dodged(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-dodged", who=who, how=names.token(event.shown[0])))


def quiet(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-quiet", count=event.shown[0]))


def night(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say(f"line-night-{REASONS[event.shown[0]]}"), (), opens_turn=True)


def shown(view: SingesView, event: Event, who: Message) -> Line:
    return Line(say("line-shown", who=who, hand=names.tokens(event.shown)))


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
