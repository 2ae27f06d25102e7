"""What Credits buy between two Episodes, and when it is refused (FFY-INTER-07 to 18)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Identity, Number
from companion.core.language.ids import SlotId
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.intermission.board import meters
from companion.games.firefly.intermission.commands import (
    BuyCards,
    BuyUpgrade,
    HealOne,
    MendShip,
    PayHealing,
)
from companion.games.firefly.intermission.events import CreditsCounted, EpisodeLaid
from companion.games.firefly.intermission.rules import UpgradesKnown, empty_slot, healing_left, to_spend
from companion.games.firefly.objectives.rules import complete
from tests.games.firefly.box import (
    HIT_1,
    HIT_3,
    HULL,
    N1,
    N2,
    P1,
    P2,
    SLOTS,
    THUG,
    UPGRADE,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    drafted,
    game,
    hide,
    hull,
    in_phase,
    put,
    refused,
    top,
    with_card,
    with_numbers,
    worked_off,
)
from tests.games.firefly.test_inter import mission, shown, spot


@pytest.mark.rule("FFY-DIFF-07", "FFY-INTER-03")
@pytest.mark.parametrize(("earned", "more", "there"), [(0, 0, 0), (2, 0, 2), (2, 1, 3), (0, 5, 5)])
@pytest.mark.parametrize("letter", [1, 2])
def test_an_easier_game_adds_its_credits_in_every_inter_mission(
    letter: int, earned: int, more: int, there: int
) -> None:
    assert mission(letter=letter, earned=earned, credits=more).numbers["credits"] == there
    bare = replace(game(credits=more), numbers={})
    assert to_spend(bare) == more


@pytest.mark.rule("FFY-INTER-02", "FFY-INTER-03")
def test_the_text_comes_first_then_upgrades_then_the_count() -> None:
    said = [
        ability("objective", clause("nothing"), level=1),
        ability("end-of-episode", clause("credits", n=1)),
    ]
    draft = drafted(
        with_numbers(with_card(game(), card("objective-1", "objective", *said, level=1)), credits=2)
    )
    complete(draft, 1)
    worked_off(draft)
    told = [type(event).__name__ for event in draft.events]
    order = ["EpisodeEnded", "CreditsEarned", "UpgradesShown", "CreditsCounted"]
    assert [one for one in told if one in order] == order
    assert [event.n for event in draft.events if isinstance(event, CreditsCounted)] == [3]


@pytest.mark.rule("FFY-INTER-02", "FFY-INTER-07")
def test_an_upgrade_that_nobody_knows_is_shown_before_anybody_buys() -> None:
    state = mission(earned=9)
    blank = hide(state, zones.SHOWN, card("odd", "upgrade", credits=1), card("even", "upgrade", credits=1))
    draft = drafted(blank)
    draft.later(UpgradesKnown())
    asked = worked_off(draft)
    assert isinstance(asked.ask, Identity)
    known = answer(answer(asked, "odd"), "even")
    assert known.ask is None and sorted(designs(known, zones.SHOWN)[-2:]) == ["even", "odd"]


@pytest.mark.rule("FFY-INTER-07")
def test_only_what_is_shown_is_bought_in_the_inter_mission_before_the_cards() -> None:
    state = mission(earned=9)
    under = state.table.zone(zones.UPGRADES)[0]
    no = refused(state, BuyUpgrade(P1, under))
    assert (no.rule, no.kind) == ("FFY-INTER-07", "impossible")
    assert refused(in_phase(state, "action"), BuyUpgrade(P1, shown(state))).rule == "FFY-OBJ-05"
    assert refused(do(state, BuyCards(P1, 1)), BuyUpgrade(P1, shown(state))).rule == "FFY-INTER-02"
    two = do(do(state, BuyUpgrade(P1, shown(state))), BuyUpgrade(P2, shown(state, 1)))
    assert (two.numbers["credits"], len(two.table.zone(zones.SHOWN))) == (3, 1)
    assert [designs(two, f"upgrade:{n}") for n in (4, 3)] == [("upgrade",)] * 2


@pytest.mark.rule("FFY-INTER-07", "FFY-RUL-01")
def test_how_many_slots_there_are_is_asked_at_the_first_upgrade() -> None:
    state = mission(earned=9)
    blank = replace(state, boards={**state.boards, "serenity": {}})
    asked = do(blank, BuyUpgrade(P1, shown(blank)))
    assert isinstance(asked.ask, Number) and (asked.ask.of, asked.ask.field) == ("serenity", "slots")
    after = answer(asked, 2)
    assert (designs(after, "upgrade:2"), after.numbers["credits"]) == (("upgrade",), 6)


@pytest.mark.rule("FFY-INTER-08", "FFY-RUL-02")
@pytest.mark.parametrize(
    ("strikes", "upgrades", "apart", "slot"),
    [((), (), 0, 4), ((1, 2), (4,), 0, 3), ((4,), (), 0, 3), ((4,), (), 1, 4), ((1, 2, 3), (4,), 0, None),
     ((1, 2, 3), (4,), 1, 3), ((), (1, 2, 3, 4), 1, None)],
)  # fmt: skip
def test_the_highest_slot_that_counts_as_empty(
    strikes: tuple[int, ...], upgrades: tuple[int, ...], apart: int, slot: int | None
) -> None:
    state = game(apart=apart)
    for n in strikes:
        state = put(state, f"serenity:{n}", HULL)
    for n in upgrades:
        state = put(state, f"upgrade:{n}", UPGRADE)
    assert empty_slot(state) == (f"upgrade:{slot}" if slot else None)
    assert empty_slot(replace(state, boards={})) is None, "nobody knows how many there are"


@pytest.mark.rule("FFY-INTER-09", "FFY-RUL-03")
def test_only_an_upgrade_of_serenity_makes_room_for_another() -> None:
    full = mission(*((f"serenity:{n}", HULL) for n in range(1, SLOTS + 1)), earned=9)
    no = refused(full, BuyUpgrade(P1, shown(full), shown(full, 1)))
    assert (no.rule, no.kind) == ("FFY-INTER-09", "impossible")
    assert refused(full, BuyUpgrade(P1, shown(full))).kind == "impossible"


@pytest.mark.rule("FFY-RUL-87")
def test_a_replacing_upgrade_lies_where_the_old_one_lay_even_beside_a_strike() -> None:
    laid = tuple((f"serenity:{n}", HULL) for n in range(1, SLOTS + 1))
    full = mission(*laid, ("upgrade:2", card("old", "upgrade", credits=1)), earned=4)
    after = do(full, BuyUpgrade(P1, shown(full), top(full, "upgrade:2")))
    assert (designs(after, "upgrade:2"), designs(after, "serenity:2")) == (("upgrade",), ("hull-2",))
    assert (designs(after, zones.UPGRADES)[-1], after.numbers["credits"]) == ("old", 1)


@pytest.mark.rule("FFY-INTER-11", "FFY-INTER-12")
def test_only_strikes_of_serenity_are_repaired_and_each_for_its_own_price() -> None:
    laid = tuple((f"serenity:{n}", hull(9, design=f"h{n}")) for n in (1, 2, 3))
    state = mission(*laid, earned=6)
    no = refused(state, MendShip(P1, top(state, zones.SHIP_STRIKES)))
    assert (no.rule, no.kind) == ("FFY-INTER-11", "impossible")
    for n, left in ((2, 4), (3, 1), (1, 0)):
        state = do(state, MendShip(P1, top(state, f"serenity:{n}")))
        assert state.numbers["credits"] == left
    assert refused(do(state, BuyCards(P1, 1), "FFY-INTER-17"), MendShip(P1, SlotId(1))).rule == "FFY-INTER-02"


@pytest.mark.rule("FFY-RUL-01")
def test_what_a_slot_costs_is_asked_at_the_first_repair_there_and_remembered() -> None:
    state = mission(("serenity:2", HULL), ("serenity:1", HULL), earned=9)
    blank = replace(state, boards={**state.boards, "serenity:2": {}})
    slot = top(blank, "serenity:2")
    asked = do(blank, MendShip(P1, slot))
    assert isinstance(asked.ask, Number) and (asked.ask.of, asked.ask.field) == ("serenity:2", "credits")
    assert asked.ask.why.args["n"] == 2
    told = answer(asked, 4)
    assert (told.numbers["credits"], told.boards["serenity:2"]["credits"]) == (5, 4)
    assert told.table.zone("serenity:2") == () and told.table.slots[slot].zone == zones.SHIP_STRIKES


@pytest.mark.rule("FFY-INTER-13")
def test_one_of_an_episode_deck_goes_to_the_defeated_cards_here_too() -> None:
    state = mission(("serenity:1", hull(2, design="seam")), ("serenity:2", HULL), earned=9)
    state = replace(state, foreign=state.table.zone("serenity:1"))
    for zone in ("serenity:1", "serenity:2"):
        state = do(state, MendShip(P1, top(state, zone)))
    assert "seam" in designs(state, zones.DEFEATED) and "seam" not in designs(state, zones.SHIP_STRIKES)
    assert designs(state, zones.SHIP_STRIKES)[-1] == "hull-2"


@pytest.mark.rule("FFY-INTER-14", "FFY-RUL-85")
def test_healing_is_paid_whole_before_the_cards_and_never_for_nothing() -> None:
    state = mission((spot(P1), HIT_1), (spot(P2), HIT_1), earned=5)
    assert refused(state, PayHealing(P1, 0)).rule == "FFY-INTER-14"
    assert refused(state, PayHealing(P1, 6)).rule == "FFY-INTER-05"
    paid = do(state, PayHealing(P1, 2))
    assert (paid.numbers["credits"], paid.mission.healing) == (3, 2)
    assert [figure.value for figure in meters(paid)] == [3, 2]
    assert refused(paid, HealOne(P1, top(paid, zones.CREW_STRIKES))).rule == "FFY-INTER-14"
    healed = do(paid, HealOne(P1, top(paid, spot(P1))))
    assert (healed.mission.healed, healing_left(healed, P1), healing_left(healed, P2)) == ({P1: 1}, 1, 2)
    late = do(paid, BuyCards(P1, 1))
    assert refused(late, PayHealing(P1, 1)).rule == refused(late, HealOne(P1, top(late, spot(P2)))).rule
    assert refused(late, PayHealing(P1, 1)).rule == "FFY-INTER-02"
    more = do(healed, PayHealing(P2, 1))
    assert (more.mission.healing, healing_left(more, P1)) == (3, 2), "what was healed counts against it"


@pytest.mark.rule("FFY-INTER-14")
def test_nobody_is_healed_while_a_card_forbids_it() -> None:
    foul = hull(4, ability("ongoing", clause("cannot", what="heal")), design="foul")
    state = mission(("serenity:1", foul), (spot(P1), HIT_1), earned=5)
    assert refused(state, PayHealing(P1, 1)).rule == "FFY-SPEC-02"


@pytest.mark.rule("FFY-INTER-15")
def test_of_several_who_are_no_players_each_loses_what_fits() -> None:
    state = do(mission((spot(N1), HIT_1), (spot(N2), HIT_3), earned=5), PayHealing(P1, 2))
    assert (designs(state, spot(N1)), designs(state, spot(N2))) == ((), ("hit-3",))
    assert state.mission.healed == {N1: 1}


@pytest.mark.rule("FFY-INTER-17", "FFY-INTER-18")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_two_credits_a_card_however_many_there_are_and_never_for_nothing(players: int) -> None:
    state = mission(earned=5, players=players)
    assert refused(state, BuyCards(P1, 0)).rule == "FFY-INTER-17"
    assert refused(state, BuyCards(P1, 3)).rule == "FFY-INTER-17"
    assert refused(in_phase(state, "action"), BuyCards(P1, 1)).rule == "FFY-OBJ-05"
    after = do(state, BuyCards(P1, 1))
    assert (after.numbers["credits"], after.mission.drawn) == (3, 1)
    for player in after.players:
        assert len(after.table.zone(zones.of(player.seat, "hand"))) == 7


@pytest.mark.rule("FFY-INTER-23", "FFY-INTER-19")
def test_only_what_belongs_to_one_episode_is_laid_down() -> None:
    state = with_numbers(mission(letter=2, earned=1), progress__1=2)
    after = firefly().evolve(state, EpisodeLaid(3))
    assert "progress:1" not in after.numbers and after.numbers["episode"] == 3
    assert (designs(after, zones.OBJECTIVE), designs(after, zones.OBJECTIVE_C)) == (("objective-3",), ())
    laid = put(state, zones.EPISODE_C, THUG, THUG, face_up=False)
    deck = firefly().evolve(laid, EpisodeLaid(3)).table
    assert [deck.slots[slot].face_up for slot in deck.zone(zones.EPISODE)] == [False, False]
