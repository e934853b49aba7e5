"""What simulated games say of each box, for its page: `python -m benchmarks --figures`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.bots.arena import Contest, played
from ludotheque.bots.census import census
from ludotheque.bots.match import Contestant
from ludotheque.core.shelf import box, own_slugs

GAMES = 400  # for each number of seats
PLAYER = "greedy"
ROOT = Path(__file__).resolve().parent.parent


def write(jobs: int, progress: Callable[[str], None]) -> None:
    """Simulate every game of the house at every number of seats, and keep what its page shows beside its material."""
    for slug in own_slugs():
        seats = {}
        for count in box(slug).game.seats:
            progress(f"{slug}, {count} seats")
            contest = Contest(slug, (Contestant(PLAYER),) * count, GAMES)
            seats[str(count)] = shown(census(contest, played(contest.matches(), jobs, lambda: None)))
        figures = {"games": GAMES, "player": PLAYER, "seats": seats}
        file = ROOT / "src/ludotheque/games" / slug / "figures.json"
        file.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


def shown(figures: dict[str, Any]) -> dict[str, Any]:
    """What a page shows of a census."""
    facts = figures["facts"]
    first = figures["by_seat"][0]
    return {
        "choices": round(figures["decisions"]["median"]),  # of all seats together
        "least": round(figures["decisions"]["tenth"]),
        "most": round(figures["decisions"]["ninetieth"]),
        "rounds": round(facts.get("round", facts.get("turn", 0))),
        "first": [first["share"], first["low"], first["high"]],
    }
