"""Firefly on the glass: tables that its rules have laid, drawn on every glass with nothing cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.steps import Notice
from companion.core.crossing.views import View
from companion.core.language.phrases import named
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.intermission.commands import PayHealing
from companion.games.firefly.objectives.rules import complete
from companion.games.firefly.speech import objective
from companion.games.firefly.state import FireflyState
from companion.games.firefly.view import view
from companion.ground.texts import FluentTexts
from tests.games.firefly.box import (
    HIT_1,
    HIT_2,
    HULL,
    INEVITABLE,
    P1,
    THUG,
    UPGRADE,
    ability,
    card,
    clause,
    do,
    drafted,
    game,
    hide,
    put,
    with_card,
    with_numbers,
    worked_off,
)
from tests.ui import walking
from tests.ui.fingers import words_on
from tests.ui.samples import step
from ui.rooms.faces import face_of
from ui.screens.scene.model import scenes_of

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
GLASSES = [(size, words, scale) for size in SIZES for words, scale in (("en", 1.0), ("fr", 1.0), ("fr", 1.6))]
CARD = card(
    "objective-1", "objective", ability("objective", clause("nothing"), level=1),
    ability("mandatory", clause("nothing"), level=2), level=1,
)  # fmt: skip


def shown(state: FireflyState) -> View:
    """What everybody sees of a table, as the desk hands it on."""
    seen = view(firefly(), state, "table")
    return replace(seen, objectives=tuple(objective(state, one) for one in seen.objectives))


def struck() -> FireflyState:
    """Slots 1 and 3 of Serenity are struck, an Upgrade lies in 4, and the Inevitable card in space 2."""
    state = with_card(game(), CARD)
    for zone, one in (("serenity:1", HULL), ("serenity:3", HULL), ("upgrade:4", UPGRADE), ("combat", THUG)):
        state = put(state, zone, one)
    state = hide(put(state, "verse:2", INEVITABLE), "verse:2")
    return replace(state, inevitables=state.table.zone(zones.VERSE[1]), items={1: "done"})


def between() -> FireflyState:
    """An Inter-Mission with an Upgrade to buy, a struck ship and two people who are hurt."""
    state = with_card(game(), CARD)
    for zone, one in (
        ("upgrades", UPGRADE), ("serenity:2", HULL), ("damage:p1", HIT_1), ("damage:p1", HIT_2),
        ("damage:np1", HIT_2),
    ):  # fmt: skip
        state = put(state, zone, one)
    draft = drafted(with_numbers(state, credits=4))
    complete(draft, 1)
    complete(draft, 2)
    return worked_off(draft)


def seen_on(open_app: Open, state: FireflyState, size: tuple[int, int] = (800, 480), **wishes: Any) -> Any:
    """An app that shows that table."""
    return open_app(size, step(shown(state), notices=()), texts=FluentTexts("firefly"), **wishes)


@pytest.mark.window
@pytest.mark.parametrize("laid", [struck, between])
@pytest.mark.parametrize(("size", "language", "scale"), GLASSES)
def test_a_table_of_firefly_stands_on_every_glass(
    open_app: Open, laid: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    app = seen_on(open_app, laid(), size, language=language, scale=scale)
    assert walking.faults(app, size) == []


@pytest.mark.window
@pytest.mark.rule("FFY-SHIP-06")
def test_a_touch_on_a_slot_means_what_lies_in_it(open_app: Open) -> None:
    state = struck()
    board = seen_on(open_app, state).router.current.board
    ship = board.widget("place:serenity")
    wide = ship.width / 4
    found = [ship.target_at(ship.x + wide * (at + 0.5)) for at in range(4)]
    first, third, fourth = (state.table.zone(zone)[0] for zone in ("serenity:1", "serenity:3", "upgrade:4"))
    assert found == [f"slot:{first}", "place:serenity", f"slot:{third}", f"slot:{fourth}"]


@pytest.mark.window
@pytest.mark.rule("FFY-ZONE-31", "FFY-INEV-05")
def test_the_inevitable_card_is_told_by_its_back_and_what_lies_behind_it_is_closed(open_app: Open) -> None:
    app = seen_on(open_app, struck())
    assert "Inevitable" in words_on(app.stage.front)
    parts = {part.key: part for part in app.router.current.board.parts}
    slot = struck().inevitables[0]
    assert parts[f"slot:{slot}"].scan is None, "it cannot be scanned"
    assert "blocked" in parts["place:verse:1"].place.states


@pytest.mark.window
@pytest.mark.rule("FFY-SETUP-05")
def test_whoever_nobody_plays_is_smaller_and_said_to_have_no_player(open_app: Open) -> None:
    app = seen_on(open_app, struck())
    people = [part for part in app.router.current.board.parts if part.kind == "person"]
    assert [part.seat.seat for part in people] == ["p1", "p2", "p3", "np1", "np2"]
    assert max(part.box.w for part in people[3:]) < min(part.box.w for part in people[:3])
    assert words_on(app.stage.front).count("no player") == 2


@pytest.mark.window
def test_the_objective_says_what_is_done_and_what_must_not_fail(open_app: Open, studio: Any) -> None:
    app = seen_on(open_app, struck())
    app.router.current.sheets.objective(app.context.view)
    studio.settle()
    said = words_on(app.stage.front)
    assert "A" in said and "done" in said and "must not fail" in said
    assert walking.faults(app, (800, 480)) == []


@pytest.mark.rule("FFY-SHIP-10")
def test_a_ship_that_is_struck_is_shown_by_its_slots_and_by_nobodys_damage() -> None:
    for kind in ("ShipStruck", "SerenityStrained"):
        struck_now = step(shown(struck()), notices=(Notice(kind, named("Struck."), seat=P1),))
        (scene,) = scenes_of([struck_now], face_of("firefly"), lambda said: said.key)
        assert scene.seat is None and [slot.value for slot in scene.figures] == [1, 2, 3, 4]
        assert [slot.filled for slot in scene.figures] == [True, False, True, False]
        assert all(seat.played for seat in scene.seats)


@pytest.mark.rule("FFY-INTER-05", "FFY-INTER-14", "FFY-INTER-15")
def test_between_episodes_the_strip_counts_credits_and_everybody_has_the_healing_that_is_left() -> None:
    state = do(between(), PayHealing(P1, 2))
    seen = shown(state)
    assert [one.value for one in seen.meters] == [2, 2], "Credits, healing"
    hurt = next(strip for strip in seen.strips if strip.id == "healing").places
    assert [(place.id, place.figures[0].value, len(place.tiles)) for place in hurt] == [("damage:p1", 2, 2)]
    slots = next(strip for strip in seen.strips if strip.id == "serenity").places
    assert [[one.value for one in place.figures] for place in slots] == [[], [2], [], []], "what repairs cost"
    assert named(seen.objectives[0].sign) == named("A")
