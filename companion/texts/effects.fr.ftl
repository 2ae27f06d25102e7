# Ce que font les cartes, formulé à partir de leur grammaire : nos propres phrases, jamais celles imprimées.
# Une phrase est faite de ses parties ; la première lettre devient une majuscule quand elle est complète.

# Comment une phrase est assemblée
effect-line = { $head } : { $body }.
effect-bare = { $body }.
effect-heads = { $first }, { $next }
effect-then = { $first }, puis { $next }
effect-may = vous pouvez { $body }
effect-if-you-wish = si vous voulez, { $body }
effect-for-each = { $body } par { $of }
effect-printed = comme imprimé sur la carte
effect-both = { $first } { $next }

# Quand
moment-play = une fois jouée
moment-reveal = une fois révélée
moment-death = à sa mort
moment-strike = quand il frappe
moment-event = à chaque Évènement
moment-hazard = Danger { $level }
moment-setup = quand cet objectif devient l’objectif actuel
moment-goal = pendant l’objectif { $level }
moment-discard = en défaussant cette carte pour son effet
moment-sacrifice = en sacrifiant cette carte
moment-mobilize = une fois gagnée
moment-area = { $area ->
    [complex] dans le Complexe
    [combat] dans la Zone de Combat
   *[operations] dans les Opérations
  }
moment-class = après une autre carte { $klass }
moment-classes = après une autre carte { $first } et une autre carte { $next }
moment-crew = après une autre carte { $crew }
moment-once = une fois ce tour
moment-pay = payer { $n } Recrutement
moment-pay-attack = payer { $n } Attaque

# À quelles conditions
if-here = { $area ->
    [complex] dans le Complexe
    [operations] dans les Opérations
   *[combat] dans la Zone de Combat
  }
if-at-least = avec au moins { $n } { $of }
if-clear = { $where ->
    [here] si sa salle est libre
    [entry] si la salle d’entrée est libre
    [all] si toutes les salles sont libres
   *[any] si une salle est libre
  }
if-at-most = { $n ->
    [0] sans { $of }
   *[other] avec au plus { $n } { $of }
  }
if-exactly = avec exactement { $n } { $of }
if-between = avec { $n } à { $most } { $of }
if-objective = pendant l’objectif { $level }
if-wounded = { $who ->
    [you] si vous êtes blessé
    [next] si le joueur suivant est blessé
    [each] si tous les joueurs sont blessés
    [others] si un autre joueur est blessé
   *[any] si un joueur est blessé
  }

# Ce qui peut être compté
count-played = { $n ->
    [one] carte { $about } jouée ce tour
   *[other] cartes { $about } jouées ce tour
  }
count-crew = { $n ->
    [one] carte { $about } jouée ce tour
   *[other] cartes { $about } jouées ce tour
  }
count-person = { $n ->
    [one] carte { $about } jouée ce tour
   *[other] cartes { $about } jouées ce tour
  }
count-complex = { $n ->
    [one] ennemi visible dans le Complexe
   *[other] ennemis visibles dans le Complexe
  }
count-clear = { $n ->
    [one] salle libre
   *[other] salles libres
  }
count-attached = { $n ->
    [one] carte attachée à une salle
   *[other] cartes attachées à des salles
  }
count-dead = { $n ->
    [one] joueur mort
   *[other] joueurs morts
  }
count-wounds = { $n ->
    [one] Blessure près de votre Avatar
   *[other] Blessures près de votre Avatar
  }
count-damage = { $n ->
    [one] point de dégâts près de votre Avatar
   *[other] points de dégâts près de votre Avatar
  }
count-combat = { $n ->
    [one] ennemi dans la Zone de Combat
   *[other] ennemis dans la Zone de Combat
  }
count-hidden = { $n ->
    [one] carte cachée dans le Complexe
   *[other] cartes cachées dans le Complexe
  }
count-hazards = { $n ->
    [one] Danger survenu
   *[other] Dangers survenus
  }
count-players = { $n ->
    [one] joueur en vie
   *[other] joueurs en vie
  }

