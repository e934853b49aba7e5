"""La Planète des Singes: castaways explore a map that grows, gather digits and weapons, and look for a way out."""

from ludotheque.games.singes.advice import SingesAdvice
from ludotheque.games.singes.face import SingesFace
from ludotheque.games.singes.game import GAME

__all__ = ["ADVICE", "FACE", "GAME"]

FACE = SingesFace()
ADVICE = SingesAdvice()
