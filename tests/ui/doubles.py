"""Small stand-ins for the ports around the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.core.crossing.intents import Labelled, Pictured
from companion.core.crossing.setups import Setup, SetupChoice, SetupOption
from companion.core.crossing.views import Figure, Offer, View
from companion.core.language.ids import DesignId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, named
from companion.core.ports.bench import About, Held
from companion.core.ports.doctor import Finding
from companion.core.ports.lights import Lamp
from companion.core.ports.lobby import BoxOffer, NewGame, Rehearsal, RoomOffer, SavedGame
from companion.core.ports.play import Checklist, LogLine
from companion.core.ports.practice import DrawnCard, DrawnDeck, DrawnTable
from companion.core.ports.screens import (
    BoardPorts,
    MachinePorts,
    OfficePorts,
    OwnerPorts,
    PeoplePorts,
    PlayPorts,
    Ports,
)
from tests.ui import samples
from tests.ui.words import Words

both = samples.both


class Clock:
    """A clock that a test advances."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Hours(Clock):
    """A clock that goes on by a second whenever somebody looks at it."""

    def __call__(self) -> float:
        self.now += 1
        return self.now


class PastEvening:
    """A history of five actions; taking back three of them shows what a hard undo shows."""

    labels = ("Turn begins", "Played Rigger", "Scan, Med-Lab", "Recruit, Rigger", "Fight, Stalker")

    def __init__(self, kind: str = "seen") -> None:
        self.kind = kind

    def log(self) -> Sequence[LogLine]:
        return tuple(LogLine(at, named(words), samples.P1, ()) for at, words in enumerate(self.labels))

    def checklist(self, actions: int) -> Checklist:
        gone = tuple(self.log()[-actions:])
        if self.kind == "free":
            return Checklist(gone, "free", (), (), ())
        moves = (
            "Stalker: back to the Combat Zone",
            "Rigger: from your discards to HQ 1",
            "Gunner: onto the Barracks",
        )
        warning = both("Seen cards stay seen: Med-Lab, new Gunner.", "Ce qui a été vu reste vu.")
        agree = (samples.P2, samples.P3) if actions > 2 else ()
        return Checklist(gone, self.kind, (warning,), tuple(named(move) for move in moves), agree)


FILMS = (
    ("first", both("The First Film", "Le premier film")),
    (
        "second",
        both("The Second Film, Which Has a Name That Does Not End", "Le second film, au nom sans fin"),
    ),
    ("third", both("Third", "Troisième")),
)
NAMES_OF_ROLES = ("gunner", "technician", "researcher", "medic", "scout")
CARDS = {"a": "Warrant Officer Ripley", "b": "Chief Engineer Parker", "c": "Navigator Lambert", "d": "Kane"}


def _choices(made: dict[str, Any]) -> Iterator[SetupChoice]:
    """A film, two characters of four, a role for each player."""
    films = [SetupOption(id, words, {"film": id}, chosen=made["film"] == id) for id, words in FILMS]
    yield SetupChoice("film", both("Film", "Film"), tuple(films))
    cards = []
    for id, words in CARDS.items():
        then = (
            [one for one in made["cards"] if one != id] if id in made["cards"] else [*made["cards"], id][-2:]
        )
        cards.append(SetupOption(id, named(words), {"cards": then}, chosen=id in made["cards"]))
    yield SetupChoice("cards", both("2 characters", "2 personnages"), tuple(cards), many=True)
    for name, mine in made["roles"].items():
        roles = [
            SetupOption(
                role, named(role.title()), {"roles": {**made["roles"], name: role}}, chosen=role == mine
            )
            for role in NAMES_OF_ROLES
        ]
        title = both(f"Role of {name}", f"Rôle de {name}")
        yield SetupChoice(f"role-{name}", title, tuple(roles))


