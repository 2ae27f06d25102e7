"""Letters are as high as they must be, siblings have one size, and no figure shrinks in large type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Figure, View
from companion.core.ports.practice import DrawnCard, DrawnTable
from tests.ui import doubles, samples
from tests.ui.letters import (
    ASKED,
    DECIDES,
    DIGITS_PX,
    GLASSES,
    SCALES,
    Letters,
    heights,
    measured,
    named,
    pages,
)
from tests.ui.samples import both
from tests.ui.walking import cut_words

pytestmark = pytest.mark.window
Open = Callable[..., Any]
NEARLY = 0.1  # mm: whole pixels
ONE_SIZE = ("people", "market", "hand", "answers")  # of a board's page or of a list
LONG = (
    both("Suppressing Fire", "Tir de barrage"), both("Share a Flask", "Partager la gourde"),
    both("Torch Beam", "Faisceau de torche"), both("Crowbar", "Pied-de-biche"), both("Grunt", "Fantassin"),
    both("Last One Out", "La dernière à sortir"),
)  # fmt: skip


@pytest.fixture
def look(open_app: Open, studio: Any) -> Callable[..., Letters]:
    """Measures a glass: `look(size, language, scale)`."""

    def over(size: tuple[int, int], language: str, scale: float) -> Letters:
        def scene(step: Any, first: str, has_hand: bool = False) -> Any:
            practice = doubles.DrawnPractice() if has_hand else None
            return open_app(size, step, first, language=language, scale=scale, practice=practice)

        return measured(scene, studio.settle)

    return over


@pytest.mark.parametrize("size", GLASSES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_letter_is_as_high_as_it_was_asked_to_be(
    look: Callable[..., Letters], size: tuple[int, int], language: str
) -> None:
    usual, large = (look(size, language, scale) for scale in SCALES)
    for found in (usual, large):
        assert set(ASKED) - set(found.mm) <= {"hazards"}, "which are in words where there is room for all"
        assert {kind: mm for kind, mm in found.mm.items() if mm < ASKED[kind] - NEARLY} == {}
        assert min(found.digits) >= DIGITS_PX
    assert {
        kind: (usual.mm[kind], large.mm[kind])
        for kind in DECIDES
        if large.mm[kind] < usual.mm[kind] - NEARLY and large.mm[kind] < DECIDES["turn"]
    } == {}, "figures grow first in large type"
    assert {kind: usual.sizes[kind] for kind in ONE_SIZE if len(usual.sizes[kind]) > 1} == {}


@pytest.mark.parametrize("size", GLASSES)
def test_the_names_of_a_hand_have_one_size_that_is_read(
    open_app: Open, studio: Any, size: tuple[int, int]
) -> None:
    for language in ("en", "fr"):
        practice = Held(*(DrawnCard(f"c{at}", name, CARDS[at % 3]) for at, name in enumerate(LONG)))
        app = open_app(size, samples.step(), language=language, practice=practice)
        cards = [card for card in app.router.current.hand.fan.cards.values() if card.side == "whole"]
        caps = {round(mark.cap_px, 1) for card in cards for mark in named(card, card.card.title)}
        digits = {round(mark.cap_px, 1) for card in cards for mark in card.marks if mark.words.isdigit()}
        assert len(cards) > 2
        assert len(caps) == len(digits) == 1
        assert min(caps) >= ASKED["hand"] * app.context.glass.px_per_mm
        assert min(digits) >= DIGITS_PX


@pytest.mark.parametrize("size", GLASSES)
@pytest.mark.parametrize("scale", SCALES)
def test_hazards_are_said_whole_with_their_numbers_or_by_their_numbers(
    open_app: Open, studio: Any, size: tuple[int, int], scale: float
) -> None:
    long = (
        both("Lose 2 Attack.", "Perdre 2 Attaque."),
        both("Each player discards a card.", "Chaque joueur défausse une carte."),
        both("Each player draws a strike.", "Chaque joueur pioche une Blessure."),
    )
    goal = replace(samples.view().objectives[0], event_texts=long)
    step = samples.step(samples.view(objectives=(goal,)))
    for language in ("en", "fr"):
        app = open_app(size, step, language=language, scale=scale)
        for _ in pages(app, studio.settle):
            assert cut_words(app.stage.front) == []
            board = app.router.current.board
            goals = [board.widget(part.key) for part in board.parts if part.kind == "objective"]
            for widget in goals:
                assert [mark.words for mark in widget.marks if mark.words in "123"][-3:] == ["1", "2", "3"]


def test_pools_of_two_digits_are_read_from_across_the_table(open_app: Open) -> None:
    view: View = samples.view()
    rich = tuple(replace(pool, value=12) for pool in view.meters)
    for size in GLASSES:
        assert heights(open_app(size, samples.step(replace(view, meters=rich))))["pools"] >= 7.0


CARDS = ((Figure("fight", 2),), (Figure("pay", 1),), (Figure("fight", 1), Figure("pay", 1)))


class Held(doubles.DrawnPractice):
    """A hand that a test chooses."""

    def __init__(self, *cards: DrawnCard) -> None:
        super().__init__()
        self.cards: Sequence[DrawnCard] = cards

    def table(self) -> DrawnTable:
        return DrawnTable(samples.P1, tuple(self.cards))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_of_the_market_is_cut_on_the_smallest_glass(open_app: Open, language: str) -> None:
    view = samples.view()
    strips = []
    for strip in view.strips:
        places = [place for place in strip.places if place.tiles and strip.id == "hq"]
        named_anew = [
            replace(place, tiles=(replace(place.tiles[0], title=name),))
            for place, name in zip(places, LONG, strict=False)
        ]
        strips.append(replace(strip, places=(*named_anew, *strip.places[len(places) :])))
    app = open_app((800, 480), samples.step(replace(view, strips=tuple(strips))), language=language)
    board = app.router.current.board
    shown = [(board.widget(part.key), part.tile.title) for part in board.parts if part.group == "hq"]
    lines = [mark for widget, name in shown for mark in named(widget, name)]
    assert len(shown) == len(LONG) and cut_words(app.stage.front) == []
    assert len({round(mark.cap_px, 1) for mark in lines}) == 1
    assert min(mark.cap_px for mark in lines) >= ASKED["market"] * app.context.glass.px_per_mm
