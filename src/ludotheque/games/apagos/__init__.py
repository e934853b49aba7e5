"""Apagos, by Francis Pacherie: four squares climb a ramp, and only the highest one counts."""

from ludotheque.games.apagos.advice import ApagosAdvice
from ludotheque.games.apagos.face import ApagosFace
from ludotheque.games.apagos.game import GAME

__all__ = ["ADVICE", "FACE", "GAME"]

FACE = ApagosFace()
ADVICE = ApagosAdvice()
