"""How names find room: on two lines, as the data says them in short, in the type of their siblings."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from tests.ui import samples
from tests.ui.samples import both
from ui.theme.theme import Font
from ui.widgets.ink import fits
from ui.widgets.ink.fits import fit, fit_beside, fit_name, fit_narrow
from ui.widgets.ink.typesetter import _pieces, _set

LARGE, SMALL = Font("large", 20, 14.0), Font("small", 10, 7.0)
NAME, SHORT = "Ventilation Shafts", "Ventilation"


class Letters:
    """A typesetter whose letters are half as wide as their font is high."""

    def width(self, words: str, font: Font) -> int:
        return len(words) * font.px // 2

    def wrap(self, words: str, font: Font, width: float) -> list[str]:
        lines = [""]
        for word in words.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.width(longer, font) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines


SETTER: Any = Letters()


@pytest.mark.parametrize(
    ("width", "lines", "font"),
    [
        (180, (NAME,), LARGE),  # one line
        (110, ("Ventilation", "Shafts"), LARGE),  # two lines before anything else
        (105, ("Ven-", "tilation"), LARGE),
    ],
)
def test_a_name_takes_two_lines_before_it_is_said_shorter_or_smaller(
    width: int, lines: tuple[str, ...], font: Font
) -> None:
    ways = [(LARGE, 1), (LARGE, 2)]
    found = fit_name(SETTER, (NAME, SHORT), width, ways)
    assert found.font == font
    assert found.whole
    assert len(found.lines) == len(lines)
    assert width < 110 or found.lines == lines


def test_the_short_name_of_the_data_comes_before_smaller_type() -> None:
    ways = [(LARGE, 1), (SMALL, 1)]
    assert fit_name(SETTER, (NAME, SHORT), 110, ways) == fits.Fitted((SHORT,), LARGE)
    assert fit_name(SETTER, (NAME,), 110, ways) == fits.Fitted((NAME,), SMALL), "one without it gets smaller"


def test_a_name_is_no_larger_than_its_siblings_have_it() -> None:
    ways = [(LARGE, 1), (SMALL, 1)]
    assert fit_name(SETTER, ("Hive",), 110, ways).font == LARGE
    assert fit_name(SETTER, ("Hive",), 110, ways, most=SMALL.px).font == SMALL
    assert fit_name(SETTER, ("Hive",), 110, ways, most=1).font == SMALL, "and never smaller than the smallest"


def test_a_second_line_may_be_narrower_than_the_first() -> None:
    assert fit_beside(SETTER, "Seal It Off", (110, 10), LARGE) == fits.Fitted(("Seal It Off",), LARGE)
    assert fit_beside(SETTER, "Seal It Off", (80, 40), LARGE) == fits.Fitted(("Seal It", "Off"), LARGE)
    assert fit_beside(SETTER, "Self-Repair", (60, 70), LARGE) == fits.Fitted(("Self-", "Repair"), LARGE)
    assert fit_beside(SETTER, "Seal It Off", (80, 20), LARGE) is None
    assert fit_beside(SETTER, "Paperwork", (60, 60), LARGE) is None
    broken = fit_beside(SETTER, "Paperwork", (60, 60), LARGE, broken=True)
    assert broken == fits.Fitted(("Paper-", "work"), LARGE), "broken sooner than cut"


def test_in_a_narrow_room_a_name_takes_more_lines_and_long_words_are_broken() -> None:
    def lines(words: str, width: float, height: float) -> tuple[str, ...] | None:
        found = fit_narrow(SETTER, words, (width, height), LARGE)
        return found.lines if found else None

    assert lines("The Paperwork", 60, 90) == ("The", "Paper-", "work")
    assert lines("The Red Kite", 70, 90) == ("The Red", "Kite")
    assert lines("The Paperwork", 60, 40) is None, "as many as are so high"
    assert lines("Crrrrrrrrrrrk", 60, 90) is None, "nothing is broken anywhere"


@pytest.mark.parametrize(
    "words", ["Pale Stalker", "Rôdeur de l’ombre", "Captain Dallas: Intel (5 alike)", "Inès"]
)
@pytest.mark.parametrize("width", range(20, 200, 9))
def test_no_name_is_abbreviated_by_machine(words: str, width: int) -> None:
    """Whatever stands there are the letters of the name from its beginning: nothing inside is left out."""
    for ways in ([(LARGE, 1), (SMALL, 1)], [(LARGE, 2), (SMALL, 2)]):
        for found in (fit_name(SETTER, (words,), width, ways), fit(SETTER, words, width, ways)):
            said = "".join(found.lines).replace("-", "").replace(" ", "").removesuffix("…")
            assert words.replace(" ", "").startswith(said)
            assert found.whole is (not found.lines[-1].endswith("…"))
            assert "." not in said


def test_nothing_that_makes_names_shorter_is_left() -> None:
    assert [name for name, _ in inspect.getmembers(fits) if "abbrev" in name.lower() or "clip" in name] == []


SIZES = [(800, 480), (1280, 720), (720, 1280)]


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_siblings_on_the_board_share_one_size(
    open_app: Any, size: tuple[int, int], scale: float, language: str
) -> None:
    app = open_app(size, samples.step(), language=language, scale=scale)
    board = app.router.current.board
    for kind in ("room", "tile"):
        rows: dict[str, set[int]] = {}
        for part in board.parts:
            if part.kind != kind or (part.tile is not None and part.tile.hidden):
                continue
            widget = board.widget(part.key)
            name = widget.wear.names(part.tile.title if part.tile else part.place.title)
            said = {word.upper() for one in name for word in one.split(" ")}
            sizes = {
                round(mark.cap_px, 1) for mark in widget.marks if said & set(mark.words.upper().split(" "))
            }
            rows.setdefault(part.group or f"{part.box.y}", set()).update(sizes)
        assert all(len(sizes) == 1 for sizes in rows.values()), rows


@pytest.mark.window
def test_an_equal_board_is_not_painted_again(open_app: Any, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    board = app.router.current.board
    tiles = [board.widget(part.key) for part in board.parts if part.kind in ("tile", "room")]
    before = [widget.marks for widget in tiles]
    board.show(board.parts)
    studio.settle()
    assert all(was is widget.marks for was, widget in zip(before, tiles, strict=True))


def test_samples_have_short_names_as_the_data_has_them() -> None:
    whole = both("Bosun", "Maître d’équipage")
    assert samples.SHORTS["fr"][str(whole.args["fr"])] == "Maître"


def test_french_signs_stay_on_the_line_of_their_word() -> None:
    words = [piece for piece, _ in _pieces("dans le bac : « oui » ; non ? 3 : 4 a-t-il !")]
    assert words == ["dans", "le", "bac :", "« oui » ;", "non ?", "3 :", "4", "a-", "t-", "il !"]


def test_a_typed_apostrophe_is_set_as_one_and_a_quote_stays() -> None:
    assert _set("Maître d'essaim") == "Maître d’essaim"
    assert _set("'led' names 2") == "'led' names 2"
