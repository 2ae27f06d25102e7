# What the desk says of scans, of cards that lie elsewhere, and of commands that change nothing.

nothing-changes = That changes nothing.
fan-waits = { $count ->
    [one] 1 card waits until the question is answered.
   *[other] { $count } cards wait until the question is answered.
  }
pile-read = { $count } of { $total } cards read. The next one, please.
pile-wrong = Card { $number } cannot lie there: one before it was missed, or parts are mixed. Begin again further up.
pile-again = These are not the cards of this deck. Again from card 1.
card-booked-elsewhere = { $card } should lie { $where }. Is it this card all the same? { $why }
offer-tables-word = Yes, it is { $card }

# A card carried on the screen
drop-no-move = By the rules no move takes this card { $into }.
drop-anyway = Do it anyway if it really lies there; it can be taken back.
drop-which = By the rules this is no move. Where does it lie, anyway?
