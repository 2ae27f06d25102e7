# Fights, strikes on Main Characters and on Serenity, and the defeated.

event-EnemyDefeated = { $card } was defeated.
event-CharacterDefeated = { $card } was lost.
event-CardDefeated = { $card } was put away for good.
event-Healed = { $name } was healed: { $card }.
event-StrikeReturned = { $to ->
    [bottom] { $card } went under the Crew Strike deck.
    [shuffled] { $card } went back into the Crew Strike deck.
   *[top] { $card } went onto the Crew Strike deck.
  }
event-MainCharacterDefeated = { $left ->
    [0] { $name } was defeated.
   *[other] { $name } left the game.
  }
event-MainCharacterBack = { $name } was back in the game!
event-WardGained = { $way ->
    [cancel] { $name } was ready to cancel { warded }.
   *[avoid] { $name } was ready to avoid { warded }.
  }
warded = { $what ->
    [crew] { $n ->
        [one] a Crew Strike
       *[other] { $n } Crew Strikes
      }
    [ship] { $n ->
        [one] a Ship Strike
       *[other] { $n } Ship Strikes
      }
   *[any] { $n ->
        [one] a strike
       *[other] { $n } strikes
      }
  }
event-DrawAvoided = { $by ->
    [down] { $name } was defeated and drew no strike.
   *[other] { $name } avoided the strike.
  }
event-StrikeCancelled = { $name } cancelled { $card }.
event-ShipStrikeDrawn = A Ship Strike was drawn: { $card }.
event-ShipStruck = Serenity was struck: { $card } { $where }.
event-ShipRepaired = Serenity was repaired: { $card }.
event-SerenityStrained = { $left ->
    [0] Serenity is full: one more Ship Strike and the game is lost!
    [one] Serenity has 1 slot left without a strike.
   *[other] Serenity has { $left } slots left without a strike.
  }
event-ShipStrikesReshuffled = The Ship Strikes were shuffled again.

strike-crew = a Crew Strike
strike-ship = a Ship Strike
ward-any = any strike
ward-crew = Crew Strikes
ward-ship = Ship Strikes
ward-down = all Crew Strikes
badge-avoid = { $count ->
    [one] avoids the next strike ({ $ward })
   *[other] avoids { $count } strikes ({ $ward })
  }
badge-cancel = { $count ->
    [one] cancels a strike ({ $ward })
   *[other] cancels { $count } strikes ({ $ward })
  }
badge-down = is defeated
ask-avoid-strike = { $name }: { $what } is coming. Avoid it?
ask-cancel-strike = { $name }: { $card } has come. Cancel it?
option-avoid = Avoid it ({ $ward })
option-avoid-not = Draw it
option-cancel = Cancel it ({ $ward })
option-cancel-not = Take it
about-avoid-strike = A strike that is avoided is not drawn. What avoids it is used up.
does-avoid-strike = no card is drawn
does-cancel-strike = the card is put away and does nothing
about-cancel-strike = A strike that is cancelled does no damage and says nothing. What the enemy says still happens.
ask-heal-which = Which strike of { $name } is healed?
ask-kill-which = Which card is defeated?
ask-kill-final = Which card is defeated?
ask-kill-own = { $name }: which of your characters is defeated?
ask-kill-discard = { $name }: which card of your discard pile is defeated?
ask-which-killed = Which card was defeated?
ask-which-ship-strike = Which Ship Strike was drawn?
ask-serenity-slots = How many slots has Serenity on your mat?
ask-serenity-slots-again = How many slots has Serenity on your mat? There can be from 1 to { $most }.
here-player-down = { $name } is defeated.
here-no-strike = This strike is nobody’s.
offer-forgot-heal = Heal { $card } of { $name }
due-strikes = { $count ->
    [one] { $name } draws one more Crew Strike
   *[other] { $name } draws { $count } more Crew Strikes
}
due-ship-strikes = { $count ->
    [one] { $name } draws one more Ship Strike
   *[other] { $name } draws { $count } more Ship Strikes
}
prompt-strike = Draw the top Crew Strike.
prompt-strike-app = The Crew Strike is { $card }: take it from the tray.
prompt-strike-back = Show the back of the top Crew Strike, then turn it up.
prompt-strike-back-hand = { $to ->
    [bottom] Put { $card } face down under the Crew Strike deck.
    [shuffled] Shuffle { $card } into the Crew Strike deck.
   *[top] Put { $card } face down on top of the Crew Strike deck.
  }
prompt-strike-back-app = Sort { $card } back into the tray: the app { $to ->
    [bottom] lays it under the Crew Strike deck
    [shuffled] shuffles it into the Crew Strike deck
   *[top] lays it on top of the Crew Strike deck
  }.
prompt-ship-strike = Put { $card } { $into }.
prompt-ship-strike-app = The Ship Strike is { $card }: put it { $into }.
prompt-ship-strike-back = Show the back of the top Ship Strike, then put it { $into }.
prompt-ship-strike-drawn-hand = Turn up the top Ship Strike.
prompt-ship-strike-drawn-app = The Ship Strike is { $card }: take it from the tray.
prompt-under-ship-strikes = Put { $card } face up under the Ship Strike deck.
prompt-ship-strikes-reshuffle-hand = Shuffle the Ship Strikes into a new deck, face down.
prompt-ship-strikes-reshuffle-app = Sort the Ship Strikes back into the tray: the app shuffles them.
prompt-defeated = { $name }: turn your Avatar face down, and shuffle your hand, deck, discards and what you played into one deck.
prompt-defeated-other = Turn { $name }’s Avatar face down.
prompt-back = Turn { $name }’s Avatar up again.
