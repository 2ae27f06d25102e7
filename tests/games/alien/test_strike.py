"""The Strike Phase and every strike card that is drawn (ALN-STRIKE)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Figure
from companion.core.language.asks import Choice, Identity, Number
from companion.core.language.cards import UNKNOWN
from companion.core.language.commands import Answer
from companion.core.language.ids import TABLE, SeatId, SlotId
from companion.engine import zones as piles
from companion.engine.legendary.course import EndAction, TurnBegan
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import (
    EnemyStruck,
    ForgotStrike,
    Healed,
    StrikeDrawn,
    StrikeMissed,
    StrikeTaken,
)
from companion.games.alien import strikes, zones
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.fighting import CardKilled
from companion.games.alien.hive import HiveCardPlaced
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from tests.games.alien.box import (
    BRUTE,
    DOUBLE,
    DRONE,
    FACEHUGGER,
    HIT_1,
    HIT_2,
    HIT_3,
    HIT_10,
    MATE,
    MILD,
    MISS,
    P1,
    P2,
    QUEEN,
    TRIPLE,
    Card,
    ability,
    answer,
    card,
    carrying,
    clause,
    dead,
    designs,
    do,
    drafted,
    enemy,
    find,
    game,
    happened,
    hide,
    hug,
    in_phase,
    meant,
    put,
    refused,
    strike,
    top,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import evolve

END = EndAction(P1)
GRIM = enemy("grim", 2, ability("strike", clause("hive", n=1)))


def struck(*combat: Card, strikes: tuple[Card, ...] = (MISS,) * 12, players: int = 3) -> AlienState:
    """The first player's Action Phase with these cards in the Combat Zone, left to right."""
    return put(game(players, strikes=strikes), "combat", *combat)


def kinds(state: AlienState) -> list[type]:
    """The types of what happens when the Action Phase ends."""
    return [type(event) for event in happened(state, END)]


@pytest.mark.rule("ALN-STRIKE-01")
def test_enemies_strike_from_right_to_left() -> None:
    state = struck(DRONE, BRUTE, QUEEN)
    order = [event.slot for event in happened(state, END) if isinstance(event, EnemyStruck)]
    assert order == [find(state, name, "combat") for name in ("queen", "brute", "drone")]


@pytest.mark.rule("ALN-STRIKE-02")
def test_only_the_active_player_is_struck() -> None:
    state = struck(DRONE, BRUTE, strikes=(HIT_1,) * 3)
    state = do(state, END)
    damages = [len(state.table.zone(zones.of(player.seat, "damage"))) for player in state.players]
    assert damages == [2, 0, 0]


@pytest.mark.rule("ALN-STRIKE-03")
def test_each_strike_draws_one_card_and_resolves_it_before_the_next() -> None:
    events = happened(struck(DRONE, DRONE, DRONE, strikes=(HIT_1, HIT_1, HIT_1, MISS)), END)
    seen = [type(one) for one in events if isinstance(one, EnemyStruck | StrikeDrawn | StrikeTaken)]
    assert seen == [EnemyStruck, StrikeDrawn, StrikeTaken] * 3


@pytest.mark.rule("ALN-STRIKE-04")
def test_double_and_triple_strikes_draw_two_and_three_cards() -> None:
    events = happened(struck(TRIPLE, DOUBLE, DRONE), END)
    drawn, counts = 0, []
    for event in events:
        if isinstance(event, EnemyStruck):
            counts.append(0)
        elif isinstance(event, StrikeDrawn):
            counts[-1] += 1
            drawn += 1
    assert (drawn, counts) == (6, [1, 2, 3])


def shown_and_warned(state: AlienState) -> tuple[int | None, int, tuple[Figure, ...]]:
    """What the Combat Zone says is coming, what the end of the turn warns of, and what each enemy brings."""
    view = room().view(state, TABLE)
    zone = next(place for strip in view.strips for place in strip.places if place.id == zones.COMBAT)
    end = next(offer for offer in (view.big, *view.offers) if offer is not None and offer.id == "end")
    each = tuple(figure for tile in zone.tiles for figure in tile.figures if figure.shape == "harm")
    warned = end.sub.args["strikes"] if end.sub is not None else 0
    return (zone.figures[0].value if zone.figures else None), int(str(warned)), each


