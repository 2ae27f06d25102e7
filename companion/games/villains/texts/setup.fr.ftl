# Une nouvelle partie : ce qu’on choisit, la difficulté, et ce que posent les mains.

choose-game = Partie
choose-commander = Commandant
choose-plot = Complot
choose-allies = { $count } Alliés
choose-adversaries = { $count ->
    [one] { $count } Groupe d’Adversaires
   *[other] { $count } Groupes d’Adversaires
  }
choose-backup = { $count ->
    [one] { $count } groupe de Renforts
   *[other] { $count } groupes de Renforts
  }
choose-plot-twists = Rebondissements que demande { $card }
choose-handicap = Une aide pour { $name }
handicap = { $n ->
    [0] Le Deck habituel
    [one] { $n } Madame HYDRA à la place d’un Operative
   *[other] { $n } Madame HYDRA à la place d’Operatives
  }
choose-size-madame-hydra = Cartes Madame HYDRA de votre boîte
choose-size-bystanders = Civils de votre boîte
setup-one-commander = Choisissez un seul Commandant de cette boîte.
setup-one-plot = Choisissez un seul Complot de cette boîte.
setup-ally-unknown = Il n’y a pas d’Allié { $name } dans cette boîte : choisissez-en un autre.
setup-ally-count = Choisissez { $need } Alliés différents : vous en avez { $have }.
setup-adversaries-unknown = Il n’y a pas de Groupe d’Adversaires { $name } dans cette boîte : choisissez-en un autre.
setup-adversaries-count = Choisissez { $need } Groupes d’Adversaires différents : vous en avez { $have }.
setup-backup-unknown = Il n’y a pas de groupe de Renforts { $name } dans cette boîte : choisissez-en un autre.
setup-backup-count = Choisissez { $need } groupes de Renforts différents : vous en avez { $have }.
setup-led = { $name } mène toujours { $group } : choisissez ce groupe.
setup-included = { $name } a besoin de { $group } : choisissez ce groupe.
setup-backup-beside = Des cartes { $group } sont à côté du Complot, et il en reste trop peu pour le Deck : choisissez un autre groupe de Renforts.
setup-twists = Le Complot et le mode demandent { $need } Rebondissements ; la boîte en a { $have }.
setup-twists-untold = On n’a pas encore dit combien de Rebondissements demande { $name } : choisissez le nombre de sa Préparation.
setup-stack-size = La boîte a { $have } de ces cartes : on ne peut pas en prendre { $need }.
setup-handicap = Un joueur peut avoir de 0 à { $most } Madame HYDRA à la place d’Operatives, pas { $have }.
setup-handicap-stack = La pile a { $have } Madame HYDRA ; il en faudrait { $need }.

choose-twists = Rebondissements
choose-might = La force du Commandant
choose-hand_of_fate = Main du Destin
choose-prison_break = Évasion
choose-growing_threat = Menace Croissante
choose-army_of_glory = Armée de Gloire
choose-endless_spite = Rancune Sans Fin
choose-imprison = Blessés aux Fers
choose-final_blow = Coup de Grâce
choose-plots = Complots sur Complots
choose-pain = Douleur sur Douleur
choose-crackdown = Répression
difficulty-twists = { $n ->
    [0] Autant qu’imprimé
    [1] Démon : { $n } de plus
    [2] Archi-Vilain : { $n } de plus
   *[other] Légendaire : { $n } de plus
  }
difficulty-might = { $n ->
    [0] Telle qu’imprimée
    [-1] Distrait : 1 en Attaque de moins
    [1] Déterminé : { $n } en Attaque de plus
    [2] Enragé : { $n } en Attaque de plus
    [3] Dévastateur : { $n } en Attaque de plus
    [4] Suprême : { $n } en Attaque de plus
   *[other] Tout-Puissant : { $n } en Attaque de plus
  }
difficulty-hand_of_fate = { $n ->
    [0] Mains de six cartes
   *[other] Mains de cinq cartes
  }
difficulty-prison_break = { $n ->
    [0] Personne ne commence avec des Entraves
    [one] Chacun commence avec { $n } carte Entraves
   *[other] Chacun commence avec { $n } cartes Entraves
  }
difficulty-growing_threat = { $n ->
    [0] Le Commandant garde sa force
   *[other] Chaque défaite rend le Commandant plus fort de 1
  }
difficulty-army_of_glory = { $n ->
    [0] Adversaires tels qu’imprimés
   *[other] Chaque Adversaire a { $n } en Attaque de plus
  }
difficulty-endless_spite = { $n ->
    [0] Rebondissements tels qu’imprimés
   *[other] Un Rebondissement amène aussi l’Ordre d’attaque
  }
