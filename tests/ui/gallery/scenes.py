"""The scenes of the gallery: every screen, every sheet and every big moment, by name."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from types import SimpleNamespace
from typing import Any

from companion.core.language.ids import ZoneId
from companion.ground.texts import FluentTexts
from companion.office.machine.drop_places import DropPlaces
from companion.office.rulebook import HouseRulebook
from companion.owner.boards import OwnersBoards
from tests.house.kit import house_at
from tests.ui import doubles, folk, samples, scenes, shelf
from tests.ui.collection import Collection, Evenings
from tests.ui.figures import KeptFigures
from tests.ui.gallery.stage import Stage
from tests.ui.lighting import Desk, Stream
from tests.ui.looking import Cameras
from tests.ui.other_boards import BOARDS
from tests.ui.printing import Shop
from tests.ui.rolling import Roll
from tests.ui.test_bags import walking as walking_bags
from tests.ui.test_boards import SCENES as BOARD_QUESTIONS
from tests.ui.test_computer_page import Computer
from tests.ui.test_custody import Decks, reading
from tests.ui.test_differences import GONE, STRAY, THING
from tests.ui.test_my_cards import BOX, DECK, ONE, TWO, go
from tests.ui.test_new_game import five
from tests.ui.test_printing import SCENES as PRINTS
from tests.ui.test_rolls import SCENES as ROLLS
from tests.ui.test_scores import Kept
from tests.ui.test_sounds import Desk as SoundDesk
from tests.ui.test_stacks import LINE, check, in_box, put_away
from tests.ui.test_undo import LongEvening
from tests.ui.test_wiring_screen import DRAWING

Scene = Callable[[Stage], Any]
TEXTS = FluentTexts("alien", shorts=samples.SHORTS)


def table(name: str) -> Scene:
    """What a step of the samples leads to."""

    def opened(stage: Stage) -> None:
        viewer = doubles.PrivateViews(samples.view(ask=scenes.PRIVATE))
        stage.set(scenes.STEPS.get(name, samples.step)(), "table", texts=TEXTS, viewer=viewer)
        if name in scenes.OPENED:
            scenes.OPENED[name](stage.app)

    return opened


def board(name: str) -> Scene:
    """The board of a game."""
    return lambda stage: stage.set(samples.step(BOARDS[name]()), "table", texts=TEXTS)


def section(stage: Stage) -> None:
    """A section of the map, opened by the big button where the whole map stands alone."""
    stage.set(samples.step(BOARDS["conquest"]()), "table", texts=TEXTS).router.current.strip.big.tap()
    stage.studio.settle()


def people(count: int) -> Scene:
    """The table with so many people."""
    return lambda stage: stage.set(samples.step(samples.view(count)), "table", texts=TEXTS)


def with_ports(look: Callable[[Any], Any], **ports: Callable[[], Any]) -> Scene:
    """A screen of the shell that needs these ports, each made anew."""
    return lambda stage: look(stage.set(**{name: make() for name, make in ports.items()}))


def owner(look: Callable[[Any], Any], **more: Callable[[], Any]) -> Scene:
    """A screen about an owner's cards."""
    return with_ports(look, cards=Collection, plans=Evenings, **more)


def stacked(look: Callable[[Any], Any]) -> Scene:
    """A screen about stacks."""
    frame = SimpleNamespace(frame=lambda: None)
    return owner(look, stacks=lambda: shelf.Shelf((*shelf.LINES, LINE)), printing=lambda: frame)


def beginning(look: Callable[[Any], Any]) -> Scene:
    """A step of the wizard."""
    return with_ports(look, lobby=doubles.Lobby, stacks=shelf.Shelf, cards=Collection)


def bags(look: Callable[[Any], Any]) -> Scene:
    """A game that is put into bags."""

    def opened(stage: Stage) -> None:
        ports = {"packing": shelf.Bagged(camera=True), "photos": object(), "stacks": shelf.Shelf()}
        look(stage.set(samples.step(), "table", lobby=doubles.Lobby(), **ports))

    return opened


