"""Trying devices one by one: a small show for each, which lights nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from hardware.cues.sheet import Sheets
from hardware.cues.show import Beat, Show, Tone
from hardware.devices import BUZZER_KINDS, LAMP_KINDS, Device, Wiring

TRIAL = "try "  # no show of a file has a blank in its name
STEP_MS = 600
COLOURS = {  # what a lamp of this kind shows one after the other: a swapped wire is seen at once
    "rgb": ("#FF0000", "#00FF00", "#0000FF", "white"),
    "two-colour": ("#FF0000", "#00FF00", "#FFFF00"),
}
PLAIN = ("white", "off", "white")
TUNE: tuple[Tone, ...] = ((523, 200), (659, 200), (784, 400))


def trial_of(device: Device) -> str:
    """The name of the show that tries a device; no show file can use it."""
    return f"{TRIAL}{device.name}"


def is_trial(show: str) -> bool:
    """Whether it is the show of somebody who tries a device."""
    return show.startswith(TRIAL)


def with_trials(sheets: Sheets, wiring: Wiring) -> Sheets:
    """The sheets, with a show for every device that can shine or sound."""
    trials = {trial_of(device): show for device, show in _trials(wiring)}
    return replace(sheets, shows={**sheets.shows, **trials})


def _trials(wiring: Wiring) -> Iterator[tuple[Device, Show]]:
    for device in wiring.of(LAMP_KINDS):
        yield device, Show(tuple(_beats(device)), f"tries {device.name}", resumes=False)
    for device in wiring.of(BUZZER_KINDS):
        yield device, Show((Beat(tones=TUNE),), f"tries {device.name}", resumes=False)


def _beats(device: Device) -> Iterator[Beat]:
    for role_at, role in enumerate(device.roles):
        colours = COLOURS.get(device.kind, PLAIN)
        for at, colour in enumerate(colours):
            start = (role_at * len(colours) + at) * STEP_MS
            yield Beat(at_ms=start, for_ms=STEP_MS, roles=(role,), colour=colour)
