"""The app on a screen: house, lights, camera and screens put together and run until the window closes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from companion import __version__
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.doctor import Finding
from companion.ground.sweeping import sweep
from companion.house.amiss import Amiss, Mended
from companion.house.house import House, open_house
from companion.house.newgame import Wishes
from companion.house.preferences import preferences_of
from companion.house.sitting import by_chairs
from companion.owner.cards import MyCards
from companion.watch.camera import eye_of, frame_of
from companion.watch.cameras import Cameras
from companion.watch.desk import CameraDesk
from companion.watch.words import wording

if TYPE_CHECKING:
    from companion.core.crossing.drawings import Drawing
    from companion.core.ports.play import Listener
    from companion.house.lobby import Lobby
    from companion.office.machine.lights import LightsRoom
    from companion.office.machine.speaking import Speaking
    from companion.session.game import Game
    from companion.watch.practice import PracticeTable
    from hardware.board import Board
    from ui.app import CompanionScreen
    from ui.ports import Ports

NO_SCREEN = (
    "There is no screen here to open a window on. Start it on the Pi’s own desktop, "
    "or let the evening play itself: companion demo."
)
USUAL_SIZE = (1280, 720)


def open_table(size: str, fullscreen: bool, camera: str = "", overhead: str = "") -> int:
    """Open the window and serve until it is closed; 0 fine, 1 no screen, 2 a wrong size or camera."""
    wanted = parse_size(size)
    if (wrong := wrong_camera(camera) or wrong_camera(overhead)) is not None:
        print(wrong, file=sys.stderr)
        return 2
    if wanted is None:
        print(f"{size!r} is no window size; write it like 1280x720.", file=sys.stderr)
        return 2
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        print(NO_SCREEN, file=sys.stderr)
        return 1
    from ui.app import NoScreen, prepare_kivy

    prepare_kivy(wanted, fullscreen)
    table = Table(open_house(), camera, overhead)
    try:
        table.run()
    except NoScreen as error:
        print(str(error), file=sys.stderr)
        return 1
    finally:
        table.close()
    return 0


def parse_size(size: str) -> tuple[int, int] | None:
    """A window size in words; nothing said means the usual one."""
    if not size:
        return USUAL_SIZE
    width, _, height = size.lower().partition("x")
    if not (width.isdigit() and height.isdigit()) or min(int(width), int(height)) < 320:
        return None
    return int(width), int(height)


def wrong_camera(name: str) -> str | None:
    """What is wrong with the name of a camera; None when nothing is."""
    from vision.sources.base import SourceError
    from vision.sources.naming import source_name

    try:
        source_name(name)
    except SourceError as error:
        return str(error)
    return None


class Table:
    """Everything that runs while the window is open."""

    def __init__(self, house: House, camera: str = "", overhead: str = "") -> None:
        """Put it together; nothing moves yet. A camera that is named goes before the one that is kept."""
        self.house = house
        self._named = camera, overhead
        self.board = open_lights(house, self.pressed, self.turned)
        self.lights = lights_of(house, self.board)
        self.speaking = speaking_of(house, self.board, self.lights, self._language)
        self.practice, self.lobby = open_practice(house, self._drawn)
        self.cards = MyCards(house)
        say = wording(house.texts, self._language)
        self.cameras = Cameras(house, self.cards.post, self.board, say, self._say)
        ports = ports_of(house, self.board, self.speaking, self.practice, self.lobby, self.cards)
        self.ports = replace(
            ports, looking=CameraDesk(house, self.cameras, self._other_cameras), light_desk=self.lights
        )
        self.screen = self._screen()

    def _screen(self) -> CompanionScreen:
        from ui.app import build_app

        screen = build_app(self.ports, preferences_of(self.house))
        self.house.bus.join("screen", screen.hear)
        self.house.bus.join("lights", by_chairs(self.board.listener, self.house.store.settings))
        self.house.bus.join("voice", self.speaking.ear)
        return screen

    def _drawn(self, is_drawn: bool) -> None:
        """A game has sat down: only one of a practice box lies on the drawn table as well."""
        self.screen.context.ports = replace(self.ports, practice=self.practice if is_drawn else None)

    def run(self) -> None:
        """Serve; on the very first start the practice table is laid at once, unless something is wrong."""
        self.board.start()
        self.speaking.start()
        first = "" if self.house.saved() or wrong_at_start(self.house) else "practice"
        self.screen.run(first, self._started)

    def _started(self) -> None:
        """The window stands: now the slower things may begin beside it."""
        if wrong := wrong_at_start(self.house):
            self._warn(wrong)
        elif not self.house.saved():
            self.screen.context.errands.run(self._first_evening, lambda _none: None, self._no_evening)
        self.cameras.open(*self._named)
        self._other_cameras()

    def _other_cameras(self) -> None:
        """Other cameras are looked through: pictures of cards are taken by them from now on."""
        camera = self.cameras.any
        self.house.photographer.snap = eye_of(camera) if camera is not None else None
        self.house.frame = frame_of(camera) if camera is not None else (lambda: None)

    def _language(self) -> str:
        return preferences_of(self.house).language

    def _say(self, what: Phrase) -> str:
        return self.house.texts.say(what, self._language())

    def _first_evening(self) -> None:
        self.house.begin(Wishes())

    def _no_evening(self, words: str) -> None:
        """The first evening could not be laid: home has every way on."""
        self.screen.router.go("home")
        self._warn((halves(words),))

    def _warn(self, wrong: Sequence[tuple[str, str]]) -> None:
        """Say what is wrong before anything else, the first on top."""
        from ui.screens.lists.sheet import ChoiceSheet

        context = self.screen.context
        for says, remedy in reversed(wrong):
            sheet = ChoiceSheet(context, "shell", says, (), lambda _id: None, sub=remedy, back="ui-back")
            context.stage.open(sheet)

    def pressed(self, name: Any, gesture: Any) -> None:
        """A hardware button acts like the big button, undo or confirm of the screen that is shown."""
        if gesture in ("pressed", "double") and self.lights.hears(name):
            return
        if gesture == "held":
            self._switch_off()
        elif gesture == "double" and name == "silence":  # both presses have cancelled each other out
            self.speaking.again()
        elif gesture == "double" and name == "undo":
            self.screen.press_button("redo")
        elif gesture == "pressed" and name == "silence":
            self.speaking.silence()
        elif gesture == "pressed":
            self.screen.press_button(name)

    def turned(self, knob: Any, steps: int) -> None:
        """The knob scrolls, or makes everything louder or softer, by what lies in front."""
        if not self.lights.hears("knob"):
            self.screen.turn_knob(knob, steps)

    def _switch_off(self) -> None:
        """A button was held: the Pi goes off in good order, or a sentence says why not."""
        off = self.ports.switch_off
        if off is not None:
            self.screen.context.errands.run(off, lambda _none: None, self.house.trouble)

    def close(self) -> None:
        """Leave everything dark and saved."""
        self.cameras.close()
        self.board.close()
        self.speaking.close()
        self.practice.close()
        self.house.close()


def wrong_at_start(house: House) -> tuple[tuple[str, str], ...]:
    """What people should know before they play, each once: a sentence, and what to do about it."""
    language = preferences_of(house).language
    told = [worded(house, one, language) for one in house.store.notices() if one.state == "broken"]
    return tuple(dict.fromkeys((*told, *map(halves, house.troubles))))


def worded(house: House, finding: Finding, language: str) -> tuple[str, str]:
    """How it is and what to do, in the reader's language where there are words for it."""
    if len(finding.phrases) == 2:
        says, remedy = (house.texts.say(one, language) for one in finding.phrases)
        return says, remedy
    return finding.says, finding.remedy


