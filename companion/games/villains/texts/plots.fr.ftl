# Les Complots qui enferment des Alliés, ou qui envoient des espions au Repaire.

event-SpyPlaced = { $card } espionne près d’un Allié du Repaire.
prompt-spy = Posez { $card } { $into }.
event-GuardReturned = { $card } est de retour à côté du Complot.
event-Caged = { $card } de { $name } est enfermé.
prompt-caged = { $name } : posez { $card } devant vous, et dessus un Cop de la pile à côté du Complot.
event-CageMissed = Il n’y a plus de Cop pour l’Allié de { $name }.
note-spy = espion
note-caging = garde une cellule
note-caged = enfermé
ask-cage-which = { $name } : quel Allié de votre main est enfermé ?
ask-freed-who = Qui gagne l’Allié libéré ?

place-spies = espions au Repaire
into-spies = près d’un Allié du Repaire
at-spies = près d’un Allié du Repaire
place-spies-1 = espion, Repaire 1
into-spies-1 = près de l’Allié de la place Repaire 1
at-spies-1 = près de l’Allié de la place Repaire 1
place-spies-2 = espion, Repaire 2
into-spies-2 = près de l’Allié de la place Repaire 2
at-spies-2 = près de l’Allié de la place Repaire 2
place-spies-3 = espion, Repaire 3
into-spies-3 = près de l’Allié de la place Repaire 3
at-spies-3 = près de l’Allié de la place Repaire 3
place-spies-4 = espion, Repaire 4
into-spies-4 = près de l’Allié de la place Repaire 4
at-spies-4 = près de l’Allié de la place Repaire 4
place-spies-5 = espion, Repaire 5
into-spies-5 = près de l’Allié de la place Repaire 5
at-spies-5 = près de l’Allié de la place Repaire 5
place-caged = enfermés
into-caged = devant le joueur
at-caged = devant le joueur
place-caged-of = les Alliés enfermés de { $name }
into-caged-of = devant { $name }
at-caged-of = devant { $name }
