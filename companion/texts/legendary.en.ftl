# What every game of the Legendary family says in the same words.

# Names and parts
unnamed = No name yet
tolerated = Tolerated: { $what }
pile-hand = Hand
pile-deck = Deck
pile-discard = Discards
strip-combat = Combat Zone
strip-played = Played
note-lent = lent
note-attached = attached
phase-setup = Set-up
phase-action = Action
phase-strike = Strike
phase-cleanup = Cleanup
phase-over = The end
phase-ended = The turn ends here
field-points = points
field-kind = the kind of card
field-klass = the class
field-person = the character
field-marks = the keywords
field-title = the title
number-attack = Attack
number-recruit = Recruit
chip-enemy = Enemy
chip-event = Event
chip-character = Character

# Offers
offer-begin = Begin { $name }’s turn
offer-play = Play { $card }
offer-use = Use { $card }
offer-goal = Pay for { $card }
offer-scan = Scan { $place }
offer-fight = Fight { $card }
offer-recruit = Recruit { $card }
offer-end = End the turn
offer-lend = { $name } lends { $card }
offer-play-copy = Play a copy of { $card }
offer-forgot-strike = A strike for { $name }
offer-shuffled-early = { $name } has shuffled the discard pile into the deck
offer-yes = Yes
offer-no = No
offer-pay-attack = { $need } of your { $have } Attack
offer-pay-attack-unknown = the price is on the board
offer-pay-recruit = { $need } of your { $have } Recruit
offer-pay-recruit-unknown = the cost is on the card
count-begin = { $n } to begin
count-complete = { $n } to complete
count-fight = { $n } to fight
count-scan = { $n } to scan
count-recruit = { $n } to recruit
count-use = { $n } to use
count-play = { $n } to play
does-scan = turns its card up
does-early = before it can strike
does-again = before it strikes again
waiting-hand = Lay your cards
badge-ready = { $count ->
    [one] 1 ability waits
   *[other] { $count } abilities wait
  }
badge-lent = has lent a card

# What must be done now
due-reveal = Turn up the card { $where }
due-revealed = { $card } is turned up: finish it first
due-hand = { $count ->
    [one] { $name } has one card to lay
   *[other] { $name } has { $count } cards to lay
}

# What happened
event-Bound-hidden = The app was told which card it was.
event-says-both = { $first } { $next }
event-TurnBegan = { $name }’s turn.
event-Pushed = { $card } moved { $into }.
event-EnteredCombatZone = { $card } dropped into the Combat Zone.
event-EnteredOperations = { $card } went to Operations.
event-TurnedUp = { $card } was turned up.
event-TurnedUp-unknown = A card was turned up.
event-CardPlayed = { $name } played { $card }.
event-PointsGained = { $recruit ->
    [0] Attack +{ $attack }.
   *[other] { $attack ->
        [0] Recruit +{ $recruit }.
       *[other] Attack +{ $attack }, Recruit +{ $recruit }.
    }
  }
event-AbilityUsed = { $name } used { $card }.
event-Recruited = { $name } recruited { $card }.
event-Gained = { $name } gained { $card }.
event-Scanned = { $cost ->
    [0] { $name } scanned { $where }.
   *[other] { $name } scanned { $where }, for { $cost } Attack.
  }
event-Fought = { $name } fought { $card }, for { $cost } Attack.
event-Weakened = { $card }: Attack { $by } lower this turn.
event-Strengthened = { $card }: Attack { $by } higher this turn.
event-Calmed = { $card } was kept from striking this turn.
event-EnemyStruck = { $card } struck { $name }.
event-StrikeDrawn = { $name } drew a strike.
event-StrikeTaken = { $name } took { $damage } damage: { $card }.
event-StrikeMissed = The strike missed { $name }.
event-StrikesReshuffled = The strikes were shuffled again.
event-CardsDiscarded = { $count ->
    [one] { $name } discarded 1 card.
   *[other] { $name } discarded { $count } cards.
  }
event-HandDrawn = { $count ->
    [one] { $name } drew 1 card.
   *[other] { $name } drew { $count } cards.
  }
event-DeckReshuffled = { $name } shuffled the discard pile.
event-PoolsEmptied = Unspent points were lost.
event-CardLent = { $name } lent { $card }.
event-LentReturned = { $card } went back to { $name }.
event-CopyPlayed = { $name } played a copy of { $card }.
event-CardCloned = { $card } became another card.
event-CardLeft = { $card } went { $into }.
event-CardHidden = A card { $where } was hidden again.
event-Attached = { $card } was attached { $into }.
event-Recovered = { $name } took a card of the discard pile back.
event-TopTurned = { $card } was turned up.
event-PutBack = { $under ->
    [1] A card went under its deck.
   *[0] The card went back on its deck.
  }
event-CardShown = { $name } showed { $card }.
event-Reordered = Cards { $where } were put back in a chosen order.
event-Discounted = { $once ->
    [1] The next such card was to cost { $by } less.
   *[0] Cards were to cost { $by } less this turn.
  }

