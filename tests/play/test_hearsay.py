"""What others have told of a card is shown when it is met; one touch says that it is so, or differs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from card_db.catalogue import SetFiles
from companion.core.crossing.intents import Corrected, Taken, TakenBack
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer
from companion.core.language.cards import AS_PRINTED, DIFFERS, EFFECT, Card
from companion.core.language.commands import CorrectFact
from companion.core.language.ids import DesignId
from companion.core.language.phrases import phrase
from companion.core.ports.collection import Box
from companion.owner.workbench import Workbench
from tests.house.kit import Evening, house_at


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """An evening with a box whose effects nobody has read off the cards yet."""
    real = SetFiles.box

    def hearsay(self: SetFiles, room: str, name: str) -> Box:
        box = real(self, room, name)
        told = self._taught.everything(room)
        return replace(box, cards={design: doubted(card, told) for design, card in box.cards.items()})

    def doubted(card: Card, told: Any) -> Card:
        is_told = EFFECT in told.get(card.design, {})
        return card if is_told or not card.abilities else replace(card, unsure=(EFFECT,))

    monkeypatch.setattr(SetFiles, "box", hearsay)
    evening = Evening(house_at(tmp_path / "store.db"))
    evening.begin(3)
    yield evening
    evening.house.close()


def answers(step: Step) -> dict[str, Offer]:
    """The two answers that are offered beside the game, by their words."""
    found = [offer for offer in step.asides if offer.id.startswith("effect-")]
    return {offer.id.partition(":")[0]: offer for offer in found}


def met(evening: Evening) -> tuple[DesignId, dict[str, Offer]]:
    """Play on until an effect is shown: of which design, and the answers."""
    for _ in range(400):
        found = answers(evening.step)
        if found:
            return DesignId(found["effect-right"].id.partition(":")[2]), found
        evening.play()
    raise AssertionError("nothing was shown")


def card(evening: Evening, design: DesignId) -> Card:
    found: Card = evening.state.table.cards[design]
    return found


def test_a_card_that_is_met_shows_what_others_tell_of_it(heard: Evening) -> None:
    design, found = met(heard)
    assert set(found) == {"effect-right", "effect-wrong"}
    texts = heard.house.texts
    for offer in found.values():
        assert offer.sub is not None and offer.cost == "upkeep"
        for language in texts.languages:
            assert texts.say(offer.sub, language) and offer.label.key not in texts.say(offer.label, language)
    lying = [slot for slot in heard.state.table.slots if heard.state.table.card(slot) == card(heard, design)]
    assert any(heard.state.table.slots[slot].face_up for slot in lying)


def test_it_stops_nothing_and_goes_by_itself_when_the_turn_is_over(heard: Evening) -> None:
    design, _ = met(heard)
    for _ in range(600):
        heard.play()
        shown = answers(heard.step).get("effect-right")
        if shown is None or not shown.id.endswith(design):
            break
    assert shown is None or not shown.id.endswith(design)
    assert card(heard, design).is_hearsay, "nobody has said anything of it"
    assert heard.house.store.remembered.word("alien", design, EFFECT) is None


def test_as_printed_is_kept_for_all_later_games(heard: Evening) -> None:
    design, found = met(heard)
    before = card(heard, design)
    step = heard.do(Taken(found["effect-right"].id))
    assert step.refusal is None and not card(heard, design).is_hearsay
    assert card(heard, design).abilities == before.abilities and card(heard, design).structured
    assert heard.house.store.remembered.word("alien", design, EFFECT) == AS_PRINTED
    assert not heard.house.store.catalogue.box("alien", "alien-practice").cards[design].is_hearsay
    assert all(not offer.id.endswith(design) for offer in answers(step).values())


def test_differs_makes_it_a_card_whose_words_the_players_follow(heard: Evening) -> None:
    design, found = met(heard)
    step = heard.do(Taken(found["effect-wrong"].id))
    now = card(heard, design)
    assert step.refusal is None and (now.structured, now.abilities, now.is_hearsay) == (False, (), False)
    assert heard.house.store.remembered.word("alien", design, EFFECT) == DIFFERS
    heard.do(TakenBack())
    again = card(heard, design)
    assert again.structured and again.abilities and again.is_hearsay, "it is taken back like anything else"


def test_the_page_of_the_card_has_both_answers_for_as_long_as_nobody_said(heard: Evening) -> None:
    design, _ = met(heard)
    table = heard.state.table
    slot = next(
        slot for slot, held in table.slots.items()
        if held.copy is not None and table.designs[held.copy] == design and held.face_up
    )  # fmt: skip
    about = Workbench(heard.house).about(slot)
    assert about is not None
    offers = {offer.id.partition(":")[0]: offer for offer in about.offers}
    heard.do(offers["effect-right"].command)
    after = Workbench(heard.house).about(slot)
    assert after is not None and not any(offer.id.startswith("effect-") for offer in after.offers)


@pytest.mark.parametrize("said", ["", "maybe", 3, None, ["as-printed"]])
def test_anything_else_said_of_an_effect_is_refused_with_a_sentence(heard: Evening, said: Any) -> None:
    design, _ = met(heard)
    before = card(heard, design)
    step = heard.do(Corrected(CorrectFact(design, EFFECT, said)))
    assert step.refusal is not None and step.refusal.here == phrase("here-no-such-number")
    assert card(heard, design) == before
    assert heard.house.store.remembered.word("alien", design, EFFECT) is None


def test_nothing_is_offered_of_cards_that_nobody_doubts(tmp_path: Path) -> None:
    evening = Evening(house_at(tmp_path / "store.db"))
    evening.begin(2)
    for _ in range(60):
        evening.play()
        assert answers(evening.step) == {}
    evening.house.close()
