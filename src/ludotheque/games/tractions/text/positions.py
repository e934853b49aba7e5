"""Positions in words: a list of statements.

    LO 5U t1 c2 e1 st1 co1 im1; LO1 LO2 AT1@bankW; AT3@h06 guest; DA1@s22+14; turn 3; first LO; Mv LO 12 c

Not said: treasury 5 U, empty hands, men in reserve, turn 3, first player LO, no alliance. The last statement says where
the turn stands: `Mv gang [MP] [a, b or c]`, or `phase 1` to `phase 5`, `phase 3 end`, `van`, `raids`. Where words do
not say it all, as in the middle of a combat, the question stands in brackets and a sealed rest at the end.
"""

from __future__ import annotations

import re

from ludotheque.core.agenda import ask, question
from ludotheque.core.remainder import remainder, restore
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import reckon_known, reckon_start
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.material import CARD_NAMES, CODES
from ludotheque.games.tractions.rules.pen_clauses import last_turn_refusal
from ludotheque.games.tractions.rules.setup import in_play
from ludotheque.games.tractions.text.actions import E_KINDS, QUESTIONS, man_name
from ludotheque.games.tractions.text.pacts import pact, read_pact
from ludotheque.games.tractions.text.words import MOST_TURNS, bad, gang_of, number, space_of

SHORT = ("t", "c", "e", "st", "co", "im")
WHAT = ("cafes", "hotels")  # what an Implantation shields
STAGES = {
    "phase 1": t.STAGE_BEGIN,
    "phase 2": t.STAGE_MAGOUILLES,
    "phase 3": t.STAGE_MOVEMENT,
    "phase 3 end": t.STAGE_GATHERING,
    "phase 4": t.STAGE_FINDING,
    "van": t.STAGE_VAN,
    "raids": t.STAGE_RAIDS,
    "phase 5": t.STAGE_PHASE_5,
}
PHASES = {  # by stage: the phase that has just been
    t.STAGE_BEGIN: 1,
    t.STAGE_MAGOUILLES: 1,
    t.STAGE_MOVEMENT: 2,
    t.STAGE_GATHERING: 3,
    t.STAGE_FINDING: 3,
    t.STAGE_VAN: 4,
    t.STAGE_RAIDS: 4,
    t.STAGE_PHASE_5: 4,
}
TIMED = "clock"  # the statement of a table that plays with the sandglass
USUAL_TURN = 3  # where nothing is said, unless the table ends before
MOST_MONEY = 9999  # U in a treasury, on a man or on the pavement
MOST_POINTS = 999

# A text in quotation marks may hold what otherwise ends a statement.
STATEMENT = re.compile(r'(?:"(?:[^"\\\n]|\\.)*"|[^;\n])+')
GAPS = re.compile(r'("(?:[^"\\\n]|\\.)*")|\s+')


# Reading.


def read(state: Tractions, text: str, box: str) -> None:
    """Set up a position on a fresh state; gangs sit clockwise, seat 0 plays LO. The box is the text of the material."""
    statements = statements_of(text)
    sealed = statements.pop() if statements and statements[-1].startswith("rest ") else ""
    asked = read_words(state, statements)
    if sealed:
        restore(state, sealed, box)
    if asked and not (sealed and asked == f"({QUESTIONS[question(state.agenda)]})"):
        raise bad(f"{asked} has no words of its own: it is read with the 'rest' it was written with")


def statements_of(text: str) -> list[str]:
    """What stands between the semicolons, with single spaces."""
    statements = [GAPS.sub(lambda gap: gap[1] or " ", part).strip() for part in STATEMENT.findall(text)]
    return [statement for statement in statements if statement]


def is_timed(text: str) -> bool:
    """Whether a position says that its table plays with the sandglass."""
    return TIMED in statements_of(text)


