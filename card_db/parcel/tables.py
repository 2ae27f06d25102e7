"""Tables of text that any spreadsheet can open and save without spoiling them."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

import msgspec

from card_db.refusals import Refused

RISKY = re.compile(r"""["'=+@.,\d-]|true$|false$""", re.IGNORECASE)  # a spreadsheet would work these out
ABOUT = "about"  # a column for people: it may be missing, and is never read
SEPARATORS = (",", ";", "\t")
MOST_ROWS = 100_000
SHOWN_FAULTS = 5


class Reader(Protocol):
    """What the csv library reads with."""

    @property
    def line_num(self) -> int:
        """How many lines were read."""
        ...

    def __iter__(self) -> Iterator[list[str]]: ...

    def __next__(self) -> list[str]: ...


class TableFaults:
    """Everything wrong in a table, told together and by its lines."""

    def __init__(self, name: str) -> None:
        """Collect for the table of this name."""
        self._name = name
        self._found: list[str] = []

    def add(self, line: int, reason: str) -> None:
        """Keep one fault."""
        self._found.append(f"line {line}: {reason}")

    def settle(self) -> None:
        """Raise Refused when there is any."""
        if self._found:
            more = len(self._found) - SHOWN_FAULTS
            told = "; ".join(self._found[:SHOWN_FAULTS]) + (f"; and {more} more" if more > 0 else "")
            raise Refused("parcel-table", name=self._name, fault=told)


def cell_of(text: str) -> str:
    """A text as a cell: in quotation marks where a spreadsheet would take it for something else."""
    is_odd = text != text.strip() or not text.isprintable() or RISKY.match(text)
    return quoted(text) if is_odd else text


def quoted(text: str) -> str:
    """A text in quotation marks, as JSON has them."""
    return msgspec.json.encode(text).decode()


def text_of(cell: str) -> str:
    """The text of a cell; raises ValueError when its quotation marks do not fit."""
    plain = cell.strip()
    if not plain.startswith('"'):
        return plain
    try:
        return msgspec.json.decode(plain, type=str)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ValueError("the quotation marks do not fit") from error


def write_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
    """A table as bytes; the mark at its beginning keeps accents whole in every spreadsheet."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue().encode("utf-8-sig")


def read_table(data: bytes, columns: Sequence[str], name: str) -> list[tuple[int, dict[str, str]]]:
    """The rows of a table with their line numbers; empty rows are left out, raises Refused."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("parcel-not-text", name=name) from error
    head = text.partition("\n")[0]
    separator = max(SEPARATORS, key=head.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    try:
        return rows_of(reader, columns, name)
    except csv.Error as error:
        raise Refused("parcel-table-line", name=name, at=reader.line_num, fault=str(error)) from error


def rows_of(reader: Reader, columns: Sequence[str], name: str) -> list[tuple[int, dict[str, str]]]:
    """The rows below the headings."""
    heads = [cell.strip().casefold() for cell in next(reader, [])]
    if sorted(head for head in heads if head != ABOUT) != sorted(columns):
        raise Refused("parcel-columns", name=name, wanted=", ".join(columns), found=", ".join(heads)[:100])
    faults = TableFaults(name)
    rows: list[tuple[int, dict[str, str]]] = []
    for cells in reader:
        if len(rows) > MOST_ROWS:
            raise Refused("parcel-rows", name=name, most=MOST_ROWS)
        if len(cells) > len(heads) or any("\n" in cell or "\0" in cell for cell in cells):
            faults.add(reader.line_num, f"there must be {len(heads)} cells of one line each")
        elif any(cell.strip() for cell in cells):
            rows.append((reader.line_num, dict(zip(heads, [*cells, *[""] * len(heads)], strict=False))))
    faults.settle()
    return rows
