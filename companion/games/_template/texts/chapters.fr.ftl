# Bac de nuit : de quoi parlent les règles, chapitre par chapitre.
chapter-SETUP = Préparation
chapter-TURN = Le tour
chapter-PLAY = Jouer des cartes
chapter-CROSS = Traverser
chapter-LIGHT = Lanternes
chapter-LOOK = Regarder
chapter-ROLE = Rôles
chapter-RACE = La course
chapter-WIND = Vents
chapter-SAIL = Navigation
chapter-FLARE = Fusées
chapter-DUEL = Duels
chapter-BEACON = Fanaux
chapter-BACK = Dos des cartes
chapter-LATE = Trouvé tard
chapter-OVER = La fin
