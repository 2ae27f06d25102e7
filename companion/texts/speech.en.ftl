# What a choice does, told before it is made; all of these stand in the middle of a sentence.

about-fact = It is printed on the card or the board; said once, it is not asked again.

# What is compared before and after
gauge-damage = damage
gauge-hand = cards in hand
gauge-attack = Attack
gauge-recruit = Recruit
gauge-card-fight = Attack of the enemy
gauge-card-harm = strikes
gauge-card-pay = cost
either-way = Either way: { $what }.

# What will happen
will-heal = heals { $card }: { $n } damage of { $name }
will-discard = { $n ->
    [one] { $name } discards a card
   *[other] { $name } discards { $n } cards
  }
will-put-under = puts it under the deck
will-put-back = puts it back on top
will-put-strike = { $to ->
    [bottom] { $card } goes under the Strike deck
    [shuffled] { $card } is shuffled into the Strike deck
   *[top] { $card } goes on top of the Strike deck
  }
will-gain-attack = gains { $n } Attack
will-gain-recruit = gains { $n } Recruit
will-pay-attack = pays { $n } Attack
will-pay-recruit = pays { $n } Recruit
will-draw = { $n ->
    [0] { $name } draws cards
    [one] { $name } draws a card
   *[other] { $name } draws { $n } cards
  }
will-strike = { $name } draws a strike
will-avoid = no strike is drawn
will-shield = { $n ->
    [one] { $name } avoids the next strike of this turn
   *[other] { $name } avoids the next { $n } strikes of this turn
  }
will-strengthen = { $card } has { $n } Attack more this turn
will-weaken = { $card } has { $n } Attack less this turn
will-calm = { $card } does not strike this turn
will-recover = { $name } takes the card back
will-turn-top = turns up the top card of the deck
will-gain-card = { $name } gains { $card }
will-push = { $card } moves to: { $place }
will-clone = { $card } becomes that card as well
will-copy = plays a copy of { $card }
will-attach = { $card } lies there from now on: { $place }
will-swap = what lies there changes places
will-hide = { $card } is turned face down
will-turn-up = turns up the hidden card
will-show = { $name } shows { $card }
will-lend = { $name } lends { $card }

# What stays as it is when an offer is left
keeps-points = { $n ->
    [one] { $n } Recruit stays in the pool
   *[other] { $n } Recruit stay in the pool
  }
keeps-all = nothing is spent, nothing happens
keeps = { $verb ->
    [heal] all strikes stay
    [draw] no card is drawn
    [discard] your hand stays
    [kill-own] all your characters stay
    [kill-discard] your discard pile stays
    [recover] your discard pile stays
    [kill] everything stays on the board
    [weaken] every enemy keeps its Attack
    [calm] every enemy strikes as it does
    [gain-card] no card is gained
    [gain] the pools stay as they are
    [scan] nothing is turned up
    [push] every card stays where it lies
    [move] every card stays where it lies
    [swap] every card stays where it lies
    [drag] every card stays where it lies
    [avoid-strike] the strike comes
    [put-strike] all strikes stay
    [copy] no card is copied
    [clone] no card is taken over
    [look] nobody looks
    [hunt] nobody is fought
   *[other] nothing happens
  }
does-pay-all = pays all there is, and it is done

# How a card's condition stands just now
live-class = { $met ->
    [yes] { $klass } played: on
   *[no] { $klass } played: not yet
  }
live-class-brief = { $klass }: on
live-count = { $have } of { $n } { $of }
live-count-brief = { $have } of { $n }

# What is chosen, whosever it is
lead-heal-which = Which strike goes away?
lead-put-strike-which = Which strike goes back?
lead-discard-which = Which card is discarded?
lead-kill-own = Which character dies?
lead-kill-discard = Which card is killed?
lead-recover-which = Which card comes back?