def halves(trouble: str) -> tuple[str, str]:
    """The first sentence of a trouble, and what follows it."""
    first, stop, rest = trouble.partition(". ")
    return (f"{first}.", rest) if stop else (trouble, "")


def open_lights(
    house: House,
    pressed: Callable[[Any, Any], None],
    turned: Callable[[Any, int], None] = lambda _knob, _steps: None,
) -> Board:
    """The household's lights and buttons, or pins that only pretend where there are none."""
    from companion.ground.places import find_places
    from hardware.board import open_board
    from hardware.cues.load import salvage
    from hardware.errors import WiringError
    from hardware.faults import joined
    from hardware.told import as_phrase, is_over
    from hardware.trials import with_trials
    from hardware.wiring import find_wiring, load_wiring

    sheets, faults = salvage()
    for fault in faults:
        house.trouble(house.texts.say(as_phrase(fault), preferences_of(house).language))
    own = find_places().wiring
    try:
        wiring = load_wiring(own if own.is_file() else find_wiring("small"))
    except WiringError as error:
        says = phrase("wiring-faulty", fault=joined(error.sentences))
        house.trouble(house.texts.say(says, preferences_of(house).language))
        wiring = load_wiring(find_wiring("none"))

    def trouble(says: str) -> None:
        language = preferences_of(house).language
        words = house.texts.say(as_phrase(says), language)
        house.trouble(Mended(words) if is_over(says) else words)

    return open_board(wiring, None, monotonic, with_trials(sheets, wiring), pressed, trouble, turned)


