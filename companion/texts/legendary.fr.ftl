# Ce que tous les jeux de la famille Legendary disent avec les mêmes mots.

# Noms et parties
unnamed = Pas encore de nom
tolerated = Toléré : { $what }
pile-hand = Main
pile-deck = Deck
pile-discard = Défausse
strip-combat = Zone de Combat
strip-played = Jouées
note-lent = prêtée
note-attached = attachée
phase-setup = Préparation
phase-action = Action
phase-strike = Blessure
phase-cleanup = Nettoyage
phase-over = Fin
phase-ended = Le tour s’arrête ici
field-points = points
field-kind = la sorte de carte
field-klass = la classe
field-person = le personnage
field-marks = les mots-clés
field-title = le titre
number-attack = Attaque
number-recruit = Recrutement
chip-enemy = Ennemi
chip-event = Évènement
chip-character = Personnage

# Offres
offer-begin = Au tour de { $name }
offer-play = Jouer { $card }
offer-use = Utiliser { $card }
offer-goal = Payer { $card }
offer-scan = Scanner { $place }
offer-fight = Combattre { $card }
offer-recruit = Recruter { $card }
offer-end = Finir le tour
offer-lend = { $name } prête { $card }
offer-play-copy = Jouer une copie de { $card }
offer-forgot-strike = Une Blessure pour { $name }
offer-shuffled-early = { $name } a mélangé sa défausse dans le Deck
offer-yes = Oui
offer-no = Non
offer-pay-attack = { $need } de vos { $have } en Attaque
offer-pay-attack-unknown = le prix est sur le plateau
offer-pay-recruit = { $need } de vos { $have } en Recrutement
offer-pay-recruit-unknown = le coût est sur la carte
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
waiting-hand = Posez vos cartes
badge-ready = { $count ->
    [one] { $count } capacité attend
   *[other] { $count } capacités attendent
  }
badge-lent = a prêté une carte

# Ce qui doit être fait maintenant
due-reveal = Révélez la carte { $where }
due-revealed = { $card } est révélée : finissez d’abord avec elle
due-hand = { $count ->
    [one] { $name } a une carte à poser
   *[other] { $name } a { $count } cartes à poser
}

# Ce qui s’est passé
event-Bound-hidden = L’app a su quelle était cette carte.
event-says-both = { $first } { $next }
event-TurnBegan = Au tour de { $name }.
event-Pushed = { $card } a avancé { $into }.
event-EnteredCombatZone = Dans la Zone de Combat : { $card }.
event-EnteredOperations = Dans les Opérations : { $card }.
event-TurnedUp = On a révélé { $card }.
event-TurnedUp-unknown = Une carte a été révélée.
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
event-Scanned = { $cost ->
    [0] { $name } a scanné { $where }.
   *[other] { $name } a scanné { $where }, pour { $cost } en Attaque.
  }
event-Fought = { $name } a combattu { $card }, pour { $cost } en Attaque.
event-Weakened = { $card } : { $by } en Attaque de moins ce tour.
event-Strengthened = { $card } : { $by } en Attaque de plus ce tour.
event-Calmed = { $card } n’a pas pu frapper ce tour-là.
event-EnemyStruck = { $card } a frappé { $name }.
event-StrikeDrawn = { $name } a pioché une Blessure.
event-StrikeTaken = { $damage ->
    [one] { $name } a subi { $damage } dégât : { $card }.
   *[other] { $name } a subi { $damage } dégâts : { $card }.
  }
event-StrikeMissed = La Blessure a manqué { $name }.
event-StrikesReshuffled = Les Blessures ont été mélangées.
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
event-CardLent = { $name } a prêté { $card }.
event-LentReturned = { $name } a repris { $card }.
event-CopyPlayed = { $name } a joué une copie de { $card }.
event-CardCloned = { $card } a imité une autre carte.
event-CardLeft = On a mis { $card } { $into }.
event-CardHidden = Une carte { $where } a été cachée de nouveau.
event-Attached = { $card } a été attachée { $into }.
event-Recovered = { $name } a repris une carte de sa défausse.
event-TopTurned = On a révélé { $card }.
event-PutBack = { $under ->
    [1] Une carte est allée sous son Deck.
   *[0] La carte est retournée sur son Deck.
  }
