# Alien : tous les mots montrés ou dits dans cette salle.

room-alien = Alien

# Lieux
place-room-1 = Ventilation Shafts
    .short = Ventilation
place-room-2 = Pod Station
place-room-3 = Weapons Locker
place-room-4 = Med-Lab
place-room-5 = Airlock
place-attached-1 = { place-room-1 }, attachée
place-attached-2 = { place-room-2 }, attachée
place-attached-3 = { place-room-3 }, attachée
place-attached-4 = { place-room-4 }, attachée
place-attached-5 = { place-room-5 }, attachée
place-room = le Complexe
place-combat = Zone de Combat
place-operations = Opérations
place-hive = Ruche
place-hq = QG
place-hq-1 = QG 1
place-hq-2 = QG 2
place-hq-3 = QG 3
place-hq-4 = QG 4
place-hq-5 = QG 5
place-sergeants = Sergents
place-barracks = Baraquements
place-hatchery = Couveuse
place-strikes = Blessures
place-strikes-discard = Blessures défaussées
place-dead-enemies = Dead Enemies
place-dead-characters = Personnages Morts
place-hazards-events = Dangers et Évènements
place-objectives = Objectifs
place-location = Lieu
place-removed = Sorti du jeu
place-box = Boîte de jeu
place-played = Jouées
place-deck = le Deck
place-hand = la main
place-discard = la défausse
place-vigilant = les cartes gardées
place-avatar = l’Avatar
place-damage = à côté de l’Avatar
place-hugger = devant le joueur
strip-complex = Complexe
strip-hq = QG
strikes-coming = Blessures à venir

# Phases, nombres
phase-hive = Ruche
field-strikes = Blessures
field-crew = l’équipage

# Les sortes de cartes au choix, quand personne n’a dit laquelle c’est
chip-hazard = Danger
chip-facehugger = Facehugger
chip-goal = Carte Objectif ou Spéciale
chip-hatchery = Chestburster
number-objective = objectif
number-hazards = Dangers jusqu’ici
number-rebuilds = Ruche refaite
number-progress = avancée de l’objectif { $which }

# Sortes de cartes sans nom propre
kind-role = Carte de Rôle
kind-basic = Marine
kind-sergeant = Sergent
kind-facehugger = Facehugger
kind-hazard = Danger
kind-goal = Carte Objectif
kind-strike = Blessure
kind-location = Lieu
kind-hatchery = Carte Couveuse
kind-chestburster = Chestburster

# Offres
offer-begin-sub = Carte Ruche dans le Complexe
offer-begin-out = { $place } : sa carte va en Zone de Combat
offer-sergeant = Recruter un Sergent
offer-complete = Objectif achevé
offer-end-sub = { $huggers ->
    [0] { $ready ->
        [0] { $strikes ->
            [0] { $attack ->
                [0] Reste { $recruit } Recrutement
               *[other] { $recruit ->
                    [0] Reste { $attack } Attaque
                   *[other] Reste { $attack } Attaque, { $recruit } Recrutement
                  }
              }
            [one] { $strikes } Blessure à venir
           *[other] { $strikes } Blessures à venir
          }
        [one] 1 capacité n’a pas servi
       *[other] { $ready } capacités n’ont pas servi
      }
   *[other] Un Facehugger vit encore
  }
offer-burst = { $name } a pioché le Chestburster
offer-forgot-heal = Guérir { $card } de { $name }

# Attente, alarmes, fin
does-move-next = dans une salle que vous choisirez ensuite
does-goal = objectif : { $done } sur { $need }
does-end = { $name } pioche { $strikes ->
    [one] { $strikes } Blessure
   *[other] { $strikes } Blessures
  }{ $attack ->
    [0] { $recruit ->
        [0] {""}
       *[other] . Perdu : { $recruit } Recrutement
      }
   *[other] { $recruit ->
        [0] . Perdu : { $attack } Attaque
       *[other] . Perdu : { $attack } Attaque, { $recruit } Recrutement
      }
  }.
