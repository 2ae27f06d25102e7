"""Hand-made evenings of games whose rules are still to come: their boards are laid out and looked at."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.core.crossing.views import (
    Figure,
    Offer,
    Place,
    SeatView,
    Strip,
    Tile,
    TurnView,
    View,
)
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, named
from tests.ui import samples
from tests.ui.samples import P1, P2, P3, both, card, deck

P4 = SeatId("p4")
ATTACK, RECRUIT = both("Attack", "Attaque"), both("Recruit", "Recrues")
Spot = tuple[int, int]
FLOWER: tuple[Spot, ...] = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
MIDDLES: tuple[Spot, ...] = ((0, 0), (-4, 2), (-5, -1), (4, -2), (5, 1))


def shelf(id: str, names: tuple[tuple[Phrase, str, int], ...], pool: int) -> tuple[Place, ...]:
    """A market whose cards can be paid up to a pool."""
    places = []
    for at, (name, icon, cost) in enumerate(names, 1):
        legal = cost <= pool
        states = ("legal",) if legal else ()
        one = card(20 + at, name, Figure("pay", cost, filled=legal), icon=icon, states=states)
        places.append(Place(f"{id}:{at}", named(f"{id} {at}"), tiles=(one,), target=f"place:{id}:{at}"))
    return tuple(places)


def big(english: str, french: str, sub: tuple[str, str], target: str) -> Offer:
    """What the big button does."""
    return Offer("big", both(english, french), None, both(*sub), target)


def villains() -> View:
    """A Commander with one tactic gone, two twists, a guarded bystander in the city."""
    commander = Tile(
        "slot:90",
        both("The Auditor", "L’Auditeur"),
        "enemy",
        figures=(Figure("life", 3, of=4), Figure("fight", 9)),
        note=both("guards 1", "garde 1"),
    )
    plot = Tile(
        "slot:91",
        both("Blackout", "Panne"),
        "twist",
        figures=(Figure("count", 2, of=8),),
        note=both("Twists", "Rebonds"),
    )
    guard = both("1 bystander", "1 passant")
    city = (
        Place("city:5", both("Sewers", "Égouts"), target="place:city:5"),
        _street(
            4,
            "Space 4",
            "Case 4",
            card(4, both("Sentry", "Sentinelle"), Figure("fight", 7), Figure("points", 4)),
        ),
        Place("city:3", both("Space 3", "Case 3"), target="place:city:3"),
        _street(
            2,
            "Space 2",
            "Case 2",
            card(
                2,
                both("Patrol", "Patrouille"),
                Figure("fight", 3),
                Figure("points", 1),
                note=guard,
                states=("legal", "big"),
            ),
        ),
        _street(
            1,
            "Bridge",
            "Pont",
            card(1, both("Bouncer", "Videur"), Figure("fight", 4), Figure("points", 2), states=("legal",)),
        ),
        deck("adversary", "Adversary", "Adversaire", 29),
    )
    piles = (
        deck("overrun", "Overrun", "Débordés", 2),
        deck("ko", "KO", "KO", 6),
        deck("bystanders", "Bystanders", "Passants", 31),
        deck("bindings", "Bindings", "Entraves", 27),
    )
    allies = (
        (both("Hex", "Maléfice"), "tech", 5),
        (both("Sleet", "Grésil"), "survival", 3),
        (both("Golem", "Golem"), "strength", 6),
        (both("Whisper", "Murmure"), "intel", 2),
        (both("Regent", "Régent"), "leadership", 7),
    )
    stacks = (
        deck("handlers", "Handler", "Agent", 12, Figure("pay", 3), legal=True),
        deck("recruits", "Recruit", "Recrue", 14, Figure("pay", 2), legal=True),
    )
    seats = tuple(
        replace(samples.seat(at, 0, 0, at == 0), life=Figure("points", points))
        for at, points in enumerate((7, 5, 4))
    )
    return samples.view(
        room="villains",
        title=named("Villains"),
        seats=seats,
        strips=(
            Strip("above", None, (Place("above", both("Above", "Au-dessus"), "row", (commander, plot)),)),
            Strip("city", both("City", "Ville"), city),
            Strip("lair", both("Lair", "Repaire"), (*shelf("lair", allies, 3), *stacks)),
            samples.strips()[3],
            Strip("piles", None, piles),
        ),
        meters=(Figure("fight", 5, label=ATTACK), Figure("pay", 3, label=RECRUIT)),
        big=big(
            "Fight the Patrol",
            "Combattre la Patrouille",
            ("3 of 5 Attack, kidnap 1", "3 sur 5, 1 enlevé"),
            "slot:2",
        ),
        turn=TurnView(9, P1, both("Fight", "Combat"), 3, 1),
        offers=(),
        objectives=(),
    )


def _street(number: int, english: str, french: str, tile: Tile) -> Place:
    """A space of the city with somebody in it."""
    return Place(f"city:{number}", both(english, french), tiles=(tile,), target=f"place:city:{number}")


def location(number: int, english: str, french: str, *figures: Figure, **rest: object) -> Tile:
    """A Location that has been explored."""
    return card(number, both(english, french), *figures, kind="location", **rest)


def craft(owner: SeatId, count: int) -> Tile:
    """Somebody's pieces on a space."""
    return Tile("", kind="craft", owner=owner, figures=(Figure("count", count),))