event-CardShown = { $name } a montré { $card }.
event-Reordered = Des cartes { $where } ont été remises dans un ordre choisi.
event-Discounted = { $once ->
    [1] La prochaine carte de ce genre devait coûter { $by } de moins.
   *[0] Des cartes devaient coûter { $by } de moins pour ce tour.
  }

# Les lignes du récit, et ce qu’on voulait
command-BeginTurn = { $name } a commencé son tour
command-Play = { $name } a joué { $card }
command-UseAbility = { $name } a utilisé { $card }
command-Recruit = { $name } a recruté { $card }
command-Scan = { $name } a scanné { $where }
command-Fight = { $name } a combattu { $card }
command-EndAction = { $name } a fini son tour
command-ForgotStrike = { $name } a pioché une Blessure oubliée
command-ShowBack = Un dos a été montré
command-Lend = { $name } a prêté { $card }
command-PlayLent = { $name } a joué une copie de { $card }
command-ShuffleIn = { $name } a mélangé sa défausse dans le Deck
command-AsSaid = Fait comme le dit la carte
command-AllSaid = Tout ce que dit la carte est fait
attempt-BeginTurn = Commencer le tour de { $name }
attempt-Play = Jouer { $card }
attempt-UseAbility = Utiliser { $card }
attempt-Recruit = Recruter { $card }
attempt-Scan = Scanner { $place }
attempt-Fight = Combattre { $card }
attempt-EndAction = Finir le tour
attempt-ForgotStrike = Rattraper une Blessure de { $name }
attempt-ShowBack = Montrer un dos
attempt-Lend = Prêter { $card }
attempt-PlayLent = Jouer une copie de { $card }
attempt-ShuffleIn = Mélanger la défausse dans le Deck
attempt-AsSaid = Fait comme le dit la carte
attempt-AllSaid = Tout ce que dit la carte est fait

# Gestes
prompt-card-says = Faites ce que dit la carte : { $card }
prompt-push = Poussez { $card } { $into }.
prompt-combat = Posez { $card } à gauche de la Zone de Combat.
prompt-turn-up = Révélez la carte { $where }.
prompt-turn-up-app = C’est { $card } : prenez-la dans le bac et posez-la { $where } à la place de l’autre.
prompt-to-pile = Mettez { $card } { $into }.
prompt-to-pile-app = C’est { $card } : prenez-la dans le bac et mettez-la { $into }.
prompt-to-pile-back = Montrez le dos de la première carte, puis posez-la face cachée { $into }.
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
prompt-lend = { $name } : posez { $card } face visible devant vous et piochez une nouvelle carte.
prompt-lent-back = { $name } : mettez { $card } dans votre défausse.
prompt-lent-gone = { $card } quitte le jeu.
prompt-hide = Retournez face cachée la carte { $where }.
prompt-recover = { $name } : prenez la carte de votre défausse.
prompt-turn-top = Révélez la première carte { $where }.
prompt-turn-top-app = C’est { $card } : prenez-la dans le bac et posez-la face visible { $into }.
prompt-back-on-top = Remettez la carte face cachée { $into }.
prompt-under = Mettez la carte face cachée tout en bas { $where }.
prompt-setup-hands = Chacun mélange son Deck et pioche { $count } cartes.

