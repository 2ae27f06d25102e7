"""The Action Phase: playing cards, pools of points, once-this-turn abilities (ALN-ACT)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice, Number
from companion.core.language.events import Bound, OrderLost, Waived
from companion.core.language.ids import TABLE, CopyId, RuleId, SlotId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.own_deck import HandDrawn
from companion.engine.legendary.playing.played import CardPlayed
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.scanning import Scan
from companion.games.alien import zones
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from tests.games.alien.acts import actor, copy_at, in_hand, person, play, playing, playing_design, pools
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    GRUNT,
    P1,
    P2,
    ability,
    answer,
    clause,
    decision,
    designs,
    do,
    enemy,
    find,
    happened,
    hide,
    hug,
    in_phase,
    play_on,
    put,
    refused,
    rooms,
    top,
    with_numbers,
)
from tests.games.alien.test_key import FIND_IT, lent
from tests.games.alien.whole import legal

ONCE = person("scout", ability("play", clause("gain", attack=2), once=True))


@pytest.mark.rule("ALN-ACT-01")
def test_cards_are_played_one_by_one_in_any_order(table: AlienState) -> None:
    state = do(table, playing_design(table, "grunt"))
    state = do(state, playing_design(state, "specialist"))
    state = do(state, playing_design(state, "grunt"))
    assert designs(state, "played:p1") == ("grunt", "specialist", "grunt")
    assert len(state.table.zone("hand:p1")) == 3


@pytest.mark.rule("ALN-ACT-01")
def test_a_card_that_lies_elsewhere_is_a_question_with_both_answers(table: AlienState) -> None:
    for zone in ("hq:3", "discard:p1", "hand:p2"):
        state = put(table, zone, person("wanted", attack=2), top=True)
        state = do(state, Play(P1, copy_at(state, top(state, zone)), "camera"))
        assert isinstance(state.ask, Choice)
        assert [option.key for option in state.ask.options] == ["in-hand", "not-meant"]
        assert designs(state, "played:p1") == ()


@pytest.mark.rule("ALN-ACT-01")
def test_it_was_in_the_hand_and_the_books_follow(table: AlienState) -> None:
    state = put(table, "discard:p1", person("wanted", attack=2))
    lay = top(state, "discard:p1")
    state = play_on(state, Play(P1, copy_at(state, lay), "camera"), "in-hand")
    assert designs(state, "played:p1") == ("wanted",) and pools(state) == (2, 0)
    assert designs(state, "discard:p1") == ("?",) and len(state.table.zone("hand:p1")) == 5


@pytest.mark.rule("ALN-ACT-01")
def test_it_was_not_meant_to_be_played_and_nothing_happens(table: AlienState) -> None:
    state = put(table, "discard:p1", person("wanted", attack=2))
    after = play_on(state, Play(P1, copy_at(state, top(state, "discard:p1"))), "not-meant")
    assert after.table == state.table and pools(after) == (0, 0)


@pytest.mark.rule("ALN-ACT-01")
def test_the_card_of_another_players_hand_is_a_question_too(table: AlienState) -> None:
    copy = next(copy for copy, design in table.table.designs.items() if design == "role-p2")
    state = do(table, Play(P1, copy))
    assert isinstance(state.ask, Choice)
    state = answer(state, "in-hand")
    assert designs(state, "played:p1") == ("role-p2",)


@pytest.mark.rule("ALN-ACT-01")
def test_what_is_no_card_of_this_game_or_no_character_cannot_be_played(table: AlienState) -> None:
    assert refused(table, Play(P1, CopyId("nowhere#1"))).kind == "impossible"
    drone = copy_at(table, find(table, "drone"))
    no = refused(table, Play(P1, drone))
    assert (no.rule, no.kind) == ("ALN-ACT-01", "impossible")
    assert no.here is not None and no.here.key == "here-cannot-be-played"


def test_a_named_card_is_any_of_its_design_that_the_hand_could_hold(table: AlienState) -> None:
    """Grunts of other players, of the deck or of the discard pile are not what somebody means by a grunt."""
    for grunt in (copy for copy, design in table.table.designs.items() if design == "grunt"):
        state = do(table, Play(P1, grunt))
        assert state.ask is None and designs(state, "played:p1") == ("grunt",)
        if grunt not in table.table.pools or not table.table.pools[grunt].endswith("p1"):
            assert isinstance(do(table, Play(P1, grunt, "camera")).ask, Choice)


def test_a_shown_card_is_seen_and_a_named_one_only_told(table: AlienState) -> None:
    for source, known in (("camera", "seen"), ("finger", "told")):
        play_it = Play(P1, playing_design(table, "grunt").copy, source)  # type: ignore[arg-type]
        state = do(table, play_it)
        assert state.table.slots[top(state, "played:p1")].known == known


@pytest.mark.rule("ALN-ACT-02")
def test_what_a_card_says_is_done_before_the_next_card(table: AlienState) -> None:
    state = in_hand(table, actor(clause("scan")))
    state = hide(hide(state, "room:1", BRUTE), "room:2", DRONE)
    state = do(state, playing(state))
    assert isinstance(state.ask, Choice)
    no = refused(state, playing_design(state, "grunt"))
    assert no.rule == "TABLE-ASK-03"


@pytest.mark.rule("ALN-ACT-03")
def test_printed_points_come_into_the_pools_and_stay_there(table: AlienState) -> None:
    state = play(table, person("leader", attack=1, recruit=2))
    assert pools(state) == (1, 2)
    state = do(state, playing_design(state, "grunt"))
    assert pools(state) == (2, 2)


def test_points_that_nobody_has_told_yet_are_asked_once(table: AlienState) -> None:
    state = in_hand(table, person("stranger", attack=None), person("stranger", attack=None))
    state = do(state, playing(state))
    assert isinstance(state.ask, Number) and (state.ask.of, state.ask.field) == ("stranger", "attack")
    state = answer(state, 3)
    assert pools(state) == (3, 0)
    assert pools(do(state, playing(state))) == (6, 0)


@pytest.mark.rule("ALN-ACT-04")
def test_a_value_with_a_plus_is_a_minimum_and_the_text_adds_the_rest(table: AlienState) -> None:
    plus = person("two-plus", ability("play", clause("gain", attack="crew:red")), attack=2, crew="red")
    state = play(table, plus)
    assert pools(state) == (3, 0)
    assert pools(play(state, plus)) == (7, 0)


@pytest.mark.rule("ALN-ACT-05")
def test_played_cards_stay_face_up_before_their_player_until_the_turn_ends(table: AlienState) -> None:
    state = do(table, playing_design(table, "grunt"))
    slot = top(state, "played:p1")
    assert state.table.slots[slot].face_up
    state = do(state, RecruitSergeant(P1), "ALN-RECRUIT-05")
    assert designs(state, "played:p1") == ("grunt",)
    state = play_on(state, EndAction(P1))
    assert designs(state, "played:p1") == () and slot in state.table.zone("discard:p1")


@pytest.mark.rule("ALN-ACT-06")
def test_cards_may_be_left_unplayed(table: AlienState) -> None:
    state = play_on(table, EndAction(P1))
    assert state.active == P2 and len(state.table.zone("discard:p1")) == 6


@pytest.mark.rule("ALN-ACT-07")
def test_recruits_scans_fights_and_cards_come_in_any_order(table: AlienState) -> None:
    state = with_numbers(put(hide(table, "room:1", EVENT), "combat", DRONE), attack=6, recruit=8)
    state = play_on(state, Scan(P1, zones.ROOMS[0]), "event")
    state = do(state, Recruit(P1, top(state, "hq:1")))
    state = do(state, playing_design(state, "grunt"))
    state = do(state, Fight(P1, find(state, "drone", "combat")))
    state = do(state, Recruit(P1, top(state, "hq:1")))
    assert pools(state) == (6 - 1 + 1 - 2, 0)


@pytest.mark.rule("ALN-ACT-08")
def test_a_pool_never_goes_below_zero(table: AlienState) -> None:
    state = with_numbers(put(table, "combat", BRUTE, enemy("three", 3)), attack=2)
    no = refused(state, Fight(P1, find(state, "three")))
    assert (no.kind, no.need, no.have) == ("cost", 3, 2)
    assert no.remedy is not None and no.remedy.args["count"] == 1
    state = do(state, Fight(P1, find(state, "three")), no.rule)
    assert pools(state) == (0, 0)


@pytest.mark.rule("ALN-ACT-09")
def test_attack_pays_for_scans_and_fights_and_recruit_for_recruits(table: AlienState) -> None:
    rich = with_numbers(put(hide(table, "room:2", EVENT), "combat", DRONE), recruit=9)
    for command in (Scan(P1, zones.ROOMS[1]), Fight(P1, find(rich, "drone", "combat"))):
        no = refused(rich, command)
        assert (no.kind, no.have) == ("cost", 0)
    strong = with_numbers(table, attack=9)
    for command in (Recruit(P1, top(strong, "hq:1")), RecruitSergeant(P1)):
        assert refused(strong, command).kind == "cost"


@pytest.mark.rule("ALN-ACT-10")
def test_a_once_ability_waits_and_is_used_once(table: AlienState) -> None:
    state = play(table, ONCE)
    slot = find(state, "scout")
    assert pools(state) == (0, 0) and [(ready.slot, ready.index) for ready in state.ready] == [(slot, 0)]
    state = do(state, playing_design(state, "grunt"))
    state = do(state, UseAbility(P1, slot, 0))
    assert pools(state) == (3, 0)
    no = refused(state, UseAbility(P1, slot, 0))
    assert (no.rule, no.kind) == ("ALN-ACT-10", "limit")
    again = do(state, UseAbility(P1, slot, 0), "ALN-ACT-10")
    assert pools(again) == (5, 0)


@pytest.mark.rule("ALN-ACT-10")
@pytest.mark.parametrize("phase", ["strike", "cleanup"])
def test_a_once_ability_is_refused_after_the_action_phase(table: AlienState, phase: str) -> None:
    state = play(table, ONCE)
    no = refused(in_phase(state, phase), UseAbility(P1, find(state, "scout"), 0))
    assert (no.rule, no.kind) == ("ALN-ACT-10", "timing")


def test_what_is_no_waiting_ability_cannot_be_used(table: AlienState) -> None:
    state = play(table, person("plain", ability("play", clause("nothing"))))
    slot = find(state, "plain")
    for index, rule in ((1, "ALN-ACT-10"), (-1, "ALN-ACT-10"), (0, "ALN-ACT-13")):
        no = refused(state, UseAbility(P1, slot, index))
        assert (no.rule, no.kind) == (rule, "impossible")
    assert refused(state, UseAbility(P1, 9999, 0)).kind == "impossible"  # type: ignore[arg-type]


def test_a_once_ability_with_a_price_or_a_condition_is_judged_when_it_is_used(table: AlienState) -> None:
    dear = ability("play", clause("draw"), once=True, pay=2)
    careful = ability("play", clause("draw"), once=True, when=(clause("at-least", count="combat", n=1),))
    state = play(table, person("buyer", dear, careful))
    slot = find(state, "buyer")
    no = refused(state, UseAbility(P1, slot, 0))
    assert (no.rule, no.kind, no.need) == ("ALN-TEXT-09", "cost", 2)
    assert refused(state, UseAbility(P1, slot, 1)).kind == "timing"
    state = do(with_numbers(state, recruit=3), UseAbility(P1, slot, 0))
    assert pools(state) == (0, 1) and len(state.table.zone("hand:p1")) == 7
    state = do(put(state, "combat", DRONE), UseAbility(P1, slot, 1))
    assert len(state.table.zone("hand:p1")) == 8


@pytest.mark.rule("ALN-ACT-11")
def test_only_the_active_player_plays_cards_and_spends_points(table: AlienState) -> None:
    state = with_numbers(put(hide(table, "room:1", EVENT), "combat", DRONE), attack=9, recruit=9)
    for command in (
        playing_design(state, "grunt", P2),
        Recruit(P2, top(state, "hq:1")),
        RecruitSergeant(P2),
        Scan(P2, zones.ROOMS[0]),
        Fight(P2, find(state, "drone", "combat")),
    ):
        no = refused(state, command)
        assert (no.rule, no.kind) == ("ALN-ACT-11", "timing")
    grunt = playing_design(state, "grunt", P2)
    assert designs(do(state, grunt, "ALN-ACT-11"), "played:p2") == ("grunt",)
    assert Waived(RuleId("ALN-ACT-11"), "timing") in happened(state, grunt, "ALN-ACT-11")


@pytest.mark.rule("ALN-ACT-12")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "3 Attack, 1 Recruit unspent",
                "2 strikes are coming",
                "1 ability is unused",
                "A facehugger is still alive",
            ),
        ),
        (
            "fr",
            (
                "Reste 3 Attaque, 1 Recrutement",
                "2 Blessures à venir",
                "1 capacité n’a pas servi",
                "Un Facehugger vit encore",
            ),
        ),
    ],
)
def test_the_player_ends_the_phase_and_is_reminded_of_what_is_left(
    table: AlienState, language: str, said: tuple[str, ...]
) -> None:
    state = with_numbers(table, attack=3, recruit=1)
    tables = [state, put(state, "combat", DRONE, DRONE), play(state, ONCE), hug(play(state, ONCE), P2, 2)]
    words = FluentTexts("alien")
    offers = [offer for one in tables for offer in legal(one, TABLE) if offer.id == "end"]
    assert tuple(words.say(offer.sub, language) for offer in offers if offer.sub is not None) == said
    assert all(len(text) <= 30 for text in said)
    gone = [offer for offer in legal(hug(state, P2, 0), TABLE) if offer.id == "end"]
    assert gone[0].sub is not None and gone[0].sub.args["huggers"] == 0
    assert [offer.sub for offer in legal(table, TABLE) if offer.id == "end"] == [None], "nothing is left"
    both = [offer.sub for offer in legal(play(lent(table, P2, FIND_IT), ONCE), TABLE) if offer.id == "end"]
    assert both[0] is not None and both[0].args["ready"] == 2, "the ability, and the copy not yet played"


@pytest.mark.rule("ALN-ACT-10")
def test_a_once_this_turn_ability_is_used_while_its_condition_holds(table: AlienState) -> None:
    when = (clause("at-least", count="combat", n=1),)
    state = play(table, actor(clause("gain", recruit=3), once=True, when=when, name="later"))
    use = UseAbility(P1, find(state, "later"), 0)
    no = refused(state, use)
    assert (no.rule, no.kind) == ("ALN-ACT-10", "timing")
    assert pools(do(put(state, "combat", DRONE), use)) == (0, 3)


@pytest.mark.rule("ALN-ACT-10", "ALN-TEXT-09")
def test_a_once_this_turn_ability_with_a_price_is_paid_for(table: AlienState) -> None:
    state = play(table, actor(clause("gain", attack=2), once=True, pay=2, name="dear"))
    slot = find(state, "dear")
    assert pools(do(with_numbers(state, recruit=3), UseAbility(P1, slot, 0))) == (2, 1)
    assert refused(with_numbers(state, recruit=1), UseAbility(P1, slot, 0)).rule == "ALN-TEXT-09"
    for nothing in (UseAbility(P1, SlotId(9999), 0), UseAbility(P1, slot, 1), UseAbility(P1, slot, -1)):
        no = refused(with_numbers(state, recruit=3), nothing)
        assert (no.rule, no.kind) == ("ALN-ACT-10", "impossible")


@pytest.mark.rule("ALN-ACT-13")
def test_a_may_ability_is_accepted_or_declined_when_its_card_is_played(table: AlienState) -> None:
    offer = actor(clause("gain", recruit=3), may=True, name="offer")
    for value, recruit in (("yes", 3), ("no", 0)):
        state = play(table, offer, value)
        assert pools(state) == (0, recruit) and state.ready == ()
        assert refused(state, UseAbility(P1, find(state, "offer"), 0)).rule == "ALN-ACT-13"


@pytest.mark.rule("ALN-ACT-13")
def test_all_abilities_of_a_card_are_resolved_when_it_is_played_in_their_order(table: AlienState) -> None:
    both = person("both", ability("play", clause("draw")), ability("play", clause("gain", attack=1)))
    state = in_hand(table, both)
    kinds = [type(event) for event in happened(state, playing(state))]
    assert kinds == [CardPlayed, HandDrawn, PointsGained]
    assert rooms(state) == ("",) * 5


def test_a_play_from_a_hand_of_two_shuffles_disturbs_no_order(table: AlienState) -> None:
    """The books forget which shuffle a card of the hand came from; no hand has mixed anything."""
    state = hide(table, "hand:p1", GRUNT, DRONE)
    decided = decision(state, playing_design(state, "grunt"))
    assert [type(event) for event in decided.events] == [OrderLost, Bound, CardPlayed, PointsGained]
    assert "order" not in [room().undo(*step) for step in decided.course(state)]
