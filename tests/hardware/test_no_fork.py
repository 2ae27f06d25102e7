"""The driver of the pins does not survive a fork: nothing of ours makes one."""

from tests.architecture.test_habits import find_called
from tests.architecture.tree import PACKAGES, list_imports, list_sources


def test_nothing_forks() -> None:
    assert find_called({"fork", "forkpty", "daemonize"}) == []
    assert [path for path in list_sources(*PACKAGES) if "multiprocessing" in list_imports(path)] == []
