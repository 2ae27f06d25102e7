"""Bought labels and backs bound by showing them: written at once, taken back, moved, refused."""

from __future__ import annotations

import pytest

from companion.core.language.ids import CopyId, DesignId
from companion.core.language.languages import codes
from companion.core.language.phrases import Phrase
from companion.core.ports.cards import Where
from companion.core.ports.rolls import Rolls, RollView
from companion.ground.texts import FluentTexts
from companion.house.house import House
from companion.owner.rolls import NoRoll, RollDesk

HIVE = Where("alien", "alien", "hive-alien-1")
STRIKES = Where("alien", "alien-practice", "strikes")
EANS = tuple(f"40000000000{at:02}" for at in range(40))


@pytest.fixture
def rolls(house: House) -> Rolls:
    return RollDesk(house)


def key(view: RollView) -> str:
    assert view.says is not None
    for language in codes():
        assert FluentTexts("alien").faults(view.says, language) == []
    return view.says.key


def now(view: RollView) -> CopyId:
    assert view.card is not None
    return view.card.copy


def test_a_whole_deck_is_bound_with_one_show_and_one_tap_a_card(house: House, rolls: Rolls) -> None:
    view = rolls.begin(HIVE, "faces")
    copies = [line.copy for line in view.lines]
    assert view.done == 0 and now(view) == copies[0] and view.waits == ""
    for code in EANS[: len(copies)]:
        view = rolls.show(code)
        assert view.waits == "card" and key(view) == "bind-tap"
        view = rolls.tap(now(view))
        assert key(view) == "bind-done"
    assert view.done == len(copies) and view.card is None
    assert [house.store.collection.copy_of(code) for code in EANS[: len(copies)]] == copies
    (box,) = [one for one in rolls.decks(Where("alien", "alien"), "faces") if one.where == HIVE]
    assert (box.cards, box.done) == (len(copies), len(copies))


def test_the_card_may_come_first_and_one_may_be_left_out(rolls: Rolls) -> None:
    view = rolls.begin(HIVE, "faces")
    second = view.lines[1].copy
    view = rolls.tap(second)
    assert view.waits == "label" and now(view) == second
    view = rolls.show(EANS[0])
    assert [line.is_done for line in view.lines[:3]] == [False, True, False]
    view = rolls.skip()
    assert view.lines[0].is_skipped and now(view) == view.lines[2].copy


def test_a_double_names_who_has_it_and_a_tap_moves_it(house: House, rolls: Rolls) -> None:
    held = house.store.collection.tags_of(
        copy for copies in house.store.catalogue.box("alien", "alien-practice").stacks["drones"].values()
        for copy in copies
    )  # fmt: skip
    drone, code = next(iter(held.items()))
    rolls.begin(HIVE, "faces")
    view = rolls.show(code)
    assert key(view) == "bind-double" and view.is_warning
    assert view.says is not None and "Drone" in house.texts.say(view.says)
    view = rolls.tap(now(view))
    assert house.store.collection.copy_of(code) == view.lines[0].copy and view.done == 1
    view = rolls.undo()
    assert house.store.collection.copy_of(code) == drone and view.done == 0
    assert key(rolls.undo()) == "bind-nothing-to-undo"


def test_a_roll_whose_labels_are_all_alike_is_refused_at_the_second(house: House, rolls: Rolls) -> None:
    view = rolls.begin(HIVE, "faces")
    rolls.show("SALE")
    view = rolls.tap(now(view))
    view = rolls.show("SALE")
    assert key(view) == "bind-all-alike" and view.is_warning and view.waits == ""
    assert view.done == 1
    view = rolls.undo()
    assert view.done == 0 and house.store.collection.role_of("SALE") == ""


def test_a_deck_is_gone_on_with_after_another_and_after_a_new_start(house: House, rolls: Rolls) -> None:
    view = rolls.begin(HIVE, "faces")
    rolls.show(EANS[0])
    rolls.tap(now(view))
    assert rolls.begin(HIVE, "faces").can_undo, "looked away and back"
    rolls.begin(STRIKES, "faces")
    again = rolls.begin(HIVE, "faces")
    assert again.done == 1 and now(again) == again.lines[1].copy and not again.can_undo
    fresh = RollDesk(house).begin(HIVE, "faces")
    assert fresh.done == 1 and now(fresh) == fresh.lines[1].copy


