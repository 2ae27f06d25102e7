"""Defeat, and the way back into the game (FFY-DEF, FFY-STRIKE-06, 08)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.events import Shuffled
from companion.core.language.ids import SeatId
from companion.engine import zones as piles
from companion.engine.legendary.ending import Lost
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import EnemyStruck, StrikeDrawn
from companion.engine.legendary.verbs.strikes import Healed
from companion.games.firefly import zones
from companion.games.firefly.defeat import fall
from companion.games.firefly.life import LIFE
from companion.games.firefly.returning import healable
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    BROWNCOAT,
    GUNSHIP,
    HIT_1,
    HIT_3,
    HIT_8,
    JOB,
    MISS,
    N1,
    N2,
    P1,
    P2,
    P3,
    THUG,
    ability,
    answer,
    card,
    clause,
    copy_in,
    designs,
    do,
    drafted,
    enemy,
    find,
    game,
    happened,
    in_hand,
    in_phase,
    name,
    put,
    refused,
    top,
    with_numbers,
    worked_off,
)
from tests.games.firefly.wounds import END, counts, down, hulls_on, hurt, played, settled, wounds

HITS = ability("play", clause("strike", n=1))
EACH_HIT = clause("strike", n=1, who="each")


@pytest.mark.rule("FFY-STRIKE-06")
def test_damage_adds_up_while_the_strikes_lie_there() -> None:
    state = hurt(game(), P1, 3, 2)
    assert LIFE.damage(state, P1) == 5
    asked = played(state, ability("play", clause("heal", n=1)))
    assert LIFE.damage(answer(asked, "hit-3"), P1) == 2


@pytest.mark.rule("FFY-STRIKE-08")
@pytest.mark.parametrize(("damage", "lives"), [(7, True), (8, False), (9, False)])
def test_damage_up_to_the_health_defeats_at_any_moment(damage: int, lives: bool) -> None:
    for seat in (P1, P2, P3):
        state = hurt(game(players=3), seat, damage)
        assert (seat in settled(state).living) is lives


@pytest.mark.rule("FFY-DEF-01")
def test_defeat_ends_the_action_phase_and_the_strike_phase_follows() -> None:
    state = put(game(strikes=(HIT_8, HIT_1, HIT_1)), zones.COMBAT, GUNSHIP)
    state = replace(state, boards={**state.boards, "serenity": {}})
    waits = played(in_hand(state, card("other", "character")), HITS)
    assert (waits.turn.phase, P1 in waits.living) == ("strike", False), "Serenity's slots are asked"
    after = answer(waits, 4)
    assert (after.active, hulls_on(after)[0]) == (P2, "hull-2")


@pytest.mark.rule("FFY-DEF-01", "FFY-ACT-10")
def test_nothing_more_is_played_recruited_or_fought_by_the_defeated() -> None:
    state = settled(hurt(put(in_phase(game(), "strike"), zones.COMBAT, THUG), P1, 8))
    assert (state.active, P1 in state.living) == (P1, False)
    offered = state.table.zone(zones.BRIDGE[0])[0]
    for command in (Fight(P1, find(state, "thug")), Recruit(P1, offered), Scan(P1, zones.VERSE[0])):
        assert refused(state, command).rule == "FFY-TURN-02"


@pytest.mark.rule("FFY-DEF-02")
def test_the_rest_of_the_crew_strikes_is_avoided_with_their_texts() -> None:
    b = enemy("b", 1, ability("strike", clause("gain", recruit=1)))
    state = put(game(strikes=(HIT_8, HIT_1, HIT_1)), zones.COMBAT, b, enemy("a", 1))
    events = happened(state, END)
    struck = [name(state, event.slot) for event in events if isinstance(event, EnemyStruck)]
    assert struck == ["a", "b"]
    assert [event.seat for event in events if isinstance(event, StrikeDrawn)] == [P1]
    assert not any(getattr(event, "recruit", 0) for event in events), "b's text is avoided with its strike"


@pytest.mark.rule("FFY-DEF-03")
def test_ship_strikes_of_that_turn_are_still_drawn() -> None:
    ship = enemy("s", 1, marks=("ship",))
    state = put(game(strikes=(HIT_8, HIT_1)), zones.COMBAT, ship, enemy("b", 1), enemy("a", 1))
    after = do(state, END)
    assert (wounds(after), hulls_on(after)) == (("hit-8",), ("hull-2", "", "", ""))


@pytest.mark.rule("FFY-DEF-04")
def test_the_avatar_is_turned_face_down_and_its_strikes_stay() -> None:
    state = put(hurt(game(strikes=(HIT_3, MISS)), P1, 3, 2), zones.COMBAT, THUG)
    after = do(state, END)
    avatar = LIFE.avatar(after, P1)
    assert avatar is not None and not after.table.slots[avatar].face_up
    assert sorted(wounds(after)) == ["hit-2", "hit-3", "hit-3"]


@pytest.mark.rule("FFY-DEF-05")
def test_all_own_cards_are_shuffled_into_the_deck_and_none_is_drawn() -> None:
    state = put(laid(game(strikes=(HIT_8, MISS))), zones.COMBAT, THUG)
    assert counts(state) == {"deck": 8, "hand": 2, "played": 3, "discard": 5}
    after = do(state, END)
    assert counts(after) == {"deck": 18, "hand": 0, "played": 0, "discard": 0}
    assert Shuffled(zones.of(P1, "deck")) in happened(state, END)


def laid(state: FireflyState) -> FireflyState:
    """With eight cards in the first player's deck, two in the hand, three played and five discarded."""
    hand = state.table.zone(zones.of(P1, "hand"))
    table = piles.move(state.table, hand[2:3], zones.of(P1, "deck"))
    state = replace(state, table=piles.move(table, hand[3:], zones.BOX))
    for part, n in (("played", 3), ("discard", 5)):
        state = put(state, zones.of(P1, part), *(card(f"{part}-{one}", "character") for one in range(n)))
    return state


