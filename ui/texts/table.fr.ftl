# La table : grands moments, corrections sur place, cartes portées à la main
ui-scene-one-of = { $what } { $at } sur { $of }
ui-tool-face = Retourner la carte
ui-tool-face-sub = Elle montre son autre face
ui-correct-title = Corriger
ui-correct-sub = De { $low } à { $high }, { $now } pour l’instant
ui-zone-is = { $title } : { $lying }
ui-zone-count = { $count ->
    [0] Aucune carte ici
    [one] 1 carte ici
   *[other] { $count } cartes ici
}
ui-zone-add = Y mettre une carte
ui-zone-add-sub = Une carte notée ailleurs
ui-zone-take = Enlever la carte du dessus
ui-zone-take-sub = Vers là où elle est vraiment
ui-zone-shuffle = La pile a été mélangée
ui-zone-shuffle-sub = Plus personne ne connaît l’ordre
ui-zone-order = Changer l’ordre
ui-zone-order-sub = Quelle carte vient en premier ?
ui-zone-order-next = Quelle carte vient en premier ? Touchez-la.
ui-damage-more = Plus de dégâts
ui-damage-more-sub = La première blessure de la pile vient ici
ui-damage-less = { $card } s’en va
ui-damage-less-sub = Vers les blessures défaussées
ui-damage-now = { $name } : { $now } dégâts sur { $of }
ui-blow-because = À cause de « { $card } »
ui-blow-says = { $card } frappe { $name }
ui-blow-unit = dégâts
ui-blow-was = avant : { $was }
ui-blow-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
ui-blow-stays = reste près de { $name } jusqu’aux soins
ui-blow-far = Encore { $left } et { $name } meurt
ui-blow-hurry = Prenez votre temps : rien ne disparaît tout seul.
ui-blow-next = Blessure suivante
ui-blow-end = Fin des Blessures
ui-blow-other = C’était une autre carte
ui-death-now = { $name } ne joue plus de tour. Les autres continuent.

# La feuille de l’objectif
ui-objective-of = objectif { $at } sur { $of }
ui-so-many-of = sur { $of }
ui-what-to-do = À faire
ui-each-event = Évènements
ui-hazard-hit = { $name }, tour { $turn }
ui-hazard-over = déjà arrivé
ui-hazard-next = le prochain danger
ui-hazard-later = plus tard
ui-hazard-last = le dernier danger
ui-back-to-board = Retour au plateau
ui-nobody-hurt = Personne n’est blessé.
ui-aim-open = à faire
ui-aim-must = ne doit pas échouer
ui-aim-done = accompli
ui-aim-failed = échoué
ui-objective-next = Le suivant
ui-has-to-spend = { $name } a { $n } { $what } à dépenser
ui-game-goes-on = la partie continue
ui-menu-group-table = Sur la table
ui-menu-group-right = Règles et corrections
ui-menu-group-house = Cette app
ui-menu-group-leave = Quitter
ui-menu-hands-off = Rien à déplacer pour le moment
ui-menu-play-off = Aucune carte ne peut être posée pour le moment
ui-menu-played-off = Aucune carte n’a encore été jouée ce tour
ui-next-hazard = Danger { $at } : { $says }
ui-where-title = Où va { $card } ?
ui-where-back = La remettre
ui-where-stays = elle reste là : { $place }
ui-where-other = Un autre endroit
ui-where-person = Les cartes de { $name }
ui-where-face-up = Face visible
ui-where-face-down = Face cachée
ui-where-top = Dessus
ui-where-bottom = Tout en bas
