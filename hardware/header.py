"""The 40-pin header of a Pi: what is on which position, and which pins have a second job."""

from __future__ import annotations

from collections.abc import Iterable

STRONG, WEAK, GROUND = "5V", "3V3", "GND"
POSITIONS: tuple[str | int, ...] = (  # from position 1 on; numbers are GPIO
    WEAK, STRONG, 2, STRONG, 3, GROUND, 4, 14, GROUND, 15,
    17, 18, 27, GROUND, 22, 23, WEAK, 24, 10, GROUND,
    9, 25, 11, 8, GROUND, 7, 0, 1, 5, GROUND,
    6, 12, 13, GROUND, 19, 16, 26, 20, GROUND, 21,
)  # fmt: skip
SECOND_JOBS = {  # what else the system may use these pins for
    "I2C": (2, 3),
    "1-Wire": (4,),
    "SPI": (7, 8, 9, 10, 11),
    "the serial port": (14, 15),
    "I2S sound": (18, 19, 20, 21),
}
HIGH_AT_FIRST = range(9)  # pulled up while the Pi starts and while nobody uses them
PWM_PINS = (12, 13, 18, 19)  # the chip itself could time these; the pin library does not ask it to


def position(gpio: int) -> int:
    """Where on the header a GPIO is, counted from 1."""
    return POSITIONS.index(gpio) + 1


def second_jobs(pins: Iterable[int]) -> tuple[str, ...]:
    """What else these pins may be used for, in the order of the list above."""
    wanted = set(pins)
    return tuple(job for job, taken in SECOND_JOBS.items() if wanted & set(taken))
