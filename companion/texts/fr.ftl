# Les phrases de la maison elle-même : le noyau, les outils manuels, et ce que le récit de chaque jeu dit
# avec les mêmes mots. Les textes d’un jeu passent avant ceux-ci.

a-card = une carte
the-table = la table
unknown-card = Une carte que personne ne connaît
waiting-over = La partie est terminée.
counts = { $one }, { $other }
count-more = { $n } de plus
card-lies-there = { $card } est déjà { $where }.
offer-done = C’est fait
offer-as-back = Elle reste non lue
offer-as-back-sub = Montrez plutôt dos ou faces

# Questions
ask-read-order = Faites glisser ce paquet carte par carte sous la caméra, dos visible : { $deck }.
ask-order = L’ordre de ce paquet est nécessaire : { $deck }.
ask-number-of-card = Que dit la carte { $card } pour { $field } ?
ask-private = Quelqu’un répond à une question privée.

# Pourquoi ce n’est pas possible
here-question-open = Une question est encore ouverte.
here-no-such-question = Cette question n’est plus ouverte.
here-asked-is = La question est posée à { $name }, qui y répond.
here-asked-of-another = La question s’adresse à quelqu’un d’autre.
here-no-such-option = Ce n’est pas une des réponses possibles.
here-no-such-number = Ce nombre ne peut pas être là.
here-no-such-roll = Ce n’est pas un jet de ces dés.
here-no-such-order = Ce ne sont pas les cartes de ce paquet.
here-no-such-answer = Ce n’est pas une réponse à la question.
here-no-such-command = Ce jeu ne connaît pas cela.
here-no-such-tool = Cet outil n’existe pas.
here-no-such-place = Cette carte ou cet endroit n’existe pas dans ce jeu.
here-no-such-card = Cette carte n’existe pas dans ce jeu.
here-no-such-seat = Il ne resterait aucun joueur vivant pour jouer, ou cette place est vide.
here-no-such-phase = Ce jeu n’a pas cette phase.
here-card-cannot-be-there = D’après tout ce qui a été vu, cette carte ne peut pas être là.
here-turn-of-the-dead = Ce joueur est mort ou parti, ce ne peut pas être son tour.
here-turn-of = C’est le tour de { $name }.
here-phase = C’est maintenant la phase { $phase }.
here-game-over = La partie est terminée.

# Ce qui s’est passé
event-Opened = Une nouvelle partie a été installée.
event-Dealt = Des cartes ont été distribuées face cachée.
event-Laid = Des cartes ont été posées { $where }.
event-Moved = { $count ->
    [one] Une carte a été mise { $into }.
   *[other] { $count } cartes ont été mises { $into }.
}
event-Shuffled = Les cartes { $where } ont été mélangées.
event-OrderKnown = On a su l’ordre d’un paquet.
event-OrderLost = Plus personne ne savait laquelle de ces cartes était laquelle.
event-Bound = C’était { $card }.
event-Unbound = Personne ne savait plus quelle était cette carte.
event-Swapped = Deux exemplaires de la même carte ont été distingués.
event-Asked = Une question a été posée.
event-Answered = La question a eu sa réponse.
event-SetAside = La question a été remise.
event-FactLearned = Ce qui est imprimé là a été noté.
event-NumberSet = Un nombre a été corrigé : { $count }.
event-ProgressSet = Le cours de la partie a été corrigé.
event-Waived = C’était fait quand même : la table avait le dernier mot.
event-Tolerated = La table a eu le dernier mot, contre la règle.
event-OutOfStep = L’app ne sait pas faire cela : suivez la carte. { $card }

# Lignes du récit
command-Opened = La partie a commencé
command-Answer = { $why }
attempt-Answer = { $why }
command-Answered = { $why } { $said }
command-MoveSlot = { $card } a été mise { $into }
command-SetNumber = { $field } : corrigé à { $value }
command-SetProgress = Le tour, la phase ou les joueurs ont été corrigés
command-BindSlot = Quelqu’un a dit que c’est { $card }
command-CorrectFact = { $field }, tel qu’imprimé : corrigé

# À plusieurs, réactions et combats
option-pass = Laisser faire
option-beside = Oui, côte à côte
option-apart = Non
option-reroll = Relancer { $shown }
option-keep-dice = Garder les dés
ask-reroll-dice = Relancez.
attempt-MoveSlot = Mettre { $card } { $into }
attempt-SetNumber = Mettre { $field } à { $value }
attempt-SetProgress = Corriger le tour, la phase ou les joueurs
attempt-BindSlot = Dire que c’est { $card }
attempt-CorrectFact = Corriger { $field }
command-AnsweredAlone = { $name } a répondu à une question, à l’abri des regards
