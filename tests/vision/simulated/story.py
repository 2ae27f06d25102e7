"""What happens on a drawn table over time: cards slide, come and go, hands pass, the camera is knocked."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from tests.vision.simulated.bench import Bench, Shot
from tests.vision.simulated.pinhole import Pinhole
from tests.vision.simulated.scene import Card, Hand, Scene
from tests.vision.simulated.weather import Weather


class Slide(msgspec.Struct, frozen=True, tag=True):
    """A card moves evenly from where it is to a spot and turn; it is smeared as far as it moves in a shot."""

    key: str
    x_mm: float
    y_mm: float
    turn_deg: float
    start_s: float
    end_s: float
    exposed_s: float = 0.01


class Put(msgspec.Struct, frozen=True, tag=True):
    """A card is laid on top of everything; one with the same key that lies elsewhere is taken from there."""

    card: Card
    at_s: float


class Take(msgspec.Struct, frozen=True, tag=True):
    """A card is taken away."""

    key: str
    at_s: float


class Reach(msgspec.Struct, frozen=True, tag=True):
    """A hand comes in along its own direction, stays over a spot, and goes back the same way."""

    hand: Hand
    start_s: float
    end_s: float
    way_s: float = 0.4
    way_mm: float = 500.0


class Knock(msgspec.Struct, frozen=True, tag=True):
    """The camera is knocked: it shakes for a moment and then hangs differently."""

    at_s: float
    shift_mm: tuple[float, float] = (4.0, -2.0)
    turn_deg: float = 0.3
    shake_mm: float = 3.0
    shake_s: float = 0.5


Happening: TypeAlias = Slide | Put | Take | Reach | Knock


class Story(msgspec.Struct, frozen=True):
    """A scene, a camera, and everything that happens to them."""

    scene: Scene
    pinhole: Pinhole
    happenings: tuple[Happening, ...] = ()


def scene_at(story: Story, time_s: float) -> Scene:
    """Return what lies on the table at a time."""
    cards, hands = (
        {card.key or str(n): card for n, card in enumerate(story.scene.cards)},
        [*story.scene.hands],
    )
    for what in sorted(story.happenings, key=_start_of):
        if isinstance(what, Put) and time_s >= what.at_s:
            cards.pop(what.card.key, None)
            cards[what.card.key] = what.card
        elif isinstance(what, Take) and time_s >= what.at_s:
            cards.pop(what.key, None)
        elif isinstance(what, Slide) and what.key in cards:
            cards[what.key] = _slid(cards[what.key], what, time_s)
        elif isinstance(what, Reach) and what.start_s <= time_s <= what.end_s:
            hands.append(_reaching(what, time_s))
    return replace(story.scene, cards=tuple(cards.values()), hands=tuple(hands))


def pinhole_at(story: Story, time_s: float) -> Pinhole:
    """Return how the camera hangs at a time."""
    pinhole = story.pinhole
    for what in story.happenings:
        if isinstance(what, Knock) and time_s >= what.at_s:
            since = time_s - what.at_s
            rest = max(0.0, 1 - since / what.shake_s) * what.shake_mm
            x, y = pinhole.spot_mm
            spot = (
                x + what.shift_mm[0] + rest * cos(40 * since),
                y + what.shift_mm[1] + rest * sin(55 * since),
            )
            pinhole = replace(pinhole, spot_mm=spot, turn_deg=pinhole.turn_deg + what.turn_deg)
    return pinhole


class StoryBench:
    """Films a story: a bench for each way the camera hangs, kept while it hangs so."""

    def __init__(self, story: Story, weather: Weather, *, seed: int = 0, is_gray: bool = False) -> None:
        self.story, self._weather = story, weather
        self._seed, self._is_gray = seed, is_gray
        self._bench = Bench(story.pinhole, weather, seed=seed, is_gray=is_gray)

    def shot(self, time_s: float) -> Shot:
        """Take the frame of a time; the same time always gives the same picture."""
        pinhole = pinhole_at(self.story, time_s)
        if pinhole != self._bench.pinhole:
            self._bench = Bench(pinhole, self._weather, seed=self._seed, is_gray=self._is_gray)
        return self._bench.shot(scene_at(self.story, time_s), time_s)


def _start_of(what: Happening) -> float:
    return what.at_s if isinstance(what, Put | Take | Knock) else what.start_s


def _share(time_s: float, start_s: float, end_s: float) -> float:
    """Return how much of a time span is over."""
    return min(1.0, max(0.0, (time_s - start_s) / max(end_s - start_s, 1e-9)))


def _slid(card: Card, slide: Slide, time_s: float) -> Card:
    share = _share(time_s, slide.start_s, slide.end_s)
    if share <= 0:
        return card
    way = slide.x_mm - card.x_mm, slide.y_mm - card.y_mm
    speed = slide.exposed_s / (slide.end_s - slide.start_s) if share < 1 else 0.0
    return replace(
        card,
        x_mm=card.x_mm + way[0] * share,
        y_mm=card.y_mm + way[1] * share,
        turn_deg=card.turn_deg + (slide.turn_deg - card.turn_deg) * share,
        smear_mm=(way[0] * speed, way[1] * speed),
    )


def _reaching(reach: Reach, time_s: float) -> Hand:
    """Return the hand on its way: as far back as it still has to come, or has gone again."""
    coming = 1 - _share(time_s, reach.start_s, reach.start_s + reach.way_s)
    going = _share(time_s, reach.end_s - reach.way_s, reach.end_s)
    back, turn = reach.way_mm * max(coming, going), radians(reach.hand.turn_deg)
    hand = reach.hand
    return replace(hand, x_mm=hand.x_mm - back * sin(turn), y_mm=hand.y_mm + back * cos(turn))
