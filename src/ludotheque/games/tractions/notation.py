"""The notation of Le Gang des Traction-Avant: every action is one short text, every position a list of statements.

    LO 5U t1 c2 e1 st1 co1 im1; LO1 LO2 AT1@bankW; AT3@h06 guest; DA1@s22+14; turn 3; first LO; Mv LO 12 c

Not said: treasury 5 U, empty hands, men in reserve, turn 3, first player LO, no alliance. The last statement says where
the turn stands: `Mv gang [MP] [a, b or c]`, or `phase 1` to `phase 5`, `phase 3 end`, `van`, `raids`.
"""

from __future__ import annotations

import re

from ludotheque.core.agenda import ask, question
from ludotheque.core.state import CHANCE, CLOCK, FLAG, TIME_UP
from ludotheque.games.tractions import terms as t
from ludotheque.games.tractions.answers import in_play
from ludotheque.games.tractions.cards import reckon_known, reckon_start
from ludotheque.games.tractions.deals import split_weights
from ludotheque.games.tractions.material import CARD_NAMES, CODES, Material
from ludotheque.games.tractions.pacts import sign
from ludotheque.games.tractions.rules import MIXES, Tractions

TERM_NAMES = ("pay", "card", "show", "swap", "turns", "alliance", "dissolve", "tell", "promise")
CLAUSE_NAMES = ("peace", "passage", "lodging", "avoid", "bring", "give", "split", "text")
WHERE_NAMES = ("everywhere", "streets", "hotels", "bases", "cafes", "banks")
SHOW_NAMES = ("hand", "e", "s", *CARD_NAMES)
WEAPON_NAMES = ("colt", "sten", "held", "pierrot")

# Ranges of actions: where they begin, how many there are, how one is written.
WORDS = {
    t.DONE: "done",
    t.WRITE: "write",
    t.SEND: "send",
    t.TEAR: "tear",
    t.RUB: "rub",
    t.OK: "ok",
    t.THIS_HEIST: "this heist",
    t.GO: "go",
    t.NO: "no",
    t.YES: "yes",
    t.RECRUIT_MP: "recruit mp",
    t.RECRUIT_CASH: "recruit cash",
    t.PLAY_COUP: "coup",
    t.END: "end",
    t.BUY_TIME: "buy time",
    t.OFFER: "offer",
    t.ATTACK: "attack",
    t.BACK: "back",
    t.AGREE: "agree",
    t.DECLINE: "decline",
    t.AMBUSH: "ambush",
    t.FORBID: "forbid",
    t.ALLOW: "allow",
    t.FIRE: "fire",
    t.PARLEY: "parley",
    t.ROULETTE: "roulette",
    t.PASS: "pass",
    t.WITHDRAWAL: "withdrawal",
    t.LET_IN: "let in",
    t.STAND: "stand",
    t.STAY: "stay",
    t.SACRIFICE: "sacrifice",
    t.HONOUR: "honour",
    t.RENEGE: "renege",
    t.STOP: "stop",
    t.RENEW: "renew",
    t.ADMIT: "admit",
    t.DENY: "deny",
    t.ENOUGH: "enough",
}


def man_name(man: int) -> str:
    return f"{CODES[man // t.CREW]}{man % t.CREW + 1}"


def texts(box: Material) -> list[str]:
    """Every action in words, by its number."""
    found = [man_name(man) for man in range(t.MEN)]
    found += box.names
    found += CODES
    found += [f"number {number}" for number in range(t.NUMBERS)]
    found += [*(f"a {name}" for name in CARD_NAMES), "a sum"]
    found += [f"{note}U" for note in t.NOTES]
    found += WHERE_NAMES
    found += [f"show {name}" for name in SHOW_NAMES]
    found += [f"pact {slot}" for slot in range(t.SLOTS)]
    found += TERM_NAMES
    found += [f"clause {name}" for name in CLAUSE_NAMES]
    found += [f"accept {number}" for number in range(t.FILES)]
    found += [f"refuse {number}" for number in range(t.FILES)]
    found += [f"withdraw {number}" for number in range(t.PAPERS)]
    found += [f"publish {slot}" for slot in range(t.SLOTS)]
    found += [f"claim {i // t.GANGS} {CODES[i % t.GANGS]}" for i in range(t.SLOTS * t.GANGS)]
    found += ["implantation cafes", "implantation hotels"]
    found += [f"choose {mix_name(i)}" for i in range(30)]
    found += [f"cars {count}" for count in range(6)]
    found += [f"traction {count}" for count in range(19)]
    found += [f"dodge {count}" for count in range(19)]
    found += [f"die {pips}" for pips in range(7)]
    found += [f"dice {pips}" for pips in range(13)]
    found += [f"seat {seat}" for seat in range(6)]
    for action in range(t.DONE, t.ACTIONS):
        if t.WEAPON <= action < t.WEAPON + 4:
            found.append(WEAPON_NAMES[action - t.WEAPON])
        else:
            found.append(WORDS[action])
    return found


