"""The print shop: what is printed for a card belongs to it, is read back, and is said in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from card_db.printing.errors import PrintError
from card_db.store import Store, open_store
from companion.cli import app
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.languages import codes
from companion.core.ports.printing import CameraView, Printing, PrintWish, Sheets, What
from companion.ground.rooms import ROOMS
from companion.ground.texts import FluentTexts
from companion.ground.verdicts import WrongCall
from companion.house.newgame import Wishes
from companion.office.printing.files import read_camera
from companion.office.printing.job import PrintJob
from companion.office.printing.pages import printed
from companion.office.printing.shop import PrintShop
from companion.office.printing.typefaces import fonts_of
from tests.card_db.printing.proof import at_scale, codes_in, marks_in
from tests.house.kit import house_at

STAND, TABLE = 5.4, 1.6  # pixels a millimetre


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path / "store.db")
    yield opened
    opened.close()


@pytest.fixture
def shop(store: Store) -> Printing:
    return PrintShop(store, FluentTexts)


def read(sheets: Sheets) -> Counter[str]:
    return Counter(code for page in at_scale(sheets.pdf, STAND) for code in codes_in(page))


def copies(store: Store, stack: str, box: str = "alien-practice") -> list[CopyId]:
    return [copy for copies in store.catalogue.box("alien", box).stacks[stack].values() for copy in copies]


def test_labels_carry_the_codes_of_their_cards(store: Store, shop: Printing) -> None:
    sheets = shop.make(PrintWish("labels", stacks=("strikes",), stock="a4-36x17"))
    wanted = store.collection.tags_of(copies(store, "strikes"))
    assert read(sheets) == Counter(wanted.values()) and sheets.count == 40 and sheets.pages == 1


def test_an_owners_box_gets_its_codes_when_its_labels_are_printed(store: Store, shop: Printing) -> None:
    hive = copies(store, "hive-alien-1", "alien")
    assert store.collection.tags_of(hive) == {}
    wish = PrintWish("labels", box="alien", stacks=("hive-alien-1",), kind="overhead")
    sheets = shop.make(wish)
    codes, marks = store.collection.tags_of(hive), store.marks.of_copies(hive)
    assert set(codes) == set(marks) == set(hive)
    assert read(sheets) == Counter(codes.values())
    assert {number for page in at_scale(sheets.pdf, TABLE) for number in marks_in(page)} == set(
        marks.values()
    )
    assert shop.make(wish).count == len(hive), "a second print gives the same codes"
    assert store.collection.tags_of(hive) == codes


def test_only_what_is_missing_is_printed(store: Store, shop: Printing) -> None:
    hive = copies(store, "hive-alien-1", "alien")
    first = PrintWish("labels", box="alien", again=(hive[2],))
    assert shop.make(first).count == 1
    missing = PrintWish("labels", box="alien", stacks=("hive-alien-1",), only_missing=True)
    assert shop.make(missing).count == len(hive) - 1
    with pytest.raises(
        PrintError, match="There is nothing to print: every card of these has its label already"
    ):
        shop.make(missing)


def test_one_label_is_printed_again_by_its_code(store: Store, shop: Printing) -> None:
    (grunt, *_) = copies(store, "grunts")
    code = store.collection.tag_of(grunt)
    assert code is not None
    assert read(shop.make(PrintWish("labels", again=(code[:5].lower() + " " + code[5:].lower(),)))) == {
        code: 1
    }


def test_cards_that_are_all_alike_share_the_code_of_their_design(store: Store, shop: Printing) -> None:
    sheets = shop.make(PrintWish("labels", stacks=("grunts", "sergeants"), alike=True, stock="a4-36x17"))
    found = read(sheets)
    grunt = store.labels.of_designs("alien-practice", [DesignId("grunt")])[DesignId("grunt")]
    assert found[grunt] == 25 and sorted(found.values()) == [2, 2, 2, 2, 2, 25]
    assert store.collection.design_of(grunt) == "grunt"


def test_fresh_labels_are_on_nothing_yet(store: Store, shop: Printing) -> None:
    found = read(shop.make(PrintWish("labels", fresh=12)))
    assert len(found) == 12 and all(store.collection.role_of(code) == "" for code in found)


def test_backs_tell_nothing_and_a_second_sheet_is_another_deal(store: Store, shop: Printing) -> None:
    wish = PrintWish("backs", stacks=("strikes",))
    first, second = read(shop.make(wish)), read(shop.make(wish))
    assert len(first) == len(second) == 40 and not first.keys() & second.keys()
    assert not (first.keys() | second.keys()) & store.collection.codes()
    inserts = shop.make(PrintWish("inserts", stacks=("strikes",)))
    assert inserts.pages == 5 and len(read(inserts)) == 40


def test_what_only_one_player_may_know_gets_no_code(store: Store, shop: Printing) -> None:
    with pytest.raises(PrintError, match="There is nothing to print"):
        shop.make(PrintWish("labels", stacks=("agendas-good", "agendas-evil")))
    cards = shop.make(PrintWish("cards", stacks=("agendas-evil",), back_codes=True))
    assert cards.count == 5 and read(cards) == {}


def test_printed_cards_carry_their_codes_on_both_sides(store: Store, shop: Printing) -> None:
    sheets = shop.make(PrintWish("cards", stacks=("sergeants",), back_codes=True, language="fr"))
    ten = copies(store, "sergeants")
    faces, backs = store.collection.tags_of(ten), store.labels.backs_of(ten)
    assert read(sheets) == Counter([*faces.values(), *backs.values()])
    assert sheets.pages == 4 and set(backs) == set(ten)


def test_the_evening_pack_is_seventeen_sheets(shop: Printing) -> None:
    sheets = shop.make(PrintWish("cards", box="alien-practice:halcyon"))
    assert (sheets.count, sheets.pages) == (153, 34)


def test_a_game_with_the_evening_pack_uses_its_cards_only(tmp_path: Path) -> None:
    house = house_at(tmp_path / "house.db")
    step = house.begin(Wishes(box="alien-practice:halcyon", names=("Ana", "Ben", "Cleo")))
    packed = house.store.catalogue.box("alien", "alien-practice:halcyon")
    printed = {copy for designs in packed.stacks.values() for copies in designs.values() for copy in copies}
    assert len(printed) == 153 and set(step.state.table.designs) <= printed
    house.close()


def test_dividers_stand_for_their_stacks(store: Store, shop: Printing) -> None:
    sheets = shop.make(PrintWish("dividers", stacks=("strikes", "drones")))
    stacks = {store.labels.stack_of(code) for code in read(sheets)}
    assert stacks == {("alien-practice", "strikes"), ("alien-practice", "drones")}


def test_the_table_gets_its_marks(shop: Printing) -> None:
    sheets = shop.make(PrintWish("marks"))
    found = [number for page in at_scale(sheets.pdf, 1.0) for number in marks_in(page)]
    assert sorted(found) == list(range(980, 1000))


def test_the_shop_judges_and_lists_sheets(shop: Printing) -> None:
    table = CameraView("overhead", (1920, 1080), (900.0, 600.0))
    assert not shop.judge("stand", table).can_be_read and shop.judge("overhead", table).can_be_read
    assert {"a4-38x21", "letter-67x25"} <= {sheet.id for sheet in shop.sheets("overhead")}


WISHES: tuple[What, ...] = ("labels", "backs", "inserts", "cards", "dividers", "marks", "outline")


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("what", WISHES)
def test_everything_printed_is_said_in_a_sentence(shop: Printing, what: What, language: str) -> None:
    sheets = shop.make(PrintWish(what, stacks=("locations",), language=language))
    assert FluentTexts("alien").faults(sheets.says, language) == []
    assert str(sheets.count) in FluentTexts("alien").say(sheets.says, language)
    assert sheets.pdf.startswith(b"%PDF")


@pytest.mark.parametrize("box", ["firefly", "villains", "marvel-core", "villains-guests", "conquest"])
def test_cards_of_games_that_come_later_are_labelled_already(shop: Printing, box: str) -> None:
    room = "villains" if box in ("marvel-core", "villains-guests") else box
    sheets = shop.make(PrintWish("labels", room=room, box=box))
    assert sheets.count > 40 and sheets.pdf.startswith(b"%PDF")
    assert shop.make(PrintWish("outline", room=room, box=box)).pages > 0


@pytest.mark.parametrize("room", (*ROOMS, "firefly", "conquest", "villains", "nowhere"))
def test_every_look_has_its_faces(room: str) -> None:
    fonts = fonts_of(room)
    for path in (fonts.body, fonts.bold, fonts.number, fonts.title):
        assert path.is_file(), path


# The command line


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def call(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["print", *words])
    return done.exit_code, done.output


def test_a_file_is_written_and_named(home: Path) -> None:
    code, said = call(
        "labels", "--deck", "locations", "--kind", "overhead", "--stock", "Avery L7651", "--start", "64"
    )
    assert code == 0
    assert said.startswith("alien-locations-labels.pdf: 4 labels on 2 pages. Each is the label of the card")
    assert (home / "alien-locations-labels.pdf").read_bytes().startswith(b"%PDF")


def test_cards_that_are_all_alike_share_a_code_when_the_command_says_so(home: Path) -> None:
    words = ("labels", "--deck", "sergeants", "--alike", "--stock", "a4-36x17", "--out", "alike.pdf")
    assert call(*words)[0] == 0
    (page,) = at_scale((home / "alike.pdf").read_bytes(), STAND)
    found = Counter(codes_in(page))
    assert sum(found.values()) == 10 and len(found) == 5


def test_a_camera_that_cannot_read_it_is_told_before_printing(home: Path) -> None:
    code, said = call("labels", "--deck", "locations", "--camera", "overhead,1920x1080,90x60")
    assert code == 1 and "Over a whole table this camera cannot read the square label" in said
    assert list(home.glob("*.pdf")) == []
    assert call("labels", "--deck", "locations", "--camera", "stand,1920x1080,30x20")[0] == 0


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("labels", "--room", "chess"), 2, "There is no game 'chess'. Choose one of: alien"),
        (
            ("labels", "--kind", "round"),
            2,
            "There is no kind of label 'round'. Choose one of: stand, overhead",
        ),
        (("cards", "--paper", "A5"), 2, "There is no paper 'A5'. Choose one of: A4, Letter"),
        (("cards", "--turn", "twice"), 2, "There is no way to turn pages 'twice'"),
        (("cards", "--language", "de"), 2, "There is no language 'de'. Choose one of: en, fr"),
        (("labels", "--camera", "roof"), 2, "'roof' is no camera. Write where it is"),
        (("labels", "--deck", "nowhere"), 2, "There is no stack called 'nowhere' in alien-practice"),
        (("labels", "--set", "nobox"), 2, "There is no box 'nobox' for alien"),
        (("labels", "--stock", "L9999"), 2, "There is no sheet of labels called 'L9999'"),
        (("labels", "--start", "99", "--deck", "locations"), 1, "This sheet has 65 labels"),
        (("labels", "--stock", "list"), 0, "a4-38x21: 65 labels of 38.1 x 21.2 mm (Avery L7651"),
    ],
)
def test_whatever_cannot_be_is_a_sentence(home: Path, words: tuple[str, ...], code: int, says: str) -> None:
    found, said = call(*words)
    assert found == code and says in said


def test_two_boxes_that_share_marks_are_told_and_the_fewer_relabelled(home: Path) -> None:
    call("labels", "--set", "alien", "--kind", "overhead", "--deck", "hive-alien-1")
    call("labels", "--set", "alien-practice", "--kind", "overhead", "--deck", "locations")
    code, said = call("mix", "alien", "alien-practice")
    assert code == 1 and "4 table marks are on a card of each box" in said and "for alien-practice" in said
    code, said = call("mix", "alien", "alien-practice", "--relabel", "--out", "again.pdf")
    assert code == 0 and "again.pdf: 4 labels on 1 page." in said
    assert call("mix", "alien", "alien-practice") == (
        0, "No two cards of these boxes share a table mark: both can lie on one table.\n"
    )  # fmt: skip


@pytest.mark.parametrize("text", ["", "stand", "stand,0x0,30x20", "roof,1920x1080,30x20", "stand,1920,30"])
def test_what_is_no_camera_is_refused(text: str) -> None:
    with pytest.raises(WrongCall, match="is no camera"):
        read_camera(text)
    assert read_camera("Overhead, 2304x1296, 90x60") == CameraView("overhead", (2304, 1296), (900.0, 600.0))


@pytest.mark.rule("VIL-SETUP-11", "VIL-KW-12")
@pytest.mark.parametrize(
    ("stack", "design", "language", "above", "klass"),
    [
        ("adversaries-vigil", "vigil-inspector-fine", "en", ("Elusive 4",), ""),
        ("adversaries-vigil", "vigil-inspector-fine", "fr", ("Insaisissable 4",), ""),
        ("plots", "plot-night-school", "en", ("8 Plot Twists",), ""),
        ("plots", "plot-night-school", "fr", ("8 Rebondissements",), ""),
        ("commander-lucinda", "commander-lucinda", "fr", ("Mène Aurora",), ""),
        ("ally-vexa", "vexa-soft-steps", "en", ("Dodge",), "Instinct"),
        ("ally-rook", "rook-shove", "en", (), ""),
    ],
)
def test_keywords_have_their_numbers_and_classes_without_an_icon_their_name(
    store: Store, stack: str, design: str, language: str, above: tuple[str, ...], klass: str
) -> None:
    wish = PrintWish("cards", room="villains", box="villains-practice", stacks=(stack,), language=language)
    job = PrintJob(store, FluentTexts("villains"), wish)
    found = next(one for one in printed(job, list(job.cards)) if one.card.design == design)
    assert (found.marks, found.klass) == (above, klass)
