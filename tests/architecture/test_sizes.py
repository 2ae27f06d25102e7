"""Files and functions stay short enough to be read at once."""

from __future__ import annotations

from tests.architecture.sizes import EXCEPTIONS, list_too_long, measure_functions
from tests.architecture.tree import PACKAGES, ROOT, list_sources


def test_nothing_is_longer_than_its_limit() -> None:
    assert list(list_too_long()) == []


def test_every_exception_has_a_reason_and_is_still_needed() -> None:
    functions = {name for path in list_sources(*PACKAGES) for name, _ in measure_functions(path)}
    for name, reason in EXCEPTIONS.items():
        assert len(reason) > 20, f"{name}: say why"
        assert name in functions or (ROOT / name).exists(), f"{name} is gone; take it off the list"