# Questions et réponses
option-yes = Oui
option-no = Non
option-leave-it = Laisser
option-anyway = Le faire quand même
option-was-in-hand = Elle était dans la main
option-not-meant = Elle ne devait pas être jouée
option-from-hand = Une carte de la main
option-another-card = Une autre carte
option-card-in = La carte cachée { $where }
option-keep-there = La laisser là
option-under = La mettre sous le Deck
option-show-none = N’en montrer aucune
option-nth-card = Carte { $n }, telle qu’elle était
option-arranged = Elles sont en place
ask-card-elsewhere = Pour l’app, { $card } est ailleurs. Était-elle dans la main ?
ask-too-few-attack = Cela coûte { $need } en Attaque ; vous avez { $have }. Le faire quand même ?
ask-too-few-recruit = Cela coûte { $need } en Recrutement ; vous avez { $have }. Le faire quand même ?
ask-scan-cost = Quel Coût de Scan est imprimé { $where } ?
ask-may = Utiliser { $card } ?
ask-pay-for = Payer { $n } Recrutement pour { $card } ?
ask-choose-player = Quel joueur ?
ask-heal-whose = De qui soigner une Blessure ?
ask-choose-way = Lequel de ces effets ?
ask-discard = { $count ->
    [one] { $name } : défaussez { $count } carte de votre choix.
   *[other] { $name } : défaussez { $count } cartes de votre choix.
  }
ask-discard-all = { $count ->
    [one] Chaque joueur nommé défausse { $count } carte.
   *[other] Chaque joueur nommé défausse { $count } cartes.
  }
ask-discard-which = { $name } : quelle carte défaussez-vous ?
ask-weaken-which = Qui perd { $n } en Attaque pour ce tour ?
ask-strengthen-which = Qui gagne { $n } en Attaque pour ce tour ?
ask-calm-which = Quel ennemi ne frappe pas ?
ask-hide-which = Quel ennemi est retourné face cachée ?
ask-scan-which = Quelle carte cachée est retournée ?
ask-gain-which = Quel personnage est gagné ?
ask-move-which = Quelle carte est déplacée ?
ask-swap-which = Quelle carte change de place ?
ask-recover-which = { $name } : quelle carte reprenez-vous ?
ask-copy-which = Quelle carte est copiée ?
ask-clone-which = Quelle carte est imitée ?
ask-put-strike-which = { $name } : quelle Blessure retourne au Deck ?
ask-event-order = Quelle capacité Évènement vient ensuite ?
ask-which-enemy = Quel est cet ennemi ?
ask-which-strike = Quelle carte Blessure a été piochée ?
ask-which-played = Quelle carte a été jouée ?
ask-which-gained = Quelle carte a été gagnée ?
ask-which-revealed = Quelle carte a été retournée ?
ask-which-turned = Quelle carte a été révélée ?
ask-who-shows = Qui montre { $card } ?
ask-lend-late = Sa copie ne peut plus être jouée : { $name } ne ferait que changer de carte. La prêter quand même ?
ask-look = Regardez, à l’abri des autres, la carte { $where }.
ask-look-card = Vous regardez { $card }, { $where }.
ask-show = { $match ->
    [basic] { $name } : montrer une carte de base ?
    [intel] { $name } : montrer une carte Intel ?
    [leadership] { $name } : montrer une carte Leadership ?
    [strength] { $name } : montrer une carte Force ?
    [survival] { $name } : montrer une carte Survie ?
   *[tech] { $name } : montrer une carte Tech ?
  }
ask-arrange = Remettez-les { $into } comme vous voulez. Quelle carte est { $n ->
    [1] sur le dessus
   *[other] la numéro { $n } à partir du dessus
  } ?
ask-arrange-hands = Remettez-les { $into } dans l’ordre voulu, sans les montrer.
ask-hands-do = Faites ce que dit { $card }, puis continuez
about-too-few-attack = Le prix vient d’être dit, et la réserve n’y suffit pas. Malgré tout : elle est dépensée en entier, le reste est oublié.
about-too-few-recruit = Le prix vient d’être dit, et la réserve n’y suffit pas. Malgré tout : elle est dépensée en entier, le reste est oublié.
about-card-elsewhere = La table a raison : si elle était en main, elle est jouée ; sinon, rien ne se passe.
about-lend-late = Qui prête met la carte dans sa défausse et en pioche une nouvelle.
about-event-order = Tous agissent, l’un après l’autre ; à vous de dire dans quel ordre.

