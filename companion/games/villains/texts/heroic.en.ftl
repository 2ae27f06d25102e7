# Heroic sets in the game: Wounds, Officers, and what their cards do and ask.

place-wounds = Wounds
into-wounds = onto the Wounds
at-wounds = among the Wounds
place-shield-officers = S.H.I.E.L.D. Officers
into-shield-officers = onto the S.H.I.E.L.D. Officers
at-shield-officers = among the S.H.I.E.L.D. Officers
offer-shield-officers = Recruit a S.H.I.E.L.D. Officer
offer-heal = Healing: KO { $card }
setup-no-guest = There is no set { $name } to mix in: choose another.
setup-no-board = There is no board { $name }: choose the Villainous or the Heroic one.
setup-no-start = Nobody can begin with { $name }: those cards are not there.
setup-no-alignment = Commander and Plot can be of any half or match: choose one of the two, not { $name }.
setup-other-board = { $name } names spaces of the other board: use that one.
setup-other-half = { $name } and { $plot } are of different halves: choose two that match.

event-Healed = { $name } healed.
event-CardPassed = { $name } passed a card on.
event-KeptForHand = { $name } keeps a card for the next hand.
event-KeptApart = { $name } laid a card aside for the next hand.
event-KeptJoined = { $name } took the card that was laid aside into the hand.
event-ClassAdded = { $card } is of one more class this turn.
event-TurnGranted = { $name } will have another turn.
event-HandSized = { $n ->
    [one] { $name }’s next hand will be 1 card.
   *[other] { $name }’s next hand will be { $n } cards.
  }
event-PointsTurned = { $n } Recruit were used as Attack.
event-PutUnder = { $card } went under an Adversary.
event-TakenAlong = { $card } was taken along.
command-Heal = { $name } healed
attempt-Heal = Heal
here-healed = Whoever has healed neither recruits nor fights any more this turn.
here-no-wound = This card is no Wound.
here-only-with = { $card } can only be fought by somebody who has what the card asks for.
prompt-kept-apart = { $name }: lay { $card } aside, for your next hand.
prompt-kept-joins = { $name }: take { $card } into your new hand.
prompt-passed = { $name }: give { $card } to the player on your left.
ask-ward-wound = { $name }: show a card instead of gaining a Wound?
about-ward-wound = Whoever shows one does what it says, and gains no Wound.
option-take-wound = Gain the Wound
ask-more-wounds = { $name }: is there another Wound in your hand?
about-more-wounds = Healing rids the hand of every Wound.
ask-defeat-which = Which Adversary is defeated?
ask-guard-which = Which Adversary guards it?
ask-relocate-which = Which Adversary moves?
ask-recruit-free = Which Ally is recruited for nothing?
ask-share-which = Which Ally does { $name } gain?
ask-dearest-which = Which of the dearest Allies?
ask-how-many-yours = { $sort ->
    [colours] { $name }: how many colours do your Allies have?
   *[other] { $name }: how many { sort-many } do you have?
  }
ask-keep-which = Which card joins the next hand?
ask-pass-which = { $name }: which card do you pass on?
ask-on-deck-which = { $name }: which card goes onto your deck?
ask-which-discarded = Which card was discarded?
will-class-added = it is of that class too this turn
event-NoCounterpart = { $card }: “{ void-what }” had no counterpart here. Nothing happened.