# Parties de ce qui est fait
effect-cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
  }
effect-strikes = { $n ->
    [one] une Blessure
   *[other] { $n } Blessures
  }
effect-strike-cards = { $n ->
    [one] une Blessure
   *[other] { $n } Blessures
  }
effect-where = { $where ->
    [complex] { " " }du Complexe
    [combat] { " " }de la Zone de Combat
    [front] { " " }devant un joueur
   *[any] { "" }
  }

# Ce qui est fait
effect-gain-attack = gagner { $n } Attaque
effect-gain-recruit = gagner { $n } Recrutement
effect-lose = { $what ->
    [attack] perdre { $n } Attaque
   *[recruit] perdre { $n } Recrutement
  }
effect-progress = { $n ->
    [one] l’objectif { $level } avance d’un pas
   *[other] l’objectif { $level } avance de { $n } pas
  }
effect-draw = { $who ->
    [you] piocher { effect-cards }
    [next] le joueur suivant pioche { effect-cards }
    [each] chaque joueur pioche { effect-cards }
    [others] chaque autre joueur pioche { effect-cards }
   *[any] un joueur pioche { effect-cards }
  }
effect-discard = { $who ->
    [you] défausser { effect-cards } de votre main
    [next] le joueur suivant défausse { effect-cards }
    [each] chaque joueur défausse { effect-cards }
    [others] chaque autre joueur défausse { effect-cards }
   *[any] un joueur défausse { effect-cards }
  }
effect-gain-card = { $from ->
    [sergeants] gagner le premier Sergent de la pile
    [barracks] gagner la première carte des Baraquements
   *[hq] { $cost ->
        [none] gagner une carte du QG
       *[other] gagner une carte du QG de coût { $cost } ou moins
      }
  }{ $to ->
    [hand] , dans votre main
    [deck] , sur votre Deck
   *[discard] { "" }
  }
effect-join = { $who ->
    [you] mettre cette carte dans votre défausse
    [next] le joueur suivant met cette carte dans sa défausse
   *[any] un joueur met cette carte dans sa défausse
  }
effect-leave = ranger cette carte
effect-nothing = rien ne se passe
effect-heal = { $who ->
    [you] guérir { effect-strikes } à vous
    [next] le joueur suivant guérit { effect-strikes }
    [each] chaque joueur guérit { effect-strikes }
    [others] chaque autre joueur guérit { effect-strikes }
   *[any] guérir { effect-strikes } d’un joueur au choix
  }
effect-strike = { $who ->
    [you] piocher { effect-strike-cards }
    [next] le joueur suivant pioche { effect-strike-cards }
    [each] chaque joueur pioche { effect-strike-cards }
    [others] chaque autre joueur pioche { effect-strike-cards }
   *[any] un joueur pioche { effect-strike-cards }
  }
effect-kill = { $what ->
    [hidden] tuer une carte cachée
    [facehugger] tuer un Facehugger
   *[enemy] tuer un ennemi
  }{ effect-where }{ $attack ->
    [none] { "" }
    [counted] { " " }dont l’Attaque ne dépasse pas le nombre de { $attack-of }
   *[other] { " " }d’Attaque { $attack } ou moins
  }{ $final ->
    [yes] , même un Ennemi Final
   *[no] { "" }
  }
effect-own-characters = { $n ->
    [one] un personnage
   *[other] { $n } personnages
  }
effect-kill-own = { $who ->
    [you] { $may ->
        [yes] tuer jusqu’à { $n } de vos personnages
       *[no] tuer { effect-own-characters } à vous
      }
    [next] le joueur suivant tue { effect-own-characters } à lui
    [each] chaque joueur tue { effect-own-characters } à lui
    [others] chaque autre joueur tue { effect-own-characters } à lui
   *[any] un joueur tue { effect-own-characters } à lui
  }
effect-weaken = baisser de { $by } l’Attaque d’un ennemi{ effect-where } pour ce tour
effect-scan = { $n ->
    [one] révéler une carte cachée
   *[other] révéler { $n } cartes cachées
  }{ $where ->
    [entry] { " " }de la salle d’entrée
   *[any] { "" }
  } sans payer
