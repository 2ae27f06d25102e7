"""The way of Episode cards through the 'Verse (FFY-EPI)."""

from __future__ import annotations

import pytest

from companion.engine.changes import turned
from companion.engine.legendary.combat_zone import EnteredCombatZone
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.revealing import TurnedUp
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.strikers import order
from companion.games.firefly.verse import drop, is_stationary, move_on
from tests.games.firefly.box import (
    ANCHOR,
    P1,
    THUG,
    ability,
    card,
    clause,
    combat,
    designs,
    do,
    drafted,
    enemy,
    fill,
    game,
    happened,
    hide,
    put,
    refused,
    top,
    verse,
    worked_off,
)

X = enemy("x", 1)


@pytest.mark.rule("FFY-EPI-01")
def test_the_top_card_comes_unseen_into_the_first_space() -> None:
    before = game(phase="episode", episode=(X, THUG))
    after = do(before, BeginTurn(P1))
    slot = after.table.zone(zones.VERSE[0])[0]
    assert (verse(after), after.table.slots[slot].face_up, after.turn.phase) == (
        ("x", "", "", "", ""),
        False,
        "action",
    )
    assert refused(after, BeginTurn(P1)).rule == "FFY-TURN-02"


@pytest.mark.rule("FFY-EPI-03", "FFY-EPI-04")
@pytest.mark.parametrize(
    ("there", "then"),
    [
        (("a", "b", ""), ("x", "a", "b", "", "")),
        (("a", "", "c"), ("x", "a", "c", "", "")),
        (("", "b"), ("x", "b", "", "", "")),
    ],
)
def test_pushes_cascade_and_a_gap_takes_them(there: tuple[str, ...], then: tuple[str, ...]) -> None:
    assert verse(do(fill(game(phase="episode", episode=(X,)), *there), BeginTurn(P1))) == then


@pytest.mark.rule("FFY-EPI-06", "FFY-EPI-07")
def test_a_card_pushed_out_of_the_last_space_is_turned_up_in_the_combat_zone() -> None:
    after = do(fill(game(phase="episode", episode=(X,)), *"abcde"), BeginTurn(P1))
    assert verse(after) == tuple("xabcd")
    assert combat(after) == ("e",)
    assert after.table.slots[after.table.zone(zones.COMBAT)[0]].face_up


@pytest.mark.rule("FFY-KEY-12")
@pytest.mark.parametrize(
    ("at", "there", "then"),
    [
        (2, ("a", ""), ("x", "anchor", "a", "", "")),
        (1, (), ("anchor", "x", "", "", "")),
    ],
)
def test_a_stationary_card_is_passed_by(at: int, there: tuple[str, ...], then: tuple[str, ...]) -> None:
    state = put(fill(game(phase="episode", episode=(X,)), *there), f"verse:{at}", ANCHOR)
    assert verse(do(state, BeginTurn(P1))) == then


@pytest.mark.rule("FFY-EPI-02", "FFY-RUL-12")
def test_a_space_holds_one_card_and_the_first_is_the_one_by_the_deck() -> None:
    state = put(put(game(), "verse:1", X), "verse:1", THUG)
    assert firefly().rule_faults(state) == ["FFY-EPI-02 verse:1"]
    assert zones.VERSE[0] == "verse:1"


@pytest.mark.rule("FFY-EPI-08")
def test_the_newest_lies_left_and_there_is_no_limit() -> None:
    state = game(phase="episode", episode=(X,) * 12)
    state = fill(put(state, zones.COMBAT, *(enemy(name, 1) for name in "hgf")), *"abcde")
    after = do(state, BeginTurn(P1))
    assert combat(after) == ("f", "g", "h", "e")


@pytest.mark.rule("FFY-EPI-09", "FFY-RUL-17")
def test_of_several_the_farthest_left_is_resolved_first() -> None:
    """The one from V5 is turned up and done with before the one from V4 comes."""
    state = fill(game(), "", "", "", "d", "e")
    draft = drafted(state)
    drop(draft, (top(state, "verse:4"), top(state, "verse:5")))
    after = worked_off(draft)
    turned = [event.slot for event in draft.events if isinstance(event, TurnedUp)]
    entered = [event.slot for event in draft.events if isinstance(event, EnteredCombatZone)]
    assert turned == entered == [top(state, "verse:5"), top(state, "verse:4")]
    assert combat(after) == ("e", "d")


@pytest.mark.rule("FFY-RUL-15")
def test_with_five_stationary_cards_a_new_one_goes_straight_to_the_combat_zone() -> None:
    state = game(phase="episode", episode=(X,))
    for space in zones.VERSE:
        state = put(state, space, ANCHOR)
    after = do(state, BeginTurn(P1))
    assert (verse(after), combat(after)) == (("anchor",) * 5, ("x",))
    assert after.table.slots[top(after, zones.COMBAT)].face_up


@pytest.mark.rule("FFY-KEY-12")
def test_a_stationary_card_in_the_last_space_lets_the_others_out() -> None:
    state = put(fill(game(phase="episode", episode=(X,)), *"abcd"), "verse:5", ANCHOR)
    after = do(state, BeginTurn(P1))
    assert (verse(after), combat(after)) == (("x", "a", "b", "c", "anchor"), ("d",))


