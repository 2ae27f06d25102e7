"""Playing alone, with one Avatar or with two (FFY-SOLO)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.ids import CopyId, SeatId
from companion.engine.effects.selectors import seats_of
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.playing.requests import Play
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.difficulty import preparations, side_jobs
from companion.games.firefly.scans import SHOWING
from companion.games.firefly.setup.offers import second_choice
from companion.games.firefly.solo import TradeCoordinate, is_alone
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    BROWNCOAT,
    HIT_8,
    MATE,
    P1,
    P2,
    P3,
    THUG,
    ability,
    card,
    clause,
    copy_in,
    designs,
    do,
    game,
    in_hand,
    in_phase,
    keep_orders,
    put,
    refused,
)
from tests.games.firefly.wholebox import PEOPLE, whole_box

BOX = whole_box()


def alone(*held: object, **rest: object) -> FireflyState:
    """One player with one Avatar, who holds these cards."""
    return in_hand(game(1, **rest), *held)  # type: ignore[arg-type]


def trade(state: FireflyState, name: str = "browncoat", seat: SeatId = P1) -> TradeCoordinate:
    """Giving up a card of the hand."""
    return TradeCoordinate(seat, copy_in(state, seat, name))


@pytest.mark.rule("FFY-SOLO-01")
def test_alone_there_are_no_side_jobs_no_preparation_and_four_others() -> None:
    state = alone()
    assert (side_jobs(state.header), preparations(state.header), len(state.crew)) == (0, 0, 4)


@pytest.mark.rule("FFY-SOLO-02")
def test_a_coordinate_card_is_given_up_for_another_once_a_turn() -> None:
    state = alone(BROWNCOAT, BROWNCOAT)
    after = do(state, trade(state))
    assert designs(after, "discard:p1") == ("browncoat",)
    assert len(after.table.zone("hand:p1")) == len(state.table.zone("hand:p1"))
    no = refused(after, trade(after))
    assert (no.rule, no.kind) == ("FFY-SOLO-02", "limit")
    turn = keep_orders(do(after, EndAction(P1)))
    assert turn.traded is False


@pytest.mark.rule("FFY-SOLO-02")
def test_a_card_without_coordinate_is_not_given_up_nor_by_several_players() -> None:
    state = alone(MATE)
    no = refused(state, trade(state, "mate"))
    assert (no.rule, no.kind) == ("FFY-SOLO-02", "target")
    two = in_hand(game(2), BROWNCOAT)
    assert refused(two, trade(two)).rule == "FFY-SOLO-02"


@pytest.mark.rule("FFY-RUL-81")
@pytest.mark.parametrize(("phase", "may"), [("episode", True), ("action", True), ("strike", True),
                                            ("cleanup", False), ("inter-mission", False)])  # fmt: skip
def test_from_the_start_of_the_turn_to_the_end_of_its_strikes(phase: str, may: bool) -> None:
    state = in_phase(alone(BROWNCOAT), phase)
    if may:
        assert do(state, trade(state)).traded
    else:
        assert refused(state, trade(state)).rule == "FFY-RUL-81"


@pytest.mark.rule("FFY-RUL-81")
@pytest.mark.parametrize(("phase", "meant"), [("episode", TradeCoordinate), ("action", Play),
                                              ("strike", TradeCoordinate)])  # fmt: skip
def test_where_nothing_is_played_a_shown_card_is_given_up(phase: str, meant: type) -> None:
    state = in_phase(alone(BROWNCOAT), phase)
    (shown,) = SHOWING.meaning(firefly(), state, (copy_in(state, P1, "browncoat"),), "tray")
    assert type(shown.command) is meant
    two = in_phase(in_hand(game(2), BROWNCOAT), phase)
    (theirs,) = SHOWING.meaning(firefly(), two, (copy_in(two, P1, "browncoat"),), "tray")
    assert not isinstance(theirs.command, TradeCoordinate)


@pytest.mark.rule("FFY-SOLO-03", "FFY-SPEC-13")
def test_the_next_player_is_the_only_one() -> None:
    gift = card("gift", "character", ability("play", clause("draw", n=2, who="next")))
    state = alone(gift)
    after = do(state, Play(P1, copy_in(state, P1, "gift")))
    assert len(after.table.zone("hand:p1")) == len(state.table.zone("hand:p1")) - 1 + 2
    assert keep_orders(do(state, EndAction(P1))).turn.seat == P1


@pytest.mark.rule("FFY-SOLO-04")
def test_the_first_defeat_loses_the_game() -> None:
    state = put(alone(strikes=(HIT_8,) * 3), zones.COMBAT, THUG)
    assert keep_orders(do(state, EndAction(P1))).outcome == "lost"


@pytest.mark.rule("FFY-SOLO-05", "FFY-RUL-82")
def test_with_two_avatars_the_rules_of_two_players_hold() -> None:
    state = in_hand(game(2), BROWNCOAT, seat=P2)
    assert (side_jobs(state.header), preparations(state.header), len(state.crew)) == (1, 0, 3)
    lent = do(state, Lend(P2, copy_in(state, P2, "browncoat")))
    assert designs(lent, "lent:p2") == ("browncoat",)
    assert keep_orders(do(lent, EndAction(P1))).turn.seat == P2


@pytest.mark.rule("FFY-SOLO-05", "FFY-SOLO-02")
@pytest.mark.parametrize(("players", "rule"), [(1, ""), (2, "FFY-SOLO-02"), (3, "FFY-SOLO-02")])
def test_only_one_avatar_alone_gives_coordinate_cards_up(players: int, rule: str) -> None:
    state = in_hand(game(players), BROWNCOAT)
    assert is_alone(state) is (players == 1)
    offered = [offer.id for offer in firefly().interruptions(state) if offer.id.startswith("trade:")]
    assert offered == (["trade:browncoat"] if players == 1 else [])
    if rule:
        assert refused(state, trade(state)).rule == rule
    else:
        assert do(state, trade(state)).traded


@pytest.mark.rule("FFY-SOLO-02", "FFY-RUL-81")
def test_what_else_is_refused() -> None:
    state = alone(BROWNCOAT)
    assert refused(state, TradeCoordinate(P1, CopyId("none#1"))).rule == "FFY-SOLO-02"
    assert refused(state, TradeCoordinate(P2, trade(state).copy)).rule == "FFY-TURN-05"
    down = replace(state, players=tuple(replace(one, alive=False) for one in state.players))
    assert refused(down, trade(state)).rule == "FFY-DEF-06"
    shown = do(state, TradeCoordinate(P1, trade(state).copy, "camera"))
    assert (shown.traded, designs(shown, "discard:p1")) == (True, ("browncoat",))


@pytest.mark.rule("FFY-SOLO-05")
def test_the_second_avatar_is_one_that_the_person_does_not_play_already() -> None:
    (offer,) = second_choice(BOX, {"roles": {"p1": "Zoe"}, "second": "Wash"})
    assert [one.id for one in offer.options] == ["alone", *(one for one in PEOPLE if one != "Zoe")]
    assert [one.id for one in offer.options if one.chosen] == ["Wash"]
    (none,) = second_choice(BOX, {"roles": {"p1": "Zoe"}})
    assert [one.id for one in none.options if one.chosen] == ["alone"]
    assert [one.then for one in none.options][:2] == [{"second": None}, {"second": "Mal"}]


@pytest.mark.rule("FFY-SOLO-03", "FFY-SPEC-13", "FFY-RUL-47")
@pytest.mark.parametrize(
    ("players", "gone", "found"),
    [
        (1, (), {"you": "1", "next": "1", "others": "", "each": "1"}),
        (3, (), {"you": "1", "next": "2", "others": "23", "each": "123"}),
        (3, (P2,), {"you": "1", "next": "3", "others": "3", "each": "13"}),
        (3, (P2, P3), {"you": "1", "next": "1", "others": "", "each": "1"}),
    ],
)  # fmt: skip
def test_whom_a_word_means(players: int, gone: tuple[SeatId, ...], found: dict[str, str]) -> None:
    state = game(players)
    state = replace(state, players=tuple(replace(one, alive=one.seat not in gone) for one in state.players))
    assert {who: "".join(seat[1:] for seat in seats_of(state, who, P1)) for who in found} == found
    assert seats_of(replace(state, players=()), "next", P1) == ()