# The log’s lines, and what was wanted
command-BeginTurn = { $name } began the turn
command-Play = { $name } played { $card }
command-UseAbility = { $name } used { $card }
command-Recruit = { $name } recruited { $card }
command-Scan = { $name } scanned { $where }
command-Fight = { $name } fought { $card }
command-EndAction = { $name } ended the turn
command-ForgotStrike = { $name } drew a strike that was forgotten
command-ShowBack = A back was shown
command-Lend = { $name } lent { $card }
command-PlayLent = { $name } played a copy of { $card }
command-ShuffleIn = { $name } shuffled the discard pile into the deck
command-AsSaid = Done as the card says
command-AllSaid = All done that the card says
attempt-BeginTurn = Begin the turn of { $name }
attempt-Play = Play { $card }
attempt-UseAbility = Use { $card }
attempt-Recruit = Recruit { $card }
attempt-Scan = Scan { $place }
attempt-Fight = Fight { $card }
attempt-EndAction = End the turn
attempt-ForgotStrike = Make good a strike of { $name }
attempt-ShowBack = Show a back
attempt-Lend = Lend { $card }
attempt-PlayLent = Play a copy of { $card }
attempt-ShuffleIn = Shuffle the discard pile into the deck
attempt-AsSaid = Done as the card says
attempt-AllSaid = All done that the card says

# Hand movements
prompt-card-says = Do what the card says: { $card }
prompt-push = Push { $card } on { $into }.
prompt-combat = Put { $card } at the left end of the Combat Zone.
prompt-turn-up = Turn up the card { $where }.
prompt-turn-up-app = It is { $card }: take it from the tray and swap it in { $where }.
prompt-to-pile = Put { $card } { $into }.
prompt-to-pile-app = It is { $card }: take it from the tray and put it { $into }.
prompt-to-pile-back = Show the back of the top card, then put it face down { $into }.
prompt-discard-played = { $name }: put the cards you have played on your discard pile.
prompt-discard-hand = { $name }: put the cards left in your hand on your discard pile.
prompt-discard-card = { $name }: put { $card } on your discard pile.
prompt-discard-some = { $count ->
    [one] { $name }: put a card of your hand on your discard pile.
   *[other] { $name }: put { $count } cards of your hand on your discard pile.
}
prompt-draw = { $count ->
    [one] { $name }: draw 1 card.
   *[other] { $name }: draw { $count } cards.
  }
prompt-reshuffle = { $name }: shuffle your discard pile into a new deck.
prompt-strikes-reshuffle-hand = Shuffle the discarded strikes into a new strike deck.
prompt-strikes-reshuffle-app = Sort the discarded strikes back into the tray: the app shuffles them.
prompt-lend = { $name }: lay { $card } open in front of you and draw a new card.
prompt-lent-back = { $name }: put { $card } on your discard pile.
prompt-lent-gone = { $card } leaves the game.
prompt-hide = Turn the card { $where } face down.
prompt-recover = { $name }: take the card from your discard pile.
prompt-turn-top = Turn up the top card { $where }.
prompt-turn-top-app = It is { $card }: take it from the tray and lay it open { $into }.
prompt-back-on-top = Put the card back face down { $into }.
prompt-under = Put the card face down at the bottom { $where }.
prompt-setup-hands = Everybody shuffles their own deck and draws { $count }.

# Questions and their answers
option-yes = Yes
option-no = No
option-leave-it = Leave it
option-anyway = Do it anyway
option-was-in-hand = It was in the hand
option-not-meant = Not meant to be played
option-from-hand = One from the hand
option-another-card = Another card
option-card-in = The hidden card { $where }
option-keep-there = Leave it there
option-under = Put it under the deck
option-show-none = Show none
option-nth-card = Card { $n }, as it lay
option-arranged = They lie there
ask-card-elsewhere = The app has { $card } somewhere else. Was it in the hand?
ask-too-few-attack = That costs { $need } Attack; you have { $have }. Do it anyway?
ask-too-few-recruit = That costs { $need } Recruit; you have { $have }. Do it anyway?
ask-scan-cost = Which Scan Cost is printed { $where }?
ask-may = Use { $card }?
ask-pay-for = Pay { $n } Recruit for { $card }?
ask-choose-player = Which player?
ask-heal-whose = Whose strike goes away?
ask-choose-way = Which of these?
ask-discard = { $count ->
    [one] { $name }: discard 1 card of your choice.
   *[other] { $name }: discard { $count } cards of your choice.
  }
ask-discard-all = { $count ->
    [one] Whoever it names discards 1 card.
   *[other] Whoever it names discards { $count } cards.
  }
