"""The scenes of the gallery: every screen, every sheet and every big moment, by name."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from types import SimpleNamespace
from typing import Any

from companion.core.ports.cards import Where
from companion.ground.texts import FluentTexts
from companion.office.machine.drop_places import DropPlaces
from companion.office.rulebook import HouseRulebook
from companion.owner.boards import OwnersBoards
from companion.owner.cards import MyCards
from companion.owner.plans import FilmPlans
from tests.house.kit import house_at
from tests.ui import doubles, folk, samples, shelf
from tests.ui.collection import Collection, Evenings
from tests.ui.figures import KeptFigures
from tests.ui.gallery import played
from tests.ui.gallery.crew import CREW
from tests.ui.gallery.league import LEAGUE
from tests.ui.gallery.played import LOOKED_S, Scene, Table, house_in, seats
from tests.ui.gallery.stage import Stage
from tests.ui.gallery.table import TABLE
from tests.ui.lighting import Desk, Stream
from tests.ui.looking import Cameras
from tests.ui.other_boards import BOARDS
from tests.ui.printing import Shop
from tests.ui.rolling import Roll
from tests.ui.test_bags import walking as walking_bags
from tests.ui.test_boards import SCENES as BOARD_QUESTIONS
from tests.ui.test_computer_page import Computer
from tests.ui.test_my_cards import BOX, DECK, ONE, TWO, go
from tests.ui.test_new_game import five
from tests.ui.test_printing import SCENES as PRINTS
from tests.ui.test_rolls import SCENES as ROLLS
from tests.ui.test_scores import Kept
from tests.ui.test_sounds import Desk as SoundDesk
from tests.ui.test_stacks import LINE, check, in_box, put_away
from tests.ui.test_wiring_screen import DRAWING

OWNED = Where("alien", "alien")
TEXTS = FluentTexts("alien", shorts=samples.SHORTS)
KNOWN: dict[str, Callable[[], Any]] = {"people": folk.family, "pins": lambda: folk.Pins(Ben="1234")}


def sample_board(name: str) -> Scene:
    """The board of a game whose rules are still to come, as somebody made it up."""
    return lambda stage: stage.set(samples.step(BOARDS[name]()), "table", texts=TEXTS)


def sample_section(stage: Stage) -> None:
    """A section of a made-up map, opened by the big button where the whole map stands alone."""
    sample_board("conquest")(stage)
    stage.app.router.current.strip.big.tap()
    stage.studio.settle()


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


def first(screen: str, **ports: Callable[[], Any]) -> Scene:
    """A screen that needs no touch."""
    return with_ports(lambda app: app.router.go(screen), texts=lambda: TEXTS, **ports)


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


def planned(stage: Stage) -> None:
    """The plan of an evening with an owner's box, in a house that has taken it in."""
    house = house_in(stage, "owner")
    cards = MyCards(house)
    cards.own(OWNED)
    app = stage.set(**seats(stage, house), cards=cards, plans=FilmPlans(house))
    go(app, "plan", plan=OWNED)


def filmed(room: str) -> Callable[[Any], Any]:
    """The game whose film is shown."""
    return lambda table: table.app.stage.front.choose(room)


def welcomed(*looks: Callable[[Any], Any]) -> Scene:
    """The very first start in an empty house."""

    def opened(stage: Stage) -> None:
        house = house_in(stage, "new")
        app = stage.set(**seats(stage, house), first="welcome")
        house.bus.join("screen", app.hear)
        table = Table(stage, house, app)
        for look in looks:
            look(table)
            table.settle()
        stage.look_on(LOOKED_S)

    return opened


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


SAMPLES: dict[str, Scene] = {
    **{f"sample board of {name}": sample_board(name) for name in BOARDS},
    "sample section of conquest": sample_section,
}

SHELL: dict[str, Scene] = {
    "welcome": welcomed(),
    "film": welcomed(lambda table: table.screen.show.tap(), filmed("alien")),
    "which film": welcomed(lambda table: table.screen.show.tap()),
    "film of firefly": welcomed(lambda table: table.screen.show.tap(), filmed("firefly")),
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
    "evening": planned,
    "plan": owner(lambda app: go(app, "plan", plan=BOX)),
    "print": owner(PRINTS["which"], printing=Shop),
    "printed pages": owner(PRINTS["ready"], printing=Shop),
    "rolls": owner(ROLLS["shown"], rolls=Roll),
    "stacks": stacked(in_box),
    "checking": stacked(lambda app: check(app, "one", "two")),
    "away": stacked(lambda app: put_away(app, "T1", "T2")),
    "bags": played.at(
        "shown board",
        lambda table: walking_bags(table.app, "1", "2"),
        packing=shelf.Bagged,
        photos=object,
        stacks=shelf.Shelf,
    ),
    "boards": owners_board(""),
    "mat": owners_board("scan"),
    "map": owners_board("section"),
    "camera": camera(""),
    "camera none": first("camera", looking=lambda: Cameras(())),
    **{f"camera {page}": camera(page) for page in ("choose", "table", "guide", "places", "why")},
    "settings": first("settings", sounding=SoundDesk, light_desk=Desk),
    "settings of the table": with_ports(
        lambda app: app.router.go("settings")._open_group("table"),
        texts=lambda: TEXTS,
        sounding=SoundDesk,
        light_desk=Desk,
    ),
    "rules of a word": ruled(lambda app: app.context.open_rules("alien"), "home"),
    "rulings": ruled(lambda app: app.router.go("rulings")),
    "people": played.at("board", lambda table: table.app.router.go("people"), **KNOWN),
    "seating": played.at("board", lambda table: table.app.router.go("seating"), **KNOWN),
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

SCENES: dict[str, Scene] = {**TABLE, **CREW, **LEAGUE, **SHELL, **SAMPLES}
