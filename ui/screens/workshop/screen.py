"""The card workshop: what only the printed card says, one design after the other."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.ports.cards import Form, Kept, Where
from ui.bridge import Button
from ui.context import Context
from ui.keys import BACKSPACE
from ui.screens.base.screen import Screen, put, put_frame
from ui.screens.base.words import is_large
from ui.screens.my_cards.totals import show_totals
from ui.screens.sentences.sheet import ReadingSheet
from ui.screens.text_entry.sheet import TypingSheet
from ui.screens.workshop import model
from ui.screens.workshop.model import CardDraft, Section
from ui.screens.workshop.pages import LABEL_MM, Packed, packed
from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.chips.chips import ChipGrid, narrowest_mm
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.label.label import Words
from ui.widgets.numbers.numbers import NumberPad
from ui.widgets.printed.printed import PrintedCard

LABELS: dict[Section, str] = {
    "kind": "ui-what-is-it",
    "numbers": "ui-numbers-on-it",
    "copies": "ui-how-many-alike",
    "klass": "ui-which-class",
    "marks": "ui-which-keywords",
}
NARROW: dict[Section, float] = {"kind": 30.0, "copies": 14.0, "klass": 31.0, "marks": 32.0}


class WorkshopScreen(Screen):
    """Opened on a deck or a design; what has been kept stays kept, so that one can stop at any card."""

    typing = True

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The form comes in later."""
        super().__init__(context, look, **values)
        self.where, self.page = Where(), 0
        self.draft: CardDraft | None = None
        self.pages: tuple[Packed, ...] = ()
        fixed = {"wear": self.wear}
        self.ground = Ground(strip=strip_height(self.wear.theme), **fixed)
        self.card = PrintedCard(**fixed)
        self.name = PlainButton(icon="keys", align="left", **fixed)
        self.pad = NumberPad(self.wear)
        self.grids: dict[Section, ChipGrid] = {
            section: ChipGrid(self.wear, narrow) for section, narrow in NARROW.items()
        }
        self.labels: dict[Section, Words] = {
            section: Words(text=self.wear.tell(key), step="body", rows=1, **fixed)
            for section, key in LABELS.items()
        }
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.card, self.name, self.strip):
            self.add_widget(widget)
        self._listen()

    def _listen(self) -> None:
        """What touches do."""
        self.name.bind(on_tap=lambda _b: self._type_name())
        self.pad.bind(
            on_digit=lambda _p, key: self._set(lambda draft: model.typed(draft, key)),
            on_step=lambda _p, field, by: self._set(lambda draft: model.stepped(draft, field, by)),
            on_field=lambda _p, field: self._set(lambda draft: model.aimed_at(draft, field)),
        )
        for section, grid in self.grids.items():
            grid.bind(on_chip=lambda _g, id, section=section: self._chip(section, id))
        self.strip.bind(on_big=lambda _s: self._keep(), on_plain=lambda _s, id: self._plain(id))

    def enter(self) -> None:
        """Go on where it was left, or where somebody asked to begin."""
        where = self.context.notes.get("workshop")
        if isinstance(where, Where):
            self._open(where)
        else:
            self.context.go("my_cards")

    def _open(self, where: Where) -> None:
        """Look up what is to be entered."""
        cards = self.context.ports.owner.cards
        self.where = where
        self.context.notes["workshop"] = where
        if cards is not None:
            language = self.context.preferences.language
            self.context.errands.run(lambda: cards.form(where, language), self._found, self._failed)

    def _found(self, form: Form) -> None:
        """The form is here."""
        self.draft, self.page = model.draft_of(form), 0
        self.context.notes["workshop"] = form.where
        self.arrange()

    def _failed(self, words: str) -> None:
        """It could not be looked up or kept: say so, and let the card be."""
        if self.context.stage is not None:
            title = self.wear.tell("ui-not-kept")
            self.context.stage.open(ReadingSheet(self.context, "shell", title, (words,), tone="warn"))

    def _set(self, change: Any) -> None:
        """A touch changed the draft."""
        if self.draft is None:
            return
        before = model.sections(self.draft)
        self.draft = change(self.draft)
        if model.sections(self.draft) != before:
            self.page = 0
        self.arrange()

    def _chip(self, section: Section, id: str) -> None:
        """A chip was touched."""
        self._set(lambda draft: model.with_chip(draft, section, id))

    def arrange(self) -> None:
        """Card and title at the left or above, the questions beside or below, on pages."""
        if self.width < 100:
            return
        theme = self.wear.theme
        box = put_frame(self)
        gap = theme.mm(2.4)
        if theme.glass.is_portrait:
            head, rest = box.cut_top(theme.mm(58), gap)
            self._lay_head(*head.columns([0.42, 0.58], gap))
        else:
            wide = theme.mm(46) if theme.glass.is_small else theme.mm(62)
            left, rest = box.cut_left(wide, gap)
            name, card = left.cut_top(theme.mm(11), theme.mm(1.4))
            self._lay_head(card, name)
        if self.draft is not None:
            self._show_draft(self.draft, rest)
        self.strip.show(self._strip())

    def _lay_head(self, card: Box, name: Box) -> None:
        """The card and its title; upright they stand side by side."""
        theme = self.wear.theme
        put(self, self.card, card)
        put(self, self.name, name.cut_top(min(name.h, theme.mm(14)))[0])

    def _show_draft(self, draft: CardDraft, box: Box) -> None:
        """The sections of this page."""
        theme, say = self.wear.theme, self.wear.say
        self.card.face = model.face(draft, say)
        short = "ui-title" if is_large(theme) else "ui-title-not-needed"
        self.name.text = draft.name or self.wear.tell(short)
        found = [(section, self._count(draft, section)) for section in model.sections(draft)]
        for section, grid in self.grids.items():
            models = model.chips(draft, section, say)
            grid.narrow_mm = narrowest_mm(self.wear, models, NARROW[section])
            grid.show(models)
        self.pages = packed(theme, box, found, {one: grid.narrow_mm for one, grid in self.grids.items()})
        self.page = min(self.page, len(self.pages) - 1)
        shown = self.pages[self.page] if self.pages else {}
        for section in LABELS:
            for widget in (self.labels[section], self._form(section)):
                if section not in shown and widget.parent is not None:
                    self.remove_widget(widget)
        for section, place in shown.items():
            label, form = place.cut_top(round(theme.mm(LABEL_MM) * theme.glass.text_scale))
            put(self, self.labels[section], label)
            put(self, self._form(section), form)
        self.pad.show(model.numbers(draft, say))

    def _form(self, section: Section) -> Any:
        """What a section is answered with."""
        return self.pad if section == "numbers" else self.grids[section]

    def _count(self, draft: CardDraft, section: Section) -> int:
        """How many things a section offers."""
        if section == "numbers":
            return len(model.blanks(draft))
        return len(model.chips(draft, section, self.wear.say))

    def _strip(self) -> StripModel:
        """Keep and go on; the rest of the questions; another card; back."""
        tell = self.wear.tell
        plain = [PlainSpec("back", tell("ui-back"), "back")]
        plain.append(PlainSpec("another", tell("ui-another-card"), "cards"))
        if len(self.pages) > 1:
            of = len(self.pages)
            plain.append(PlainSpec("page", tell("ui-page", at=self.page + 1, of=of)))
        draft = self.draft
        if draft is None:
            return StripModel(first=tell("ui-looking"), waits=True, plain=tuple(plain))
        whole, changed = model.is_whole(draft), model.is_changed(draft)
        key = "ui-keep-card" if whole else ("ui-keep-so-far" if changed else "ui-leave-card")
        last = not draft.form.following
        second = "" if is_large(self.wear.theme) else tell("ui-then-totals" if last else "ui-then-next")
        return StripModel(first=tell(key), second=second, waits=not whole, plain=tuple(plain))

    def _keep(self) -> None:
        """Write the card down and go to the next; one that was not touched is only left."""
        draft, cards = self.draft, self.context.ports.owner.cards
        if draft is None or cards is None:
            return
        if not model.is_whole(draft) and not model.is_changed(draft):
            self._next(draft.form.following)
            return
        said = model.entered(draft, self.context.preferences.language)
        self.context.errands.run(lambda: cards.keep(said), self._kept, self._failed)

    def _kept(self, kept: Kept) -> None:
        """It is written down, or there is a reason why not."""
        if kept.refusal is not None:
            self._failed(self.wear.say(kept.refusal))
        else:
            self._next(kept.following)

    def _next(self, design: str) -> None:
        """The next card, or the totals of the deck after the last."""
        if design:
            self._open(replace(self.context.notes["workshop"], design=design))
            return
        cards, where = self.context.ports.owner.cards, self.context.notes.pop("workshop")
        self.context.notes["my_cards"] = replace(where, design="")
        self.context.go("my_cards")
        if cards is not None:
            self.context.errands.run(lambda: cards.checks(where), self._totals)

    def _totals(self, checks: Any) -> None:
        """What the deck comes to."""
        show_totals(self.context, tuple(checks))

    def _type_name(self) -> None:
        """The printed title, by the docked keyboard."""
        draft, cards = self.draft, self.context.ports.owner.cards
        if draft is None or cards is None or self.context.stage is None:
            return
        where = draft.form.where
        sheet = TypingSheet(
            self.context,
            "shell",
            draft.name,
            lambda words: tuple(cards.names(where, words)),
            self._named,
            big="ui-take-title",
        )
        self.context.stage.open(sheet)

    def _named(self, name: str) -> None:
        """A title was typed."""
        self._set(lambda draft: replace(draft, name=" ".join(name.split())))

    def _plain(self, id: str) -> None:
        """Back to the lists, another card of the deck, or the rest of the questions."""
        if id == "page":
            self.page = (self.page + 1) % max(1, len(self.pages))
            self.arrange()
        elif id == "another":
            self._choose()
        else:
            self._leave()

    def _choose(self) -> None:
        """The cards of this deck."""
        cards, where = self.context.ports.owner.cards, self.context.notes["workshop"]
        if cards is not None:
            self.context.errands.run(lambda: cards.designs(where), self._list, self._failed)

    def _list(self, lines: Any) -> None:
        """Choose a card of the deck by its name or by what is known of it."""
        from ui.screens.lists.sheet import ChoiceSheet
        from ui.screens.my_cards.model import design_rows

        if self.context.stage is not None:
            rows = design_rows(tuple(lines), self.wear.say)
            title = self.wear.tell("ui-another-card")
            sheet = ChoiceSheet(self.context, "shell", title, rows, self._go_to, back="ui-back", narrow_mm=62)
            self.context.stage.open(sheet)

    def _go_to(self, design: str) -> None:
        """Another card of the deck."""
        self._open(replace(self.context.notes["workshop"], design=design))

    def _leave(self) -> None:
        """Back to the deck; the workshop can be gone on with from there."""
        where = self.context.notes.get("workshop", Where())
        self.context.notes["my_cards"] = replace(where, design="")
        self.context.go("my_cards")

    def press(self, button: Button) -> None:
        """Undo goes back to the deck; the other buttons keep the card."""
        if button == "undo":
            self._leave()
        else:
            self.strip.big.tap()

    def type_key(self, key: int, text: str | None) -> bool:
        """A real keyboard types digits; backspace takes a number back."""
        if key == BACKSPACE and self.draft is not None and self.draft.field:
            self._set(model.erased)
            return True
        if text is not None and text.isdigit() and len(text) == 1:
            self._set(lambda draft: model.typed(draft, text))
            return True
        return False