@pytest.mark.rule("ALN-STRIKE-01", "ALN-STRIKE-04", "ALN-STRIKE-05")
def test_the_board_and_the_end_of_the_turn_tell_the_strikes_that_are_then_drawn() -> None:
    state = struck(TRIPLE, MILD, DOUBLE, DRONE)
    coming, warned, each = shown_and_warned(state)
    drawn = sum(isinstance(event, StrikeDrawn) for event in happened(state, END))
    assert coming == warned == drawn == sum(one.value or 0 for one in each) == 6
    assert each[1] == Figure("harm", 0, filled=False), "what does not strike shows a nought"
    calm = replace(state, calmed=(find(state, "drone", "combat"),))
    assert shown_and_warned(calm)[:2] == (5, 5)


@pytest.mark.rule("ALN-STRIKE-13")
def test_nothing_is_coming_for_whom_no_enemy_strikes() -> None:
    state = carrying(struck(DRONE, BRUTE), P1)
    assert shown_and_warned(state)[:2] == (0, 0)
    assert shown_and_warned(struck())[0] is None, "an empty zone says nothing"


@pytest.mark.rule("ALN-STRIKE-05")
def test_an_enemy_that_does_not_strike_is_skipped() -> None:
    state = struck(DRONE, MILD, DRONE)
    order = [event.slot for event in happened(state, END) if isinstance(event, EnemyStruck)]
    assert len(order) == 2 and find(state, "mild") not in order


@pytest.mark.rule("ALN-STRIKE-05", "ALN-STRIKE-01")
def test_who_turns_out_not_to_strike_is_passed_over() -> None:
    state = hide(struck(DRONE), "combat", MILD, BRUTE)
    left, right = (SlotId(slot) for slot in state.table.zone("combat")[1:])
    state = replace(state, table=piles.turn(piles.turn(state.table, left, True), right, True))
    asked = do(state, END)
    assert isinstance(asked.ask, Identity) and asked.ask.slot == right
    again = answer(asked, "mild")
    assert isinstance(again.ask, Identity) and again.ask.slot == left and again.struck == ()
    said = happened(again, Answer(again.ask.id, meant(again, "brute")))
    order = [event.slot for event in said if isinstance(event, EnemyStruck)]
    assert order == [left, find(asked, "drone", "combat")]
    odd = do(struck(DRONE, card("odd", UNKNOWN)), END)
    assert isinstance(odd.ask, Choice) and odd.ask.field == "kind"
    told = happened(odd, Answer(odd.ask.id, "character"))
    assert [one.slot for one in told if isinstance(one, EnemyStruck)] == [find(odd, "drone", "combat")], (
        "told to be nobody who strikes"
    )


@pytest.mark.rule("ALN-STRIKE-06")
def test_a_strike_ability_is_carried_out_besides_the_card() -> None:
    seen = kinds(struck(GRIM))
    assert seen.index(StrikeDrawn) < seen.index(HiveCardPlaced) < seen.index(TurnBegan)


@pytest.mark.rule("ALN-RULING-28")
def test_a_strike_ability_happens_once_after_all_cards_of_a_double_strike() -> None:
    both = enemy("both", 2, ability("strike", clause("hive", n=1)), marks=("double-strike",))
    seen = [kind for kind in kinds(struck(both)) if kind in (StrikeDrawn, HiveCardPlaced)]
    assert seen == [StrikeDrawn, StrikeDrawn, HiveCardPlaced]


@pytest.mark.rule("ALN-STRIKE-07")
def test_only_enemies_of_the_combat_zone_strike() -> None:
    state = put(put(game(), "room:5", BRUTE), "operations", BRUTE)
    state = put(hug(state, P1, 2), "combat", MATE)
    assert EnemyStruck not in kinds(state)


