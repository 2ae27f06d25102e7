"""Killing without a fight, and what is one's own (ALN-KILL)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice, Identity
from companion.core.language.cards import Card
from companion.core.language.commands import Answer
from companion.engine.draft import Draft
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Kill
from companion.engine.legendary.playing.requests import UseAbility
from companion.games.alien import zones
from companion.games.alien.fighting import CardKilled
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, in_hand, person, play, playing, pools
from tests.games.alien.box import (
    BRUTE,
    EVENT,
    FACEHUGGER,
    HAZARD,
    HIT_1,
    P1,
    QUEEN,
    ability,
    answer,
    card,
    carrying,
    clause,
    designs,
    do,
    enemy,
    find,
    game,
    hide,
    hug,
    play_on,
    put,
    refused,
    rooms,
    top,
)
from tests.games.alien.whole import evolve, kernel

ROOM = zones.ROOMS
BUTCHER = actor(clause("kill-own"), name="butcher")
KILL_HIDDEN = actor(clause("kill", what="hidden"))


@pytest.mark.rule("ALN-KILL-01")
def test_a_kill_effect_needs_no_attack(table: AlienState) -> None:
    state = play(put(table, "combat", BRUTE), actor(clause("kill", what="enemy")))
    assert designs(state, "dead-enemies") == ("brute",) and pools(state) == (0, 0)


@pytest.mark.rule("ALN-KILL-02")
def test_killed_characters_go_to_the_dead_characters(table: AlienState) -> None:
    state = play(play(table, person("friend")), BUTCHER, "friend")
    assert designs(state, "dead-characters") == ("friend",)
    state = play(hide(table, ROOM[0], person("stowaway")), KILL_HIDDEN, "stowaway")
    assert designs(state, "dead-characters") == ("stowaway",)


@pytest.mark.rule("ALN-KILL-03", "ALN-CARD-14")
def test_a_killed_chestburster_goes_back_to_the_hatchery(table: AlienState) -> None:
    burst = card("chestburster", "hatchery", marks=("chestburster",))
    before = len(table.table.zone("hatchery"))
    state = play(hide(table, ROOM[0], burst), KILL_HIDDEN, "chestburster")
    assert len(state.table.zone("hatchery")) == before + 1
    assert designs(state, "dead-enemies") == designs(state, "dead-characters") == ()


@pytest.mark.rule("ALN-KILL-04")
@pytest.mark.parametrize("one", [EVENT, HAZARD])
def test_a_killed_hazard_or_event_is_discarded_and_does_nothing(table: AlienState, one: Card) -> None:
    state = play(hide(table, ROOM[0], one), KILL_HIDDEN, one.design)
    assert designs(state, "hazards-events") == (one.design,)
    assert state.numbers["hazards"] == 0 and rooms(state)[0] == ""


@pytest.mark.rule("ALN-KILL-05", "ALN-KILL-06", "ALN-RULING-32")
def test_own_characters_are_hand_played_and_kept_cards(table: AlienState) -> None:
    state = play(table, person("played"))
    state = put(
        in_hand(put(state, "discard:p1", person("spent")), person("held")), "vigilant:p1", person("kept")
    )
    state = in_hand(put(state, "deck:p1", person("next"), face_up=False), BUTCHER)
    state = do(state, playing(state))
    assert isinstance(state.ask, Choice) and state.ask.seat == P1
    named = [option.label.args.get("en") for option in state.ask.options]
    assert named == ["played", "butcher", "kept", "held", None]
    assert state.ask.options[-1].key == "hand"
    for own in ("played", "kept", "held"):
        assert designs(answer(state, own), "dead-characters") == (own,)


@pytest.mark.rule("ALN-KILL-05")
def test_a_card_of_deck_or_discard_pile_cannot_be_chosen(table: AlienState) -> None:
    state = put(table, "discard:p1", person("spent"))
    state = in_hand(put(state, "deck:p1", person("next"), face_up=False), BUTCHER)
    state = do(state, playing(state))
    assert state.ask is not None
    for zone in ("discard:p1", "deck:p1"):
        no = refused(state, Answer(state.ask.id, f"slot:{top(state, zone)}"))
        assert (no.rule, no.kind) == ("TABLE-ASK-02", "impossible")


@pytest.mark.rule("ALN-KILL-06")
def test_a_card_killed_from_the_hand_is_shown_and_known_from_then_on(table: AlienState) -> None:
    state = in_hand(table, BUTCHER)
    state = answer(do(state, playing(state)), "hand")
    assert isinstance(state.ask, Identity) and state.ask.slot in state.table.zone("hand:p1")
    state = answer(state, "grunt")
    assert designs(state, "dead-characters") == ("grunt",) and len(state.table.zone("hand:p1")) == 5


@pytest.mark.rule("ALN-KILL-07")
def test_a_played_card_that_is_killed_keeps_what_it_gave(table: AlienState) -> None:
    once = ability("play", clause("gain", attack=3), once=True)
    hero = person("hero", once, attack=2, klass="tech", crew="red")
    state = play(play(table, hero), BUTCHER, "hero")
    slot = find(state, "hero")
    assert slot in state.table.zone("dead-characters") and pools(state) == (2, 0)
    state = do(state, UseAbility(P1, slot, 0))
    assert pools(state) == (5, 0)
    both = actor(clause("gain", recruit=1), needs_class="tech", needs_crew="red")
    assert pools(play(state, both)) == (5, 1)


@pytest.mark.rule("ALN-KILL-08")
def test_a_killed_character_is_out_of_the_deck_for_good(table: AlienState) -> None:
    state = play(play(table, person("hero")), BUTCHER, "hero")
    state = play_on(state, EndAction(P1))
    assert designs(state, "dead-characters") == ("hero",)
    own = ("deck:p1", "hand:p1", "discard:p1", "played:p1")
    assert sum(len(state.table.zone(zone)) for zone in own) == 14


@pytest.mark.rule("ALN-KILL-12")
def test_alone_the_next_player_is_oneself() -> None:
    state = game(1, strikes=(HIT_1,) * 5)
    both = actor(clause("strike", who="you"), clause("strike", who="next"))
    assert designs(play(state, both), "damage:p1") == ("hit-1", "hit-1")


@pytest.mark.rule("ALN-RULING-63")
def test_a_hidden_enemy_that_is_killed_is_not_revealed_but_dies(table: AlienState) -> None:
    noisy = enemy(
        "noisy", 2, ability("reveal", clause("gain", recruit=7)), ability("death", clause("gain", attack=1))
    )
    state = play(hide(table, ROOM[0], noisy), KILL_HIDDEN, "noisy")
    assert designs(state, "dead-enemies") == ("noisy",) and pools(state) == (1, 0)


@pytest.mark.rule("ALN-RULING-63")
def test_a_hidden_facehugger_that_is_killed_lands_on_nobody(table: AlienState) -> None:
    state = play(hide(table, ROOM[0], FACEHUGGER), KILL_HIDDEN, "facehugger")
    assert designs(state, "dead-enemies") == ("facehugger",) and state.huggers == ()


@pytest.mark.rule("ALN-RULING-63")
def test_a_kind_without_a_pile_for_the_dead_is_set_aside(table: AlienState) -> None:
    for kind in ("special", "secrets"):
        state = play(hide(table, ROOM[0], card(f"odd-{kind}", kind)), KILL_HIDDEN, f"odd-{kind}")
        assert designs(state, "removed") == (f"odd-{kind}",)


@pytest.mark.rule("ALN-KILL-01", "ALN-FIGHT-10")
def test_a_kill_is_choosy_about_place_attack_and_final_enemies(table: AlienState) -> None:
    big, small = enemy("big", 5), enemy("small", 2)
    state = put(put(put(table, ROOM[0], small), "combat", big), "combat", QUEEN)
    for args, dead in (
        ({"where": "complex"}, "small"),
        ({"where": "combat"}, "big"),
        ({"attack": 4}, "small"),
        ({"where": "combat", "attack": 4}, None),
        ({"where": "front"}, None),
    ):
        after = play(state, actor(clause("kill", what="enemy", **args)))
        assert designs(after, "dead-enemies") == ((dead,) if dead else ())
    with_hugger = hug(state, P1, 2)
    after = play(with_hugger, actor(clause("kill", what="facehugger", where="front")))
    assert designs(after, "dead-enemies") == ("facehugger",) and after.huggers == ()


def test_an_attack_that_nobody_knows_is_asked_before_the_kill(table: AlienState) -> None:
    state = put(table, "combat", enemy("shape", None), enemy("big", 9))
    killer = actor(clause("kill", what="enemy", attack=3))
    assert designs(play(state, killer, 3), "dead-enemies") == ("shape",)
    spared = play(state, killer, 4)
    assert designs(spared, "dead-enemies") == () and spared.ask is None


def test_weakening_counts_when_a_kill_looks_at_attack(table: AlienState) -> None:
    state = put(table, "combat", BRUTE)
    killer = actor(clause("kill", what="enemy", attack=3))
    assert designs(play(state, killer), "dead-enemies") == ()
    assert designs(play(play(state, actor(clause("weaken", by=1))), killer), "dead-enemies") == ("brute",)


def test_killing_a_carried_chestburster_makes_the_player_safe(table: AlienState) -> None:
    state = carrying(table, P1)
    burst = find(state, "chestburster", "discard:p1")
    draft = Draft(state, evolve)
    draft.later(Kill(seat=P1, slot=burst))
    kernel.run(draft)
    assert not draft.state.carries(P1) and [type(event) for event in draft.events] == [CardKilled]
