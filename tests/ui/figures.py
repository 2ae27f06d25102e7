"""Games in figures for tests of their screens: five people, a long name, few and many games."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.crossing.series import Trait
from companion.core.crossing.views import Shape
from companion.core.language.ids import SeatId
from companion.core.language.phrases import named, phrase
from companion.core.ports.statistics import (
    EveningFigures,
    FileKind,
    GameFigures,
    Group,
    Overview,
    PersonFigures,
    PersonSums,
    Progress,
    Rate,
    Section,
    Spread,
    TurnFigures,
    TurningPoint,
)

NAMES = ("Maya", "Ben", "Inès", "Maximilienne-Joséphine", "Lou")
COUNTED: tuple[tuple[str, Shape], ...] = (
    ("kills", "fight"),
    ("strikes", "count"),
    ("damage", "harm"),
    ("scans", "scan"),
    ("recruits", "pay"),
)
FILMS = ("Ore Tug Halcyon", "Kestrel Station", "A Voice in the Static of the Lower Deck")


def game(number: int = 1, people: int = 5, turns: int = 24) -> GameFigures:
    """A game that was won in odd numbers; the last person dies in its middle."""
    seats = [SeatId(f"p{at}") for at in range(1, people + 1)]
    half = turns // 2
    course = tuple(
        TurnFigures(
            n, seats[n % people], 60.0 + 7 * n,
            tuple(None if at == people - 1 and n > half else (n * (at + 1)) // 9 for at in range(people)),
            crowd=n % 7,
        )
        for n in range(1, turns + 1)
    )  # fmt: skip
    turnings = (
        TurningPoint(4, "ObjectiveDone", phrase("ui-done"), seats[0], 70),
        TurningPoint(half, "harm", phrase("turning-harm", count=7, name=NAMES[people - 1], most=5),
                     seats[-1], 65),
        TurningPoint(half, "PlayerDied", named(f"{NAMES[people - 1]} is dead, and nobody could do anything"),
                seats[-1], 90),
        TurningPoint(turns, "Won", phrase("ui-scene-victory"), None, 100),
    )  # fmt: skip
    return GameFigures(
        f"g{number}", "alien", 400, f"2026-03-{number:02}T20:00:00", f"2026-03-{number:02}T22:00:00",
        "won" if number % 2 else "lost", bool(number % 2), phrase("ui-done"), None, COUNTED, True,
        (Trait(named("Location"), named(FILMS[number % 3])),),
        tuple(
            PersonFigures(seat, NAMES[at], at, at < people - 1, bool(number % 2), 3 * at,
                          {"kills": 12 - at, "damage": 2 * at, "scans": at}, turns // people, 900.0 + at)
            for at, seat in enumerate(seats)
        ),
        course, turnings, 5_400.0, 380, 4,
    )  # fmt: skip


def rate(won: int, games: int) -> Rate:
    """A share with some interval."""
    return Rate(won, games, won / games / 2, (1 + won / games) / 2)


def everything(games: int = 7) -> Overview:
    """An overview of so many games."""
    people = tuple(
        PersonSums(name, at, rate(at, games), {what: 1.5 + at for what, _ in COUNTED},
                   Spread(40 - at, 130.0, 90.0, 200.0))
        for at, name in enumerate(NAMES)
    )  # fmt: skip
    sections = (
        Section(phrase("statistics-people"),
                tuple(Group(phrase("statistics-so-many-people", count=n), rate(1, 2)) for n in (1, 3, 5))),
        Section(named("Location"), tuple(Group(named(film), rate(at, 3)) for at, film in enumerate(FILMS))),
        Section(named("Mode"), (Group(named("The usual game"), rate(3, games)),)),
    )  # fmt: skip
    evenings = tuple(
        EveningFigures(f"2026-03-{n:02}", 2, 1, 7_000.0,
                {"kills": {name: float((n * (at + 2)) % 9) for at, name in enumerate(NAMES)}})
        for n in range(1, games + 1)
    )  # fmt: skip
    spreads = tuple((n, Spread(9, 4_000.0 + n * 100, 3_000.0, 5_000.0)) for n in (1, 3, 5))
    return Overview(rate(3, games), 40_000.0, 160, sections, COUNTED, people, spreads, spreads, evenings)


class KeptFigures:
    """The port `Statistics`; `missing` games come in one by one."""

    def __init__(self, games: int = 7, missing: int = 0, rooms: Sequence[str] = ("alien",)) -> None:
        self._games, self.missing, self._rooms = games, missing, rooms
        self.asked: list[str] = []
        self.written: list[tuple[str, str, str, str]] = []

    def read_on(self, most_s: float = 0.4) -> Progress:
        self.missing = max(0, self.missing - 1)
        return Progress(self._games - self.missing, self._games)

    def rooms(self) -> Sequence[str]:
        return self._rooms

    def overview(self, room: str = "") -> Overview:
        self.asked.append(room)
        return everything(self._games) if self._games else Overview(Rate(0, 0, 0.0, 1.0))

    def games(self, room: str = "") -> Sequence[GameFigures]:
        return tuple(game(number) for number in range(self._games, 0, -1))

    def recap(self, name: str = "") -> GameFigures | None:
        return game(int(name[1:]) if name else 1) if self._games else None

    def write(self, place: str, kind: FileKind, language: str, game: str = "") -> str:
        self.written.append((place, kind, language, game))
        return f"{place}/statistics.{kind}"
