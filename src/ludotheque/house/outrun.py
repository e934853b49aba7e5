"""Where two houses write to one table at once, the key of the log decides; who was second judges again."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from ludotheque.house.refused import Refused

MOST_RACES = 50  # that one verb may lose

P = ParamSpec("P")
T = TypeVar("T")


class Outrun(Exception):
    """Another house has written to the table: nothing of ours is stored, and what was judged is no longer the case."""


def judged_again(verb: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Try a verb again as often as another house is first: it sees the table as that one left it."""

    @wraps(verb)
    async def lasting(*arguments: P.args, **named: P.kwargs) -> T:
        for _ in range(MOST_RACES):
            with suppress(Outrun):
                return await verb(*arguments, **named)
        raise Refused(503, "not-stored")

    return lasting
