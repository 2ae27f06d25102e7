# Cartes que seuls les joueurs peuvent lire
offer-said-strike = Piocher une Blessure
offer-said-heal = Guérir une Blessure
offer-said-kill = Tuer un Ennemi
offer-said-kill-hidden = Tuer une carte cachée
offer-said-kill-own = Tuer un de ses personnages
offer-said-move = Déplacer une carte vers une salle
offer-said-drop = Déplacer une carte vers la Zone de Combat
offer-said-gain = Gagner une carte du QG
offer-said-gain-sergeant = Gagner un Sergent
