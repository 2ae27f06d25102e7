# Alien: every word shown or spoken in this room.

room-alien = Alien
unnamed = No name yet
unknown-card = A card nobody knows
tolerated = Tolerated: { $what }

# Places
place-room-1 = Ventilation Shafts
    .short = Ventilation
place-room-2 = Pod Station
place-room-3 = Weapons Locker
place-room-4 = Med-Lab
place-room-5 = Airlock
place-attached-1 = { place-room-1 }, attached
place-attached-2 = { place-room-2 }, attached
place-attached-3 = { place-room-3 }, attached
place-attached-4 = { place-room-4 }, attached
place-attached-5 = { place-room-5 }, attached
place-room = the Complex
place-combat = Combat Zone
place-operations = Operations
place-hive = Hive
place-hq = HQ
place-hq-1 = HQ 1
place-hq-2 = HQ 2
place-hq-3 = HQ 3
place-hq-4 = HQ 4
place-hq-5 = HQ 5
place-sergeants = Sergeants
place-barracks = Barracks
place-hatchery = Hatchery
place-strikes = Strikes
place-strikes-discard = Discarded strikes
place-dead-enemies = Dead Enemies
place-dead-characters = Dead Characters
place-hazards-events = Hazards and events
place-objectives = Objectives
place-location = Location
place-removed = Out of the game
place-box = Game box
place-played = Played
place-deck = the deck
place-hand = the hand
place-discard = the discard pile
place-vigilant = the kept cards
place-avatar = the Avatar
place-damage = beside the Avatar
place-hugger = in front of the player
pile-hand = Hand
pile-deck = Deck
pile-discard = Discards
strip-complex = Complex
strip-combat = Combat Zone
strip-hq = HQ
strip-played = Played
strikes-coming = strikes coming

# Phases, numbers
phase-setup = Set-up
phase-hive = Hive
phase-action = Action
phase-strike = Strike
phase-cleanup = Cleanup
phase-over = The end
field-attack = Attack
field-recruit = Recruit
field-cost = cost
field-health = Health
field-defense = Defense
field-damage = damage
field-scan = Scan Cost
field-need = how many are needed
field-strikes = strikes
field-points = points
field-level = level
field-kind = the kind of card
field-klass = the class
field-crew = the crew
field-person = the character
field-marks = the keywords
field-title = the title

# Kinds of cards to choose from, when nobody has told which it is
chip-enemy = Enemy
chip-event = Event
chip-hazard = Hazard
chip-facehugger = Facehugger
chip-goal = Goal or special card
chip-character = Character
chip-hatchery = Chestburster
number-attack = Attack
number-recruit = Recruit
number-objective = objective
number-hazards = hazards so far
number-rebuilds = Hive rebuilt
number-progress = progress of objective { $which }

# Kinds of cards that have no name of their own
kind-character = Character
kind-role = Role card
kind-basic = Marine
kind-sergeant = Sergeant
kind-enemy = Enemy
kind-facehugger = Facehugger
kind-event = Event
kind-hazard = Hazard
kind-goal = Goal card
kind-special = Special card
kind-strike = Strike
kind-objective = Objective
kind-location = Location
kind-avatar = Avatar
kind-hatchery = Hatchery card
kind-chestburster = Chestburster

# Offers
offer-begin = Begin { $name }’s turn
offer-begin-sub = Hive card into the Complex
offer-begin-out = { $place } card drops into the Combat Zone
offer-play = Play { $card }
offer-use = Use { $card }
offer-goal = Pay for { $card }
offer-scan = Scan { $place }
offer-fight = Fight { $card }
offer-recruit = Recruit { $card }
offer-sergeant = Recruit a Sergeant
offer-complete = Objective completed
offer-end = End the turn
offer-end-sub = { $huggers ->
    [0] { $ready ->
        [0] { $strikes ->
            [0] { $attack ->
                [0] { $recruit } Recruit unspent
               *[other] { $recruit ->
                    [0] { $attack } Attack unspent
                   *[other] { $attack } Attack, { $recruit } Recruit unspent
                  }
              }
            [one] 1 strike is coming
           *[other] { $strikes } strikes are coming
          }
        [one] 1 ability is unused
       *[other] { $ready } abilities are unused
      }
   *[other] A facehugger is still alive
  }
