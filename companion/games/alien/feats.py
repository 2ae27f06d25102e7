"""Achievements: seen on the table by the app, or claimed by whoever alone sees a hand (ALN-ACH)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature, Settling
from companion.engine.legendary.abilities import AbilityUsed
from companion.engine.legendary.course import TurnBegan
from companion.engine.ways import Way
from companion.games.alien import zones
from companion.games.alien.grammar import CLASSES
from companion.games.alien.phases import in_action, need_living
from companion.games.alien.state import AlienState


class ClaimFeat(Command, frozen=True):
    """Say that a hand earns an achievement; only its owner sees it, and is believed (ALN-ACH-01, 03)."""

    seat: SeatId
    feat: str


class FeatDone(Event, frozen=True):
    """Somebody did what earns an achievement, seen by all or said by whoever holds the hand."""

    seat: SeatId
    feat: str


NO_BASIC, COMBO, ALL_CLASSES, HQ_ALIKE, HQ_RAINBOW = (
    "no-basic", "three-combined", "five-classes", "hq-alike", "hq-rainbow",
)  # fmt: skip
FEATS = (NO_BASIC, COMBO, ALL_CLASSES, HQ_ALIKE, HQ_RAINBOW)
OF_TABLE = (HQ_ALIKE, HQ_RAINBOW)  # what lies in the HQ belongs to nobody: once in a game


def mark_of(feat: str, seat: SeatId) -> str:
    """How an achievement is kept among what happens once in a game."""
    return f"feat:{feat}" if feat in OF_TABLE else f"feat:{feat}:{seat}"


def has_done(state: AlienState, feat: str, seat: SeatId) -> bool:
    """Whether somebody, or for the HQ anybody, has earned an achievement already."""
    return mark_of(feat, seat) in state.milestones


def feats_of(state: AlienState, seat: SeatId) -> tuple[str, ...]:
    """What a person has earned by themselves."""
    return tuple(feat for feat in FEATS if feat not in OF_TABLE and has_done(state, feat, seat))


def done(state: AlienState, event: FeatDone) -> AlienState:
    """An achievement is earned once."""
    return replace(state, milestones=(*state.milestones, mark_of(event.feat, event.seat)))


def follow(event: object, before: AlienState, after: AlienState) -> AlienState:
    """A class ability that was used combines its class with the others of the turn."""
    if isinstance(event, TurnBegan):
        return replace(after, combined=()) if after.combined else after
    if not isinstance(event, AbilityUsed):
        return after
    klass = klass_needed(before, event)
    if not klass or klass in after.combined:
        return after
    return replace(after, combined=(*after.combined, klass))


def klass_needed(state: AlienState, event: AbilityUsed) -> str:
    """The class that a used ability needed, by the facts its card was played with: a copy has others."""
    own = (event.slot, event.play)
    played = next((one.design for one in state.played if (one.slot, one.play) == own and one.design), None)
    card = state.table.cards.get(played) if played is not None else state.table.card(event.slot)
    if card is None or event.index >= len(card.abilities):
        return ""
    return card.abilities[event.index].needs_class


RULES = {
    NO_BASIC: "ALN-ACH-01", COMBO: "ALN-ACH-02", ALL_CLASSES: "ALN-ACH-03",
    HQ_ALIKE: "ALN-ACH-04", HQ_RAINBOW: "ALN-ACH-05",
}  # fmt: skip
CLAIMS = (NO_BASIC, ALL_CLASSES)  # only a hand can tell
MANY = 3  # classes combined in one turn


def classes_in(state: AlienState, *places: ZoneId) -> Iterator[str]:
    """The class of every open card of these zones, as far as it has one."""
    table = state.table
    for zone in places:
        for slot in table.zone(zone):
            held = table.slots[slot]
            if held.face_up and held.copy is not None and (klass := table.card_of(held.copy).klass):
                yield klass


def seen(state: AlienState) -> Iterator[str]:
    """What the table shows of the active player and of the HQ right now."""
    seat = state.active
    if len(state.combined) >= MANY:
        yield COMBO
    played, kept = zones.of(seat, "played"), zones.of(seat, "vigilant")
    is_enough = len(state.table.zone(played)) + len(state.table.zone(kept)) >= len(CLASSES)
    if is_enough and set(CLASSES) <= set(classes_in(state, played, kept)):
        yield ALL_CLASSES
    found: set[str] = set()
    for count, klass in enumerate(classes_in(state, *zones.HQ), 1):
        found.add(klass)
        if 1 < len(found) < count:
            return  # neither all alike nor all different, whatever comes
        if count == len(zones.HQ):
            yield HQ_ALIKE if len(found) == 1 else HQ_RAINBOW


def settle(draft: Draft[AlienState]) -> None:
    """Whatever everybody can see is told by itself, once; in an alien's turn nobody plays."""
    state = draft.state
    if not state.turn.number or state.active not in state.living:
        return
    fresh = [feat for feat in seen(state) if not has_done(state, feat, state.active)]
    for feat in fresh:
        draft.emit(FeatDone(state.active, feat))


