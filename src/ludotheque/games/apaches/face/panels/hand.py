"""The viewer's planques and tokens, and beside them what is to be pressed or the news of the hour."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.games.apaches.face.layout import HAND, PANEL, TALL_CARD, WIDTH, card_left, legible
from ludotheque.games.apaches.face.names import first_gang
from ludotheque.games.apaches.face.news import headline, is_fresh
from ludotheque.games.apaches.face.panels.buttons import draw_buttons
from ludotheque.games.apaches.face.panels.final_count import draw_final_count
from ludotheque.games.apaches.face.scenery import BOLD, MIDDLE, printed
from ludotheque.games.apaches.face.tips import tip
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.material import KINDS as PRIZES
from ludotheque.games.apaches.rules.view import ApachesView

TOKEN_WORD: Final = f'{MIDDLE} style="--f:{legible(15, TALL_CARD, 20)}px"'


def draw_hand(view: ApachesView, tongue: Tongue) -> str:
    """The viewer's planques and tokens; for all, once the game is over, the final count."""
    if view.question == t.OVER:
        return draw_final_count(view, tongue)
    parts = ['<g class="hand">']
    for i, planque in enumerate(view.hand):
        parts.append(_card(view, planque, card_left(i), tongue))
    if view.seat >= 0:
        blind = [d for d in range(t.COLOURED) for _ in range(view.blind[t.holding(view.seat, d)])]
        for i, district in enumerate(blind):
            x = card_left(len(view.hand) + i) + 34
            told = tip(tongue, say("tip-blind"))
            parts.append(
                f'<use href="#apaches-roof" class="f{view.colours[district] + 1}" '
                f'transform="translate({x} {HAND + 46}) scale(1.8)" stroke="#1f170d">{told}</use>'
            )
        kinds = [kind for kind in range(t.TOKEN_KINDS) for _ in range(max(0, view.tokens[t.token_at(view.seat, kind)]))]
        for i, kind in enumerate(kinds):
            told = tip(tongue, say(f"tip-token-{kind}", reward=view.amounts[t.REWARD], fine=view.amounts[t.FINE]))
            # They lie closer, without words, while the words of the muster need their room.
            x = 498 + 20 * i if view.question == t.FORCING else 514 + 66 * i
            word = printed(x, HAND + 66, 15, tongue(say(f"token-{kind}")), "print fit", TOKEN_WORD)
            word = "" if view.question == t.FORCING else word
            parts.append(f'<g>{told}<use href="#apaches-token" x="{x}" y="{HAND + 30}"/>{word}</g>')
    parts.append("</g>")
    parts.append(draw_buttons(view, tongue) or f'<g class="wide">{_headline(view, tongue)}</g>')
    return "".join(parts)


def _headline(view: ApachesView, tongue: Tongue) -> str:
    """The news of the hour, where nothing is to be pressed."""
    if view.question == t.STARTING:
        return ""
    if is_fresh(view):
        over, head = say("label-special"), headline(view)
    elif view.seat in view.waiting_for:
        over = say("label-yours")
        head = say("label-step" if view.question == t.STEPPING else "label-lay" if view.turn else "label-take")
    else:
        over, head = say("label-hour"), say("label-acts", gang=first_gang(view, view.actor))
    x = (PANEL + WIDTH) / 2 - 10
    spaced = 'text-anchor="middle" font-weight="700" letter-spacing="2"'
    told = (
        printed(x, HAND + 26, 16, tongue(over), "pencilled", spaced)
        + f'<path class="rule" d="M{x - 150:g} {HAND + 35}h300" stroke-width=".8"/>'
        + printed(x, HAND + 62, 19, tongue(head), "serif print")
    )
    if not is_fresh(view):
        return told
    ground = f'<rect fill="transparent" x="{PANEL}" y="{HAND}" width="{WIDTH - 10 - PANEL}" height="84"/>'
    return f'<g class="tab" data-fold="edition">{tip(tongue, say("tip-journal"))}{ground}{told}</g>'


def _card(view: ApachesView, planque: int, x: float, tongue: Tongue) -> str:
    """A planque in the viewer's hand."""
    number = t.district_of(planque) + 1
    kind = view.kinds[planque]
    amount = view.values[planque]
    word = str(amount) if amount else tongue(say(f"slot-{PRIZES[kind]}", count=view.amounts[t.REINFORCEMENT]))
    words = printed(35, 79, 20, word, "print", BOLD)
    return (
        f'<g id="card-{planque}" transform="translate({x} {HAND})"><path class="card" d="M2 24 10 2H60L68 24V84H2Z" '
        f'stroke-width="1.600"/><path class="f{view.colours[number - 1] + 1}" d="M2 24 10 2H60L68 24Z" '
        'stroke="#1f170d"/>'
        f'<text class="still" x="35" y="20" font-size="18.500" fill="var(--card)" {BOLD}>{number}</text>'
        f'<use href="#apaches-prize-{kind}" class="pen" transform="translate(35 43.500) scale(1.16)"/>'
        f"{words}</g>"
    )
