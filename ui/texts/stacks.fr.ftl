# Les piles : comment elles sont dans la boîte, et leur vérification.
ui-which-box = Quelle boîte ?
ui-stacks-missing = { $count ->
    [one] il manque { $count } carte
   *[other] il manque { $count } cartes
  }
ui-stacks-dividers = { $count ->
    [0] aucun intercalaire imprimé
   *[other] { $count } sur { $of } ont un intercalaire
  }
ui-dividers = Intercalaires
ui-check-next = Vérifier
ui-check-how = Montrez les cartes, ou touchez ce qui est là.
ui-check-backs = On ne regarde pas : montrez les dos, ou comptez.
ui-cards-unseen = Cartes, face cachée
ui-all-here = Tout est là
ui-all-looked = parcourue à la main
ui-all-counted = chaque carte est comptée
ui-that-is-all = C’est tout
ui-lies-in = Elle va dans { $stack }.

# Ranger
ui-show-any = Montrez une carte : sa pile est dite.
ui-all-back = toutes ses cartes sont revenues
ui-still-out = encore dehors
ui-card-back = { $card } : { $back } sur { $due } revenues
ui-looks-complete = Semble complète
ui-all-away = Tout est rangé
ui-all-away-brief = Tout y est
ui-away-sum = { $cards } cartes ; { $checked ->
    [0] d’un coup d’œil
   *[other] { $checked } piles sur { $of } vérifiées carte par carte
  }

# Ranger une partie en cours
ui-menu-bags = Mettre en sachets
ui-menu-away = Ranger
ui-bags-in = En sachets
ui-bags-out = Hors des sachets
ui-bags-in-how = Dans cet ordre ; le dernier sort en premier.
ui-bags-out-how = Touchez deux fois une pile dérangée.
ui-no-bags = Aucune partie en cours : rien à ranger.
ui-bag = { $number } : { $place }
ui-bag-pile = dans leur ordre, { $face }
ui-bag-heap = dans n’importe quel ordre, { $face }
ui-bag-row = de gauche à droite, { $face }
ui-bag-seen = Dans l’ordre : { $cards }
ui-bag-disturbed = dérangée : elle est mélangée
ui-bag-shaken = dérangée
ui-photo = Photo
ui-photo-taken = Le sachet { $number } a sa photo.
ui-bag-no-photo = Aucune caméra ne voit le sachet { $number }.
ui-all-bags = Tous
ui-lies-again = Tout est en place
ui-all-bagged = Tout est en sachets
ui-in-bags = { $line } · en sachets
ui-leave-how = Comment la laisser ?
ui-leave-lying = Elle reste sur la table
ui-leave-lying-sub = la partie est enregistrée
ui-leave-packed = La mettre en sachets
ui-leave-packed-sub = l’app dit ce qui va où
