"""Printed cards: every code is read, backs lie behind their fronts, a card always looks the same."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import numpy as np
import pytest

from card_db.cardset import CardSet
from card_db.loader import SHIPPED, read_set
from card_db.printing.cards import Pages, block, card_pages, insert_pages, place_of, turned
from card_db.printing.errors import PrintError
from card_db.printing.face import CARD, Printed, figures_of, price_of
from card_db.printing.furniture import Notes
from card_db.printing.labels import PrintedLabel
from card_db.printing.paper import A4, LETTER, PAPERS
from card_db.printing.pictures import pictures
from companion.core.crossing.views import Figure
from companion.core.language.cards import Card
from companion.core.language.ids import DesignId
from companion.engine.effects.sentences import say_effects
from companion.engine.legendary.wording import WORDING
from companion.games.alien.grammar import KINDS
from companion.ground.texts import FluentTexts
from tests.card_db.printing.proof import at_scale, codes_in, labels, marks_in, pages, style

NOTES = Notes("This line must measure exactly 100 mm.", "Cards")
STAND, TABLE = 5.4, 1.6  # pixels a millimetre


@pytest.fixture(scope="module")
def box() -> CardSet:
    return read_set(SHIPPED / "alien" / "practice.toml")


def one_of_each_kind(box: CardSet) -> list[Card]:
    found: dict[str, Card] = {}
    for card in box.cards:
        found.setdefault(card.kind, card)
    return list(found.values())


def printed(cards: list[Card], language: str = "en") -> list[Printed]:
    texts = FluentTexts("alien")
    return [
        Printed(card, label, texts.say(card.name, language), card.kind,
                say_effects(card, WORDING, texts, language), tuple(card.marks), card.person, card.crew,
                card.stack, "1/2")
        for card, label in zip(cards, labels(len(cards)), strict=True)
    ]  # fmt: skip


def codes(cards: list[Printed]) -> Counter[str]:
    return Counter(one.label.code for one in cards if one.label is not None)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("kind", ["stand", "overhead"])
def test_every_card_of_every_kind_is_read_from_the_page(box: CardSet, paper: str, kind: str) -> None:
    fronts = printed(one_of_each_kind(box), "fr")
    data = card_pages(fronts, Pages(paper, "none", kind), style(), NOTES)  # type: ignore[arg-type]
    read = Counter(code for page in at_scale(data, STAND) for code in codes_in(page))
    assert read == codes(fronts)
    if kind == "overhead":
        marks = {mark for page in at_scale(data, TABLE) for mark in marks_in(page)}
        assert marks == {one.label.mark for one in fronts if one.label is not None}


@pytest.mark.parametrize("flip", ["long", "short"])
def test_each_back_lies_behind_its_own_front(box: CardSet, flip: str) -> None:
    """The page of backs, turned over as the printer does, carries each code where its front's is."""
    fronts = printed(list(box.cards[:7]))
    behind = tuple(label.code for label in labels(7, seed=9))
    data = card_pages(fronts, Pages("A4", flip, "stand", behind), style(), NOTES)  # type: ignore[arg-type]
    front, back = pages(data, STAND)
    back = back[:, ::-1] if flip == "long" else back[::-1]
    for place, code in enumerate(behind):
        spot = place_of(A4, place)
        cut = back[
            round(spot.y * STAND) : round(spot.foot * STAND),
            round(spot.x * STAND) : round(spot.right * STAND),
        ]
        mirrored = np.ascontiguousarray(cut[:, ::-1] if flip == "long" else cut[::-1])
        assert codes_in(mirrored) == [code]
    assert Counter(codes_in(front)) == codes(fronts)


