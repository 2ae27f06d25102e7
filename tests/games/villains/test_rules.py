"""Every rule that the chapters of Villains name can be said to a player."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.ground.texts import FluentTexts

ROOM = Path(__file__).parents[3] / "companion" / "games" / "villains"


def named() -> set[str]:
    """The rules that the code of the room names."""
    return {one for path in ROOM.rglob("*.py") for one in re.findall(r"VIL-[A-Z]+-\d\d", path.read_text())}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_that_the_code_names_has_its_sentence(language: str) -> None:
    words = FluentTexts("villains")
    assert len(named()) > 100
    assert sorted(rule for rule in named() if words.rule(rule, language) == rule) == []
