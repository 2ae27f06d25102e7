# Ce par quoi les résultats passés se comparent
trait-players = Joueurs
trait-mode = Mode
trait-difficulty = Difficulté
trait-location = Lieu
trait-objective = Objectif
trait-role = Rôle
trait-character = Personnage
trait-option = { $what }, { $how }
mode-standard = Le jeu habituel