def camera(page: str) -> Scene:
    """A page of the table set-up."""

    def opened(stage: Stage) -> None:
        stage.set(looking=Cameras(), texts=TEXTS)
        screen = stage.app.router.go("camera")
        screen._look()
        stage.studio.settle()
        if page:
            screen.turn_to(page)
            screen._look()

    return opened


def owners_board(name: str) -> Scene:
    """A question about what is printed on an owner's board."""

    def opened(stage: Stage) -> None:
        house = house_at(stage.folder / "store.db")
        stage.closing.append(house.close)
        screen = stage.set(boards=OwnersBoards(house.store), texts=house.texts).router.go("boards")
        if name:
            screen._open(*BOARD_QUESTIONS[name])

    return opened


def kept(look: Callable[[Any], Any]) -> Scene:
    """How decks are kept."""

    def opened(stage: Stage) -> None:
        stage.set(samples.step(), "table", texts=TEXTS, keeping=Decks())
        look(stage.app)

    return opened


def first(screen: str, **ports: Callable[[], Any]) -> Scene:
    """A screen that needs no touch."""
    return with_ports(lambda app: app.router.go(screen), texts=lambda: TEXTS, **ports)


def led(stage: Stage) -> None:
    """A first game with its coach."""
    stage.set(samples.step(scenes.hugged()), "table", texts=TEXTS, settings=doubles.Memory())


def ruled(look: Callable[[Any], Any], first: str = "rulings") -> Scene:
    """Rules of a house."""

    def opened(stage: Stage) -> None:
        house = house_at(stage.folder / "store.db")
        stage.closing.append(house.close)
        look(
            stage.set(
                first=first, texts=house.texts, rulebook=HouseRulebook(house), settings=house.store.settings
            )
        )

    return opened


def gathered(screen: str) -> Scene:
    """A page about the people who are here."""
    return lambda stage: stage.set(samples.step(), "table", texts=TEXTS, **folk.ports()).router.go(screen)


def pinned(stage: Stage) -> None:
    """Somebody wants to look, and has a pin."""
    viewer = doubles.PrivateViews(samples.view(ask=scenes.PRIVATE))
    stage.set(scenes.asked(scenes.SECRET), "table", texts=TEXTS, viewer=viewer, pins=folk.Pins(Ben="1234"))
    stage.app.stage.front._full()


def repaired(look: Callable[[Any], Any]) -> Scene:
    """Something on the table is set right."""
    return lambda stage: look(
        stage.set(samples.step(), "table", texts=TEXTS).router.current.sheets.correcting
    )


def long_evening(look: Callable[[Any], Any]) -> Scene:
    """A game of sixty actions."""
    return lambda stage: look(stage.set(samples.step(), "table", texts=TEXTS, history=LongEvening(60)))


def travelling(stage: Stage) -> None:
    """A parcel of another household, looked into."""
    here, there = (house_at(stage.folder / f"{name}.db") for name in ("here", "there"))
    for at, house in enumerate((here, there)):
        stage.closing.append(house.close)
        house.store.remembered.learn("alien", "room:1", "scan", 2 + at)
    path = stage.folder / "theirs.parcel"
    there.store.parcels.pack(path, ("entries", "people"), "9.9")
    places = DropPlaces(
        [stage.folder], stage.folder / "Documents", lambda path: False, lambda: date(2031, 5, 4)
    )
    exchange = here.store.parcels_with(here.photographer.photos, "9.9")
    screen = stage.set(texts=here.texts, exchange=exchange, drops=places).router.go("exchange")
    screen._begin()
    screen._look(str(path))


