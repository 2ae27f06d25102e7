"""The print desk: what can be printed where, pages on a stick or at a printer, troubles in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest

from card_db.printing.stocks import stocks
from companion.core.language.ids import CopyId
from companion.core.language.languages import codes
from companion.core.language.phrases import phrase
from companion.core.ports.printing import Mix, PrintDesk, PrintWish
from companion.ground.texts import FluentTexts
from companion.house.house import House
from companion.office.machine.drop_places import DropPlaces
from companion.office.machine.printers import MISSING, CommandOutput, Printers, run
from companion.office.printing.desk import PRINTER, PrintRoom
from tests.card_db.printing.proof import at_scale, codes_in, marks_in

LPSTAT = """printer Office is idle.  enabled since Mon
printer Attic disabled since Tue -
	reason unknown
"""


class System:
    """The printing system of a test: two printers, and what was handed to them."""

    def __init__(self, lp: int = 0) -> None:
        self.lp = lp
        self.asked: list[tuple[tuple[str, ...], bytes]] = []

    def __call__(self, command: Sequence[str], data: bytes) -> CommandOutput:
        self.asked.append((tuple(command), data))
        if command[0] == "lpstat":
            return CommandOutput(0, LPSTAT)
        return CommandOutput(self.lp, "request id is Office-1", "out of paper\n" if self.lp else "")


def desk(house: House, tmp_path: Path, system: System | None = None) -> PrintDesk:
    stick = tmp_path / "media" / "ana" / "STICK"
    stick.mkdir(parents=True, exist_ok=True)
    documents = tmp_path / "Documents"
    documents.mkdir(exist_ok=True)
    drops = DropPlaces((tmp_path / "media",), documents, lambda path: path == stick, lambda: date(2026, 5, 4))
    house.frame = lambda: (1280, 720)
    return PrintRoom(house, drops, Printers(system or System()))


def test_sticks_come_first_then_printers_that_work_then_documents(house: House, tmp_path: Path) -> None:
    found = desk(house, tmp_path).outlets()
    assert [one.kind for one in found] == ["stick", "printer", "documents"]
    assert found[1].id == f"{PRINTER}Office" and found[0].title == phrase("drop-stick", name="STICK")


def test_pages_on_a_stick_are_the_labels_that_were_wished_for(house: House, tmp_path: Path) -> None:
    port = desk(house, tmp_path)
    wish = PrintWish("labels", box="alien", stacks=("hive-alien-1",), stock="a4-36x17", start=9)
    sent = port.send(wish, port.outlets()[0].id)
    assert sent.refusal is None and (sent.pages, sent.count) == (1, 9)
    written = tmp_path / "media" / "ana" / "STICK" / "alien-hive-alien-1-labels-2026-05-04.pdf"
    assert sent.where == phrase("print-at-file", name=written.name, place=phrase("drop-stick", name="STICK"))
    read = [code for page in at_scale(written.read_bytes(), 5.4) for code in codes_in(page)]
    assert {str(house.store.collection.copy_of(code)).partition("/")[0] for code in read} == {"alien"}
    assert len(read) == 9
    for language in codes():
        assert FluentTexts("alien").faults(sent.where, language) == []


def test_a_printer_gets_the_true_size_the_paper_and_both_sides(house: House, tmp_path: Path) -> None:
    system = System()
    port = desk(house, tmp_path, system)
    wish = PrintWish("cards", stacks=("sergeants",), paper="Letter", turn="short")
    sent = port.send(wish, f"{PRINTER}Office")
    assert sent.where == phrase("print-at-printer", printer="Office")
    command, data = system.asked[-1]
    assert command[:3] == ("lp", "-d", "Office") and data.startswith(b"%PDF")
    assert {"media=Letter", "print-scaling=none", "sides=two-sided-short-edge"} <= set(command)
    port.send(PrintWish("labels", stacks=("strikes",), stock="a4-36x17", paper="Letter"), f"{PRINTER}Office")
    assert {"media=A4", "sides=one-sided"} <= set(system.asked[-1][0]), "the paper of its labels"


def test_whatever_fails_is_a_refusal_in_every_language(house: House, tmp_path: Path) -> None:
    port = desk(house, tmp_path, System(lp=1))
    strikes = PrintWish("labels", stacks=("strikes",))
    refusals = [
        port.send(strikes, f"{PRINTER}Office").refusal,
        port.send(strikes, str(tmp_path / "gone")).refusal,
        port.send(PrintWish("labels", stacks=("strikes",), only_missing=True), port.outlets()[0].id).refusal,
    ]
    (tmp_path / "media" / "ana" / "STICK").chmod(0o700)
    keys = [refusal.key for refusal in refusals if refusal is not None]
    assert keys == ["print-refused", "drop-gone", "print-nothing-labels"]
    for refusal in refusals:
        for language in codes():
            assert refusal is not None and FluentTexts("alien").faults(refusal, language) == []


def test_a_full_disk_is_said(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, _data: bytes) -> int:
        raise OSError(28, "No space left on device", str(path))

    port = desk(house, tmp_path)
    monkeypatch.setattr(Path, "write_bytes", full)
    refusal = port.send(PrintWish("labels", stacks=("strikes",)), port.outlets()[0].id).refusal
    assert refusal is not None and refusal.args["fault"] == "No space left on device"


def test_fresh_labels_fill_the_rest_of_a_sheet(house: House, tmp_path: Path) -> None:
    port = desk(house, tmp_path)
    wish = PrintWish("backs", stock="a4-36x17", start=71, fresh=-1)
    assert port.send(wish, port.outlets()[0].id).count == stocks()["a4-36x17"].count - 70


def test_there_are_the_boxes_and_their_packs(house: House, tmp_path: Path) -> None:
    house.store.collection.add("alien", {})
    port = desk(house, tmp_path)
    found = {box.name: box for box in port.boxes()}
    assert {"alien", "alien-practice", "alien-practice:halcyon"} <= found.keys()
    assert found["alien-practice:halcyon"].pack and found["alien-practice:halcyon"].cards == 153
    assert found["alien"].labelled == 0 and found["alien-practice"].labelled == 600
    assert port.frame() == (1280, 720)


def test_a_nudged_place_is_where_the_outline_is_printed(house: House, tmp_path: Path) -> None:
    port = desk(house, tmp_path)
    before = {one.id: one for one in port.outlines("alien", "overhead", "a4-38x21")}
    for _ in range(6):
        port.nudge("alien", "strike", "down")
    after = {one.id: one for one in port.outlines("alien", "overhead", "a4-38x21")}
    assert after["strike"].free[1] == before["strike"].free[1] + 6 and after["strike"].is_moved
    assert after["enemy"] == before["enemy"]
    printed = port.make(PrintWish("outline", kind="overhead", stock="a4-38x21")).pdf
    port.nudge("alien", "strike", "reset")
    assert {one.id: one for one in port.outlines("alien", "overhead", "a4-38x21")} == before
    assert port.make(PrintWish("outline", kind="overhead", stock="a4-38x21")).pdf != printed
    port.nudge("alien", "nothing", "down")
    assert port.outlines("nowhere", "stand", "a4-36x17") == ()


def test_dividers_and_labels_come_in_the_order_that_was_named(house: House, tmp_path: Path) -> None:
    port = desk(house, tmp_path)
    named = ("strikes", "grunts")
    wish = PrintWish("dividers", stacks=named, as_named=True)
    (page,) = at_scale(port.make(wish).pdf, 5.4)
    left = page[:, : page.shape[1] // 2 - 100]
    assert [house.store.labels.stack_of(code) for code in codes_in(left)] == [("alien-practice", "strikes")]
    labels = PrintWish("labels", stacks=named, as_named=True, stock="a4-36x17")
    first = at_scale(port.make(labels).pdf, 5.4)[0]
    top = codes_in(first[: round((13.0 + 16.9) * 5.4)])
    strikes = house.store.catalogue.box("alien", "alien-practice").stacks["strikes"]
    expected = {copy for copies in strikes.values() for copy in copies}
    assert len(top) == 5 and {house.store.collection.copy_of(code) for code in top} <= expected


def test_two_boxes_that_share_marks_are_told_and_the_fewer_get_new_ones(house: House, tmp_path: Path) -> None:
    port, boxes = desk(house, tmp_path), ("alien", "alien-practice")
    assert port.mix("alien", boxes) == Mix()
    for box, stack in (("alien", "hive-alien-1"), ("alien-practice", "locations")):
        port.make(PrintWish("labels", box=box, stacks=(stack,), kind="overhead"))
    mix = port.mix("alien", boxes)
    assert (mix.clashes, mix.box, len(mix.cards)) == (4, "alien-practice", 4)
    port.relabel("alien", boxes)
    assert port.mix("alien", boxes) == Mix()
    port.relabel("alien", boxes)
    again = PrintWish("labels", box=mix.box, again=mix.cards, kind="overhead")
    found = {number for page in at_scale(port.make(again).pdf, 1.6) for number in marks_in(page)}
    assert found == set(house.store.marks.of_copies([CopyId(one) for one in mix.cards]).values())


def test_without_a_printing_system_there_are_no_printers() -> None:
    assert Printers(lambda _command, _data: CommandOutput(MISSING)).names() == ()
    assert run(("no-such-command-here",)).code == MISSING
    assert run(("cat",), b"pages").out == "pages"
