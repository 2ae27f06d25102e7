"""How decks are kept, and the sheet of a deck that is slid under the camera."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Corrected, ReadOut, Reread, Taken
from companion.core.crossing.steps import Step
from companion.core.crossing.views import AskView, Offer
from companion.core.language.commands import KeepDeck
from companion.core.language.phrases import phrase
from companion.core.ports.keeps import KeptDeck, KeptHow
from tests.ui import samples, walking
from tests.ui.doubles import Lobby
from tests.ui.fingers import Post, options
from tests.ui.scenes import asked
from tests.ui.words import Words
from ui.screens.custody import model
from ui.screens.deck_reading.model import reading_of
from ui.theme.boxes import Box

Open = Callable[..., Any]
WAYS: tuple[Any, ...] = ("face", "back", "read")
SIZES = ((800, 480), (1280, 720), (720, 1280))
ROOM = Path(__file__).parents[2] / "companion"
TEXTS = Words((ROOM / "texts", ROOM / "games" / "alien" / "texts"))
HIVE = KeptDeck(
    "hive", phrase("deck-hive"), "read", 33, 39, 39,
    tuple(KeptHow(how, phrase(f"keep-{how}-sub"), KeepDeck("hive", how)) for how in ("face", "back", "app")),
)  # fmt: skip
STRIKES = KeptDeck(
    "strikes", phrase("deck-strikes"), "app", 24, 0, 30,
    tuple(
        KeptHow(how, phrase(f"keep-{how}-from-app-sub"), KeepDeck("strikes", how)) for how in ("face", "read")
    ),
)  # fmt: skip
UNREAD = Offer("answer:7:back", phrase("offer-as-back"), None, phrase("offer-as-back-sub"))
ON = (
    Offer("reread:1", phrase("offer-from-top"), Reread(7, 1)),
    UNREAD,
    Offer("reread:12", phrase("offer-from-card", number=12), Reread(7, 12)),
    Offer("reread:8", phrase("offer-from-card", number=8), Reread(7, 8)),
    Offer("read-out", phrase("offer-deck-ends"), ReadOut(7)),
)


class Decks:
    """Two decks of a running game."""

    def decks(self) -> Sequence[KeptDeck]:
        return (HIVE, STRIKES)


def say(words: Any, language: str = "en") -> str:
    return TEXTS.say(words, language)


def reading(done: int = 12, note: Any = None) -> Step:
    """A step while the Hive is read."""
    why = phrase("ask-read-order", deck=phrase("deck-hive"))
    options = ON if done else (UNREAD,)
    step = asked(AskView(7, "read", why, options=options, done=done, of=39))
    return replace(step, kind="note" if note else step.kind, note=note)


def test_a_deck_is_listed_with_how_it_is_kept() -> None:
    lines = [(option.words, option.sub) for option in model.decks((HIVE, STRIKES), say)]
    assert lines == [("Hive", "Read the deck · 33 cards"), ("Strikes", "The app shuffles · 24 cards")]
    assert model.codes(HIVE, say) == "All cards have a code on their back"
    assert model.codes(STRIKES, say) == "No card of it has a code on its back"
    assert model.codes(replace(HIVE, coded=7), say) == "7 of 39 cards have a code on their back"


def test_the_ways_say_what_they_mean_and_post_what_they_do() -> None:
    found = model.ways(STRIKES, say)
    assert [(option.id, option.chosen) for option in found] == [
        ("app", True),
        ("face", False),
        ("read", False),
    ]
    assert found[1].sub == "Build the real deck from the tray and shuffle it"
    assert model.chosen(STRIKES, "face") == Corrected(KeepDeck("strikes", "face"))
    assert model.chosen(STRIKES, "app") is None, "it is kept so already"


def test_what_was_wrong_stays_until_a_card_is_right() -> None:
    wrong = reading(12, phrase("pile-other-deck", number=13))
    found = reading_of(wrong, say)
    assert found is not None and (found.done, found.of, found.words) == (12, 39, "12 of 39")
    assert found.says.startswith("Card 13 belongs to another deck")
    still = reading_of(reading(12), say, found.says)
    assert still is not None and still.says == found.says
    good = reading_of(reading(13, phrase("pile-read", count=13, total=39)), say, found.says)
    assert good is not None and good.says == ""
    assert reading_of(samples.step(), say) is None


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("note", [None, phrase("pile-wrong", number=13)])
def test_the_reading_is_whole_on_every_glass(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float, note: Any
) -> None:
    app = open_app(size, reading(12, note), texts=TEXTS, language=language, scale=scale)
    front, theme = app.stage.front, app.context.wear("alien").theme
    assert type(front).__name__ == "DeckReadingSheet"
    assert walking.cut_words(front) == []
    assert walking.clashing_words(front) == []
    assert walking.outside(front, Box(0, 0, *size)) == []
    assert walking.overlapping_targets(front) == []
    assert walking.small_targets(front, theme.space("touch")) == []


@pytest.mark.window
def test_cards_that_come_by_are_counted_without_a_touch(open_app: Open, studio: Any) -> None:
    posted = Post()
    app = open_app((800, 480), reading(0), texts=TEXTS, post=posted)
    sheet = app.stage.front
    for step in (reading(1, phrase("pile-read", count=1, total=39)), reading(1, phrase("pile-turn-over"))):
        app.hear(step)
        app.bridge.deliver()
    studio.settle()
    assert app.stage.front is sheet
    assert (sheet.progress.done, sheet.progress.of) == (1, 39)
    assert sheet.warning.text == "That is a face. Turn the deck over: it is read backs up."
    sheet.grid.dispatch("on_choice", "reread:1")
    assert posted == [Taken("reread:1")]
    sheet.plain("aside")
    assert app.stage.front is not sheet


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_from_the_menu_to_another_way_in_three_touches(
    open_app: Open, studio: Any, size: tuple[int, int], language: str
) -> None:
    posted = Post()
    app = open_app(size, samples.step(), texts=TEXTS, language=language, keeping=Decks(), post=posted)
    app.router.current.sheets.menu()
    for id in ("decks", "hive", "app"):
        studio.settle()
        front = app.stage.front
        assert walking.cut_words(front) == [] and walking.overlapping_targets(front) == []
        assert walking.outside(front, Box(0, 0, *size)) == []
        options(app)[id].tap()
    assert posted == [Corrected(KeepDeck("hive", "app"))]


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
def test_each_deck_of_a_new_game_is_kept_in_its_own_way(
    open_app: Open, studio: Any, size: tuple[int, int]
) -> None:
    lobby = Lobbying()
    app = open_app(size, texts=TEXTS, first="home", lobby=lobby)
    app.router.go("new_game")
    studio.settle()
    screen = app.router.current
    screen._rule("custody")
    for id in ("each", "strikes", "read"):
        studio.settle()
        front = app.stage.front
        assert walking.cut_words(front) == [] and walking.overlapping_targets(front) == []
        front.grid.dispatch("on_choice", id)
    studio.settle()
    (line,) = [option.sub for option in app.stage.front.grid.options if option.id == "strikes"]
    assert line.startswith("Read the deck"), "the list says it at once"
    app.stage.front.close()
    assert screen.draft.decks == {"strikes": "read"}
    screen._begin()
    studio.settle()
    assert lobby.begun[-1].decks == {"strikes": "read"}
    screen._custody("face")
    assert (screen.draft.custody, screen.draft.decks) == ("face", {})


class Lobbying(Lobby):
    """A lobby that knows two decks."""

    def decks(self, game: Any) -> Sequence[KeptDeck]:
        ways = tuple(KeptHow(how, phrase(f"ui-custody-{how}-sub"), KeepDeck("strikes", how)) for how in WAYS)
        return (replace(STRIKES, how="face", ways=ways), replace(HIVE, how="face", ways=ways))


def test_a_wish_for_all_reaches_the_decks_that_can_be_kept_so() -> None:
    lobby = Lobbying()
    strikes, _hive = lobby.decks(None)
    assert model.planned(strikes, {}, None).how == "face"
    assert model.planned(strikes, {}, "back").how == "back"
    assert model.planned(strikes, {}, "app").how == "face", "not everything is told of it"
    assert model.planned(strikes, {"strikes": "read"}, "back").how == "read"