@pytest.mark.parametrize("size", [A4, LETTER])
def test_both_sides_lie_in_the_middle_of_the_page(size: tuple[float, float]) -> None:
    whole = block(size)
    assert whole.x == pytest.approx(size[0] - whole.right) and whole.y == pytest.approx(size[1] - whole.foot)
    assert min(whole.x, whole.y) >= 5.0, "printers leave the edge white"
    assert (whole.w, whole.h) == (3 * CARD[0], 3 * CARD[1]) == (189.0, 264.0)
    assert sorted(turned(place, "long") for place in range(9)) == list(range(9))
    assert [turned(place, "short") for place in range(3)] == [6, 7, 8]


def test_all_backs_without_codes_are_the_same_both_ways_up(box: CardSet) -> None:
    data = card_pages(printed(list(box.cards[:9])), Pages(), style(), NOTES)
    px_per_mm = 4.0
    _, back = pages(data, px_per_mm)
    cuts = []
    for place in range(9):
        spot = place_of(A4, place).inset(2.0)
        x, y = round(spot.x * px_per_mm), round(spot.y * px_per_mm)
        cuts.append(back[y : y + round(spot.h * px_per_mm), x : x + round(spot.w * px_per_mm)].astype(int))
    for cut in cuts:
        assert np.abs(cut - cuts[0]).mean() < 4, "a card can be told from its back"
    middle, over = cuts[4][2:-2, 2:-2], cuts[4][::-1, ::-1]
    nearest = min(
        np.abs(middle - over[y : y + middle.shape[0], x : x + middle.shape[1]]).mean()
        for x in range(5)
        for y in range(5)
    )
    assert nearest < 4, "a card's back tells which way up it lies"


def test_the_same_card_looks_the_same_every_time_and_others_differ(box: CardSet) -> None:
    enemies = [card for card in box.cards if card.kind == "enemy"][:2]
    (first,) = pages(card_pages(printed(enemies), Pages(flip="none"), style(), NOTES), 3)
    (again,) = pages(card_pages(printed(enemies), Pages(flip="none"), style(), NOTES), 3)
    assert np.array_equal(first, again)
    one, other = (place_of(A4, place) for place in (0, 1))
    cuts = [
        first[round(s.y * 3 + 60) : round(s.y * 3 + 160), round(s.x * 3 + 70) : round(s.x * 3 + 170)]
        for s in (one, other)
    ]
    assert np.abs(cuts[0].astype(int) - cuts[1]).mean() > 10


def test_every_kind_of_card_has_its_picture() -> None:
    assert set(KINDS) <= set(pictures())


def test_numbers_sit_in_the_shapes_that_mean_them(box: CardSet) -> None:
    by = {card.design: card for card in box.cards}

    def shapes(design: str) -> list[tuple[str, int | None, bool]]:
        return [(figure.shape, figure.value, figure.filled) for figure in figures_of(by[design])]  # type: ignore[index]

    assert shapes("hive-halcyon-3-the-grown-one") == [("fight", 9, True), ("harm", 2, True)]
    assert shapes("captain-ruse-captains-word") == [("fight", 2, True), ("pay", 4, True)]
    assert shapes("avatar-medic") == [("fight", 2, False)], "a price to fight is outlined"
    assert shapes("strike-near-miss") == [("harm", 0, False)]
    assert shapes("objective-halcyon-1") == [("level", 1, True)]
    unknown = msgspec.structs.replace(by["grunt"], numbers={"attack": None})  # type: ignore[index]
    assert [figure.value for figure in figures_of(unknown)] == [None], "drawn as a question mark"


def test_a_card_that_only_its_owner_may_know_carries_no_code(box: CardSet) -> None:
    (agenda,) = printed([card for card in box.cards if card.kind == "agenda"][:1])
    secret = msgspec.structs.replace(agenda, label=None)
    (page,) = at_scale(card_pages([secret], Pages(flip="none"), style(), NOTES), STAND)
    assert codes_in(page) == []


