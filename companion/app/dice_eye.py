"""The dice of a running ask under the camera: while dice are asked for, the tray is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.core.asks import Dice
from companion.core.intents import DiceSeen, Intent
from companion.core.seen_rolls import SeenRoll

if TYPE_CHECKING:
    from companion.app.house import House
    from vision.dice.watch import Roll
    from vision.prepare import Pixels


class DiceEye:
    """Looks into the tray as long as dice are asked for, and posts each roll that comes to rest once."""

    def __init__(self, asked: Callable[[], Dice | None], post: Callable[[Intent], None]) -> None:
        """`asked` tells which dice are asked for now, if any."""
        from vision.dice.watch import DiceWatch

        self._asked, self._post = asked, post
        self._watch = DiceWatch()
        self._ask: int | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether dice are asked for now."""
        return self._asked() is not None

    def look(self, tray: Pixels, time_s: float, sides_px: tuple[float, float] = (0.0, 1e6)) -> None:
        """Read the part of a picture in which the tray lies, while that is worth it."""
        from vision.dice.reading import read_dice

        ask = self._asked()
        if ask is None:
            self._ask = None
            return
        if ask.id != self._ask:
            self._ask = ask.id
            self._watch.expect(ask.dice)
        roll = self._watch.update(read_dice(tray, sides_px), time_s)
        if roll is not None:
            self._post(DiceSeen(seen_roll(ask, roll)))


def asked_dice(house: House) -> Dice | None:
    """The dice that the running game asks for now."""
    ask = house.desk.game.state.ask if house.desk is not None else None
    return ask if isinstance(ask, Dice) else None


def seen_roll(ask: Dice, roll: Roll) -> SeenRoll:
    """A roll as the game hears of it."""
    faces = tuple(0 if die is None else die.face for die in roll.dice)
    unsure = tuple(at for at, die in enumerate(roll.dice) if die is not None and not die.sure)
    return SeenRoll(ask.id, faces, unsure, roll.missing, tuple(roll.extra))
