"""How a game with Hidden Agendas ends, and what it is worth (ALN-AGENDA-17 to 23, ALN-SCORE-03 to 08)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Identity, Order
from companion.core.language.commands import MoveSlot
from companion.core.language.ids import SeatId
from companion.core.language.sides import TOGETHER, Ending
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.revealing import Reveal
from companion.games.alien import deaths, zones
from companion.games.alien.agendas.events import TraitorFell
from companion.games.alien.agendas.rules import standing
from companion.games.alien.ending import is_alone
from companion.games.alien.objectives.rules import complete
from companion.games.alien.scoring.scores import scores
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, play
from tests.games.alien.agenda_table import (
    agenda_table,
    at_last_objective,
    killed,
    objectives_done,
    revealed,
    risen,
    scanned,
    shown,
)
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    FACEHUGGER,
    HAZARD,
    HIT_10,
    LOCATION,
    P1,
    P2,
    P3,
    P4,
    clause,
    dead,
    designs,
    do,
    drafted,
    in_phase,
    keep_orders,
    put,
    refused,
    rooms,
    top,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import prompts, rule_faults, view


def alone(state: AlienState | None = None) -> AlienState:
    """The first player is the known traitor, and nobody else is left."""
    state = revealed(state or agenda_table(), P1, "evil")
    for seat in state.living[1:]:
        state = killed(state, seat, "good")
    return state


def in_hand(state: AlienState) -> AlienState:
    """The State with the traitor's gained Agenda in the hand."""
    return do(state, MoveSlot(top(state, "discard:p1"), zones.of(P1, "hand"), 0, False))


def the_agenda(state: AlienState) -> Play:
    copy = state.agendas[P1].copy
    assert copy is not None
    return Play(P1, copy)


@pytest.mark.rule("ALN-AGENDA-09", "ALN-AGENDA-19", "ALN-END-07")
def test_the_traitor_alone_plays_on_and_wins_by_playing_the_agenda() -> None:
    state = alone()
    assert (state.outcome, is_alone(state), state.milestones[-1]) == ("", True, "traitor-alone")
    state = in_hand(state)
    after = do(state, the_agenda(state))
    assert after.outcome == "evil" and after.queue == () and after.turn.phase == "over"
    assert after.ending == Ending("evil", ("evil",), (P1,))
    said = view(after, "table").outcome_text
    assert said is not None and said.key == "outcome-evil"


@pytest.mark.rule("ALN-AGENDA-09", "ALN-AGENDA-19")
def test_no_other_card_of_the_traitor_wins() -> None:
    assert play(alone(), actor(clause("gain", attack=1))).outcome == ""


@pytest.mark.rule("ALN-AGENDA-19", "ALN-STATE-09")
def test_the_game_goes_on_for_the_traitor_with_all_of_a_turn() -> None:
    state = do(alone(), EndAction(P1))
    assert (state.turn.seat, state.turn.phase, state.outcome) == (P1, "hive", "")
    assert do(state, BeginTurn(P1)).turn.phase == "action"


@pytest.mark.rule("ALN-AGENDA-09")
def test_the_agenda_wins_nothing_while_another_player_lives() -> None:
    state = in_hand(killed(revealed(agenda_table(), P1, "evil"), P2, "good"))
    assert do(state, the_agenda(state)).outcome == ""


@pytest.mark.rule("ALN-AGENDA-09", "ALN-AGENDA-08", "ALN-AGENDA-19")
def test_a_good_player_who_is_left_wins_by_the_objectives_only() -> None:
    state = revealed(agenda_table(), P1, "good")
    for seat in (P2, P3):
        state = killed(state, seat, "good")
    state = in_hand(state)
    assert do(state, the_agenda(state)).outcome == ""
    assert objectives_done(state).outcome == "won"


@pytest.mark.rule("ALN-AGENDA-20")
def test_a_traitor_whose_agenda_was_killed_needs_all_three_objectives() -> None:
    state = in_hand(revealed(agenda_table(), P1, "evil"))
    state = play(state, actor(clause("kill-own", n=1)), f"slot:{top(state, 'hand:p1')}")
    for seat in (P2, P3):
        state = killed(state, seat, "good")
    assert standing(state, P1) == "killed-evil" and state.outcome == ""
    assert objectives_done(state).outcome == "evil"


@pytest.mark.rule("ALN-RULING-39")
def test_a_traitor_alone_may_win_by_the_objectives_too() -> None:
    assert standing(alone(), P1) == "evil" and objectives_done(alone()).outcome == "evil"


