"""The board of Alien as rows of places, in the order of the printed board."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.views import Figure, Offer, Place, Shape, Strip, Tile
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.games.alien import zones
from companion.games.alien.aliens.view import alien_piles, is_alien_turn
from companion.games.alien.fighting.rules import price
from companion.games.alien.hive.rules import is_low
from companion.games.alien.market import PRICES, sergeant_cost
from companion.games.alien.state import AlienState
from companion.games.alien.strikes.rules import strikes_of


def strips(state: AlienState, offers: tuple[Offer, ...], big: Offer | None) -> tuple[Strip, ...]:
    """Complex with the Hive, Combat Zone with Operations, and the HQ with the Sergeants."""
    marks: Marks = {offer.target: ("legal",) for offer in offers if offer.target}
    if big is not None and big.target:
        marks[big.target] = ("legal", "big")
    rooms = tuple(_room(state, zone, marks) for zone in reversed(zones.ROOMS))
    market = tuple(_place(state, zone, marks, "place") for zone in zones.HQ)
    return (
        Strip("complex", phrase("strip-complex"), (*rooms, _deck(state, zones.HIVE, marks))),
        Strip(
            "combat", phrase("strip-combat"),
            (_combat(state, marks), _place(state, zones.OPERATIONS, marks)),
        ),
        Strip("hq", phrase("strip-hq"), (*market, _deck(state, zones.SERGEANTS, marks))),
        Strip("played", phrase("strip-played"), (_played(state, marks),)),
        Strip("piles", None, tuple(_deck(state, zone, marks) for zone in (*PILES, *alien_piles(state)))),
    )  # fmt: skip


PILES = (
    zones.HATCHERY, zones.STRIKES, zones.STRUCK, zones.DEAD_ENEMIES, zones.DEAD_CHARACTERS, zones.SPENT,
    zones.BARRACKS,
)  # fmt: skip

# What counts of cards beside the board: the harm of a strike, the price of fighting an Alien Player.
BESIDE: dict[str, tuple[Shape, str]] = {"strike": ("harm", "damage"), "alien-avatar": ("fight", "defense")}

Marks = dict[str, tuple[str, ...]]


def _place(state: AlienState, zone: ZoneId, marks: Marks, kind: str = "row") -> Place:
    tiles = tuple(tile(state, slot, marks) for slot in state.table.zone(zone))
    name = zone.partition(":")[0] if zone.startswith("played:") else zone.replace(":", "-")
    target = f"place:{zone}"
    return Place(zone, phrase(f"place-{name}"), "place" if kind == "place" else "row", tiles,
                 states=marks.get(target, ()), target=target)  # fmt: skip


def _played(state: AlienState, marks: Marks) -> Place:
    """What the active player has in play: kept cards, those of this turn in order, and what was lent."""
    place = _place(state, zones.of(state.active, "played"), marks)
    copied = {one.slot for one in state.played if one.play}
    lent = (s for player in state.players for s in state.table.zone(zones.of(player.seat, "lent")))
    kept = _noted(state, state.table.zone(zones.of(state.active, "vigilant")), marks, "note-kept")
    waiting = _noted(state, tuple(slot for slot in lent if slot not in copied), marks, "note-lent")
    return replace(place, tiles=(*kept, *place.tiles, *waiting))


def _noted(state: AlienState, slots: tuple[SlotId, ...], marks: Marks, note: str) -> tuple[Tile, ...]:
    """Cards that say why they lie there."""
    return tuple(replace(tile(state, slot, marks), note=phrase(note)) for slot in slots)


def _room(state: AlienState, zone: ZoneId, marks: Marks) -> Place:
    place = _place(state, zone, marks, "place")
    scan = Figure("scan", state.boards.get(zone, {}).get("scan"), filled=False)
    attached = state.table.zone(zones.ATTACHED[zones.ROOMS.index(zone)])
    noted = _noted(state, attached, marks, "note-attached")
    gone = zone in state.blocked
    states = (*place.states, "blocked") if gone else place.states
    return Place(place.id, place.title, "place", (*place.tiles, *noted), figures=() if gone else (scan,),
                 states=states, target=place.target)  # fmt: skip


def _combat(state: AlienState, marks: Marks) -> Place:
    place = _place(state, zones.COMBAT, marks)
    spared = state.carries(state.active) or is_alien_turn(state)
    coming = 0 if spared else strikes_coming(state)
    figures = (Figure("harm", coming, filled=False, label=phrase("strikes-coming")),) if coming else ()
    states = (*place.states, "danger") if place.tiles else place.states
    return Place(place.id, place.title, "row", place.tiles, figures=figures, states=states,
                 target=place.target)  # fmt: skip


def strikes_coming(state: AlienState) -> int:
    """How many strike cards the Combat Zone will make the active player draw."""
    cards = (state.table.card(slot) for slot in state.table.zone(zones.COMBAT))
    return sum(strikes_of(card) for card in cards if card is not None)


def _deck(state: AlienState, zone: ZoneId, marks: Marks) -> Place:
    target = f"place:{zone}"
    figures: tuple[Figure, ...] = ()
    if zone == zones.SERGEANTS:
        cost = sergeant_cost(state)
        figures = (Figure("pay", cost, filled=state.numbers.get("recruit", 0) >= cost),)
    states = marks.get(target, ())
    if zone == zones.HIVE and is_low(state):
        states = (*states, "danger")
    return Place(zone, phrase(f"place-{zone}"), "deck", count=len(state.table.zone(zone)), figures=figures,
                 states=states, target=target)  # fmt: skip


def tile(state: AlienState, slot: SlotId, marks: Marks | None = None) -> Tile:
    """One card as everybody may see it: a hidden one says nothing of itself."""
    held, target = state.table.slots[slot], f"slot:{slot}"
    states = (marks or {}).get(target, ())
    if isinstance(getattr(state.ask, "slot", None), int) and getattr(state.ask, "slot", None) == slot:
        states = (*states, "asked")
    if not held.face_up:
        return Tile(target, hidden=True, states=states, slot=slot)
    card = state.table.card(slot)
    if card is None:
        return Tile(target, title=phrase("unknown-card"), states=states, slot=slot)
    return Tile(
        target, title=card.name, kind=card.kind, figures=figures_of(state, slot), icon=card.klass,
        known="told" if held.known == "told" else "seen", states=states, slot=slot,
    )  # fmt: skip


def figures_of(state: AlienState, slot: SlotId) -> tuple[Figure, ...]:
    """The numbers of an open card in their shapes."""
    card, zone = state.table.card(slot), state.table.slots[slot].zone
    if card is None:
        return ()
    if card.kind in ("enemy", "facehugger"):
        strikes = strikes_of(card)
        harm = (Figure("harm", strikes),) if strikes else ()
        return (*harm, Figure("fight", price(state, slot)))
    if card.kind in ("strike", "alien-avatar"):
        shape, field = BESIDE[card.kind]
        return (Figure(shape, card.number(field), filled=shape == "harm"),)
    if zone in zones.HQ:
        cost = PRICES.of_card(state, slot)
        return (Figure("pay", cost, filled=cost is not None and cost <= state.numbers.get("recruit", 0)),)
    points = (("fight", card.number("attack")), ("pay", card.number("recruit")))
    return tuple(Figure("fight" if shape == "fight" else "pay", n) for shape, n in points if n != 0)
