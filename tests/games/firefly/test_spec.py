"""Special rules: whose characters, who chooses, as much as possible (FFY-SPEC)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.asks import Choice
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.scanning import Scan
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    BROWNCOAT,
    FLAW,
    MATE,
    MISBEHAVE,
    P1,
    P2,
    SHINY,
    TALENT,
    THUG,
    ability,
    answer,
    card,
    clause,
    copy_in,
    designs,
    do,
    game,
    hide,
    in_hand,
    keep_orders,
    name,
    put,
    with_numbers,
)

CULL = card("cull", "character", ability("play", clause("kill-own", n=1)))


def emptied(state: FireflyState, *parts: str, seat: SeatId = P1) -> FireflyState:
    """The State with some of a player's places bare."""
    for part in parts:
        state = carried(state, state.table.zone(zones.of(seat, part)), zones.BOX, face_up=False)
    return state


def played(state: FireflyState, one: Card) -> FireflyState:
    """The State after the first player has played this card."""
    state = in_hand(state, one)
    return do(state, Play(P1, copy_in(state, P1, one.design)))


def offered(state: FireflyState) -> set[str]:
    """The cards that can be chosen."""
    assert isinstance(state.ask, Choice)
    return {name(state, one.slot) for one in state.ask.options if one.slot is not None}


@pytest.mark.rule("FFY-SPEC-06", "FFY-RUL-76")
def test_your_characters_are_all_in_the_hand_or_played_this_turn() -> None:
    found = card("found", "character")
    held = in_hand(emptied(game(), "hand"), SHINY, MISBEHAVE, BROWNCOAT, MATE, found)
    state = played(put(held, "discard:p1", THUG), CULL)
    assert offered(state) == {"cull", "shiny", "misbehave", "browncoat", "mate", "found"}


@pytest.mark.rule("FFY-SPEC-07", "FFY-SPEC-11")
def test_talents_flaws_deck_and_discard_pile_are_not_among_them() -> None:
    other = card("other", "character")
    held = in_hand(emptied(game(), "hand", "deck"), TALENT, SHINY)
    held = put(put(held, "deck:p1", other, face_up=False), "discard:p1", other)
    assert offered(played(held, CULL)) == {"cull", "shiny"}


@pytest.mark.rule("FFY-SPEC-08", "FFY-SPEC-11")
def test_a_defeated_character_leaves_the_deck_for_good() -> None:
    state = answer(played(in_hand(emptied(game(), "hand"), SHINY), CULL), "shiny")
    assert designs(state, zones.DEFEATED_CHARACTERS) == ("shiny",)
    after = keep_orders(do(state, EndAction(P1)))
    assert designs(after, zones.DEFEATED_CHARACTERS) == ("shiny",)


@pytest.mark.rule("FFY-SPEC-09", "FFY-SPEC-10")
@pytest.mark.parametrize(
    ("one", "pile"), [(TALENT, zones.TALENTS), (FLAW, zones.FLAWS), (THUG, zones.DEFEATED)]
)
def test_other_cards_that_are_defeated_go_to_the_pile_of_their_kind(one: Card, pile: str) -> None:
    purge = card("purge", "character", ability("play", clause("kill-discard", n=1)))
    state = put(game(), "discard:p1", one)
    before = len(state.table.zone(pile))
    after = played(state, purge)
    assert (len(after.table.zone(pile)), designs(after, "discard:p1")) == (before + 1, ())
    assert designs(after, pile)[0] == one.design


@pytest.mark.rule("FFY-SPEC-10")
def test_a_card_of_another_kind_that_leaves_goes_to_the_defeated_cards() -> None:
    said = card("brief", "special", ability("reveal", clause("leave")))
    state = with_numbers(put(game(), "verse:1", said, face_up=False), attack=1)
    assert designs(do(state, Scan(P1, zones.VERSE[0])), zones.DEFEATED) == ("brief",)


@pytest.mark.rule("FFY-SPEC-03")
def test_as_much_is_done_as_can_be() -> None:
    drop = card("drop", "character", ability("play", clause("discard", n=2)))
    state = played(in_hand(emptied(game(), "hand"), SHINY), drop)
    assert (state.ask, designs(state, "discard:p1")) == (None, ("shiny",))