def read_words(state: Tractions, statements: list[str]) -> str:
    """Set up what the statements say; the question in brackets, where they do not say how the turn stands."""
    state.begin()
    state.agenda = []
    seat = 0
    for gang in range(t.GANGS):
        if in_play(state.seats, gang):
            state.gangs[seat] = gang
            state.seat_of[gang] = seat
            seat += 1
    state.turn = min(USUAL_TURN, state.agreed[t.MAX_TURNS] or USUAL_TURN)
    stage = "phase 2"
    pacts: list[str] = []
    settled: set[str] = set()
    for statement in statements:
        for matter in matters(statement):
            if matter in settled:
                raise bad(f"{statement[:40]!r}: {matter[:40]} is said twice")
            settled.add(matter)
        if is_stage(statement):
            stage = statement
        elif statement.startswith("pact "):
            pacts.append(statement)
        elif re.match(r"[A-Z]{2}[0-9]", statement):
            put_men(state, statement)
        else:
            read_statement(state, statement)
    check_turn(state)
    for statement in pacts:
        read_pact(state, statement)
    settle_accounts(state)
    state.order = state.turn_order()
    state.active = t.NONE
    if stage.startswith("("):
        return stage
    if stage.startswith("Mv "):
        begin_movement(state, stage)
    else:
        if stage == "phase 1":
            state.turn -= 1
        ask(state.agenda, t.TURN, 0, STAGES[stage], 0)
        state.phase = PHASES[STAGES[stage]]
    state.run()
    return ""


def is_stage(statement: str) -> bool:
    """Whether a statement says how the turn stands."""
    return statement in STAGES or statement.startswith("Mv ") or statement in [f"({name})" for name in QUESTIONS]


def matters(statement: str) -> list[str]:
    """What a statement settles, and no other one may settle too; cards add up, pacts and men are judged elsewhere."""
    words = statement.split()
    if is_stage(statement):
        return ["how the turn stands"]
    if words[0] in CODES:
        return [f"{words[0]} U" for word in words[1:] if word.endswith("U")]
    if words[0] in ("turn", "first", "van_at", "ban"):
        return words[:1]
    return [" ".join(words[:2])] if words[0] == "dropped" else []


def check_turn(state: Tractions) -> None:
    if state.turn < 1 or last_turn_refusal(state, state.turn) != LEGAL:
        raise bad(f"turn {state.turn}: the turns of this table go from 1 to {state.agreed[t.MAX_TURNS] or 'any'} (R18)")


def settle_accounts(state: Tractions) -> None:
    """The bank has what is nowhere else, everybody knows his own hand, and the invariants hold."""
    state.bank = state.material.money - sum(state.purses) - sum(state.loot) - sum(state.dropped)
    state.ledger = state.purses * t.VIEWERS
    reckon_hands(state)
    for space in range(t.SPACES):
        if state.dropped[space] and state.men_at(space):
            raise bad(f"whoever stands on {state.material.names[space]!r} has picked up what was dropped there (R106)")
    if fault := state.check():
        raise bad(f"this breaks {fault} (section 9)")


def reckon_hands(state: Tractions) -> None:
    """Everybody knows his own hand, and of the others what the counts tell."""
    hands, state.hands = state.hands, [0] * (t.GANGS * t.KINDS)
    for kind in range(t.KINDS):
        state.supply[kind] += sum(hands[kind :: t.KINDS])
    if min(state.supply) < 0:
        raise bad("there are not so many cards in the box (I2)")
    reckon_start(state)
    state.hands = hands
    for kind in range(t.KINDS):
        state.supply[kind] -= sum(hands[kind :: t.KINDS])
        if state.supply[kind] < 0:
            raise bad(f"there are not so many cards {CARD_NAMES[kind]} in the box (I2)")
    for viewer in range(t.VIEWERS):
        for gang in range(t.GANGS):
            for kind in range(t.KINDS):
                for _ in range(hands[gang * t.KINDS + kind]):
                    if viewer == gang:
                        reckon_known(state, viewer, t.SUPPLY, gang, kind)
                    else:
                        soften(state, viewer, gang, kind)


def soften(state: Tractions, viewer: int, gang: int, kind: int) -> None:
    """One more card that a viewer cannot name."""
    pile = kind // E_KINDS * E_KINDS
    for other in range(pile, pile + E_KINDS):
        i = (viewer * t.HOLDERS + t.SUPPLY) * t.KINDS + other
        state.lows[i] = max(0, state.lows[i] - 1)
        state.highs[(viewer * t.HOLDERS + gang) * t.KINDS + other] += 1


def begin_movement(state: Tractions, stage: str) -> None:
    """`Mv LO`, `Mv LO 1`, `Mv LO b`: step c and all points where nothing else is said."""
    found = re.fullmatch(r"Mv ([A-Z]{2})(?: ([0-9]+))?(?: ([abc]))?", stage)
    if not found:
        raise bad(f"{stage[:40]!r} is written Mv gang [MP] [a, b or c]")
    gang = gang_of(state, found[1])
    ask(state.agenda, t.TURN, 0, t.STAGE_GATHERING, 0)
    ask(state.agenda, t.MOVES, 0, state.order.index(gang), 0)
    ask(state.agenda, t.MOVING, 1 << gang, 0, 0)
    state.phase = 3
    state.active = gang
    state.points = number(found[2], 0, MOST_POINTS, "MP") if found[2] else state.material.points
    state.step = "abc".index(found[3] or "c")
    state.glass = 1