does-spare = { $strikes ->
    [one] évite une Blessure
   *[other] évite { $strikes } Blessures
  }
warns-strikes = { $strikes ->
    [one] { $strikes } Blessure à venir
   *[other] { $strikes } Blessures à venir
  }
waiting-over = La partie est finie.
ask-private = On répond à une question privée.
badge-carrier = porte un Chestburster
alarm-facehugger = Facehugger sur { $name }
outcome-won = Victoire ! Le dernier objectif est achevé.
outcome-lost = Il ne reste personne.
prompt-enemies-say = Si des ennemis en jeu réagissent aux Évènements, faites-le maintenant.

# Ce qui s’est passé
event-Opened = La partie a commencé.
event-Moved = { $count ->
    [one] Une carte a été mise { $into }.
   *[other] { $count } cartes ont été mises { $into }.
  }
event-FactLearned = Noté : { $field } { $value }.
event-NumberSet = Corrigé : { $value }.
event-ProgressSet = Le tour, la phase ou les joueurs ont été corrigés.
event-Tolerated = La parole de la table a compté.
event-OutOfStep = { $why ->
    [enemies-say] Si des ennemis en jeu réagissent aux Évènements, faites-le maintenant.
   *[card-says] Faites ce que dit la carte : { $card }
  }
event-HiveCardPlaced = Une nouvelle carte a été mise { $into }.
event-EventTriggered = Évènement ! L’objectif { $level } a agi.
event-EventTriggered-says = Évènement ! Objectif { $level } : { $says }
event-HazardTriggered = Danger { $number } du Lieu.
event-HazardTriggered-says = Danger { $number } du Lieu : { $says }
event-HazardTriggered-none = Danger { $number } : le Lieu n’avait plus de capacité.
event-FacehuggerLanded = Facehugger sur { $name } !
event-FacehuggerPassed = Le Facehugger a évité un joueur infecté.
event-LastChance = Dernière chance : tuez le Facehugger sur { $name }.
event-FacehuggerDied = Le Facehugger est mort.
event-Impregnated = { $name } portait désormais un Chestburster.
event-BurstMissing = Finalement pas de Chestburster chez { $name } : la table avait le dernier mot.
event-BurstDrawn = Le Chestburster est sorti de { $name }.
event-HqRefilled = Nouveau au QG : { $card }.
event-EnemyKilled = { $card } a été tué.
event-CharacterKilled = { $card } a péri.
event-CardKilled = { $card } a disparu.
event-Healed = { $name } a guéri { $card }.
event-PlayerDied = { $cause ->
    [left] { $name } a quitté la partie.
    [chestburster] Un Chestburster a tué { $name }.
    [strikes] Les Blessures ont causé la mort de { $name }.
    [hive] La Ruche est vide : { $name } a péri.
   *[other] { $name } a péri.
  }
event-ObjectiveProgressed = L’objectif { $level } a avancé.
event-ObjectiveDone = L’objectif { $level } a été achevé !
event-ObjectiveBegan = L’objectif { $level } a commencé.
event-HiveLow = { $last ->
    [1] { $left ->
        [0] La seconde Ruche est vide. La prochaine carte tue tout le monde.
        [one] Reste 1 carte dans la seconde Ruche. Ensuite, tout le monde meurt.
       *[other] Restent { $left } cartes dans la seconde Ruche. Ensuite, tout le monde meurt.
      }
   *[0] { $left ->
        [0] La Ruche est vide. Les morts se relèvent avec la prochaine carte.
        [one] Reste 1 carte dans la Ruche.
       *[other] Restent { $left } cartes dans la Ruche.
      }
  }
event-HiveRebuilt = La Ruche était vide. Les morts ont formé une nouvelle Ruche.
event-HiveEmptied = La Ruche était vide pour la seconde fois.
event-Won = Victoire !
event-Lost = Il ne restait personne.

# Les lignes du récit
command-RecruitSergeant = { $name } a recruté un Sergent
command-ClaimBurst = { $name } a pioché le Chestburster
command-Complete = L’Objectif a été achevé
command-BindSlot = Quelqu’un a dit quelle carte c’est
command-CorrectFact = { $field } d’une carte : corrigé