@pytest.mark.rule("FFY-DEF-06", "FFY-TURN-04")
def test_turns_of_the_defeated_are_skipped_and_no_strikes_drawn() -> None:
    state = down(game(strikes=(HIT_1,) * 4), P2)
    after = do(state, END)
    assert (after.active, after.turn.number) == (P3, 2)
    hit = played(state, ability("play", EACH_HIT))
    assert [wounds(hit, seat) for seat in (P1, P2, P3)] == [("hit-1",), ("hit-8",), ("hit-1",)]


@pytest.mark.rule("FFY-DEF-06")
def test_all_effects_pass_the_defeated_by() -> None:
    state = down(game(), P2)
    gifts = played(state, ability("play", clause("flaw", who="each"), clause("draw", n=1, who="each")))
    piles_of = [len(gifts.table.zone(zones.of(seat, "discard"))) for seat in (P1, P2, P3)]
    assert piles_of == [1, 0, 1]
    assert counts(gifts, P2)["hand"] == 0


@pytest.mark.rule("FFY-DEF-06", "FFY-KEY-09")
def test_the_defeated_neither_lend_nor_play() -> None:
    state = in_hand(down(game(), P2), BROWNCOAT, seat=P2)
    copy = copy_in(state, P2, "browncoat")
    assert refused(state, Lend(P2, copy)).rule == "FFY-DEF-06"
    assert refused(state, Play(P2, copy)).rule == "FFY-TURN-05"


@pytest.mark.rule("FFY-DEF-07")
def test_the_defeated_have_no_rank() -> None:
    hits = ability("play", clause("main", who="highest", do=[{"verb": "strike", "n": 1}]))
    state = down(game(strikes=(HIT_1,) * 3, active=P2), P1)
    after = played(state, hits, seat=P2)
    assert [wounds(after, seat) for seat in (P1, P2, P3)] == [("hit-8",), ("hit-1",), ()]
    assert P1 not in after.main


@pytest.mark.rule("FFY-DEF-08", "FFY-DEF-09")
def test_a_heal_can_choose_the_defeated_and_any_strike_of_theirs() -> None:
    state = hurt(hurt(hurt(game(), P2, 3, 2), P3, 1), N1, 0)
    state = hurt(state, P2, 4)
    state = replace(settled(state), felled=())
    asked = played(state, ability("play", clause("heal", n=1, who="any")))
    assert asked.ask is not None and asked.ask.seat == P1
    keys = [option.key for option in asked.ask.options]  # type: ignore[union-attr]
    assert keys == [P2, P3, N1], "players first; whoever has a strike"
    which = answer(asked, P2)
    assert which.ask is not None and which.ask.seat == P1, "whose effect it is picks the strike too"
    after = answer(which, "hit-2")
    assert (sorted(wounds(after, P2)), designs(after, zones.STRUCK)) == (["hit-3", "hit-4"], ("hit-2",))


