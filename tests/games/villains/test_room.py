"""What everybody sees of a game of Villains, what shown cards mean, and what is made good, or left."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Place, View
from companion.core.language.commands import TakeOut
from companion.core.language.ids import CopyId, SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.ending import Won
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.engine.players.mistakes import CAREFUL
from companion.games.villains import zones
from companion.games.villains.betrayal import Betray
from companion.games.villains.closing import is_low
from companion.games.villains.commander import CommanderBeaten
from companion.games.villains.dodging import Dodge
from companion.games.villains.ending import Drawn
from companion.games.villains.forgetting import ForgotBindings
from companion.games.villains.omens import DeckRunsLow
from companion.games.villains.room import room
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    BYSTANDER,
    HELPER,
    MADAME,
    P1,
    P2,
    P3,
    THUG,
    ability,
    adversary,
    after,
    card,
    clause,
    copy_in,
    count,
    designs,
    do,
    emptied,
    fill,
    game,
    guarding,
    happened,
    in_hand,
    in_phase,
    put,
    refused,
    with_numbers,
)
from tests.games.villains.wholebox import opened

SIX = adversary("shade", 5, elusive=6, vp=3)
ENDS = card("plot", "plot", ability("good-wins", clause("nothing"), when=(
    clause("at-least", count="twists", n=7),)), twists=8)  # fmt: skip


def seen(state: VillainsState, audience: str = "table") -> View:
    return room().view(state, audience)


def places(view: View) -> dict[str, Place]:
    """The places of the board by their names."""
    return {place.id: place for strip in view.strips for place in strip.places}


def numbers(place: Place, at: int = 0) -> dict[str, Any]:
    """The numbers of a card of a place, by their shapes."""
    return {figure.shape: figure.value for figure in place.tiles[at].figures}


def notes(place: Place) -> set[str]:
    """The keys of what is noted on the first card of a place."""
    return keys_of(place.tiles[0].note)


def keys_of(said: Phrase | None) -> set[str]:
    if said is None:
        return set()
    inner = (part for part in said.args.values() if isinstance(part, Phrase))
    return {said.key}.union(*(keys_of(part) for part in inner))


@pytest.mark.rule("VIL-CMD-11", "VIL-CMD-12")
def test_the_commander_shows_what_is_left_and_what_a_fight_costs_now() -> None:
    before = game(might=2)
    shown = places(seen(before))["commander"]
    assert numbers(shown) == {"life": 4, "fight": 10}
    state = room().evolve(before, CommanderBeaten(P1, before.table.zone(zones.TACTICS)[0]))
    assert numbers(places(seen(state))["commander"]) == {"life": 3, "fight": 10}
    assert places(seen(state))["tactics"].count == 3


@pytest.mark.rule("VIL-TWIST-05", "VIL-OBJ-10")
@pytest.mark.parametrize(("twists", "left", "states"), [(0, 7, ()), (5, 2, ()), (6, 1, ("danger",))])
def test_the_plot_shows_its_twists_and_how_far_good_is(
    twists: int, left: int, states: tuple[str, ...]
) -> None:
    shown = places(seen(with_numbers(game(plot=ENDS), twists=twists)))["plot"]
    assert numbers(shown) == {"count": twists}
    assert shown.tiles[0].note is not None and shown.tiles[0].note.args["n"] == left
    assert shown.states == states


@pytest.mark.rule("VIL-BYST-03", "VIL-CITY-11")
def test_who_guards_how_many_is_told_and_they_lie_there_open() -> None:
    state = guarding(fill(game(), "a", "", "b"), 3, 2)
    shown = places(seen(state))
    assert notes(shown["city:3"]) == {"note-guards"} and not notes(shown["city:1"])
    assert [tile.kind for tile in shown["city:3"].tiles] == ["adversary", "bystander", "bystander"]
    ids = [place.id for place in seen(state).strips[2].places]
    assert ids == ["city:5", "city:4", "city:3", "city:2", "city:1", "adversaries"]


@pytest.mark.rule("VIL-BIND-02")
def test_the_large_button_waits_for_no_hand_that_holds_bindings_alone() -> None:
    bound = seen(in_hand(emptied(game(), zones.of(P1, "hand")), BINDINGS))
    assert not bound.lays and bound.big is not None and bound.big.id == "end"
    both = seen(in_hand(game(), BINDINGS))
    assert both.lays and both.big is None


@pytest.mark.rule("VIL-KW-12", "VIL-KW-14")
def test_whoever_is_elusive_is_marked_until_enough_was_made() -> None:
    state = put(game(), zones.CITY[0], SIX)
    assert notes(places(seen(state))["city:1"]) == {"note-elusive"}
    some = with_numbers(state, turn__made=4)
    note = places(seen(some))["city:1"].tiles[0].note
    assert note == phrase("note-elusive", made=4, n=6), "how many of them were made stands beside it"
    enough = with_numbers(state, turn__made=6)
    assert not notes(places(seen(enough))["city:1"])
    assert [figure.shape for figure in seen(some).meters] == ["fight", "pay"]


@pytest.mark.rule("VIL-VP-05", "VIL-SCORE-01")
def test_everybody_shows_the_points_and_the_cards_of_the_own_victory_pile() -> None:
    state = put(put(game(), zones.victory(P2), SIX, BYSTANDER), zones.victory(P3), THUG)
    shown = {seat.seat: seat for seat in seen(state).seats}
    assert [shown[seat].life.value for seat in (P1, P2, P3)] == [0, 4, 1]  # type: ignore[union-attr]
    for seat, n in ((P1, 0), (P2, 2), (P3, 1)):
        assert {name.key: many for name, many in shown[seat].counts}["pile-victory"] == n


@pytest.mark.rule("VIL-RECR-03", "VIL-RECR-02", "VIL-BASIC-10")
def test_the_lair_and_its_stacks_say_what_they_cost_and_whether_that_is_there() -> None:
    shown = places(seen(with_numbers(game(), recruit=3)))
    assert [(one.shape, one.value, one.filled) for one in shown["lair:1"].tiles[0].figures] == [
        ("pay", 4, False)
    ]
    for stack, need in (("madame-hydra", 3), ("new-recruits", 2)):
        assert [(one.value, one.filled) for one in shown[stack].figures] == [(need, True)]
    assert "bindings" not in {place.id for place in seen(game()).strips[3].places}, "never recruited"


@pytest.mark.rule("VIL-OBJ-10", "VIL-OBJ-04", "VIL-OBJ-05")
@pytest.mark.parametrize(
    ("players", "crackdown", "deck", "low"), [(3, 0, 4, False), (3, 0, 3, True), (3, 1, 6, True)]
)
def test_a_deck_that_could_run_out_within_a_round_is_marked(
    players: int, crackdown: int, deck: int, low: bool
) -> None:
    state = game(players, deck=(THUG,) * deck, crackdown=crackdown)
    assert is_low(state, "adversaries") is low
    assert places(seen(state))["adversaries"].states.count("danger") == low
    few = game(players, allies=(HELPER,) * 5)
    assert "danger" in places(seen(few))["allies"].states


@pytest.mark.rule("VIL-OBJ-10")
def test_each_deck_is_warned_of_once() -> None:
    state = game(phase="reveal", deck=(THUG,) * 4, allies=(HELPER,) * 6)
    first = happened(state, BeginTurn(P1))
    assert [(one.deck, one.left) for one in first if isinstance(one, DeckRunsLow)] == [("adversaries", 3)]
    again = happened(in_phase(do(state, BeginTurn(P1)), "reveal"), BeginTurn(P1))
    assert not any(isinstance(one, DeckRunsLow) for one in again)
    few = after(do(state, BeginTurn(P1)), clause("demolish", n=1))
    assert count(few, zones.ALLIES) == 6, "a card that is shown for its cost stays in its deck"


@pytest.mark.rule("VIL-OBJ-04", "VIL-RUL-09")
@pytest.mark.parametrize("deck", ["adversaries", "allies"])
def test_that_this_is_the_last_turn_is_due(deck: str) -> None:
    due = [one for one in seen(replace(game(), ran_out=(deck,))).due if one.kind == "deadline"]
    assert [(one.text.key, one.text.args["deck"], one.turns_left) for one in due] == [
        ("due-last-turn", deck, 1)
    ]
    assert not [one for one in seen(game()).due if one.kind == "deadline"]


@pytest.mark.rule("VIL-OBJ-07", "VIL-SCORE-03", "VIL-RUL-23")
def test_the_end_names_who_has_most_points() -> None:
    state = put(put(game(), zones.victory(P2), SIX), zones.victory(P3), THUG)
    said = seen(room().evolve(state, Won())).outcome_text
    assert said is not None and (said.key, said.args["points"], said.args["count"]) == ("outcome-won", 3, 1)
    even = put(state, zones.victory(P1), SIX)
    both = seen(room().evolve(even, Drawn())).outcome_text
    assert both is not None and (both.key, both.args["count"]) == ("outcome-drawn", 2)
    assert keys_of(both) >= {"names-both"}


@pytest.mark.rule("VIL-SCORE-05", "VIL-SOLO-13", "VIL-SCORE-04")
def test_alone_a_win_has_a_score_and_nothing_else_has() -> None:
    state = with_numbers(put(game(1), zones.victory(P1), SIX), twists=1, carried=0, overran=1)
    won, drawn = (seen(room().evolve(state, how())).outcome_text for how in (Won, Drawn))
    assert won is not None and (won.key, won.args["points"]) == ("outcome-won-alone", 3 - 3 - 1)
    assert drawn is not None and drawn.key == "outcome-drawn-alone"


@pytest.mark.rule("VIL-SCORE-06", "VIL-CAMP-01")
def test_the_log_keeps_commander_plot_allies_and_challenges() -> None:
    state = opened(1, hand_of_fate=1)
    kept = [(one.kind.key, one.name) for one in room().traits(state)]
    kinds = [kind for kind, _ in kept]
    assert kinds.count("trait-ally") == 3 and kinds.count("trait-commander") == kinds.count("trait-plot") == 1
    assert any(kind == "trait-difficulty" and "choose-hand_of_fate" in keys_of(name) for kind, name in kept)
    scores = room().view(state, "table").scores
    assert room().sequel is None and scores == ()


def shown(state: VillainsState, copy: CopyId) -> Any:
    (meaning,) = room().meaning(state, (copy,), "stand")
    return meaning


@pytest.mark.rule("VIL-KW-06", "VIL-KW-08")
def test_a_card_that_can_dodge_is_asked_about() -> None:
    state = in_hand(game(), MADAME)
    copy = copy_in(state, P1, "madame")
    meant = shown(state, copy)
    assert meant.says.key == "ask-shown-for" and [type(one.command) for one in meant.offers] == [Play, Dodge]


@pytest.mark.rule("VIL-RUL-10")
def test_before_the_first_card_it_can_only_dodge() -> None:
    state = in_hand(game(phase="reveal"), MADAME)
    copy = copy_in(state, P1, "madame")
    assert shown(state, copy).command == Dodge(P1, copy, "camera")


@pytest.mark.rule("VIL-BIND-08", "VIL-PLAY-05")
def test_a_bindings_that_is_shown_betrays_and_is_never_played() -> None:
    state = in_hand(game(), BINDINGS)
    copy = copy_in(state, P1, "bindings")
    assert shown(state, copy).command == Betray(P1, copy, "camera")
    assert refused(state, Play(P1, copy)).rule == "VIL-PLAY-05"


@pytest.mark.rule("VIL-BIND-01", "VIL-BIND-07")
@pytest.mark.parametrize("seat", [P1, P2, P3])
def test_bindings_that_were_forgotten_are_taken_at_any_time(seat: SeatId) -> None:
    state = game()
    offered = {offer.command for offer in room().forgotten(state)}
    assert ForgotBindings(seat) in offered
    later = do(state, ForgotBindings(seat))
    assert designs(later, zones.of(seat, "discard")) == ("bindings",) and count(later, zones.BINDINGS) == 29
    empty = emptied(state, zones.BINDINGS)
    assert refused(empty, ForgotBindings(seat)).rule == "VIL-BIND-07"
    assert not any(isinstance(offer.command, ForgotBindings) for offer in room().forgotten(empty))


def test_whoever_leaves_takes_no_more_turns_and_the_others_play_on() -> None:
    state = do(game(), TakeOut(P1))
    assert (state.active, state.living) == (P2, (P2, P3))
    state = do(state, TakeOut(P3))
    assert state.living == (P2,) and state.active == P2
    assert refused(state, TakeOut(P2)).rule == "TABLE-TOOL-01"
    assert do(in_phase(state, "action"), EndAction(P2)).active == P2


def test_a_card_that_only_players_can_read_has_its_tools() -> None:
    from companion.engine.sayings import AsSaid
    from companion.games.villains.saying import TOOLS

    odd = replace(card("odd", "ally", cost=2), structured=False)
    state = in_hand(game(), odd)
    state = do(state, Play(P1, copy_in(state, P1, "odd")))
    offers = {offer.command.what for offer in seen(state).offers if isinstance(offer.command, AsSaid)}
    assert offers >= {"attack", "recruit", "draw", "bindings", "kidnap", "new-recruit"} <= set(TOOLS)
    assert count(do(state, AsSaid("kidnap")), zones.victory(P1)) == 1
    assert CAREFUL.named == 0
