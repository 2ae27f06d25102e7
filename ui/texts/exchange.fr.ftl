# Envoyer et recevoir : cartes et valeurs en un fichier, d’un ordinateur à l’autre.
ui-exchange = Envoyer et recevoir
ui-exchange-sub = Touchez un fichier pour voir ce qu’il apporterait
ui-exchange-none = Aucun fichier. Branchez une clé qui en a un, ou envoyez le vôtre.
ui-exchange-send = Envoyer
ui-exchange-send-sub = vers une clé ou les documents
ui-exchange-file = { $place }, { $size }, { $day }
ui-exchange-free = { $size } libres
ui-exchange-kind-sets = Jeux à moi
ui-exchange-kind-collection = Cartes et codes
ui-exchange-kind-entries = Saisies
ui-exchange-kind-games = Parties
ui-exchange-kind-people = Joueurs
ui-exchange-kind-pictures = Images
ui-exchange-what = Que faut-il envoyer, et où ?
ui-exchange-pictures = Vos mains sont peut-être sur les images : regardez-les avant de les donner.
ui-exchange-nothing = Touchez ce qu’il faut envoyer.
ui-exchange-no-place = Branchez une clé, puis regardez de nouveau.
ui-exchange-write = Écrire
ui-exchange-mine = le mien
ui-exchange-theirs = le leur
ui-exchange-all-mine = Tout à moi
ui-exchange-all-theirs = Tout à eux
ui-exchange-new = { $count ->
    [one] { $count } nouveauté
   *[other] { $count } nouveautés
  }
ui-exchange-other = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
  }
ui-exchange-same = { $count ->
    [one] { $count } en commun
   *[other] { $count } en commun
  }
ui-exchange-to-decide = { $count ->
    [one] { $count } ligne dit autre chose ici
   *[other] { $count } lignes disent autre chose ici
  }
ui-exchange-fits = Rien n’y contredit ce que vous avez.
ui-exchange-known = Tout est déjà ici.
ui-exchange-decide = Choisir
ui-exchange-decided = { $count } sur { $of } choisies
ui-exchange-take = Prendre
ui-exchange-counted = { $kind } : { $count }
ui-exchange-sent = Écrit : { $name } ({ $size }), { $place }.
ui-exchange-left = Laissé de côté : { $what }.
ui-exchange-done = C’est fait
ui-exchange-refused = Pas pris
ui-exchange-stopped = Quelque chose a changé entre-temps. Rien n’a été pris ; regardez le fichier de nouveau.
ui-exchange-unchanged = Rien n’a changé : tout était déjà ici.
ui-exchange-taken = { $count ->
    [one] { $count } chose nouvelle est ici.
   *[other] { $count } choses nouvelles sont ici.
  }{ $theirs ->
    [0] {""}
    [one] {" "}Une fois, leur valeur remplace la vôtre.
   *[other] {" "}Leur valeur remplace la vôtre { $theirs } fois.
  }