@pytest.mark.rule("FFY-SPEC-25")
def test_with_deck_and_discard_pile_empty_no_more_is_drawn() -> None:
    deal = card("deal", "character", ability("play", clause("draw", n=5)))
    state = emptied(game(), "hand", "deck")
    state = put(state, "deck:p1", SHINY, SHINY, face_up=False)
    after = played(state, deal)
    assert (len(after.table.zone("hand:p1")), len(after.table.zone("deck:p1"))) == (2, 0)


@pytest.mark.rule("FFY-SPEC-04", "FFY-SPEC-05")
def test_who_is_not_named_is_the_active_player() -> None:
    said: dict[str, Any] = {"either": [{"verb": "draw", "n": 1}], "or": [{"verb": "gain", "attack": 1}]}
    omen = card("omen", "event", ability("reveal", clause("choose", **said)))
    state = with_numbers(put(game(active=P2), "verse:1", omen, face_up=False), attack=1)
    asked = do(state, Scan(P2, zones.VERSE[0]))
    assert asked.ask is not None
    assert asked.ask.seat == P2
    after = answer(asked, "either")
    assert len(after.table.zone("hand:p2")) == len(state.table.zone("hand:p2")) + 1


@pytest.mark.rule("FFY-SPEC-01")
def test_what_a_card_says_goes_before_the_rule() -> None:
    carry = card(
        "carry", "character", ability("play", clause("gain-card", **{"from": "bridge", "to": "hand"}))
    )
    state = played(game(), carry)
    after = answer(state, "mate") if state.ask is not None else state
    assert "mate" in designs(after, "hand:p1")
    assert "mate" not in designs(after, "discard:p1")


@pytest.mark.rule("FFY-ACT-14")
def test_a_card_that_is_shown_is_neither_played_nor_discarded() -> None:
    said = clause("show", match="tech", who="you", **{"else": [{"verb": "flaw", "n": 1}]})
    ask = card("inspection", "character", ability("play", said))
    state = played(in_hand(game(), MATE), ask)
    after = answer(state, "mate")
    assert ("mate" in designs(after, "hand:p1"), designs(after, "discard:p1")) == (True, ())
    assert designs(answer(state, "none"), "discard:p1") == ("flaw",)


@pytest.mark.rule("FFY-SPEC-06", "FFY-SPEC-11", "FFY-RUL-76")
@pytest.mark.parametrize("known", [True, False])
def test_what_nobody_knows_of_the_hand_is_chosen_there_first(known: bool) -> None:
    state = emptied(game(), "hand")
    state = in_hand(state, MATE, TALENT) if known else hide(state, "hand:p1", MATE, TALENT)
    asked = played(state, CULL)
    assert isinstance(asked.ask, Choice)
    keys = [option.key for option in asked.ask.options]
    assert ("hand" in keys) is not known
    assert offered(asked) == ({"cull", "mate"} if known else {"cull"})
    after = answer(asked, "mate") if known else answer(answer(asked, "hand"), "mate")
    assert designs(after, zones.DEFEATED_CHARACTERS) == ("mate",)
    assert "cull" in designs(after, "played:p1")


@pytest.mark.rule("FFY-SPEC-03")
@pytest.mark.parametrize(("held", "n", "left"), [(0, 2, 0), (1, 2, 0), (2, 2, 0), (3, 2, 1), (3, 3, 0)])
def test_as_many_are_discarded_as_there_are_and_of_more_its_owner_chooses(
    held: int, n: int, left: int
) -> None:
    names = tuple(card(f"own-{number}", "character") for number in range(held))
    drop = card("drop", "character", ability("play", clause("discard", n=n)))
    state = played(in_hand(emptied(game(), "hand"), *names), drop)
    assert (state.ask is None) is (held <= n), "only of more than that there is a choice"
    while state.ask is not None:
        state = answer(state, next(iter(offered(state) & {one.design for one in names})))
    assert len(state.table.zone("hand:p1")) == left
    assert len(state.table.zone("discard:p1")) == held - left


@pytest.mark.rule("FFY-SPEC-08")
@pytest.mark.parametrize(
    ("kind", "pile"), [("character", zones.DEFEATED_CHARACTERS), ("special", zones.DEFEATED)]
)
def test_a_card_that_leaves_goes_to_the_pile_of_its_kind(kind: str, pile: str) -> None:
    said = card("brief", kind, ability("reveal", clause("leave")))
    state = with_numbers(put(game(), "verse:1", said, face_up=False), attack=1)
    assert designs(do(state, Scan(P1, zones.VERSE[0])), pile) == ("brief",)
