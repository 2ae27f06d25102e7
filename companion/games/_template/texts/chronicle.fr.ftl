# Ce qui est compté dans une partie, pour les statistiques et le bilan
counted-crossings = Traversées
counted-capsizes = Naufrages
counted-lights = Lanternes allumées
counted-crowd-_template = Cartes dans le chenal
counted-duels = Duels gagnés
counted-beacons = Fanaux pris
