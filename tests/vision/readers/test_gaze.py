"""Following from frame to frame: what changed is seen at once, what stays costs next to nothing."""

import numpy as np
import pytest

from tests.vision.drawing import blurred, frame_of, pasted, sheet
from vision.pixels import Pixels
from vision.readers.base import Reader
from vision.readers.budget import RATIONS, Budget
from vision.readers.choice import open_decoders, open_gaze
from vision.readers.gaze import Gaze
from vision.readers.layers import LayeredReader
from vision.sources.drawn.cards import tag_picture
from vision.tags import Tag, TagFormat


class Counted:
    """zxing, and how many pixels it was given."""

    name, weight = "zxing", 1.0

    def __init__(self) -> None:
        self._decoder = open_decoders("zxing", ["QR"])[0]
        self.formats = self._decoder.formats
        self.pixels = 0

    def decode(
        self, gray: Pixels, formats: frozenset[TagFormat] | None = None, *, is_level: bool = False
    ) -> list[Tag]:
        self.pixels += gray.size
        return self._decoder.decode(gray, formats, is_level=is_level)


def table(cards: dict[str, tuple[int, int]], size: tuple[int, int] = (1920, 1080)) -> Pixels:
    picture = sheet(*size, gray=150)
    for number, (text, (x, y)) in enumerate(cards.items()):
        pasted(picture, tag_picture(text, 70), x, y, 13 * number)
    return picture


def twenty() -> dict[str, tuple[int, int]]:
    return {f"1C{n:07d}A": (180 + 380 * (n % 5), 150 + 250 * (n // 5)) for n in range(20)}


def read(gaze: Reader, picture: Pixels, number: int) -> set[str]:
    return {tag.text for tag in gaze.read(frame_of(blurred(picture, number), number / 10))}


def test_twenty_tags_that_stay_are_followed_for_a_fifth_of_the_pixels() -> None:
    counted = Counted()
    gaze, picture = Gaze(LayeredReader([counted])), table(twenty())
    assert read(gaze, picture, 0) == set(twenty())
    cold, counted.pixels = counted.pixels, 0
    for number in range(1, 15):
        assert read(gaze, picture, number) == set(twenty())
    assert counted.pixels / 14 < cold / 5


def test_a_new_card_is_seen_in_the_very_next_frame_and_a_taken_one_is_gone() -> None:
    gaze, cards = open_gaze("zxing", ["QR"]), twenty()
    extra = {"1CNEW0001A": (960, 60)}
    read(gaze, table(cards), 0)
    assert read(gaze, table(cards | extra), 1) == set(cards | extra)
    assert read(gaze, table(cards | extra), 2) == set(cards | extra)
    assert read(gaze, table(cards), 3) == set(cards)


def test_a_card_that_moves_is_read_where_it_lies_now() -> None:
    gaze = open_gaze("zxing", ["QR"])
    for number in range(6):
        picture = table({"1C0000001A": (200 + 90 * number, 500)})
        (tag,) = gaze.read(frame_of(blurred(picture, number), number / 10))
        assert np.mean([x for x, _ in tag.corners]) == pytest.approx(200 + 90 * number, abs=4)


def test_another_card_laid_at_the_same_spot_is_never_told_as_the_first() -> None:
    gaze = open_gaze("zxing", ["QR"])
    for number in range(8):
        text = f"1C{number // 2:07d}A"
        assert read(gaze, table({text: (600, 500)}), number) == {text}


def test_lamps_that_change_are_no_reason_to_search_everything() -> None:
    counted = Counted()
    gaze, picture = Gaze(LayeredReader([counted])), table(twenty())
    read(gaze, picture, 0)
    cold, counted.pixels = counted.pixels, 0
    brighter = (picture * 0.93).astype(np.uint8)
    assert read(gaze, brighter, 1) == set(twenty())
    assert counted.pixels < cold


def test_frames_that_turn_or_change_their_size_are_searched_anew() -> None:
    gaze, picture = open_gaze("zxing", ["QR"]), table(twenty())
    upright = np.ascontiguousarray(np.rot90(picture))
    for number, one in enumerate((picture, upright, picture, upright[:900], picture[:0], sheet(1, 1))):
        found = (
            read(gaze, one, number) if one.size > 1 else {t.text for t in gaze.read(frame_of(one, number))}
        )
        assert found <= set(twenty())
        assert found == set(twenty()) or number > 2


def test_bands_still_find_everything_after_as_many_frames() -> None:
    budget = Budget()
    for _ in range(40):
        budget.spend(1.0)
    assert budget.ration == RATIONS[-1]
    gaze, picture = open_gaze("zxing", ["QR"], budget=budget), table(twenty())
    found: set[str] = set()
    for number in range(5):
        found = read(gaze, picture, number)
    assert found == set(twenty())


def test_forgetting_searches_everything_again() -> None:
    gaze = open_gaze("zxing", ["QR"])
    assert isinstance(gaze, Gaze)
    picture = table(twenty())
    read(gaze, picture, 0)
    gaze.forget()
    assert read(gaze, picture, 1) == set(twenty())