class Lobby:
    """One running game and one room to begin in; what is begun is remembered."""

    def __init__(self) -> None:
        self.begun: list[NewGame] = []
        self.resumed: list[str] = []
        self.removed: list[str] = []
        self.rehearsed: list[Rehearsal] = []
        self.refuses = ""
        self.surprises = 0

    def saved(self) -> Sequence[SavedGame]:
        game = SavedGame(
            "g1",
            "alien",
            both("Alien, film 1", "Alien, film 1"),
            both("Objective 2 of 3, turn 9", "Objectif 2 sur 3"),
            both("Maya’s turn, yesterday 22:10", "Tour de Maya, hier 22:10"),
            samples.view().seats,
        )
        seats = samples.view().seats
        other = SavedGame("g2", "alien", named("Alien"), named("Turn 1"), named("Monday"), seats)
        return tuple(one for one in (game, other) if one.id not in self.removed)

    def offered(self) -> Sequence[RoomOffer]:
        practice = BoxOffer("practice", both("Practice set", "Jeu d’essai"), practice=True)
        return (
            RoomOffer("alien", named("Alien"), (practice, BoxOffer("mine", both("Our box", "Notre boîte")))),
        )

    def following(self, game: str = "") -> SavedGame | None:
        return None

    def setup(self, game: NewGame) -> Setup:
        made = {"film": "first", "cards": ["a", "b"], "roles": {}, **game.choices}
        made["roles"] = {
            name: made["roles"].get(name, NAMES_OF_ROLES[at]) for at, name in enumerate(game.names)
        }
        return Setup(made, tuple(_choices(made)))

    def surprise(self, game: NewGame) -> Setup:
        self.surprises += 1
        return self.setup(replace(game, choices={**game.choices, "film": FILMS[self.surprises % 3][0]}))

    def begin(self, game: NewGame) -> None:
        if self.refuses:
            raise ValueError(self.refuses)
        self.begun.append(game)

    def rehearse(self, rehearsal: Rehearsal) -> None:
        if self.refuses:
            raise ValueError(self.refuses)
        self.rehearsed.append(rehearsal)

    def resume(self, game: str) -> None:
        self.resumed.append(game)

    def remove(self, game: str) -> None:
        self.removed.append(game)

    def leave(self) -> None:
        self.resumed.append("left")


class DrawnPractice:
    """A hand of six and three decks; what is done to them is remembered."""

    def __init__(self) -> None:
        self.done: list[tuple[str, Any]] = []

    def table(self) -> DrawnTable:
        names = ("Rigger", "Grunt", "Specialist", "Salvage Run", "Warrant Officer", "Field Medic")
        hand = tuple(
            DrawnCard(f"c{at}", named(name), (Figure("fight", at),), "tech") for at, name in enumerate(names)
        )
        decks = tuple(DrawnDeck(name.lower(), named(name), 21) for name in ("Hive", "Strikes", "Barracks"))
        return DrawnTable(samples.P1, hand, decks)

    def lay(self, cards: Sequence[str]) -> None:
        self.done.append(("lay", tuple(cards)))

    def lift(self, deck: str) -> None:
        self.done.append(("lift", deck))

    def about(self, card: str) -> About | None:
        return None

    def clear(self) -> None:
        self.done.append(("clear", None))


class Doctor:
    """Something fine, something absent, something broken."""

    def findings(self) -> Sequence[Finding]:
        return (
            Finding("Camera", "absent", "No camera is connected.", "Plug one in, or play by touch."),
            Finding("Disk", "fine", "Writes in 4 ms."),
            Finding("Sound", "broken", "The sound card refuses.", "Choose another output in the settings."),
        )


