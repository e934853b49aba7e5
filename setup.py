"""Compiles the engine with mypyc where there is a C compiler; pyproject.toml says everything else.

LUDOTHEQUE_PURE=1 leaves the engine in plain Python.
"""

import os
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = Path("src/ludotheque")


class Build(build):
    """Leaves nothing of an earlier build behind: a wheel takes all that lies in build/lib."""

    def run(self) -> None:
        super().run()
        made = {
            Path(file)
            for command in self.get_sub_commands()
            for file in self.get_finalized_command(command).get_outputs()  # type: ignore[attr-defined]
        }
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and file not in made:
                file.unlink()
        # The rules are kept with the documents and read by the pages: a wheel carries them.
        for kind in ("rules", "rulebook"):
            shutil.copytree(ROOT / "docs" / kind, Path(self.build_lib, "ludotheque", kind), dirs_exist_ok=True)


def compiled_files() -> list[str]:
    """The files that pyproject.toml lists under [tool.ludotheque], in a stable order."""
    lists = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ludotheque"]
    patterns = [*lists["compiled"], *lists["served"]]
    return sorted(str(file.relative_to(ROOT)) for glob in patterns for file in (ROOT / PACKAGE).glob(glob))


def why_pure() -> str:
    """Why the engine stays in plain Python, or nothing when it can be compiled."""
    if os.environ.get("LUDOTHEQUE_PURE", "") not in ("", "0"):
        return "LUDOTHEQUE_PURE is set"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        try:
            probe.ensure_finalized()
            probe.run()
        except Exception as error:  # the kinds of failure differ between compilers and between setuptools
            return f"there is no working C compiler ({error})"
    return ""


def extensions() -> list[Extension]:
    """The compiled group. Only a wheel holds it: src/ stays plain Python, also in an editable install."""
    if "bdist_wheel" not in sys.argv:
        return []
    if reason := why_pure():
        print(f"ludotheque: the engine stays in plain Python, slower but complete: {reason}.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    files = compiled_files()
    # What only an extra installs (PostgreSQL, Redis) may be absent: no compiled module needs it.
    made = mypycify(["--ignore-missing-imports", *files], opt_level="3", debug_level="0", separate=groups(files))
    return made  # type: ignore[return-value]


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """One library for each game and one for what they share, compiled side by side."""
    found: dict[str, list[str]] = {}
    for file in files:
        parts = Path(file).relative_to(PACKAGE).parts
        found.setdefault(parts[1] if parts[0] == "games" else "core", []).append(file)
    return [(members, f"ludotheque_{name}") for name, members in found.items()]


if not (ROOT / PACKAGE / "web/static/built/site.js").exists():
    print("ludotheque: the browser client is not built; `make client` builds it.", file=sys.stderr)

setup(
    ext_modules=extensions(),
    cmdclass={"build": Build},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
