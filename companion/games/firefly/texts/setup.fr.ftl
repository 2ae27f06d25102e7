# Une nouvelle partie : ce qui est choisi, sa difficulté, et ce que les mains posent.

choose-game = Partie
choose-role = Personnage Principal de { $name }
choose-main-characters = { $count ->
    [one] { $count } Personnage Principal sans joueur
   *[other] { $count } Personnages Principaux sans joueur
  }
setup-role-missing = { $name } n’a pas encore de Personnage Principal : choisissez-en un.
setup-role-unknown = Le Personnage Principal { $role } n’est pas dans cette boîte : choisissez-en un autre.
setup-role-taken = { $role } a déjà quelqu’un : il faut un autre Personnage Principal à { $name }.
setup-main-characters = Chaque partie a { $need } Personnages Principaux : la boîte a { $have } Avatars.
setup-characters = Le Deck Équipage se compose des cartes de { $need } membres d’équipage qui ne sont pas des Personnages Principaux : la boîte en a { $have }.
setup-objectives = Choisissez exactement un Objectif de chaque lettre : A, B et C.
setup-mini-deck = Les cartes Épisode de l’Objectif { letter-of-level } ne sont pas complètes : { $have } sur { $need }.

choose-side_jobs = Petits Boulots
choose-preparations = Tours de préparatifs
choose-placed_a = Le ’Verse au début de l’Épisode A
choose-placed_b = Le ’Verse au début de l’Épisode B
choose-placed_c = Le ’Verse au début de l’Épisode C
choose-talents = Talents du premier Deck
choose-gifts = Talents entre les Épisodes
choose-credits = Crédits
choose-defense = Défense
choose-flaws = Défauts
choose-unskipped = Tours des vaincus
choose-mortal = Un joueur est vaincu
difficulty-side_jobs = { $n ->
    [0] Comme imprimé dans chaque Deck Épisode
   *[other] { $way ->
        [fewer] { $size } de moins dans chaque Deck Épisode
       *[more] { $size } de plus dans chaque Deck Épisode
    }
  }
difficulty-preparations = { $n ->
    [0] Comme imprimé
    [one] { $n } de plus pour chacun
   *[other] { $n } de plus pour chacun
  }
difficulty-placed = { $n ->
    [0] Le nombre de cartes imprimé
   *[other] { $way ->
        [fewer] { $size ->
            [one] { $size } carte de moins
           *[other] { $size } cartes de moins
          }
       *[more] { $size ->
            [one] { $size } carte de plus
           *[other] { $size } cartes de plus
          }
      }
  }
difficulty-placed_a = { difficulty-placed }
difficulty-placed_b = { difficulty-placed }
difficulty-placed_c = { difficulty-placed }
difficulty-talents = { $n ->
    [0] Comme imprimé
   *[other] { $way ->
        [fewer] Aucun
       *[more] { $size } de plus
      }
  }
difficulty-gifts = { $n ->
    [0] Aucun n’est donné
    [one] Un pour chacun avant l’Épisode B
    [2] Un pour chacun avant les Épisodes B et C
   *[other] Un pour chacun avant l’Épisode C
  }
difficulty-credits = { $n ->
    [0] Seulement ce qui a été reçu
    [one] { $n } de plus à chaque Inter-Mission
   *[other] { $n } de plus à chaque Inter-Mission
  }
difficulty-defense = { $n ->
    [0] La Santé seule
   *[other] La Défense compte aussi comme Santé
  }
difficulty-flaws = { $n ->
    [0] Aucun n’est donné
    [one] Un pour chacun à l’Épisode C
    [2] Un pour chacun aux Épisodes B et C
    [3] Un pour chacun à chaque Épisode
    [4] Un pour chacun à l’Épisode A
    [5] Un pour chacun à l’Épisode B
    [6] Un pour chacun aux Épisodes A et B
   *[other] Un pour chacun aux Épisodes A et C
  }
difficulty-unskipped = { $n ->
    [0] Sont sautés
   *[other] Ont leur carte Épisode et leurs coups
  }
difficulty-mortal = { $n ->
    [0] Les autres continuent
   *[other] La partie est perdue aussitôt
  }
