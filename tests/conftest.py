"""What every test may count on: its own home folders, mock pins, and a virtual display for windows."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.architecture.sizes import report_sizes

# Shared machines are slow in bursts, so no example is judged by the clock; every run tries the same examples.
settings.register_profile(
    "check", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("check")

_HOME = pytest.StashKey[Path]()
SWEPT_AFTER = (50_000, 20, 50)  # objects and sweeps: what lives as long as a run is looked through less often


def pytest_configure(config: pytest.Config) -> None:
    """Point everything that programs keep between starts at a folder that goes away."""
    home = Path(tempfile.mkdtemp(prefix="companion-tests-"))
    config.stash[_HOME] = home
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "KIVY_HOME"):
        folder = home / name.lower()
        folder.mkdir()
        os.environ[name] = str(folder)
    for name in ("COMPANION_HOME", "COMPANION_STORE"):
        os.environ.pop(name, None)
    os.environ["KIVY_NO_ARGS"] = "1"
    os.environ["GPIOZERO_PIN_FACTORY"] = "mock"
    for library in ("OPENBLAS_NUM_THREADS", "OPENCV_FOR_THREADS_NUM"):
        os.environ.setdefault(library, "1")  # every core has its worker: helpers would only be waited for


def pytest_unconfigure(config: pytest.Config) -> None:
    """Take the borrowed home away."""
    shutil.rmtree(config.stash[_HOME], ignore_errors=True)


@pytest.fixture(scope="session", autouse=True)
def unswept() -> Iterator[None]:
    """Taking up a game sweeps all memory; in a run of thousands of tests that is all they ever held."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("companion.house.lobby.set_aside", lambda: None)
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Name why tests of a window rest without a display."""
    rest = pytest.mark.skip(reason="no display; `./check` brings a virtual one")
    for item in items:
        if item.get_closest_marker("window") and not os.environ.get("DISPLAY"):
            item.add_marker(rest)


def pytest_collection_finish() -> None:
    """Thousands of tests are not swept over again with what each of them leaves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEPT_AFTER)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Report the sizes of files and functions after a run of everything."""
    if config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    try:
        told = report_sizes()
    except SyntaxError as error:  # a file that is being written just now is no reason to hide the results
        told = [f"sizes: not measured, {error}"]
    for line in told:
        terminalreporter.write_line(line)
