"""What cards do for Main Characters, with own cards, to Serenity and the Inevitable card."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Number
from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId, ZoneId
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.scanning import Scan
from companion.games.firefly import zones
from companion.games.firefly.defeat import standing
from companion.games.firefly.fighting import price
from companion.games.firefly.state import FireflyState
from companion.games.firefly.verse import is_closed
from tests.games.firefly.box import (
    GUNSHIP,
    MATE,
    P1,
    P2,
    P3,
    SHINY,
    TALENT,
    THUG,
    ability,
    answer,
    card,
    clause,
    combat,
    copy_in,
    designs,
    do,
    enemy,
    game,
    hide,
    hull,
    in_hand,
    keep_orders,
    play_on,
    put,
    refused,
    top,
    verse,
    with_card,
    with_numbers,
)


def acting(state: FireflyState, *said: Clause, answers: tuple[Any, ...] = (), **rest: Any) -> FireflyState:
    """The State after the first player has played a character that says this."""
    one = card(f"actor-{abs(hash(repr(said)))}", "character", ability("play", *said, **rest))
    state = in_hand(state, one)
    return play_on(state, Play(P1, copy_in(state, P1, one.design)), *answers)


def hand(state: FireflyState, seat: SeatId) -> int:
    """How many cards somebody holds."""
    return len(state.table.zone(zones.of(seat, "hand")))


DRAW = {"verb": "draw", "n": 1}


@pytest.mark.rule("FFY-NPC-07", "FFY-CARD-19")
def test_what_names_a_crew_member_needs_one_who_is_played() -> None:
    gift = {"verb": "talent", "n": 1}
    for person, gets in (("person-p2", True), ("nobody", False)):
        after = acting(game(), clause("main", person=person, do=[gift]))
        assert ("talent" in designs(after, "discard:p2")) is gets
    alone = game(1)
    before = len(alone.table.zone(zones.TALENTS))
    after = acting(alone, clause("main", person="person-np1", do=[gift]))
    assert len(after.table.zone(zones.TALENTS)) == before


@pytest.mark.rule("FFY-DEF-07", "FFY-TIME-03")
def test_the_highest_rank_is_the_next_best_once_somebody_fell() -> None:
    said = clause("main", who="highest", do=[DRAW])
    state = game(active=P1)
    assert hand(acting(state, said), P1) == hand(state, P1) + 1
    each = acting(state, clause("main", who="each", do=[DRAW]))
    assert [hand(each, seat) - hand(state, seat) for seat in (P1, P2, P3)] == [1, 1, 1]


@pytest.mark.rule("FFY-SPEC-22", "FFY-REC-07")
def test_a_talent_or_flaw_is_gained_while_there_are_any() -> None:
    state = acting(game(), clause("flaw", n=2, who="next"))
    assert designs(state, "discard:p2")[:2] == ("flaw", "flaw")
    empty = carried(game(), game().table.zone(zones.TALENTS), zones.BOX)
    after = acting(empty, clause("talent", n=1))
    assert "talent" not in designs(after, "discard:p1")


@pytest.mark.rule("FFY-SPEC-14")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    state = game()
    after = acting(state, clause("search", match="basic", to="hand"), answers=("shiny",))
    assert hand(after, P1) == hand(state, P1) + 1
    groups = {after.table.slots[slot].group for slot in after.table.zone("deck:p1")}
    assert len(groups) == 1 and len(after.table.zone("deck:p1")) == 6


@pytest.mark.rule("FFY-SPEC-14", "FFY-SPEC-03")
def test_a_deck_that_was_searched_in_vain_is_shuffled_too() -> None:
    said = clause("search", match="tech")
    bare = carried(game(), game().table.zone("deck:p1"), zones.BOX)
    none = acting(put(bare, "deck:p1", SHINY, THUG, face_up=False), said)
    assert designs(none, "deck:p1") == ("?", "?"), "nobody knows the order any more"
    unsure = with_card(game(), replace(TALENT, klass="tech"))  # the only one may be in the hand
    after = acting(unsure, said, answers=("none",))
    assert (hand(after, P1), len(after.table.zone("deck:p1"))) == (6, 7)
    found = acting(unsure, said, answers=("other", "talent"))
    assert "talent" in designs(found, "hand:p1")
    mistaken = acting(unsure, said, answers=("other", "shiny", "none"))
    assert (hand(mistaken, P1), len(mistaken.table.zone("deck:p1"))) == (6, 7)


@pytest.mark.rule("FFY-SPEC-14", "FFY-SPEC-08")
def test_a_card_that_is_searched_for_to_be_defeated_is_gone_before_the_deck_is_shuffled() -> None:
    after = acting(game(), clause("search", match="basic", to="dead"), answers=("shiny",))
    assert designs(after, zones.DEFEATED_CHARACTERS) == ("shiny",)
    assert len({after.table.slots[slot].group for slot in after.table.zone("deck:p1")}) == 1


@pytest.mark.rule("FFY-SPEC-14")
def test_whoever_searches_chooses_also_where_a_card_of_the_deck_is_known() -> None:
    state = put(game(), "deck:p1", MATE, face_up=False, top=True)
    known = acting(state, clause("search"), answers=("mate",))
    assert "mate" in designs(known, "hand:p1")
    other = acting(state, clause("search"), answers=("other", "misbehave"))
    assert ("mate" in designs(other, "hand:p1"), "misbehave" in designs(other, "hand:p1")) == (False, True)


@pytest.mark.rule("FFY-RUL-39", "FFY-ACT-13")
def test_a_toll_is_paid_or_something_happens() -> None:
    said = clause("toll", recruit=2, **{"else": [{"verb": "flaw", "n": 1}]})
    paid = acting(with_numbers(game(), recruit=3), said, answers=("yes",))
    assert (paid.numbers["recruit"], "flaw" in designs(paid, "discard:p1")) == (1, False)
    unpaid = acting(with_numbers(game(), recruit=3), said, answers=("no",))
    assert (unpaid.numbers["recruit"], "flaw" in designs(unpaid, "discard:p1")) == (3, True)
    poor = acting(game(), said)
    assert "flaw" in designs(poor, "discard:p1")


@pytest.mark.rule("FFY-SPEC-08")
def test_a_defeated_character_can_come_back() -> None:
    state = put(game(), zones.DEFEATED_CHARACTERS, MATE)
    assert "mate" in designs(acting(state, clause("bring-back", n=1)), "discard:p1")


@pytest.mark.rule("FFY-INEV-13", "FFY-RUL-79")
def test_the_card_that_moves_it_back_begins_a_new_count() -> None:
    state = game(phase="episode", episode=())
    state = carried(state, state.table.zone(zones.EPISODE), zones.VERSE[4], face_up=False)
    state = do(state, BeginTurn(P1))
    assert combat(state) == ("inevitable",)
    state = acting(state, clause("restart", space=5))
    slot = top(state, "verse:5")
    assert (state.table.slots[slot].face_up, state.counted) == (True, ())
    after = do(keep_orders(do(state, EndAction(P1))), BeginTurn(P2))
    assert (combat(after), after.counted) == (("inevitable",), ())


@pytest.mark.rule("FFY-INEV-13")
@pytest.mark.parametrize(("at", "space", "then"), [(5, 3, 3), (3, 3, 3), (1, 3, 1)])
def test_within_the_verse_it_goes_back_and_never_forward(at: int, space: int, then: int) -> None:
    state = game(episode=())
    state = carried(state, state.table.zone(zones.EPISODE), zones.VERSE[at - 1], face_up=False)
    after = acting(put(state, zones.COMBAT, THUG), clause("restart", space=space))
    assert designs(after, zones.VERSE[then - 1]) == ("inevitable",)


@pytest.mark.rule("FFY-EPI-10")
def test_an_added_episode_card_enters_and_pushes_like_any_other() -> None:
    state = put(game(episode=(enemy("x", 1), enemy("y", 1))), "verse:1", THUG)
    assert verse(acting(state, clause("episode", n=2))) == ("y", "x", "thug", "", "")


@pytest.mark.rule("FFY-REC-02")
def test_a_bridge_that_was_swept_is_filled_at_once() -> None:
    state = put(
        carried(game(), game().table.zone("bridge:1"), zones.BOX),
        "bridge:1",
        card("old", "character", cost=1),
    )
    after = acting(state, clause("sweep", n=1), answers=("old",))
    assert (designs(after, zones.CREW)[-1], designs(after, "bridge:1")) == ("old", ("mate",))


@pytest.mark.rule("FFY-INTER-08", "FFY-INTER-10")
def test_upgrades_come_for_nothing_and_go_under_their_stack() -> None:
    state = acting(game(), clause("upgrade", n=1))
    assert designs(state, "upgrade:4") == ("upgrade",)
    gone = acting(put(game(), "upgrade:2", card("old", "upgrade")), clause("lose-upgrade", n=1))
    assert designs(gone, zones.UPGRADES)[-1] == "old"


def modifier(what: str, **rest: Any) -> Card:
    """An enemy whose text lasts while it lies there."""
    area = str(rest.pop("area", ""))
    said = clause("modify", what=what, **rest)
    return card(f"mod-{len(str(said))}", "enemy", ability("ongoing", said, area=area), attack=1)


@pytest.mark.rule("FFY-TIME-01", "FFY-FIGHT-07")
def test_a_verse_text_stops_when_the_card_leaves_the_verse() -> None:
    more = modifier("attack", by=2, where="combat", area="verse")
    state = put(put(game(), zones.COMBAT, THUG), "verse:5", more)
    assert price(state, top(state, zones.COMBAT)) == 4
    out = carried(state, (top(state, "verse:5"),), zones.COMBAT)
    assert price(out, out.table.zone(zones.COMBAT)[1]) == 2
    less = modifier("attack", by=9, less=True)
    assert price(put(state, zones.OPERATIONS, less), top(state, zones.COMBAT)) == 0


@pytest.mark.rule("FFY-RUL-14")
def test_a_hidden_card_says_nothing() -> None:
    state = put(put(game(), zones.COMBAT, THUG), "verse:2", modifier("attack", by=2), face_up=False)
    assert price(state, top(state, zones.COMBAT)) == 2


@pytest.mark.rule("FFY-RUL-19", "FFY-INEV-05")
def test_what_is_cut_off_says_nothing() -> None:
    state = put(put(game(episode=()), zones.COMBAT, THUG), "attached:1", modifier("attack", by=2))
    assert price(state, top(state, zones.COMBAT)) == 4
    cut = carried(state, state.table.zone(zones.EPISODE), zones.VERSE[2], face_up=False)
    assert price(cut, top(cut, zones.COMBAT)) == 2


@pytest.mark.rule("FFY-SHIP-02")
def test_an_ongoing_ship_strike_works_until_it_is_gone() -> None:
    dear = hull(2, ability("ongoing", clause("modify", what="recruit", by=1)), design="dear")
    state = with_numbers(put(game(), "serenity:1", dear), recruit=4)
    assert refused(state, Recruit(P1, top(state, zones.BRIDGE[0]))).rule == "FFY-REC-01"
    gone = carried(state, state.table.zone("serenity:1"), zones.SHIP_STRIKES)
    assert do(gone, Recruit(P1, top(gone, zones.BRIDGE[0]))).numbers["recruit"] == 0


@pytest.mark.rule("FFY-SPEC-02")
def test_cannot_beats_can() -> None:
    blind = hull(2, ability("ongoing", clause("cannot", what="scan")), design="blind")
    state = with_numbers(hide(put(game(), "serenity:1", blind), "verse:1", THUG), attack=9)
    assert refused(state, Scan(P1, zones.VERSE[0])).rule == "FFY-SPEC-02"


@pytest.mark.rule("FFY-SCAN-02")
def test_a_scan_can_be_dearer() -> None:
    fog = modifier("scan", by=2, where="verse")
    state = with_numbers(hide(put(game(), zones.COMBAT, fog), "verse:1", THUG), attack=3)
    assert do(state, Scan(P1, zones.VERSE[0])).numbers["attack"] == 0


@pytest.mark.rule("FFY-CLEAN-03")
def test_a_hand_can_be_larger_while_a_card_says_so() -> None:
    state = put(
        game(), "upgrade:4", card("bunk", "upgrade", ability("ongoing", clause("modify", what="hand", by=1)))
    )
    assert hand(keep_orders(do(state, EndAction(P1))), P1) == 7


@pytest.mark.rule("FFY-FIGHT-09", "FFY-FIGHT-01")
def test_ship_enemies_are_fought_like_the_others_and_told_apart() -> None:
    only = card(
        "hunter", "upgrade", ability("ongoing", clause("modify", what="attack", by=1, less=True, of="ship"))
    )
    state = with_numbers(
        put(put(put(game(), zones.COMBAT, THUG), zones.COMBAT, GUNSHIP), "upgrade:1", only), attack=5
    )
    slots = dict(zip(designs(state, zones.COMBAT), state.table.zone(zones.COMBAT), strict=True))
    assert {name: price(state, slot) for name, slot in slots.items()} == {"thug": 2, "gunship": 3}
    after = do(state, Fight(P1, slots["gunship"]))
    assert (after.numbers["attack"], designs(after, zones.DEFEATED)) == (2, ("gunship",))


def restarted(space: int, *there: Card) -> FireflyState:
    """The State after the Inevitable card was moved out of the Combat Zone, with cards from that space on."""
    state = game(phase="episode", episode=())
    state = carried(state, state.table.zone(zones.EPISODE), zones.VERSE[4], face_up=False)
    state = replace(do(state, BeginTurn(P1)), counted=(P3,))
    for at, one in enumerate(there, space):
        state = put(state, f"verse:{at}", one, face_up=False)
    return acting(state, clause("restart", space=space))


@pytest.mark.rule("FFY-INEV-13", "FFY-CARD-18", "FFY-RUL-79")
def test_moved_back_it_pushes_what_lies_there_and_its_own_space_is_part_of_the_game() -> None:
    after = restarted(2, enemy("a", 1), enemy("b", 1))
    assert (verse(after), combat(after), after.counted) == (("", "inevitable", "a", "b", ""), (), ())
    assert after.table.slots[top(after, "verse:2")].face_up
    assert [is_closed(after, space) for space in zones.VERSE] == [True, False, False, False, False]
    assert verse(restarted(4)) == ("", "", "", "inevitable", "")


@pytest.mark.rule("FFY-INEV-13", "FFY-RUL-79")
def test_as_it_comes_again_its_text_is_done_again_and_the_count_is_new() -> None:
    said = card("inevitable", "inevitable", ability("reveal", clause("gain", recruit=2)))
    state = with_card(restarted(5), said)
    state = keep_orders(do(state, EndAction(P1)))
    after = do(replace(state, counted=(P1,)), BeginTurn(P2))
    assert (combat(after), after.counted, after.numbers["recruit"]) == (("inevitable",), (), 2)
    push = do(replace(put(after, "verse:5", enemy("far", 1)), ranging=True), EndAction(P2))
    assert push.turn.seat == P3


@pytest.mark.rule("FFY-INEV-13", "FFY-CARD-18")
def test_before_it_has_come_there_is_nothing_to_move_back() -> None:
    state = game()
    assert verse(acting(state, clause("restart", space=2))) == ("",) * 5


@pytest.mark.rule("FFY-REC-07")
@pytest.mark.parametrize(
    ("to", "zone", "shown"),
    [("", "discard:p1", True), ("hand", "hand:p1", False), ("deck", "deck:p1", False)],
)
def test_what_is_gained_lies_on_the_discard_pile_unless_the_text_says_otherwise(
    to: str, zone: str, shown: bool
) -> None:
    where = {"to": to} if to else {}
    state = game()
    slot = top(state, zones.BRIDGE[2])
    after = acting(state, clause("gain-card", **{"from": "bridge"}, **where), answers=(f"slot:{slot}",))
    assert after.table.slots[slot].zone == zone and after.table.slots[slot].face_up is shown
    assert after.table.slots[slot].copy is not None, "everybody has seen it"
    assert len(after.table.zone(zones.BRIDGE[2])) == 1, "the space is filled again"
    coat = acting(game(), clause("gain-card", **{"from": "browncoats"}))
    assert "browncoat" in designs(coat, "discard:p1")
    bare = carried(game(), game().table.zone(zones.BROWNCOATS), zones.BOX)
    assert designs(acting(bare, clause("gain-card", **{"from": "browncoats"})), "discard:p1") == ()


@pytest.mark.rule("FFY-SPEC-22")
@pytest.mark.parametrize("stack", ["talents", "flaws"])
def test_with_none_left_everybody_gets_as_many_as_there_are(stack: str) -> None:
    verb = stack.removesuffix("s")
    state = game()
    state = carried(state, state.table.zone(ZoneId(stack))[2:], zones.BOX)
    each = acting(state, clause(verb, who="each"))
    assert [designs(each, f"discard:{seat}").count(verb) for seat in (P1, P2, P3)] == [1, 1, 0]
    assert len(acting(game(), clause(verb, n=3, to="hand")).table.zone("hand:p1")) == hand(game(), P1) + 3


@pytest.mark.rule("FFY-NPC-07")
@pytest.mark.parametrize(
    ("person", "player", "holds"),
    [("person-p2", False, True), ("person-p2", True, True), ("person-np1", False, True),
     ("person-np1", True, False), ("nobody", False, False)],
)  # fmt: skip
def test_a_text_asks_whether_somebody_is_a_main_character_or_is_played(
    person: str, player: bool, holds: bool
) -> None:
    args = {"person": person, **({"player": True} if player else {})}
    after = acting(game(), clause("gain", attack=1), when=(clause("main-character", **args),))
    assert after.numbers.get("attack", 0) == holds
    fallen = acting(replace(game(), players=standing(game(), P2, False).players), clause("gain", attack=1),
                    when=(clause("main-character", person="person-p2"),))  # fmt: skip
    assert fallen.numbers.get("attack", 0) == 0, "a defeated one is none"


@pytest.mark.rule("FFY-SCAN-02")
def test_each_space_has_its_own_cost_and_a_blank_one_is_asked_once() -> None:
    state = with_numbers(game(), attack=20)
    for number in range(1, 6):
        state = put(state, f"verse:{number}", THUG, face_up=False)
    for space, cost in zip(zones.VERSE, (1, 2, 2, 3, 1), strict=True):
        assert do(state, Scan(P1, space)).numbers["attack"] == 20 - cost
    blank = replace(state, boards={**state.boards, "verse:2": {}})
    asked = do(blank, Scan(P1, zones.VERSE[1]))
    assert isinstance(asked.ask, Number) and (asked.ask.of, asked.ask.field) == ("verse:2", "scan")
    told = answer(asked, 6)
    assert (told.numbers["attack"], told.boards["verse:2"]["scan"]) == (14, 6)
