# Une partie après sa fin.
ui-recap = Bilan
ui-recap-sub = { $people ->
    [one] Un joueur
   *[other] { $people } joueurs
}, { $turns } tours, { $length }
ui-recap-none = Cette partie n’est pas encore terminée.
ui-recap-won = Gagnée
ui-recap-lost = Perdue
ui-recap-people = Joueurs
ui-recap-course = Déroulement
ui-recap-turnings = Tournants
ui-recap-turnings-none = Rien de marquant dans cette partie.
ui-recap-turn = Tour { $turn }
ui-recap-turns = tour
ui-recap-damage = Dégâts
ui-recap-time = Par tour
ui-recap-own-turns = Tours
ui-recap-points = Points
ui-recap-dead = mort
ui-recap-winners = Gagnée par { $names }
ui-recap-draw = Partie nulle
ui-recap-draw-best = Partie nulle ; en tête : { $names }
ui-recap-won-best = Gagnée ; en tête : { $names }
ui-menu-recap = Bilan
ui-sequel = Continuer la série
