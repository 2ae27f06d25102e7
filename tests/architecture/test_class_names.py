"""One word per thing: a public class has a name that no other class of its top folder has."""

from __future__ import annotations

import ast
from collections import Counter

import pytest

from tests.architecture.tree import list_sources, parse

KEPT = ("vision",)
"""The top folders in which it is so."""


@pytest.mark.parametrize("top", KEPT)
def test_no_two_public_classes_of_a_top_folder_share_a_name(top: str) -> None:
    names = Counter(
        node.name
        for path in list_sources(top)
        for node in parse(path).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert names and [name for name, count in names.items() if count > 1] == []
