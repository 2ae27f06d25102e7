# What cards of Legendary say, and what becomes of it in a game of Encounters.
void-what = { $was ->
    [rescue] rescue a Bystander
    [kidnap] kidnap a Bystander
    [capture] capture a Bystander
    [guard] guard a Bystander
    [gain-bindings] gain Bindings
    [ko-bindings] KO Bindings
    [twist] a Twist
    [master-strike] a Master Strike
    [complete] complete an Objective
    [progress] come closer to an Objective
    [facehugger] place a Facehugger
    [hide] turn a card face down
    [block] block a room
   *[other] do something that only its own game has
  }
effect-void = { void-what } (no counterpart in this game)
moment-escape = when it enters the Combat Zone
mark-guest = Guest from Legendary
moment-ambush = Ambush
moment-fight = Fight
moment-overrun = Overrun
effect-rescue = { $n ->
    [one] rescue a Bystander
   *[other] rescue { $n } Bystanders
  }
effect-kidnap = { $n ->
    [one] kidnap a Bystander
   *[other] kidnap { $n } Bystanders
  }
effect-capture = it captures a Bystander
effect-guard = it guards a Bystander
effect-ko = { $n ->
    [one] KO one of your cards
   *[other] KO { $n } of your cards
  }
effect-ko-wound = { $n ->
    [one] KO one of your Wounds
   *[other] KO { $n } of your Wounds
  }
effect-gain-wound = { $who ->
    [you] gain { effect-wounds }
    [next] the next player gains { effect-wounds }
    [each] each player gains { effect-wounds }
    [others] each other player gains { effect-wounds }
   *[any] one player gains { effect-wounds }
  }
effect-wounds = { $n ->
    [one] a Wound
   *[other] { $n } Wounds
  }
