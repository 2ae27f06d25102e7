# Alien : tous les mots montrés ou dits dans cette salle.

room-alien = Alien
unnamed = Pas encore de nom
unknown-card = Une carte que personne ne connaît
tolerated = Toléré : { $what }

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
pile-hand = Main
pile-deck = Deck
pile-discard = Défausse
strip-complex = Complexe
strip-combat = Zone de Combat
strip-hq = QG
strip-played = Jouées
strikes-coming = Blessures à venir

# Phases, nombres
phase-setup = Préparation
phase-hive = Ruche
phase-action = Action
phase-strike = Blessure
phase-cleanup = Nettoyage
phase-over = Fin
field-attack = Attaque
field-recruit = Recrutement
field-cost = coût
field-health = Santé
field-defense = Défense
field-damage = dégâts
field-scan = Coût de Scan
field-need = combien il en faut
field-strikes = Blessures
field-points = points
field-level = niveau
field-kind = la sorte de carte
field-klass = la classe
field-crew = l’équipage
field-person = le personnage
field-marks = les mots-clés
field-title = le titre

# Les sortes de cartes au choix, quand personne n’a dit laquelle c’est
chip-enemy = Ennemi
chip-event = Évènement
chip-hazard = Danger
chip-facehugger = Facehugger
chip-goal = Carte Objectif ou Spéciale
chip-character = Personnage
chip-hatchery = Chestburster
number-attack = Attaque
number-recruit = Recrutement
number-objective = objectif
number-hazards = Dangers jusqu’ici
number-rebuilds = Ruche refaite
number-progress = avancée de l’objectif { $which }

# Sortes de cartes sans nom propre
kind-character = Personnage
kind-role = Carte de Rôle
kind-basic = Marine
kind-sergeant = Sergent
kind-enemy = Ennemi
kind-facehugger = Facehugger
kind-event = Évènement
kind-hazard = Danger
kind-goal = Carte Objectif
kind-special = Carte Spéciale
kind-strike = Blessure
kind-objective = Objectif
kind-location = Lieu
kind-avatar = Avatar
kind-hatchery = Carte Couveuse
kind-chestburster = Chestburster

# Offres
offer-begin = Au tour de { $name }
offer-begin-sub = Carte Ruche dans le Complexe
offer-begin-out = { $place } : sa carte va en Zone de Combat
offer-play = Jouer { $card }
offer-use = Utiliser { $card }
offer-goal = Payer { $card }
offer-scan = Scanner { $place }
offer-fight = Combattre { $card }
offer-recruit = Recruter { $card }
offer-sergeant = Recruter un Sergent
offer-complete = Objectif achevé
offer-end = Finir le tour
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
offer-forgot-strike = Une Blessure pour { $name }
offer-forgot-heal = Guérir { $card } de { $name }
offer-done = C’est fait
offer-yes = Oui
offer-no = Non
offer-pay-attack = { $need } de vos { $have } en Attaque
offer-pay-attack-unknown = le prix est sur le plateau
offer-pay-recruit = { $need } de vos { $have } en Recrutement
offer-pay-recruit-unknown = le coût est sur la carte

