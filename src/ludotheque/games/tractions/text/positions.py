"""Positions in words: a list of statements, and what can be asked about a position.

    LO 5U t1 c2 e1 st1 co1 im1; LO1 LO2 AT1@bankW; AT3@h06 guest; DA1@s22+14; turn 3; first LO; Mv LO 12 c

Not said: treasury 5 U, empty hands, men in reserve, turn 3, first player LO, no alliance. The last statement says where
the turn stands: `Mv gang [MP] [a, b or c]`, or `phase 1` to `phase 5`, `phase 3 end`, `van`, `raids`. Where words do
not say it all, as in the middle of a combat, the question stands in brackets and a sealed rest at the end.
"""

from __future__ import annotations

import json
import re

from ludotheque.core.agenda import ask, question
from ludotheque.core.rest import rest, restore
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import reckon_known, reckon_start
from ludotheque.games.tractions.rules.drafts import split_weights
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.material import CARD_NAMES, CODES
from ludotheque.games.tractions.rules.pacts import free_slot, sign
from ludotheque.games.tractions.rules.pen_clauses import last_turn_refusal
from ludotheque.games.tractions.rules.pen_step import MOST_COUNT, MOST_SUM
from ludotheque.games.tractions.rules.setup import in_play
from ludotheque.games.tractions.text.actions import CLAUSE_NAMES, QUESTIONS, WHERE_NAMES, man_name

SHORT = ("t", "c", "e", "st", "co", "im")
WHAT = ("cafes", "hotels")  # what an Implantation shields
STAGES = {
    "phase 1": 0,
    "phase 2": 2,
    "phase 3": 4,
    "phase 3 end": 5,
    "phase 4": 6,
    "van": 9,
    "raids": 10,
    "phase 5": 11,
}
PHASES = {0: 1, 2: 1, 4: 2, 5: 3, 6: 3, 9: 4, 10: 4, 11: 4}  # by stage: the phase that has just been
USUAL_TURN = 3  # where nothing is said, unless the table ends before
MOST_MONEY = 9999  # U in a treasury, on a man or on the pavement
MOST_POINTS = 999
MOST_TURNS = 9999
MOST_WORDS = 280  # characters of a text clause

# A text in quotation marks may hold what otherwise ends a statement or a clause.
STATEMENT = re.compile(r'(?:"(?:[^"\\\n]|\\.)*"|[^;\n])+')
CLAUSE = re.compile(r'(?:"(?:[^"\\\n]|\\.)*"|[^,])+')
GAPS = re.compile(r'("(?:[^"\\\n]|\\.)*")|\s+')


def bad(why: str) -> ValueError:
    return ValueError(f"BAD_POSITION (section 8): {why}")