@pytest.mark.rule("FFY-KEY-15", "FFY-KEY-16", "FFY-KEY-17", "FFY-RUL-18")
@pytest.mark.parametrize("face_up", [True, False])
def test_an_enemy_that_escapes_is_gone_before_it_strikes(face_up: bool) -> None:
    """Turned up and revealed first, then it escapes; its defeated text does not happen."""
    said = [
        ability(on, clause("gain", **{pool: 1}))
        for on, pool in (("escape", "attack"), ("defeated", "recruit"))
    ]
    runner = card(
        "away", "enemy", *said, ability("reveal", clause("gain", recruit=5)), marks=("escape",), attack=1
    )
    state = put(fill(game(phase="episode", episode=(X,)), *"abcd"), "verse:5", runner, face_up=face_up)
    after = do(state, BeginTurn(P1))
    assert (combat(after), designs(after, zones.DEFEATED)) == ((), ("away",))
    assert (after.numbers["attack"], after.numbers["recruit"]) == (1, 0 if face_up else 5)


@pytest.mark.rule("FFY-KEY-13")
def test_an_effect_moves_a_stationary_card() -> None:
    draft = drafted(put(game(), "verse:2", ANCHOR))
    move_on(draft, top(draft.state, "verse:2"))
    assert verse(worked_off(draft)) == ("", "", "anchor", "", "")


@pytest.mark.rule("FFY-SPEC-16", "FFY-SPEC-18")
def test_an_attached_card_is_neither_pushed_nor_pushing() -> None:
    state = put(fill(game(phase="episode", episode=(X,)), "a"), "attached:1", THUG)
    after = do(state, BeginTurn(P1))
    assert (verse(after), designs(after, "attached:1")) == (("x", "a", "", "", ""), ("thug",))


@pytest.mark.rule("FFY-RUL-06")
def test_operations_hold_whatever_text_sends_there() -> None:
    state = put(game(), zones.OPERATIONS, THUG, X, ANCHOR)
    assert firefly().rule_faults(state) == []
    assert len(state.table.zone(zones.OPERATIONS)) == 3


@pytest.mark.rule("FFY-EPI-02", "FFY-EPI-03")
def test_a_card_that_enters_pushes_the_one_that_is_there_one_space_to_the_left() -> None:
    first = do(fill(game(phase="episode", episode=(X,)), "a"), BeginTurn(P1))
    assert (verse(first), combat(first)) == (("x", "a", "", "", ""), ())
    full = do(fill(game(phase="episode", episode=(X,)), *"abcde"), BeginTurn(P1))
    assert (verse(full), combat(full)) == (("x", "a", "b", "c", "d"), ("e",))
    assert firefly().rule_faults(full) == [], "one card to a space"


@pytest.mark.rule("FFY-RUL-12", "FFY-EPI-01")
@pytest.mark.parametrize("there", ["", "a", "abcde"])
def test_the_closest_space_is_the_first_whatever_lies_there(there: str) -> None:
    after = do(fill(game(phase="episode", episode=(X,)), *there), BeginTurn(P1))
    assert verse(after) == (*("x" + there)[:5], *("",) * (4 - len(there)))
    assert combat(after) == tuple(there[4:])
    kinds = [type(event).__name__ for event in happened(fill(game(phase="episode"), *there), BeginTurn(P1))]
    assert kinds.count("EpisodeCardPlaced") == 1 and kinds.count("Pushed") == min(len(there), 4)


@pytest.mark.rule("FFY-RUL-14", "FFY-KEY-12")
@pytest.mark.parametrize(
    ("face_up", "then"), [(False, ("x", "anchor", "a", "", "")), (True, ("anchor", "x", "a", "", ""))]
)
def test_a_hidden_stationary_card_is_pushed_like_any_other(face_up: bool, then: tuple[str, ...]) -> None:
    state = put(game(phase="episode", episode=(X,)), "verse:1", ANCHOR, face_up=face_up)
    state = put(state, "verse:2", enemy("a", 1), face_up=False)
    assert verse(do(state, BeginTurn(P1))) == then
    thing = put(game(), "verse:1", ANCHOR, THUG)
    slots = thing.table.zone("verse:1")
    assert [is_stationary(thing, slot) for slot in slots] == [True, False]
    unknown = hide(game(), "verse:1", ANCHOR, THUG)
    assert not is_stationary(unknown, top(unknown, "verse:1"))


@pytest.mark.rule("FFY-RUL-14", "FFY-KEY-10", "FFY-KEY-11")
def test_range_is_a_word_of_open_enemies_of_the_verse_alone() -> None:
    far = card("far", "enemy", attack=1, marks=("range",))
    state = put(game(), zones.COMBAT, far, THUG)
    for space, face_up in (("verse:5", False), ("verse:4", True), ("verse:2", True)):
        state = put(state, space, far, face_up=face_up)
    state = put(put(state, "verse:3", THUG), zones.OPERATIONS, far)
    zones_of = [state.table.slots[slot].zone for slot in order(state)]
    assert zones_of == ["combat", "combat", "verse:4", "verse:2"]
    unknown = hide(game(), "verse:1", far, THUG)
    slot = top(unknown, "verse:1")
    assert list(order(turned(unknown, slot))) == [], "nobody knows what it is"


@pytest.mark.rule("FFY-EPI-05")
@pytest.mark.parametrize("face_up", [True, False])
def test_a_card_keeps_its_side_as_it_is_pushed(face_up: bool) -> None:
    state = put(fill(game(phase="episode", episode=(X,)), "a"), "verse:2", enemy("b", 1), face_up=face_up)
    after = do(state, BeginTurn(P1))
    assert verse(after) == ("x", "a", "b", "", "")
    assert [after.table.slots[top(after, f"verse:{n}")].face_up for n in (1, 2, 3)] == [False, False, face_up]
