"""From the bell to calls: looking only at what everybody may know, and never in the way."""

from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from companion.core.crossing.steps import Step
from companion.core.crossing.views import AskKind
from hardware.cues.listener import TAKEN_BACK, CueListener
from hardware.cues.sheet import Sheets
from hardware.cues.showrunner import Call
from hardware.cues.table import Table
from tests.hardware.tables import alarm, ask, notice, refused, step, view

Posted = list[tuple[tuple[Call, ...], Table | None]]


@pytest.fixture
def posted() -> Posted:
    return []


@pytest.fixture
def troubles() -> list[str]:
    return []


@pytest.fixture
def listener(shipped: Sheets, posted: Posted, troubles: list[str]) -> CueListener:
    def post(calls: Sequence[Call], table: Table | None) -> None:
        posted.append((tuple(calls), table))

    return CueListener(shipped, post, troubles.append)


class Secretive:
    """A step whose private parts nobody may touch."""

    OPEN = ("number", "notices", "refusal", "kind", "view")

    def __init__(self, whole: Any) -> None:
        self._whole = whole

    def __getattr__(self, name: str) -> Any:
        if name not in self.OPEN:
            raise AssertionError(f"the lights looked at step.{name}")
        return getattr(self._whole, name)


class OpenView(Secretive):
    OPEN = ("room", "seats", "turn", "alarms", "danger", "ending", "outcome", "ask")


def shows(posted: Posted) -> list[str]:
    return [call.cue.show for calls, _ in posted for call in calls]


def test_it_never_looks_at_events_command_or_state(
    listener: CueListener, posted: Posted, troubles: list[str]
) -> None:
    whole = step(
        notice("StrikeTaken", "p2", amount=3),
        number=3,
        view=OpenView(view(alarms=(alarm("p1", 1),), ask=ask(), danger=2)),
        events=("secret",),
        state="secret",
    )
    listener(Secretive(whole))  # type: ignore[arg-type]
    assert troubles == []
    assert shows(posted) == ["strike_big", "asked"]


def test_it_gets_by_without_the_names_of_cards(listener: CueListener, posted: Posted) -> None:
    bare = notice("TurnedUp", zone="room:2")
    named = msgspec.structs.replace(bare, title=bare.text, slot=7)
    listener(step(bare))
    listener(step(named))
    assert posted[0] == posted[1]


def test_notices_name_seat_room_and_amount(listener: CueListener, posted: Posted) -> None:
    listener(step(notice("StrikeTaken", "p3", amount=2), notice("HiveCardPlaced", zone="room:5")))
    casts = [call.cast for calls, _ in posted for call in calls]
    assert [(cast.seat, cast.room, cast.amount, cast.turn) for cast in casts] == [
        (3, None, 2, 1),
        (None, 5, None, 1),
    ]


def test_zones_without_a_light_and_unknown_seats_are_left_out(listener: CueListener, posted: Posted) -> None:
    listener(step(notice("HiveCardPlaced", "p9", zone="hq:2")))
    assert [(call.cast.seat, call.cast.room) for calls, _ in posted for call in calls] == [(None, None)]


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"refusal": refused()}, ["refused"]),
        ({"refusal": refused("secret")}, ["refused"]),
        ({"kind": "undo"}, ["undone"]),
        ({"kind": "redo"}, ["redone"]),
        ({"kind": "tool"}, ["tool_used"]),
        ({"kind": "question"}, ["asked"]),
        ({"kind": "note"}, []),
        ({"kind": "play"}, []),
    ],
)
def test_what_is_no_notice(
    listener: CueListener, posted: Posted, more: dict[str, Any], expected: list[str]
) -> None:
    listener(step(**more))
    assert shows(posted) == expected


def test_what_is_taken_back_does_not_sting_again(listener: CueListener, posted: Posted) -> None:
    listener(step(notice("PlayerDied", "p2"), kind="undo"))
    assert shows(posted) == ["undone"]


def test_a_tool_with_consequences_tells_those(listener: CueListener, posted: Posted) -> None:
    listener(step(notice("PlayerDied", "p2"), kind="tool"))
    assert shows(posted) == ["player_down"]


def test_a_secret_ask_does_not_say_what_is_asked(listener: CueListener, posted: Posted) -> None:
    listener(step(view=view(ask=ask(secret=True))))
    assert posted[0][1] is not None
    assert posted[0][1].ask == (1, "", 1)


def test_an_ask_is_told_when_it_comes_and_not_again(listener: CueListener, posted: Posted) -> None:
    for number in (None, 1, 1, 2, None):
        listener(step(view=view(ask=ask(number, seat="p2") if number else None)))
    assert [[call.cast.seat for call in calls] for calls, _ in posted] == [[], [2], [], [2], []]
    listener(step(kind="undo", view=view(ask=ask(1))))
    listener.look(view(ask=ask(3)))
    assert shows(posted) == ["asked", "asked", "undone"]


def test_an_order_is_nobodys_question(listener: CueListener, posted: Posted) -> None:
    listener(step(view=view(ask=ask(kind="order", seat=None))))
    assert shows(posted) == []


def test_a_card_that_was_only_heard_clicks_at_once(listener: CueListener, posted: Posted) -> None:
    listener.heard("heard_scan")
    listener.heard("heard_press")
    assert shows(posted) == ["card_seen"]
    assert posted[0][1] is None


def test_a_fault_of_its_own_stays_inside(listener: CueListener, troubles: list[str]) -> None:
    listener(step(number=12, view="not a view"))
    assert troubles == [
        "The lights missed step 12 ('str' object has no attribute 'seats'); the game goes on."
    ]


def test_every_kind_of_step_and_ask_has_a_cue_or_is_silent_on_purpose(shipped: Sheets) -> None:
    """Beside the events, which the contract of every game looks at: what desk and table do by themselves."""
    silent = {kind for sheet in shipped.sheets.values() for kind in sheet.silent}
    hints = get_type_hints(Step)
    kinds = set(get_args(hints["kind"])) - {"play", "quiet"}
    assert {"undo", "redo", "tool", "question", "note"} <= kinds
    for kind in kinds:
        name = TAKEN_BACK.get(kind, kind)
        assert shipped.cue("alien", name) is not None or name in silent, kind
    for room in shipped.sheets:
        lacking = [
            one
            for one in (*get_args(AskKind), "secret")
            if shipped.cue(room, "asked", one) is None and one != "order"
        ]
        assert lacking == []
    for name in ("holding", "let_go", "held", "heard_scan"):
        assert shipped.cue("alien", name) is not None
    for kind in ("cost", "limit", "timing", "target", "secret", "impossible"):
        assert shipped.cue("alien", "refused", kind) is not None, kind
