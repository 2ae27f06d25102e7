"""Positions that the rulebook names: Thor's Plot, the vault, the stones, the eighth arm (VIL-CARD)."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Ability, Card
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.dodging import Dodge
from companion.games.villains.fighting import price
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BYSTANDER,
    MADAME,
    P1,
    P2,
    P3,
    THUG,
    TWIST,
    ability,
    adversary,
    ally,
    card,
    city,
    clause,
    copy_in,
    count,
    designs,
    do,
    fill,
    find,
    game,
    guarding,
    in_hand,
    lair,
    play_on,
    put,
    settled,
)


def wins(count: str, n: int, at: str = "at-least") -> Ability:
    """Good wins once there are so many of something."""
    return ability("good-wins", clause("nothing"), when=(clause(at, count=count, n=n),))


THOR = adversary("thor", 7, ability("overrun", clause("gain", recruit=1)), person="Thor", vp=5)
COMES = [{"verb": "enter", "what": "thor", "from": "anywhere"}, {"verb": "guard", "what": "thor", "n": 3}]
GOES = [{"verb": "overrun", "what": "thor"}]
CROWN = card(
    "plot", "plot",
    ability("twist", clause("whether", count="city:thor", do=GOES, **{"else": COMES})),
    ability("overran", clause("beside", what="plot-twist"), when=(clause("is", what="thor"),)),
    wins("beside-plot:plot-twist", 3), twists=8,
)  # fmt: skip


def crowned(*beside: Card, deck: tuple[Card, ...] = (TWIST,), **rest: object) -> VillainsState:
    """A turn begins under Thor's Plot."""
    state = game(phase="reveal", deck=(*deck, THUG, THUG), plot=CROWN, **rest)  # type: ignore[arg-type]
    return put(lair(state, 2, 7, 7, 7, 7), zones.BESIDE, *beside)


@pytest.mark.rule("VIL-CARD-05")
def test_thor_enters_from_wherever_he_is_and_guards_three() -> None:
    state, _ = settled(fill(crowned(THOR), "a"), BeginTurn(P1))
    assert (city(state)[:2], count(state, zones.GUARDED[0])) == (("thor", "a"), 3)
    taken, _ = settled(put(crowned(), zones.victory(P2), THOR), BeginTurn(P1))
    assert (city(taken)[0], count(taken, zones.victory(P2))) == ("thor", 0)


@pytest.mark.rule("VIL-CARD-06", "VIL-CARD-07", "VIL-CARD-08")
def test_his_overrun_goes_through_all_its_steps_in_order() -> None:
    before = guarding(put(put(crowned(), zones.CITY[2], THOR), zones.CITY[4], THUG), 3)
    state, events = settled(before, BeginTurn(P1))
    told = [type(event).__name__ for event in events]
    order = ["Overran", "Koed", "CardsDiscarded", "PointsGained"]
    assert [told.index(name) for name in order] == sorted(told.index(name) for name in order)
    assert (designs(state, zones.KO), city(state)) == (("twist", "cost-2"), ("", "", "", "", "thug"))
    assert designs(state, zones.OVERRUN) == ("bystander", "thor")


@pytest.mark.rule("VIL-CARD-09", "VIL-TWIST-05", "VIL-TWIST-04")
def test_every_overrun_of_his_lays_a_twist_beside_the_plot_and_three_lose() -> None:
    full = put(fill(crowned(deck=(THUG,)), "a", "b", "c", "d"), zones.CITY[4], THOR)
    state, _ = settled(put(full, zones.KO, TWIST, TWIST), BeginTurn(P1))
    assert (designs(state, zones.BESIDE), count(state, zones.KO)) == (("twist",), 2)
    assert state.numbers["twists"] == 0
    last, _ = settled(put(put(full, zones.KO, TWIST), zones.BESIDE, TWIST, TWIST), BeginTurn(P1))
    assert last.outcome == "lost"
    other = fill(crowned(deck=(THUG,)), "a", "b", "c", "d", "e")
    state, _ = settled(put(other, zones.KO, TWIST), BeginTurn(P1))
    assert count(state, zones.BESIDE) == 0


