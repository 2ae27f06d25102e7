# Ce qui est dit à voix haute : le moins de mots possible.
voice-facehugger = { $turns ->
    [0] Facehugger sur { $name } !
    [one] Facehugger sur { $name }, encore un tour.
   *[other] Facehugger sur { $name }, encore { $turns } tours.
  }
voice-last-chance = Dernière chance pour { $name } !
voice-impregnated = Trop tard : { $name } porte un Chestburster.
voice-burst = Le Chestburster de { $name } !
voice-died = { $name } meurt.
voice-hazard = Danger { $count } !
voice-objective-done = Objectif { $count } achevé !
voice-final = L’ennemi final !
voice-hive-low = { $count ->
    [0] La Ruche est vide.
    [one] Encore une carte dans la Ruche.
   *[other] Encore { $count } cartes dans la Ruche.
  }
voice-hive-turns = La Ruche est vide : les morts reviennent.
voice-hive-over = La Ruche est vide pour la seconde fois.
voice-rose = { $name } revient en alien !
voice-traitor = { $name } est le traître !
voice-loyal = { $name } est du bon côté.
voice-alone = Il ne reste que { $name }.
voice-traitor-won = Victoire du traître.
