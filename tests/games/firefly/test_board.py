"""What cards do on the board: kill, carry, attach (FFY-KEY-13, FFY-SPEC-15 to 18, FFY-RUL-94)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.cards import Card, Clause
from companion.engine.changes import carried
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.engine.legendary.scanning import Scan
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.scanning import SCANNING
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    ANCHOR,
    GUNSHIP,
    JOB,
    P1,
    THUG,
    ability,
    card,
    clause,
    combat,
    copy_in,
    designs,
    do,
    enemy,
    fill,
    game,
    in_hand,
    in_phase,
    name,
    play_on,
    put,
    refused,
    top,
    verse,
    with_numbers,
)


def asked(state: FireflyState, *said: Clause) -> FireflyState:
    """The State after the first player has played a character that says this."""
    actor = card(f"actor-{abs(hash(repr(said)))}", "character", ability("play", *said))
    state = in_hand(state, actor)
    return do(state, Play(P1, copy_in(state, P1, actor.design)))


def acting(state: FireflyState, *said: Clause, answers: tuple[Any, ...] = ()) -> FireflyState:
    """The same, with what is asked answered."""
    actor = card(f"actor-{abs(hash(repr(said)))}", "character", ability("play", *said))
    state = in_hand(state, actor)
    return play_on(state, Play(P1, copy_in(state, P1, actor.design)), *answers)


def offered(state: FireflyState) -> set[str]:
    """The cards that can be chosen."""
    assert isinstance(state.ask, Choice)
    return {name(state, one.slot) for one in state.ask.options if one.slot is not None}


def with_inevitable(at: str) -> FireflyState:
    """A table whose Inevitable card has come as far as this, hidden in the 'Verse."""
    state = game(episode=())
    return carried(state, state.table.zone(zones.EPISODE), at, face_up=at == zones.COMBAT)  # type: ignore[arg-type]


@pytest.mark.rule("FFY-FIGHT-09")
@pytest.mark.parametrize(("what", "dies"), [("crew", "thug"), ("ship", "gunship")])
def test_crew_and_ship_enemies_are_told_apart_by_what_defeats_them(what: str, dies: str) -> None:
    state = put(put(game(), zones.COMBAT, THUG), "verse:4", GUNSHIP)
    assert designs(acting(state, clause("kill", what=what)), zones.DEFEATED) == (dies,)


@pytest.mark.rule("FFY-INEV-02", "FFY-SCAN-05")
@pytest.mark.parametrize("verb", ["scan", "kill", "push", "swap", "move"])
def test_no_text_reaches_a_hidden_inevitable_card(verb: str) -> None:
    said = {
        "scan": clause("scan", n=1), "kill": clause("kill", what="hidden"), "push": clause("push"),
        "swap": clause("swap"), "move": clause("move", what="hidden", to="bottom"),
    }[verb]  # fmt: skip
    before = with_inevitable("verse:2")
    after = acting(before, said)
    assert (verse(after), after.table.slots[top(after, "verse:2")].face_up) == (verse(before), False)


@pytest.mark.rule("FFY-INEV-02", "FFY-KEY-13")
def test_a_swap_takes_a_stationary_card_but_not_the_space_of_the_inevitable_one() -> None:
    state = put(put(with_inevitable("verse:2"), "verse:3", ANCHOR), "verse:4", THUG)
    state = asked(state, clause("swap"))
    assert offered(state) == {"anchor", "thug"}
    after = acting(put(put(game(), "verse:3", ANCHOR), "verse:4", THUG), clause("swap"),
                   answers=("thug", "verse:3"))  # fmt: skip
    assert verse(after) == ("", "", "thug", "anchor", "")


@pytest.mark.rule("FFY-KEY-13")
def test_an_effect_moves_a_stationary_card() -> None:
    state = put(game(), "verse:3", ANCHOR)
    assert verse(acting(state, clause("push"))) == ("", "", "", "anchor", "")
    out = acting(state, clause("move", what="enemy", to="combat"))
    assert (verse(out), combat(out)) == (("",) * 5, ("anchor",))


@pytest.mark.rule("FFY-REV-04", "FFY-RUL-95")
def test_side_jobs_and_goals_are_cards_that_an_effect_moves() -> None:
    state = put(put(game(), "verse:1", JOB), zones.COMBAT, card("goal-2", "goal"))
    moved = acting(state, clause("move", what="card", where="verse", to="combat"))
    assert combat(moved) == ("goal-2", "job")
    assert verse(acting(put(game(), "verse:1", JOB), clause("push"))) == ("", "job", "", "", "")


