"""`companion read --dice`: every die with its face, colour and corners, and whether that is sure."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import pytest

from companion.commands.reading.command import run
from tests.vision.dice.drawing import Air, Placed, Style, View, picture


def test_dice_are_told_beside_the_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dice = [Placed(2, (-2.0, 0.0), 15.0, Style("white")), Placed(6, (2.0, 0.3), 50.0, Style("red"))]
    pixels, _ = picture(dice, View((400, 260), 44.0, 5.0, 30.0), "felt", Air(shadow=0.2), 4)
    path = tmp_path / "roll.jpg"
    cv2.imwrite(str(path), pixels)
    assert run([path, tmp_path / "none.png"], True, "zxing", dice=True) == 1
    line, absent = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    told = sorted((die["face"], die["colour"], die["sure"], len(die["corners"])) for die in line["dice"])
    assert told == [(2, "white", True, 4), (6, "red", True, 4)]
    assert "dice" not in absent
    assert run([path], False, "zxing", dice=True) == 0
    assert "white 2" in capsys.readouterr().out
