"""Coordinate: a card is lent in another player's turn, and a copy of it played (FFY-KEY-01 to 09)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice
from companion.core.language.cards import Clause
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.lending import Lend, PlayLent
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.games.firefly import zones
from companion.games.firefly.defeat import fall, standing
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    BROWNCOAT,
    MATE,
    P1,
    P2,
    P3,
    P4,
    P5,
    ability,
    answer,
    card,
    clause,
    copy_in,
    designs,
    do,
    drafted,
    game,
    in_hand,
    in_phase,
    keep_orders,
    name,
    put,
    refused,
    top,
    worked_off,
)

HELPER = card(
    "helper", "character", ability("play", clause("gain", recruit=2)),
    ability("play", clause("gain", attack=3), once=True), marks=("coordinate",), klass="tech", attack=1,
)  # fmt: skip


def lend(state: FireflyState, seat: SeatId = P2, design: str = "helper") -> FireflyState:
    """The State after somebody lent a card of the hand."""
    return do(state, Lend(seat, copy_in(state, seat, design)))


def lent(players: int = 3, **rest: str) -> FireflyState:
    """A table at which the second player has lent the first one a card."""
    return lend(in_hand(game(players, **rest), HELPER, seat=P2))  # type: ignore[arg-type]


def copied(state: FireflyState, seat: SeatId = P2) -> FireflyState:
    """The State after the active player has played the copy of a lent card."""
    return do(state, PlayLent(state.active, top(state, zones.of(seat, "lent"))))


@pytest.mark.rule("FFY-KEY-01")
def test_only_cards_with_the_keyword_are_lent_from_the_hand_to_another_players_turn() -> None:
    state = in_hand(in_hand(game(), HELPER), HELPER, MATE, seat=P2)
    assert refused(state, Lend(P1, copy_in(state, P1, "helper"))).rule == "FFY-KEY-01"
    assert refused(state, Lend(P2, copy_in(state, P2, "mate"))).rule == "FFY-KEY-01"
    gone = put(game(), "discard:p2", HELPER)
    copy = next(copy for copy, design in gone.table.designs.items() if design == "helper")
    asked = do(gone, Lend(P2, copy))
    assert isinstance(asked.ask, Choice)
    assert asked.ask.why.key == "ask-card-elsewhere"


@pytest.mark.rule("FFY-KEY-02")
def test_the_lender_sets_the_card_aside_and_draws_at_once() -> None:
    before = in_hand(game(), HELPER, seat=P2)
    after = lend(before)
    assert (designs(after, "lent:p2"), after.table.slots[top(after, "lent:p2")].face_up) == (
        ("helper",),
        True,
    )
    assert len(after.table.zone("hand:p2")) == len(before.table.zone("hand:p2"))


@pytest.mark.rule("FFY-KEY-03", "FFY-CLASS-06")
def test_the_copy_gives_what_the_card_gives_and_counts_for_its_class() -> None:
    combo = card("combo", "character", ability("play", clause("gain", attack=2), needs_class="tech"))
    state = copied(in_hand(lent(), combo))
    assert (state.numbers["attack"], state.numbers["recruit"]) == (1, 2)
    assert do(state, Play(P1, copy_in(state, P1, "combo"))).numbers["attack"] == 3


@pytest.mark.rule("FFY-KEY-04", "FFY-KEY-05")
def test_declined_it_still_goes_to_its_lenders_discard_pile_at_the_end_of_the_turn() -> None:
    after = keep_orders(do(lent(), EndAction(P1)))
    assert (designs(after, "lent:p2"), designs(after, "discard:p2")) == ((), ("helper",))
    assert len(after.table.zone("hand:p2")) == 7


@pytest.mark.rule("FFY-KEY-06", "FFY-KEY-07")
def test_one_card_each_and_four_of_them_at_a_table_of_five() -> None:
    state = game(5)
    for seat in (P2, P3, P4, P5):
        state = in_hand(state, HELPER, HELPER, seat=seat)
    for seat in (P2, P3, P4, P5):
        state = lend(state, seat)
        assert refused(state, Lend(seat, copy_in(state, seat, "helper"))).rule == "FFY-KEY-06"
    assert sum(len(state.table.zone(zones.of(seat, "lent"))) for seat in (P2, P3, P4, P5)) == 4
    for seat in (P2, P3, P4, P5):
        state = copied(state, seat)
    assert state.numbers["recruit"] == 8


@pytest.mark.rule("FFY-KEY-08", "FFY-RUL-51")
def test_a_copy_counts_as_played_but_cannot_be_defeated() -> None:
    cull = card("cull", "character", ability("play", clause("kill-own", n=1)),
                ability("play", clause("gain", attack="played:tech")))  # fmt: skip
    state = copied(in_hand(lent(), cull))
    state = do(state, Play(P1, copy_in(state, P1, "cull")))
    assert isinstance(state.ask, Choice)
    assert "helper" not in {name(state, one.slot) for one in state.ask.options if one.slot is not None}
    state = answer(state, "cull")
    assert state.numbers["attack"] == 1 + 1
    assert designs(state, "lent:p2") == ("helper",)


@pytest.mark.rule("FFY-KEY-09")
def test_a_defeated_player_lends_nothing() -> None:
    state = standing(in_hand(game(), HELPER, seat=P2), P2, False)
    assert refused(state, Lend(P2, copy_in(state, P2, "helper"))).rule == "FFY-DEF-06"


@pytest.mark.rule("FFY-RUL-49")
@pytest.mark.parametrize("phase", ["episode", "action"])
def test_cards_are_lent_from_the_start_of_a_turn_on(phase: str) -> None:
    assert designs(lent(phase=phase), "lent:p2") == ("helper",)


@pytest.mark.rule("FFY-RUL-49")
def test_after_the_action_phase_the_lender_is_warned_and_draws_all_the_same() -> None:
    before = in_phase(in_hand(game(), HELPER, seat=P2), "strike")
    asked = lend(before)
    assert isinstance(asked.ask, Choice)
    assert asked.ask.why.key == "ask-lend-late"
    after = answer(asked, "yes")
    assert designs(after, "lent:p2") == ("helper",)
    assert len(after.table.zone("hand:p2")) == len(before.table.zone("hand:p2"))
    assert refused(after, PlayLent(P1, top(after, "lent:p2"))).rule == "FFY-TURN-02"
    late = in_phase(before, "cleanup")
    assert refused(late, Lend(P2, copy_in(late, P2, "helper"))).rule == "FFY-RUL-49"


@pytest.mark.rule("FFY-RUL-49", "FFY-RUL-50")
def test_a_copy_lent_before_the_action_phase_is_played_in_it_once() -> None:
    state = lent(phase="episode")
    assert refused(state, PlayLent(P1, top(state, "lent:p2"))).rule == "FFY-TURN-01"
    state = copied(do(state, BeginTurn(P1)))
    assert state.numbers["recruit"] == 2
    no = refused(state, PlayLent(P1, top(state, "lent:p2")))
    assert (no.rule, no.kind) == ("FFY-RUL-50", "limit")


@pytest.mark.rule("FFY-RUL-50")
def test_what_a_copy_can_do_later_belongs_to_the_active_player() -> None:
    state = copied(lent())
    (ready,) = state.ready
    use = UseAbility(P1, ready.slot, ready.index, ready.play)
    assert refused(state, UseAbility(P2, ready.slot, ready.index, ready.play)).rule == "FFY-TURN-05"
    assert do(state, use).numbers["attack"] == 4


@pytest.mark.rule("FFY-RUL-50")
def test_the_choices_of_a_copy_are_the_active_players() -> None:
    said = clause("choose", either=[{"verb": "gain", "attack": 1}], **{"or": [{"verb": "draw", "n": 1}]})
    wise = card("wise", "character", ability("play", said), marks=("coordinate",))
    state = copied(lend(in_hand(game(), wise, seat=P2), design="wise"))
    assert state.ask is not None
    assert state.ask.seat == P1


@pytest.mark.rule("FFY-RUL-96", "FFY-RUL-43")
def test_of_a_lender_who_fell_since_the_copy_is_played_and_the_card_comes_back() -> None:
    draft = drafted(lent())
    fall(draft, P2)
    state = worked_off(draft)
    state = copied(keep_orders(state))
    assert state.numbers["recruit"] == 2
    after = keep_orders(do(state, EndAction(P1)))
    assert designs(after, "discard:p2") == ("helper",)


@pytest.mark.rule("FFY-KEY-01", "FFY-REC-06")
def test_every_browncoat_coordinates() -> None:
    state = lend(in_hand(game(), BROWNCOAT, seat=P2), design="browncoat")
    assert designs(state, "lent:p2") == ("browncoat",)


@pytest.mark.rule("FFY-KEY-01")
def test_who_lends_what_and_when() -> None:
    state = in_hand(game(), HELPER, seat=P2)
    copy = copy_in(state, P2, "helper")
    assert refused(state, Lend(P2, CopyId("none#1"))).rule == "FFY-KEY-01"
    no = refused(in_phase(state, "action", P2), Lend(P2, copy))
    assert (no.rule, no.kind) == ("FFY-KEY-01", "timing")
    alone = in_hand(game(1), HELPER)
    assert refused(alone, Lend(P1, copy_in(alone, P1, "helper"))).rule == "FFY-KEY-01"
    two = in_hand(game(2), HELPER, seat=P2)
    assert designs(lend(two), "lent:p2") == ("helper",)
    for phase in ("setup", "inter-mission"):
        assert refused(in_phase(state, phase), Lend(P2, copy)).rule == "FFY-RUL-49"


@pytest.mark.rule("FFY-KEY-03")
def test_only_what_is_lent_is_copied_by_the_active_player_once_each() -> None:
    state = lend(in_hand(in_hand(game(), HELPER, seat=P2), HELPER, seat=P3))
    state = lend(state, P3)
    slot = top(state, "lent:p2")
    assert refused(state, PlayLent(P1, SlotId(9999))).rule == "FFY-RUL-50"
    assert refused(state, PlayLent(P1, top(state, zones.BRIDGE[0]))).rule == "FFY-RUL-50"
    assert refused(state, PlayLent(P2, slot)).rule == "FFY-TURN-05"
    state = copied(copied(state), P3)
    assert [one.play for one in state.played] == [1, 2]
    assert (state.numbers["attack"], state.numbers["recruit"]) == (2, 4)
    assert refused(state, PlayLent(P1, slot)).kind == "limit"


@pytest.mark.rule("FFY-KEY-04")
@pytest.mark.parametrize("is_played", [True, False])
def test_the_lender_draws_and_gets_the_card_back_whether_the_copy_is_played_or_not(is_played: bool) -> None:
    before = in_hand(game(), HELPER, seat=P2)
    state = lend(before)
    assert len(state.table.zone("hand:p2")) == len(before.table.zone("hand:p2"))
    assert len(state.table.zone("deck:p2")) == len(before.table.zone("deck:p2")) - 1
    state = copied(state) if is_played else state
    assert state.numbers.get("recruit", 0) == (2 if is_played else 0)
    after = keep_orders(do(state, EndAction(P1)))
    assert (designs(after, "lent:p2"), designs(after, "discard:p2")) == ((), ("helper",))
    assert len(after.table.zone("hand:p2")) == len(before.table.zone("hand:p2"))


@pytest.mark.rule("FFY-RUL-51")
@pytest.mark.parametrize(
    "said", [clause("join", who="you", to="discard"), clause("leave"), clause("put-this", to="discard")]
)
def test_a_copy_never_enters_a_pile(said: Clause) -> None:
    one = card(
        "drifter", "character", ability("play", said, clause("gain", recruit=1)), marks=("coordinate",)
    )
    state = copied(lend(in_hand(game(), one, seat=P2), design="drifter"))
    assert (state.numbers["recruit"], designs(state, "lent:p2")) == (1, ("drifter",))
    for zone in ("discard:p1", "discard:p2", zones.DEFEATED, zones.DEFEATED_CHARACTERS):
        assert state.table.zone(zone) == ()
    own = in_hand(game(), one)
    real = do(own, Play(P1, copy_in(own, P1, "drifter")))
    assert designs(real, "played:p1") == (), "the card itself does as it says"
    assert len(real.table.zone("discard:p1")) + len(real.table.zone(zones.DEFEATED_CHARACTERS)) == 1
