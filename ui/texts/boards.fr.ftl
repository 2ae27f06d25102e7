# Les plateaux : ce que seul le plateau imprimé dit.
ui-boards = Vos plateaux
ui-boards-sub = Ce que seul le plateau imprimé dit, une fois pour toutes
ui-board-line = { $box } · { $known } sur { $of }
ui-board-enter = Continuer
ui-board-before = Précédent
ui-board-after = Laisser
ui-board-at = { $at } sur { $of }
ui-board-keep-number = Garder { $number }
ui-board-keep-names = C’est bien cela
ui-board-keep-which = Celles-ci seulement
ui-board-keep-touches = Celles-ci seulement
ui-board-apart = Ces sections sont séparées
ui-board-name = Comment s’appelle ce lieu ?
ui-board-type = Taper un autre nom