TABLE: dict[str, Scene] = {
    **{name: table(name) for name in (*scenes.STEPS, *scenes.OPENED)},
    "table with five": people(5),
    "hand": lambda stage: stage.set(samples.step(), "table", texts=TEXTS, practice=doubles.DrawnPractice()),
    "table alone": people(1),
    "differences": lambda stage: stage.set(
        samples.step(differences=(STRAY, GONE, THING)), "table", texts=TEXTS
    ).router.current.sheets.differences(lambda targets: None),
    "deck sliding": lambda stage: stage.set(reading(12), "table", texts=TEXTS),
    "coach": led,
    "welcome": first("welcome", lobby=doubles.Lobby),
    "undo long": long_evening(lambda app: app.router.current.sheets.undo(20)),
    "log long": long_evening(lambda app: app.router.go("log")),
    "set a number": repaired(lambda correcting: correcting.number("attack")),
    "set a place": repaired(lambda correcting: correcting.zone(ZoneId("hive"), "Hive")),
    "set the course": repaired(lambda correcting: correcting.course()),
    "pin": pinned,
    "rules of a word": ruled(lambda app: app.context.open_rules("alien"), "home"),
    "decks kept": kept(lambda app: app.router.current.sheets.decks()),
    **{f"board of {name}": board(name) for name in BOARDS},
    "section of conquest": section,
}

SHELL: dict[str, Scene] = {
    "home": first("home", cards=Collection, looking=Cameras, series=Kept, light_desk=Desk),
    "new game": beginning(five),
    "naming": beginning(lambda app: five(app)._name(0)),
    "setup": beginning(lambda app: (five(app), app.router.go("setup"))),
    "laying": beginning(lambda app: (five(app), app.router.go("laying").choose("strikes"))),
    "system": first("system", light_desk=Desk, sounding=SoundDesk),
    "my cards": owner(lambda app: go(app, "my_cards", my_cards=DECK)),
    "boxes": owner(lambda app: go(app, "my_cards")),
    "card": owner(lambda app: go(app, "card", card=ONE)),
    "copies": owner(lambda app: go(app, "card", card=TWO)._turn_to("copies")),
    "workshop": owner(lambda app: go(app, "workshop", workshop=DECK)),
    "typing": owner(lambda app: go(app, "workshop", workshop=TWO)._type_name()),
    "plan": owner(lambda app: go(app, "plan", plan=BOX)),
    "print": owner(PRINTS["which"], printing=Shop),
    "printed pages": owner(PRINTS["ready"], printing=Shop),
    "rolls": owner(ROLLS["shown"], rolls=Roll),
    "stacks": stacked(in_box),
    "checking": stacked(lambda app: check(app, "one", "two")),
    "away": stacked(lambda app: put_away(app, "T1", "T2")),
    "bags": bags(lambda app: walking_bags(app, "1", "2")),
    "boards": owners_board(""),
    "mat": owners_board("scan"),
    "map": owners_board("section"),
    "camera": camera(""),
    **{f"camera {page}": camera(page) for page in ("choose", "table", "guide", "places", "why")},
    "settings": first("settings", sounding=SoundDesk, light_desk=Desk),
    "settings of the table": with_ports(
        lambda app: app.router.go("settings")._open_group("table"),
        texts=lambda: TEXTS,
        sounding=SoundDesk,
        light_desk=Desk,
    ),
    "rulings": ruled(lambda app: app.router.go("rulings")),
    "people": gathered("people"),
    "seating": gathered("seating"),
    "machine": first("machine", machine=lambda: Computer().machine()),
    "statistics": first("statistics", statistics=KeptFigures),
    "recap": first("recap", statistics=KeptFigures),
    "exchange": travelling,
    "pictures": owner(lambda app: app.router.go("pictures")),
    "lights": first("lights", light_desk=Desk, lights=Stream),
    "sounds": first("sounds", sounding=SoundDesk),
    "wiring": first("wiring", wiring=lambda: lambda language: DRAWING),
    "scores": first("scores", series=Kept),
}

SCENES: dict[str, Scene] = {**TABLE, **SHELL}
