"""What must hold after something bad came in: a sentence was said, and the game goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from companion.ground.texts import FluentTexts
from tests.house.kit import Evening


def said(evening: Evening, language: str = "en") -> str:
    """What the newest step says."""
    step = evening.step
    assert step.note is not None
    assert FluentTexts("alien").faults(step.note, language) == []
    return evening.house.texts.say(step.note, language)


def goes_on(evening: Evening, before: Any) -> None:
    """The game is as it was, and can be played."""
    assert evening.state == before
    number = evening.desk.game.number
    evening.play(3)
    assert evening.desk.game.number > number


def corrupt(place: Path, statement: str, *args: Any) -> None:
    """Change a store behind everybody's back."""
    connection = sqlite3.connect(place)
    connection.execute(statement, args)
    connection.commit()
    connection.close()
