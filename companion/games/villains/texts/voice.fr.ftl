# Ce qui est dit à voix haute : le moins de mots possible.
voice-ambush = Embuscade !
voice-guarded = Un Civil est gardé.
voice-twist = Rebondissement { $count } !
voice-command-strike = Ordre d’attaque !
voice-overrun = { $card } déborde le Repaire !
voice-carried-off = Un Civil est perdu : chacun défausse une carte.
voice-demolish = Démolition : chacun défausse une carte de coût { $count }.
voice-good-near = { $count ->
    [one] Encore un pas et le Bien gagne !
   *[other] Encore { $count } pas et le Bien gagne !
  }
voice-deck-low = { $count ->
    [one] Il reste une carte Adversaire.
   *[other] Il reste { $count } cartes Adversaire.
  }
voice-allies-low = { $count ->
    [one] Il reste une carte dans le Deck Alliés.
   *[other] Il reste { $count } cartes dans le Deck Alliés.
  }
voice-deck-out = Une pioche est vide : c’est le dernier tour !
voice-drawn = Match nul : personne n’a gagné.
voice-crowned = { $name } a le plus de points : { $count } !
voice-kidnapped = { $name } enlève un Civil.
voice-commander-beaten = { $count ->
    [one] Le Commandant est battu : encore une fois !
   *[other] Le Commandant est battu : encore { $count } fois !
  }
voice-final-blow = Le coup final !
voice-bindings = Des Entraves pour { $name }.
voice-betrayed = Trahison de { $name } !
voice-won = Le complot est déjoué : vous avez gagné !
voice-lost = Le Bien gagne !
