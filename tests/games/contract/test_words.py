"""Everything that happens has a sentence in every language, and light, sound or silence on purpose."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.ids import TABLE
from companion.engine import places
from companion.ground.texts import FluentTexts, folders_of
from hardware.cues.load import covered, load_sheets, stale
from tests.games.contract.games import Record, played
from tests.games.contract.requests import audiences
from tests.games.contract.rooms import Case
from tests.games.contract.words import Unsaid, texts


def games(asked: Case) -> list[Record]:
    many = asked.seats[-1]
    return [
        played(asked.name, 1, min(3, many), "app"),
        played(asked.name, 2, many, "face"),
        played(asked.name, 3, asked.seats[0], "face", owner=True),
        played(asked.name, 4, many, "face", mistakes=True),
        played(asked.name, 5, min(3, many), "app", mode=asked.room.modes[-1]),
    ]


def test_everything_shown_and_told_has_words_in_every_language(asked: Case) -> None:
    unsaid, room = Unsaid(asked), asked.room
    for record in games(asked):
        for before, event, after in record.steps:
            unsaid.look(room.notice(before, event, after))
            unsaid.look(tuple(room.prompts(before, event, after)))
        for before, command, _events, _after in record.decisions():
            unsaid.look(room.label(before, command))
        for state in record.some(40):
            for audience in audiences(state):
                unsaid.look(room.speak(state, room.view(state, audience)))
    assert list(unsaid.found) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_event_and_command_has_a_sentence(asked: Case, language: str) -> None:
    keys = texts(asked.game).keys(language)
    spoken = {kind.__name__ for kind in asked.room.events} - asked.room.silent
    assert {f"event-{name}" for name in spoken} - keys == set()
    assert {f"command-{kind.__name__}" for kind in asked.room.commands} - keys == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_was_refused_is_called_as_what_somebody_wanted_to_do(asked: Case, language: str) -> None:
    keys = texts(asked.game).keys(language)
    told = {key.removeprefix("command-") for key in keys if key.startswith("command-")} - {
        "Answered",
        "AnsweredAlone",
        "Opened",
    }
    assert {f"attempt-{name}" for name in told} - keys == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_place_has_its_words_in_a_sentence_and_a_persons_own_by_name(
    asked: Case, language: str
) -> None:
    state = next(played(asked.name, 1, asked.seats[0], "face").decisions())[0]
    players, words = state.players, texts(asked.game)
    for zone in asked.room.zone_table.of_game(state):
        said = [form(zone, players) for form in (places.place, places.into, places.at)]
        assert [fault for one in said for fault in words.faults(one, language)] == []
        names = [player.name for player in players if player.seat == asked.room.zone_table.owner(zone)]
        assert all(name in words.say(one, language) for one in said for name in names)


def test_silence_is_only_for_events_there_are(asked: Case) -> None:
    assert asked.room.silent - {kind.__name__ for kind in asked.room.events} == set()


def test_a_notice_is_given_exactly_for_what_is_not_silent(asked: Case) -> None:
    for record in games(asked):
        for before, event, after in record.steps:
            notice = asked.room.notice(before, event, after)
            assert (notice is None) == (type(event).__name__ in asked.room.silent)
            assert notice is None or notice.kind == type(event).__name__


def test_every_event_has_a_cue_or_is_silent_on_purpose(asked: Case) -> None:
    spoken = {kind.__name__ for kind in asked.room.events} - asked.room.silent
    assert spoken - covered(load_sheets(), asked.game) == set()
    assert stale(load_sheets(), asked.game, {kind.__name__ for kind in asked.room.events}) == set()


def test_both_languages_say_the_same_things(asked: Case) -> None:
    words = FluentTexts(asked.game, folders_of(asked.game)[:2])  # the screens' own words are theirs to test
    assert words.keys("en") ^ words.keys("fr") == set()


def test_a_rule_is_said_in_both_languages_unless_it_is_a_name(asked: Case) -> None:
    words = texts(asked.game)
    rules = {key.removeprefix("rule-") for key in words.keys("en") if key.startswith("rule-")}
    same = {rule for rule in rules if words.rule(rule, "en") == words.rule(rule, "fr")}
    assert same - asked.same_words == set()
    assert all(words.rule(rule, "en").endswith((".", "!", "?", ")")) for rule in rules)


def test_what_the_table_sees_names_the_table(asked: Case) -> None:
    for state in games(asked)[0].some(5):
        view: Any = asked.room.view(state, TABLE)
        assert (view.audience, view.room) == (TABLE, asked.game)


def test_a_chronicle_names_only_events_that_are_told(asked: Case) -> None:
    chronicle = asked.room.chronicle
    story = chronicle.story
    named = {kind for one in chronicle.counted for kind in one.kinds} | set(chronicle.turning)
    named |= {*story.said, *story.bare, *story.pictured, story.turn, story.blow} - {""}
    known = {kind.__name__ for kind in asked.room.events} - asked.room.silent
    assert named - known == set()
    assert set(story.bare) <= set(story.said)