# Où l’on en est, et ce qui aiderait
here-too-few-attack = Cela coûte { $need } en Attaque ; vous avez { $have }.
here-too-few-recruit = Cela coûte { $need } en Recrutement ; vous avez { $have }.
remedy-attack = Encore { $count } en Attaque.
remedy-recruit = Encore { $count } en Recrutement.
here-cannot-be-played = { $card } n’est pas une carte de personnage.
here-no-such-ability = Cette carte n’a pas cette capacité.
here-not-once = La capacité de { $card } a été résolue quand la carte a été jouée.
here-already-used = La capacité de { $card } a déjà servi ce tour.
here-condition = Ce que demande { $card } n’est pas rempli en ce moment.
here-no-character = Cette carte ne peut pas être recrutée.
here-nothing-hidden = Aucune carte cachée ne s’y trouve.
here-card-hidden = Cette carte est cachée.
here-card-elsewhere = Cette carte n’est pas là où on pourrait la combattre.
here-no-enemy = { $card } n’est pas un ennemi.
here-nobody-else = Il n’y a plus personne d’autre pour prêter ou emprunter une carte.
here-own-turn = C’est le tour de { $name }.
here-no-coordinate = { $card } n’a pas Coordination.
here-lent-already = { $name } peut prêter une carte par tour, et l’a déjà choisie.
here-not-lent = Cette carte n’est prêtée à personne.
here-copy-played = Une copie de cette carte a déjà été jouée.
here-not-your-play = Cette carte n’est pas en jeu devant { $name }.
here-no-such-copy = Cette copie n’existe pas ce tour.
here-nothing-discarded = { $name } n’a aucune carte en défausse.
here-deck-left = { $count ->
    [0] Le Deck de { $name } est vide, mais aucune carte n’est encore demandée.
    [one] Le Deck de { $name } a encore { $count } carte.
   *[other] Le Deck de { $name } a encore { $count } cartes.
  }
remedy-deck-left = L’app mélange d’elle-même dès qu’une carte est demandée. Si les vraies cartes sont déjà mélangées, faites-le quand même.
here-no-card-says = Aucune carte n’attend que vous fassiez ce qu’elle dit.
here-nothing-to-do-it-to = Il n’y a rien à quoi l’appliquer maintenant.

# Cartes que seuls les joueurs peuvent lire
offer-all-said = Tout est fait
offer-said-scan = Scanner sans payer
offer-said-attack = 1 Attaque de plus
offer-said-recruit = 1 Recrutement de plus
offer-said-draw = Piocher une carte
offer-said-discard = Défausser une carte

# Une nouvelle partie
choose-first = Qui commence
difficulty-printed = comme imprimé
difficulty-easier = plus facile
difficulty-harder = plus difficile
mode-standard = Le jeu habituel
setup-same-seat = Deux personnes occupent la même place : donnez une place à chacune.
setup-first = Personne n’occupe la place { $seat } : choisissez qui commence.
setup-unknown-choice = Une nouvelle partie n’a pas de choix nommé { $name }.
setup-custody = { $deck } : la tenue { $custody } n’existe pas, choisissez-en une autre.
setup-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $have }.
setup-too-few = La boîte contient { $have } cartes { $stack } et il en faut { $need } : jouez à moins, ou retrouvez les cartes.
setup-difficulty-number = { $name } est un nombre entier : { $value } n’en est pas un.

# Ce qui est dit après, et à voix haute
objective-by = { $card } : { $does }
will-win = vous gagnez
will-lose = vous perdez
trait-players = Joueurs
trait-mode = Mode
trait-difficulty = Difficulté
trait-objective = Objectif
trait-character = Personnage
trait-option = { $what }, { $how }
counted-strikes = Blessures
counted-damage = Dégâts
counted-scans = Scans
counted-recruits = Recrues
counted-objectives = Objectifs
voice-strike = { $count ->
    [one] Blessure : un dégât pour { $name }.
   *[other] Blessure : { $count } dégâts pour { $name }.
  }
voice-missed = { $name } : raté.
voice-revealed = { $card }.
voice-event = Évènement !