def is_untouched(state: AlienState, seat: SeatId) -> bool:
    """Whether a hand is still as it was drawn, for all that everybody sees."""
    has_played = seat == state.active and (state.played or state.turn.phase in ("strike", "cleanup"))
    return bool(state.table.zone(zones.of(seat, "hand"))) and not has_played and seat not in state.lenders


def claim(draft: Draft[AlienState], command: ClaimFeat) -> None:
    """Believe what only a hand knows (ALN-ACH-01, 03)."""
    seat, feat = command.seat, command.feat
    if feat not in FEATS:
        draft.refuse("ALN-ACH-01", "impossible", here=phrase("here-no-such-feat"))
    rule = RULES[feat]
    need_living(draft, seat)
    if feat not in CLAIMS:
        draft.refuse(rule, "target", here=phrase("here-feat-is-seen"))
    if has_done(draft.state, feat, seat):
        draft.refuse(rule, "limit", here=phrase("here-feat-done"))
    if feat == NO_BASIC and not is_untouched(draft.state, seat):
        draft.refuse(rule, "timing", here=phrase("here-hand-used"))
    draft.emit(FeatDone(seat, feat))


def ways(state: AlienState) -> Iterator[Way]:
    """One touch on a person: what nobody else can see is believed; offered when cards are played."""
    for seat in state.living if in_action(state) and state.ask is None else ():
        for feat in CLAIMS:
            is_over = feat == NO_BASIC and not is_untouched(state, seat)
            yield Way(
                f"feat:{feat}:{seat}", ClaimFeat(seat, feat), partial(_label, feat), f"seat:{seat}",
                sub=phrase(f"offer-feat-{feat}"), cost="upkeep", needs=f"feat-{feat}",
                barred=is_over or has_done(state, feat, seat),
            )  # fmt: skip


def _label(feat: str) -> Phrase:
    return phrase("offer-feat", feat=phrase(f"feat-{feat}"))


def feat_badges(state: AlienState, seat: SeatId) -> tuple[Phrase, ...]:
    """What a person has earned; said when the game is over, so that the seats stay calm before."""
    return tuple(phrase(f"feat-{feat}") for feat in feats_of(state, seat)) if state.outcome else ()


def sentence(event: FeatDone, after: AlienState) -> dict[str, Phrase]:
    """What was earned."""
    return {"feat": phrase(f"feat-{event.feat}")}


def label(state: AlienState, command: ClaimFeat) -> Phrase:
    """What was claimed, also where nothing is called so."""
    feat = phrase(f"feat-{command.feat}") if command.feat in FEATS else command.feat
    said = phrase("command-ClaimFeat", card=phrase("a-card"), feat=feat)
    name = next((one.name for one in state.players if one.seat == command.seat), None)
    return said if name is None else replace(said, args={**said.args, "name": name})


FEATURE: Feature[AlienState] = Feature(
    name="feats",
    commands={ClaimFeat: claim},
    during_ask=(ClaimFeat,),
    settle=(Settling(settle, reads=("table", "turn", "players", "combined", "milestones")),),
    events={FeatDone: done},
    follows={TurnBegan: follow, AbilityUsed: follow},
    sentences={FeatDone: sentence},
    labels={ClaimFeat: label},
    ways=ways,
    badges=feat_badges,
)  # fmt: skip
