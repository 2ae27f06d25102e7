"""The menu: groups under headings, answers to what leads nowhere now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui import samples, walking
from tests.ui.doubles import screen_words
from tests.ui.fingers import part, words_on
from ui.screens.table import lists
from ui.screens.table.menu import GROUPS, MenuSheet, groups_of
from ui.widgets.options.options import OptionButton

Open = Callable[..., Any]


def test_every_entry_stands_in_one_group_and_each_group_has_a_heading() -> None:
    say = screen_words().say
    every = dict.fromkeys(lists.MENU, True)
    options = lists.menu(samples.view(), every, say)
    groups = groups_of(options, say)
    assert [len(ids) for ids in GROUPS.values()] and set().union(*GROUPS.values()) >= set(lists.MENU)
    assert sorted(one.id for group in groups for one in group.options) == sorted(one.id for one in options)
    assert all(group.heading and not group.heading.startswith("ui-") for group in groups)


@pytest.mark.window
@pytest.mark.parametrize(
    ("size", "scale"), [((800, 480), 1.0), ((1280, 720), 1.0), ((720, 1280), 1.6), ((800, 480), 1.6)]
)
def test_nothing_of_the_menu_is_cut_and_every_entry_is_on_one_of_its_pages(
    open_app: Open, studio: Any, size: tuple[int, int], scale: float
) -> None:
    app = open_app(size, samples.step(), scale=scale)
    part(app, "button:menu").tap()
    studio.settle()
    sheet = app.stage.front
    assert isinstance(sheet, MenuSheet)
    seen: set[str] = set()
    for _ in range(sheet.page.of):
        assert walking.cut_words(sheet) == []
        seen |= {one.option.id for one in sheet.walk(restrict=True) if isinstance(one, OptionButton)}
        sheet.plain("page")
        studio.settle()
    assert seen == {one.id for group in sheet.groups for one in group.options}


@pytest.mark.window
def test_what_leads_nowhere_now_says_why_and_stays(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    part(app, "button:menu").tap()
    studio.settle()
    sheet = app.stage.front
    off = [one for group in sheet.groups for one in group.options if one.off]
    assert off, "nothing has to be carried in this step"
    sheet.choose(off[0])
    studio.settle()
    assert app.stage.front is sheet and "ui-menu" not in sheet.head.sub and sheet.head.sub in words_on(sheet)
