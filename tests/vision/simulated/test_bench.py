"""The test bench: the same for the same seed, and its truth is where things are seen."""

from __future__ import annotations

from time import process_time

import numpy as np
import pytest

from tests.vision.simulated.bench import Bench
from tests.vision.simulated.pinhole import Pinhole, above, px_per_mm, to_picture, to_table
from tests.vision.simulated.scene import Card, Code, Scene, corner_marks, pile, play_strip
from tests.vision.simulated.tables import Laying, bench_frame, random_pinhole, random_scene, random_texts
from tests.vision.simulated.weather import CLEAR, PROFILES, weather_of
from vision.geometry import centre_of
from vision.marks.finder import find_marks
from vision.pixels import use_one_core
from vision.readers.zxing import ZxingDecoder

ASKEW = Pinhole(tilt_deg=18, lean_deg=-7, turn_deg=11, k1=-0.12, k2=0.03)


def far_apart(one: object, other: object) -> float:
    return float(np.abs(np.subtract(np.array(one), np.array(other))).max())


@pytest.mark.parametrize("camera", [Pinhole(), ASKEW])
def test_a_point_seen_is_the_point_that_lies_there(camera: Pinhole) -> None:
    spots = [(0.0, 0.0), (450.0, 300.0), (880.0, 590.0), (120.0, 560.0)]
    for z_mm in (0.0, 16.0, 60.0):
        seen = to_picture(camera, spots, z_mm)
        assert far_apart(to_table(camera, seen, z_mm), spots) < 0.01


def test_a_camera_above_a_table_sees_just_that_table() -> None:
    camera = above(100, 50, 900, 506.25)
    assert far_apart(to_picture(camera, [(100, 50)]), [(-0.5, -0.5)]) < 0.01
    assert px_per_mm(camera, 550, 300) == pytest.approx(1920 / 900, abs=1e-3)


@pytest.mark.parametrize("camera", [above(-60, -60, 920, 600), ASKEW])
def test_marks_are_found_where_the_truth_says(camera: Pinhole) -> None:
    scene = Scene(cards=(*corner_marks(800, 480, 40), play_strip(400, 240, 8)))
    shot = Bench(camera, CLEAR).shot(scene)
    found = {f"mark:{mark.number}": mark.corners for mark in find_marks(shot.frame.gray)}
    whole = [mark for mark in shot.truth.marks if mark.visible == 1]
    assert whole
    for mark in whole:
        assert far_apart(found[mark.text], mark.corners) < 1.0


def test_tags_are_read_where_the_truth_says() -> None:
    camera = random_pinhole(5, 300, 200, bend=0.1)
    shot = bench_frame(5, "good", Laying(count=6, backs=0.3), camera)
    read = {tag.text: tag.corners for tag in ZxingDecoder(("QR",)).decode(shot.frame.gray)}
    assert set(read) == {tag.text for tag in shot.truth.tags}
    for tag in shot.truth.tags:
        assert far_apart(centre_of(read[tag.text]), centre_of(tag.corners)) < 1.5
        assert far_apart(read[tag.text][0], tag.corners[0]) < 4, "the first corner is its own top left"


def test_bars_are_read_where_the_truth_says() -> None:
    card = Card(150, 100, 4, (Code("1C0000001K", 41, (0.0, 0.0), bars_mm=10),))
    shot = Bench(above(75, 50, 150, 100), CLEAR, is_gray=True).shot(Scene(cards=(card,)))
    (tag,), (read,) = shot.truth.tags, ZxingDecoder(("Code 128",)).decode(shot.frame.gray)
    assert (tag.kind, read.text) == ("bars", tag.text)
    assert tag.px_per_module == pytest.approx(41 * 10.8 / 134, abs=0.01)
    assert far_apart(centre_of(read.corners), centre_of(tag.corners)) < 8


@pytest.mark.parametrize("is_gray", [True, False])
def test_the_same_seed_gives_the_same_picture_and_truth(is_gray: bool) -> None:
    shots = [bench_frame(seed, "poor", Laying(count=5), is_gray=is_gray) for seed in (1, 1, 2)]
    assert shots[0].pixels.tobytes() == shots[1].pixels.tobytes() != shots[2].pixels.tobytes()
    assert shots[0].truth == shots[1].truth != shots[2].truth
    assert shots[0].pixels.shape == ((1080, 1920) if is_gray else (1080, 1920, 3))


def test_noise_differs_from_moment_to_moment() -> None:
    bench = Bench(Pinhole(), weather_of("typical", 1))
    pictures = [bench.shot(Scene(), time_s).pixels.tobytes() for time_s in (0.0, 0.1, 0.0)]
    assert pictures[0] == pictures[2] != pictures[1]


