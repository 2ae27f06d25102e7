"""The printed table: marks as large and as far apart as they say, outlines at true size, names to read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pypdfium2
import pytest

from card_db.printing.mat_pieces import GLUE, Piece, parts_of
from card_db.store import Store, open_store
from companion.core.ports.printing import PrintWish
from companion.ground.texts import FluentTexts
from companion.office.printing.mat import UnknownPart, piece_of
from companion.office.printing.shop import PrintShop
from companion.watch.tables import NoTable, keep_place, keep_size, table_of
from tests.card_db.printing.proof import pages
from vision.calibration.edges import measured
from vision.calibration.table_moves import turned
from vision.geometry import centre_of
from vision.marks.finder import find_marks
from vision.pixels import Pixels

PX = 6.0  # pixels a millimetre


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path / "companion.db")
    yield opened
    opened.close()


def printed(store: Store, *parts: str, language: str = "en", paper: str = "A4", room: str = "alien") -> bytes:
    wish = PrintWish("mat", room, stacks=parts, language=language, paper=paper)
    return PrintShop(store, FluentTexts).make(wish).pdf


def words(data: bytes) -> str:
    document = pypdfium2.PdfDocument(data)
    found = "\n".join(page.get_textpage().get_text_bounded() for page in document)
    document.close()
    return found


def marks_of(page: Pixels) -> dict[int, tuple[tuple[float, float], float]]:
    """Every mark on a page: its middle and its side in millimetres."""
    found = {}
    for mark in find_marks(page):
        fine = measured(page, mark.corners)
        assert fine is not None
        sides = np.hypot(*(np.roll(np.array(fine.corners), -1, axis=0) - np.array(fine.corners)).T)
        x, y = centre_of(fine.corners)
        found[mark.number] = ((x / PX, y / PX), float(sides.mean()) / PX)
    return found


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_corner_marks_are_four_centimetres_and_say_their_distance(store: Store, paper: str) -> None:
    keep_size(store.settings, "alien", (790.0, 455.0))
    data = printed(store, "corners", paper=paper, language="fr")
    (page,) = pages(data, PX)
    found = marks_of(page)
    assert list(found) == [980, 981, 982, 983]
    assert [side for _, side in found.values()] == pytest.approx([40.0] * 4, abs=0.05)
    said = words(data)
    assert said.count("790 mm jusqu’au milieu") == 4 and said.count("455 mm") == 4
    assert "coin en haut à gauche · 980" in said


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_two_glued_parts_of_the_strip_have_its_marks_41_centimetres_apart(
    store: Store, paper: str
) -> None:
    first, second = pages(printed(store, "strip", paper=paper), PX)
    (left,), (right,) = marks_of(first).values(), marks_of(second).values()
    assert (left[1], right[1]) == pytest.approx((24.0, 24.0), abs=0.05)
    assert list(marks_of(first)) == [984] and list(marks_of(second)) == [985]
    # Both parts begin at the same place of their page; the second lies where the flap of the first begins.
    assert 225.0 + right[0][0] - left[0][0] == pytest.approx(410.0, abs=0.1)
    assert left[0][1] == pytest.approx(right[0][1], abs=0.05)


def test_outlines_are_at_their_true_size_and_named_in_the_owners_words(store: Store) -> None:
    store.remembered.name("alien", "room:3", "en", "Armoury")
    data = printed(store, "zones", language="fr")
    said = words(data)
    for name in ("Armoury", "Zone de Combat", "Med-Lab", "Dés", "QG 5"):
        assert name in said
    assert "Cet écran" not in said and "Bande" not in said
    page = pages(data, PX)[0]
    dark = page < 140
    across = np.flatnonzero(dark[round(60 * PX)]) / PX
    lines = [at for at, before in zip(across[1:], across, strict=False) if at - before > 10]
    assert across[0] == pytest.approx(8.0, abs=0.3) and lines[0] - across[0] == pytest.approx(70.0, abs=0.3)


def test_the_ruler_of_every_page_is_ten_centimetres_long(store: Store) -> None:
    data = printed(store, "corners", "strip")
    for page in pages(data, PX):
        row = page[round(9.0 * PX) - 1 : round(9.0 * PX) + 2].min(axis=0) < 128
        ink = np.flatnonzero(row[: round(115 * PX)]) / PX
        assert ink[-1] - ink[0] == pytest.approx(100.0, abs=0.4)
    assert words(data).count("exactly 100 mm") == len(pages(data, 1.0))


def test_a_place_that_was_turned_by_hand_is_printed_straight(store: Store) -> None:
    place = table_of(store.settings, "alien").place("tray")
    assert place is not None
    keep_place(store.settings, "alien", turned(place, 25.0))
    now = table_of(store.settings, "alien").place("tray")
    assert now is not None and now != place
    assert piece_of(now, "Dice").size == pytest.approx((140.0, 140.0))


def test_what_is_larger_than_a_page_is_glued_of_equal_parts() -> None:
    section = Piece("Section", ((0.0, 0.0), (600.0, 0.0), (600.0, 400.0), (0.0, 400.0)))
    parts = list(parts_of(section, (281.0, 190.0)))
    assert len(parts) == 9 and {part.of for part in parts} == {9}
    assert all(part.w <= 281 and part.h <= 190 for part in parts)
    assert sum(part.own.w * part.own.h for part in parts) == pytest.approx(600 * 400)
    assert [part.w - part.own.w for part in parts[:3]] == [GLUE, GLUE, 0.0]
    assert parts[0].right == 2 and parts[0].below == 4


def test_another_part_and_a_game_without_a_table_are_refused_with_a_sentence(store: Store) -> None:
    with pytest.raises(UnknownPart, match="no part 'legs'. Choose one of: corners, strip, zones"):
        printed(store, "legs")
    with pytest.raises(NoTable, match="conquest lie on a table is not known yet"):
        printed(store, "zones", room="conquest")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_of_it_is_there(store: Store, language: str) -> None:
    said = words(printed(store, language=language))
    assert "print-" not in said and "camera-" not in said and "place-" not in said and "{" not in said
