"""Night Ferry, the rest: cards of the hand, lanterns, roles, turns, set-up and the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Identity
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.commands import BindSlot, MoveSlot, SetNumber, SetProgress
from companion.core.language.events import Bound, OutOfStep, Waived
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import phrase
from companion.core.ports.collection import Box
from companion.engine.room import SetupError
from companion.games._template import zones
from companion.games._template.crossing import Cross
from companion.games._template.hands.commands import Play
from companion.games._template.hands.events import CardPlayed
from companion.games._template.lanterns import ForgotLantern, Light
from companion.games._template.roles import Confess, RoleShown
from companion.games._template.room import room
from companion.games._template.scoring import worth
from companion.games._template.turns import EndTurn
from tests.games._template.mini import make_box
from tests.games._template.tables import P1, P2, P3, Ferry, make_script, names


@pytest.mark.rule("TPL-PLAY-02")
def test_only_a_card_of_the_own_hand_is_played() -> None:
    ferry = Ferry().begin().deal_hand("oar-1")
    slot = ferry.slot_of("oar-1")
    events = ferry.do(Play(P1, CopyId("oar-1")))
    assert events[:2] == [Bound(slot, CopyId("oar-1"), "told"), CardPlayed(P1, slot)]
    assert ferry.state.numbers["power"] == 2
    no = ferry.no(Play(P1, CopyId("oar-1")))
    assert (no.rule, no.kind, no.can_be_waived) == ("TPL-PLAY-02", "impossible", False)
    assert ferry.no(Play(P1, CopyId("calm-1"))).rule == "TPL-PLAY-02"
    assert ferry.no(Play(P1, CopyId("nothing"))).rule == "TPL-PLAY-02"


@pytest.mark.rule("TPL-PLAY-01")
def test_three_cards_a_turn() -> None:
    ferry = Ferry().begin().deal_hand("oar-1", "oar-2", "rope-1", "rope-2")
    for copy in ("oar-1", "oar-2", "rope-1"):
        ferry.do(Play(P1, CopyId(copy)))
    no = ferry.no(Play(P1, CopyId("rope-2")))
    assert (no.rule, no.kind, no.need, no.have) == ("TPL-PLAY-01", "limit", 3, 3)
    assert Waived(no.rule, "limit") in ferry.do(Play(P1, CopyId("rope-2")), "TPL-PLAY-01")
    assert ferry.state.numbers["power"] == 6


def test_a_card_that_was_only_told_makes_room_for_its_twin() -> None:
    ferry = Ferry().begin().deal_hand("oar-1", seat=P2)
    ferry.deal_hand("oar-2")
    ferry.do(BindSlot(ferry.slot_of("oar-1"), CopyId("oar-2")))
    ferry.do(Play(P1, CopyId("oar-2")))
    assert ferry.state.numbers["power"] == 2


def test_a_card_that_the_app_does_not_understand_is_left_to_the_players() -> None:
    ferry = Ferry().begin().deal_hand("letter-1")
    assert OutOfStep(ferry.slot_of("letter-1"), "unstructured") in ferry.do(Play(P1, CopyId("letter-1")))


def test_a_verb_of_a_later_version_is_left_to_the_players() -> None:
    ferry = Ferry().begin().deal_hand("oar-1")
    strange = replace(
        ferry.state.table.cards[DesignId("oar")], abilities=(Ability("play", (Clause("teleport"),)),)
    )
    cards = {**ferry.state.table.cards, strange.design: strange}
    ferry.state = replace(ferry.state, table=replace(ferry.state.table, cards=cards))
    assert OutOfStep(ferry.slot_of("oar-1"), "unknown-verb") in ferry.do(Play(P1, CopyId("oar-1")))


@pytest.mark.rule("TPL-LIGHT-02")
def test_lighting_a_lantern_costs_two_power_or_what_there_is() -> None:
    ferry = Ferry().begin().have(lanterns=2, power=1)
    no = ferry.no(Light(P1))
    assert (no.rule, no.kind, no.need, no.have) == ("TPL-LIGHT-02", "cost", 2, 1)
    assert ferry.do(Light(P1), "TPL-LIGHT-02")[0] == Waived(no.rule, "cost", 1)
    assert (ferry.state.numbers["lanterns"], ferry.state.numbers["power"]) == (3, 0)


@pytest.mark.rule("TPL-LIGHT-01")
def test_no_more_lanterns_than_there_are_unless_the_table_says_so() -> None:
    ferry = Ferry().begin().have(lanterns=5, power=6)
    assert ferry.no(Light(P1)).rule == "TPL-LIGHT-01"
    ferry.do(Light(P1), "TPL-LIGHT-01")
    assert ferry.state.tolerated == ("too-many-lanterns",)
    ferry.do(SetNumber("lanterns", 5))
    assert ferry.state.tolerated == ()


@pytest.mark.rule("TPL-LATE-01")
def test_a_forgotten_lantern_goes_out_at_any_time_and_nothing_is_undone() -> None:
    ferry = Ferry(custody="face").begin()
    ferry.do(Cross(P2, zones.FAR), "TPL-TURN-01")
    ask, lanterns = ferry.state.ask, ferry.state.numbers["lanterns"]
    assert ask is not None
    ferry.do(ForgotLantern())
    assert (ferry.state.ask, ferry.state.numbers["lanterns"]) == (ask, lanterns - 1)
    assert [offer.id for offer in room().forgotten(ferry.state)] == ["forgot-lantern", "forgot-light"]
    assert ferry.have(lanterns=0).no(ForgotLantern()).rule == "TPL-LATE-01"


def test_a_box_is_counted_for_a_full_table() -> None:
    box = make_box()
    assert room().count_box(box) == ()
    few = Box(
        box.cards, {"roles": {DesignId("smuggler"): (CopyId("smuggler-1"),)}, "river": box.stacks["river"]}
    )
    assert room().count_box(few) == (
        "supplies: 12 needed, 0 there", "roles: 4 needed, 1 there", "pieces: 4 needed, 0 there",
    )  # fmt: skip


@pytest.mark.rule("TPL-ROLE-01")
@pytest.mark.parametrize("custody", ["app", "face"])
def test_a_role_is_turned_up_once_and_gives_power(custody: str) -> None:
    ferry = Ferry(custody=custody).begin()
    (slot,) = ferry.state.table.zone(zones.of(P1, "role"))
    events = ferry.do(Confess(P1))
    assert events[0] == RoleShown(P1, slot)
    if custody == "face":
        ferry.asked(Identity)
        ferry.reply(str(ferry.table.truth[slot]), "camera")
    assert ferry.no(Confess(P1)).rule == "TPL-ROLE-01"


def test_a_secret_role_is_seen_by_its_owner_alone() -> None:
    ferry = Ferry()
    own = room().view(ferry.state, P1).seats[0].tiles[0]
    assert own.title is not None
    for audience in ("table", "spectator", P2):
        tile = room().view(ferry.state, audience).seats[0].tiles[0]
        assert (tile.hidden, tile.title) == (True, None)


@pytest.mark.rule("TPL-END-01", "TPL-END-03")
def test_a_turn_ends_with_a_full_hand_and_the_discards_come_back() -> None:
    ferry = Ferry().begin().deal_hand("oar-1")
    ferry.do(Play(P1, CopyId("oar-1")))
    for slot in ferry.state.table.zone(zones.SUPPLIES)[1:]:
        ferry.put(str(ferry.table.truth[slot]), zones.SPENT, face_up=True)
    events = ferry.do(EndTurn(P1))
    assert [name for name in names(events) if "Turn" in name or "Drawn" in name] == [
        "HandDrawn", "SuppliesTurned", "HandDrawn", "TurnBegan",
    ]  # fmt: skip
    assert len(ferry.hand()) == 3
    assert ferry.state.turn.seat == P2


@pytest.mark.rule("TPL-END-04")
def test_a_candle_burns_down_when_everybody_had_a_turn_and_the_dead_are_passed_over() -> None:
    ferry = Ferry(3, first="p2")
    ferry.do(SetProgress(alive={P3: False}))
    candles = ferry.state.numbers["candles"]
    ferry.begin().do(EndTurn(P2))
    assert ferry.state.turn.seat == P1
    assert ferry.state.numbers["candles"] == candles - 1
    ferry.begin().do(EndTurn(P1))
    assert (ferry.state.turn.seat, ferry.state.turn.number) == (P2, 3)


@pytest.mark.rule("TPL-END-02", "TPL-END-05")
@pytest.mark.parametrize(
    ("lanterns", "candles", "across", "outcome"),
    [(0, 3, False, "lost"), (2, 0, False, "lost"), (2, 2, True, "won")],
)
def test_the_game_is_decided_and_the_roles_are_turned_up(
    lanterns: int, candles: int, across: bool, outcome: str
) -> None:
    ferry = Ferry(custody="face").begin()
    if across:
        for seat in (P1, P2):
            ferry.do(MoveSlot(ferry.state.pieces[seat], zones.FAR))
    else:
        ferry.have(lanterns=lanterns, candles=candles).do(SetNumber("power", 1))
    assert names(ferry.events[-3:]) == ["EndBegan", "RoleShown", "Asked"]
    for number in (1, 2):
        ferry.truly(ferry.asked(Identity).slot, f"traveller-{number}")
        ferry.reply(f"traveller-{number}")
    assert ferry.state.outcome == outcome
    assert ferry.state.turn.phase == "over"


@pytest.mark.rule("TPL-END-05")
def test_the_smuggler_wins_when_the_ferry_fails() -> None:
    ferry = Ferry(1, custody="face").begin().have(lanterns=0)
    ferry.do(SetNumber("power", 1))
    ferry.truly(ferry.asked(Identity).slot, "smuggler-1")
    ferry.reply("smuggler-1")
    assert ferry.state.outcome == "smuggler"


@pytest.mark.rule("TPL-OVER-01")
def test_after_the_end_nothing_more_is_done() -> None:
    ferry = Ferry(1).begin().have(lanterns=0)
    ferry.do(SetNumber("power", 1))
    assert ferry.state.outcome
    no = ferry.no(EndTurn(P1))
    assert (no.rule, no.kind) == ("TPL-OVER-01", "impossible")
    assert room().legal(ferry.state, "table") == ()


@pytest.mark.rule("TPL-SETUP-01", "TPL-SETUP-04")
@pytest.mark.parametrize(("players", "lanterns", "candles"), [(1, 3, 7), (2, 4, 6), (3, 4, 5), (4, 5, 5)])
def test_every_number_of_players_begins_with_its_own_numbers(
    players: int, lanterns: int, candles: int
) -> None:
    state = Ferry(players).state
    assert (state.numbers["lanterns"], state.numbers["candles"]) == (lanterns, candles)
    assert [len(state.table.zone(zones.of(p.seat, "hand"))) for p in state.players] == [3] * players
    assert [len(state.table.zone(zones.of(p.seat, "role"))) for p in state.players] == [1] * players


@pytest.mark.rule("TPL-SETUP-03")
def test_a_night_is_shorter() -> None:
    assert Ferry(2, mode="night").state.numbers["candles"] == 5
    with pytest.raises(SetupError) as no:
        room().open(make_script(2, mode="noon"), make_box())
    assert no.value.says == phrase("setup-no-mode", mode="noon")


@pytest.mark.rule("TPL-SETUP-02")
def test_a_box_with_too_little_in_it_is_refused() -> None:
    box = make_box()
    for stack, key in (("river", "setup-no-stack"), ("supplies", "setup-too-few")):
        few = {} if stack == "river" else {DesignId("oar"): (CopyId("oar-1"),)}
        with pytest.raises(SetupError) as no:
            room().open(make_script(2), Box(box.cards, {**box.stacks, stack: few}))
        assert (no.value.says.key, no.value.rule) == (key, "TPL-SETUP-02")
    with pytest.raises(SetupError) as no:
        room().open(make_script(2, first="p7"), box)
    assert no.value.says.key == "setup-no-seat"


def test_the_mini_set_is_understood_and_nonsense_is_not() -> None:
    assert [fault for card in make_box().cards.values() for fault in room().check_card(card)] == []
    wrong = Card(DesignId("x"), "planet", abilities=(Ability("play", (Clause("fly"),)),))
    assert len(room().check_card(wrong)) == 2


def test_a_simulated_player_values_playing_over_ending() -> None:
    ferry = Ferry().begin()
    view, ways = room().view(ferry.state, P1), room().choices(ferry.state, P1)
    values = dict(zip((way.id for way in ways), worth(ways, lambda: view), strict=True))
    ranked = sorted(ways, key=lambda way: values[way.id])
    assert ranked[0].id == "end"
    assert ranked[-1].id.startswith("play:")