difficulty-imprison = { $n ->
    [0] Un Allié KO est perdu, rien de plus
   *[other] Qui perd un Allié KO gagne des Entraves
  }
difficulty-final_blow = { $n ->
    [0] La dernière Tactique fait gagner
   *[other] Un cinquième combat après la dernière Tactique
  }
difficulty-plots = { $n ->
    [0] Rebondissements tels qu’imprimés
   *[other] Une carte Adversaires de plus après chaque Rebondissement
  }
difficulty-pain = { $n ->
    [0] Ordres d’attaque tels qu’imprimés
   *[other] Une carte Adversaires de plus après chaque Ordre d’attaque
  }
difficulty-crackdown = { $n ->
    [0] Une carte Adversaires par tour
   *[other] Deux cartes Adversaires par tour
  }
setup-difficulty-twists = On peut avoir jusqu’à { $most } Rebondissements de plus, pas { $have }.
setup-difficulty-might = Le Commandant peut avoir de { $least } à { $most } de plus qu’imprimé, pas { $have }.
setup-difficulty-hand_of_fate = Main du Destin est choisie ou non : 0 ou { $most }.
setup-difficulty-prison_break = Chacun peut commencer avec jusqu’à { $most } cartes Entraves, pas { $have }.
setup-difficulty-growing_threat = Menace Croissante est choisie ou non : 0 ou { $most }.
setup-difficulty-army_of_glory = Les Adversaires peuvent avoir jusqu’à { $most } en Attaque de plus, pas { $have }.
setup-difficulty-endless_spite = Rancune Sans Fin est choisie ou non : 0 ou { $most }.
setup-difficulty-imprison = Blessés aux Fers est choisi ou non : 0 ou { $most }.
setup-difficulty-final_blow = Coup de Grâce est choisi ou non : 0 ou { $most }.
setup-difficulty-plots = Complots sur Complots est choisi ou non : 0 ou { $most }.
setup-difficulty-pain = Douleur sur Douleur est choisie ou non : 0 ou { $most }.
setup-difficulty-crackdown = Répression est choisie ou non : 0 ou { $most }.

prompt-setup-deck = Chacun prend { $operatives } HYDRA Operatives et { $soldiers } HYDRA Soldiers.
prompt-setup-handicap = { $count ->
    [one] { $name } range { $count } Operative et prend une Madame HYDRA à la place.
   *[other] { $name } range { $count } Operatives et prend { $count } Madame HYDRA à la place.
  }
prompt-setup-stacks = Posez face visible, chacun en une pile, Madame HYDRA, les New Recruits et { $count } Entraves.
prompt-setup-bystanders-hand = Mélangez tous les Civils et posez-les face cachée.
prompt-setup-bystanders-app = Triez les Civils dans le bac : l’app les mélange.
prompt-setup-commander = Posez le Commandant face visible à sa place.
prompt-setup-tactics-hand = Mélangez ses { $count } Tactiques et posez-les face cachée sous lui.
prompt-setup-tactics-app = Triez ses { $count } Tactiques dans le bac : l’app les mélange.
prompt-setup-plot = Posez le Complot face visible à sa place.
prompt-setup-beside = { $count ->
    [one] Posez à côté du Complot la carte que nomme sa Préparation.
   *[other] Posez à côté du Complot les { $count } cartes que nomme sa Préparation.
  }
prompt-setup-adversary-deck = Pour le Deck Adversaires, prenez { $twists } Rebondissements, { $strikes } Ordres d’attaque, { $groups } cartes de Groupes d’Adversaires, { $backup } cartes de Renforts et, sans regarder, { $bystanders ->
    [one] { $bystanders } Civil
   *[other] { $bystanders } Civils
  }.
prompt-setup-adversaries-hand = Mélangez le Deck Adversaires et posez-le face cachée à côté du Bridge.
prompt-setup-adversaries-app = Triez le Deck Adversaires dans le bac : l’app le mélange.
prompt-setup-allies-hand = Mélangez les Alliés, face cachée : c’est le Deck Alliés. Retournez-en { $count } dans le Repaire.
prompt-setup-allies-app = Triez les Alliés dans le bac : l’app les mélange et dit quels { $count } arrivent dans le Repaire.
prompt-setup-victory = Laissez devant chacun de la place pour une pile de Victoire : ses cartes se posent en travers.
prompt-setup-prison-break = { $count ->
    [one] Puis chacun met { $count } carte Entraves dans sa défausse.
   *[other] Puis chacun met { $count } cartes Entraves dans sa défausse.
  }
