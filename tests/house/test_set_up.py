"""Setting up a game as the screen does: choices by touch, surprises, and people who come and go."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from companion.core.crossing.setups import Setup, SetupChoice
from companion.core.ports.lobby import NewGame
from companion.house.belongings import Boxes
from companion.house.house import House
from companion.house.lobby import HouseLobby

NAMES = ("Maya", "Ben", "Inès", "Ana", "Zoé")
MINE = NewGame("alien", "alien", NAMES[:3], (0, 1, 2))


@pytest.fixture
def house(house: House) -> House:
    Boxes(house.store).own("alien")
    return house


@pytest.fixture
def lobby(house: House) -> HouseLobby:
    return HouseLobby(house, chance=random.Random(7))


def choice(setup: Setup, id: str) -> SetupChoice:
    return next(one for one in setup.offers if one.id == id)


def test_every_choice_has_words_in_every_language(house: House, lobby: HouseLobby) -> None:
    setup = lobby.setup(MINE)
    assert [choice.id for choice in setup.offers][:5] == [
        "film", "location", "objective-1", "objective-2", "objective-3",
    ]  # fmt: skip
    for language in house.texts.languages:
        for offer in setup.offers:
            said = [offer.title, *(option.title for option in offer.options)]
            said += [option.sub for option in offer.options if option.sub is not None]
            assert all(house.texts.say(one, language) != one.key for one in said)


def test_another_film_is_one_touch_and_its_game_is_laid_out(house: House, lobby: HouseLobby) -> None:
    film = choice(lobby.setup(MINE), "film").options[1]
    game = replace(MINE, choices=film.then)
    assert [one.id for one in choice(lobby.setup(game), "film").chosen] == [film.id]
    lobby.begin(game)
    assert house.desk is not None
    laid = {slot.copy for slot in house.desk.game.state.table.slots.values()}
    assert any(copy and "hadleys-hope" in copy for copy in laid)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("box", ["alien", "alien-practice"])
def test_surprises_differ_and_can_all_be_begun(
    house: House, lobby: HouseLobby, box: str, players: int
) -> None:
    game = NewGame("alien", box, NAMES[:players], tuple(range(players)))
    drawn = []
    for _ in range(4):
        setup = lobby.surprise(game)
        game = replace(game, choices=setup.choices)
        drawn.append(setup.choices["objectives"])
        lobby.begin(game)
        assert house.desk is not None and len(house.desk.game.state.players) == players
    assert len({tuple(one) for one in drawn}) > 1


def test_who_comes_or_goes_leaves_the_film_as_it_was_chosen(lobby: HouseLobby) -> None:
    film = choice(lobby.setup(MINE), "film").options[2]
    role = choice(lobby.setup(MINE), "role-p1").options[-1]
    game = replace(MINE, choices={**film.then, **role.then, "first": "p3"})
    assert lobby.setup(game).choices["first"] == "p3"
    assert lobby.setup(game).choices["roles"]["p1"] == role.id
    for players in (2, 5):
        other = replace(game, names=NAMES[:players], colours=tuple(range(players)))
        setup = lobby.setup(other)
        assert [one.id for one in choice(setup, "film").chosen] == [film.id]
        assert set(setup.choices["roles"]) == {f"p{at}" for at in range(1, players + 1)}
        assert setup.choices["first"] == ("p1" if players == 2 else "p3")
        lobby.begin(replace(other, choices=setup.choices))


def test_a_choice_that_cannot_be_is_refused_in_words(lobby: HouseLobby) -> None:
    fewer = choice(lobby.setup(MINE), "characters").chosen[0].then
    with pytest.raises(ValueError, match="Choose 4 different characters"):
        lobby.begin(replace(MINE, choices=fewer))


@pytest.mark.parametrize("before", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("after", [1, 2, 3, 4, 5])
@pytest.mark.rule("VIL-SETUP-13")
def test_a_game_chosen_for_other_people_is_refitted_and_can_be_begun(
    house: House, lobby: HouseLobby, before: int, after: int
) -> None:
    wish = NewGame("villains", "villains-practice", NAMES[:before], tuple(range(before)))
    chosen = lobby.setup(wish).choices
    now = replace(wish, names=NAMES[:after], colours=tuple(range(after)), choices=chosen, seated=before)
    again = replace(now, choices=lobby.setup(now).choices, seated=after)
    assert again.choices["commander"] == chosen["commander"] and again.choices["plot"] == chosen["plot"]
    lobby.begin(again)
    assert house.desk is not None and len(house.desk.game.state.players) == after


def test_why_a_game_cannot_be_laid_out_is_said_in_the_language_of_the_screen(
    house: House, lobby: HouseLobby
) -> None:
    wish = NewGame("villains", "villains-practice", NAMES[:2], (0, 1))
    three = lobby.setup(replace(wish, names=NAMES[:3], colours=(0, 1, 2))).choices
    house.store.settings.set("language", "fr")
    with pytest.raises(ValueError, match="Choisissez"):
        lobby.begin(replace(wish, choices=three))
