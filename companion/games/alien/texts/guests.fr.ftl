# Des cartes de Legendary dans une partie d'Alien.
choose-with = Cartes de Legendary
with-guests-sub = Ses héros peuvent remplacer des personnages, ses vilains des Drones ; ce qui n'a pas d'équivalent ne fait rien
choose-villains = À la place de Drones
villains-sub = { $count } cartes ; elles remplacent des Drones carte pour carte
setup-no-guest = Aucun jeu de cartes appelé { $name } ne peut être mêlé à cette partie. Choisissez parmi ceux qui sont proposés.
setup-not-invited = { $stack } fait partie de { $guest }, qui n'est pas de la partie. Choisissez d'abord { $guest }, ou d'autres cartes.
setup-guest-character = { $stack } ne peut pas remplacer un personnage : il faut un héros de { $need } cartes.
setup-guest-enemy = { $stack } ne peut pas remplacer des Drones : il faut des vilains ou des sbires.
setup-villains = Choisissez chaque groupe de vilains ou de sbires une seule fois, parmi ceux qui sont proposés.
ask-guests-told =
    Des cartes de Legendary sont de la partie. Ce qui change ici :
    • { $hidden }
    • { $combat }
    • { $role }
    • { $hugger }
    C'est fait quand tous l'ont entendu.
event-NoCounterpart = { $card } : « { void-what } » n'a pas d'équivalent ici. Rien ne se passe.
rule-ALN-MARVEL-01 = Des héros de Legendary peuvent remplacer tout ou partie des quatre personnages : 14 cartes chacun.
rule-ALN-MARVEL-02 = Des vilains et des sbires de Legendary peuvent remplacer des Drones, carte pour carte.
rule-ALN-MARVEL-03 = Quand une carte de Legendary donne une Blessure, piochez un Coup.
rule-ALN-MARVEL-04 = Quand une carte de Legendary met une Blessure KO, guérissez un Coup.
rule-ALN-MARVEL-05 = Une capacité d'Évasion a lieu quand la carte entre dans la Zone de Combat.
rule-ALN-MARVEL-06 = Une capacité d'Embuscade a lieu quand la carte est révélée.
rule-ALN-MARVEL-07 = Une capacité de Combat a lieu à la mort de la carte.
rule-ALN-MARVEL-16 = Les mots de Legendary ont leur équivalent : héros et personnage, vilain et ennemi, ville et Complexe, mettre KO et tuer.
rule-ALN-MARVEL-17 = Les deux jeux portent les cinq mêmes signes de Classe.
rule-ALN-MARVEL-18 = Ce qui n'a pas d'équivalent dans ce jeu ne fait rien.
rule-ALN-MARVEL-19 = Les ennemis arrivent face cachée : scannez-les, ou attendez qu'ils tombent dans la Zone de Combat.
rule-ALN-MARVEL-20 = Les ennemis qui passent la dernière salle restent dans la Zone de Combat et frappent le joueur actif à chaque tour.
rule-ALN-MARVEL-21 = Chacun a son propre Rôle, avec sa Santé et une carte de Rôle dans son deck.
rule-ALN-MARVEL-22 = Facehuggers et Chestbursters peuvent faire d'un joueur un Joueur Alien, quand ce mode est choisi.