offer-burst = { $name } drew the Chestburster
offer-forgot-strike = A strike for { $name }
offer-forgot-heal = Heal { $card } of { $name }
offer-done = Done
offer-yes = Yes
offer-no = No
offer-pay-attack = { $need } of your { $have } Attack
offer-pay-attack-unknown = the price is on the board
offer-pay-recruit = { $need } of your { $have } Recruit
offer-pay-recruit-unknown = the cost is on the card

# Waiting, alarms, badges, the end
waiting-hand = Lay your cards
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
does-move-next = into a room that you choose next
does-goal = objective: { $done } of { $need }
does-end = { $name } draws { $strikes ->
    [one] 1 strike
   *[other] { $strikes } strikes
  }{ $attack ->
    [0] { $recruit ->
        [0] {""}
       *[other] . { $recruit } Recruit is lost
      }
   *[other] { $recruit ->
        [0] . { $attack } Attack is lost
       *[other] . { $attack } Attack and { $recruit } Recruit are lost
      }
  }.
does-spare = { $strikes ->
    [one] spares a strike
   *[other] spares { $strikes } strikes
  }
warns-strikes = { $strikes ->
    [one] 1 strike is coming
   *[other] { $strikes } strikes are coming
  }
waiting-over = The game is over.
ask-private = A private question is being answered.
badge-carrier = carries a Chestburster
alarm-facehugger = Facehugger on { $name }
outcome-won = You made it. The last objective is done.
outcome-lost = Nobody is left.
card-lies-there = { $card } already lies { $where }.
prompt-card-says = Do what the card says: { $card }
prompt-enemies-say = If enemies in play say something about Events, do it now.

# What happened
event-Opened = The game began.
event-Moved = { $count ->
    [one] A card was carried { $into }.
   *[other] { $count } cards were carried { $into }.
  }
event-Bound = It was { $card }.
event-Bound-hidden = The app was told which card it was.
event-FactLearned = Noted: { $field } { $value }.
event-NumberSet = Set right: { $value }.
event-ProgressSet = Turn, phase or players were set right.
event-Waived = It was done anyway: the table’s word counted.
event-Tolerated = The table’s word stood.
event-OutOfStep = { $why ->
    [enemies-say] If enemies in play say something about Events, do it now.
   *[card-says] Do what the card says: { $card }
  }
event-TurnBegan = { $name }’s turn.
event-HiveCardPlaced = A new card was put { $into }.
event-Pushed = { $card } moved { $into }.
event-EnteredCombatZone = { $card } dropped into the Combat Zone.
event-TurnedUp = { $card } was turned up.
event-TurnedUp-unknown = A card was turned up.
event-EventTriggered = Event! Objective { $level } acted.
event-EventTriggered-says = Event! Objective { $level }: { $says }
event-HazardTriggered = Hazard { $number } of the location.
event-HazardTriggered-says = Hazard { $number } of the location: { $says }
event-HazardTriggered-none = Hazard { $number }: the location had no ability left.
event-says-both = { $first } { $next }
event-FacehuggerLanded = Facehugger on { $name }!
event-FacehuggerPassed = The facehugger passed a carrier by.
event-LastChance = Last chance: kill the facehugger on { $name }.
event-FacehuggerDied = The facehugger died.
event-Impregnated = { $name } carried a Chestburster from then on.
event-BurstMissing = { $name } held no Chestburster after all: the table’s word counted.
event-BurstDrawn = The Chestburster broke out of { $name }.
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
event-HqRefilled = New in the HQ: { $card }.
event-Scanned = { $cost ->
    [0] { $name } scanned { $where }.
   *[other] { $name } scanned { $where }, for { $cost } Attack.
  }