effect-hive = { $n ->
    [one] ajouter une carte Ruche
   *[other] ajouter { $n } cartes Ruche
  }
effect-push = pousser une carte du Complexe d’une salle
effect-drag = ramener un ennemi de la Zone de Combat dans la salle d’entrée
effect-hunt = combattre des joueurs pour leur Défense avec votre Attaque, autant de fois qu’elle suffit
effect-reveal-combat = { $n ->
    [one] faire tomber la première carte cachée dans la Zone de Combat
   *[other] faire tomber les { $n } premières cartes cachées dans la Zone de Combat
  }
effect-copy = { $of ->
    [hq] jouer une copie d’une carte du QG
   *[played] jouer une copie d’une autre carte que vous avez jouée ce tour
  }
effect-clone = faire de cette carte une autre carte que vous avez jouée ce tour
effect-next-strikes = { $n ->
    [one] la prochaine Blessure
   *[other] les { $n } prochaines Blessures
  }
effect-avoid-strike = { $who ->
    [you] éviter { effect-next-strikes } de ce tour
    [next] le joueur suivant évite { effect-next-strikes } de ce tour
    [each] chaque joueur évite { effect-next-strikes } de ce tour
    [others] chaque autre joueur évite { effect-next-strikes } de ce tour
   *[any] un joueur évite { effect-next-strikes } de ce tour
  }
effect-match = { $match ->
    [basic] une carte de base
    [intel] une carte { class-intel }
    [leadership] une carte { class-leadership }
    [strength] une carte { class-strength }
    [survival] une carte { class-survival }
    [tech] une carte { class-tech }
   *[any] toute carte
  }
effect-calm = un ennemi{ effect-where } ne frappe pas ce tour
effect-strengthen = augmenter de { $by } l’Attaque d’un ennemi{ effect-where } pour ce tour
effect-attach = attacher cette carte à { $where ->
    [entry] la salle d’entrée
    [any] une salle
    [clear] une salle libre
   *[here] sa salle
  }
effect-block = bloquer { $where ->
    [here] la salle de cette carte
   *[entry] la salle d’entrée
  } avec l’objectif actuel et la Ruche{ $done ->
    [yes] , ce qui achève cet objectif
   *[no] { "" }
  }
effect-moved = { $what ->
    [this] cette carte
    [hidden] une carte cachée
    [card] un ennemi ou une carte cachée
   *[enemy] un ennemi
  }{ $what ->
    [this] { "" }
   *[other] { effect-where }
  }
effect-move = { $to ->
    [room] déplacer { effect-moved } dans une salle au choix
    [entry] déplacer { effect-moved } dans la salle d’entrée
    [combat] déplacer { effect-moved } dans la Zone de Combat
    [operations] déplacer { effect-moved } dans les Opérations
   *[hive] mettre { effect-moved } sur la Ruche
  }
effect-swap = échanger une carte du Complexe avec ce qui est dans une autre salle
effect-hide = retourner face cachée un ennemi visible du Complexe
effect-complete = achever l’objectif { $level } s’il est l’objectif actuel
effect-recover = { $who ->
    [you] reprendre { effect-cards } de votre défausse { $to ->
        [deck] sur votre Deck
       *[hand] dans votre main
      }
    [next] le joueur suivant reprend { effect-cards } de sa défausse { effect-recover-to }
    [each] chaque joueur reprend { effect-cards } de sa défausse { effect-recover-to }
    [others] chaque autre joueur reprend { effect-cards } de sa défausse { effect-recover-to }
   *[any] un joueur reprend { effect-cards } de sa défausse { effect-recover-to }
  }
effect-recover-to = { $to ->
    [deck] sur son Deck
   *[hand] dans sa main
  }
effect-kill-discard = { $who ->
    [you] { $may ->
        [yes] tuer jusqu’à { $n } des cartes de votre défausse
       *[no] tuer { effect-cards } de votre défausse
      }
    [next] le joueur suivant tue { effect-cards } de sa défausse
    [each] chaque joueur tue { effect-cards } de sa défausse
    [others] chaque autre joueur tue { effect-cards } de sa défausse
   *[any] un joueur tue { effect-cards } de sa défausse
  }
