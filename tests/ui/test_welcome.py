"""The very first start, and the film that leads through one whole turn: real fingers, a real house."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app.practice import open_practice
from companion.app.troubles import WELCOMED, is_first_start
from companion.ground.texts import FluentTexts
from companion.house.house import House
from companion.house.newgame import Wishes
from tests.house.kit import house_at
from tests.ui import doubles, walking
from tests.ui.doubles import ports_with
from tests.ui.fingers import lift, options, touch
from tests.ui.test_touches_of_a_turn import Player
from ui.preferences import Preferences
from ui.rooms.alien.film import FILM
from ui.rooms.film import READ, Film
from ui.rooms.firefly.film import FILM as FIREFLY
from ui.rooms.villains.film import FILM as VILLAINS
from ui.screens.undo.sheet import UndoSheet
from ui.screens.welcome import measures
from ui.screens.welcome.screen import WELCOMED as LEFT_BEHIND

pytestmark = pytest.mark.window

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
GLASSES = (
    ((800, 480), "en", 1.0), ((1280, 720), "fr", 1.0), ((720, 1280), "en", 1.0),
    ((800, 480), "fr", 1.6), ((1280, 720), "en", 1.6), ((720, 1280), "fr", 1.6),
)  # fmt: skip


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = house_at(tmp_path / "store.db", clock=lambda: 0.0)
    yield made
    made.close()


@pytest.fixture
def table(house: House, studio: Any) -> Iterator[Callable[..., Player]]:
    """A whole app before that house, with a drawn table."""
    practice, lobby = open_practice(house)
    opened = []

    def sit(size: tuple[int, int], language: str, scale: float, first: str) -> Player:
        ports = ports_with(
            texts=house.texts, post=house.post, history=house, viewer=house, lobby=lobby, practice=practice,
            settings=house.store.settings,
        )  # fmt: skip
        app = studio.app(size, ports, Preferences(language=language, text_scale=scale), first)
        house.bus.join("screen", app.hear)
        opened.append(app)
        return Player(studio, house, app)

    yield sit
    for app in opened:
        app.close()
    practice.close()


def shown(player: Player, room: str = "alien") -> None:
    """Touch 'Show me', then which of the games."""
    player.put(player.app.router.current.show)
    chosen(player, room)


def chosen(player: Player, room: str = "alien") -> None:
    """Touch the game whose film is to be shown."""
    grid = player.app.stage.front.grid
    player.put(next(one for one in grid.walk() if getattr(getattr(one, "option", None), "id", "") == room))


class Viewer:
    """Does what each tip asks for, where its ring is, and what a sheet in front asks for."""

    def __init__(self, player: Player) -> None:
        self.player, self.app = player, player.app
        self.read: list[str] = []  # tips, in the order in which they were followed

    @property
    def coach(self) -> Any:
        return self.app.router.current.coach

    def finger(self, x: float, y: float) -> None:
        lift(touch(self.player.studio, self.app.stage, x, y))
        desk = self.player.house.desk
        if desk is not None:
            desk.work_off()
        self.app.bridge.deliver()
        self.player.studio.settle()

    def go_on(self) -> None:
        """One beat, on the board or in the sheet that lies over it."""
        beat = self.coach.beat
        assert beat.within == bool(self.app.stage.sheets), f"{beat.tip.id}: nothing is open that is not told"
        assert self.coach.note.parent is not None, f"{beat.tip.id} is not to be seen"
        self.read.append(beat.tip.id)
        if beat.until == READ:
            self.player.put(self.coach.note.read)
            return
        assert self.coach.note.rings, f"{beat.tip.id} points at nothing"
        ring = self.coach.note.rings[0].box
        fan = self.app.router.current.hand.fan
        if beat.tip.at == "fan":
            card = next(
                one for one in fan.walk() if getattr(one, "card", None) is not None and one is not fan.spot
            )
            self.finger(*card.center)
        else:
            self.finger(ring.x + ring.w / 2, ring.y + ring.h / 2)


WORDS_A_SECOND, TOUCH_S = 3.0, 1.0  # who reads 180 words a minute, and looks for a second where to touch
ABOUT_TWO_MINUTES = (90, 150)


def pace(viewer: Viewer) -> float:
    """How long a beat takes who reads its tip, and what it points at or all of what has opened."""
    front = viewer.app.stage.front
    rings = [ring.box for ring in viewer.coach.note.rings]
    words = 0
    for widget, mark in walking.marks(front):
        is_about = bool(viewer.app.stage.sheets) or any(ring.holds(widget.box, 4) for ring in rings)
        words += len(mark.words.split()) if is_about or widget is viewer.coach.note.saying else 0
    return words / WORDS_A_SECOND + TOUCH_S


@pytest.mark.parametrize(("size", "language", "scale"), GLASSES)
@pytest.mark.parametrize(("room", "film"), [("alien", FILM), ("firefly", FIREFLY), ("villains", VILLAINS)])
def test_the_film_is_one_whole_turn_every_touch_of_which_is_told(
    table: Callable[..., Player], house: House, size: tuple[int, int], language: str, scale: float,
    room: str, film: Film,
) -> None:  # fmt: skip
    player = table(size, language, scale, "welcome")
    shown(player, room)
    viewer, took_s = Viewer(player), 0.0
    while player.app.router.name == "table" and len(viewer.read) < 20:
        note, front = viewer.coach.note, player.app.stage.front
        assert walking.cut_words(note) == [], viewer.coach.beat.tip.id
        if player.app.stage.sheets:
            assert walking.faults(player.app, size) == [], viewer.coach.beat.tip.id
            assert not note.saying.box.meets(front.strip.big.box, 1)
        for part in player.app.router.current.board.parts if not player.app.stage.sheets else ():
            assert not note.saying.box.meets(part.box, 1), (viewer.coach.beat.tip.id, part.key)
        took_s += pace(viewer)
        viewer.go_on()
    assert viewer.read == [beat.tip.id for beat in film.beats]
    assert ABOUT_TWO_MINUTES[0] <= took_s <= ABOUT_TWO_MINUTES[1], f"{took_s:.0f} s, and it says two minutes"
    assert player.app.router.name == "home"
    assert house.desk is None, "nobody goes on with it"
    assert house.saved() == () and house.store.archive.games() == (), "nothing of it stays"
    assert house.store.settings.get("coach_read", None) is None, "a first game is led all the same"


def to_beat(viewer: Viewer, tip: str) -> None:
    """Follow the film until it waits for this touch."""
    while viewer.coach.beat.tip.id != tip:
        viewer.go_on()


def test_in_a_sheet_of_the_film_no_other_touch_leads_away_either(
    table: Callable[..., Player], house: House
) -> None:
    player = table((800, 480), "en", 1.0, "welcome")
    shown(player)
    viewer, stage = Viewer(player), player.app.stage
    to_beat(viewer, "film-alien-back")
    sheet = stage.front
    assert isinstance(sheet, UndoSheet)
    for widget in (sheet.late, sheet.strip._plain["keep"], sheet.list.rows[1]):
        player.put(widget)
        assert stage.front is sheet and sheet.actions == 1
        assert viewer.coach.note.saying.loud, "the tip says what is waited for"
    reached = stage.focus.reachable()
    assert sheet.strip.big in reached and sheet.late not in reached
    sheet.press("undo")  # a button beside the glass puts the sheet away, and the film waits a touch before
    assert stage.sheets == [] and viewer.coach.beat.tip.id == "film-alien-undo"
    assert viewer.coach.note.parent is player.app.router.current
    to_beat(viewer, "film-alien-sure")
    player.put(viewer.coach.note.enough)
    assert player.app.router.name == "home" and not house.saved()
    assert stage.sheets == []


def test_in_the_film_no_other_touch_leads_away(table: Callable[..., Player], house: House) -> None:
    player = table((800, 480), "en", 1.0, "welcome")
    shown(player)
    viewer = Viewer(player)
    desk = house.desk
    assert desk is not None
    before = desk.game.number
    screen = player.app.router.current
    for widget in (screen.strip.undo, screen.board.widget("place:hive"), screen.board.widget("button:menu")):
        player.put(widget)
        assert (desk.game.number, player.app.stage.sheets) == (before, [])
        assert screen.coach.note.saying.loud, "the tip says what is waited for"
    screen.press("undo")
    assert player.app.stage.sheets == []
    reached = player.app.stage.focus.reachable()
    assert screen.strip.big in reached and screen.strip.undo not in reached
    viewer.go_on()
    assert not screen.coach.note.saying.loud
    player.put(screen.coach.note.enough)
    assert player.app.router.name == "home"
    assert "film" not in player.app.context.notes and house.desk is None


def test_while_the_hand_is_ringed_the_big_button_lays_a_card_of_it_as_well(
    table: Callable[..., Player], house: House
) -> None:
    player = table((800, 480), "en", 1.0, "welcome")
    shown(player)
    viewer = Viewer(player)
    to_beat(viewer, "film-alien-any")
    player.put(player.app.router.current.strip.big)
    assert viewer.coach.beat.tip.id == "film-alien-read", "what looks as if it could be pressed can be"
    assert len(viewer.coach.note.rings) == 1, "only the hand is spoken of"


def test_after_the_last_tip_a_touch_on_the_game_leads_to_a_game_of_ones_own(
    table: Callable[..., Player], house: House
) -> None:
    player = table((800, 480), "en", 1.0, "welcome")
    shown(player)
    viewer = Viewer(player)
    to_beat(viewer, "film-alien-over")
    player.put(player.app.router.current.strip.big)
    assert player.app.router.name == "new_game" and house.desk is None
    assert "film" not in player.app.context.notes and house.saved() == ()


def test_show_me_stays_at_home_and_a_game_after_it_has_its_coach(
    table: Callable[..., Player], house: House
) -> None:
    player = table((800, 480), "en", 1.0, "home")
    player.put(options(player.app)["show"])
    chosen(player)
    assert player.app.router.current.coach.is_film
    player.put(player.app.router.current.coach.note.enough)
    player.put(player.app.router.current.fresh)
    player.put(player.app.router.current.strip.big)
    coach = player.app.router.current.coach
    assert not coach.is_film and coach.shown is not None and coach.note.parent is not None
    assert len(house.saved()) == 1


def test_a_rehearsal_is_the_same_every_time_and_written_nowhere(house: House) -> None:
    views = []
    for _ in range(2):
        house.rehearse(Wishes(), FILM.seed, FILM.turns)
        views.append(house.view())
        assert house.desk is not None and house.desk.game.id.startswith("alien-rehearsal")
        house.leave()
    assert views[0] == views[1]
    assert views[0] is not None and views[0].turn.number == FILM.turns + 1
    assert house.saved() == () and house.store.archive.games() == ()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("en", 1.6), ("fr", 1.6)])
def test_the_first_screen_fits(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    app = open_app(
        size,
        first="welcome",
        language=language,
        scale=scale,
        texts=FluentTexts("alien"),
        lobby=doubles.Lobby(),
    )
    studio.settle()
    assert walking.faults(app, size) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("en", 1.6), ("fr", 1.6)])
def test_the_first_screen_says_everything_and_fills_the_glass(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    texts, lobby = FluentTexts("alien"), doubles.Lobby()
    app = open_app(size, first="welcome", language=language, scale=scale, texts=texts, lobby=lobby)
    studio.settle()
    screen, theme = app.router.current, app.context.wear("shell").theme
    for card in (screen.fresh, screen.show):
        said = [mark.words for mark in card.marks]
        assert (
            " ".join(said).replace(f" {card.minutes}" if card is screen.show else "", "").endswith(card.sub)
        )
    body = theme.plain("body").cap
    grown = measures.grown(screen.wear, 1.0).theme.glass.px_per_mm / theme.glass.px_per_mm
    for one in (screen.what, screen.needs, screen.whose, screen.show):
        assert min(mark.cap_px for mark in one.marks) >= min(body, 0.8 * grown * body) - 1
    assert min(mark.ink.y for mark in screen.whose.marks) < 0.06 * size[1], "down to the foot of the glass"


def test_the_first_screen_speaks_the_language_that_is_touched_and_comes_once(
    open_app: Open, studio: Any
) -> None:
    memory, lobby = doubles.Memory(), doubles.Lobby()
    app = open_app((800, 480), first="welcome", texts=FluentTexts("alien"), settings=memory, lobby=lobby)
    app.router.current.tongues["fr"].tap()
    studio.settle()
    assert app.router.name == "welcome" and app.router.current.fresh.title == "Nouvelle partie"
    assert memory.get("language", "") == "fr" and memory.get(LEFT_BEHIND, False) is False
    lobby.refuses = "No cards."
    app.router.current.show.tap()
    assert app.router.current.needs.text == "No cards." and "film" not in app.context.notes
    assert memory.get(LEFT_BEHIND, False) is True
    app.router.current.fresh.tap()
    assert app.router.name == "new_game"


def test_a_house_is_new_until_somebody_was_welcomed_or_has_played(house: House) -> None:
    assert WELCOMED == LEFT_BEHIND
    assert is_first_start(house)
    house.store.settings.set(WELCOMED, True)
    assert not is_first_start(house)
    house.store.settings.set(WELCOMED, False)
    house.trouble("The disk is full.")
    assert not is_first_start(house), "what is wrong is said first"
    house.troubles.clear()
    house.begin(Wishes())
    assert not is_first_start(house)
