"""Reading a card that was held in a list: what it does, over whatever lies open; nothing is chosen."""

from __future__ import annotations

from companion.core.language.ids import SlotId
from companion.core.ports.bench import About
from ui.context import Context
from ui.screens.base.sentences import capital
from ui.screens.sentences.sheet import ReadingSheet
from ui.widgets.options.layout import Option


def read(context: Context, look: str, option: Option) -> None:
    """Open the sentences of an option's card; what the list says of it stands in where nobody knows more."""
    bench, say = context.ports.play.bench, context.wear(look).say
    kind, _, which = option.reads.partition(":")

    def found(about: About | None) -> None:
        words = tuple(capital(say(effect)) for effect in about.effects) if about is not None else ()
        words = words or ((capital(option.tells),) if option.tells else ())
        if words and context.stage is not None:
            context.stage.open(ReadingSheet(context, look, option.words, words))

    if bench is None or kind != "slot" or not which.isdigit():
        found(None)
    else:
        context.errands.run(lambda: bench.about(SlotId(int(which))), found)
