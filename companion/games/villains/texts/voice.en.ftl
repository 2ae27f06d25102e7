# What is spoken aloud: as few words as will do.
voice-ambush = Ambush!
voice-guarded = A Bystander is guarded.
voice-twist = Plot Twist { $count }!
voice-command-strike = Command Strike!
voice-overrun = { $card } overruns the Lair!
voice-carried-off = A Bystander is lost: everybody discards a card.
voice-demolish = Demolish: everybody discards a card of cost { $count }.
voice-good-near = { $count ->
    [one] One step more and Good wins!
   *[other] { $count } steps more and Good wins!
  }
voice-deck-low = { $count ->
    [one] One Adversary card is left.
   *[other] { $count } Adversary cards are left.
  }
voice-allies-low = { $count ->
    [one] One card is left in the Ally Deck.
   *[other] { $count } cards are left in the Ally Deck.
  }
voice-deck-out = A deck has run out: this is the last turn!
voice-drawn = A draw: nobody has won.
voice-crowned = { $name } has most points: { $count }!
voice-kidnapped = { $name } kidnaps a Bystander.
voice-commander-beaten = { $count ->
    [one] The Commander is beaten: once more!
   *[other] The Commander is beaten: { $count } times to go!
  }
voice-final-blow = The final blow!
voice-bindings = Bindings for { $name }.
voice-betrayed = Betrayal by { $name }!
voice-won = The plot is foiled: you have won!
voice-lost = Good wins!
