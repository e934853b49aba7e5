"""What everybody sees of La Planète des Singes, in a position as in a view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import trait

PUBLIC: Final = (
    "turn", "first", "round", "quiet", "progress", "stirred", "bonus", "places", "joined", "left", "bottom", "tried",
    "tile", "forced", "board", "pools", "keys_left", "removed", "pawns", "used", "duty", "die", "total", "helpers",
    "path", "trail", "paused", "exact", "flown", "stage", "won", "stole", "ends", "owed", "fallen", "winner",
    "reason", "trap_rule", "backtrack", "rounding", "apes_block", "thief_choice", "first_player", "quiet_limit",
    "round_limit", "portal_ends", "portal_stop", "whole_turn",
)  # fmt: skip


@trait
class Planet:
    """What everybody sees: its fields are the names of PUBLIC."""

    turn: int  # the seat whose turn it is
    first: int  # the first player
    round: int
    quiet: int  # quiet rounds in a row
    progress: int  # 1 once this round has had a progress event (R81)
    stirred: int  # 1 once this turn has changed what exists (R83)
    bonus: int  # NO_BONUS, AGAIN or EXTRA while the action is a bonus
    places: list[int]  # PLACE_ROW for each tile: X, Y, ROTATION, which is NONE while the tile is in the stack
    joined: list[int]  # tile * 4 + printed side: the square beyond, or VOID, BLOCKED, IDLE, NO_PORTAL
    left: int  # tiles in the stack, the one in the hand included
    bottom: list[int]  # tiles that went to the bottom of the stack, the upper first (R18)
    tried: list[int]  # tiles tried at this portal
    tile: int  # the tile in the hand, or NONE
    forced: int  # 1 when the tile may close the map
    board: list[int]  # square: EMPTY, a mark, KEY_DOWN, KEY_UP + key, APE + type
    pools: list[int]  # by back: tokens not yet on the table
    keys_left: int
    removed: list[int]  # by type
    pawns: list[int]  # by seat: a square
    used: list[int]  # seat * t.USED_ROW + colour: dice face up
    duty: list[int]  # by seat: the square a retreat leads to, or NONE
    die: int
    total: int  # T of the move
    helpers: int  # a bit for each helper used
    path: list[int]  # the squares of this move, its start first
    trail: list[int]  # under O11 `turn`: the squares of the earlier moves of this turn
    paused: int  # 1 after a tile was opened in the middle of a move (O8)
    exact: int
    flown: int  # 1 when the landing came by teleport
    stage: int
    won: int
    stole: int
    ends: int  # 1 when the turn ends after this landing (R74)
    owed: int  # luck tokens still to be forfeited
    fallen: int  # 1 while a trap lies shown and is not yet dealt with
    winner: int
    reason: int
    trap_rule: int  # O1: 1 for skip_only
    backtrack: int  # O2: 1 for no_u_turn
    rounding: int  # O3: 1 for up
    apes_block: int  # O4
    thief_choice: int  # O5: 1 for open
    first_player: int  # O6: 1 for host_chooses
    quiet_limit: int  # O7
    round_limit: int
    portal_ends: int  # O8
    portal_stop: int  # O10: 1 for live
    whole_turn: int  # O11: 1 for turn


def show(planet: Planet, twin: Planet) -> None:
    """Let another see all that is public; lists that are only ever replaced are shared."""
    twin.turn = planet.turn
    twin.first = planet.first
    twin.round = planet.round
    twin.quiet = planet.quiet
    twin.progress = planet.progress
    twin.stirred = planet.stirred
    twin.bonus = planet.bonus
    twin.places = planet.places
    twin.joined = planet.joined
    twin.left = planet.left
    twin.bottom = planet.bottom[:]
    twin.tried = planet.tried[:]
    twin.tile = planet.tile
    twin.forced = planet.forced
    twin.board = planet.board[:]
    twin.pools = planet.pools[:]
    twin.keys_left = planet.keys_left
    twin.removed = planet.removed[:]
    twin.pawns = planet.pawns[:]
    twin.used = planet.used[:]
    twin.duty = planet.duty[:]
    twin.die = planet.die
    twin.total = planet.total
    twin.helpers = planet.helpers
    twin.path = planet.path[:]
    twin.trail = planet.trail
    twin.paused = planet.paused
    twin.exact = planet.exact
    twin.flown = planet.flown
    twin.stage = planet.stage
    twin.won = planet.won
    twin.stole = planet.stole
    twin.ends = planet.ends
    twin.owed = planet.owed
    twin.fallen = planet.fallen
    twin.winner = planet.winner
    twin.reason = planet.reason
    twin.trap_rule = planet.trap_rule
    twin.backtrack = planet.backtrack
    twin.rounding = planet.rounding
    twin.apes_block = planet.apes_block
    twin.thief_choice = planet.thief_choice
    twin.first_player = planet.first_player
    twin.quiet_limit = planet.quiet_limit
    twin.round_limit = planet.round_limit
    twin.portal_ends = planet.portal_ends
    twin.portal_stop = planet.portal_stop
    twin.whole_turn = planet.whole_turn
