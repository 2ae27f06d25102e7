"""Verbs on decks and discard piles, and verbs that hold others."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.asks import Choice, Identity
from companion.core.language.ids import TABLE
from companion.core.language.phrases import phrase
from companion.engine.legendary.verbs.choosing import CardShown
from companion.games.alien.grammar import check
from companion.games.alien.state import AlienState
from tests.games.alien.acts import (
    acting,
    actor,
    emptied,
    face_table,
    in_hand,
    person,
    play,
    playing,
    pools,
    went_on,
)
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DRONE,
    GRUNT,
    HIT_1,
    P1,
    P2,
    SPECIALIST,
    answer,
    carrying,
    clause,
    designs,
    do,
    happened,
    hide,
    name,
    put,
    top,
)
from tests.games.alien.whole import label, legal, view

TECH = person("wire", klass="tech")
DRAW = {"verb": "draw", "n": 1}
ATTACK = {"verb": "gain", "attack": 2}


@pytest.mark.rule("ALN-TEXT-03")
def test_a_card_is_taken_back_from_the_discard_pile(table: AlienState) -> None:
    state = put(table, "discard:p1", TECH, GRUNT)
    taken = play(state, actor(clause("recover")), "wire")
    assert designs(taken, "discard:p1") == ("grunt",) and len(taken.table.zone("hand:p1")) == 7
    topped = play(state, actor(clause("recover", to="deck")), "grunt")
    assert name(topped, top(topped, "deck:p1")) == "grunt"
    assert not topped.table.slots[top(topped, "deck:p1")].face_up
    both = play(state, actor(clause("recover", n=2)), "wire")
    assert both.ask is None and not both.table.zone("discard:p1")


@pytest.mark.rule("ALN-TEXT-03")
def test_nothing_is_taken_back_from_an_empty_pile_nor_a_chestburster(table: AlienState) -> None:
    assert went_on(acting(table, clause("recover")))
    assert designs(acting(carrying(table, P1), clause("recover")), "discard:p1") == ("chestburster",)


def test_a_card_that_nobody_has_seen_can_be_taken_back() -> None:
    state = hide(put(face_table(), "discard:p1", GRUNT), "discard:p1", TECH)
    state = play(state, actor(clause("recover")), "other")
    assert designs(state, "discard:p1") == ("grunt",)


@pytest.mark.rule("ALN-FACE-16", "ALN-KILL-03")
def test_a_chestburster_is_killed_in_the_discard_pile(table: AlienState) -> None:
    state = play(put(carrying(table, P1), "discard:p1", GRUNT), actor(clause("kill-discard")), "chestburster")
    assert not state.carries(P1) and designs(state, "hatchery").count("chestburster") == 4
    other = play(put(carrying(table, P1), "discard:p1", GRUNT), actor(clause("kill-discard", may=True)), "no")
    assert other.carries(P1) and len(other.table.zone("discard:p1")) == 2


def looking(state: AlienState, **args: Any) -> AlienState:
    """The State after a card that looks at a deck was played."""
    state = in_hand(state, actor(clause("look", **args)))
    return do(state, playing(state))


@pytest.mark.rule("ALN-ZONE-39", "ALN-INFO-03")
def test_one_player_looks_alone(table: AlienState) -> None:
    state = looking(put(table, "hive", BRUTE, face_up=False, top=True), at="hive")
    assert isinstance(state.ask, Choice) and state.ask.private and state.ask.seat == P1
    own, table_view = view(state, P1), view(state, TABLE)
    assert own.ask is not None and own.ask.why.key == "ask-look-card" and own.ask.options
    assert table_view.ask is not None and table_view.ask.secret and table_view.ask.why.key == "ask-private"
    assert table_view.ask.options == () and not [o for o in legal(state, P2) if o.id.startswith("answer:")]
    said = label(state, legal(state, P1)[0].command)
    assert said == phrase("command-AnsweredAlone", name=state.player(P1).name)
    assert "brute" in repr(own.waiting) and not any("brute" in repr(view(state, one)) for one in (TABLE, P2))
    after = answer(state, "keep")
    assert after.ask is None and name(after, top(after, "hive")) == "brute"


def test_what_was_looked_at_may_go_under_the_deck(table: AlienState) -> None:
    state = put(table, "hive", BRUTE, DRONE, face_up=False, top=True)
    first = looking(state, at="hive", n=2, may="bottom")
    second = answer(first, "bottom")
    assert name(second, second.table.zone("hive")[-1]) == "brute" and isinstance(second.ask, Choice)
    done = answer(second, "keep")
    assert done.ask is None and name(done, top(done, "hive")) == "drone"


def test_a_deck_of_hands_is_looked_at_by_eyes_alone() -> None:
    state = looking(hide(emptied(face_table(), "hive"), "hive", BRUTE), at="hive")
    assert isinstance(state.ask, Choice) and state.ask.why.key == "ask-look"
    assert designs(answer(state, "keep"), "hive") == ("?",)


@pytest.mark.rule("ALN-FACE-17")
def test_looking_at_the_chestburster_does_not_kill(table: AlienState) -> None:
    state = looking(put(table, "deck:p1", BURST, face_up=False, top=True), at="deck")
    assert answer(state, "keep").player(P1).alive


@pytest.mark.rule("ALN-FACE-17", "ALN-ZONE-39")
def test_looking_through_several_cards_draws_and_shows_none_of_them(table: AlienState) -> None:
    state = put(table, "deck:p1", TECH, BURST, GRUNT, SPECIALIST, face_up=False, top=True)
    hand, size = state.table.zone("hand:p1"), len(state.table.zone("deck:p1"))
    for at, (seen, reply) in enumerate((("wire", "keep"), ("chestburster", "bottom"), ("grunt", "keep"))):
        state = state if at else looking(state, at="deck", n=3, may="bottom")
        ask = state.ask
        assert isinstance(ask, Choice) and ask.private and ask.seat == P1
        assert seen in repr(ask.why.args["card"])
        state = answer(state, reply)
    deck = designs(state, "deck:p1")
    assert deck[:3] == ("wire", "grunt", "specialist") and deck[-1] == "chestburster" and len(deck) == size
    assert state.table.zone("hand:p1") == hand and state.player(P1).alive and state.ask is None
    assert not any(state.table.slots[slot].face_up for slot in state.table.zone("deck:p1"))


@pytest.mark.rule("ALN-FACE-17")
def test_looking_ends_where_the_deck_does_and_only_an_empty_one_is_made_anew(
    table: AlienState,
) -> None:
    short = put(put(emptied(table, "deck:p1"), "deck:p1", TECH, face_up=False), "discard:p1", BURST)
    after = answer(looking(short, at="deck", n=2), "keep")
    assert after.ask is None and designs(after, "deck:p1") == ("wire",)
    assert designs(after, "discard:p1") == ("chestburster",)
    used_up = looking(put(emptied(table, "deck:p1"), "discard:p1", TECH), at="deck")
    assert isinstance(used_up.ask, Choice) and not used_up.table.zone("discard:p1")
    assert looking(emptied(table, "deck:p1"), at="deck", n=2).ask is None
    assert looking(table, at="deck", n="combat").ask is None, "nothing is in the Combat Zone"


def revealing(state: AlienState, *answers: str, **args: Any) -> AlienState:
    """The State after a card that turns up the top of a deck was played."""
    return play(state, actor(clause("reveal-top", **args)), *answers)


def test_the_top_card_goes_by_what_it_is(table: AlienState) -> None:
    state = put(table, "deck:p1", TECH, SPECIALIST, face_up=False, top=True)
    drawn = revealing(state, match="tech", then="hand", **{"else": "discard"})
    assert "wire" in designs(drawn, "hand:p1") and name(drawn, top(drawn, "deck:p1")) == "specialist"
    two = revealing(state, n=2, match="basic", then="dead", **{"else": "bottom"})
    assert designs(two, "dead-characters") == ("specialist",)
    assert name(two, two.table.zone("deck:p1")[-1]) == "wire"
    back = revealing(state, match="intel", then="hand")
    assert name(back, top(back, "deck:p1")) == "wire" and not back.table.slots[top(back, "deck:p1")].face_up


def test_who_turns_up_an_unknown_card_is_asked_which() -> None:
    state = in_hand(face_table(), actor(clause("reveal-top", match="basic", then="discard")))
    state = do(state, playing(state))
    assert isinstance(state.ask, Identity)
    after = answer(state, "grunt")
    assert designs(after, "discard:p1") == ("grunt",)


@pytest.mark.rule("ALN-FACE-14")
def test_a_chestburster_turned_up_into_the_hand_kills(table: AlienState) -> None:
    state = put(table, "deck:p1", BURST, face_up=False, top=True)
    assert not revealing(state, then="hand").player(P1).alive
    for word, zone, at in (("discard", "discard:p1", 0), ("bottom", "deck:p1", -1), ("back", "deck:p1", 0)):
        after = revealing(state, then=word)
        assert after.player(P1).alive and designs(after, zone)[at] == "chestburster"
        assert after.table.slots[after.table.zone(zone)[at]].face_up is (word == "discard")
    killed = revealing(state, then="dead")
    assert killed.player(P1).alive and designs(killed, "hatchery").count("chestburster") == 5
    safe = revealing(put(table, "deck:p1", TECH, face_up=False, top=True), then="hand")
    assert safe.player(P1).alive and "wire" in designs(safe, "hand:p1")


def test_the_barracks_are_turned_up_too(table: AlienState) -> None:
    state = revealing(table, at="barracks", then="discard")
    assert designs(state, "discard:p1") == ("mate",)


@pytest.mark.rule("ALN-TEXT-05")
def test_one_of_two_ways_is_chosen(table: AlienState) -> None:
    card = actor(clause("choose", either=[DRAW], **{"or": [ATTACK, DRAW]}))
    assert check(card) == []
    assert pools(play(table, card, "either")) == (0, 0)
    state = play(table, card, "or")
    assert pools(state) == (2, 0) and len(state.table.zone("hand:p1")) == 7


def test_something_is_repeated_as_often_as_was_counted(table: AlienState) -> None:
    state = put(table, "combat", BRUTE, DRONE)
    assert pools(play(state, actor(clause("repeat", n="combat", do=[ATTACK])))) == (4, 0)
    assert pools(play(state, actor(clause("repeat", n=3, do=[ATTACK, ATTACK])))) == (12, 0)


def showing(state: AlienState, **args: Any) -> AlienState:
    """The State after a card that makes people show one was played."""
    wound = {"else": [{"verb": "strike", "n": 1}]}
    state = in_hand(state, actor(clause("show", match="tech", **args, **wound)))
    return do(state, playing(state))


@pytest.mark.rule("ALN-KILL-10")
def test_who_shows_no_such_card_bears_what_follows(table: AlienState) -> None:
    state = put(in_hand(table, TECH, seat=P2), "strikes", HIT_1, HIT_1, face_up=False, top=True)
    asked = showing(state, who="next")
    assert isinstance(asked.ask, Choice) and asked.ask.seat == P2
    shown = answer(asked, asked.ask.options[0].key)
    assert designs(shown, "damage:p2") == () and "wire" in designs(shown, "hand:p2")
    hit = answer(asked, "none")
    assert designs(hit, "damage:p2") == ("hit-1",)
    told = happened(asked, legal(asked, P2)[0].command)
    assert [event.seat for event in told if isinstance(event, CardShown)] == [P2]


@pytest.mark.rule("ALN-KILL-10")
def test_a_kept_card_can_be_shown_and_who_has_none_is_not_asked(table: AlienState) -> None:
    state = put(table, "vigilant:p2", TECH)
    asked = showing(state, who="next")
    assert answer(asked, "wire").ask is None
    bare = put(table, "strikes", HIT_1, face_up=False, top=True)
    assert designs(showing(bare, who="next"), "damage:p2") == ("hit-1",)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (clause("choose", either=[DRAW]), '"or" is missing'),
        (clause("choose", either=[], **{"or": [DRAW]}), "must be a list of verbs"),
        (clause("choose", either=[{"verb": "fly"}], **{"or": [DRAW]}), 'there is no verb "fly"'),
        (clause("repeat", n=2, do=[{"verb": "draw", "n": "mice"}]), '"n" must be'),
        (clause("repeat", n=2, do="draw"), "must be a list of verbs"),
        (clause("move", what="enemy"), '"to" is missing'),
        (clause("reveal-top", then="moon"), "must be one of"),
        (clause("attach", where="roof"), "must be one of"),
        (clause("look", at="box"), "must be one of"),
        (clause("show", match="any", **{"else": [DRAW]}), "must be one of"),
    ],
)
def test_a_clause_that_means_nothing_is_refused_in_a_sentence(wrong: Any, says: str) -> None:
    assert any(says in fault for fault in check(actor(wrong))), check(actor(wrong))


def test_an_unknown_verb_is_refused() -> None:
    assert any('there is no verb "teleport"' in fault for fault in check(actor(clause("teleport"))))