@pytest.mark.rule("ALN-AGENDA-21", "ALN-DEATH-07")
@pytest.mark.parametrize("last", ["good", "evil"])
def test_when_good_and_evil_are_dead_everybody_loses(last: str) -> None:
    state = agenda_table() if last == "good" else beset()
    for seat, side in ((P1, "good"), (P2, "evil" if last == "good" else "good"), (P3, last)):
        state = killed(state, seat, side)
    assert state.outcome == "lost" and set(scores(state).values()) == {0}
    if last == "evil":
        assert rooms(state) == rooms(beset()), "nothing goes back where nobody plays on"


@pytest.mark.rule("ALN-AGENDA-21", "ALN-AGENDA-22")
def test_objectives_that_nobody_has_outlived_win_for_nobody() -> None:
    state = dead(with_numbers(agenda_table(), objective=4), P1, P2, P3)
    state = worked_off(drafted(state))
    for side in ("good", "evil", "good"):
        state = shown(state, side)
    assert state.outcome == "lost" and state.ending == Ending("lost")


@pytest.mark.rule("ALN-AGENDA-17", "ALN-AGENDA-22", "ALN-END-01")
@pytest.mark.parametrize("known", [True, False])
def test_three_objectives_win_for_the_good_side_though_the_traitor_lives(known: bool) -> None:
    state = revealed(agenda_table(), P2, "evil") if known else agenda_table()
    state = objectives_done(state, *(("good", "good") if known else ("good", "evil", "good")))
    assert state.outcome == "won" and scores(state)[P2] == 0
    assert state.ending == Ending("won", (TOGETHER,), (P1, P3))


@pytest.mark.rule("ALN-RULING-66")
def test_the_end_turns_all_agendas_up_before_it_is_said_who_won() -> None:
    state = objectives_done(agenda_table())
    assert state.outcome == "" and isinstance(state.ask, Identity) and state.objective == 4
    assert rule_faults(state) == []  # nothing is current any more, and nothing is amiss
    for side in ("good", "good", "evil"):
        assert state.outcome == ""
        state = shown(state, side)
    assert state.outcome == "won" and [one.side for one in state.agendas.values()] == ["good", "good", "evil"]


@pytest.mark.rule("ALN-AGENDA-22", "ALN-OBJ-05", "ALN-RULING-66")
def test_nothing_more_is_turned_up_once_the_objectives_are_done() -> None:
    draft = drafted(put(at_last_objective(agenda_table()), "room:2", HAZARD, face_up=False))
    draft.later(Reveal(slot=top(draft.state, "room:2")))
    complete(draft, 3)
    state = worked_off(draft)
    for side in ("good", "evil", "good"):
        state = shown(state, side)
    assert (state.outcome, state.numbers["hazards"]) == ("won", 0)


@pytest.mark.rule("ALN-RULING-66", "ALN-END-07")
@pytest.mark.parametrize(("side", "outcome"), [("good", "won"), ("evil", "evil")])
def test_of_an_unrevealed_survivor_nobody_knows_before_the_end(side: str, outcome: str) -> None:
    state = killed(killed(agenda_table(), P2, "good"), P3, "good")
    assert state.outcome == "" and not is_alone(state) and "traitor-alone" not in state.milestones
    assert objectives_done(state, side).outcome == outcome


@pytest.mark.rule("ALN-RULING-66", "ALN-AGENDA-21")
@pytest.mark.parametrize("side", ["good", "evil"])
def test_the_death_of_an_unrevealed_survivor_decides_with_the_agenda_turned_up(side: str) -> None:
    state = killed(killed(agenda_table(), P2, "good"), P3, "good")
    state = killed(state, P1, side)
    assert state.outcome == "lost" and state.agendas[P1].side == side


@pytest.mark.rule("ALN-RULING-66")
def test_an_unrevealed_survivor_may_still_be_found_out() -> None:
    state = killed(killed(agenda_table(), P2, "good"), P3, "good")
    state = shown(scanned(state), "evil")
    assert is_alone(state) and "traitor-alone" in state.milestones


def beset(state: AlienState | None = None) -> AlienState:
    """The example of the rulebook: Vents hidden, Pod Station an open enemy, Airlock hidden, Hive of ten."""
    state = state or agenda_table(hive=(DRONE,) * 10)
    state = put(state, "room:1", DRONE, face_up=False)
    state = put(state, "room:2", BRUTE)
    return put(state, "room:5", HAZARD, face_up=False)


