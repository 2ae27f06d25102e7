"""Cards without structured effects: what they say is done by the players, with quick tools one touch away."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Done
from companion.core.language.cards import Card
from companion.core.language.commands import Command
from companion.core.language.ids import TABLE
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import ForgotStrike
from companion.engine.sayings import AllSaid, AsSaid, HandsDo
from companion.games.alien import zones
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.room import room
from companion.games.alien.saying import TOOLS
from companion.games.alien.state import AlienState
from tests.games.alien.acts import in_hand, person, play, playing, pools
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    HAZARD,
    HIT_1,
    P1,
    P2,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    enemy,
    find,
    hide,
    play_on,
    put,
    refused,
    strike,
    top,
    with_card,
    with_numbers,
)
from tests.games.alien.whole import legal, view

ROOM = zones.ROOMS


def riddle(one: Card) -> Card:
    """The same card with a text that only its players know."""
    return replace(one, structured=False)


READER = riddle(person("reader", attack=1))


def said(state: AlienState) -> list[str]:
    """The designs that speak, and what is offered for the newest."""
    return [offer.id for offer in legal(state, TABLE) if offer.id.startswith("said:")]


def speaking(state: AlienState) -> list[str]:
    found = (state.table.card(slot) for slot in state.saying)
    return [str(one.design) for one in found if one is not None]


def use(state: AlienState, what: str, *answers: Any) -> AlienState:
    """The State after a quick tool and its target."""
    return play_on(state, AsSaid(what), *answers)


def scanned(state: AlienState, one: Card) -> tuple[AlienState, Command]:
    return with_numbers(put(state, ROOM[0], one, face_up=False), attack=9), Scan(P1, ROOM[0])


def moments(table: AlienState) -> dict[str, tuple[AlienState, Command]]:
    """A card that speaks to the players alone, at each moment it may have."""
    goal = riddle(card("objective-1", "objective", level=1, need=3))
    place = riddle(card("location", "location"))
    struck = put(hide(table, "strikes"), "combat", DRONE)
    riddle_strike = riddle(strike(2, design="nasty"))
    struck = put(struck, "strikes", riddle_strike, face_up=False, top=True)
    return {
        "reader": (in_hand(table, READER), playing(in_hand(table, READER))),
        "lurker": scanned(table, riddle(card("lurker", "special"))),
        "objective-1": scanned(with_card(table, goal), EVENT),
        "location": scanned(with_card(table, place), HAZARD),
        "nasty": (struck, EndAction(P1)),
        "biter": (put(table, "combat", riddle(enemy("biter", 2))), EndAction(P1)),
        "dier": (
            with_numbers(put(table, "combat", riddle(enemy("dier", 2))), attack=2),
            Fight(P1, find(put(table, "combat", enemy("dier", 2)), "dier")),
        ),
    }


@pytest.mark.rule("ALN-STRIKE-06", "ALN-STRIKE-09", "ALN-STATE-15")
def test_only_a_drawn_strike_whose_text_hands_do_is_waited_for(table: AlienState) -> None:
    asked = {name: do(*moments(table)[name]).ask for name in ("nasty", "biter")}
    assert isinstance(asked["nasty"], Done) and asked["biter"] is None
    polite = strike(1, ability("strike", clause("draw"), may=True), design="polite")
    state = put(put(table, "strikes", polite, face_up=False, top=True), "combat", DRONE)
    state = do(state, EndAction(P1))
    assert isinstance(state.ask, Choice) and not any(isinstance(one, HandsDo) for one in state.queue)


@pytest.mark.rule("ALN-ACT-02", "ALN-REVEAL-09", "ALN-STRIKE-09")
@pytest.mark.parametrize("name", ["reader", "lurker", "objective-1", "location", "nasty", "biter", "dier"])
def test_its_moment_brings_the_quick_tools(table: AlienState, name: str) -> None:
    state, command = moments(table)[name]
    assert said(state) == []
    state = do(state, command)
    assert speaking(state) == [name]
    offers = [offer for offer in legal(state, TABLE) if offer.id.startswith("said:")]
    assert offers[0].id == "said:done" and offers[0].sub is not None
    assert {"said:strike", "said:gain", "said:draw"} <= {offer.id for offer in offers}
    for offer in offers:
        assert view(state, TABLE).offer(offer.id) == offer, "hardware, voice and terminal find it, too"
        do(state, offer.command)


def test_a_card_whose_effects_are_known_brings_none(table: AlienState) -> None:
    state = play(table, person("plain", attack=1))
    assert state.saying == () and said(state) == []
    assert refused(state, AsSaid("strike")).kind == refused(state, AllSaid()).kind == "impossible"


def test_each_tool_does_its_thing_and_asks_for_its_target(table: AlienState) -> None:
    state = put(put(put(table, "damage:p2", HIT_1), "combat", BRUTE, DRONE), ROOM[2], enemy("far", 1))
    state = play(hide(state, ROOM[1], DRONE), READER)
    assert set(said(state)) == {f"said:{what}" for what in ("done", *TOOLS)}
    assert pools(use(state, "attack")) == (2, 0) and pools(use(state, "recruit")) == (1, 1)
    assert designs(use(state, "heal"), zones.STRUCK) == ("hit-1",), "one wound: nothing to choose"
    hit = use(state, "strike", P2)
    assert len(hit.table.zone("strikes")) == len(state.table.zone("strikes")) - 1
    assert designs(use(state, "kill", "brute"), "dead-enemies") == ("brute",)
    asked = do(state, AsSaid("move"))
    assert isinstance(asked.ask, Choice) and said(asked) == [], "the target is chosen next"
    moved = use(state, "move", "brute", "room:5")
    assert designs(moved, ROOM[4]) == ("brute",)
    assert "far" in designs(use(state, "drop", "far"), "combat")
    gained = use(state, "gain", f"slot:{top(state, 'hq:2')}")
    assert designs(gained, "discard:p1") == ("mate",) and pools(gained) == pools(state)
    assert designs(use(state, "gain-sergeant"), "discard:p1") == ("sergeant",)
    turned = use(state, "scan", "drone")
    assert turned.table.slots[top(turned, ROOM[1])].face_up and pools(turned) == pools(state)
    drawn = use(state, "draw", P2)
    assert len(drawn.table.zone("hand:p2")) == 7
    for after in (hit, moved, gained, turned, drawn):
        assert speaking(after)[0] == "reader", "a card may say more than one thing"


def test_tools_without_anything_to_work_on_are_not_offered(table: AlienState) -> None:
    state = play(table, READER)
    missing = {"said:heal", "said:kill", "said:kill-hidden", "said:move", "said:drop", "said:scan"}
    assert not missing & set(said(state))
    no = refused(state, AsSaid("heal"))
    assert (no.rule, no.kind) == ("ALN-ACT-02", "impossible")
    assert refused(state, AsSaid("fly")).kind == "impossible"


def test_all_done_and_going_on_close_it(table: AlienState) -> None:
    state = with_numbers(play(table, READER), recruit=9)
    assert do(state, AllSaid()).saying == ()
    assert do(state, RecruitSergeant(P1)).saying == ()
    again = play(state, riddle(person("second")))
    assert speaking(again) == ["second"], "playing the next card is going on"
    refused(state, Scan(P1, ROOM[0]))
    assert do(state, ForgotStrike(P2)).saying == state.saying, "a strike can come at any time"


@pytest.mark.rule("ALN-STATE-15", "ALN-STRIKE-09", "ALN-RULING-09")
def test_nothing_goes_on_before_hands_have_done_what_a_strike_says(table: AlienState) -> None:
    """Two enemies strike: the second card waits for the first one's text, whatever else comes between."""
    riddles = (riddle(strike(2, design="nasty")), riddle(strike(0, design="sly")))
    state = put(hide(table, "strikes"), "combat", DRONE, BRUTE)
    state = do(put(state, "strikes", *riddles, face_up=False, top=True), EndAction(P1))
    assert isinstance(state.ask, Done) and state.ask.why.key == "ask-hands-do"
    asked = room().speak(state, room().view(state, "table")).ask
    assert asked is not None and asked.text is not None, "its words stand there, or where they are printed"
    assert (speaking(state), designs(state, "damage:p1")) == (["nasty"], ("nasty",))
    assert view(state, TABLE).big == legal(state, TABLE)[0], "one touch goes on"
    after = do(state, AsSaid("heal"))
    assert isinstance(after.ask, Done) and speaking(after) == ["nasty"], "the card may say more"
    late = do(state, ForgotStrike(P2))
    assert isinstance(late.ask, Done) and speaking(late) == ["nasty", "sly"], "that comes first"
    second = answer(after, None)
    assert isinstance(second.ask, Done) and speaking(second) == ["sly"]
    over = answer(second, None)
    assert over.saying == () and (over.active, over.turn.phase) == (P2, "hive")
    assert "sly" in designs(over, zones.STRUCK)


def test_all_done_goes_on_with_the_strikes_too(table: AlienState) -> None:
    state, end = moments(table)["nasty"]
    state = do(state, end)
    assert refused(state, RecruitSergeant(P1)).rule == "TABLE-ASK-03"
    over = do(state, AllSaid())
    assert over.saying == () and over.ask is None and over.active == P2


def test_no_quick_tool_comes_before_another_question(table: AlienState) -> None:
    state = play(put(table, "combat", BRUTE, DRONE), READER)
    asked = do(state, AsSaid("kill"))
    assert isinstance(asked.ask, Choice) and said(asked) == []
    assert refused(asked, AsSaid("strike")).rule == refused(asked, AllSaid()).rule == "TABLE-ASK-03"
