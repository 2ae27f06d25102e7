"""Loans: by the rules of Alien, and by those of Firefly."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.cards import Card
from companion.core.language.commands import Answer
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import turns
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.copying import Copying, is_copied
from companion.engine.legendary.gaining import Gaining, Mobilizes
from companion.engine.legendary.lending import Lend, Lending, LendingRules, PlayLent, lent_cards
from companion.engine.legendary.own_deck import OwnDeck
from companion.engine.legendary.playing.requests import Resolving
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.state import LegendaryState
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import A, B, C, done, drafted, family, refused, whole

S = LegendaryState


def nothing(draft: Draft[S], work: Resolving) -> None:
    """What is played says nothing in this little game."""


def at_turn(draft: Draft[S], seat: SeatId) -> None:
    turns.need_turn(draft, seat, "TOY-01")


def anybody(draft: Draft[S], seat: SeatId) -> None:
    """Everybody takes part."""


RULES = LendingRules(
    lend="FFY-KEY-01", once="FFY-KEY-06", alone="FFY-SOLO", window="FFY-WINDOW", copy="FFY-KEY-03"
)
DECKS: OwnDeck[S] = OwnDeck(early="TOY-EARLY", guard=at_turn)
ABILITIES: Abilities[S] = Abilities(judges={}, price="TOY-PRICE")
COPYING: Copying[S] = Copying(in_play=("played:",), market=(), begin=ABILITIES.begin_at)
LOANS: Lending[S] = Lending(
    rules=RULES, useful=("action",), open=("action", "strike"), lender=anybody, guard=at_turn,
    draw=DECKS.draw, play_copy=COPYING.play_copy,
)  # fmt: skip
REST = (
    POINTS,
    DECKS.feature(),
    ABILITIES.feature(),
    COPYING.feature(),
    Feature(name="rest", work={Resolving: nothing}),
)
GAME = whole(*REST, LOANS.feature())
HELP = Card(DesignId("help"), "character", {"en": "help"}, marks=("coordinate",))


def lenders(phase: str = "action") -> S:
    """It is A's turn; B and C hold a card with Coordinate each, and one above in the deck."""
    state = replace(family(), turn=replace(family().turn, phase=phase))
    for seat in (B, C):
        state = lay(lay(state, f"hand:{seat}", HELP), f"deck:{seat}", thing("next"), face_up=False)
    return state


def copy_of(state: S, zone: str) -> CopyId:
    copy = state.table.slots[state.table.zone(ZoneId(zone))[0]].copy
    assert copy is not None
    return copy


def lent(state: S, seat: SeatId = B) -> S:
    return done(GAME, state, Lend(seat, copy_of(state, f"hand:{seat}")))


@pytest.mark.rule("FFY-KEY-02")
def test_a_lent_card_is_set_aside_and_another_is_drawn() -> None:
    after = lent(lenders())
    assert len(after.table.zone(ZoneId(f"lent:{B}"))) == len(after.table.zone(ZoneId(f"hand:{B}"))) == 1
    assert after.lenders == (B,) and lent_cards(after) == after.table.zone(ZoneId(f"lent:{B}"))


@pytest.mark.rule("FFY-KEY-06")
@pytest.mark.rule("FFY-KEY-07")
def test_each_lends_one_card_to_a_turn() -> None:
    both = lent(lent(lenders()), C)
    assert both.lenders == (B, C)
    again = lay(both, f"hand:{B}", HELP)
    last = again.table.slots[again.table.zone(ZoneId(f"hand:{B}"))[-1]].copy
    assert last is not None and refused(GAME, again, Lend(B, last)).rule == "FFY-KEY-06"


@pytest.mark.rule("ALN-KEY-02", "FFY-KEY-06")
def test_a_card_that_is_still_asked_for_is_the_one_of_the_turn() -> None:
    asked = lent(lenders("strike"))
    assert isinstance(asked.ask, Choice), "it is too late for its copy, which is asked first"
    held = copy_of(asked, f"hand:{B}")
    assert refused(GAME, asked, Lend(B, held)).rule == "FFY-KEY-06"
    barred = {way.id: way.barred for way in LOANS.interruptions(asked, (B, C))}
    assert [barred[f"lend:{seat}:help"] for seat in (B, C)] == [True, False]
    kept = done(GAME, asked, Answer(asked.ask.id, "no", "finger"))
    assert kept.lenders == () and isinstance(lent(kept).ask, Choice), "who keeps it may think again"


@pytest.mark.rule("FFY-KEY-03")
def test_its_copy_is_played_once_by_whoever_has_the_turn() -> None:
    state = lent(lenders())
    slot = lent_cards(state)[0]
    assert refused(GAME, state, PlayLent(B, slot)).rule == "TOY-01"
    after = done(GAME, state, PlayLent(A, slot))
    assert is_copied(after, slot) and refused(GAME, after, PlayLent(A, slot)).rule == "FFY-KEY-03"


