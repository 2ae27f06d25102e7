# Alien: every word shown or spoken in this room.

room-alien = Alien

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
strip-complex = Complex
strip-hq = HQ
strikes-coming = strikes coming

# Phases, numbers
phase-hive = Hive
field-strikes = strikes
field-crew = the crew

# Kinds of cards to choose from, when nobody has told which it is
chip-hazard = Hazard
chip-facehugger = Facehugger
chip-goal = Goal or special card
chip-hatchery = Chestburster
number-objective = objective
number-hazards = hazards so far
number-rebuilds = Hive rebuilt
number-progress = progress of objective { $which }

# Kinds of cards that have no name of their own
kind-role = Role card
kind-basic = Marine
kind-sergeant = Sergeant
kind-facehugger = Facehugger
kind-hazard = Hazard
kind-goal = Goal card
kind-strike = Strike
kind-location = Location
kind-hatchery = Hatchery card
kind-chestburster = Chestburster

# Offers
offer-begin-sub = Hive card into the Complex
offer-begin-out = { $place } card drops into the Combat Zone
offer-sergeant = Recruit a Sergeant
offer-complete = Objective completed
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
offer-forgot-heal = Heal { $card } of { $name }

# Waiting, alarms, badges, the end
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
prompt-enemies-say = If enemies in play say something about Events, do it now.

# What happened
event-Opened = The game began.
event-Moved = { $count ->
    [one] A card was carried { $into }.
   *[other] { $count } cards were carried { $into }.
  }
event-FactLearned = Noted: { $field } { $value }.
event-NumberSet = Set right: { $value }.
event-ProgressSet = Turn, phase or players were set right.
event-Tolerated = The table’s word stood.
event-OutOfStep = { $why ->
    [enemies-say] If enemies in play say something about Events, do it now.
   *[card-says] Do what the card says: { $card }
  }
event-HiveCardPlaced = A new card was put { $into }.
event-EventTriggered = Event! Objective { $level } acted.
event-EventTriggered-says = Event! Objective { $level }: { $says }
event-HazardTriggered = Hazard { $number } of the location.
event-HazardTriggered-says = Hazard { $number } of the location: { $says }
event-HazardTriggered-none = Hazard { $number }: the location had no ability left.
event-FacehuggerLanded = Facehugger on { $name }!
event-FacehuggerPassed = The facehugger passed a carrier by.
event-LastChance = Last chance: kill the facehugger on { $name }.
event-FacehuggerDied = The facehugger died.
event-Impregnated = { $name } carried a Chestburster from then on.
event-BurstMissing = { $name } held no Chestburster after all: the table’s word counted.
event-BurstDrawn = The Chestburster broke out of { $name }.
event-HqRefilled = New in the HQ: { $card }.
event-EnemyKilled = { $card } was killed.
event-CharacterKilled = { $card } died.
event-CardKilled = { $card } was lost.
event-Healed = { $name } healed { $card }.
event-PlayerDied = { $cause ->
    [left] { $name } left the game.
    [chestburster] A Chestburster killed { $name }.
    [strikes] The strikes killed { $name }.
    [hive] The Hive has run out: { $name } died.
   *[other] { $name } died.
  }
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
command-RecruitSergeant = { $name } recruited a Sergeant
command-ClaimBurst = { $name } drew the Chestburster
command-Complete = The objective was completed
command-BindSlot = Somebody said which card it is
command-CorrectFact = { $field } of a card was corrected

# Hand movements
prompt-hive-card = Put the top Hive card face down { $into }.
prompt-hive-card-back = Show the back of the top Hive card, then put it face down { $into }.
prompt-hive-card-app = Put a stand-in face down { $into }.
prompt-push-all = Push { $count } cards one room on, the first of them { $into }.
prompt-facehugger = Put the facehugger in front of { $name }.
prompt-hq = Put the top Barracks card face up { $into }.
prompt-hq-app = It is { $card }: take it from the tray and put it { $into }.
prompt-strike = Draw the top strike card.
prompt-strike-app = The strike is { $card }: take it from the tray.
prompt-impregnated = { $name }: a Chestburster from the Hatchery into your discard pile.
prompt-died = { $name }: your deck, your hand, what you have played, your Vigilant cards and your discards leave the game; your strikes go to the discarded strikes.
prompt-hive-rebuilt-hand = Shuffle all Dead Enemies: they are the new Hive.
prompt-hive-rebuilt-app = Sort all Dead Enemies back into the tray: the app shuffles the new Hive.

