"""The first-game coach: one tip at a time in its line, rings round what it is about, never stale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.views import AskView, Choosing
from companion.core.language.phrases import named, phrase
from companion.ground.texts import FluentTexts
from tests.ui import samples, scenes, walking
from tests.ui.doubles import Memory
from tests.ui.gallery.contrast import pale_words
from tests.ui.other_boards import conquest, villains
from tests.ui.test_arrangements import race
from tests.ui.test_firefly import shown as seen
from tests.ui.test_firefly import struck
from ui.rooms.faces import tips_of
from ui.rooms.tips import Tip
from ui.screens.coach.coach import said
from ui.screens.coach.model import BIG, Shown, is_over, next_tip, shown_now
from ui.screens.coach.readers import READ, read_here, readers_of, with_read
from ui.theme.boxes import Box

Open = Callable[..., Any]
TEXTS = FluentTexts("alien", shorts=samples.SHORTS)
SIZES = ((800, 480), (1280, 720), (720, 1280))
FIGHT = Tip(id="fight", offer="fight:")


def test_a_tip_comes_when_what_it_is_about_can_be_done() -> None:
    step = samples.step()
    shown = next_tip((FIGHT,), step, ())
    assert shown is not None and shown.targets[0] == "slot:7"
    assert next_tip((FIGHT,), step, ("fight",)) is None
    assert next_tip((Tip(id="later", turn=10),), step, ()) is None
    assert next_tip((FIGHT,), samples.step(samples.view(strips=())), ()) is None, "nothing is legal there"
    assert next_tip((FIGHT,), scenes.refused(), ()) is None, "a refusal wants to be read"


def test_dangers_and_news_go_before_what_is_good_to_know() -> None:
    tips = tips_of("alien")
    hugged = samples.step(scenes.hugged())
    assert next_tip(tips, hugged, ()).tip.id == "alien-facehugger"
    assert next_tip(tips, hugged, ()).targets == ("seat:p1",)
    struck = scenes.happened("StrikeTaken", "Maya takes 2.", "Maya encaisse 2.", amount=2)
    assert next_tip(tips, struck, ()).tip.id == "alien-strike"
    order = AskView(1, "order", phrase("ui-waiting"))
    assert next_tip(tips, scenes.asked(order), ()).tip.id == "show"
    assert next_tip(tips, scenes.asked(replace(order, secret=True)), ()).tip.id != "show"


def test_the_first_choice_is_told_in_the_words_of_the_button_that_opens_it() -> None:
    step = samples.step(samples.view(big=None, choosing=Choosing(named("2 to scan"), ("scan:room:2",))))
    for room in ("alien", "_template"):
        tips = tips_of(room)
        read = [tip.id for tip in tips[: [tip.id for tip in tips].index("choose")]]
        shown = next_tip(tips, step, read)
        assert (shown.tip.id, shown.targets) == ("choose", (BIG,))
        assert shown_now(shown.tip, samples.step()) is None, "the button acts at once"
    assert TEXTS.say(said("choose", "CHOOSE", ""), "en").startswith("CHOOSE ")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_tip_has_its_words(language: str) -> None:
    for tip in tips_of("alien"):
        key = f"ui-coach-{tip.id}"
        words = TEXTS.say(said(tip.id, "END THE TURN", "END THE TURN"), language)
        assert 20 < len(words) <= 60, "one line of them"
        assert words != key
    assert len({tip.id for tip in tips_of("alien")}) == len(tips_of("alien"))


def walk(app: Any, size: tuple[int, int]) -> list[str]:
    note, theme = app.router.current.coach.note, app.context.wear("alien").theme
    return [
        *walking.cut_words(note), *walking.clashing_words(note), *walking.outside(note, Box(0, 0, *size)),
        *walking.small_targets(note, theme.space("touch")), *walking.overlapping_targets(note),
    ]  # fmt: skip


def all_read_but(*wanted: str) -> Memory:
    """Everybody of the sample has read the rest."""
    tips = [tip.id for tip in tips_of("alien") if tip.id not in wanted]
    return Memory(**{READ: with_read({}, samples.view(), tips)})


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("en", 1.6), ("fr", 1.6)])
def test_every_tip_is_whole_on_every_glass_and_covers_nothing(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    memory = Memory()
    step = samples.step(prompts=())
    app = open_app(size, step, texts=TEXTS, settings=memory, language=language, scale=scale)
    screen = app.router.current
    for tip in tips_of("alien"):
        screen.coach.shown = Shown(tip, (BIG,), phrase("ui-undo"))
        screen.arrange()
        studio.settle()
        assert walk(app, size) == [], tip.id
        note = screen.coach.note.saying.box
        for part in screen.board.parts:
            assert not note.meets(part.box, 1), (tip.id, part.key)
        assert not note.meets(screen.strip.big.box, 1)


OTHERS = {"firefly": lambda: seen(struck()), "conquest": conquest, "villains": villains, "_template": race}


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("room", OTHERS)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_the_first_evening_of_every_game_is_led_and_no_tip_covers_its_board(
    open_app: Open, studio: Any, size: tuple[int, int], room: str, language: str, scale: float
) -> None:
    view = replace(OTHERS[room](), room=room)
    read_elsewhere = Memory(**{READ: with_read({}, samples.view(), [tip.id for tip in tips_of("alien")])})
    step = samples.step(view, prompts=())
    app = open_app(size, step, texts=TEXTS, settings=read_elsewhere, language=language, scale=scale)
    screen = app.router.current
    assert screen.coach.shown is not None, "what was read of another game is read anew"
    for tip in tips_of(room):
        screen.coach.shown = Shown(tip, (BIG,), phrase("ui-undo"))
        screen.arrange()
        studio.settle()
        assert screen.coach.note.parent is screen and walk(app, size) == [], tip.id
        note = screen.coach.note.saying.box
        for part in screen.board.parts:
            assert part.kind == "frame" or not note.meets(part.box, 1), (tip.id, part.key)
        assert not note.meets(screen.strip.big.box, 1)


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
def test_a_tip_and_its_rings_go_in_the_step_in_which_their_matter_goes(
    open_app: Open, studio: Any, size: tuple[int, int]
) -> None:
    app = open_app(size, samples.step(prompts=()), texts=TEXTS, settings=all_read_but("alien-fight"))
    screen = app.router.current
    assert screen.coach.shown.tip.id == "alien-fight" and 1 <= len(screen.coach.note.rings) <= 2
    strips = tuple(
        replace(strip, places=tuple(
            replace(place, tiles=tuple(tile for tile in place.tiles if tile.target != "slot:7"))
            for place in strip.places
        ))
        for strip in samples.view().strips
    )  # fmt: skip
    app.hear(samples.step(samples.view(strips=strips, offers=(), big=None), number=32, prompts=()))
    app.bridge.deliver()
    assert screen.coach.shown is None and screen.coach.note.parent is None


@pytest.mark.window
def test_what_is_kept_is_looked_up_when_the_table_is_opened_and_not_at_every_step(open_app: Open) -> None:
    class Counting(Memory):
        asked = 0

        def get(self, name: str, default: Any) -> Any:
            Counting.asked += 1
            return super().get(name, default)

    settings = Counting()
    app = open_app((800, 480), samples.step(), texts=TEXTS, settings=settings)
    before = Counting.asked
    for number in range(32, 36):
        app.hear(samples.step(number=number))
        app.bridge.deliver()
    assert Counting.asked == before
    settings.set("coach", False)
    app.router.go("log")
    app.router.go("table")
    assert app.router.current.coach.shown is None


@pytest.mark.window
def test_a_tip_is_read_once_and_all_of_them_can_be_ended(open_app: Open, studio: Any) -> None:
    memory = Memory()
    app = open_app((800, 480), samples.step(prompts=()), texts=TEXTS, settings=memory)
    screen = app.router.current
    first = screen.coach.shown.tip.id
    assert screen.coach.note.parent is screen
    screen.coach.note.read.tap()
    assert set(map(tuple, memory.get(READ, {})["alien"].values())) == {(first,)}, "everybody looked at it"
    assert screen.coach.note.parent is None
    app.hear(samples.step(number=32, prompts=()))
    app.bridge.deliver()
    assert screen.coach.shown.tip.id != first
    screen.coach.note.enough.tap()
    app.hear(samples.step(number=33, prompts=()))
    app.bridge.deliver()
    assert screen.coach.shown is None
    tips = {tip.id for tip in tips_of("alien")}
    assert read_here(memory.get(READ, {}), samples.view()) == tips
    assert read_here(memory.get(READ, {}), replace(samples.view(), room="firefly")) == set()


def test_a_first_game_is_led_in_its_own_person_s_turns_and_every_game_has_a_first_evening() -> None:
    view = samples.view()
    here, other = (seat for seat in view.seats[:2])
    readers = with_read({}, replace(view, seats=(here,)), ["a"])
    mine = replace(view, turn=replace(view.turn, seat=here.seat))
    theirs = replace(view, turn=replace(view.turn, seat=other.seat))
    assert (read_here(readers, mine), read_here(readers, theirs)) == ({"a"}, set())
    assert read_here(with_read(readers, theirs, ["a"]), theirs) == {"a"}
    assert read_here(readers, replace(mine, room="conquest")) == set()
    nobody = replace(view, turn=replace(view.turn, seat=""))
    assert read_here(readers, nobody) == set(), "one of them has not read it"
    assert read_here(readers, replace(nobody, seats=())) == set()


def test_what_is_damaged_of_the_readers_is_nobody_s() -> None:
    assert readers_of("damaged") == readers_of({"alien": 3}) == {}
    assert readers_of({"alien": {"Maya": ["a", 3], "Ben": "b"}}) == {"alien": {"Maya": ["a"]}}


def test_a_tip_is_over_when_what_it_speaks_of_goes_or_changes() -> None:
    step = samples.step()
    shown = next_tip((FIGHT,), step, ())
    assert not is_over(shown, step)
    fewer = tuple(
        replace(strip, places=tuple(
            replace(place, tiles=tuple(
                replace(tile, figures=()) if tile.target == "slot:7" else tile for tile in place.tiles
            ))
            for place in strip.places
        ))
        for strip in step.view.strips
    )  # fmt: skip
    assert is_over(shown, samples.step(samples.view(strips=fewer))), "its price is another"
    assert is_over(shown, samples.step(samples.view(strips=()))), "it has gone"


@pytest.mark.parametrize("tip", [Tip(id="hold", turn=2), Tip(id="undo", at="undo")])
def test_a_tip_that_speaks_of_nothing_that_changes_goes_with_its_turn(tip: Tip) -> None:
    step = samples.step()
    shown = next_tip((tip,), step, ())
    assert shown is not None and not is_over(shown, step)
    later = replace(step.view, turn=replace(step.view.turn, number=step.view.turn.number + 1))
    assert is_over(shown, replace(step, view=later))


def test_before_anything_is_chosen_a_first_game_says_what_is_played_for() -> None:
    tips = tips_of("alien")
    first = next_tip(tips, samples.step(), [tip.id for tip in tips if tip.hand or tip.notice or tip.alarm])
    ids = [tip.id for tip in tips]
    assert ids.index("alien-goal") < min(ids.index(f"alien-{one}") for one in ("fight", "scan", "recruit"))
    assert first is not None and first.tip.id == "alien-goal" and first.targets == ("objective",)


@pytest.mark.window
def test_what_a_tip_is_about_is_outlined_and_not_covered(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), texts=TEXTS, settings=all_read_but("alien-fight"))
    app.hear(samples.step(prompts=()))
    app.bridge.deliver()
    studio.settle()
    screen = app.router.current
    assert screen.coach.shown.tip.id == "alien-fight"
    tile = screen.board.widget("slot:7")
    rings = screen.coach.note.rings
    assert len(rings) <= 2
    assert rings[0].box.holds(tile.box)
    assert not screen.coach.note.saying.box.meets(tile.box, 1)


@pytest.mark.window
def test_a_tip_waits_for_a_task_of_hands_and_for_what_lies_over_the_board(
    open_app: Open, studio: Any
) -> None:
    memory = Memory()
    told = (Prompt(phrase("ui-waiting")),)
    app = open_app((800, 480), samples.step(prompts=told), texts=TEXTS, settings=memory)
    screen = app.router.current
    assert screen.coach.shown is not None and screen.coach.note.parent is None, "hands have something to do"
    app.hear(samples.step(samples.view(strips=()), number=40, prompts=()))
    app.bridge.deliver()
    assert memory.get(READ, {}) == {}, "what only waited was read by nobody"
    app = open_app((800, 480), scenes.refused(), texts=TEXTS, settings=memory)
    screen = app.router.current
    assert app.stage.sheets and screen.coach.shown is None
    app.context.take(samples.step(number=50, prompts=()))
    app.stage.close(app.stage.sheets[-1])
    studio.settle()
    assert screen.coach.shown is not None and screen.coach.note.parent is screen


@pytest.mark.window
def test_while_keys_are_in_use_the_ring_is_doubled(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(prompts=()), texts=TEXTS, settings=Memory())
    screen = app.router.current
    screen.coach.shown = Shown(FIGHT, ("slot:7",))
    screen.arrange()
    assert [ring.doubled for ring in screen.coach.note.rings] == [False]
    app.stage.focus.move("tab")
    screen.arrange()
    assert [ring.doubled for ring in screen.coach.note.rings] == [True]


@pytest.mark.window
def test_a_tip_whose_time_is_over_goes_by_itself(open_app: Open, studio: Any) -> None:
    memory = Memory()
    app = open_app((800, 480), samples.step(scenes.hugged(), prompts=()), texts=TEXTS, settings=memory)
    assert app.router.current.coach.shown.tip.id == "alien-facehugger"
    app.hear(samples.step(number=32))
    app.bridge.deliver()
    assert "alien-facehugger" in read_here(memory.get(READ, {}), samples.view())


@pytest.mark.window
def test_damaged_memory_and_no_memory_do_no_harm(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(), texts=TEXTS, settings=Memory(coach_read="damaged"))
    assert app.router.current.coach.shown is not None
    app = open_app((800, 480), samples.step(), texts=TEXTS, settings=None)
    assert app.router.current.coach.shown is None


def test_a_tip_about_a_kind_of_card_points_to_the_first_open_one_of_it() -> None:
    tip = Tip(id="job", lies="side-job")
    assert next_tip((tip,), samples.step(), ()) is None
    strips = samples.view().strips
    tiles = (tile for strip in strips for place in strip.places for tile in place.tiles)
    target = next(tile for tile in tiles if not tile.hidden).target
    jobs = tuple(
        replace(strip, places=tuple(
            replace(place, tiles=tuple(
                replace(tile, kind="side-job") if tile.target == target else tile for tile in place.tiles
            ))
            for place in strip.places
        ))
        for strip in strips
    )  # fmt: skip
    shown = next_tip((tip,), samples.step(samples.view(strips=jobs)), ())
    assert shown is not None and shown.targets == (target,)


@pytest.mark.window
@pytest.mark.parametrize("board", [conquest, villains])
def test_a_tip_can_be_read_where_the_cards_of_a_game_are_pale(
    open_app: Open, studio: Any, board: Callable[[], Any]
) -> None:
    app = open_app((800, 480), samples.step(board()), texts=TEXTS, settings=Memory())
    screen = app.router.current
    screen.coach.shown = Shown(Tip(id="alien-facehugger"), (BIG,), phrase("ui-undo"))
    screen.arrange()
    studio.settle()
    note = screen.coach.note
    assert pale_words(note, studio.shoot(app), app.context.wear("shell").theme.mm(1)) == []
