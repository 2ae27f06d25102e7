"""Cards of Legendary in a game of Alien: how they play (ALN-MARVEL)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from card_db.loader import SHIPPED, read_set
from companion.core.language.cards import Ability, Card
from companion.core.language.events import Event, OutOfStep
from companion.core.language.languages import codes
from companion.engine import zones as piles
from companion.engine.effects.sentences import say_effects
from companion.engine.legendary.combat_zone import EnteredCombatZone
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight, Weakened
from companion.engine.legendary.guests.reading import NoCounterpart
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.revealing import TurnedUp
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import EnemyStruck, StrikeDrawn
from companion.games.alien import zones
from companion.games.alien.grammar import GRAMMAR
from companion.games.alien.guests import READING, Escape
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from companion.house.guests import practice_guests
from tests.engine.effects.test_sentences import OPEN
from tests.games.alien.acts import in_hand, playing, pools
from tests.games.alien.box import (
    BRUTE,
    HIT_1,
    P1,
    P2,
    P3,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    drafted,
    fill,
    find,
    game,
    happened,
    hide,
    play_on,
    put,
    top,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import evolve, notice

GUESTS = "villains-guests"


@cache
def words() -> FluentTexts:
    return FluentTexts("alien")


def guest(kind: str, *abilities: Ability, design: str = "stranger", **numbers: Any) -> Card:
    """A card of Legendary with these abilities, as this game plays it."""
    return READING.card(card(design, kind, *abilities, **numbers))


def mixed_table(**how: Any) -> AlienState:
    """A table in mid-game of a game with guests."""
    state = game(**how)
    return replace(state, header=replace(state.header, options={"with": [GUESTS]}))


def types(events: tuple[Event, ...], *of: type) -> list[type]:
    """The types of what happened, of these only."""
    return [type(event) for event in events if isinstance(event, of)]


@pytest.mark.rule("ALN-MARVEL-03")
def test_to_gain_a_wound_is_to_draw_a_strike() -> None:
    """A hero that gives each player a Wound makes each of them draw a strike."""
    hero = guest("hero", ability("play", clause("gain-wound", n=1, who="each")))
    state = in_hand(mixed_table(strikes=(HIT_1,) * 4), hero)
    state = play_on(state, playing(state))
    for seat in (P1, P2, P3):
        assert designs(state, zones.of(seat, "damage")) == ("hit-1",)


@pytest.mark.rule("ALN-MARVEL-04")
def test_to_ko_a_wound_is_to_heal_a_strike() -> None:
    """The strike beside the own Avatar is healed."""
    hero = guest("hero", ability("play", clause("ko-wound", n=1)))
    state = put(in_hand(mixed_table(), hero), zones.of(P1, "damage"), HIT_1)
    state = do(state, playing(state))
    if state.ask is not None:
        state = answer(state, "hit-1")
    assert designs(state, zones.of(P1, "damage")) == ()


ESCAPES = ability("escape", clause("gain-wound", n=1))


def dropping(state: AlienState) -> AlienState:
    """The State in which the next Hive card pushes the last room's card into the Combat Zone."""
    return replace(fill(state, "a", "b", "c", "d"), turn=replace(state.turn, phase="hive"))


@pytest.mark.rule("ALN-MARVEL-05")
def test_an_escape_happens_on_entering_the_combat_zone() -> None:
    """An open villain that is pushed out of the last room gives its Wound then, and not before."""
    villain = guest("villain", ESCAPES, attack=4)
    state = dropping(put(mixed_table(strikes=(HIT_1,) * 4), zones.ROOMS[4], villain))
    events = happened(state, BeginTurn(P1))
    assert types(events, EnteredCombatZone, StrikeDrawn) == [EnteredCombatZone, StrikeDrawn]
    scanned = with_numbers(hide(mixed_table(strikes=(HIT_1,) * 4), zones.ROOMS[0], villain), attack=9)
    scanned = play_on(scanned, Scan(P1, zones.ROOMS[0]), "stranger")
    assert designs(scanned, zones.of(P1, "damage")) == ()