event-Fought = { $name } fought { $card }, for { $cost } Attack.
event-EnemyKilled = { $card } was killed.
event-CharacterKilled = { $card } died.
event-CardKilled = { $card } was lost.
event-Weakened = { $card }: Attack { $by } lower this turn.
event-EnemyStruck = { $card } struck { $name }.
event-StrikeDrawn = { $name } drew a strike.
event-StrikeTaken = { $name } took { $damage } damage: { $card }.
event-StrikeMissed = The strike missed { $name }.
event-Healed = { $name } healed { $card }.
event-StrikesReshuffled = The strikes were shuffled again.
event-PlayerDied = { $cause ->
    [left] { $name } left the game.
    [chestburster] A Chestburster killed { $name }.
    [strikes] The strikes killed { $name }.
    [hive] The Hive has run out: { $name } died.
   *[other] { $name } died.
  }
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
event-ObjectiveProgressed = Objective { $level } came closer.
event-ObjectiveDone = Objective { $level } was done!
event-ObjectiveBegan = Objective { $level } began.
event-HiveLow = { $last ->
    [1] { $left ->
        [0] The second Hive is empty. The next card kills everybody.
        [one] 1 card left in the second Hive. After it everybody dies.
       *[other] { $left } cards left in the second Hive. After them everybody dies.
      }
   *[0] { $left ->
        [0] The Hive is empty. The dead rise with the next card.
        [one] 1 card left in the Hive.
       *[other] { $left } cards left in the Hive.
      }
  }
event-HiveRebuilt = The Hive was empty. The dead rose as a new Hive.
event-HiveEmptied = The Hive was empty for the second time.
event-Won = Victory!
event-Lost = Nobody was left.

# The log’s lines
command-Opened = The game began
command-Answer = { $why }
command-Answered = { $why } { $said }
command-BeginTurn = { $name } began the turn
command-Play = { $name } played { $card }
command-UseAbility = { $name } used { $card }
command-Recruit = { $name } recruited { $card }
command-RecruitSergeant = { $name } recruited a Sergeant
command-Scan = { $name } scanned { $where }
command-Fight = { $name } fought { $card }
command-EndAction = { $name } ended the turn
command-ClaimBurst = { $name } drew the Chestburster
command-Complete = The objective was completed
command-ForgotStrike = { $name } drew a strike that was forgotten
command-ShowBack = A back was shown
command-MoveSlot = { $card } was moved { $into }
command-SetNumber = { $field } was set to { $value }
command-SetProgress = Turn, phase or players were corrected
command-BindSlot = Somebody said which card it is
command-CorrectFact = { $field } of a card was corrected

# Hand movements
prompt-hive-card = Put the top Hive card face down { $into }.
prompt-hive-card-back = Show the back of the top Hive card, then put it face down { $into }.
prompt-hive-card-app = Put a stand-in face down { $into }.
prompt-push = Push { $card } on { $into }.
prompt-push-all = Push { $count } cards one room on, the first of them { $into }.
prompt-combat = Put { $card } at the left end of the Combat Zone.
prompt-turn-up = Turn up the card { $where }.
prompt-turn-up-app = It is { $card }: take it from the tray and swap it in { $where }.
prompt-facehugger = Put the facehugger in front of { $name }.
prompt-to-pile = Put { $card } { $into }.
prompt-to-pile-app = It is { $card }: take it from the tray and put it { $into }.
prompt-to-pile-back = Show the back of the top card, then put it face down { $into }.
prompt-hq = Put the top Barracks card face up { $into }.
prompt-hq-app = It is { $card }: take it from the tray and put it { $into }.
prompt-strike = Draw the top strike card.
prompt-strike-app = The strike is { $card }: take it from the tray.
prompt-impregnated = { $name }: a Chestburster from the Hatchery into your discard pile.
prompt-died = { $name }: your deck, your hand, what you have played, your Vigilant cards and your discards leave the game; your strikes go to the discarded strikes.
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
prompt-hive-rebuilt-hand = Shuffle all Dead Enemies: they are the new Hive.
prompt-hive-rebuilt-app = Sort all Dead Enemies back into the tray: the app shuffles the new Hive.

