"""Alliances in words: `pact [open] [LO AT] until 3: peace AT LO, split LO 1 AT 1`."""

from __future__ import annotations

import json
import re

from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import split_weights
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.material import CARD_NAMES, CODES
from ludotheque.games.tractions.rules.pacts import free_slot, sign
from ludotheque.games.tractions.rules.pen_clauses import last_turn_refusal
from ludotheque.games.tractions.rules.pen_step import MOST_COUNT, MOST_SUM
from ludotheque.games.tractions.text.actions import CLAUSE_NAMES, WHERE_NAMES
from ludotheque.games.tractions.text.words import MOST_TURNS, bad, gang_of, number, space_of

MOST_WORDS = 280  # characters of a text clause
BETWEEN_TWO = (t.PEACE, t.PASSAGE, t.LODGING, t.GIVE)  # clauses by which one gang owes another something
WIDTH = 5  # numbers of a clause by itself: kind, a, b, x, y

# A text in quotation marks may hold what otherwise ends a clause.
CLAUSE = re.compile(r'(?:"(?:[^"\\\n]|\\.)*"|[^,])+')


# Reading.


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
    for i in range(0, len(clauses), WIDTH):
        kind, _, _, _, packed = clauses[i : i + WIDTH]
        weights = split_weights(packed)
        if kind == t.SPLIT and any((weights[gang] >= 0) != (signatories >> gang & 1) for gang in range(t.GANGS)):
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


def pact(state: Tractions, i: int) -> str:
    """An alliance with what still binds, or nothing; those of a heist are made and ended inside it."""
    pact_number, signatories, last, readers = state.pacts[i : i + t.PACT_SLOT]
    names = [CODES[gang] for gang in range(t.GANGS) if signatories >> gang & 1]
    binding = ", ".join(
        clause(state, j)
        for j in range(0, len(state.clauses), t.CLAUSE_WIDTH)
        if state.clauses[j] == pact_number and not is_void(state, j)
    )
    head = ["pact", *(["open"] if readers == t.READERS_ALL else []), *names, f"until {last}"]
    return f"{' '.join(head)}: {binding}" if last and binding else ""


def cells(state: Tractions, j: int) -> list[int]:
    """Kind, a, b, x and y of the clause that begins at a place of the list."""
    return state.clauses[j + t.KIND : j + t.KIND + WIDTH]


def is_void(state: Tractions, j: int) -> bool:
    """Whether the debtor of a clause between two gangs owes nothing any more."""
    kind, a, b, _, _ = cells(state, j)
    return kind in BETWEEN_TWO and state.clauses[j + t.FREED] >> (a * t.GANGS + b) & 1 == 1


def clause(state: Tractions, j: int) -> str:
    """A clause in the words of the notation; `void` where its debtor owes nothing any more."""
    kind, a, b, x, y = cells(state, j)
    names = state.material.names
    if kind == t.TEXT:
        return f"text {quoted(state.clause_words[j // t.CLAUSE_WIDTH])}".strip()
    if kind == t.SPLIT:
        weights = " ".join(f"{CODES[g]} {w}" for g, w in enumerate(split_weights(y)) if w >= 0)
        return f"split {weights if x == t.NONE else f'{names[x]} {weights}'}"
    text = f"{CLAUSE_NAMES[kind - t.PEACE]} {CODES[a]}"
    if kind in BETWEEN_TWO:
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
