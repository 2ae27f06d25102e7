# La collection du propriétaire : totaux, et ce qu’on ne peut pas noter.

cards-and = { $first }, { $next }
cards-check-cards = { $count ->
    [one] { $count } carte en tout
   *[other] { $count } cartes en tout
  }
cards-check-split = Exemplaires : { $copies }
cards-check-kind = { $kind } : { $count }
cards-check-sum = Au total, { $field } : { $count }
cards-no-effect = Ce n’est pas l’effet d’une carte : { $fault }.
cards-no-place = Aucune carte encore ouverte de { $deck } n’a cet aspect et autant d’exemplaires. Recomptez les exemplaires, ou choisissez la carte dans la liste.
cards-tag-taken = Le code { $tag } est déjà sur { $card }. Prenez une autre étiquette, ou retirez-la d’abord de cette carte.
cards-field-kind = sorte
cards-field-klass = classe
cards-field-crew = équipage
cards-field-person = qui
cards-field-marks = mots-clés

# Ce qu’une carte est devenue.
card-entered = saisi : { $what }
card-withdrawn = retiré : { $what }
card-labelled = première étiquette collée
card-played = posée pour une partie
card-played-won = posée pour une partie gagnée
card-played-lost = posée pour une partie perdue
card-field-copies = combien il y en a
