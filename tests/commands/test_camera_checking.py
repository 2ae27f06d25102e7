"""`companion camera check` and `companion read --why`: measured on drawn tables, told in two languages."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
from msgspec.structs import replace

from companion.commands.camera.check import CheckWish, run
from companion.house.house import open_house
from companion.watch.calibration import keep_view
from companion.watch.cameras import over_table_first
from companion.watch.why import parse_spot
from companion.watch.why import run as explain
from tests.vision.calibration.seeing import STRAIGHT, solved
from tests.vision.simulated.bench import Bench
from tests.vision.simulated.pinhole import Pinhole, above, to_picture
from tests.vision.simulated.scene import Board, Card, Code, Scene, corner_marks
from tests.vision.simulated.weather import Glare, Weather, weather_of
from tests.vision.why.faults import FAULTS, OURS, calm, camera, planted

SEEING = above(-60, -60, 940, 580, (1920, 1080))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
    return tmp_path


def recorded(folder: Path, weather: Weather, count: int = 2, pinhole: Pinhole = SEEING) -> str:
    """Pictures of a table with one card on it."""
    folder.mkdir()
    card = Card(300, 200, 20, (Code("mark:41", 16.0),))
    bench = Bench(pinhole, weather, seed=5, is_gray=True)
    for at in range(count):
        shot = bench.shot(Scene(Board("felt", (60, 80, 60)), (*corner_marks(820, 460), card)), at / 5)
        assert cv2.imwrite(str(folder / f"{at:03}.png"), shot.frame.gray)
    return f"folder:{folder}"


def rows(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    """The one line for machines."""
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_a_good_picture_is_measured_and_praised(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = recorded(home / "good", weather_of("good", 3))
    assert run(CheckWish(name)) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("2 pictures of 1920x1080") and said[-1] == "All is well."
    assert run(CheckWish(name, as_json=True)) == 0
    row = rows(capsys)
    assert row["size"] == [1920, 1080] and row["advice"] == [] and row["frames"] == 2
    fineness = row["px_per_module"]
    assert isinstance(fineness, dict)
    # 16 mm of seven squares, and 24 mm of the corner marks, at 1920 pixels for the width that is seen
    true_px = SEEING.focal_px / SEEING.height_mm * 16 / 7
    assert fineness["mark:41"] == pytest.approx(true_px, rel=0.05)


def test_without_a_name_the_camera_over_the_table_is_checked(home: Path) -> None:
    house = open_house(threaded=False)
    house.store.settings.set("camera", "none")
    assert over_table_first(house.store.settings) == ""
    house.store.settings.set("overhead", recorded(home / "above", weather_of("good", 3), 1))
    house.close()
    assert run(CheckWish()) == 0


@pytest.mark.parametrize(("weather", "start"), [
    (Weather(exposure=22.0, noise=2.0), "It is too dark."),
    (Weather(blur_px=2.6), "The picture is soft:"),
    (Weather(falloff=0.9, vignette=0.0), "The light is uneven: much darker"),
])  # fmt: skip
def test_what_is_wrong_is_said_with_what_to_do(
    home: Path, capsys: pytest.CaptureFixture[str], weather: Weather, start: str
) -> None:
    assert run(CheckWish(recorded(home / "bad", weather), as_json=True)) == 1
    advice = rows(capsys)["advice"]
    assert isinstance(advice, list) and any(one.startswith(start) for one in advice), advice


def test_every_place_of_a_measured_table_is_measured(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = open_house(threaded=False)
    keep_view(house.store.settings, "alien", solved(STRAIGHT))
    house.close()
    run(CheckWish(recorded(home / "table", weather_of("good", 4)), as_json=True))
    places = rows(capsys)["places"]
    assert isinstance(places, list)
    hive = next(one for one in places if one["name"] == "hive")
    per_mm = STRAIGHT.focal_px / STRAIGHT.height_mm
    assert hive["mark"] == pytest.approx(per_mm * 16 / 7, rel=0.05)
    assert hive["is_covered"]
    assert run(CheckWish(f"folder:{home / 'table'}", language="fr")) in {0, 1}
    assert "Ruche" in capsys.readouterr().out


def test_the_places_are_named_on_which_a_lamp_shines_back(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = open_house(threaded=False)
    keep_view(house.store.settings, "alien", solved(STRAIGHT))
    house.close()
    (x, y), *_ = to_picture(STRAIGHT, [(292.0, 70.0)])  # in the middle of a room of the Complex
    lamp = Glare(float(x) / STRAIGHT.size[0], float(y) / STRAIGHT.size[1], 0.02, 240.0)
    weather = weather_of("typical", 904)
    dazzled = recorded(home / "lamp", replace(weather, glares=(lamp,)), pinhole=STRAIGHT)
    assert run(CheckWish(dazzled, as_json=True)) == 1
    found = rows(capsys)
    assert [one["name"] for one in found["shine"]] == ["room:2"]  # type: ignore[attr-defined]
    assert run(CheckWish(dazzled)) == 1
    said = capsys.readouterr().out
    assert "a lamp shines back on" in said and "A lamp shines back at one place. Move the lamp until" in said
    assert run(CheckWish(dazzled, language="fr")) == 1
    assert "Une lampe se reflète à un endroit." in capsys.readouterr().out
    run(CheckWish(recorded(home / "none", replace(weather, glares=()), pinhole=STRAIGHT), as_json=True))
    assert rows(capsys)["shine"] == []


def test_a_wrong_call_gets_a_sentence(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(CheckWish("what:ever")) == 2
    assert run(CheckWish(room="chess")) == 2
    assert run(CheckWish(f"folder:{home / 'nowhere'}")) in {1, 2}
    told = capsys.readouterr().err.splitlines()
    lines = [line for line in told if not line.startswith("A new household begins in ")]
    assert len(lines) == 3 and all(line.endswith((".", "drawn.")) for line in lines)


def test_the_drawn_table_can_be_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(CheckWish("drawn", seconds=0.6, as_json=True)) in {0, 1}
    row = rows(capsys)
    assert (row["frames"], row["frames_per_s"]) == (7, 10.0), "in its own time, however fast it is drawn"


def test_a_spot_of_a_picture_is_explained(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shot = planted(905, camera(1.1), calm(905), OURS)
    assert cv2.imwrite(str(home / "far.png"), shot.gray)
    spot = f"{shot.spot[0]:.0f},{shot.spot[1]:.0f}"
    assert explain([home / "far.png"], spot, True, "en") == 0
    row = rows(capsys)
    assert row["why"] == "small" and row["corners"] is not None
    assert str(row["says"]).startswith("Too small: one square of the code has")
    assert explain([home / "far.png"], spot, False, "fr") == 0
    assert "Trop petit" in capsys.readouterr().out


def test_a_foreign_code_is_told_with_its_text(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shot = FAULTS["foreign"](906)
    assert cv2.imwrite(str(home / "web.png"), shot.gray)
    assert explain([home / "web.png"], f"{shot.spot[0]},{shot.spot[1]}", True, "en") == 0
    assert "https://example.org/a" in str(rows(capsys)["says"])


@pytest.mark.parametrize("spot", ["", "3", "a,b", "1,2,3", "nan", "1e9,0"])
def test_a_wrong_spot_gets_a_sentence(home: Path, spot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert parse_spot(spot) is None
    assert cv2.imwrite(str(home / "x.png"), np.zeros((9, 9), np.uint8))
    assert explain([home / "x.png"], spot, False, "en") == 2
    assert "--why" in capsys.readouterr().err
