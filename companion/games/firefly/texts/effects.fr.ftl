# Ce que font les cartes de ce jeu, dans ses propres mots ; ce qui se dit de même dans toute la famille n’est pas répété.

# Quand
moment-talent = quand vous jouez un Talent
moment-activate-talent = activer le Talent
moment-flaw = quand vous jouez un Défaut
moment-reaction = Réaction, au tour d’un autre joueur
moment-activate = en Phase Action
moment-once = activer une fois ce tour
moment-ongoing = Permanent
moment-turn = quand le tour d’un joueur commence
moment-event = quand un Évènement est révélé
moment-defeated = une fois vaincu
moment-escape = s’il s’enfuit
moment-mission = pour le mener à bien
moment-success = Succès
moment-failure = Échec
moment-setup = quand cet Épisode commence
moment-end-of-episode = quand cet Épisode est fini
moment-goal = Objectif { $level }
moment-objective = quand l’Objectif { $level } est achevé
moment-mandatory = quand l’Objectif { $level }, Obligatoire, est achevé
moment-fail = si l’Objectif { $level } échoue
moment-area = { $area ->
    [verse] dans le ’Verse
    [combat] dans la Zone de Combat
    [serenity] sur le Serenity
   *[operations] dans les Opérations
  }

# À quelles conditions
if-here = { $area ->
    [verse] dans le ’Verse
    [operations] dans les Opérations
    [serenity] sur le Serenity
   *[combat] dans la Zone de Combat
  }
if-clear = { $where ->
    [here] si sa case est libre
    [entry] si la première case du ’Verse est libre
    [all] si tout le ’Verse est libre
   *[any] si une case du ’Verse est libre
  }
if-objective = { $is ->
    [completed] si l’Objectif { $level } est achevé
    [failed] si l’Objectif { $level } a échoué
   *[open] tant que l’Objectif { $level } est ouvert
  }
if-main-character = { $player ->
    [yes] si { $person } est un Personnage Principal joué
   *[no] si { $person } est un Personnage Principal
  }

# Ce qui peut être compté
count-verse = { $n ->
    [one] ennemi visible dans le ’Verse
   *[other] ennemis visibles dans le ’Verse
  }
count-hidden = { $n ->
    [one] carte cachée dans le ’Verse
   *[other] cartes cachées dans le ’Verse
  }
count-clear = { $n ->
    [one] case libre du ’Verse
   *[other] cases libres du ’Verse
  }
count-attached = { $n ->
    [one] carte attachée à une case
   *[other] cartes attachées à des cases
  }
count-players = { $n ->
    [one] joueur en jeu
   *[other] joueurs en jeu
  }
count-fallen = { $n ->
    [one] Personnage Principal vaincu
   *[other] Personnages Principaux vaincus
  }
count-damage = { $n ->
    [one] point de dégâts près de votre Avatar
   *[other] points de dégâts près de votre Avatar
  }
count-ship-strikes = { $n ->
    [one] Avarie
   *[other] Avaries
  }
count-upgrades = { $n ->
    [one] Amélioration sur le Serenity
   *[other] Améliorations sur le Serenity
  }
count-credits = { $n ->
    [one] Crédit gagné dans cet Épisode
   *[other] Crédits gagnés dans cet Épisode
  }
count-defeated = { $n ->
    [one] ennemi vaincu ce tour
   *[other] ennemis vaincus ce tour
  }
count-scanned = { $n ->
    [one] carte scannée ce tour
   *[other] cartes scannées ce tour
  }
count-recruited = { $n ->
    [one] personnage recruté ce tour
   *[other] personnages recrutés ce tour
  }
count-progress = { $n ->
    [one] pas vers l’Objectif { $about }
   *[other] pas vers l’Objectif { $about }
  }

# Parties de ce qui est fait
effect-strike-cards = { $n ->
    [one] une Blessure
   *[other] { $n } Blessures
  }
effect-ship-strikes = { $n ->
    [one] une Avarie
   *[other] { $n } Avaries
  }
effect-where = { $where ->
    [verse] { " " }du ’Verse
    [combat] { " " }de la Zone de Combat
    [here] { " " }de sa case
   *[any] { "" }
  }

# Ce qui est fait
effect-gain-card = { $from ->
    [browncoats] gagner les premiers Browncoats de la pile
   *[bridge] { $cost ->
        [none] gagner une carte du Pont
       *[other] gagner une carte du Pont de coût { $cost } ou moins
      }
  }{ $to ->
    [hand] , dans votre main
    [deck] , sur votre Deck
   *[discard] { "" }
  }
