"""Tables that spreadsheets and people have been at."""

from __future__ import annotations

import csv
import io
import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from card_db.parcel.lines import Line, Told, read_lines, read_told, write_lines, write_told
from card_db.parcel.tables import cell_of, read_table, text_of, write_table
from card_db.refusals import Refused
from card_db.tags import deal_tags

HEAD = b"room,of,field,value,when\n"
OURS, BACK = deal_tags(2, (), random.Random(1).randrange)


@given(st.text(max_size=30))
def test_every_text_survives_its_cell(text: str) -> None:
    assert text_of(cell_of(text)) == text


@given(st.lists(st.lists(st.text(st.characters(exclude_characters="\n\r\0")), min_size=3, max_size=3)))
def test_every_table_survives(rows: list[list[str]]) -> None:
    told = [list(row.values()) for _, row in read_table(write_table("abc", rows), "abc", "table.csv")]
    assert told == [row for row in rows if any(cell.strip() for cell in row)]


@pytest.mark.parametrize(
    "text", ["=1+1", "+4", "-2", "@cmd", "4006381333931", "0012", "1/2", "3E5", "true", "'x"]
)
def test_what_a_spreadsheet_would_work_out_is_quoted(text: str) -> None:
    assert cell_of(text).startswith('"')


def test_values_keep_their_kind() -> None:
    told = (
        Told("alien", "queen", "attack", 9, "2031-05-04T20:15:00+02:00"),
        Told("alien", "queen", "title:en", "300"),
        Told("alien", "queen", "title:fr", 'La "reine", ou = 4'),
        Told("alien", "room:1", "scan", -3),
    )
    table = write_told(told, {"alien:queen": "Queen"})
    assert table.startswith(b"\xef\xbb\xbfroom,of,field,value,when,about\n")
    assert read_told(table) == told


def test_a_table_that_was_edited_elsewhere_is_understood() -> None:
    rows = [
        "of;room;value;field;when",
        "queen;alien; 9 ;attack;",
        ";;;;",
        "queen;alien;300;title:en;2031-05-04",
        "queen;alien;;cost;",
        "queen;alien;Reine, créée ici;title:fr",
    ]
    assert read_told("\r\n".join(rows).encode("utf-8-sig")) == (
        Told("alien", "queen", "attack", 9),
        Told("alien", "queen", "title:en", "300", "2031-05-04T00:00:00"),
        Told("alien", "queen", "title:fr", "Reine, créée ici"),
    )


def test_the_collection_survives() -> None:
    lines = (
        Line("box/queen#1", "face", OURS),
        Line("box/queen#1", "face", " 4006381333931\n"),
        Line("box/queen#2", "face"),
        Line("box/queen#1", "back", BACK),
        Line("box/queen#1", "mark", "17", "box"),
        Line("box/queen", "design", "=A1"),
        Line("box/hive-1", "stack", "a,b;c\td"),
    )
    assert read_lines(write_lines(lines, {})) == lines


def told(*rows: Sequence[str]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerows([("room", "of", "field", "value", "when"), *rows])
    return text.getvalue().encode()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (told(("alien", "queen", "attack", "nine", "")), "line 2: attack must be a whole number, not 'nine'"),
        (told(("alien", "queen", "attack", "9.5", "")), "attack must be a whole number, not '9.5'"),
        (told(("alien", "queen", "copies", "many", "")), "copies must be a whole number"),
        (told(("alien", "queen", "attack", "1234567", "")), "attack cannot be '1234567'"),
        (told(("alien", "queen", "attack", "9" * 60, "")), "attack must be a whole number"),
        (told(("alien", "queen", "title:en", "x" * 2000, "")), "title:en cannot be"),
        (told(("alien", "queen", "title:en", '"a\\u001b[2J"', "")), "title:en cannot be"),
        (told(("alien", "queen", "title:en", '"open', "")), "line 2: the quotation marks do not fit"),
        (told(("alien", "queen", "note", '"\\ud800"', "")), "the quotation marks do not fit"),
        (told(("alien", "../queen", "attack", "9", "")), "no card or board has such a name"),
        (told(("../alien", "queen", "attack", "9", "")), "no card or board has such a name"),
        (told(("alien", "queen", "At tack", "9", "")), "no card or board has such a name"),
        (
            told(("alien", "queen", "attack", "9", "yesterday")),
            "'yesterday' is no date: write 2031-05-04T20:15:00",
        ),
        (
            told(("alien", "queen", "attack", "9", ""), ("alien", "queen", "attack", "8", "")),
            "line 3: line 2 is about",
        ),
        (told(("alien", "queen", "attack", "9", "", "")), "line 2: there must be 5 cells of one line each"),
        (told(("alien", "queen", "note", "two\nlines", "")), "there must be 5 cells of one line each"),
        (HEAD + b"alien,queen,note,\xe9t\xe9,\n", "is not UTF-8 text. Save it once more as 'CSV UTF-8'"),
        (HEAD + b'alien,queen,note,"open,\n', "unexpected end of data"),
        (HEAD + b"alien,queen,note," + b"x" * 200_000 + b",\n", "field larger than field limit"),
        (
            b"room,of,field,value\n",
            "the columns of entries.csv must be room, of, field, value, when, not room, of",
        ),
        (b"room,of,field,value,when,when\n", "the columns of entries.csv must be"),
        (b"", "the columns of entries.csv must be"),
    ],
)
def test_a_wrong_table_is_refused_with_its_line(data: bytes, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        read_told(data)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("head,box/queen#1,X,", "'on' must be face, back, mark, design, stack, not 'head'"),
        ("face,box/queen,X,", "'box/queen' is no card: write set/name#1 to #99"),
        ("face,box/queen#0,X,", "is no card"),
        ("face,../../queen#1,X,", "is no card"),
        ("design,box/queen#1,X,", "is no design: write set/name"),
        ("back,box/queen#1,4006381333931,", "on backs only the companion’s own codes can be"),
        ("mark,box/queen#1,980,box", "a table mark has a number from 0 to 979 and a box"),
        ("mark,box/queen#1,017,box", "a table mark has a number"),
        ("mark,box/queen#1,٣,box", "a table mark has a number"),
        ("mark,box/queen#1,17,", "a table mark has a number"),
        ("face,box/queen#1,X,box", "a code has up to 500 characters and no box"),
        (f"face,box/queen#1,{'X' * 501},", "a code has up to 500 characters"),
        ('face,box/queen#1,"""  """,', "a code has up to 500 characters"),
        (f"face,box/queen#1,{OURS},\nface,box/queen#2,{OURS},", "line 3: line 2 is about the same"),
        (f"back,box/queen#1,{OURS},\nback,box/queen#1,{BACK},", "line 3: line 2 is about the same"),
        ("mark,box/queen#1,1,box\nmark,box/queen#1,2,box", "line 3: line 2 is about the same"),
    ],
)
def test_a_wrong_line_of_the_collection_is_refused(row: str, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        read_lines(f"on,of,code,box\n{row}\n".encode())
    assert reason in str(caught.value)


def test_many_faults_are_told_together() -> None:
    rows = [("alien", "queen", "attack", "x", "")] * 8
    with pytest.raises(
        Refused, match=r"line 2: .*; line 6: .*; and 10 more\. Correct the table, or pack it anew"
    ):
        read_told(told(*rows))


def test_a_table_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("card_db.parcel.tables.MOST_ROWS", 100)
    with pytest.raises(Refused, match="has more than 100 rows"):
        read_lines(b"on,of,code,box\n" + b"face,a/b#1,,\n" * 102)