@pytest.mark.rule("ALN-STRIKE-08")
def test_a_strike_with_damage_stays_beside_the_avatar() -> None:
    state = do(struck(DRONE, strikes=(HIT_2, MISS)), END)
    assert designs(state, "damage:p1") == ("hit-2",)
    assert state.table.slots[top(state, "damage:p1")].face_up


@pytest.mark.rule("ALN-STRIKE-09")
def test_the_text_of_a_strike_card_is_carried_out_when_it_is_drawn() -> None:
    text = strike(1, ability("strike", clause("hive", n=1)), design="alarm")
    seen = kinds(struck(DRONE, strikes=(text, MISS)))
    assert seen.index(StrikeTaken) < seen.index(HiveCardPlaced)


@pytest.mark.rule("ALN-STRIKE-10", "ALN-RULING-09")
def test_a_miss_has_no_effect_and_is_discarded() -> None:
    state = do(struck(DRONE), END)
    assert designs(state, "damage:p1") == () and designs(state, "strikes-discard") == ("miss",)


@pytest.mark.rule("ALN-RULING-09")
def test_a_strike_with_text_only_is_discarded_after_its_text() -> None:
    text = strike(0, ability("strike", clause("hive", n=1)), design="alarm")
    seen = kinds(struck(DRONE, strikes=(text, MISS)))
    assert seen.index(HiveCardPlaced) < seen.index(StrikeMissed)


@pytest.mark.rule("ALN-STRIKE-11")
def test_strikes_from_effects_are_resolved_in_the_same_way_at_any_time() -> None:
    draft = drafted(struck(strikes=(HIT_1, MISS, HIT_10, MISS)))
    strikes.draw(draft, P2, 3)
    state = worked_off(draft)
    assert state.living == (P1, "p3") and state.turn.phase == "action"
    assert [type(one) for one in draft.events if isinstance(one, StrikeDrawn | PlayerDied)] == [
        StrikeDrawn, StrikeDrawn, StrikeDrawn, PlayerDied,
    ]  # fmt: skip


@pytest.mark.rule("ALN-STRIKE-12")
def test_a_healed_strike_goes_to_the_discarded_strikes() -> None:
    state = put(game(), "damage:p1", HIT_2)
    state = evolve(state, Healed(top(state, "damage:p1"), P1))
    assert designs(state, "strikes-discard") == ("hit-2",) and not state.table.zone("damage:p1")


@pytest.mark.rule("ALN-STRIKE-13", "ALN-FACE-12")
def test_a_carrier_is_not_struck_by_enemies() -> None:
    seen = kinds(carrying(struck(GRIM, DRONE), P1))
    assert EnemyStruck not in seen and StrikeDrawn not in seen and HiveCardPlaced not in seen


@pytest.mark.rule("ALN-RULING-24")
def test_a_carrier_still_draws_strikes_from_everything_else() -> None:
    draft = drafted(carrying(struck(strikes=(HIT_1, MISS)), P1))
    strikes.draw(draft, P1)
    assert designs(worked_off(draft), "damage:p1") == ("hit-1",)


@pytest.mark.rule("ALN-RULING-23")
def test_when_the_last_chestburster_is_gone_enemies_strike_again() -> None:
    state = carrying(struck(DRONE), P1)
    state = evolve(state, CardKilled(find(state, "chestburster", "discard:p1"), zones.HATCHERY))
    assert EnemyStruck in kinds(state)


@pytest.mark.rule("ALN-STRIKE-14")
def test_death_is_checked_after_every_drawn_strike() -> None:
    seen = [kind for kind in kinds(struck(DRONE, DRONE, DRONE, strikes=(HIT_3, HIT_10, HIT_1)))
            if kind in (StrikeTaken, PlayerDied)]  # fmt: skip
    assert seen == [StrikeTaken, StrikeTaken, PlayerDied]


