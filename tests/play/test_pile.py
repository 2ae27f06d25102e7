"""A deck that is read by its backs: slid under the camera, counted, taken back, or left unread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from companion.core.crossing.intents import Replied, Scanned, Taken, TakenBack
from companion.core.language.asks import Order
from companion.core.language.ids import TABLE, CopyId, DesignId, GroupId, PoolId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Slot, Table
from companion.core.language.states import Header, State
from companion.games.alien.choices import DECKS
from companion.house.house import House
from companion.play.pile import Pile
from tests.house.backing import label_backs, said, slid
from tests.house.kit import Evening, house_at

Backs = Mapping[CopyId, str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("pile") / "store.db", seed=2)
    yield house
    house.close()


@pytest.fixture(scope="module")
def backs(house: House) -> Backs:
    return label_backs(house)


def begun(house: House, seed: int = 2) -> Evening:
    evening = Evening(house, seed)
    evening.begin(2, "read")
    return evening


def progress(evening: Evening) -> tuple[int, int]:
    """How far the reading has come, as everybody sees it, on the step and whenever somebody looks."""
    asked, looked = evening.step.view.ask, evening.desk.view(TABLE).ask
    assert asked is not None and asked == looked
    return asked.done, asked.of


def test_every_deck_is_slid_under_the_camera_before_the_first_turn(house: House, backs: Backs) -> None:
    evening = begun(house)
    for deck in DECKS:
        assert evening.state.ask.zone == deck
        for number, tag in enumerate(tags := slid(evening, backs), 1):
            evening.do(Scanned((tag,)))
            if number < len(tags):
                assert said(evening) == ("pile-read", {"count": number, "total": len(tags)})
                assert progress(evening) == (number, len(tags))
    assert evening.state.ask is None and evening.state.turn.phase == "hive"
    slots = evening.state.table.slots
    assert {slots[slot].known for deck in DECKS for slot in evening.state.table.zone(deck)} == {"app"}
    evening.play(60)
    assert evening.state.turn.number > 2


def test_a_card_that_lies_there_twice_counts_once_and_a_wrong_one_not_at_all(
    house: House, backs: Backs
) -> None:
    evening = begun(house)
    tags = slid(evening, backs)
    evening.do(Scanned((tags[0],)), Scanned((tags[0], tags[1])), Scanned((tags[1],)))
    assert said(evening)[1]["count"] == 2
    strike = backs[evening.table.truth[evening.state.table.zone("strikes")[0]]]
    evening.do(Scanned((strike,)))
    assert said(evening) == ("pile-other-deck", {"number": 3})
    face = evening.tags([evening.table.truth[evening.state.table.zone("hive")[2]]])
    evening.do(Scanned(face))
    assert said(evening) == ("pile-turn-over", {}), "a face is never taken for a back"
    evening.do(Scanned(("C1-NOT-OURS",)))
    assert said(evening)[0] == "tag-foreign"
    evening.do(Scanned(tuple(house.store.labels.fresh(1))))
    assert said(evening)[0] == "tag-unbound"
    assert progress(evening)[0] == 2
    evening.do(Scanned(tags[2:]))
    assert evening.state.ask.zone == DECKS[1]


def test_a_card_of_a_later_part_says_that_one_before_it_was_missed(house: House, backs: Backs) -> None:
    """The first mini-deck is over one card too early: two slid over together."""
    evening = begun(house)
    tags, table = slid(evening, backs), evening.state.table
    first = [slot for slot in table.zone("hive") if table.slots[slot].group == "hive:1"]
    missed = [*tags[: len(first) - 4], *tags[len(first) - 3 :]]
    for tag in missed:
        evening.do(Scanned((tag,)))
        if said(evening)[0] != "pile-read":
            break
    assert said(evening)[0] in ("pile-wrong", "pile-too-many")
    assert said(evening)[1]["number"] >= len(first) - 3


def test_reading_goes_on_again_from_any_card(house: House, backs: Backs) -> None:
    evening = begun(house)
    tags = slid(evening, backs)
    evening.do(Scanned(tags[:12]))
    ask = evening.desk.view(TABLE).ask
    assert ask is not None
    ways = [offer.id.partition(":")[0] + offer.id.partition(":")[2][-2:] for offer in ask.options]
    assert ways == ["reread1", "answerck", "reread12", "reread8", "read-out"], "what is likeliest first"
    evening.do(Taken("reread:8"))
    assert said(evening) == ("pile-back-to", {"number": 8}) and progress(evening)[0] == 7
    evening.do(Scanned(tags[7:10]), Taken("reread:1"))
    assert said(evening) == ("pile-back-to", {"number": 1}) and progress(evening)[0] == 0
    evening.do(Scanned(tags))
    assert evening.state.ask.zone == DECKS[1]
    evening.do(Taken("reread:1"))
    assert said(evening)[0] == "no-longer-offered"


def test_a_deck_that_ends_too_early_says_how_many_are_missing(house: House, backs: Backs) -> None:
    evening = begun(house)
    evening.do(Scanned(slid(evening, backs)))
    strikes = slid(evening, backs)
    evening.do(Scanned((*strikes[:4], *strikes[6:])), Taken("read-out"))
    assert said(evening) == ("pile-short", {"count": 2, "total": len(strikes)})
    evening.do(Scanned((strikes[4],)))
    assert said(evening)[1]["count"] == len(strikes) - 1, "the missed card may be held under the camera"
    evening.do(Taken("reread:1"), Scanned(strikes))
    assert evening.state.ask.zone == DECKS[2]


def test_reading_begins_again_after_an_undo(house: House, backs: Backs) -> None:
    evening = begun(house)
    tags = slid(evening, backs)
    evening.do(Scanned(tags))
    strikes = slid(evening, backs)
    evening.do(Scanned(strikes[:5]), TakenBack(1))
    evening.do(Scanned(tags[:1]))
    assert said(evening) == ("pile-read", {"count": 1, "total": len(tags)})


def test_a_deck_need_not_be_read(house: House, backs: Backs) -> None:
    evening = begun(house)
    evening.do(Scanned(slid(evening, backs)[:3]))
    while isinstance(evening.state.ask, Order):
        ask = evening.desk.view(TABLE).ask
        assert ask is not None and ask.kind == "read"
        evening.do(Taken(next(offer.id for offer in ask.options if offer.id.startswith("answer"))))
    evening.play(40)
    assert evening.state.turn.number > 1


def test_what_was_read_tells_no_step_which_card_it_is(house: House, backs: Backs) -> None:
    evening = begun(house)
    begin = len(evening.steps)
    for tag in slid(evening, backs):
        evening.do(Scanned((tag,)))
    names = {str(evening.state.table.cards[design].name) for design in evening.state.table.designs.values()}
    for step in evening.steps[begin:]:
        told = repr((step.label, step.note, step.notices, step.prompts, step.view.ask))
        assert not [name for name in names if name in told]


# One deck of two parts, told in small.

A, B, LATER = CopyId("a"), CopyId("b"), CopyId("c")


def quota(**rows: dict[str, int]) -> dict[GroupId, dict[PoolId, int]]:
    """The books of some groups."""
    return {GroupId(group): {PoolId(pool): n for pool, n in row.items()} for group, row in rows.items()}


def small(**slots: Slot) -> State:
    """Two cards over one of another part, a fourth elsewhere."""
    deck = ZoneId("deck")
    lying = {
        SlotId(1): Slot(deck, group=GroupId("g1")),
        SlotId(2): Slot(deck, group=GroupId("g1")),
        SlotId(3): Slot(deck, group=GroupId("g2")),
        SlotId(4): Slot(ZoneId("row"), face_up=True, copy=CopyId("open")),
    }
    lying |= {SlotId(int(name[1:])): slot for name, slot in slots.items()}
    pools = {A: "one", B: "one", LATER: "two", CopyId("spare"): "one", CopyId("far"): "three"}
    table = Table(
        zones={deck: (SlotId(1), SlotId(2), SlotId(3)), ZoneId("row"): (SlotId(4),)}, slots=lying,
        designs=dict.fromkeys((*pools, CopyId("open")), DesignId("d")), bound={CopyId("open"): SlotId(4)},
        pools={copy: PoolId(pool) for copy, pool in pools.items()},
        quota=quota(g1={"one": 2}, g2={"two": 1}, g3={"one": 1}),
    )  # fmt: skip
    return State(header=Header("toy", ()), table=table)


ASK = Order(id=1, why=phrase("x"), zone=ZoneId("deck"), read=True)


@pytest.mark.parametrize(
    ("copies", "key", "number"),
    [
        ((LATER,), "pile-wrong", 1),
        ((A, B, "spare"), "pile-wrong", 3),
        ((A, LATER), "pile-wrong", 2),
        ((A, "far"), "pile-other-deck", 2),
        (("open",), "pile-elsewhere", 1),
        (("stranger",), "pile-other-deck", 1),
    ],
)
def test_a_card_that_cannot_be_next_says_why(copies: tuple[str, ...], key: str, number: int) -> None:
    pile, told = Pile(), None
    for copy in copies:
        told = pile.take(small(), ASK, (CopyId(copy),))
    assert isinstance(told, Phrase) and (told.key, told.args["number"]) == (key, number)
    assert pile.done(ASK) == number - 1


def test_one_card_too_many_of_a_part_is_said_at_once() -> None:
    state = small(s3=Slot(ZoneId("deck"), group=GroupId("g1")))
    mixed = quota(g1={"one": 2, "two": 1}, g3={"one": 1})
    table = Table(zones=state.table.zones, slots=state.table.slots, designs=state.table.designs,
                  bound=state.table.bound, pools=state.table.pools, quota=mixed)  # fmt: skip
    pile = Pile()
    told = pile.take(State(header=state.header, table=table), ASK, (A, B, CopyId("spare")))
    assert isinstance(told, Phrase) and (told.key, told.args["number"]) == ("pile-too-many", 3)


def test_an_answer_typed_by_somebody_else_is_no_order(house: House, backs: Backs) -> None:
    evening = begun(house)
    evening.do(Replied(evening.state.ask.id, ["nobody"]))
    assert evening.step.refusal is not None and evening.step.refusal.rule == "TABLE-ASK-02"
