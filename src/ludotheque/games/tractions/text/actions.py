"""The notation of Le Gang des Traction-Avant: every action is one short text."""

from __future__ import annotations

import re

from ludotheque.core.material import BrokenMaterial, line_of
from ludotheque.core.state import CHANCE, CLOCK, FLAG, TIME_UP
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES, CODES, Material
from ludotheque.games.tractions.rules.setup import MIXES

TERM_NAMES = ("pay", "card", "show", "swap", "turns", "alliance", "dissolve", "tell", "promise")
CLAUSE_NAMES = ("peace", "passage", "lodging", "avoid", "bring", "give", "split", "text")
WHERE_NAMES = ("everywhere", "streets", "hotels", "bases", "cafes", "banks")
SHOW_NAMES = ("hand", "e", "s", *CARD_NAMES)
WEAPON_NAMES = ("colt", "sten", "held", "pierrot")

E_KINDS = 3  # of cards; then come as many kinds of S

# The actions that are a word, and how it is written.
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

# What is asked, by the question on top of the agenda.
QUESTIONS = (
    "picker", "gang", "deal", "setup", "first", "start", "floor", "discard", "move", "group", "forbid", "contest",
    "sum", "answer", "name", "shield", "initiative", "shots", "dodge", "riposte", "parley", "parley answer", "duel",
    "duel answer", "roll", "leave", "gros", "bank", "order", "react", "honour", "depart", "reprisal", "claim", "plead",
    "vote", "van dice", "van step", "van attack", "van loot", "cards", "over",
)  # fmt: skip


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
    found += [f"choose {mix_name(i)}" for i in range(t.SETUPS)]
    found += [f"cars {count}" for count in range(t.PETROL - t.CARS)]
    found += [f"traction {count}" for count in range(t.DODGE - t.PETROL)]
    found += [f"dodge {count}" for count in range(t.DIE - t.DODGE)]
    found += [f"die {pips}" for pips in range(t.DICE - t.DIE)]
    found += [f"dice {pips}" for pips in range(t.SEAT - t.DICE)]
    found += [f"seat {seat}" for seat in range(t.DONE - t.SEAT)]
    for action in range(t.DONE, t.ACTIONS):
        if t.WEAPON <= action < t.WITHDRAWAL:
            found.append(WEAPON_NAMES[action - t.WEAPON])
        else:
            found.append(WORDS[action])
    return found


def mix_name(i: int) -> str:
    """A set-up: three E cards, then an S card (R6)."""
    mix, card = divmod(i, E_KINDS)
    tractions, colts, esquives = MIXES[mix * E_KINDS : (mix + 1) * E_KINDS]
    return f"t{tractions} c{colts} e{esquives} {CARD_NAMES[E_KINDS + card]}"


class Notation:
    """The texts of one box."""

    def __init__(self, box: Material, text: str) -> None:
        self.texts = texts(box)
        for name in box.names:
            if self.texts.count(name) > 1:  # V1
                why = f"the word {name!r} means something else in the notation; call the space otherwise"
                raise BrokenMaterial(line_of(text, "spaces", f'"{name}"'), "V1", why)
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
