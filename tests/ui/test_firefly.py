"""Firefly on the glass: tables that its rules have laid, drawn on every glass with nothing cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import Notice
from companion.core.crossing.views import Condition, View
from companion.core.language.phrases import named
from companion.engine.legendary.course import EndAction
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.intermission.commands import PayHealing
from companion.games.firefly.objectives.rules import complete
from companion.games.firefly.speech import objective, speech
from companion.games.firefly.state import FireflyState
from companion.games.firefly.view import view
from companion.ground.texts import FluentTexts
from tests.games.firefly.box import (
    HIT_1,
    HIT_2,
    HULL,
    INEVITABLE,
    JOB,
    P1,
    P2,
    THUG,
    UPGRADE,
    ability,
    card,
    clause,
    do,
    drafted,
    game,
    hide,
    in_hand,
    keep_orders,
    put,
    strike,
    with_card,
    with_numbers,
    worked_off,
)
from tests.games.firefly.wounds import played
from tests.ui import walking
from tests.ui.fingers import options, words_on
from tests.ui.samples import step
from ui.rooms.faces import face_of
from ui.screens.scene.model import scenes_of
from ui.screens.table.hand_model import first_of

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
def test_enemies_that_are_called_alike_say_where_they_are(open_app: Open) -> None:
    state = put(put(game(), zones.VERSE[1], THUG), zones.VERSE[3], THUG)
    asked = played(state, ability("play", clause("kill", what="enemy")))
    app = seen_on(open_app, asked)
    assert [one.option.sub for one in options(app).values()] == ["’Verse 2", "’Verse 4"]
    assert walking.faults(app, (800, 480)) == []


@pytest.mark.window
@pytest.mark.rule("FFY-STRIKE-16")
@pytest.mark.parametrize(("size", "language", "scale"), GLASSES)
def test_what_a_strike_does_is_seen_while_somebody_can_cancel_it(
    open_app: Open, size: tuple[int, int], language: str, scale: float
) -> None:
    hit = strike(2, ability("strike", clause("discard", n=1)), design="hit")
    medic = card("medic", "character", ability("reaction", clause("cancel", what="crew", who="any")), cost=1)
    state = put(in_hand(game(strikes=(hit,) * 4), medic, seat=P2), zones.COMBAT, THUG)
    state = keep_orders(do(state, EndAction(P1)))
    spoken = speech(firefly()).speak(state, view(firefly(), state, "table"))
    app = open_app(
        size, step(spoken, notices=()), texts=FluentTexts("firefly"), language=language, scale=scale
    )
    (keep,) = options(app).values()
    assert [one.value for one in keep.option.figures] == [2] and keep.option.sub
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


@pytest.mark.window
@pytest.mark.rule("FFY-INTER-11")
def test_what_a_repair_costs_is_read_while_the_choice_lies_open(open_app: Open, studio: Any) -> None:
    app = seen_on(open_app, between())
    app.router.current.strip.big.tap()
    studio.settle()
    assert app.router.current.choice.chooser.is_open
    said = [mark.words for mark in app.router.current.board.widget("place:serenity").marks]
    assert said.count("2") == 2, "the second slot, and its price"


@pytest.mark.window
def test_who_somebody_is_is_read_where_their_piles_are(open_app: Open, studio: Any) -> None:
    app = seen_on(open_app, struck())
    app.router.current.sheets.person("p1")
    studio.settle()
    said = words_on(app.stage.front)
    assert "avatar-p1" in said and "Rank 1, touch to read" in said
    assert walking.faults(app, (800, 480)) == []


def test_a_long_text_is_told_by_its_first_sentence_before_the_card_is_laid() -> None:
    assert first_of("Draw a card. Activate it later this turn: Gain 2 Attack.", 40) == "Draw a card."
    assert first_of("Draw a card.", 40) == "Draw a card."


def counting(told: View) -> View:
    """The same board with a Side Job in the 'Verse that counts how far its condition is."""
    job = Condition(named("0 of 2 characters recruited"), met=False, brief=named("0 of 2"))
    name = named("Bar Brawl")
    strips = tuple(
        replace(strip, places=tuple(
            replace(place, tiles=(replace(place.tiles[0], title=name, figures=(), live=(job,)),))
            if place.id == "verse:3" else place
            for place in strip.places
        ))
        for strip in told.strips
    )  # fmt: skip
    return replace(told, strips=strips)


@pytest.mark.window
@pytest.mark.parametrize("line", [(), (Prompt(named("Put the card away.")),)])
def test_a_side_job_counts_below_its_name_and_never_on_it(open_app: Open, line: Any) -> None:
    laid = put(struck(), "verse:3", JOB)
    shown_now = step(counting(shown(laid)), notices=(), prompts=line)
    app = open_app((800, 480), shown_now, texts=FluentTexts("firefly"))
    said = words_on(app.stage.front)
    assert "Bar Brawl" in said and (line or "0 of 2" in said), "a name goes before the count, never on it"
    assert walking.faults(app, (800, 480)) == []
    assert all(f"{number} 0 Player {number}" in said for number in (1, 2, 3)), "everybody has a name"


@pytest.mark.window
def test_where_a_strike_stays_is_said_in_full(open_app: Open, studio: Any) -> None:
    struck_now = Notice("StrikeTaken", named("Player 1 takes 2."), seat=P1, title=named("Cut Brow"), amount=2)
    app = seen_on(open_app, struck())
    app.hear(step(shown(struck()), number=32, notices=(struck_now,)))
    app.bridge.deliver()
    studio.settle()
    assert "until it is healed" in words_on(app.stage.front)
    assert walking.faults(app, (800, 480)) == []


@pytest.mark.window
@pytest.mark.parametrize(("size", "language", "scale"), GLASSES)
def test_a_person_says_which_strikes_will_be_avoided(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    warded = replace(struck(), wards={P1: ("any", "ship", "ship")}, cancels={P1: ("crew",)})
    app = seen_on(open_app, warded, size, language=language, scale=scale)
    app.router.current.sheets.person(str(P1))
    studio.settle()
    said = words_on(app.stage.front)
    wanted = {"en": ("the next strike", "2 strikes", "cancels"), "fr": ("prochain", "2 ", "annule")}
    for words in wanted[language] if scale == 1.0 else ():  # in large type on a page of their own
        assert words in said
    assert walking.faults(app, size) == []