effect-joins = { $to ->
    [hand] en main
    [deck] et la mélange à son Deck
   *[discard] dans sa défausse
  }
effect-join = { $who ->
    [you] { $to ->
        [hand] prendre cette carte en main
        [deck] mélanger cette carte à votre Deck
       *[discard] mettre cette carte dans votre défausse
      }
    [next] le joueur suivant prend cette carte { effect-joins }
    [each] chaque joueur prend cette carte { effect-joins }
    [others] chaque autre joueur prend cette carte { effect-joins }
   *[any] un joueur prend cette carte { effect-joins }
  }
effect-heal = { $who ->
    [you] soigner { effect-strikes } à vous
    [next] le joueur suivant soigne { effect-strikes }
    [each] chaque Personnage Principal soigne { effect-strikes }
    [others] chaque autre Personnage Principal soigne { effect-strikes }
   *[any] soigner { effect-strikes } d’un Personnage Principal au choix
  }
effect-kill = { $what ->
    [hidden] vaincre une carte cachée
    [crew] vaincre un ennemi d’équipage
    [ship] vaincre un vaisseau ennemi
   *[enemy] vaincre un ennemi
  }{ effect-where }{ $attack ->
    [none] { "" }
    [counted] { " " }dont l’Attaque ne dépasse pas le nombre de { $attack-of }
   *[other] { " " }d’Attaque { $attack } ou moins
  }
effect-kill-own = { $who ->
    [you] { $may ->
        [yes] vaincre jusqu’à { $n } de vos personnages
       *[no] vaincre { effect-own-characters } à vous
      }
    [next] le joueur suivant vainc { effect-own-characters } à lui
    [each] chaque joueur vainc { effect-own-characters } à lui
    [others] chaque autre joueur vainc { effect-own-characters } à lui
   *[any] un joueur vainc { effect-own-characters } à lui
  }
effect-kill-discard = { $who ->
    [you] { $may ->
        [yes] vaincre jusqu’à { $n } des cartes de votre défausse
       *[no] vaincre { effect-cards } de votre défausse
      }
    [next] le joueur suivant vainc { effect-cards } de sa défausse
    [each] chaque joueur vainc { effect-cards } de sa défausse
    [others] chaque autre joueur vainc { effect-cards } de sa défausse
   *[any] un joueur vainc { effect-cards } de sa défausse
  }
effect-goes = { $then ->
    [hand] va dans votre main
    [discard] va dans votre défausse
    [dead] est vaincue
    [bottom] va sous le Deck
   *[back] retourne dessus
  }
effect-goes-else = { $else ->
    [hand] va dans votre main
    [discard] va dans votre défausse
    [dead] est vaincue
    [bottom] va sous le Deck
   *[back] retourne dessus
  }
effect-copy = { $of ->
    [bridge] jouer une copie d’une carte du Pont
   *[played] jouer une copie d’une autre carte que vous avez jouée ce tour
  }
effect-top-of = { $at ->
    [episode] du Deck Épisode
    [crew] du Deck Équipage
    [crew-strikes] du Deck Blessure
    [ship-strikes] du Deck Avarie
    [browncoats] des Browncoats
   *[deck] de votre Deck
  }
effect-discount = { $what ->
    [bridge] { $next ->
        [yes] la prochaine carte du Pont recrutée
       *[no] les cartes du Pont
      }
    [browncoats] { $next ->
        [yes] les prochains Browncoats recrutés
       *[no] les Browncoats
      }
    [any] { $next ->
        [yes] la prochaine carte recrutée
       *[no] toutes les cartes
      }
   *[other] { $next ->
        [yes] la prochaine carte { effect-discount-class } du Pont recrutée
       *[no] les cartes { effect-discount-class } du Pont
      }
  } { $next ->
    [yes] coûte
   *[no] coûtent
  } { $by } de moins pour ce tour
effect-put-strike = remettre { $what ->
    [this] cette Blessure
   *[own] { $who ->
        [you] { effect-strikes } à vous
        [next] { effect-strikes } du joueur suivant
        [each] { effect-strikes } de chaque joueur
        [others] { effect-strikes } de chaque autre joueur
       *[any] { effect-strikes } d’un joueur au choix
      }
  } { $to ->
    [top] sur le Deck Blessure
    [bottom] sous le Deck Blessure
   *[shuffled] dans le Deck Blessure et le mélanger
  }