def mix_name(i: int) -> str:
    counts = MIXES[i // 3 * 3 : i // 3 * 3 + 3]
    return f"t{counts[0]} c{counts[1]} e{counts[2]} {CARD_NAMES[3 + i % 3]}"


class Notation:
    """The texts of one box."""

    def __init__(self, box: Material) -> None:
        self.texts = texts(box)
        if len(self.texts) != t.ACTIONS or len(set(self.texts)) != t.ACTIONS:
            raise ValueError("some actions share a text; rename the spaces of the box")
        self.actions = {text: action for action, text in enumerate(self.texts)}

    def write(self, seat: int, action: int) -> str:
        if seat == CLOCK:
            return "time up" if action == TIME_UP else f"flag {action - FLAG}"
        if not 0 <= action < t.ACTIONS:
            raise ValueError(f"tractions has no action {action}")
        return self.texts[action]

    def read(self, seat: int, text: str) -> int:
        text = " ".join(text.split())
        if seat == CLOCK:
            if text == "time up":
                return TIME_UP
            if re.fullmatch(r"flag [0-5]", text):
                return FLAG + int(text[5:])
            raise ValueError(f"the clock of tractions says 'time up', not {text[:40]!r}")
        if text not in self.actions:
            who = "chance" if seat == CHANCE else "a gang"
            raise ValueError(f"{text[:40]!r} is nothing {who} does in tractions")
        return self.actions[text]


# Positions.

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
QUESTIONS = (
    "picker", "gang", "deal", "setup", "first", "start", "floor", "discard", "move", "group", "forbid", "contest",
    "sum", "answer", "name", "shield", "initiative", "shots", "dodge", "riposte", "parley", "parley answer", "duel",
    "duel answer", "roll", "leave", "gros", "bank", "order", "react", "honour", "depart", "reprisal", "claim", "plead",
    "vote", "van dice", "van step", "van attack", "van loot", "cards", "over",
)  # fmt: skip


def bad(why: str) -> ValueError:
    return ValueError(f"BAD_POSITION (section 8): {why}")


def gang_of(state: Tractions, text: str) -> int:
    if text not in CODES or not in_play(state.seats, CODES.index(text)):
        raise bad(f"{text[:20]!r} is no gang of this table (R1)")
    return CODES.index(text)


def space_of(state: Tractions, text: str) -> int:
    if text not in state.material.names:
        raise bad(f"{text[:20]!r} is no space")
    return state.material.names.index(text)


def read_position(state: Tractions, text: str) -> None:
    """Set up a position on a fresh state; gangs sit clockwise, seat 0 plays LO."""
    state.begin()
    state.agenda = []
    seat = 0
    for gang in range(t.GANGS):
        if in_play(state.seats, gang):
            state.gangs[seat] = gang
            state.seat_of[gang] = seat
            seat += 1
    state.turn = 3
    stage = "phase 2"
    for statement in [" ".join(part.split()) for part in re.split(r"[;\n]", text)]:
        if not statement:
            continue
        if statement == f"{state.seats}p":
            continue
        if statement in STAGES or statement.startswith("Mv "):
            stage = statement
        elif re.match(r"[A-Z]{2}\d", statement):
            put_men(state, statement)
        else:
            read_statement(state, statement)
    state.bank = state.material.money - sum(state.purses) - sum(state.loot) - sum(state.dropped)
    state.ledger = state.purses * t.VIEWERS
    reckon_hands(state)
    if fault := state.check():
        raise bad(f"this breaks {fault}")
    state.order = state.turn_order()
    state.active = t.NONE
    if stage.startswith("Mv "):
        begin_movement(state, stage)
    else:
        if stage == "phase 1":
            state.turn -= 1
        ask(state.agenda, t.TURN, 0, STAGES[stage], 0)
        state.phase = {0: 1, 2: 1, 4: 2, 5: 3, 6: 3, 9: 4, 10: 4, 11: 4}[STAGES[stage]]
    state.run()


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
    found = re.fullmatch(r"Mv ([A-Z]{2})(?: (\d+))?(?: ([abc]))?", stage)
    if not found:
        raise bad(f"{stage[:40]!r} is written Mv gang [MP] [a, b or c]")
    gang = gang_of(state, found[1])
    ask(state.agenda, t.TURN, 0, 5, 0)
    ask(state.agenda, t.MOVES, 0, state.order.index(gang), 0)
    ask(state.agenda, t.MOVING, 1 << gang, 0, 0)
    state.phase = 3
    state.active = gang
    state.points = int(found[2] or state.material.points)
    state.step = "abc".index(found[3] or "c")
    state.glass = 1


def put_men(state: Tractions, statement: str) -> None:
    found = re.fullmatch(r"([A-Z0-9. ]+?) ?@(\w+)(?:\+(\d+))?(?: (guest|unpaid))?(?: held (\d))?", statement)
    if not found:
        raise bad(f"{statement[:40]!r} is written men@space[+loot] [guest or unpaid] [held bullets]")
    space = space_of(state, found[2])
    for part in found[1].split():
        for man in men_named(state, part):
            if state.place[man] != t.NONE:
                raise bad(f"{man_name(man)} stands in two places")
            state.place[man] = space
            state.men[space * t.GANGS + man // t.CREW] += 1
            state.loot[man] = int(found[3] or 0)
            state.guests[man] = {None: t.HOST, "guest": t.PAID, "unpaid": t.UNPAID}[found[4]]
            if found[5]:
                state.stens[man] = int(found[5])
                state.supply[t.STEN] -= 1


def men_named(state: Tractions, part: str) -> list[int]:
    """`LO1`, or `LO1..LO5`."""
    found = re.fullmatch(r"([A-Z]{2})(\d+)(?:\.\.\1(\d+))?", part)
    if not found:
        raise bad(f"{part[:20]!r} is no man")
    gang = gang_of(state, found[1])
    first, last = int(found[2]), int(found[3] or found[2])
    if not 1 <= first <= last <= t.CREW:
        raise bad(f"{part[:20]!r}: a gang has men 1 to 20 (R4)")
    return [gang * t.CREW + number - 1 for number in range(first, last + 1)]


def read_statement(state: Tractions, statement: str) -> None:
    words = statement.split()
    if words[0] in CODES:
        read_gang(state, words)
    elif words[0] == "turn" and words[1:] and words[1].isdecimal():
        state.turn = int(words[1])
    elif words[0] == "first" and len(words) == 2:
        state.first = gang_of(state, words[1])
    elif words[0] == "van_at" and len(words) == 2:
        state.van_place = t.PARKING if words[1] == "parking" else space_of(state, words[1])
    elif words[0] == "dropped" and len(words) == 3 and words[2].isdecimal():
        state.dropped[space_of(state, words[1])] = int(words[2])
    elif words[0] == "shield" and len(words) == 3 and words[2] in WHAT:
        state.shields[gang_of(state, words[1]) * 2 + int(words[2] == "hotels")] = 1
    elif statement == "pierrot down":
        state.pierrot = 0
    elif words[0] == "ban" and len(words) == 3:
        state.moko = 0
        state.ban = gang_of(state, words[1]) * t.SPACES + space_of(state, words[2])
    elif words[0] == "pact":
        read_pact(state, statement)
    else:
        raise bad(f"{statement[:60]!r} cannot be read")


def read_gang(state: Tractions, words: list[str]) -> None:
    gang = gang_of(state, words[0])
    for word in words[1:]:
        found = re.fullmatch(r"(\d+)(U)|([a-z]+)(\d+)", word)
        if found and found[2]:
            state.purses[gang] = int(found[1])
        elif found and found[3] in SHORT:
            kind = SHORT.index(found[3])
            state.hands[gang * t.KINDS + kind] += int(found[4])
            state.supply[kind] -= int(found[4])
        else:
            raise bad(f"{word[:20]!r}: a treasury is 5U, cards are t c e st co im with their number")


def read_pact(state: Tractions, statement: str) -> None:
    """`pact [open] [LO AT] until 3: peace AT LO, split LO 1 AT 1`."""
    found = re.fullmatch(r"pact( open)?((?: [A-Z]{2})*) until (\d+): (.*)", statement)
    if not found:
        raise bad("a pact is written: pact [open] [gangs] until turn: clause, clause")
    signatories = sum({1 << gang_of(state, code) for code in found[2].split()})
    clauses: list[int] = []
    words: list[str] = []
    for text in found[4].split(", "):
        row, names, text_words = read_clause(state, text.split())
        clauses += row
        words.append(text_words)
        signatories |= names
    readers = t.READERS_ALL if found[1] else signatories
    sign(state, signatories, int(found[3]), clauses, words, readers)


def read_clause(state: Tractions, words: list[str]) -> tuple[list[int], int, str]:
    """A clause as kind, a, b, x, y, with the gangs it names and its words."""
    if not words or words[0] not in CLAUSE_NAMES:
        raise bad(f"a clause is one of {', '.join(CLAUSE_NAMES)}")
    kind = t.PEACE + CLAUSE_NAMES.index(words[0])
    rest = words[1:]
    try:
        if kind == t.TEXT:
            return [kind, 0, 0, 0, 0], 0, " ".join(rest)
        if kind == t.SPLIT:
            return read_split(state, rest)
        a = gang_of(state, rest[0])
        if kind == t.AVOID:
            return [kind, a, 0, space_of(state, rest[1]), 0], 1 << a, ""
        if kind == t.BRING:
            return [kind, a, 0, space_of(state, rest[1]), int(rest[2])], 1 << a, ""
        b = gang_of(state, rest[1])
        names = 1 << a | 1 << b
        if kind == t.GIVE:
            if rest[2].endswith("U"):
                return [kind, a, b, t.MONEY, int(rest[2][:-1])], names, ""
            return [kind, a, b, CARD_NAMES.index(rest[3]), int(rest[2])], names, ""
        if kind == t.PEACE:
            where = rest[2] if len(rest) > 2 else "everywhere"
            if where in WHERE_NAMES:
                return [kind, a, b, WHERE_NAMES.index(where), t.NONE], names, ""
            return [kind, a, b, t.ONE_SPACE, space_of(state, where)], names, ""
        return [kind, a, b, 0, 0], names, ""
    except (IndexError, ValueError) as fault:
        raise bad(f"the clause {' '.join(words)[:40]!r} cannot be read: {fault}") from None


def read_split(state: Tractions, words: list[str]) -> tuple[list[int], int, str]:
    bank = t.NONE
    if words[0] not in CODES:
        bank = space_of(state, words[0])
        words = words[1:]
    weights = names = 0
    for code, weight in zip(words[::2], words[1::2], strict=True):
        gang = gang_of(state, code)
        weights += (int(weight) + 1) << (t.WEIGHT_BITS * gang)
        names |= 1 << gang
    return [t.SPLIT, 0, 0, bank, weights], names, ""


# Writing.


def write_position(state: Tractions) -> str:
    found = [f"{state.seats}p", f"turn {state.turn}", f"first {CODES[state.first]}"]
    found += [f"{CODES[gang]} {hand(state, gang)}" for gang in range(t.GANGS) if state.is_playing(gang)]
    found += [f"{man_name(man)}@{place(state, man)}" for man in range(t.MEN) if state.place[man] != t.NONE]
    found += [f"dropped {state.material.names[s]} {state.dropped[s]}" for s in range(t.SPACES) if state.dropped[s]]
    if state.van_place != t.PARKING:
        found.append(f"van_at {state.material.names[state.van_place]}")
    for gang in range(t.GANGS):
        found += [f"shield {CODES[gang]} {WHAT[i]}" for i in range(2) if state.shields[gang * 2 + i]]
    if state.agreed[t.POWERS] and not state.pierrot:
        found.append("pierrot down")
    if state.ban != t.NONE:
        found.append(f"ban {CODES[state.ban // t.SPACES]} {state.material.names[state.ban % t.SPACES]}")
    found += [text for i in range(0, len(state.pacts), t.PACT_WIDTH) if (text := pact(state, i))]
    if question(state.agenda) == t.MOVING:
        found.append(f"Mv {CODES[state.active]} {state.points} {'abc'[state.step]}")
    else:
        found.append(f"({QUESTIONS[question(state.agenda)]})")
    return "; ".join(found)


def pact(state: Tractions, i: int) -> str:
    """An alliance with what still binds, or nothing; those of a heist are made and ended inside it."""
    number, signatories, last, readers = state.pacts[i : i + 4]
    names = [CODES[gang] for gang in range(t.GANGS) if signatories >> gang & 1]
    rows = [clause(state, j) for j in range(0, len(state.clauses), t.CLAUSE_WIDTH) if state.clauses[j] == number]
    binding = ", ".join(row for row in rows if " void" not in row)
    head = ["pact", *(["open"] if readers == t.READERS_ALL else []), *names, f"until {last}"]
    return f"{' '.join(head)}: {binding}" if last and binding else ""


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


def clause(state: Tractions, j: int) -> str:
    """A clause in the words of the notation; `void` where its debtor owes nothing any more."""
    kind, a, b, x, y, void = state.clauses[j + 1 : j + 7]
    names = state.material.names
    if kind == t.TEXT:
        return f"text {state.clause_words[j // t.CLAUSE_WIDTH]}".strip()
    if kind == t.SPLIT:
        weights = " ".join(f"{CODES[g]} {w}" for g, w in enumerate(split_weights(state.clauses[j + 5])) if w >= 0)
        return f"split {weights if x == t.NONE else f'{names[x]} {weights}'}"
    text = f"{CLAUSE_NAMES[kind - t.PEACE]} {CODES[a]}"
    if kind in (t.PEACE, t.PASSAGE, t.LODGING, t.GIVE):
        text += f" {CODES[b]}"
        if void >> (a * t.GANGS + b) & 1:
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
