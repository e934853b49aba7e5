"""Ludothèque: five board games, playable for real."""
