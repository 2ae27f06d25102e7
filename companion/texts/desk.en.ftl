# What the desk says of scans, of cards that lie elsewhere, and of commands that change nothing.

nothing-changes = That changes nothing.
fan-waits = { $count ->
    [one] 1 card waits until the question is answered.
   *[other] { $count } cards wait until the question is answered.
  }
card-booked-elsewhere = { $card } should lie elsewhere: { $place }. Is it this card all the same? { $why }
offer-tables-word = Yes, it is { $card }
