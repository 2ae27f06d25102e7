"""Which ribbon cameras there are, by the program's list and by the kernel's drivers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.vision.sources.ribbon import Ribbon
from vision.sources.rpicam.list import cameras_in, ribbon_cameras, seems_to_have_ribbon

LISTING = """Available cameras
-----------------
0 : imx708 [4608x2592 10-bit RGGB] (/base/soc/i2c0mux/i2c@1/imx708@1a)
    Modes: 'SRGGB10_CSI2P' : 1536x864 [120.13 fps - (768, 432)/3072x1728 crop]
                             2304x1296 [56.03 fps - (0, 0)/4608x2592 crop]
                             4608x2592 [14.35 fps - (0, 0)/4608x2592 crop]

1 : imx219 [3280x2464 10-bit RGGB] (/base/axi/pcie@120000/rp1/i2c@88000/imx219@10)
    Modes: 'SRGGB10_CSI2P' : 1640x1232 [41.85 fps - (0, 0)/3280x2464 crop]
           'SRGGB8' : 1640x1232 [41.85 fps - (0, 0)/3280x2464 crop]
"""


@pytest.fixture
def ribbon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ribbon:
    return Ribbon(tmp_path / "bin", monkeypatch)


def test_the_programs_list_is_understood(ribbon: Ribbon) -> None:
    first, second = cameras_in(LISTING)
    assert (first.number, first.sensor) == (0, "imx708")
    assert first.modes == ((1536, 864, 120.13), (2304, 1296, 56.03), (4608, 2592, 14.35))
    assert (second.number, second.sensor, second.modes) == (1, "imx219", ((1640, 1232, 41.85),))
    assert cameras_in("No cameras available!") == []
    assert ribbon_cameras() == [], "without the program there is none"
    ribbon.does(list=LISTING)
    assert [camera.sensor for camera in ribbon_cameras()] == ["imx708", "imx219"]


def test_a_ribbon_camera_is_suspected_by_its_receiver(ribbon: Ribbon, tmp_path: Path) -> None:
    node = tmp_path / "video4linux" / "video0"
    node.mkdir(parents=True)
    (node / "name").write_text("unicam-image\n")
    assert not seems_to_have_ribbon(node.parent), "without the program it cannot be read"
    ribbon.does()
    assert seems_to_have_ribbon(node.parent)
    (node / "name").write_text("bcm2835-codec-decode\n")
    assert not seems_to_have_ribbon(node.parent)
    assert not seems_to_have_ribbon(tmp_path / "none")
