# Le bac de nuit : une phrase pour chaque règle qu'un joueur peut rencontrer.

rule-TPL-SETUP-01 = Un à quatre joueurs prennent le bac, et l’un d’eux commence.
rule-TPL-SETUP-02 = Il faut la rivière, les provisions, les rôles et les pions, assez pour tout le monde.
rule-TPL-SETUP-03 = La partie se joue à la manière standard ou de nuit.
rule-TPL-TURN-01 = Seul le joueur dont c’est le tour agit.
rule-TPL-TURN-02 = La rivière dérive une fois, au début du tour.
rule-TPL-TURN-03 = On joue des cartes et on rame après que la rivière a dérivé.
rule-TPL-PLAY-01 = On peut jouer trois cartes par tour.
rule-TPL-PLAY-02 = On ne peut jouer qu’une carte de sa propre main.
rule-TPL-CROSS-01 = Un joueur rame une fois par tour.
rule-TPL-CROSS-02 = Il n’y a que la rive proche et la rive opposée.
rule-TPL-CROSS-03 = Le bac va de la rive proche à la rive opposée, et personne ne revient.
rule-TPL-LIGHT-01 = Cinq lanternes au plus peuvent brûler.
rule-TPL-LIGHT-02 = Allumer une lanterne coûte deux de force.
rule-TPL-LOOK-01 = On ne pourrait regarder qu’une carte cachée dans le chenal.
rule-TPL-LOOK-02 = Les cartes cachées restent cachées ; une Lampe en montre une à son propriétaire.
rule-TPL-ROLE-01 = Un rôle se révèle une seule fois.
rule-TPL-BACK-01 = On ne montre un dos que pour une carte cachée qui peut être celle-là.
rule-TPL-LATE-01 = Ce qui a été oublié se rattrape plus tard, tant qu’une lanterne brûle.
rule-TPL-OVER-01 = Après la fin on ne fait plus rien.
