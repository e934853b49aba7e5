"""Several arenas joined: every player rated over all its games, a board for each game, number of seats and options."""

from __future__ import annotations

import json
from statistics import fmean
from typing import Any, Final, NamedTuple

from ludotheque.bots.arena import interval, wins_of
from ludotheque.bots.levels import THINKING
from ludotheque.bots.report import page, plot, table
from ludotheque.drawing.svg import escape

KINDS: Final = {
    "game": str,
    "seats": int,
    "options": dict,
    "simulations": int,
    "seconds": int | float,
    "players": list,
    "ranks": list,
}  # what a report holds that is read here


class Entry(NamedTuple):
    """A player on a board."""

    name: str
    games: int  # those of two places of one line-up count twice
    share: float
    low: float
    high: float
    rating: float
    sigma: float


class Board(NamedTuple):
    """Who plays one game best."""

    title: str
    seats: int
    games: int
    entries: list[Entry]  # the highest rating first


def checked(report: Any) -> dict[str, Any]:
    """A report that can be joined; ValueError says what is wrong with it."""
    if not isinstance(report, dict) or "players" not in report:
        raise ValueError("not the report of an arena")
    if "ranks" not in report:
        raise ValueError("the report of an older arena, without the ranks of every game; play it again")
    for name, kind in KINDS.items():
        if not isinstance(report.get(name), kind):
            raise ValueError(f"not the report of an arena: {name} is missing or makes no sense")
    seats = len(report["players"])
    if seats != report["seats"] or not all(
        isinstance(player, dict) and "bot" in player for player in report["players"]
    ):
        raise ValueError(f"not {report['seats']} players")
    for ranks in report["ranks"] or [None]:
        if not isinstance(ranks, str) or not is_ranking(ranks.split(), seats):
            raise ValueError(f"{ranks!r:.40} are not the ranks of {seats} players")
    return report


def is_ranking(ranks: list[str], seats: int) -> bool:
    """Whether these are places of so many players, one of them the first."""
    return len(ranks) == seats and "1" in ranks and all(rank in map(str, range(1, seats + 1)) for rank in ranks)


def boards(reports: list[dict[str, Any]]) -> list[Board]:
    """The boards by title, the same in whatever order the reports come."""
    found: dict[str, list[dict[str, Any]]] = {}
    for report in sorted(reports, key=lambda report: json.dumps(report, sort_keys=True)):
        found.setdefault(title(report), []).append(report)
    return [board(name, found[name]) for name in sorted(found)]


def title(report: dict[str, Any]) -> str:
    options = ", ".join(f"{name}={value}" for name, value in sorted(report["options"].items()))
    return f"{report['game']}, {report['seats']} seats" + (f", {options}" if options else "")


def names(report: dict[str, Any]) -> list[str]:
    """The players of a report; who thinks for another time than its level is another player."""
    found = []
    for player in report["players"]:
        name = str(player["bot"])
        if name in THINKING and report["seconds"]:
            name += f", {report['seconds']:g} s"
        elif name in THINKING and report["simulations"]:
            name += f", {report['simulations']} sims"
        found.append(name)
    return found


def board(name: str, reports: list[dict[str, Any]]) -> Board:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    wins: dict[str, float] = {}
    games: dict[str, int] = {}
    for report in reports:
        players = names(report)
        for written in report["ranks"]:
            ranks = tuple(int(rank) for rank in written.split())
            for player, share in zip(players, wins_of(ranks), strict=True):
                wins[player] = wins.get(player, 0.0) + share
                games[player] = games.get(player, 0) + 1
            teams = [[known.setdefault(player, model.rating(name=player))] for player in players]
            rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
            for player in {*players}:  # one that holds several places learns from all of them
                own = [team[0] for team, other in zip(rated, players, strict=True) if other == player]
                mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
                known[player] = model.rating(mu=mu, sigma=sigma, name=player)
    entries = [
        Entry(
            player,
            games[player],
            wins[player] / games[player],
            *interval(wins[player], games[player]),
            rating.mu,
            rating.sigma,
        )
        for player, rating in known.items()
    ]
    entries.sort(key=lambda entry: (-entry.rating, entry.name))
    return Board(name, reports[0]["seats"], sum(len(report["ranks"]) for report in reports), entries)


def leaderboard_page(boards: list[Board]) -> str:
    parts = []
    for board in boards:
        rows = [(entry.name, entry.share, entry.low, entry.high) for entry in board.entries]
        cells = [
            [
                entry.name,
                f"{entry.rating:.1f} ± {entry.sigma:.1f}",
                f"{100 * entry.share:.1f} %",
                f"{100 * entry.low:.1f} to {100 * entry.high:.1f} %",
                f"{entry.games}",
            ]
            for entry in board.entries
        ]
        parts += [f"<h2>{escape(board.title)}</h2>", plot(f"Shares of the wins: {board.title}", rows, 1 / board.seats)]
        parts.append(table(["player", "rating", "share", "95 % interval", "games"], cells))
    lead = (
        f"{sum(board.games for board in boards)} games. Ratings follow every game (openskill, Plackett-Luce); a share "
        "depends on the opponents that a player met. The dashed line is a fair share."
    )
    return page("Leaderboard", lead, parts)
