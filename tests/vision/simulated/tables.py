"""Tables laid by chance: so many cards with tags or marks under a camera, one line for a measurement."""

from __future__ import annotations

from math import hypot
from typing import Literal, TypeAlias

import msgspec
import numpy as np
from numpy.random import Generator

from tests.vision.simulated.bench import Bench, Shot
from tests.vision.simulated.grids import Points
from tests.vision.simulated.pinhole import Pinhole, above, to_picture, to_table
from tests.vision.simulated.scene import CARD_MM, MARK_TEXT, Board, BoardKind, Card, Code, Colour, Scene, Side
from tests.vision.simulated.shapes import do_meet, rectangle
from tests.vision.simulated.weather import Profile, weather_of

Printed: TypeAlias = Literal["tag", "mark", "both", "none"]

_LETTERS = np.array(list("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
_BOARDS: tuple[BoardKind, ...] = ("plain", "felt", "wood", "playmat")
_TRIES = 300


class Laying(msgspec.Struct, frozen=True):
    """How a table is laid by chance.

    What is printed on the cards and how large, how many (fewer when no more fit side by side), how many lie
    face down with a tag on the back, how many are sleeved, and whether cards may lie over each other.
    """

    count: int = 20
    printed: Printed = "tag"
    tag_mm: float = 18.0
    mark_mm: float = 16.0
    texts: tuple[str, ...] = ()
    backs: float = 0.25
    sleeves: float = 0.3
    may_overlap: bool = False
    card_mm: tuple[float, float] = CARD_MM
    board: Board | None = None
    turns_deg: float = 180.0


def bench_frame(
    seed: int,
    profile: Profile = "typical",
    laying: Laying | None = None,
    pinhole: Pinhole | None = None,
    *,
    is_gray: bool = True,
) -> Shot:
    """Return one picture of a table laid by chance and its truth; a camera not given is hung by chance."""
    camera = pinhole or random_pinhole(seed)
    scene = random_scene(seed, laying or Laying(), camera)
    return Bench(camera, weather_of(profile, seed), seed=seed, is_gray=is_gray).shot(scene)


def random_pinhole(
    seed: int,
    width_mm: float = 900.0,
    height_mm: float = 600.0,
    size: tuple[int, int] = (1920, 1080),
    *,
    most_tilt_deg: float = 25.0,
    bend: float = 0.0,
) -> Pinhole:
    """Hang a camera over a table from 0, 0, tilted by chance; bend is the most its lens bends."""
    chance = np.random.default_rng((seed, 61))
    tilt = float(chance.uniform(0, most_tilt_deg))
    lean = float(chance.uniform(-0.4, 0.4)) * (most_tilt_deg - tilt) / 2
    k1 = float(chance.uniform(-bend, bend))
    straight = above(0, 0, width_mm, height_mm, size)
    # Tilted cameras hang higher, so that the near edge of the table stays in the picture.
    higher = straight.height_mm * (1 + 0.35 * tilt / 25)
    return msgspec.structs.replace(
        straight, height_mm=higher, tilt_deg=tilt, lean_deg=lean,
        turn_deg=float(chance.uniform(-4, 4)), k1=k1, k2=-k1 / 4,
    )  # fmt: skip


def random_scene(seed: int, laying: Laying, pinhole: Pinhole) -> Scene:
    """Lay cards by chance where the camera sees them whole."""
    chance = np.random.default_rng((seed, 67))
    cards: list[Card] = []
    for spot in _spots(chance, laying, pinhole):
        cards.append(_card(chance, laying, spot, len(cards)))
    return Scene(laying.board or random_board(seed), tuple(cards))


def random_board(seed: int) -> Board:
    """Choose any surface in any colour that tables and mats have."""
    chance = np.random.default_rng((seed, 71))
    kind = _BOARDS[int(chance.integers(0, 4))]
    return Board(kind, usual_colour(chance, kind, (35, 190)), seed)


def usual_colour(chance: Generator, kind: BoardKind, span: tuple[float, float]) -> Colour:
    """Return a colour that such a surface may have: wood is brown, cloth may be loud, all else is quiet."""
    light = float(chance.uniform(*span))
    if kind == "wood":
        brown = float(chance.uniform(0.35, 0.85))
        tint = light * np.array([brown**1.4, (1 + brown) / 2 * 0.95, 1.1])
    else:
        tint = light + chance.normal(0, 32 if kind == "felt" else 16, 3)
    blue, green, red = (int(part) for part in np.clip(tint, 5, 235))
    return blue, green, red


def random_texts(seed: int, count: int, length: int = 10) -> tuple[str, ...]:
    """Return texts that no two tags share; up to ten letters make the smallest QR."""
    chance = np.random.default_rng((seed, 73))
    found: dict[str, None] = {}
    while len(found) < count:
        found["".join(chance.choice(_LETTERS, length))] = None
    return tuple(found)


def _spots(chance: Generator, laying: Laying, pinhole: Pinhole) -> list[tuple[float, float, float]]:
    """Return places and turns of cards wholly in the picture, side by side unless told otherwise."""
    reach = float(np.hypot(*laying.card_mm)) / 2
    inside = _room(pinhole)
    found: list[tuple[float, float, float]] = []
    shapes: list[Points] = []
    for _ in range(laying.count):
        for _ in range(_TRIES):
            x, y = chance.uniform(*inside)
            turn = float(chance.uniform(-laying.turns_deg, laying.turns_deg))
            shape = rectangle(float(x), float(y), turn, laying.card_mm)
            near = [
                other
                for (far_x, far_y, _), other in zip(found, shapes, strict=True)
                if not laying.may_overlap and hypot(far_x - x, far_y - y) < 2 * reach
            ]
            if not any(do_meet(shape, other) for other in near) and _is_seen(pinhole, shape):
                found.append((float(x), float(y), turn))
                shapes.append(shape)
                break
    return found


def _card(chance: Generator, laying: Laying, spot: tuple[float, float, float], number: int) -> Card:
    is_back = chance.random() < laying.backs
    sleeve = float(chance.uniform(0.2, 1.0)) if chance.random() < laying.sleeves else 0.0
    seed = int(chance.integers(0, 1_000_000))
    letters = "".join(chance.choice(_LETTERS, 10))
    text = laying.texts[number % len(laying.texts)] if laying.texts else letters
    mark = f"{MARK_TEXT}{(int(chance.integers(0, 24)) * 40 + number) % 980}"
    codes = {
        "tag": (Code(text, laying.tag_mm),),
        "mark": (Code(mark, laying.mark_mm),),
        "both": (Code(text, laying.tag_mm), Code(mark, laying.mark_mm)),
        "none": (),
    }[laying.printed]
    side: Side = "back" if is_back else "face"
    return Card(*spot, codes, side, seed, sleeve, size_mm=laying.card_mm, key=f"card{number}")


def _room(pinhole: Pinhole) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the corners of the rectangle of the table around everything that is seen."""
    width, height = pinhole.size
    seen = to_table(pinhole, [(0, 0), (width, 0), (width, height), (0, height)])
    (left, top), (right, bottom) = seen.min(axis=0), seen.max(axis=0)
    return (float(left), float(top)), (float(right), float(bottom))


def _is_seen(pinhole: Pinhole, shape: Points) -> bool:
    seen = to_picture(pinhole, shape)
    return bool((seen >= 2).all() and (seen <= np.array(pinhole.size) - 3).all())