@pytest.mark.rule("FFY-RUL-06")
def test_operations_takes_what_is_sent_there() -> None:
    state = acting(put(game(), "verse:2", THUG), clause("move", what="enemy", to="operations"))
    assert (designs(state, zones.OPERATIONS), verse(state)) == (("thug",), ("",) * 5)


@pytest.mark.rule("FFY-RUL-94")
def test_the_bottom_of_the_episode_deck_is_above_the_inevitable_card() -> None:
    state = put(game(episode=(enemy("x", 1),)), "verse:2", THUG)
    state = acting(state, clause("move", what="enemy", to="bottom"))
    assert designs(state, zones.EPISODE) == ("x", "thug", "inevitable")
    assert not state.table.slots[state.table.zone(zones.EPISODE)[1]].face_up


@pytest.mark.rule("FFY-RUL-94")
def test_shuffled_into_the_episode_deck_it_lies_above_the_inevitable_card() -> None:
    state = put(game(episode=(enemy("x", 1),) * 3, custody={}), "verse:2", THUG)
    state = acting(state, clause("move", what="enemy", to="shuffled"))
    deck = state.table.zone(zones.EPISODE)
    assert (len(deck), designs(state, zones.EPISODE)[-1]) == (5, "inevitable")
    assert len({state.table.slots[slot].group for slot in deck[:-1]}) == 1
    assert (verse(state), deck[-1]) == (("",) * 5, state.inevitables[0])


@pytest.mark.rule("FFY-RUL-94")
@pytest.mark.parametrize("to", ["bottom", "shuffled"])
def test_once_the_inevitable_card_has_left_there_is_no_deck_to_put_cards_into(to: str) -> None:
    state = put(with_inevitable("verse:1"), "verse:3", THUG)
    after = acting(state, clause("move", what="enemy", to=to))
    assert (verse(after)[2], designs(after, zones.EPISODE)) == ("thug", ())


@pytest.mark.rule("FFY-RUL-94", "FFY-RUL-21")
def test_what_was_looked_at_goes_under_the_deck_but_not_under_the_inevitable_card() -> None:
    state = game(episode=(enemy("x", 1), enemy("y", 1)))
    state = acting(state, clause("look", at="episode", n=1, may="bottom"), answers=("bottom",))
    assert designs(state, zones.EPISODE) == ("y", "x", "inevitable")


@pytest.mark.rule("FFY-RUL-21")
def test_nobody_looks_at_the_inevitable_card() -> None:
    assert acting(game(episode=()), clause("look", at="episode", n=1, may="bottom")).ask is None
    state = game(episode=(enemy("x", 1),))
    after = acting(state, clause("look", at="episode", n=2, may="order"), answers=("keep",))
    assert designs(after, zones.EPISODE) == ("x", "inevitable")


BEACON = card("beacon", "goal", ability("reveal", clause("attach", where="here")))


@pytest.mark.rule("FFY-SPEC-15", "FFY-SPEC-17")
def test_an_attached_card_lies_in_its_space_which_is_clear() -> None:
    state = with_numbers(put(game(), "verse:3", BEACON, face_up=False), attack=9)
    state = do(state, Scan(P1, zones.VERSE[2]))
    assert (designs(state, "attached:3"), verse(state)) == (("beacon",), ("",) * 5)
    for where, then in (("any", 1), ("all", 1)):
        said = ability("play", clause("gain", recruit=1), when=(clause("clear", where=where),))
        actor = card(f"clear-{where}", "character", said)
        again = in_hand(state, actor)
        assert do(again, Play(P1, copy_in(again, P1, actor.design))).numbers["recruit"] == then


@pytest.mark.rule("FFY-SPEC-16", "FFY-SPEC-18")
def test_an_attached_card_is_not_pushed_and_pushes_nothing() -> None:
    state = put(fill(game(phase="episode"), "a", "b"), "attached:2", BEACON)
    after = do(state, BeginTurn(P1))
    assert (verse(after), designs(after, "attached:2")) == (("thug", "a", "b", "", ""), ("beacon",))
    first = put(game(phase="episode"), "attached:1", BEACON)
    assert verse(do(first, BeginTurn(P1))) == ("thug", "", "", "", "")


@pytest.mark.rule("FFY-SPEC-16")
def test_only_an_effect_that_says_so_carries_an_attached_card() -> None:
    said = card("tether", "special", ability("activate", clause("move", what="this", to="operations")))
    state = put(game(), "attached:2", said)
    assert designs(acting(state, clause("push")), "attached:2") == ("tether",)
    after = do(state, UseAbility(P1, top(state, "attached:2"), 0))
    assert (designs(after, "attached:2"), designs(after, zones.OPERATIONS)) == ((), ("tether",))


