"""The owner's cards on the glass: nothing cut in any size, and few touches for each card."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from companion.core.language.phrases import named
from companion.core.language.tags import CHECKS
from companion.core.ports.cards import Where
from tests.ui import samples, walking
from tests.ui.collection import BOX, DECK, SHORT, Collection, Evenings
from tests.ui.fingers import options, plain, words_on
from ui.keys import BACKSPACE
from ui.screens.plan.model import minutes
from ui.screens.workshop import model as workshop
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.keyboard.layout import ACCENTS, DIGITS, SHIFT, SPACE, SWITCH, rows_of, switched

SIZES = ((800, 480), (1280, 720), (720, 1280))
ONE = Where("alien", "mine", "crew", "one")
TWO = Where("alien", "mine", "crew", "two")
Open = Callable[..., Any]


def go(app: Any, screen: str, **notes: Any) -> Any:
    app.context.notes.update(notes)
    return app.router.go(screen)


SCENES: dict[str, Callable[[Any], Any]] = {
    "sets": lambda app: go(app, "my_cards"),
    "decks": lambda app: go(app, "my_cards", my_cards=BOX),
    "designs": lambda app: go(app, "my_cards", my_cards=DECK),
    "found": lambda app: go(app, "my_cards", search="r"),
    "searching": lambda app: go(app, "my_cards")._search(),
    "totals": lambda app: go(app, "my_cards", my_cards=DECK)._plain("totals"),
    "card": lambda app: go(app, "card", card=ONE),
    "long": lambda app: go(app, "card", card=TWO)._turn_to("effect"),
    "copies": lambda app: go(app, "card", card=TWO)._turn_to("copies"),
    "history": lambda app: go(app, "card", card=TWO)._turn_to("history"),
    "label": lambda app: go(app, "card", card=TWO)._plain("label"),
    "source": lambda app: go(app, "card", card=TWO)._choose("attack"),
    "workshop": lambda app: go(app, "workshop", workshop=DECK),
    "another": lambda app: go(app, "workshop", workshop=DECK)._choose(),
    "naming": lambda app: go(app, "workshop", workshop=TWO)._type_name(),
    "digits": lambda app: (go(app, "my_cards")._search(), app.stage.front.keys.switch()),
    "plan": lambda app: go(app, "plan", plan=BOX),
    "refused": lambda app: go(app, "workshop", workshop=DECK)._failed("No card looks like this. " * 6),
}


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("fr", 1.6)])
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut_overlaps_or_is_too_small(
    open_app: Open, studio: Any, name: str, size: tuple[int, int], language: str, scale: float
) -> None:
    app = open_app(size, first="home", language=language, scale=scale, cards=Collection(), plans=Evenings())
    SCENES[name](app)
    studio.settle()
    assert walking.faults(app, size) == []


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_every_page_of_the_workshop_stands(
    open_app: Open, studio: Any, size: tuple[int, int], scale: float
) -> None:
    app = open_app(size, first="home", language="fr", scale=scale, cards=Collection(mixed=True))
    screen = go(app, "workshop", workshop=DECK)
    seen: set[str] = set()
    for _ in range(6):
        studio.settle()
        assert walking.faults(app, size) == []
        seen |= set(screen.pages[screen.page])
        if len(screen.pages) > 1:
            screen._plain("page")
        if "kind" in seen and not screen.draft.kind:
            screen._chip("kind", "enemy")
    assert seen == {"kind", "numbers", "copies", "klass", "marks"}


def chip(app: Any, words: str) -> Any:
    """A chip or key by what stands on it."""
    every = app.stage.front.walk(restrict=True)
    return next(w for w in every if isinstance(w, PlainButton) and w.text == words)


@pytest.mark.window
def test_home_and_menu_lead_to_the_cards(open_app: Open) -> None:
    app = open_app(first="home", cards=Collection())
    assert "412 known" in words_on(app.stage.front)
    options(app)["my_cards"].tap()
    assert app.router.name == "my_cards"
    app = open_app((800, 480), samples.step(), cards=Collection())
    app.router.current.sheets.menu()
    while "my_cards" not in options(app):
        app.stage.front.turn_page()
    options(app)["my_cards"].tap()
    app.stage.front.strip.big.tap()
    assert app.router.name == "table", "back to the game that runs"


@pytest.mark.window
def test_a_whole_deck_takes_three_touches_a_card(open_app: Open, studio: Any) -> None:
    cards, touches = Collection(), 0
    app = open_app(first="home", cards=cards, clock=samples_clock())
    go(app, "my_cards", my_cards=DECK)
    app.stage.front.strip.big.tap()
    for cost, attack in ((8, 3), (5, 2), (4, 1), (3, 0)):
        assert app.router.name == "workshop"
        for digit in (cost, attack):
            chip(app, str(digit)).tap()
            touches += 1
        app.stage.front.strip.big.tap()
        touches += 1
    assert touches == 12
    assert [(one.where.design, one.numbers) for one in cards.kept] == [
        ("one", {"cost": 8, "attack": 3}), ("two", {"cost": 5, "attack": 2}),
        ("three", {"cost": 4, "attack": 1}), ("four", {"cost": 3, "attack": 0}),
    ]  # fmt: skip
    assert app.router.name == "my_cards" and "wrong, it is 53" in words_on_soon(app, studio)
    assert "workshop" not in app.context.notes


def samples_clock() -> Any:
    from tests.ui.doubles import Hours

    return Hours()


@pytest.mark.window
def test_a_card_of_a_mixed_deck_takes_one_touch_more(open_app: Open) -> None:
    cards = Collection(mixed=True)
    app = open_app(first="home", cards=cards)
    go(app, "workshop", workshop=DECK)
    for words in ("Enemy", "5", "4"):
        chip(app, words).tap()
    app.stage.front.strip.big.tap()
    assert (cards.kept[0].kind, cards.kept[0].numbers) == ("enemy", {"cost": 5, "attack": 4})
    chip(app, "Event").tap()
    app.stage.front.strip.big.tap()
    assert (cards.kept[1].kind, cards.kept[1].numbers) == ("event", {}), "no number stands on it"


@pytest.mark.window
def test_one_can_stop_at_any_card_and_go_on_there(open_app: Open, studio: Any) -> None:
    cards = Collection()
    app = open_app(first="home", cards=cards)
    go(app, "workshop", workshop=DECK)
    chip(app, "7").tap()
    app.stage.front.strip.big.tap()
    assert cards.kept[0].numbers == {"cost": 7}, "what was read so far is kept"
    app.resize(1280, 720)
    studio.settle()
    assert app.router.current.draft.form.where == TWO
    app.press_button("undo")
    app.bridge.deliver()
    assert app.router.name == "my_cards"


@pytest.mark.window
def test_a_card_that_was_not_touched_is_only_left(open_app: Open) -> None:
    cards = Collection()
    app = open_app(first="home", cards=cards)
    screen = go(app, "workshop", workshop=DECK)
    app.stage.front.strip.big.tap()
    assert cards.kept == [] and screen.draft.form.where == TWO


@pytest.mark.window
def test_a_refusal_is_said_and_nothing_is_lost(open_app: Open, studio: Any) -> None:
    cards = Collection()
    cards.refuses = named("There is only one with so many copies.")
    app = open_app(first="home", cards=cards)
    screen = go(app, "workshop", workshop=DECK)
    for words in ("7", "3"):
        chip(app, words).tap()
    app.stage.front.strip.big.tap()
    studio.settle()
    assert "There is only one with so many copies." in words_on(app.stage.front)
    app.stage.front.strip.big.tap()
    assert screen.draft.numbers == {"cost": 7, "attack": 3}


@pytest.mark.window
def test_a_real_keyboard_enters_numbers_and_titles(open_app: Open) -> None:
    from ui.keys import handle_key

    cards = Collection()
    app = open_app(first="home", cards=cards)
    screen = go(app, "workshop", workshop=DECK)
    for key in "73":
        handle_key(app.stage, ord(key), key, [])
    assert screen.draft.numbers == {"cost": 7, "attack": 3}
    handle_key(app.stage, BACKSPACE, None, [])
    assert screen.draft.numbers["attack"] is None
    screen._type_name()
    for key in "sal":
        handle_key(app.stage, ord(key), key, [])
    options(app)["Salvage Run"].tap()
    assert screen.draft.name == "Salvage Run"
    handle_key(app.stage, 13, None, [])
    assert cards.kept[0].name == "Salvage Run"


@pytest.mark.window
def test_searching_suggests_names_and_finds_cards(open_app: Open, studio: Any) -> None:
    cards = Collection()
    app = open_app(first="home", cards=cards)
    go(app, "my_cards")
    plain(app, "search").tap()
    for key in "rig":
        chip(app, key).tap()
    assert list(options(app)) == [SHORT]
    chip(app, "1 2 3").tap()
    assert chip(app, "5") is not None
    app.stage.front.strip.big.tap()
    studio.settle()
    assert cards.looked[-1] == "Rig" and "1 card found" in words_on(app.stage.front)
    options(app)["one"].tap()
    assert app.router.name == "card"


@pytest.mark.window
def test_a_shown_label_opens_its_card_and_an_unknown_one_is_said(open_app: Open, studio: Any) -> None:
    cards = Collection()
    app = open_app(first="home", cards=cards)
    screen = go(app, "my_cards")
    cards.listeners[0]("T9999999ZZ")
    studio.settle()
    assert "T9999999ZZ is on no card yet." in words_on(screen)
    cards.listeners[0]("T0123456AB")
    studio.settle()
    assert app.router.name == "card" and app.router.current.where.design == "one"
    app.router.go("home")
    assert cards.listeners == [], "codes go to the game again"
    go(app, "my_cards")
    app.resize(1280, 720)
    assert len(cards.listeners) == 1, "nobody listens twice"


@pytest.mark.window
def test_labels_are_stuck_on_one_copy_after_the_other_and_taken_off(open_app: Open, studio: Any) -> None:
    cards = Collection()
    app = open_app(first="home", cards=cards)
    go(app, "card", card=TWO)
    plain(app, "label").tap()
    for tag in ("TA", "TB", "TC"):
        assert "hold it under the camera" in words_on_soon(app, studio)
        cards.listeners[0](tag)
    assert "hold it" not in words_on_soon(app, studio)
    assert [cards._tag(copy.copy) for copy in cards.page(TWO).copies] == ["TA", "TB", "TC"]
    options(app)["mine/two#2"].tap()
    options(app)["off"].tap()
    assert "TB" not in cards.tags
    plain(app, "label").tap()
    options(app)["type"].tap()
    for key in "tc":
        chip(app, key.upper() if chip_is_capital(app) else key).tap()
    app.stage.front.strip.big.tap()
    assert "TC is on another card." in words_on_soon(app, studio)


def words_on_soon(app: Any, studio: Any) -> str:
    studio.settle()
    return words_on(app.stage.front)


def chip_is_capital(app: Any) -> bool:
    return bool(app.stage.front.keys.capitals)


@pytest.mark.window
def test_a_box_becomes_mine_by_one_touch(open_app: Open) -> None:
    cards = Collection(owned=False)
    app = open_app(first="home", cards=cards)
    screen = go(app, "my_cards", my_cards=BOX)
    assert screen.strip.big.first == "This box is mine"
    screen.strip.big.tap()
    assert cards.owned and screen.strip.big.first == "Enter cards"


@pytest.mark.window
def test_the_plan_says_what_to_label_first_and_leads_there(open_app: Open, studio: Any) -> None:
    plans = Evenings()
    app = open_app((800, 480), first="home", cards=Collection(), plans=plans)
    go(app, "my_cards", my_cards=BOX)
    options(app)["*plan"].tap()
    assert plans.asked == [("1", 3)]
    assert list(options(app)) == ["crew", "d1", "d2"]
    studio.settle()
    said = words_on(app.stage.front)
    assert "14 labels, 2 min · enter ½ min" in said and "Labels 2 min, entries 3 min" in said
    plain(app, "film").tap()
    options(app)["2"].tap()
    app.router.current.seats.buttons["5"].tap()
    assert plans.asked[1:] == [("2", 3), ("2", 5)]
    assert "Five people need five Avatars." in words_on_soon(app, studio)
    app.router.current.seats.buttons["1"].tap()
    assert "Everything is labelled and entered." in words_on_soon(app, studio)
    app.router.current.seats.buttons["4"].tap()
    app.stage.front.strip.big.tap()
    assert app.router.name == "workshop" and app.context.notes["workshop"].stack == "crew"
    go(app, "plan")
    options(app)["d2"].tap()
    assert app.context.notes["my_cards"].stack == "d2"


@pytest.mark.parametrize(("value", "said"), [(0.05, "½"), (0.6, "½"), (1.1, "1"), (1.4, "1 ½"), (7.9, "8")])
def test_minutes_are_said_as_people_say_them(value: float, said: str) -> None:
    assert minutes(value) == said


@pytest.mark.window
def test_a_picture_of_the_card_is_shown_and_a_damaged_one_hides_nothing(open_app: Open, studio: Any) -> None:
    cards = Collection()
    app = open_app(first="home", cards=cards)
    red = BytesIO()
    Image.new("RGB", (63, 88), (200, 10, 20)).save(red, "JPEG")
    for picture, is_red in ((red.getvalue(), True), (b"no picture", False)):
        page = replace(cards.page(ONE), picture=picture)
        cards.page = lambda where, page=page: page  # type: ignore[method-assign,misc]
        go(app, "card", card=ONE)
        found = {colour for _, colour in studio.shoot(app).getcolors(1 << 20)}
        assert any(r > 180 and g < 40 and b < 50 for r, g, b in found) is is_red
        assert SHORT in words_on(app.stage.front)


def form_of(mixed: bool = False) -> workshop.CardDraft:
    return workshop.draft_of(Collection(mixed=mixed).form(DECK))


def test_digits_go_from_one_unknown_number_to_the_next() -> None:
    draft = form_of()
    assert draft.field == "cost"
    draft = workshop.typed(draft, "7")
    assert (draft.numbers["cost"], draft.field) == (7, "attack")
    draft = workshop.typed(workshop.typed(draft, "1"), "2")
    assert draft.numbers == {"cost": 7, "attack": 12}, "two digits in the last one make one number"
    draft = workshop.aimed_at(draft, "cost")
    draft = workshop.typed(workshop.typed(draft, "1"), "0")
    assert draft.numbers["cost"] == 10, "and in one that was touched"


def test_steps_begin_at_one_or_nothing_and_stay_in_reason() -> None:
    draft = form_of()
    assert workshop.stepped(draft, "cost", 1).numbers["cost"] == 1
    assert workshop.stepped(draft, "cost", -1).numbers["cost"] == 0
    low = workshop.stepped(workshop.stepped(draft, "cost", -1), "cost", -1)
    assert low.numbers["cost"] == 0
    assert workshop.is_whole(workshop.stepped(low, "attack", 1))


def test_keywords_come_and_go_and_the_rest_is_one_of_several() -> None:
    draft = form_of()
    draft = workshop.with_chip(draft, "marks", "Drone")
    assert draft.marks == ("Drone",) and workshop.with_chip(draft, "marks", "Drone").marks == ()
    assert workshop.with_chip(draft, "klass", "tech").klass == "tech"
    assert workshop.with_chip(draft, "copies", "5").copies == 5
    assert workshop.is_changed(draft) and not workshop.is_changed(form_of())


def test_the_unknown_is_asked_first() -> None:
    assert workshop.sections(form_of()) == ("numbers", "copies", "klass", "marks")
    mixed = form_of(mixed=True)
    assert workshop.sections(mixed)[0] == "kind" and "numbers" not in workshop.sections(mixed)
    assert "numbers" in workshop.sections(workshop.with_chip(mixed, "kind", "enemy"))


@pytest.mark.parametrize("narrow", [False, True])
def test_digits_stand_in_the_place_of_accents(narrow: bool) -> None:
    keys = [key for row in switched("fr", narrow) for key in row]
    assert set(DIGITS) <= set(keys) and not set(ACCENTS) & set(keys)
    assert {SHIFT, SWITCH, SPACE} <= set(keys)
    assert set(CHECKS.lower()) <= set(keys), "every code of a label can be typed"
    assert len(switched("fr", narrow)) == len(rows_of("fr", narrow)), "no key moves"
