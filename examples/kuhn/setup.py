"""Compiles the rules and the mind with mypyc where KUHN_COMPILED=1 asks for it; pyproject.toml says everything else."""

import os
import sys
from glob import glob
from pathlib import Path

from setuptools import setup

extensions = []
if os.environ.get("KUHN_COMPILED") == "1" and "bdist_wheel" in sys.argv:
    from mypyc.build import mypycify

    os.chdir(Path(__file__).parent)
    extensions = mypycify(sorted(glob("src/kuhn/rules/*.py") + glob("src/kuhn/mind/*.py")), opt_level="3")

setup(ext_modules=extensions)
