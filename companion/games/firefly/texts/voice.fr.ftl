# Ce qui est dit à voix haute : le moins de mots possible.
voice-ship-struck = Le Serenity est touché !
voice-serenity = { $count ->
    [0] Encore une Avarie et le Serenity est perdu !
    [one] Plus qu’un emplacement sur le Serenity.
   *[other] Plus que { $count } emplacements sur le Serenity.
  }
voice-defeated = Défaite de { $name }.
voice-back = { $name } est de retour !
voice-job-done = Petit Boulot accompli !
voice-job-failed = Petit Boulot manqué.
voice-objective-done = Objectif { $count } achevé !
voice-objective-failed = Objectif { $count } manqué.
voice-inevitable-seen = La carte Inévitable arrive.
voice-inevitable-here = { $count ->
    [one] L’Inévitable est là : dernier tour !
   *[other] L’Inévitable est là : encore { $count } tours !
  }
voice-inevitable = { $count ->
    [0] Le temps est écoulé !
    [one] Encore un tour !
   *[other] Encore { $count } tours !
  }
voice-episode = L’Épisode suivant commence.
voice-episode-over = L’Épisode est fini.
voice-credits = { $count ->
    [one] { $count } Crédit.
   *[other] { $count } Crédits.
  }