VAULT = card(
    "plot", "plot",
    ability("twist", clause("gain-bindings", who="each"), when=(clause("at-least", count="sewers", n=1),)),
    ability("twist", clause("vault"), when=(clause("at-most", count="sewers", n=0),)),
    wins("bindings", 0, "at-most"), twists=8,
)  # fmt: skip


@pytest.mark.rule("VIL-CARD-01", "VIL-CARD-02")
def test_the_vault_lets_an_adversary_into_empty_sewers() -> None:
    ambusher = adversary("n", 1, ability("ambush", clause("gain", attack=1)))
    before = fill(game(phase="reveal", deck=(TWIST, ambusher, THUG), plot=VAULT), "a", "b", "c", "d")
    state, _ = settled(before, BeginTurn(P1))
    assert (city(state), state.numbers["attack"]) == (("a", "b", "c", "d", "n"), 1)
    bystander = game(phase="reveal", deck=(TWIST, BYSTANDER, THUG), plot=VAULT)
    state, _ = settled(bystander, BeginTurn(P1))
    assert (designs(state, zones.ADVERSARIES)[0], city(state)[4]) == ("bystander", "")


@pytest.mark.rule("VIL-CARD-01", "VIL-CARD-02")
def test_the_vault_shows_the_card_to_all_and_an_empty_deck_has_none() -> None:
    _, events = settled(game(phase="reveal", deck=(TWIST, THUG, THUG), plot=VAULT), BeginTurn(P1))
    told = [type(event).__name__ for event in events]
    assert told.index("TopTurned") < told.index("AdversaryEntered")
    state, events = settled(game(phase="reveal", deck=(TWIST,), plot=VAULT), BeginTurn(P1))
    assert (city(state), state.turn.phase) == (("",) * 5, "action")


@pytest.mark.rule("VIL-CARD-02", "VIL-BIND-07")
def test_taken_sewers_bind_every_seat_and_an_empty_stack_loses() -> None:
    before = fill(game(phase="reveal", deck=(TWIST, THUG, THUG), plot=VAULT), "", "", "", "", "e")
    state, _ = settled(before, BeginTurn(P1))
    assert city(state)[4] == "e"
    assert [count(state, zones.of(seat, "discard")) for seat in (P1, P2, P3)] == [1, 1, 1]
    few = fill(game(phase="reveal", deck=(TWIST, THUG, THUG), plot=VAULT, bindings=3), "", "", "", "", "e")
    assert settled(few, BeginTurn(P1))[0].outcome == "lost"


@pytest.mark.rule("VIL-OVER-13")
def test_the_norn_stones_put_adversaries_into_the_pile_from_every_victory_pile() -> None:
    said = clause("to-overrun", who="each", what="enemy", **{"from": "victory"})
    stones = card("plot", "plot", ability("twist", said), wins("overrun-each", 1), twists=8)
    before = game(phase="reveal", deck=(TWIST, THUG, THUG), plot=stones)
    two = put(put(before, zones.victory(P1), THUG, BYSTANDER), zones.victory(P2), THUG)
    state, _ = settled(two, BeginTurn(P1))
    assert (designs(state, zones.OVERRUN), state.outcome) == (("thug", "thug"), "")
    assert (state.numbers["overran"], designs(state, zones.victory(P1))) == (0, ("bystander",))
    assert settled(put(two, zones.victory(P3), THUG), BeginTurn(P1))[0].outcome == "lost"


