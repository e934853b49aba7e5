"""La Planète des Singes: castaways explore a map that grows, gather digits and weapons, and look for a way out."""

from ludotheque.games.singes.face.face import SingesFace
from ludotheque.games.singes.game import GAME
from ludotheque.games.singes.mind.advice import SingesAdvice
from ludotheque.games.singes.mind.observer import SingesObserver

__all__ = ["ADVICE", "FACE", "GAME", "OBSERVER"]

FACE = SingesFace()
ADVICE = SingesAdvice()
OBSERVER = SingesObserver()
