"""Installing and removing the service: in a root of its own, twice, dry, and checked by systemd itself."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SYSTEMD = Path(__file__).resolve().parents[2] / "systemd"
HOME = "/home/pi"


def call(script: str, destination: Path, *words: str) -> str:
    """Call one of the scripts with everything it writes under another root."""
    done = subprocess.run(
        [str(SYSTEMD / script), *words],
        env={"PATH": os.defpath, "HOME": HOME, "DESTDIR": str(destination)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        timeout=30,
    )
    return done.stdout


def list_files(destination: Path) -> dict[str, str]:
    """Give every file under the other root and what it says."""
    return {
        str(path.relative_to(destination)): path.read_text()
        for path in destination.rglob("*")
        if path.is_file()
    }


def test_installing_twice_changes_nothing_the_second_time(tmp_path: Path) -> None:
    call("install.sh", tmp_path)
    first = list_files(tmp_path)
    told = call("install.sh", tmp_path)
    assert list_files(tmp_path) == first
    assert "written" not in told
    assert sorted(first) == [
        "home/pi/.config/autostart/table-companion.desktop",
        "home/pi/.config/systemd/user/table-companion.service",
        "home/pi/.config/table-companion/environment",
    ]
    assert all("@ROOT@" not in text for text in first.values())


def test_a_changed_environment_is_left_alone(tmp_path: Path) -> None:
    call("install.sh", tmp_path)
    environment = tmp_path / "home/pi/.config/table-companion/environment"
    environment.write_text("LANG=fr_FR.UTF-8\n")
    call("install.sh", tmp_path)
    call("uninstall.sh", tmp_path)
    assert list_files(tmp_path) == {"home/pi/.config/table-companion/environment": "LANG=fr_FR.UTF-8\n"}
    call("uninstall.sh", tmp_path, "--purge")
    assert list_files(tmp_path) == {}


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_a_dry_run_touches_nothing_and_says_what_it_would_do(tmp_path: Path, script: str) -> None:
    if script == "uninstall.sh":
        call("install.sh", tmp_path)
    before = list_files(tmp_path)
    assert "would" in call(script, tmp_path, "--dry-run")
    assert list_files(tmp_path) == before


def test_removing_twice_is_fine(tmp_path: Path) -> None:
    call("install.sh", tmp_path)
    call("uninstall.sh", tmp_path)
    assert "not there" in call("uninstall.sh", tmp_path)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    call("install.sh", tmp_path)
    unit = tmp_path / "home/pi/.config/systemd/user/table-companion.service"
    judged = subprocess.run(
        ["systemd-analyze", "verify", "--user", "--man=no", str(unit)],
        env={"PATH": os.defpath, "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (judged.returncode, judged.stderr) == (0, "")