@pytest.mark.rule("ALN-RULING-11", "ALN-KEY-01")
def test_nobody_lends_in_the_own_turn_or_a_card_without_the_word() -> None:
    state = lay(lay(lenders(), f"hand:{A}", HELP), f"hand:{B}", thing("plain"))
    assert refused(GAME, state, Lend(A, copy_of(state, f"hand:{A}"))).rule == "FFY-KEY-01"
    plain = state.table.slots[state.table.zone(ZoneId(f"hand:{B}"))[-1]].copy
    assert plain is not None and refused(GAME, state, Lend(B, plain)).kind == "target"
    for phase, kind in (("cleanup", "timing"), ("setup", "impossible")):
        over = replace(state, turn=replace(state.turn, phase=phase))
        no = refused(GAME, over, Lend(B, copy_of(over, f"hand:{B}")))
        assert (no.rule, no.kind) == ("FFY-WINDOW", kind)


@pytest.mark.rule("ALN-KEY-01", "ALN-KEY-10", "ALN-KEY-04")
def test_nobody_lends_what_is_not_there_or_to_nobody() -> None:
    state = lenders()
    known = {**state.table.designs, CopyId("boxed#1"): DesignId("help")}
    boxed = replace(state, table=replace(state.table, designs=known))
    for copy in (CopyId("strange#1"), CopyId("boxed#1")):
        no = refused(GAME, boxed, Lend(B, copy))
        assert (no.rule, no.kind, no.here) == ("FFY-KEY-01", "impossible", phrase("here-no-such-card"))
    two = killed(state, C)
    assert lent(two).lenders == (B,)
    alone = refused(GAME, killed(two, A), Lend(B, copy_of(state, f"hand:{B}")))
    assert (alone.rule, alone.kind) == ("FFY-SOLO", "impossible")
    gone = refused(GAME, lent(state), PlayLent(A, SlotId(99)))
    assert (gone.rule, gone.here) == ("FFY-KEY-03", phrase("here-no-such-card"))


@pytest.mark.rule("ALN-KEY-01")
def test_a_card_is_lent_while_something_else_is_asked() -> None:
    """The question waits behind what the table has done already, and comes again."""
    asked = lent(lenders("strike"))
    assert asked.ask is not None
    both = done(GAME, asked, Lend(C, copy_of(asked, f"hand:{C}")))
    assert isinstance(both.ask, Choice) and both.ask.seat == C and both.ask.id != asked.ask.id
    after = done(GAME, both, Answer(both.ask.id, "yes"))
    assert after.lenders == (C,) and after.ask is not None and after.ask.seat == B


def test_too_late_for_its_copy_it_is_asked() -> None:
    asked = lent(lenders("strike"))
    assert isinstance(asked.ask, Choice) and not asked.lenders
    assert done(GAME, asked, Answer(asked.ask.id, "yes")).lenders == (B,)
    assert not done(GAME, asked, Answer(asked.ask.id, "no")).lenders


def killed(state: S, seat: SeatId) -> S:
    return replace(state, players=tuple(replace(p, alive=p.alive and p.seat != seat) for p in state.players))


@pytest.mark.rule("FFY-RUL-96", "ALN-KEY-07", "ALN-RULING-53")
def test_where_a_card_goes_whose_lender_is_out_of_the_game() -> None:
    def home(state: S, seat: SeatId) -> ZoneId:
        return ZoneId("removed" if not state.player(seat).alive else f"discard:{seat}")

    state = killed(lent(lenders()), B)
    for loans, there in ((LOANS, f"discard:{B}"), (replace(LOANS, home=home), "removed")):
        draft = drafted(whole(*REST, loans.feature()), state)
        loans.give_back(draft)
        assert len(draft.state.table.zone(ZoneId(there))) == 1 and not lent_cards(draft.state)


@pytest.mark.rule("ALN-KEY-21", "ALN-KEY-23")
def test_what_was_gained_speaks_when_its_turn_in_the_queue_comes() -> None:
    spoken: list[tuple[str, SeatId]] = []
    gaining: Gaining[S] = Gaining(
        on="arrive", speaks=lambda card: card.has("coordinate"),
        begin=lambda draft, card, slot, on, seat: spoken.append((on, seat)),
    )  # fmt: skip
    game = whole(gaining.feature())
    draft = drafted(game, lay(family(), f"discard:{B}", HELP, thing("x")))
    for slot in draft.state.table.zone(ZoneId(f"discard:{B}")):
        gaining.gained(draft, B, slot)
    assert not spoken
    draft.later(Mobilizes(draft.state.table.zone(ZoneId(f"discard:{B}"))[0]))
    game.kernel.run(draft)
    assert spoken == [("arrive", A), ("arrive", B)], "without a seat it is that of the turn"
