"""Strikes, Health and what a fall leaves owed, by the words of all games of the family."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.cards import Card
from companion.core.language.ids import DesignId, SeatId, SlotId, ZoneId
from companion.core.language.states import Turn
from companion.engine import ledger, turns
from companion.engine.assembly import Assembly
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.cutting import CutShort
from companion.engine.legendary.life import Life
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.strikes import (
    DrawStrike,
    EnemiesStrike,
    ForgotStrike,
    StrikeMissed,
    StrikeTaken,
    StrikeTurned,
    Striking,
)
from companion.engine.work import Course, Own
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, B, done, drafted, family, kinds, refused, whole

S = LegendaryState
DECK, GONE, ROW = ZoneId("strikes"), ZoneId("gone"), ZoneId("row")
SAID: list[str] = []


class ShipStrike(Work, frozen=True):
    """The ship takes a strike."""

    slot: SlotId


class Mine(Own, frozen=True):
    """Something for one person alone."""


class Others(Work, frozen=True):
    """Something for somebody, begun already."""


class Next(Course, frozen=True):
    """The next phase of the turn."""


class Last(Work, frozen=True):
    """What comes when a turn is cut short."""


def card(design: str, kind: str = "enemy", damage: int = 0, times: int = 1, health: int = 0) -> Card:
    numbers = {"damage": damage, "times": times, "health": health}
    return Card(DesignId(design), kind, {"en": design}, numbers=numbers)


def guard(draft: Draft[S], seat: SeatId) -> None:
    turns.need_turn(draft, seat, "TOY-01")


def name(state: S, slot: SlotId) -> str:
    one = state.table.card(slot)
    return str(one.design) if one is not None else "?"


PLAIN: Striking[S] = Striking(
    deck=DECK, discard=GONE, kinds=("enemy",), life=Life(), guard=guard,
    order=lambda state: reversed(state.table.zone(ROW)), count=lambda one: one.numbers["times"],
    text=lambda draft, seat, slot: SAID.append(f"{name(draft.state, slot)} to {seat}"),
)  # fmt: skip


def game(striking: Striking[S]) -> Assembly[S]:
    SAID.clear()
    ship: Feature[S] = Feature(name="ship", work={ShipStrike: lambda draft, work: SAID.append("ship")})
    return whole(joined("strikes", striking.feature(), ship))


def table(*enemies: Card, strikes: tuple[Card, ...] = (), health: int = 9) -> S:
    state = lay(lay(family(), ROW, *enemies), DECK, *strikes, face_up=False)
    for seat in (A, B):
        state = lay(state, f"avatar:{seat}", card(f"hero-{seat}", "avatar", health=health))
    return state


def worked(striking: Striking[S], state: S, *work: Work) -> Draft[S]:
    whole_game = game(striking)
    draft = drafted(whole_game, state)
    draft.later(*work)
    whole_game.kernel.run(draft)
    return draft


HITS = tuple(card(f"hit-{n}", "strike", damage=1) for n in range(4))
BRUTE, TWICE = card("brute"), card("twice", times=2)


@pytest.mark.rule("ALN-STRIKE-01", "ALN-STRIKE-02", "ALN-STRIKE-03", "ALN-STRIKE-06")
def test_each_enemy_strikes_once_in_the_order_of_the_game_and_says_its_text_after_the_card() -> None:
    draft = worked(PLAIN, table(BRUTE, card("old"), strikes=HITS), EnemiesStrike())
    assert SAID == ["hit-0 to a", "old to a", "hit-1 to a", "brute to a"]
    assert PLAIN.life.damage(draft.state, A) == 2 and PLAIN.life.damage(draft.state, B) == 0


@pytest.mark.rule("ALN-STRIKE-04", "ALN-RULING-28")
def test_a_double_strike_is_one_strike_with_two_cards_and_one_text() -> None:
    """ALN-STRIKE-04, ALN-RULING-28."""
    worked(PLAIN, table(TWICE, strikes=HITS), EnemiesStrike())
    assert SAID == ["hit-0 to a", "hit-1 to a", "twice to a"]


@pytest.mark.rule("FFY-KEY-18")
def test_or_it_is_two_strikes_each_with_its_text() -> None:
    """FFY-KEY-18."""
    worked(replace(PLAIN, each=True), table(TWICE, strikes=HITS), EnemiesStrike())
    assert SAID == ["hit-0 to a", "twice to a", "hit-1 to a", "twice to a"]


def test_what_the_whole_glass_tells_names_who_strikes_and_who_comes_next() -> None:
    state = replace(table(BRUTE, TWICE, strikes=HITS), turn=Turn(1, A, "strike"))
    draft = worked(PLAIN, state, EnemiesStrike())
    told = {
        (type(event), event.slot): PLAIN.at_large(event, after)
        for event, after in zip(draft.events, draft.decided().states, strict=True)
        if isinstance(event, StrikeTaken)
    }
    names = [[one.title for one in large.strikers] for large in told.values()]
    assert [[one.args["en"] for one in row] for row in names] == [["twice", "brute"]] * 2 + [["brute"]]
    assert [large.strikers[0].strikes for large in told.values()] == [2, 2, 1]
    drawn = drafted(game(PLAIN), replace(state, turn=Turn(1, A, "action")))
    drawn.later(DrawStrike(seat=A))
    game(PLAIN).kernel.run(drawn)
    taken = next(event for event in drawn.events if isinstance(event, StrikeTaken))
    assert PLAIN.at_large(taken, drawn.state).strikers == (), "drawn for another reason nobody strikes"


def once() -> Callable[[Draft[S], DrawStrike, SeatId], bool]:
    avoided: list[bool] = []

    def avoids(draft: Draft[S], work: DrawStrike, seat: SeatId) -> bool:
        avoided.append(True)
        return len(avoided) == 1

    return avoids


@pytest.mark.rule("ALN-STRIKE-16", "FFY-STRIKE-13")
def test_an_avoided_strike_is_not_drawn_and_where_the_text_comes_with_it_that_is_avoided_too() -> None:
    """ALN keeps the text, FFY-STRIKE-13 skips it."""
    worked(replace(PLAIN, avoids=once()), table(BRUTE, strikes=HITS), EnemiesStrike())
    assert SAID == ["brute to a"]
    worked(replace(PLAIN, each=True, avoids=once()), table(TWICE, strikes=HITS), EnemiesStrike())
    assert SAID == ["hit-0 to a", "twice to a"]


@pytest.mark.rule("FFY-STRIKE-16")
def test_a_strike_that_is_cancelled_does_nothing_but_the_enemy_says_its_text() -> None:
    """FFY-STRIKE-16, FFY-RUL-31: the card was drawn, so the enemy's text follows."""

    def cancels(draft: Draft[S], work: StrikeTurned, seat: SeatId) -> bool:
        draft.emit(StrikeMissed(work.slot, seat))
        return True

    draft = worked(replace(PLAIN, each=True, cancels=cancels), table(BRUTE, strikes=HITS), EnemiesStrike())
    assert SAID == ["brute to a"] and PLAIN.life.damage(draft.state, A) == 0
    assert len(draft.state.table.zone(GONE)) == 1


