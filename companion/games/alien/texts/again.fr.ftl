# Blessures remises, prix de ce tour, ce qui a lieu encore, et cartes remises dans un ordre
event-StrikeReturned = { $to ->
    [bottom] On a remis { $card } sous le Deck Blessure.
    [shuffled] On a remis { $card } dans le Deck Blessure.
   *[top] On a remis { $card } sur le Deck Blessure.
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
