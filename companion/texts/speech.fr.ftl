# Ce que fait un choix, dit avant qu’on le fasse ; tout cela se lit au milieu d’une phrase.

about-fact = C’est imprimé sur la carte ou le plateau ; une fois dit, ce n’est plus demandé.

# Ce qui est comparé avant et après
gauge-damage = dégâts
gauge-hand = cartes en main
gauge-attack = Attaque
gauge-recruit = Recrutement
gauge-card-fight = Attaque de l’ennemi
gauge-card-harm = frappes
gauge-card-pay = coût
either-way = Dans tous les cas : { $what }.

# Ce qui va se passer
will-heal = { $n ->
    [one] guérit { $card } : { $n } dégât de { $name }
   *[other] guérit { $card } : { $n } dégâts de { $name }
  }
will-discard = { $n ->
    [one] { $name } défausse une carte
   *[other] { $name } défausse { $n } cartes
  }
will-put-under = la met sous le Deck
will-put-back = la remet sur le Deck
will-put-strike = { $to ->
    [bottom] { $card } va sous le Deck Blessure
    [shuffled] { $card } est mélangée au Deck Blessure
   *[top] { $card } va sur le Deck Blessure
  }
will-gain-attack = donne { $n } Attaque
will-gain-recruit = donne { $n } Recrutement
will-pay-attack = coûte { $n } Attaque
will-pay-recruit = coûte { $n } Recrutement
will-draw = { $n ->
    [0] { $name } pioche
    [one] { $name } pioche une carte
   *[other] { $name } pioche { $n } cartes
  }
will-strike = { $name } pioche une Blessure
will-avoid = aucune Blessure n’est piochée
will-shield = { $n ->
    [one] { $name } évite la prochaine Blessure du tour
   *[other] { $name } évite les { $n } prochaines Blessures du tour
  }
will-strengthen = { $card } a { $n } Attaque de plus ce tour
will-weaken = { $card } a { $n } Attaque de moins ce tour
will-calm = { $card } ne frappe pas ce tour
will-recover = { $name } reprend la carte
will-turn-top = révèle la première carte du Deck
will-gain-card = { $name } gagne { $card }
will-push = { $card } se déplace : { $place }
will-clone = { $card } devient aussi cette carte
will-copy = joue une copie de { $card }
will-attach = { $card } y reste : { $place }
will-swap = les cartes changent de place
will-hide = { $card } est retournée face cachée
will-turn-up = révèle la carte cachée
will-show = { $name } montre { $card }
will-lend = { $name } prête { $card }

# Ce qui reste tel quel quand on laisse une offre
keeps-points = { $n ->
    [one] { $n } Recrutement reste en réserve
   *[other] { $n } Recrutement restent en réserve
  }
keeps-all = rien n’est dépensé, rien ne se passe
keeps = { $verb ->
    [heal] aucune Blessure n’est guérie
    [draw] aucune carte n’est piochée
    [discard] la main reste telle quelle
    [kill-own] vos personnages restent
    [kill-discard] la défausse reste telle quelle
    [recover] la défausse reste telle quelle
    [kill] tout reste sur le plateau
    [weaken] chaque ennemi garde son Attaque
    [calm] chaque ennemi frappe comme prévu
    [gain-card] aucune carte n’est gagnée
    [gain] les réserves ne changent pas
    [scan] rien n’est révélé
    [push] chaque carte reste en place
    [move] chaque carte reste en place
    [swap] chaque carte reste en place
    [drag] chaque carte reste en place
    [avoid-strike] la Blessure arrive
    [put-strike] aucune Blessure ne bouge
    [copy] aucune carte n’est copiée
    [clone] aucune carte n’est imitée
    [look] personne ne regarde
    [hunt] personne n’est attaqué
   *[other] rien ne se passe
  }
does-pay-all = coûte tout ce qu’il y a, et c’est fait

# Où en est la condition d’une carte
live-class = { $met ->
    [yes] { $klass } jouée : active
   *[no] { $klass } jouée : pas encore
  }
live-class-brief = { $klass } : active
live-count = { $have } sur { $n } { $of }
live-count-brief = { $have } sur { $n }

# Ce qui est choisi, à qui que ce soit
lead-heal-which = Quelle Blessure guérir ?
lead-put-strike-which = Quelle Blessure remettre ?
lead-discard-which = Quelle carte défausser ?
lead-kill-own = Quel personnage meurt ?
lead-kill-discard = Quelle carte tuer ?
lead-recover-which = Quelle carte reprendre ?
