"""Stories: what lies where at a time, and what the camera then sees."""

from __future__ import annotations

import pytest

from tests.vision.simulated.pinhole import above
from tests.vision.simulated.scene import Card, Code, Hand, Scene, corner_marks
from tests.vision.simulated.story import (
    Knock,
    Put,
    Reach,
    Slide,
    Story,
    StoryBench,
    Take,
    pinhole_at,
    scene_at,
)
from tests.vision.simulated.weather import CLEAR, weather_of
from vision.readers.zxing import ZxingDecoder

CAMERA = above(0, 0, 300, 200, (960, 640))
CARD = Card(60, 100, codes=(Code("1C0000001K"),), key="a")


def test_a_card_slides_is_laid_and_taken() -> None:
    other = Card(240, 100, key="b")
    what = (Slide("a", 160, 100, 90, 1.0, 2.0), Put(other, 1.5), Take("a", 3.0))
    story = Story(Scene(cards=(CARD,)), CAMERA, what)
    assert scene_at(story, 0.5) == story.scene
    (half,) = scene_at(story, 1.25).cards
    assert (half.x_mm, half.turn_deg) == (85, 22.5)
    assert half.smear_mm == pytest.approx((1.0, 0.0)), "a hundredth of a second at 100 mm/s"
    assert [card.key for card in scene_at(story, 1.6).cards] == ["a", "b"]
    assert scene_at(story, 2.5).cards[0].smear_mm == (0, 0)
    assert [card.key for card in scene_at(story, 3.0).cards] == ["b"]


def test_a_card_that_moves_fast_is_smeared_beyond_reading() -> None:
    reader = ZxingDecoder(("QR",))
    read = []
    for seconds in (10.0, 0.15):
        story = Story(Scene(cards=(CARD,)), CAMERA, (Slide("a", 240, 100, 0, 0, seconds, exposed_s=0.02),))
        frame = StoryBench(story, CLEAR, is_gray=True).shot(seconds / 2).frame
        read.append(len(reader.decode(frame.gray)))
    assert read == [1, 0]


def test_a_hand_comes_covers_and_goes() -> None:
    story = Story(Scene(cards=(CARD,)), CAMERA, (Reach(Hand(60, 20, z_mm=30), 1.0, 3.0),))
    film = StoryBench(story, weather_of("good", 1), is_gray=True)
    seen = [film.shot(time_s).truth.tags[0].visible for time_s in (0.9, 2.0, 3.1)]
    assert seen[0] == 1.0 > seen[1] and seen[2] == 1.0


def test_a_knock_shakes_and_then_leaves_the_camera_elsewhere() -> None:
    story = Story(Scene(cards=corner_marks(280, 180)), CAMERA, (Knock(1.0, (5, 3), 0.5),))
    assert pinhole_at(story, 0.9) == CAMERA
    later = pinhole_at(story, 5.0)
    assert later.spot_mm == (CAMERA.spot_mm[0] + 5, CAMERA.spot_mm[1] + 3)
    assert pinhole_at(story, 1.1).spot_mm != later.spot_mm
    film = StoryBench(story, CLEAR, is_gray=True)
    before, after = film.shot(0).truth.marks[2].corners[0], film.shot(5).truth.marks[2].corners[0]
    assert before[0] - after[0] > 10, "the camera went right, so everything went left"


def test_the_same_time_gives_the_same_picture() -> None:
    story = Story(Scene(cards=(CARD,)), CAMERA, (Slide("a", 160, 100, 90, 0.0, 2.0), Knock(0.5)))
    film, again = (StoryBench(story, weather_of("typical", 2), seed=2) for _ in range(2))
    film.shot(0.1)
    assert film.shot(1.0).pixels.tobytes() == again.shot(1.0).pixels.tobytes()
