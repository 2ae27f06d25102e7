"""Stacks: what a game takes of them, how they lie in the box, and how they come back into it."""

from __future__ import annotations

import pytest

from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import Phrase
from companion.core.ports.owner_words import state_line, use_line
from companion.core.ports.owners import Stacks
from companion.house.belongings import Boxes
from companion.house.house import House
from companion.house.newgame import Wishes
from companion.owner.stacks import StackKeeper

BOX = ("alien", "alien")


@pytest.fixture
def house(house: House) -> House:
    Boxes(house.store).own("alien")
    return house


@pytest.fixture
def keeper(house: House) -> StackKeeper:
    return StackKeeper(house, lambda: "2024-03-12")


def said(house: House, phrase: Phrase) -> str:
    for language in house.texts.languages:
        assert house.texts.say(phrase, language) != phrase.key
    return house.texts.say(phrase)


def test_a_game_takes_whole_stacks_some_cards_and_unseen_ones(house: House, keeper: StackKeeper) -> None:
    port: Stacks = keeper
    lines = {line.stack: line for line in port.for_game(*BOX, 3, {})}
    assert (lines["avatars"].use, lines["avatars"].take, len(lines["avatars"].picks)) == ("some", 3, 3)
    assert (lines["drones"].use, lines["drones"].take, lines["drones"].cards) == ("lot", 9, 24)
    assert (lines["specialists"].use, lines["specialists"].take) == ("lot", 21)
    assert (lines["hive-alien-1"].use, lines["hive-alien-1"].take) == ("whole", 9)
    assert (lines["objectives"].take, lines["locations"].take, lines["strikes"].take) == (3, 1, 40)
    assert "hive-aliens-1" not in lines
    assert sum(line.take for line in lines.values()) == 3 + 3 + 21 + 15 + 10 + 14 + 1 + 3 + 33 + 9 + 56 + 40
    assert said(house, use_line(lines["avatars"])) == "Only these: Gunner, Technician, Researcher"
    assert said(house, use_line(lines["drones"])) == "9 cards, drawn unseen"
    assert said(house, use_line(lines["strikes"])) == "The whole stack, 40 cards"


def test_what_is_drawn_unseen_among_other_cards_is_not_named(keeper: StackKeeper) -> None:
    lines = {line.stack: line for line in keeper.for_game(*BOX, 3, {"modes": ["agendas"]})}
    for stack, take in (("agendas-good", 3), ("agendas-evil", 1), ("secrets", 3), ("drones", 6)):
        assert (lines[stack].use, lines[stack].take, lines[stack].picks) == ("lot", take, ())


def test_five_players_take_all_specialists(keeper: StackKeeper) -> None:
    lines = {line.stack: line for line in keeper.for_game(*BOX, 5, {})}
    assert (lines["specialists"].use, lines["specialists"].take) == ("whole", 35)


def test_a_set_up_that_cannot_be_is_said(keeper: StackKeeper) -> None:
    with pytest.raises(ValueError, match=r"\w+"):
        keeper.for_game(*BOX, 3, {"location": "nowhere"})


def test_the_practice_box_has_its_stacks_too(keeper: StackKeeper) -> None:
    assert keeper.for_game("alien", "alien-practice", 3, {})


def test_never_checked_is_the_beginning_and_missing_needs_a_check(house: House, keeper: StackKeeper) -> None:
    lines = {line.stack: line for line in keeper.of_box(*BOX)}
    assert {line.state for line in lines.values()} == {"never"}
    assert {line.missing for line in lines.values()} == {None}
    assert sum(line.cards for line in lines.values()) == 600
    assert said(house, state_line(lines["drones"])) == "Never checked"
    seen = {
        "aln-sergeant-intel": 2,
        "aln-sergeant-tech": 1,
        "aln-sergeant-strength": 2,
        "aln-sergeant-survival": 2,
    }
    line = keeper.check(*BOX, "sergeants", seen)
    assert (line.state, line.at, line.missing) == ("checked", "2024-03-12", 3)
    assert said(house, state_line(line)) == "Checked on 12 March 2024: 3 cards are missing"
    line = keeper.check(*BOX, "sergeants", {**seen, "aln-sergeant-tech": 2, "aln-sergeant-leadership": 2})
    assert said(house, state_line(line)) == "Checked on 12 March 2024"
    again = {line.stack: line for line in StackKeeper(house).of_box(*BOX)}
    assert again["sergeants"] == line
    with pytest.raises(ValueError, match="no stack called 'sergeant'"):
        keeper.check(*BOX, "sergeant", {})