# Gestes
prompt-hive-card = Posez la première carte de la Ruche face cachée { $into }.
prompt-hive-card-back = Montrez le dos de la première carte de la Ruche, puis posez-la face cachée { $into }.
prompt-hive-card-app = Posez une carte de remplacement face cachée { $into }.
prompt-push-all = Avancez { $count } cartes d’une salle, la première { $into }.
prompt-facehugger = Posez le Facehugger devant { $name }.
prompt-hq = Mettez la première carte des Baraquements face visible { $into }.
prompt-hq-app = C’est { $card } : prenez-la dans le bac et mettez-la { $into }.
prompt-strike = Piochez la première Blessure.
prompt-strike-app = La Blessure est { $card } : prenez-la dans le bac.
prompt-impregnated = { $name } : un Chestburster de la Couveuse dans votre défausse.
prompt-died = { $name } : deck, main, cartes jouées, cartes Vigie et défausse quittent la partie ; vos Blessures vont aux Blessures défaussées.
prompt-hive-rebuilt-hand = Mélangez tous les Dead Enemies : c’est la nouvelle Ruche.
prompt-hive-rebuilt-app = Rangez tous les Dead Enemies dans le bac : l’app mélange la nouvelle Ruche.

# Questions and reasons: turns, strikes, the end
ask-burst-surely = { $name } : votre Deck et votre défausse sont vides, le Chestburster est donc dans votre main. Y est-il ?
option-burst-there = Il y est
option-burst-not-there = Il n’y est pas
ask-last-word = La dernière mort et le dernier Objectif arrivent ensemble. Lequel se produit d’abord ?
option-objective-first = L’Objectif : c’est la victoire
option-death-first = La mort : c’est la défaite
here-no-chestburster = D’après tout ce qui a été vu, la main de { $name } ne contient aucun Chestburster.
here-player-dead = Mort : { $name }.
deck-hive = Ruche
deck-strikes = Blessures
deck-barracks = Baraquements
deck-sergeants = Sergents

# Why a game cannot be opened
setup-role-missing = { $name } n’a pas encore de Rôle : choisissez-en un.
setup-role-unknown = Le Rôle { $role } n’est pas dans cette boîte : choisissez-en un autre.
setup-role-taken = { $role } est déjà pris : il faut un autre Rôle à { $name }.
setup-role-card = Cette carte de Rôle ne va pas avec l’Avatar : prenez celle de { $role }.
setup-location = Choisissez exactement un Lieu de cette boîte.
setup-objectives = Choisissez exactement un Objectif de chaque niveau : 1, 2 et 3.
setup-mini-deck = Les cartes Ruche de l’Objectif { $level } ne sont pas complètes : { $have } sur { $need }.
setup-characters = Choisissez { $need } personnages différents : { $have } sont choisis.
setup-mini-decks = Une Ruche se compose de { $need } mini-decks : { $have } sont choisis.

# Ce qui peut être choisi pour une nouvelle partie
choose-film = Film
choose-location = Lieu
choose-objective = Objectif { $level }
choose-characters = { $count } personnages
choose-role = Rôle de { $name }

# Questions of the Action Phase
ask-kill-own = { $name } : lequel de vos personnages meurt ?
ask-kill-which = Quelle carte est tuée ?
ask-kill-final = Quelle carte est tuée ? Un Ennemi Final tué avant le dernier objectif ne compte pas.
ask-heal-which = Quelle Blessure de { $name } est guérie ?
ask-push-which = Quelle carte avance d’une salle ?
ask-drag-which = Quel ennemi retourne à l’entrée ?
ask-which-in-hq = Quelle carte est maintenant { $where } ?
ask-which-sergeant = Quel Sergent est-ce ?
ask-which-killed = Quelle carte a été tuée ?

