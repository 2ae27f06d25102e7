"""How the decks of a new game are kept, and keeping one otherwise while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.intents import Corrected, Scanned, Taken, TakenBack
from companion.core.language.asks import AS_BACK, Order
from companion.core.language.commands import KeepDeck
from companion.core.language.ids import TABLE
from companion.core.ports.lobby import NewGame
from companion.engine.room import SetupError
from companion.games.alien.choices import DECKS
from companion.house.belongings import Boxes
from companion.house.custodies import suited
from companion.house.custody import DeckKeeper
from companion.house.house import House
from companion.house.lobby import HouseLobby
from companion.house.newgame import Wishes
from tests.house.backing import label_backs, said, slid
from tests.house.kit import Evening, house_at

NAMES = ("Maya", "Ben")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db", seed=4)
    yield house
    house.close()


def custody(house: House) -> dict[str, Any]:
    assert house.desk is not None
    return dict(house.desk.game.header.custody)


def backed(house: House, box: str, *stacks: str) -> None:
    """Codes on the backs of these stacks of an owner's box."""
    opened = house.store.catalogue.box("alien", box)
    copies = [copy for stack in stacks for found in opened.stacks[stack].values() for copy in found]
    house.store.labels.deal_backs(box, copies)


@pytest.mark.parametrize(
    ("practised", "coded", "of", "how"),
    [
        (True, 0, 9, "app"),
        (True, 9, 9, "app"),
        (False, 9, 9, "read"),
        (False, 8, 9, "face"),
        (False, 0, 0, "face"),
    ],
)
def test_what_suits_a_deck(practised: bool, coded: int, of: int, how: str) -> None:
    assert suited(practised, coded, of) == how


def test_practice_is_kept_by_the_app_and_an_owners_box_by_its_faces(house: House) -> None:
    house.begin(Wishes(names=NAMES))
    assert set(custody(house).values()) == {"app"}
    Boxes(house.store).own("alien")
    house.begin(Wishes(names=NAMES, box="alien"))
    assert set(custody(house).values()) == {"face"}


def test_a_deck_whose_backs_all_have_codes_is_read(house: House) -> None:
    Boxes(house.store).own("alien")
    backed(house, "alien", "strikes")
    house.begin(Wishes(names=NAMES, box="alien"))
    assert custody(house) == {**dict.fromkeys(DECKS, "face"), "strikes": "read"}
    decks = {deck.deck: deck for deck in HouseLobby(house).decks(NewGame("alien", "alien", NAMES, (0, 1)))}
    strikes = decks["strikes"]
    assert (strikes.how, strikes.coded, strikes.of) == ("read", strikes.of, strikes.of)
    assert decks["hive"].how == "face" and "app" not in {way.how for way in decks["hive"].ways}


def test_every_deck_can_be_wished_for_by_itself(house: House) -> None:
    wish = NewGame("alien", "alien-practice", NAMES, (0, 1), decks={"hive": "face", "strikes": "back"})
    HouseLobby(house).begin(wish)
    assert custody(house) == {"hive": "face", "strikes": "back", "barracks": "app", "sergeants": "app"}


def test_the_app_keeps_no_deck_of_which_something_is_not_told(house: House) -> None:
    Boxes(house.store).own("alien")
    house.begin(Wishes(names=NAMES, box="alien", custody="app"))
    assert custody(house)["hive"] == "face", "a wish for all passes over it"
    with pytest.raises(SetupError) as stopped:
        house.begin(Wishes(names=NAMES, box="alien", decks={"hive": "app"}))
    assert stopped.value.says.key == "setup-deck-not-told"
    with pytest.raises(ValueError, match="not every card has a name"):
        HouseLobby(house).begin(NewGame("alien", "alien", NAMES, (0, 1), decks={"hive": "app"}))


# In mid-game.


def at_rest(state: Any) -> bool:
    return bool(state.turn.phase == "action" and state.ask is None and state.turn.number > 1)


