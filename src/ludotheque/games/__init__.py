"""The boxes: one package a game, all of the same shape."""
