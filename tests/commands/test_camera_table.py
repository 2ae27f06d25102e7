"""Measuring a table from the command line: a folder of pictures, told in words, kept."""

from __future__ import annotations

from pathlib import Path

import cv2
import pytest

from companion.commands.camera.table import TableWish, run
from companion.house.house import open_house
from companion.watch.bare_tables import bare_kept
from companion.watch.calibration import view_of
from companion.watch.pile_heights import thickness_of
from tests.vision.calibration.seeing import STRAIGHT, moved, off_mm, table
from tests.vision.simulated.pinhole import Pinhole


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
    return tmp_path


def pictures(folder: Path, pinhole: Pinhole, count: int = 12, **how: object) -> str:
    """A folder of pictures of a table."""
    folder.mkdir()
    bench, scene = table(pinhole, **how)  # type: ignore[arg-type]
    for at in range(count):
        assert cv2.imwrite(str(folder / f"{at:03}.png"), bench.shot(scene, time_s=at / 5).frame.gray)
    return f"folder:{folder}"


def test_a_table_is_measured_told_and_kept(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pinhole = moved(STRAIGHT, height_mm=860.0, tilt_deg=6.0)
    camera = pictures(home / "table", pinhole)
    assert run(TableWish(camera=camera, as_printed=True, module="module-3", card_mm=0.8)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Good: hold still.") and lines[1].startswith("Done, ") and len(lines) == 2
    house = open_house(threaded=False)
    view = view_of(house.store.settings, "alien")
    assert bare_kept(house.store.settings, "alien", camera), "it serves the next evening"
    assert thickness_of(house.store.settings) == 0.8
    house.close()
    assert view is not None and off_mm(view, pinhole) < 1.0


def test_what_stands_in_the_way_is_said_once_and_nothing_is_kept(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    camera = pictures(home / "table", STRAIGHT, 4, without=(983,))
    assert run(TableWish(camera=camera, language="fr")) == 1
    said = capsys.readouterr().out.splitlines()
    assert said == ["Le coin 4, en bas à gauche, n’est pas vu\u00a0: est-il couvert\u00a0?"]
    house = open_house(threaded=False)
    assert view_of(house.store.settings, "alien") is None
    house.close()


@pytest.mark.parametrize("wish", [
    TableWish("chess"), TableWish(card_mm=30.0), TableWish(width_mm=820.0),
    TableWish(camera="folder:"), TableWish(camera="what:ever"),
])  # fmt: skip
def test_a_wrong_call_gets_a_sentence(wish: TableWish, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(wish) in {1, 2}
    told = capsys.readouterr()
    assert (told.out + told.err).strip().endswith(".") and "Traceback" not in told.err
