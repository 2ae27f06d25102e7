"""Dice in rendered rolls that nothing was trained or tuned on: hollow pips, gloss, wood, felt, boxes."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.vision.measure.dice import judged
from tests.vision.measure.rolls import case_of
from vision.dice.reader import read_dice

ROLLS = sorted((Path(__file__).parents[1] / "rolls").glob("*.json"))


def kinds_of(path: Path) -> list[str]:
    truth = json.loads(path.read_text())
    picture = np.asarray(cv2.imread(str(path.with_suffix(".jpg"))), np.uint8)
    verdicts, invented = judged(case_of(picture, truth), read_dice(picture), truth["side_px"])
    assert not invented
    return [kind for _, kind in verdicts]


@pytest.mark.parametrize("path", ROLLS, ids=lambda path: path.stem)
def test_rendered_dice_are_found_and_never_read_wrongly_without_a_doubt(path: Path) -> None:
    assert set(kinds_of(path)) <= {"exact", "colour", "flagged"}


def test_nearly_all_rendered_dice_need_no_tap() -> None:
    kinds = [kind for path in ROLLS for kind in kinds_of(path)]
    assert len(kinds) > 40
    assert kinds.count("flagged") <= 0.1 * len(kinds)
