"""Dice you can check: every draw follows from a secret that was promised before the game and is revealed after it."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ludotheque.core.chance import ticket_outcome
from ludotheque.core.state import CHANCE, State

if TYPE_CHECKING:
    from ludotheque.core.record import Record

SIZE: Final = 32  # bytes of a secret and of one HMAC


class UnfairRecord(ValueError):
    """A record whose draws do not follow from its secret, or cannot be checked; the line, if it was read."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line = line


def new_secret() -> str:
    """A fresh secret, in hexadecimal."""
    return secrets.token_hex(SIZE)


def new_salt() -> str:
    """What a seat adds to the draws, in hexadecimal, where its player brings nothing else."""
    return secrets.token_hex(SIZE // 2)


def commitment(secret: str) -> str:
    """What a table publishes before the first step: the SHA-256 of the secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def is_secret(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{64}", text) is not None


def is_salt(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{2,128}", text) is not None


def ticket(secret: str, salts: Sequence[str], step: int, total: int) -> int:
    """A number from 0 to total - 1, each as likely as the others; a salt for every seat, empty where it brings none."""
    if not 0 < total < 1 << 128:
        raise ValueError(f"there are no {total} tickets to draw from")
    # A value in the last, incomplete round of the total would favour the low tickets: draw again.
    fair = (1 << 8 * SIZE) // total * total
    counter = 0
    while True:
        message = f"{','.join(salts)};{step};{counter}".encode()
        value = int.from_bytes(hmac.digest(bytes.fromhex(secret), message, "sha256"), "big")
        if value < fair:
            return value % total
        counter += 1


def draw(secret: str, salts: Sequence[str], step: int, state: State) -> int:
    """The outcome that chance has to bring as the step of that number."""
    return ticket_outcome(state, ticket(secret, salts, step, sum(state.weights())))


def verify(record: Record) -> int:
    """How many draws were recomputed, all of them as recorded; UnfairRecord names the first that is not."""
    if not record.commitment:
        raise UnfairRecord(0, "the record has no commitment, so its draws cannot be checked")
    if not record.secret:
        raise UnfairRecord(0, "the secret is revealed when the game is over, not before")
    if commitment(record.secret) != record.commitment:
        raise UnfairRecord(0, "the secret is not the one that was committed to before the game")
    state = record.beginning()
    draws = 0
    for number, step in enumerate(record.steps):
        if step.seat == CHANCE:
            due = draw(record.secret, record.salts, number, state)
            if due != step.action:
                drawn, right = record.game.write(CHANCE, step.action), record.game.write(CHANCE, due)
                why = f"step {number}: chance drew {drawn!r}, but the secret gives {right!r}"
                raise UnfairRecord(record.line(number), why)
            draws += 1
        state.apply(step.seat, step.action)
    return draws
