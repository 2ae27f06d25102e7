"""The pictures of the README come from a real game: it has the moments, and each has its picture."""

from __future__ import annotations

from pathlib import Path

from tests.house.kit import house_at
from tests.ui.gallery.real import MOMENTS, REAL, moments


def test_a_seeded_evening_has_every_moment_that_the_readme_shows(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    found = moments(house)
    house.close()
    assert set(found) == set(MOMENTS)
    assert found["refusal"].refusal is not None and found["alarm"].view.alarms
    assert found["board"].view.due == () or found["board"].view.due[0].kind != "answer"


def test_each_of_them_has_its_picture_and_the_readme_shows_it() -> None:
    readme = (REAL.parents[2] / "README.md").read_text("utf-8")
    pictures = {path.stem for path in REAL.glob("*.png")}
    assert pictures == {*MOMENTS, "evening"}
    assert all(f"docs/pictures/real/{name}.png" in readme for name in pictures)
