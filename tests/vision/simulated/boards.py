"""What a drawn table is made of: plain colour, felt, wood grain, or a printed playmat."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import cast

import cv2
import numpy as np
from numpy.random import Generator

from tests.vision.simulated.grids import Grid, looked_up
from tests.vision.simulated.pinhole import Pinhole, table_map, to_table
from tests.vision.simulated.scene import Board
from vision.pixels import Pixels

_FINE_PX_PER_MM = 2.0
_LARGEST_PX = 2600
_STEP_MM, _SPARE_MM = 200.0, 40.0


@lru_cache(maxsize=4)
def board_picture(board: Board, pinhole: Pinhole, is_gray: bool) -> Pixels:
    """Return the empty table as the camera sees it, without light; it must not be painted on."""
    width, height = pinhole.size
    edges = np.array([[x, y] for x in (0, width / 2, width) for y in (0, height / 2, height)])
    seen = to_table(pinhole, edges)
    # In whole steps, so that a camera that was knocked sees the same table.
    low = np.floor((seen.min(axis=0) - _SPARE_MM) / _STEP_MM) * _STEP_MM
    high = np.ceil((seen.max(axis=0) + _SPARE_MM) / _STEP_MM) * _STEP_MM
    scale = min(_FINE_PX_PER_MM, _LARGEST_PX / float((high - low).max()))
    size = int((high[0] - low[0]) * scale), int((high[1] - low[1]) * scale)
    surface = paint_surface(board, size, scale, (float(low[0]), float(low[1])))
    if is_gray:
        surface = cast(Pixels, cv2.cvtColor(surface, cv2.COLOR_BGR2GRAY))
    places = (table_map(pinhole, 0, 0, width, height, 1) - low.astype(np.float32)) * np.float32(scale)
    return looked_up(surface, places, is_framed=True)


@lru_cache(maxsize=4)
def paint_surface(
    board: Board, size: tuple[int, int], px_per_mm: float, start_mm: tuple[float, float]
) -> Pixels:
    """Paint a piece of a table from straight above, beginning at a table point."""
    chance = np.random.default_rng((board.seed, 31))
    picture = np.empty((size[1], size[0], 3), np.uint8)
    picture[:] = board.colour
    _SURFACES[board.kind](picture, chance, px_per_mm, start_mm)
    return picture


def _cloud(chance: Generator, size: tuple[int, int], cells: tuple[int, int]) -> Grid:
    """Return soft chance values about 0, changing over so many cells across and down."""
    coarse = chance.normal(0, 1, (cells[1] + 2, cells[0] + 2)).astype(np.float32)
    return cast(Grid, cv2.resize(coarse, size, interpolation=cv2.INTER_CUBIC))


def _shift(picture: Pixels, by: Grid) -> None:
    cv2.add(picture, cv2.merge([by, by, by]), dst=picture, dtype=cv2.CV_8U)


def _paint_plain(picture: Pixels, chance: Generator, scale: float, start: tuple[float, float]) -> None:
    """Almost even, with a little dirt of years."""
    _shift(picture, _cloud(chance, picture.shape[1::-1], (9, 6)) * 3)


def _paint_felt(picture: Pixels, chance: Generator, scale: float, start: tuple[float, float]) -> None:
    """Cloth: fine grain everywhere."""
    grain = chance.normal(0, 7, picture.shape[:2]).astype(np.float32)
    _shift(picture, grain + _cloud(chance, picture.shape[1::-1], (12, 8)) * 3)


def _paint_wood(picture: Pixels, chance: Generator, scale: float, start: tuple[float, float]) -> None:
    """Boards side by side with grain along them."""
    height, width = picture.shape[:2]
    board = max(8, round(float(chance.uniform(70, 140)) * scale))
    tone = np.zeros((height, width), np.float32)
    for top in range(0, height, board):
        part = tone[top : top + board]
        wave = _cloud(chance, (width, len(part)), (6, 3)) * 2.2
        across = np.arange(len(part), dtype=np.float32)[:, None] / scale
        rings = np.sin(across * chance.uniform(0.5, 1.1) + wave * 3 + chance.uniform(0, 6))
        fibre = _cloud(chance, (width, len(part)), (max(2, width // 60), max(2, len(part) // 2)))
        part += chance.normal(0, 8) + rings * 6 + fibre * 5
        part[: max(1, round(0.7 * scale))] -= 45
    _shift(picture, tone)


def _paint_playmat(picture: Pixels, chance: Generator, scale: float, start: tuple[float, float]) -> None:
    """A printed mat: large soft shapes, and outlines of places for cards with words in them."""
    height, width = picture.shape[:2]
    _shift(picture, _cloud(chance, (width, height), (9, 6)) * 22)
    for part in range(3):
        cloud = _cloud(chance, (width, height), (6, 4)) * 12
        picture[:, :, part] = np.clip(picture[:, :, part] + cloud, 0, 255).astype(np.uint8)
    line = tuple(int(part) for part in chance.integers(120, 250, 3))
    thick = max(1, round(1.2 * scale))
    step = (78.0, 104.0)
    for row in range(int(start[1] // step[1]), int((start[1] + height / scale) // step[1]) + 1):
        for column in range(int(start[0] // step[0]), int((start[0] + width / scale) // step[0]) + 1):
            x, y = (column * step[0] - start[0]) * scale, (row * step[1] - start[1]) * scale
            corner = round(x + 5 * scale), round(y + 6 * scale)
            other = round(x + 72 * scale), round(y + 98 * scale)
            cv2.rectangle(picture, corner, other, line, thick, cv2.LINE_AA)
            word = "".join(chance.choice(list("ABDEHILNORST"), 7))
            spot = corner[0] + round(6 * scale), corner[1] + round(50 * scale)
            cv2.putText(picture, word, spot, cv2.FONT_HERSHEY_SIMPLEX, 0.3 * scale, line, thick, cv2.LINE_AA)


_SURFACES: dict[str, Callable[[Pixels, Generator, float, tuple[float, float]], None]] = {
    "plain": _paint_plain,
    "felt": _paint_felt,
    "wood": _paint_wood,
    "playmat": _paint_playmat,
}
