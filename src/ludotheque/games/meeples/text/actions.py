"""The actions of the street in writing: take b3, dir ccw, drop O, draw 2g 1s, roll W4 E2."""

from __future__ import annotations

import re

from ludotheque.core.state import CLOCK, FLAG, TIME_UP
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.bag import DYNAMITES, GOLDS, HANDFULS, SIZED, STONES
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.text.names import (
    BUILDING_NAMES,
    ITEM_NAMES,
    LOCATION_NAMES,
    SEAT_NAMES,
    SPACE_NAMES,
    crowd,
    pieces,
    read_crowd,
    read_pieces,
)

# Each family of actions: its word, where it begins, and what may follow the word.
FAMILIES = (
    ("corner", t.CORNER, BUILDING_NAMES),
    ("take", t.TAKE, (*LOCATION_NAMES, "W", "E", "graves", "box")),
    ("start", t.START, SPACE_NAMES),
    ("dir", t.TURN, ("cw", "ccw")),
    ("drop", t.DROP, tuple(LETTERS)),
    ("appoint", t.APPOINT, SEAT_NAMES),
    ("resolve", t.RESOLVE, ITEM_NAMES),
    ("build", t.BUILD, ("no", "yes")),
    ("upgrade", t.UPGRADE, ("no", "yes")),
    ("reroll", t.REROLL, ("no", "yes")),
    ("keep", t.KEEP_GOLD, ("gold",)),
    ("sign", t.SIGN, BUILDING_NAMES),
    ("first", t.FIRST, SEAT_NAMES),
)
PLAIN = {t.END: "end", t.PASS: "pass"}
WRITTEN = {
    **PLAIN,
    **{begin + i: f"{word} {name}" for word, begin, names in FAMILIES for i, name in enumerate(names)},
    **{
        t.DEAL + i: f"deal {crowd(HANDFULS[i * t.MADAME : i * t.MADAME + t.MADAME])}" for i in range(1, t.ROLL - t.DEAL)
    },
    **{t.ROLL + i: f"roll W{i // 6 + 1} E{i % 6 + 1}" for i in range(36)},
    **{t.ROLL_AGAIN + i: f"roll {'WE'[i // 6]}{i % 6 + 1}" for i in range(12)},
    **{t.DRAW + i: f"draw {pieces(GOLDS[i], STONES[i], DYNAMITES[i])}" for i in range(SIZED[1], t.ACTIONS - t.DRAW)},
}
NUMBERS = {text: action for action, text in WRITTEN.items()}


def write(seat: int, action: int) -> str:
    if seat == CLOCK:
        return "time up" if action == TIME_UP else f"flag {action - FLAG}"
    if action not in WRITTEN:
        raise ValueError(f"meeples has no action {action}")
    return WRITTEN[action]


def read(seat: int, text: str) -> int:
    words = text.split()
    if seat == CLOCK:
        if words == ["time", "up"]:
            return TIME_UP
        if re.fullmatch(r"flag [0-3]", " ".join(words)):
            return FLAG + int(words[1])
        raise ValueError(f"the clock says 'flag 0' to 'flag 3', not {text[:40]!r}")
    if words and words[0] == "draw":
        counts = read_pieces(" ".join(words[1:]))
        words = ["draw", *pieces(*counts).split()]
    elif words and words[0] == "deal":
        words = ["deal", *crowd(read_crowd(" ".join(words[1:]))).split()]
    action = NUMBERS.get(" ".join(words))
    if action is None:
        raise ValueError(f"meeples cannot read {text[:40]!r}; actions are written like take b3, dir cw, drop O, end")
    return action