@pytest.mark.rule("ALN-AGENDA-18")
def test_when_the_evil_player_dies_the_complex_goes_onto_the_hive() -> None:
    state = put(put(beset(), zones.COMBAT, BRUTE), zones.OPERATIONS, BRUTE)
    state = killed(state, P2, "evil")
    assert rooms(state) == ("", "", "", "", "") and len(state.table.zone(zones.HIVE)) == 13
    top_three, below = state.table.zone(zones.HIVE)[:3], state.table.zone(zones.HIVE)[3:]
    assert not any(state.table.slots[slot].face_up for slot in state.table.zone(zones.HIVE))
    assert sorted(designs(state, zones.HIVE)[:3]) == ["brute", "drone", "hazard"] and len(top_three) == 3
    assert below == beset().table.zone(zones.HIVE)
    assert designs(state, zones.COMBAT) == ("brute",) and designs(state, zones.OPERATIONS) == ("brute",)


@pytest.mark.rule("ALN-AGENDA-18")
def test_nobody_knows_the_order_of_what_came_back() -> None:
    state = killed(in_hands(beset()), P2, "evil")
    assert designs(state, zones.HIVE)[:3] == ("?", "?", "?")
    assert len({state.table.slots[slot].group for slot in state.table.zone(zones.HIVE)[:3]}) == 1


def in_hands(state: AlienState) -> AlienState:
    """The State with all decks in the keeping of hands."""
    return replace(state, header=replace(state.header, custody={}))


@pytest.mark.rule("ALN-RULING-38", "ALN-DEATH-04")
def test_open_cards_that_are_no_enemies_and_attachments_stay() -> None:
    state = put(put(beset(), "room:3", HAZARD), "attached:1", LOCATION)
    state = killed(state, P2, "evil")
    assert rooms(state) == ("", "", "hazard", "", "") and designs(state, "attached:1") == ("location",)
    assert designs(state, zones.HIVE)[3:] == ("drone",) * 10, "the Hive itself is not shuffled"


@pytest.mark.rule("ALN-AGENDA-18")
def test_the_app_shuffles_only_what_came_back_where_it_keeps_the_hive() -> None:
    draft = drafted(put(beset(), zones.of(P2, "damage"), HIT_10))
    state = worked_off(draft)
    state = shown(state, "evil")
    assert isinstance(state.ask, Order) and len(state.table.zone(state.ask.zone)) == 3
    assert len(state.table.zone(zones.HIVE)) == 10
    assert len(keep_orders(state).table.zone(zones.HIVE)) == 13


@pytest.mark.rule("ALN-AGENDA-18", "ALN-RULING-38")
def test_what_was_about_to_be_turned_up_goes_back_unseen() -> None:
    state = beset(in_hands(agenda_table()))
    draft = drafted(put(state, zones.of(P2, "damage"), HIT_10))
    draft.later(Reveal(slot=top(state, "room:5")), Reveal(slot=top(state, "room:1")))
    after = shown(worked_off(draft), "evil")
    assert after.ask is None and designs(after, zones.SPENT) == ("hazard",), "this one had begun"
    assert designs(after, zones.HIVE)[:3] == ("?", "?", "drone")
    assert not any(after.table.slots[slot].face_up for slot in after.table.zone(zones.HIVE))


@pytest.mark.rule("ALN-AGENDA-18")
def test_a_good_players_death_leaves_the_board_alone() -> None:
    assert rooms(killed(beset(), P2, "good")) == rooms(beset())


@pytest.mark.rule("ALN-AGENDA-18")
def test_the_traitor_who_dies_in_the_own_turn_empties_the_complex_too() -> None:
    state = put(beset(), zones.of(P3, "hugger"), FACEHUGGER)
    state = killed(state, P1, "evil")
    assert rooms(state) == ("", "", "", "", "") and state.turn.seat == P2 and state.turn.phase == "hive"
    assert len(state.table.zone(zones.HIVE)) == 13


def test_it_is_told_once_and_with_the_hand_movement() -> None:
    draft = drafted(beset(revealed(agenda_table(), P2, "evil")))
    deaths.kill_player(draft, P2, "strikes")
    worked_off(draft)
    fell = [event for event in draft.events if isinstance(event, TraitorFell)]
    assert [len(event.slots) for event in fell] == [3]
    (said,) = prompts(draft.state, fell[0], draft.state)
    assert said.text.key == "prompt-traitor-fell-app"


@pytest.mark.rule("ALN-AGENDA-23", "ALN-AGENDA-19")
def test_the_traitor_need_not_kill_an_alien_player() -> None:
    state = agenda_table(mode="agendas+aliens")
    state = revealed(state, P1, "evil")
    state = risen(P2, "good", state)
    assert not is_alone(state)
    state = in_hand(killed(state, P3, "good"))
    assert state.aliens == (P2,) and is_alone(state)
    assert do(in_phase(state, "action", P1), the_agenda(state)).outcome == "evil"


