"""SVG written by hand from f-strings: what the boards of all games share."""
