"""Every question of the game, and every procedure that leads from one to the next, by their numbers in terms."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.rules.attack import Assault, Naming, Shielding
from ludotheque.games.tractions.rules.banks import Gathering, RankingBanks
from ludotheque.games.tractions.rules.card_phase import Taking
from ludotheque.games.tractions.rules.claims import Claiming, Pleading, Voting
from ludotheque.games.tractions.rules.combat import Combat, Dodging, Initiative, Riposting, Shooting, Volley
from ludotheque.games.tractions.rules.contested import Answering, Contesting, Entry, Renewal, Summing
from ludotheque.games.tractions.rules.entry import Forbidding, Leaving
from ludotheque.games.tractions.rules.floor import Floor
from ludotheque.games.tractions.rules.getaway import Departing
from ludotheque.games.tractions.rules.heist import Heist, Ordering, Reacting
from ludotheque.games.tractions.rules.movement import Grouping, Moves, Moving
from ludotheque.games.tractions.rules.parley import ParleyAnswering, Parleying
from ludotheque.games.tractions.rules.question import Procedure, Question
from ludotheque.games.tractions.rules.raids import Raids
from ludotheque.games.tractions.rules.reprisals import Avenging, Reprisals
from ludotheque.games.tractions.rules.roulette import DuelAnswering, Duelling, Rolling
from ludotheque.games.tractions.rules.setup import ChoosingPicker, DealingGang, DrawingFirst, PickingGang, SettingUp
from ludotheque.games.tractions.rules.sharing import Honouring
from ludotheque.games.tractions.rules.turns import Discarding, Starting, Turn
from ludotheque.games.tractions.rules.van import AimingAtVan, Driving, LootRolling, VanRolling, VanRun

QUESTIONS: Final[list[Question]] = [
    ChoosingPicker(),
    PickingGang(),
    DealingGang(),
    SettingUp(),
    DrawingFirst(),
    Starting(),
    Floor(),
    Discarding(),
    Moving(),
    Grouping(),
    Forbidding(),
    Contesting(),
    Summing(),
    Answering(),
    Naming(),
    Shielding(),
    Initiative(),
    Shooting(),
    Dodging(),
    Riposting(),
    Parleying(),
    ParleyAnswering(),
    Duelling(),
    DuelAnswering(),
    Rolling(),
    Leaving(),
    Gathering(),
    RankingBanks(),
    Ordering(),
    Reacting(),
    Honouring(),
    Departing(),
    Avenging(),
    Claiming(),
    Pleading(),
    Voting(),
    VanRolling(),
    Driving(),
    AimingAtVan(),
    LootRolling(),
    Taking(),
    Question(),  # OVER: nothing answers it
]

# By number, from TURN on.
PROCEDURES: Final[list[Procedure]] = [
    Turn(),
    Moves(),
    Entry(),
    Assault(),
    Combat(),
    Volley(),
    Heist(),
    VanRun(),
    Raids(),
    Reprisals(),
    Renewal(),
]