@pytest.mark.rule("FFY-DEF-10")
def test_healing_below_the_health_brings_a_player_back_at_once() -> None:
    state = hurt(game(), P2, 3, 3)
    state = replace(settled(hurt(state, P2, 2)), felled=())
    assert P2 not in state.living
    after = answer(played(state, ability("play", clause("heal", n=1, who="any"))), "hit-2")
    assert (P2 in after.living, LIFE.damage(after, P2)) == (True, 6)


@pytest.mark.rule("FFY-DEF-10")
def test_one_who_is_hurt_beyond_the_health_stays_down_until_enough_is_healed() -> None:
    state = hurt(game(), P2, 3, 3, 3)
    state = replace(settled(hurt(state, P2, 1)), felled=())
    heal = ability("play", clause("heal", n=1, who="any"))
    still = answer(played(state, heal), "hit-1")
    assert (P2 in still.living, LIFE.damage(still, P2)) == (False, 9)
    back = played(still, heal)
    assert (P2 in back.living, LIFE.damage(back, P2)) == (True, 6)


@pytest.mark.rule("FFY-DEF-10")
def test_a_heal_of_the_board_brings_back_as_well() -> None:
    job = card(
        "job", "side-job",
        ability("mission", clause("complete"), when=(clause("at-least", count="players", n=1),)),
        ability("success", clause("heal", n=1, who="each")),
    )  # fmt: skip
    after = settled(put(down(game(), P2), zones.COMBAT, job))
    assert (P2 in after.living, wounds(after, P2)) == (True, ())


@pytest.mark.rule("FFY-DEF-11")
def test_whoever_is_back_draws_six_and_takes_the_next_turn() -> None:
    state = down(game(), P2)
    before = counts(state, P2)
    after = played(state, ability("play", clause("heal", n=1, who="any")))
    avatar = LIFE.avatar(after, P2)
    assert avatar is not None and after.table.slots[avatar].face_up
    assert (before["deck"], counts(after, P2)["hand"], counts(after, P2)["deck"]) == (13, 6, 7)
    assert do(after, END).active == P2


@pytest.mark.rule("FFY-DEF-12")
def test_being_defeated_costs_nothing_else() -> None:
    state = game(strikes=(HIT_8, MISS))
    after = do(put(state, zones.COMBAT, THUG), END)
    left = [slot for slot, held in state.table.slots.items() if held.zone in (zones.BOX, zones.REMOVED)]
    gone = [slot for slot, held in after.table.slots.items() if held.zone in (zones.BOX, zones.REMOVED)]
    assert left == gone
    assert counts(after)["deck"] == 13


@pytest.mark.rule("FFY-DEF-13", "FFY-WIN-03")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_game_is_lost_the_moment_no_player_is_left(players: int) -> None:
    seats = (P1, P2, P3)[:players]
    state = game(players=players, strikes=(HIT_8, HIT_1, HIT_1))
    for seat in seats[1:]:
        state = down(state, seat)
    assert state.outcome == ""
    events = happened(put(state, zones.COMBAT, THUG, JOB), END)
    assert Lost("defeated") in events
    assert do(put(state, zones.COMBAT, THUG), END).outcome == "lost", "whoever has no player does not count"


@pytest.mark.rule("FFY-DEF-13")
def test_players_may_fall_one_after_the_other() -> None:
    state = down(game(players=2, active=P2), P1)
    healed = played(state, ability("play", clause("heal", n=1, who="any")), seat=P2)
    assert healed.living == (P1, P2)
    after = settled(hurt(healed, P2, 8))
    assert (after.living, after.outcome) == ((P1,), "")


@pytest.mark.rule("FFY-DEF-14")
def test_one_who_is_not_at_turn_falls_without_ending_anybodys_phase() -> None:
    state = hurt(game(strikes=(HIT_1,) * 3), P2, 7)
    after = played(state, ability("play", clause("strike", n=1, who="others"), clause("gain", recruit=2)))
    assert (after.active, after.turn.phase, after.numbers["recruit"]) == (P1, "action", 2)
    assert (P2 in after.living, counts(after, P2)) == (
        False,
        {"deck": 13, "hand": 0, "played": 0, "discard": 0},
    )


