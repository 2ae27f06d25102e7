"""How stores of earlier versions become one of today's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent


def revisions(folder: Path = HERE) -> Sequence[str]:
    """The known revisions, oldest first, from the names of their files (`r0001_what_it_does.py`)."""
    return sorted(path.stem.partition("_")[0] for path in (folder / "versions").glob("r*.py"))
