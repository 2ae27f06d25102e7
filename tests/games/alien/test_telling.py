"""What is told at the table: the name of what is turned up, what a Hazard did, which strike it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import companion
import ui
from companion.core.language.commands import Answer, Command
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.scanning import Scan
from companion.games.alien import zones
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from tests.games.alien.acts import emptied, objective
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    HAZARD,
    HIT_1,
    MISS,
    P1,
    SERGEANT,
    ability,
    card,
    clause,
    do,
    game,
    happened,
    hide,
    meant,
    put,
    with_card,
    with_numbers,
)
from tests.games.alien.whole import evolve, notice, prompts

TEXTS = FluentTexts("alien")
SCAN = Scan(P1, zones.ROOMS[0])


def told(state: AlienState, command: Command, *kinds: str, language: str = "en") -> list[str]:
    """What everybody hears of a command, of these kinds of events only."""
    heard = []
    for event in happened(state, command):
        after = evolve(state, event)
        said = notice(state, event, after)
        if said is not None and said.kind in kinds:
            heard.append(TEXTS.say(said.text, language))
        state = after
    return heard


def answering(state: AlienState, value: Any) -> Command:
    """The answer that names this design."""
    assert state.ask is not None
    return Answer(state.ask.id, meant(state, value))


def scanning(hidden: Any, **rest: Any) -> AlienState:
    """A table whose first room holds this card, known to the app."""
    return with_numbers(put(game(**rest), "room:1", hidden, face_up=False), attack=5)


@pytest.mark.rule("ALN-REVEAL-01")
@pytest.mark.parametrize(("language", "unknown", "name"), [
    ("en", "A card was turned up.", "Brute was turned up."),
    ("fr", "Une carte a été révélée.", "On a révélé brute."),
])  # fmt: skip
def test_a_card_that_is_named_later_is_told_by_its_name_then(language: str, unknown: str, name: str) -> None:
    state = with_numbers(hide(game(custody={}), "room:1", BRUTE, DRONE), attack=5)
    assert told(state, SCAN, "TurnedUp", language=language) == [unknown]
    asked = do(state, SCAN)
    assert told(asked, answering(asked, "brute"), "Bound", language=language) == [name]
    assert told(scanning(BRUTE), SCAN, "TurnedUp", language=language) == [name]


@pytest.mark.rule("ALN-RECRUIT-06")
def test_what_is_named_elsewhere_is_called_by_its_name_too() -> None:
    state = with_numbers(hide(emptied(game(custody={}), "sergeants"), "sergeants", SERGEANT), recruit=3)
    asked = do(state, RecruitSergeant(P1))
    assert told(asked, answering(asked, "sergeant"), "Bound") == ["It was sergeant."]


@pytest.mark.rule("ALN-REVEAL-06", "ALN-RULING-08")
def test_a_hazard_says_what_it_did() -> None:
    first = ability("hazard", clause("draw", n=1, who="each"), level=1)
    second = ability("hazard", clause("hive", n=1), level=2)
    again = ability("hazard", clause("nothing"), level=2)
    state = with_card(scanning(HAZARD), card("location", "location", first, second, again))
    kind = "HazardTriggered"
    assert told(state, SCAN, kind) == ["Hazard 1 of the location: Each player draws a card."]
    assert told(state, SCAN, kind, language="fr") == ["Danger 1 du Lieu : Chaque joueur pioche une carte."]
    twice = told(with_numbers(state, hazards=1), SCAN, kind)
    assert twice == ["Hazard 2 of the location: Add a Hive card. Nothing happens."]
    plain = told(with_numbers(state, hazards=2), SCAN, kind)
    assert plain == ["Hazard 3 of the location."], "nobody has told the app what it does"
    assert told(with_numbers(state, hazards=3), SCAN, kind) == ["Hazard 4: the location had no ability left."]


@pytest.mark.rule("ALN-REVEAL-04")
def test_an_event_says_what_the_objective_does() -> None:
    state = with_card(scanning(EVENT), objective(1, ability("event", clause("strike", who="each"))))
    assert told(state, SCAN, "EventTriggered") == ["Event! Objective 1: Each player draws a strike."]
    assert told(scanning(EVENT), SCAN, "EventTriggered") == ["Event! Objective 1 acted."]


@pytest.mark.rule("ALN-STRIKE-08")
def test_a_strike_that_is_taken_says_which_it_is() -> None:
    state = put(game(strikes=(HIT_1, MISS)), "combat", BRUTE)
    assert told(state, EndAction(P1), "EnemyStruck", "StrikeTaken") == [
        "Brute struck Player 1.", "Player 1 took 1 damage: hit-1.",
    ]  # fmt: skip


@pytest.mark.rule("ALN-DEATH-03")
@pytest.mark.parametrize(("language", "words"), [
    ("en", ("deck", "hand", "played", "Vigilant", "discards")),
    ("fr", ("deck", "main", "jouées", "Vigie", "défausse")),
])  # fmt: skip
def test_the_prompt_of_a_death_names_all_that_leaves(language: str, words: tuple[str, ...]) -> None:
    state = game()
    died = PlayerDied(P1, "strikes")
    (prompt,) = prompts(state, died, evolve(state, died))
    said = TEXTS.say(prompt.text, language)
    assert not [word for word in words if word not in said]


@pytest.mark.rule("ALN-FR-10")
def test_the_dead_and_a_lent_card_are_not_called_the_same_in_french() -> None:
    folders = (Path(companion.__file__).parent, Path(ui.__file__).parent)
    french = [path for folder in folders for path in folder.rglob("*.ftl") if path.name.endswith("fr.ftl")]
    assert len(french) > 20
    for path in french:
        said = path.read_text(encoding="utf-8")
        assert "hors jeu" not in said and "hors du jeu" not in said, path.name
