"""The zones of a room as one table: what it answers, and what a file that describes one may not say."""

from __future__ import annotations

import pytest

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.slots import Slot, Table
from companion.core.language.states import Header, Player, State
from companion.engine.zone_file import ZoneFault, read_zones
from companion.engine.zone_table import ZoneTable

P1, P2 = SeatId("p1"), SeatId("p2")
FILE = """
[[place]]
name = "shore:1"

[[place]]
name = "strip"

[[zone]]
name = "river"
kind = "pile"
face = "down"
ordered = true
custody = "river"
secret-to = "everybody"

[[zone]]
name = "river:back"
kind = "pile"
ordered = true
custody = "river"
passing = true

[[zone]]
name = "shore"
owner = "numbered"
count = 2
kind = "space"
source = "river"
laid = "prompt-land"
dealt = "prompt-wash-up"

[[zone]]
name = "beside"
owner = "numbered"
count = 2
kind = "space"
at = "shore"
at-during = "game"

[[zone]]
name = "hand"
owner = "seat"
kind = "hand"
secret-to = "others"
packed = "row"

[[zone]]
name = "played"
owner = "seat"
kind = "row"
at = "strip"
at-during = "turn"

[[zone]]
name = "chest"
kind = "pile"
packed = "box"

[[zone]]
name = "isle"
owner = "numbered"
count = 1
kind = "space"
modes = ["race"]
"""


@pytest.fixture
def zones() -> ZoneTable:
    """A small game by the sea."""
    return read_zones(FILE)


def test_zones_are_told_in_the_order_of_the_file_those_of_seats_together(zones: ZoneTable) -> None:
    assert zones.every((P1, P2)) == (
        "river", "shore:1", "shore:2", "beside:1", "beside:2",
        "hand:p1", "played:p1", "hand:p2", "played:p2", "chest",
    )  # fmt: skip
    assert zones.every((), "race")[-1] == "isle:1"


def test_a_running_game_has_the_zones_of_its_people_and_of_its_way_of_playing(zones: ZoneTable) -> None:
    players = (Player(P1, "Ann"),)
    state = State(header=Header("sea", players, options={"mode": "race"}), players=players)
    assert zones.of_game(state) == zones.every((P1,), "race")


@pytest.mark.parametrize("zone", ["harbour", "shore:3", "shore:0", "shore:x", "shore", "hand:", "river:up"])
def test_what_is_in_no_row_is_no_zone(zones: ZoneTable, zone: str) -> None:
    assert zones.find(zone) is None
    assert (zones.owner(zone), zones.deck(zone), zones.is_boxed(zone)) == (None, "", False)
    assert zones.place(zone, P1) == zone
    assert not (zones.is_hand(zone) or zones.is_secret(zone, P1) or zones.is_laid_out(zone))


def test_only_what_belongs_to_a_seat_has_an_owner(zones: ZoneTable) -> None:
    assert zones.owner("hand:p2") == P2
    assert zones.owner("shore:1") is None and zones.owner("river:back") is None


def test_a_hand_is_found_by_its_kind(zones: ZoneTable) -> None:
    assert zones.is_hand("hand:p1") and not zones.is_hand("played:p1")
    held = Table(zones={ZoneId("hand:p1"): (SlotId(4),)}, slots={SlotId(4): Slot(ZoneId("hand:p1"))})
    assert zones.held_by(held, P1) == (4,) and zones.held_by(held, P2) == ()
    assert zones.hand_of(P2) == "hand:p2"
    assert ZoneTable().hand_of(P1) is None and ZoneTable().held_by(held, P1) == ()


def test_a_deck_keeps_its_order_wherever_it_passes(zones: ZoneTable) -> None:
    assert zones.decks == ("river",)
    assert zones.deck("river") == zones.deck("river:back") == "river"
    assert zones.deck("hand:p1") == ""


def test_a_secret_is_kept_from_all_or_from_the_others(zones: ZoneTable) -> None:
    assert zones.is_secret("river", P1) and zones.is_secret("river", "table")
    assert zones.is_secret("hand:p1", P2) and zones.is_secret("hand:p1", "table")
    assert not zones.is_secret("hand:p1", P1) and not zones.is_secret("shore:1", P1)


def test_cards_lie_at_their_own_place_or_where_the_row_says(zones: ZoneTable) -> None:
    assert zones.place("river", P1) == "river"
    assert zones.place("beside:2", P1) == "shore:2"
    assert (zones.place("played:p1", P1), zones.place("played:p1", P2)) == ("strip", "played:p1")
    assert zones.place("played:p2", None) == "strip", "in the turn of its owner"
    assert zones.is_laid_out("played:p2") and not zones.is_laid_out("beside:1")


