# De quoi parlent les questions des règles, ce que veut l’objectif, et ce qui va se passer.
about-avoid-strike = Une Blessure évitée n’est pas piochée. La carte qui l’évite quitte le jeu.
about-burst-surely = Un Chestburster en main tue. S’il n’y est pas, l’application l’oublie.
about-last-word = L’objectif d’abord : tout le monde gagne. La mort d’abord : tout le monde perd.
about-duel = La Défense est payée, et qui est attaqué pioche une Blessure.
about-whose-agenda = Le Journal est révélé à tous.
about-guests-told = Ce que les invités font autrement est dit une fois pour toutes.
about-facehugger = Tuez-le ce tour-ci ou au suivant, sinon sa victime reçoit un Chestburster.
about-chestburster = Tue qui le pioche.
objective-find = À trouver dans le Complexe.

will-die = { $name } meurt
will-kill = tue { $card }
will-give-up = défausse { $card } pour son effet
will-sacrifice = sacrifie { $card }
will-progress = l’objectif avance de { $n }
will-objective-done = l’objectif est rempli
will-hive = une carte de plus sort de la Ruche
will-fight-player = attaque { $name }
will-operations = { $card } va dans les Opérations
will-put-on-hive = { $card } retourne sur la Ruche
will-block = la salle est bloquée : { $place }
