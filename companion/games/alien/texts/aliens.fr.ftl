# Joueurs aliens, et joueurs qui se combattent.

setup-no-mode = Ce jeu n’a pas de mode { $mode } : choisissez parmi ceux qui sont proposés.
choose-modes = Modes avancés
mode-aliens = Joueurs aliens
mode-aliens-sub = Qui meurt d’un Chestburster revient en alien