# Attente, alarmes, fin
waiting-hand = Posez vos cartes
count-begin = { $n } à commencer
count-complete = { $n } à accomplir
count-fight = { $n } à combattre
count-scan = { $n } à scanner
count-recruit = { $n } à recruter
count-use = { $n } à utiliser
count-play = { $n } à jouer
does-scan = retourne sa carte
does-early = avant qu’il ne frappe
does-again = avant qu’il ne frappe encore
does-move-next = dans une salle que vous choisirez ensuite
does-goal = objectif : { $done } sur { $need }
does-end = { $name } pioche { $strikes ->
    [one] 1 Blessure
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
card-lies-there = { $card } est déjà { $where }.
prompt-card-says = Faites ce que dit la carte : { $card }
prompt-enemies-say = Si des ennemis en jeu réagissent aux Évènements, faites-le maintenant.

# Ce qui s’est passé
event-Opened = La partie a commencé.
event-Moved = { $count ->
    [one] Une carte a été mise { $into }.
   *[other] { $count } cartes ont été mises { $into }.
  }
event-Bound = C’était { $card }.
event-Bound-hidden = L’app a su quelle était cette carte.
event-FactLearned = Noté : { $field } { $value }.
event-NumberSet = Corrigé : { $value }.
event-ProgressSet = Le tour, la phase ou les joueurs ont été corrigés.
event-Waived = C’était fait quand même : la table avait le dernier mot.
event-Tolerated = La parole de la table a compté.
event-OutOfStep = { $why ->
    [enemies-say] Si des ennemis en jeu réagissent aux Évènements, faites-le maintenant.
   *[card-says] Faites ce que dit la carte : { $card }
  }
event-TurnBegan = Au tour de { $name }.
event-HiveCardPlaced = Une nouvelle carte a été mise { $into }.
event-Pushed = { $card } a avancé { $into }.
event-EnteredCombatZone = Dans la Zone de Combat : { $card }.
event-TurnedUp = On a révélé { $card }.
event-TurnedUp-unknown = Une carte a été révélée.
event-EventTriggered = Évènement ! L’objectif { $level } a agi.
event-EventTriggered-says = Évènement ! Objectif { $level } : { $says }
event-HazardTriggered = Danger { $number } du Lieu.
event-HazardTriggered-says = Danger { $number } du Lieu : { $says }
event-HazardTriggered-none = Danger { $number } : le Lieu n’avait plus de capacité.
event-says-both = { $first } { $next }
event-FacehuggerLanded = Facehugger sur { $name } !
event-FacehuggerPassed = Le Facehugger a évité un joueur infecté.
event-LastChance = Dernière chance : tuez le Facehugger sur { $name }.
event-FacehuggerDied = Le Facehugger est mort.
event-Impregnated = { $name } portait désormais un Chestburster.
event-BurstMissing = Finalement pas de Chestburster chez { $name } : la table avait le dernier mot.
event-BurstDrawn = Le Chestburster est sorti de { $name }.
event-CardPlayed = { $name } a joué { $card }.
event-PointsGained = { $recruit ->
    [0] Attaque +{ $attack }.
   *[other] { $attack ->
        [0] Recrutement +{ $recruit }.
       *[other] Attaque +{ $attack }, Recrutement +{ $recruit }.
    }
  }
event-AbilityUsed = { $name } a utilisé { $card }.
event-Recruited = { $name } a recruté { $card }.
event-Gained = { $name } a gagné { $card }.
event-HqRefilled = Nouveau au QG : { $card }.
event-Scanned = { $cost ->
    [0] { $name } a scanné { $where }.
   *[other] { $name } a scanné { $where }, pour { $cost } en Attaque.
  }
event-Fought = { $name } a combattu { $card }, pour { $cost } en Attaque.
event-EnemyKilled = { $card } a été tué.
event-CharacterKilled = { $card } a péri.
event-CardKilled = { $card } a disparu.
event-Weakened = { $card } : { $by } en Attaque de moins ce tour.
event-EnemyStruck = { $card } a frappé { $name }.
event-StrikeDrawn = { $name } a pioché une Blessure.
event-StrikeTaken = { $damage ->
    [one] { $name } a subi { $damage } dégât : { $card }.
   *[other] { $name } a subi { $damage } dégâts : { $card }.
  }
event-StrikeMissed = La Blessure a manqué { $name }.
event-Healed = { $name } a guéri { $card }.
event-StrikesReshuffled = Les Blessures ont été mélangées.
event-PlayerDied = { $cause ->
    [left] { $name } a quitté la partie.
    [chestburster] Un Chestburster a tué { $name }.
    [strikes] Les Blessures ont tué { $name }.
    [hive] La Ruche est vide : { $name } a péri.
   *[other] { $name } a péri.
  }
event-CardsDiscarded = { $count ->
    [one] { $name } a défaussé { $count } carte.
   *[other] { $name } a défaussé { $count } cartes.
  }
event-HandDrawn = { $count ->
    [one] { $name } a pioché { $count } carte.
   *[other] { $name } a pioché { $count } cartes.
  }
event-DeckReshuffled = { $name } a mélangé sa défausse.
event-PoolsEmptied = Les points restants ont été perdus.
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
command-Opened = La partie a commencé
command-Answer = { $why }
command-Answered = { $why } { $said }
command-BeginTurn = { $name } a commencé son tour
command-Play = { $name } a joué { $card }
command-UseAbility = { $name } a utilisé { $card }
command-Recruit = { $name } a recruté { $card }
command-RecruitSergeant = { $name } a recruté un Sergent
command-Scan = { $name } a scanné { $where }
command-Fight = { $name } a combattu { $card }
command-EndAction = { $name } a fini son tour
command-ClaimBurst = { $name } a pioché le Chestburster
command-Complete = L’Objectif a été achevé
command-ForgotStrike = { $name } a pioché une Blessure oubliée
command-ShowBack = Un dos a été montré
command-MoveSlot = { $card } a été mise { $into }
command-SetNumber = { $field } : corrigé à { $value }
command-SetProgress = Le tour, la phase ou les joueurs ont été corrigés
command-BindSlot = Quelqu’un a dit quelle carte c’est
command-CorrectFact = { $field } d’une carte : corrigé

# Gestes
prompt-hive-card = Posez la première carte de la Ruche face cachée { $into }.
prompt-hive-card-back = Montrez le dos de la première carte de la Ruche, puis posez-la face cachée { $into }.
prompt-hive-card-app = Posez une carte de remplacement face cachée { $into }.
prompt-push = Poussez { $card } { $into }.
prompt-push-all = Avancez { $count } cartes d’une salle, la première { $into }.
prompt-combat = Posez { $card } à gauche de la Zone de Combat.
prompt-turn-up = Révélez la carte { $where }.
prompt-turn-up-app = C’est { $card } : prenez-la dans le bac et posez-la { $where } à la place de l’autre.
prompt-facehugger = Posez le Facehugger devant { $name }.
prompt-to-pile = Mettez { $card } { $into }.
prompt-to-pile-app = C’est { $card } : prenez-la dans le bac et mettez-la { $into }.
prompt-to-pile-back = Montrez le dos de la première carte, puis posez-la face cachée { $into }.
prompt-hq = Mettez la première carte des Baraquements face visible { $into }.
prompt-hq-app = C’est { $card } : prenez-la dans le bac et mettez-la { $into }.
prompt-strike = Piochez la première Blessure.
prompt-strike-app = La Blessure est { $card } : prenez-la dans le bac.
prompt-impregnated = { $name } : un Chestburster de la Couveuse dans votre défausse.
prompt-died = { $name } : deck, main, cartes jouées, cartes Vigie et défausse quittent la partie ; vos Blessures vont aux Blessures défaussées.
prompt-discard-played = { $name } : défaussez les cartes que vous avez jouées.
prompt-discard-hand = { $name } : défaussez les cartes qui restent dans votre main.
prompt-discard-card = { $name } : défaussez { $card }.
prompt-discard-some = { $count ->
    [one] { $name } : défaussez une carte de votre main.
   *[other] { $name } : défaussez { $count } cartes de votre main.
}
prompt-draw = { $count ->
    [one] { $name } : piochez { $count } carte.
   *[other] { $name } : piochez { $count } cartes.
  }
prompt-reshuffle = { $name } : mélangez votre défausse en un nouveau Deck.
prompt-strikes-reshuffle-hand = Mélangez les Blessures défaussées en un nouveau Deck Blessure.
prompt-strikes-reshuffle-app = Rangez les Blessures défaussées dans le bac : l’app les mélange.
prompt-hive-rebuilt-hand = Mélangez tous les Dead Enemies : c’est la nouvelle Ruche.
prompt-hive-rebuilt-app = Rangez tous les Dead Enemies dans le bac : l’app mélange la nouvelle Ruche.

# Questions and reasons: turns, strikes, the end
ask-which-enemy = Quel est cet ennemi ?
ask-which-strike = Quelle carte Blessure a été piochée ?
ask-burst-surely = { $name } : votre Deck et votre défausse sont vides, le Chestburster est donc dans votre main. Y est-il ?
option-burst-there = Il y est
option-burst-not-there = Il n’y est pas
ask-last-word = La dernière mort et le dernier Objectif arrivent ensemble. Lequel se produit d’abord ?
option-objective-first = L’Objectif : c’est la victoire
option-death-first = La mort : c’est la défaite
here-no-chestburster = D’après tout ce qui a été vu, la main de { $name } ne contient aucun Chestburster.
here-player-dead = Mort : { $name }.
phase-ended = Le tour s’arrête ici
deck-hive = Ruche
deck-strikes = Blessures
deck-barracks = Baraquements
deck-sergeants = Sergents

# Why a game cannot be opened
setup-same-seat = Deux personnes occupent la même place : donnez une place à chacune.
setup-role-missing = { $name } n’a pas encore de Rôle : choisissez-en un.
setup-role-unknown = Le Rôle { $role } n’est pas dans cette boîte : choisissez-en un autre.
setup-role-taken = { $role } est déjà pris : il faut un autre Rôle à { $name }.
setup-role-card = Cette carte de Rôle ne va pas avec l’Avatar : prenez celle de { $role }.
setup-location = Choisissez exactement un Lieu de cette boîte.
setup-objectives = Choisissez exactement un Objectif de chaque niveau : 1, 2 et 3.
setup-mini-deck = Les cartes Ruche de l’Objectif { $level } ne sont pas complètes : { $have } sur { $need }.
setup-characters = Choisissez { $need } personnages différents : { $have } sont choisis.
setup-first = Personne n’occupe la place { $seat } : choisissez qui commence.
setup-unknown-choice = Une nouvelle partie n’a pas de choix nommé { $name }.
setup-custody = { $deck } : la tenue { $custody } n’existe pas, choisissez-en une autre.
setup-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $have }.
setup-too-few = La boîte contient { $have } cartes { $stack } et il en faut { $need } : jouez à moins, ou retrouvez les cartes.
setup-mini-decks = Une Ruche se compose de { $need } mini-decks : { $have } sont choisis.

