"""What hands are told of a card that is only carried or turned: by its zones, and how its deck is kept."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.cards import Card
from companion.core.language.events import Event, Moved
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Slot, Table
from companion.core.language.states import Header, Player, State, Turn
from companion.engine.assembly import Assembly, TwoFeatures
from companion.engine.feature import Feature, tells
from companion.engine.plain_moves import as_one, plain_move
from companion.engine.tools import Vocabulary
from companion.engine.zone_table import Zone, ZoneTable

P1, SLOT = SeatId("p1"), SlotId(1)
ZONES = ZoneTable.of(
    (
        Zone(name="river", kind="pile", ordered=True, custody="river"),
        Zone(name="shore", kind="space", source="river", dealt="prompt-wash-up"),
        Zone(name="wreck", kind="pile"),
        Zone(name="hand", owner="seat", kind="hand"),
        Zone(name="hold", owner="seat", kind="pile"),
    )
)
ANCHOR = Card(DesignId("anchor"), "ware", titles={"en": "Anchor"})


class Carried(Event, frozen=True):
    """The card was carried somewhere."""

    slot: SlotId
    seat: SeatId = P1


def lying(zone: str, face_up: bool, how: Any = "face", known: bool = True) -> State:
    """A game with one card, which lies so."""
    player, held = Player(P1, "Ann"), Slot(ZoneId(zone), face_up)
    copy = CopyId("a")
    if known:
        held = replace(held, copy=copy)
    table = Table(
        zones={ZoneId(zone): (SLOT,)}, slots={SLOT: held}, cards={ANCHOR.design: ANCHOR},
        designs={copy: ANCHOR.design}, bound={copy: SLOT} if known else {},
    )  # fmt: skip
    header = Header("sea", (player,), custody={"river": how})
    return State(header=header, players=(player,), turn=Turn(number=1, seat=P1), table=table)


def told(was: tuple[str, bool], now: tuple[str, bool], how: Any = "face", known: bool = True) -> Any:
    """What hands are told when the card goes from here to there."""
    return plain_move(ZONES, Carried(SLOT), lying(*was, how, known), lying(*now, how, known))


def key(*asked: Any, **more: Any) -> str:
    """The key of the one sentence."""
    (prompt,) = told(*asked, **more)
    return str(prompt.text.key)


def test_a_prompt_names_the_place_and_only_an_open_card() -> None:
    (open_one,) = told(("wreck", True), ("shore", True))
    assert open_one.text == phrase("prompt-to-pile", card=ANCHOR.name, place=phrase("place-shore"))
    assert (open_one.seat, open_one.slot, open_one.zone) == (P1, SLOT, "shore")
    (hidden,) = told(("river", False), ("shore", False))
    assert hidden.text == phrase("prompt-wash-up", card=phrase("a-card"), place=phrase("place-shore"))


def test_where_a_card_lies_as_it_lay_hands_do_nothing() -> None:
    assert told(("wreck", True), ("wreck", True)) == ()


@pytest.mark.parametrize(
    ("was", "now", "how", "known", "ending"),
    [
        (("river", False), ("shore", False), "face", False, "prompt-wash-up"),
        (("river", False), ("shore", False), "app", True, "prompt-wash-up-app"),
        (("river", False), ("shore", True), "app", True, "prompt-wash-up-app"),
        (("river", False), ("shore", False), "back", False, "prompt-wash-up-back"),
        (("river", False), ("shore", True), "back", True, "prompt-wash-up"),
        (("river", False), ("shore", False), "read", False, "prompt-wash-up-back"),
        (("river", False), ("shore", False), "read", True, "prompt-wash-up"),
        (("shore", False), ("wreck", True), "app", True, "prompt-to-pile"),
        (("shore", False), ("shore", True), "app", True, "prompt-turn-up-app"),
        (("shore", False), ("shore", True), "back", True, "prompt-turn-up"),
        (("river", False), ("wreck", True), "app", True, "prompt-to-pile-app"),
        (("river", False), ("hold:p1", False), "app", True, "prompt-to-pile"),
        (("river", False), ("hand:p1", False), "back", False, "prompt-to-pile"),
        (("river", False), ("hold:p1", False), "back", False, "prompt-to-pile-back"),
        (("river", False), ("river", True), "app", True, "prompt-turn-top-app"),
        (("river", True), ("river", False), "app", True, "prompt-hide"),
    ],
)
def test_how_the_deck_is_kept_ends_the_sentence(
    was: tuple[str, bool], now: tuple[str, bool], how: str, known: bool, ending: str
) -> None:
    assert key(was, now, how, known) == ending


def test_what_a_feature_only_carries_is_told_by_the_zones_of_its_room() -> None:
    words = Vocabulary(zones=ZONES, phases=())
    sea: Feature[State] = Feature(name="sea", events={Carried: tells}, carries=(Carried,))
    room = Assembly((sea,), words=words)
    before, after = lying("river", False), lying("shore", False)
    assert room.prompts(before, Carried(SLOT), after) == plain_move(ZONES, Carried(SLOT), before, after)
    assert room.prompts(before, Moved((SLOT,), ZoneId("shore")), after) == ()
    other: Feature[State] = Feature(name="hands", prompts={Carried: lambda event, was, now: ()})
    with pytest.raises(TwoFeatures, match="Carried is only carried, and has prompts of its own"):
        Assembly((sea, other), words=words)


def carried(*zones: str, together: str = "prompt-drift-all") -> tuple[Prompt, ...]:
    """What hands are told of cards that are carried to these places, one after the other."""
    return tuple(
        Prompt(
            phrase("prompt-drift", place=zone), P1, SLOT, ZoneId(zone), phrase(together, place=zone, count=1)
        )
        for zone in zones
    )


def test_several_cards_of_one_movement_are_one_sentence_and_one_task() -> None:
    alone = Prompt(phrase("prompt-to-pile"), P1, SLOT)
    said = as_one((alone, *carried("shore", "river", "wreck"), alone, *carried("shore")))
    assert [one.text.key for one in said] == [
        "prompt-to-pile",
        "prompt-drift-all",
        "prompt-to-pile",
        "prompt-drift",
    ]
    assert said[1].text.args == {"place": "shore", "count": 3}
    assert (said[1].slot, said[1].zone, said[1].seat) == (None, "shore", P1)


def test_only_what_the_zone_says_together_is_joined() -> None:
    two = tuple(replace(one, together=None) for one in carried("shore", "wreck"))
    assert as_one(two) == two
    other = carried("shore") + carried("wreck", together="prompt-sink-all")
    assert as_one(other) == other


def test_a_card_that_is_dealt_there_is_no_part_of_the_movement() -> None:
    table = ZoneTable.of((*ZONES.rows.values(), Zone(name="reef", kind="space", together="prompt-drift-all")))
    before, after = lying("wreck", True), lying("reef", True)
    (pushed,) = plain_move(table, Carried(SLOT), before, after)
    assert pushed.together == phrase("prompt-drift-all", place=phrase("place-reef"), count=1)
    (dealt,) = plain_move(table, Carried(SLOT), lying("river", False), lying("reef", False))
    assert dealt.together is None
