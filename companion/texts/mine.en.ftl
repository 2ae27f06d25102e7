# The owner’s collection: totals, and what cannot be entered.

cards-and = { $first }, { $next }
cards-check-cards = { $count ->
    [one] 1 card in all
   *[other] { $count } cards in all
  }
cards-check-split = Copies: { $copies }
cards-check-kind = { $kind }: { $count }
cards-check-sum = All together, { $field }: { $count }
cards-no-effect = This is no effect of a card: { $fault }.
cards-no-place = No card of { $deck } that looks like this and has so many copies is still open. Count the copies again, or choose the card from the list.
cards-tag-taken = The code { $tag } is already on { $card }. Use another label, or take it off that card first.
cards-field-kind = kind
cards-field-klass = class
cards-field-crew = crew
cards-field-person = who
cards-field-marks = keywords

# What has become of a card.
card-entered = entered: { $what }
card-withdrawn = taken back: { $what }
card-labelled = first label stuck on
card-played = laid out for a game
card-played-won = laid out for a game that was won
card-played-lost = laid out for a game that was lost
card-field-copies = how many there are
