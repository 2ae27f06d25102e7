"""How the four ways to keep a deck are played: what is asked, what is shown, what hands are told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.core.language.asks import AS_BACK, Identity, Order
from companion.core.language.commands import Answer, MoveSlot
from companion.core.language.events import BackShown, OrderKnown
from companion.core.language.ids import TABLE
from companion.engine.backs import ShowBack
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.showing import BACK
from companion.engine.room import Meaning
from companion.games.alien import zones
from companion.games.alien.choices import DECKS
from companion.games.alien.hive import HiveLow
from companion.games.alien.room import all_hard_faults
from companion.games.alien.state import AlienState
from companion.play.answerers import app_answers
from tests.games.alien.acts import actor, copy_at, play
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    HIT_1,
    MATE,
    MISS,
    P1,
    P2,
    answer,
    clause,
    designs,
    do,
    fill,
    game,
    happened,
    hide,
    play_on,
    put,
    refused,
    rooms,
    some_order,
    top,
    with_numbers,
)
from tests.games.alien.test_setup import opened
from tests.games.alien.whole import evolve, legal, meaning, prompts, view

BEGIN = BeginTurn(P1)


def keeping(how: Any, **rest: Any) -> AlienState:
    """A laid table whose Hive is kept in this way, nobody knowing which of its cards is which."""
    state = game(phase="hive", hive=(), custody={"hive": how}, **rest)
    return hide(state, "hive", DRONE, BRUTE, EVENT)


@pytest.mark.parametrize("how", ["app", "read"])
def test_every_deck_that_is_told_as_a_whole_is_asked_for_before_the_first_hand(how: Any) -> None:
    state, asked = opened(2, how), []
    while isinstance(state.ask, Order):
        asked.append(str(state.ask.zone))
        assert state.ask.read == (how == "read") and state.table.zone("hand:p1") == ()
        assert view(state, TABLE).ask.kind == ("read" if how == "read" else "order")  # type: ignore[union-attr]
        state = answer(state, some_order(state, state.ask.zone), "camera")
    assert asked == list(DECKS) and state.turn.phase == "hive" and state.ask is None
    kept = [state.table.slots[slot] for zone in DECKS for slot in state.table.zone(zone)]
    assert {slot.known for slot in kept} == {"app"}


@pytest.mark.parametrize("how", ["face", "back"])
def test_decks_that_hands_keep_are_never_asked_for(how: Any) -> None:
    assert not isinstance(opened(2, how).ask, Order)


def test_the_app_answers_for_the_decks_that_it_keeps_and_for_no_other() -> None:
    answers = app_answers(random.Random(1))
    for how, answered in (("app", True), ("read", False)):
        state = opened(2, how)  # type: ignore[arg-type]
        assert (answers(state, state.ask) is not None) is answered  # type: ignore[arg-type]


def test_a_deck_that_nobody_reads_goes_on_by_its_faces() -> None:
    state = opened(2, "read")
    while isinstance(state.ask, Order):
        (offer,) = legal(state, TABLE)
        assert isinstance(offer.command, Answer) and offer.command.value == AS_BACK
        state = do(state, offer.command)
    assert isinstance(state.ask, Identity) and state.ask.slot == top(state, "hq:1")


def test_a_reshuffled_deck_is_read_again() -> None:
    state = put(game(strikes=(), custody={"strikes": "read"}), "combat", BRUTE, BRUTE)
    state = put(hide(state, "strikes", HIT_1), "strikes-discard", MISS, MISS)
    state = do(state, EndAction(P1))
    assert isinstance(state.ask, Order) and state.ask.read and state.turn.phase == "strike"
    unread = answer(state, AS_BACK)
    assert isinstance(unread.ask, Identity)
    read = answer(state, some_order(state, state.ask.zone), "camera")
    assert isinstance(read.ask, Identity), "the strike drawn before was never read"
    assert answer(read, "hit-1").turn.seat == P2


@pytest.mark.rule("ALN-ZONE-39", "ALN-RULING-61")
def test_a_back_shown_in_passing_is_known_to_the_app_alone() -> None:
    state = do(keeping("back"), BEGIN)
    slot = top(state, "room:1")
    copy = next(copy for copy in state.table.pools if copy.startswith("brute"))
    (meant,) = meaning(state, (copy,), BACK)
    assert meant.command == ShowBack(slot, copy) and meant.says is None
    seen = do(state, meant.command)
    assert seen.table.slots[slot].known == "app" and not seen.table.slots[slot].face_up
    assert view(seen, TABLE) == view(state, TABLE) and legal(seen, TABLE) == legal(state, TABLE)
    found = do(with_numbers(seen, attack=1), Scan(P1, zones.ROOMS[0]))
    assert found.ask is None and rooms(found)[0] == "brute"
    forgotten = do(with_numbers(state, attack=1), Scan(P1, zones.ROOMS[0]))
    assert isinstance(forgotten.ask, Identity)


def test_a_hive_card_shown_with_no_question_open_is_a_back_too() -> None:
    state = do(keeping("back"), BEGIN)
    copy = next(copy for copy in state.table.pools if copy.startswith("event"))
    (meant,) = meaning(state, (copy,), "stand")
    assert isinstance(meant.command, ShowBack)
    grunt = next(copy for copy in state.table.pools if copy.startswith("grunt"))
    (meant,) = meaning(state, (grunt,), "stand")
    assert isinstance(meant.command, Play)


def test_a_back_that_cannot_be_the_last_card_laid_is_not_believed_and_nobody_is_told() -> None:
    state = do(keeping("back"), BEGIN)
    slot, other = top(state, "room:1"), top(state, "hq:1")
    right = next(copy for copy in state.table.pools if copy.startswith("brute"))
    shown = do(state, ShowBack(slot, right))
    for wrong in (copy_at(state, other), next(copy for copy in state.table.pools if "grunt" in copy)):
        assert happened(state, ShowBack(slot, wrong)) == (BackShown(slot),)
        assert meaning(state, (wrong,), BACK) == (Meaning(ShowBack(slot, wrong), copy=wrong),)
        missed = do(state, ShowBack(slot, wrong))
        assert view(missed, TABLE) == view(shown, TABLE) and legal(missed, TABLE) == legal(shown, TABLE)
    no = refused(state, ShowBack(top(state, "hive"), right))
    assert (no.rule, no.kind) == ("ALN-ZONE-37", "impossible")


def test_of_several_backs_shown_for_one_card_the_last_counts() -> None:
    state = do(keeping("back"), BEGIN)
    slot = top(state, "room:1")
    one, other = (next(x for x in state.table.pools if x.startswith(kind)) for kind in ("brute", "event"))
    state = do(do(state, ShowBack(slot, one)), ShowBack(slot, other))
    assert state.table.slots[slot].copy == other and all_hard_faults(state) == []
    assert happened(state, ShowBack(slot, other)) == (BackShown(slot, other),)
    grunt = next(copy for copy in state.table.pools if "grunt" in copy)
    assert do(state, ShowBack(slot, grunt)).table.slots[slot].copy == other


def test_of_two_cards_laid_at_once_the_app_does_not_guess_which_was_shown() -> None:
    state = hide(game(hive=(), custody={"hive": "back"}), "hive", DRONE, BRUTE)
    state = play(state, actor(clause("hive", n=2)))
    assert rooms(state)[:2] == ("?", "?")
    for copy in [copy for copy in state.table.pools if copy.startswith(("drone", "brute"))]:
        assert meaning(state, (copy,), BACK)[0].command is None
        assert refused(state, ShowBack(top(state, "room:1"), copy)).kind == "impossible"
        assert refused(state, ShowBack(top(state, "room:2"), copy)).kind == "impossible"


def test_a_back_that_was_forgotten_is_not_mixed_up_with_that_of_the_next_turn() -> None:
    state = do(keeping("back"), BEGIN)
    state = do(do(state, EndAction(P1)), BeginTurn(P2))
    copy = next(copy for copy in state.table.pools if copy.startswith("brute"))
    (meant,) = meaning(state, (copy,), BACK)
    assert meant.command == ShowBack(top(state, "room:1"), copy)


def test_a_back_may_be_shown_while_something_else_is_asked() -> None:
    state = hide(fill(keeping("back"), "a", "b", "c", "d", face_up=True), "room:5", DRONE, MATE)
    state = do(state, MoveSlot(state.table.zone("room:5")[1], zones.BOX))
    state = do(state, BEGIN)
    assert isinstance(state.ask, Identity)
    copy = next(copy for copy in state.table.pools if copy.startswith("event"))
    seen = do(state, ShowBack(top(state, "room:1"), copy))
    assert seen.ask == state.ask and seen.queue == state.queue
    assert designs(answer(seen, "drone"), "combat") == ("drone",)


def asked_of_hands(state: AlienState, command: Any) -> list[str]:
    """The keys of the prompts of a command."""
    keys = []
    for event in happened(state, command):
        after = evolve(state, event)
        keys += [prompt.text.key for prompt in prompts(state, event, after)]
        state = after
    return keys


@pytest.mark.parametrize(
    ("how", "laid", "found"),
    [
        ("face", "prompt-hive-card", "prompt-turn-up"),
        ("back", "prompt-hive-card-back", "prompt-turn-up"),
        ("read", "prompt-hive-card-back", "prompt-turn-up"),
        ("app", "prompt-hive-card-app", "prompt-turn-up-app"),
    ],
)
def test_hands_are_told_what_this_way_of_keeping_needs(how: Any, laid: str, found: str) -> None:
    """The Hive of this table was not read, so in read custody too its backs are shown."""
    state = keeping(how)
    assert asked_of_hands(state, BEGIN) == [laid]
    state = with_numbers(put(do(state, BEGIN), "room:3", BRUTE, face_up=False), attack=9)
    assert asked_of_hands(state, Scan(P1, zones.ROOMS[2])) == [found]


def test_a_card_of_a_deck_that_was_read_is_simply_laid() -> None:
    state = game(phase="hive", hive=(DRONE, BRUTE), custody={"hive": "read"})
    assert asked_of_hands(state, BEGIN) == ["prompt-hive-card"]


@pytest.mark.parametrize(("how", "ending"), [("app", "-app"), ("face", ""), ("read", "")])
def test_strikes_and_the_hq_come_from_the_tray_where_the_app_keeps_them(how: Any, ending: str) -> None:
    state = game(custody=dict.fromkeys(DECKS, how), strikes=(HIT_1, MISS, MISS))
    state = with_numbers(put(state, "combat", BRUTE), recruit=4)
    assert f"prompt-hq{ending}" in asked_of_hands(state, Recruit(P1, top(state, "hq:1")))
    assert f"prompt-strike{ending}" in asked_of_hands(state, EndAction(P1))


@pytest.mark.parametrize("how", ["face", "back", "read", "app"])
def test_a_turn_is_the_same_however_the_hive_is_kept(how: Any) -> None:
    """What everybody sees after the same cards, told in the way of each custody."""
    state = keeping(how)
    order = tuple(sorted(copy for copy in state.table.pools if copy.startswith(("drone", "brute", "event"))))
    if how in ("app", "read"):
        state = evolve(state, OrderKnown(zones.HIVE, order))
    state = do(state, BEGIN)
    if how == "back":
        state = do(state, ShowBack(top(state, "room:1"), order[0]))
    state = do(with_numbers(state, attack=1), Scan(P1, zones.ROOMS[0]))
    if how == "face":
        state = answer(state, order[0], "camera")
    assert rooms(state)[0] == "brute" and state.ask is None
    state = play_on(state, EndAction(P1))
    assert (state.turn.seat, len(state.table.zone("hive"))) == (P2, 2)
    assert not any(isinstance(event, HiveLow) and event.left > 5 for event in happened(state, BeginTurn(P2)))
