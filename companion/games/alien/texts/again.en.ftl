# Strikes that go back, prices of this turn, what happens again, and cards put back in an order
ask-arrange = Put them back { $into } as you like. Which card is { $n ->
    [1] on top
   *[other] number { $n } from the top
  }?
ask-arrange-hands = Put them back { $into } in any order, alone.
option-nth-card = Card { $n }, as it lay
option-arranged = They lie there
ask-put-strike-which = { $name }: which strike goes back to the deck?
ask-hands-do = Do what { $card } says, then go on
event-Reordered = Cards { $where } were put back in a chosen order.
event-StrikeReturned = { $to ->
    [bottom] { $card } went under the Strike deck.
    [shuffled] { $card } went back into the Strike deck.
   *[top] { $card } went onto the Strike deck.
  }
event-Discounted = { $once ->
    [1] The next such card was to cost { $by } less.
   *[0] Cards were to cost { $by } less this turn.
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
