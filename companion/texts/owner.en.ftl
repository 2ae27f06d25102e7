# An owner's own cards at the table: naming, labels, pictures, stacks, plans and bags.

# A card that was taken for the wrong one
command-Rematch = It was another card
event-Rematched = What was told of one card belongs to another now.
here-not-alike = Only two cards of the same stack that nobody has named yet can change places.
here-too-many-of-it = More copies have turned up than that card has: { $card } has { $copies }.
rule-TABLE-MATCH-01 = What was told of a card can only move to a card of the same stack that has as many copies.
