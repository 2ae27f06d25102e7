# Les scores de plusieurs parties.
ui-scores = Scores
ui-scores-sub = Sur plusieurs parties
ui-scores-none = Aucune partie n’est encore terminée.
ui-scores-count = { $count ->
    [0] Nouvelle série : aucune partie ne compte encore
    [one] Une partie compte
   *[other] { $count } parties comptent
}
ui-scores-person = { $at }{ $at ->
    [one] re
   *[other] e
} place, { $games ->
    [one] une partie
   *[other] { $games } parties
}
ui-scores-game = { $title }, { $day }
ui-scores-before = série précédente
ui-scores-new = Nouvelle série
ui-scores-new-title = Commencer une nouvelle série ?
ui-scores-new-sub = Tout le monde repart de zéro ; les parties restent dans la liste
ui-scores-past = Résultats passés par difficulté
ui-scores-past-sub = Ce qui a été gagné, selon les cartes et les options
ui-scores-past-line = { $kind } : { $name } — { $won ->
    [one] { $won } gagnée sur { $games }
   *[other] { $won } gagnées sur { $games }
}
