"""The words that actions, positions and facts of Les Apaches de Paris are written with."""

from __future__ import annotations

from typing import Final

GANGS: Final = ("Blue", "Yellow", "Green", "Red")  # the seats, whichever gangs they play
KINDS: Final = "mnr"  # of Apaches
TOKENS: Final = ("bourgeois", "policeman")
REASONS: Final = ("wallet", "prize", "theft", "fence", "bail", "tokens", "wages")  # of the ledger
QUESTIONS: Final = ("start", "draft", "look", "act", "force", "step", "lay", "bail", "mug", "over")
