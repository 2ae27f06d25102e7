"""Objectives of a card that only the players can read: asked once, then claimed (FFY-OBJ, FFY-CAT-09)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Done, Number
from companion.core.language.commands import Answer
from companion.engine.sayings import AllSaid, AsSaid
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.episodes import EpisodeBegins
from companion.games.firefly.intermission.commands import NextEpisode
from companion.games.firefly.objectives.claims import ClaimObjective
from companion.games.firefly.objectives.rules import items_of, open_items
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    P1,
    P2,
    THUG,
    answer,
    card,
    do,
    drafted,
    game,
    happened,
    in_phase,
    keep_orders,
    put,
    refused,
    with_card,
    with_numbers,
    worked_off,
)

TOLD = {"objectives": 2, "mandatory-1": 0, "mandatory-2": 1}


def unread(letter: int = 1, told: dict[str, int] | None = None) -> FireflyState:
    """A table whose Objective card nobody has told the app what it says."""
    one = replace(card(f"objective-{letter}", "objective", level=letter), structured=False)
    state = with_card(game(letter=letter), one)
    boards = {**state.boards, f"objective:objective-{letter}": TOLD if told is None else told}
    return replace(state, boards=boards)


@pytest.mark.rule("FFY-CAT-09", "FFY-RUL-01")
def test_how_many_there_are_and_which_are_mandatory_is_asked_once() -> None:
    bare = unread(told={})
    bare = replace(bare, boards={k: v for k, v in bare.boards.items() if not k.startswith("objective:")})
    draft = drafted(bare)
    draft.later(EpisodeBegins())
    state = worked_off(draft)
    for value in (2, "0", "1"):
        state = answer(state, value)
    assert items_of(state) == {1: False, 2: True}
    assert isinstance(state.ask, Done)  # the Setup text, if it has one: hands do it
    again = drafted(replace(unread(), boards=state.boards))
    again.later(EpisodeBegins())
    assert isinstance(worked_off(again).ask, Done)


@pytest.mark.rule("FFY-CAT-09", "FFY-RUL-01")
@pytest.mark.parametrize("told", [0, 10, 99])
def test_a_number_of_objectives_that_no_card_has_is_asked_for_again(told: int) -> None:
    bare = unread(told={})
    bare = replace(bare, boards={k: v for k, v in bare.boards.items() if not k.startswith("objective:")})
    draft = drafted(bare)
    draft.later(EpisodeBegins())
    state = answer(worked_off(draft), told)
    assert (items_of(state), isinstance(state.ask, Number)) == ({}, True)
    state = answer(state, 1)
    assert (items_of(state), isinstance(state.ask, Choice)) == ({1: False}, True)


@pytest.mark.rule("FFY-OBJ-01", "FFY-OBJ-02")
def test_an_objective_is_claimed_in_any_order_and_its_reward_is_done_by_hand() -> None:
    state = do(unread(), ClaimObjective(P1, 2))
    assert (state.items, open_items(state)) == ({2: "done"}, (1,))
    assert isinstance(state.ask, Done)
    state = do(state, AsSaid("credits"))
    state = do(state, AllSaid())
    assert (state.numbers["credits"], state.ask, state.turn.phase) == (1, None, "action")


@pytest.mark.rule("FFY-OBJ-06", "FFY-END-02", "FFY-RUL-55")
def test_the_last_claim_ends_the_episode_after_its_reward() -> None:
    state = do(put(unread(), zones.COMBAT, THUG), ClaimObjective(P1, 2))
    state = do(state, AllSaid())
    state = do(state, ClaimObjective(P1, 1, done=False))
    assert isinstance(state.ask, Done)
    state = keep_orders(do(state, AllSaid()))  # the text of the failure; then End of Episode
    assert (state.turn.phase, state.results) == ("inter-mission", {1: False})
    assert isinstance(state.ask, Done) and state.table.zone(zones.of(P1, "damage")) == ()


@pytest.mark.rule("FFY-INTER-02", "FFY-INTER-03", "FFY-SETUP-28")
def test_the_text_of_the_end_comes_before_credits_are_counted_and_setup_before_the_first_turn() -> None:
    state = with_numbers(unread(told={"objectives": 1, "mandatory-1": 0}), credits=4)
    state = do(state, ClaimObjective(P1, 1))
    state = keep_orders(do(state, AllSaid()))
    assert state.table.zone(zones.SHOWN) == ()
    state = do(state, AsSaid("credits"))
    state = do(state, AllSaid())
    assert (state.numbers["credits"], len(state.table.zone(zones.SHOWN))) == (5, 3)
    second = replace(card("objective-2", "objective", level=2), structured=False)
    boards = {**state.boards, "objective:objective-2": TOLD}
    state = put(state, zones.EPISODE_B, *(THUG,) * 4, face_up=False)
    state = do(replace(with_card(state, second), boards=boards), NextEpisode(P2))
    assert isinstance(state.ask, Done) and state.table.zone(zones.VERSE[0]) == ()
    state = do(state, AllSaid())
    assert all(state.table.zone(zone) for zone in zones.VERSE[:2]) and state.turn.seat == P2


@pytest.mark.rule("FFY-OBJ-07")
@pytest.mark.parametrize("letter", [1, 2, 3])
def test_a_mandatory_one_that_is_said_to_have_failed_loses_at_once(letter: int) -> None:
    state = do(unread(letter), ClaimObjective(P1, 2, done=False))
    assert (state.outcome, state.items) == ("lost", {2: "failed"})


@pytest.mark.rule("FFY-OBJ-01", "FFY-OBJ-06", "FFY-STATE-16")
def test_a_claim_that_cannot_be_is_refused_and_changes_nothing() -> None:
    state = unread()
    assert refused(state, ClaimObjective(P1, 3)).rule == "FFY-OBJ-01"
    over = do(do(state, ClaimObjective(P1, 1)), AllSaid())
    no = refused(over, ClaimObjective(P1, 1, done=False))
    assert (no.rule, no.kind) == ("FFY-OBJ-01", "impossible")
    assert refused(in_phase(state, "inter-mission"), ClaimObjective(P1, 1)).rule == "FFY-OBJ-06"
    assert over.items == {1: "done"}


@pytest.mark.rule("FFY-OBJ-02")
def test_a_card_that_the_app_reads_tells_itself_unless_players_insist() -> None:
    from tests.games.firefly.test_obj import episode

    no = refused(episode(), ClaimObjective(P1, 1))
    assert (no.rule, no.can_be_waived) == ("FFY-OBJ-02", True)
    assert do(episode(), ClaimObjective(P1, 1), "FFY-OBJ-02").items == {1: "done"}


@pytest.mark.rule("FFY-OBJ-02")
def test_both_ways_are_offered_for_each_that_is_open_also_while_hands_do_a_text() -> None:
    ids = [way.id for way in firefly().choices(unread(), "table") if way.id.startswith("objective")]
    assert ids == ["objective:1:done", "objective:1:failed", "objective:2:done", "objective:2:failed"]
    waiting = do(unread(told={**TOLD, "objectives": 3, "mandatory-3": 0}), ClaimObjective(P1, 1))
    offers = [offer.id for offer in firefly().interruptions(waiting)]
    assert "objective:2:done" in offers and "objective:1:done" not in offers
    after = do(waiting, ClaimObjective(P1, 3))
    assert after.items == {1: "done", 3: "done"}


def test_another_question_comes_first() -> None:
    draft = drafted(replace(unread(), boards={}))
    draft.later(EpisodeBegins())
    asked = worked_off(draft)
    assert asked.ask is not None and not isinstance(asked.ask, Done)
    assert refused(asked, ClaimObjective(P1, 1)).rule == "TABLE-ASK-03"
    assert happened(asked, Answer(asked.ask.id, 2))


@pytest.mark.parametrize(
    "level",
    [
        pytest.param(1, marks=pytest.mark.rule("FFY-CARD-13")),
        pytest.param(2, marks=pytest.mark.rule("FFY-CARD-14")),
    ],
)
def test_what_only_the_card_tells_how_to_do_is_completed_as_the_players_say(level: int) -> None:
    """Warwick Harrow is impressed, the Pills are snatched: how, the Objective card says."""
    told = {"objectives": 3, "mandatory-1": 0, "mandatory-2": 0, "mandatory-3": 0}
    state = unread(told=told)
    for done, stands in ((True, "done"), (False, "failed")):
        after = do(state, ClaimObjective(P1, level, done=done))
        assert (after.items, after.outcome) == ({level: stands}, "")
        waiting = do(after, ClaimObjective(P1, 3)) if isinstance(after.ask, Done) else after
        assert 3 in waiting.items
    over = do(do(state, ClaimObjective(P1, level)), AllSaid())
    assert refused(over, ClaimObjective(P1, level)).kind == "impossible"
    assert refused(state, ClaimObjective(P1, 4)).rule == "FFY-OBJ-01"
    for phase in ("setup", "inter-mission", "over"):
        assert refused(in_phase(state, phase), ClaimObjective(P1, level)).rule == "FFY-OBJ-06"
    assert refused(replace(state, boards={}), ClaimObjective(P1, level)).rule == "FFY-OBJ-01"
