"""Le Gang des Traction-Avant, by Alain Munoz and Serge Laget: talk, sign, rob, betray."""

from ludotheque.games.tractions.face.face import TractionsFace
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.mind.advice import TractionsAdvice
from ludotheque.games.tractions.mind.observer import TractionsObserver
from ludotheque.games.tractions.text.ledger import TractionsLedger

__all__ = ["ADVICE", "FACE", "GAME", "LEDGER", "OBSERVER"]

FACE = TractionsFace()
ADVICE = TractionsAdvice()
OBSERVER = TractionsObserver()
LEDGER = TractionsLedger