effect-main = { $who ->
    [highest] pour le Personnage Principal du plus haut Rang : { $do }
    [lowest] pour le Personnage Principal du plus bas Rang : { $do }
    [each] pour chaque Personnage Principal : { $do }
    [others] pour chaque autre Personnage Principal : { $do }
    [any] pour un Personnage Principal au choix : { $do }
   *[named] pour { $person }, si Personnage Principal : { $do }
  }
effect-talents = { $n ->
    [one] un Talent
   *[other] { $n } Talents
  }
effect-flaws = { $n ->
    [one] un Défaut
   *[other] { $n } Défauts
  }
effect-to-yours = { $to ->
    [hand] , dans votre main
    [deck] , sur votre Deck
   *[discard] { "" }
  }
effect-to-theirs = { $to ->
    [hand] , dans sa main
    [deck] , sur son Deck
   *[discard] { "" }
  }
effect-talent = { $who ->
    [you] gagner { effect-talents }{ effect-to-yours }
    [next] le joueur suivant gagne { effect-talents }{ effect-to-theirs }
    [each] chaque joueur gagne { effect-talents }{ effect-to-theirs }
    [others] chaque autre joueur gagne { effect-talents }{ effect-to-theirs }
   *[any] un joueur gagne { effect-talents }{ effect-to-theirs }
  }
effect-flaw = { $who ->
    [you] recevoir { effect-flaws }{ effect-to-yours }
    [next] le joueur suivant reçoit { effect-flaws }{ effect-to-theirs }
    [each] chaque joueur reçoit { effect-flaws }{ effect-to-theirs }
    [others] chaque autre joueur reçoit { effect-flaws }{ effect-to-theirs }
   *[any] un joueur reçoit { effect-flaws }{ effect-to-theirs }
  }
effect-bring-back = { $n ->
    [one] reprendre un personnage vaincu dans votre { effect-pile }
   *[other] reprendre { $n } personnages vaincus dans votre { effect-pile }
  }
effect-pile = { $to ->
    [hand] main
   *[discard] défausse
  }
effect-found = { $match ->
    [any] une carte
   *[other] { effect-match }
  }
effect-search = fouiller votre Deck, { $to ->
    [hand] en prendre { effect-found } en main
    [dead] en vaincre { effect-found }
   *[discard] en mettre { effect-found } dans votre défausse
  } et le mélanger
effect-put-this = { $to ->
    [deck] mettre cette carte sur votre Deck
    [dead] vaincre cette carte
   *[discard] défausser cette carte
  }
effect-toll = payer { $attack ->
    [0] { "" }
   *[other] { $attack } Attaque
  }{ $recruit ->
    [0] { "" }
   *[other] { $attack ->
        [0] { $recruit } Recrutement
       *[other] { " " }et { $recruit } Recrutement
      }
  }, sinon { $else }
effect-ship-strike = { $n ->
    [one] piocher une Avarie
   *[other] piocher { $n } Avaries
  }
effect-repair = réparer { effect-ship-strikes } sans payer
effect-any-strikes = { $what ->
    [crew] { $n ->
        [one] une Blessure
       *[other] { $n } Blessures
      }
    [ship] { $n ->
        [one] une Avarie
       *[other] { $n } Avaries
      }
   *[any] { $n ->
        [one] un coup au choix
       *[other] { $n } coups au choix
      }
  }
effect-avoid = { $who ->
    [you] éviter { effect-any-strikes } ce tour
    [next] le joueur suivant évite { effect-any-strikes } ce tour
    [each] chaque joueur évite { effect-any-strikes } ce tour
    [others] chaque autre joueur évite { effect-any-strikes } ce tour
   *[any] éviter { effect-any-strikes } d’un Personnage Principal ce tour
  }
effect-cancel = { $who ->
    [you] annuler { effect-any-strikes } ce tour
    [next] le joueur suivant annule { effect-any-strikes } ce tour
    [each] chaque joueur annule { effect-any-strikes } ce tour
    [others] chaque autre joueur annule { effect-any-strikes } ce tour
   *[any] annuler { effect-any-strikes } d’un Personnage Principal ce tour
  }
effect-upgrade = { $n ->
    [one] mettre sur le Serenity la première Amélioration de la pile
   *[other] mettre sur le Serenity les { $n } premières Améliorations de la pile
  }