@pytest.mark.parametrize(
    ("was", "now", "kind"),
    [
        (("river", False), ("river", False), "free"),
        (("river", False), ("hand:p1", False), "order"),
        (("river", False), ("shore:1", True), "seen"),
        (("shore:1", False), ("shore:1", True), "seen"),
        (("river", False), ("shore:1", False), "move"),
        (("shore:1", True), ("hand:p1", False), "move"),
        (("shore:1", False), ("hand:p1", False), "move"),
        (("hand:p1", False), ("played:p1", True), "move"),
        (("hand:p1", False), ("hand:p2", False), "move"),
    ],
)
@pytest.mark.rule("ALN-RECRUIT-06", "ALN-STATE-23")
def test_what_moved_says_how_it_is_taken_back(
    zones: ZoneTable, was: tuple[str, bool], now: tuple[str, bool], kind: str
) -> None:
    assert zones.undone(Slot(ZoneId(was[0]), was[1]), Slot(ZoneId(now[0]), now[1])) == kind


@pytest.mark.parametrize(
    ("was", "now", "key", "deck"),
    [
        (("river", False), ("shore:1", False), "prompt-wash-up", "river"),
        (("river", False), ("shore:1", True), "prompt-wash-up", "river"),
        (("river", True), ("shore:1", True), "prompt-land", ""),
        (("shore:2", False), ("shore:1", False), "prompt-land", ""),
        (("river", False), ("hand:p1", False), "prompt-to-pile", "river"),
        (("hand:p1", False), ("played:p1", True), "prompt-to-pile", ""),
        (("shore:1", False), ("shore:1", True), "prompt-turn-up", "river"),
        (("shore:1", True), ("shore:1", False), "prompt-hide", ""),
        (("river", False), ("river", True), "prompt-turn-top", "river"),
        (("hand:p1", False), ("hand:p1", True), "prompt-turn-up", ""),
    ],
)
def test_a_plain_move_is_said_by_where_the_card_lay_and_lies(
    zones: ZoneTable, was: tuple[str, bool], now: tuple[str, bool], key: str, deck: str
) -> None:
    lay, lies = Slot(ZoneId(was[0]), was[1]), Slot(ZoneId(now[0]), now[1])
    assert (zones.said(lay, lies), zones.left(lay, lies)) == (key, deck)


def row(**fields: str) -> str:
    """A file with one zone of these lines."""
    told = {"name": '"den"', "kind": '"pile"', **{field.replace("_", "-"): v for field, v in fields.items()}}
    return "[[zone]]\n" + "\n".join(f"{field} = {value}" for field, value in told.items() if value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[zone", "sea.toml, the file: this is not TOML"),
        ("zone = 3", "sea.toml, the zones: they are no list. Begin each with a line '[[zone]]'."),
        ("zone = [3]", "the zones: they are no list"),
        (row(name=""), "zone 1: Object missing required field `name`"),
        (row(kind=""), "zone 'den': Object missing required field `kind`"),
        (row(kind='"heap"'), "zone 'den': Invalid enum value 'heap' - at `$.kind`"),
        (row(colour='"red"'), "zone 'den': Object contains unknown field `colour`"),
        (row(count='"two"', owner='"numbered"'), "zone 'den': Expected `int`, got `str` - at `$.count`"),
        (row(name='"The Den"'), "a name has lower-case letters"),
        (row() + "\n" + row(), "zone 'den': it is there twice. Keep one of them."),
        (row(owner='"numbered"'), "say by 'count' how many there are of it."),
        (row(count="2"), "only a numbered zone has a 'count'."),
        (row(name='"den:p1"', owner='"seat"'), "the part after the colon is the seat or the number"),
        (row(kind='"hand"'), "belongs to a seat: owner = 'seat'."),
        (row(kind='"hand"', owner='"seat"', custody='"den"', ordered="true"), "the order of a hand is kept"),
        (row(custody='"den"'), "a deck whose order is kept is ordered"),
        (row(secret_to='"others"'), "only what belongs to a seat can be a secret to the others."),
        (row(face='"up"', secret_to='"everybody"'), "what lies face up is no secret"),
        (
            row(at='"strip"', at_during='"game"'),
            "zone 'den': it lies at 'strip', but no [[place]] of this file is called so.",
        ),
        (row(source='"lake"'), "zone 'den': its cards come from 'lake', but no zone of this file has that"),
        (row(laid='""'), "zone 'den': leave 'laid' and 'dealt' out, or give each a key of the texts."),
        (row(at='"strip"'), "'at' and 'at-during' go together"),
        (row(at='"strip"', at_during='"turn"'), "only what belongs to a seat can lie elsewhere in its turn."),
    ],
)
def test_a_fault_says_where_it_is_and_what_to_mend(text: str, sentence: str) -> None:
    with pytest.raises(ZoneFault) as told:
        read_zones(text, "sea.toml")
    assert str(told.value).startswith("sea.toml, ") and sentence in str(told.value)


def test_every_sort_of_zone_can_be_named(zones: ZoneTable) -> None:
    assert zones.all_names()[:4] == ("river", "river:back", "shore:1", "shore:2")
    assert zones.all_names()[-1] == "isle:1" and "hand:p1" in zones.all_names()


def test_a_game_without_zones_has_an_empty_table() -> None:
    assert read_zones("size = [1, 2]") == ZoneTable()
