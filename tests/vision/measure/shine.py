"""Shine: whether the places are named on which a lamp shines back, and no others.

shine [seeds]    four kinds of tables in three shades and every light, bare and full of cards
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from msgspec.structs import replace

from tests.vision.calibration.seeing import STRAIGHT, solved
from tests.vision.simulated.bench import Bench
from tests.vision.simulated.pinhole import to_picture
from tests.vision.simulated.scene import Board, BoardKind, Card, Code, Scene, corner_marks, play_strip
from tests.vision.simulated.weather import PROFILES, Glare, Weather, weather_of
from vision.calibration.shine import shine_of
from vision.calibration.table_file import read_table
from vision.marks.finder import find_marks
from vision.pixels import Pixels, use_one_core

TABLE = read_table(
    (Path(__file__).parents[3] / "companion/games/alien/table.toml").read_text(encoding="utf-8")
)
KINDS: tuple[BoardKind, ...] = ("plain", "felt", "wood", "playmat")
SHADES = ((120, 135, 145), (60, 80, 60), (40, 38, 36), (200, 205, 210))
UNSEEN, BRIGHT, LOST = 970_000, 220.0, 200
CARDS = tuple(one for one in TABLE.places if one.kind in ("card", "pile"))


def scene(kind: BoardKind, seed: int, is_full: bool, free: str = "") -> Scene:
    """A table, with a card on every place but one when it is full; some have no code."""
    chance = Random(seed)
    paper = [*corner_marks(*TABLE.size_mm, 40.0), *([play_strip(330, 400)] if is_full else [])]
    cards = [
        Card(*one.middle, chance.uniform(-3, 3), (Code(f"mark:{at}", 16.0),) if chance.random() < 0.8 else (),
             "face" if chance.random() < 0.8 else "paper", seed * 50 + at)
        for at, one in enumerate(CARDS) if is_full and one.name != free
    ]  # fmt: skip
    return Scene(Board(kind, SHADES[seed % len(SHADES)], seed), (*paper, *cards))


def seen(what: Scene, weather: Weather, seed: int) -> list[Pixels]:
    """Two pictures of it."""
    bench = Bench(STRAIGHT, weather, seed=seed, is_gray=True)
    return [bench.shot(what, at / 5).frame.gray for at in range(2)]


def dazzled(kind: BoardKind, seed: int, is_full: bool) -> tuple[bool, bool]:
    """Whether a mark under a lamp is lost, and whether its place is named before it lies there."""
    chance = Random(seed)
    place = chance.choice(CARDS)
    spot = place.middle[0] - 20.0, place.middle[1] - 33.0
    (x, y), *_ = to_picture(STRAIGHT, [spot])
    lamp = Glare(
        float(x) / STRAIGHT.size[0], float(y) / STRAIGHT.size[1], chance.uniform(0.015, 0.045), BRIGHT
    )
    weather = replace(weather_of("typical", seed), glares=(lamp,))
    before = scene(kind, seed, is_full, place.name)
    laid = replace(before, cards=(*before.cards, Card(*place.middle, codes=(Code(f"mark:{LOST}", 16.0),))))
    read = {mark.number for picture in seen(laid, weather, seed) for mark in find_marks(picture)}
    named = shine_of(solved().calibration, seen(before, weather, seed), TABLE.places).places
    return LOST not in read, place.name in {one.name for one in named}


def measure(arguments: Sequence[str]) -> None:
    """Print how often a place is named with a lamp, and how often one is without."""
    use_one_core()
    seeds = range(UNSEEN, UNSEEN + (int(arguments[0]) if arguments else 4))
    view, wrong, count = solved().calibration, 0, 0
    for profile in PROFILES:
        for kind in KINDS:
            for seed in seeds:
                weather = replace(weather_of(profile, seed), glares=())
                found = shine_of(view, seen(scene(kind, seed, True), weather, seed), TABLE.places)
                count, wrong = count + 1, wrong + bool(found.places)
    print(f"no lamp, full of cards: {wrong} of {count} tables with a place named")
    for is_full in (False, True):
        told = Counter(dazzled(kind, seed, is_full) for kind in KINDS for seed in seeds)
        lost, named = told[True, True] + told[True, False], told[True, True]
        table = "full" if is_full else "bare"
        print(f"lamp, {table}: {named} of {lost} lost marks foretold, {told[False, True]} named though read")
