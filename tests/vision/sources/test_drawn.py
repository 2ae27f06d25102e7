"""The drawn table: what is laid is what is read, and quickly enough for the screen."""

from time import perf_counter

import numpy as np
import pytest

from vision.frames import Frame
from vision.geometry import centre_of
from vision.readers.choice import open_reader
from vision.sources.drawn.light import Weather
from vision.sources.drawn.table import DrawnCard, DrawnTable, View


def test_two_hundred_cards_anywhere_are_each_read_as_themselves() -> None:
    table, reader, chance = DrawnTable(seed=5), open_reader("both"), np.random.default_rng(6)
    missed = 0
    for number in range(200):
        text = f"1C{number:07d}K"
        # The label sits at the card's corner: from the middle this keeps it in view however it is turned.
        card = DrawnCard(text, chance.uniform(50, 206), chance.uniform(50, 94), chance.uniform(0, 360))
        table.clear()
        table.put("card", card)
        read = [tag.text for tag in reader.read(table.frame(number / 10))]
        assert set(read) <= {text}, "a card may never be read as another"
        missed += read != [text]
    assert missed == 0


@pytest.mark.parametrize("name", ["zbar", "zxing", "both"])
def test_a_fan_is_read_and_lies_from_left_to_right(name: str) -> None:
    table = DrawnTable(seed=1)
    fan = [(f"k{number}", f"1C000000{number}K") for number in range(6)]
    table.fan(fan)
    tags = sorted(open_reader(name).read(table.frame(0)), key=lambda tag: centre_of(tag.corners)[0])
    assert [tag.text for tag in tags] == [text for _, text in fan]


def test_cards_are_put_moved_covered_and_removed() -> None:
    table, reader = DrawnTable(), open_reader("both")

    def seen() -> list[str]:
        return sorted(tag.text for tag in reader.read(table.frame(0)))

    table.show("a", "1C000000AK")
    assert seen() == ["1C000000AK"]
    table.show("b", "1C000000BK")
    assert seen() == ["1C000000BK"], "the card on top covers the one below"
    table.move("b", 190, 72, 90)
    assert seen() == ["1C000000AK", "1C000000BK"]
    table.move("b", 128, 72)
    assert table.cards["b"].angle_deg == 90
    table.remove("b")
    table.remove("b")
    table.move("b", 0, 0)
    assert seen() == ["1C000000AK"]
    table.put("a", DrawnCard(None, 128, 72))
    assert seen() == [], "a card without a tag shows none"
    table.clear()
    assert table.cards == {}


def test_cards_beside_the_view_are_not_seen_and_do_no_harm() -> None:
    table = DrawnTable(View(left_mm=100, top_mm=50))
    for number, (x, y) in enumerate([(-500, 0), (10_000, 0), (0, -500), (0, 10_000), (100, 50), (356, 194)]):
        table.put(str(number), DrawnCard(f"1C000000{number}K", x, y, 33))
    assert table.frame(0).size == (1280, 720)
    table.show("middle", "1C0000009K")
    assert "1C0000009K" in [tag.text for tag in open_reader("both").read(table.frame(0))]


def test_a_tag_lies_where_it_was_drawn() -> None:
    table = DrawnTable(weather=Weather(noise=0, blur_px=0, falloff=0))
    table.put("a", DrawnCard("1C0000001K", 100, 60))
    (tag,) = open_reader("zxing").read(table.frame(0))
    # Left top of the card, two millimetres of margin, four modules of quiet zone, 5 pixels per millimetre.
    module = 18 / 21
    left, top = 100 - 31.5 + 2 + 4 * module, 60 - 44 + 2 + 4 * module
    assert tag.corners[0] == pytest.approx((left * 5, top * 5), abs=3)
    assert tag.corners[2] == pytest.approx(((left + 18) * 5, (top + 18) * 5), abs=3)


def test_the_same_seed_gives_the_same_pictures() -> None:
    def pictures(seed: int) -> list[bytes]:
        table = DrawnTable(seed=seed)
        table.show("a", "1C0000001K")
        return [table.frame(number).pixels.tobytes() for number in range(3)]

    first = pictures(3)
    assert first == pictures(3)
    assert len(set(first)) == 3, "noise differs from frame to frame"
    assert first[0] != pictures(4)[0]


def test_it_is_a_source_with_a_clock() -> None:
    with DrawnTable(clock=lambda: 12.5) as table:
        frame = table.read()
        assert isinstance(frame, Frame)
        assert (frame.time_s, frame.source) == (12.5, "drawn")
    table.close()


def test_light_on_dark_labels_can_be_drawn() -> None:
    table = DrawnTable()
    table.put("a", DrawnCard("1C0000001K", 128, 72, is_inverted=True))
    assert open_reader("both").read(table.frame(0)) == []
    assert len(open_reader("both", reads_inverted=True).read(table.frame(0))) == 1


def test_three_cards_are_drawn_in_less_than_a_frame() -> None:
    table = DrawnTable(seed=1)
    table.fan([(f"k{number}", f"1C000000{number}K") for number in range(3)])
    table.frame(0)
    took = []
    for number in range(30):
        begun = perf_counter()
        table.move("k1", 128 + number, 72, number)
        table.frame(number)
        took.append(perf_counter() - begun)
    assert sorted(took)[15] < 0.015
