"""The facts of a written position, each read into a state: `tile 7 1,0 0`, `on 5,4 chimp6`, `known pile trap all`."""

from __future__ import annotations

import re

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.map import put, square_at
from ludotheque.games.singes.rules.material import BACK_LETTERS
from ludotheque.games.singes.rules.memory import SLOTS, everybody, learn
from ludotheque.games.singes.rules.memory_cases import composed, simplest, slot_of
from ludotheque.games.singes.rules.memory_lots import ANY, SPOT, is_filled
from ludotheque.games.singes.text.actions import number
from ludotheque.games.singes.text.names import KINDS, QUESTIONS, REASONS
from ludotheque.games.singes.text.soundness import bad

TURN_NUMBERS = (
    "bonus", "stirred", "die", "total", "helpers", "paused", "exact", "flown", "stage", "won", "stole", "ends",
    "wanted", "owed", "fallen", "forced",
)  # fmt: skip
MOST = {
    "bonus": t.EXTRA, "die": t.YELLOW, "total": 99, "helpers": 31, "stage": t.STAGE_BONUS, "wanted": 99,
    "owed": 99,
}  # fmt: skip


def read_lattice(text: str) -> tuple[int, int]:
    if not (found := re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})", text)):
        raise bad(f"{text[:20]!r} is not x,y")
    return int(found[1]), int(found[2])


def read_place(p: Singes, text: str) -> int:
    square = square_at(p, *read_lattice(text))
    if square == t.NONE:
        raise bad(f"there is no square {text[:20]} (R8)")
    return square


def read_kind(text: str, most: int = t.TYPES) -> int:
    kind = KINDS.get(text, t.NONE)
    if not 0 <= kind < most:
        raise bad(f"{text[:20]!r} is not a token that can be here")
    return kind


def read_seat(p: Singes, text: str) -> int:
    if not re.fullmatch("[0-9]", text) or int(text) >= p.seats:
        raise bad(f"{text[:20]!r} is not a seat")
    return int(text)


def read_readers(p: Singes, text: str) -> int:
    if text in ("all", "nobody"):
        return everybody(p) if text == "all" else 0
    mask = 0
    for name in text.split(","):
        mask |= 1 << (t.SPECTATOR if name == "table" else read_seat(p, name))
    return mask


def want(words: list[str], count: int, how: str) -> None:
    if len(words) != count:
        raise bad(f"write {how!r}, not {' '.join(words)[:40]!r}")


def read_tile(p: Singes, words: list[str]) -> None:
    want(words, 4, "tile 7 1,0 0")
    tile, rotation = words[1], words[3]
    if not re.fullmatch("[0-9]{1,2}", tile) or not 2 <= int(tile) <= p.material.tiles or p.is_placed(int(tile) - 1):
        raise bad(f"tile {tile[:20]} is not in the stack")
    if rotation not in ("0", "1", "2", "3"):
        raise bad("a rotation is 0 to 3")
    x, y = read_lattice(words[2])
    if p.tile_at(x, y) != t.NONE:
        raise bad(f"two tiles lie on {words[2]}")
    put(p, int(tile) - 1, x, y, int(rotation))


def read_on(p: Singes, words: list[str]) -> None:
    want(words, 3, "on 5,4 chimp6")
    square = read_place(p, words[1])
    if words[2] in ("empty", "key"):
        p.board[square] = t.KEY_DOWN if words[2] == "key" else t.EMPTY
    elif words[2] in p.material.key_names:
        p.board[square] = t.KEY_UP + p.material.key_names.index(words[2])
    elif len(words[2]) == 1 and words[2] in BACK_LETTERS:
        p.board[square] = t.MARK_W + BACK_LETTERS.index(words[2])
    else:
        kind = read_kind(words[2])
        if kind < t.ITEMS and kind not in (t.ATTAR, t.THADE):
            raise bad(f"only apes lie face up on squares (I5), not {words[2]}")
        p.board[square] = t.APE + kind


def read_hand(p: Singes, words: list[str]) -> None:
    if len(words) < 4 or words[2] != "at":
        raise bad("write 'seat 0 at 3,3 axe digit2'")
    seat = read_seat(p, words[1])
    p.pawns[seat] = read_place(p, words[3])
    for name in words[4:]:
        kind = read_kind(name.removesuffix("!"), t.ITEMS)
        p.hands[seat * t.ITEMS + kind] += 1
        if name.endswith("!"):
            if kind not in (t.RED_DIE, t.RED_DIE + 1):
                raise bad("only dice are marked as in use (R54)")
            p.used[seat * t.USED_ROW + kind - t.RED_DIE] += 1


def read_duty(p: Singes, words: list[str]) -> None:
    want(words, 3, "duty 0 5,3")
    p.duty[read_seat(p, words[1])] = read_place(p, words[2])


