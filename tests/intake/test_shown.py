"""What cards shown to the camera mean: an answer, a play, a question, or a polite no."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Done, Identity, Option
from companion.core.language.commands import Answer, BindSlot
from companion.core.language.ids import CopyId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.sides import Ending
from companion.engine.effects.selectors import slot_options
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play
from companion.games.alien.room import room
from companion.intake.shown import TABLES_WORD, answer_shown, shown
from tests.games.alien.acts import copy_at
from tests.games.alien.box import ANCHOR, BRUTE, DRONE, MATE, P1, copy_in, game, hide, put, top

ROOM, WHY = room(), phrase("why")


def means(state: Any, *copies: Any) -> tuple[Any, ...]:
    return shown(ROOM, state, copies, "stand")


def asking(state: Any, ask: Any) -> Any:
    return replace(state, ask=ask, asked=ask.id)


def asked_which(state: Any, slot: SlotId) -> Any:
    return asking(state, Identity(id=1, why=WHY, slot=slot))


@pytest.fixture
def hidden() -> tuple[Any, SlotId]:
    """Two cards that nobody has told apart, one of them asked for."""
    state = hide(game(), "room:1", DRONE, BRUTE)
    return asked_which(state, top(state, "room:1")), top(state, "room:1")


def unlocated(state: Any, design: str, zone: str = "room:1") -> CopyId:
    """A copy of a design that lies nobody knows where."""
    group = state.table.slots[top(state, zone)].group
    pools = state.table.quota[group]
    return next(copy for copy, pool in state.table.pools.items()
                if pool in pools and state.table.designs[copy] == design)  # fmt: skip


def test_a_card_that_could_be_it_is_the_answer(hidden: tuple[Any, SlotId]) -> None:
    state, _ = hidden
    brute = unlocated(state, "brute")
    assert [m.command for m in means(state, brute)] == [Answer(1, brute, "camera")]


def test_two_cards_that_could_both_be_it_are_no_answer(hidden: tuple[Any, SlotId]) -> None:
    state, _ = hidden
    both = unlocated(state, "brute"), unlocated(state, "drone")
    assert answer_shown(state, both) is None
    assert means(state, *both)[0].command is None


def test_a_card_that_the_books_have_elsewhere_is_a_question(hidden: tuple[Any, SlotId]) -> None:
    state, slot = hidden
    other = copy_at(state, top(state, "hq:3"))
    (found,) = means(state, other)
    assert found.command is None
    assert found.says.key == "card-booked-elsewhere"
    assert found.says.args["where"] == phrase("at-hq-3")
    assert [offer.id for offer in found.offers] == [TABLES_WORD]
    assert found.offers[0].command == BindSlot(slot, other)


def test_of_a_hidden_card_only_the_name_is_said_that_was_shown(hidden: tuple[Any, SlotId]) -> None:
    state, slot = hidden
    state = put(state, "hive", ANCHOR, face_up=False, top=True)
    secret = copy_at(state, top(state, "hive"))  # the app knows that it lies in the Hive
    (found,) = means(state, secret)
    assert found.says.key == "no-other-card-expected"
    assert "hive" not in repr(found.says)
    assert found.offers[0].command == BindSlot(slot, secret)


def test_an_open_card_answers_a_choice_and_a_twin_stands_for_it() -> None:
    state = put(put(game(), "combat", DRONE), "combat", BRUTE)
    slots = state.table.zone("combat")
    state = asking(state, Choice(id=1, why=WHY, seat=P1, options=slot_options(state, slots)))
    assert means(state, copy_at(state, slots[1]))[0].command == Answer(1, f"slot:{slots[1]}", "camera")
    twin = next(copy for copy, design in state.table.designs.items()
                if design == "drone" and copy != copy_at(state, slots[0]))  # fmt: skip
    assert means(state, twin)[0].command == Answer(1, f"slot:{slots[0]}", "camera")


def test_a_choice_among_hidden_cards_is_never_answered_by_showing_one() -> None:
    state = put(put(game(), "room:1", DRONE, face_up=False), "room:2", BRUTE, face_up=False)
    slots = (top(state, "room:1"), top(state, "room:2"))
    state = asking(state, Choice(id=1, why=WHY, seat=P1, options=slot_options(state, slots)))
    found = means(state, copy_at(state, slots[1]))
    assert [m.command for m in found] == [None]
    assert found[0].says.key == "no-scan-now"


@pytest.mark.parametrize("ask", [
    Choice(id=1, why=WHY, options=(Option("yes", WHY), Option("no", WHY))), Done(id=1, why=WHY),
])  # fmt: skip
def test_other_questions_stay_open(ask: Any) -> None:
    state = asking(game(), ask)
    (found,) = means(state, copy_in(state, P1, "grunt"))
    assert found.command is None
    assert found.says == phrase("no-scan-now", why=WHY)


def test_strangers_get_one_sentence_and_do_not_hide_the_others() -> None:
    state = game()
    grunt = copy_in(state, P1, "grunt")
    found = means(state, CopyId("other-box/x#1"), grunt, CopyId("other-box/y#1"))
    assert [m.command for m in found] == [Play(P1, grunt, "camera"), None]
    assert found[1].says.key == "no-card-of-this-game"
    assert [m.says.key for m in means(state, CopyId("other-box/x#1"))] == ["no-card-of-this-game"]
    assert means(state) == ()


def test_a_hidden_card_shown_from_the_tray_is_like_any_other_that_is_not_in_the_hand() -> None:
    state = put(game(), "room:2", BRUTE, face_up=False)
    there, deep = copy_at(state, top(state, "room:2")), copy_at(state, top(state, "hive"))
    for copy in (there, deep):
        assert [m.command for m in means(state, copy)] == [Play(P1, copy, "camera")]


def test_an_open_card_of_the_table_is_what_touching_it_means() -> None:
    state = put(game(), "room:2", BRUTE)
    slot = top(state, "room:2")
    assert means(state, copy_at(state, slot))[0].command == Fight(P1, slot)
    slot = top(state, "hq:1")
    assert means(state, copy_at(state, slot))[0].command == Recruit(P1, slot)
    spent = put(game(), "dead-enemies", DRONE)
    found = means(spent, copy_at(spent, top(spent, "dead-enemies")))
    assert found[0].says.key == "card-lies-there"


def test_after_the_end_a_card_is_only_a_card() -> None:
    state = replace(game(), ending=Ending("won"))
    assert means(state, copy_in(state, P1, "grunt"))[0].says.key == "waiting-over"
    assert MATE.kind == "character"