@pytest.mark.rule("ALN-STATE-15")
def test_the_text_of_a_deadly_strike_comes_before_the_death() -> None:
    last = strike(10, ability("strike", clause("hive", n=1)), design="last")
    seen = kinds(struck(DRONE, strikes=(last, MISS)))
    assert seen.index(HiveCardPlaced) < seen.index(PlayerDied)


@pytest.mark.rule("ALN-STRIKE-15")
@pytest.mark.parametrize("rule", ["ALN-TURN-05"])
def test_the_strike_phase_has_no_actions(rule: str) -> None:
    state = with_numbers(in_phase(put(game(), "combat", DRONE), "strike"), attack=9, recruit=9)
    state = put(state, "room:1", DRONE, face_up=False)
    for command in (
        Recruit(P1, top(state, "hq:1")),
        RecruitSergeant(P1),
        Scan(P1, zones.ROOMS[0]),
        Fight(P1, top(state, "combat")),
    ):
        assert (refused(state, command).rule, refused(state, command).kind) == (rule, "timing")


@pytest.mark.rule("ALN-RULING-29")
def test_an_enemy_that_comes_in_the_strike_phase_strikes_when_its_turn_comes() -> None:
    state = put(struck(GRIM), "room:5", BRUTE)
    for place in zones.ROOMS[:4]:
        state = put(state, place, DRONE)
    order = [event.slot for event in happened(state, END) if isinstance(event, EnemyStruck)]
    assert order == [find(state, "grim"), find(state, "brute")]


@pytest.mark.rule("ALN-RULING-27")
def test_a_final_enemy_strikes_before_the_third_objective_too() -> None:
    assert kinds(struck(QUEEN)).count(EnemyStruck) == 1


@pytest.mark.rule("ALN-RULING-31")
def test_with_no_strike_card_anywhere_none_is_drawn() -> None:
    state = struck(DRONE, strikes=())
    assert StrikeDrawn not in kinds(state) and do(state, END).turn.seat == P2


def test_a_face_down_strike_deck_asks_which_card_was_drawn() -> None:
    state = put(game(strikes=(), custody={"strikes": "face"}), "combat", DRONE)
    state = do(hide(state, "strikes", HIT_2, MISS, MISS), END)
    assert state.ask is not None and state.turn.phase == "strike"
    state = answer(state, "hit-2", "camera")
    assert designs(state, "damage:p1") == ("hit-2",) and state.turn.seat == P2


@pytest.mark.rule("ALN-STRIKE-08", "ALN-STRIKE-10")
def test_an_unknown_health_is_asked_with_the_first_damage() -> None:
    state = put(game(health=None, strikes=(HIT_2, HIT_1, MISS)), "combat", DRONE, DRONE)
    state = do(state, END)
    assert isinstance(state.ask, Number) and state.ask.field == "health"
    state = answer(state, 3)
    assert state.living == (P2, "p3")
    missed = do(put(game(health=None), "combat", DRONE), END)
    assert missed.ask is None and missed.turn.seat == P2, "a miss asks for nothing"


def test_facehuggers_never_strike() -> None:
    assert strikes.strikes_of(FACEHUGGER) == 0 and strikes.strikes_of(MATE) == 0


@pytest.mark.rule("ALN-STRIKE-11")
@pytest.mark.parametrize("phase", ["hive", "action"])
def test_a_forgotten_strike_is_drawn_late_by_any_living_player(phase: str) -> None:
    state = do(in_phase(struck(strikes=(HIT_2, MISS)), phase), ForgotStrike(P2))
    assert designs(state, "damage:p2") == ("hit-2",) and (state.turn.seat, state.turn.phase) == (P1, phase)


@pytest.mark.rule("ALN-DEATH-05")
@pytest.mark.parametrize("seat", [P2, SeatId("p9")], ids=["dead", "nobody"])
def test_the_dead_and_strangers_forgot_nothing(seat: SeatId) -> None:
    no = refused(dead(game(), P2), ForgotStrike(seat))
    assert (no.rule, no.kind) == ("ALN-DEATH-05", "impossible")
