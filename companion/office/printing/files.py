"""`companion print`: pages written to a file, or the sentence why not."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from companion.core.language.languages import codes
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.printing import CameraView, PrintWish, Sheets
from companion.ground.rooms import LAID_OUT, UnknownRoom
from companion.ground.texts import FluentTexts
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL, WrongCall, verdict_of
from companion.office.printing.shop import PrintShop, of_game

if TYPE_CHECKING:
    from card_db.store import Store

Where = Literal["stand", "overhead"]
CAMERA = re.compile(r"(stand|overhead),(\d+)x(\d+),(\d+)x(\d+)", re.IGNORECASE)
NO_CAMERA = (
    "{text!r} is no camera. Write where it is, the size of its picture, and what it sees in centimetres: "
    "stand,1920x1080,30x20 or overhead,2304x1296,90x60."
)
NO_CHOICE = "There is no {what} {name!r}. Choose one of: {known}."
KINDS = ("stand", "overhead", "bars", "back")
TURNS = ("long", "short", "none")


def write(wish: PrintWish, out: Path | None, camera: str = "") -> int:
    """Print a wish to a file; 0 fine, 1 it cannot be printed that way, 2 a wrong call."""
    wish = of_game(wish)
    if wish.stock == "list":
        return list_stocks(wish)
    try:
        check(wish)
        view = read_camera(camera) if camera else None
    except (WrongCall, UnknownRoom) as error:
        print(error, file=sys.stderr)
        return WRONG_CALL
    return with_store(lambda store: one(store, wish, out, view))


def one(store: Store, wish: PrintWish, out: Path | None, view: CameraView | None) -> int:
    """Print one wish, unless the camera could not read it."""
    texts = FluentTexts(wish.room)
    shop = PrintShop(store, FluentTexts)
    if view is not None:
        verdict = shop.judge(wish.kind, view)
        print(texts.say(verdict.says, wish.language), file=sys.stderr)
        if not verdict.can_be_read:
            return PROBLEMS
    return finish(shop.make(wish), out or default_name(wish), lambda says: texts.say(says, wish.language))


def finish(sheets: Sheets, path: Path, say: Callable[[Phrase], str]) -> int:
    """Write a document and say what it is."""
    path.write_bytes(sheets.pdf)
    print(f"{path}: {say(sheets.says)}")
    return FINE


def with_store(do: Callable[[Store], int]) -> int:
    """Do something with the household's store, or say why that cannot be."""
    from card_db.errors import AddressError, StoreError
    from companion.ground.household import open_own

    try:
        with closing(open_own(with_own_sets=False)) as store:
            return do(store)
    except AddressError:  # said where every command says it, in the language of this computer
        raise
    except StoreError as error:
        print(error, file=sys.stderr)
        return verdict_of(error)


def check(wish: PrintWish) -> None:
    """Refuse what is not one of the known words, before anything is opened."""
    from card_db.printing.paper import PAPERS

    for what, name, known in (
        ("game", wish.room, LAID_OUT),
        ("kind of label", wish.kind, KINDS),
        ("paper", wish.paper, tuple(PAPERS)),
        ("way to turn pages", wish.turn, TURNS),
        ("language", wish.language, codes()),
    ):
        if name not in known:
            raise WrongCall(NO_CHOICE.format(what=what, name=name, known=", ".join(known)))


def read_camera(text: str) -> CameraView:
    """A camera in words: where, its picture, and what it sees in centimetres."""
    found = CAMERA.fullmatch(text.replace(" ", ""))
    if found is None or 0 in (sizes := tuple(int(part) for part in found.groups()[1:])):
        raise WrongCall(NO_CAMERA.format(text=text))
    where: Where = "overhead" if found[1].lower() == "overhead" else "stand"
    return CameraView(where, (sizes[0], sizes[1]), (10.0 * sizes[2], 10.0 * sizes[3]))


def default_name(wish: PrintWish) -> Path:
    """What a file is called when nobody says otherwise."""
    parts = [wish.box.replace(":", "-") or wish.room, *wish.stacks[:1], wish.what]
    return Path("-".join(parts) + ".pdf")


def list_stocks(wish: PrintWish) -> int:
    """Name the sheets of labels on which a kind fits."""
    from card_db.printing.labels import fitting_stocks
    from card_db.printing.stocks import stocks

    for stock in fitting_stocks(wish.kind, stocks().values()):
        brands = f" ({', '.join(stock.brands)})" if stock.brands else " (to cut)"
        print(f"{stock.id}: {stock.count} labels of {stock.label[0]} x {stock.label[1]} mm{brands}")
    return FINE


def mix(boxes: tuple[str, str], room: str, relabel: bool, how: tuple[str, str, Path | None]) -> int:
    """Compare the table marks of two boxes; 0 they can lie on one table, 1 they share marks."""
    stock, language, out = how
    wish = PrintWish("labels", room, kind="overhead", stock=stock, language=language)
    try:
        check(wish)
    except WrongCall as error:
        print(error, file=sys.stderr)
        return WRONG_CALL

    def say(says: Phrase) -> str:
        return FluentTexts(room).say(says, language)

    def compare(store: Store) -> int:
        from card_db.printing.plan import copies_in

        sets = [store.catalogue.card_set(room, name) for name in boxes]
        cards = [tuple(copies_in(one, one.stacks)) for one in sets]
        change = store.marks.mix((boxes[0], cards[0]), (boxes[1], cards[1]))
        if change is None:
            print(say(phrase("print-mix-fine")))
            return FINE
        print(say(phrase("print-mix-clash", count=len(change.clashes), box=change.box)))
        if not relabel:
            return PROBLEMS
        store.marks.relabel(change)
        again = msgspec.structs.replace(wish, box=change.box, again=tuple(change.marks))
        sheets = PrintShop(store, FluentTexts).make(again)
        return finish(sheets, out or Path(f"{change.box}-relabelled.pdf"), say)

    return with_store(compare)
