"""What makes a game easier or harder: numbers chosen before anything is laid out, in any combination."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import Header
from companion.engine.choices import stop
from companion.engine.printed import Printed


class Dial(Printed, frozen=True, kw_only=True):
    """One number that can be chosen, a row of the rules file; 0 is the game as it is printed."""

    name: str
    rule: str
    most: int | None = None  # without it the room says what is possible
    is_harder: bool = msgspec.field(default=False, name="harder")  # whether more of it is harder

    def leads(self, n: int) -> Phrase:
        """Whether a number makes the game easier or harder."""
        if n == 0:
            return phrase("difficulty-printed")
        return phrase("difficulty-harder" if (n > 0) is self.is_harder else "difficulty-easier")

    def whole(self, value: Any) -> int:
        """A number however it was told: chosen by touch, or typed."""
        if isinstance(value, int):
            return int(value)
        if isinstance(value, str) and value.strip().removeprefix("-").isdecimal():
            return int(value)
        stop(self.rule, "difficulty-number", name=self.name, value=str(value))

    def check(self, value: int) -> None:
        """Refuse what is not possible (ALN-DIFF-02, 03, 07, FFY-DIFF-02, 10)."""
        if self.most is not None and not 0 <= value <= self.most:
            stop(self.rule, f"difficulty-{self.name}", have=value, most=self.most)

    def span(self) -> range:
        """What is possible, from the printed game up."""
        return range((self.most or 0) + 1)

    def choice(self, span: range, now: int) -> SetupChoice:
        """Its numbers; every one says which way it leads."""
        options = tuple(
            SetupOption(
                f"{self.name}:{n}", self.called(n), {self.name: n}, self.leads(n), chosen=n == now
            )
            for n in span
        )  # fmt: skip
        return SetupChoice(self.name, phrase(f"choose-{self.name}"), options)

    def called(self, n: int) -> Phrase:
        """What a number of it means."""
        return phrase(f"difficulty-{self.name}", n=n, size=abs(n), way="more" if n > 0 else "fewer")


class Dials(msgspec.Struct, frozen=True):
    """The dials of a room; what was chosen is kept in the header, and so with the result of the game."""

    dials: tuple[Dial, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called, among the choices and in the header."""
        return tuple(dial.name for dial in self.dials)

    def of(self, header: Header) -> dict[str, int]:
        """What a game was made easier or harder by; it is kept in its header, and so with its result."""
        return {name: int(header.options.get(name, 0)) for name in self.names}

    def traits(self, header: Header) -> Iterator[Phrase]:
        """Every dial that was not as printed, or that all were: results are compared by it (ALN-DIFF-06)."""
        values = self.of(header)
        if not any(values.values()):
            yield phrase("difficulty-printed")
        for dial in self.dials:
            if values[dial.name]:
                how = dial.called(values[dial.name])
                yield phrase("trait-option", what=phrase(f"choose-{dial.name}"), how=how)

    def told(self, header: Header, choices: Mapping[str, Any]) -> dict[str, int]:
        """What was chosen, or else what the header says already."""
        given = {dial: choices.get(dial.name, header.options.get(dial.name, 0)) for dial in self.dials}
        return {dial.name: dial.whole(value) for dial, value in given.items()}

    def kept(self, header: Header, told: Mapping[str, int]) -> Header:
        """The header with what was chosen, as far as it is possible; what is printed is not written down."""
        for dial in self.dials:
            dial.check(told[dial.name])
        others = {name: value for name, value in header.options.items() if name not in told}
        return replace(header, options={**others, **{name: n for name, n in told.items() if n}})

    def choices(self, chosen: Mapping[str, Any], spans: Mapping[str, range]) -> tuple[SetupChoice, ...]:
        """Every dial with the printed game among its options; `spans` are those that the room knows."""
        return tuple(
            dial.choice(spans.get(dial.name) or dial.span(), dial.whole(chosen.get(dial.name, 0)))
            for dial in self.dials
        )
