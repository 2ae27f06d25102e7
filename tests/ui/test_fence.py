"""A screen that fails closes no app: home is shown, a sentence says so, and the details are written down."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

pytestmark = pytest.mark.window
SAYS = "That screen failed and was closed"


def evening(way: str, folder: Path) -> tuple[dict[str, Any], Path, str]:
    """A window of its own whose screen fails that way: what it told, its last picture, its diary."""
    picture = folder / f"{way}.png"
    command = [sys.executable, "-m", "tests.ui.failing", way, str(picture)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    shot = next(iter(folder.glob(f"{way}*.png")), picture)
    return json.loads(done.stdout.splitlines()[-1]), shot, done.stderr


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """How home looks on an evening on which nothing failed."""
    told, picture, diary = evening("none", tmp_path_factory.mktemp("home"))
    assert told["at"] == "home" and told["says"] == [] and "failed" not in diary
    return picture


@pytest.mark.parametrize("way", ["draw", "touch", "clock", "method", "enter"])
def test_home_is_shown_instead_of_a_screen_that_fails(way: str, home: Path, tmp_path: Path) -> None:
    told, picture, diary = evening(way, tmp_path)
    assert (told["at"], told["says"], told["troubles"]) == ("home", [SAYS], [SAYS])
    assert "ValueError: as broken as can be" in diary
    assert told["failures"] == told["failures_then"], "it is not called again"
    assert "closed" not in told
    with Image.open(picture) as after, Image.open(home) as usual:
        gone = ImageChops.difference(after.convert("RGB"), usual.convert("RGB")).getbbox()
    assert gone is None, "home is drawn as on any other evening"


def test_where_home_fails_too_the_app_ends_with_a_sentence(tmp_path: Path) -> None:
    told, _, diary = evening("home", tmp_path)
    assert told["closed"].startswith("The screen failed again and again and was closed. The game is saved")
    assert 2 <= told["failures"] <= 20, "each failure may be followed by one at the farewell"
    assert "ValueError: as broken as can be" in diary
