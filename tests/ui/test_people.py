"""The people's pages: who is kept, the drawn table, leaving and joining, and pins, on a real window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from companion.core.crossing.intents import Corrected
from companion.core.language.commands import Credit, HandOver, SetProgress, TakeOut, TakePinAway
from companion.core.language.states import EVERYBODY
from tests.ui import doubles, folk, samples, walking
from tests.ui.fingers import lift, touch
from ui.screens.new_game import model
from ui.theme.boxes import Box

pytestmark = pytest.mark.window
P1, P2, P3 = samples.P1, samples.P2, samples.P3
SIZES = ((800, 480), (1280, 720), (720, 1280))
Make = Callable[..., Any]


@pytest.fixture
def table(open_app: Make) -> Iterator[Make]:
    """An app in whose game Maya, Ben and Inès play, on the page of the people."""

    def make(size: tuple[int, int] = (800, 480), **more: Any) -> Any:
        posted: list[Any] = []
        wishes = {key: more.pop(key) for key in ("language", "scale") if key in more}
        app = open_app(size, samples.step(), post=posted.append, **wishes, **folk.ports(**more))
        app.posted = posted
        app.router.go("people")
        return app

    yield make


def options(app: Any) -> dict[str, str]:
    """What the sheet in front offers, by its words."""
    return {option.words: option.id for option in app.stage.front.grid.options}


def choose(app: Any, words: str) -> None:
    """Touch a row of the sheet in front."""
    app.stage.front.choose(options(app)[words])


def test_somebody_leaves_and_is_back(table: Make) -> None:
    app = table()
    app.router.current.choose("leaves")
    choose(app, "Maya")
    assert list(options(app)) == [
        "Ben plays on", "Inès plays on", "All together play on", "Somebody else", "Out of the game",
    ]  # fmt: skip
    choose(app, "All together play on")
    assert (app.posted, app.router.name) == ([Corrected(HandOver(P1, EVERYBODY))], "table")
    for words, command in (("Ben plays on", HandOver(P1, "Ben")), ("Out of the game", TakeOut(P1))):
        app.router.go("people").choose("leaves")
        choose(app, "Maya")
        choose(app, words)
        assert app.posted[-1] == Corrected(command)


def test_a_game_without_steps_for_it_takes_nobody_out(table: Make) -> None:
    app = table(at_table=folk.Turns(can_go=False))
    app.router.current.choose("leaves")
    choose(app, "Ben")
    assert "Out of the game" not in options(app)


def test_somebody_who_was_not_there_plays_on(table: Make) -> None:
    app = table()
    app.router.current.choose("leaves")
    choose(app, "Ben")
    choose(app, "Somebody else")
    naming = app.stage.front
    assert [option.words for option in naming.ideas.options] == ["Maximilienne"], "who is there is not named"
    naming._take("Maximilienne")
    assert app.posted == [Corrected(HandOver(P2, "Maximilienne"))]


def test_a_past_turn_counts_for_another_and_the_running_one_goes_on_as_theirs(table: Make) -> None:
    app = table()
    running = app.context.view.turn.number
    app.router.current.choose("was")
    app.stage.front.choose("3")
    assert app.stage.front.head.sub == "What was played stays as it is."
    choose(app, "Ben")
    assert app.posted == [Corrected(Credit(3, P2))]
    app.router.go("people").game.was()
    line = next(one for one in folk.Turns().turns() if one.number == running)
    app.stage.front.choose(str(running))
    other = P2 if line.seat != P2 else P3
    app.stage.front.choose(other)
    assert app.posted[1:] == [Corrected(Credit(running, other)), Corrected(SetProgress(seat=other))]


def test_who_joins_sits_in_the_next_new_game(table: Make, open_app: Make) -> None:
    app = table()
    people = app.router.current
    people.choose("joins")
    app.stage.front._take("Maximilienne")
    settings = app.context.ports.settings
    assert settings.kept["joining"] == ["Maximilienne"]
    assert people.found.joining == ("Maximilienne",)
    settings.set("names", ["Maya", "Ben"])
    other = open_app((800, 480), None, "new_game", settings=settings, **folk.ports())
    draft = other.router.current.draft
    assert [one.name for one in draft.people] == ["Maya", "Ben", "Maximilienne"]
    assert draft.people[2].colour == 3, "with the colour that is kept of them"
    other.router.current._go_on(True)
    assert settings.kept["joining"] == []
    people.choose("joins")
    app.stage.front._take("Maximilienne")
    people.choose("joins")
    app.stage.front._take("Maximilienne")
    assert settings.kept["joining"] == [], "named again they are off the list"


def test_the_order_of_play_follows_the_chairs(open_app: Make) -> None:
    app = open_app((800, 480), None, "new_game", **folk.ports())
    new = app.router.current
    for at, name in enumerate(("Maya", "Ben", "Inès")):
        new._set(model.renamed(new.draft, at, name))
    new.ways["seating"].tap()
    screen = app.router.current
    chairs = dict(screen.around.chairs)
    screen.table.chairs[chairs["Ben"]].tap()
    screen.table.chairs[chairs["Inès"]].tap()  # they change places
    assert screen.around.chairs == {**chairs, "Ben": chairs["Inès"], "Inès": chairs["Ben"]}
    screen._plain("first")
    begins = screen.around.first
    screen.strip.big.tap()
    assert app.router.name == "new_game"
    names = [person.name for person in app.router.current.draft.people]
    assert names == ["Inès", "Ben", "Maya"] and begins == "Inès"
    kept = app.context.ports.settings.kept["seating"]
    app.router.go("seating")
    assert app.router.current.around.chairs == next(iter(kept.values())), "the same people sit there again"


def move(finger: Any, x: float, y: float) -> None:
    """The finger goes on, whoever holds it with it."""
    finger.x, finger.y, finger.pos = x, y, (x, y)
    for weak in list(finger.grab_list):
        finger.grab_current = weak()
        finger.grab_current.on_touch_move(finger)


def test_a_finger_carries_somebody_to_another_chair(open_app: Make, studio: Any) -> None:
    app = open_app((1280, 720), samples.step(), **folk.ports())
    screen = app.router.go("seating")
    studio.settle()
    at = screen.around.chairs["Maya"]
    free = next(chair for chair in range(8) if chair not in screen.around.chairs.values())
    finger = touch(studio, screen.table, *screen.table.chairs[at].center)
    move(finger, *screen.table.center)
    assert screen.table.carried.sitter.name == "Maya" and screen.table.carried.parent is not None
    move(finger, *screen.table.chairs[free].center)
    lift(finger)
    assert screen.around.chairs["Maya"] == free and screen.table.carried.parent is None
    finger = touch(studio, screen.table, *screen.table.chairs[free].center)
    move(finger, *screen.table.top_view.center)
    lift(finger)
    assert screen.around.chairs["Maya"] == free, "put down on no chair nothing has happened"


def test_sheets_and_lights_follow_the_chairs_of_the_running_game(open_app: Make) -> None:
    app = open_app((1280, 720), samples.step(), flat=True, **folk.ports())
    assert app.context.sides == {}
    names = [seat.name for seat in app.context.view.seats]
    screen = app.router.go("seating")
    for name, chair in zip(names, (5, 3, 0), strict=False):
        place = screen.around.chairs[name]
        if place != chair:
            screen.table.chairs[place].tap()
            screen.table.chairs[chair].tap()
    screen.big()
    app.router.go("table")
    assert [app.stage.quarter_turns(seat) for seat in (P1, P2, P3)] == [2, 3, 0]
    assert [seat for seat, _, _ in app.stage.edge.seats][:3] == [P3, P2, P1], "clockwise from the foot"
    assert dict(app.stage.edge.sides) == app.context.sides


def test_a_person_is_changed_and_forgotten_with_a_sentence(table: Make) -> None:
    app = table()
    people, kept = app.router.current, app.context.ports.people.known
    people.choose("person:p-maya")
    choose(app, "Another colour and pattern")
    assert kept.kept["p-maya"].colour == 1
    choose(app, "Private texts: English")
    assert kept.kept["p-maya"].language == "fr"
    choose(app, "Forget Maya")
    assert "gone for good" in app.stage.front.head.sub and "p-maya" in kept.kept
    app.stage.front.big()
    assert "p-maya" in kept.kept, "the big button is the careful way"
    people.choose("person:p-maya")
    choose(app, "Forget Maya")
    choose(app, "Forget Maya")
    assert "p-maya" not in kept.kept and not any("Maya" in one.words for one in people.grid.options)


def test_somebody_new_gets_the_colour_that_is_free(table: Make) -> None:
    app = table()
    app.router.current.big()
    app.stage.front._take("Zoé")
    zoe = next(one for one in app.context.ports.people.known.everybody() if one.name == "Zoé")
    assert zoe.colour == 4 and app.stage.front.head.title == "Zoé"


def type_pin(app: Any, digits: str) -> None:
    """Type on the pad in front."""
    pad = app.stage.front
    for digit in digits:
        pad.key(digit)


def test_a_pin_is_typed_twice_and_asked_before_it_is_changed(table: Make) -> None:
    app = table()
    people, pins = app.router.current, app.context.ports.people.pins
    people.choose("person:p-maya")
    choose(app, "Guard private things with a pin")
    type_pin(app, "4711")
    type_pin(app, "4712")
    assert not pins.has("Maya") and "not the same" in app.stage.front.head.sub
    type_pin(app, "4711")
    type_pin(app, "4711")
    assert pins.pins["Maya"] == "4711" and "Another pin" in options(app)
    choose(app, "Take the pin away")
    pins.wait = 15.0
    type_pin(app, "0000")
    assert app.stage.front.head.sub == "That is not the pin. Wait 15 s."
    type_pin(app, "4711")
    assert pins.tried == ["0000"], "while one waits nothing is taken"
    app.context.ports.clock.now += 20
    type_pin(app, "4711")
    assert not pins.has("Maya")


def test_a_forgotten_pin_goes_with_the_word_of_all_others(table: Make) -> None:
    from ui.screens.pin.sheet import ask_pin

    app, looked = table(), []
    ask_pin(app.context, "Ben", P2, lambda: looked.append(1))
    app.stage.front.plain("forgotten")
    sheet = app.stage.front
    sheet.big()
    assert not app.posted and sheet.buttons().waits
    sheet.agree(P1)
    sheet.big()
    assert not app.posted, "one is not all"
    sheet.agree(P3)
    sheet.big()
    assert app.posted == [Corrected(TakePinAway(P2, (P1, P3)))] and looked == [1]
    assert app.context.ports.people.pins.lost == {"Ben": "2026-11-18"}


def test_outside_of_a_game_a_note_stays_for_the_owner_of_a_forgotten_pin(open_app: Make) -> None:
    app = open_app((800, 480), None, "people", **folk.ports())
    app.router.current.choose("person:p-ben")
    choose(app, "Take the pin away")
    app.stage.front.plain("forgotten")
    assert "A note stays" in app.stage.front.head.sub
    app.stage.front.big()
    assert app.context.ports.people.pins.lost == {
        "Ben": "2026-11-18"
    } and not app.context.ports.people.pins.has("Ben")


def leave(app: Any) -> None:
    """Maya leaves."""
    app.router.current.choose("leaves")
    choose(app, "Maya")


PAGES: dict[str, Callable[[Any], None]] = {
    "people": lambda app: None,
    "seating": lambda app: app.router.go("seating"),
    "leaves": leave,
    "was": lambda app: app.router.current.choose("was"),
    "joins": lambda app: app.router.current.choose("joins"),
    "person": lambda app: app.router.current.choose("person:p-ben"),
}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_or_too_small(table: Make, studio: Any, page: str, size: tuple[int, int]) -> None:
    for language, scale in (("en", 1.0), ("fr", 1.6)):
        app = table(size, language=language, scale=scale)
        if language == "en":
            PAGES[page](app)
        studio.settle()
        front = app.stage.front
        assert not walking.cut_words(front) + walking.clashing_words(front)
        assert not walking.small_targets(front, app.context.glass.px_per_mm * 9)
        assert not walking.overlapping_targets(front)
        assert not walking.outside(front, Box(0, 0, *size))


def test_who_is_forgotten_or_called_otherwise_is_so_in_the_next_new_game(table: Make) -> None:
    memory = doubles.Memory(coach=False, names=["Maya", "Ben", "Inès"])
    app = table(settings=memory)
    choose_person(app, "Maya")
    choose(app, "Another name")
    app.stage.front._take("Mia")
    app.stage.front.close()
    choose_person(app, "Inès")
    choose(app, "Forget Inès")
    choose(app, "Forget Inès")
    assert memory.kept["names"] == ["Mia", "Ben"]
    assert [one.name for one in app.router.go("new_game").draft.people] == ["Mia", "Ben"]


def choose_person(app: Any, name: str) -> None:
    """Touch a person of the page."""
    kept = app.context.ports.people.known.everybody()
    app.router.current.choose(f"person:{next(one.id for one in kept if one.name == name)}")
