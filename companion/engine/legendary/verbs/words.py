"""The words of the shared verbs: what cards of every game of the family can say, with a game's own names."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from companion.engine.effects.grammar import Arg, Verb, clauses, count, flag, who, word

GOES = ("hand", "discard", "dead", "back", "bottom")  # where a card goes that was turned up


class CardWords(msgspec.Struct, frozen=True, kw_only=True):
    """What a game calls its classes and places, and what can be counted at its table."""

    counts: tuple[str, ...]
    classes: tuple[str, ...]
    meant: tuple[str, ...]  # which cards of a pile or hand can be meant: any, some mark, a class
    areas: tuple[str, ...]  # where a card lies that has a text for that place
    where: tuple[str, ...]  # where an enemy can be
    killed: tuple[str, ...]  # what can be killed on the board
    sources: tuple[str, ...]  # where cards are gained from: the market, then the stacks
    cheaper: tuple[str, ...]  # what can cost less: any, the market, a stack, a class
    copied: tuple[str, ...]  # which cards can be copied: those played this turn, the market
    decks: tuple[str, ...]  # which decks can be looked at; the own one is among them
    open_decks: tuple[str, ...]  # of which decks the top cards can be turned up
    joins: tuple[str, ...] = ("discard",)  # where a card goes that becomes a player's
    by_name: bool = False  # whether cards are meant by the name of a team, a group or somebody as well

    def verbs(self) -> Mapping[str, Verb]:
        """All of them."""
        return {
            **self._conditions(), **self._points(), **self._own_cards(), **self._copies(), **self._enemies(),
            **self._strikes(), **self._piles(), **self._choices(),
        }  # fmt: skip

    def which(self, says: str, *words: str, needed: bool = False) -> Arg:
        """Which cards are meant."""
        return Arg(says, "name" if self.by_name else "word", words, needed=needed)

    def n(self) -> Arg:
        """How many, where one is usual."""
        return count("how many; one when left out", self.counts)

    def _conditions(self) -> Mapping[str, Verb]:
        counted = Arg("what is counted", "count", self.counts, needed=True)
        return {
            "here": Verb(
                "the card is in this area",
                {"area": word("the area", *self.areas, needed=True)},
                condition=True,
            ),
            "at-least": Verb(
                "there are so many of something",
                {"count": counted, "n": Arg("how many", "whole", needed=True)},
                condition=True,
            ),
            "at-most": Verb(
                "there are not more of something",
                {"count": counted, "n": Arg("how many", "whole", low=0, needed=True)},
                condition=True,
            ),
            "wounded": Verb(
                "somebody of these has a strike beside the Avatar", {"who": who()}, condition=True
            ),
        }

    def _points(self) -> Mapping[str, Verb]:
        points = {
            "attack": count("points of Attack", self.counts),
            "recruit": count("points of Recruit", self.counts),
        }
        which = word("which pool", "attack", "recruit", needed=True)
        return {
            "gain": Verb("points come into the pools", points, one_of=("attack", "recruit")),
            "lose": Verb("the active player loses points", {"what": which, "n": self.n()}),
            "discount": Verb(
                "cards cost less to recruit this turn",
                {
                    "by": count("by how much", self.counts, needed=True),
                    "what": word("which cards; all when left out", *self.cheaper),
                    "next": flag("the next such card alone"),
                },
            ),
        }

    def _own_cards(self) -> Mapping[str, Verb]:
        return {
            "draw": Verb("cards are drawn from the own deck", {"n": self.n(), "who": who()}),
            "discard": Verb("cards are discarded from the hand", {"n": self.n(), "who": who()}),
            "gain-card": Verb(
                "a card is gained without paying",
                {
                    "from": word("where it comes from", *self.sources, needed=True),
                    "cost": Arg("the highest cost", "whole", low=0),
                    "to": word("where it goes; the discard pile when left out", "discard", "hand", "deck"),
                },
            ),
            "join": Verb(
                "this card becomes one of a player’s cards", {"who": who(), "to": word("where", *self.joins)}
            ),
            "nothing": Verb("nothing happens"),
            "kill-own": Verb(
                "own characters are killed, from the hand or of those played",
                {"n": self.n(), "who": who(), "may": flag("it may be left")},
            ),
        }

    def _copies(self) -> Mapping[str, Verb]:
        which = word("which card; one played this turn when left out", *self.copied)
        return {
            "copy": Verb("a copy of another card is played", {"of": which}),
            "clone": Verb("this card takes all that another card played this turn says"),
        }

    def _enemies(self) -> Mapping[str, Verb]:
        anywhere = word("where it is; anywhere when left out", *self.where)
        there = word("where it is", *self.where)
        by = count("by how much", self.counts, needed=True)
        return {
            "kill": Verb(
                "a card on the board is killed without a fight",
                {
                    "what": word("what is killed", *self.killed, needed=True),
                    "where": anywhere,
                    "attack": count("the highest Attack it may have", self.counts, low=0),
                    "final": flag("final enemies too"),
                },
            ),
            "weaken": Verb("an enemy’s Attack is lower this turn", {"by": by, "where": anywhere}),
            "strengthen": Verb("an enemy’s Attack is higher this turn", {"by": by, "where": there}),
            "calm": Verb("an enemy does not strike this turn", {"where": there}),
        }

    def _strikes(self) -> Mapping[str, Verb]:
        which = "which strike: the one that says so, or one beside an Avatar"
        to = word("where it goes; on top when left out", "top", "bottom", "shuffled")
        return {
            "heal": Verb("strikes beside an Avatar are healed", {"n": self.n(), "who": who()}),
            "strike": Verb("strike cards are drawn", {"n": self.n(), "who": who()}),
            "avoid-strike": Verb(
                "the next strikes of this turn are not drawn", {"n": self.n(), "who": who()}
            ),
            "put-strike": Verb(
                "a strike goes back to the strike deck",
                {"what": word(which, "this", "own", needed=True), "to": to, "n": self.n(), "who": who()},
            ),
        }

    def _piles(self) -> Mapping[str, Verb]:
        with_it = (
            "what may be done with them: each goes under the deck, or all go back in any order;"
            " nothing when left out"
        )
        return {
            "recover": Verb(
                "cards of the own discard pile are taken back",
                {
                    "n": self.n(),
                    "to": word("where they go; the hand when left out", "hand", "deck"),
                    "who": who(),
                },
            ),
            "kill-discard": Verb(
                "cards of the own discard pile are killed",
                {"n": self.n(), "who": who(), "may": flag("it may be left")},
            ),
            "look": Verb(
                "one player looks at top cards of a deck, alone",
                {
                    "at": word("which deck", *self.decks, needed=True),
                    "n": self.n(),
                    "may": word(with_it, "bottom", "order"),
                },
            ),
            "reveal-top": Verb(
                "top cards of a deck are turned up for all, and go by what they are",
                {
                    "at": word("which deck; the own one when left out", *self.open_decks),
                    "n": self.n(),
                    "match": self.which("which cards are meant; any when left out", *self.meant),
                    "then": word("where such a card goes", *GOES, needed=True),
                    "else": word("where another goes; back when left out", *GOES),
                },
            ),
        }

    def _choices(self) -> Mapping[str, Verb]:
        return {
            "choose": Verb(
                "one of several things is chosen",
                {
                    "either": clauses("the first way", needed=True),
                    "or": clauses("the second way", needed=True),
                    "third": clauses("the third way"),
                },
            ),
            "repeat": Verb(
                "something is done several times",
                {
                    "n": count("how many times", self.counts, needed=True),
                    "do": clauses("what is done", needed=True),
                },
            ),
            "show": Verb(
                "players show a card of theirs, or else something happens to them",
                {
                    "match": self.which("which card is to be shown", *self.meant[1:], needed=True),
                    "who": who(),
                    "else": clauses("what happens to those who show none", needed=True),
                },
            ),
        }
