"""Where the program keeps what it makes: the user's data folder, or the one LUDOTHEQUE_DATA names."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder of databases and solutions; it is made when missing."""
    named = os.environ.get("LUDOTHEQUE_DATA")
    folder = Path(named) if named else user_data_path("ludotheque")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
