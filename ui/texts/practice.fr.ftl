# La main dessinée

ui-lay-card = Poser « { $card } »
ui-choose-card = Choisir « { $card } »
ui-lay-gives = { $left ->
    [0] { $what }, la dernière
    [one] { $what }, reste 1
   *[other] { $what }, reste { $left }
  }
ui-lay-left = { $left ->
    [0] la dernière carte
    [one] encore 1 carte
   *[other] encore { $left } cartes
  }
ui-pool-gives = { $count } { $name }
ui-pool-adds = +{ $count } { $name }
ui-lay-here = Posez ici
ui-lift-card = Retourner la carte
ui-lay-first = Posez d’abord votre main
ui-lay-first-sub = { $count ->
    [one] Il vous reste { $count } carte en main.
   *[other] Il vous reste { $count } cartes en main.
  }

# Une boîte à soi
ui-add-box = Votre propre boîte
ui-add-box-sub = Dites dans Mes cartes qu’elle est à vous
