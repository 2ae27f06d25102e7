"""What the cards of Villains can do: each verb in a position of its own (VIL-CARD, VIL-SPEC)."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card
from companion.core.language.ids import SeatId
from companion.engine.effects.work import DoClause
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.ko import ko
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    BYSTANDER,
    P1,
    P2,
    P3,
    ability,
    after,
    ally,
    answer,
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
    lair,
    put,
    settled,
    top,
    with_numbers,
    worked_off,
)

ONE, FIVE, FREE = ally("one", 1, recruit=1), ally("five", 5, klass="covert", attack=2), ally("free", 0)


def decks(state: VillainsState, *cards: Card, seats: tuple[SeatId, ...] = (P1, P2, P3)) -> VillainsState:
    """The State in which these decks are these cards alone."""
    for seat in seats:
        state = put(emptied(state, zones.of(seat, "deck")), zones.of(seat, "deck"), *cards, face_up=False)
    return state


class TestTop:
    """The tops of players' decks."""

    @pytest.mark.rule("VIL-DECK-05")
    def test_what_is_not_meant_stays_on_top(self) -> None:
        state = after(decks(game(), FIVE, ONE), clause("top", match="costs-nothing", then="ko"))
        assert designs(state, zones.of(P1, "deck")) == ("five", "one")

    def test_of_every_seat_what_costs_something_is_discarded(self) -> None:
        state = after(
            decks(game(), ONE, FIVE), clause("top", who="each", match="costs-something", then="discard")
        )
        for seat in (P1, P2, P3):
            assert designs(state, zones.of(seat, "discard")) == ("one",)
            assert designs(state, zones.of(seat, "deck")) == ("five",)

    @pytest.mark.rule("VIL-CARD-12", "VIL-CARD-13", "VIL-OCR-04")
    def test_an_icon_is_the_large_one_in_the_corner(self) -> None:
        text = ally("text", 3, ability("play", clause("gain", recruit=2)), attack=1)
        state = after(decks(game(), text, ONE), clause("top", match="recruit-icon", then="ko"))
        assert count(state, zones.KO) == 0
        state = after(decks(game(), ONE), clause("top", match="recruit-icon", then="ko"))
        assert designs(state, zones.KO) == ("one",)

    def test_three_are_shown_before_any_of_them_goes(self) -> None:
        state = after(
            decks(game(), ONE, FIVE, FREE),
            clause("top", n=3, match="costs-odd", then="hand", **{"else": "discard"}),
        )
        assert designs(state, zones.of(P1, "discard")) == ("free",)
        assert designs(state, zones.of(P1, "hand"))[-2:] == ("five", "one")

    @pytest.mark.rule("VIL-DECK-04")
    def test_an_empty_deck_is_made_anew_first(self) -> None:
        before = put(decks(game(players=1), seats=(P1,)), zones.of(P1, "discard"), FREE)
        state = after(before, clause("top", match="costs-nothing", then="ko"))
        while state.ask is not None:
            state = answer(state, "free")
        assert designs(state, zones.KO) == ("free",)

    @pytest.mark.rule("VIL-SPEC-14")
    def test_it_may_be_left_by_its_owner_or_whoever_has_the_turn(self) -> None:
        state = after(decks(game(), FIVE), clause("top", who="others", then="discard", may="all"))
        assert state.ask is not None and state.ask.seat == P2
        state = answer(answer(state, "stay"), "go")
        assert (count(state, zones.of(P2, "discard")), count(state, zones.of(P3, "discard"))) == (0, 1)
        state = after(
            decks(game(), FIVE), clause("top", who="others", then="discard", may="all", by="active")
        )
        assert state.ask is not None and state.ask.seat == P1

    def test_what_is_meant_does_something_besides(self) -> None:
        said = clause("top", match="covert", do=[{"verb": "gain", "attack": 2}])
        assert after(decks(game(), FIVE), said).numbers["attack"] == 2
        assert after(decks(game(), ONE), said).numbers.get("attack", 0) == 0


