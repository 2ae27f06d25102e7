"""Strikes and deaths at large: whose strike it is, what it does, which of how many, and who is next; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.crossing.steps import AtLarge, Notice, Striker
from companion.core.crossing.views import SeatView
from companion.core.language.phrases import Phrase, phrase

Say = Callable[[Phrase], str]
NAMED = 3  # of the queue; more are counted
MISSED, AVOIDED = "miss", "avoided"  # the details of notices


class Chip(msgspec.Struct, frozen=True):
    """Somebody of the queue: the one who strikes now, or one of those who follow."""

    words: str
    strikes: int
    target: str
    now: bool = False


class Blow(msgspec.Struct, frozen=True):
    """A strike, or a death, in words."""

    says: str  # who strikes whom
    card: str = ""
    damage: int | None = None
    facts: tuple[str, ...] = ()  # in dim: how much, where it stays
    words: tuple[str, ...] = ()  # what the card says, or what now
    hint: str = ""
    was: int | None = None  # damage before it
    far: str = ""  # how much more is too much
    queue: tuple[Chip, ...] = ()
    rest: int = 0  # who strikes besides those that are named
    next: tuple[str, str] = ("", "")  # the two lines of the big button
    target: str = ""  # the card


class Turnstile(msgspec.Struct, frozen=True):
    """Which card of how many this is, and whether the same enemy brings another."""

    at: int
    of: int
    again: bool = False


class StrikeCount:
    """Counts the strike cards of a Strike Phase, as notices tell of them one after the other."""

    def __init__(self) -> None:
        """No phase was heard of yet."""
        self._turn, self._is_sure = -1, False
        self._drawn = self._owed = 0

    def forget(self) -> None:
        """Something was taken back: how many it were is not said any more before the next turn."""
        self._is_sure = False

    def heed(self, notice: Notice, is_taken: bool) -> Turnstile | None:
        """What a notice changes; for a drawn strike card its number, where that is known."""
        large = notice.large
        if notice.detail == AVOIDED:
            self._owed = max(0, self._owed - 1)
        if large is None or not large.strikers:
            return None
        is_card = is_taken or notice.detail == MISSED
        if large.turn != self._turn:  # the first one heard of has to be the first of them all
            self._turn, self._is_sure = large.turn, large.struck == 1 and not is_card
            self._drawn = self._owed = 0
        if not is_card:
            self._owed = large.strikers[0].strikes
            return None
        if not self._owed:  # a text has brought it: nobody could count it before, and none is one less for it
            return None
        self._drawn, self._owed = self._drawn + 1, self._owed - 1
        coming = sum(one.strikes for one in large.strikers[1:])
        found = Turnstile(self._drawn, self._drawn + self._owed + coming, self._owed > 0)
        return found if self._is_sure else None


def struck(
    notice: Notice, seat: SeatView, count: Turnstile | None, say: Say, cause: Phrase | None = None
) -> Blow:
    """A strike that somebody takes; `cause` is the card it comes from where no enemy strikes."""
    large, name = notice.large or AtLarge(), seat.name
    by = large.strikers[0] if large.strikers else None
    follow = followers(large, count)
    now = seat.life.value if seat.life is not None else None
    limit = seat.life.of if seat.life is not None else None
    left = limit - now if now is not None and limit is not None else 0
    is_fatal = limit is not None and left <= 0  # whoever stood in line strikes nobody any more
    line = large.strikers[:1] if is_fatal else large.strikers
    damage = notice.amount
    why = phrase("ui-blow-because", card=cause) if cause is not None else notice.text
    facts = (phrase("ui-blow-damage", n=damage or 0), phrase("ui-blow-stays", name=name))
    return Blow(
        says=say(phrase("ui-blow-says", card=by.title, name=name) if by is not None else why),
        card=say(notice.title) if notice.title is not None else "",
        damage=damage,
        facts=tuple(say(one) for one in facts),
        words=tuple(capital(say(one)) for one in large.words),
        hint=say(phrase("ui-blow-hurry")),
        was=now - damage if now is not None and damage is not None else None,
        far=say(phrase("ui-blow-far", left=left, name=name)) if left > 0 and seat.alive else "",
        queue=queue_of(line, say),
        rest=max(0, len(line) - NAMED),
        next=next_words(() if is_fatal else follow, by is not None and not is_fatal, name, say),
        target=f"slot:{notice.slot}" if notice.slot is not None else "",
    )


def fallen(notice: Notice, seat: SeatView, say: Say) -> Blow:
    """A death: the same sheet, with what is to be done now."""
    now = say(phrase("ui-death-now", name=seat.name))
    return Blow(says=say(notice.text), words=(now,), hint=say(phrase("ui-blow-hurry")))


def followers(large: AtLarge, count: Turnstile | None) -> tuple[Striker, ...]:
    """Who strikes next: the same once more, where a card of it is still to be drawn."""
    return large.strikers if count is not None and count.again else large.strikers[1:]


def next_words(follow: Sequence[Striker], is_phase: bool, name: str, say: Say) -> tuple[str, str]:
    """The big button: the next strike by name, or the end of them all."""
    if follow:
        says = say(phrase("ui-blow-says", card=follow[0].title, name=name))
        return say(phrase("ui-blow-next")), says
    return say(phrase("ui-blow-end" if is_phase else "ui-go-on")), ""


def queue_of(strikers: Sequence[Striker], say: Say) -> tuple[Chip, ...]:
    """Those who are named, the one that strikes now first."""
    chips = tuple(Chip(say(one.title), one.strikes, one.target) for one in strikers[:NAMED])
    return tuple(replace(one, now=True) if at == 0 else one for at, one in enumerate(chips))


def capital(words: str) -> str:
    """A sentence begins with a capital letter."""
    return words[:1].upper() + words[1:]
