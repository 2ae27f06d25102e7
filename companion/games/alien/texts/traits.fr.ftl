# Ce par quoi les résultats passés se comparent
trait-location = Lieu
trait-role = Rôle
