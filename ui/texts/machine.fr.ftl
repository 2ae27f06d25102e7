# Cet ordinateur : son écran, son horloge, son disque, redémarrer et éteindre.

ui-machine = Cet ordinateur
ui-machine-sub = tout est enregistré, quoi que vous fassiez ici
ui-machine-row = éteindre, redémarrer, écran, date, stockage
ui-dark = Écran en veille
ui-dark-sub = le premier toucher réveille, rien d’autre
ui-clock-sub = date et heure
ui-clock-set = Quelle heure est-il ?
ui-clock-take = Régler l’horloge
ui-clock-year = année
ui-clock-month = mois
ui-clock-day = jour
ui-clock-hour = heure
ui-clock-minute = minute
ui-clock-elsewhere = L’horloge de cet ordinateur se règle dans ses propres réglages, pas ici.
ui-storage = Stockage
ui-storage-free = { $free } libres sur { $of }
ui-restart = Redémarrer
ui-restart-sub = une minute environ
ui-restart-sure = Redémarrer l’ordinateur ?
ui-restart-yes = Redémarrer
ui-switch-off = Éteindre
ui-switch-off-sub = ensuite on peut débrancher
ui-switch-off-sure = Éteindre l’ordinateur ?
ui-switch-off-yes = Éteindre
ui-all-saved = la partie est enregistrée
ui-shelf-books = { $count ->
    [one] cartes, gens et { $count } partie
   *[other] cartes, gens et { $count } parties
  }
ui-shelf-books-stays = reste : c’est tout ce que vous avez
ui-shelf-photos = { $count ->
    [one] { $count } photo de carte
   *[other] { $count } photos de cartes
  }
ui-shelf-photos-stays = reste : elles font reconnaître les cartes
ui-shelf-recordings = { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
  }
ui-shelf-sounds = { $count ->
    [one] { $count } son préparé
   *[other] { $count } sons préparés
  }
ui-shelf-demo = { $count ->
    [one] { $count } image de la soirée racontée
   *[other] { $count } images de la soirée racontée
  }
ui-shelf-recordings-stays = reste ici
ui-shelf-sounds-stays = reste ici
ui-shelf-demo-stays = reste ici
ui-shelf-goes = à jeter si besoin
ui-throw-sure = Jeter cela ?
ui-throw-yes = Jeter
ui-throw-recordings = perdu pour de bon
ui-throw-sounds = refaits quand il en faut
ui-throw-demo = refaites quand il en faut
ui-clock-wrong = cette horloge est fausse

# Tailles
ui-size-kb = { $count } ko
ui-size-mb = { $count } Mo
ui-size-gb = { $count } Go
ui-size-tb = { $count } To
