"""Drawings as pixels, in an array or in a window."""

from __future__ import annotations

import os
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from resvg_py import svg_to_bytes

from ludotheque.lab.cascade import inlined

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # before it is imported: it greets whoever does

import pygame

WIDTH = 800  # pixels
LETTERS = "FreeSans"  # comes with pygame, so that there are letters on a machine without any


@lru_cache(maxsize=1)
def surface(drawing: str) -> pygame.Surface:
    """The drawing on white paper."""
    png = svg_to_bytes(
        svg_string=inlined(drawing),
        width=WIDTH,
        background="white",
        font_files=[str(Path(pygame.__file__).with_name(pygame.font.get_default_font()))],
        font_family=LETTERS,
        sans_serif_family=LETTERS,
        serif_family=LETTERS,
    )
    return pygame.image.load(BytesIO(png), "picture.png")


def array(drawing: str) -> NDArray[np.uint8]:
    """The colours of its pixels, row by row."""
    return np.ascontiguousarray(pygame.surfarray.array3d(surface(drawing)).swapaxes(0, 1))


class Window:
    """A window in which people look on."""

    def __init__(self, caption: str, rate: int) -> None:
        pygame.display.init()
        pygame.display.set_caption(caption)
        self.clock = pygame.time.Clock()
        self.rate = rate  # pictures a second, at most

    def show(self, drawing: str) -> None:
        picture = surface(drawing)
        screen = pygame.display.get_surface()
        if screen is None or screen.get_size() != picture.get_size():
            screen = pygame.display.set_mode(picture.get_size())
        screen.blit(picture, (0, 0))
        pygame.event.pump()
        pygame.display.flip()
        self.clock.tick(self.rate)

    def close(self) -> None:
        pygame.display.quit()
