"""What every game of the family can count and ask when an ability is judged."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.work import CardText
from companion.engine.legendary.state import LegendaryState, Played
from companion.engine.legendary.verbs.conditions import COUNTERS, Conditions, is_person
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import A, B, family

S = LegendaryState


def wounds(state: S, seat: SeatId) -> tuple[SlotId, ...]:
    return state.table.zone(ZoneId(f"damage:{seat}"))


CONDITIONS: Conditions[S] = Conditions(counters=COUNTERS, wounds=wounds)
HARDY = Played(SlotId(1), "tech", "avengers", people=("Dr. Hank Pym",))
TABLE = replace(family(), played=(HARDY, Played(SlotId(2), "covert")))


def holds(state: S, condition: str, seat: SeatId = A, **args: object) -> bool:
    work = CardText(seat=seat)
    return all_hold(state, (Clause(condition, dict(args)),), work, CONDITIONS.judges())


@pytest.mark.rule("ALN-CLASS-05")
@pytest.mark.parametrize(
    ("count", "n"),
    [("played:tech", 1), ("crew:avengers", 1), ("person:pym", 1), ("players", 3), ("dead", 0)],
)
def test_the_table_is_counted(count: str, n: int) -> None:
    assert holds(TABLE, "at-least", count=count, n=n) and not holds(TABLE, "at-least", count=count, n=n + 1)
    assert holds(TABLE, "at-most", count=count, n=n) and not holds(TABLE, "at-most", count=count, n=n - 1)


def test_those_who_are_out_of_the_game_are_counted_as_such() -> None:
    players = tuple(replace(one, alive=one.seat != B) for one in TABLE.players)
    assert holds(replace(TABLE, players=players), "at-least", count="dead", n=1)


@pytest.mark.rule("ALN-TEXT-06")
def test_a_card_goes_by_where_it_was_when_it_began_to_speak() -> None:
    work = CardText(seat=A, area="city")
    for asked, is_there in (("city", True), ("rooftops", False)):
        here = (Clause("here", {"area": asked}),)
        assert all_hold(TABLE, here, work, CONDITIONS.judges()) is is_there


@pytest.mark.rule("ALN-STRIKE-08")
def test_somebody_or_everybody_is_wounded() -> None:
    state = lay(TABLE, f"damage:{B}", thing("hit"))
    assert not holds(state, "wounded") and holds(state, "wounded", B)
    unclear, mine = (Clause("wounded"),), lay(TABLE, f"damage:{A}", thing("hit"))
    assert all_hold(mine, unclear, CardText(), CONDITIONS.judges())
    assert not all_hold(state, unclear, CardText(), CONDITIONS.judges())
    assert holds(state, "wounded", who="any") and not holds(state, "wounded", who="each")
    both = lay(lay(state, f"damage:{A}", thing("hit")), "damage:c", thing("hit"))
    assert holds(both, "wounded", who="each")


def test_a_name_is_a_word_of_the_persons_name() -> None:
    assert is_person(("Sister Ripley",), "ripley") and not is_person(("Ripleys Ghost",), "ripley")
