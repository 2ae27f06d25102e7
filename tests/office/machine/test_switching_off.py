"""Switching off: only on a Pi, only where the system allows it, and a sentence where it does not."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.core.language.languages import codes
from companion.ground.texts import FluentTexts
from companion.office.machine.printers import CommandOutput
from companion.office.machine.switching_off import ASK, OFF, MayNotSwitchOff, switch_off, switch_off_of


class System:
    """A system that answers as it is told."""

    def __init__(self, says: str, code: int = 0) -> None:
        self.says, self.code = says, code
        self.asked: list[tuple[str, ...]] = []

    def __call__(self, command: Sequence[str], data: bytes = b"") -> CommandOutput:
        self.asked.append(tuple(command))
        return CommandOutput(self.code, self.says)


def test_where_it_is_allowed_the_system_is_switched_off(tmp_path: Path) -> None:
    (tmp_path / "proc/device-tree").mkdir(parents=True)
    (tmp_path / "proc/device-tree/model").write_bytes(b"Raspberry Pi 4 Model B\x00")
    system = System('s "yes"\n')
    off = switch_off_of(tmp_path, system)
    assert off is not None
    off()
    assert system.asked == [ASK, OFF]


def test_a_computer_that_is_no_pi_is_never_switched_off(tmp_path: Path) -> None:
    assert switch_off_of(tmp_path, System('s "yes"\n')) is None


@pytest.mark.parametrize(("says", "code"), [('s "no"\n', 0), ('s "challenge"\n', 0), ("", 127)])
def test_where_it_is_not_allowed_nothing_happens_but_a_sentence(says: str, code: int) -> None:
    system = System(says, code)
    with pytest.raises(MayNotSwitchOff, match="does not let the app switch it off") as caught:
        switch_off(system)
    assert system.asked == [ASK]
    for language in codes():
        assert FluentTexts("alien").faults(caught.value.phrase, language) == []