setup-difficulty-side_jobs = Chaque Deck Épisode peut avoir de { $least } à { $most } Petits Boulots de plus qu’imprimé : { $have } n’est pas possible.
setup-difficulty-preparations = Chacun peut avoir jusqu’à { $most } tours de préparatifs de plus : { $have } n’est pas possible.
setup-difficulty-placed_a = Avant l’Épisode A, { setup-difficulty-placed }
setup-difficulty-placed_b = Avant l’Épisode B, { setup-difficulty-placed }
setup-difficulty-placed_c = Avant l’Épisode C, { setup-difficulty-placed }
setup-difficulty-placed = le ’Verse peut avoir de { $least } à { $most } cartes de plus qu’imprimé : { $have } n’est pas possible.
setup-difficulty-talents = Un premier Deck peut avoir de { $least } à { $most } Talents de plus qu’imprimé : { $have } n’est pas possible.
setup-difficulty-gifts = Des Talents peuvent être donnés avant l’Épisode B, avant le C ou avant les deux : choisissez de 0 à { $most }, pas { $have }.
setup-difficulty-credits = Une Inter-Mission peut apporter jusqu’à { $most } Crédits de plus : { $have } n’est pas possible.
setup-difficulty-defense = La Défense compte comme Santé ou non : choisissez 0 ou { $most }.
setup-difficulty-flaws = Des Défauts peuvent être donnés à chacun des trois Épisodes : choisissez de 0 à { $most }, pas { $have }.
setup-difficulty-unskipped = Les tours des vaincus sont sautés ou non : choisissez 0 ou { $most }.
setup-difficulty-mortal = Une première défaite fait perdre la partie ou non : choisissez 0 ou { $most }.

prompt-setup-crew = { $count ->
    [one] Posez sous le Pont l’Avatar du Personnage Principal sans joueur.
   *[other] Posez sous le Pont, par Rang, les Avatars des { $count } Personnages Principaux sans joueur.
  }
prompt-setup-deck = Chacun prend { $shiny } Shiny, { $misbehave } Misbehave et { $talents ->
    [0] aucun Talent
    [one] { $talents } Talent
   *[other] { $talents } Talents
  } ; l’Avatar reste devant soi.
prompt-setup-upgrades-hand = Mélangez les Améliorations et posez-les face cachée à côté du Serenity.
prompt-setup-upgrades-app = Triez les Améliorations dans le bac : l’app les mélange.
prompt-setup-browncoats-hand = Mélangez les Browncoats et posez-les face cachée à côté du Pont.
prompt-setup-browncoats-app = Triez les Browncoats dans le bac : l’app les mélange.
prompt-setup-ship-strikes-hand = Mélangez les Avaries sans étiquette au bord et posez-les face cachée : les six qui en ont une sont des cartes Épisode.
prompt-setup-ship-strikes-app = Triez dans le bac les Avaries sans étiquette au bord : l’app les mélange.
prompt-setup-crew-strikes-hand = Mélangez les Blessures et posez-les face cachée.
prompt-setup-crew-strikes-app = Triez les Blessures dans le bac : l’app les mélange.
prompt-setup-talents = Posez face visible les autres Talents et les Défauts, chacun en une pile.
prompt-setup-objectives = Posez l’Objectif A à sa place, et B et C de côté avec leurs Decks.
prompt-setup-jobs = { $count ->
    [0] Aucun Petit Boulot n’entre dans les Decks Épisode.
    [one] Mélangez { $count } Petit Boulot dans chacun des trois Decks Épisode, sans le regarder.
   *[other] Mélangez { $count } Petits Boulots dans chacun des trois Decks Épisode, sans les regarder.
  }
prompt-setup-episode-hand = Mélangez chacun des trois Decks Épisode à part, jamais l’un dans l’autre.
prompt-setup-episode-app = Triez les trois Decks Épisode dans le bac, chacun à part : l’app les mélange.
prompt-setup-inevitable = Posez tout au fond de chaque Deck l’une des cartes Inévitables, face cachée et sans la regarder.
prompt-setup-crew-hand = Mélangez, face cachée, les cartes des quatre autres membres d’équipage : c’est le Deck Équipage. Retournez-en { $count } sur le Pont ; les Avatars de ces quatre-là retournent dans la boîte.
prompt-setup-crew-app = Triez les cartes des quatre autres membres d’équipage dans le bac : l’app les mélange et dit quelles { $count } arrivent sur le Pont ; les Avatars de ces quatre-là retournent dans la boîte.
