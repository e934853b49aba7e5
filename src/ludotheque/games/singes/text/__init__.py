"""How it is written."""
