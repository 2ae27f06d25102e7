# Un coup que l’on évite ou annule pendant qu’autre chose est demandé, et réparations en Phase Action.
offer-avoid = Éviter { $card }
offer-cancel = Annuler { $card }
offer-repair = Réparer { $card }
ask-repair-which = Quelle Avarie est réparée ?
here-no-strike-now = Aucun coup n’arrive en ce moment.
here-no-ward = { $name } n’a plus rien pour cela.
here-strike-of = C’est { $name } qui pioche ce coup.
here-strike-turned = Sa carte est déjà retournée.
here-strike-unseen = Personne n’a encore vu sa carte.
remedy-cancel = On peut l’annuler, si quelqu’un a une carte pour cela.
command-AvoidStrike = { $name } a évité un coup
command-CancelStrike = { $name } a annulé un coup
command-RepairShip = { $name } a réparé { $card }
attempt-AvoidStrike = Éviter ce coup
attempt-CancelStrike = Annuler ce coup
attempt-RepairShip = Réparer { $card }

# Ce que le livret laisse ouvert sur les emplacements du Serenity.
choose-apart = Améliorations à côté des Avaries
choose-smothered = Améliorations aux emplacements touchés
difficulty-apart = { $n ->
    [0] Une nouvelle Amélioration demande un emplacement sans Avarie
   *[other] Une nouvelle Amélioration demande un emplacement sans Amélioration
  }
difficulty-smothered = { $n ->
    [0] Marchent toujours
   *[other] Ne marchent plus avant la réparation
  }
setup-difficulty-apart = Les Avaries ferment leur emplacement aux nouvelles Améliorations ou non : choisissez 0 ou { $most }.
setup-difficulty-smothered = Les Améliorations aux emplacements touchés marchent ou non : choisissez 0 ou { $most }.
