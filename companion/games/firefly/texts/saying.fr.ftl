# Cartes que seuls les joueurs peuvent lire, ce qui va se passer, et ce qui a été compté.

offer-said-strike = Piocher une Blessure
offer-said-ship-strike = Piocher une Avarie
offer-said-heal = Soigner une Blessure
offer-said-repair = Réparer une Avarie
offer-said-kill = Vaincre un ennemi
offer-said-kill-own = Vaincre un de ses personnages
offer-said-move = Déplacer une carte vers une case
offer-said-episode = Ajouter une carte Épisode
offer-said-gain = Gagner une carte du Pont
offer-said-talent = Gagner un Talent
offer-said-flaw = Gagner un Défaut
offer-said-credits = Recevoir un Crédit

will-fall = défaite de { $name }
will-come-back = { $name } revient dans la partie
will-kill = vainc { $card }
will-progress = l’Objectif avance de { $n }
will-objective-done = l’Objectif est achevé
will-objective-failed = l’Objectif est manqué
will-episode = une carte Épisode de plus arrive
will-ship-strike = le Serenity est touché
will-repair = répare { $card }
will-job = accomplit { $card }
will-credits = { $n ->
    [one] rapporte { $n } Crédit
   *[other] rapporte { $n } Crédits
  }
will-upgrade = { $card } va sur le Serenity

trait-role = Personnage Principal
counted-kills = Ennemis vaincus
counted-hulls = Avaries
counted-repairs = Réparations
counted-heals = Soins
counted-jobs = Petits Boulots
counted-crowd-firefly = Cartes dans le ’Verse et en Zone de Combat
why-defeated = Il ne restait personne pour continuer le vol.
why-serenity = Le Serenity était perdu.
why-objective = Un Objectif Obligatoire a été manqué.

ui-said-ship-strike = Avarie
ui-said-repair = Réparer
ui-said-episode = Épisode
ui-said-talent = Talent
ui-said-flaw = Défaut
ui-said-credits = Crédit
