# Les cartes du propriétaire à la table : noms, étiquettes, photos, piles, plans et sachets.

# Quelle carte est-ce
offer-new = Une nouvelle carte : { $place }
offer-new-of = Une nouvelle carte : { $place }, { $what }
offer-new-sub = { $count ->
    [one] { $count } carte de cette sorte n’est pas encore apparue
   *[other] { $count } cartes de cette sorte ne sont pas encore apparues
  }
offer-one-more-sub = Une de plus que prévu
fact = { $field } { $value }
facts = { $before }, { $last }
offer-count = { $count ->
    [one] Il n’y en a qu’une
   *[other] Il y en a { $count }
  }
offer-count-sub = Combien de cartes sont comme celle-ci ? { $card }
count-agrees = C’est noté : { $card }.
count-disagrees = Aucune carte encore libre de cette pile n’a { $count } exemplaires : elle reste { $card }.

# Les étiquettes à la table
offer-label = Coller une étiquette sur { $card }
offer-label-shown = L’étiquette montrée à l’instant est sur { $card }
offer-label-none = Pas d’étiquette maintenant
offer-label-yes = Oui, sur { $card }
offer-label-off = Enlever l’étiquette de { $card }
ask-label-of = Une étiquette neuve. Est-ce celle de { $card } ?
label-wait = Montrez une étiquette neuve, puis collez-la sur { $card }.
label-bound = L’étiquette est sur { $card }.
label-taken = Cette étiquette est déjà sur { $card }. Prenez-en une neuve.
label-several = Plusieurs étiquettes neuves sont en vue. Montrez seulement celle de { $card }.
label-none = Aucune étiquette n’a été collée.
label-off = L’étiquette de { $card } est de nouveau libre.

# Les photos
offer-effect-right = { $card } fait exactement cela
offer-effect-wrong = { $card } fait autre chose : désormais, faites ce que dit la carte
offer-picture = Prendre une photo de { $card }
offer-picture-new = Prendre une autre photo de { $card }
picture-taken = La photo est prise. Elle reste sur cette machine.
picture-no-camera = Aucun appareil ne peut prendre de photo. Branchez une caméra, puis rouvrez cette page.
picture-nothing = On ne voit rien sous la caméra. Posez-y la carte et réessayez.

# Une carte prise pour une autre
command-Rematch = C’était une autre carte
event-Rematched = Ce qui avait été dit d’une carte a été donné à une autre.
here-not-alike = Seules deux cartes de la même pile, encore sans nom, peuvent échanger leurs places.
here-too-many-of-it = Il en est apparu plus que cette carte n’a d’exemplaires : { $card } en a { $copies }.
rule-TABLE-MATCH-01 = Ce qui a été dit d’une carte ne peut passer qu’à une carte de la même pile qui a autant d’exemplaires.

# Le plan d’une soirée
plan-head = { $touches ->
    [0] Toutes les cartes de cette soirée peuvent être montrées ; rien n’est à nommer à la main.
   *[other] En l’état, nommer les cartes demande environ { $touches } touches dans une telle soirée. Étiquetez d’abord ce qui vient en premier :
  }
plan-line = { $stack } : { $labels ->
    [0] aucune étiquette ne manque
    [one] { $labels } étiquette, { $minutes } min
   *[other] { $labels } étiquettes, { $minutes } min
  } ; { $shows ->
    [0] jamais montrée dans une soirée
   *[other] montrée { $shows } fois dans une soirée
  } ; { $unnamed ->
    [0] toutes nommées
    [one] { $unnamed } carte sans nom
   *[other] { $unnamed } cartes sans nom
  }, { $entry ->
    [0] rien à saisir
   *[other] { $entry } min pour saisir le reste
  }
plan-sum = Toutes les étiquettes prennent environ { $labels } min, toutes les saisies environ { $entries } min. Les deux peuvent attendre : ce qui apparaît n’est demandé qu’une fois.

# Ranger une partie en cours
command-Reshuffle = Une pile dérangée est mélangée de nouveau
here-no-such-pile = Seule une pile d’au moins deux cartes, face cachée, peut être mélangée de nouveau.
bag-up = face visible
bag-down = face cachée
bag-mixed = certaines visibles, d’autres cachées

# Les piles
stack-never = Jamais vérifiée
stack-checked = Vérifiée le { $when }
stack-put-away = Comme elle a été rangée le { $when }
stack-missing = { $count ->
    [one] Vérifiée le { $when } : il manque { $count } carte
   *[other] Vérifiée le { $when } : il manque { $count } cartes
  }
stack-whole = La pile entière, { $count } cartes
stack-some = Seulement : { $cards }
stack-lot = { $count } cartes, tirées sans les voir
stack-and = { $before }, { $last }
stack-a-card = Cette carte
attempt-Rematch = C’était une autre carte
attempt-Reshuffle = Une pile dérangée est mélangée de nouveau
