"""What the Inevitable card closes, pushes and counts, space by space and turn by turn (FFY-INEV)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.ids import ZoneId
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.games.firefly import zones
from companion.games.firefly.inevitable import spaces_left
from companion.games.firefly.state import FireflyState
from companion.games.firefly.turns import TurnOver
from companion.games.firefly.verse import LANE, is_closed, move_on
from companion.games.firefly.view import countdown
from tests.games.firefly.box import (
    ANCHOR,
    HIT_1,
    P1,
    P2,
    ability,
    card,
    clause,
    combat,
    copy_in,
    designs,
    do,
    drafted,
    enemy,
    fill,
    game,
    in_hand,
    keep_orders,
    put,
    top,
    verse,
    with_card,
    worked_off,
)
from tests.games.firefly.test_inev import coming


def telling(*, marks: tuple[str, ...] = ()) -> Card:
    """An Inevitable card whose text tells that it was carried out."""
    return card("inevitable", "inevitable", ability("reveal", clause("gain", recruit=2)), marks=marks)


@pytest.mark.rule("FFY-INEV-06")
def test_it_is_turned_up_as_it_comes_and_its_text_is_done_once() -> None:
    state = with_card(coming(4, phase="episode"), telling())
    near = do(state, BeginTurn(P1))
    assert (near.numbers.get("recruit", 0), near.table.slots[top(near, "verse:5")].face_up) == (0, False)
    state = with_card(coming(5, phase="episode"), telling())
    after = do(state, BeginTurn(P1))
    assert (combat(after), after.numbers["recruit"]) == (("inevitable",), 2)
    assert after.table.slots[top(after, zones.COMBAT)].face_up


@pytest.mark.rule("FFY-INEV-06", "FFY-KEY-15")
def test_others_that_come_say_nothing_by_that_and_stay_without_escape() -> None:
    said = [ability(on, clause("gain", recruit=1)) for on in ("reveal", "escape")]
    state = put(fill(game(phase="episode"), *"abcd"), "verse:5", enemy("open", 1, *said))
    after = do(state, BeginTurn(P1))
    assert (combat(after), after.numbers["recruit"], designs(after, zones.DEFEATED)) == (("open",), 0, ())


@pytest.mark.parametrize(
    ("zone", "late", "struck", "counts"),
    [
        pytest.param("verse:5", False, False, False, marks=pytest.mark.rule("FFY-INEV-09")),
        pytest.param("combat", False, True, True, marks=pytest.mark.rule("FFY-INEV-09")),
        pytest.param("combat", False, False, True, marks=pytest.mark.rule("FFY-INEV-10")),
        pytest.param("combat", True, True, True, marks=pytest.mark.rule("FFY-INEV-10")),
        pytest.param("combat", True, False, False, marks=pytest.mark.rule("FFY-RUL-78")),
    ],
)
def test_a_turn_counts_once_it_is_there_in_time_struck_or_avoided(
    zone: str, late: bool, struck: bool, counts: bool
) -> None:
    state = coming(5, phase="strike")
    slot = state.inevitable
    assert slot is not None
    state = carried(state, (slot,), ZoneId(zone), face_up=zone == "combat")
    state = replace(state, late=(slot,) * late, struck=(slot,) * struck)
    draft = drafted(state)
    draft.later(TurnOver())
    assert (P1 in worked_off(draft).counted) is counts


@pytest.mark.rule("FFY-INEV-03")
@pytest.mark.parametrize(
    ("n", "then"), [(1, ("", "", "inevitable", "", "")), (2, ("", "", "", "inevitable", ""))]
)
def test_an_added_card_moves_it_on_too(n: int, then: tuple[str, ...]) -> None:
    """In V2 as the turn begins: an Event of the same turn moves it on, and no card enters."""
    gust = card("gust", "character", ability("play", clause("episode", n=n)))
    state = in_hand(coming(2), gust)
    after = do(state, Play(P1, copy_in(state, P1, "gust")))
    assert verse(after) == then


@pytest.mark.rule("FFY-INEV-03", "FFY-EPI-10")
def test_before_it_has_come_an_added_card_enters_like_any_other() -> None:
    gust = card("gust", "character", ability("play", clause("episode", n=1)))
    state = in_hand(game(episode=(enemy("x", 1),)), gust)
    assert verse(do(state, Play(P1, copy_in(state, P1, "gust")))) == ("x", "", "", "", "")
    left = do(do(state, Play(P1, copy_in(state, P1, "gust"))), EndAction(P1))
    assert verse(do(keep_orders(left), BeginTurn(P2)))[:2] == ("inevitable", "x")


@pytest.mark.rule("FFY-INEV-16")
def test_the_countdown_tells_cards_then_spaces_then_players() -> None:
    def told(state: FireflyState) -> tuple[str, object]:
        said = countdown(state)
        assert said is not None
        return said.key, said.args["n"]

    assert told(game(episode=(HIT_1,) * 3)) == ("countdown-cards", 4)
    assert (spaces_left(game()), spaces_left(coming(1)), spaces_left(coming(4))) == (None, 5, 2)
    assert (told(coming(1)), told(coming(4))) == (("countdown-spaces", 5), ("countdown-spaces", 2))
    there = do(coming(5, phase="episode"), BeginTurn(P1))
    assert (spaces_left(there), told(there)) == (0, ("countdown-players", 3))
    assert told(replace(there, counted=(P1,))) == ("countdown-players", 2)


@pytest.mark.rule("FFY-RUL-20", "FFY-INEV-05")
def test_what_lies_behind_it_is_closed_and_in_the_combat_zone_all_of_the_verse() -> None:
    assert [is_closed(game(), space) for space in zones.VERSE] == [False] * 5
    for at in range(1, 6):
        assert [is_closed(coming(at), space) for space in zones.VERSE] == [n < at for n in range(1, 6)]
    there = do(coming(5, phase="episode"), BeginTurn(P1))
    assert [is_closed(there, space) for space in zones.VERSE] == [True] * 5
    assert not is_closed(there, zones.COMBAT) and not is_closed(there, zones.OPERATIONS)
    assert LANE.open(coming(3)) == zones.VERSE[2:] and LANE.open(there) == ()


@pytest.mark.rule("FFY-RUL-20")
def test_once_it_is_there_cards_that_lie_in_the_deck_stay_there() -> None:
    state = do(coming(5, phase="episode"), BeginTurn(P1))
    gust = card("gust", "character", ability("play", clause("episode", n=1)))
    state = in_hand(put(state, zones.EPISODE, enemy("x", 1), face_up=False), gust)
    after = do(state, Play(P1, copy_in(state, P1, "gust")))
    assert (verse(after), combat(after), designs(after, zones.EPISODE)) == (
        ("",) * 5,
        ("inevitable",),
        ("x",),
    )


@pytest.mark.rule("FFY-KEY-14")
def test_no_other_card_pushes_a_stationary_one() -> None:
    state = put(fill(coming(1, phase="action"), "", "a"), "verse:3", ANCHOR)
    draft = drafted(state)
    move_on(draft, top(state, "verse:2"))
    assert verse(worked_off(draft)) == ("inevitable", "", "anchor", "a", "")
    assert verse(do(put(coming(4, phase="episode"), "verse:5", ANCHOR), BeginTurn(P1)))[4] == "inevitable"