# Questions and reasons: turns, strikes, the end
ask-burst-surely = { $name }: your deck and your discard pile are empty, so the Chestburster must be in your hand. Is it there?
option-burst-there = It is there
option-burst-not-there = It is not there
ask-last-word = The last death and the last objective come at once. Which happens first?
option-objective-first = The objective: you win
option-death-first = The death: you lose
here-no-chestburster = As far as anybody has seen, { $name }’s hand holds no Chestburster.
here-player-dead = { $name } is dead.
deck-hive = Hive
deck-strikes = Strikes
deck-barracks = Barracks
deck-sergeants = Sergeants

# Why a game cannot be opened
setup-role-missing = { $name } has no Role yet: choose one.
setup-role-unknown = There is no Role { $role } in this box: choose another.
setup-role-taken = { $role } is taken already: { $name } needs another Role.
setup-role-card = This Role card does not belong to the Avatar: take the card of { $role }.
setup-location = Choose exactly one Location of this box.
setup-objectives = Choose exactly one Objective of each level: 1, 2 and 3.
setup-mini-deck = The Hive cards of Objective { $level } are not complete: { $have } of { $need }.
setup-characters = Choose { $need } different characters: { $have } are chosen.
setup-mini-decks = { $need } mini-decks make a Hive: { $have } are chosen.

# What can be chosen for a new game
choose-film = Film
choose-location = Location
choose-objective = Objective { $level }
choose-characters = { $count } characters
choose-role = Role of { $name }

# Questions of the Action Phase
ask-kill-own = { $name }: which of your characters dies?
ask-kill-which = Which card is killed?
ask-kill-final = Which card is killed? A final enemy killed before the last objective does not count.
ask-heal-which = Which strike of { $name } is healed?
ask-push-which = Which card is moved one room on?
ask-drag-which = Which enemy goes back to the entry?
ask-which-in-hq = Which card lies { $where } now?
ask-which-sergeant = Which Sergeant is it?
ask-which-killed = Which card was killed?

# How it stands, and what would help
remedy-objective = Wait until objective { $level } is the current one.
remedy-scan = Scan its room first.
here-not-in-hq = This card does not lie in the HQ.
here-top-sergeant = Only the top Sergeant is recruited, unseen.
here-no-sergeants = The Sergeant stack is empty.
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

# Keywords and copies
place-lent = lent by a player
pile-lent = Lent
note-kept = kept
badge-shield = { $count ->
    [one] avoids the next strike
   *[other] avoids { $count } strikes
  }
offer-sacrifice = Sacrifice { $card }
offer-give-up = Discard { $card } for its effect
option-give-up = Discard { $card }
option-sacrifice = Sacrifice { $card }
option-draw-strike = Draw the strike
ask-avoid-strike = { $name }: a strike is coming. Avoid it?
here-nothing-to-give-up = { $card } has no effect for being discarded.
here-only-against-strikes = It is discarded only when a strike comes.
here-no-sacrifice = This card has no Sacrifice effect.
here-copy-spent = The Sacrifice effect of this copy is used up.
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
command-Sacrifice = { $name } sacrificed { $card }
command-GiveUp = { $name } discarded { $card } for its effect
prompt-keep = { $count ->
    [one] { $name }: 1 card stays in front of you.
   *[other] { $name }: { $count } cards stay in front of you.
  }
prompt-give-up = { $name }: put { $card } on your discard pile.

# Rooms, decks and discard piles
place-marker = over a blocked room
ask-attach-where = To which room is it attached?
ask-move-where = Into which room?
ask-swap-where = With which room?
ask-kill-discard = { $name }: which card of your discard pile is killed?
event-RoomBlocked = The { $place } was blocked: it was a room no more.
event-RoomsSwapped = Two rooms changed their cards.
event-PutOnHive = A card went back on top of the Hive.
prompt-attach = Lay { $card } { $into }, its name in sight.
prompt-block = Lay the current objective over the { $place }, and the whole Hive on it.
prompt-swap = Change what lies in the { $place } for what lies in the { $other }.
prompt-on-hive = Put the card face down on top of the Hive.

# A deck that was shuffled early
attempt-RecruitSergeant = Recruit a Sergeant
attempt-ClaimBurst = Tell that the Chestburster was drawn
attempt-Complete = Complete the objective
attempt-BindSlot = Say which card it is
attempt-CorrectFact = Correct { $field } of a card
attempt-Sacrifice = Sacrifice { $card }
attempt-GiveUp = Discard { $card } for its effect