effect-lose-upgrade = { $n ->
    [one] remettre une Amélioration du Serenity sous la pile
   *[other] remettre { $n } Améliorations du Serenity sous la pile
  }
effect-credits = { $n ->
    [one] gagner un Crédit
   *[other] gagner { $n } Crédits
  }{ $keep ->
    [yes] , que cette carte rappelle près du Serenity
   *[no] { "" }
  }
effect-sweep = { $n ->
    [one] remettre une carte du Pont sous le Deck Équipage
   *[other] remettre { $n } cartes du Pont sous le Deck Équipage
  }
effect-complete = { $level ->
    [0] le Petit Boulot est mené à bien
   *[other] achever l’Objectif { $level }
  }
effect-fail = l’Objectif { $level } échoue
effect-progress = { $n ->
    [one] un pas vers l’Objectif { $level }
   *[other] { $n } pas vers l’Objectif { $level }
  }
effect-restart = remettre la carte Inévitable dans la case { $space } du ’Verse et recommencer son compte à rebours
effect-changed = { $less ->
    [yes] { $by } de moins
   *[no] { $by } de plus
  }
effect-modify = { $yours ->
    [yes] { effect-modify-yours }
   *[no] { effect-modify-all }
  }
effect-modify-yours = { $what ->
    [scan] vos scans{ effect-where } coûtent { effect-changed }
    [recruit] ce que vous recrutez coûte { effect-changed }
    [repair] ce que vous réparez coûte { effect-changed }
    [hand] vous piochez { effect-changed } à la fin de votre tour
    [health] vous avez { effect-changed } en Santé
   *[attack] à votre tour { effect-modify-all }
  }
effect-modify-all = { $what ->
    [scan] scanner une carte{ effect-where } coûte { effect-changed }
    [recruit] recruter coûte { effect-changed }
    [repair] réparer coûte { effect-changed }
    [hand] chaque joueur pioche { effect-changed } à la fin du tour
    [health] chaque Personnage Principal a { effect-changed } en Santé
   *[attack] { $of ->
        [this] cet ennemi a { effect-changed } en Attaque
        [crew] les ennemis d’équipage{ effect-where } ont { effect-changed } en Attaque
        [ship] les vaisseaux ennemis{ effect-where } ont { effect-changed } en Attaque
       *[any] les ennemis{ effect-where } ont { effect-changed } en Attaque
      }
  }
effect-cannot = { $yours ->
    [yes] { $what ->
        [scan] vous ne pouvez pas scanner
        [recruit] vous ne pouvez pas recruter
        [heal] vous ne pouvez pas être soigné
        [repair] vous ne pouvez pas réparer
       *[coordinate] vous ne pouvez pas vous coordonner
      }
   *[no] { $what ->
        [scan] rien ne peut être scanné
        [recruit] personne ne peut être recruté
        [heal] personne ne peut être soigné
        [repair] rien ne peut être réparé
       *[coordinate] personne ne peut se coordonner
      }
  }
effect-scan = { $n ->
    [one] révéler une carte cachée
   *[other] révéler { $n } cartes cachées
  }{ $where ->
    [entry] { " " }de la première case
   *[any] { "" }
  } sans payer
effect-episode = { $n ->
    [one] ajouter une carte Épisode
   *[other] ajouter { $n } cartes Épisode
  }
effect-push = pousser une carte du ’Verse d’une case
effect-swap = échanger une carte du ’Verse avec ce qui est dans une autre case
effect-attach = attacher cette carte { $where ->
    [entry] à la première case du ’Verse
    [any] à une case du ’Verse
    [clear] à une case libre du ’Verse
   *[here] à sa case
  }
effect-move = { $to ->
    [space] déplacer { effect-moved } dans une case au choix
    [entry] déplacer { effect-moved } dans la première case du ’Verse
    [combat] déplacer { effect-moved } dans la Zone de Combat
    [operations] déplacer { effect-moved } dans les Opérations
    [bottom] mettre { effect-moved } au fond du Deck Épisode
   *[shuffled] mélanger { effect-moved } au Deck Épisode
  }

# Genres et mots-clés
kind-browncoats = Browncoats
kind-side-job = Petit Boulot
kind-goal = But
kind-special = Carte Spéciale
kind-crew-strike = Blessure
mark-coordinate = Coordination
mark-double-strike = Coup Double
mark-recruit-plus = Recrutement avec un plus
mark-attack-repair = Se répare avec de l’Attaque

# Questions
ask-pay-attack-for = Payer { $n } Attaque pour { $card } ?
