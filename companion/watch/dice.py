"""The dice of a running ask under the camera: while dice are asked for, the tray is read, and shown live."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.core.crossing.intents import DiceSeen, Intent
from companion.core.crossing.seen_rolls import SeenRoll
from companion.core.language.asks import Dice

if TYPE_CHECKING:
    from companion.house.house import House
    from vision.dice.die import Die
    from vision.dice.watch import Roll
    from vision.pixels import Pixels


class DiceEye:
    """Looks into the tray as long as dice are asked for, and posts each roll that comes to rest once."""

    def __init__(self, asked: Callable[[], Dice | None], post: Callable[[Intent], None]) -> None:
        """`asked` tells which dice are asked for now, if any."""
        from vision.dice.watch import DiceWatch

        self._asked, self._post = asked, post
        self._watch = DiceWatch()
        self._ask: int | None = None
        self._glimpse: SeenRoll | None = None  # the last reading
        self._live: SeenRoll | None = None
        self._told: Sequence[Die] = ()  # what lay there when a roll was told: no new roll until it moves

    @property
    def is_wanted(self) -> bool:
        """Whether dice are asked for now."""
        return self._asked() is not None

    def look(self, tray: Pixels, time_s: float, sides_px: tuple[float, float] = (0.0, 1e6)) -> None:
        """Read the part of a picture in which the tray lies, while that is worth it."""
        from vision.dice.reader import read_dice
        from vision.dice.watch import is_same, rolled

        ask = self._asked()
        if ask is None:
            self._ask = None
            return
        if ask.id != self._ask:
            self._ask, self._glimpse, self._live = ask.id, None, None
            self._watch.expect(ask.dice)
        dice = read_dice(tray, sides_px)
        roll = self._watch.update(dice, time_s)
        if roll is not None:
            self._told = dice
            self._live = replace(seen_roll(ask, roll), rests=False)
            self._post(DiceSeen(seen_roll(ask, roll)))
        elif not is_same(dice, self._told):
            self._show(ask, rolled(ask.dice, dice, time_s))

    def _show(self, ask: Dice, roll: Roll) -> None:
        """What lies there now, before it has come to rest: only what is another sight than before.

        A die too many beside what is shown must be seen twice: shadows come and go.
        """
        live = replace(seen_roll(ask, roll), rests=False)
        before, self._glimpse = self._glimpse, live
        is_doubtful = bool(live.extra) and self._live is not None and live != before
        if live != self._live and not is_doubtful and (any(live.faces) or self._live is not None):
            self._live = live
            self._post(DiceSeen(live))


def asked_dice(house: House) -> Dice | None:
    """The dice that the running game asks for now."""
    ask = house.desk.game.state.ask if house.desk is not None else None
    return ask if isinstance(ask, Dice) else None


def seen_roll(ask: Dice, roll: Roll) -> SeenRoll:
    """A roll as the game hears of it."""
    faces = tuple(0 if die is None else die.face for die in roll.dice)
    unsure = tuple(at for at, die in enumerate(roll.dice) if die is not None and not die.sure)
    return SeenRoll(ask.id, faces, unsure, roll.missing, tuple(roll.extra))