class TestKo:
    """Cards that leave the game."""

    @pytest.mark.rule("VIL-BIND-03", "VIL-BIND-04")
    def test_one_of_your_cards_can_be_bindings_and_an_ally_cannot(self) -> None:
        before = in_hand(emptied(game(), zones.of(P1, "hand")), BINDINGS)
        assert count(after(before, clause("ko", **{"from": "hand", "what": "ally"})), zones.KO) == 0
        assert designs(after(before, clause("ko", **{"from": "hand"})), zones.KO) == ("bindings",)

    @pytest.mark.rule("VIL-SPEC-05")
    def test_your_allies_lie_in_the_hand_or_were_played(self) -> None:
        before = put(emptied(game(), zones.of(P1, "hand")), zones.of(P1, "discard"), FIVE)
        assert count(after(before, clause("ko", **{"from": "yours", "what": "ally"})), zones.KO) == 0
        state = after(
            put(before, zones.of(P1, "played"), ONE), clause("ko", **{"from": "yours", "what": "ally"})
        )
        assert designs(state, zones.KO) == ("one",)

    @pytest.mark.rule("VIL-SPEC-03")
    def test_of_two_as_many_as_there_are(self) -> None:
        before = put(game(), zones.victory(P1), BYSTANDER)
        state = after(before, clause("ko", n=2, **{"from": "victory", "what": "bystander"}))
        assert designs(state, zones.KO) == ("bystander",)

    def test_every_seat_chooses_its_own(self) -> None:
        before = game()
        for seat in (P1, P2, P3):
            before = put(
                emptied(before, zones.of(seat, "hand")), zones.of(seat, "hand"), ONE, FIVE, face_up=False
            )
        state = after(before, clause("ko", who="each", **{"from": "hand"}))
        for seat in (P1, P2, P3):
            assert state.ask is not None and state.ask.seat == seat
            state = answer(state, "five")
        assert [designs(state, zones.of(seat, "hand")) for seat in (P1, P2, P3)] == [("one",)] * 3

    def test_a_card_that_only_the_hand_knows_is_named(self) -> None:
        before = hide(emptied(game(), zones.of(P1, "hand")), zones.of(P1, "hand"), ONE, FIVE)
        state = after(before, clause("ko", gain="recruit", may=True, **{"from": "hand-or-discard"}))
        keys = {option.key for option in getattr(state.ask, "options", ())}
        chosen = next(key for key in keys if key.startswith("five"))
        state = answer(state, chosen)
        assert (designs(state, zones.KO), state.numbers["recruit"]) == (("five",), 5)

    def test_whoever_may_can_leave_it(self) -> None:
        before = put(game(), zones.victory(P1), BYSTANDER)
        state = after(before, clause("ko", may=True, **{"from": "victory", "what": "bystander"}))
        assert count(answer(state, "no"), zones.KO) == 0

    def test_dear_allies_of_the_lair_go_and_their_spaces_are_filled(self) -> None:
        state = after(lair(game(), 2, 7, 6, 8, 3), clause("ko-lair", what="costs-much"))
        assert sorted(designs(state, zones.KO)) == ["cost-7", "cost-8"]
        assert [count(state, space) for space in zones.LAIR] == [1] * 5


