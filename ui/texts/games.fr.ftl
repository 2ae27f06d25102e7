# Les parties en liste, et tout ce qui concerne une nouvelle partie.
ui-home-game = { $game } : { $people }
ui-home-game-sub = { $line } · { $when }
ui-home-remove = En retirer une
ui-home-remove-which = Quelle partie retirer ?
ui-home-remove-sure = Retirer cette partie pour de bon ?
ui-home-remove-says = Ses coups, son récit et ses comptes disparaissent. Personne ne peut les faire revenir.
ui-home-remove-yes = Retirer pour de bon
ui-home-remove-not = La garder

# Ce qui est joué
ui-what-is-played = Ce qui est joué
ui-free-mix = Mélange libre
ui-nothing-chosen = Aucun
ui-so-many-chosen = { $count ->
    [one] { $count } choisi
   *[other] { $count } choisis
  }
ui-so-be-it = C’est tout
ui-surprise = Au hasard
ui-stacks = Piles
ui-take-out = Sortir les piles

# Sortir de la boîte les piles d’une partie
ui-take-these = À sortir de la boîte
ui-take-these-sub = { $count ->
    [one] { $count } carte en tout, dans cet ordre
   *[other] { $count } cartes en tout, dans cet ordre
  }
ui-cards-many = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
ui-stack-part = { $use } · { $state }
ui-is-out = { $stack } : sortie de la boîte
ui-no-divider = { $tag } n’est sur aucun intercalaire.
ui-stays-in-box = Cette pile reste dans la boîte.
ui-show-divider-or-tap = montrez l’intercalaire ou touchez
ui-tap-when-out = touchez quand elle est sortie
ui-unseen = tirées sans les voir
ui-missing = { $count ->
    [one] { $count } manque
   *[other] { $count } manquent
  }
ui-the-game = La partie
ui-all-out = Toutes sorties
ui-all-is-out = tout est sur la table
