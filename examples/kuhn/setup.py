"""Compiles the rules and the mind with mypyc where KUHN_COMPILED=1 asks for it; pyproject.toml says everything else."""

import os
import sys
from glob import glob
from pathlib import Path

from setuptools import setup


def is_plain() -> bool:
    """Whether Ludothèque runs as plain Python: mypyc cannot derive a class from one that another build has compiled."""
    import ludotheque.core.state

    return str(ludotheque.core.state.__file__).endswith(".py")


extensions = []
if os.environ.get("KUHN_COMPILED") == "1" and "bdist_wheel" in sys.argv and is_plain():
    from mypyc.build import mypycify

    os.chdir(Path(__file__).parent)
    extensions = mypycify(sorted(glob("src/kuhn/rules/*.py") + glob("src/kuhn/mind/*.py")), opt_level="3")

setup(ext_modules=extensions)
