# Outils rapides pour une carte que seuls ses joueurs peuvent lire : un ou deux mots.
ui-said-done = Tout est fait
ui-said-strike = Blessure
ui-said-heal = Guérir
ui-said-kill = Tuer
ui-said-kill-hidden = Tuer une cachée
ui-said-kill-own = Tuer un des siens
ui-said-move = Déplacer
ui-said-drop = Vers Zone de Combat
ui-said-gain = Gagner
ui-said-gain-sergeant = Sergent
ui-said-scan = Scanner
ui-said-attack = Attaque
ui-said-recruit = Recrutement
ui-said-draw = Piocher
ui-said-discard = Défausser
