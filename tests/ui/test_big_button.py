"""What the big button says: as large as what one must read, on two lines sooner than smaller."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Figure
from companion.core.language.phrases import named
from tests.ui import samples
from tests.ui.words import Words
from ui.screens.table import model
from ui.widgets.buttons.lines import BigWords, SetLines, set_lines

say = Words().say
ROOM = (258.0, 73.0)  # beside 'End the turn' on the smallest glass
THREE = "6 à recruter, 5 à scanner, 2 à combattre"


@pytest.fixture
def laid(open_app: Callable[..., Any]) -> Callable[..., SetLines]:
    """Lines set on the smallest glass."""
    wear = open_app((800, 480), samples.step()).router.current.wear

    def lines(first: str, second: str = "", brief: str = "", beside: float = 0) -> SetLines:
        return set_lines(wear.press.type, wear.theme, BigWords(first, second, brief), ROOM, beside)

    return lines


@pytest.mark.window
def test_three_kinds_of_choices_are_counted_on_two_lines_in_full_size(laid: Callable[..., SetLines]) -> None:
    both, one = laid("CHOISIR", THREE, beside=30), laid("CHOOSE", "2 to scan")
    assert both.second is not None and one.second is not None
    assert both.second.lines == ("6 à recruter, 5 à scanner,", "2 à combattre"), "parted after a comma"
    assert both.second.font == one.second.font and both.height <= ROOM[1]
    assert one.first.font.cap > both.first.font.cap >= one.second.font.cap, (
        "what is done is never the smaller"
    )


@pytest.mark.window
def test_what_has_no_room_is_said_in_few_words_and_else_what_is_done_stands_alone(
    laid: Callable[..., SetLines],
) -> None:
    long = "a sentence that has by far more to say than two lines of this button could ever hold, " * 2
    brief = laid("FIGHT", long, "3 of your 5 Attack")
    assert brief.second is not None and brief.second.lines == ("3 of your 5 Attack",)
    assert laid("FIGHT", long).second is None and laid("FIGHT").second is None


def test_what_one_press_does_is_told_before_it_is_pressed() -> None:
    fight = samples.offers()[0]
    told = replace(fight, effect=named("spares a strike"), gives=(Figure("fight", 2),))
    plain, full = (model.strip_model(samples.view(big=one), say) for one in (fight, told))
    assert (plain.second, plain.brief) == ("3 of 5 Attack", "3 of 5 Attack")
    assert full.second.endswith(", spares a strike") and full.second.startswith("2 ")
    assert full.brief == "3 of 5 Attack", "where that is too long, what it costs"


def test_what_a_card_says_stands_for_itself_beside_what_it_gives() -> None:
    gives = (Figure("fight", 2),)
    one = replace(samples.offers()[0], gives=gives, effect=named("After another Tech card: draw a card."))
    assert model.does_of(samples.view(), one, say)[0].endswith(". After another Tech card: draw a card.")