effect-top-of = { $at ->
    [hive] de la Ruche
    [strikes] du Deck Blessure
    [barracks] des Baraquements
    [sergeants] des Sergents
   *[deck] de votre Deck
  }
effect-discount = { $what ->
    [hq] { $next ->
        [yes] la prochaine carte du QG recrutée
       *[no] les cartes du QG
      }
    [sergeants] { $next ->
        [yes] le prochain Sergent recruté
       *[no] les Sergents
      }
    [any] { $next ->
        [yes] la prochaine carte recrutée
       *[no] toutes les cartes
      }
   *[other] { $next ->
        [yes] la prochaine carte { effect-discount-class } du QG recrutée
       *[no] les cartes { effect-discount-class } du QG
      }
  } { $next ->
    [yes] coûte
   *[no] coûtent
  } { $by } de moins pour ce tour
effect-discount-class = { $what ->
    [intel] { class-intel }
    [leadership] { class-leadership }
    [strength] { class-strength }
    [survival] { class-survival }
   *[tech] { class-tech }
  }
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
effect-again = { $what ->
    [event] les capacités d’Évènement ont lieu encore une fois
   *[hazard] la dernière capacité de Danger a lieu encore une fois
  }
effect-look = { $n ->
    [one] regarder la première carte { effect-top-of }
   *[other] regarder les { $n } premières cartes { effect-top-of }
  }{ $may ->
    [bottom] { $n ->
        [one] { " " }et la remettre dessus ou dessous
       *[other] { " " }et remettre chacune dessus ou dessous
      }
    [order] { " " }et les remettre dans l’ordre voulu
   *[no] { "" }
  }
effect-goes = { $then ->
    [hand] va dans votre main
    [discard] va dans votre défausse
    [dead] est tuée
    [bottom] va sous le Deck
   *[back] retourne dessus
  }
effect-goes-else = { $else ->
    [hand] va dans votre main
    [discard] va dans votre défausse
    [dead] est tuée
    [bottom] va sous le Deck
   *[back] retourne dessus
  }
effect-reveal-top = { $n ->
    [one] révéler la première carte { effect-top-of }
   *[other] révéler les { $n } premières cartes { effect-top-of }
  } : { effect-match } { effect-goes }{ $match ->
    [any] { "" }
   *[other] , toute autre { effect-goes-else }
  }
effect-choose = au choix : { $either }, ou { $or }{ $third ->
    [none] { "" }
   *[other] , ou { $third }
  }
effect-repeat = { $n ->
    [one] { $do }
   *[other] { $n } fois : { $do }
  }
effect-show = { $who ->
    [you] montrer { effect-match }, sinon { $else }
    [next] le joueur suivant montre { effect-match }, sinon : { $else }
    [each] chaque joueur montre { effect-match }, sinon : { $else }
    [others] chaque autre joueur montre { effect-match }, sinon : { $else }
   *[any] un joueur montre { effect-match }, sinon : { $else }
  }
effect-facehugger = un Facehugger surgit

# Classes et mots-clés
# Sortes de cartes : leur nom, et deux d’entre elles
sort-called = { $sort-name }
sort-either = { $first } ou { $next }
sort-both = { $first } et { $next }

class-intel = Intel
class-leadership = Leadership
class-strength = Force
class-survival = Survie
class-tech = Tech
mark-coordinate = Coordination
mark-vigilant = Vigie
mark-sacrifice = Sacrifice
mark-mobilize = Mobilisé
mark-final-enemy = Ennemi Final
mark-double-strike = Blessure Double
mark-triple-strike = Blessure Triple
mark-does-not-move = Ne peut pas bouger
mark-does-not-strike = Ne peut pas blesser
mark-fought-in-operations = Se combat dans les Opérations
mark-goal = Objectif
mark-chestburster = Chestburster
mark-drone = Drone
mark-basic = De base
mark-good = Bon
mark-evil = Mauvais
