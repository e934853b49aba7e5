"""The dice, the count of the move, whom one fights, and a plaque to decline with."""

from __future__ import annotations

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape, text, title
from ludotheque.games.singes.face import scenery
from ludotheque.games.singes.face.choices import declined
from ludotheque.games.singes.face.pieces import draw_ape, draw_token
from ludotheque.games.singes.face.scenery import AMBER, BOLD, INK, chunk
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


def lay_refusal(view: SingesView, tongue: Tongue) -> str:
    """A plaque to decline with, where that is an answer; in the tall form it stands on the map."""
    if t.DECLINE not in view.legal:
        return ""
    label = tongue(say(declined(view)))
    body = (
        '<rect width="180" height="30" rx="8" fill="#3a2a2a" stroke="#c76b5a" stroke-width="1.5"/>'
        f"{text(90, 20, 15, label, INK, BOLD)}"
        '<rect id="decline" class="spot" width="180" height="30" rx="8" fill="transparent" '
        f'aria-label="{escape(label)}"/>'
    )
    return chunk((794, 764, 1), (612, scenery.SKY - 70, 2.1), body)


def lay_enemy(view: SingesView) -> str:
    """Whom the dice are rolled against: an ape and the weapons laid ready, or a patrol."""
    if view.question in (t.FIGHTING, t.ROLL_FIGHT):
        body = draw_ape(view, view.board[view.pawns[view.turn]] - t.APE)
        bonus = sum(count * view.values[weapon] for weapon, count in enumerate(view.declared))
        added = text(28, 8, 20, f"+{bonus}", AMBER, BOLD) if view.declared else ""
        return f'<g class="still" transform="translate(-20 0)">{body}</g>{added}'
    if view.question in (t.DEFENDING, t.ROLL_PATROL):
        kind = view.holds[view.holds_of(view.turn)[0] + t.TOKEN]
        return f'<g class="still">{draw_token(view, kind)}</g>'
    return ""


def lay_dice(view: SingesView, tongue: Tongue) -> str:
    """The three dice, the count of the move, and how far night is."""
    rolled = 0
    if view.question == t.HELPING:
        rolled = view.total
    elif view.question == t.STEPPING:
        rolled = view.total - sum(view.values[t.ARI + i] for i in range(5) if view.helpers >> i & 1)
    tumbling = view.question >= t.ROLL_MOVE
    parts = []
    for colour in range(3):
        owned = colour == 0 or (len(view.hand) > 0 and view.hand[t.RED_DIE + colour - 1] > 0)
        owned = (
            owned or view.used[view.turn * t.USED_ROW + colour - 1] > 0 if colour and view.seat != view.turn else owned
        )
        lit = colour == view.die and (rolled > 0 or tumbling)
        face = rolled if lit else 0
        ring = f'<circle r="33" fill="none" stroke="{AMBER}" stroke-width="3"/>' if lit else ""
        offered = t.ROLL + colour in view.legal
        body = (
            f'<g class="still">{ring}{scenery.die(colour, face, owned or lit, offered)}</g>'
            f'<rect id="die-{colour}" class="spot" x="-28" y="-28" width="56" height="56" rx="12" fill="transparent" '
            f'aria-label="{escape(tongue(say(f"die-{colour}")))}">{title(tongue(say(f"tip-die-{colour}")))}</rect>'
        )
        parts.append(chunk((822 + 63 * colour, 648, 1), (586 + 96 * colour, 664, 1.5), body))
    count = ""
    if view.question == t.STEPPING:
        count = f"{max(0, len(view.path) - 1)} / {view.total}"
    elif view.question == t.HELPING:
        count = str(view.total)
    middle = text(0, 6, 24, count, AMBER, BOLD) if count else ""
    middle += lay_enemy(view)
    middle += (
        '<rect id="total" class="spot" x="-38" y="-16" width="76" height="32" rx="8" fill="transparent">'
        f"{title(tongue(say('tip-total')))}</rect>"
    )
    parts.append(chunk((884, 698, 1), (916, 664, 1.7), middle))
    stepping = view.question == t.STEPPING
    words = say("board-steps") if stepping else say("board-round", round=view.round)
    lines = text(0, 0, 14, tongue(words), AMBER if stepping else INK)
    lines += text(0, 17, 14, tongue(say("board-stack", count=view.left)), INK)
    if view.quiet > 9:
        lines += text(0, 31, 13, tongue(say("board-quiet", count=view.quiet, limit=view.quiet_limit)), AMBER)
    parts.append(chunk((884, 733, 1), (780, 740, 2.05), lines))
    parts.append(lay_refusal(view, tongue))
    return "".join(parts)
