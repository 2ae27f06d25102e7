"""Edges of rules that are easily overlooked: what is not there, not known, or not meant."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.ids import SeatId
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import ShuffleIn
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.betrayal import Betray
from companion.games.villains.commander import FightCommander
from companion.games.villains.counting import colours
from companion.games.villains.dodging import Dodge
from companion.games.villains.ending import solo, worth
from companion.games.villains.fighting import price
from companion.games.villains.state import VillainsState
from companion.games.villains.wounds import Heal
from tests.games.villains.box import (
    BYSTANDER,
    GUARD,
    HELPER,
    MADAME,
    P1,
    P2,
    P3,
    THUG,
    ability,
    adversary,
    after,
    ally,
    answer,
    card,
    city,
    clause,
    copy_in,
    count,
    designs,
    do,
    drafted,
    emptied,
    fill,
    find,
    game,
    hide,
    in_hand,
    in_phase,
    keep_orders,
    lair,
    put,
    refused,
    settled,
    top,
    with_numbers,
    worked_off,
)

SEATS = (P1, P2, P3)
EARLY = card("plot", "plot", ability(
    "good-wins", clause("nothing"), when=(clause("at-most", count="bindings", n=30),)))  # fmt: skip


@pytest.mark.rule("VIL-STATE-26", "VIL-CMD-01")
def test_without_a_tactic_or_a_commander_there_is_nobody_to_fight() -> None:
    rich = with_numbers(game(), attack=50)
    assert refused(with_numbers(rich, defeats=4), FightCommander(P1)).rule == "VIL-STATE-26"
    assert refused(emptied(rich, zones.COMMANDER), FightCommander(P1)).rule == "VIL-STATE-26"
    blow = with_numbers(game(final_blow=1), attack=50, defeats=4)
    assert do(emptied(blow, zones.TACTICS), FightCommander(P1)).outcome == "won"


@pytest.mark.rule("VIL-CMD-07", "VIL-CMD-10")
def test_points_against_the_commander_alone_are_spent_by_one_fight() -> None:
    state = after(with_numbers(game(), attack=20), clause("aim", at="commander", n=3))
    once = do(state, FightCommander(P1))
    assert once.numbers["attack"] == 20 - (8 - 3)
    assert do(once, FightCommander(P1)).numbers["attack"] == 15 - 8


@pytest.mark.rule("VIL-BASIC-03")
def test_only_allies_have_colours_to_count() -> None:
    foe = adversary("foe", 3, klass="tech")
    assert colours([foe]) == 0
    assert colours([foe, HELPER, MADAME, ally("both", 2, klass="tech+covert")]) == 3


@pytest.mark.rule("VIL-KW-01", "VIL-KW-04")
def test_demolish_shows_each_card_to_all_before_it_goes_under_the_deck() -> None:
    draft = drafted(game(players=1, allies=(HELPER, THUG, HELPER)))
    told = after(draft.state, clause("demolish"))
    assert designs(told, zones.ALLIES) == ("thug", "helper", "helper")
    _, events = settled(demolishing(), BeginTurn(P1))
    names = [type(event).__name__ for event in events]
    assert names.index("TopTurned") < names.index("PutBack")


def demolishing() -> VillainsState:
    """A turn begins with a Strike that demolishes."""
    crusher = card("commander", "commander", ability("command-strike", clause("demolish")), attack=8)
    deck = (card("strike", "command-strike"), THUG, THUG)
    return game(players=1, phase="reveal", deck=deck, commander=crusher)


@pytest.mark.rule("VIL-RUL-10", "VIL-STATE-23")
@pytest.mark.parametrize(("phase", "legal"), [("reveal", True), ("action", True), ("cleanup", False)])
def test_a_dodge_is_refused_once_the_last_step_has_begun(phase: str, legal: bool) -> None:
    state = in_phase(in_hand(game(), MADAME), phase)
    command = Dodge(P1, copy_in(state, P1, "madame"))
    if legal:
        assert designs(settled(state, command)[0], zones.of(P1, "discard")) == ("madame",)
    else:
        assert refused(state, command).rule == "VIL-RUL-10"


@pytest.mark.rule("VIL-KW-07", "VIL-KW-08")
def test_nobody_is_sent_to_read_a_card_that_was_dodged_with() -> None:
    unread = replace(MADAME, structured=False)
    state = in_hand(game(), unread)
    _, events = settled(state, Dodge(P1, copy_in(state, P1, "madame")))
    assert "OutOfStep" not in {type(event).__name__ for event in events}


@pytest.mark.rule("VIL-OVER-10", "VIL-CARD-09")
def test_a_plot_that_says_nothing_of_overruns_is_not_read_for_one() -> None:
    plot = replace(card("plot", "plot", twists=8), structured=False)
    state = fill(lair(game(phase="reveal", deck=(THUG,) * 3, plot=plot), 7, 7, 7, 7, 7), *"abcde")
    _, events = settled(state, BeginTurn(P1))
    assert "OutOfStep" not in {type(event).__name__ for event in events}
    speaks = replace(plot, abilities=(ability("overran", clause("gain", recruit=1)),), structured=True)
    state = fill(lair(game(phase="reveal", deck=(THUG,) * 3, plot=speaks), 7, 7, 7, 7, 7), *"abcde")
    assert settled(state, BeginTurn(P1))[0].numbers["recruit"] == 1


@pytest.mark.rule("VIL-SCORE-01", "VIL-VP-05")
def test_a_card_of_a_victory_pile_that_nobody_knows_yet_counts_nothing() -> None:
    state = hide(put(game(), zones.victory(P1), BYSTANDER), zones.victory(P1), THUG, BYSTANDER)
    assert worth(state, P1) == 1


@pytest.mark.rule("VIL-SCORE-05", "VIL-SOLO-13")
@pytest.mark.parametrize(("players", "defeats", "score"), [(1, 3, 6 - 4 - 3 - 1), (2, 3, None)])
def test_a_score_is_for_a_single_player_who_has_won(players: int, defeats: int, score: int | None) -> None:
    state = with_numbers(game(players), attack=8, defeats=defeats, carried=1, twists=1, overran=1)
    assert solo(state) is None
    won = do(state, FightCommander(P1))
    assert (won.outcome, solo(won)) == ("won", score)


@pytest.mark.rule("VIL-FIGHT-14", "VIL-CITY-12")
def test_what_is_no_adversary_is_not_fought_though_it_lies_in_the_city() -> None:
    state = with_numbers(put(put(game(), zones.CITY[0], HELPER), zones.CITY[1], GUARD), attack=9)
    assert refused(state, Fight(P1, top(state, zones.CITY[0]))).rule == "VIL-FIGHT-14"
    assert designs(do(state, Fight(P1, find(state, "guard"))), zones.victory(P1)) == ("guard",)


@pytest.mark.rule("VIL-KW-12", "VIL-KW-14")
def test_who_is_not_elusive_asks_for_no_points_and_who_is_says_how_many() -> None:
    plain = with_numbers(put(game(), zones.CITY[0], THUG), attack=4)
    assert "turn:made" not in plain.numbers
    assert designs(do(plain, Fight(P1, find(plain, "thug", zones.CITY[0]))), zones.victory(P1)) == ("thug",)
    shy = with_numbers(put(game(), zones.CITY[0], adversary("shy", 2, elusive=6)), attack=4, turn__made=5)
    here = refused(shy, Fight(P1, find(shy, "shy"))).here
    assert here is not None and (here.args["need"], here.args["have"]) == (6, 5)


@pytest.mark.rule("VIL-SPEC-05", "VIL-SPEC-07", "VIL-FIGHT-12")
def test_what_an_adversary_asks_for_may_lie_in_hand_be_played_or_be_held_unseen() -> None:
    gadget = ally("gadget", 3, klass="tech")
    blob = adversary("blob", 2, ability("ongoing", clause("only-with", match="tech")))
    bare = emptied(with_numbers(put(game(), zones.CITY[0], blob), attack=4), zones.of(P1, "hand"))
    no = refused(put(bare, zones.of(P1, "discard"), gadget), Fight(P1, find(bare, "blob")))
    assert (no.rule, no.kind) == ("VIL-SPEC-01", "target")
    for state in (
        put(bare, zones.of(P1, "hand"), gadget, face_up=False),
        put(bare, zones.of(P1, "played"), MADAME, gadget),
        hide(bare, zones.of(P1, "hand"), gadget, MADAME),
    ):
        assert designs(do(state, Fight(P1, find(state, "blob"))), zones.victory(P1)) == ("blob",)
    held = put(bare, zones.of(P2, "hand"), gadget, face_up=False)
    assert refused(held, Fight(P1, find(held, "blob"))).rule == "VIL-SPEC-01"
    beside = with_numbers(put(bare, zones.CITY[1], adversary("other", 1)), attack=4)
    assert city(do(beside, Fight(P1, find(beside, "other"))))[1] == ""


@pytest.mark.rule("VIL-FIGHT-10", "VIL-CHAL-13", "VIL-KW-16")
def test_what_weakens_all_adversaries_counts_against_what_makes_them_stronger() -> None:
    marks = ("x-treme-attack",)
    state = put(put(game(army_of_glory=2), zones.CITY[0], adversary("a", 3, marks=marks)),
                zones.CITY[1], adversary("b", 1, marks=marks))  # fmt: skip
    assert [price(state, find(state, name)) for name in "ab"] == [6, 4]
    weak = after(state, clause("weaken-all", what="adversaries", by=5))
    assert [price(weak, find(weak, name)) for name in "ab"] == [1, 0]


@pytest.mark.rule("VIL-TURN-06")
def test_nobody_but_who_sits_there_has_a_deck_to_shuffle() -> None:
    assert refused(game(), ShuffleIn(SeatId("p9"))).rule == "VIL-TURN-06"


@pytest.mark.rule("VIL-OBJ-03", "VIL-TWIST-05")
@pytest.mark.parametrize(("turn", "outcome"), [(0, ""), (1, "lost")])
def test_good_does_not_win_before_the_first_turn(turn: int, outcome: str) -> None:
    assert worked_off(drafted(game(turn=turn, plot=EARLY))).outcome == outcome


@pytest.mark.rule("VIL-SUPER-01", "VIL-CARD-21")
def test_a_copy_wakes_superpowers_by_its_own_class_and_counts_besides() -> None:
    power = ability("play", clause("gain", attack=1), needs_class="ranged")
    shifter = ally("shifter", 3, ability("play", clause("copy-top")), klass="covert")
    blaster = ally("blaster", 4, klass="ranged", attack=2)
    state = in_hand(game(allies=(blaster, HELPER)), shifter, ally("bold", 2, power, klass="tech"))
    asked = do(state, Play(P1, copy_in(state, P1, "shifter")))
    assert asked.ask is not None
    told = answer(asked, "yes")
    assert (len(told.played), told.numbers["attack"]) == (2, 2)
    assert do(told, Play(P1, copy_in(told, P1, "bold"))).numbers["attack"] == 3
    left = answer(asked, "no")
    assert (len(left.played), count(left, zones.ALLIES)) == (1, 2)
    assert do(left, Play(P1, copy_in(left, P1, "bold"))).numbers.get("attack", 0) == 0


@pytest.mark.rule("VIL-MIX-15", "VIL-MIX-16")
def test_betrayal_leaves_wounds_in_hand_and_healing_leaves_bindings() -> None:
    wound = card("wound", "wound", marks=("healing",))
    bindings = card("bindings", "bindings")
    bare = emptied(game(), zones.of(P1, "hand"))
    held = put(bare, zones.of(P1, "hand"), wound, bindings, wound, bindings, face_up=False)
    assert refused(held, Betray(P1, copy_in(held, P1, "wound"))).rule == "VIL-BIND-08"
    assert refused(held, Heal(P1, copy_in(held, P1, "bindings"))).kind == "impossible"
    betrayed, _ = settled(held, Betray(P1, copy_in(held, P1, "bindings")))
    assert designs(betrayed, zones.of(P1, "hand")) == ("wound", "wound")
    assert (designs(betrayed, zones.KO), designs(betrayed, zones.of(P3, "discard"))) == (
        ("bindings",),
        ("bindings",),
    )
    healed, _ = settled(held, Heal(P1, copy_in(held, P1, "wound")))
    assert designs(healed, zones.of(P1, "hand")) == ("bindings", "bindings")
    assert set(designs(healed, zones.KO)) == {"wound"}


@pytest.mark.rule("VIL-REVEAL-04", "VIL-CITY-13")
def test_a_card_that_is_summoned_is_not_played_again_by_another_one() -> None:
    bind, marks = ability("ambush", clause("gain-bindings", who="each")), ("x-treme-attack",)
    first, second = adversary("first", 3, bind, marks=marks), adversary("second", 3, bind, marks=marks)
    caller = adversary("caller", 3, ability("overrun", clause("play-adversary", n=1)))
    before = fill(game(deck=(first, second, THUG, GUARD)), "a", "b", "c", "d")
    before = keep_orders(put(before, zones.CITY[4], caller))
    state = after(before, clause("summon", n=3, what="x-treme-attack"))
    while state.ask is not None:
        state = answer(state, getattr(state.ask, "options", ())[0].key)
    assert city(state) == ("second", "thug", "first", "a", "b")
    assert designs(state, zones.ADVERSARIES) == ("guard",)
    for seat in (P1, P2, P3):
        assert designs(state, zones.of(seat, "discard")) == ("bindings",) * 2
