# What happens through cards, and what they ask.

event-FoesWeakened = { $what ->
    [commander] The Commander: Attack { $by } lower this turn.
    [bridge] Whoever is fought on the Bridge: Attack { $by } lower this turn.
    [streets] Whoever is fought on the Streets: Attack { $by } lower this turn.
    [rooftops] Whoever is fought on the Rooftops: Attack { $by } lower this turn.
    [bank] Whoever is fought in the Bank: Attack { $by } lower this turn.
    [sewers] Whoever is fought in the Sewers: Attack { $by } lower this turn.
   *[adversaries] All Adversaries: Attack { $by } lower this turn.
  }
event-PointsAimed = Attack +{ $n }, { $at ->
    [commander] against the Commander alone.
    [city1] for the Bridge alone.
    [city2] for the Streets alone.
    [city3] for the Rooftops alone.
    [city4] for the Bank alone.
   *[city5] for the Sewers alone.
  }
event-PlacesChanged = { $card } changed places in the city.
event-PutOnDeck = { $card } went back onto the Adversary Deck.
event-ShuffledIn = { $card } was shuffled into the Adversary Deck.
event-Stacked = { $card } was stacked beside the Commander.
event-LaidBeside = { $card } was laid beside the Plot.
event-PutIntoOverrun = { $card } was put into the Overrun pile.
event-TopShown = { $name } showed { $card } from the top of the deck.
event-LaidBack = { $under ->
    [1] { $name } put { $card } under the deck.
   *[0] { $name } put { $card } back on top of the deck.
  }
event-WentBack = { $under ->
    [1] { $card } went under { $name }’s deck.
   *[0] { $card } went back on its stack.
  }
event-RecruitsSent = New Recruits go somewhere else for the rest of this turn.
event-CardsPromised = { $n ->
    [one] { $name }’s next hand has one card more.
   *[other] { $name }’s next hand has { $n } cards more.
  }
event-Promised = { $card } will have an effect later this turn.
event-Noted = A card has an effect on cards that come later this turn.
event-ClassChosen = { $card } changed its class for this turn.

class-strength = Strength
class-instinct = Instinct
class-covert = Covert
class-tech = Tech
class-ranged = Ranged
ask-which-class = Which class is it this turn?
option-keep-class = As it is printed
ask-play-copy = Play a copy of { $card }?
ask-top = { $name }: what becomes of { $card }?
option-top-draw = Draw it
option-top-hand = Into the hand
option-top-discard = Discard it
option-top-ko = KO it
option-top-bottom = Under the deck
option-top-stay = It stays on top
ask-discard-meant = { $name }: discard { sort-one } of your choice.
ask-ko-which = { $name }: KO { sort-one } of your choice.
option-ko-none = KO none
ask-overrun-which = { $name }: which card goes into the Overrun pile?
ask-enter-which = Which one comes into the city?
ask-which-space = Which space of the city?
ask-drive-which = Which Adversary is driven through the city?
ask-drive-way = Which way?
option-drive-on = { $n ->
    [one] Towards the Sewers, 1 space
   *[other] Towards the Sewers, { $n } spaces
  }
option-drive-back = { $n ->
    [one] Towards the Bridge, 1 space
   *[other] Towards the Bridge, { $n } spaces
  }
ask-which-group = Which group?
ask-lair-under = Which card of the Lair goes under the Ally Deck?
ask-stack-which = Which Ally is stacked next beside the Commander?
ask-give-bindings = Which Bindings do you give away?
option-give-none = Give none away
ask-how-many-allies = { $name }: how many such cards are in your hand?
option-number = { $n }
ask-sort-ko = Which of them is KO’d?
ask-sort-draw = Which of them comes into the hand?
ask-sort-discard = Which of them is discarded?
ask-sort-back = It goes back on top

# What will happen
will-kill = defeats { $card }
will-beat = { $name } beats the Commander
will-ko = KOs { $card }
will-kidnap = { $name } kidnaps a Bystander
will-guard = a Bystander is guarded
will-carry-off = a Bystander is carried off
will-enter = { $card } comes into the city
will-overrun = { $card } overruns the Lair
will-adversary = one more card of the Adversary Deck comes
will-put-under-allies = { $card } goes under the Ally Deck, and its space is filled
will-bindings = { $name } gains Bindings
will-beside = { $card } lies beside the Plot
will-into-overrun = { $card } goes into the Overrun pile
will-on-deck = { $card } goes onto the Adversary Deck
will-shuffle-in = { $card } is shuffled into the Adversary Deck
will-stack = { $card } is stacked beside the Commander
will-lay-back = { $card } goes onto { $name }’s deck
will-go-back = { $card } goes back on its stack
will-class-strength = it is a Strength card this turn
will-class-instinct = it is an Instinct card this turn
will-class-covert = it is a Covert card this turn
will-class-tech = it is a Tech card this turn
will-class-ranged = it is a Ranged card this turn