# Questions and reasons: turns, strikes, the end
ask-which-enemy = Which enemy is this?
ask-which-strike = Which strike card was drawn?
ask-burst-surely = { $name }: your deck and your discard pile are empty, so the Chestburster must be in your hand. Is it there?
option-burst-there = It is there
option-burst-not-there = It is not there
ask-last-word = The last death and the last objective come at once. Which happens first?
option-objective-first = The objective: you win
option-death-first = The death: you lose
here-no-chestburster = As far as anybody has seen, { $name }’s hand holds no Chestburster.
here-player-dead = { $name } is dead.
phase-ended = The turn ends here
deck-hive = Hive
deck-strikes = Strikes
deck-barracks = Barracks
deck-sergeants = Sergeants

# Why a game cannot be opened
setup-same-seat = Two people sit on one seat: give each a seat of their own.
setup-role-missing = { $name } has no Role yet: choose one.
setup-role-unknown = There is no Role { $role } in this box: choose another.
setup-role-taken = { $role } is taken already: { $name } needs another Role.
setup-role-card = This Role card does not belong to the Avatar: take the card of { $role }.
setup-location = Choose exactly one Location of this box.
setup-objectives = Choose exactly one Objective of each level: 1, 2 and 3.
setup-mini-deck = The Hive cards of Objective { $level } are not complete: { $have } of { $need }.
setup-characters = Choose { $need } different characters: { $have } are chosen.
setup-first = Nobody sits on seat { $seat }: choose who begins.
setup-unknown-choice = A new game has no choice called { $name }.
setup-custody = { $deck } cannot be kept in the way { $custody }: choose another.
setup-players = This game is for { $fewest } to { $most } players, not for { $have }.
setup-too-few = The box has { $have } cards of { $stack }, and { $need } are needed: fewer players, or find the cards.
setup-mini-decks = { $need } mini-decks make a Hive: { $have } are chosen.

# What can be chosen for a new game
choose-film = Film
choose-location = Location
choose-objective = Objective { $level }
choose-characters = { $count } characters
choose-role = Role of { $name }
choose-first = Who begins

# Questions of the Action Phase
option-yes = Yes
option-no = No
option-leave-it = Leave it
option-anyway = Do it anyway
option-was-in-hand = It was in the hand
option-not-meant = Not meant to be played
option-from-hand = One from the hand
option-another-card = Another card
option-card-in = The hidden card { $where }
ask-card-elsewhere = The app has { $card } somewhere else. Was it in the hand?
ask-too-few-attack = That costs { $need } Attack; you have { $have }. Do it anyway?
ask-too-few-recruit = That costs { $need } Recruit; you have { $have }. Do it anyway?
ask-scan-cost = Which Scan Cost is printed { $where }?
ask-may = Use { $card }?
ask-pay-for = Pay { $n } Recruit for { $card }?
ask-choose-player = Which player?
ask-discard = { $count ->
    [one] { $name }: discard 1 card of your choice.
   *[other] { $name }: discard { $count } cards of your choice.
  }
ask-discard-all = { $count ->
    [one] Whoever it names discards 1 card.
   *[other] Whoever it names discards { $count } cards.
  }
ask-discard-which = { $name }: which card do you discard?
ask-kill-own = { $name }: which of your characters dies?
ask-kill-which = Which card is killed?
ask-kill-final = Which card is killed? A final enemy killed before the last objective does not count.
ask-heal-which = Which strike of { $name } is healed?
ask-weaken-which = Whose Attack is { $n } lower this turn?
ask-scan-which = Which hidden card is turned up?
ask-push-which = Which card is moved one room on?
ask-drag-which = Which enemy goes back to the entry?
ask-gain-which = Which character is gained?
ask-event-order = Whose Event ability happens next?
ask-which-in-hq = Which card lies { $where } now?
ask-which-played = Which card was played?
ask-which-gained = Which card was gained?
ask-which-sergeant = Which Sergeant is it?
ask-which-revealed = Which card was turned up?
ask-which-killed = Which card was killed?

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
remedy-objective = Wait until objective { $level } is the current one.
remedy-scan = Scan its room first.
here-cannot-be-played = { $card } is no character card.
here-no-such-ability = This card has no such ability.
here-not-once = The ability of { $card } was resolved when it was played.
here-already-used = The ability of { $card } is used up for this turn.
here-condition = What { $card } asks for is not the case just now.
here-no-character = This card cannot be recruited.
here-not-in-hq = This card does not lie in the HQ.
here-top-sergeant = Only the top Sergeant is recruited, unseen.
here-no-sergeants = The Sergeant stack is empty.
here-nothing-hidden = No hidden card lies there.
here-card-hidden = This card is hidden.
here-card-elsewhere = This card is not where it could be fought.
here-no-enemy = { $card } is no enemy.
here-in-operations = { $card } lies in Operations.
here-final-enemy = { $card } is a final enemy, and objective { $level } is the current one.
here-too-late = The time to kill this facehugger is over.
here-objective = Objective { $level } is the current one.
here-progress = Objective { $level }: { $have } of { $need } so far.
here-not-in-play = { $card } is not in play there.
here-dead = This player is dead.

