"""Computer players: they see views only."""
