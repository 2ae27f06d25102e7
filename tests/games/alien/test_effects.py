"""Every verb of the grammar, stopped in its middle by a question, at a table where only faces tell."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Done, Identity
from companion.core.language.commands import MoveSlot
from companion.core.language.ids import SeatId
from companion.engine import ledger
from companion.engine.legendary.playing.finding import hand_designs
from companion.engine.legendary.playing.played import CardPlayed
from companion.engine.legendary.scanning import Scan
from companion.games.alien import zones
from companion.games.alien.abilities import COUNTERS, JUDGES
from companion.games.alien.grammar import TRIGGERS, VERBS, check
from companion.games.alien.state import AlienState
from tests.games.alien.acts import (
    AFTER,
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
    DRONE,
    EVENT,
    HIT_1,
    P1,
    P2,
    P3,
    ability,
    answer,
    card,
    clause,
    copy_in,
    designs,
    do,
    enemy,
    find,
    happened,
    hide,
    put,
    rooms,
    top,
    with_numbers,
)
from tests.games.alien.whole import VERBS as HANDLERS

ROOM = zones.ROOMS


@pytest.fixture
def face() -> AlienState:
    return face_table()


def test_every_verb_and_count_of_the_grammar_is_interpreted() -> None:
    done = {name for name, verb in VERBS.items() if not verb.condition}
    judged = {name for name, verb in VERBS.items() if verb.condition}
    assert done == set(HANDLERS) and judged == set(JUDGES)
    counts = {name for verb in VERBS.values() for arg in verb.args.values() for name in arg.words}
    assert {name for name in counts if name in COUNTERS} == set(COUNTERS)
    assert all(verb.says and all(arg.says for arg in verb.args.values()) for verb in VERBS.values())
    assert all(trigger.says for trigger in TRIGGERS.values())


def test_the_cards_of_these_tests_are_good_cards() -> None:
    kinds = (clause("kill", what="enemy", where="combat", attack="combat", final=True), clause("push"))
    assert check(actor(*kinds, clause("gain-card", **{"from": "hq", "cost": 4, "to": "deck"}))) == []
    assert check(card("x", "location", ability("hazard", clause("hive", n="hazards"), level=3))) == []


@pytest.mark.rule("ALN-ACT-08")
def test_gain_and_lose(face: AlienState) -> None:
    state = put(face, "combat", BRUTE, DRONE)
    state = play(state, actor(clause("gain", attack="combat", recruit="players")))
    assert pools(state) == (2, 3)
    assert pools(play(state, actor(clause("lose", what="recruit", n=9)))) == (2, 0)
    assert pools(play(state, actor(clause("lose", what="attack")))) == (1, 3)


@pytest.mark.parametrize(
    ("count", "points"),
    [("played:tech", 2), ("crew:red", 1), ("combat", 2), ("hidden", 1), ("hazards", 2), ("players", 3)],
)
def test_points_are_counted_at_the_table(face: AlienState, count: str, points: int) -> None:
    state = with_numbers(put(hide(face, ROOM[0], EVENT), "combat", BRUTE, DRONE), hazards=2)
    state = play(play(state, person("a", klass="tech")), person("b", klass="tech", crew="red"))
    assert pools(play(state, actor(clause("gain", attack=count))))[0] == points


def test_draw_reshuffles_in_its_middle(face: AlienState) -> None:
    state = emptied(face, "deck:p1")
    state = put(state, "discard:p1", person("a"), person("b"), person("c"))
    state = acting(state, clause("draw", n=2))
    assert went_on(state) and len(state.table.zone("hand:p1")) == 8 and designs(state, "deck:p1") == ("?",)


@pytest.mark.rule("ALN-TEXT-04", "ALN-TIME-01")
def test_draw_for_any_player_asks_which(face: AlienState) -> None:
    state = acting(face, clause("draw", n=2, who="any"))
    assert isinstance(state.ask, Choice) and [option.seat for option in state.ask.options] == [P1, P2, P3]
    state = answer(state, P3)
    assert went_on(state) and len(state.table.zone("hand:p3")) == 8
    everybody = acting(face, clause("draw", who="each"))
    assert went_on(everybody) and [len(everybody.table.zone(f"hand:p{n}")) for n in (1, 2, 3)] == [7, 7, 7]
    after = acting(face, clause("draw", who="next"))
    assert [len(after.table.zone(f"hand:p{n}")) for n in (1, 2, 3)] == [6, 7, 6]


@pytest.mark.rule("ALN-TEXT-03")
def test_discard_says_how_many_and_believes_it(face: AlienState) -> None:
    state = acting(face, clause("discard", n=2))
    assert isinstance(state.ask, Done) and state.ask.seat == P1 and state.ask.why.args["count"] == 2
    state = answer(state, None)
    assert went_on(state) and len(state.table.zone("hand:p1")) == 4
    assert designs(state, "discard:p1") == ("?", "?")


@pytest.mark.rule("ALN-TEXT-03")
def test_discard_names_the_cards_that_everybody_knows(face: AlienState) -> None:
    state = acting(in_hand(face, person("known")), clause("discard", n=2))
    assert isinstance(state.ask, Choice) and [option.key for option in state.ask.options][-1] == "hand"
    state = answer(state, "known")
    assert designs(state, "discard:p1") == ("known",) and isinstance(state.ask, Done)
    state = answer(state, None)
    assert went_on(state) and designs(state, "discard:p1") == ("?", "known")
    other = answer(acting(in_hand(face, person("known")), clause("discard")), "hand")
    assert went_on(other) and designs(other, "discard:p1") == ("?",)


@pytest.mark.rule("ALN-TEXT-03", "ALN-TIME-01")
def test_discard_by_everybody_is_one_prompt(face: AlienState) -> None:
    state = acting(face, clause("discard", n=2, who="each"))
    assert isinstance(state.ask, Done)
    state = answer(state, None)
    assert went_on(state) and [len(state.table.zone(f"hand:p{n}")) for n in (1, 2, 3)] == [4, 4, 4]
    after = answer(acting(face, clause("discard", who="others")), None)
    assert [len(after.table.zone(f"hand:p{n}")) for n in (1, 2, 3)] == [6, 5, 5]


@pytest.mark.rule("ALN-TEXT-03")
def test_discard_of_a_whole_hand_needs_no_question(face: AlienState) -> None:
    state = acting(face, clause("discard", n=9))
    assert went_on(state) and designs(state, "hand:p1") == ()
    assert went_on(acting(emptied(face, "hand:p1"), clause("discard", n=2)))


@pytest.fixture
def drawn(face: AlienState) -> AlienState:
    options = {**face.header.options, "drawn": True}
    return replace(face, header=replace(face.header, options=options))


def shown(state: AlienState, seat: SeatId) -> AlienState:
    """The state after the owner of a drawn hand has laid one of its cards."""
    assert isinstance(state.ask, Identity) and state.ask.seat == seat
    assert state.table.slots[state.ask.slot].zone == zones.of(seat, "hand")
    return answer(state, next(iter(ledger.candidates(state.table, state.ask.slot))))


@pytest.mark.rule("ALN-TEXT-03", "ALN-TIME-01")
def test_discard_of_drawn_hands_asks_each_owner_for_the_card(drawn: AlienState) -> None:
    state = acting(drawn, clause("discard", who="each"))
    for seat in (P1, P2, P3):
        assert str(state.ask.why.key) == "ask-discard-which" and state.ask.why.args["name"]  # type: ignore[union-attr]
        state = shown(state, seat)
        assert "?" not in designs(state, f"discard:{seat}") and len(designs(state, f"discard:{seat}")) == 1
    assert went_on(state) and [len(state.table.zone(f"hand:p{n}")) for n in (1, 2, 3)] == [5, 5, 5]


@pytest.mark.rule("ALN-TEXT-03")
def test_discard_of_two_drawn_cards_asks_for_one_after_the_other(drawn: AlienState) -> None:
    state = shown(shown(acting(drawn, clause("discard", n=2)), P1), P1)
    assert went_on(state) and len(state.table.zone("hand:p1")) == 4 and len(designs(state, "discard:p1")) == 2
    whole = acting(drawn, clause("discard", n=9))
    assert went_on(whole) and designs(whole, "hand:p1") == ()


@pytest.mark.rule("ALN-TEXT-03")
def test_discard_of_a_drawn_hand_offers_a_card_that_everybody_knows(drawn: AlienState) -> None:
    state = acting(in_hand(drawn, person("known")), clause("discard"))
    assert isinstance(state.ask, Choice)
    assert designs(answer(state, "known"), "discard:p1") == ("known",)
    other = shown(answer(state, "hand"), P1)
    assert went_on(other) and designs(other, "discard:p1") not in ((), ("known",), ("?",))


@pytest.mark.rule("ALN-KILL-05")
def test_kill_own_may_be_left(face: AlienState) -> None:
    state = acting(face, clause("kill-own", n=1, may=True))
    assert isinstance(state.ask, Choice) and state.ask.options[-1].key == "no"
    assert went_on(answer(state, "no"))
    state = answer(answer(state, "hand"), "specialist")
    assert went_on(state) and designs(state, "dead-characters") == ("specialist",)


@pytest.mark.rule("ALN-KILL-05")
def test_whoever_kills_an_unseen_card_may_mean_any_of_the_hand(face: AlienState) -> None:
    """Two cards that came to the hand apart: nobody can say which of them is gone."""
    state = hide(hide(emptied(face, "hand:p1"), "hand:p1", person("early")), "hand:p1", person("late"))
    asked = answer(acting(state, clause("kill-own")), "hand")
    assert isinstance(asked.ask, Identity)
    for name, other in (("early", "late"), ("late", "early")):
        after = answer(asked, name)
        assert designs(after, "dead-characters") == (name,) and went_on(after)
        assert [copy_in(after, P1, other)] == list(hand_designs(after, P1))


@pytest.mark.rule("ALN-KILL-05", "ALN-KILL-06")
def test_kill_own_of_several_goes_one_by_one(face: AlienState) -> None:
    state = play(face, person("friend"))
    state = acting(state, clause("kill-own", n=2), name="killer")
    state = answer(state, "friend")
    assert isinstance(state.ask, Choice)
    state = answer(state, "killer")
    assert went_on(state) and designs(state, "dead-characters") == ("killer", "friend")


@pytest.mark.rule("ALN-KILL-05")
def test_kill_own_by_the_next_player_is_asked_of_that_player(face: AlienState) -> None:
    state = acting(in_hand(face, person("loved"), seat=P2), clause("kill-own", who="next"))
    assert isinstance(state.ask, Choice) and state.ask.seat == P2
    state = answer(state, "loved")
    assert went_on(state) and designs(state, "dead-characters") == ("loved",)


@pytest.mark.rule("ALN-RECRUIT-07")
def test_gain_card_asks_which_and_refills(face: AlienState) -> None:
    state = hide(emptied(face, "barracks"), "barracks", person("new", cost=1))
    state = acting(state, clause("gain-card", **{"from": "hq", "cost": 4, "to": "hand"}))
    assert isinstance(state.ask, Choice) and len(state.ask.options) == 5
    state = answer(state, f"slot:{top(state, 'hq:3')}")
    assert isinstance(state.ask, Identity) and state.ask.slot == top(state, "hq:3")
    state = answer(state, "new")
    assert went_on(state) and "mate" in designs(state, "hand:p1")


@pytest.mark.rule("ALN-RECRUIT-07")
def test_gain_card_respects_the_cost_and_asks_for_an_unknown_one(face: AlienState) -> None:
    state = acting(face, clause("gain-card", **{"from": "hq", "cost": 3}))
    assert went_on(state) and designs(state, "discard:p1") == ()
    stranger = put(emptied(face, "hq:1"), "hq:1", person("stranger", cost=None))
    state = acting(stranger, clause("gain-card", **{"from": "hq", "cost": 3}))
    assert state.ask is not None
    assert designs(answer(state, 3), "discard:p1") == ("stranger",) and went_on(answer(state, 3))
    assert designs(answer(state, 5), "discard:p1") == () and went_on(answer(state, 5))


@pytest.mark.rule("ALN-RECRUIT-07", "ALN-RECRUIT-06")
def test_gain_card_from_the_sergeants_asks_who_it_is(face: AlienState) -> None:
    state = hide(emptied(face, "sergeants"), "sergeants", person("one", cost=3), person("two", cost=3))
    state = acting(state, clause("gain-card", **{"from": "sergeants"}))
    assert isinstance(state.ask, Identity)
    state = answer(state, "two")
    assert went_on(state) and designs(state, "discard:p1") == ("two",)


def test_progress_is_counted_before_its_objective_is_current(face: AlienState) -> None:
    state = acting(face, clause("progress", n=2, level=2))
    assert went_on(state) and state.numbers["progress:2"] == 2 and state.objective == 1


@pytest.mark.rule("ALN-RULING-62", "ALN-RULING-63")
def test_join_and_leave_carry_the_card_itself(face: AlienState) -> None:
    found = card("found", "character", ability("reveal", clause("join", who="any"), AFTER))
    state = with_numbers(hide(face, ROOM[0], found), attack=1)
    state = answer(do(state, Scan(P1, ROOM[0])), "found")
    assert isinstance(state.ask, Choice)
    state = answer(state, P2)
    assert went_on(state) and designs(state, "discard:p2") == ("found",) and rooms(state)[0] == ""
    for kind, pile in (("enemy", "dead-enemies"), ("character", "dead-characters"), ("special", "removed")):
        gone = card(f"gone-{kind}", kind, ability("reveal", clause("leave"), AFTER))
        state = with_numbers(hide(face, ROOM[0], gone), attack=1)
        state = answer(do(state, Scan(P1, ROOM[0])), gone.design)
        assert went_on(state) and designs(state, pile) == (gone.design,)


def test_nothing_is_nothing(face: AlienState) -> None:
    state = in_hand(face, actor(clause("nothing")))
    assert [type(event) for event in happened(state, playing(state))] == [CardPlayed]


@pytest.mark.rule("ALN-TEXT-06", "ALN-STRIKE-08")
@pytest.mark.parametrize(
    ("when", "works"),
    [
        (clause("at-least", count="combat", n=1), True),
        (clause("at-least", count="combat", n=2), False),
        (clause("at-least", count="played:tech", n=1), False),
        (clause("objective", level=1), True),
        (clause("objective", level=2), False),
        (clause("wounded"), False),
        (clause("wounded", who="any"), True),
        (clause("wounded", who="others"), True),
        (clause("wounded", who="each"), False),
        (clause("wounded", who="next"), True),
        (clause("here", area="combat"), False),
    ],
)
def test_conditions_are_judged_when_the_ability_is_reached(face: AlienState, when: Any, works: bool) -> None:
    state = put(put(face, "damage:p2", HIT_1), "combat", BRUTE)
    state = play(state, actor(clause("gain", recruit=1), when=(when,)))
    assert pools(state) == (0, int(works))


def test_a_condition_sees_what_the_clauses_before_it_did(face: AlienState) -> None:
    kill = ability("play", clause("kill", what="enemy"))
    then = ability("play", AFTER, when=(clause("at-least", count="combat", n=1),))
    state = play(put(face, "combat", BRUTE, DRONE), person("hunter", kill, then), "drone")
    assert pools(state) == (0, 1)
    assert pools(play(put(face, "combat", BRUTE), person("hunter", kill, then))) == (0, 0)


def test_an_offer_stops_too(face: AlienState) -> None:
    state = hide(face, ROOM[0], BRUTE)
    state = acting(state, clause("scan"), may=True)
    assert isinstance(state.ask, Choice)
    state = answer(answer(state, "yes"), "brute")
    assert went_on(state) and rooms(state)[0] == "brute"
    assert not went_on(answer(acting(face, clause("scan"), may=True), "no"))


def test_a_table_that_moved_on_during_a_question_is_asked_again(face: AlienState) -> None:
    state = acting(put(face, "combat", BRUTE, DRONE, enemy("third", 1)), clause("weaken", by=1))
    assert isinstance(state.ask, Choice)
    old = state.ask
    state = do(state, MoveSlot(find(state, "brute"), zones.DEAD_ENEMIES))
    state = answer(state, "brute")
    assert isinstance(state.ask, Choice) and state.ask.id != old.id and len(state.ask.options) == 2
    state = answer(state, "third")
    assert went_on(state)