def test_long_words_stay_on_the_card(box: CardSet) -> None:
    card = box.cards[0]
    label = PrintedLabel(labels(1)[0].code)
    long = Printed(card, label, "An exceedingly long name of a card " * 3, "Character",
                   ("Do this and that and then something else entirely, whatever it takes. " * 4,) * 3,
                   ("Double strike",) * 6, "Somebody long " * 4, "A crew", "Deck " * 20, "1/2")  # fmt: skip
    (page,) = pages(card_pages([long], Pages(flip="none"), style(), NOTES), 4)
    spot = place_of(A4, 0)
    right = page[
        round(spot.y * 4 + 20) : round(spot.foot * 4 - 20),
        round(spot.right * 4 + 4) : round(spot.right * 4 + 60),
    ]
    assert right.min() == 255, "nothing runs over the cut"


def test_inserts_are_backs_with_codes_of_their_own(box: CardSet) -> None:
    many = [label.code for label in labels(11)]
    read = [codes_in(page) for page in at_scale(insert_pages(many, "Letter", style(), NOTES), STAND)]
    assert [len(page) for page in read] == [9, 2]
    assert Counter(code for page in read for code in page) == Counter(many)


@pytest.mark.parametrize(
    ("cards", "pages_", "says"),
    [
        (1, Pages("A5"), "There is no paper called 'A5'. Choose one of: A4, Letter"),
        (1, Pages("A4", "over"), "Paper is turned over its long or its short edge"),  # type: ignore[arg-type]
        (0, Pages(), "There is nothing to print. Choose a set"),
    ],
)
def test_what_cannot_be_printed_is_said(box: CardSet, cards: int, pages_: Pages, says: str) -> None:
    with pytest.raises(PrintError, match=says):
        card_pages(printed(list(box.cards[:cards])), pages_, style(), NOTES)


def test_the_faces_are_the_ones_of_the_look() -> None:
    assert all(Path(path).is_file() for path in msgspec.structs.astuple(style().fonts))


@pytest.mark.parametrize(
    ("design", "price"),
    [
        ("ship-cold-engine", Figure("fight", 5, filled=False)),
        ("ship-dented-plate", Figure("pay", 2, filled=False)),
        ("upgrade-bunk-room", Figure("pay", 4, filled=False)),
        ("marlow-talk-fast", Figure("pay", 3, filled=False)),
        ("dock-bruiser", None),
    ],
)
def test_what_is_paid_for_a_card_or_to_repair_it_is_printed(design: str, price: Figure | None) -> None:
    cards = {card.design: card for card in read_set(SHIPPED / "firefly" / "practice.toml").cards}
    assert price_of(cards[design]) == price  # type: ignore[index]


def test_a_rank_is_printed_on_an_avatar_and_a_plus_changes_the_face() -> None:
    cards = {card.design: card for card in read_set(SHIPPED / "firefly" / "practice.toml").cards}
    assert figures_of(cards["avatar-juno"])[0] == Figure("level", 5)  # type: ignore[index]
    more = cards["tamsin-boots-first"]  # type: ignore[index]
    both = [*printed([more]), *printed([msgspec.structs.replace(more, marks=())])]
    plain = [msgspec.structs.replace(one, marks=(), label=both[0].label) for one in both]
    page = pages(card_pages(plain, Pages(), style(), NOTES), 4.0)[0].astype(int)
    cuts = []
    for place in range(2):
        spot = place_of(A4, place).inset(4.0)
        y, x = round(spot.y * 4), round(spot.x * 4)
        cuts.append(page[y : y + 300, x : x + 210])
    assert np.abs(cuts[0] - cuts[1]).max() > 100


def test_points_of_victory_are_printed_behind_what_an_enemy_costs() -> None:
    foe = Card(DesignId("foe"), "adversary", {"en": "Foe"}, numbers={"attack": 4, "vp": 2})
    assert figures_of(foe) == (Figure("fight", 4), Figure("points", 2))
    data = card_pages(printed([foe]), Pages(), style(), NOTES)
    bare = card_pages(printed([msgspec.structs.replace(foe, numbers={"attack": 4})]), Pages(), style(), NOTES)
    assert np.abs(pages(data, 4.0)[0].astype(int) - pages(bare, 4.0)[0].astype(int)).max() > 100