def test_codes_of_backs_designs_and_dividers_are_not_for_faces(house: House, rolls: Rolls) -> None:
    labels = house.store.labels
    strikes = [line.copy for line in rolls.begin(STRIKES, "faces").lines]
    codes = {
        "back": labels.deal_backs("alien-practice", strikes[:1])[strikes[0]],
        "design": labels.of_designs("alien-practice", [DesignId("grunt")])[DesignId("grunt")],
        "stack": labels.of_stacks("alien-practice", ["strikes"])["strikes"],
    }
    rolls.begin(HIVE, "faces")
    for role, code in codes.items():
        view = rolls.show(code)
        assert key(view) == f"bind-in-use-{role}" and view.is_warning and view.waits == ""
    assert key(rolls.show("   ")) == "bind-no-code"


def test_cards_that_one_player_alone_may_know_are_not_offered(rolls: Rolls) -> None:
    decks = rolls.decks(Where("alien", "alien-practice"), "faces")
    assert decks and not any(one.where.stack.startswith("agendas") for one in decks)


def test_a_card_without_a_name_is_shown_by_what_can_be_seen(house: House, rolls: Rolls) -> None:
    decks = rolls.decks(Where("alien", "alien"), "faces")
    ripley = next(one for one in decks if "Ripley" in house.texts.say(one.title))
    view = rolls.begin(ripley.where, "faces")
    titles = {house.texts.say(line.title) for line in view.lines}
    assert titles and not any("alien/" in one for one in titles)
    assert view.card is not None and view.card.of == view.lines[0].of
    for line in view.lines:
        assert isinstance(line.title, Phrase)


# Faces and backs.


def faces_of(house: House, view: RollView) -> dict[CopyId, str]:
    return dict(house.store.collection.tags_of(line.copy for line in view.lines))


def test_face_and_back_are_shown_one_after_the_other(house: House, rolls: Rolls) -> None:
    view = rolls.begin(STRIKES, "backs")
    faces, backs = faces_of(house, view), house.store.labels.fresh(3)
    one, other, third = list(faces)[:3]
    assert key(rolls.show(faces[one])) == "back-turn"
    view = rolls.show(backs[0])
    assert key(view) == "back-done" and view.card is None, "no sentence says which card it was"
    assert key(rolls.show(backs[1])) == "back-face"
    rolls.show(faces[other])
    assert key(rolls.tap(third)) == "back-turn", "a face without a label is tapped"
    view = rolls.show(backs[2])
    assert view.done == 3
    assert house.store.labels.backs_of(faces) == dict(zip((one, other, third), backs, strict=True))
    assert [house.store.collection.role_of(back) for back in backs] == ["back"] * 3
    view = rolls.undo()
    assert view.done == 2 and house.store.labels.back_of(backs[2]) is None


def test_backs_refuse_what_is_no_fresh_square_code_of_ours(house: House, rolls: Rolls) -> None:
    drones = rolls.begin(Where("alien", "alien-practice", "drones"), "faces")
    drone = next(iter(faces_of(house, drones).values()))
    divider = house.store.labels.of_stacks("alien-practice", ["strikes"])["strikes"]
    view = rolls.begin(STRIKES, "backs")
    faces, (back,) = faces_of(house, view), house.store.labels.fresh(1)
    one, other = list(faces)[:2]
    assert key(rolls.show(EANS[0])) == "back-not-ours"
    assert key(rolls.show(drone)) == "back-other-deck"
    assert key(rolls.show(divider)) == "bind-in-use-stack"
    rolls.show(faces[one])
    rolls.show(back)
    rolls.show(faces[other])
    assert key(rolls.show(back)) == "back-known"


def test_a_deck_is_dealt_new_backs_from_spare_sheets(house: House, rolls: Rolls) -> None:
    view = rolls.begin(STRIKES, "backs")
    faces = faces_of(house, view)
    old = house.store.labels.deal_backs("alien-practice", list(faces))
    assert rolls.begin(STRIKES, "backs").done == len(faces)
    view = rolls.deal_anew()
    assert key(view) == "back-anew" and view.done == 0
    assert house.store.labels.back_of(next(iter(old.values()))) is None
    (spare,) = house.store.labels.fresh(1)
    rolls.show(next(iter(faces.values())))
    assert rolls.show(spare).done == 1


def test_cards_of_one_design_code_get_their_backs_one_by_one(house: House, rolls: Rolls) -> None:
    grunts = rolls.begin(Where("alien", "alien-practice", "grunts"), "backs")
    code = house.store.labels.of_designs("alien-practice", [DesignId("grunt")])[DesignId("grunt")]
    for back in house.store.labels.fresh(3):
        rolls.show(code)
        grunts = rolls.show(back)
    assert grunts.done == 3


def test_nothing_is_shown_before_a_deck_lies_open(rolls: Rolls) -> None:
    with pytest.raises(NoRoll, match="Choose one of the list first"):
        rolls.show(EANS[0])
