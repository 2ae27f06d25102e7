"""What is told before it is chosen: Talents, repairs, healing, fights, and what the Episode Phase brings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import AskView, Offer
from companion.core.language.cards import Ability, Card
from companion.core.language.phrases import Phrase, named, phrase
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.wards import WardGained
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.intermission.commands import PayHealing
from companion.games.firefly.speech import speech, stands_for, to_do
from companion.games.firefly.state import INTERMISSION, FireflyState
from companion.games.firefly.verse import says
from companion.games.firefly.view import view
from companion.ground.texts import FluentTexts
from tests.games.firefly.box import (
    FLAW,
    GUNSHIP,
    HIT_2,
    MISS,
    P1,
    P2,
    TALENT,
    THUG,
    ability,
    card,
    clause,
    copy_in,
    do,
    enemy,
    fill,
    game,
    in_hand,
    keep_orders,
    put,
    strike,
    top,
    with_card,
    with_numbers,
)

TEXTS = FluentTexts("firefly")
CLEVER = card(
    "avatar-p1", "avatar", ability("talent", clause("gain", attack=1)),
    ability("activate-talent", clause("gain", attack=2)), ability("flaw", clause("discard", n=1)),
    person="person-p1", rank=1, health=8, defense=4,
)  # fmt: skip


def said(words: Phrase | None, language: str = "en") -> str:
    """A sentence as players read it."""
    return TEXTS.say(words, language) if words is not None else ""


def offers(state: FireflyState) -> dict[str, Offer]:
    """What can be done, with its words."""
    spoken = speech(firefly()).speak(state, view(firefly(), state, "table"))
    return {offer.id: offer for offer in spoken.offers}


@pytest.mark.rule("FFY-TALENT-01", "FFY-TALENT-02", "FFY-TALENT-03")
def test_a_talent_says_what_its_avatar_makes_of_it() -> None:
    state = with_card(in_hand(game(), TALENT), CLEVER)
    held = said(stands_for(state, None, TALENT))
    assert held == "Draw a card. Gain 1 Attack. Activate it later this turn: Gain 2 Attack."
    state = put(state, "played:p1", TALENT)
    slot = top(state, "played:p1")
    assert said(stands_for(state, slot, TALENT)) == "Gain 2 Attack."
    assert said(offers(state)[f"talent:{slot}"].effect) == "Gain 2 Attack."


@pytest.mark.rule("FFY-FLAW-03", "FFY-FLAW-04")
def test_a_flaw_says_what_its_avatar_makes_of_it() -> None:
    state = with_card(game(), CLEVER)
    assert said(stands_for(state, None, FLAW)).startswith("Discard a card")
    assert said(stands_for(state, None, FLAW)).endswith("The Flaw goes back to its pile.")


@pytest.mark.parametrize("kind", [TALENT, FLAW])
def test_an_avatar_that_only_players_read_is_pointed_to(kind: Card) -> None:
    assert "As printed on the Avatar" in said(stands_for(game(), None, kind))
    assert "Comme imprimé sur l’Avatar" in said(stands_for(game(), None, kind), "fr")


def test_every_main_character_has_the_avatar_in_front() -> None:
    state = game(2)
    seen = view(firefly(), state, "table")
    assert [[tile.title for tile in seat.tiles] for seat in seen.seats] == [
        [named(f"avatar-{seat}")] for seat in ("p1", "p2", "np1", "np2", "np3")
    ]


@pytest.mark.rule("FFY-SHIP-05")
def test_a_repair_says_which_slot_it_frees_and_not_what_the_strike_did() -> None:
    leak = card("leak", "ship-strike", ability("strike", clause("strike", n=1)), repair=2)
    state = with_numbers(put(game(), "serenity:3", leak), recruit=2)
    offer = offers(state)[f"repair:{top(state, 'serenity:3')}"]
    assert said(offer.effect) == "frees slot 3 of Serenity"


@pytest.mark.rule("FFY-INTER-14", "FFY-INTER-15")
def test_healing_between_episodes_says_how_much_goes_and_what_is_left() -> None:
    state = with_numbers(put(put(game(phase=INTERMISSION), "damage:p1", HIT_2), "damage:p1", MISS), credits=4)
    hit, miss = state.table.zone("damage:p1")
    assert said(offers(state)["healing"].effect) == "everybody may heal 1 damage"
    found = offers(do(state, PayHealing(P1, 3)))
    assert said(found[f"heal:{hit}"].effect) == "2 damage less, 1 more can be healed there"
    assert said(found[f"heal:{miss}"].effect) == "it goes away and costs nothing"


@pytest.mark.rule("FFY-FIGHT-02")
def test_an_enemy_that_waits_is_fought_so_that_it_never_strikes() -> None:
    state = with_numbers(put(put(game(), "verse:2", THUG), zones.COMBAT, enemy("near", 1)), attack=9)
    waits, strikes = top(state, "verse:2"), top(state, zones.COMBAT)
    found = offers(state)
    assert said(found[f"fight:{waits}"].effect) == "it never comes to strike"
    assert said(found[f"fight:{strikes}"].effect) == "spares a strike"


def asked(*abilities: Ability) -> AskView:
    """The question that a card of the hand asks when it is played."""
    asks = card("asks", "character", *abilities, cost=1)
    state = do(in_hand(game(), asks), Play(P1, copy_in(in_hand(game(), asks), P1, "asks")))
    ask = speech(firefly()).speak(state, view(firefly(), state, "table")).ask
    assert ask is not None
    return ask


def test_who_asks_is_named_and_so_is_what_comes_of_showing_nothing() -> None:
    either = {"match": "basic", "else": [{"verb": "strike", "n": 1}]}
    ask = asked(ability("play", clause("show", who="you", **either)))
    assert said(ask.text).startswith("Asks: ")
    assert [said(option.effect) for option in ask.options if option.id.endswith(":none")] == [
        "Player 1 draws a strike"
    ]


def test_what_is_gained_is_told_by_its_own_words() -> None:
    ask = asked(ability("play", clause("gain-card", **{"from": "bridge", "cost": 4, "to": "hand"})))
    assert {said(option.effect) for option in ask.options} == {"Gain 2 Recruit."}
    assert not any(option.changes for option in ask.options), "one card more in the hand it is in any case"


def due(space: int | None, **full: bool) -> FireflyState:
    """A turn that is to be begun, the Inevitable card in that space; None: still in its deck."""
    state = fill(
        game(phase="episode", episode=(THUG,) * 3), *("a" if f"v{n}" in full else "" for n in range(1, 6))
    )
    if space is None:
        return state
    slot = state.inevitables[0]
    return replace(
        carried(state, (slot,), zones.VERSE[space - 1] if space else zones.COMBAT), inevitables=(slot,)
    )


@pytest.mark.rule("FFY-EPI-01", "FFY-EPI-06")
def test_the_begin_of_a_turn_says_what_comes_and_what_it_pushes_out() -> None:
    assert said(says(due(None))) == "Episode card into the ’Verse"
    full = due(None, v1=True, v2=True, v3=True, v4=True, v5=True)
    assert said(says(full)) == "’Verse 5 card drops into the Combat Zone"
    assert said(says(full), "fr") == "’Verse 5 : sa carte va en Zone de Combat"


@pytest.mark.rule("FFY-INEV-03", "FFY-RUL-20")
def test_with_the_inevitable_card_out_no_episode_card_is_promised() -> None:
    assert said(says(due(2))) == "The Inevitable card moves one space"
    assert said(says(due(2, v3=True, v4=True, v5=True))) == "’Verse 5 card drops into the Combat Zone"
    assert said(says(due(5))) == "The Inevitable card drops into the Combat Zone"
    assert said(says(due(0))) == "No Episode card comes any more"


@pytest.mark.rule("FFY-OBJ-05")
def test_an_objective_says_how_many_steps_were_made_and_what_must_be_so() -> None:
    steps = {"count": "progress:1", "n": 2}
    both = clause("objective", level=1, **{"is": "completed"})
    own = card(
        "objective-1", "objective",
        ability("goal", clause("complete", level=1), when=(clause("at-least", **steps),), level=1),
        ability("goal", clause("complete", level=2), when=(both,), level=2), level=1,
    )  # fmt: skip
    state = with_card(game(), own)
    assert said(to_do(state, 1)) == "0 of 2 steps made."
    assert said(to_do(with_numbers(state, **{"progress:1": 1}), 1)) == "1 of 2 steps made."
    assert said(to_do(state, 2)) == "If Objective 1 is completed."


@pytest.mark.rule("FFY-STRIKE-15")
def test_avoiding_the_last_strike_tells_nothing_of_the_clean_up_that_follows() -> None:
    state = put(firefly().evolve(game(), WardGained(P1, "avoid", "crew", 1)), zones.COMBAT, THUG)
    state = do(state, EndAction(P1))
    ask = speech(firefly()).speak(state, view(firefly(), state, "table")).ask
    assert ask is not None and ask.why.key == "ask-avoid-strike"
    assert not any("discards" in said(option.effect) for option in ask.options)


@pytest.mark.rule("FFY-STRIKE-14")
def test_avoiding_a_strike_tells_nothing_of_those_that_come_after_it() -> None:
    state = firefly().evolve(game(), WardGained(P1, "avoid", "ship", 1))
    state = do(put(state, zones.COMBAT, GUNSHIP, GUNSHIP), EndAction(P1))
    ask = speech(firefly()).speak(state, view(firefly(), state, "table")).ask
    assert ask is not None and ask.either is None
    avoid, draw = (said(option.effect) for option in ask.options)
    assert (avoid, "Serenity" in draw) == ("no card is drawn", True)


@pytest.mark.rule("FFY-STRIKE-16")
def test_a_strike_that_only_others_can_cancel_says_what_it_does() -> None:
    hit = strike(2, ability("strike", clause("discard", n=1)), design="hit")
    medic = card("medic", "character", ability("reaction", clause("cancel", what="crew", who="any")), cost=1)
    state = put(in_hand(game(strikes=(hit,) * 4), medic, seat=P2), zones.COMBAT, THUG)
    state = keep_orders(do(state, EndAction(P1)))
    ask = speech(firefly()).speak(state, view(firefly(), state, "table")).ask
    assert ask is not None and ask.why.key == "ask-cancel-strike"
    (keep,) = ask.options
    assert [one.value for one in keep.figures] == [2]
    assert "discard" in said(keep.effect).lower()


def test_credits_are_counted_as_people_say_it() -> None:
    def paid(have: int, language: str) -> str:
        return TEXTS.say(phrase("offer-pay-credits", need=1, have=have), language)

    assert [paid(have, "en") for have in (0, 1, 3)] == [
        "you have no Credit", "your only Credit", "1 of your 3 Credits"
    ]  # fmt: skip
    assert [paid(have, "fr") for have in (0, 1, 3)] == [
        "vous n’avez aucun Crédit", "votre seul Crédit", "1 de vos 3 Crédits"
    ]  # fmt: skip
