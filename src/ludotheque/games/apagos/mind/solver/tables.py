"""The solved positions of a box of Apagos, kept in a file."""

import json
import os
import tempfile
import threading
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from ludotheque.core.coach import Verdict
from ludotheque.games.apagos.mind.solver.marks import NARROW, WIDE, Marks, Scale
from ludotheque.games.apagos.mind.solver.material import Holes, Material
from ludotheque.games.apagos.mind.solver.numbering import DROPS, Numbering

Progress: TypeAlias = Callable[[int, int], None]  # positions solved so far, positions in all

FORMAT: Final = 1  # grows whenever the numbers or the marks change their meaning


class Tables:
    """The marks of every position of a box: built once, then read from the folder set by set."""

    material: Material
    folder: Path | None

    def __init__(self, material: Material, folder: Path | None = None) -> None:
        self.material = material
        self.folder = folder
        self._marks: dict[Holes, Marks] = {}
        self._numberings: dict[Holes, Numbering] = {}
        self._lock = threading.RLock()

    @property
    def path(self) -> Path | None:
        """Where the tables are kept, if a folder was given."""
        return None if self.folder is None else self.folder / f"apagos-{self.material.fingerprint}.npz"

    @property
    def size(self) -> int:
        """The numbers of all positions, so that a caller can tell a box that is too large to solve."""
        return sum(self.numbering(holes).size for holes in self.material.sets)

    def numbering(self, holes: Holes) -> Numbering:
        """Give the numbers of the positions of one set."""
        if holes not in self._numberings:
            self._numberings[holes] = Numbering(holes, self.material.balls)
        return self._numberings[holes]

    def marks(self, holes: Holes) -> Marks:
        """Give the marks of one set, read from the file or, where it is missing or broken, built anew."""
        with self._lock:
            if holes not in self._marks:
                marks = self._read(holes)
                if marks is None:
                    self._build(None)
                else:
                    self._marks[holes] = marks
            return self._marks[holes]

    def build(self, progress: Progress | None = None) -> None:
        """Make sure that everything is solved and kept."""
        with self._lock:
            missing = [holes for holes in self.material.sets if holes not in self._marks]
            found = {holes: marks for holes in missing if (marks := self._read(holes)) is not None}
            self._marks.update(found)
            if len(found) < len(missing):
                self._build(progress)
            elif progress is not None:
                progress(self.size, self.size)

    def _build(self, progress: Progress | None) -> None:
        total = self.size
        before = 0
        for holes in self.material.sets:
            numbering = self.numbering(holes)
            if progress is None:
                self._marks[holes] = solve(numbering)
            else:
                self._marks[holes] = solve(numbering, shifted(progress, before, total))
            before += numbering.size
        if progress is not None:
            progress(total, total)
        self._write()

    def _label(self) -> str:
        return json.dumps({"format": FORMAT, "material": [self.material.faces, self.material.balls]})

    def _read(self, holes: Holes) -> Marks | None:
        """Read one set, or nothing when the file is missing, cut short, damaged or about something else."""
        if self.path is None:
            return None
        try:
            # numpy forgets to close a file it opened itself and then found broken.
            with open(self.path, "rb") as raw, np.load(raw, allow_pickle=False) as file:
                if str(file["label"]) != self._label():
                    return None
                marks: Marks = file[name(holes)]
        # A damaged file makes zipfile, zlib, numpy and even tokenize raise, each in its own way.
        except Exception:
            return None
        if marks.shape != (self.numbering(holes).size,) or marks.dtype not in (np.uint8, np.uint16):
            return None
        return marks

    def _write(self) -> None:
        """Keep the tables for the next time; whoever writes at the same moment writes the same."""
        if self.folder is None or self.path is None:
            return
        arrays: dict[str, Any] = {name(holes): marks for holes, marks in self._marks.items()}
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, draft = tempfile.mkstemp(dir=self.folder, prefix=".apagos-", suffix=".tmp")
            try:
                with open(handle, "wb") as file:
                    np.savez_compressed(file, label=np.array(self._label()), **arrays)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(draft, self.path)
            except BaseException:
                os.unlink(draft)
                raise
        except OSError:
            # A full or read-only disk costs the next process a few seconds; this one has its answers in memory.
            return


def name(holes: Holes) -> str:
    """Name a set of squares in the file: 1-3-5-7."""
    return "-".join(str(count) for count in holes)


def solve(numbering: Numbering, progress: Progress | None = None, scale: Scale = NARROW) -> Marks:
    """Mark every position of a set for the player to move, from the finished ones backwards."""
    marks = np.zeros(numbering.size, dtype=scale.after.dtype)
    left = np.zeros_like(marks)  # the marks for the player who just moved, under the number as he sees it
    finished = np.array([scale.mark(Verdict("loss", 0)), scale.mark(Verdict("draw", 0)), scale.mark(Verdict("win", 0))])
    done = 0
    for empty, layer in enumerate(numbering.layers()):
        turned = numbering.turned(layer.numbers)
        if empty == 0:
            # R26: only the highest square counts.
            best = finished[np.sign(numbering.leads(layer.numbers)) + 1].astype(marks.dtype)
            marks[layer.numbers] = best
            left[turned] = scale.after[best]
        else:
            after = numbering.after(layer.numbers)
            # A drop leads to the layer before, which is complete; a transfer to a lower height of this one.
            best = left[after[:DROPS]].max(axis=0)
            for start, end in pairwise(layer.cuts):
                mark = np.maximum(best[start:end], left[after[DROPS:, start:end]].max(axis=0))
                marks[layer.numbers[start:end]] = mark
                left[turned[start:end]] = scale.after[mark]
        done += len(layer.numbers)
        if progress is not None:
            progress(done, numbering.size)
    if scale is NARROW and scale.overflows(marks):
        return solve(numbering, progress, WIDE)
    return marks


def shifted(progress: Progress, before: int, total: int) -> Progress:
    """Turn the progress of one set into that of the whole box."""

    def report(done: int, _: int) -> None:
        progress(before + done, total)

    return report