@pytest.mark.rule("FFY-DEF-08", "FFY-RUL-40")
@pytest.mark.parametrize(
    ("who", "healed"),
    [("each", (P2, P3, P1, N1)), ("others", (P3, P1, N1)), ("next", (P3,)), ("you", (P2,))],
)
def test_heals_reach_main_characters_the_defeated_too_the_active_player_first(
    who: str, healed: tuple[SeatId, ...]
) -> None:
    state = hurt(hurt(hurt(game(active=P2), P1, 8), P2, 1), P3, 1)
    state = replace(settled(hurt(state, N1, 2)), felled=())
    assert (state.living, healable(state)) == ((P2, P3), (P2, P3, P1, N1, N2))
    text = card("text", "character", ability("play", clause("heal", n=1, who=who)))
    state = in_hand(state, text, seat=P2)
    events = happened(state, Play(P2, copy_in(state, P2, "text")))
    assert tuple(event.seat for event in events if isinstance(event, Healed)) == healed


@pytest.mark.rule("FFY-DEF-08")
def test_where_nobody_has_a_turn_heals_begin_with_the_first_seat() -> None:
    state = replace(game(active=P3), turn=replace(game().turn, seat=SeatId("nobody")))
    assert healable(state) == (P1, P2, P3, N1, N2)


@pytest.mark.rule("FFY-DEF-03")
def test_a_text_that_fells_its_player_still_draws_its_ship_strikes() -> None:
    does = ability("play", clause("strike", n=1), clause("ship-strike", n=2))
    after = played(game(strikes=(HIT_8, MISS)), does)
    assert (P1 in after.living, hulls_on(after)) == (False, ("hull-2", "hull-2", "", ""))


@pytest.mark.rule("FFY-DEF-02")
def test_who_fell_draws_no_crew_strike_of_a_text_in_that_turn_either() -> None:
    boss = enemy("boss", 1, ability("strike", EACH_HIT), marks=("ship",))
    after = do(put(game(strikes=(HIT_8, *(HIT_1,) * 5)), zones.COMBAT, boss, enemy("a", 1)), END)
    assert [wounds(after, seat) for seat in (P1, P2, P3)] == [("hit-8",), ("hit-1",), ("hit-1",)]
    assert after.felled == (), "that is over with the turn"


@pytest.mark.rule("FFY-DEF-02", "FFY-STRIKE-14", "FFY-SOLO-02")
def test_what_is_of_one_turn_is_forgotten_with_it() -> None:
    state = replace(
        game(), felled=(P2,), wards={P1: ("any",)}, cancels={P1: ("any",)}, ranging=True, traded=True,
        fresh=True, late=(top(game(), zones.CREW),), reacted=(top(game(), zones.CREW),),
    )  # fmt: skip
    state = with_numbers(state, turn__defeated=2, credits=1)
    after = do(replace(state, down=()), END)
    assert (after.felled, after.wards, after.cancels, after.late, after.reacted) == ((), {}, {}, (), ())
    assert (after.ranging, after.traded, after.fresh) == (False, False, False)
    assert ("turn:defeated" in after.numbers, after.numbers["credits"]) == (False, 1)


@pytest.mark.rule("FFY-DEF-04", "FFY-DEF-05")
def test_a_player_of_whom_no_avatar_lies_there_falls_as_well() -> None:
    draft = drafted(piles_off(game(), P2))
    fall(draft, P2)
    after = draft.state
    assert (P2 in after.living, after.down, counts(after, P2)["deck"]) == (False, (P2,), 13)
    gone = drafted(game())
    fall(gone, P2, left=True)
    after = worked_off(gone)
    assert (after.down, P2 in after.living, counts(after, P2)["deck"]) == ((), False, 13)


def piles_off(state: FireflyState, seat: SeatId) -> FireflyState:
    """With somebody's Avatar in the box."""
    return replace(
        state, table=piles.move(state.table, state.table.zone(zones.of(seat, "avatar")), zones.BOX)
    )
