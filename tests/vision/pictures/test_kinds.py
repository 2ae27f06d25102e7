"""Transparent and dim sixteen-bit pictures are seen upright and as bright as they were meant."""

from io import BytesIO
from pathlib import Path

import cv2
import numpy as np
import pytest
from PIL import Image, ImageOps

from tests.vision.drawing import tag_on_sheet
from vision.dice.pictures import coloured_picture
from vision.pictures.codes import read_image, tags_in
from vision.pictures.files import picture_in
from vision.pixels import Pixels, gray_of
from vision.readers.choice import open_decoders

ORIENTATION = 0x0112


def ink_on_nothing() -> Image.Image:
    """A tag off the middle, in black ink on nothing at all."""
    gray = tag_on_sheet("1C0000001X", 5, 10, (320, 240))
    ink = np.zeros((*gray.shape, 4), np.uint8)
    ink[..., 3] = 255 - gray
    return Image.fromarray(ink[:, 30:])


def on_white(picture: Image.Image) -> Pixels:
    white = Image.new("RGBA", picture.size, "white")
    return np.asarray(Image.alpha_composite(white, picture).convert("L"))


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("suffix", [".png", ".webp", ".tif"])
def test_a_transparent_picture_is_upright_in_gray_and_in_colour(
    tmp_path: Path, suffix: str, orientation: int
) -> None:
    stored, exif, path = ink_on_nothing(), Image.Exif(), tmp_path / f"turned{suffix}"
    exif[ORIENTATION] = orientation
    stored.save(path, exif=exif, **({"lossless": True} if suffix == ".webp" else {}))
    # From memory: Pillow 11 to 13 maps a bare TIFF from the disk as wide as it is high.
    with Image.open(BytesIO(path.read_bytes())) as saved:
        upright = on_white(ImageOps.exif_transpose(saved).convert("RGBA"))
    gray = picture_in(path)
    assert gray.shape == upright.shape
    assert np.abs(gray.astype(int) - upright).max() <= 1
    assert np.abs(gray_of(coloured_picture(path)).astype(int) - upright).max() <= 1


def test_corners_are_told_for_the_upright_picture(tmp_path: Path) -> None:
    stored, exif, path = ink_on_nothing(), Image.Exif(), tmp_path / "turned.png"
    exif[ORIENTATION] = 6
    stored.save(path, exif=exif)
    (wanted,) = tags_in(on_white(stored.transpose(Image.Transpose.ROTATE_270)), open_decoders())
    tags = read_image(path, open_decoders())["tags"]
    assert isinstance(tags, list)
    assert tags[0]["corners"] == [list(corner) for corner in wanted.corners]


@pytest.mark.parametrize("suffix", [".png", ".tif"])
@pytest.mark.parametrize("has_cover", [False, True])
def test_twelve_bits_kept_in_sixteen_are_as_bright_as_eight(
    tmp_path: Path, suffix: str, has_cover: bool
) -> None:
    gray, path = tag_on_sheet("1C0000001X", 5, 10), tmp_path / f"twelve{suffix}"
    deep = gray.astype(np.uint16) * 16
    if has_cover:
        deep = np.dstack([deep, deep, deep, np.full_like(deep, 4095)])
    assert cv2.imwrite(str(path), deep)
    assert np.abs(picture_in(path).astype(int) - gray).max() <= 1
    assert np.abs(gray_of(coloured_picture(path)).astype(int) - gray).max() <= 1
    tags = read_image(path, open_decoders())["tags"]
    assert isinstance(tags, list)
    assert [tag["text"] for tag in tags] == ["1C0000001X"]


@pytest.mark.parametrize("darkness", [1, 3, 7, 20, 60, 200])
def test_a_dark_picture_of_sixteen_bits_is_read_no_worse_than_in_eight(tmp_path: Path, darkness: int) -> None:
    deep, path = tag_on_sheet("1C0000001X", 5, 10).astype(np.uint16) * 257 // darkness, tmp_path / "dark.png"
    assert cv2.imwrite(str(path), deep)
    plain, seen = (deep // 257).astype(np.uint8), picture_in(path)
    assert int(seen.max()) >= int(plain.max())
    assert len(np.unique(seen)) >= len(np.unique(plain))
    read = {tag.text for tag in tags_in(seen, open_decoders())}
    assert read >= {tag.text for tag in tags_in(plain, open_decoders())}


def test_what_is_nearly_black_is_not_made_of_noise(tmp_path: Path) -> None:
    noise = np.random.default_rng(1).integers(0, 40, (200, 300), dtype=np.uint16)
    assert cv2.imwrite(str(tmp_path / "black.png"), noise)
    assert picture_in(tmp_path / "black.png").max() < 40