@pytest.mark.rule("ALN-MARVEL-05", "ALN-MARVEL-06")
def test_a_hidden_one_is_turned_up_first_so_ambush_comes_before_escape() -> None:
    """Ambush as its Reveal, then Escape since it has entered."""
    villain = guest("villain", ability("ambush", clause("weaken", by=2, where="combat")), ESCAPES, attack=4)
    state = put(mixed_table(strikes=(HIT_1,) * 4), zones.ROOMS[4], villain, face_up=False)
    events = happened(dropping(state), BeginTurn(P1))
    order = types(events, EnteredCombatZone, TurnedUp, StrikeDrawn, Weakened)
    assert order == [EnteredCombatZone, TurnedUp, Weakened, StrikeDrawn]


@pytest.mark.rule("ALN-MARVEL-05")
def test_one_that_lies_hidden_again_does_not_escape() -> None:
    state = put(mixed_table(strikes=(HIT_1,) * 4), zones.COMBAT, guest("villain", ESCAPES), face_up=False)
    for face_up, struck in ((False, ()), (True, ("hit-1",))):
        slot = top(state, zones.COMBAT)
        draft = drafted(replace(state, table=piles.turn(state.table, slot, face_up)))
        draft.later(Escape(slot))
        assert designs(worked_off(draft), zones.of(P1, "damage")) == struck


@pytest.mark.rule("ALN-MARVEL-05")
def test_nothing_of_alien_escapes() -> None:
    """An enemy of the box has no such moment, and an unknown text of it is not asked for twice."""
    plain = replace(BRUTE, structured=False)
    state = dropping(put(mixed_table(), zones.ROOMS[4], plain))
    assert OutOfStep not in {type(event) for event in happened(state, BeginTurn(P1))}
    villain = replace(guest("villain", attack=4), structured=False)
    state = dropping(put(mixed_table(), zones.ROOMS[4], villain))
    assert OutOfStep in {type(event) for event in happened(state, BeginTurn(P1))}


@pytest.mark.rule("ALN-MARVEL-06")
def test_an_ambush_works_as_reveal() -> None:
    """It happens when the card is scanned, and not again when it enters the Combat Zone open."""
    villain = guest("villain", ability("ambush", clause("gain", recruit=2)), attack=4)
    state = with_numbers(hide(mixed_table(), zones.ROOMS[1], villain), attack=9)
    state = play_on(state, Scan(P1, zones.ROOMS[1]), "stranger")
    assert pools(state)[1] == 2


@pytest.mark.rule("ALN-MARVEL-07")
def test_a_fight_works_as_death() -> None:
    """Killed by a fight for its printed attack, it does what its Fight says and goes to the Dead Enemies."""
    henchman = guest("henchman", ability("fight", clause("gain", recruit=1)), attack=3, vp=1)
    state = with_numbers(put(mixed_table(), zones.ROOMS[1], henchman), attack=3)
    state = do(state, Fight(P1, find(state, "stranger")))
    assert pools(state) == (0, 1)
    assert designs(state, zones.DEAD_ENEMIES) == ("stranger",)


@pytest.mark.rule("ALN-MARVEL-16")
def test_guests_are_enemies_and_characters_in_every_way() -> None:
    """A hero is recruited for its cost; a KO kills; an Officer that is gained is a Sergeant."""
    hero = guest("hero", ability("play", clause("gain-card", **{"from": "officers"})), cost=5, attack=2)
    state = in_hand(mixed_table(), hero)
    state = play_on(state, playing(state))
    assert pools(state)[0] == 2
    assert len(state.table.zone(zones.SERGEANTS)) == 9
    villain = guest("villain", attack=4)
    strike = mixed_table(phase="strike", strikes=(HIT_1,))
    strike = put(strike, zones.COMBAT, villain)
    assert strike.table.card(top(strike, zones.COMBAT)).kind == "enemy"  # type: ignore[union-attr]


