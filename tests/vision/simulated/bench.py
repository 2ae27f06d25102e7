"""The test bench: a camera in its weather looks at a scene and tells both the picture and the truth."""

from __future__ import annotations

import msgspec

from tests.vision.simulated.grids import Owners
from tests.vision.simulated.picture import draw
from tests.vision.simulated.pinhole import Pinhole
from tests.vision.simulated.scene import Scene
from tests.vision.simulated.sensor import glare_of, light_of, lit, taken
from tests.vision.simulated.truth import TrueCard, TrueCode, Truth, true_card, true_code, true_die
from tests.vision.simulated.weather import Weather
from vision.frames import Frame
from vision.pixels import Pixels


class Shot(msgspec.Struct, frozen=True, eq=False):
    """One picture and what really lies in it."""

    frame: Frame
    truth: Truth

    @property
    def pixels(self) -> Pixels:
        """The picture itself."""
        return self.frame.pixels


class Bench:
    """A camera over a drawn table; it keeps what does not change from one frame to the next."""

    def __init__(self, pinhole: Pinhole, weather: Weather, *, seed: int = 0, is_gray: bool = False) -> None:
        self.pinhole, self.weather = pinhole, weather
        self._seed, self._is_gray = seed, is_gray
        self._light = light_of(weather, pinhole.size)
        self._glow = glare_of(weather, pinhole.size)
        self._last: tuple[Scene, Pixels, Truth] | None = None

    def shot(self, scene: Scene, time_s: float = 0.0) -> Shot:
        """Take one frame of a scene; the same seed, scene and time always give the same picture."""
        picture, truth = self._seen(scene)
        pixels = taken(picture, self.weather, self._seed * 1_000_003 + round(time_s * 1000))
        return Shot(Frame(pixels, time_s, "bench"), truth)

    def _seen(self, scene: Scene) -> tuple[Pixels, Truth]:
        """Return the scene lit and seen through the lens, without noise, and its truth."""
        if self._last is None or self._last[0] != scene:
            drawing, owners = draw(scene, self.pinhole, self.weather.lamp_deg, self._is_gray)
            picture = lit(drawing, self._light, self._glow, self.weather)
            self._last = scene, picture, self._truth(scene, owners)
        return self._last[1], self._last[2]

    def _truth(self, scene: Scene, owners: Owners) -> Truth:
        codes: list[TrueCode | None] = []
        cards: list[TrueCard | None] = []
        for owner, card in enumerate(scene.cards, 1):
            seen = true_card(card, self.pinhole, owners, owner, self._glow)
            cards.append(seen)
            codes += [
                true_code(card, number, self.pinhole, owners, owner, self._glow)
                for number in range(len(card.codes))
            ]
        dice = [
            true_die(die, scene.dice, self.pinhole, owners, owner, self._glow)
            for owner, die in enumerate(scene.dice, len(scene.cards) + 1)
        ]
        there = [code for code in codes if code is not None]
        return Truth(
            tuple(code for code in there if code.kind != "mark"),
            tuple(code for code in there if code.kind == "mark"),
            tuple(card for card in cards if card is not None),
            tuple(die for die in dice if die is not None),
        )
