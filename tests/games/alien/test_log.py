"""Every action is written down and can be taken back (ALN-STATE-23)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import AnyAsk, Choice, Identity, Number, Option
from companion.core.language.commands import Answer, Command, MoveSlot
from companion.core.language.phrases import Phrase, phrase
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.scanning import Scan
from companion.engine.zones import place_key
from companion.games.alien import zones
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts, folders_of
from companion.session.history import Records, new_history
from companion.session.replay import recorded
from tests.games.alien.acts import playing_design
from tests.games.alien.box import BRUTE, P1, find, game, happened, hide, put, top, with_numbers
from tests.games.alien.whole import label, notice


def told(history: Records, command: Command) -> Records:
    """The history after an action."""
    number = len(history.live) + 1
    events = happened(history.state, command)
    record, state = recorded(room(), history.state, number, command, room().told(history.state, events))
    return history.pushed(record, state)


def evening() -> tuple[Records, list[AlienState]]:
    """A few actions of a turn, with the State before each of them."""
    state = with_numbers(put(game(), "room:2", BRUTE, face_up=False), attack=9, recruit=9)
    history, states = told(new_history(state, room().fold), playing_design(state, "grunt")), [state]
    for command in (
        Scan(P1, zones.ROOMS[1]),
        Fight(P1, find(state, "brute", "room:2")),
        Recruit(P1, top(state, "hq:1")),
        RecruitSergeant(P1),
    ):
        states.append(history.state)
        history = told(history, command)
    return history, states


@pytest.mark.rule("ALN-STATE-23")
def test_every_action_is_logged_and_goes_back_to_the_state_before_it() -> None:
    history, states = evening()
    assert [type(record.command).__name__ for record in history.live] == [
        "Play", "Scan", "Fight", "Recruit", "RecruitSergeant",
    ]  # fmt: skip
    assert all(record.label.key == f"command-{type(record.command).__name__}" for record in history.live)
    for before in reversed(states):
        history = history.taken_back(1)
        assert history.state == before


@pytest.mark.rule("ALN-STATE-23")
def test_what_was_seen_is_said_before_it_is_taken_back() -> None:
    """A reveal that is undone stays seen: its record says so, and so does that of an unseen Sergeant."""
    history, _ = evening()
    classes = {type(record.command).__name__: record.undo for record in history.live}
    assert classes["Scan"] == classes["RecruitSergeant"] == "seen"
    assert classes["Fight"] == "move"
    told_names = [
        notice.title for record in history.live for notice in record.notices if notice.kind == "TurnedUp"
    ]
    assert told_names == [BRUTE.name]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_place_a_card_can_be_carried_to_has_a_name_and_is_told(language: str) -> None:
    texts, state = FluentTexts("alien", folders_of("alien")), game()
    places = [phrase(place_key(zone)) for zone in room().zone_table.of_game(state)]
    assert [place.key for place in places if texts.faults(place, language)] == []
    moved = MoveSlot(top(state, "hive"), zones.COMBAT, 0, None)
    (event,) = happened(state, moved)
    news = notice(state, event, room().fold(state, (event,)))
    assert news is not None
    assert texts.say(phrase("place-combat"), language) in texts.say(news.text, language)


NO = Option("no", phrase("option-no"))


@pytest.mark.parametrize(
    ("ask", "value", "said"),
    [
        (Number(id=5, why=phrase("why"), of="brute", field="attack"), 4, 4),
        (Choice(id=5, why=phrase("why"), options=(NO,)), "no", NO.label),
        (Choice(id=5, why=phrase("why"), options=(NO,), private=True), "no", None),
        (Choice(id=5, why=phrase("why"), options=()), "stranger", None),
    ],
)  # fmt: skip
def test_an_answer_is_told_with_its_question_unless_it_was_private(
    ask: AnyAsk, value: str, said: Phrase | int | None
) -> None:
    line = label(replace(game(), ask=ask), Answer(5, value))
    if said is None:
        assert line == phrase("command-Answer", why=phrase("ask-private" if ask.private else "why"))
    else:
        assert line == phrase("command-Answered", why=phrase("why"), said=said)


@pytest.mark.rule("ALN-INFO-03")
def test_the_answer_to_what_lies_hidden_is_not_in_the_log() -> None:
    state = hide(game(), "room:1", BRUTE)
    slot = top(state, "room:1")
    copy = next(copy for copy, design in state.table.designs.items() if design == "brute")
    asking = replace(state, ask=Identity(id=5, why=phrase("why"), slot=slot))
    assert label(asking, Answer(5, copy)).key == "command-Answer"
    held = replace(asking.table.slots[slot], face_up=True)
    lying = replace(asking, table=replace(asking.table, slots={**asking.table.slots, slot: held}))
    assert label(lying, Answer(5, copy)).args["said"] == state.table.card_of(copy).name
