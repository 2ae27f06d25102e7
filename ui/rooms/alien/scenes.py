"""Which happenings of Alien take the whole glass for a moment."""

from __future__ import annotations

SCENES = {
    "StrikeTaken": "strike",
    "FacehuggerLanded": "facehugger",
    "LastChance": "facehugger",
    "ObjectiveDone": "objective",
    "PlayerDied": "death",
    "Won": "victory",
    "Lost": "defeat",
}
