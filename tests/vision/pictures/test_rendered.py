"""Kept pictures that were rendered by tracing rays: nothing zxing-cpp finds is lost, and nothing is wrong."""

import pytest

from tests.vision.measure.pictures import alone
from tests.vision.measure.rendered import Rendered, mark_readers, readers, rendered

PICTURES = tuple(rendered())
WAYS = ("single", "live")


def texts(picture: Rendered, *, marks: bool) -> set[str]:
    return {code.text for code in picture.codes if (code.kind == "mark") == marks}


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: str(picture.number))
def test_what_the_library_finds_in_a_rendered_picture_is_found_and_nothing_else(picture: Rendered) -> None:
    printed, its = texts(picture, marks=False), alone(picture.gray)
    found = readers()["single"](picture.gray)
    assert found <= printed
    assert its & printed <= found
    assert readers()["live"](picture.gray) <= printed


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: str(picture.number))
def test_no_mark_of_a_rendered_picture_is_another(picture: Rendered) -> None:
    for way in WAYS:
        assert mark_readers()[way](picture.gray) <= texts(picture, marks=True)


def test_more_codes_are_found_in_rendered_pictures_than_the_library_finds() -> None:
    clear = [{code.text for code in one.codes if code.is_clear and code.kind != "mark"} for one in PICTURES]
    found = {
        name: sum(len(read(one.gray) & said) for one, said in zip(PICTURES, clear, strict=True))
        for name, read in readers().items()
    }
    assert found["single"] > found["zxing"]
    assert found["live"] > found["zxing"]
