"""The version of the package; CHANGELOG.md has a section for it."""

from typing import Final

VERSION: Final = "0.2.0"
