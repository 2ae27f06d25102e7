"""What is spoken of a step: few words, from notices and the table's view alone."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.phrases import named, phrase
from companion.ground.texts import FluentTexts
from hardware.cues.sheet import Sheets
from hardware.voice.phrases import MOST_OF_A_STEP, spoken
from tests.hardware.tables import alarm, notice, refused, step, view

TEXTS = FluentTexts("alien")


def said(sheets: Sheets, language: str, *notices: Any, **more: Any) -> list[str]:
    return [TEXTS.say(one.says, language) for one in spoken(step(*notices, **more), sheets)]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Strike: one damage for Name 2.", "Strike: 2 damage for Name 2."]),
        ("fr", ["Blessure : un dégât pour Name 2.", "Blessure : 2 dégâts pour Name 2."]),
    ],
)
def test_a_strike_is_told_with_its_damage_and_for_whom(
    shipped: Sheets, language: str, words: list[str]
) -> None:
    strikes = [notice("StrikeTaken", "p2", amount=amount) for amount in (1, 2)]
    assert [said(shipped, language, strike)[0] for strike in strikes] == words


@pytest.mark.parametrize(
    ("left", "words"),
    [(1, "Facehugger on Name 2, one turn left."), (2, "Facehugger on Name 2, 2 turns left."),
     (None, "Facehugger on Name 2!")],
)  # fmt: skip
def test_a_facehugger_is_told_with_the_turns_that_are_left(
    shipped: Sheets, left: int | None, words: str
) -> None:
    seen = view(alarms=(alarm("p1", 5), alarm("p2", left)))
    assert said(shipped, "en", notice("FacehuggerLanded", "p2"), view=seen) == [words]


def test_only_an_open_card_is_named(shipped: Sheets) -> None:
    assert said(shipped, "en", notice("TurnedUp", "p1", title=named("Warrior"))) == ["Warrior."]
    assert said(shipped, "en", notice("TurnedUp", "p1")) == ["A card."]


def test_a_back_and_a_bound_card_are_never_spoken_of(shipped: Sheets) -> None:
    for kind in ("Bound", "BackShown", "HiveCardPlaced", "Pushed", "StrikeDrawn", "Dealt", "HandDrawn"):
        assert said(shipped, "en", notice(kind, "p1", title=named("Secret"))) == []


def test_the_gravest_words_of_a_step_come_first_and_there_are_few(shipped: Sheets) -> None:
    kinds = ("TurnBegan", "EventTriggered", "PlayerDied", "LastChance")
    words = said(shipped, "en", *(notice(kind, "p1") for kind in kinds))
    assert words == ["Name 1 is dead.", "Last chance for Name 1!"] and len(words) == MOST_OF_A_STEP


@pytest.mark.parametrize("more", [{"kind": "undo"}, {"kind": "redo"}, {"refusal": refused()}])
def test_what_is_taken_back_or_refused_is_not_spoken_of(shipped: Sheets, more: dict[str, Any]) -> None:
    assert said(shipped, "en", notice("PlayerDied", "p1"), **more) == []


def test_in_quiet_only_alarms_are_spoken_of(shipped: Sheets) -> None:
    told = step(notice("TurnBegan", "p1"), notice("PlayerDied", "p1"))
    assert [one.says.key for one in spoken(told, shipped, "quiet")] == ["voice-died"]


@pytest.mark.parametrize("room", ["alien", "firefly", "villains", "_template"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_can_be_said_has_short_words(shipped: Sheets, room: str, language: str) -> None:
    texts = FluentTexts(room)
    keys = {cue.say for sheet in shipped.of(room) for cue in sheet.cue if cue.say}
    args: dict[str, Any] = {"name": "Maya", "count": 2, "turns": 1, "card": phrase("a-card"), "place": ""}
    for key in keys:
        assert texts.faults(phrase(key, **args), language) == []
        assert len(texts.say(phrase(key, **args), language)) <= 60
