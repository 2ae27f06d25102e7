"""Achievements: no points, told by the app where everybody sees them, believed where only a hand knows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.ids import TABLE, SeatId
from companion.engine import zones as piles
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.opening import BeginTurn
from companion.games.alien import zones
from companion.games.alien.feats import CLAIMS, FEATS, RULES, ClaimFeat, FeatDone, feats_of, has_done
from companion.games.alien.grammar import CLASSES
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from tests.games.alien.acts import actor, in_hand, person, play
from tests.games.alien.box import P1, P2, clause, dead, do, game, happened, put, refused
from tests.games.alien.whole import legal, view

PLUS = clause("gain", attack=1)


def of_class(klass: str, *, needs: str = "") -> Card:
    return actor(PLUS, klass=klass, needs_class=needs, name=f"{klass}-{needs or 'plain'}")


def earned(state: AlienState) -> set[str]:
    return {feat for feat in FEATS if has_done(state, feat, P1)}


def with_hq(*classes: str) -> AlienState:
    """A table whose HQ shows these classes."""
    state = replace(game(2, phase="action"), milestones=())
    fillers = tuple(slot for zone in zones.HQ for slot in state.table.zone(zone))
    deck = state.table.zone(zones.BARRACKS)
    table = piles.move(state.table, (*fillers, *deck), zones.BOX)
    state = replace(state, table=table)
    for number, klass in enumerate(classes, 1):
        state = put(state, f"hq:{number}", person(f"{klass}-{number}", klass=klass))
    return state


@pytest.mark.rule("ALN-ACH-01")
def test_a_new_hand_without_basics_is_claimed_and_believed() -> None:
    state = do(game(2), ClaimFeat(P1, "no-basic"))
    assert earned(state) == {"no-basic", *earned(game(2))}
    assert refused(state, ClaimFeat(P1, "no-basic")).rule == "ALN-ACH-01"
    assert feats_of(do(state, ClaimFeat(P2, "no-basic")), P2) == ("no-basic",), "another's is another's"


@pytest.mark.rule("ALN-ACH-01", "ALN-RULING-68")
def test_a_hand_that_was_used_is_no_new_hand() -> None:
    state = play(game(2), person("anybody"))
    refusal = refused(state, ClaimFeat(P1, "no-basic"))
    assert (refusal.rule, refusal.pool) != ("", "") and refusal.rule == "ALN-ACH-01"
    assert earned(do(state, ClaimFeat(P1, "no-basic"), "ALN-ACH-01")) > {"no-basic"}
    offers = {offer.id for offer in legal(state, TABLE)}
    assert "feat:no-basic:p1" not in offers and "feat:no-basic:p2" in offers
    says = FluentTexts("alien").rule("ALN-ACH-01")
    assert "Specialist" in says and "Grunt" in says and "Sergeant" not in says


@pytest.mark.rule("ALN-ACH-02")
def test_three_different_class_symbols_combined_in_one_turn() -> None:
    state = game(2)
    for klass in ("tech", "intel", "strength"):
        state = play(state, of_class(klass))
    for klass in ("tech", "intel"):
        state = play(state, of_class("", needs=klass))
    assert COMBINED not in earned(state)
    state = play(state, actor(PLUS, needs_class="tech", name="tech-again"))
    assert COMBINED not in earned(state), "a class counts once"
    assert COMBINED in earned(play(state, of_class("", needs="strength")))


COMBINED = "three-combined"


@pytest.mark.rule("ALN-ACH-02")
def test_what_was_combined_ends_with_the_turn() -> None:
    state = play(play(game(2), of_class("tech")), of_class("", needs="tech"))
    assert state.combined == ("tech",)
    state = do(do(state, EndAction(P1)), BeginTurn(P2))
    assert state.combined == ()


@pytest.mark.rule("ALN-ACH-03")
def test_five_classes_in_front_are_seen_and_in_hand_are_claimed() -> None:
    state = game(2)
    for klass in CLASSES[:-1]:
        state = play(state, of_class(klass))
    assert "five-classes" not in earned(state)
    assert "five-classes" in earned(do(state, ClaimFeat(P1, "five-classes")))
    assert "five-classes" in earned(play(state, of_class(CLASSES[-1])))


@pytest.mark.rule("ALN-ACH-04")
def test_five_hq_cards_of_one_class() -> None:
    assert "hq-alike" in earned(play(with_hq(*["tech"] * 5), person("anybody")))
    assert earned(play(with_hq(*["tech"] * 4, "intel"), person("anybody"))) == set()


@pytest.mark.rule("ALN-ACH-05")
def test_five_hq_cards_of_five_classes_once_in_a_game() -> None:
    state = play(with_hq(*CLASSES), person("anybody"))
    assert "hq-rainbow" in earned(state)
    again = happened(in_hand(state, person("second")), EndAction(P1))
    assert not any(isinstance(event, FeatDone) for event in again)


@pytest.mark.rule("ALN-ACH-04", "ALN-ACH-05")
def test_an_hq_with_a_gap_or_a_card_of_no_class_earns_nothing() -> None:
    assert earned(play(with_hq(*["tech"] * 4), person("anybody"))) == set()
    assert earned(play(with_hq(*CLASSES[:-1], ""), person("anybody"))) == set()


@pytest.mark.rule("ALN-ACH-01", "ALN-ACH-03", "ALN-ACH-04", "ALN-DEATH-05")
@pytest.mark.parametrize(
    ("claim", "kind"),
    [
        (ClaimFeat(P1, "hq-alike"), "target"),
        (ClaimFeat(P1, "three-combined"), "target"),
        (ClaimFeat(P1, "nothing-like-it"), "impossible"),
        (ClaimFeat(P2, "five-classes"), "impossible"),
        (ClaimFeat(SeatId("nobody"), "five-classes"), "impossible"),
    ],
)
def test_what_cannot_be_claimed_is_refused(claim: ClaimFeat, kind: str) -> None:
    assert refused(dead(game(3), P2), claim).kind == kind


def test_every_achievement_has_its_rule_its_words_and_its_claim() -> None:
    texts = FluentTexts("alien")
    assert set(RULES) == set(FEATS) and set(CLAIMS) < set(FEATS)
    for language in texts.languages:
        for feat, rule in RULES.items():
            assert f"feat-{feat}" in texts.keys(language) and f"rule-{rule}" in texts.keys(language)


@pytest.mark.rule("ALN-ACH-01")
def test_no_achievement_brings_points_and_seats_tell_them_at_the_end_only() -> None:
    state = do(game(2), ClaimFeat(P1, "no-basic"))
    assert view(state, TABLE).seats[0].badges == view(game(2), TABLE).seats[0].badges
    assert state.numbers == game(2).numbers
