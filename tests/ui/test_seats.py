"""A touched seat: what can be done to a person, what lies there, and who has become an alien."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Taken
from companion.core.crossing.steps import Notice
from companion.core.crossing.views import Figure, Offer, Tile, View
from tests.ui import samples
from tests.ui.fingers import Post, options, part, words_on
from ui.screens.table.model import claims_at
from ui.widgets.people.life import life_words, main_figure

Open = Callable[..., Any]

DUEL = Offer("duel:p2", samples.both("Fight Ben", "Combattre Ben"), None, target="seat:p2")
CLAIM = Offer("burst:p2", samples.both("Ben drew it", "Ben l’a pioché"), None, target="seat:p2", needs="x")
ALIEN = samples.both("Alien", "Alien")


def turned() -> View:
    """A view in which the second person has become an alien and can be fought."""
    shown = samples.view()
    form = Tile("slot:90", title=samples.both("Swift Form", "Forme vive"), kind="alien-avatar", slot=None)
    seats = tuple(
        replace(seat, guise=ALIEN, tiles=(form,)) if seat.seat == samples.P2 else seat for seat in shown.seats
    )
    return replace(shown, seats=seats, offers=(*shown.offers, DUEL))


def test_only_what_a_hand_claims_is_taken_by_one_touch() -> None:
    assert not claims_at(turned(), "seat:p2")
    assert claims_at(replace(turned(), offers=(CLAIM,)), "seat:p2")
    assert not claims_at(replace(turned(), offers=(CLAIM,)), "seat:p1")


@pytest.mark.window
def test_a_touched_seat_says_what_can_be_done_before_it_is_done(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(turned()), post=post)
    part(app, "person:p2").tap()
    studio.settle()
    assert post == [] and "Swift Form" in words_on(app.stage.front)
    options(app)["duel:p2"].tap()
    assert post == [Taken("duel:p2")]


@pytest.mark.window
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_everybody_sees_who_is_an_alien(open_app: Open, size: tuple[int, int]) -> None:
    app = open_app(size, samples.step(turned()))
    assert "Alien" in words_on(part(app, "person:p2"))


def test_where_nobody_is_hurt_a_plate_shows_what_was_scored() -> None:
    one = replace(samples.view().seats[0], life=None)
    assert life_words(one) == ("", "") and main_figure(one) is None
    star = Figure("points", 3, of=8)
    assert main_figure(replace(one, figures=(Figure("count", 1), star))) == star
    harm = Figure("harm", 2, of=9)
    assert main_figure(replace(one, life=harm, figures=(star,))) == harm


@pytest.mark.window
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_people_who_cannot_be_hurt_have_their_name_and_points_alone(
    open_app: Open, size: tuple[int, int]
) -> None:
    shown = samples.view(4)
    seats = (
        replace(shown.seats[0], life=None),
        *(replace(seat, life=None, figures=(Figure("points", 3, of=8),)) for seat in shown.seats[1:]),
    )
    app = open_app(size, samples.step(replace(shown, room="_template", seats=seats)))
    assert not {"?", "–"} & set(words_on(part(app, "person:p1")))
    assert "3" in "".join(words_on(part(app, "person:p2")))


def test_the_dead_have_no_damage_that_could_look_like_health() -> None:
    one = replace(samples.view().seats[0], life=Figure("harm", 0, of=9))
    assert life_words(one) == ("0", "/9")
    assert life_words(replace(one, life=Figure("harm", None))) == ("?", "")
    assert life_words(replace(one, alive=False)) == ("–", "")


@pytest.mark.window
def test_a_deadly_strike_says_that_its_person_is_dead(open_app: Open) -> None:
    shown = samples.view()
    seats = tuple(replace(seat, alive=seat.seat != samples.P1) for seat in shown.seats)
    strike = Notice("StrikeTaken", samples.both("Maya takes 3.", "Maya encaisse 3."), samples.P1, amount=3)
    app = open_app((800, 480), samples.step(replace(shown, seats=seats), notices=(strike,)))
    said = words_on(app.stage.front)
    assert " dead" in said and "more and" not in said
