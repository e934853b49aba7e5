"""The one way the house says no."""

from __future__ import annotations


class Refused(Exception):
    """Nothing has changed; the code, and the rule of the game if it is one, say why."""

    def __init__(self, status: int, code: str, rule: str = "") -> None:
        super().__init__(code + (f" ({rule})" if rule else ""))
        self.status = status  # as in HTTP: 400 not understood, 403 not yours, 404 not here, 409 not now
        self.code = code
        self.rule = rule
