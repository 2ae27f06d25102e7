# Avec quelle rigueur on tient les règles, et les règles mêmes.
ui-rulings = Règles de la maison
ui-rulings-count = { $count ->
    [0] toutes comme prévu
    [one] { $count } règle changée
   *[other] { $count } règles changées
  }
ui-rulings-running = { $game } : la partie en cours
ui-rulings-later = { $game } : pour les parties à venir
ui-rulings-chapter = { $count ->
    [0] { $of ->
        [one] { $of } règle
       *[other] { $of } règles
      }
    [one] { $of ->
        [one] { $of } règle, changée
       *[other] { $of } règles, { $count } changée
      }
   *[other] { $of } règles, { $count } changées
  }
ui-rulings-differs = Changées ({ $count })
ui-rulings-differs-sub = les règles que vous tenez à votre façon
ui-rulings-differs-title = Règles que vous avez changées
ui-rulings-none = Chaque règle est tenue comme prévu.
ui-rulings-found = Trouvé : { $words }
ui-rulings-all = Tous les chapitres
ui-rulings-other = Un autre jeu
ui-rulings-find = Chercher
ui-rulings-nothing-found = Aucune règle n’en parle.
ui-switch-follow = Comme prévu
ui-switch-follow-sub = maintenant : { $now }
ui-switch-refuse = Refuser
ui-switch-refuse-sub = avec « le faire quand même » à côté
ui-switch-warn = Avertir
ui-switch-warn-sub = une touche, et on continue
ui-switch-log = Seulement noter
ui-switch-log-sub = fait tout de suite, noté dans le récit
ui-rules = Toutes les règles
ui-rules-sub = dans nos mots, avec leurs numéros
ui-menu-rules = Règles
ui-rules-of = Règles : { $game }
ui-rule-all = Toutes les règles
ui-rule-which = Quel mot ?
ui-rule-more = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }

# Refusals.
ui-points-stay = reste : { $count } { $pool }
