"""Tracking: what is wrongly told to appear, leave or lie elsewhere in an hour of simulated play.

tracking [minutes] [light] [seed]    minutes of play, in one light of good, typical, poor
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Literal, cast

import msgspec

from tests.vision.overhead.play import STEP_S, Play, back, card
from tests.vision.simulated.scene import Board, BoardKind, Card, Hand
from vision.calibration.table_places import TablePlace, place_at, rectangle
from vision.overhead.survey import Survey
from vision.pixels import use_one_core

UNSEEN = 920_000
SIZE_MM = (600.0, 400.0)
PLACES = tuple(
    TablePlace(f"room:{row * 4 + column}", rectangle(20 + 140 * column, 15 + 125 * row, 130, 115))
    for row in range(3)
    for column in range(4)
)
Light = Literal["good", "typical", "poor"]


class Player:
    """Plays by chance on a drawn table, and knows what really lies where."""

    def __init__(self, seed: int, light: Light) -> None:
        self.chance = Random(seed)
        kinds: tuple[BoardKind, ...] = ("plain", "felt", "wood", "playmat")
        kind = self.chance.choice(kinds)
        self.play = Play(
            size_mm=SIZE_MM,
            places=PLACES,
            light=light,
            picture=(1280, 860),
            seed=seed,
            board=Board(kind, seed=seed),
        )
        self.faults: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()
        self.stories: list[str] = []
        self.doing = ""
        self._next = 0
        self._gone: dict[str, float] = {}
        self._settled = 0

    def run(self, seconds: float) -> None:
        """Do one thing after the other, each with a hand, and look all the while."""
        deeds: list[tuple[int, Callable[[], None]]] = [
            (6, self.lay), (4, self.slide), (3, self.take), (3, self.pile), (2, self.take_pile),
            (2, self.cover), (3, self.pass_hand), (2, self.rest_hand), (2, self.shade), (1, self.knock),
            (1, self.dim),
        ]  # fmt: skip
        while self.play.now < seconds:
            (deed,) = self.chance.choices([one for _, one in deeds], [many for many, _ in deeds])
            self.doing = deed.__name__
            self.deeds[self.doing] += 1
            deed()
            self.look(self.chance.uniform(2.5, 6.0))

    # -- deeds ---------------------------------------------------------------------------------

    def lay(self) -> None:
        """Lay a card on a free place."""
        if (spot := self._free()) is not None and len(self.play.cards) < 14:
            self._reach(spot)
            self._put(spot)
            self.look(0.4)
            self._withdraw()

    def slide(self) -> None:
        """Slide a card to another place, under the hand."""
        spot = self._free()
        cards = [one for one in self.play.cards if one.side == "face" and self._is_on_top(one)]
        if spot is None or not cards:
            return
        moved = self.chance.choice(cards)
        self._reach((moved.x_mm, moved.y_mm))
        for step in range(1, 5):
            at = next(i for i, one in enumerate(self.play.cards) if one.key == moved.key)
            x = moved.x_mm + (spot[0] - moved.x_mm) * step / 4
            y = moved.y_mm + (spot[1] - moved.y_mm) * step / 4
            del self.play.cards[at]
            self.play.cards.append(msgspec.structs.replace(moved, x_mm=x, y_mm=y))
            self.play.hands = (Hand(x, y + 20),)
            self.look(STEP_S)
        self._withdraw()

    def take(self) -> None:
        """Take a card off the table."""
        cards = [one for one in self.play.cards if self._is_on_top(one)]
        if cards:
            self._take([self.chance.choice(cards)])

    def pile(self) -> None:
        """Lay a card exactly upon another."""
        cards = [one for one in self.play.cards if one.side == "face" and self._is_on_top(one)]
        if cards and len(self.play.cards) < 14:
            below = self.chance.choice(cards)
            self._reach((below.x_mm, below.y_mm))
            self._put((below.x_mm + self.chance.uniform(-4, 4), below.y_mm + self.chance.uniform(-4, 4)))
            self.look(0.4)
            self._withdraw()

    def take_pile(self) -> None:
        """Take everything at one place."""
        if self.play.cards:
            one = self.chance.choice(self.play.cards)
            self._take([other for other in self.play.cards if _near(one, other)])

    def cover(self) -> None:
        """Lay a back on a card for a while."""
        cards = [one for one in self.play.cards if one.side == "face" and self._is_on_top(one)]
        if cards:
            below = self.chance.choice(cards)
            self.play.cards.append(back(below.x_mm + 3, below.y_mm - 3, self.chance.uniform(-10, 10)))
            self.look(self.chance.uniform(2, 8))
            self.play.cards.pop()

    def pass_hand(self) -> None:
        """Reach across the table."""
        y = self.chance.uniform(20, 300)
        for step in range(8):
            self.play.hands = (Hand(60 + 70 * step, y, self.chance.uniform(-15, 15)),)
            self.look(STEP_S)
        self.play.hands = ()

    def rest_hand(self) -> None:
        """Leave a hand lying on the table."""
        self.play.hands = (Hand(self.chance.uniform(50, 550), self.chance.uniform(40, 360), z_mm=15),)
        self.look(self.chance.uniform(3, 8))
        self.play.hands = ()

    def shade(self) -> None:
        """Stand in the light."""
        shadow = Hand(
            self.chance.uniform(50, 550), self.chance.uniform(0, 300), z_mm=250, is_shadow_only=True
        )
        self.play.hands = (shadow,)
        self.look(self.chance.uniform(2, 5))
        self.play.hands = ()

    def knock(self) -> None:
        """Knock against the camera, a little."""
        self.play.knock(self.chance.uniform(-8, 8), self.chance.uniform(-8, 8), self.chance.uniform(-2, 2))

    def dim(self) -> None:
        """Turn the lamp down for a while, or off."""
        lit = self.play.weather
        self.play.relight(
            msgspec.structs.replace(lit, exposure=lit.exposure * self.chance.choice([0.05, 0.6]))
        )
        self.look(self.chance.uniform(2, 5))
        self.play.relight(lit)

    # -- what is seen of it --------------------------------------------------------------------

    def look(self, seconds: float) -> None:
        """Look for so long, and compare what is believed with what is so."""
        for _ in range(max(1, round(seconds / STEP_S))):
            before = set(self.play.lies())
            told = self.play.look()
            after = set(self.play.lies())
            real = {f"mark:{one.key}": one for one in self.play.cards if one.side == "face"}
            for text in before - after:
                self._count("wrongly left" if text in real else "left", text)
            for text in after - before:
                self._count("appeared" if text in real else "wrongly appeared", text)
            for text in after & self._gone.keys():
                if self.play.now - self._gone[text] > 10 and text not in real:
                    self._count("still there 10 s after it went", text)
                    del self._gone[text]
            if told is not None and told.settled:
                self._compare(told, real)

    def _compare(self, told: Survey, real: dict[str, Card]) -> None:
        """Count what a settled snapshot says that is not so."""
        self._settled += 1
        for one in told.lying:
            lies = real.get(one.text)
            place = place_at((lies.x_mm - 20, lies.y_mm - 33), PLACES) if lies is not None else None
            if place is not None and place.name != one.place:
                self._count("settled at a wrong place", one.text)
        tops = {text for text, one in real.items() if self._is_on_top(one)}
        for text in tops - {one.text for one in told.lying}:
            self._count("settled without a card that lies open", text)

    def _count(self, fault: str, text: str) -> None:
        self.faults[fault] += 1
        if fault not in {"left", "appeared"}:
            self.stories.append(f"{self.play.now:.1f} s, {self.doing}: {text} {fault}")

    # -- hands ---------------------------------------------------------------------------------

    def _reach(self, spot: tuple[float, float]) -> None:
        for away in (120, 40):
            self.play.hands = (Hand(spot[0], spot[1] + away),)
            self.look(STEP_S)

    def _withdraw(self) -> None:
        self.play.hands = ()
        self.look(STEP_S)

    def _put(self, spot: tuple[float, float]) -> None:
        self._next = (self._next + 1) % 900
        laid = card(self._next, *spot, turn_deg=self.chance.uniform(-4, 4))
        self.play.cards.append(laid)

    def _take(self, cards: list[Card]) -> None:
        self._reach((cards[0].x_mm, cards[0].y_mm))
        for one in cards:
            self.play.cards.remove(one)
            self._gone[f"mark:{one.key}"] = self.play.now
        self._withdraw()

    def _free(self) -> tuple[float, float] | None:
        """A place on which nothing lies, the middle of a card laid there."""
        spots = [(105.0 + 140 * column, 75.0 + 125 * row) for row in range(3) for column in range(4)]
        free = [
            spot
            for spot in spots
            if all(abs(one.x_mm - spot[0]) > 90 or abs(one.y_mm - spot[1]) > 100 for one in self.play.cards)
        ]
        return self.chance.choice(free) if free else None

    def _is_on_top(self, below: Card) -> bool:
        at = self.play.cards.index(below)
        return not any(_near(below, other) for other in self.play.cards[at + 1 :])


def _near(one: Card, other: Card) -> bool:
    return abs(one.x_mm - other.x_mm) < 60 and abs(one.y_mm - other.y_mm) < 80


def measure(arguments: Sequence[str]) -> None:
    """Print what was told in so many minutes of play, and what of it was not so."""
    use_one_core()
    minutes = float(arguments[0]) if arguments else 20.0
    light = cast(Light, arguments[1] if len(arguments) > 1 else "typical")
    seed = UNSEEN + (int(arguments[2]) if len(arguments) > 2 else 0)
    total: Counter[str] = Counter()
    deeds: Counter[str] = Counter()
    begun, played, evenings = perf_counter(), 0.0, max(1, round(minutes / 5))
    for evening in range(evenings):
        player = Player(seed + evening, light)
        player.run(60 * minutes / evenings)
        played += player.play.now
        total, deeds = total + player.faults, deeds + player.deeds
        for story in player.stories:
            print(f"  evening {evening}, {story}")
    hours = played / 3600
    print(f"{played / 60:.0f} minutes of play in {light} light, {sum(deeds.values())} deeds: {dict(deeds)}")
    for fault, times in sorted(total.items()):
        print(f"  {fault:40} {times:5}  {times / hours:7.1f} an hour")
    print(f"  {1000 * (perf_counter() - begun) / (played / STEP_S):.0f} ms a frame, drawing included")
