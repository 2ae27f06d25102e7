"""What the boxes of Firefly, Villains, the core set and Conquest hold, and what they do not."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.data.shipped import card, known_numbers, shipped, size


def test_the_firefly_box_knows_these_numbers_and_no_others() -> None:
    found = Counter(field for _, field, _ in known_numbers(shipped("firefly/firefly")))
    assert found == {"rank": 9, "recruit": 1, "attack": 1, "cost": 5, "level": 15, "episode": 15}
    assert {(design, value) for design, field, value in known_numbers(shipped("firefly/firefly"))
            if field in ("recruit", "attack", "cost")} == {
        ("ffy-shiny", 1), ("ffy-misbehave", 1), ("ffy-browncoats", 3),
    }  # fmt: skip


def test_conquest_knows_only_what_the_examples_of_its_rulebook_show() -> None:
    assert set(known_numbers(shipped("conquest/conquest"))) == {
        ("cpe-race-orzax", "strength", 2), ("cpe-race-trun", "strength", 4),
        ("cpe-race-menthalars", "intelligence", 5),
        ("cpe-resistance-us-army-infantry", "strength", 3),
        ("cpe-resistance-us-army-fighter-planes", "strength", 6),
        ("cpe-resistance-local-geologist", "bonus", 1),
        ("cpe-location-town", "resistance", 2), ("cpe-location-town", "population", 2),
        ("cpe-location-small-town", "resistance", 1), ("cpe-location-city", "resistance", 3),
        ("cpe-location-forest", "resistance", 0), ("cpe-location-forest", "population", 0),
        ("cpe-location-grassy-fields", "resistance", 0), ("cpe-location-rolling-hills", "resistance", 0),
    }  # fmt: skip


@pytest.mark.rule("FFY-COMP-02", "FFY-COMP-03")
def test_every_episode_has_its_objective() -> None:
    firefly = shipped("firefly/firefly")
    objectives = {one.person: one for one in firefly.cards if one.kind == "objective"}
    assert {f"episode-{one}" for one in objectives} == {
        stack.id for stack in firefly.stacks if stack.kind == "episode"
    }
    for episode, one in objectives.items():
        level = one.number("level")
        assert level and size("firefly/firefly", f"episode-{episode}") % 100 >= 9 + level
    assert card("firefly/firefly", "ffy-objective-2").numbers == {"level": 3, "episode": 2}


def test_firefly_has_the_names_that_are_known() -> None:
    assert card("firefly/firefly", "ffy-strike-clobbered").copies == 9
    assert card("firefly/firefly", "ffy-strike-shot").numbers == {"damage": None}
    assert card("firefly/firefly", "ffy-mal-rare").titles == {"en": "My Kind of Party"}
    assert card("firefly/firefly", "ffy-avatar-river").numbers == {"rank": 9, "health": None, "defense": None}
    assert shipped("firefly/firefly").note("ffy-avatar-mal").is_sure("rank")
    assert not shipped("firefly/firefly").note("ffy-avatar-river").is_sure("rank")
    assert [preset.players for preset in shipped("firefly/firefly").presets] == [()] * 5


@pytest.mark.rule("VIL-COMP-02", "VIL-COMP-03")
def test_villains_know_what_their_allies_cost() -> None:
    known = {
        "vil-bullseye-perfect-aim": (1, 7, "ranged", "crime-syndicate", {"attack": 5}),
        "vil-loki-god-of-mischief": (1, 8, "covert", "foes-of-asgard", {"attack": 6}),
        "vil-sabretooth-stealthy-predator": (3, 2, "covert", "brotherhood", {}),
        "vil-ultron-army-of-ultrons": (5, 3, "tech", "", {"recruit": 2}),
    }
    for design, (copies, cost, klass, crew, numbers) in known.items():
        one = card("villains/villains", design)
        assert (one.copies, one.klass, one.crew) == (copies, klass, crew)
        assert one.numbers == {"cost": cost, **numbers}, design
    assert card("villains/villains", "vil-bullseye-perfect-aim").marks == ("rare", "attack-plus")
    assert card("villains/villains", "vil-dr-octopus-eighth-times-a-charm").titles["en"].startswith("Eighth")
    assert shipped("villains/villains").note("vil-dr-octopus-eighth-times-a-charm").aliases == ("Eight Arms",)


def test_villains_know_their_enemies() -> None:
    hulk = card("villains/villains", "vil-avengers-hulk")
    assert hulk.numbers == {"attack": 8, "vp": 6} and hulk.marks == ("demolish", "ambush", "fight", "overrun")
    ant_man = card("villains/villains", "vil-avengers-ant-man")
    assert ant_man.numbers == {"attack": 3, "vp": 2, "elusive": 4} and ant_man.copies == 2
    assert card("villains/villains", "vil-cops").copies == 10
    odin = card("villains/villains", "vil-odin")
    assert odin.numbers == {"attack": 10, "vp": 6} and odin.has("leads-asgardian-warriors")
    assert card("villains/villains", "vil-plot-crush-hydra").numbers == {"twists": 8}


@pytest.mark.parametrize("name", ["villains/villains", "villains/core"])
def test_whoever_always_leads_a_group_leads_one_that_is_there(name: str) -> None:
    crews = {one.crew for one in shipped(name).cards}
    led = [mark.removeprefix("leads-") for one in shipped(name).cards for mark in one.marks
           if mark.startswith("leads-")]  # fmt: skip
    assert len(led) == 4 and set(led) <= crews


def test_what_villains_do_not_know_is_blank_or_doubted() -> None:
    villains = shipped("villains/villains")
    assert card("villains/villains", "vil-madame-hydra").numbers == {"cost": None, "recruit": 2}
    assert card("villains/villains", "vil-new-recruit").numbers == {
        "cost": 2,
        "recruit": None,
        "attack": None,
    }
    assert villains.note("vil-hydra-operative").sureness("recruit") == "low"
    assert villains.note("vil-hydra-operative").sureness("copies") == "high"
    assert villains.note("vil-rock-star").sureness("copies") == "medium"


def test_the_core_set_is_known_but_for_its_starting_cards() -> None:
    assert size("villains/core", "hero-") == 210 and size("villains/core", "henchmen-") == 40
    assert card("villains/core", "core-hulk-hulk-smash").numbers == {"cost": 8, "attack": 5}
    veranke = card("villains/core", "core-skrulls-skrull-queen-veranke")
    assert veranke.numbers == {"vp": 4} and veranke.has("attack-star")
    war = card("villains/core", "core-scheme-super-hero-civil-war")
    assert war.numbers == {"twists": 8, "twists-from-four": 5}
    assert shipped("villains/core").note("core-shield-agent").sureness("copies") == "low"


def test_conquest_has_a_slot_for_every_card_of_its_decks() -> None:
    assert size("conquest/conquest", "events") == 70 and size("conquest/conquest", "resistance") == 35
    infantry = card("conquest/conquest", "cpe-resistance-us-army-infantry")
    assert infantry.has("soft") and card("conquest/conquest", "cpe-resistance-local-geologist").kind == "hero"
    assert not shipped("conquest/conquest").note("cpe-event-1").is_sure("copies")
    assert {stack.id: stack.totals for stack in shipped("conquest/conquest").stacks}["events"] == {"red": 30}
