"""A running game without a web: tables, players, fair draws, storage."""
