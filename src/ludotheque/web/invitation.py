"""The invitation to a table: its address to send, to scan or to share, and the name of who invites."""

from __future__ import annotations

from functools import lru_cache
from html import escape

import segno

from ludotheque.house.table import Table
from ludotheque.web import fragments
from ludotheque.web.viewer import Viewer


def invitation(viewer: Viewer, table: Table) -> str:
    """What a player is shown while seats are free; a guest is asked to sit down, not to invite."""
    if not viewer.mine:
        return ""
    speech = viewer.speech
    address = escape(f"{viewer.origin}/t/{table.sheet.id}")
    copy = (
        f'<button type="button" data-copy="{address}" data-done="{speech.safe("copied")}" '
        f'data-failed="{speech.safe("copy-by-hand")}">{speech.safe("copy")}</button>'
    )
    share = f'<button type="button" data-share="{address}" hidden>{speech.safe("share")}</button>'
    return (
        f'<p>{speech.safe("invite")}</p><div class="share"><input readonly value="{address}" '
        f'aria-label="{speech.safe("invite-link")}">{copy}{share}</div>'
        f'<p class="copied" role="status"></p>{naming(viewer, table)}'
        f'<figure class="scan">{qr_code(address)}<figcaption>{speech.safe("scan")}</figcaption></figure>'
    )


def naming(viewer: Viewer, table: Table) -> str:
    """Somebody who never said a name can do so before the others come."""
    if viewer.is_named:
        return ""
    called = viewer.speech.safe("your-name")
    field = f'<input name="name" maxlength="24" required aria-label="{called}" placeholder="{called}">'
    button = f"<button>{viewer.speech.safe('give-name')}</button>"
    form = fragments.verb_form(f"/t/{table.sheet.id}", "name", viewer.mine[0], field + button)
    return f'<div class="naming">{form}</div>'


@lru_cache(maxsize=256)
def qr_code(address: str) -> str:
    """The address as a square for the camera of a phone."""
    code = segno.make(address, micro=False, error="m")
    drawn: str = code.svg_inline(
        border=2, omitsize=True, dark="#221a14", light="#fffdf7", svgclass="qr", lineclass=None
    )
    return drawn.replace("<svg ", '<svg aria-hidden="true" ', 1)
