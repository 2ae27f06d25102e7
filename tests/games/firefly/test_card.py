"""The named cards and facts, as far as the rulebook tells them, in the box as it is shipped (FFY-CARD)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from card_db.boxes import open_box
from card_db.loader import SHIPPED, read_set
from companion.core.language.cards import Card
from companion.engine.changes import carried
from companion.engine.legendary.playing.requests import Play
from companion.games.firefly import zones
from companion.games.firefly.campaign.opening import pile
from companion.games.firefly.cards.people import rank
from companion.games.firefly.grammar import CLASSES
from companion.games.firefly.serenity import slots
from companion.games.firefly.setup.choices import suites
from companion.games.firefly.setup.opening import count_box
from companion.games.firefly.talents import ACTIVATE, ActivateTalent
from tests.games.firefly.box import (
    N1,
    P1,
    P2,
    P3,
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
    top,
    with_card,
)
from tests.games.firefly.wholebox import whole_box

BOX = read_set(SHIPPED / "firefly" / "firefly.toml")
OURS = read_set(SHIPPED / "firefly" / "practice.toml")


def copies(stack: str) -> int:
    """How many cards of a stack the box of the game holds, also those that nobody has entered yet."""
    told = next((one for one in BOX.stacks if one.id == stack), None)
    return told.cards if told is not None else 0


def avatars() -> dict[str, Card]:
    """The Avatars by the crew member."""
    return {one.person: one for one in BOX.cards if one.kind == "avatar"}


@pytest.mark.parametrize(
    ("person", "rank"),
    [
        pytest.param("Mal", 1, marks=pytest.mark.rule("FFY-CARD-01")),
        pytest.param("Wash", None, marks=pytest.mark.rule("FFY-CARD-03")),
        pytest.param("Book", None, marks=pytest.mark.rule("FFY-CARD-04")),
    ],
)
def test_a_crew_member_of_whom_the_rulebook_tells_something_is_there(person: str, rank: int | None) -> None:
    found = avatars()[person]
    ranks = [one.number("rank") for one in avatars().values()]
    assert (rank is None or found.number("rank") == rank) and ranks.count(found.number("rank")) == 1
    assert found.number("health") is None  # it is printed on the card, and in no text


@pytest.mark.rule("FFY-CARD-02", "FFY-COMP-07")
def test_the_nine_crew_members_are_those_of_the_game() -> None:
    nine = {"Mal", "Zoe", "Wash", "Inara", "Kaylee", "Jayne", "Simon", "River", "Book"}
    assert set(avatars()) == nine
    assert {one.id for one in BOX.stacks if one.id.startswith("character-")} == {
        f"character-{name.lower()}" for name in nine
    }


@pytest.mark.parametrize(
    ("stack", "count"),
    [
        pytest.param("shiny", 35, marks=pytest.mark.rule("FFY-CARD-05")),
        pytest.param("misbehave", 25, marks=pytest.mark.rule("FFY-CARD-06")),
        pytest.param("talents", 15, marks=pytest.mark.rule("FFY-CARD-07")),
        pytest.param("flaws", 20, marks=pytest.mark.rule("FFY-CARD-08")),
        pytest.param("inevitable", 3, marks=pytest.mark.rule("FFY-CARD-11")),
    ],
)
def test_the_stacks_have_as_many_cards_as_the_rulebook_says(stack: str, count: int) -> None:
    ours = Counter(one.stack for one in OURS.cards for _ in range(one.copies))
    assert (copies(stack), ours[stack]) == (count, count)


@pytest.mark.rule("FFY-CARD-09", "FFY-REC-06")
def test_browncoats_differ_in_class_alone_and_can_be_lent() -> None:
    five = [one for one in BOX.cards if one.stack == "browncoats"]
    assert sorted(one.klass for one in five) == sorted(CLASSES)
    assert {(one.number("cost"), one.has("coordinate"), one.copies) for one in five} == {(3, True, 1)}


@pytest.mark.rule("FFY-CARD-03", "FFY-SCAN-03")
def test_the_pilot_scans_a_space_for_nothing_and_gives_the_talent() -> None:
    pilot = card(
        "avatar-p1", "avatar", ability(ACTIVATE, clause("scan", n=1)), person="wash", rank=1, health=8
    )
    state = hide(with_card(in_hand(game(), TALENT), pilot), "verse:4", THUG)
    state = do(state, Play(P1, copy_in(state, P1, "talent")))
    state = keep_orders(do(state, ActivateTalent(P1, top(state, "played:p1"))))
    assert state.ask is None or state.ask.seat == P1
    assert (state.numbers["attack"], designs(state, zones.TALENTS)[0]) == (0, "talent")


@pytest.mark.rule("FFY-CARD-10", "FFY-RUL-05")
@pytest.mark.parametrize(("hand", "gives"), [(1, 2), (2, 6)])
def test_two_copies_of_the_same_combo_card_give_two_and_four(hand: int, gives: int) -> None:
    combo = ability("play", clause("gain", attack=2), needs_class="tech")
    one = card("no-power", "character", combo, klass="tech", attack=2)
    state = in_hand(game(), *(one,) * hand)
    for _ in range(hand):
        state = do(state, Play(P1, copy_in(state, P1, "no-power")))
    assert state.numbers["attack"] == gives


@pytest.mark.rule("FFY-CARD-17")
def test_how_many_slots_serenity_has_is_nobodys_guess() -> None:
    assert BOX.boards["serenity"]["slots"] is None
    assert all(BOX.boards[f"verse:{number}"]["scan"] is None for number in range(1, 6))


@pytest.mark.rule("FFY-CARD-12", "FFY-CARD-13", "FFY-CARD-14", "FFY-CARD-15", "FFY-CARD-16")
def test_named_enemies_and_goals_have_no_number_that_nobody_has_read() -> None:
    """Patience, Warwick Harrow, the Pills, the Alliance Cruiser: which card is which, the table tells."""
    told = [one for one in BOX.cards if one.stack.startswith("episode-")]
    assert all(one.number("attack") is None for one in told if one.kind == "enemy")
    assert sum(one.cards for one in BOX.stacks if one.id.startswith("episode-")) == 165


@pytest.mark.parametrize(
    ("stack", "count"),
    [
        pytest.param("shiny", 35, marks=pytest.mark.rule("FFY-CARD-05")),
        pytest.param("misbehave", 25, marks=pytest.mark.rule("FFY-CARD-06")),
        pytest.param("talents", 15, marks=pytest.mark.rule("FFY-CARD-07")),
        pytest.param("flaws", 20, marks=pytest.mark.rule("FFY-CARD-08")),
        pytest.param("inevitable", 3, marks=pytest.mark.rule("FFY-CARD-11")),
        pytest.param("browncoats", 5, marks=pytest.mark.rule("FFY-COMP-01")),
        pytest.param("avatars", 9, marks=pytest.mark.rule("FFY-COMP-07")),
    ],
)
def test_a_card_too_few_or_too_many_is_told(stack: str, count: int) -> None:
    assert count_box(whole_box()) == ()
    found = count_box(whole_box(without=stack, fewer=1))
    assert found and {one.stack for one in found} == {stack} and found[0].need == count
    assert found[0].have < count


@pytest.mark.rule("FFY-CARD-02", "FFY-COMP-07")
def test_each_crew_member_has_the_stack_with_their_name() -> None:
    nine = ("Mal", "Zoe", "Wash", "Inara", "Kaylee", "Jayne", "Simon", "River", "Book")
    assert suites(whole_box()) == {name: f"character-{name.lower()}" for name in nine}


@pytest.mark.rule("FFY-COMP-05", "FFY-RUL-11")
def test_labelled_ship_strikes_are_never_shuffled_into_the_ship_strike_deck() -> None:
    box = open_box(OURS, {}, {})
    laid = pile(box, zones.SHIP_STRIKES, "ship-strikes", ())
    (copies,) = laid.pools.values()
    stacks = {one.design: one for one in OURS.cards}
    designs_of = {
        copy: design for stack in box.stacks.values() for design, own in stack.items() for copy in own
    }
    assert len(copies) == 20 and not any(stacks[designs_of[copy]].has("labelled") for copy in copies)
    fewer = pile(box, zones.SHIP_STRIKES, "ship-strikes", copies[:3])
    assert [len(own) for own in fewer.pools.values()] == [17], "what stays on Serenity is not among them"
    labelled = [one for one in OURS.cards if one.has("labelled")]
    assert {one.stack.partition("-")[0] for one in labelled} == {"episode"}


@pytest.mark.rule("FFY-CARD-01")
def test_rank_one_is_the_highest_and_an_unknown_one_the_last() -> None:
    state = with_card(game(), card("avatar-p2", "avatar", person="mal", rank=1))
    state = with_card(state, card("avatar-p1", "avatar", person="zoe", rank=None))
    assert [rank(state, seat) for seat in (P1, P2, P3, N1)] == [99, 1, 3, 4]
    bare = carried(state, state.table.zone("avatar:p3"), zones.BOX)
    assert rank(bare, P3) == 99
    unknown = hide(bare, "avatar:p3", card("one", "avatar", rank=1), card("other", "avatar", rank=2))
    assert rank(unknown, P3) == 99


@pytest.mark.rule("FFY-CARD-04", "FFY-SPEC-14")
def test_the_power_of_belief_takes_a_card_out_of_the_own_deck_which_is_shuffled() -> None:
    believes = ability(ACTIVATE, clause("search", match="basic", to="hand"))
    state = with_card(in_hand(game(), TALENT), card("avatar-p1", "avatar", believes, person="book", rank=1))
    state = do(state, Play(P1, copy_in(state, P1, "talent")))
    held, deck = (len(state.table.zone(f"{part}:p1")) for part in ("hand", "deck"))
    asked = do(state, ActivateTalent(P1, top(state, "played:p1")))
    after = keep_orders(answer(asked, "shiny") if asked.ask is not None else asked)
    assert [len(after.table.zone(f"{part}:p1")) for part in ("hand", "deck")] == [held + 1, deck - 1]
    groups = {after.table.slots[slot].group for slot in after.table.zone("deck:p1")}
    assert len(groups) == 1 and None not in groups
    assert not any(after.table.slots[slot].face_up for slot in after.table.zone("hand:p1"))


@pytest.mark.rule("FFY-CARD-17")
@pytest.mark.parametrize(("told", "there"), [(None, None), (1, 1), (6, 6), (0, None), (99, None)])
def test_serenity_has_the_slots_that_the_owner_told_and_no_impossible_number(
    told: int | None, there: int | None
) -> None:
    boards = {} if told is None else {"serenity": {"slots": told}}
    assert slots(replace(game(), boards=boards)) == there


@pytest.mark.rule("FFY-CARD-10", "FFY-RUL-05")
def test_its_combo_class_is_its_own_and_another_class_does_not_help() -> None:
    combo = ability("play", clause("gain", attack=2), needs_class="tech")
    one = card("no-power", "character", combo, klass="tech", attack=2)
    state = in_hand(game(), one, card("nurse", "character", klass="survival"))
    for design in ("nurse", "no-power"):
        state = do(state, Play(P1, copy_in(state, P1, design)))
    assert state.numbers["attack"] == 2
