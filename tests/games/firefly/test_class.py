"""Class combos and other worked examples of the rulebook (FFY-CLASS, FFY-KEY-15 to 17, FFY-RUL-05)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice
from companion.core.language.cards import Card
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.games.firefly import zones
from companion.games.firefly.side_jobs import CompleteJob
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    P1,
    P2,
    P3,
    ability,
    answer,
    avatar,
    card,
    clause,
    combat,
    copy_in,
    designs,
    do,
    enemy,
    fill,
    game,
    in_hand,
    keep_orders,
    put,
    top,
    with_card,
    with_numbers,
)

MORE = ability("play", clause("gain", attack=2), needs_class="leadership")
BOAST = card("boast", "character", MORE, klass="leadership", attack=2)  # the card of the worked example
CHIEF = card("chief", "character", klass="leadership")
NURSE = card("nurse", "character", klass="survival")


def attack(*hand: Card) -> int:
    """The Attack after the first player has played these cards in this order."""
    state = in_hand(game(), *hand)
    for one in hand:
        state = do(state, Play(P1, copy_in(state, P1, one.design)))
    return state.numbers["attack"]


@pytest.mark.rule("FFY-CLASS-01")
def test_a_combo_needs_a_card_of_that_class_before_it() -> None:
    assert (attack(CHIEF, BOAST), attack(NURSE, BOAST), attack(BOAST, CHIEF)) == (4, 2, 2)


@pytest.mark.rule("FFY-CLASS-02")
def test_the_card_itself_is_not_the_earlier_one() -> None:
    assert attack(BOAST) == 2


@pytest.mark.rule("FFY-CLASS-03")
def test_it_fires_once_however_many_came_before() -> None:
    assert attack(CHIEF, CHIEF, CHIEF, BOAST) == 4


@pytest.mark.rule("FFY-CLASS-04", "FFY-RUL-05")
@pytest.mark.parametrize(
    ("hand", "gives"),
    [((BOAST,), 2), ((CHIEF, BOAST), 4), ((BOAST, BOAST), 6), ((CHIEF, CHIEF, BOAST), 4)],
)
def test_the_worked_example_of_the_rulebook(hand: tuple[Card, ...], gives: int) -> None:
    assert attack(*hand) == gives


def escaped() -> FireflyState:
    """A table after an open enemy with Escape was pushed out of the last space."""
    fled = enemy("fled", 2, ability("escape", clause("gain", recruit=1)),
                 ability("defeated", clause("gain", recruit=9)), ability("strike", clause("gain", recruit=9)),
                 marks=("escape",))  # fmt: skip
    return keep_orders(do(put(fill(game(phase="episode"), *"abcd"), "verse:5", fled), BeginTurn(P1)))


@pytest.mark.rule("FFY-KEY-15")
def test_an_enemy_with_escape_leaves_the_combat_zone_before_it_can_strike() -> None:
    assert (combat(escaped()), designs(escaped(), zones.DEFEATED)) == ((), ("fled",))


@pytest.mark.rule("FFY-KEY-16", "FFY-KEY-17")
def test_its_text_of_escape_is_done_and_that_of_its_defeat_is_not() -> None:
    assert escaped().numbers["recruit"] == 1


@pytest.mark.rule("FFY-RUL-27")
@pytest.mark.parametrize(("pays", "zone"), [(False, zones.DEFEATED), (True, zones.CREDITS)])
def test_a_completed_side_job_stays_only_to_tell_of_its_credits(pays: bool, zone: str) -> None:
    said = clause("credits", n=2) if pays else clause("gain", recruit=1)
    job = card("errand", "side-job", ability("mission", clause("complete"), pay=1), ability("success", said))
    state = with_numbers(put(game(), "verse:2", job), recruit=1)
    after = do(state, CompleteJob(P1, top(state, "verse:2")))
    assert designs(after, zone) == ("errand",)


@pytest.mark.rule("FFY-RUL-88")
def test_of_two_with_the_same_rank_the_active_player_says_which() -> None:
    gift = card(
        "gift", "character", ability("play", clause("main", who="highest", do=[{"verb": "talent", "n": 1}]))
    )
    state = in_hand(with_card(game(), avatar(P2, 1)), gift)
    asked = do(state, Play(P1, copy_in(state, P1, "gift")))
    assert isinstance(asked.ask, Choice)
    assert (asked.ask.seat, [option.key for option in asked.ask.options]) == (P1, ["p1", "p2"])
    after = answer(asked, "p2")
    assert (designs(after, "discard:p2"), designs(after, "discard:p1")) == (("talent",), ())


@pytest.mark.rule("FFY-RUL-88")
@pytest.mark.parametrize(
    ("who", "tied", "asked"),
    [("highest", 9, ()), ("highest", 1, ("p1", "p3")), ("lowest", 9, ()), ("lowest", 5, ("p3", "np2"))],
)
def test_only_of_those_alike_is_one_chosen(who: str, tied: int, asked: tuple[str, ...]) -> None:
    gift = card(
        "gift", "character", ability("play", clause("main", who=who, do=[{"verb": "talent", "n": 1}]))
    )
    state = in_hand(with_card(game(), avatar(P3, tied)), gift)
    after = do(state, Play(P1, copy_in(state, P1, "gift")))
    keys = tuple(option.key for option in after.ask.options) if isinstance(after.ask, Choice) else ()
    assert keys == asked
    if not asked:
        chosen = {"highest": P1, "lowest": P3}[who]
        assert designs(after, f"discard:{chosen}") == ("talent",)
