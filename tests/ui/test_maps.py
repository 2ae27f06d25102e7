"""A board of several sections: the whole map first, any section large by one touch, and what says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Taken, Touched
from companion.core.crossing.views import Choosing, Figure, Offer, Place, Strip, Tile, View
from companion.core.language.ids import SeatId
from companion.core.language.phrases import named
from tests.ui import samples, walking
from tests.ui.fingers import Post, lift, part, touch, words_on
from tests.ui.other_boards import conquest, craft, location, stars
from tests.ui.test_arrangements import laid_out, race, theme_of
from ui.rooms import maps
from ui.screens.table import map_model
from ui.widgets.board.parts import Line, Part, Parts, Surroundings
from ui.widgets.keystrip.strip import StripModel
from ui.widgets.space.map import MapWidget
from ui.widgets.space.shapes import shapes_of
from ui.widgets.space.space import SpaceWidget

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
LYING = SIZES[:2]
PICKED, FIVE = "space:1.2", {"space:0.5", "space:0.6", "space:1.1", "space:1.3", "space:1.C"}
P1 = SeatId("p1")


def spaces(parts: Parts, key: str = "place:") -> dict[str, Part]:
    """The spaces that are shown, by their place."""
    return {
        one.key.removeprefix(key): one for one in parts if one.kind == "space" and one.key.startswith(key)
    }


def alone(*keys: str) -> View:
    """The same evening with these spaces open to the pieces in the fingers, and no others."""
    view = conquest()
    return replace(
        view, offers=tuple(one for one in view.offers if one.id.removeprefix("go:") in (*keys, "stay"))
    )


def unpicked(view: View) -> View:
    """Nothing was taken up."""

    def laid(place: Place) -> Place:
        return replace(place, states=tuple(one for one in place.states if one != "picked"))

    strips = tuple(replace(one, places=tuple(map(laid, one.places))) for one in view.strips)
    return replace(view, strips=strips, offers=tuple(one for one in view.offers if one.id != "stay"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_the_whole_map_is_first_whatever_the_glass(size: tuple[int, int], scale: float) -> None:
    _, parts = laid_out(conquest(), size, scale)
    assert len(spaces(parts)) == 35
    assert not any(one.kind == "map" for one in parts)


def test_a_space_of_the_small_map_is_as_large_as_a_finger_and_lies_half_a_column_beside_the_row_above() -> (
    None
):
    _, parts = laid_out(conquest(), (800, 480))
    shown = spaces(parts)
    theme = theme_of((800, 480))
    assert all(one.look == "shapes" for one in shown.values())
    assert all(one.box.h >= theme.space("touch") and one.box.w >= theme.mm(13.8) for one in shown.values())
    middle, corner = shown["space:0.C"].box, shown["space:0.1"].box
    assert middle.x - corner.x == pytest.approx((middle.w + theme.mm(maps.GAP_MM)) / 2, abs=1.5)
    assert corner.y > middle.y


def test_people_decks_menu_and_what_stays_in_play_lie_beside_the_map() -> None:
    _, parts = laid_out(conquest(), (800, 480))
    found = {one.key: one for one in parts}
    assert {"person:p1", "person:p4", "button:piles", "button:menu", "counter:stays"} <= set(found)
    assert found["counter:stays"].target == "more:stays"
    assert found["counter:stays"].places[0].count == 2
    _, bare = laid_out(replace(conquest(), strips=maps.boards(conquest())), (800, 480))
    assert "counter:stays" not in {one.key for one in bare}


@pytest.mark.parametrize("size", SIZES)
def test_a_touch_moves_where_one_can_go_and_enlarges_anywhere_else(size: tuple[int, int]) -> None:
    shown = spaces(laid_out(conquest(), size)[1])
    assert {key for key, one in shown.items() if one.target == f"place:{key}"} == FIVE | {PICKED}
    assert shown["space:4.3"].target == "page:section:4"
    assert {one.page for one in shown.values()} == {f"section:{at}" for at in range(5)}, (
        "holding any enlarges it"
    )


def test_what_lies_on_a_space_may_be_what_is_meant() -> None:
    view = conquest()
    offer = replace(view.offers[0], id="fight", target="slot:58")
    shown = spaces(laid_out(replace(view, offers=(offer,)), (800, 480))[1])
    assert shown["space:3.3"].target == "slot:58"


@pytest.mark.parametrize("size", LYING)
def test_a_section_is_shown_in_its_lie_with_the_neighbours_that_a_move_can_reach(
    size: tuple[int, int],
) -> None:
    box, parts = laid_out(conquest(), size, page="section:1")
    shown = spaces(parts)
    seven = {f"space:1.{name}" for name in "C123456"}
    assert set(shown) == seven | {"space:0.5", "space:0.6"}
    assert all(one.look == "section" and not one.page and box.holds(one.box, 1) for one in shown.values())
    assert (
        shown["space:0.5"].box.x > shown["space:1.2"].box.x
        and shown["space:0.5"].box.y == shown["space:1.2"].box.y
    )
    assert shown["space:0.6"].box.y > shown["space:0.5"].box.y
    assert shown["space:1.4"].target == "place:space:1.4", "there a touch asks why not"
    _, far = laid_out(conquest(), size, page="section:4")
    assert set(spaces(far)) == {f"space:4.{name}" for name in "C123456"}


def test_a_section_is_twice_as_large_as_on_the_map() -> None:
    theme = theme_of((800, 480))
    shown = spaces(laid_out(conquest(), (800, 480), page="section:4")[1])
    assert {(one.box.w, one.box.h) for one in shown.values()} <= {
        (w, h) for w in range(theme.mm(27), theme.mm(36)) for h in range(theme.mm(21), theme.mm(26))
    }


@pytest.mark.parametrize("size", LYING)
def test_the_small_map_frames_the_section_and_shows_where_one_can_go(size: tuple[int, int]) -> None:
    _, parts = laid_out(conquest(), size, page="section:1")
    little = next(one for one in parts if one.kind == "map")
    assert little.page == "section:1" and len(little.dots) == 35
    assert {dot.place.id for dot in little.dots if dot.legal} == FIVE
    assert little.target == "page:section:2", "the keys go on to the next"
    assert all(little.box.holds(dot.box, 1) for dot in little.dots)
    assert next(one for one in parts if one.key == "button:map").target == f"page:{maps.WHOLE}"


def test_large_type_begins_with_the_section_and_the_whole_map_is_one_touch_away() -> None:
    theme, view = theme_of((800, 480), 1.6), conquest()
    assert maps.open_section(view, theme, Surroundings()) == "section:1"
    assert maps.open_section(view, theme, Surroundings(page=maps.WHOLE)) == ""
    assert maps.open_section(view, theme_of((800, 480)), Surroundings()) == ""
    assert len(spaces(laid_out(view, (800, 480), 1.6, page=maps.WHOLE)[1])) == 35


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_a_standing_glass_shows_the_map_and_a_section_below_it_at_once(scale: float) -> None:
    box, parts = laid_out(conquest(), (720, 1280), scale)
    whole, large = spaces(parts), spaces(parts, "large:")
    assert len(whole) == 35 and len(large) == 9
    assert min(one.box.y for one in whole.values()) > max(one.box.top for one in large.values())
    assert (
        max(one.box.right for one in whole.values()) - min(one.box.x for one in whole.values()) > 0.95 * box.w
    )
    _, other = laid_out(conquest(), (720, 1280), scale, page="section:4")
    assert set(spaces(other, "large:")) == {f"space:4.{name}" for name in "C123456"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6])
@pytest.mark.parametrize("page", ["", maps.WHOLE, *(f"section:{at}" for at in range(5))])
@pytest.mark.parametrize("line", ["", "task", "tip"])
def test_nothing_lies_on_anything_else(size: tuple[int, int], scale: float, page: str, line: Line) -> None:
    box, parts = laid_out(conquest(), size, scale, page=page, line=line, hand="Draw a card." if line else "")
    assert [one.key for one in parts if not box.holds(one.box, 1) and one.kind != "frame"] == []
    finger = theme_of(size, scale).space("touch") - 1
    assert [one.key for one in parts if one.target and min(one.box.w, one.box.h) < finger] == []
    clashes = [
        (one.key, other.key)
        for at, one in enumerate(parts)
        for other in parts[at + 1 :]
        if one.box.meets(other.box, 1) and not one.box.holds(other.box, 1)
        and "frame" not in (one.kind, other.kind)
    ]  # fmt: skip
    assert clashes == [] and len({one.key for one in parts}) == len(parts)


@pytest.mark.parametrize("size", SIZES)
def test_a_board_of_one_section_is_shown_whole_and_asks_where_one_cannot_go(size: tuple[int, int]) -> None:
    shown = spaces(laid_out(race(), size)[1])
    assert len(shown) == 11 and not any(one.page for one in shown.values())
    assert all(one.target.startswith("place:") or one.target.startswith("slot:") for one in shown.values())
    assert {one.look for one in shown.values()} == {"section"}, "eleven spaces have room for everything"


@pytest.mark.parametrize("size", SIZES)
def test_any_game_with_several_sections_has_them_on_one_map(size: tuple[int, int]) -> None:
    _, parts = laid_out(replace(conquest(), room="_template"), size)
    shown = spaces(parts)
    assert len(shown) == 35 and shown["space:1.2"].box.x < shown["space:0.C"].box.x < shown["space:4.3"].box.x
    _, large = laid_out(replace(conquest(), room="_template"), size, page="section:1")
    assert len(spaces(large)) == 9 and any(one.kind == "map" for one in large)


def place(*tiles: Tile, **rest: Any) -> Place:
    """A space with these on it."""
    return Place("space:9", named("9"), tiles=tiles, **rest)


def test_a_space_of_the_map_shows_two_shapes_at_most_what_decides_first() -> None:
    home, mine, theirs = Tile("", kind="home", owner=P1), craft(P1, 2), craft(SeatId("p2"), 1)
    held = location(1, "Farm", "Ferme", *stars(1), owner=P1)
    wild = location(2, "Mill", "Moulin", *stars(2, 3))
    fight, worth = Figure("fight", 3), Figure("points", 2)
    counter = Tile("", kind="counter", hidden=True)
    assert shapes_of(place(count=6)) == ()
    assert shapes_of(place(wild)) == (fight, worth)
    assert shapes_of(place(wild, counter)) == (fight, worth)
    assert shapes_of(place(wild, mine)) == (fight, mine), "who besieges it goes before what it is worth"
    assert shapes_of(place(wild, mine, theirs)) == (mine, theirs)
    assert shapes_of(place(held)) == (Figure("points", 1),)
    assert shapes_of(place(held, mine)) == (mine,), "its points count in the star of its owner"
    assert shapes_of(place(home, mine)) == (home, mine)
    assert shapes_of(place(home, mine, theirs)) == (home, mine)


def says(view: View, shown: str, is_both: bool = False) -> StripModel:
    """The key strip in words that are their keys."""

    def say(words: Any) -> str:
        count = words.args.get("count")
        inner = " ".join(say(one) for one in words.args.values() if not isinstance(one, (int, str)))
        return (
            f"{count} {words.key}" if count is not None else (f"{words.key}: {inner}" if inner else words.key)
        )

    return map_model.strip(StripModel("waits", waits=True), view, shown, "ui-map-saucers", say, is_both)


def test_several_spaces_ask_for_a_choice_which_opens_and_does_not_act() -> None:
    strip = says(conquest(), "")
    assert (strip.first, strip.opens, strip.waits) == ("ui-choose", True, False)
    assert strip.second == "ui-map-for: 5 ui-map-spaces 2 ui-map-saucers"
    assert map_model.pressed(conquest(), "") == map_model.MapPress(page="section:1")
    assert says(unpicked(conquest()), "").second == "5 ui-map-spaces"


def test_in_the_section_the_big_button_puts_back_what_was_taken_up() -> None:
    assert map_model.pressed(conquest(), "section:1") == map_model.MapPress(maps.WHOLE, Taken("stay"))
    assert not says(conquest(), "section:1").opens
    assert map_model.pressed(unpicked(conquest()), "section:1") == map_model.MapPress(maps.WHOLE)
    assert says(unpicked(conquest()), "section:1").first == "ui-map-back"


def test_one_space_is_named_and_taken() -> None:
    view = unpicked(alone("0.5"))
    assert not says(view, "").opens and says(view, "").first != "ui-choose"
    assert map_model.pressed(view, "") == map_model.MapPress(intent=Taken("go:0.5"))


def test_what_the_room_says_itself_goes_before_the_map() -> None:
    view = replace(conquest(), big=conquest().offers[0])
    assert map_model.pressed(view, "") is None and says(view, "").first == "waits"
    assert map_model.pressed(race(), "") is None and map_model.pressed(samples.view(), "") is None
    assert map_model.pressed(replace(conquest(), offers=()), "") is None


def test_where_more_than_spaces_can_be_chosen_the_list_of_all_of_it_opens() -> None:
    view, says = conquest(), named("5 to go to")
    spaces_only = replace(view, choosing=Choosing(says, tuple(one.id for one in view.offers[:5])))
    assert map_model.pressed(spaces_only, "") == map_model.MapPress(page="section:1")
    other = Offer("draw", named("Draw"), None, target="place:events")
    mixed = replace(view, offers=(*view.offers, other), choosing=Choosing(says, ("go:0.5", "draw")))
    assert map_model.pressed(mixed, "") is None
    assert map_model.pressed(replace(view, lays=True), "") is None, "a hand is laid first"


def test_where_map_and_section_are_shown_at_once_nothing_has_to_be_opened() -> None:
    assert map_model.pressed(conquest(), "", is_both=True) == map_model.MapPress(maps.WHOLE, Taken("stay"))
    assert map_model.pressed(unpicked(conquest()), "", is_both=True) is None
    assert says(unpicked(conquest()), "", is_both=True).first == "waits"


def test_without_a_choice_the_first_section_is_the_first() -> None:
    assert maps.first_section(unpicked(replace(conquest(), offers=()))) == "section:0"
    assert maps.first_section(samples.view()) == ""
    assert maps.first_section(unpicked(alone("3.3", "1.1"))) in ("section:1", "section:0")


@pytest.mark.window
def test_choose_opens_the_section_and_the_way_back_shows_the_map(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(conquest()), post=post)
    table = app.router.current
    assert table.strip.big.opens
    table.strip.big.tap()
    studio.settle()
    assert part(app, "map").page == "section:1" and post == [], "nothing was done yet"
    assert {"Harbor", "Mill Town"} <= {mark.words for _, mark in walking.marks(table.board)}
    part(app, "button:map").tap()
    assert part(app, "map") is None and part(app, "place:space:4.3") is not None


@pytest.mark.window
def test_touch_and_hold_on_the_map(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(conquest()), post=post)
    part(app, "place:space:0.5").tap()
    assert post == [Taken("go:0.5")]
    part(app, "place:space:4.3").tap()
    assert part(app, "map").page == "section:4" and len(post) == 1
    part(app, "place:space:4.3").tap()
    assert post[1:] == [Touched("place:space:4.3")], "in the section a touch asks the rules"
    part(app, "button:map").tap()
    part(app, "place:space:0.5").hold()
    assert part(app, "map").page == "section:0" and len(post) == 2


@pytest.mark.window
def test_a_finger_on_the_small_map_goes_on_to_the_section_under_it(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(conquest()))
    part(app, "place:space:1.4").tap()
    little: MapWidget = part(app, "map")
    dot = next(one for one in little.dots if one.place.id == "space:4.C")
    lift(touch(studio, little, *dot.box.centre))
    assert part(app, "map").page == "section:4"
    part(app, "map").tap()
    assert part(app, "map").page == "section:0", "by the keys the next, after the last the first"


@pytest.mark.window
def test_every_turn_begins_with_the_whole_map(open_app: Open) -> None:
    view = conquest()
    app = open_app((800, 480), samples.step(view))
    part(app, "place:space:4.3").tap()
    app.hear(replace(samples.step(view), number=50))
    app.bridge.deliver()
    assert part(app, "map") is not None, "within a turn it stays"
    app.hear(replace(samples.step(replace(view, turn=replace(view.turn, number=5))), number=51))
    app.bridge.deliver()
    assert part(app, "map") is None


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.3), ("fr", 1.6)])
@pytest.mark.parametrize("page", [maps.WHOLE, "section:0", "section:1", "section:3"])
def test_every_page_of_the_map_is_whole(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float, page: str
) -> None:
    app = open_app(size, samples.step(conquest()), language=language, scale=scale)
    table = app.router.current
    table._turn(page)
    studio.settle()
    assert walking.outside(table.board, table.box) == []
    assert walking.overlapping_targets(table.board) == []
    assert walking.cut_words(table.board) == []


@pytest.mark.window
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_digits_on_the_map_are_read_and_large_type_makes_no_shape_smaller(
    open_app: Open, studio: Any, scale: float
) -> None:
    app = open_app((800, 480), samples.step(conquest()), scale=scale)
    table, theme = app.router.current, app.context.wear("conquest").theme
    table._turn(maps.WHOLE)
    studio.settle()
    heights = [
        mark.cap_px
        for widget in table.board.walk(restrict=True)
        if isinstance(widget, SpaceWidget)
        for mark in widget.marks
        if mark.words.isdigit()
    ]
    assert heights and min(heights) >= 0.9 * theme.mm(3.3)
    table._turn("section:1")
    studio.settle()
    large = [mark.cap_px for mark in part(app, "place:space:1.1").marks if mark.words.isdigit()]
    assert min(large) >= theme.mm(3.3) and "Harbor" in words_on(part(app, "place:space:1.1"))


def test_a_strip_without_spaces_is_no_section() -> None:
    assert not maps.is_board(Strip("piles", None, (Place("deck", named("Deck")),)))
    assert maps.boards(samples.view()) == ()
