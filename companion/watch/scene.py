"""What a camera sees as outlines over its picture, and how the picture is, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from companion.core.language.phrases import Phrase, named, phrase
from companion.core.language.tags import is_ours
from companion.core.ports.cameras import Live, SeenKind, SeenRow, SeenShape, Spot
from companion.watch.status import SOFT_PX, advice_of, needs, percent_sharp, tenths
from companion.watch.tables import place_says

if TYPE_CHECKING:
    from vision.calibration.drawing import DrawnPlace
    from vision.dice.die import Die
    from vision.health import Health
    from vision.tags import Corners, Tag
    from vision.worker.pipeline import Reading

KINDS: Mapping[str, SeenKind] = {"strip": "strip", "tray": "tray", "mask": "mask"}
MOST_WIDTH = 800  # pixels of the picture on the screen
LAST = 4  # signs of a code that tell it from others on a table


def painted(reading: Reading, shapes: Sequence[SeenShape]) -> Live:
    """The picture of a reading, smaller, and what is drawn over it."""
    from vision.preview import preview_of

    return Live(preview_of(reading.frame, (), most_width=MOST_WIDTH), reading.frame.size, tuple(shapes))


def spots_of(points: Iterable[tuple[float, float]], size: tuple[int, int]) -> tuple[Spot, ...]:
    """Points of the picture in parts of it."""
    wide, high = size
    return tuple(((x + 0.5) / max(wide, 1), (y + 0.5) / max(high, 1)) for x, y in points)


def places_shown(
    drawn: Iterable[DrawnPlace], size: tuple[int, int], *, is_strip_seen: bool = False
) -> tuple[SeenShape, ...]:
    """The places of the table, masks last because they cover the rest; marks that are seen hold the strip."""
    shapes = [
        SeenShape(
            KINDS.get(one.kind, "place"),
            spots_of(one.points, size),
            place_says(one.name),
            one.is_whole,
            one.name,
            is_strip_seen and one.kind == "strip",
        )
        for one in drawn
    ]
    return tuple(sorted(shapes, key=lambda one: one.kind == "mask"))


def tags_shown(
    tags: Iterable[Tag],
    cards: Mapping[str, Corners],
    size: tuple[int, int],
    name_of: Callable[[str], Phrase | None],
) -> tuple[SeenShape, ...]:
    """The cards with their names, and the codes on them; a back is drawn and never named."""
    shapes: list[SeenShape] = []
    for tag in tags:
        kind = kind_of(tag)
        says = name_of(tag.text) if kind in ("tag", "mark") else None
        outline = cards.get(tag.text)
        if outline is not None:
            shapes.append(SeenShape("card", spots_of(outline, size), says, id=tag.text))
            says = None
        elif says is None and kind == "tag":
            says = named(tag.text[-LAST:])
        shapes.append(SeenShape(kind, spots_of(tag.corners, size), says, id=tag.text))
    return tuple(sorted(shapes, key=lambda one: one.kind != "card"))


def kind_of(tag: Tag) -> SeenKind:
    """What kind of thing a code is."""
    from vision.marks.mark import FACES, mark_number

    if tag.format == "mark":
        return "mark" if mark_number(tag.text) in FACES else "corner"
    return "tag" if is_ours(tag.text) else "foreign"


def dice_shown(dice: Iterable[Die], size: tuple[int, int]) -> tuple[SeenShape, ...]:
    """Dice with their faces; those in doubt are told so."""
    return tuple(
        SeenShape("die", spots_of(one.corners, size), named(str(one.face) if one.sure else "?"), one.sure)
        for one in dice
    )


# Line by line.


def rows_of(
    health: Health, rate: float, tags: Sequence[Tag], *, corners: int | None = None
) -> tuple[SeenRow, ...]:
    """What is known of the picture; the corner marks only of a camera over the table."""
    rows = []
    if corners is not None:
        rows.append(SeenRow(phrase("look-corners"), phrase("look-of", count=corners, of=4), corners == 4))
    cards = sum(kind_of(tag) in ("tag", "mark") for tag in tags)
    rows.append(SeenRow(phrase("look-codes"), named(str(cards))))
    rows += [_light(health), *_sharp(health), *_squares(health)]
    rows.append(SeenRow(phrase("look-rate"), phrase("look-tenth", **tenths(number=rate)), rate >= 3.0))
    return tuple(rows)


def _light(health: Health) -> SeenRow:
    key = next((one.key for one in advice_of(health, 0.0) if one.key in LIGHT), "")
    return SeenRow(phrase("look-light"), phrase(LIGHT.get(key, "look-enough")), not key)


LIGHT = {"check-dark": "look-dark", "check-uneven": "look-uneven", "check-blown": "look-bright"}


def _sharp(health: Health) -> list[SeenRow]:
    if health.blur_px is None:
        return []
    percent = phrase("look-percent", percent=percent_sharp(health.blur_px))
    return [SeenRow(phrase("look-sharp"), percent, health.blur_px <= SOFT_PX)]


def _squares(health: Health) -> list[SeenRow]:
    """The pixels of one square of the smallest code, of what it needs."""
    from vision.marks.mark import CORNERS, STRIP, mark_number

    need, found = needs(), []
    for text, px in health.modules.items():
        number = mark_number(text)
        if number not in CORNERS and number not in STRIP:
            limit = need.qr if number is None else need.mark
            found.append((px / limit, px, limit))
    if not found:
        return []
    share, px, limit = min(found)
    says = phrase("look-pixels", **tenths(have=px, need=limit))
    return [SeenRow(phrase("look-square"), says, share >= 1)]