# Ce qui peut être choisi pour une nouvelle partie
choose-film = Film
choose-location = Lieu
choose-objective = Objectif { $level }
choose-characters = { $count } personnages
choose-role = Rôle de { $name }
choose-first = Qui commence

# Questions of the Action Phase
option-yes = Oui
option-no = Non
option-leave-it = Laisser
option-anyway = Le faire quand même
option-was-in-hand = Elle était dans la main
option-not-meant = Elle ne devait pas être jouée
option-from-hand = Une carte de la main
option-another-card = Une autre carte
option-card-in = La carte cachée { $where }
ask-card-elsewhere = Pour l’app, { $card } est ailleurs. Était-elle dans la main ?
ask-too-few-attack = Cela coûte { $need } en Attaque ; vous avez { $have }. Le faire quand même ?
ask-too-few-recruit = Cela coûte { $need } en Recrutement ; vous avez { $have }. Le faire quand même ?
ask-scan-cost = Quel Coût de Scan est imprimé { $where } ?
ask-may = Utiliser { $card } ?
ask-pay-for = Payer { $n } Recrutement pour { $card } ?
ask-choose-player = Quel joueur ?
ask-discard = { $count ->
    [one] { $name } : défaussez { $count } carte de votre choix.
   *[other] { $name } : défaussez { $count } cartes de votre choix.
  }