def stars(points: int, resistance: int | None = None) -> tuple[Figure, ...]:
    """What a Location resists with and what it is worth."""
    worth = Figure("points", points)
    return (worth,) if resistance is None else (Figure("fight", resistance), worth)


def found() -> dict[str, tuple[Tile, ...]]:
    """What lies where on the practice board of the picture."""
    counter = Tile("", kind="counter", hidden=True)
    here: dict[str, tuple[Tile, ...]] = {
        f"{at}.C": (Tile("", kind="home", owner=SeatId(f"p{at}")),) for at in range(1, 5)
    }
    here["1.C"] += (craft(P1, 1),)
    here["2.C"] += (craft(P2, 1),)
    return here | {
        "0.C": (location(50, "Capital", "Capitale", *stars(3, 4)),),
        "0.3": (location(51, "Airfield", "Aérodrome", *stars(1, 2)), counter),
        "0.5": (location(52, "Mill Town", "Filature", *stars(2, 2)),),
        "1.2": (location(53, "Forest", "Forêt"), craft(P1, 2)),
        "1.3": (location(54, "Farm", "Ferme", *stars(1), owner=P1), craft(P1, 1)),
        "1.1": (location(55, "Harbor", "Port", *stars(2), owner=P1),),
        "2.3": (location(56, "Suburb", "Banlieue", *stars(2), owner=P2), craft(P2, 2)),
        "3.5": (location(57, "Diner", "Gargote", *stars(1), owner=P3), craft(P3, 1), craft(P1, 1)),
        "3.3": (location(58, "Campus", "Campus", *stars(2, 2)),),
        "4.6": (location(59, "Reactor", "Réacteur", *stars(3), owner=P4), craft(P4, 2)),
    }


def section(at: int, title: Phrase, legal: tuple[str, ...]) -> Strip:
    """Seven spaces round a middle."""
    across, down = MIDDLES[at]
    here = found()
    spots = {"C": (0, 0), **{str(number): spot for number, spot in enumerate(FLOWER, 1)}}
    places = []
    for name, (x, y) in spots.items():
        key = f"{at}.{name}"
        states = ("picked",) if key == "1.2" else ("legal",) if key in legal else ()
        places.append(
            Place(
                f"space:{key}",
                named(key),
                tiles=here.get(key, ()),
                count=int(name) if name != "C" else None,
                states=states,
                target=f"place:space:{key}",
                at=(across + x, down + y),
            )
        )
    return Strip(f"section:{at}", title, tuple(places))


def conquest() -> View:
    """Five sections for four people: explored, conquered and unknown spaces, counters and saucers."""
    figures = ((3, 2, 4), (2, 1, 3), (4, 0, 3), (1, 1, 4))
    seats = tuple(
        SeatView(
            SeatId(f"p{at + 1}"),
            samples.NAMES[at],
            at,
            Figure("points", points, of=8),
            active=at == 0,
            figures=(Figure("hazard", menace), Figure("craft", crafts, of=4)),
        )
        for at, (points, menace, crafts) in enumerate(figures)
    )
    titles = (both("Objective", "Objectif"), *(named(name) for name in samples.NAMES[:4]))
    legal = ("0.5", "0.6", "1.1", "1.3", "1.C")
    stays = (
        card(70, both("Static on every channel", "Parasites sur toutes les ondes")),
        card(71, both("Curfew", "Couvre-feu"), known="told"),
    )
    piles = (
        deck("locations", "Locations", "Lieux", 24),
        deck("resistance", "Resistance", "Résistance", 29),
        deck("events", "Events", "Événements", 48),
        deck("stuff", "Stuff", "Attirail", 21),
    )
    return samples.view(
        room="conquest",
        title=named("Conquest"),
        seats=seats,
        strips=(
            *(section(at, title, legal) for at, title in enumerate(titles)),
            Strip("stays", None, (Place("stays", both("Remains in play", "Reste en jeu"), "row", stays),)),
            Strip("piles", None, piles),
        ),
        meters=(
            Figure("pay", 2, label=both("Actions", "Actions")),
            Figure("points", 3, label=both("Points", "Points")),
        ),
        big=None,
        turn=TurnView(4, P1, both("Action", "Action"), 3, 0),
        offers=(
            *(
                Offer(f"go:{key}", both(f"To {key}", f"Vers {key}"), None, target=f"place:space:{key}")
                for key in legal
            ),
            Offer(
                "stay",
                both("Put them back", "Les reposer"),
                None,
                both("2 saucers stay in the Forest", "2 soucoupes en Forêt"),
                "place:space:1.2",
            ),
        ),
        objectives=(),
    )


BOARDS: dict[str, Callable[[], View]] = {"villains": villains, "conquest": conquest}
