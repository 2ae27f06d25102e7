"""Undo and log of a long game: every action can be touched, nothing is worded that is not seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Carried, Redone, TakenBack
from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import Notice
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, named, phrase, title
from companion.core.ports.play import Checklist, LogLine
from companion.ground.house_texts import HouseTexts
from tests.ui import doubles, samples, scenes, walking
from tests.ui.fingers import options, plain, words_on
from ui.screens.log.model import Filter, cards_of, chosen, grouped, rows, turns_of
from ui.screens.undo.actions import ActionRow

Open = Callable[..., Any]
SIZES = [(800, 480), (1280, 720), (720, 1280)]
MANY = 5_000
NAMES = ("Stalker", "Rigger", "Warrant Officer of the Watch")
CARDS = tuple(title({"en": name, "fr": name}) for name in NAMES)
SEATS = (samples.P1, samples.P2, samples.P3)


def line(at: int) -> LogLine:
    """Every fifth is a step of the one before; a turn begins with every twentieth."""
    seat, card = SEATS[at // 20 % 3], CARDS[at % 3]
    notices = [Notice("TurnBegan", named("A turn begins"), seat, amount=at // 20)] if at % 20 == 0 else []
    notices.append(Notice("CardPlayed", phrase("event-CardPlayed", name="Ben", card=card), seat, title=card))
    label = named(f"Recruit the one who answers, {at}") if at % 7 else named(f"Play {at}")
    return LogLine(at, label, seat, tuple(notices), opens=at % 5 != 0 or at % 20 == 0)


class LongEvening:
    """A game of five thousand entries, two of them taken back."""

    def __init__(self, of: int = MANY) -> None:
        self.lines = tuple(line(at) for at in range(of))
        self.undone = tuple(
            LogLine(of + at, named("Scan, Med-Lab"), samples.P1, (), undone=True) for at in range(2)
        )

    def log(self) -> Sequence[LogLine]:
        return (*self.lines, *self.undone)

    def checklist(self, actions: int) -> Checklist:
        warnings = (
            phrase("undo-warning-order"),
            phrase("undo-warning-seen-cards", cards=phrase("undo-list", one=CARDS[0], other=CARDS[2])),
        )
        moves = tuple(
            phrase("carry-back", card=CARDS[at % 2], frm=named("the discard pile"), to=named("Played"))
            for at in range(7)
        )
        return Checklist(self.lines[-actions:], "order", warnings, moves, SEATS[1:])


def rows_of(app: Any) -> list[ActionRow]:
    return [widget for widget in app.stage.front.walk(restrict=True) if isinstance(widget, ActionRow)]


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_undo_carry_and_log_fit(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    wishes: dict[str, Any] = {"language": language, "scale": scale, "texts": HouseTexts()}
    app = open_app(size, samples.step(), history=LongEvening(60), **wishes)
    for actions in (1, 3, 20):
        app.router.current.sheets.undo(actions)
        studio.settle()
        assert walking.faults(app, size) == []
        assert [row.row.actions for row in rows_of(app) if row.last] == [actions], "the line is seen"
    app.stage.front.close()
    app.router.go("log")
    studio.settle()
    assert walking.faults(app, size) == []
    for ask in ("_choose_filter", "_choose_card", "_choose_turn"):
        getattr(app.router.current, ask)()
        studio.settle()
        assert walking.faults(app, size) == []
        app.stage.front.close()
    step = scenes.STEPS["carry"]()
    app = open_app(size, step, **wishes)
    assert walking.faults(app, size) == []


@pytest.mark.window
def test_any_action_can_be_touched_and_the_sheet_stays_where_it_is(open_app: Open, studio: Any) -> None:
    post: list[Any] = []
    app = open_app((800, 480), samples.step(), post=post.append, history=LongEvening())
    app.router.current.sheets.undo(1)
    studio.settle()
    sheet = app.stage.front
    chosen_row = rows_of(app)[2]
    assert chosen_row.row.actions == 3
    chosen_row.tap()
    studio.settle()
    assert app.stage.front is sheet and sheet.actions == 3
    assert [row.row.gone for row in rows_of(app)[:4]] == [True, True, True, False]
    sheet.list._turn(1_000)
    studio.settle()
    rows_of(app)[0].tap()
    studio.settle()
    assert sheet.actions == 1_000 and "Take back 1,000 actions" in words_on(sheet)
    for seat in SEATS[1:]:
        options(app)[seat].tap()
        studio.settle()
    sheet.strip.big.tap()
    assert post == [TakenBack(1_000, tuple(sorted(SEATS[1:])))]


@pytest.mark.window
def test_who_agreed_to_less_agrees_anew(open_app: Open, studio: Any) -> None:
    app = open_app((1280, 720), samples.step(), history=LongEvening(60))
    app.router.current.sheets.undo(2)
    studio.settle()
    options(app)[samples.P2].tap()
    studio.settle()
    assert app.stage.front.agreed == {samples.P2}
    plain(app, "more").tap()
    studio.settle()
    assert app.stage.front.agreed == frozenset()


@pytest.mark.window
def test_beside_undo_stand_doing_again_and_what_was_forgotten(open_app: Open, studio: Any) -> None:
    post: list[Any] = []
    app = open_app((800, 480), samples.step(), post=post.append, history=LongEvening(60))
    app.router.current.sheets.undo(2)
    studio.settle()
    app.stage.front.redo.tap()
    studio.settle()
    assert post == [Redone()]
    app.router.current.sheets.undo(2)
    studio.settle()
    app.stage.front.late.tap()
    studio.settle()
    assert "We forgot ..." in words_on(app.stage.front)
    assert post == [Redone()]


def test_a_long_log_is_worded_only_where_it_is_read() -> None:
    said: list[Phrase] = []

    def say(words: Phrase) -> str:
        said.append(words)
        return words.key

    actions = grouped(LongEvening().log())
    listed = rows(actions, samples.view().seats, say)
    assert len(listed) > 4_000 and said == []
    page = listed[:12]
    assert len(page) == 12 and [row.done for row in page[:3]] == [True, True, False]
    assert 0 < len(said) < 12 * 6


def test_the_log_is_narrowed_to_a_person_or_a_card_and_goes_to_a_turn() -> None:
    actions = grouped(LongEvening(200).log())
    mine = chosen(actions, Filter(seat=samples.P2))
    assert mine and all(one.first.seat == samples.P2 for one in mine)
    about = chosen(actions, Filter(card=CARDS[1]))
    assert about and all(any(notice.title == CARDS[1] for line in one.lines for notice in line.notices)
                         for one in about)  # fmt: skip
    both = chosen(actions, Filter(samples.P2, CARDS[1]))
    assert 0 < len(both) < min(len(mine), len(about))
    names = cards_of(actions, lambda words: str(words.args["en"]))
    assert [name for name, _, _ in names] == ["Rigger", "Stalker", "Warrant Officer of the Watch"]
    turns = list(turns_of(actions))
    assert [number for _, number, _ in turns] == list(range(9, -1, -1))
    assert all(actions[at].first.number == number * 20 for at, number, _ in turns)


@pytest.mark.window
def test_the_log_shows_the_page_of_a_turn_and_turns_back(open_app: Open, studio: Any) -> None:
    app = open_app((1280, 720), samples.step(), history=LongEvening())
    app.router.go("log")
    studio.settle()
    screen = app.router.current
    screen._choose_turn()
    studio.settle()
    words = next(id for id, row in options(app).items() if row.option.words == "Turn 248")
    options(app)[words].tap()
    studio.settle()
    assert any(row.option.words == "Play 4960" or "4960" in row.option.words for row in options(app).values())
    assert screen.grid.page.number > 0
    plain(app, "before").tap()
    studio.settle()
    assert len(options(app)) == len(screen.grid.page.boxes)


@pytest.mark.window
def test_carried_cards_stay_on_the_list_ticked_until_all_are_back(open_app: Open, studio: Any) -> None:
    post: list[Any] = []
    step = scenes.STEPS["carry"]()
    app = open_app((800, 480), step, post=post.append)
    options(app)["0"].tap()
    assert post == [Carried(0)]
    newer = Prompt(named("One more: back to HQ 2"), slot=SlotId(9))
    app.hear(replace(step, number=32, to_carry=(*step.to_carry[1:], newer)))
    app.bridge.deliver()
    studio.settle()
    ticks = {id: row.option.ticked for id, row in options(app).items()}
    assert ticks == {"0": True, "1": False, "2": False, "3": False}
    app.hear(replace(step, number=33, to_carry=()))
    app.bridge.deliver()
    studio.settle()
    assert app.stage.front is app.router.current, "all are back, and the table is free"


@pytest.mark.window
def test_actions_and_the_buttons_of_the_list_are_reached_by_keys(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(), history=LongEvening(60))
    app.router.current.sheets.undo(1)
    studio.settle()
    reachable = app.stage.focus.reachable()
    assert all(row in reachable for row in rows_of(app))
    assert {"Earlier", "Again", "We forgot ..."} <= {getattr(one, "text", "") for one in reachable}


@pytest.mark.window
def test_a_filter_that_lets_nothing_through_says_so(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    screen = app.router.go("log")
    usual = screen.head.sub
    screen.filter = Filter(seat=samples.P3)
    screen._list()
    assert not screen.shown
    assert screen.head.sub != usual and "Filter" in screen.head.sub
    screen.filter = Filter()
    screen._list()
    assert screen.head.sub == usual


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
def test_all_actions_of_the_list_have_letters_of_one_size(
    open_app: Open, studio: Any, size: tuple[int, int]
) -> None:
    app = open_app(size, samples.step(), history=LongEvening())
    app.router.current.sheets.undo(1)
    studio.settle()
    heads = {
        mark.cap_px
        for row in rows_of(app)
        for mark in row.marks
        if len(mark.words) > 1 and mark.words in row.row.words
    }
    assert len(heads) == 1


@pytest.mark.window
def test_on_a_drawn_table_no_hand_has_cards_to_move_back(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(), history=LongEvening(60), practice=doubles.DrawnPractice())
    app.router.current.sheets.undo(2)
    studio.settle()
    assert app.stage.front.plan.moves == () and "Stalker" not in words_on(app.stage.front.moves)
