"""Night Ferry, the river: what drifts in, what is swept away, what a crossing meets."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice, Dice, Identity, Number
from companion.core.language.commands import Answer
from companion.core.language.events import Asked, Bound, FactLearned, OrderKnown, Shuffled
from companion.core.language.ids import ZoneId
from companion.core.language.phrases import phrase
from companion.engine.backs import ShowBack
from companion.games._template import zones
from companion.games._template.crossing import Capsized, Cross
from companion.games._template.hands.commands import Play
from companion.games._template.hands.events import Discarded
from companion.games._template.lanterns import Light
from companion.games._template.river.commands import BeginTurn, Look
from companion.games._template.river.events import Drifted
from companion.games._template.roles import Confess
from companion.games._template.room import room
from companion.games._template.turns import ActBegan, EndTurn
from tests.games._template.tables import P1, P2, Ferry, names


def ready(*river: str, custody: str = "app", players: int = 2) -> Ferry:
    """A first turn begun, with these river cards hidden in the channel."""
    ferry = Ferry(players, custody).begin()
    ferry.put(str(ferry.table.truth[zones.hidden(ferry.state.table)[0]]), zones.RIVER, -1)
    for copy in river:
        ferry.put(copy, zones.CHANNEL, -1)
    return ferry


@pytest.mark.rule("TPL-TURN-01")
def test_only_the_player_at_turn_acts() -> None:
    ferry = Ferry()
    no = ferry.no(BeginTurn(P2))
    assert (no.rule, no.kind) == ("TPL-TURN-01", "timing")
    assert ferry.no(BeginTurn(zones.of("x", "y"))).kind == "impossible"  # type: ignore[arg-type]
    assert "ActBegan" in names(ferry.do(BeginTurn(P2), "TPL-TURN-01"))


@pytest.mark.rule("TPL-TURN-02", "TPL-RIVER-01")
def test_the_river_drifts_once_at_the_beginning() -> None:
    ferry = Ferry()
    top = ferry.state.table.zone(zones.RIVER)[0]
    assert ferry.do(BeginTurn(P1)) == [Drifted(top), ActBegan(P1)]
    assert not ferry.state.table.slots[top].face_up
    assert ferry.no(BeginTurn(P1)).rule == "TPL-TURN-02"


@pytest.mark.rule("TPL-TURN-03")
def test_nothing_else_is_done_before_the_river_has_drifted() -> None:
    ferry = Ferry()
    for command in (Cross(P1, zones.FAR), Light(P1), EndTurn(P1), Confess(P1)):
        assert ferry.no(command).rule == "TPL-TURN-03"


@pytest.mark.rule("TPL-RIVER-02")
@pytest.mark.parametrize(("oldest", "lost"), [("swell-1", 1), ("calm-1", 0), ("gust-1", 1)])
def test_a_full_channel_sweeps_its_oldest_card_away(oldest: str, lost: int) -> None:
    ferry = Ferry()
    for copy in (oldest, "calm-2"):
        ferry.put(copy, zones.CHANNEL, -1)
    lanterns = ferry.state.numbers["lanterns"]
    events = ferry.do(BeginTurn(P1))
    assert names(events)[0] == "TurnedUp"
    assert ferry.state.table.zone(zones.WAKE) == (ferry.slot_of(oldest),)
    assert len(zones.hidden(ferry.state.table)) == 2
    assert lanterns - ferry.state.numbers["lanterns"] == lost


@pytest.mark.rule("TPL-RIVER-03")
@pytest.mark.parametrize(("custody", "ends_with"), [("app", Asked), ("face", ActBegan)])
def test_an_empty_river_is_made_of_the_wake(custody: str, ends_with: type) -> None:
    ferry = Ferry(custody=custody)
    for slot in ferry.state.table.zone(zones.RIVER):
        ferry.put(str(ferry.table.truth[slot]), zones.WAKE, face_up=True)
    events = ferry.do(BeginTurn(P1))
    assert names(events)[:2] == ["RiverTurned", "Shuffled"]
    assert isinstance(events[-1], ends_with)
    after = ferry.settle()
    assert custody != "app" or [type(event) for event in after][1] is OrderKnown
    assert len(zones.hidden(ferry.state.table)) == 1
    assert ferry.state.turn.phase == "act"


@pytest.mark.rule("TPL-CROSS-04", "TPL-CARD-01")
def test_a_crossing_stops_for_every_card_that_nobody_knows() -> None:
    ferry = ready("calm-1", "swell-1", custody="face")
    first, second = zones.hidden(ferry.state.table)
    assert names(ferry.do(Cross(P1, zones.FAR))) == ["TurnedUp", "Asked"]
    assert ferry.asked(Identity).slot == first
    events = ferry.reply("calm-1", "camera")
    assert Bound(first, ferry.table.truth[first], "seen") in events
    assert ferry.asked(Identity).slot == second
    ferry.reply("swell-1")
    assert ferry.asked(Number).of == zones.FAR, "the board has not said yet how strong the current is"
    assert FactLearned(zones.FAR, "current", 8, "finger") in ferry.settle()
    assert ferry.asked(Dice).dice == ("white", "black")


@pytest.mark.rule("TPL-CROSS-05")
def test_dice_and_power_beat_danger_and_current() -> None:
    ferry = ready("calm-1").have(power=3)
    ferry.do(Cross(P1, zones.FAR))
    events = ferry.roll(2, 4)  # 2 + 4 + 3 against 1 + 8
    assert names(events)[1:] == ["Rolled", "PowerSpent", "Crossed", "Washed"]
    assert ferry.state.place_of(P1) == zones.FAR
    assert ferry.state.numbers["power"] == 0


@pytest.mark.rule("TPL-CROSS-06")
def test_who_is_weaker_capsizes_and_loses_a_lantern() -> None:
    ferry = ready("calm-1").have(power=2)
    lanterns = ferry.state.numbers["lanterns"]
    ferry.do(Cross(P1, zones.FAR))
    events = ferry.roll(2, 4)
    assert Capsized(P1, 1) in events
    assert ferry.state.place_of(P1) == zones.NEAR
    assert ferry.state.numbers["lanterns"] == lanterns - 1


@pytest.mark.rule("TPL-CROSS-01", "TPL-CROSS-02", "TPL-CROSS-03")
def test_a_player_rows_once_and_only_from_the_near_to_the_far_shore() -> None:
    ferry = ready("calm-1").have(power=9)
    assert ferry.no(Cross(P1, ZoneId("moon"))).kind == "impossible"
    assert (ferry.no(Cross(P1, zones.NEAR)).rule, ferry.no(Cross(P1, zones.NEAR)).kind) == (
        "TPL-CROSS-03",
        "target",
    )
    ferry.do(Cross(P1, zones.FAR))
    ferry.roll(6, 6)
    assert (ferry.no(Cross(P1, zones.FAR)).rule, ferry.no(Cross(P1, zones.FAR)).kind) == (
        "TPL-CROSS-01",
        "limit",
    )


@pytest.mark.rule("TPL-CARD-02")
def test_a_number_that_only_the_card_says_is_asked_once() -> None:
    ferry = ready("trunk-1")
    ferry.do(Cross(P1, zones.FAR))
    ask = ferry.asked(Number)
    assert (ask.of, ask.field) == ("trunk", "danger")
    ferry.reply(2)
    assert ferry.state.table.cards[ask.of].number("danger") == 2
    ferry.settle()
    assert Capsized(P1, 8) in ferry.roll(1, 1), "8 and 2 against 2"


@pytest.mark.rule("TPL-CARD-05", "TPL-CARD-01")
def test_a_squall_lets_another_card_drift_in_and_turns_it_up() -> None:
    ferry = ready("storm-1")
    ferry.put("glow-1", zones.RIVER)
    events = ferry.do(Cross(P1, zones.FAR))
    assert names(events)[:4] == ["TurnedUp", "Drifted", "TurnedUp", "PowerGained"]
    assert [ferry.table.truth[slot] for slot in ferry.state.table.zone(zones.CHANNEL)] == [
        "storm-1",
        "glow-1",
    ]


@pytest.mark.rule("TPL-CARD-04")
def test_a_wreck_takes_a_card_that_only_the_hand_can_name() -> None:
    ferry = ready("wreck-1").deal_hand("oar-1", "rope-1")
    ferry.do(Cross(P1, zones.FAR))
    slot = ferry.asked(Identity).slot
    assert ferry.state.table.slots[slot].zone == zones.of(P1, "hand")
    assert Discarded(P1, (slot,)) in ferry.reply("rope-1", "camera")
    assert ferry.hand() == ["oar-1"]
    assert ferry.table.truth[ferry.state.table.zone(zones.SPENT)[0]] == "rope-1"


@pytest.mark.rule("TPL-LOOK-01", "TPL-LOOK-02")
def test_hidden_cards_stay_hidden_whatever_is_waived() -> None:
    ferry = ready("calm-1")
    slot = zones.hidden(ferry.state.table)[0]
    no = ferry.no(Look(P1, slot), "TPL-LOOK-02")
    assert (no.rule, no.kind, no.can_be_waived) == ("TPL-LOOK-02", "secret", False)
    assert ferry.no(Look(P1, ferry.state.pieces[P1])).rule == "TPL-LOOK-01"
    assert room().attempt(ferry.state, f"slot:{slot}", P1) == Look(P1, slot)


@pytest.mark.rule("TPL-CARD-03")
@pytest.mark.parametrize("choice", ["keep", "sink"])
def test_a_lamp_asks_its_owner_alone(choice: str) -> None:
    ferry = ready("swell-1").deal_hand("lamp-1")
    slot = zones.hidden(ferry.state.table)[0]
    ferry.do(Play(P1, ferry.hand()[0]))
    assert ferry.asked(Choice).private
    own, table = room().view(ferry.state, P1).ask, room().view(ferry.state, "table").ask
    assert own is not None
    assert table is not None
    assert own.why.args["card"] == ferry.state.table.cards[ferry.state.table.designs["swell-1"]].name  # type: ignore[index]
    assert (table.secret, table.options, table.why.key) == (True, (), "ask-private")
    told = room().label(ferry.state, Answer(ferry.asked(Choice).id, choice))
    assert told == phrase("command-AnsweredAlone", name=ferry.state.player(P1).name), "nothing of it is told"
    ferry.reply(choice)
    river = ferry.state.table.zone(zones.RIVER)
    assert (river[-1] == slot) == (choice == "sink")


@pytest.mark.rule("TPL-BACK-01")
def test_a_back_shown_in_passing_is_known_to_the_app_alone() -> None:
    ferry = Ferry(custody="back").begin()
    (slot,) = zones.hidden(ferry.state.table)
    (meaning,) = room().meaning(ferry.state, (ferry.table.truth[slot],), "back")
    assert meaning.command == ShowBack(slot, ferry.table.truth[slot])
    before = room().view(ferry.state, "table")
    ferry.do(meaning.command)
    assert room().view(ferry.state, "table") == before
    assert names(ferry.do(ShowBack(slot, ferry.table.truth[slot]))) == ["BackShown"], "shown twice"
    assert "TurnedUp" in names(ferry.do(Cross(P1, zones.FAR)))
    assert getattr(ferry.state.ask, "slot", None) != slot, "nobody has to show the card again"
    assert ferry.no(ShowBack(slot, ferry.table.truth[slot])).rule == "TPL-BACK-01"


def test_a_shuffled_river_in_the_hands_of_people_asks_nobody() -> None:
    assert not any(isinstance(event, Asked) for event in Ferry(custody="face").events)
    assert not any(isinstance(event, Shuffled) for event in Ferry(custody="app").events)
