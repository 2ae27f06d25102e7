"""Stacks and bags for the screens: a box of long names, a game that is put away, a table that is packed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import companion
from companion.core.language.ids import CopyId, SeatId, ZoneId
from companion.core.language.phrases import named
from companion.core.ports.owners import Back, Bag, Due, ShownCard, StackLine
from tests.ui.samples import both
from tests.ui.words import Words

MINE = "mine"
PICKS = ("Gunner", "Technician", "Researcher", "Battlefield Medicine", "Reconnaissance")
DIVIDERS = {"D0": "avatars", "D1": "drones", "D2": "elsewhere"}
CARDS = {"T1": "drones", "T2": "drones", "T3": "strikes"}


def words() -> Words:
    """The screens' words with those of the house."""
    return Words((Path(companion.__file__).parent / "texts",))


def line_of(stack: str, english: str, french: str, cards: int, **more: Any) -> StackLine:
    return StackLine("alien", MINE, stack, both(english, french), cards, **{"take": cards, **more})


LINES = (
    line_of("avatars", "Avatars", "Avatars", 10, use="some", take=5, picks=tuple(map(named, PICKS))),
    line_of("drones", "Drones", "Drones", 24, use="lot", take=15, has_divider=True),
    line_of("strikes", "Strikes", "Blessures", 40, state="checked", at="2024-09-12", missing=12),
    line_of("hatchery", "Hatchery", "Couveuse", 14, state="checked", at="2024-09-12"),
    line_of("hive", "You’re a Thing. A Construct.", "Tu es une chose. Une construction.", 11),
    line_of("suite", "Warrant Officer Ripley", "Adjudante Ripley", 14, state="put-away", at="2024-12-28"),
    *(line_of(f"more{at}", f"Captain Dallas {at}", f"Capitaine Dallas {at}", 14) for at in range(11)),
)


class Shelf:
    """The Stacks port: remembers what was checked and closed."""

    def __init__(self, lines: Sequence[StackLine] = LINES) -> None:
        self.lines = {line.stack: line for line in lines}
        self.asked: list[tuple[str, str, int, Mapping[str, Any]]] = []
        self.checked: list[tuple[str, dict[str, int]]] = []
        self.out: dict[str, Due] = {}
        self.refuses = ""

    def of_box(self, room: str, box: str) -> Sequence[StackLine]:
        return tuple(replace(line, use="whole", take=line.cards, picks=()) for line in self.lines.values())

    def for_game(self, room: str, box: str, players: int, choices: Mapping[str, Any]) -> Sequence[StackLine]:
        if self.refuses:
            raise ValueError(self.refuses)
        self.asked.append((room, box, players, choices))
        return tuple(self.lines.values())

    def of_divider(self, tag: str) -> tuple[str, str] | None:
        return (MINE, DIVIDERS[tag]) if tag in DIVIDERS else None

    def card(self, tag: str, been: Collection[CopyId] = ()) -> ShownCard | None:
        if tag not in CARDS:
            return None
        line = self.lines[CARDS[tag]]
        return ShownCard(CopyId(f"mine/{tag}"), "one", both("Drone", "Drone"), line)

    def check(self, room: str, box: str, stack: str, seen: Mapping[str, int]) -> StackLine:
        self.checked.append((stack, dict(seen)))
        line = self.lines[stack]
        missing = line.cards - sum(seen.values())
        self.lines[stack] = replace(line, state="checked", at="2024-12-31", missing=missing)
        return self.lines[stack]

    def begin_away(self) -> Sequence[Due]:
        if self.refuses:
            raise ValueError(self.refuses)
        self.out = {line.stack: Due(line, line.take, 0) for line in self.lines.values()}
        return self.due()

    def due(self) -> Sequence[Due]:
        return tuple(sorted(self.out.values(), key=lambda due: due.is_closed))

    def show(self, tag: str) -> Back | None:
        if tag not in CARDS:
            return None
        due = self.out[CARDS[tag]]
        due = self.out[CARDS[tag]] = replace(due, back=due.back + 1)
        return Back(both("Drone", "Drone"), due.line, due.back, due.due)

    def close(self, stack: str) -> Due:
        due = self.out[stack]
        line = replace(due.line, state="put-away", at="2024-12-31", missing=None)
        self.out[stack] = replace(due, line=line, is_closed=True)
        return self.out[stack]


SEEN = tuple(named(name) for name in ("Rigger", "Salvage Run", "Battlefield Medicine"))
BAGS = (
    Bag(1, ZoneId("deck:p1"), both("Deck of Maya", "Deck de Maya"), 12, "down", True, SeatId("p1")),
    Bag(2, ZoneId("hand:p1"), both("Hand of Maya", "Main de Maya"), 6, "down", False, SeatId("p1")),
    Bag(3, ZoneId("discard:p1"), both("Discards", "Défausse"), 3, "up", True, SeatId("p1"), SEEN),
    Bag(4, ZoneId("hq"), both("HQ", "QG"), 5, "up", False, None, (*SEEN, *SEEN[:2])),
    Bag(5, ZoneId("hive"), both("Hive", "Ruche"), 31, "down", True),
    Bag(6, ZoneId("objectives"), both("Objectives", "Objectifs"), 3, "mixed", True, None, SEEN[:1]),
)  # fmt: skip


class Bagged:
    """The Packing port: remembers what was packed, photographed and laid out again."""

    def __init__(self, bags: Sequence[Bag] = BAGS, *, camera: bool = True) -> None:
        self.lying, self.camera = tuple(bags), camera
        self.packed: set[str] = set()
        self.laid: list[tuple[str, ...]] = []
        self.pictures: dict[int, bytes] = {}

    def bags(self) -> Sequence[Bag]:
        return self.lying

    def pack(self) -> Sequence[Bag]:
        self.packed.add("g1")
        return self.lying

    def is_packed(self, game: str = "") -> bool:
        return (game or "g1") in self.packed

    def unpack(self) -> Sequence[Bag]:
        return self.lying[::-1]

    def unpacked(self, disturbed: Sequence[ZoneId] = ()) -> None:
        self.packed.clear()
        self.laid.append(tuple(disturbed))

    def photograph(self, number: int) -> bool:
        if self.camera:
            self.pictures[number] = b"\xff\xd8 a bag"
        return self.camera

    def picture(self, number: int) -> bytes | None:
        return self.pictures.get(number)
