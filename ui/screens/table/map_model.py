"""What the key strip says while spaces of a map can be chosen, and which section it enlarges; pure."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from companion.core.crossing.intents import Intent, Taken
from companion.core.crossing.views import Offer, View
from companion.core.language.phrases import Phrase, phrase
from ui.rooms import maps
from ui.widgets.keystrip.strip import StripModel

Say = Callable[[Phrase], str]


class MapPress(msgspec.Struct, frozen=True):
    """What the big button does for the map: shows a page of it, or posts something."""

    page: str | None = None
    intent: Intent | None = None


def is_choosing(view: View) -> bool:
    """Whether spaces of a map are all that is to be chosen, and nothing is more urgent."""
    if view.big is not None or view.outcome or view.lays:
        return False
    return len(maps.boards(view)) > 1 and bool(maps.choices(view)) and not _is_mixed(view)


def _is_mixed(view: View) -> bool:
    """Whether something else than a space can be chosen as well: then the list of all of it opens."""
    there = {maps.target_of(view, place) for place in maps.spaces_of(view)}
    offers = (view.offer(id) for id in view.choosing.ids) if view.choosing is not None else ()
    return any(offer is not None and offer.target not in there for offer in offers)


def strip(
    model: StripModel, view: View, shown: str, pieces: str, say: Say, is_both: bool = False
) -> StripModel:
    """'Choose' with the number of spaces; in an enlarged section what puts everything back.

    On a standing glass map and section are shown at once (`is_both`): nothing has to be opened there.
    """
    if not is_choosing(view):
        return model
    only, back = _only(view), put_back(view)
    if only is not None:
        return _says(model, only, say)
    if not shown and not is_both:
        first, second = say(phrase("ui-choose")), say(_counted(view, pieces))
        return replace(model, first=first, second=second, waits=False, opens=True)
    if back is not None:
        return _says(model, back, say)
    if is_both:
        return model
    return replace(
        model, first=say(phrase("ui-map-back")), second=say(phrase("ui-map-back-sub")), waits=False
    )


def pressed(view: View, shown: str, is_both: bool = False) -> MapPress | None:
    """What the big button does while a space is to be chosen; none: what it does everywhere."""
    if not is_choosing(view):
        return None
    only, back = _only(view), put_back(view)
    if only is not None:
        return MapPress(intent=Taken(only.id))
    if not shown and not is_both:
        return MapPress(page=maps.first_section(view))
    if back is not None:
        return MapPress(maps.WHOLE, Taken(back.id))
    return None if is_both else MapPress(maps.WHOLE)


def _says(model: StripModel, offer: Offer, say: Say) -> StripModel:
    """The big button takes this offer."""
    second = say(offer.sub) if offer.sub is not None else ""
    return replace(model, first=say(offer.label), second=second, waits=False)


def _only(view: View) -> Offer | None:
    """The one thing that can be done on the map, where there is no more than one."""
    targets = [maps.target_of(view, place) for place in maps.choices(view)]
    found = [offer for offer in view.offers if offer.target in targets]
    return found[0] if len(found) == 1 and maps.picked(view) is None else None


def put_back(view: View) -> Offer | None:
    """What leaves the pieces where they were: a touch on the space that they were taken up from."""
    place = maps.picked(view)
    target = maps.target_of(view, place) if place is not None else ""
    return next((offer for offer in view.offers if target and offer.target == target), None)


def words(view: View, pieces: str, say: Say) -> dict[str, str]:
    """What the pieces that were taken up wait for, whose they are and which space they leave."""
    place, many = maps.picked(view), _taken_up(view)
    who = view.seat(view.turn.seat)
    if place is None or not pieces or not many or who is None:
        return {}
    found = next((tile.title for tile in place.tiles if tile.kind == "location"), None)
    counted, where = phrase(pieces, count=many), found or place.title
    return {maps.LEAVES: say(phrase(maps.LEAVES, name=who.name, pieces=counted, place=where, count=many))}


def _taken_up(view: View) -> int:
    """How many pieces are in somebody's fingers."""
    place = maps.picked(view)
    mine = [tile for tile in place.tiles if tile.owner in view.turn.acting] if place is not None else []
    return sum(tile.figures[0].value or 0 if tile.figures else 1 for tile in mine if tile.kind == "craft")


def _counted(view: View, pieces: str) -> Phrase:
    """How many spaces, and for how many pieces where some were taken up."""
    count, many = len(maps.choices(view)), _taken_up(view)
    spaces = phrase("ui-map-spaces", count=count)
    return (
        phrase("ui-map-for", spaces=spaces, pieces=phrase(pieces, count=many)) if pieces and many else spaces
    )
