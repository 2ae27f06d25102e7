"""What a defeat leaves of the turn, and games in which it weighs otherwise (FFY-RUL-30, 41, 42, 80, 90)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.commands import SetProgress, TakeOut
from companion.core.language.ids import SeatId
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.strikes import StrikeDrawn
from companion.games.firefly import zones
from companion.games.firefly.flaws import FLAW as FLAW_MOMENT
from companion.games.firefly.inevitable import TurnCounted, TurnSkipped
from companion.games.firefly.state import FireflyState
from companion.games.firefly.strikes import STRIKING
from tests.games.firefly.box import (
    BROWNCOAT,
    EVENT,
    FLAW,
    GUNSHIP,
    HIT_1,
    HIT_2,
    HIT_8,
    HULL,
    MISS,
    N1,
    P1,
    P2,
    P3,
    P4,
    P5,
    THUG,
    ability,
    card,
    clause,
    copy_in,
    designs,
    do,
    drafted,
    enemy,
    game,
    happened,
    in_hand,
    put,
    strike,
    with_card,
    worked_off,
)
from tests.games.firefly.wounds import END, counts, down, hulls_on, hurt, played, settled, wounds

HITS = ability("play", clause("strike", n=1))
EACH_HIT = clause("strike", n=1, who="each")


@pytest.mark.rule("FFY-RUL-30")
def test_an_event_that_fells_the_first_goes_on_for_the_others() -> None:
    event = card("hail", "event", ability("reveal", EACH_HIT))
    state = put(game(strikes=(HIT_8, HIT_2, HIT_1), phase="episode"), "verse:5", event, face_up=False)
    for space in zones.VERSE[:4]:
        state = put(state, space, enemy(space, 1), face_up=False)
    after = do(state, BeginTurn(P1))
    assert [wounds(after, seat) for seat in (P1, P2, P3)] == [("hit-8",), ("hit-2",), ("hit-1",)]
    assert designs(after, zones.DEFEATED) == ("hail",)
    assert (after.active, after.turn.number) == (P2, 2), "his Strike Phase has been"


@pytest.mark.rule("FFY-RUL-30")
def test_what_is_asked_of_the_defeated_lapses() -> None:
    state = put(game(strikes=(HIT_8, HIT_2)), "verse:1", EVENT, face_up=False)
    after = played(state, ability("play", clause("strike", n=1), clause("scan", n=1)))
    slot = after.table.zone("verse:1")[0]
    assert not after.table.slots[slot].face_up


@pytest.mark.rule("FFY-RUL-30")
def test_what_is_owed_to_the_others_and_to_serenity_is_carried_out() -> None:
    does = ability("play", clause("strike", n=1), clause("flaw", who="others"), clause("ship-strike", n=1))
    after = played(game(strikes=(HIT_8, HIT_2)), does)
    assert [len(after.table.zone(zones.of(seat, "discard"))) for seat in (P1, P2, P3)] == [0, 1, 1]
    assert hulls_on(after)[0] == "hull-2"


@pytest.mark.rule("FFY-RUL-30", "FFY-STRIKE-17")
def test_the_texts_of_a_strike_that_fells_go_on_for_the_others() -> None:
    hit = strike(8, ability("strike", clause("flaw", who="others")), design="last")
    foe = enemy("boss", 1, ability("strike", clause("talent", who="others"), clause("talent", who="you")))
    after = do(put(game(strikes=(hit, MISS)), zones.COMBAT, foe), END)
    given = [sorted(designs(after, zones.of(seat, "discard"))) for seat in (P1, P2, P3)]
    assert given == [[], ["flaw", "talent"], ["flaw", "talent"]]


@pytest.mark.rule("FFY-RUL-41")
def test_whoever_falls_in_the_own_turn_draws_no_new_hand() -> None:
    after = do(put(game(strikes=(HIT_8, MISS)), zones.COMBAT, THUG), END)
    assert (after.active, counts(after)["hand"]) == (P2, 0)
    assert counts(after)["deck"] == 13, "and discards nothing"
    spared = do(put(game(strikes=(MISS,) * 2), zones.COMBAT, THUG), END)
    assert counts(spared) == {"deck": 1, "hand": 6, "played": 0, "discard": 6}, "whoever stands draws six"
    flawed = do(put(game(strikes=(MISS,) * 2), "played:p1", FLAW), END)
    assert "flaw" not in designs(flawed, "discard:p1"), "a Flaw in play goes back to its stack"


HEAL_BACK = enemy("nurse", 1, ability("strike", clause("heal", n=1, who="any")), marks=("ship",))


@pytest.mark.rule("FFY-RUL-42")
def test_one_healed_back_in_the_same_turn_avoids_crew_strikes_and_has_a_normal_cleanup() -> None:
    state = put(game(strikes=(HIT_8, HIT_1, HIT_1)), zones.COMBAT, THUG, HEAL_BACK, enemy("a", 1))
    events = happened(state, END)
    assert [event.seat for event in events if isinstance(event, StrikeDrawn)] == [P1]
    after = do(state, END)
    assert (P1 in after.living, wounds(after), counts(after)["hand"]) == (True, (), 6)
    assert counts(after)["discard"] == 6, "the hand that was drawn on the way back was discarded"


@pytest.mark.rule("FFY-RUL-42")
def test_one_healed_back_in_the_same_turn_has_no_action_phase_any_more() -> None:
    does = ability("play", clause("strike", n=1), clause("heal", n=1, who="any"))
    after = played(game(strikes=(HIT_8, MISS)), does)
    assert (after.active, P1 in after.living, counts(after)["hand"]) == (P2, True, 6)


def opened(*clauses: object) -> FireflyState:
    """A turn that is about to begin with an Event that says this."""
    event = card("hail", "event", ability("reveal", *clauses))  # type: ignore[arg-type]
    state = put(game(strikes=(HIT_8, HIT_1), phase="episode"), "verse:5", event, face_up=False)
    for space in zones.VERSE[:4]:
        state = put(state, space, enemy(space, 1), face_up=False)
    return put(state, zones.COMBAT, GUNSHIP)


@pytest.mark.rule("FFY-RUL-80")
def test_one_defeated_in_the_episode_phase_has_no_action_phase_but_strikes() -> None:
    after = do(opened(clause("strike", n=1)), BeginTurn(P1))
    assert (after.active, hulls_on(after)[0], P1 in after.living) == (P2, "hull-2", False)


@pytest.mark.rule("FFY-RUL-80")
def test_one_healed_back_before_it_would_begin_has_an_action_phase() -> None:
    after = do(opened(clause("strike", n=1), clause("heal", n=1, who="any")), BeginTurn(P1))
    assert (after.active, after.turn.phase, counts(after)["hand"]) == (P1, "action", 6)


@pytest.mark.rule("FFY-RUL-89")
def test_a_flaw_that_fells_its_player_goes_back_to_its_stack() -> None:
    state = game(strikes=(HIT_8, MISS))
    avatar = state.table.card(state.table.zone(zones.of(P1, "avatar"))[0])
    assert avatar is not None
    flawed = replace(avatar, abilities=(ability(FLAW_MOMENT, clause("strike", n=1)),))
    state = in_hand(with_card(state, flawed), FLAW)
    before = len(state.table.zone(zones.FLAWS))
    after = do(state, Play(P1, copy_in(state, P1, "flaw")))
    assert (P1 in after.living, len(after.table.zone(zones.FLAWS)), counts(after)["deck"]) == (
        False,
        before + 1,
        13,
    )


@pytest.mark.rule("FFY-RUL-89")
def test_another_card_being_played_is_shuffled_in() -> None:
    after = played(game(strikes=(HIT_8, MISS)), HITS)
    assert counts(after)["deck"] == 14


@pytest.mark.rule("FFY-RUL-43", "FFY-RUL-96")
def test_a_card_that_was_lent_is_not_part_of_the_reset() -> None:
    state = in_hand(hurt(game(strikes=(HIT_1,) * 3), P2, 7), BROWNCOAT, seat=P2)
    lent = do(state, Lend(P2, copy_in(state, P2, "browncoat")))
    fell = played(lent, ability("play", clause("strike", n=1, who="others")))
    assert (P2 in fell.living, designs(fell, zones.of(P2, "lent"))) == (False, ("browncoat",))
    after = do(fell, END)
    assert (designs(after, zones.of(P2, "lent")), designs(after, zones.of(P2, "discard"))) == (
        (),
        ("browncoat",),
    )


@pytest.mark.rule("FFY-RUL-90")
def test_the_defeated_whose_turn_it_is_still_chooses_for_the_table() -> None:
    foe = enemy("boss", 1, ability("strike", clause("kill", what="enemy", where="verse")))
    state = put(game(strikes=(HIT_8, MISS)), zones.COMBAT, foe)
    state = put(put(state, "verse:1", enemy("x", 1)), "verse:2", enemy("y", 1))
    asked = do(state, END)
    assert asked.ask is not None and (asked.ask.seat, P1 in asked.living) == (P1, False)


@pytest.mark.rule("FFY-RUL-90")
def test_what_is_asked_of_a_main_character_without_a_player_the_active_one_answers() -> None:
    unknown = strike(None, design="blank")
    does = ability("play", clause("main", person="person-np1", do=[{"verb": "strike", "n": 1}]))
    asked = played(game(strikes=(unknown, MISS)), does)
    assert asked.ask is not None and asked.ask.seat == P1


@pytest.mark.rule("FFY-RUL-47", "FFY-TURN-03")
def test_the_next_player_is_the_next_who_is_not_defeated() -> None:
    hits = ability("play", clause("strike", n=1, who="next"))
    after = played(down(game(strikes=(HIT_1,) * 2), P2), hits)
    assert [wounds(after, seat) for seat in (P2, P3)] == [("hit-8",), ("hit-1",)]


@pytest.mark.rule("FFY-DIFF-08", "FFY-RUL-64")
@pytest.mark.parametrize(("damage", "lives"), [(8, True), (11, True), (12, False)])
def test_defense_counts_as_health_when_that_is_chosen(damage: int, lives: bool) -> None:
    state = hurt(game(defense=1), P2, damage)
    assert (P2 in settled(state).living) is lives


@pytest.mark.rule("FFY-RUL-64")
def test_else_defense_does_not_count() -> None:
    assert P2 not in settled(hurt(game(), P2, 8)).living


@pytest.mark.rule("FFY-DIFF-15")
def test_turns_of_the_defeated_can_be_played_without_their_action_phase() -> None:
    state = put(down(game(unskipped=1, strikes=(HIT_1,) * 4), P2), zones.COMBAT, THUG, GUNSHIP)
    mine = do(state, END)
    assert (mine.active, mine.turn.phase, wounds(mine), hulls_on(mine)[0]) == (
        P2, "episode", ("hit-1",), "hull-2",
    )  # fmt: skip
    after = do(mine, BeginTurn(P2))
    assert after.active == P3
    assert designs(after, "verse:1") == ("thug",), "an Episode card came"
    assert (wounds(after, P2), hulls_on(after)[1]) == (("hit-8",), "hull-2")
    assert counts(after, P2)["hand"] == 0


@pytest.mark.rule("FFY-DIFF-15")
def test_one_who_is_healed_back_in_such_a_turn_acts_in_it() -> None:
    state = down(opened(clause("heal", n=1, who="any")), P1)
    state = replace(state, header=replace(state.header, options={"unskipped": 1}))
    after = do(state, BeginTurn(P1))
    assert (after.active, after.turn.phase, counts(after)["hand"]) == (P1, "action", 6)


@pytest.mark.rule("FFY-DIFF-16")
def test_in_the_hardest_game_the_first_defeat_of_a_player_loses() -> None:
    state = put(game(mortal=1, strikes=(HIT_8, MISS)), zones.COMBAT, THUG)
    assert do(state, END).outcome == "lost"
    assert settled(hurt(game(mortal=1), N1, 2)).outcome == "", "one without a player is no player"


@pytest.mark.rule("FFY-STATE-15")
def test_defeat_comes_before_the_loss_and_the_way_back_after_it() -> None:
    state = hurt(game(players=1), P1, 8)
    draft = drafted(state)
    worked_off(draft)
    kinds = [type(event).__name__ for event in draft.events]
    assert kinds == ["MainCharacterDefeated", "Shuffled", "Lost"]


@pytest.mark.rule("FFY-STATE-15")
def test_piles_are_made_anew_after_the_way_back() -> None:
    """Healing the last strike of an empty deck: back in the game first, then the deck is shuffled."""
    state = down(game(strikes=()), P2)
    text = card("text", "character", ability("play", clause("heal", n=1, who="any")))
    state = in_hand(state, text)
    kinds = [type(event).__name__ for event in happened(state, Play(P1, copy_in(state, P1, "text")))]
    told = [kind for kind in kinds if kind in ("Healed", "MainCharacterBack", "StrikesReshuffled")]
    assert told == ["Healed", "MainCharacterBack", "StrikesReshuffled"]


@pytest.mark.rule("FFY-STATE-15")
def test_a_defeat_is_seen_to_once() -> None:
    """The Bridge is filled after it, and nobody falls a second time."""
    state = put(hurt(game(), P2, 9), zones.COMBAT, THUG)
    table = piles.move(state.table, state.table.zone(zones.BRIDGE[2]), zones.BOX)
    draft = drafted(replace(state, table=table))
    worked_off(draft)
    kinds = [type(event).__name__ for event in draft.events]
    assert kinds.count("MainCharacterDefeated") == 1
    assert kinds.index("MainCharacterDefeated") < kinds.index("HqRefilled")


@pytest.mark.rule("FFY-DIFF-15")
def test_whoever_has_left_takes_no_turn_even_then() -> None:
    state = down(game(unskipped=1), P3)
    after = do(do(state, TakeOut(P2)), END)
    assert after.active == P3, "the defeated takes a turn, the one who has left does not"


@pytest.mark.rule("FFY-DEF-06", "FFY-DEF-10")
def test_a_defeated_player_can_leave_for_good_and_is_not_healed_back() -> None:
    gone = do(down(game(), P2), TakeOut(P2))
    assert (gone.down, P2 in gone.living, gone.active) == ((), False, P1)
    healed = played(gone, ability("play", clause("heal", n=1, who="any")))
    assert (P2 in healed.living, len(healed.table.zone("hand:p2"))) == (False, 0)


@pytest.mark.rule("FFY-DEF-10")
def test_who_is_declared_to_be_in_the_game_falls_again_while_the_strikes_lie_there() -> None:
    state = down(game(), P2)
    after = do(state, SetProgress(alive={P2: True}))
    assert (P2 in after.living, after.down) == (False, (P2,))
    healed = played(after, ability("play", clause("heal", n=1, who="any")))
    assert (P2 in healed.living, healed.down) == (True, ())


@pytest.mark.rule("FFY-RUL-47")
@pytest.mark.parametrize(
    ("who", "hit"),
    [("next", (P3,)), ("others", (P3,)), ("each", (P1, P3)), ("you", (P1,))],
)
def test_words_for_players_pass_the_defeated_by(who: str, hit: tuple[SeatId, ...]) -> None:
    after = played(down(game(strikes=(HIT_1,) * 4), P2), ability("play", clause("strike", n=1, who=who)))
    assert [seat for seat in (P1, P2, P3) if "hit-1" in wounds(after, seat)] == list(hit)


@pytest.mark.rule("FFY-RUL-47", "FFY-TURN-03", "FFY-TURN-04")
def test_of_five_two_defeated_in_a_row_are_passed_over_and_round_the_table() -> None:
    state = down(game(5, letter=2), P3, P4)
    state = replace(state, turn=replace(state.turn, seat=P2))
    events = happened(state, EndAction(P2))
    assert [event.seat for event in events if isinstance(event, TurnSkipped)] == [P3, P4]
    after = do(state, EndAction(P2))
    assert (after.active, after.turn.phase) == (P5, "episode")
    last = down(game(3, active=P3), P1)
    assert do(last, EndAction(P3)).active == P2
    alone = down(game(3, active=P3), P1, P2)
    assert do(alone, EndAction(P3)).active == P3


@pytest.mark.rule("FFY-TURN-03", "FFY-TURN-04", "FFY-INEV-11")
def test_a_skipped_turn_has_no_episode_card_and_counts_once_the_inevitable_card_is_there() -> None:
    state = put(down(game(3, episode=()), P2), "verse:1", enemy("x", 1))
    there = carried(state, state.inevitables, zones.COMBAT)
    events = happened(there, END)
    assert [event.seat for event in events if isinstance(event, TurnCounted)] == [P1, P2]
    assert designs(do(there, END), "verse:1") == ("x",)
    plain = happened(down(game(), P2), END)
    assert not [event for event in plain if isinstance(event, TurnCounted)]


@pytest.mark.rule("FFY-DIFF-15")
def test_a_preparation_turn_of_the_defeated_has_strikes_and_no_action_phase() -> None:
    state = put(down(game(4, unskipped=1, hulls=(HULL,) * 6), P2), zones.COMBAT, GUNSHIP)
    state = replace(state, prepared={P1: 1})
    after = do(state, END)
    assert (after.active, after.turn.phase, after.prepared) == (P3, "action", {P1: 1, P2: 1, P3: 1})
    assert hulls_on(after) == ("hull-2", "hull-2", "", ""), "one in the own turn, one in theirs"


@pytest.mark.rule("FFY-DIFF-15", "FFY-DEF-02", "FFY-DEF-03")
def test_enemies_know_at_whom_they_strike_in_vain() -> None:
    state = down(game(unskipped=1), P2)
    state = replace(state, turn=replace(state.turn, seat=P2))
    for one, idle in ((THUG, True), (GUNSHIP, False)):
        assert STRIKING.is_idle(state, one) is idle
        assert not STRIKING.is_idle(game(), one)
    assert STRIKING.is_idle(replace(game(), felled=(P1,)), THUG), "healed back in the same turn"
    assert [STRIKING.draws(state, seat) for seat in (P1, P2, P3, N1)] == [True, False, True, True]
    assert STRIKING.draws(replace(state, felled=(P2,)), P2), "asked, and then avoided"
