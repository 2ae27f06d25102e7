# What the screen says in the words of Villains, and what is told before it is too late.

ui-scene-twist = Plot Twist
ui-scene-command = Command Strike
ui-scene-overrun = Overrun
ui-scene-carried-off = Bystander lost
ui-scene-beaten = Commander beaten
ui-scene-good-near = Good is near
ui-scene-deck-low = Deck runs low
ui-scene-deck-out = Last turn
ui-scene-defeat = Good wins
ui-scene-draw = Draw

event-Ambushed = { $card } attacks from an Ambush.
event-BindingsGained = { $name } has to carry Bindings.
event-DemolishCalled = Demolish: everybody who can discards a card of cost { $cost }.
event-GoodNear = { $count ->
    [one] One step more of what the Plot counts, and Good wins.
   *[other] { $count } steps more of what the Plot counts, and Good wins.
  }
event-DeckRunsLow = { $count ->
    [one] One card is left in the { deck-called }. When it runs out, the game ends with that turn.
   *[other] { $count } cards are left in the { deck-called }. When it runs out, the game ends with that turn.
  }
event-Crowned = { $name } is the individual winner: { $count ->
    [one] 1 point
   *[other] { $count } points
  }.
deck-called = { $deck ->
    [allies] Ally Deck
   *[adversaries] Adversary Deck
  }
event-speaker-says = { $card }: { $says }
event-speaker-silent = { $card } has nothing to say to that.

ui-said-ko-hand = KO of hand
ui-said-ko-discard = KO of discard
ui-said-ko-lair = KO in Lair
ui-said-bindings = Bindings
ui-said-kidnap = Kidnap
ui-said-new-recruit = New Recruit
ui-said-adversary = Adversary
ui-said-guard = Guard
ui-said-demolish = Demolish
