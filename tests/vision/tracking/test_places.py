"""Named regions of the picture."""

from vision.tracking.places import STAND, Place, place_of

LEFT = Place("left", ((0, 0), (0.5, 0), (0.5, 1), (0, 1)))
CORNER = Place("corner", ((0.8, 0), (1, 0), (1, 0.4)), turn_deg=180.0)


def test_points_belong_to_the_first_place_that_holds_them() -> None:
    places = (LEFT, CORNER)
    assert getattr(place_of((100, 300), (1000, 500), places), "name", None) == "left"
    assert getattr(place_of((980, 20), (1000, 500), places), "name", None) == "corner"
    assert place_of((700, 400), (1000, 500), places) is None
    assert place_of((820, 150), (1000, 500), places) is None, "a triangle is not its box"


def test_the_stand_holds_the_whole_picture() -> None:
    for point in [(0, 0), (639, 479), (320, 240)]:
        assert place_of(point, (640, 480), [STAND]) is STAND
    assert place_of((0, 0), (0, 0), [STAND]) is None
