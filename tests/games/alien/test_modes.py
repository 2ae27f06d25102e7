"""Advanced modes: chosen before anything is laid out, kept in the header, off unless chosen."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.room import SetupError
from companion.games.alien import zones
from companion.games.alien.modes import MODES, has_mode
from companion.games.alien.setup.offers import setup_choices
from companion.games.alien.setup.suggest import suggest
from companion.ground.texts import FluentTexts
from tests.games.alien.box import header
from tests.games.alien.test_setup import opened, sample, script
from tests.games.alien.whole import open_game
from tests.games.alien.wholebox import whole_box

BOX = whole_box()


def modes_of(**chosen: Any) -> dict[str, bool]:
    made = {**suggest(BOX, 3, sample), **chosen}
    choices = {choice.id: choice for choice in setup_choices(BOX, header(3).players, made)}
    return {option.id: option.chosen for option in choices["modes"].options}


@pytest.mark.rule("ALN-SETUP-27", "ALN-RULING-43")
def test_player_aliens_are_offered_and_off_unless_chosen() -> None:
    assert modes_of()["aliens"] is False
    assert modes_of(modes=["aliens"])["aliens"] is True
    assert not has_mode(opened(3), "aliens")
    assert has_mode(opened(3, modes=["aliens"]), "aliens")
    piles = (zones.ALIEN_AVATARS, zones.ALIEN_DECK)
    assert [len(opened(3, modes=["aliens"]).table.zone(zone)) for zone in piles] == [4, 36]
    assert [len(opened(3).table.zone(zone)) for zone in piles] == [0, 0]


@pytest.mark.rule("ALN-SETUP-27")
@pytest.mark.parametrize("said", ["aliens", "standard+aliens", ["aliens"], ("aliens", "aliens")])
def test_modes_are_named_in_a_list_or_in_one_word(said: Any) -> None:
    assert MODES.chosen({}, {"modes": said}) == ["aliens"]
    assert MODES.chosen({"mode": said}, {}) == ["aliens"]


@pytest.mark.rule("ALN-SETUP-27")
def test_a_mode_that_there_is_not_or_that_the_box_cannot_play_is_refused() -> None:
    with pytest.raises(SetupError, match="ALN-SETUP-27"):
        open_game(script(3, modes=["dragons"]), BOX)
    poor = replace(BOX, stacks={name: own for name, own in BOX.stacks.items() if name != "alien-player"})
    with pytest.raises(SetupError, match="ALN-SETUP-27"):
        open_game(script(3, modes=["aliens"]), poor)
    choices = setup_choices(poor, header(3).players, suggest(poor, 3, sample))
    assert not any(option.id == "aliens" for choice in choices for option in choice.options)


@pytest.mark.rule("ALN-ALIEN-18")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "know the game well"), ("fr", "connaissent bien le jeu")]
)
def test_player_aliens_are_recommended_to_those_who_know_the_game(language: str, words: str) -> None:
    choices = {one.id: one for one in setup_choices(BOX, header(3).players, suggest(BOX, 3, sample))}
    (aliens,) = (option for option in choices["modes"].options if option.id == "aliens")
    assert aliens.sub is not None and words in FluentTexts("alien").say(aliens.sub, language)