def put_men(state: Tractions, statement: str) -> None:
    form = r"([A-Z0-9. ]+?) ?@(\w+)(?:\+([0-9]+))?(?: (guest|unpaid))?(?: (held|pierrot) ([0-9]+))?"
    found = re.fullmatch(form, statement)
    if not found:
        raise bad(f"{statement[:40]!r} is written men@space[+loot] [guest or unpaid] [held or pierrot and bullets]")
    space = space_of(state, found[2])
    for part in found[1].split():
        for man in men_named(state, part):
            if state.place[man] != t.NONE:
                raise bad(f"{man_name(man)} stands in two places")
            state.place[man] = space
            state.men[space * t.GANGS + man // t.CREW] += 1
            state.loot[man] = number(found[3], 0, MOST_MONEY, "loot") if found[3] else 0
            state.guests[man] = {None: t.HOST, "guest": t.PAID, "unpaid": t.UNPAID}[found[4]]
            if found[5]:
                lay_sten(state, man, found[5], number(found[6], 1, state.material.sten_bullets, "bullets in a Sten"))


def lay_sten(state: Tractions, man: int, which: str, bullets: int) -> None:
    """`held 3`: a Sten of the box lies on the man; `pierrot 3`: the personal one of LO does (R163)."""
    state.stens[man] = bullets
    if which == "held":
        state.supply[t.STEN] -= 1
        return
    if not state.agreed[t.POWERS] or man // t.CREW != t.LO or state.pierrot_man != t.NONE:
        raise bad(f"{man_name(man)} has no Sten of Pierrot's: one man of LO may, where bosses have powers (R163)")
    state.pierrot = 0
    state.pierrot_man = man


def men_named(state: Tractions, part: str) -> list[int]:
    """`LO1`, or `LO1..LO5`."""
    found = re.fullmatch(r"([A-Z]{2})([0-9]{1,3})(?:\.\.\1([0-9]{1,3}))?", part)
    if not found:
        raise bad(f"{part[:20]!r} is no man")
    gang = gang_of(state, found[1])
    first, last = int(found[2]), int(found[3] or found[2])
    if not 1 <= first <= last <= t.CREW:
        raise bad(f"{part[:20]!r}: a gang has men 1 to 20 (R4)")
    return [gang * t.CREW + number - 1 for number in range(first, last + 1)]


def read_statement(state: Tractions, statement: str) -> None:
    words = statement.split()
    size = len(words)
    if words[0] in CODES:
        read_gang(state, words)
    elif re.fullmatch("[456]p", statement):
        if statement != f"{state.seats}p":
            raise bad(f"{statement!r}: {state.seats} sit at this table (R1)")
    elif statement == TIMED:
        if not state.agreed[t.CLOCKED]:
            raise bad(f"{statement!r}: this table plays without the sandglass (A18)")
    elif words[0] == "turn" and size == 2:
        state.turn = number(words[1], 1, MOST_TURNS, "a turn")
    elif words[0] == "first" and size == 2:
        state.first = gang_of(state, words[1])
    elif words[0] == "van_at" and size == 2:
        state.van_place = t.PARKING if words[1] == "parking" else van_street(state, words[1])
    elif words[0] == "dropped" and size == 3:
        state.dropped[space_of(state, words[1])] = number(words[2], 1, MOST_MONEY, "dropped loot")
    elif words[0] == "shield" and size == 3 and words[2] in WHAT:
        state.shields[gang_of(state, words[1]) * 2 + int(words[2] == "hotels")] = 1
    elif statement == "pierrot down" and state.agreed[t.POWERS]:
        state.pierrot = 0
    elif words[0] == "ban" and size == 3 and state.agreed[t.POWERS]:
        read_ban(state, words)
    else:
        raise bad(f"{statement[:60]!r} cannot be read at this table")


def van_street(state: Tractions, name: str) -> int:
    """R133: a street from which the van can go on."""
    space = space_of(state, name)
    box = state.material
    ahead = [other for other in box.neighbours(space) if box.kinds[other] == t.STREET]
    if not state.agreed[t.VAN] or box.kinds[space] != t.STREET or not ahead:
        raise bad(f"{name!r}: the van drives through streets, at a table that plays with it (R133)")
    return space


def read_ban(state: Tractions, words: list[str]) -> None:
    """R164: le Moko keeps another gang out."""
    gang = gang_of(state, words[1])
    if gang == t.AT or not state.is_playing(t.AT):
        raise bad(f"{words[1]!r} is not kept out by le Moko (R164)")
    state.moko = 0
    state.ban = gang * t.SPACES + space_of(state, words[2])


def read_gang(state: Tractions, words: list[str]) -> None:
    gang = gang_of(state, words[0])
    for word in words[1:]:
        found = re.fullmatch(r"([0-9]+)(U)|([a-z]+)([0-9]+)", word)
        if found and found[2]:
            state.purses[gang] = number(found[1], 0, MOST_MONEY, "a treasury")
        elif found and found[3] in SHORT:
            kind = SHORT.index(found[3])
            count = number(found[4], 0, state.material.cards[kind], f"the cards {CARD_NAMES[kind]} of a hand")
            state.hands[gang * t.KINDS + kind] += count
            state.supply[kind] -= count
        else:
            raise bad(f"{word[:20]!r}: a treasury is 5U, cards are t c e st co im with their number")


# Writing.


def write(state: Tractions, box: str) -> str:
    """The statements, and where they do not say it all the sealed rest."""
    statements = words_of(state)
    said = spoken(state, statements)
    if said is None:
        statements = table_of(state)
        said = spoken(state, statements)
    unsaid = remainder(state, said, box)
    return "; ".join([*statements, *([unsaid] if unsaid else [])])


def spoken(state: Tractions, statements: list[str]) -> Tractions | None:
    """The position that statements set up at the same table, or None where they contradict a rule."""
    said = Tractions()
    said.seats, said.host, said.sides = state.seats, state.host, state.sides
    said.journal = None
    said.material = state.material
    said.agreed = state.agreed
    try:
        read_words(said, statements)
    except ValueError:
        return None
    return said


def table_of(state: Tractions) -> list[str]:
    """How many sit there, and that they play with the sandglass: a position that does not say so is untimed."""
    return [f"{state.seats}p", *([TIMED] if state.agreed[t.CLOCKED] else [])]


def words_of(state: Tractions) -> list[str]:
    found = [*table_of(state), f"turn {state.turn}", f"first {CODES[state.first]}"]
    found += [f"{CODES[gang]} {hand(state, gang)}" for gang in range(t.GANGS) if state.is_playing(gang)]
    for man in range(t.MEN):
        if state.place[man] != t.NONE:
            where = place(state, man)
            found.append(f"{man_name(man)}@{where.replace('held', 'pierrot') if man == state.pierrot_man else where}")
    found += [f"dropped {state.material.names[s]} {state.dropped[s]}" for s in range(t.SPACES) if state.dropped[s]]
    if state.van_place != t.PARKING:
        found.append(f"van_at {state.material.names[state.van_place]}")
    for gang in range(t.GANGS):
        found += [f"shield {CODES[gang]} {WHAT[i]}" for i in range(2) if state.shields[gang * 2 + i]]
    if state.agreed[t.POWERS] and not state.pierrot and state.pierrot_man == t.NONE:
        found.append("pierrot down")
    if state.ban != t.NONE:
        found.append(f"ban {CODES[state.ban // t.SPACES]} {state.material.names[state.ban % t.SPACES]}")
    found += [text for i in range(0, len(state.pacts), t.PACT_WIDTH) if (text := pact(state, i))]
    if question(state.agenda) == t.MOVING:
        found.append(f"Mv {CODES[state.active]} {state.points} {'abc'[state.step]}")
    else:
        found.append(f"({QUESTIONS[question(state.agenda)]})")
    return found


def hand(state: Tractions, gang: int) -> str:
    cards = [
        f"{SHORT[kind]}{state.hands[gang * t.KINDS + kind]}"
        for kind in range(t.KINDS)
        if state.hands[gang * t.KINDS + kind]
    ]
    return " ".join([f"{state.purses[gang]}U", *cards])


def place(state: Tractions, man: int) -> str:
    if state.place[man] == t.NONE:
        return "reserve"
    text = state.material.names[state.place[man]]
    if state.loot[man]:
        text += f"+{state.loot[man]}"
    text += ("", " guest", " unpaid")[state.guests[man]]
    return text + (f" held {state.stens[man]}" if state.stens[man] else "")
