"""The board of Villains as rows of places, in the order of the printed one."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from companion.core.crossing.views import Figure, Offer, Place, Strip, Tile
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.legendary.view import Numbers, in_play
from companion.engine.view import Bricks, Marks, marks_of
from companion.games.villains import zones
from companion.games.villains.aiming import COMMANDER, aimed
from companion.games.villains.closing import is_low
from companion.games.villains.commander import attack, needed
from companion.games.villains.fighting import is_elusive, price
from companion.games.villains.kinds import ADVERSARIES
from companion.games.villains.market import MARKET, PRICES, STACKS
from companion.games.villains.omens import good_left
from companion.games.villains.state import VillainsState

PILES = (zones.ALLIES, zones.BYSTANDERS, zones.BINDINGS, zones.OVERRUN, zones.KO)
SHOWN_BESIDE = (zones.COMMANDER_GUARDED, zones.BESIDE_COMMANDER, zones.BESIDE)
LOW = {zones.ADVERSARIES: "adversaries", zones.ALLIES: "allies"}  # decks that are said to run low
NUMBERS: Numbers[VillainsState] = Numbers(
    fought=ADVERSARIES, price=price, market=(*zones.LAIR, zones.BESIDE_COMMANDER), cost=PRICES.of_card,
    beside={"bystander": ("points", "vp")},
)  # fmt: skip


def figures(state: VillainsState, slot: SlotId) -> tuple[Figure, ...]:
    """The numbers of an open card: of the Commander what is left, of the Plot its Twists, else its worth.

    VIL-CMD-11, VIL-CMD-12, VIL-TWIST-03.
    """
    card = state.table.card(slot)
    if card is None:
        return ()
    if card.kind == "commander":
        left = Figure("life", needed(state) - state.defeats, of=needed(state))
        return (left, Figure("fight", attack(state)))
    if card.kind == "plot":
        return (Figure("count", state.numbers.get("twists", 0), of=card.number("twists")),)
    shown = NUMBERS.figures(state, slot)
    is_worth = card.kind in ADVERSARIES and card.number("vp")
    return (*shown, Figure("points", card.number("vp"))) if is_worth else shown


BRICKS: Bricks[VillainsState] = Bricks(figures=figures)


def strips(state: VillainsState, offers: tuple[Offer, ...], big: Offer | None) -> tuple[Strip, ...]:
    """Commander and Plot, what lies beside them, the city, the Lair and its stacks, the piles."""
    marks = marks_of(offers, big)
    above = (_commander(state, marks), _plot(state, marks))
    beside = (
        BRICKS.place(state, zones.TACTICS, marks, "deck"),
        *(BRICKS.place(state, zone, marks, "row") for zone in SHOWN_BESIDE),
    )
    city = tuple(_space(state, zone, marks) for zone in reversed(zones.CITY))
    lair = tuple(_ally(state, zone, marks) for zone in zones.LAIR)
    return (
        Strip("above", None, above),
        Strip("beside", phrase("strip-beside"), beside),
        Strip("city", phrase("strip-city"), (*city, _deck(state, zones.ADVERSARIES, marks))),
        Strip("lair", phrase("place-lair"), (*lair, *_stacks(state, marks))),
        Strip("played", phrase("strip-played"), (in_play(state, BRICKS, marks),)),
        Strip("piles", None, tuple(_deck(state, zone, marks) for zone in PILES)),
    )


def _stacks(state: VillainsState, marks: Marks) -> tuple[Place, ...]:
    """The two stacks of the board that can be recruited from (VIL-RECR-02)."""
    names = ("madame-hydra", "new-recruits")
    return tuple(MARKET.shown_stack(state, STACKS[name], BRICKS, marks) for name in names)


def _deck(state: VillainsState, zone: ZoneId, marks: Marks) -> Place:
    """A pile with its count; of a deck that could run out soon that is said (VIL-OBJ-10)."""
    is_short = zone in LOW and is_low(state, LOW[zone])
    return BRICKS.place(state, zone, marks, "deck", states=("danger",) if is_short else ())


def _commander(state: VillainsState, marks: Marks) -> Place:
    """The Commander, with whom it guards, and the points that count against it alone."""
    place = BRICKS.place(state, zones.COMMANDER, marks, "place", _aimed(state, COMMANDER))
    return _noted(place, _guards(state, zones.COMMANDER_GUARDED))


def _plot(state: VillainsState, marks: Marks) -> Place:
    """The Plot, with how far Good is from winning, as far as the app can read it (VIL-OBJ-10)."""
    place, left = BRICKS.place(state, zones.PLOT, marks, "place"), good_left(state)
    near = ("danger",) if left == 1 else ()
    noted = _noted(place, () if left is None else (phrase("note-good-left", n=left),))
    return replace(noted, states=(*noted.states, *near))


def _space(state: VillainsState, zone: ZoneId, marks: Marks) -> Place:
    """A space of the city: whoever stands there, then the Bystanders who are guarded (VIL-BYST-03)."""
    place, held = BRICKS.place(state, zone, marks, "place", _aimed(state, zone)), zones.guarded_at(zone)
    shown = _noted(place, (*_evades(state, zone), *_guards(state, held)))
    return replace(
        shown, tiles=(*shown.tiles, *BRICKS.tiles(state, state.table.zone(held), marks, "note-guarded"))
    )


def _ally(state: VillainsState, zone: ZoneId, marks: Marks) -> Place:
    """A space of the Lair: the Ally there, then Bystanders that spy beside it."""
    place, spies = BRICKS.place(state, zone, marks, "place"), zones.SPIES[zones.LAIR.index(zone)]
    more = BRICKS.tiles(state, state.table.zone(spies), marks, "note-spy")
    return replace(place, tiles=(*place.tiles, *more))


def _noted(place: Place, notes: Iterable[Phrase]) -> Place:
    """The place with these notes on its first card."""
    said: Phrase | None = None
    for note in notes:
        said = note if said is None else phrase("counts", one=said, other=note)
    first: tuple[Tile, ...] = tuple(replace(tile, note=said) for tile in place.tiles[:1])
    return replace(place, tiles=(*first, *place.tiles[1:])) if said is not None else place


def _guards(state: VillainsState, zone: ZoneId) -> tuple[Phrase, ...]:
    n = len(state.table.zone(zone))
    return (phrase("note-guards", n=n),) if n else ()


def _evades(state: VillainsState, zone: ZoneId) -> tuple[Phrase, ...]:
    """Whom too few Recruit Points were made to fight, and how many of them were (VIL-KW-12 to 14)."""
    slot = zones.top(state.table, zone)
    card = state.table.card(slot) if slot is not None else None
    need = card.number("elusive") if card is not None and is_elusive(state, card) else None
    made = state.numbers.get("turn:made", 0)
    return (phrase("note-elusive", made=made, n=need),) if need is not None else ()


def _aimed(state: VillainsState, at: str) -> tuple[Figure, ...]:
    """Points that can be used there alone."""
    n = aimed(state, at)
    return (Figure("fight", n, label=phrase("field-aimed")),) if n else ()