# How it stands, and what would help
remedy-objective = Attendre que l’objectif { $level } soit l’objectif actuel.
remedy-scan = Scanner d’abord sa salle.
here-not-in-hq = Cette carte n’est pas au QG.
here-top-sergeant = On ne recrute que le Sergent du dessus, sans le voir.
here-no-sergeants = La pile Sergent est vide.
here-in-operations = { $card } se trouve aux Opérations.
here-final-enemy = { $card } est un Ennemi Final, et l’objectif actuel est le { $level }.
here-too-late = Il est trop tard pour tuer ce Facehugger.
here-objective = L’objectif actuel est le { $level }.
here-progress = Objectif { $level } : { $have } sur { $need } jusqu’ici.
here-not-in-play = { $card } n’est pas en jeu à cet endroit.
here-dead = Ce joueur est mort.

# Rarer events
event-FinalEnemyFound = { $open ->
    [1] Ennemi Final : { $card }. On peut le combattre.
   *[0] Ennemi Final : { $card }. On ne peut pas encore le combattre.
  }

# Mots-clés et copies
place-lent = prêtée par un joueur
pile-lent = Prêt
note-kept = gardée
badge-shield = { $count ->
    [one] évite la prochaine Blessure
   *[other] évite { $count } Blessures
  }
offer-sacrifice = Sacrifier { $card }
offer-give-up = Défausser { $card } pour son effet
option-give-up = Défausser { $card }
option-sacrifice = Sacrifier { $card }
option-draw-strike = Piocher la Blessure
ask-avoid-strike = { $name } : une Blessure arrive. L’éviter ?
here-nothing-to-give-up = { $card } n’a pas d’effet de défausse.
here-only-against-strikes = On ne la défausse que lorsqu’une Blessure arrive.
here-no-sacrifice = Cette carte n’a pas d’effet de Sacrifice.
here-copy-spent = L’effet de Sacrifice de cette copie est épuisé.
event-CardsKept = { $count ->
    [one] { $name } a gardé { $count } carte en jeu.
   *[other] { $name } a gardé { $count } cartes en jeu.
  }
event-GivenUp = { $name } a défaussé { $card } pour son effet.
event-Sacrificed = { $name } a sacrifié { $card }.
event-Shielded = { $count ->
    [one] { $name } avait de quoi éviter { $count } Blessure.
   *[other] { $name } avait de quoi éviter { $count } Blessures.
  }
event-StrikeAvoided = { $name } a évité la Blessure.
command-Sacrifice = { $name } a sacrifié { $card }
command-GiveUp = { $name } a défaussé { $card } pour son effet
prompt-keep = { $count ->
    [one] { $name } : { $count } carte reste devant vous.
   *[other] { $name } : { $count } cartes restent devant vous.
  }
prompt-give-up = { $name } : mettez { $card } dans votre défausse.

# Salles, Decks et défausses
place-marker = sur une salle bloquée
ask-attach-where = À quelle salle est-elle attachée ?
ask-move-where = Dans quelle salle ?
ask-swap-where = Avec quelle salle ?
ask-kill-discard = { $name } : quelle carte de votre défausse est tuée ?
event-RoomBlocked = { $place } a été bloquée : ce n’était plus une salle.
event-RoomsSwapped = Deux salles ont échangé leurs cartes.
event-PutOnHive = Une carte est retournée sur la Ruche.
prompt-attach = Posez { $card } { $into }, son nom visible.
prompt-block = Posez l’Objectif actuel sur { $place }, et toute la Ruche dessus.
prompt-swap = Échangez ce qui est dans { $place } et ce qui est dans { $other }.
prompt-on-hive = Mettez la carte face cachée sur la Ruche.

# Un Deck mélangé trop tôt
attempt-RecruitSergeant = Recruter un Sergent
attempt-ClaimBurst = Annoncer le Chestburster
attempt-Complete = Achever l’Objectif
attempt-BindSlot = Dire quelle carte c’est
attempt-CorrectFact = Corriger { $field } d’une carte
attempt-Sacrifice = Sacrifier { $card }
attempt-GiveUp = Défausser { $card } pour son effet