def number(text: str, least: int, most: int, what: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or not least <= int(text) <= most:
        raise bad(f"{text[:20]!r}: {what} is a number from {least} to {most}")
    return int(text)


def gang_of(state: Tractions, text: str) -> int:
    if text not in CODES or not in_play(state.seats, CODES.index(text)):
        raise bad(f"{text[:20]!r} is no gang of this table (R1)")
    return CODES.index(text)


def space_of(state: Tractions, text: str) -> int:
    if text not in state.material.names:
        raise bad(f"{text[:20]!r} is no space")
    space = state.material.names.index(text)
    if state.closed[space]:
        raise bad(f"{text!r} is closed at this table (R2)")
    return space


# Reading.


def read_position(state: Tractions, text: str, box: str) -> None:
    """Set up a position on a fresh state; gangs sit clockwise, seat 0 plays LO. The box is the text of the material."""
    statements = [GAPS.sub(lambda gap: gap[1] or " ", part).strip() for part in STATEMENT.findall(text)]
    statements = [statement for statement in statements if statement]
    sealed = statements.pop() if statements and statements[-1].startswith("rest ") else ""
    asked = read_words(state, statements)
    if sealed:
        restore(state, sealed, box)
    if asked and not (sealed and asked == f"({QUESTIONS[question(state.agenda)]})"):
        raise bad(f"{asked} has no words of its own: it is read with the 'rest' it was written with")


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
    for statement in statements:
        if statement in STAGES or statement.startswith("Mv ") or statement in [f"({name})" for name in QUESTIONS]:
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
    for other in range(kind // 3 * 3, kind // 3 * 3 + 3):
        i = (viewer * 7 + t.SUPPLY) * t.KINDS + other
        state.lows[i] = max(0, state.lows[i] - 1)
        state.highs[(viewer * 7 + gang) * t.KINDS + other] += 1


def begin_movement(state: Tractions, stage: str) -> None:
    """`Mv LO`, `Mv LO 1`, `Mv LO b`: step c and all points where nothing else is said."""
    found = re.fullmatch(r"Mv ([A-Z]{2})(?: ([0-9]+))?(?: ([abc]))?", stage)
    if not found:
        raise bad(f"{stage[:40]!r} is written Mv gang [MP] [a, b or c]")
    gang = gang_of(state, found[1])
    ask(state.agenda, t.TURN, 0, 5, 0)
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


def read_pact(state: Tractions, statement: str) -> None:
    """`pact [open] [LO AT] until 3: peace AT LO, split LO 1 AT 1`."""
    found = re.fullmatch(r"pact( open)?((?: [A-Z]{2})*) until ([0-9]+): (.*)", statement)
    if not found:
        raise bad(f"{statement[:40]!r}: a pact is written pact [open] [gangs] until turn: clause, clause")
    last = number(found[3], 1, MOST_TURNS + t.NUMBERS, "the last turn of a pact")
    if last < state.turn or last_turn_refusal(state, last) != LEGAL:
        raise bad(f"{last}: a pact lasts until this turn or a later one of the table (R41)")
    signatories = 0
    for code in found[2].split():
        signatories |= 1 << gang_of(state, code)
    clauses: list[int] = []
    words: list[str] = []
    for text in CLAUSE.findall(found[4]):
        row, names, text_words = read_clause(state, text.strip())
        clauses += row
        words.append(text_words)
        signatories |= names
    check_pact(state, signatories, clauses, statement)
    readers = t.READERS_ALL if found[1] or state.agreed[t.PACTS_OPEN] else signatories
    sign(state, signatories, last, clauses, words, readers)


def check_pact(state: Tractions, signatories: int, clauses: list[int], statement: str) -> None:
    """R41, R42, A86."""
    if signatories.bit_count() < 2:
        raise bad(f"{statement[:40]!r}: two gangs or more sign a pact (R41)")
    for i in range(0, len(clauses), 5):
        weights = split_weights(clauses[i + 4])
        if clauses[i] == t.SPLIT and any((weights[gang] >= 0) != (signatories >> gang & 1) for gang in range(t.GANGS)):
            raise bad(f"{statement[:40]!r}: in a split every signatory has a weight (R42)")
    for gang in range(t.GANGS):
        if signatories >> gang & 1 and free_slot(state, gang) == t.NONE:
            raise bad(f"{statement[:40]!r}: a gang has at most {t.SLOTS} alliances in force (A86)")


def read_clause(state: Tractions, clause: str) -> tuple[list[int], int, str]:
    """A clause as kind, a, b, x, y, with the gangs it names and its words."""
    name, _, said = clause.partition(" ")
    rest = said.split()
    size = len(rest)
    if name == "text":
        return [t.TEXT, 0, 0, 0, 0], 0, read_text(said)
    if name == "split" and size >= 2:
        return read_split(state, rest)
    if name in ("avoid", "bring") and size == (2 if name == "avoid" else 3):
        a, space = gang_of(state, rest[0]), space_of(state, rest[1])
        if name == "avoid":
            return [t.AVOID, a, 0, space, 0], 1 << a, ""
        return [t.BRING, a, 0, space, number(rest[2], 1, MOST_COUNT, "the men of a clause")], 1 << a, ""
    if name not in ("peace", "passage", "lodging", "give") or size < 2:
        raise bad(f"{clause[:40]!r} is no clause: one of {', '.join(CLAUSE_NAMES)}, and what it asks for (R42)")
    a, b = gang_of(state, rest[0]), gang_of(state, rest[1])
    names = 1 << a | 1 << b
    if a == b:
        raise bad(f"{clause[:40]!r}: a clause is between two gangs (R42)")
    if name == "peace" and size <= 3:
        where = rest[2] if size == 3 else "everywhere"
        if where in WHERE_NAMES:
            return [t.PEACE, a, b, WHERE_NAMES.index(where), t.NONE], names, ""
        return [t.PEACE, a, b, t.ONE_SPACE, space_of(state, where)], names, ""
    if name == "give" and size == 3 and rest[2].endswith("U"):
        return [t.GIVE, a, b, t.MONEY, number(rest[2][:-1], 1, MOST_SUM, "the sum of a clause")], names, ""
    if name == "give" and size == 4 and rest[3] in CARD_NAMES:
        kind = CARD_NAMES.index(rest[3])
        count = number(rest[2], 1, min(MOST_COUNT, state.material.cards[kind]), "the cards of a clause")
        return [t.GIVE, a, b, kind, count], names, ""
    if name in ("passage", "lodging") and size == 2:
        return [t.PASSAGE if name == "passage" else t.LODGING, a, b, 0, 0], names, ""
    raise bad(f"the clause {clause[:40]!r} cannot be read (R42)")


def read_text(said: str) -> str:
    """The words of a text clause, in quotation marks where they need them."""
    words: object = said
    if said.startswith('"'):
        try:
            words = json.loads(said)
        except ValueError:
            raise bad(f"{said[:40]!r} is no text in quotation marks") from None
    if not isinstance(words, str) or len(words) > MOST_WORDS:
        raise bad(f"{said[:40]!r}: a text has at most {MOST_WORDS} characters")
    return words


def read_split(state: Tractions, words: list[str]) -> tuple[list[int], int, str]:
    bank = t.NONE
    if words[0] not in CODES:
        bank = space_of(state, words[0])
        if bank not in state.material.banks:
            raise bad(f"{words[0]!r} is no bank (R42)")
        words = words[1:]
    weights = names = 0
    if len(words) % 2:
        raise bad(f"{' '.join(words)[:40]!r}: in a split every gang has a weight (R42)")
    for code, weight in zip(words[::2], words[1::2], strict=True):
        gang = gang_of(state, code)
        if names >> gang & 1:
            raise bad(f"{code} has two weights in one split (R42)")
        weights += (number(weight, 0, MOST_COUNT, "a weight") + 1) << (t.WEIGHT_BITS * gang)
        names |= 1 << gang
    return [t.SPLIT, 0, 0, bank, weights], names, ""


# Writing.


def write_position(state: Tractions, box: str) -> str:
    """The statements, and where they do not say it all the sealed rest."""
    statements = words_of(state)
    said = spoken(state, statements)
    if said is None:
        statements = [f"{state.seats}p"]
        said = spoken(state, statements)
    unsaid = rest(state, said, box)
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


def words_of(state: Tractions) -> list[str]:
    found = [f"{state.seats}p", f"turn {state.turn}", f"first {CODES[state.first]}"]
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


def pact(state: Tractions, i: int) -> str:
    """An alliance with what still binds, or nothing; those of a heist are made and ended inside it."""
    pact_number, signatories, last, readers = state.pacts[i : i + 4]
    names = [CODES[gang] for gang in range(t.GANGS) if signatories >> gang & 1]
    binding = ", ".join(
        clause(state, j)
        for j in range(0, len(state.clauses), t.CLAUSE_WIDTH)
        if state.clauses[j] == pact_number and not is_void(state, j)
    )
    head = ["pact", *(["open"] if readers == t.READERS_ALL else []), *names, f"until {last}"]
    return f"{' '.join(head)}: {binding}" if last and binding else ""


def is_void(state: Tractions, j: int) -> bool:
    """Whether the debtor of a clause between two gangs owes nothing any more."""
    kind, a, b = state.clauses[j + 1 : j + 4]
    return kind in (t.PEACE, t.PASSAGE, t.LODGING, t.GIVE) and state.clauses[j + 6] >> (a * t.GANGS + b) & 1 == 1


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


def clause(state: Tractions, j: int) -> str:
    """A clause in the words of the notation; `void` where its debtor owes nothing any more."""
    kind, a, b, x, y = state.clauses[j + 1 : j + 6]
    names = state.material.names
    if kind == t.TEXT:
        return f"text {quoted(state.clause_words[j // t.CLAUSE_WIDTH])}".strip()
    if kind == t.SPLIT:
        weights = " ".join(f"{CODES[g]} {w}" for g, w in enumerate(split_weights(state.clauses[j + 5])) if w >= 0)
        return f"split {weights if x == t.NONE else f'{names[x]} {weights}'}"
    text = f"{CLAUSE_NAMES[kind - t.PEACE]} {CODES[a]}"
    if kind in (t.PEACE, t.PASSAGE, t.LODGING, t.GIVE):
        text += f" {CODES[b]}"
        if is_void(state, j):
            text += " void"
    if kind == t.PEACE:
        text += f" {names[y] if x == t.ONE_SPACE else WHERE_NAMES[x]}"
    elif kind == t.GIVE:
        text += f" {y}U" if x == t.MONEY else f" {y} {CARD_NAMES[x]}"
    elif kind == t.AVOID:
        text += f" {names[x]}"
    elif kind == t.BRING:
        text += f" {names[x]} {y}"
    return text


def quoted(words: str) -> str:
    """Words as they are, in quotation marks where something in them would end the clause or get lost."""
    is_plain = words == " ".join(words.split()) and words.isprintable() and not set(words) & set(';,"\\')
    return words if is_plain else json.dumps(words, ensure_ascii=not words.replace("\n", "").isprintable())


# What a case may ask about.


def facts(state: Tractions) -> dict[str, str]:
    """Everything a case may ask about."""
    box = state.material
    found = {
        "turn": str(state.turn),
        "phase": str(state.phase),
        "first": CODES[state.first],
        "order": " ".join(CODES[gang] for gang in state.order),
        "mp": str(state.points),
        "question": QUESTIONS[question(state.agenda)],
        "pot": str(state.pot),
        "bank": str(state.bank),
        "heist": "none" if state.heist == t.NONE else box.names[state.heist],
        "van": "parking" if state.van_place == t.PARKING else box.names[state.van_place],
        "holder": "none" if state.holder == t.NONE else CODES[state.holder],
        "supply": " ".join(f"{SHORT[kind]}{state.supply[kind]}" for kind in range(t.KINDS)),
        "winner": " ".join(CODES[gang] for gang in range(t.GANGS) if state.winners >> gang & 1) or "none",
        "pierrot": "up" if state.pierrot else "down",
        "papers": str(len(state.papers) // t.PAPER),
        "betrayals": " / ".join(betrayal(state, i) for i in range(0, len(state.betrayals), t.BETRAYAL)) or "none",
        "clauses": " / ".join(clause(state, j) for j in range(0, len(state.clauses), t.CLAUSE_WIDTH)) or "none",
    }
    for gang in range(t.GANGS):
        if state.is_playing(gang):
            found[CODES[gang]] = hand(state, gang)
            for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
                found[man_name(man)] = place(state, man)
    for space in range(t.SPACES):
        found[f"dropped {box.names[space]}"] = str(state.dropped[space])
    return found


def betrayal(state: Tractions, i: int) -> str:
    """`turn 3 AT LO peace bankW 2`: when, who, whom, which clause, where, and the men it cost."""
    turn, traitor, victim, kind, space, men = state.betrayals[i : i + t.BETRAYAL]
    where = [] if space == t.NONE else [state.material.names[space]]
    return " ".join(["turn", str(turn), CODES[traitor], CODES[victim], CLAUSE_NAMES[kind - t.PEACE], *where, str(men)])
