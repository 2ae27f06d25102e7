# Strikes that go back, prices of this turn, what happens again, and cards put back in an order
event-StrikeReturned = { $to ->
    [bottom] { $card } went under the Strike deck.
    [shuffled] { $card } went back into the Strike deck.
   *[top] { $card } went onto the Strike deck.
  }
event-HappenedAgain = { $what ->
    [hazard] { $card }: the last Hazard happened once more.
   *[event] { $card }: the Event happened once more.
  }
prompt-strike-back-hand = { $to ->
    [bottom] Put { $card } face down under the Strike deck.
    [shuffled] Shuffle { $card } into the Strike deck.
   *[top] Put { $card } face down on top of the Strike deck.
  }
prompt-strike-back-app = Sort { $card } back into the tray: the app { $to ->
    [bottom] lays it under the Strike deck
    [shuffled] shuffles it into the Strike deck
   *[top] lays it on top of the Strike deck
  }.
