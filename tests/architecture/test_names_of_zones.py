"""Whoever wants to know something of a zone asks the room's table; nobody goes by what it is called."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from companion.engine.zone_file import shipped_zones
from tests.architecture.test_names_of_rooms import GAMES, words_of
from tests.architecture.tree import PACKAGES, ROOT, list_sources, parse

# Rooms, what they share, and their faces name their own zones; the grammar of names is in the other three.
OWN = (
    "companion/games/", "companion/engine/legendary/", "ui/rooms/", "companion/core/language/ids.py",
    "companion/engine/zones.py", "companion/engine/zone_table.py",
)  # fmt: skip
TAKING_APART = {"startswith", "endswith", "partition", "rpartition", "split", "removeprefix", "removesuffix"}
ZONE = re.compile(r"(^|[._])zone(\[.*\])?$")
NO_ZONES = {
    "companion/commands/grammar_page.py": "counts of the grammar that are called like zones",
    "hardware/cues/performance.py": "what a lamp is for",
    "hardware/names.py": "what a lamp is for",
    "ui/widgets/edge/sides.py": "what a lamp is for",
}


def families() -> set[str]:
    """What comes before the colon in the names of all games."""
    rooms = [path.parent.name for path in GAMES.glob("*/room.py")]
    rows = [row for room in rooms for row in shipped_zones(room).rows.values()]
    return {row.name for row in rows if row.owner != "table"}


def list_others() -> Iterator[Path]:
    """The files that may not know what zones are called."""
    for path in list_sources(*PACKAGES):
        place = str(path.relative_to(ROOT))
        if not place.startswith(OWN) and place not in NO_ZONES:
            yield path


def is_zone(node: ast.expr) -> bool:
    """Whether an expression is a zone, by what it is called."""
    return ZONE.search(ast.unparse(node)) is not None


def is_word(node: ast.expr) -> bool:
    """Whether an expression is a word, or several."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return bool(node.elts) and all(map(is_word, node.elts))
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(node.value)


def names_a_zone(node: ast.expr) -> bool:
    """Whether an argument is a zone's name, written out or pieced together."""
    return is_word(node) or isinstance(node, ast.JoinedStr)


def acts_on_name(node: ast.AST) -> bool:
    """Whether a zone's name is taken apart, compared with a word, or asked for by a word."""
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        return any(map(is_zone, sides)) and any(map(is_word, sides))
    if not isinstance(node, ast.Call):
        return False
    called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
    if isinstance(node.func, ast.Attribute) and called in TAKING_APART and is_zone(node.func.value):
        return True
    return called in ("zone", "ZoneId") and any(map(names_a_zone, node.args[:1]))


def acts_on_names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The places where somebody goes by what a zone is called."""
    for node in ast.walk(tree):
        if acts_on_name(node):
            yield getattr(node, "lineno", 0), ast.unparse(node)


def test_nobody_outside_the_games_goes_by_the_name_of_a_zone() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for path in list_others()
        for line, what in acts_on_names(parse(path))
    ]
    assert found == [], "ask the room's zone_table"


def test_no_prefix_of_a_zone_stands_outside_the_games() -> None:
    prefix = re.compile(rf"({'|'.join(map(re.escape, sorted(families())))}):")
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word!r}"
        for path in list_others()
        for line, word in words_of(parse(path))
        if prefix.match(word)
    ]
    assert found == [], "ask the room's zone_table"


def test_what_is_no_zone_is_still_there() -> None:
    assert [place for place in NO_ZONES if not (ROOT / place).is_file()] == []


def test_the_test_finds_what_it_looks_for() -> None:
    bad = (
        "held.zone.startswith('hand:')", "zone.partition(':')", "held.zone == 'box'",
        "row.zone in ('box', 'hand')", "state.table.zone(f'hand:{seat}')", "ZoneId('combat')",
    )  # fmt: skip
    good = ("text.startswith('hand:')", "zone == place", "table.zone(hand)", "ZoneId(zone)", "kind == 'box'")
    assert [line for line in bad if not list(acts_on_names(ast.parse(line)))] == []
    assert [line for line in good if list(acts_on_names(ast.parse(line)))] == []
