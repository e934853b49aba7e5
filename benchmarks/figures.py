"""What games say of a box and its players, for its page: `python -m benchmarks --figures`, `--levels`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.bots.arena import Contest, played, standings
from ludotheque.bots.census import census
from ludotheque.bots.levels import LEVELS
from ludotheque.bots.match import Contestant
from ludotheque.bots.strength import YARDSTICK
from ludotheque.core.shelf import box, own_slugs

GAMES = 400  # for each number of seats
PLAYER = "greedy"
DUELS = 200  # of each level, with this seed
SEED = 81
ROOT = Path(__file__).resolve().parent.parent


def write(jobs: int, progress: Callable[[str], None]) -> None:
    """Simulate every game of the house at every number of seats, and keep what its page shows beside its material."""
    for slug in own_slugs():
        seats = {}
        for count in box(slug).game.seats:
            progress(f"{slug}, {count} seats")
            contest = Contest(slug, (Contestant(PLAYER),) * count, GAMES)
            seats[str(count)] = shown(census(contest, played(contest.matches(), jobs, lambda: None)))
        keep(slug, {"games": GAMES, "player": PLAYER, "seats": seats})


def write_levels(jobs: int, progress: Callable[[str], None]) -> None:
    """Let every level of every game of the house meet greedy players at the fewest seats, and keep what it won."""
    for slug in own_slugs():
        seats = box(slug).game.seats[0]
        shares = {}
        for level in LEVELS:
            if level == YARDSTICK:
                continue
            progress(f"{slug}, {level}")
            rivals = (Contestant(YARDSTICK),) * (seats - 1)
            contest = Contest(slug, (Contestant(level), *rivals), DUELS, SEED)
            player = standings(contest, played(contest.matches(), jobs, lambda: None))["players"][0]
            shares[level] = {name: player[name] for name in ("games", "share", "low", "high")}
        keep(slug, {"levels": {"seats": seats, "shares": shares}})


def keep(slug: str, figures: dict[str, Any]) -> None:
    """Put figures beside the material of the game, in the place of older ones of the same kind."""
    file = ROOT / "src/ludotheque/games" / slug / "figures.json"
    known = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    file.write_text(json.dumps({**known, **figures}, indent=2) + "\n", encoding="utf-8")


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
