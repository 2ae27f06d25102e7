"""The totals of a deck, over whichever screen is there."""

from __future__ import annotations

from companion.core.ports.cards import Check
from ui.context import Context
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.my_cards.model import check_rows


def show_totals(context: Context, checks: tuple[Check, ...]) -> None:
    """The totals of a deck as a list to read."""
    if context.stage is None:
        return
    wear = context.wear("shell")
    wrong = sum(check.state == "wrong" for check in checks)
    is_open = any(check.state == "open" for check in checks)
    key = "ui-totals-wrong" if wrong else ("ui-totals-open" if is_open else "ui-totals-fine")
    sheet = ChoiceSheet(
        context,
        "shell",
        wear.tell("ui-totals"),
        check_rows(checks, wear.say),
        lambda _id: None,
        sub=wear.tell(key),
        back="ui-back",
        narrow_mm=62,
    )
    context.stage.open(sheet)
