"""The course of a turn, by the words of all games of the family."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.ids import TABLE, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import turns
from companion.engine.assembly import Assembly
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.course import CleanUp, EndAction, StrikesBegin, TurnCourse, TurnEnds
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.state import LegendaryState, Ready
from tests.engine.legendary.family import A, B, C, done, drafted, family, kinds, refused, whole

S = LegendaryState
DONE: list[str] = []


class Strikes(Work, frozen=True):
    """Somebody strikes."""


def guard(draft: Draft[S], seat: SeatId) -> None:
    turns.need_turn(draft, seat, "TOY-01")


def strikes(draft: Draft[S], work: Strikes) -> None:
    DONE.append(f"strikes with {draft.state.numbers.get('attack', 0)}")


def change(draft: Draft[S], seat: SeatId) -> None:
    DONE.append(f"{seat} changes with {draft.state.numbers.get('attack', 0)}")


def course() -> TurnCourse[S]:
    return TurnCourse(
        opening="reveal", too_early="TOY-EARLY", guard=guard,
        rest=lambda state: (StrikesBegin(), Strikes(), CleanUp(), TurnEnds()), change=change,
        waits=lambda draft, work: False, following=lambda state: turns.next_seat(state, state.active),
        left=lambda state: phrase("left") if state.ready else None,
    )  # fmt: skip


def game(of: TurnCourse[S]) -> Assembly[S]:
    DONE.clear()
    own: Feature[S] = Feature(name="own", work={Strikes: strikes})
    return whole(joined("turns", of.feature(), own), POINTS)


@pytest.mark.rule("ALN-TURN-01", "ALN-CLEAN-10")
def test_strikes_come_before_the_cards_are_changed_and_then_it_is_the_next_ones_turn() -> None:
    after = done(game(course()), family(attack=2), EndAction(A))
    assert DONE == ["strikes with 0", "a changes with 0"]
    assert (after.turn.seat, after.turn.number, after.turn.phase) == (B, 2, "reveal")


@pytest.mark.rule("FFY-RUL-39")
def test_points_may_last_to_the_cleanup() -> None:
    """FFY-RUL-39: they can still be paid while the enemies strike, and are lost before the change."""
    done(game(replace(course(), keeps_points=True)), family(attack=2), EndAction(A))
    assert DONE == ["strikes with 2", "a changes with 0"]


@pytest.mark.rule("VIL-END-06")
def test_a_game_without_strikes_leaves_them_out() -> None:
    """VIL-END-06: points are lost after drawing, with the turn."""
    calm = replace(course(), rest=lambda state: (CleanUp(), TurnEnds()))
    after = done(game(calm), family(attack=2), EndAction(A))
    assert DONE == ["a changes with 2"] and after.numbers["attack"] == 0


@pytest.mark.rule("ALN-TEXT-11")
def test_what_is_of_one_turn_alone_is_forgotten() -> None:
    state = replace(
        family(), weakened={SlotId(1): 2}, shields={A: 1}, lenders=(B,), ready=(Ready(SlotId(1), 0),)
    )
    after = done(game(course()), state, EndAction(A))
    assert (after.weakened, after.shields, after.lenders, after.ready) == ({}, {}, (), ())


def test_a_room_adds_what_it_forgets_and_says_as_a_turn_begins() -> None:
    own = replace(
        course(), begins=lambda draft: DONE.append("warned"),
        afresh=lambda state: replace(state, turn=replace(state.turn, phase="other")),
    )  # fmt: skip
    after = done(game(own), family(), EndAction(A))
    assert DONE[-1] == "warned" and after.turn.phase == "other"


def test_a_turn_does_not_end_while_something_is_due() -> None:
    waiting = replace(course(), waits=lambda draft, work: True)
    assert done(game(waiting), family(), EndAction(A)).turn.seat == A


@pytest.mark.rule("ALN-TURN-04")
def test_it_is_refused_by_the_rules_of_the_game() -> None:
    state = family()
    assert refused(game(course()), state, EndAction(B)).rule == "TOY-01"
    early = replace(state, turn=replace(state.turn, phase="reveal"))
    assert refused(game(course()), early, EndAction(A)).rule == "TOY-EARLY"
    assert game(course()).legal(early, TABLE) == ()


def test_what_is_left_undone_is_said_with_the_offer() -> None:
    (offer,) = game(course()).legal(family(), TABLE)
    assert offer.command == EndAction(A) and offer.sub is None
    (offer,) = game(course()).legal(replace(family(), ready=(Ready(SlotId(1), 0),)), TABLE)
    assert offer.sub == phrase("left")


def test_the_first_turn_begins_by_itself() -> None:
    draft = drafted(game(course()), family())
    course().begin(draft, C)
    assert kinds(draft.events) == ["TurnBegan"] and draft.state.turn.seat == C
