# Le ’Verse, la carte Inévitable, les Petits Boulots et les Objectifs.

event-EpisodeBegan = L’Épisode { letter-of } a commencé.
event-EpisodeCardPlaced = Une nouvelle carte a été mise { $into }.
event-Escaped = Fuite : { $card }.
event-EventTriggered = Évènement : { $card }.
event-InevitableSighted = { $left ->
    [one] La carte Inévitable est entrée dans le ’Verse, à { $left } pas de la Zone de Combat.
   *[other] La carte Inévitable est entrée dans le ’Verse, à { $left } pas de la Zone de Combat.
  }
event-InevitableArrived = { $left ->
    [one] La carte Inévitable est entrée en Zone de Combat : l’Épisode finit après ce tour.
   *[other] La carte Inévitable est entrée en Zone de Combat : encore { $left } tours, puis l’Épisode finit.
  }
event-TurnCounted = { $left ->
    [0] La carte Inévitable avait eu le tour de chacun.
    [one] Encore le tour de { $left } joueur, puis l’Épisode finit : ce qui n’est pas achevé échoue.
   *[other] Encore le tour de { $left } joueurs, puis l’Épisode finit : ce qui n’est pas achevé échoue.
  }
event-TurnSkipped = Le tour de { $name } a été sauté.
event-TimeUp = Le temps était écoulé : l’Épisode s’est terminé.
event-InevitableMovedBack = La carte Inévitable a été remise { $into } : le tour de chacun compte de nouveau.
event-InevitableSetAside = La carte Inévitable a été mise de côté.
event-JobDone = Petit Boulot accompli : { $card }.
event-JobFailed = Petit Boulot manqué : { $card }.
event-ObjectiveCompleted = L’Objectif { $level } a été achevé !
event-ObjectiveFailed = { $mandatory ->
    [0] L’Objectif { $level } a été manqué.
   *[other] L’Objectif { $level } a été manqué, et il était Obligatoire.
  }
event-ObjectiveProgressed = L’Objectif { $level } a avancé.
event-EpisodeEnded = { $complete ->
    [0] L’Épisode { letter-of } s’est terminé.
   *[other] L’Épisode { letter-of } s’est terminé, tous ses Objectifs achevés !
  }
event-BoardCleared = Les cartes de l’Épisode sont allées dans les Cartes Vaincues.

countdown-cards = { $n ->
    [0] la carte Inévitable est la prochaine
    [one] l’Inévitable est la prochaine carte
   *[other] Inévitable : { $n }e carte
  }
countdown-spaces = { $n ->
    [one] Inévitable à { $n } case
   *[other] Inévitable à { $n } cases
  }
countdown-players = { $n ->
    [one] encore le tour de { $n } joueur
   *[other] encore le tour de { $n } joueurs
  }
due-job = { $card } : ce tour ou jamais
choose-objective = Objectif { letter-of-level }
offer-job = Accomplir { $card }
command-CompleteJob = { $name } a accompli { $card }
attempt-CompleteJob = Accomplir { $card }
here-inevitable = On ne peut rien contre la carte Inévitable.
here-no-such-job = Ce n’est pas un Petit Boulot face visible.
remedy-scan = Scanner d’abord sa case.
remedy-objective = Achever d’abord l’Objectif { $level }.

objective-item = { $stands ->
    [done] { objective-head } : achevé. { $does }
    [failed] { objective-head } : manqué. { $does }
   *[open] { objective-head } : { $does }
  }
objective-head = { $mandatory ->
    [yes] Objectif { $level }, Obligatoire
   *[no] Objectif { $level }
  }
objective-steps = { $n ->
    [one] Il faut un pas.
   *[other] { $have } pas sur { $n }.
  }
objective-open = Objectif { $level } : { $does }
objectives-over = Tous les Objectifs de cet Épisode sont finis.

prompt-episode-card = Posez la première carte Épisode face cachée { $into }.
prompt-episode-card-back = Montrez le dos de la première carte Épisode, puis posez-la face cachée { $into }.
prompt-episode-card-app = Posez une carte de remplacement face cachée { $into }.
prompt-push-all = Poussez { $count } cartes d’une case, la première { $into }.
prompt-attach = Posez { $card } { $into }, son nom visible.
prompt-swap = Échangez ce qui est dans { $place } et ce qui est dans { $other }.
ask-attach-where = À quelle case est-elle attachée ?
ask-move-where = Dans quelle case ?
ask-swap-where = Avec quelle case ?
ask-push-which = Quelle carte avance d’une case ?
ask-drag-which = Quel ennemi retourne à la première case ?