# Rarer events
event-FinalEnemyFound = { $open ->
    [1] Final enemy: { $card }. It can be fought now.
   *[0] Final enemy: { $card }. It cannot be fought yet.
  }
event-CardLeft = { $card } went { $into }.

# Keywords and copies
place-lent = lent by a player
pile-lent = Lent
note-kept = kept
note-lent = lent
badge-ready = { $count ->
    [one] 1 ability waits
   *[other] { $count } abilities wait
  }
badge-lent = has lent a card
badge-shield = { $count ->
    [one] avoids the next strike
   *[other] avoids { $count } strikes
  }
offer-lend = { $name } lends { $card }
offer-play-copy = Play a copy of { $card }
offer-sacrifice = Sacrifice { $card }
offer-give-up = Discard { $card } for its effect
option-give-up = Discard { $card }
option-sacrifice = Sacrifice { $card }
option-draw-strike = Draw the strike
ask-who-shows = Who shows { $card }?
ask-lend-late = Its copy cannot be played any more: { $name } would only swap the card for a new one. Lend it all the same?
ask-avoid-strike = { $name }: a strike is coming. Avoid it?
ask-copy-which = Which card is copied?
ask-clone-which = Which card is taken over?
here-nobody-else = Nobody else is left who could lend a card or be lent one.
here-own-turn = It is { $name }’s own turn.
here-no-coordinate = { $card } has no Coordinate.
here-lent-already = { $name } may lend one card a turn, and has chosen it.
here-not-lent = This card is not lent to anybody.
here-copy-played = A copy of this card was played already.
here-not-your-play = This card is not in play before { $name }.
here-nothing-to-give-up = { $card } has no effect for being discarded.
here-only-against-strikes = It is discarded only when a strike comes.
here-no-sacrifice = This card has no Sacrifice effect.
here-no-such-copy = There is no such copy this turn.
here-copy-spent = The Sacrifice effect of this copy is used up.
event-CardLent = { $name } lent { $card }.
event-LentReturned = { $card } went back to { $name }.
event-CopyPlayed = { $name } played a copy of { $card }.
event-CardCloned = { $card } became another card.
event-CardsKept = { $count ->
    [one] { $name } kept 1 card in play.
   *[other] { $name } kept { $count } cards in play.
  }
event-GivenUp = { $name } discarded { $card } for its effect.
event-Sacrificed = { $name } sacrificed { $card }.
event-Shielded = { $count ->
    [one] { $name } was covered against 1 strike.
   *[other] { $name } was covered against { $count } strikes.
  }
event-StrikeAvoided = { $name } avoided the strike.
event-Calmed = { $card } was kept from striking this turn.
command-Lend = { $name } lent { $card }
command-PlayLent = { $name } played a copy of { $card }
command-Sacrifice = { $name } sacrificed { $card }
command-GiveUp = { $name } discarded { $card } for its effect
prompt-lend = { $name }: lay { $card } open in front of you and draw a new card.
prompt-lent-back = { $name }: put { $card } on your discard pile.
prompt-lent-gone = { $card } leaves the game.
prompt-keep = { $count ->
    [one] { $name }: 1 card stays in front of you.
   *[other] { $name }: { $count } cards stay in front of you.
  }
prompt-give-up = { $name }: put { $card } on your discard pile.

