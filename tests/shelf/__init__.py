"""What holds for every game of the library, said once."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
OURS = sorted(file.parent.name for file in (ROOT / "src/ludotheque/games").glob("*/__init__.py"))
