"""`./run` on a fresh machine: what it does once, and what it says when something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

LIBRARIES = "\n".join(
    f"\t{name} (libc6,x86-64) => /usr/lib/{name}"
    for name in (
        *(
            "libzbar.so.0",
            "libGL.so.1",
            "libEGL.so.1",
            "libGLESv2.so.2",
            "libgthread-2.0.so.0",
            "libmtdev.so.1",
        ),
        *("libX11.so.6", "libXext.so.6", "libXcursor.so.1", "libXi.so.6", "libXrandr.so.2"),
    )
)

# Stands in for a Python: makes an environment whose pip and whose app only write down that they were called.
PYTHON = """#!/bin/bash
case "$*" in
    "-I -c"*) exit 0 ;;
    --version) echo "Python 3.11.2" ;;
    "-m venv"*)
        mkdir -p "${@: -1}/bin"
        cp "$0" "${@: -1}/bin/python"
        printf '#!/bin/bash\\necho "companion $*"\\n' > "${@: -1}/bin/companion"
        chmod +x "${@: -1}/bin/companion" ;;
    "-m pip"*)
        echo "$*" >> "$CALLS"
        echo "Collecting msgspec"
        [[ -z $PIP_SAYS ]] || { echo "$PIP_SAYS"; exit 1; } ;;
esac
"""


class Machine:
    """A copy of the project on a machine whose commands answer what a test wants."""

    def __init__(self, folder: Path) -> None:
        self.root, self.bin, self.calls = folder / "project", folder / "bin", folder / "calls"
        (self.root / ".ci").mkdir(parents=True)
        self.bin.mkdir()
        self.calls.touch()
        for name in ("run", ".ci/setup.sh", "requirements.lock", "pyproject.toml"):
            shutil.copy(ROOT / name, self.root / name)
        self.python = self.bin / "python3.11"
        self.python.write_text(PYTHON)
        self.python.chmod(0o755)
        self.answer("uname", "case $1 in -m) echo x86_64 ;; *) echo Linux ;; esac")
        self.answer("getconf", "echo 64")
        self.answer("ldconfig", f"cat <<'END'\n{LIBRARIES}\nEND")
        self.answer("df", "echo head; echo '/dev/x 9000 1000 8000 1% /'")
        for command in ("apt-get", "sudo"):  # no test installs anything on the machine it runs on
            self.answer(command, "exit 1")

    def answer(self, command: str, script: str) -> None:
        """Let a command of this machine do something else."""
        path = self.bin / command
        path.write_text(f"#!/bin/bash\n{script}\n")
        path.chmod(0o755)

    def run(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Start `./run` with these words and nothing else in the environment."""
        given = {
            "PATH": f"{self.bin}:{os.defpath}",
            "CALLS": str(self.calls),
            "COMPANION_PYTHON": str(self.python),
        }
        return subprocess.run(
            [str(self.root / "run"), *words],
            env=given | variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=30,
        )

    def count_installs(self) -> int:
        """Count how often libraries were fetched or the project installed."""
        return len(self.calls.read_text().splitlines())


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_second_start_installs_nothing(machine: Machine) -> None:
    first, second = machine.run("doctor", "--json"), machine.run("doctor", "--json")
    assert first.returncode == 0, first.stderr
    assert "Making .venv" in first.stderr
    assert first.stdout == second.stdout == "companion doctor --json\n", "only the app speaks to the reader"
    assert second.stderr == ""
    assert machine.count_installs() == 2


def test_a_new_lock_is_installed_into_the_same_environment(machine: Machine) -> None:
    machine.run("doctor")
    with (machine.root / "requirements.lock").open("a") as lock:
        lock.write("# changed\n")
    again = machine.run("doctor")
    assert "Fetching the libraries" in again.stderr
    assert "Making .venv" not in again.stderr


def test_a_start_that_broke_off_begins_anew(machine: Machine) -> None:
    assert machine.run(PIP_SAYS="killed").returncode == 1
    again = machine.run("doctor")
    assert "Making .venv" in again.stderr
    assert again.returncode == 0


def test_a_folder_that_was_moved_is_set_up_anew(machine: Machine) -> None:
    machine.run("doctor")
    machine.root = machine.root.rename(machine.root.with_name("elsewhere"))
    assert "Making .venv" in machine.run("doctor").stderr