@pytest.mark.rule("FFY-EPI-09", "FFY-RUL-17")
def test_several_that_come_in_together_are_resolved_one_after_the_other() -> None:
    loud: list[Card] = [enemy(one, 1, ability("reveal", clause("gain", recruit=1))) for one in "ab"]
    state = put(game(phase="episode"), "verse:5", loud[0], face_up=False)
    burst = card("burst", "event", ability("reveal", clause("move", what="hidden", to="combat"),
                                           clause("move", what="hidden", to="combat")))  # fmt: skip
    state = put(put(state, "verse:4", loud[1], face_up=False), "verse:1", burst, face_up=False)
    state = with_numbers(in_phase(state, "action"), attack=5)
    after = do(state, Scan(P1, zones.VERSE[0]))
    assert isinstance(after.ask, Choice)
    after = play_on(state, Scan(P1, zones.VERSE[0]), f"slot:{top(state, 'verse:5')}")
    assert (combat(after), after.numbers["recruit"]) == (("a", "b"), 2)


@pytest.mark.rule("FFY-SPEC-15", "FFY-SPEC-16", "FFY-SPEC-18")
@pytest.mark.parametrize(("where", "space"), [("here", 3), ("entry", 1)])
def test_a_card_is_attached_where_it_says_and_stays_there(where: str, space: int) -> None:
    pin = card("pin", "goal", ability("reveal", clause("attach", where=where)))
    state = with_numbers(put(fill(game(), "a", "b"), "verse:3", pin, face_up=False), attack=9)
    state = do(state, Scan(P1, zones.VERSE[2]))
    slot = top(state, f"attached:{space}")
    assert (designs(state, f"attached:{space}"), verse(state)) == (("pin",), ("a", "b", "", "", ""))
    assert state.table.slots[slot].face_up
    after = do(in_phase(state, "episode"), BeginTurn(P1))
    assert (verse(after), after.table.zone(f"attached:{space}")) == (("thug", "a", "b", "", ""), (slot,))
    both = put(after, f"attached:{space}", card("other", "goal"))
    assert len(both.table.zone(f"attached:{space}")) == 2 and firefly().rule_faults(both) == []


@pytest.mark.rule("FFY-SPEC-17")
@pytest.mark.parametrize(
    ("where", "full", "holds"),
    [("any", "", True), ("any", "12345", False), ("all", "", True), ("all", "3", False), ("entry", "2", True),
     ("entry", "1", False), ("here", "2", True), ("here", "3", False)],
)  # fmt: skip
def test_which_spaces_are_clear(where: str, full: str, holds: bool) -> None:
    said = ability("activate", clause("gain", recruit=1), when=(clause("clear", where=where),))
    state = put(game(), "attached:3", card("gauge", "special", said))
    for number in full:
        state = put(state, f"verse:{number}", THUG)
    use = UseAbility(P1, top(state, "attached:3"), 0)
    if holds:
        assert do(state, use).numbers["recruit"] == 1
    else:
        assert refused(state, use).rule == "FFY-ACT-11"


@pytest.mark.rule("FFY-INEV-02", "FFY-SCAN-05")
def test_neither_the_inevitable_card_nor_what_lies_behind_it_is_scanned() -> None:
    state = with_numbers(with_inevitable("verse:3"), attack=9)
    state = put(put(state, "verse:5", THUG, face_up=False), "verse:4", THUG)
    assert [SCANNING.hidden_in(state, space) is not None for space in zones.VERSE] == [False] * 4 + [True]
    assert do(state, Scan(P1, zones.VERSE[4])).numbers["attack"] == 8
    behind = put(state, "verse:1", THUG, face_up=False)
    for space in zones.VERSE[:4]:
        assert refused(behind, Scan(P1, space)).rule == "FFY-SCAN-05"


@pytest.mark.rule("FFY-OBJ-01")
@pytest.mark.parametrize(
    ("stands", "gives"), [("open", (1, 0, 0)), ("completed", (0, 1, 0)), ("failed", (0, 0, 1))]
)
def test_a_text_asks_how_an_objective_stands(stands: str, gives: tuple[int, ...]) -> None:
    said = ability("play", clause("gain", recruit=1), when=(clause("objective", level=1, **{"is": stands}),))
    one = card("asks", "character", said)
    found = []
    for items in ({}, {1: "done"}, {1: "failed"}):
        state = replace(in_hand(game(), one), items=items)  # type: ignore[arg-type]
        found.append(do(state, Play(P1, copy_in(state, P1, "asks"))).numbers.get("recruit", 0))
    assert tuple(found) == gives
