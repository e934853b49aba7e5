"""Le Gang des Traction-Avant, by Alain Munoz and Serge Laget: talk, sign, rob, betray."""

from ludotheque.games.tractions.advice import TractionsAdvice
from ludotheque.games.tractions.face import TractionsFace
from ludotheque.games.tractions.game import GAME

__all__ = ["ADVICE", "FACE", "GAME"]

FACE = TractionsFace()
ADVICE = TractionsAdvice()