def test_a_damaged_setting_means_never_checked(house: House, keeper: StackKeeper) -> None:
    house.store.settings.set("stacks:alien/alien", {"drones": {"state": "eaten"}})
    assert {line.state for line in keeper.of_box(*BOX)} == {"never"}


def test_the_code_of_a_divider_names_its_stack(house: House, keeper: StackKeeper) -> None:
    codes = house.store.labels.of_stacks("alien", ["drones", "strikes"])
    assert keeper.of_divider(codes["drones"]) == ("alien", "drones")
    assert keeper.of_divider("nothing") is None
    lines = {line.stack: line.has_divider for line in keeper.for_game(*BOX, 3, {})}
    assert (lines["drones"], lines["sergeants"]) == (True, False)


# Putting away


def test_without_a_game_there_is_nothing_to_put_away(keeper: StackKeeper) -> None:
    with pytest.raises(ValueError, match="No game was played"):
        keeper.begin_away()


def test_a_shown_card_says_where_it_belongs(house: House, keeper: StackKeeper) -> None:
    house.begin(Wishes(box="alien"))
    copies = house.store.collection
    drone = "alien/aln-drone-1#{}"
    for number in (1, 2):
        copies.bind(f"LABEL {number}", drone.format(number))  # type: ignore[arg-type]
    copies.bind("ELSEWHERE", "alien/aln-hive-aliens-1-event#1")  # type: ignore[arg-type]
    assert len(keeper.begin_away()) == 17
    for tag, back in (("LABEL 1", 1), ("LABEL 1", 1), ("LABEL 2", 2)):
        shown = keeper.show(tag)
        assert shown is not None
        assert (shown.line.stack, shown.back, shown.due) == ("drones", back, 9)
    other = keeper.show("ELSEWHERE")
    assert other is not None
    assert (other.line.stack, other.due) == ("hive-aliens-1", 0)
    assert keeper.show("nothing") is None


def test_one_tap_closes_a_stack_and_says_nothing_of_missing_cards(house: House, keeper: StackKeeper) -> None:
    house.begin(Wishes(box="alien"))
    keeper.begin_away()
    closed = keeper.close("strikes")
    assert closed.is_closed
    assert (closed.line.state, closed.line.missing, closed.back) == ("put-away", None, 0)
    assert keeper.due()[-1] == closed
    assert said(house, state_line(closed.line)) == "As it was put away on 12 March 2024"
    with pytest.raises(ValueError, match="no stack called 'hive-aliens-1'"):
        keeper.close("hive-aliens-1")


def test_a_stack_of_which_every_card_was_shown_is_checked(house: House, keeper: StackKeeper) -> None:
    house.begin(Wishes(box="alien"))
    copies = [copy for copy in house.desk.game.state.table.designs if "sergeant" in copy]  # type: ignore[union-attr]
    tags = house.store.collection.tag_all(copies)
    keeper.begin_away()
    for tag in tags.values():
        keeper.show(tag)
    closed = keeper.close("sergeants")
    assert (closed.back, closed.line.state, closed.line.missing) == (10, "checked", 0)


def test_cards_that_players_may_not_see_are_counted_and_known_by_their_backs(
    house: House, keeper: StackKeeper
) -> None:
    lines = {line.stack: line for line in keeper.of_box(*BOX)}
    assert [stack for stack, line in lines.items() if line.is_secret] == ["agendas-good", "agendas-evil"]
    stack = house.store.catalogue.box(*BOX).stacks["agendas-evil"]
    copies = [copy for of in stack.values() for copy in of]
    backs = house.store.labels.deal_backs("alien", copies)
    faces = house.store.collection.tag_all(copies[:1])
    for tag in (*backs.values(), *faces.values()):
        shown = keeper.card(tag)
        assert shown is not None
        assert (shown.design, shown.line.stack) == ("", "agendas-evil")
        assert said(house, shown.card) == "This card"
    assert keeper.check(*BOX, "agendas-evil", {"": 4}).missing == 1
    assert keeper.check(*BOX, "agendas-evil", {"": 5}).missing == 0


def test_cards_that_share_a_code_are_counted_one_after_the_other(house: House, keeper: StackKeeper) -> None:
    (tag,) = house.store.labels.of_designs("alien", [DesignId("aln-drone-1")]).values()
    been: set[CopyId] = set()
    for number in (1, 2, 3):
        shown = keeper.card(tag, been)
        assert shown is not None and shown.design == "aln-drone-1"
        been.add(shown.copy)
        assert len(been) == number
    assert keeper.card("nothing") is None
