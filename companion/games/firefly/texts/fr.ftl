# Firefly : tous les mots montrés ou dits dans cette salle ; ceux de ses chapitres ont leurs propres fichiers.

room-firefly = Firefly

# Le plateau et le cours d’une partie
strip-verse = Le ’Verse
strip-bridge = Pont
strikes-coming = coups à venir
phase-episode = Épisode
phase-jobs = Petits Boulots
phase-inter-mission = Inter-Mission
deck-episode = Deck Épisode
deck-crew = Deck Équipage
deck-crew-strikes = Blessures
deck-ship-strikes = Avaries
deck-browncoats = Browncoats
deck-upgrades = Améliorations
note-upgrade = Amélioration
letter-of = { $letter ->
    [1] A
    [2] B
   *[3] C
  }
letter-of-level = { $level ->
    [1] A
    [2] B
   *[3] C
  }

# Sortes de cartes et ce qui y est imprimé
chip-side-job = Petit Boulot
chip-ship-strike = Avarie
chip-goal = But
chip-special = Carte Spéciale
chip-inevitable = Carte Inévitable
chip-crew-strike = Blessure
chip-avatar = Avatar
kind-talent = Talent
kind-flaw = Défaut
kind-ship-strike = Avarie
kind-inevitable = Carte Inévitable
kind-upgrade = Amélioration
field-rank = Rang
field-repair = prix de la réparation
field-episode = l’Épisode
field-slots = emplacements du Serenity
field-strikes = coups
number-episode = Épisode
number-credits = Crédits
number-progress = avancée de l’Objectif { $which }
number-turn = { $which } ce tour

# Les tours, et ce qu’on peut faire
offer-begin-sub = Carte Épisode dans le ’Verse
offer-begin-out = { $place } : sa carte va en Zone de Combat
offer-begin-inevitable = La carte Inévitable avance d’une case
offer-begin-inevitable-out = La carte Inévitable va en Zone de Combat
offer-begin-none = Plus aucune carte Épisode n’arrive
offer-complete = Objectif achevé
offer-end-sub = { $ready ->
    [0] { $strikes ->
        [0] { $attack ->
            [0] Reste { $recruit } Recrutement
           *[other] { $recruit ->
                [0] Reste { $attack } Attaque
               *[other] Reste { $attack } Attaque, { $recruit } Recrutement
              }
          }
        [one] { $strikes } coup à venir
       *[other] { $strikes } coups à venir
      }
    [one] { $ready } capacité n’a pas servi
   *[other] { $ready } capacités n’ont pas servi
  }
warns-strikes = { $strikes ->
    [one] { $strikes } coup à venir
   *[other] { $strikes } coups à venir
  }
does-spare = { $strikes ->
    [one] épargne un coup
   *[other] épargne { $strikes } coups
  }
does-move-next = dans une case que vous choisirez ensuite
does-repair = libère l’emplacement { $n } du Serenity
does-healing = chacun peut soigner { $n } de dégâts
does-heal-one = { $n ->
    [0] elle part et ne coûte rien
   *[other] { $left ->
        [0] { $n } de dégâts en moins
       *[other] { $n } de dégâts en moins, encore { $left } à soigner là
      }
  }
does-browncoats = la première carte, sans la voir, dans votre défausse
does-stop = ne viendra jamais frapper
does-goal = Objectifs : { $done } sur { $need }
count-job = { $n } à accomplir
event-EpisodePhaseSkipped = { $name } a eu un tour de préparatifs : pas de carte Épisode.
event-HqRefilled = Nouveau sur la Passerelle : { $card }.
event-RoomsSwapped = Deux cases ont échangé leurs cartes.
prompt-bridge = Mettez la première carte du Deck Équipage face visible { $into }.
prompt-bridge-app = C’est { $card } : prenez-la dans le bac et mettez-la { $into }.
here-phase = Phase actuelle : { $phase }.
here-not-in-hq = Cette carte n’est pas sur la Passerelle.
here-top-sergeant = On ne recrute que la première carte Browncoats, sans la voir.
here-no-sergeants = Il n’y a plus de Browncoats.
here-forbidden = { $card } l’interdit.

# Comment cela finit
event-Won = Victoire !
event-Lost = { $cause ->
    [serenity] Le Serenity était perdu.
    [objective] Un Objectif Obligatoire a été manqué.
   *[other] Il ne restait personne pour continuer le vol.
  }
outcome-won = { $points ->
    [one] Victoire : { $points } point.
   *[other] Victoire : { $points } points.
  }
outcome-lost = { $points ->
    [0] C’est fini. Aucun point.
    [one] C’est fini. { $points } point tout de même.
   *[other] C’est fini. { $points } points tout de même.
  }