@pytest.mark.rule("VIL-OVER-14")
def test_graduates_go_into_the_pile_and_nobody_discards() -> None:
    school = card("plot", "plot", ability("twist", clause("to-overrun", **{"from": "beside-plot"})),
                  wins("overrun:bystander", 8), twists=8)  # fmt: skip
    before = put(
        game(phase="reveal", deck=(TWIST, THUG, THUG), plot=school), zones.BESIDE, BYSTANDER, BYSTANDER
    )
    state, events = settled(before, BeginTurn(P1))
    assert (count(state, zones.BESIDE), designs(state, zones.OVERRUN)) == (1, ("bystander",))
    assert all(type(event).__name__ != "CardsDiscarded" for event in events)
    seven = put(before, zones.OVERRUN, *(BYSTANDER,) * 7)
    assert settled(seven, BeginTurn(P1))[0].outcome == "lost"


@pytest.mark.rule("VIL-TWIST-02")
def test_a_twist_that_is_laid_beside_the_plot_arms_the_squads() -> None:
    squad = card("squad", "backup", attack=3, crew="squad")
    comes = clause("enter", what="squad", **{"from": "victory"})
    more = clause("modify", what="attack", of="squad", by="beside-plot:plot-twist")
    said = ability("twist", clause("beside", what="this"), comes)
    armour = card("plot", "plot", said, ability("ongoing", more), twists=8)
    before = put(game(phase="reveal", deck=(TWIST, THUG, THUG), plot=armour), zones.victory(P1), squad)
    state, _ = settled(before, BeginTurn(P1))
    assert (designs(state, zones.BESIDE), count(state, zones.KO)) == (("twist",), 0)
    assert (city(state)[0], price(state, find(state, "squad"))) == ("squad", 4)


EIGHTH = ally(
    "eighth", 6,
    ability("play", clause("gain", attack=2), when=(clause("at-least", count="cards-played", n=8),
                                                    clause("at-most", count="cards-played", n=8))),
    attack=4,
)  # fmt: skip
COMER = ally("comer", 2, ability("play", clause("go-back")), klass="grey", attack=0)


def played(state: VillainsState, *names: str) -> VillainsState:
    """The State after these cards were played."""
    for name in names:
        state = do(state, Play(P1, copy_in(state, P1, name)))
    return state


@pytest.mark.rule("VIL-CARD-10", "VIL-BASIC-11")
def test_the_eighth_card_counts_recruits_that_went_back_but_no_dodges() -> None:
    before = in_hand(game(), EIGHTH, COMER, COMER, *(MADAME,) * 3)
    state = before
    for _ in range(3):
        state = play_on(state, Dodge(P1, copy_in(state, P1, "madame")))
    state = played(state, "comer", "comer", *("operative",) * 4, "soldier")
    assert played(state, "eighth").numbers["attack"] == 1 + 4 + 2
    early = played(before, "comer", "operative", "eighth")
    assert early.numbers["attack"] == 4


@pytest.mark.rule("VIL-CARD-11")
def test_as_the_ninth_card_it_gives_nothing_more() -> None:
    before = in_hand(game(), EIGHTH, *(COMER,) * 3)
    state = played(before, *("comer",) * 3, *("operative",) * 4, "soldier", "eighth")
    assert (len(state.played), state.numbers["attack"]) == (9, 5)


@pytest.mark.rule("VIL-CARD-22", "VIL-RUL-35")
def test_namor_looks_at_the_city_once_all_have_moved() -> None:
    others = clause("at-least", count="city:defenders", n=1)
    namor = adversary("namor", 6, ability("overrun", clause("gain-bindings", who="each"), when=(others,)),
                      crew="defenders")  # fmt: skip
    mate = adversary("mate", 2, crew="defenders")
    for deck, bound in (((mate,), 1), ((THUG,), 0)):
        before = fill(lair(game(phase="reveal", deck=(*deck, THUG, THUG)), 7, 7, 7, 7, 7), "a", "b", "c", "d")
        state, _ = settled(put(before, zones.CITY[4], namor), BeginTurn(P1))
        assert [count(state, zones.of(seat, "discard")) for seat in (P1, P2, P3)] == [bound] * 3