def lights_of(house: House, board: Board) -> LightsRoom:
    """The lights and sounds as the screen tries and sets them."""
    from companion.ground.places import find_places
    from companion.office.machine.lights import LightsRoom

    return LightsRoom(board, house.store.settings, house.texts, find_places().home, datetime.now)


def speaking_of(house: House, board: Board, lights: LightsRoom, language: Callable[[], str]) -> Speaking:
    """Sounds and voice beside the lights, as loud as these may be bright."""
    from companion.ground.places import find_places
    from companion.office.machine.speaking import Speaking

    return Speaking(house, board, lights.manner, language, find_places().sounds)


def open_practice(
    house: House, laid: Callable[[bool], None] = lambda _is_drawn: None
) -> tuple[PracticeTable, Lobby]:
    """The drawn table, and the lobby that lays its cards anew for every game that is seated.

    `laid` hears whether there are drawn cards: of an owner's box only its owner sees which card lies where.
    """
    import secrets

    from companion.engine.players.table import SimTable
    from companion.house.lobby import Lobby
    from companion.watch.drawn import open_drawn_camera
    from companion.watch.practice import PracticeTable
    from companion.watch.true_table import TrueTable

    practice = PracticeTable(house, open_drawn_camera)

    def sit(game: Game) -> Listener | None:
        is_drawn = bool(game.header.options.get("practice", True))
        laid(is_drawn)
        if not is_drawn:
            practice.follow(game, None)
            return None
        table = SimTable(secrets.randbits(32))
        table.catch_up(game.state.table)
        truth = TrueTable(table, game.state, yields=True)
        practice.follow(game, truth)
        return truth

    house.attend("drawn table", sit)
    return practice, Lobby(house)


def renamed(house: House) -> None:
    """Places of the owner's board have got other names: the running game says them at once."""
    if house.desk is not None:
        house.name_places(house.desk.game.header)


def wires_of(house: House, board: Board) -> Callable[[str], Drawing]:
    """The picture of this table's wires, in a language."""
    from hardware.wiring_picture import draw

    return lambda language: draw(board.wiring, lambda said: house.texts.say(said, language))


def looking_back(house: House) -> dict[str, Any]:
    """The ports over games that have ended."""
    from companion.office.machine.drop_places import DropPlaces
    from companion.office.statistics.figures import GameStatistics
    from companion.office.statistics.series import GameSeries

    return {"series": GameSeries(house), "statistics": GameStatistics(house, DropPlaces())}


def ports_of(
    house: House, board: Board, speaking: Speaking, practice: PracticeTable, lobby: Lobby, cards: MyCards
) -> Ports:
    """What the screens need, each thing by the one who owns it."""
    from companion.ground.places import find_places
    from companion.house.keeping import DeckKeeper
    from companion.house.owning import Boxes
    from companion.house.sitting import SeatDesk
    from companion.office.machine.computer import look_at_clock, machine_of
    from companion.office.machine.doctor import HouseDoctor, looks, looks_of_lights
    from companion.office.machine.drop_places import DropPlaces
    from companion.office.machine.pins import StoredPins
    from companion.office.printing.desk import PrintRoom
    from companion.office.rulebook import HouseRulebook
    from companion.owner.boards import OwnersBoards
    from companion.owner.packing import Packer
    from companion.owner.plans import FilmPlans
    from companion.owner.rolls import RollDesk
    from companion.owner.stacks import StackKeeper
    from companion.owner.workbench import Workbench
    from ui.ports import Ports

    amiss, machine = Amiss(house), machine_of(house, find_places())
    seen = looks(lambda: looks_of_lights(board), speaking.findings)
    return Ports(
        texts=house.texts, post=house.post, clock=house.clock, viewer=house, history=house,
        lights=board.lights, settings=house.store.settings, people=house.store.people,
        pins=StoredPins(house.store.settings, house.store.people, house.clock, house.now),
        at_table=SeatDesk(house), amiss=amiss.count, trouble=house.trouble,
        doctor=HouseDoctor((*seen, lambda: look_at_clock(machine), amiss.look)),
        lobby=lobby, practice=practice, bench=Workbench(house),
        cards=cards, plans=FilmPlans(house), drops=DropPlaces(), printing=PrintRoom(house),
        rolls=RollDesk(house), rulebook=HouseRulebook(house),
        exchange=house.store.parcels_with(house.photographer.photos, __version__),
        owning=Boxes(house.store), boards=OwnersBoards(house.store, lambda _room: renamed(house)),
        stacks=StackKeeper(house), packing=Packer(house), photos=house.photographer.photos,
        keeping=DeckKeeper(house), switch_off=machine.switch_off, machine=machine, **looking_back(house),
        sounding=speaking, speaker=speaking, volume=speaking.louder,
        wiring=wires_of(house, board), sweep=sweep,
    )  # fmt: skip
