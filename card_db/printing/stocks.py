"""Sheets of labels that can be bought, and paper to cut: where on the page each label lies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from card_db.printing.errors import PrintError, UnknownName
from card_db.printing.paper import PAPERS, Size, Spot

NO_STOCK = "There is no sheet of labels called {name!r}. Choose one of: {known}."
NO_START = "This sheet has {all} labels: begin at one of 1 to {all}, not at {start}."


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of label sheet, in millimetres."""

    id: str
    paper: str
    brands: tuple[str, ...]
    left: float
    top: float
    label: tuple[float, float]
    pitch: tuple[float, float]
    columns: int
    rows: int
    cut: bool = False  # plain paper: lines are printed to cut along

    @property
    def size(self) -> Size:
        """The size of its paper."""
        return PAPERS[self.paper]

    @property
    def count(self) -> int:
        """How many labels are on a sheet."""
        return self.columns * self.rows

    def spot(self, number: int) -> Spot:
        """Where a label lies: the first of a sheet is number 0, and they run like words on a page."""
        row, column = divmod(number, self.columns)
        (width, height), (across, down) = self.label, self.pitch
        return Spot(self.left + column * across, self.top + row * down, width, height)

    def holds(self, size: Size) -> bool:
        """Whether a drawing of this size fits on a label."""
        return size[0] <= self.label[0] + 1e-6 and size[1] <= self.label[1] + 1e-6

    def spots(self, start: int) -> Iterator[tuple[bool, Spot]]:
        """Endlessly where the next label goes, and whether a new sheet begins with it."""
        if not 1 <= start <= self.count:
            raise PrintError(
                NO_START.format(all=self.count, start=start), "print-no-start", all=self.count, start=start
            )
        number = start - 1
        yield True, self.spot(number)
        while True:
            number += 1
            yield number % self.count == 0, self.spot(number % self.count)


class Stocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of label sheets."""

    stock: tuple[Stock, ...]


@cache
def stocks() -> Mapping[str, Stock]:
    """All label sheets by name, in the order of their file."""
    data = files("card_db.printing").joinpath("stocks.toml").read_bytes()
    return {stock.id: stock for stock in msgspec.toml.decode(data, type=Stocks).stock}


def find_stock(name: str) -> Stock:
    """The label sheet of that name, or of a brand's."""
    wanted = name.casefold().replace(" ", "")
    for stock in stocks().values():
        if wanted in (stock.id, *(brand.casefold().replace(" ", "") for brand in stock.brands)):
            return stock
    raise UnknownName(NO_STOCK.format(name=name, known=", ".join(stocks())))
