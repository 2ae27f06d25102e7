"""Why a code was not read: every planted reason is named, on pictures that nothing was tuned on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import cv2
import numpy as np
import pytest

from tests.vision.drawing import bars, blurred, pasted, sheet
from tests.vision.simulated.scene import Code
from tests.vision.why.faults import DAMAGED, FAULTS, FOREIGN, OURS, SIZE, art, calm, camera, planted
from vision.readers.base import Decoder
from vision.readers.choice import open_decoders
from vision.tags import Tag
from vision.why.reasons import Need, Reason, Whose, Why, why

UNSEEN, NIGHT = range(900, 904), range(1000, 1020)


@pytest.fixture(scope="module")
def decoders() -> Sequence[Decoder]:
    return open_decoders()


def whose(text: str) -> Whose:
    return "ours" if text in (OURS, "mark:17") else ("damaged" if text == DAMAGED else "foreign")


def told(name: str, seed: int, decoders: Sequence[Decoder]) -> Why:
    shot = FAULTS[name](seed)
    return why(shot.gray, shot.spot, decoders, whose=whose, reach_px=40.0)


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_reason_is_named(name: str, decoders: Sequence[Decoder]) -> None:
    said = [told(name, seed, decoders) for seed in UNSEEN]
    # What is still read in spite of its fault is not explained but said to be read, with its true text.
    assert all(one.text == OURS for one in said if one.reason == "read")
    unread = [one.reason for one in said if one.reason != "read" or name == "read"]
    assert len(unread) >= 2
    assert unread.count(name) >= 0.5 * len(unread)  # type: ignore[arg-type]


@pytest.mark.long
@pytest.mark.parametrize("name", FAULTS)
def test_hardly_ever_is_another_reason_named(name: str, decoders: Sequence[Decoder]) -> None:
    said = [told(name, seed, decoders).reason for seed in NIGHT]
    unread = [reason for reason in said if reason != "read" or name == "read"]
    assert len(unread) >= 10
    assert unread.count(name) >= 0.7 * len(unread)  # type: ignore[arg-type]


def test_a_picture_on_a_card_is_hardly_ever_taken_for_a_code(decoders: Sequence[Decoder]) -> None:
    shots = [art(seed) for seed in range(900, 912)]
    said = [why(shot.gray, shot.spot, decoders, whose=whose, reach_px=40.0).reason for shot in shots]
    assert said.count("nothing") >= 10
    assert not {"read", "foreign", "damaged", "inverted"} & set(said)


@pytest.mark.parametrize("seed", [20_012, 20_024, 20_034])
def test_a_tiny_code_beside_busy_print_is_told_by_its_light_edge(
    seed: int, decoders: Sequence[Decoder]
) -> None:
    shot = FAULTS["small"](seed)
    said = why(shot.gray, shot.spot, decoders, whose=whose, reach_px=40.0)
    assert said.reason == "small"
    assert said.numbers["have"] == pytest.approx(shot.side_px / 21, rel=0.4)


@pytest.mark.parametrize("seed", [20_003, 20_005, 20_017])
def test_white_print_is_no_glare(seed: int, decoders: Sequence[Decoder]) -> None:
    shot = art(seed)
    assert why(shot.gray, shot.spot, decoders, whose=whose, reach_px=40.0).reason == "nothing"


def test_what_was_read_is_said_with_its_text(decoders: Sequence[Decoder]) -> None:
    assert told("foreign", 900, decoders).text == FOREIGN
    assert told("damaged", 900, decoders).text == DAMAGED
    shot = FAULTS["small"](900)
    corners = tuple((shot.spot[0] + x, shot.spot[1] + y) for x, y in ((-9, -9), (9, -9), (9, 9), (-9, 9)))
    known = [Tag(OURS, "QR", corners, "zxing")]  # type: ignore[arg-type]
    assert why(shot.gray, shot.spot, decoders, whose=whose, known=known).reason == "read"


def test_too_small_tells_how_many_pixels_there_are_and_how_many_it_takes(decoders: Sequence[Decoder]) -> None:
    shot = planted(901, camera(1.1), calm(901), OURS)
    said = why(shot.gray, shot.spot, decoders, whose=whose, need=Need(qr=2.5))
    assert said.reason == "small"
    assert said.numbers["need"] == 2.5
    assert said.numbers["have"] == pytest.approx(1.1, abs=0.35)


def test_a_table_mark_is_read_and_a_small_one_measured(decoders: Sequence[Decoder]) -> None:
    near = planted(902, camera(4.0, 16.0, 7), calm(902), "", code=Code("mark:17", 16.0))
    assert why(near.gray, near.spot, decoders, whose=whose).text == "mark:17"


def test_the_outline_lies_around_the_code(decoders: Sequence[Decoder]) -> None:
    shot = FAULTS["blurred"](902)
    said = why(shot.gray, shot.spot, decoders, whose=whose)
    assert said.outline is not None
    middle = np.mean(said.outline, axis=0)
    assert np.hypot(*(middle - shot.spot)) < shot.side_px / 2


@pytest.mark.parametrize("gray", [
    np.zeros((0, 0), np.uint8), np.zeros((1, 1), np.uint8), np.full((7, 300), 255, np.uint8),
    np.zeros(SIZE[::-1], np.uint8), np.full(SIZE[::-1], 255, np.uint8),
    np.random.default_rng(1).integers(0, 256, SIZE[::-1], np.uint8),
])  # fmt: skip
@pytest.mark.parametrize("spot", [(-5.0, 3.0), (0.0, 0.0), (640.0, 360.0), (1279.0, 719.0), (1e9, 1e9)])
def test_no_picture_and_no_spot_is_too_odd(
    gray: np.ndarray,
    spot: tuple[float, float],
    decoders: Sequence[Decoder],  # type: ignore[type-arg]
) -> None:
    assert why(gray, spot, decoders).reason in get_args(Reason)


@pytest.mark.parametrize(("px", "turn", "reason"), [(1.2, 0, "thin"), (1.2, 33, "thin"), (2.0, 40, "askew")])
def test_bars_are_told_from_squares_and_measured(px: float, turn: int, reason: str) -> None:
    large = bars("4006381333931", "EAN13", 8)
    code = cv2.resize(large, None, fx=px / 8, fy=px / 8, interpolation=cv2.INTER_AREA)
    picture = blurred(pasted(sheet(640, 480, 200), np.asarray(code, np.uint8), 320, 240, turn), turn, 0.9)
    told = why(picture, (320, 240), open_decoders(), reach_px=40)
    assert told.reason == reason
    assert told.numbers.get("have", px) == pytest.approx(px, abs=0.5)
