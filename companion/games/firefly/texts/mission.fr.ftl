# Entre deux Épisodes : Crédits, Améliorations, réparations, soins, cartes.

event-CreditsEarned = { $n ->
    [one] { $n } Crédit a été reçu.
   *[other] { $n } Crédits ont été reçus.
  }
event-MarkerKept = { $card } est restée à côté du Serenity pour ses Crédits.
event-UpgradesShown = Des Améliorations ont été mises en vente.
event-CreditsCounted = { $n ->
    [0] Aucun Crédit à dépenser cette fois.
    [one] { $n } Crédit à dépenser : Améliorations, réparations, soins. Ce qui reste est perdu.
   *[other] { $n } Crédits à dépenser : Améliorations, réparations, soins. Ce qui reste est perdu.
  }
event-UpgradeFitted = On a mis { $card } { $into }.
event-UpgradeDiscarded = On a mis { $card } sous les Améliorations.
event-HealingPaid = { $n ->
    [one] { $n } Crédit a été dépensé en soins.
   *[other] { $n } Crédits ont été dépensés en soins.
  }
event-CardsBought = { $n ->
    [one] { $n } carte a été achetée pour chacun.
   *[other] { $n } cartes ont été achetées pour chacun.
  }
event-MissionEnded = { $lost ->
    [0] L’Inter-Mission était finie.
    [one] L’Inter-Mission était finie, { $lost } Crédit perdu.
   *[other] L’Inter-Mission était finie, { $lost } Crédits perdus.
  }
event-EpisodeLaid = L’Épisode { letter-of } a été mis en place.

prompt-under-upgrades = Posez { $card } face cachée sous les Améliorations.
prompt-episode-ended = { $name } commence le prochain Épisode : tournez cet Avatar sur le côté.
prompt-board-cleared = Posez ce qui reste de l’Épisode sur les Cartes Vaincues, face visible : ’Verse, Zone de Combat, Opérations et Deck Épisode.
prompt-upgrades-shown-hand = { $count ->
    [one] Retournez la dernière Amélioration.
   *[other] Retournez les { $count } premières Améliorations.
  }
prompt-upgrades-shown-app = { $count ->
    [one] Prenez dans le bac l’Amélioration à vendre.
   *[other] Prenez dans le bac les { $count } Améliorations à vendre.
  }
prompt-markers-done = { $count ->
    [one] Posez la carte à côté du Serenity sur les Cartes Vaincues.
   *[other] Posez les { $count } cartes à côté du Serenity sur les Cartes Vaincues.
  }
prompt-episode-laid-hand = Posez le Deck Épisode { letter-of } et son Objectif sur leurs cases, rangez l’ancien Objectif.
prompt-episode-laid-app = Posez l’Objectif { letter-of } sur sa case, rangez l’ancien : l’app continue avec le Deck Épisode { letter-of }.
offer-upgrade = Acheter { $card }
offer-upgrade-instead = Acheter { $card } à la place de { $other }
offer-mend = Réparer { $card }
offer-healing = { $n ->
    [one] Dépenser un Crédit en soins
   *[other] Dépenser un Crédit de plus en soins, { $n } en tout
  }
offer-heal-one = { $name } : soigner { $card }
offer-cards = { $n ->
    [one] En dernier : chacun pioche { $n } carte
   *[other] En dernier : chacun pioche { $n } cartes
  }
offer-next-episode = Épisode { letter-of }
offer-next-episode-sub = { $credits ->
    [0] Plus aucun Crédit à dépenser
    [one] { $credits } Crédit serait perdu
   *[other] { $credits } Crédits seraient perdus
  }
offer-pay-credits = { $have ->
    [0] vous n’avez aucun Crédit
    [1] votre seul Crédit
   *[other] { $need } de vos { $have } Crédits
  }
offer-pay-credits-unknown = le prix est sur la carte ou le plateau
command-BuyUpgrade = { $name } a acheté { $card }
command-MendShip = { $name } a réparé { $card }
command-PayHealing = { $name } a dépensé des Crédits en soins
command-HealOne = { $name } a fait soigner { $card }
command-BuyCards = { $name } a acheté des cartes pour chacun
command-NextEpisode = { $name } a commencé l’Épisode suivant
attempt-BuyUpgrade = Acheter { $card }
attempt-MendShip = Réparer { $card }
attempt-PayHealing = Dépenser des Crédits en soins
attempt-HealOne = Soigner { $card }
attempt-BuyCards = Acheter des cartes pour chacun
attempt-NextEpisode = Commencer l’Épisode suivant

ask-which-upgrade = Quelle Amélioration est-ce ?
ask-slot-credits = Combien de Crédits sont imprimés à côté de l’emplacement { $n } du Serenity ?
ask-too-few-credits = Cela coûte { $need } Crédits ; vous avez { $have }. Le faire quand même ?
about-too-few-credits = Le prix vient d’être dit, et les Crédits n’y suffisent pas. Malgré tout : tous sont dépensés, le reste est oublié.
here-too-few-credits = Cela coûte { $need } Crédits ; vous avez { $have }.
remedy-credits = { $count ->
    [one] Encore { $count } Crédit.
   *[other] Encore { $count } Crédits.
  }
here-upgrade-not-shown = Cette Amélioration n’est pas en vente.
here-no-such-upgrade = Cette Amélioration n’est pas sur le Serenity.
here-slot-empty = Un emplacement est vide : rien ne doit faire de place.
here-no-slot = Le Serenity n’a aucun emplacement vide.
remedy-slot = Réparer une Avarie, ou abandonner une Amélioration pour elle.
here-no-ship-strike = Cette Avarie n’est pas sur le Serenity.
badge-decides = tranche en cas de désaccord
here-healing = Ses dégâts : { $need } ; on peut encore en soigner { $have }.
here-cards-bought = Des cartes ont déjà été achetées.
here-nothing-to-pay = Au moins 1.