@pytest.mark.rule("FFY-STRIKE-09")
def test_a_strike_may_hit_no_person() -> None:
    """FFY-STRIKE-09: a Ship enemy draws for the ship."""
    at_ship = replace(PLAIN, elsewhere=lambda one, slot, seat: (ShipStrike(slot=slot),))
    draft = worked(at_ship, table(BRUTE, strikes=HITS), EnemiesStrike())
    assert SAID == ["ship"] and kinds(draft.events) == ["EnemyStruck"]


@pytest.mark.rule("ALN-STRIKE-13")
def test_somebody_may_be_spared_or_heed_no_text() -> None:
    spared = replace(PLAIN, is_spared=lambda state, seat: seat == A)
    assert worked(spared, table(BRUTE, strikes=HITS), EnemiesStrike()).events == []
    worked(replace(PLAIN, heeds=lambda state, seat: False), table(strikes=HITS), DrawStrike(seat=B))
    assert SAID == []


@pytest.mark.rule("ALN-STRIKE-10", "ALN-RULING-09")
def test_a_card_without_damage_is_put_away_after_its_text() -> None:
    draft = worked(PLAIN, table(strikes=(card("miss", "strike"), *HITS)), DrawStrike(seat=B))
    assert kinds(draft.events) == ["StrikeDrawn", "StrikeMissed"] and SAID == ["miss to b"]


@pytest.mark.rule("ALN-EMPTY-07")
def test_the_deck_is_made_anew_the_moment_it_is_empty() -> None:
    state = lay(table(strikes=HITS[:1]), GONE, *HITS[1:3])
    draft = worked(PLAIN, state, DrawStrike(seat=A))
    assert "StrikesReshuffled" in kinds(draft.events)
    assert len(draft.state.table.zone(DECK)) == 2 and not draft.state.table.zone(GONE)


@pytest.mark.rule("ALN-RULING-31")
def test_with_nothing_to_draw_nothing_happens() -> None:
    assert worked(PLAIN, table(), DrawStrike(seat=A)).events == []


@pytest.mark.rule("ALN-STRIKE-11")
def test_a_forgotten_strike_is_drawn_now_by_whom_the_game_lets() -> None:
    state, whole_game = table(strikes=HITS), game(PLAIN)
    assert PLAIN.life.damage(done(whole_game, state, ForgotStrike(A)), A) == 1
    assert refused(whole_game, state, ForgotStrike(B)).rule == "TOY-01"
    assert ForgotStrike(A) in [offer.command for offer in whole_game.forgotten(state)]