class TestTime:
    """Verbs that hold other verbs."""

    @pytest.mark.rule("VIL-SPEC-02")
    def test_one_does_all_of_it_before_the_next(self) -> None:
        said = clause(
            "everybody", who="each", do=[{"verb": "gain-bindings", "n": 1}, {"verb": "draw", "n": 1}]
        )
        draft = drafted(game())
        draft.later(DoClause(said, seat=P1))
        worked_off(draft)
        told = [getattr(event, "seat", None) for event in draft.events]
        assert [seat for seat in told if seat] == [P1, P1, P1, P2, P2, P2, P3, P3, P3]

    def test_as_often_as_the_count_has_grown(self) -> None:
        said = clause("so-many", count="bindings-gained", do=[{"verb": "gain-bindings", "who": "each"}],
                      then=[{"verb": "gain", "recruit": 1}])  # fmt: skip
        assert after(game(), said).numbers["recruit"] == 3
        once = clause("so-many", count="bindings-gained", once=True, then=[{"verb": "gain", "recruit": 1}],
                      do=[{"verb": "gain-bindings", "who": "each"}])  # fmt: skip
        assert after(game(), once).numbers["recruit"] == 1

    def test_and_something_else_where_it_has_not(self) -> None:
        said = clause("so-many", count="koed", do=[{"verb": "ko", "from": "hand", "what": "bindings"}],
                      then=[], **{"else": [{"verb": "gain-bindings", "who": "others"}]})  # fmt: skip
        before = emptied(game(), zones.of(P1, "hand"))
        assert count(after(before, said), zones.of(P2, "discard")) == 1
        assert count(after(in_hand(before, BINDINGS), said), zones.of(P2, "discard")) == 0

    @pytest.mark.rule("VIL-FIGHT-07", "VIL-FIGHT-09")
    def test_whenever_an_adversary_is_beaten_in_this_turn(self) -> None:
        before = with_numbers(fill(game(), "a", "b"), attack=9)
        said = clause("whenever", on="defeat", do=[{"verb": "gain-recruits"}])
        state = after(before, said, slot=top(before, zones.LAIR[0]))
        for name in ("a", "b"):
            state = do(state, Fight(P1, find(state, name)))
        assert designs(state, zones.of(P1, "discard")) == ("recruit", "recruit")
        later, _ = settled(state, EndAction(P1))
        assert later.promised == ()

    @pytest.mark.rule("VIL-END-03")
    def test_the_new_hand_of_another_has_more_cards(self) -> None:
        state = after(game(players=2), clause("next-hand", n=2), seat=P2)
        assert count(settled(state, EndAction(P1))[0], zones.of(P1, "hand")) == 6
        theirs = in_phase(settled(state, EndAction(P1))[0], "action")
        assert count(settled(theirs, EndAction(P2))[0], zones.of(P2, "hand")) == 8

    @pytest.mark.rule("VIL-END-03")
    def test_the_new_hand_has_more_cards_once(self) -> None:
        state = after(game(players=1), clause("next-hand", n=1))
        state, _ = settled(state, EndAction(P1))
        assert (count(state, zones.of(P1, "hand")), state.more_cards) == (7, {})


class TestRecruits:
    """New Recruits."""

    @pytest.mark.rule("VIL-BASIC-08", "VIL-CARD-15")
    def test_they_come_to_the_discard_pile(self) -> None:
        assert (
            designs(after(game(), clause("gain-recruits", n=3)), zones.of(P1, "discard")) == ("recruit",) * 3
        )

    @pytest.mark.rule("VIL-CARD-14")
    def test_or_to_the_hand_for_the_rest_of_the_turn(self) -> None:
        state = after(game(), clause("send-recruits", how="recruits-to-hand"), clause("gain-recruits"))
        assert (count(state, zones.of(P1, "hand")), count(state, zones.of(P1, "discard"))) == (7, 0)

    @pytest.mark.rule("VIL-CARD-14", "VIL-BASIC-08")
    def test_madame_hydra_comes_to_the_discard_pile_all_the_same(self) -> None:
        gains = clause("gain-recruits", **{"from": "madame-hydra"})
        state = after(game(), clause("send-recruits", how="recruits-to-hand"), gains)
        assert designs(state, zones.of(P1, "discard")) == ("madame",)

    @pytest.mark.rule("VIL-BASIC-09", "VIL-CARD-16")
    def test_one_that_lies_elsewhere_by_now_does_not_go_back(self) -> None:
        before = put(game(), zones.KO, ally("comer", 2))
        state = after(before, clause("go-back"), slot=find(before, "comer"))
        assert (designs(state, zones.KO), count(state, zones.NEW_RECRUITS)) == (("comer",), 5)

    @pytest.mark.rule("VIL-CARD-16")
    def test_put_under_the_deck_they_are_not_gained(self) -> None:
        comer = ally("comer", 2, ability("play", clause("go-back"), clause("draw", n=1)), attack=1)
        before = in_hand(game(), comer)
        state = after(before, clause("send-recruits", how="recruits-to-hand"),
                      clause("send-recruits", how="recruits-under"))  # fmt: skip
        state = do(state, Play(P1, copy_in(state, P1, "comer")))
        assert designs(state, zones.of(P1, "deck"))[-1] == "comer"


@pytest.mark.rule("VIL-KW-19")
def test_koed_cards_are_counted_for_the_turn() -> None:
    before = put(in_hand(game(), FIVE), zones.of(P1, "played"), FREE)
    draft = drafted(before)
    ko(draft, find(before, "five"))
    ko(draft, find(before, "free"))
    state = after(draft.state, clause("gain", attack="koed-allies"), clause("gain", recruit="koed"))
    assert (state.numbers["attack"], state.numbers["recruit"]) == (2, 2)
