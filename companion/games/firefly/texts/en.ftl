# Firefly: every word shown or spoken in this room; what its chapters say stands in files of their own.

room-firefly = Firefly

# The board and the course of a game
strip-verse = The ’Verse
strip-bridge = Bridge
strikes-coming = strikes coming
phase-episode = Episode
phase-jobs = Side Jobs
phase-inter-mission = Inter-Mission
deck-episode = Episode deck
deck-crew = Crew Deck
deck-crew-strikes = Crew Strikes
deck-ship-strikes = Ship Strikes
deck-browncoats = Browncoats
deck-upgrades = Upgrades
note-upgrade = Upgrade
letter-of = { $letter ->
    [1] A
    [2] B
   *[3] C
  }
letter-of-level = { $level ->
    [1] A
    [2] B
   *[3] C
  }

# Kinds of cards and what is printed on them
chip-side-job = Side Job
chip-ship-strike = Ship Strike
chip-goal = Goal
chip-special = Special card
chip-inevitable = Inevitable card
chip-crew-strike = Crew Strike
chip-avatar = Avatar
kind-talent = Talent
kind-flaw = Flaw
kind-ship-strike = Ship Strike
kind-inevitable = Inevitable card
kind-upgrade = Upgrade
field-rank = Rank
field-repair = cost of repair
field-episode = the Episode
field-slots = slots of Serenity
field-strikes = strikes
number-episode = Episode
number-credits = Credits
number-progress = progress of Objective { $which }
number-turn = { $which } this turn

# Turns, and what can be done
offer-begin-sub = Episode card into the ’Verse
offer-begin-out = { $place } card drops into the Combat Zone
offer-begin-inevitable = The Inevitable card moves one space
offer-begin-inevitable-out = The Inevitable card drops into the Combat Zone
offer-begin-none = No Episode card comes any more
offer-complete = Objective completed
offer-end-sub = { $ready ->
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
warns-strikes = { $strikes ->
    [one] 1 strike is coming
   *[other] { $strikes } strikes are coming
  }
does-spare = { $strikes ->
    [one] spares a strike
   *[other] spares { $strikes } strikes
  }
does-move-next = into a space that you choose next
does-repair = frees slot { $n } of Serenity
does-healing = everybody may heal { $n } damage
does-heal-one = { $n ->
    [0] it goes away and costs nothing
   *[other] { $left ->
        [0] { $n } damage less
       *[other] { $n } damage less, { $left } more can be healed there
      }
  }
does-browncoats = the top card, unseen, into your discard pile
does-stop = it never comes to strike
does-goal = Objectives: { $done } of { $need }
count-job = { $n } to complete
event-EpisodePhaseSkipped = { $name } took a Preparation turn: no Episode card.
event-HqRefilled = New on the Bridge: { $card }.
event-RoomsSwapped = Two spaces changed their cards.
prompt-bridge = Lay the next card of the Crew Deck face up { $into }.
prompt-bridge-app = It is { $card }: take it from the tray and put it { $into }.
here-phase = It is { $phase } now.
here-not-in-hq = This card does not lie on the Bridge.
here-top-sergeant = Only the top Browncoats card is recruited, unseen.
here-no-sergeants = The Browncoats are all gone.
here-forbidden = { $card } forbids it.

# How it ends
event-Won = Victory!
event-Lost = { $cause ->
    [serenity] Serenity was lost.
    [objective] A Mandatory Objective had failed.
   *[other] Nobody was left who could fly on.
  }
outcome-won = { $points ->
    [one] You did it. 1 point.
   *[other] You did it. { $points } points.
  }
outcome-lost = { $points ->
    [0] It is over. No points.
    [one] It is over. 1 point all the same.
   *[other] It is over. { $points } points all the same.
  }