@pytest.mark.rule("ALN-AGENDA-23")
def test_an_alien_player_may_hurt_anybody() -> None:
    state = in_phase(risen(P2, "good"), "alien", P2)
    assert state.living == (P1, P3)
    assert {offer.id for offer in view(state, P2).offers} >= {"end"}


@pytest.mark.rule("ALN-RULING-65")
def test_a_traitor_whom_a_chestburster_kills_comes_back_as_any_alien() -> None:
    state = put(agenda_table(mode="agendas+aliens"), "room:2", BRUTE)
    state = risen(P2, "evil", state)
    assert rooms(state) == ("", "", "", "", "") and state.agendas[P2].side == "evil"
    assert f"{P2}" in state.aliens and "agenda-evil-1" in designs(state, zones.REMOVED)
    for seat in (P1, P3):
        state = killed(state, seat, "good")
    assert state.outcome == "lost", "no victory of a traitor"


@pytest.mark.rule("ALN-END-06", "ALN-AGENDA-21")
def test_with_only_aliens_left_the_humans_have_lost() -> None:
    state = risen(P2, "evil")
    for seat in (P1, P3):
        state = killed(state, seat, "good")
    assert (state.outcome, state.aliens, set(scores(state).values())) == ("lost", (P2,), {0})


# What it is worth.


def scored(state: AlienState) -> list[int]:
    points = scores(state)
    return [points[player.seat] for player in state.players]


@pytest.mark.rule("ALN-SCORE-04", "ALN-SCORE-07")
def test_a_lost_game_is_worth_nothing_to_either_side() -> None:
    state = alone()
    state = killed(state, P1)
    assert state.outcome == "lost" and scored(state) == [0, 0, 0]


@pytest.mark.rule("ALN-SCORE-05")
def test_good_without_a_traitor_scores_the_survivors_and_one() -> None:
    assert scored(objectives_done(agenda_table(4), "good", "good", "good", "good")) == [5, 5, 5, 5]


@pytest.mark.rule("ALN-SCORE-06", "ALN-SCORE-07", "ALN-RULING-45")
def test_good_with_a_traitor_scores_the_survivors_and_five_the_dead_included() -> None:
    state = killed(killed(agenda_table(4), P2, "evil"), P3, "good")
    assert scored(objectives_done(state, "good", "good")) == [7, 0, 7, 7]


@pytest.mark.rule("ALN-RULING-44")
def test_a_surviving_traitor_is_a_survivor_and_an_alien_is_none() -> None:
    assert scored(objectives_done(agenda_table(4), "evil", "good", "good", "good")) == [0, 9, 9, 9]
    state = risen(P2, "good", agenda_table(4, mode="agendas+aliens"))
    assert scored(objectives_done(state, "evil", "good", "good")) == [0, 0, 8, 8]


@pytest.mark.rule("ALN-SCORE-04", "ALN-SCORE-08")
def test_a_traitor_who_wins_scores_two_for_each_dead_good_player() -> None:
    state = in_hand(alone(agenda_table(4)))
    assert scored(do(state, the_agenda(state))) == [6, 0, 0, 0]


@pytest.mark.rule("ALN-RULING-44", "ALN-SCORE-03", "ALN-SCORE-08")
def test_who_became_an_alien_counts_as_dead_for_the_traitor() -> None:
    state = revealed(agenda_table(mode="agendas+aliens"), P1, "evil")
    state = in_hand(killed(risen(P2, "good", state), P3, "good"))
    assert scored(do(in_phase(state, "action", P1), the_agenda(state))) == [4, 0, 0]


@pytest.mark.rule("ALN-RULING-45", "ALN-SCORE-03")
def test_the_dead_keep_their_points_unless_they_became_aliens() -> None:
    state = risen(P2, "good", agenda_table(4, mode="agendas+aliens"))
    state = killed(state, P3, "good")
    assert scored(objectives_done(state, "good", "good")) == [3, 0, 3, 3]


@pytest.mark.rule("ALN-END-08")
def test_after_the_traitors_victory_nothing_more_is_done() -> None:
    state = in_hand(alone())
    after = do(state, the_agenda(state))
    assert refused(after, EndAction(P1)).rule == "ALN-END-08"
    assert view(after, "table").offers == () and at_last_objective(after).outcome == "evil"


def test_nobody_wins_for_a_seat_that_has_no_agenda() -> None:
    state = with_numbers(agenda_table(), recruit=9)
    assert standing(state, SeatId("p9")) == "" and P4 not in state.agendas