def read_hold(p: Singes, words: list[str]) -> None:
    want(words, 5, "hold 1 patrol3 0 all")
    kind = read_kind(words[2], t.ITEMS)
    if kind != KINDS["trap"] and not t.PATROL <= kind < t.PATROL + t.ATTACKS:
        raise bad(f"{words[2]} holds nobody up")
    readers = read_readers(p, words[4])
    face_up = readers == everybody(p)
    if not face_up:
        learn(p, readers, t.HOLD + len(p.holds) // t.HOLD_ROW, kind)
    p.holds += [read_seat(p, words[1]), kind, number(words[3], 9), readers if face_up else 0]


def read_pile(p: Singes, words: list[str]) -> None:
    for name in words[1:]:
        p.pile[read_kind(name, t.ITEMS)] += 1


def read_known(p: Singes, words: list[str]) -> None:
    want(words, 4, "known pile trap all")
    learn(p, read_readers(p, words[3]), read_memory_place(p, words[1]), read_kind(words[2], t.ITEMS))


def read_memory_place(p: Singes, text: str) -> int:
    if text.startswith("hold"):
        return t.HOLD + number(text.removeprefix("hold"), 99)
    return t.PILE if text == "pile" else read_seat(p, text)


def read_either(p: Singes, words: list[str]) -> None:
    """Cases of one back: `either 0,2 pile:kill or kill,move,>1,>pile`."""
    if len(words) < 3:
        raise bad("write 'either all pile:kill or pile:move'")
    cases: list[list[list[int]]] = [[]]
    for word in words[2:]:
        if word == "or":
            cases.append([])
        elif word != "nothing":
            cases[-1].append(read_lot(p, word))
    slots = {slot_of(event) for case in cases for lot in case for event in lot if event < ANY}
    if len(slots) != 1:
        raise bad("cases are about tokens of one back (section 7)")
    slot = slots.pop()
    readers = read_readers(p, words[1])
    for reader in range(len(p.minds) // SLOTS):
        if readers >> reader & 1:
            p.minds[reader * SLOTS + slot] = simplest([composed([], case) for case in cases])


def read_lot(p: Singes, word: str) -> list[int]:
    place, colon, name = word.partition(":")
    if colon:
        return [read_kind(name, t.ITEMS), SPOT + read_memory_place(p, place)]
    lot = [read_event(p, event) for event in word.split(",")]
    if not is_filled(lot):
        raise bad(f"{word[:40]!r} does not fill each place with a token that had come")
    return lot


def read_event(p: Singes, text: str) -> int:
    if not text.startswith(">"):
        return ANY if text == "any" else read_kind(text, t.ITEMS)
    place = read_memory_place(p, text.removeprefix(">"))
    if place >= t.HOLD:
        raise bad(f"{text[:20]!r}: a hold-up is no place of a lot")
    return SPOT + place


def read_removed(p: Singes, words: list[str]) -> None:
    for name in words[1:]:
        p.removed[read_kind(name)] += 1


def read_bottom(p: Singes, words: list[str]) -> None:
    p.bottom = [number(word, p.material.tiles) - 1 for word in words[1:]]


def read_idle(p: Singes, words: list[str]) -> None:
    want(words, 2, "idle 3,0")
    square = read_place(p, words[1])
    if not p.is_portal(square) or p.beyond(square) != t.VOID:
        raise bad(f"{words[1]} is no portal that looks into the void (R11)")
    p.joined[p.gate(square)] = t.IDLE


def read_turn(p: Singes, words: list[str]) -> None:
    names = words[::2]
    if len(words) % 2 or len(set(names)) < len(names):
        raise bad("write 'turn 0 first 0 round 1 quiet 0 progress 0'")
    for name, value in zip(names, words[1::2], strict=True):
        if name not in ("turn", "first", "round", "quiet", "progress") or not re.fullmatch("[0-9]{1,3}", value):
            raise bad("write 'turn 0 first 0 round 1 quiet 0 progress 0'")
        if name == "progress" and int(value) > 1:
            raise bad("progress is 0 or 1: whether this round has had any (R81)")
        setattr(p, name, read_seat(p, value) if name in ("turn", "first") else int(value))


def read_question(p: Singes, words: list[str]) -> None:
    if len(words) < 2 or words[1] not in QUESTIONS[t.FIRST :]:
        raise bad(f"a question is one of {', '.join(QUESTIONS[t.FIRST :])}")
    p.question = QUESTIONS.index(words[1])
    p.stirred = 0
    if p.question in (t.FIGHTING, t.ROLL_FIGHT):
        p.declared = [0] * t.ARMS
    said: list[str] = []
    for word in words[2:]:
        name, _, value = word.partition("=")
        if name in said:
            raise bad(f"{name!r} is said twice")
        said.append(name)
        if name in ("path", "trail"):
            setattr(p, name, [read_place(p, place) for place in value.split(">")])
        elif name == "declared":
            p.declared = [number(part, 9) for part in value.split(",")]
        elif name in ("tried", "tile"):
            tiles = [number(part, p.material.tiles) - 1 for part in value.split(",")]
            if name == "tried":
                p.tried = tiles
            else:
                p.tile = tiles[0] if len(tiles) == 1 else t.NONE
        elif name in TURN_NUMBERS:
            setattr(p, name, number(value, MOST.get(name, 1)))
        else:
            raise bad(f"{word[:30]!r} says nothing about a question")


def read_over(p: Singes, words: list[str]) -> None:
    want(words, 2, "over quiet")
    p.question = t.OVER
    p.stirred = 0
    if words[1] in REASONS[1:]:
        p.reason = REASONS.index(words[1])
    else:
        p.winner = read_seat(p, words[1])


def read_unknown(p: Singes, words: list[str]) -> None:
    raise bad(f"{words[0][:20]!r} begins no fact; there is {', '.join(['tile', *READERS])}")


READERS = {
    "on": read_on, "seat": read_hand, "duty": read_duty, "hold": read_hold, "pile": read_pile, "known": read_known,
    "either": read_either, "removed": read_removed, "bottom": read_bottom, "idle": read_idle, "turn": read_turn,
    "first": read_turn, "round": read_turn, "quiet": read_turn, "progress": read_turn, "asks": read_question,
    "over": read_over,
}  # fmt: skip
