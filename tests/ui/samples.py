"""A hand-made evening of Alien, with the values of the design pictures: no rules, no room, only a View."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.crossing.steps import Notice, Step
from companion.core.crossing.views import (
    Figure,
    Objective,
    Offer,
    Place,
    SeatView,
    Strip,
    Tile,
    TurnView,
    View,
)
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, named, phrase, title

P1, P2, P3 = SeatId("p1"), SeatId("p2"), SeatId("p3")
NAMES = ("Maya", "Ben", "Inès", "Quill", "Otto")


SHORTS = {
    "en": {"Ventilation Shafts": "Ventilation", "Weapons Locker": "Weapons"},
    "fr": {
        "Conduits d’aération": "Conduits",
        "Infirmier de terrain": "Infirmier",
        "Maître d’équipage": "Maître",
        "Chef artilleur": "Artilleur",
        "Récupération": "Récup",
    },
}


def both(english: str, french: str) -> Phrase:
    """A name in two languages."""
    return title({"en": english, "fr": french})


def seat(at: int, damage: int, health: int, active: bool = False) -> SeatView:
    """A person of the samples."""
    return SeatView(
        SeatId(f"p{at + 1}"),
        NAMES[at],
        at,
        Figure("harm", damage, of=health),
        active=active,
        counts=((both("Hand", "Main"), 6), (both("Deck", "Pioche"), 4), (both("Discards", "Défausse"), 3)),
    )


def card(number: int, name: Phrase, *figures: Figure, **rest: object) -> Tile:
    """An open card that was seen."""
    values = {"known": "seen", **rest}
    return Tile(f"slot:{number}", name, figures=figures, slot=SlotId(number), **values)  # type: ignore[arg-type]


def fight(value: int | None, strikes: int = 1) -> tuple[Figure, ...]:
    """The numbers of an enemy."""
    return (Figure("harm", strikes), Figure("fight", value))


def room(number: int, english: str, french: str, scan: int | None = None, tile: Tile | None = None) -> Place:
    """A room of the Complex."""
    return Place(
        f"room:{number}",
        both(english, french),
        tiles=(tile,) if tile else (),
        figures=(Figure("scan", scan, filled=False),),
        target=f"place:room:{number}",
    )


def hidden(number: int, legal: bool = True) -> Tile:
    """A card nobody has seen."""
    return Tile(f"slot:{number}", hidden=True, states=("legal",) if legal else (), slot=SlotId(number))


def deck(id: str, english: str, french: str, count: int, *figures: Figure, legal: bool = False) -> Place:
    """A deck."""
    return Place(
        id,
        both(english, french),
        "deck",
        count=count,
        figures=figures,
        target=f"place:{id}",
        states=("legal",) if legal else (),
    )


def market(number: int, name: Phrase, icon: str, cost: int, pool: int = 4) -> Place:
    """A card of the HQ."""
    legal = cost <= pool
    figure = Figure("pay", cost, filled=legal)
    tile = card(20 + number, name, figure, icon=icon, states=("legal",) if legal else ())
    return Place(
        f"hq:{number}", both(f"HQ {number}", f"QG {number}"), tiles=(tile,), target=f"place:hq:{number}"
    )


def strips() -> tuple[Strip, ...]:
    """The board of the picture."""
    crawler = card(3, both("Crawler", "Rampant"), *fight(6))
    stalker = card(7, both("Stalker", "Rôdeur"), *fight(3), states=("legal", "big"))
    lockdown = card(8, both("Lockdown", "Confinement"), known="told")
    rooms = (
        room(5, "Airlock", "Sas"),
        room(4, "Med-Lab", "Infirmerie"),
        room(3, "Weapons Locker", "Armurerie", 3, crawler),
        room(2, "Pod Station", "Navette", 2, hidden(2)),
        room(1, "Ventilation Shafts", "Conduits d’aération", 3, hidden(1)),
        deck("hive", "Hive", "Ruche", 21),
    )
    combat = Place(
        "combat",
        both("Combat Zone", "Zone de combat"),
        "row",
        (stalker,),
        target="place:combat",
        states=("danger",),
        figures=(Figure("harm", 1, filled=False, label=both("strike coming", "blessure à venir")),),
    )
    operations = Place(
        "operations", both("Operations", "Opérations"), "row", (lockdown,), target="place:operations"
    )
    names = (
        (both("Rigger", "Gréeur"), "tech", 3),
        (both("Field Medic", "Infirmier de terrain"), "survival", 4),
        (both("Bosun", "Maître d’équipage"), "leadership", 5),
        (both("Gunnery Chief", "Chef artilleur"), "strength", 6),
        (both("Surveyor", "Arpenteur"), "intel", 2),
    )
    places = tuple(market(at, *values) for at, values in enumerate(names, 1))
    sergeants = deck("sergeants", "Sergeant", "Sergent", 8, Figure("pay", 3), legal=True)
    return (
        Strip("complex", both("Complex", "Complexe"), rooms),
        Strip("combat", both("Combat Zone", "Zone de combat"), (combat, operations)),
        Strip("hq", both("HQ", "QG"), (*places, sergeants)),
        Strip(
            "played",
            both("Played", "Jouées"),
            (Place("played:p1", both("Played", "Jouées"), "row", played()),),
        ),
        Strip("piles", None, piles()),
    )


def played() -> tuple[Tile, ...]:
    """The cards of this turn."""
    return (
        card(40, both("Rigger", "Gréeur"), Figure("fight", 3), icon="tech"),
        card(41, both("Grunt", "Troufion"), Figure("pay", 1)),
        card(
            42,
            both("Salvage Run", "Récupération"),
            Figure("fight", 2),
            icon="tech",
            note=both("Tech: Attack +2", "Tech : attaque +2"),
        ),
        card(43, both("Specialist", "Spécialiste"), Figure("pay", 3)),
    )


def piles() -> tuple[Place, ...]:
    """Decks that need no picture."""
    return (
        deck("hatchery", "Hatchery", "Couveuse", 13),
        deck("strikes", "Strikes", "Blessures", 31),
        deck("dead-enemies", "Dead", "Morts", 7),
        deck("barracks", "Barracks", "Caserne", 42),
    )


def offers() -> tuple[Offer, ...]:
    """What can be done on the board of the picture."""
    found = [
        (
            "fight:7",
            both("Fight the Stalker", "Combattre le Rôdeur"),
            both("3 of 5 Attack", "3 sur 5 en attaque"),
            "slot:7",
        ),
        (
            "scan:room:2",
            both("Scan Pod Station", "Scanner la navette"),
            both("2 of 5 Attack", "2 sur 5 en attaque"),
            "slot:2",
        ),
        (
            "scan:room:1",
            both("Scan Ventilation", "Scanner les conduits"),
            both("3 of 5 Attack", "3 sur 5 en attaque"),
            "slot:1",
        ),
        (
            "sergeant",
            both("Recruit a Sergeant", "Recruter un sergent"),
            both("3 of 4 Recruit", "3 sur 4"),
            "place:sergeants",
        ),
        ("end", both("End the turn", "Finir le tour"), both("1 enemy strikes", "1 ennemi frappe"), "big"),
    ]
    found += [
        (f"recruit:{slot}", both("Recruit", "Recruter"), both("", ""), f"slot:{slot}")
        for slot in (21, 22, 25)
    ]
    hand = [
        Offer(f"play:{at}", name, None, target=f"design:{at}", cost="show", hand=True)
        for at, name in enumerate(
            (both("Grunt", "Troufion"), both("Specialist", "Spécialiste"), both("Gunner", "Artilleur"))
        )
    ]
    return (*(Offer(id, label, None, sub=sub, target=target) for id, label, sub, target in found), *hand)


def view(people: int = 3, **changes: object) -> View:
    """The table of the pictures."""
    seats = (seat(0, 4, 10, True), seat(1, 1, 9), seat(2, 0, 9), seat(3, 2, 8), seat(4, 0, 9))[:people]
    every = offers()
    values: dict[str, object] = {
        "room": "alien",
        "audience": "table",
        "title": named("Alien"),
        "seats": seats,
        "turn": TurnView(9, P1, both("Action", "Action"), 4, 1),
        "strips": strips(),
        "meters": (
            Figure("fight", 5, label=phrase("field-attack")),
            Figure("pay", 4, label=phrase("field-recruit")),
        ),
        "big": every[0],
        "offers": every,
        "objectives": (
            Objective(
                2,
                3,
                both("Seal the lower deck", "Sceller le pont inférieur"),
                place=both("Ore tug Halcyon", "Minéralier Halcyon"),
                events=(True, False, False),
                event_texts=(
                    both("Lights fail", "Panne de lumière"),
                    both("Doors jam", "Portes bloquées"),
                    both("Coolant leak", "Fuite de fluide"),
                ),
                course="objective",
            ),
        ),
    }
    return View(**{**values, **changes})  # type: ignore[arg-type]


def step(shown: View | None = None, **changes: object) -> Step:
    """The step that led there."""
    notice = Notice(
        "Fought", both("Maya plays Specialist: Recruit +3.", "Maya joue Spécialiste : recrues +3."), seat=P1
    )
    values: dict[str, object] = {
        "number": 31,
        "label": both("Specialist", "Spécialiste"),
        "view": shown or view(),
        "seat": P1,
        "notices": (notice,),
    }
    return Step(**{**values, **changes})  # type: ignore[arg-type]


def earlier() -> Sequence[tuple[Phrase, Phrase | None]]:
    """Lines of the log before that step."""
    return (
        (both("Salvage Run", "Récupération"), both("Tech: Attack +2", "Tech : attaque +2")),
        (both("Scan, Med-Lab", "Scan, infirmerie"), both("Event, objective 2", "Événement, objectif 2")),
    )
