"""Dividers, table marks and outlines; where labels may lie; which cards are printed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from card_db.loader import SHIPPED, read_set
from card_db.printing.dividers import Divider, divider_pages
from card_db.printing.errors import PrintError
from card_db.printing.furniture import Notes
from card_db.printing.labels import KINDS, SIZES, Kind, fitting_stocks
from card_db.printing.layout import Layout, outline_pages, overlap, place_label, read_layout
from card_db.printing.markers import CORNER_MM, Marker, marker_pages
from card_db.printing.paper import Spot
from card_db.printing.plan import copies_in, named_copies, stacks_named
from card_db.printing.stocks import stocks
from companion.core.language.ids import CopyId
from companion.games.alien.grammar import KINDS as CARD_KINDS
from companion.ground.rooms import LAID_OUT
from companion.ground.texts import FluentTexts
from tests.card_db.printing.proof import at_scale, codes_in, labels, marks_in, style
from vision.marks.mark import CORNERS, STRIP, ZONES

NOTES = Notes("This line must measure exactly 100 mm.", "Pages")


@pytest.fixture(scope="module")
def layout() -> Layout:
    return read_layout(SHIPPED / "alien")


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_every_divider_is_read(paper: str) -> None:
    many = [Divider(label.code, f"Stack {n}", "Box", f"{n} cards", tuple((2, f"Card {k}") for k in range(n)))
            for n, label in enumerate(labels(11))]  # fmt: skip
    read = [codes_in(page) for page in at_scale(divider_pages(many, paper, style(), NOTES), 4.0)]
    assert [len(page) for page in read] == ([9, 2] if paper == "A4" else [6, 5])
    assert Counter(code for page in read for code in page) == Counter(one.code for one in many)
    with pytest.raises(PrintError, match="There are no stacks to print dividers for"):
        divider_pages([], paper, style(), NOTES)


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_every_mark_of_the_table_is_found_even_in_a_coarse_picture(paper: str) -> None:
    every = [*CORNERS, *STRIP, *ZONES]
    markers = [Marker(n, "corner", CORNER_MM) if n in CORNERS else Marker(n, "zone") for n in every]
    data, count = marker_pages(markers, paper, style(), NOTES)
    found = [marks_in(page) for page in at_scale(data, 1.0)]
    assert len(found) == count
    assert sorted(number for page in found for number in page) == every


# Where labels may lie


@pytest.mark.parametrize("room", LAID_OUT)
def test_labels_cover_the_picture_and_nothing_else(room: str) -> None:
    layout = read_layout(SHIPPED / room)
    assert list(layout.faults()) == []
    for face in layout.face:
        for kind in ("stand", "overhead"):
            fits = [
                s for s in fitting_stocks(kind, stocks().values()) if fits_into(Spot(*face.free), s.label)
            ]
            assert fits, f"no sheet of {kind} labels fits on {face.kinds}"
            spot = place_label(Spot(*face.free), fits[0].label, kind)
            assert not any(overlap(spot, Spot(*part.at)) for part in face.parts)


def fits_into(free: Spot, label: tuple[float, float]) -> bool:
    return label[0] <= free.w and label[1] <= free.h


def test_every_kind_of_card_has_a_place_for_its_label(layout: Layout) -> None:
    assert {kind for kind in CARD_KINDS if layout.of_kind(kind) is None} == set()


def test_secret_cards_get_no_code(layout: Layout) -> None:
    assert not layout.may_have_code("agendas-good") and not layout.may_have_code("agendas-evil")
    assert layout.may_have_code("strikes") and "grunts" in layout.alike


def test_backs_get_their_code_in_the_middle(layout: Layout) -> None:
    spot = place_label(Spot(*layout.back.free), SIZES["back"], "back")
    assert spot.middle == pytest.approx((31.5, 44.0))
    with pytest.raises(PrintError, match="does not fit into the free 39 x 39 mm of the back"):
        place_label(Spot(*layout.back.free), (40.0, 20.0), "back", "the back")


@pytest.mark.parametrize("kind", KINDS)
def test_outlines_show_the_label_on_every_face(layout: Layout, kind: Kind) -> None:
    fitting = [stock.label for stock in fitting_stocks(kind, stocks().values()) if stock.label[0] <= 44]
    label = (41.3, 12.7) if kind == "bars" else fitting[0]
    data = outline_pages(layout, kind, label, "A4", style(), NOTES, FluentTexts("alien").say)
    read = [code for page in at_scale(data, 9.6 if kind == "bars" else 5.4) for code in codes_in(page)]
    assert read == ["T00000000T"] * (1 if kind == "back" else len(layout.face))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "there is no layout.toml beside its sets"),
        ("size = 3", "layout.toml cannot be used"),
        ("size=[63.0,88.0]\n[[face]]\nkinds=['enemy']\nfree=[4.0,1.0,55.0,20.0]\n"
         "parts=[{what='name',at=[2.0,2.0,59.0,9.0]}]\n[back]\nfree=[1.0,1.0,40.0,40.0]\n",
         "the free part of enemy covers the name"),
        ("size=[63.0,88.0]\n[[face]]\nkinds=['enemy']\nfree=[30.0,1.0,55.0,20.0]\n[back]\nfree=[1.0,1.0,40.0,40.0]\n",
         "the free part of enemy does not lie on the card"),
    ],
)  # fmt: skip
def test_a_layout_that_would_cover_something_is_refused(tmp_path: Path, text: str | None, says: str) -> None:
    folder = tmp_path / "alien"
    folder.mkdir()
    if text is not None:
        (folder / "layout.toml").write_text(text)
    with pytest.raises(PrintError, match=says):
        read_layout(folder)


# Which cards


def test_cards_come_deck_by_deck_in_the_order_of_the_set() -> None:
    box = read_set(SHIPPED / "alien" / "practice.toml")
    stacks = stacks_named(box, ["strikes", "grunts"])
    assert [stack.id for stack in stacks] == ["grunts", "strikes"]
    copies = list(copies_in(box, stacks))
    assert (
        len(copies) == 25 + 40
        and copies[0] == "alien-practice/grunt#1"
        and copies[25].endswith("deep-wound#1")
    )
    assert len(copies_in(box, stacks_named(box, []))) == 600
    with pytest.raises(
        PrintError, match="There is no stack called 'strike' in alien-practice. Its stacks are: avatars"
    ):
        stacks_named(box, ["strike"])


def test_single_cards_are_named_by_code_or_name() -> None:
    box = read_set(SHIPPED / "alien" / "practice.toml")
    known = {"TABCDEFGHX": CopyId("alien-practice/grunt#2")}
    names = ["tabcd efghx", "alien-practice/drone#1"]
    assert named_copies(box, names, known.get) == ("alien-practice/grunt#2", "alien-practice/drone#1")
    with pytest.raises(
        PrintError, match="There is no card 'grunt' in alien-practice: give the code on its label"
    ):
        named_copies(box, ["grunt"], known.get)
