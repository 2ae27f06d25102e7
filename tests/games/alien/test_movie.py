"""Playing through the films: four presets of the owner's box, and any mix beside them (ALN-MOVIE)."""

from __future__ import annotations

import pytest

from companion.core.ports.collection import Box
from companion.games.alien.setup.suggest import suggest
from companion.games.alien.state import LEVELS
from companion.ground.rooms import open_room
from tests.games.alien.test_setup import sample, script
from tests.games.alien.test_setup_offers import BOX as WHOLE
from tests.games.alien.test_setup_offers import choices_of
from tests.games.alien.whole import open_game
from tests.games.alien.wholebox import FILMS

TABLE_OF_FILMS = {  # Location and characters as the film table of the rulebook has them
    "alien": ("The Nostromo", ("Warrant Officer Ripley", "Captain Dallas", "Chief Engineer Parker",
                               "Navigator Lambert")),
    "aliens": ("Hadley's Hope", ("Lieutenant Ripley", "Corporal Hicks", "Private Hudson", "Bishop")),
    "alien3": ('Fiorina "Fury" 161', ("Sister Ripley", "Brother Dillon", "CMO Clemens", "Francis 85 Aaron")),
    "resurrection": ("USM Auriga", ("Ripley No. 8", "Call", "Johner", "Christie")),
}  # fmt: skip


OBJECTIVES = {  # the three Objectives of each film, by level
    "alien": ("The S.O.S.", "No One Can Hear You Scream", "A Perfect Organism"),
    "aliens": ("The Lost Colony", "They Mostly Come At Night", "Who's Laying The Eggs?"),
    "alien3": ("Where are the Brothers?", "The Beast is Out There", "Nobody Can Stop It"),
    "resurrection": ("Breakout", "You're a Thing. A Construct.", "She'll Breed. You'll Die."),
}


@pytest.fixture(scope="module")
def owners(tmp_path_factory: pytest.TempPathFactory) -> Box:
    from companion.house.house import open_house

    house = open_house(tmp_path_factory.mktemp("films") / "films.db", threaded=False)
    try:
        return house.store.catalogue.box("alien", "alien")
    finally:
        house.close()


@pytest.mark.rule("ALN-MOVIE-01")
def test_each_film_is_its_location_its_objectives_and_its_four_characters(owners: Box) -> None:
    assert [film.id for film in owners.presets] == list(TABLE_OF_FILMS)
    for film in owners.presets:
        (location,) = film.choices["location"]
        place, people = TABLE_OF_FILMS[film.id]
        assert same_words(owners.cards[location].titles["en"], place)  # type: ignore[index]
        assert len(film.choices["characters"]) == len(people)
        levels = [owners.cards[design].number("level") for design in film.choices["objectives"]]  # type: ignore[index]
        assert levels == list(LEVELS)
        named = [owners.cards[design].titles["en"] for design in film.choices["objectives"]]  # type: ignore[index]
        assert [words(title) for title in named] == [words(title) for title in OBJECTIVES[film.id]]
        for stack, name in zip(film.choices["characters"], people, strict=True):
            assert words(stack.removeprefix("character-")) == words(name)


@pytest.mark.rule("ALN-MOVIE-01")
def test_a_film_is_suggested_with_its_own_objectives_alone(owners: Box) -> None:
    films = suggest(owners, 2, sample)["other"]["films"]
    assert list(films) == list(OBJECTIVES)
    for name, film in films.items():
        titles = [owners.cards[design].titles["en"] for design in film["objectives"]]
        assert [words(title) for title in titles] == [words(title) for title in OBJECTIVES[name]]
        place, people = TABLE_OF_FILMS[name]
        assert same_words(owners.cards[film["location"]].titles["en"], place)
        assert [words(stack.removeprefix("character-")) for stack in film["characters"]] == [
            words(person) for person in people
        ]


def words(name: str) -> set[str]:
    """The words of a name, whatever stands between them."""
    return set("".join(letter if letter.isalnum() else " " for letter in name.lower()).split())


def same_words(one: str, other: str) -> bool:
    """Whether two names differ in dots and articles only."""
    return words(one.replace("'", "")) - {"the", "usm", "uss"} == words(other.replace("'", "")) - {
        "the",
        "usm",
    }


@pytest.mark.rule("ALN-MOVIE-02")
def test_the_films_come_in_the_order_of_their_release_and_carry_nothing_over(owners: Box) -> None:
    assert [film.id for film in owners.presets] == ["alien", "aliens", "alien3", "resurrection"]
    plan = suggest(owners, 2, sample)
    assert tuple(plan["objectives"]) == owners.presets[0].choices["objectives"], "the first film is suggested"
    room = open_room("alien")
    first, second = (room.blank(script(2).header) for _ in range(2))
    assert first == second, "a game begins from its own header alone"


@pytest.mark.rule("ALN-MOVIE-04")
@pytest.mark.parametrize("at", range(4))
def test_any_other_mix_of_films_is_a_scenario_of_its_own(at: int) -> None:
    """Place, objectives and people each from another film."""
    films = [*FILMS[at:], *FILMS[:at]]
    mixed = {
        "location": f"location-{films[0]}",
        "objectives": [f"objective-{film}-{level}" for level, film in zip(LEVELS, films[1:], strict=True)],
        "characters": [f"character-{film}-a" for film in films],
    }
    assert open_game(script(3, "app", **mixed), WHOLE)
    assert not any(option.chosen for option in choices_of(**mixed)["film"].options), "it is no film"
