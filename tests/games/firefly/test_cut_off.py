"""The Inevitable card and what it cuts off: nothing touches it, no space to its right counts (FFY-INEV)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.cards import Card
from companion.engine import zones as piles
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import THUG, ability, card, clause, game, put, verse
from tests.games.firefly.wounds import played

TO_ENTRY = ability("play", clause("move", what="enemy", where="combat", to="entry"))
TO_SPACE = ability("play", clause("move", what="enemy", where="combat", to="space"))


def cut(at: int, *attached: Card) -> FireflyState:
    """A table whose Inevitable card lies in that space, 6 is the Combat Zone; the rest is attached."""
    state = game()
    to = zones.VERSE[at - 1] if at <= len(zones.VERSE) else zones.COMBAT
    state = replace(state, table=piles.move(state.table, state.inevitables[:1], to))
    for space, one in zip(zones.ATTACHED, attached, strict=False):
        state = put(state, space, one)
    return state


@pytest.mark.rule("FFY-INEV-02", "FFY-KEY-13")
def test_a_card_that_is_moved_in_passes_the_inevitable_card_and_does_not_push_it() -> None:
    after = played(put(cut(3), zones.COMBAT, THUG), TO_ENTRY)
    assert verse(after) == ("", "", "inevitable", "thug", "")


@pytest.mark.rule("FFY-INEV-02", "FFY-INEV-05")
def test_no_card_is_moved_to_the_space_of_the_inevitable_card_or_behind_it() -> None:
    asked = played(put(cut(3), zones.COMBAT, THUG), TO_SPACE).ask
    assert isinstance(asked, Choice)
    assert [option.key for option in asked.options] == ["verse:4", "verse:5"]


@pytest.mark.rule("FFY-INEV-05", "FFY-SPEC-17", "FFY-RUL-20")
@pytest.mark.parametrize(("at", "clear"), [(1, 4), (3, 2), (5, 0), (6, 0)])
def test_spaces_that_are_cut_off_are_not_clear(at: int, clear: int) -> None:
    assert played(cut(at), ability("play", clause("gain", attack="clear"))).numbers["attack"] == clear


@pytest.mark.rule("FFY-INEV-05", "FFY-SPEC-17")
@pytest.mark.parametrize(("where", "at", "holds"), [("any", 3, True), ("any", 6, False), ("entry", 3, False),
                                                    ("all", 3, False)])  # fmt: skip
def test_a_text_that_asks_for_a_clear_space_means_one_of_the_game(where: str, at: int, holds: bool) -> None:
    said = ability("play", clause("gain", attack=1), when=(clause("clear", where=where),))
    assert played(cut(at), said).numbers["attack"] == holds


@pytest.mark.rule("FFY-INEV-05", "FFY-RUL-19")
def test_what_is_attached_behind_it_is_not_counted() -> None:
    there = (card("one", "special"), card("two", "special"), card("three", "special"))
    count = ability("play", clause("gain", attack="attached"))
    assert played(cut(3, *there), count).numbers["attack"] == 1
    assert played(cut(6, *there), count).numbers["attack"] == 0
