"""Boards laid out on every glass: everything on it, nothing on anything else, in the board's order."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Figure, Place, Strip, Tile, View
from companion.core.language.ids import TABLE
from companion.core.language.phrases import named
from companion.games._template.room import room
from companion.games._template.state import TEAMS
from tests.games._template.races import sailing
from tests.ui import samples
from tests.ui.samples import card, deck, fight
from tests.ui.words import Words
from ui.rooms.combat import part_of
from ui.rooms.faces import face_of
from ui.screens.table.model import surroundings
from ui.theme.boxes import Box
from ui.theme.glass import glass_for
from ui.theme.looks import look_of
from ui.theme.theme import Theme
from ui.theme.tokens import load_tokens
from ui.widgets.board.parts import Part, Parts
from ui.widgets.keystrip.arrange import arrange_strip, strip_height

TOKENS = load_tokens()
SIZES = ((800, 480), (1280, 720), (720, 1280))


def theme_of(size: tuple[int, int], scale: float = 1.0) -> Theme:
    return Theme(
        TOKENS, look_of(TOKENS, "alien"), glass_for(*size, text_scale=scale, known=TOKENS.screen.px_per_mm)
    )


def laid_out(view: View, size: tuple[int, int], scale: float = 1.0, **changes: Any) -> tuple[Box, Parts]:
    theme = theme_of(size, scale)
    glass = Box(0, 0, *size)
    box = glass.trimmed(left=8, right=8, top=10, bottom=strip_height(theme) + 6)
    around = replace(surroundings(samples.step(view), [], Words().say), **changes)
    return box, face_of(view.room).arrange(view, theme, box, around)


def nests(one: Part, other: Part) -> bool:
    """A card lies in its place, a chevron on a border."""
    return one.box.holds(other.box, 1) or other.box.holds(one.box, 1) or "chevron" in (one.kind, other.kind)


def crowded(count: int = 7) -> View:
    """So many enemies in the Combat Zone, nine cards played, five people."""
    many = tuple(card(60 + at, named(f"Enemy {at}"), *fight(at)) for at in range(count))
    combat = Place(
        "combat",
        named("Combat Zone"),
        "row",
        many,
        figures=(Figure("harm", 9, filled=False),),
        states=("danger",),
    )
    played = tuple(card(80 + at, named(f"Card {at}"), Figure("fight", 1)) for at in range(9))
    strips = {strip.id: strip for strip in samples.strips()}
    strips["combat"] = Strip("combat", None, (combat, strips["combat"].places[1]))
    strips["played"] = Strip("played", None, (Place("played:p1", named("Played"), "row", played),))
    return samples.view(5, strips=tuple(strips.values()))


def toy() -> View:
    """A room without a board of its own."""
    board = Strip(
        "board",
        None,
        (
            Place("space:1", named("Space 1")),
            Place("space:2", named("Space 2"), tiles=(card(1, named("Fox")),)),
        ),
    )
    decks = Strip("decks", None, (deck("draw", "Draw", "Pioche", 12), deck("waste", "Waste", "Défausse", 3)))
    row = Strip(
        "row",
        named("Row"),
        (Place("row", named("Row"), "row", (card(2, named("Hen")), card(3, named("Owl")))),),
    )
    return samples.view(2, room="_template", strips=(board, decks, row), objectives=())


def race() -> View:
    """Night Ferry as it is raced by two teams: a board of spaces, and two things to be after."""
    return room().view(sailing(4, TEAMS).state, TABLE)


NAMED = [named(f"Enemy {at}") for at in range(20)]
VIEWS = {
    "race": race,
    "picture": samples.view,
    "five": lambda: samples.view(5),
    "crowded": crowded,
    "toy": toy,
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_everything_is_on_the_glass_and_nothing_on_anything_else(
    name: str, size: tuple[int, int], scale: float
) -> None:
    box, parts = laid_out(VIEWS[name](), size, scale)
    assert [part.key for part in parts if not box.holds(part.box, 1) and part.kind != "chevron"] == []
    clashes = [(a.key, b.key) for a, b in combinations(parts, 2) if a.box.meets(b.box, 1) and not nests(a, b)]
    assert clashes == []
    assert len({part.key for part in parts}) == len(parts)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", VIEWS)
def test_nothing_to_touch_is_smaller_than_a_finger(name: str, size: tuple[int, int]) -> None:
    touch = theme_of(size).space("touch")
    _, parts = laid_out(VIEWS[name](), size)
    small = [
        part.key
        for part in parts
        if part.kind in ("tile", "person", "button", "deck", "space", "counter")
        and min(part.box.w, part.box.h) < touch - 1
    ]
    assert small == []


@pytest.mark.parametrize("size", SIZES)
def test_the_rooms_keep_the_order_of_the_printed_board(size: tuple[int, int]) -> None:
    _, parts = laid_out(samples.view(), size)
    rooms = [part for part in parts if part.key.startswith("place:room:")]
    assert [part.key[-1] for part in sorted(rooms, key=lambda part: part.box.x)] == ["5", "4", "3", "2", "1"]
    hive = next(part for part in parts if part.key == "place:hive")
    assert hive.box.x > max(part.box.x for part in rooms)
    assert all(part.leftward for part in parts if part.kind == "chevron")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 9))
def test_so_many_enemies_are_so_many_whatever_the_glass(count: int, size: tuple[int, int]) -> None:
    _, parts = laid_out(crowded(count), size)
    found = [part for part in parts if part.tile is not None and part.tile.title in NAMED]
    assert [part.target for part in found] == [f"slot:{60 + at}" for at in range(count)]
    zone = next(part for part in parts if part.key == "place:combat")
    assert all(zone.box.holds(part.box, 1) for part in found)
    lower = [part.box.x for part in found if part.box.y == found[-1].box.y]
    assert lower == sorted(lower), "whoever strikes first stands at the right, where there are two rows below"
    assert all(part.box.y >= found[-1].box.y for part in found)
    assert zone.place is not None and zone.place.figures[0].value == 9, "the sum counts all"


def test_enemies_that_have_no_room_are_one_touch_away() -> None:
    _, parts = laid_out(crowded(12), (800, 480))
    shown = [part for part in parts if part.tile is not None and part.tile.title in NAMED]
    more = next(part for part in parts if part.key == "more:combat:left")
    assert more.words == f"{12 - len(shown)} more" and more.box.x < shown[0].box.x
    assert shown[-1].target == "slot:71", "the oldest, which strikes first, stays in sight"
    _, other = laid_out(crowded(12), (800, 480), scrolled={"combat": int(more.target.rsplit(":", 1)[1])})
    turned = [part for part in other if part.tile is not None and part.tile.title in NAMED]
    assert {part.target for part in (*shown, *turned)} == {f"slot:{60 + at}" for at in range(12)}
    assert next(part for part in other if part.key == "more:combat:right").box.x > turned[-1].box.x


@pytest.mark.parametrize("count", range(9, 30))
@pytest.mark.parametrize("cells", [3, 6, 8])
def test_a_long_row_scrolls_from_its_right_end_and_back_past_everybody(count: int, cells: int) -> None:
    seen: list[int] = []
    right, parts = 0, []
    for _ in range(count):
        part = part_of(count, cells, right)
        assert part.left + part.shown + part.right == count
        assert part.shown + bool(part.left) + bool(part.right) == cells, "every cell is used"
        seen += range(part.left, part.left + part.shown)
        parts.append(part)
        if not part.left:
            break
        right = part.on
    assert set(seen) == set(range(count)) and parts[0].right == 0
    while right:
        right, before = part_of(count, cells, right).back, right
        assert right < before
    assert part_of(count - 1, cells, count).left == 0, "a row that has become shorter is scrolled no further"


@pytest.mark.parametrize("count", [5, 6, 9])
def test_a_crowd_keeps_the_counted_piles_in_view(count: int) -> None:
    _, parts = laid_out(crowded(count), (1280, 720))
    (piles,) = [part for part in parts if part.kind == "counter"]
    assert [place.id for place in piles.places] == ["hatchery", "strikes", "dead-enemies"]
    (log,) = [part for part in parts if part.kind == "chronicle"]
    assert not piles.box.meets(log.box)


def heights(parts: Parts) -> dict[str, float]:
    """How high the rows are."""
    keys = {"people": "person:p1", "rooms": "place:room:5", "combat": "place:combat", "hq": "label:hq"}
    found = {part.key: part.box.h for part in parts}
    return {name: found[key] for name, key in keys.items() if key in found} | (
        {"line": found["hand"]} if "hand" in found else {}
    )


@pytest.mark.parametrize(
    ("view", "line", "high"),
    [
        (samples.view(), "", {"people": 58, "rooms": 120, "combat": 88, "hq": 78}),
        (samples.view(), "task", {"people": 58, "rooms": 100, "combat": 70, "hq": 68, "line": 47}),
        (samples.view(), "tip", {"people": 58, "rooms": 100, "combat": 70, "hq": 68, "line": 47}),
        (crowded(3), "", {"people": 58, "rooms": 96, "combat": 130, "hq": 62}),
        (crowded(6), "tip", {"people": 58, "rooms": 96, "combat": 130, "hq": 62}),
        (crowded(6), "task", {"people": 58, "rooms": 96, "combat": 130, "line": 62}),
    ],
)
def test_the_rows_of_the_smallest_glass_have_three_sets_of_heights(
    view: View, line: str, high: dict[str, float]
) -> None:
    _, parts = laid_out(view, (800, 480), line=line)
    assert heights(parts) == pytest.approx(high, abs=2)


@pytest.mark.parametrize("size", SIZES[1:])
def test_elsewhere_the_room_for_the_line_stays_and_nothing_moves_when_it_comes(size: tuple[int, int]) -> None:
    sets = [laid_out(samples.view(), size, line=line)[1] for line in ("", "task")]
    without, there = ({part.key: part.box for part in parts} for parts in sets)
    assert {key: box for key, box in there.items() if key != "hand"} == without


def test_the_small_glass_keeps_operations_and_the_objective_as_chips_beside_a_crowd() -> None:
    _, parts = laid_out(crowded(3), (800, 480))
    chips = {part.key: part for part in parts if part.kind == "chip"}
    assert set(chips) == {"place:operations", "objective"}
    assert chips["objective"].target == "objective"
    assert not [part for part in laid_out(crowded(2), (800, 480))[1] if part.kind == "chip"], (
        "they return at two"
    )


def test_a_hidden_card_carries_the_price_of_its_room_and_no_word() -> None:
    _, parts = laid_out(samples.view(), (800, 480))
    hidden = next(part for part in parts if part.key == "slot:2")
    assert hidden.scan == Figure("scan", 2, filled=False)
    assert hidden.tile == Tile(
        "slot:2", hidden=True, states=("legal",), slot=hidden.tile.slot if hidden.tile else None
    )


def test_an_alarm_takes_the_plate_of_its_person() -> None:
    from tests.ui import scenes

    _, parts = laid_out(scenes.hugged(), (800, 480))
    maya = next(part for part in parts if part.key == "person:p1")
    assert (maya.target, maya.alarm) == ("slot:9", scenes.ALARM)


def test_what_a_room_does_not_bring_is_left_out() -> None:
    bare = samples.view(strips=(), objectives=(), seats=())
    for size in SIZES:
        _, parts = laid_out(bare, size)
        assert not [part for part in parts if part.kind == "tile"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("plain", [0, 1, 2, 3])
@pytest.mark.parametrize("parts", [(True, 2, True), (False, 1, False), (False, 0, False), (True, 0, True)])
def test_the_big_button_never_gets_too_small_nor_moves(
    size: tuple[int, int], plain: int, parts: tuple[bool, int, bool]
) -> None:
    theme = theme_of(size)
    who, pools, undo = parts
    if who and plain > 1:
        return  # beside a whole strip only one plain button is ever offered
    boxes: Any = arrange_strip(theme, Box(0, 0, *size), plain, pools, who, undo)
    smallest = theme.tokens.space_mm["big_button_min"]
    assert boxes.big.w >= theme.mm(smallest[0]) - 2
    assert boxes.big.h >= theme.mm(smallest[1]) - 2
    assert boxes.big.right == size[0] - theme.space("inset")
    used = [
        boxes.big,
        *boxes.plain,
        *([boxes.who] if who else []),
        *([boxes.pools] if pools else []),
        *([boxes.undo] if undo else []),
    ]
    assert not any(one.meets(other, 1) for one, other in combinations(used, 2))


@pytest.mark.parametrize("size", SIZES)
def test_a_race_shows_the_sea_the_sides_their_points_and_who_acts(size: tuple[int, int]) -> None:
    _, parts = laid_out(race(), size)
    kinds = {part.key: part for part in parts}
    spaces = [part for part in parts if part.kind == "space"]
    assert len(spaces) == 11 and {part.target for part in spaces} >= {"place:isle:7", "place:quay:4"}
    rows = {part.place.at[1] for part in spaces if part.place is not None and part.place.at is not None}
    assert rows == {-1, 0, 1} and len({part.box.y for part in spaces}) == 3
    goals = [part.objective for part in parts if part.objective is not None]
    assert [(goal.done, goal.need) for goal in goals] == [(0, 6), (0, 6)]
    people = [kinds[f"person:p{n}"].seat for n in (1, 2, 3, 4)]
    assert [seat.active for seat in people if seat is not None] == [True, False, False, False]
    assert all(seat is not None and seat.figures[0].shape == "points" for seat in people)
