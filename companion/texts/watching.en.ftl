# What the overhead camera sees otherwise than the game has it: quiet lines of a list, and their answers.

difference-seen = { $place }: I see { $card }. { $why }
difference-elsewhere = I expected it { $where }.
difference-nothing = I expected nothing there.
difference-hidden = I expected a card face down.
difference-other = I expected { $card }.
difference-gone = { $place }: I expected { $card }, and no longer see it.
difference-thing = { $place }: something lies there that I cannot read. I expected nothing.
difference-twice = { $place } and { $other }: two cards carry the label of { $card }. Print a new label for the one that is another card, and stick it over the old one.
difference-twice-here = { $place }: two cards carry the label of { $card }. Print a new label for the one that is another card, and stick it over the old one.
offer-difference-word = The table is right
offer-difference-move = It was a move: { $what }
offer-difference-dismiss = Leave it
differences-now = { $count ->
    [0] Table and game agree
    [one] 1 card lies elsewhere
   *[other] { $count } cards lie elsewhere
  }
place-strip = Play strip
