"""Small tiles that repeat: weaves of hidden cards, patterns of seats, grounds of looks.

A tile has sides of a power of two, as some graphics chips ask of what repeats: rows of strengths from
0 to 1, computed here without a window and turned into a texture once.
"""

from __future__ import annotations

from collections.abc import Callable

Tile = list[list[float]]
OVER = 4  # samples per pixel and side, for soft edges


def _sampled(size: int, inside: Callable[[float, float], bool]) -> Tile:
    """A square tile from a yes-or-no picture, softened."""
    steps = [(at + 0.5) / OVER for at in range(OVER)]
    return [
        [sum(inside(x + dx, y + dy) for dx in steps for dy in steps) / OVER**2 for x in range(size)]
        for y in range(size)
    ]


def _disc(x: float, y: float, cx: float, cy: float, radius: float) -> bool:
    """Whether a point lies in a disc."""
    return (x - cx) ** 2 + (y - cy) ** 2 <= radius**2


def _noise(seed: int) -> Callable[[], int]:
    """A small fixed sequence of numbers for dust, the same on every machine."""
    value = seed

    def following() -> int:
        nonlocal value
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
        return value >> 8

    return following


def _dust(size: int, dots: int) -> Tile:
    """Single faint pixels strewn over a tile."""
    tile = [[0.0] * size for _ in range(size)]
    following = _noise(20_11)
    for _ in range(dots):
        tile[following() % size][following() % size] = 0.1 + (following() % 11) / 100
    return tile


def tile_of(name: str) -> Tile:
    """The tile of a weave, a seat's pattern or a look's ground; the first row is the lowest."""
    makers: dict[str, Callable[[], Tile]] = {
        "diagonals": lambda: _sampled(16, lambda x, y: (x - y) % 16 < 2.4),
        "grid": lambda: _sampled(16, lambda x, y: x < 2 or y < 2),
        "dots": lambda: _sampled(8, lambda x, y: _disc(x, y, 4, 4, 1.5)),
        "bigdots": lambda: _sampled(16, lambda x, y: _disc(x, y, 4, 4, 3.2) or _disc(x, y, 12, 12, 3.2)),
        "seat-bars": lambda: _sampled(8, lambda _x, y: y >= 4),
        "seat-dots": lambda: _sampled(8, lambda x, y: _disc(x, y, 4, 4, 2)),
        "seat-diagonals": lambda: _sampled(8, lambda x, y: (x - y) % 8 < 3.2),
        "seat-checks": lambda: _sampled(8, lambda x, y: (x < 4) == (y < 4)),
        "scan": lambda: [[1.0], [0.0], [0.0], [0.0]],
        "dust": lambda: _dust(64, 30),
        "grain": lambda: _sampled(8, lambda x, y: 3 <= x < 4 and 3 <= y < 4),
        "halftone": lambda: _sampled(16, lambda x, y: _disc(x, y, 4, 4, 2) or _disc(x, y, 12, 12, 2)),
        "tape": lambda: _sampled(16, lambda x, y: (x - y) % 16 < 8),
    }
    return makers[name]()


def pixels_of(tile: Tile) -> bytes:
    """White pixels with the strength as alpha, row by row from the bottom."""
    return bytes(
        value for row in tile for strength in row for value in (255, 255, 255, round(255 * strength))
    )