def test_what_is_covered_or_outside_is_told() -> None:
    texts = random_texts(1, 3)
    cards = [Card(450, 300, codes=(Code(text),), key=text) for text in texts]
    aside = Card(-60, 300, codes=(Code(texts[2]),), key="aside")
    outside = Card(-500, 300, codes=(Code("GONE"),))
    shot = Bench(above(0, 0, 900, 600), CLEAR).shot(Scene(cards=(cards[0], cards[1], aside, outside)))
    seen = {tag.text: tag.visible for tag in shot.truth.tags}
    assert seen == {texts[0]: 0.0, texts[1]: 1.0, texts[2]: seen[texts[2]]}
    assert [card.key for card in shot.truth.cards] == [texts[0], texts[1], "aside"]
    half = Card(450 + 31.5, 300, side="face")
    shot = Bench(above(0, 0, 900, 600), CLEAR).shot(Scene(cards=(cards[0], half)))
    assert shot.truth.cards[0].visible == pytest.approx(0.5, abs=0.05)


def test_a_code_whose_light_edge_is_covered_is_not_clear() -> None:
    below = Card(150, 100, codes=(Code("1C0000001K", 18, (0.0, 0.0)),))
    camera = above(0, 0, 300, 200, (960, 640))
    clear = []
    for gap_mm in (4.0, 0.3):
        over = Card(150 + 9 + gap_mm + 31.5, 100)
        (tag,) = Bench(camera, CLEAR).shot(Scene(cards=(below, over))).truth.tags
        assert tag.visible == 1.0
        clear.append(tag.is_clear)
    assert clear == [True, False]


def test_cards_over_each_other_tell_how_much_is_seen() -> None:
    shot = bench_frame(3, "good", Laying(40, may_overlap=True), random_pinhole(3, 450, 300, (960, 640)))
    seen = [tag.visible for tag in shot.truth.tags]
    assert min(seen) == 0.0 and max(seen) == 1.0 and any(0.1 < share < 0.9 for share in seen)
    read = {tag.text for tag in ZxingDecoder(("QR",)).decode(shot.frame.gray)}
    assert read <= {tag.text for tag in shot.truth.tags if tag.visible > 0.6}


def test_a_lamp_in_a_sleeve_counts_as_glare() -> None:
    camera = above(100, 50, 100, 100, (200, 200))
    bench = Bench(camera, CLEAR, is_gray=True)
    glared = {}
    for seed in range(60):
        card = Card(150, 100, codes=(Code("1C0000001K"), Code("mark:7", 16)), seed=seed, sleeve=1.0)
        truth = bench.shot(Scene(cards=(card,))).truth
        glared[seed] = truth.tags[0].is_glared, truth.marks[0].is_glared
    hit = [seed for seed, both in glared.items() if any(both)]
    assert 1 <= len(hit) <= 15, "seldom, but now and then"
    bare = [Card(150, 100, codes=(Code("1C0000001K"),), seed=seed) for seed in hit]
    assert not any(Bench(camera, CLEAR).shot(Scene(cards=(card,))).truth.tags[0].is_glared for card in bare)


def test_the_top_of_a_pile_is_seen_larger_and_whole() -> None:
    top = Card(150, 100, codes=(Code("1C0000001K"),))
    camera = above(0, 0, 300, 200, (480, 320))
    low, high = (Bench(camera, CLEAR).shot(Scene(cards=pile(top, count))).truth for count in (1, 30))
    assert high.tags[0].px_per_module > low.tags[0].px_per_module
    assert [tag.visible for tag in high.tags] == [1.0]


def test_better_days_give_better_pictures() -> None:
    """The same table is read the more, the better the day is."""
    reader, read = ZxingDecoder(("QR",)), dict.fromkeys(PROFILES, 0)
    for profile in PROFILES:
        for seed in range(4):
            camera = random_pinhole(seed, 380, 250, (1280, 720), most_tilt_deg=10)
            shot = bench_frame(seed, profile, Laying(count=8), camera)
            wanted = {tag.text for tag in shot.truth.tags if tag.is_clear}
            read[profile] += len(wanted & {tag.text for tag in reader.decode(shot.frame.gray)})
    assert read["good"] > read["typical"] > read["poor"]


def test_a_frame_is_drawn_in_time() -> None:
    use_one_core()
    camera = random_pinhole(3)
    bench, scene = Bench(camera, weather_of("typical", 3)), random_scene(3, Laying(count=20), camera)
    bench.shot(scene)
    took = []
    for number in range(5):
        begun = process_time()
        moved = Card(200 + number, 200, number, codes=(Code("1C0000001K"),))
        bench.shot(Scene(scene.board, (*scene.cards, moved)), number / 10)
        took.append(process_time() - begun)
    assert sorted(took)[2] < 0.15
