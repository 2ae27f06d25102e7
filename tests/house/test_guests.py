"""Guests in the house: who is offered, which stacks are taken and put away, many games of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.commands.simulation.command import practice_box
from companion.core.language.ids import DesignId
from companion.core.ports.lobby import NewGame
from companion.ground.rooms import open_room
from companion.house.belongings import Boxes
from companion.house.guests import practice_guests
from companion.house.house import House
from companion.house.lobby import HouseLobby
from companion.house.newgame import Wishes
from companion.house.simulate import Plan, simulate
from companion.owner.stacks import StackKeeper

CHOSEN = {
    "with": ["villains-guests"],
    "characters": ["hero-tidewarden", "hero-brass-magpie", "character-pip", "character-unit-nine"],
    "villains": ["villains-fog-carnival", "henchmen-tin-sentries"],
}
WRITTEN = {name: "+".join(chosen) for name, chosen in CHOSEN.items()}


def offered(house: House) -> list[str]:
    """The guests that a new game can take in."""
    game = NewGame("alien", "alien-practice", ("Ann", "Bo", "Cy"), (0, 1, 2))
    setup = HouseLobby(house).setup(game)
    return [option.id for one in setup.offers if one.id == "with" for option in one.options]


def test_our_own_guests_are_offered_and_a_box_when_it_is_owned(house: House) -> None:
    assert offered(house) == ["villains-guests"]
    Boxes(house.store).own("villains")
    assert sorted(offered(house)) == ["villains", "villains-guests"]
    Boxes(house.store).disown("villains")
    assert offered(house) == ["villains-guests"]


def test_what_is_told_of_a_guest_in_either_game_counts(house: House) -> None:
    design = "guest-tin-sentry"
    house.store.remembered.learn("villains", design, "attack", 5)
    house.store.remembered.learn("alien", design, "cost", 1)
    guests = house.store.catalogue.box("alien", "alien-practice").guests
    card = next(one for one in guests if one.name == "villains-guests").cards[DesignId(design)]
    assert (card.number("attack"), card.number("cost"), card.kind) == (5, 1, "henchman")


def test_the_stacks_of_guests_are_taken_and_put_away(house: House) -> None:
    keeper = StackKeeper(house)
    lines = {line.stack: line for line in keeper.for_game("alien", "alien-practice", 5, CHOSEN)}
    assert (lines["hero-tidewarden"].box, lines["hero-tidewarden"].take) == ("villains-guests", 14)
    assert lines["villains-fog-carnival"].use == "whole"
    assert "drones" not in lines or lines["drones"].take == 0
    few = {**CHOSEN, "villains": ["henchmen-tin-sentries"]}
    lines = {line.stack: line for line in keeper.for_game("alien", "alien-practice", 1, few)}
    assert (lines["henchmen-tin-sentries"].use, lines["henchmen-tin-sentries"].take) == ("lot", 3)
    house.begin(Wishes(box="alien-practice", names=("Ann", "Bo"), custody="face", choices=CHOSEN))
    due = {one.line.stack: one for one in keeper.begin_away()}
    assert due["hero-brass-magpie"].due == 14
    (copy, *_) = house.store.catalogue.box("villains", "villains-guests").stacks["hero-brass-magpie"][
        DesignId("guest-brass-magpie-swoop")
    ]
    tag = house.store.collection.tag_of(copy)
    assert tag is not None
    back = keeper.show(tag)
    assert back is not None and (back.line.stack, back.back, back.due) == ("hero-brass-magpie", 1, 14)


def test_the_shipped_practice_guests_are_found_without_a_store() -> None:
    assert [one.name for one in practice_guests("alien")] == ["villains-guests"]
    assert practice_guests("conquest") == ()
    bare = replace(practice_box("alien"), guests=())
    assert "guest-tin-sentry" not in bare.joined(["villains-guests"]).cards


@pytest.mark.parametrize(("players", "strategy"), [(1, "greedy"), (3, "random"), (5, "greedy")])
def test_games_with_guests_break_no_invariant(players: int, strategy: str) -> None:
    plan = Plan(players, 3, 7, strategy=strategy, mistakes=players == 3, choices=WRITTEN)
    tally = simulate(open_room("alien"), practice_box("alien"), plan)
    assert (tally.broken_invariants, tally.first_broken) == (0, "")
    assert "unfinished" not in tally.outcomes


@pytest.mark.long
@pytest.mark.parametrize("custody", ["app", "face", "back", "read"])
@pytest.mark.parametrize("mode", ["", "aliens", "agendas"])
def test_a_hundred_games_with_guests_in_every_mode(custody: str, mode: str) -> None:
    plan = Plan(3, 100, 1, custody, True, "random", mode, WRITTEN)  # type: ignore[arg-type]
    tally = simulate(open_room("alien"), practice_box("alien"), plan)
    assert (tally.broken_invariants, tally.first_broken) == (0, "")
