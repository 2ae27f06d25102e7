"""What the driver of the pins needs: named with its remedy where it is missing, in both languages."""

from pathlib import Path

import pytest

from companion.core.language.languages import codes
from companion.ground.texts import FluentTexts
from hardware.pins_needs import needs


@pytest.fixture
def pi(tmp_path: Path) -> Path:
    (tmp_path / "proc/device-tree").mkdir(parents=True)
    (tmp_path / "proc/device-tree/model").write_bytes(b"Raspberry Pi 5 Model B\x00")
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev/gpiochip0").touch()
    return tmp_path


def test_a_computer_without_pins_needs_nothing(tmp_path: Path) -> None:
    assert needs({}, tmp_path) == ()


def test_a_pi_that_has_all_lacks_nothing(pi: Path) -> None:
    assert needs({"XDG_RUNTIME_DIR": str(pi)}, pi) == ()


def test_everything_missing_is_named_in_both_languages(pi: Path) -> None:
    found = needs({"LG_WD": "/nowhere"}, pi, may=lambda path: False)
    assert [each.what for each in found] == ["pin files", "pin folder"]
    assert found[0].says == "This user may not open /dev/gpiochip0."
    assert "group gpio" in found[0].remedy
    assert found[1].remedy == "Set LG_WD to a folder that this user may write."
    for finding in found:
        assert FluentTexts("alien").say(finding.phrases[0], "en") == finding.says
        for language in codes():
            assert [FluentTexts("alien").faults(said, language) for said in finding.phrases] == [[], []]


def test_one_open_chip_of_several_is_enough(pi: Path) -> None:
    (pi / "dev/gpiochip4").touch()
    assert needs({"LG_WD": str(pi)}, pi, may=lambda path: path.name != "gpiochip0") == ()


def test_a_system_without_device_files_is_told(pi: Path) -> None:
    (pi / "dev/gpiochip0").unlink()
    (finding,) = needs({"LG_WD": str(pi)}, pi)
    assert (finding.what, finding.state) == ("pin files", "broken")