ask-discard-all = { $count ->
    [one] Chaque joueur nommé défausse { $count } carte.
   *[other] Chaque joueur nommé défausse { $count } cartes.
  }
ask-discard-which = { $name } : quelle carte défaussez-vous ?
ask-kill-own = { $name } : lequel de vos personnages meurt ?
ask-kill-which = Quelle carte est tuée ?
ask-kill-final = Quelle carte est tuée ? Un Ennemi Final tué avant le dernier objectif ne compte pas.
ask-heal-which = Quelle Blessure de { $name } est guérie ?
ask-weaken-which = Qui perd { $n } en Attaque pour ce tour ?
ask-scan-which = Quelle carte cachée est retournée ?
ask-push-which = Quelle carte avance d’une salle ?
ask-drag-which = Quel ennemi retourne à l’entrée ?
ask-gain-which = Quel personnage est gagné ?
ask-event-order = Quelle capacité Évènement vient ensuite ?
ask-which-in-hq = Quelle carte est maintenant { $where } ?
ask-which-played = Quelle carte a été jouée ?
ask-which-gained = Quelle carte a été gagnée ?
ask-which-sergeant = Quel Sergent est-ce ?
ask-which-revealed = Quelle carte a été retournée ?
ask-which-killed = Quelle carte a été tuée ?

