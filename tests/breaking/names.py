"""Which rules a text names: `ALN-FIGHT-01, 02` names two, `ALN-KILL-01 to 04` four."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r"\b([A-Z]{3,5})(-[A-Z]+-)(\d{2,}(?:(?:, | to | and )\d{2,}\b)*)")
JOINT = re.compile(r"(, | to | and )")


def named(text: str, prefix: str) -> frozenset[str]:
    """The rules of one game that a text names."""
    found: set[str] = set()
    for game, section, numbers in RULE.findall(text):
        if game != prefix:
            continue
        first, *rest = JOINT.split(numbers)
        last = int(first)
        found.add(f"{game}{section}{first}")
        for joint, number in zip(rest[::2], rest[1::2], strict=True):
            span = range(last + 1, int(number) + 1) if joint == " to " else (int(number),)
            found.update(f"{game}{section}{one:02}" for one in span)
            last = int(number)
    return frozenset(found)


def folder_of(room: str) -> Path:
    """Where the code of a game lies; `engine` is the house of the rules that all share."""
    return ROOT / "companion" / ("engine" if room == "engine" else f"games/{room}")


def prefix_of(room: str) -> str:
    """How the rules of a game begin: as most do that its code names; the engine's own are the table's."""
    if room == "engine":
        return "TABLE"
    texts = (path.read_text(encoding="utf-8") for path in folder_of(room).rglob("*.py"))
    counted = Counter(game for text in texts for game, _, _ in RULE.findall(text))
    return counted.most_common(1)[0][0] if counted else ""
