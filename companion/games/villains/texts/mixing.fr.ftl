# Parties mêlant plusieurs boîtes : ce qu’on choisit pour elles, et ce qui ne va pas.
choose-with = Autres boîtes
with-guests-sub = Ses héros et ses vilains sont mélangés à ceux de cette boîte
with-encounters-sub = Ses personnages peuvent remplacer des Alliés, ses ennemis des Adversaires ; ce qui n’a pas d’équivalent ne fait rien
choose-board = Plateau
option-board-villainous = Le plateau des vilains : entrée par le Bridge, sortie par les Sewers
option-board-heroic = Un plateau héroïque : entrée par les Sewers, sortie par le Bridge
choose-start = Decks de départ
option-start-hydra = HYDRA Operatives et Soldiers
option-start-shield = S.H.I.E.L.D. Agents et Troopers
choose-alignment = Commandant et Complot
option-alignment-any = De n’importe quelle boîte
option-alignment-match = Tous deux héroïques ou tous deux vilains
choose-instead = À la place d’Adversaires
instead-sub = { $count } cartes ; elles remplacent des Adversaires une pour une
setup-no-enemy = { $name } n’est aucun ennemi d’une boîte Encounters mêlée à la partie. Choisissez parmi ceux qui sont proposés.
setup-no-place = { $name } ne peut pas venir dans cette partie : { $kind ->
    [facehugger] il n’y a pas de place devant un joueur pour un Facehugger
    [event] il n’y a pas d’Objectif qu’un Évènement pourrait déclencher
    [hazard] il n’y a pas de Lieu qu’un Danger pourrait réveiller
    [goal] il n’y a pas d’Objectif à achever
    [ally] la ville n’a pas de case pour qui n’est ni Adversaire ni Civil
   *[other] le Deck Adversaires n’a pas de place pour une telle carte
  }.
