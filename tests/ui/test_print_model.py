"""The questions before printed pages: which come when, what is wished for, what is refused and remembered."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.language.phrases import named, phrase
from companion.core.ports.printing import CameraView, PrintWish, ReadingVerdict
from tests.ui.printing import LETTER, SMALL
from ui.screens.print import label_sheet, model
from ui.screens.print.model import ITEMS, WAYS, Answers, Item, Step, Which
from ui.theme.boxes import Box

STAND = Answers(where="stand", frame=(1920, 1080), sees_cm=(30, 20))
MINE = replace(STAND, what="stand", room="alien", box="mine", stock="a4-38x21")


def test_camera_and_table_come_first() -> None:
    assert model.steps(Answers())[:2] == ("where", "what")
    assert model.steps(STAND)[:4] == ("where", "frame", "sees", "what")
    assert model.steps(Answers(where="none"))[:2] == ("where", "what")
    assert model.first_step(Answers()) == "where"
    assert model.first_step(Answers(where="stand")) == "frame"
    assert model.first_step(Answers(where="overhead", frame=(1920, 1080))) == "sees"
    assert model.first_step(STAND) == model.first_step(Answers(where="none")) == "what"
    assert STAND.view == CameraView("stand", (1920, 1080), (300.0, 200.0))


@pytest.mark.parametrize(
    ("item", "which", "asked"),
    [
        ("stand", "missing", ("which", "box", "sheet", "start", "place")),
        ("overhead", "decks", ("which", "box", "decks", "sheet", "start", "place")),
        ("stand", "evening", ("which", "box", "film", "players", "decks", "sheet", "start", "place")),
        ("bars", "again", ("which", "box", "deck", "design", "copy", "sheet", "start", "place")),
        ("stand", "fresh", ("which", "count", "sheet", "start", "place")),
        ("back", "all", ("which", "box", "sheet", "start", "place")),
        ("spare", "", ("sheet", "start")),
        ("inserts", "all", ("which", "box", "paper")),
        ("cards", "", ("box", "paper", "turn")),
        ("dividers", "decks", ("which", "box", "decks", "paper")),
        ("marks", "", ("paper",)),
        ("outline", "", ("sheet", "place")),
        ("mix", "", ("box", "other", "clash", "sheet", "start")),
    ],
)
def test_each_kind_asks_what_it_needs(item: Item, which: Which, asked: tuple[Step, ...]) -> None:
    steps = model.steps(replace(STAND, what=item, which=which))
    assert steps[4:-1] == asked and steps[-1] == "out"


@given(st.sampled_from(ITEMS), st.sampled_from(list(WAYS)))
def test_every_way_leads_to_the_end_and_back(item: Item, which: Which) -> None:
    answers, step = replace(STAND, what=item, which=which), "where"
    seen: list[str] = []
    while step != "out":
        seen.append(step)
        step = model.after(answers, step)  # type: ignore[arg-type]
        assert step not in seen
    for expected in reversed(seen):
        found = model.before(answers, step)  # type: ignore[arg-type]
        assert found == expected
        step = expected
    assert model.before(answers, "where") is None


def test_the_wish_is_what_was_answered() -> None:
    decks = replace(MINE, which="decks", stacks=("strikes", "grunts"), start=7)
    assert model.wish_of(decks, "fr") == PrintWish(
        "labels", "alien", "mine", ("strikes", "grunts"), "stand", "a4-38x21", "A4", 7, as_named=True,
        language="fr",
    )  # fmt: skip
    again = model.wish_of(replace(MINE, which="again", stacks=("grunts",), again=("mine/grunt#2",)), "en")
    assert again.again == ("mine/grunt#2",) and again.stacks == ()
    assert model.wish_of(replace(MINE, which="missing"), "en").only_missing
    assert model.wish_of(replace(MINE, which="fresh", fresh=20), "en").fresh == 20
    spare = model.wish_of(replace(MINE, what="spare"), "en")
    assert (spare.what, spare.kind, spare.fresh, spare.box) == ("backs", "back", model.WHOLE_SHEET, "")
    cards = model.wish_of(replace(STAND, where="overhead", what="cards", box="practice:tug"), "en")
    assert (cards.what, cards.kind, cards.box, cards.stock) == ("cards", "overhead", "practice:tug", "")
    mixed = replace(MINE, where="overhead", what="mix", other="practice", fewer="practice", again=("x#1",))
    new = model.wish_of(mixed, "en")
    assert (new.what, new.kind, new.box, new.again) == ("labels", "overhead", "practice", ("x#1",))
    assert model.wish_of(replace(MINE, what="dividers", which="all", start=9), "en").start == 1


def test_what_cannot_be_read_here_says_why() -> None:
    small = named("Too small.")
    verdicts = {"stand": ReadingVerdict(True, named("fine")), "bars": ReadingVerdict(False, small)}
    assert model.refusal("stand", STAND, verdicts) is None and model.refusal("bars", STAND, verdicts) == small
    none = Answers(where="none")
    for item in ITEMS:
        why = model.refusal(item, none, {})
        assert (why is None) == (item in ("cards", "dividers", "outline"))
        assert why is None or why == phrase("ui-print-no-camera")
    assert model.refusal("marks", STAND, {}) == phrase("ui-print-marks-overhead")
    assert model.refusal("marks", replace(STAND, where="overhead"), {}) is None
    assert model.refusal("inserts", STAND, {"back": ReadingVerdict(False, small)}) == small


def test_another_answer_forgets_what_hung_on_it() -> None:
    begun = replace(MINE, which="decks", stacks=("strikes",))
    assert model.chosen(begun, "where", "overhead").sees_cm == (0, 0)
    assert model.chosen(begun, "where", "stand").sees_cm == (30, 20)
    assert model.chosen(begun, "what", "cards").stacks == ()
    assert model.chosen(begun, "box", "alien/practice").stacks == ()
    assert model.chosen(begun, "frame", "2304x1296").frame == (2304, 1296)
    assert model.chosen(begun, "copy", "a#1 a#2").again == ("a#1", "a#2")
    assert model.chosen(begun, "turn", "short").turn == "short"


def test_decks_keep_the_order_in_which_they_were_touched() -> None:
    answers = MINE
    for stack in ("strikes", "grunts", "drones", "grunts", "grunts"):
        answers = model.toggled(answers, stack)
    assert answers.stacks == ("strikes", "drones", "grunts")


def test_a_begun_sheet_goes_on_where_it_was_left() -> None:
    assert model.on_sheet(MINE, SMALL, {"a4-38x21": 31}).start == 31
    assert model.on_sheet(MINE, SMALL, {"a4-38x21": 99}).start == 1
    letter = model.on_sheet(MINE, LETTER, {})
    assert (letter.paper, letter.start) == ("Letter", 1)
    assert model.following_start(replace(MINE, start=60), SMALL, 10) == 5
    assert model.following_start(MINE, SMALL, 65) == 1


def test_the_camera_is_remembered_and_what_was_chosen_of_it_is_not() -> None:
    kept = model.to_keep(replace(MINE, which="again", again=("x",), start=9))
    assert model.remembered(kept) == replace(Answers(), **kept)
    assert model.remembered(kept).view == STAND.view and model.remembered(kept).what == ""
    for damaged in (None, 3, {"where": "roof"}, {"frame": [1]}):
        assert model.remembered(damaged) == Answers()
    assert model.starts_of({"a": 3}) == {"a": 3} and model.starts_of({"a": "b"}) == {} == model.starts_of(7)


def test_every_question_has_an_answer_that_counts() -> None:
    assert {step for step in get_args(Step) if model.is_answered(Answers(), step)} == {
        "start", "place", "players", "paper", "turn",
    }  # fmt: skip


@given(st.integers(1, SMALL.count), st.sampled_from([Box(0, 0, 700, 400), Box(30, 90, 300, 900)]))
def test_a_finger_on_a_label_means_that_label(number: int, room: Box) -> None:
    page = label_sheet.page_box(SMALL, room)
    assert room.holds(page)
    box = label_sheet.label_box(SMALL, page, number)
    assert page.holds(box, 1) and label_sheet.label_at(SMALL, page, *box.centre) == number
    assert label_sheet.label_at(SMALL, page, page.x - 50, page.top + 50) == 1