@pytest.mark.rule("ALN-MARVEL-17")
def test_class_abilities_work_across_the_games() -> None:
    """A tech card of Legendary switches on a tech ability of Alien, and the other way round."""
    draws = ability("play", clause("gain", recruit=3), needs_class="covert")
    hero = guest("hero", draws, design="shade", klass="instinct")
    scout = card("scout", "character", klass="intel")
    state = in_hand(mixed_table(), hero)
    alone = play_on(state, playing(state))
    assert pools(alone)[1] == 0
    state = in_hand(mixed_table(), scout)
    state = in_hand(play_on(state, playing(state)), hero)
    assert pools(play_on(state, playing(state)))[1] == 3
    assert READING.card(card("grunt", "hero", klass="grey")).klass == ""


@pytest.mark.rule("ALN-MARVEL-18")
def test_what_has_no_counterpart_is_shown_and_written_down_and_nothing_happens() -> None:
    """Rescuing a Bystander changes nothing; the rest of the card is done; everybody hears of it."""
    hero = guest("hero", ability("play", clause("rescue", n=1), clause("gain", recruit=1)))
    state = in_hand(mixed_table(), hero)
    events = happened(state, playing(state))
    void = next(event for event in events if isinstance(event, NoCounterpart))
    before = state
    for event in events:
        before, state = state, evolve(state, event)
        if event is void:
            assert before == state
            heard = notice(before, event, state)
            assert heard is not None
            texts = words()
            assert "rescue a Bystander" in texts.say(heard.text, "en")
            assert "sauver un Civil" in texts.say(heard.text, "fr")
    assert pools(state)[1] == 1


@pytest.mark.rule("ALN-MARVEL-18")
def test_a_verb_that_nobody_knows_is_a_fault_of_the_set() -> None:
    """What is known to have no counterpart is fine, a slip is not."""
    assert READING.check(card("fine", "villain", ability("ambush", clause("capture")))) == []
    slip = card("slip", "villain", ability("ambush", clause("captrue")))
    assert READING.check(slip) == ['no game of ours interprets "captrue" yet']
    plot = card("plot", "plot", ability("ambush", clause("draw")))
    assert READING.check(plot) == ['no game of ours interprets "draw" yet']


@pytest.mark.rule("ALN-MARVEL-20")
def test_a_villain_that_is_past_the_last_room_strikes_every_turn() -> None:
    """Once for every enemy, guests like all others."""
    villain = guest("villain", ESCAPES, attack=4)
    state = put(mixed_table(strikes=(HIT_1,) * 4), zones.COMBAT, villain)
    events = happened(state, EndAction(P1))
    assert types(events, EnemyStruck, StrikeDrawn) == [EnemyStruck, StrikeDrawn]


def test_every_rule_of_mixing_has_its_sentence() -> None:
    """In English and in French."""
    texts = words()
    for number in (*range(1, 8), *range(16, 23)):
        rule = f"ALN-MARVEL-{number:02}"
        assert rule not in (texts.rule(rule, "en"), texts.rule(rule, "fr"))


def test_the_room_understands_all_practice_guests() -> None:
    """Kinds, moments, verbs and numbers."""
    (found,) = practice_guests("alien")
    assert [READING.check(one) for one in found.cards.values()] == [[]] * len(found.cards)
    assert room().check_guest is not None


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("name", ["villains", "core", "practice", "practice-guests"])
def test_whatever_a_guest_says_is_a_sentence_here(name: str, language: str) -> None:
    wording = GRAMMAR.wording
    guests = [one for one in read_set(SHIPPED / "villains" / f"{name}.toml").cards if READING.kind(one)]
    said = [line for one in guests for line in say_effects(READING.card(one), wording, words(), language)]
    assert said and [line for line in said if OPEN.search(line)] == []
    verbs = {clause.verb for one in guests for ability in one.abilities for clause in ability.do}
    named = {verb for verb in verbs if "-" in verb}
    assert [line for line in said if any(verb in line for verb in named)] == []
