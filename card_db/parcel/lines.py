"""What a parcel says line by line: which code is on which card, and what the owner told."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from datetime import datetime

import msgspec

from card_db.boxes import COPIES, PRINTED, TITLE
from card_db.cardtable import MOST_COPIES, NUMBERS
from card_db.collection import LONGEST_CODE
from card_db.marks import FACES
from card_db.parcel.manifest import COLLECTION, ENTRIES
from card_db.parcel.merger import Claim, Spoken
from card_db.parcel.tables import ABOUT, TableFaults, cell_of, quoted, read_table, text_of, write_table
from companion.core.language.cards import EFFECT
from companion.core.language.tags import is_ours

LINE_COLUMNS = ("on", "of", "code", "box")
TOLD_COLUMNS = ("room", "of", "field", "value", "when")
ON_COPIES = ("face", "back", "mark")
ON = (*ON_COPIES, "design", "stack")
SLUG = r"[a-z0-9]+(?:-[a-z0-9]+)*"
COPY = re.compile(rf"({SLUG})/({SLUG})#([1-9][0-9]?)")
GROUP = re.compile(rf"({SLUG})/({SLUG})")
ROOM = re.compile(r"[a-z0-9-]{1,40}")
BOX = re.compile(r"[a-z0-9][a-z0-9:-]{0,59}")
OF = re.compile(r"[a-z0-9][a-z0-9:#/.-]{0,119}")
FIELD = re.compile(r"[a-z0-9][a-z0-9:._-]{0,59}")
WITHDRAWN = "?"  # the cell of a value that was taken back
LONGEST_VALUE = 1000  # characters
LARGEST_VALUE = 999_999


class Line(msgspec.Struct, frozen=True, order=True):
    """One code on one thing; without a code, a card that is there and carries none."""

    of: str  # set/card#copy, or set/card for a design and set/stack for a divider
    on: str
    code: str = ""  # for a table mark its number
    box: str = ""  # table marks only: in which box the number is taken

    @property
    def set_id(self) -> str:
        """The set of the thing."""
        return self.of.partition("/")[0]

    @property
    def part(self) -> str:
        """The design or stack of the thing."""
        return self.of.partition("/")[2].partition("#")[0]

    def claims(self) -> tuple[Claim, ...]:
        """What only one line may have: its code or number, and the card that bears one of the kind."""
        if self.on == "mark":
            return ("mark", self.box, self.code), ("marked", self.of)
        return (("code", self.code), ("back", self.of)) if self.on == "back" else (("code", self.code),)

    def body(self) -> Hashable:
        """What makes two of them the same."""
        return self


class Told(msgspec.Struct, frozen=True, order=True):
    """One value that the owner told."""

    room: str
    of: str
    field: str
    value: int | str | None  # None: what was told is not true after all, and nobody knows it again
    at: str = ""

    def claims(self) -> tuple[Claim, ...]:
        """What only one value may be for."""
        return (("entry", self.room, self.of, self.field),)

    def body(self) -> Hashable:
        """What makes two of them the same, whenever they were told."""
        return self.room, self.of, self.field, type(self.value), self.value


def is_word(field: str) -> bool:
    """Whether a field is always words, so that digits in it are no number."""
    return field.startswith(TITLE) or field in PRINTED or field in ("marks", EFFECT)


def can_travel(told: Told) -> str:
    """Why an entry cannot be packed or taken in; empty when it can."""
    value, field = told.value, told.field
    if not (ROOM.fullmatch(told.room) and OF.fullmatch(told.of) and FIELD.fullmatch(field)):
        return f"{told.room}, {told.of}, {field}: no card or board has such a name"
    if value is None:
        return ""
    if isinstance(value, int):
        fits = not is_word(field) and abs(value) <= LARGEST_VALUE
    elif field in NUMBERS or field == COPIES:
        return f"{field} must be a whole number, not {value[:40]!r}"
    else:
        fits = value == value.strip() != "" and value.isprintable() and len(value) <= LONGEST_VALUE
    return "" if fits else f"{field} cannot be {str(value)[:40]!r}"


def can_stick(line: Line) -> str:
    """Why a line of the collection makes no sense; empty when it does."""
    if line.on not in ON:
        return f"'on' must be {', '.join(ON)}, not {line.on[:40]!r}"
    if not (COPY if line.on in ON_COPIES else GROUP).fullmatch(line.of):
        return f"{line.of[:60]!r} is no {'card' if line.on in ON_COPIES else line.on}: write set/name" + (
            f"#1 to #{MOST_COPIES}" if line.on in ON_COPIES else ""
        )
    if line.code and line.on == "mark":
        number = line.code if line.code.isascii() and line.code.isdecimal() and len(line.code) < 4 else "-1"
        if int(number) not in FACES or str(int(number)) != number or not BOX.fullmatch(line.box):
            return "a table mark has a number from 0 to 979 and a box"
    elif line.box or len(line.code) > LONGEST_CODE or line.code.isspace() or "\0" in line.code:
        return f"a code has up to {LONGEST_CODE} characters and no box"
    elif line.code and line.on == "back" and not is_ours(line.code):
        return "on backs only the companion’s own codes can be: others could be told apart by eye"
    return ""


def write_lines(lines: Iterable[Line], names: Mapping[str, str]) -> bytes:
    """The collection as a table, with the names of cards for whoever reads it."""
    rows = [
        (one.on, one.of, code_cell(one), one.box, cell_of(names.get(one.of.partition("#")[0], "")))
        for one in lines
    ]
    return write_table((*LINE_COLUMNS, ABOUT), rows)


def code_cell(line: Line) -> str:
    """A code as a cell: what is not our own could be anything a spreadsheet spoils."""
    is_plain = not line.code or line.on == "mark" or is_ours(line.code)
    return line.code if is_plain else quoted(line.code)


def read_lines(data: bytes, name: str = COLLECTION) -> tuple[Line, ...]:
    """The collection in a table; raises Refused with its faults."""
    faults, lines = TableFaults(name), []
    for at, row in read_table(data, LINE_COLUMNS, name):
        try:
            line = Line(row["of"].strip(), row["on"].strip(), text_of(row["code"]), row["box"].strip())
        except ValueError as error:
            faults.add(at, str(error))
            continue
        reason = can_stick(line)
        if reason:
            faults.add(at, reason)
        lines.append((at, line))
    refuse_twins([(at, one) for at, one in lines if one.code], faults)
    faults.settle()
    return tuple(line for _, line in lines)


def write_told(told: Iterable[Told], names: Mapping[str, str]) -> bytes:
    """Entries as a table, with names for whoever reads it; an empty value is still to be told."""
    rows = [
        (
            one.room,
            one.of,
            one.field,
            value_cell(one.value),
            one.at,
            cell_of(names.get(f"{one.room}:{one.of}", "")),
        )
        for one in told
    ]
    return write_table((*TOLD_COLUMNS, ABOUT), rows)


def value_cell(value: int | str | None) -> str:
    """A value as a cell."""
    if value is None:
        return WITHDRAWN
    return str(value) if isinstance(value, int) else cell_of(value)


def value_of(cell: str, field: str) -> int | str | None:
    """The value in a cell; raises ValueError."""
    if cell.strip() == WITHDRAWN:
        return None
    text = text_of(cell)
    is_number = re.fullmatch(r"-?[0-9]{1,9}", cell.strip()) and not is_word(field)
    return int(text) if is_number else text


def read_told(data: bytes, name: str = ENTRIES) -> tuple[Told, ...]:
    """The entries of a table, without those that nobody has filled in; raises Refused with its faults."""
    faults, told = TableFaults(name), []
    for at, row in read_table(data, TOLD_COLUMNS, name):
        if not row["value"].strip():
            continue
        room, of, field, when = (row[key].strip() for key in ("room", "of", "field", "when"))
        try:
            one = Told(room, of, field, value_of(row["value"], field), dated(when))
        except ValueError as error:
            faults.add(at, str(error))
            continue
        reason = can_travel(one)
        if reason:
            faults.add(at, reason)
        told.append((at, one))
    refuse_twins(told, faults)
    faults.settle()
    return tuple(one for _, one in told)


def dated(when: str) -> str:
    """A date as entries have it, empty when nobody knows it; raises ValueError."""
    try:
        return datetime.fromisoformat(when).isoformat(timespec="seconds") if when else ""
    except ValueError:
        raise ValueError(f"{when[:40]!r} is no date: write 2031-05-04T20:15:00, or leave it empty") from None


def refuse_twins(told: Sequence[tuple[int, Spoken]], faults: TableFaults) -> None:
    """Keep a fault for every line that says again what only one may say."""
    first: dict[Claim, int] = {}
    for at, one in told:
        before = [first[key] for key in one.claims() if key in first]
        if before:
            faults.add(at, f"line {before[0]} is about the same; keep one of the two")
        for key in one.claims():
            first.setdefault(key, at)
