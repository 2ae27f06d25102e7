"""Every printed sheet is read back by the camera's own readers, at the scale of the camera it is for."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from card_db.printing.codes import bars, qr_bits, readable
from card_db.printing.errors import PrintError
from card_db.printing.furniture import Notes
from card_db.printing.labels import (
    BARS,
    KINDS,
    Kind,
    PrintedLabel,
    fitting_stocks,
    label_sheets,
    sheets_needed,
)
from card_db.printing.stocks import Stock, stocks
from companion.core.language.tags import tag_text
from tests.card_db.printing.proof import at_scale, codes_in, labels, marks_in, pages, style
from vision.marks.finder import find_marks

NOTES = Notes("This line must measure exactly 100 mm.", "Labels")
SCALES: dict[Kind, float] = {"stand": 5.4, "overhead": 5.4, "back": 5.4, "bars": 9.6}  # pixels a millimetre
EVERY = [(kind, stock) for kind in KINDS for stock in fitting_stocks(kind, stocks().values())]
TABLE_PX_PER_MM = 1.6  # a table of 90 x 60 cm in a picture of 1920 x 1080


def sheet(kind: Kind, stock: Stock, many: list[PrintedLabel], start: int = 1) -> bytes:
    return label_sheets(many, kind, stock, start, style(), NOTES)


@pytest.mark.parametrize(("kind", "stock"), EVERY, ids=lambda one: one if isinstance(one, str) else one.id)
def test_every_label_of_every_sheet_is_read_at_the_stand(kind: Kind, stock: Stock) -> None:
    many = labels(stock.columns * 2)
    (page,) = at_scale(sheet(kind, stock, many), SCALES[kind])
    height = round((stock.top + 2 * stock.pitch[1] + 4) * SCALES[kind])
    assert Counter(codes_in(page[:height])) == Counter(label.code for label in many)


@pytest.mark.parametrize("stock", fitting_stocks("overhead", stocks().values()), ids=lambda stock: stock.id)
def test_every_table_mark_is_found_from_above_the_table(stock: Stock) -> None:
    many = labels(stock.count)
    (page,) = at_scale(sheet("overhead", stock, many), TABLE_PX_PER_MM)
    found = marks_in(page)
    assert set(found) <= {label.mark for label in many}, "no mark is taken for another"
    assert len(found) >= min(0.97 * len(many), len(many) - 1), "three of a hundred, one of a small sheet"


def test_a_full_sheet_is_read_whole() -> None:
    stock = stocks()["a4-36x17"]
    many = labels(stock.count)
    (page,) = at_scale(sheet("stand", stock, many), SCALES["stand"])
    assert Counter(codes_in(page)) == Counter(label.code for label in many)


def test_labels_go_on_where_a_used_sheet_ends() -> None:
    stock = stocks()["a4-46x25"]
    many = labels(4)
    first, second = at_scale(sheet("stand", stock, many, start=39), SCALES["stand"])
    assert set(codes_in(first)) == {many[0].code, many[1].code}
    assert set(codes_in(second)) == {many[2].code, many[3].code}
    assert sheets_needed(4, stock, 39) == 2 and sheets_needed(40, stock) == 1 and sheets_needed(0, stock) == 0


def test_the_ruler_is_as_long_as_it_says() -> None:
    px_per_mm = 10
    (page,) = pages(sheet("back", stocks()["a4-38x21"], labels(1)), px_per_mm)
    page = page[:, : 112 * px_per_mm]
    rows = (page < 128).sum(axis=1)
    row = rows[: 10 * px_per_mm].argmax()
    (dark,) = (page[row] < 128).nonzero()
    assert dark[-1] - dark[0] == pytest.approx(100 * px_per_mm, abs=3)


def test_the_code_is_twelve_millimetres_and_the_mark_sixteen() -> None:
    px_per_mm = 20
    stock = stocks()["a4-38x21"]
    (back,) = pages(sheet("back", stock, labels(1)), px_per_mm)
    inside = back[round(stock.top * px_per_mm) :] < 128
    assert [int(axis.max() - axis.min()) + 1 for axis in inside.nonzero()] == pytest.approx([240, 240], abs=2)
    bits = [PrintedLabel(labels(1)[0].code, mark=3)]
    (both,) = pages(sheet("overhead", stock, bits), px_per_mm)
    (mark,) = find_marks(both)
    assert mark.corners[1][0] - mark.corners[0][0] == pytest.approx(320, abs=4)


def test_backs_carry_no_word_and_sit_in_the_same_place() -> None:
    """Nothing but the square of the code is dark, and it is at the same place of every label."""
    stock, px_per_mm = stocks()["a4-38x21"], 8
    many = [PrintedLabel(label.code, "Secret name", "Secret deck") for label in labels(10)]
    (page,) = pages(sheet("back", stock, many), px_per_mm)
    places = []
    for number in range(10):
        spot = stock.spot(number)
        cut = page[round(spot.y * px_per_mm) : round(spot.foot * px_per_mm), :]
        cut = cut[:, round(spot.x * px_per_mm) : round(spot.right * px_per_mm)]
        rows, columns = (cut < 200).nonzero()
        places.append((rows.min(), columns.min(), rows.max(), columns.max()))
        assert (
            rows.max() - rows.min() <= 12.3 * px_per_mm and columns.max() - columns.min() <= 12.3 * px_per_mm
        )
    assert np.ptp(np.array(places), axis=0).max() <= 1, "a pixel of rounding, no more"


def test_a_kind_that_does_not_fit_is_refused_with_the_sizes() -> None:
    with pytest.raises(PrintError, match=r"37.0 x 21.0 mm; those of a4-36x17 are only 35.6 x 16.9 mm"):
        sheet("overhead", stocks()["a4-36x17"], labels(1))
    with pytest.raises(PrintError, match="has no table mark, but an overhead camera needs one"):
        sheet("overhead", stocks()["a4-38x21"], [PrintedLabel(tag_text(5))])


def test_only_our_own_codes_are_printed() -> None:
    for maker in (qr_bits, bars):
        with pytest.raises(PrintError, match="'HELLO' is not one of the companion’s own codes"):
            maker("HELLO")
    assert len(qr_bits(tag_text(0))) == 21, "the smallest QR there is"
    lengths = [len(bars(tag_text(number * 7919**2))) for number in range(1000)]
    assert max(lengths) == BARS and len(bars(tag_text(0))) < BARS, "digits take less room"
    assert readable(tag_text(0)) == "T0000 0000T"


def test_no_labels_are_no_pages() -> None:
    with pytest.raises(PrintError, match="There is nothing to print: every card of these has its label"):
        sheet("stand", stocks()["a4-36x17"], [])