ask-discard-which = { $name }: which card do you discard?
ask-weaken-which = Whose Attack is { $n } lower this turn?
ask-strengthen-which = Whose Attack is { $n } higher this turn?
ask-calm-which = Which enemy does not strike?
ask-hide-which = Which enemy is turned face down?
ask-scan-which = Which hidden card is turned up?
ask-gain-which = Which character is gained?
ask-move-which = Which card is moved?
ask-swap-which = Which card changes places?
ask-recover-which = { $name }: which card do you take back?
ask-copy-which = Which card is copied?
ask-clone-which = Which card is taken over?
ask-put-strike-which = { $name }: which strike goes back to the deck?
ask-event-order = Whose Event ability happens next?
ask-which-enemy = Which enemy is this?
ask-which-strike = Which strike card was drawn?
ask-which-played = Which card was played?
ask-which-gained = Which card was gained?
ask-which-revealed = Which card was turned up?
ask-which-turned = Which card was turned up?
ask-who-shows = Who shows { $card }?
ask-lend-late = Its copy cannot be played any more: { $name } would only swap the card for a new one. Lend it all the same?
ask-look = Look at the card { $where }, alone.
ask-look-card = You look at { $card }, { $where }.
ask-show = { $match ->
    [basic] { $name }: show a basic card?
    [intel] { $name }: show an Intel card?
    [leadership] { $name }: show a Leadership card?
    [strength] { $name }: show a Strength card?
    [survival] { $name }: show a Survival card?
   *[tech] { $name }: show a Tech card?
  }
ask-arrange = Put them back { $into } as you like. Which card is { $n ->
    [1] on top
   *[other] number { $n } from the top
  }?
ask-arrange-hands = Put them back { $into } in any order, alone.
ask-hands-do = Do what { $card } says, then go on
about-too-few-attack = The price was only just told, and the pool has less. Anyway: all of it is paid and the rest is forgiven.
about-too-few-recruit = The price was only just told, and the pool has less. Anyway: all of it is paid and the rest is forgiven.
about-card-elsewhere = The table is right: if it was in the hand, it is played; if not, nothing happens.
about-lend-late = The lender puts the card on their own discard pile and draws a new one.
about-event-order = All of them happen, one after the other; you say in which order.

# How it stands, and what would help
here-too-few-attack = It costs { $need } Attack; you have { $have }.
here-too-few-recruit = It costs { $need } Recruit; you have { $have }.
remedy-attack = { $count ->
    [one] 1 more Attack.
   *[other] { $count } more Attack.
  }
remedy-recruit = { $count ->
    [one] 1 more Recruit.
   *[other] { $count } more Recruit.
  }
here-cannot-be-played = { $card } is no character card.
here-no-such-ability = This card has no such ability.
here-not-once = The ability of { $card } was resolved when it was played.
here-already-used = The ability of { $card } is used up for this turn.
here-condition = What { $card } asks for is not the case just now.
here-no-character = This card cannot be recruited.
here-nothing-hidden = No hidden card lies there.
here-card-hidden = This card is hidden.
here-card-elsewhere = This card is not where it could be fought.
here-no-enemy = { $card } is no enemy.
here-nobody-else = Nobody else is left who could lend a card or be lent one.
here-own-turn = It is { $name }’s own turn.
here-no-coordinate = { $card } has no Coordinate.
here-lent-already = { $name } may lend one card a turn, and has chosen it.
here-not-lent = This card is not lent to anybody.
here-copy-played = A copy of this card was played already.
here-not-your-play = This card is not in play before { $name }.
here-no-such-copy = There is no such copy this turn.
here-nothing-discarded = { $name } has no cards on the discard pile.
here-deck-left = { $count ->
    [0] { $name }’s deck is empty, but no card is needed yet.
    [one] { $name }’s deck still has 1 card.
   *[other] { $name }’s deck still has { $count } cards.
  }
remedy-deck-left = The app shuffles by itself when a card is needed. If the real cards are shuffled already, do it anyway.
here-no-card-says = No card is waiting for you to do what it says.
here-nothing-to-do-it-to = There is nothing to do that to now.

# Cards that only the players can read
offer-all-said = All done
offer-said-scan = Scan for free
offer-said-attack = 1 Attack more
offer-said-recruit = 1 Recruit more
offer-said-draw = Draw a card
offer-said-discard = Discard a card

# A new game
choose-first = Who begins
difficulty-printed = as printed
difficulty-easier = easier
difficulty-harder = harder
mode-standard = The usual game
setup-same-seat = Two people sit on one seat: give each a seat of their own.
setup-first = Nobody sits on seat { $seat }: choose who begins.
setup-unknown-choice = A new game has no choice called { $name }.
setup-custody = { $deck } cannot be kept in the way { $custody }: choose another.
setup-players = This game is for { $fewest } to { $most } players, not for { $have }.
setup-too-few = The box has { $have } cards of { $stack }, and { $need } are needed: fewer players, or find the cards.
setup-difficulty-number = { $name } is a whole number: { $value } is none.

# What is told afterwards, and aloud
objective-by = { $card }: { $does }
will-win = you win
will-lose = you lose
trait-players = Players
trait-mode = Mode
trait-difficulty = Difficulty
trait-objective = Objective
trait-character = Character
trait-option = { $what }, { $how }
counted-strikes = Strikes
counted-damage = Damage
counted-scans = Scans
counted-recruits = Recruits
counted-objectives = Objectives
voice-strike = { $count ->
    [one] Strike: one damage for { $name }.
   *[other] Strike: { $count } damage for { $name }.
  }
voice-missed = { $name }: missed.
voice-revealed = { $card }.
voice-event = Event!
