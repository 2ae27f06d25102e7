"""Words that have rules: found where they stand, as large to touch as a finger, never two at one place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.crossing.steps import Step
from companion.house.house import House
from companion.office.rulebook import HouseRulebook, read_terms
from tests.house.kit import Evening, house_at
from tests.play.test_enforcement import too_dear
from tests.ui import walking
from tests.ui.fingers import lift, options, plain, touch, words_on
from ui.theme.boxes import Box
from ui.widgets.prose.prose import Prose
from ui.widgets.spots.areas import Word, areas_of, hit
from ui.widgets.spots.spot import TermSpot
from ui.widgets.terms.matches import Finder

Open = Callable[..., Any]
SIZES = [(800, 480), (1280, 720), (720, 1280)]
FORMS = {"strike": ("Strike", "strikes"), "double": ("Double Strike",), "place": ("Lieu",), "hive": ("hive",)}


def found(words: str, forms: Any = FORMS) -> list[tuple[str, str]]:
    return [(span.id, words[span.start : span.end]) for span in Finder(forms).find(words)]


def test_the_longest_word_is_found_once_and_whole() -> None:
    assert found("Double Strike: a strike, then strikes and Strike.") == [
        ("double", "Double Strike"), ("strike", "strikes"),
    ]  # fmt: skip
    assert found("THE HIVE and the hive") == [("hive", "HIVE")]
    assert found("Beehive, hives, hive-like") == []
    assert found("Double\u00a0Strike") == [("double", "Double\u00a0Strike")]
    assert found("anything", {}) == []


def test_a_form_with_a_capital_is_found_only_with_its_capital() -> None:
    assert found("un Danger tué n'a pas lieu") == []
    assert found("le Lieu, LIEU") == [("place", "Lieu")]
    assert found("d’une attaque", {"a": ("d'une attaque",)}) == [("a", "d’une attaque")]
    assert found("into the ’Verse, 'Verse", {"verse": ("’Verse",)}) == [("verse", "’Verse")]
    assert found("a ’verse", {"verse": ("’Verse",)}) == []


def test_a_capital_in_mid_sentence_belongs_to_a_name() -> None:
    assert found("Recruit Hive Winch") == [] == found("in Hive Winch")
    assert found("Hive Winch. hive") == [("hive", "Hive")]
    assert found("Not done: Hive", FORMS) == [("hive", "Hive")]


def test_the_words_of_the_game_are_found_in_its_own_rules() -> None:
    english = Finder({term.id: term.forms["en"] for term in read_terms("alien").term})
    french = Finder({term.id: term.forms["fr"] for term in read_terms("alien").term})
    assert [span.id for span in english.find("First the top Hive card goes face down into the Complex.")] == [
        "hive", "hidden", "complex",
    ]  # fmt: skip
    assert [span.id for span in french.find("Un ennemi tué laisse sa salle vide.")] == [
        "enemy",
        "kill",
        "room",
    ]
    assert [span.id for span in french.find("Un Évènement tué n’a pas lieu.")] == ["event", "kill"]


words = st.builds(
    lambda x, y, w: Word(f"{x}-{y}", (Box(x, y, w, 12),)),
    st.integers(0, 500), st.integers(0, 180), st.integers(5, 90),
)  # fmt: skip


@given(st.lists(words, max_size=12), st.integers(30, 60))
def test_areas_hold_every_word_once_are_large_enough_and_share_no_room(several: Any, finger: int) -> None:
    room = Box(0, 0, 600, 200)
    areas = areas_of(several, room, finger)
    assert sorted(word.id for area in areas for word in area.words) == sorted(word.id for word in several)
    for at, area in enumerate(areas):
        assert room.holds(area.box, 0.01) and min(area.box.w, area.box.h) >= finger - 0.01
        assert not any(area.box.meets(other.box, 0.01) for other in areas[at + 1 :])
    assert areas_of(several, Box(0, 0, 600, finger - 1), finger) == ()


def test_a_finger_on_one_word_of_several_means_that_one() -> None:
    near = [Word("a", (Box(10, 50, 30, 12),)), Word("b", (Box(46, 50, 30, 12),))]
    (area,) = areas_of(near, Box(0, 0, 600, 200), 47)
    assert hit(area, (20, 55), 5) == ("a",)
    assert hit(area, (70, 55), 5) == ("b",)
    assert hit(area, (43, 55), 5) == ("a", "b")
    assert hit(area, (20, 36), 5) == ("a", "b")


# On the glass, with the rules of the game itself.


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Step]]:
    house = house_at(tmp_path_factory.mktemp("terms") / "store.db")
    evening = Evening(house)
    evening.begin(3, "app", enforcement="full")
    evening.play(6)
    yield house, evening.do(too_dear(evening))
    house.close()


@pytest.fixture
def app_of(open_app: Open, refused: tuple[House, Step], studio: Any) -> Callable[..., Any]:
    house, step = refused

    def make(size: tuple[int, int] = (800, 480), **wishes: Any) -> Any:
        ports = {"texts": house.texts, "rulebook": HouseRulebook(house), "history": house, "viewer": house}
        app = open_app(size, step, **ports, **wishes)
        studio.settle()
        return app

    return make


def spots(app: Any) -> dict[str, TermSpot]:
    found = (w for w in app.stage.front.walk(restrict=True) if isinstance(w, TermSpot))
    return {word.id: spot for spot in found for word in spot.area.words}


@pytest.mark.window
def test_a_touched_word_opens_its_rule_and_back_leads_to_the_question(app_of: Any, studio: Any) -> None:
    app = app_of()
    spot = spots(app)["hq"]
    below = app.stage.front
    box = next(word for word in spot.area.words if word.id == "hq").boxes[0]
    lift(touch(studio, app.stage.front, *box.centre))
    studio.settle()
    assert app.stage.front is not below
    assert app.stage.front.head.title == "HQ"
    assert app.stage.front.head.sub == "ALN-RECRUIT-01"
    assert "A character from the HQ costs its full price" in words_on(app.stage.front.prose)
    assert options(app)["ALN-ZONE-20"].option.words == "An HQ slot holds one card."
    options(app)["ALN-ZONE-20"].tap()
    studio.settle()
    assert (app.stage.front.head.title, app.stage.front.head.sub) == ("Places", "ALN-ZONE-20")
    app.stage.front.press("undo")
    app.stage.front.press("undo")
    assert app.stage.front is below


@pytest.mark.window
def test_keys_reach_the_words_and_all_rules(app_of: Any, studio: Any) -> None:
    app = app_of((1280, 720), language="fr")
    app.stage.focus.move("tab")
    assert not isinstance(app.stage.focus.at, TermSpot), "a knob comes to the buttons first"
    while not isinstance(app.stage.focus.at, TermSpot):
        app.stage.focus.move("tab")
    assert app.stage.focus.act()
    studio.settle()
    plain(app, "all").dispatch("on_tap")
    studio.settle()
    assert app.stage.front.head.title.startswith("Règles")
    options(app)["STRIKE"].tap()
    studio.settle()
    assert app.stage.front.head.title == "Blessures"
    app.stage.front.rules.rule("ALN-STRIKE-10")
    studio.settle()
    assert app.stage.front.head.sub == "ALN-STRIKE-10"


@pytest.mark.window
def test_words_too_near_for_two_fingers_are_asked_for(app_of: Any, studio: Any) -> None:
    app = app_of()
    app.context.explain(("hq", "hive"))
    studio.settle()
    assert [option.words for option in app.stage.front.grid.options] == ["HQ", "Hive"]
    options(app)["hive"].tap()
    studio.settle()
    assert app.stage.front.head.title == "Hive"


@pytest.mark.window
def test_in_the_log_a_word_is_its_rule_and_the_rest_of_the_line_takes_back(app_of: Any, studio: Any) -> None:
    app = app_of((1280, 720))
    for sheet in list(app.stage.sheets):
        sheet.close()
    app.router.go("log")
    studio.settle()
    assert walking.faults(app, (1280, 720)) == []
    spot = next(iter(spots(app).values()))
    word = spot.area.words[0]
    before = len(app.stage.sheets)
    app.stage._still_until = 0.0
    lift(touch(studio, app.router.current, *word.boxes[0].centre))
    studio.settle()
    assert len(app.stage.sheets) == before + 1
    assert app.stage.front.grid.options


@pytest.mark.window
def test_a_broken_word_is_one_word_and_pages_take_their_words_along(app_of: Any, studio: Any) -> None:
    app = app_of()
    wear = app.context.wear("alien")
    prose = Prose(wear=wear, paragraphs=("It drops into the Combat Zone.",), size_hint=(None, None))
    app.stage.front.add_widget(prose)
    for width in range(120, 420, 20):
        prose.pos, prose.size = (10, 10), (width, 300)
        prose.repaint()
        found = {word.id: word for spot in prose.children for word in spot.area.words}
        assert set(found) == {"combat-zone"}
        assert len(found["combat-zone"].boxes) in (1, 2)
    prose.paragraphs = ("Nothing here.",)
    prose.repaint()
    assert prose.children == []


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("en", 1.6), ("fr", 1.6)])
def test_refusal_rule_and_book_fit(
    app_of: Any, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    app = app_of(size, language=language, scale=scale)
    assert spots(app) and walking.faults(app, size) == []
    next(iter(spots(app).values())).tap()
    studio.settle()
    assert walking.faults(app, size) == []
    app.context.open_rules()
    studio.settle()
    sheet = app.stage.front
    assert walking.faults(app, size) == []
    for chapter in ("STRIKE", "KEY", "TABLE"):
        sheet.choose(chapter)
        for _ in range(sheet.grid.page.of):
            studio.settle()
            assert walking.faults(app, size) == []
            sheet.grid.turn_page()
        sheet.big()


@pytest.mark.window
def test_the_way_to_the_house_rules_stands_where_rules_are_looked_up(app_of: Any, studio: Any) -> None:
    app = app_of()
    app.context.open_rules()
    studio.settle()
    plain(app, "kept").tap()
    assert app.router.name == "rulings"
    app.router.current.back()
    assert app.router.name == "table"
