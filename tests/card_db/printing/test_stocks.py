"""Label sheets: everything lies on the paper, nothing overlaps, and printing begins where one likes."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from card_db.printing.errors import PrintError
from card_db.printing.labels import KINDS, SIZES, fitting_stocks
from card_db.printing.paper import Spot
from card_db.printing.stocks import Stock, find_stock, stocks

EVERY = list(stocks().values())


def test_there_are_enough_sheets_to_choose_from() -> None:
    sold = [stock.paper for stock in EVERY if not stock.cut]
    assert sold.count("A4") >= 3 and sold.count("Letter") >= 2
    assert {stock.paper for stock in EVERY if stock.cut} == {"A4", "Letter"}
    for kind in KINDS:
        papers = {stock.paper for stock in fitting_stocks(kind, EVERY)}
        assert papers == {"A4", "Letter"}, f"{kind} fits on no sheet of one of them"


@pytest.mark.parametrize("stock", EVERY, ids=lambda stock: stock.id)
def test_labels_lie_on_the_paper_side_by_side(stock: Stock) -> None:
    page = Spot(0, 0, *stock.size)
    spots = [stock.spot(number) for number in range(stock.count)]
    assert all(page.holds(spot) for spot in spots)
    assert min(spot.y for spot in spots) >= 10.5, "the ruler needs the upper edge"
    for one, other in pairwise(spots):
        assert other.x >= one.right - 1e-6 or other.y >= one.foot - 1e-6
    left, right = spots[0].x, stock.size[0] - spots[stock.columns - 1].right
    assert left == pytest.approx(right, abs=1.0), "sold sheets are symmetrical"


def test_printing_begins_at_any_label_and_goes_on_on_a_new_sheet() -> None:
    stock = stocks()["a4-38x21"]
    found = list(islice(stock.spots(start=64), 4))
    assert [new for new, _ in found] == [True, False, True, False]
    assert [spot for _, spot in found] == [stock.spot(63), stock.spot(64), stock.spot(0), stock.spot(1)]
    for start in (0, 66):
        with pytest.raises(
            PrintError, match=f"This sheet has 65 labels: begin at one of 1 to 65, not at {start}"
        ):
            next(stock.spots(start))


def test_a_sheet_is_found_by_its_brand() -> None:
    assert find_stock("avery l7651").id == find_stock("Avery L7651").id == "a4-38x21"
    assert find_stock("letter-67x25").columns == 3
    with pytest.raises(
        PrintError, match="There is no sheet of labels called 'L9999'. Choose one of: a4-38x21"
    ):
        find_stock("L9999")


def test_a_label_is_large_enough_for_what_the_kinds_need() -> None:
    assert SIZES["stand"][0] == pytest.approx(16.57, abs=0.01)
    assert SIZES["overhead"] == (37.0, 21.0)
    assert find_stock("a4-38x21").holds(SIZES["overhead"]) and not find_stock("a4-36x17").holds(
        SIZES["overhead"]
    )
