"""Kuhn poker: three cards, two players, one bet."""

from kuhn.face.face import KuhnFace
from kuhn.game import GAME
from kuhn.mind.advice import KuhnAdvice

__all__ = ["ADVICE", "FACE", "GAME"]

FACE = KuhnFace()
ADVICE = KuhnAdvice()
