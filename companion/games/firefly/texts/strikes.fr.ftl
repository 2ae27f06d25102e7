# Combats, coups sur les Personnages Principaux et sur le Serenity, et les vaincus.

event-EnemyDefeated = Ennemi vaincu : { $card }.
event-CharacterDefeated = { $card } a disparu.
event-CardDefeated = { $card } a quitté la partie.
event-Healed = { $name } a reçu des soins : { $card }.
event-StrikeReturned = { $to ->
    [bottom] On a remis { $card } sous le Deck Blessure.
    [shuffled] On a remis { $card } dans le Deck Blessure.
   *[top] On a remis { $card } sur le Deck Blessure.
  }
event-MainCharacterDefeated = { $left ->
    [0] Défaite de { $name }.
   *[other] { $name } a quitté la partie.
  }
event-MainCharacterBack = { $name } était de retour !
event-WardGained = { $way ->
    [cancel] { $name } avait de quoi annuler { warded }.
   *[avoid] { $name } avait de quoi éviter { warded }.
  }
warded = { $what ->
    [crew] { $n ->
        [one] une Blessure
       *[other] { $n } Blessures
      }
    [ship] { $n ->
        [one] une Avarie
       *[other] { $n } Avaries
      }
   *[any] { $n ->
        [one] un coup
       *[other] { $n } coups
      }
  }
event-DrawAvoided = { $by ->
    [down] Pas de Blessure pour { $name } après sa défaite.
   *[other] { $name } a évité le coup.
  }
event-StrikeCancelled = { $name } a annulé { $card }.
event-ShipStrikeDrawn = Une Avarie a été piochée : { $card }.
event-ShipStruck = Le Serenity a été touché : { $card }, { $where }.
event-ShipRepaired = Le Serenity a été réparé : { $card }.
event-SerenityStrained = { $left ->
    [0] Le Serenity est plein : une Avarie de plus, et la partie est perdue !
    [one] Plus que { $left } emplacement sans Avarie sur le Serenity.
   *[other] Plus que { $left } emplacements sans Avarie sur le Serenity.
  }
event-ShipStrikesReshuffled = Les Avaries ont été mélangées.

strike-crew = une Blessure
strike-ship = une Avarie
ward-any = n’importe quel coup
ward-crew = les Blessures
ward-ship = les Avaries
ward-down = toutes les Blessures
badge-avoid = { $count ->
    [one] évite le prochain coup ({ $ward })
   *[other] évite { $count } coups ({ $ward })
  }
badge-cancel = { $count ->
    [one] annule un coup ({ $ward })
   *[other] annule { $count } coups ({ $ward })
  }
badge-down = vaincu
ask-avoid-strike = { $name } : { $what } arrive. L’éviter ?
ask-cancel-strike = { $name } : « { $card } » est là. L’annuler ?
option-avoid = L’éviter ({ $ward })
option-avoid-not = La piocher
option-cancel = L’annuler ({ $ward })
option-cancel-not = La garder
about-avoid-strike = Un coup évité n’est pas pioché. Ce qui l’évite ne sert qu’une fois.
does-avoid-strike = aucune carte n’est piochée
does-cancel-strike = la carte est rangée sans rien faire
about-cancel-strike = Un coup annulé ne fait rien. Ce que dit l’ennemi a lieu quand même.
ask-heal-which = Quelle Blessure de { $name } est soignée ?
ask-kill-which = Quelle carte est vaincue ?
ask-kill-final = Quelle carte est vaincue ?
ask-kill-own = { $name } : lequel de vos personnages est vaincu ?
ask-kill-discard = { $name } : quelle carte de votre défausse est vaincue ?
ask-which-killed = Quelle carte a été vaincue ?
ask-which-ship-strike = Quelle Avarie a été piochée ?
ask-serenity-slots = Combien d’emplacements a le Serenity de votre plateau ?
ask-serenity-slots-again = Combien d’emplacements a le Serenity de votre plateau ? Il peut en avoir de 1 à { $most }.
here-player-down = Défaite de { $name } : il faut d’abord des soins.
here-no-strike = Cette Blessure n’est à personne.
offer-forgot-heal = Soigner { $card } de { $name }
due-strikes = { $count ->
    [one] { $name } pioche encore une Blessure
   *[other] { $name } pioche encore { $count } Blessures
}
due-ship-strikes = { $count ->
    [one] { $name } pioche encore une Avarie
   *[other] { $name } pioche encore { $count } Avaries
}
prompt-strike = Piochez la première Blessure.
prompt-strike-app = La Blessure est { $card } : prenez-la dans le bac.
prompt-strike-back = Montrez le dos de la première Blessure, puis retournez-la.
prompt-strike-back-hand = { $to ->
    [bottom] Posez { $card } face cachée sous le Deck Blessure.
    [shuffled] Mélangez { $card } dans le Deck Blessure.
   *[top] Posez { $card } face cachée sur le Deck Blessure.
  }
prompt-strike-back-app = Rangez { $card } dans le bac : l’app { $to ->
    [bottom] la place sous le Deck Blessure
    [shuffled] la mélange au Deck Blessure
   *[top] la place sur le Deck Blessure
  }.
prompt-ship-strike = Posez { $card } { $into }.
prompt-ship-strike-app = L’Avarie est { $card } : posez-la { $into }.
prompt-ship-strike-back = Montrez le dos de la première Avarie, puis posez-la { $into }.
prompt-ship-strike-drawn-hand = Retournez la première Avarie.
prompt-ship-strike-drawn-app = L’Avarie est { $card } : prenez-la dans le bac.
prompt-under-ship-strikes = Posez { $card } face visible sous le Deck Avarie.
prompt-ship-strikes-reshuffle-hand = Mélangez les Avaries, face cachée, en un nouveau Deck.
prompt-ship-strikes-reshuffle-app = Rangez les Avaries dans le bac : l’app les mélange.
prompt-defeated = { $name } : retournez votre Avatar face cachée, et mélangez main, Deck, défausse et cartes jouées en un seul Deck.
prompt-defeated-other = Retournez face cachée l’Avatar de { $name }.
prompt-back = Retournez face visible l’Avatar de { $name }.
