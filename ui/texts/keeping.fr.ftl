# La tenue des paquets, et les paquets qui sont lus.

ui-menu-decks = Suivi des paquets
ui-kept-line = { $how } · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
ui-kept-title = Suivi de ce paquet : { $deck }
ui-kept-now = comme à présent
ui-kept-codes = { $count } cartes sur { $of } ont un code au dos
ui-kept-all-codes = Toutes les cartes ont un code au dos
ui-kept-no-codes = Aucune carte n’a de code au dos
ui-cards-read = { $count } sur { $of }
ui-reading-title = Lecture : { $deck }
ui-reading-sub = Glissez-le carte par carte sous la caméra, dos visible
ui-slide-first = Première
ui-slide-next = Suivante
ui-custody-each = Chaque paquet à sa façon
ui-custody-each-sub = choisir paquet par paquet