# How it stands, and what would help
here-too-few-attack = Cela coûte { $need } en Attaque ; vous avez { $have }.
here-too-few-recruit = Cela coûte { $need } en Recrutement ; vous avez { $have }.
remedy-attack = Encore { $count } en Attaque.
remedy-recruit = Encore { $count } en Recrutement.
remedy-objective = Attendre que l’objectif { $level } soit l’objectif actuel.
remedy-scan = Scanner d’abord sa salle.
here-cannot-be-played = { $card } n’est pas une carte de personnage.
here-no-such-ability = Cette carte n’a pas cette capacité.
here-not-once = La capacité de { $card } a été résolue quand la carte a été jouée.
here-already-used = La capacité de { $card } a déjà servi ce tour.
here-condition = Ce que demande { $card } n’est pas rempli en ce moment.
here-no-character = Cette carte ne peut pas être recrutée.
here-not-in-hq = Cette carte n’est pas au QG.
here-top-sergeant = On ne recrute que le Sergent du dessus, sans le voir.
here-no-sergeants = La pile Sergent est vide.
here-nothing-hidden = Aucune carte cachée ne s’y trouve.
here-card-hidden = Cette carte est cachée.
here-card-elsewhere = Cette carte n’est pas là où on pourrait la combattre.
here-no-enemy = { $card } n’est pas un ennemi.
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
event-CardLeft = On a mis { $card } { $into }.

# Mots-clés et copies
place-lent = prêtée par un joueur
pile-lent = Prêt
note-kept = gardée
note-lent = prêtée
badge-ready = { $count ->
    [one] { $count } capacité attend
   *[other] { $count } capacités attendent
  }
badge-lent = a prêté une carte
badge-shield = { $count ->
    [one] évite la prochaine Blessure
   *[other] évite { $count } Blessures
  }
offer-lend = { $name } prête { $card }
offer-play-copy = Jouer une copie de { $card }
offer-sacrifice = Sacrifier { $card }
offer-give-up = Défausser { $card } pour son effet
option-give-up = Défausser { $card }
option-sacrifice = Sacrifier { $card }
option-draw-strike = Piocher la Blessure
ask-who-shows = Qui montre { $card } ?
ask-lend-late = Sa copie ne peut plus être jouée : { $name } ne ferait que changer de carte. La prêter quand même ?
ask-avoid-strike = { $name } : une Blessure arrive. L’éviter ?
ask-copy-which = Quelle carte est copiée ?
ask-clone-which = Quelle carte est imitée ?
here-nobody-else = Il n’y a plus personne d’autre pour prêter ou emprunter une carte.
here-own-turn = C’est le tour de { $name }.
here-no-coordinate = { $card } n’a pas Coordination.
here-lent-already = { $name } peut prêter une carte par tour, et l’a déjà choisie.
here-not-lent = Cette carte n’est prêtée à personne.
here-copy-played = Une copie de cette carte a déjà été jouée.
here-not-your-play = Cette carte n’est pas en jeu devant { $name }.
here-nothing-to-give-up = { $card } n’a pas d’effet de défausse.
here-only-against-strikes = On ne la défausse que lorsqu’une Blessure arrive.
here-no-sacrifice = Cette carte n’a pas d’effet de Sacrifice.
here-no-such-copy = Cette copie n’existe pas ce tour.
here-copy-spent = L’effet de Sacrifice de cette copie est épuisé.
event-CardLent = { $name } a prêté { $card }.
event-LentReturned = { $name } a repris { $card }.
event-CopyPlayed = { $name } a joué une copie de { $card }.
event-CardCloned = { $card } a imité une autre carte.
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
event-Calmed = { $card } n’a pas pu frapper ce tour-là.
command-Lend = { $name } a prêté { $card }
command-PlayLent = { $name } a joué une copie de { $card }
command-Sacrifice = { $name } a sacrifié { $card }
command-GiveUp = { $name } a défaussé { $card } pour son effet
prompt-lend = { $name } : posez { $card } face visible devant vous et piochez une nouvelle carte.
prompt-lent-back = { $name } : mettez { $card } dans votre défausse.
prompt-lent-gone = { $card } quitte le jeu.
prompt-keep = { $count ->
    [one] { $name } : { $count } carte reste devant vous.
   *[other] { $name } : { $count } cartes restent devant vous.
  }
prompt-give-up = { $name } : mettez { $card } dans votre défausse.

