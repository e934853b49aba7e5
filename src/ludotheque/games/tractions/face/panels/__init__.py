"""Beside, below and over the map: what lies on the desk."""
