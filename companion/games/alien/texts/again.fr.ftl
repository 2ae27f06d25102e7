# Blessures remises, prix de ce tour, ce qui a lieu encore, et cartes remises dans un ordre
ask-arrange = Remettez-les { $into } comme vous voulez. Quelle carte est { $n ->
    [1] sur le dessus
   *[other] la numéro { $n } à partir du dessus
  } ?
ask-arrange-hands = Remettez-les { $into } dans l’ordre voulu, sans les montrer.
option-nth-card = Carte { $n }, telle qu’elle était
option-arranged = Elles sont en place
ask-put-strike-which = { $name } : quelle Blessure retourne au Deck ?
ask-hands-do = Faites ce que dit { $card }, puis continuez
event-Reordered = Des cartes { $where } ont été remises dans un ordre choisi.
event-StrikeReturned = { $to ->
    [bottom] On a remis { $card } sous le Deck Blessure.
    [shuffled] On a remis { $card } dans le Deck Blessure.
   *[top] On a remis { $card } sur le Deck Blessure.
  }
event-Discounted = { $once ->
    [1] La prochaine carte de ce genre devait coûter { $by } de moins.
   *[0] Des cartes devaient coûter { $by } de moins pour ce tour.
  }
event-HappenedAgain = { $what ->
    [hazard] { $card } : le dernier Danger a eu lieu encore une fois.
   *[event] { $card } : l’Évènement a eu lieu encore une fois.
  }
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