# Salles, Decks et défausses
place-marker = sur une salle bloquée
note-attached = attachée
option-keep-there = La laisser là
option-under = La mettre sous le Deck
option-show-none = N’en montrer aucune
ask-attach-where = À quelle salle est-elle attachée ?
ask-move-which = Quelle carte est déplacée ?
ask-move-where = Dans quelle salle ?
ask-swap-which = Quelle carte change de place ?
ask-swap-where = Avec quelle salle ?
ask-hide-which = Quel ennemi est retourné face cachée ?
ask-calm-which = Quel ennemi ne frappe pas ?
ask-strengthen-which = Qui gagne { $n } en Attaque pour ce tour ?
ask-recover-which = { $name } : quelle carte reprenez-vous ?
ask-kill-discard = { $name } : quelle carte de votre défausse est tuée ?
ask-look = Regardez, à l’abri des autres, la carte { $where }.
ask-look-card = Vous regardez { $card }, { $where }.
ask-which-turned = Quelle carte a été révélée ?
ask-choose-way = Lequel de ces effets ?
ask-show = { $match ->
    [basic] { $name } : montrer une carte de base ?
    [intel] { $name } : montrer une carte Intel ?
    [leadership] { $name } : montrer une carte Leadership ?
    [strength] { $name } : montrer une carte Force ?
    [survival] { $name } : montrer une carte Survie ?
   *[tech] { $name } : montrer une carte Tech ?
  }
event-Attached = { $card } a été attachée { $into }.
event-RoomBlocked = { $place } a été bloquée : ce n’était plus une salle.
event-EnteredOperations = Dans les Opérations : { $card }.
event-RoomsSwapped = Deux salles ont échangé leurs cartes.
event-CardHidden = Une carte { $where } a été cachée de nouveau.
event-PutOnHive = Une carte est retournée sur la Ruche.
event-Strengthened = { $card } : { $by } en Attaque de plus ce tour.
event-Recovered = { $name } a repris une carte de sa défausse.
event-TopTurned = On a révélé { $card }.
event-PutBack = { $under ->
    [1] Une carte est allée sous son Deck.
   *[0] La carte est retournée sur son Deck.
  }
event-CardShown = { $name } a montré { $card }.
prompt-attach = Posez { $card } { $into }, son nom visible.
prompt-block = Posez l’Objectif actuel sur { $place }, et toute la Ruche dessus.
prompt-swap = Échangez ce qui est dans { $place } et ce qui est dans { $other }.
prompt-hide = Retournez face cachée la carte { $where }.
prompt-on-hive = Mettez la carte face cachée sur la Ruche.
prompt-recover = { $name } : prenez la carte de votre défausse.
prompt-turn-top = Révélez la première carte { $where }.
prompt-turn-top-app = C’est { $card } : prenez-la dans le bac et posez-la face visible { $into }.
prompt-back-on-top = Remettez la carte face cachée { $into }.
prompt-under = Mettez la carte face cachée tout en bas { $where }.

# Un Deck mélangé trop tôt
here-nothing-discarded = { $name } n’a aucune carte en défausse.
here-deck-left = { $count ->
    [0] Le Deck de { $name } est vide, mais aucune carte n’est encore demandée.
    [one] Le Deck de { $name } a encore { $count } carte.
   *[other] Le Deck de { $name } a encore { $count } cartes.
  }
remedy-deck-left = L’app mélange d’elle-même dès qu’une carte est demandée. Si les vraies cartes sont déjà mélangées, faites-le quand même.
offer-shuffled-early = { $name } a mélangé sa défausse dans le Deck
command-ShuffleIn = { $name } a mélangé sa défausse dans le Deck
attempt-BeginTurn = Commencer le tour de { $name }
attempt-Play = Jouer { $card }
attempt-UseAbility = Utiliser { $card }
attempt-Recruit = Recruter { $card }
attempt-RecruitSergeant = Recruter un Sergent
attempt-Scan = Scanner { $place }
attempt-Fight = Combattre { $card }
attempt-EndAction = Finir le tour
attempt-ClaimBurst = Annoncer le Chestburster
attempt-Complete = Achever l’Objectif
attempt-ForgotStrike = Rattraper une Blessure de { $name }
attempt-ShowBack = Montrer un dos
attempt-MoveSlot = Mettre { $card } { $into }
attempt-SetNumber = Mettre { $field } à { $value }
attempt-SetProgress = Corriger le tour, la phase ou les joueurs
attempt-BindSlot = Dire quelle carte c’est
attempt-CorrectFact = Corriger { $field } d’une carte
attempt-Lend = Prêter { $card }
attempt-PlayLent = Jouer une copie de { $card }
attempt-Sacrifice = Sacrifier { $card }
attempt-GiveUp = Défausser { $card } pour son effet
attempt-ShuffleIn = Mélanger la défausse dans le Deck
command-AnsweredAlone = { $name } a répondu à une question, à l’abri des regards
