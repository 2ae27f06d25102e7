"""What the owner's box of Alien holds: known facts, and nothing that no source tells."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.core.language.cards import UNKNOWN
from tests.data.shipped import card, known_numbers, shipped, size


def test_the_alien_box_knows_these_numbers_and_no_others() -> None:
    films = ("alien", "aliens", "alien3", "resurrection")
    levels = {(f"aln-objective-{film}-{level}", "level", level) for film in films for level in (1, 2, 3)}
    sergeants = {("aln-sergeant", "cost", 3), ("aln-sergeant", "recruit", 2)}
    assert set(known_numbers(shipped("alien/alien"))) == levels | sergeants


@pytest.mark.rule("ALN-COMP-06", "ALN-RULING-05")
def test_there_are_two_sergeants_of_each_class_at_3() -> None:
    for klass in ("intel", "leadership", "strength", "survival", "tech"):
        sergeant = card("alien/alien", f"aln-sergeant-{klass}")
        note = shipped("alien/alien").note(sergeant.design)
        assert (sergeant.copies, sergeant.klass, sergeant.numbers) == (2, klass, {"cost": 3, "recruit": 2})
        assert sergeant.has("coordinate") and sergeant.crew == "colonial-marines"
        assert note.is_sure("cost") and not note.is_sure("recruit") and not note.is_sure("copies")


@pytest.mark.rule("ALN-RULING-03", "ALN-COMP-08")
def test_every_suite_has_its_crew_and_its_four_cards() -> None:
    alien = shipped("alien/alien")
    crews = {}
    for stack in alien.stacks:
        suite = [one for one in alien.cards if one.stack == stack.id]
        if stack.kind == "character":
            assert sorted(one.copies for one in suite) == [1, 3, 5, 5] and stack.totals["cost"]
            assert {one.person for one in suite} == {stack.titles["en"]}
            assert all(one.klass and one.numbers["cost"] is None and not one.structured for one in suite)
            crews[stack.titles["en"]] = {one.crew for one in suite}
    assert len(crews) == 16
    assert crews["Captain Dallas"] == {"nostromo"} and crews["Bishop"] == {"sulaco"}
    assert crews['Francis "85" Aaron'] == {"fury-161"} and crews["Call"] == {"the-betty"}
    assert {stack.id: stack.totals for stack in alien.stacks}["character-corporal-hicks"] == {"cost": 65}


def test_what_the_totals_of_a_character_tell_is_there_and_no_more() -> None:
    rare = card("alien/alien", "aln-captain-dallas-rare")
    assert rare.numbers == {"cost": None} and rare.klass == "leadership"
    uncommon = card("alien/alien", "aln-sister-ripley-uncommon")
    assert uncommon.numbers == {"cost": None, "recruit": None, "attack": None}
    assert uncommon.marks == ("coordinate",)
    common = shipped("alien/alien").note("aln-johner-common-1")
    assert common.perhaps == ("coordinate-attack", "coordinate-recruit") and common.carries == ()


@pytest.mark.rule("ALN-COMP-11", "ALN-COMP-26")
def test_every_mini_deck_has_an_event_twice_and_a_hazard_and_the_rest_is_unknown() -> None:
    alien = shipped("alien/alien")
    hive = [stack.id for stack in alien.stacks if stack.kind == "hive"]
    assert len(hive) == 12
    for stack in hive:
        cards = [one for one in alien.cards if one.stack == stack]
        kinds = Counter({one.kind: one.copies for one in cards if one.kind != UNKNOWN})
        assert kinds == {"event": 2, "hazard": 1}
        assert all(one.numbers == {"attack": None} for one in cards if one.kind == UNKNOWN)
    copies = [one.copies for one in alien.cards if one.stack == "hive-resurrection-3"]
    assert copies == [3, 1, 1, 1, 1, 3, 2, 1]


@pytest.mark.rule("ALN-COMP-12", "ALN-COMP-13", "ALN-COMP-14")
def test_drones_hatchery_and_strikes_have_the_copies_that_are_known() -> None:
    def copies(stack: str) -> list[int]:
        return [one.copies for one in shipped("alien/alien").cards if one.stack == stack]

    assert copies("drones") == [3, 3, 3, 3, 2, 1, 3, 3, 3]
    assert copies("hatchery") == [5, 9]
    assert copies("strikes") == [1, 4, 5, 2, 1, 3, 1, 6, 3, 1, 1, 8, 1, 2, 1]
    assert size("alien/alien", "agendas-good") == 10 and size("alien/alien", "agendas-evil") == 5


def test_the_four_films_go_together_and_the_first_has_its_roles() -> None:
    films = {film.id: film for film in shipped("alien/alien").presets}
    assert list(films) == ["alien", "aliens", "alien3", "resurrection"]
    first = films["alien"].choices
    assert first["location"] == ("aln-location-nostromo",)
    assert first["roles"] == ("gunner", "technician", "researcher", "medic", "scout")
    assert films["resurrection"].choices["characters"] == (
        "character-ripley-no-8", "character-call", "character-johner", "character-christie",
    )  # fmt: skip


@pytest.mark.rule("ALN-RULING-01", "ALN-RULING-02")
def test_scan_costs_are_blank_and_room_names_are_offered_to_be_confirmed() -> None:
    alien = shipped("alien/alien")
    assert alien.boards == {f"room:{number}": {"scan": None} for number in range(1, 6)}
    assert {place: (spot.titles["en"], spot.note.confidence) for place, spot in alien.spots.items()} == {
        "room:1": ("Ventilation Shafts", "high"), "room:2": ("Pod Station", "low"),
        "room:3": ("Weapons Locker", "medium"), "room:4": ("Med-Lab", "medium"),
        "room:5": ("Airlock", "high"),
    }  # fmt: skip


def test_loose_titles_say_where_their_cards_may_be() -> None:
    loose = {one.title: one for one in shipped("alien/alien").loose}
    assert loose["Captain of the Ship"].stacks == (
        "character-captain-dallas", "character-corporal-hicks", "character-francis-85-aaron",
    )  # fmt: skip
    assert loose["Ventilation Lock"].stacks == ("hive-alien-2",) and loose["Ventilation Lock"].kind == "goal"
    assert not loose.keys() & {one.titles.get("en") for one in shipped("alien/alien").cards}