def ways(house: House, deck: str = "hive") -> set[str]:
    (found,) = [one for one in DeckKeeper(house).decks() if one.deck == deck]
    return {way.how for way in found.ways}


def test_from_faces_over_reading_to_the_app_and_back_to_faces(house: House) -> None:
    backs = label_backs(house)
    evening = Evening(house, 4)
    evening.begin(2, "face")
    evening.until(at_rest)
    assert ways(house) == {"back", "read"}
    evening.do(Corrected(KeepDeck("hive", "read")))
    ask = evening.desk.view(TABLE).ask
    assert ask is not None and (ask.kind, ask.done, ask.of) == (
        "read",
        0,
        len(evening.state.table.zone("hive")),
    )
    assert [prompt.text.key for prompt in evening.step.prompts] == ["prompt-keep-read"]
    evening.do(Scanned(slid(evening, backs)))
    assert evening.state.ask is None and ways(house) == {"face", "back", "app"}
    evening.play(25)
    evening.until(at_rest)
    evening.do(Corrected(KeepDeck("hive", "app")))
    assert [prompt.text.key for prompt in evening.step.prompts] == ["prompt-keep-tray"]
    evening.play(25)
    evening.until(at_rest)
    evening.do(Corrected(KeepDeck("hive", "face")))
    assert [prompt.text.key for prompt in evening.step.prompts] == ["prompt-keep-real"]
    table = evening.state.table
    assert not [slot for slot in table.zone("hive") if table.slots[slot].known == "app"]
    evening.play(60)


def test_a_change_is_one_action_that_undo_takes_back(house: House) -> None:
    evening = Evening(house, 4)
    evening.begin(2, "face")
    evening.until(at_rest)
    before = evening.state
    evening.do(Corrected(KeepDeck("strikes", "back")))
    assert evening.step.label.key == "command-KeepDeck"
    evening.do(TakenBack(1))
    assert evening.state == before
    evening.do(Corrected(KeepDeck("strikes", "read")), TakenBack(1))
    assert evening.state == before, "also while it is being read"


def test_what_cannot_be_is_refused_with_the_reason(house: House) -> None:
    evening = Evening(house, 4)
    evening.begin(2, "face")
    evening.until(at_rest)
    evening.do(Corrected(KeepDeck("hive", "app")))
    refusal = evening.step.refusal
    assert refusal is not None and (refusal.rule, refusal.here.key) == ("TABLE-KEEP-01", "here-not-read")  # type: ignore[union-attr]
    for language in ("en", "fr"):
        assert "TABLE" not in house.texts.rule(refusal.rule, language)


def test_a_deck_left_unread_goes_on_by_its_backs(house: House) -> None:
    backs = label_backs(house)
    evening = Evening(house, 4)
    evening.begin(2, "face")
    evening.until(lambda state: state.turn.phase == "hive" and state.ask is None and state.turn.number > 1)
    evening.do(Corrected(KeepDeck("hive", "read")))
    evening.do(Scanned(slid(evening, backs)[:4]))
    assert said(evening)[0] == "pile-read"
    ask = evening.state.ask
    assert isinstance(ask, Order)
    evening.do(Taken(f"answer:{ask.id}:{AS_BACK}"))
    assert evening.state.ask is None
    evening.play()
    (slot,) = evening.state.laid
    evening.do(Scanned((backs[evening.table.truth[slot]],)))
    assert evening.state.table.slots[slot].known == "app"


def test_a_game_goes_on_as_it_was_kept_after_a_pause(house: House) -> None:
    evening = Evening(house, 4)
    evening.begin(2, "face")
    evening.until(at_rest)
    evening.do(Corrected(KeepDeck("hive", "back")))
    kept, game = evening.state, evening.desk.game.id
    house.leave()
    assert DeckKeeper(house).decks() == ()
    house.resume(game)
    assert house.desk is not None and house.desk.game.state == kept
    assert {deck.deck: deck.how for deck in DeckKeeper(house).decks()}["hive"] == "back"