class Workbench:
    """Two zones and perhaps more, one number, one card to bind, one thing forgotten."""

    def __init__(self, *more: tuple[ZoneId, Phrase]) -> None:
        self.more = more

    def zones(self) -> Sequence[tuple[ZoneId, Phrase]]:
        return (
            (ZoneId("hive"), named("Hive")), (ZoneId("room:3"), named("Weapons Locker")), *self.more
        )  # fmt: skip

    def movable(self) -> Sequence[Held]:
        return ()

    def lying(self, zone: ZoneId) -> Sequence[Held]:
        if zone == "hive":
            return (Held("slot:90", named("a card")), Held("slot:91", named("a card")))
        return (Held("slot:3", named("Crawler")),) if zone == "room:3" else ()

    def spot(self, slot: SlotId) -> tuple[ZoneId, int, bool] | None:
        return (ZoneId("room:3"), 0, True) if slot == 3 else None

    def span(self, name: str) -> tuple[int, int]:
        return (0, 99)

    def numbers(self) -> Sequence[tuple[str, Phrase, int]]:
        return (("attack", named("Attack"), 5),)

    def phases(self) -> Sequence[tuple[str, Phrase]]:
        return (("action", named("Action")),)

    def cards(self, slot: SlotId) -> Sequence[Held]:
        return (Held("drone-1", named("Drone")),)

    def about(self, slot: SlotId) -> About | None:
        label = Offer("label:drone-1", both("Stick a label on Drone", "Coller une étiquette"), Labelled(None))
        taken = Pictured(DesignId("drone"))
        picture = Offer("picture:drone", both("Take its picture", "La photographier"), taken)
        effects = (both("When it is killed: draw a card.", "Quand il est tué : piochez une carte."),)
        figures = (Figure("fight", 3), Figure("harm", 1))
        return About(both("Drone", "Drone"), "by-hand", effects, figures, "drone", (label, picture))

    def facts(self, slot: SlotId) -> Sequence[tuple[str, str, Phrase, int | None]]:
        return (("crawler", "attack", named("Attack"), 6),)

    def forgotten(self) -> Sequence[Offer]:
        return (Offer("forgot:strike", named("A strike"), "the command"),)


class Lamps:
    """Lights that a test switches."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[tuple[Lamp, ...]], None]] = []

    def watch(self, listener: Callable[[tuple[Lamp, ...]], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)


class PrivateViews:
    """The view of a person who is asked in private."""

    def __init__(self, private: View | None) -> None:
        self.private = private
        self.asked: list[str] = []

    def view(self, audience: str) -> View | None:
        self.asked.append(audience)
        return self.private


class Memory:
    """Settings that live as long as the test."""

    def __init__(self, **kept: Any) -> None:
        self.kept = dict(kept)

    def get(self, name: str, default: Any) -> Any:
        return self.kept.get(name, default)

    def set(self, name: str, value: Any) -> None:
        self.kept[name] = value


@cache
def screen_words() -> Words:
    """The screen texts, read once for all tests: they never change."""
    return Words()


def ports_with(**ports: Any) -> Ports:
    """All ports of a quiet evening, some of them as a test wants them."""
    usual: dict[str, Any] = {
        "texts": screen_words(),
        "post": lambda intent: None,
        "clock": Hours(),
        "history": PastEvening(),
        "lobby": Lobby(),
        "practice": None,  # real cards: a drawn hand would lie before what a test looks at
        "doctor": Doctor(),
        "bench": Workbench(),
        "settings": Memory(coach=False),  # a coach would lie over what a test looks at
        "switch_off": lambda: None,
    }
    return grouped(**{**usual, **ports})


GROUPS = {
    "play": PlayPorts,
    "people": PeoplePorts,
    "owner": OwnerPorts,
    "office": OfficePorts,
    "board": BoardPorts,
    "machine": MachinePorts,
}
SAID = {"known": "people", "desk": "light_desk", "computer": "machine"}  # in full outside their group


def grouped(**ports: Any) -> Ports:
    """Ports by their own names, sorted into their groups."""
    given = dict(ports)
    groups = {
        name: kind(**{one: given.pop(said) for one, said in said_of(kind) if said in given})
        for name, kind in GROUPS.items()
    }
    return Ports(**given, **groups)


def said_of(group: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The ports of a group, each with the name by which tests ask for it."""
    return tuple((one, SAID.get(one, one)) for one in group.__struct_fields__)