@pytest.mark.rule("ALN-DEATH-01")
def test_damage_that_reaches_the_health_is_too_much_the_active_player_first() -> None:
    state = table(health=2)
    for seat in (A, B):
        state = lay(state, f"damage:{seat}", *HITS[:2])
    life: Life[S] = Life()
    assert life.doomed(state) == (A, B)
    assert life.doomed(replace(state, turn=replace(state.turn, seat=B))) == (B, A)


@pytest.mark.rule("ALN-STRIKE-07", "ALN-STRIKE-08")
def test_only_damage_that_is_told_counts() -> None:
    """A strike of text alone and one that nobody has named yet lie beside the Avatar and do no damage."""
    text = Card(DesignId("text"), "strike", {"en": "text"})
    state = lay(table(health=2), f"damage:{A}", HITS[0], text, HITS[1])
    last = state.table.zone(ZoneId(f"damage:{A}"))[-1:]
    life, blind = Life[S](), replace(state, table=ledger.forget(state.table, last))
    assert (life.damage(state, A), life.damage(blind, A), life.damage(state, B)) == (2, 1, 0)
    assert life.doomed(state) == (A,) and life.doomed(blind) == ()


@pytest.mark.rule("ALN-DIFF-02")
def test_several_numbers_may_add_up_and_an_untold_one_kills_nobody() -> None:
    """ALN-DIFF-02: Health with Defense."""
    tough: Life[S] = Life(lambda state, seat: ("health", "times"))
    state = lay(table(health=2), f"damage:{A}", *HITS[:2])
    assert tough.health(state, A) == 3 and tough.worn_out(state, (A, B)) == ()
    assert Life[S]().health(family(), A) is None


@pytest.mark.rule("FFY-DEF-10", "ALN-DEATH-01")
def test_who_fell_and_was_healed_is_worn_out_no_more() -> None:
    """FFY-DEF-10: they come back once damage is below Health; the fallen can be asked for as well."""
    state = lay(table(health=2), f"damage:{A}", *HITS[:2])
    fallen = replace(state, players=tuple(replace(one, alive=one.seat != A) for one in state.players))
    life: Life[S] = Life()
    assert life.doomed(fallen) == () and life.worn_out(fallen, (A,)) == (A,)
    healed = lay(table(health=2), f"damage:{A}", *HITS[:1])
    assert life.worn_out(healed, (A,)) == ()


def queue(cut: CutShort[S], seat: SeatId) -> list[Work]:
    draft = drafted(game(PLAIN), family())
    draft.later(Mine(seat=A), Others(seat=A), Mine(seat=B), Next(), Others())
    cut.go_on_without(draft, seat)
    return [one for one in draft.work if isinstance(one, Work)]


def test_what_is_for_the_fallen_alone_goes_and_what_has_begun_is_finished() -> None:
    """ALN-RULING-59, ALN-DEATH-06: the course of the turn goes with its player."""
    death: CutShort[S] = CutShort(then=lambda draft: (Last(),))
    assert queue(death, A) == [Others(seat=A), Mine(seat=B), Others(), Last()]
    assert queue(death, B) == [Mine(seat=A), Others(seat=A), Next(), Others()]


def test_a_defeat_may_close_one_phase_and_leave_the_rest_of_the_turn() -> None:
    """FFY-DEF-01: the Strike Phase follows."""
    defeat: CutShort[S] = CutShort(then=lambda draft: (), falls=lambda work: False)
    assert queue(defeat, A) == [Others(seat=A), Mine(seat=B), Next(), Others()]


def test_what_is_nobodys_finds_another() -> None:
    passing: CutShort[S] = CutShort(
        then=lambda draft: (),
        passed_on=lambda state, work: replace(work, seat=B) if isinstance(work, Others) else work,
    )
    assert Others(seat=B) in queue(passing, A)


def test_what_is_coming_is_what_is_still_to_be_drawn() -> None:
    """ALN-STRIKE-04, FFY-STRIKE-05: of whoever has struck, or does not this turn, nothing comes any more."""
    state = table(BRUTE, TWICE, card("mild", times=0))
    slots = state.table.zone(ROW)
    assert PLAIN.coming(state) == 3
    assert [PLAIN.strikes_from(state, slot) for slot in slots] == [1, 2, 0]
    assert PLAIN.coming(replace(state, struck=slots[:1])) == 2
    assert PLAIN.coming(replace(state, calmed=slots[1:])) == 1
    assert replace(PLAIN, is_spared=lambda state, seat: seat == A).coming(state) == 0
