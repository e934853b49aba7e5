"""The answers as choices: where one clicks for them, and what they are called."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Choice, say
from ludotheque.games.singes.face import layout, names
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.names import NAMES

DECLINED: Final = {
    t.ACTING: "bonus",
    t.STEALING: "steal",
    t.TURNING: "key",
    t.ESCAPING: "escape",
    t.PICKING: "pick",
    t.TRAPPED: "trap",
}


def choice(view: SingesView, action: int) -> Choice:
    here = names.square_spot(view.pawns[view.turn])
    if action < t.STOP:
        return step_choice(view, action)
    if action == t.STOP:
        going = action in view.legal and len(view.legal) > 1
        label = say("choice-stop" if going else "choice-confirm", what=names.content(view, view.pawns[view.turn]))
        return Choice((here,), label, closes=True)
    if action < t.HELP:
        # In a fight weapons are laid ready first.
        rank = int(view.question == t.FIGHTING)
        return Choice((f"die-{action - t.ROLL}",), say(f"choice-roll-{action - t.ROLL}"), rank=rank)
    if action < t.COMPASS:
        return help_choice(view, action - t.HELP)
    if action < t.DECLINE:
        return item_choice(view, action)
    if action == t.DECLINE:
        return Choice(("decline",), say(declined(view)), closes=True)
    if action in (t.TURN_KEY, t.ESCAPE):
        return Choice((here,), say("choice-key" if action == t.TURN_KEY else "choice-escape"))
    if action in (t.PICK_LUCK, t.PICK_DIGIT):
        luck = action == t.PICK_LUCK
        return Choice((here,), say("choice-pick", back=names.SOME[t.LUCK_BACK if luck else t.DIGIT_BACK]))
    if action < t.LOOK:
        turns = action - t.ROTATE
        return Choice((f"rotate-{turns}",), say("choice-rotate", turns=turns))
    if action < t.PASS:
        return Choice(("item-thief",), say("choice-look", victim=names.pawn(view, action - t.LOOK)))
    return far_choice(view, action)


def step_choice(view: SingesView, action: int) -> Choice:
    square = layout.neighbour(view, view.path[-1], action - t.STEP) if view.path else t.NONE
    if square < 0:
        return Choice((), say("choice-step", direction=names.DIRECTIONS[action], what=say("square-wall")))
    what = names.content(view, square)
    return Choice((names.square_spot(square),), say("choice-step", direction=names.DIRECTIONS[action], what=what))


def help_choice(view: SingesView, mask: int) -> Choice:
    helpers = [t.ARI + i for i in range(t.HELPERS) if mask >> i & 1]
    total = view.total + sum(view.values[kind] for kind in helpers)
    # D3: with many helpers one chooses among the totals first.
    group = say("group-total", total=total) if len(view.legal) > 8 else None
    if not helpers:
        return Choice(("total",), say("choice-alone", total=total), rank=total, closes=True)
    spots = tuple(f"item-{NAMES[kind]}" for kind in helpers)
    return Choice(spots, say("choice-help", helpers=names.tokens(helpers), total=total), group=group, rank=total)


def item_choice(view: SingesView, action: int) -> Choice:
    """A token that is used by its own action."""
    if action == t.COMPASS:
        return Choice(("item-compass",), say("choice-dodge" if view.question == t.TRAPPED else "choice-compass"))
    if action in (t.GUIDE, t.GUIDE + 1):
        kind = t.DAENA + action - t.GUIDE
        return Choice((f"item-{NAMES[kind]}",), say("choice-guide", guide=names.token(kind)))
    if action in (t.KILL, t.MOVE):
        name = "kill" if action == t.KILL else "move"
        return Choice((f"item-{name}",), say(f"choice-{name}"), rank=1)
    weapon = action - t.DECLARE
    return Choice((f"item-{NAMES[weapon]}",), say("choice-declare", weapon=names.token(weapon)))


def far_choice(view: SingesView, action: int) -> Choice:
    """Thefts, attacks, items and squares."""
    if t.STEAL <= action < t.ATTACK:
        rival, what = divmod(action - t.STEAL, t.LOOTS)
        is_alone = len(victims_of_theft(view)) < 2
        return Choice(
            ("item-thief",) if is_alone else ("item-thief", f"rival-{rival}"),
            say(
                f"choice-steal-{'back' if what >= t.LOOT_WEAPON else 'open'}",
                what=names.loot(what),
                victim=names.pawn(view, rival),
            ),
            group=say("group-victim", who=names.pawn(view, rival)),
        )
    if t.ATTACK <= action < t.ITEM:
        victim, number = divmod(action - t.ATTACK, t.ATTACKS)
        kind = t.PATROL + number
        label = say("choice-attack", what=names.token(kind), victim=names.pawn(view, victim))
        spots = (f"item-{NAMES[kind]}", f"rival-{victim}")
        return Choice(spots, label, group=say("group-attacks"))
    if t.ITEM <= action < t.TO:
        used = int(action >= t.ITEM_USED)
        kind = t.RED_DIE + action - t.ITEM_USED if used else action - t.ITEM
        naming = view.question == t.NAMING
        label = say("choice-take" if naming else "choice-sacrifice", what=names.token(kind))
        if used:
            label = say("choice-used", what=label)
        return Choice((item_spot("loot" if naming else "item", kind, used),), label)
    if t.TO <= action < t.BEGIN:
        square = action - t.TO
        tile = square // t.CELLS
        if not layout.is_placed(view, tile):
            return Choice((), say("nothing"))
        label = say("choice-to", where=names.at(view, square), what=names.content(view, square))
        group = say("group-tile", tile=tile + 1, name=view.tile_names[tile])
        # On each tile first the squares that hold something.
        return Choice((names.square_spot(square),), label, group=group, rank=2 * tile + (view.board[square] == 0))
    if t.BEGIN <= action < t.FACE:
        return Choice((), say("choice-begin", who=names.pawn(view, action - t.BEGIN)))
    return Choice((), say("choice-pass"), closes=True)


def victims_of_theft(view: SingesView) -> list[int]:
    return sorted({(action - t.STEAL) // t.LOOTS for action in view.legal if t.STEAL <= action < t.ATTACK})


def item_spot(prefix: str, kind: int, used: int) -> str:
    return f"{prefix}-{NAMES[kind]}{'-used' if used else ''}"


def declined(view: SingesView) -> str:
    """The message of declining, for the question that is open."""
    return f"choice-no-{DECLINED.get(view.question, 'bonus')}"