@pytest.mark.parametrize("display", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_with_a_display_the_app_starts(machine: Machine, display: str) -> None:
    assert machine.run(**{display: ":0"}).stdout == "companion table\n"


def test_without_a_display_the_evening_is_told(machine: Machine) -> None:
    told = machine.run()
    assert told.stdout == "companion demo\n"
    assert told.stderr.splitlines()[-1].startswith("No display here")


@pytest.mark.parametrize(
    ("command", "script", "sentence"),
    [
        ("getconf", "echo 32", "This is a 32-bit system"),
        ("uname", "[[ $1 == -m ]] && echo riscv64 || echo Linux", "This computer's processor is 'riscv64'"),
        ("uname", "echo Darwin", "This computer runs Darwin"),
        ("df", "echo head; echo '/dev/x 9000 8900 100 99% /'", "The disk is nearly full: 100 MB are free"),
    ],
)
def test_an_unfit_machine_is_told_why(machine: Machine, command: str, script: str, sentence: str) -> None:
    machine.answer(command, script)
    refused = machine.run()
    assert refused.returncode == 1
    assert sentence in refused.stderr
    assert machine.count_installs() == 0


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("Failed to establish a new connection: [Errno 101] Network is unreachable", "There is no network"),
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "not the one this version was tested with"),
        ("PermissionError: [Errno 13] Permission denied", "A folder cannot be written"),
    ],
)
def test_a_failed_install_is_explained(machine: Machine, said: str, sentence: str) -> None:
    failed = machine.run(PIP_SAYS=said)
    assert failed.returncode == 1
    assert "The libraries could not be installed." in failed.stderr
    assert sentence in failed.stderr
    assert said in failed.stderr, "the last lines of the log are shown"


def test_a_python_that_does_not_fit_is_named(machine: Machine) -> None:
    refused = machine.run(COMPANION_PYTHON="/bin/false")
    assert refused.returncode == 1
    assert "COMPANION_PYTHON names '/bin/false'" in refused.stderr


def test_without_root_and_sudo_the_missing_packages_are_named(machine: Machine) -> None:
    machine.answer("ldconfig", f"grep -v libzbar <<'END'\n{LIBRARIES}\nEND")
    machine.answer("id", "echo 1000")
    machine.answer("sudo", "exit 1")
    machine.answer("apt-cache", '[[ $3 == *t64 ]] || echo "Version: 1"')
    refused = machine.run()
    assert refused.returncode == 1
    assert "this user may not install them: libzbar0\n" in refused.stderr
    assert "apt-get install libzbar0\n" in refused.stderr


def test_missing_packages_are_installed_under_the_names_of_this_release(machine: Machine) -> None:
    machine.answer("ldconfig", f"grep -v -e libzbar -e libgthread <<'END'\n{LIBRARIES}\nEND")
    machine.answer("id", "echo 0")
    machine.answer("apt-get", 'echo "apt-get $*" >> "$CALLS"')
    machine.answer("apt-cache", '[[ $3 == *t64 ]] || echo "Version: 1"')
    assert machine.run("doctor").returncode == 0
    installed = [
        line for line in machine.calls.read_text().splitlines() if " install " in line and "apt-get" in line
    ]
    assert len(installed) == 1
    assert installed[0].split()[-2:] == ["libzbar0", "libglib2.0-0"]


@pytest.mark.parametrize(("installs", "said"), [("exit 0", ""), ("exit 1", "no voice could be installed")])
def test_a_voice_is_fetched_where_it_can_be_and_stops_nothing(
    machine: Machine, installs: str, said: str
) -> None:
    machine.answer("apt-get", f'echo "$*" >> "$CALLS"; {installs}')
    without = 'command() { [[ ${*: -1} != espeak-ng ]] && builtin command "$@"; }'
    script = f"root={machine.root}; source $root/.ci/setup.sh; {without}; id() {{ echo 0; }}; install_voice"
    told = subprocess.run(
        ["bash", "-uo", "pipefail", "-c", script],
        env={"PATH": f"{machine.bin}:{os.defpath}", "CALLS": str(machine.calls)},
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert told.returncode == 0 and said in told.stderr
    assert "install --no-install-recommends espeak-ng" in machine.calls.read_text()