# Rooms, decks and discard piles
place-marker = over a blocked room
note-attached = attached
option-keep-there = Leave it there
option-under = Put it under the deck
option-show-none = Show none
ask-attach-where = To which room is it attached?
ask-move-which = Which card is moved?
ask-move-where = Into which room?
ask-swap-which = Which card changes places?
ask-swap-where = With which room?
ask-hide-which = Which enemy is turned face down?
ask-calm-which = Which enemy does not strike?
ask-strengthen-which = Whose Attack is { $n } higher this turn?
ask-recover-which = { $name }: which card do you take back?
ask-kill-discard = { $name }: which card of your discard pile is killed?
ask-look = Look at the card { $where }, alone.
ask-look-card = You look at { $card }, { $where }.
ask-which-turned = Which card was turned up?
ask-choose-way = Which of these?
ask-show = { $match ->
    [basic] { $name }: show a basic card?
    [intel] { $name }: show an Intel card?
    [leadership] { $name }: show a Leadership card?
    [strength] { $name }: show a Strength card?
    [survival] { $name }: show a Survival card?
   *[tech] { $name }: show a Tech card?
  }
event-Attached = { $card } was attached { $into }.
event-RoomBlocked = The { $place } was blocked: it was a room no more.
event-EnteredOperations = { $card } went to Operations.
event-RoomsSwapped = Two rooms changed their cards.
event-CardHidden = A card { $where } was hidden again.
event-PutOnHive = A card went back on top of the Hive.
event-Strengthened = { $card }: Attack { $by } higher this turn.
event-Recovered = { $name } took a card of the discard pile back.
event-TopTurned = { $card } was turned up.
event-PutBack = { $under ->
    [1] A card went under its deck.
   *[0] The card went back on its deck.
  }
event-CardShown = { $name } showed { $card }.
prompt-attach = Lay { $card } { $into }, its name in sight.
prompt-block = Lay the current objective over the { $place }, and the whole Hive on it.
prompt-swap = Change what lies in the { $place } for what lies in the { $other }.
prompt-hide = Turn the card { $where } face down.
prompt-on-hive = Put the card face down on top of the Hive.
prompt-recover = { $name }: take the card from your discard pile.
prompt-turn-top = Turn up the top card { $where }.
prompt-turn-top-app = It is { $card }: take it from the tray and lay it open { $into }.
prompt-back-on-top = Put the card back face down { $into }.
prompt-under = Put the card face down at the bottom { $where }.

# A deck that was shuffled early
here-nothing-discarded = { $name } has no cards on the discard pile.
here-deck-left = { $count ->
    [0] { $name }’s deck is empty, but no card is needed yet.
    [one] { $name }’s deck still has 1 card.
   *[other] { $name }’s deck still has { $count } cards.
  }
remedy-deck-left = The app shuffles by itself when a card is needed. If the real cards are shuffled already, do it anyway.
offer-shuffled-early = { $name } has shuffled the discard pile into the deck
command-ShuffleIn = { $name } shuffled the discard pile into the deck
attempt-BeginTurn = Begin the turn of { $name }
attempt-Play = Play { $card }
attempt-UseAbility = Use { $card }
attempt-Recruit = Recruit { $card }
attempt-RecruitSergeant = Recruit a Sergeant
attempt-Scan = Scan { $place }
attempt-Fight = Fight { $card }
attempt-EndAction = End the turn
attempt-ClaimBurst = Tell that the Chestburster was drawn
attempt-Complete = Complete the objective
attempt-ForgotStrike = Make good a strike of { $name }
attempt-ShowBack = Show a back
attempt-MoveSlot = Move { $card } { $into }
attempt-SetNumber = Set { $field } to { $value }
attempt-SetProgress = Correct turn, phase or players
attempt-BindSlot = Say which card it is
attempt-CorrectFact = Correct { $field } of a card
attempt-Lend = Lend { $card }
attempt-PlayLent = Play a copy of { $card }
attempt-Sacrifice = Sacrifice { $card }
attempt-GiveUp = Discard { $card } for its effect
attempt-ShuffleIn = Shuffle the discard pile into the deck
command-AnsweredAlone = { $name } answered a question alone
