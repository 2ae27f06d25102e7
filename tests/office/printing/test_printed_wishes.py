"""Whatever the printing screen can ask for is read back from its pages through the camera's own readers."""

from __future__ import annotations

from collections import Counter

import pypdfium2
import pytest
from msgspec.structs import replace

from card_db.printing.codes import readable
from card_db.printing.stocks import stocks
from companion.core.language.ids import CopyId
from companion.core.ports.printing import Printing, Sheets
from companion.house.house import House
from companion.office.machine.printers import MISSING, CommandOutput, Printers
from companion.office.printing.desk import PrintRoom
from tests.card_db.printing.proof import at_scale, codes_in, marks_in
from ui.screens.print.model import Answers, wish_of

HIVE = "hive-alien-1"
STAND, BARS, TABLE = 5.4, 9.6, 1.6  # pixels a millimetre
PAPERS = {"A4": "a4-38x21", "Letter": "letter-44x32"}
SMALL = {"A4": "a4-36x17", "Letter": "letter-44x17"}
NARROW = {"A4": "a4-46x17", "Letter": "letter-44x13"}


@pytest.fixture
def desk(house: House) -> Printing:
    return PrintRoom(house, printers=Printers(lambda _command, _data: CommandOutput(MISSING)))


def made(desk: Printing, **answers: object) -> Sheets:
    """What a way through the questions prints."""
    usual: dict[str, object] = {"where": "stand", "room": "alien", "box": "alien", "which": "decks"}
    return desk.make(wish_of(Answers(**{**usual, "stacks": (HIVE,), **answers}), "en"))  # type: ignore[arg-type]


def read(sheets: Sheets, scale: float = STAND) -> Counter[str]:
    return Counter(code for page in at_scale(sheets.pdf, scale) for code in codes_in(page))


def words(sheets: Sheets) -> str:
    document = pypdfium2.PdfDocument(sheets.pdf)
    found = " ".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return found


def copies(house: House, stack: str = HIVE, box: str = "alien") -> list[CopyId]:
    return [
        copy for found in house.store.catalogue.box("alien", box).stacks[stack].values() for copy in found
    ]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("what", "scale"), [("stand", STAND), ("overhead", STAND), ("bars", BARS)])
def test_labels_of_a_deck_carry_their_codes_for_camera_and_for_people(
    house: House, desk: Printing, what: str, scale: float, paper: str
) -> None:
    stock = {"stand": SMALL, "overhead": PAPERS, "bars": NARROW}[what][paper]
    sheets = made(desk, what=what, stock=stock, paper=paper)
    codes = house.store.collection.tags_of(copies(house))
    assert len(codes) == len(copies(house)) and read(sheets, scale) == Counter(codes.values())
    told = words(sheets)
    assert all(readable(code) in told for code in codes.values()), "people can copy every code by hand"
    if what == "overhead":
        marks = house.store.marks.of_copies(copies(house))
        assert [n for page in at_scale(sheets.pdf, TABLE) for n in marks_in(page)] and set(marks) == set(
            codes
        )


@pytest.mark.parametrize("paper", SMALL)
@pytest.mark.parametrize("what", ["back", "spare", "inserts"])
def test_backs_are_fresh_codes_without_a_word(house: House, desk: Printing, what: str, paper: str) -> None:
    whole = stocks()[SMALL[paper]].count
    sheets = made(desk, what=what, stock=SMALL[paper], paper=paper)
    found = read(sheets)
    assert len(found) == sheets.count == (whole if what == "spare" else len(copies(house)))
    assert all(house.store.collection.role_of(code) == "" for code in found)
    told = words(sheets).replace(" ", "")
    assert not any(code in told for code in found), "a back carries nothing that a person could read"


@pytest.mark.parametrize("start", [1, 30, 64])
def test_printing_begins_at_the_label_that_was_touched(house: House, desk: Printing, start: int) -> None:
    sheets = made(desk, what="stand", stock="a4-38x21", start=start)
    stock, found = stocks()["a4-38x21"], at_scale(sheets.pdf, STAND)
    assert len(found) == sheets.pages == (2 if start == 64 else 1)
    for at in range(start):
        spot = stock.spot(at)
        label = found[0][round(spot.y * STAND) : round(spot.foot * STAND),
                         round(spot.x * STAND) : round(spot.right * STAND)]  # fmt: skip
        assert bool(codes_in(label)) == (at == start - 1)


def test_only_missing_ones_one_again_and_fresh_ones(house: House, desk: Printing) -> None:
    first, second, *others = copies(house)
    again = made(desk, what="stand", which="again", again=(first, second), stock="a4-36x17")
    codes = house.store.collection.tags_of([first, second])
    assert read(again) == Counter(codes.values())
    whole = wish_of(Answers(what="stand", which="missing", box="alien", stock="a4-36x17"), "en")
    missing = read(desk.make(replace(whole, stacks=(HIVE,))))
    assert not missing.keys() & set(codes.values())
    assert {house.store.collection.copy_of(code) for code in missing} == set(others)
    fresh = read(made(desk, what="stand", which="fresh", fresh=20, stock="a4-36x17"))
    assert len(fresh) == 20 and {house.store.collection.role_of(code) for code in fresh} == {""}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("where", ["stand", "overhead"])
def test_whole_cards_carry_what_the_camera_here_reads(
    house: House, desk: Printing, where: str, paper: str
) -> None:
    box = "alien-practice:halcyon"
    wish = wish_of(Answers(where=where, what="cards", room="alien", box=box, paper=paper, turn="none"), "en")  # type: ignore[arg-type]
    sheets = desk.make(replace(wish, stacks=("sergeants",)))
    codes = house.store.collection.tags_of(copies(house, "sergeants", box))
    assert read(sheets) == Counter(codes.values()) and sheets.count == len(codes)
    if where == "overhead":
        found = {number for page in at_scale(sheets.pdf, TABLE) for number in marks_in(page)}
        assert len(found) >= len(codes) - 1


@pytest.mark.parametrize("paper", PAPERS)
def test_dividers_and_table_marks(house: House, desk: Printing, paper: str) -> None:
    dividers = read(made(desk, what="dividers", paper=paper, stacks=(HIVE, "strikes")))
    assert [house.store.labels.stack_of(code) for code in dividers] == [("alien", HIVE), ("alien", "strikes")]
    marks = made(desk, what="marks", paper=paper)
    assert sorted(n for page in at_scale(marks.pdf, 1.0) for n in marks_in(page)) == list(range(980, 1000))


@pytest.mark.parametrize("paper", PAPERS)
def test_outlines_show_the_very_label(desk: Printing, paper: str) -> None:
    sheets = made(desk, what="outline", stock=PAPERS[paper] if paper == "A4" else "letter-44x17", paper=paper)
    assert read(sheets) == {"T00000000T": sheets.count}
