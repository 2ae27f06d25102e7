"""Any number, typed on a pad and handed on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ui.context import Context
from ui.screens.question.model import Question
from ui.screens.question.sheet import QuestionSheet

HIGHEST = 999


class PadSheet(QuestionSheet):
    """The pad of a question, for a number that nothing has asked for."""

    aside = ("ui-leave-it", "close")  # nothing waits for it

    def __init__(
        self, context: Context, look: str, title: str, then: Callable[[int], None], **values: Any
    ) -> None:
        """`then` is called with the number when it is whole; `span` is lowest, highest and what it is now."""
        low, high, now = values.pop("span", (0, HIGHEST, None))
        tell = context.wear(look).tell
        sub = tell("ui-ask-number") if now is None else tell("ui-correct-sub", low=low, high=high, now=now)
        super().__init__(context, look, Question(0, title, sub, "pad", low=low, high=high), **values)
        self.then = then

    def big(self) -> None:
        """The number is whole."""
        if self.digits and int(self.digits) >= self.question.low:
            self.close()
            self.then(int(self.digits))
