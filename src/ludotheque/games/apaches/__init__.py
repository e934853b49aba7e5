"""Les Apaches de Paris, by Alain Ollier: nine districts, thirty-one planques, and never a tie."""

from ludotheque.games.apaches.face.face import ApachesFace
from ludotheque.games.apaches.game import GAME
from ludotheque.games.apaches.mind.advice import ApachesAdvice
from ludotheque.games.apaches.mind.observer import ApachesObserver

__all__ = ["ADVICE", "FACE", "GAME", "OBSERVER"]

FACE = ApachesFace()
ADVICE = ApachesAdvice()
OBSERVER = ApachesObserver()
