# What the desk says of scans, of cards that lie elsewhere, and of commands that change nothing.

nothing-changes = That changes nothing.
fan-waits = { $count ->
    [one] 1 card waits until the question is answered.
   *[other] { $count } cards wait until the question is answered.
  }
pile-read = { $count } of { $total } cards read. The next one, please.
pile-wrong = Card { $number } cannot lie there: one before it was missed, or parts are mixed. Begin again further up.
pile-again = These are not the cards of this deck. Again from card 1.
card-booked-elsewhere = { $card } should lie elsewhere: { $place }. Is it this card all the same? { $why }
offer-tables-word = Yes, it is { $card }
