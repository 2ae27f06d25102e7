# Cards that are shown, tricked away, given out or foreseen, and fights that want more than Attack.

event-Bribed = { $open ->
    [1] { $whom ->
        [commander] The Commander can be fought with Recruit and Attack this turn.
       *[other] An Adversary can be fought with Recruit and Attack this turn.
      }
   *[0] Recruit and Attack pay this fight together.
  }
event-PutIntoDiscard = { $card } went into { $name }’s discard pile.
event-PutIntoHand = { $card } went into { $name }’s hand.
event-SwappedWithLair = { $name } swapped { $card } with an Ally of the Lair.
prompt-put-discard = { $card } into { $name }’s discard pile.
prompt-put-hand = { $card } into { $name }’s hand.
prompt-swapped-lair = { $name }: { $card } into the Lair, the Ally there into your hand.

ask-bribe-which = Which Adversary can be fought with Recruit and Attack this turn?
ask-share = It takes { $n }. How much of it is Recruit?
option-share = { $recruit } Recruit, { $attack } Attack
ask-show-set = { $name }: do you show { $by ->
    [colours] Allies of { $n } colours?
   *[costs] Allies of { $n } different costs?
  }
option-show-set = Show them
here-cannot-show = What { $card } demands cannot be shown.
here-nothing-to-discard = For { $card } a card has to be discarded, and there is none.
ask-how-many-meant = { $name }: how many { sort-many } are in your hand?
ask-has-such = { $name }: is there { sort-one }?
ask-pass-meant = { $name }: pass { sort-one } of your choice to the left.
ask-tops = { $name }: what becomes of { $n ->
    [one] the card shown?
   *[other] the { $n } cards shown?
  }
option-tops-discard = All are discarded
option-tops-back = All go back on top
ask-call-good = Look at the top two cards of { $name }’s deck. Which one do you call good?
option-top-first = The top one
option-top-second = The one below it
ask-good-or-bad = { $name }: which one do you keep, the good one or the bad one?
option-good = The good one
option-bad = The bad one
ask-swap-hand = Which card of { $name }’s hand is swapped with one of the Lair?
ask-swap-lair = Which Ally of the Lair comes for { $card }?
option-swap-none = Swap none
ask-deal-which = Which Ally does { $name } get?
ask-strongest = Which of the strongest Adversaries goes back on top?
ask-stack-of-hand = { $name }: which Ally of your hand is stacked beside the Commander?
