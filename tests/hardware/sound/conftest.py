"""Small sounds that are rendered at once, and the shipped ones, rendered once for all tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.core.language.phrases import Phrase
from hardware.sound.load import load_sounds
from hardware.sound.recipe import Part, Recipe
from hardware.sound.shelf import Shelf
from hardware.sound.synth import render

BEEP = Recipe((Part(for_ms=300, hz=(440.0,)),))


@pytest.fixture(scope="session")
def recipes() -> dict[str, Recipe]:
    return load_sounds()


@pytest.fixture(scope="session")
def rendered(recipes: dict[str, Recipe]) -> dict[str, Any]:
    return {name: render(recipe) for name, recipe in recipes.items()}


@pytest.fixture
def small(recipes: dict[str, Recipe]) -> dict[str, Recipe]:
    """Every name there is, with a sound that costs nothing to make."""
    return {
        name: Recipe((Part(for_ms=600, wave="noise"),), "bed", loop_ms=400) if recipe.rank == "bed" else BEEP
        for name, recipe in recipes.items()
    }


@pytest.fixture
def told() -> list[Phrase]:
    return []


@pytest.fixture
def shelf(small: dict[str, Recipe], tmp_path: Path, told: list[Phrase]) -> Shelf:
    shelf = Shelf(small, tmp_path / "sounds", told.append)
    shelf.fill()
    return shelf
