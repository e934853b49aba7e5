"""What scenarios may ask of a position: facts by their names."""

from __future__ import annotations

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.material import BACK_LETTERS
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.text.names import NAMES, QUESTIONS, REASONS, content_name, hand_name, place_name, several


def facts(p: Singes) -> dict[str, str]:
    found = {
        "question": QUESTIONS[p.question],
        "turn": str(p.turn),
        "first": str(p.first),
        "round": str(p.round),
        "quiet": str(p.quiet),
        "total": str(p.total),
        "stack": str(p.left),
        "pile": several(p.pile) or "empty",
        "removed": several(p.removed) or "nothing",
        "pools": " ".join(f"{letter}{p.pools[back]}" for back, letter in enumerate(BACK_LETTERS)),
        "keys left": str(p.keys_left),
        "result": f"seat {p.winner}" if p.winner != t.NONE else (REASONS[p.reason] or "none"),
        "live": " ".join(sorted(place_name(p, s) for s in range(t.SQUARES) if placed(p, s) and p.is_live(s))) or "none",
    }
    for seat in range(p.seats):
        rows = [row for row in range(0, len(p.holds), t.HOLD_ROW) if p.holds[row + t.VICTIM] == seat]
        holds = [f"{NAMES[p.holds[row + t.TOKEN]]}:{p.holds[row + t.TURNS]}" for row in rows]
        found[f"pawn {seat}"] = place_name(p, p.pawns[seat])
        found[f"hand {seat}"] = hand_name(p, seat) or "empty"
        found[f"duty {seat}"] = "none" if p.duty[seat] == t.NONE else place_name(p, p.duty[seat])
        found[f"holds {seat}"] = " ".join(holds) or "none"
        for key, name in enumerate(p.material.key_names):
            found[f"missing {seat} {name}"] = str(p.missing(seat, key))
    for square in range(t.SQUARES):
        if placed(p, square):
            found[f"on {place_name(p, square)}"] = content_name(p, square)
    return found


def placed(p: Position, square: int) -> bool:
    return square < p.material.tiles * t.CELLS and p.is_square(square)
