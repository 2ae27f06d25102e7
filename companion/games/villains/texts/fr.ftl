# Villains : chaque mot montré ou dit dans cette pièce ; ce que disent ses chapitres est dans d’autres fichiers.

room-villains = Villains

# Le plateau et le cours d’une partie
strip-city = La ville
strip-beside = À côté d’eux
phase-reveal = Adversaires
deck-adversaries = Deck Adversaires
deck-allies = Deck Alliés
deck-bystanders = Deck Civils
deck-tactics = Tactiques
pile-victory = Pile de Victoire
field-aimed = ne compte qu’ici
note-guards = { $n ->
    [one] garde { $n } Civil
   *[other] garde { $n } Civils
  }
note-guarded = gardé
note-elusive = Insaisissable : { $made } sur { $n }
note-good-left = Le Bien gagne : encore { $n }
aim-commander = { $n ->
    [0] Toutes les Tactiques sont prises.
    [one] Vainquez le Commandant encore { $n } fois.
   *[other] Vainquez le Commandant encore { $n } fois.
  }
due-last-turn = { $deck ->
    [allies] Le Deck Alliés est épuisé : c’est le dernier tour
   *[adversaries] Le Deck Adversaires est épuisé : c’est le dernier tour
  }

# Sortes de cartes et ce qui y est imprimé
chip-ally = Allié
chip-adversary = Adversaire
chip-backup = Renfort adverse
chip-bystander = Civil
chip-commander = Commandant
chip-tactic = Tactique
chip-plot = Complot
chip-plot-twist = Rebondissement
chip-command-strike = Ordre d’attaque
chip-bindings = Entraves
chip-wound = Blessure
kind-ally = Allié
kind-adversary = Adversaire
kind-backup = Renfort adverse
kind-bystander = Civil
kind-bindings = Entraves
kind-plot-twist = Rebondissement
kind-command-strike = Ordre d’attaque
field-vp = points de Victoire
field-twists = Rebondissements
field-elusive = Insaisissable
number-twists = Rebondissements
number-strikes = Ordres d’attaque
number-defeats = défaites du Commandant
number-overran = Adversaires qui ont débordé
number-carried = Civils emmenés
number-turn = { $which } ce tour

# Les tours, et ce qu’on peut faire
offer-begin-sub = la prochaine carte du Deck Adversaires
offer-end-sub = { $ready ->
    [0] { $attack ->
        [0] { $recruit } Recrutement non dépensé
       *[other] { $recruit ->
            [0] { $attack } Attaque non dépensée
           *[other] { $attack } Attaque et { $recruit } Recrutement non dépensés
          }
      }
    [one] { $ready } capacité non utilisée
   *[other] { $ready } capacités non utilisées
  }
offer-dodge = Esquiver avec { $card }
offer-betray = Trahison : mettre KO des Entraves
offer-madame-hydra = Recruter Madame HYDRA
offer-new-recruits = Recruter un New Recruit
offer-beside-commander = Recruter la carte du dessus à côté du Commandant
does-betray = plus de recrutement ni de combat de tout le tour ; les autres Entraves de votre main vont à { $name }
does-betray-alone = plus de recrutement ni de combat de tout le tour ; les autres Entraves de votre main sont mises KO aussi
ask-shown-for = { $card } : pour la jouer, ou pour esquiver ?
event-HqRefilled = Nouveau dans le Repaire : { $card }.
event-AdversaryCardShown = Le Deck Adversaires a révélé { $card }.
event-AdversaryEntered = { $card } est arrivé { $into }.
event-Overran = { $card } a débordé et frappé le Repaire.
event-CarriedOff = On a emmené { $card }.
event-BystanderGuarded = Désormais sous garde : { $card }.
event-Kidnapped = { $name } a enlevé { $card }.
event-AdversaryDefeated = { $name } a vaincu { $card }.
event-CommanderBeaten = { $name } a vaincu le Commandant.
event-TwistPlayed = Rebondissement { $number }.
event-StrikePlayed = Ordre d’attaque { $number }.
event-AllyPutUnder = On a mis { $card } sous le Deck Alliés.
event-Koed = Mise KO : { $card }.
event-Dodged = { $name } a esquivé avec { $card }.
event-Betrayed = { $name } a trahi les autres.
event-BindingsPassed = { $name } a reçu des Entraves de la main du traître.
event-BindingsGiven = { $name } a reçu des Entraves.
event-LaidOnDeck = { $card } a rejoint le dessus du Deck de { $name }.
event-PlayerLeft = { $name } a quitté la table.
event-DeckRanOut = { $deck ->
    [allies] Le Deck Alliés est épuisé.
   *[adversaries] Le Deck Adversaires est épuisé.
  }
here-phase = Phase actuelle : { $phase }.
here-not-in-hq = Cette carte n’est pas dans le Repaire.
here-top-sergeant = On ne recrute que la carte du dessus de la pile.
here-no-sergeants = La pile est vide.
here-no-character = Cette carte n’est pas un Allié à recruter.
here-cannot-be-played = { $card } n’est pas un Allié : cela ne se joue jamais.
here-no-enemy = { $card } n’est pas un Adversaire.
here-not-in-city = Cette carte n’est pas dans la ville.
here-elusive = { $card } est Insaisissable : il faut obtenir { $need } en Recrutement ce tour, et vous en êtes à { $have }.
here-no-commander = Le Commandant est déjà vaincu.
here-no-bindings = Cette carte n’est pas une carte Entraves.
here-no-dodge = On ne peut pas esquiver avec { $card }.
here-no-other-card = { $card } demande de défausser une autre carte, et il n’y en a pas.
here-no-such-stack = Cette pile n’existe pas.
here-betrayed = Après une Trahison, on ne recrute et ne combat plus de tout le tour.
here-recruited-already = On a déjà recruté pendant ce tour.
here-defeated-already = On a déjà vaincu quelqu’un pendant ce tour.
command-Dodge = { $name } a esquivé avec { $card }
command-FightCommander = { $name } a combattu le Commandant
command-RecruitFromStack = { $name } a recruté dans une pile
command-Betray = { $name } a usé de Trahison
attempt-Dodge = Esquiver avec { $card }
attempt-FightCommander = Combattre le Commandant
attempt-RecruitFromStack = Recruter dans une pile
attempt-Betray = User de Trahison

# Gestes
prompt-adversary-card = Révélez la première carte du Deck Adversaires : { $card }.
prompt-adversary-card-app = C’est { $card } : prenez-la dans le bac et posez-la face visible à côté du Deck Adversaires.
prompt-guarded = Glissez { $card } { $into }, en la laissant dépasser.
prompt-lair = Mettez la première carte du Deck Alliés face visible { $into }.
prompt-lair-app = C’est { $card } : prenez-la dans le bac et mettez-la { $into }.
prompt-laid-back = { $name } : remettez { $card } face cachée sur votre Deck.
prompt-laid-under = { $name } : mettez { $card } face cachée sous votre Deck.
prompt-went-back = { $name } : remettez { $card } sur sa pile.
prompt-went-under = { $name } : mettez { $card } face cachée sous votre Deck.
prompt-bindings-given = { $name } : mettez { $card } dans votre défausse.
prompt-places-changed = Échangez { $card } et qui se tient { $where }, chacun avec ses Civils.
prompt-shuffle-adversaries-hand = Mélangez { $card } dans le Deck Adversaires.
prompt-shuffle-adversaries-app = Rangez { $card } dans le bac : l’app mélange le Deck Adversaires.

# Questions et réponses
ask-which-in-hq = Quel Allié est maintenant { $where } ?
ask-gain-which = Quel Allié est gagné ?
ask-which-enemy = Quel est cet Adversaire ?
ask-which-killed = Quel Allié est mis KO ?
ask-overrun-ally = Quel Allié du Repaire le Débordement met-il KO ?
about-overrun-ally = Un Allié du Repaire de coût 6 ou moins est mis KO ; puis sa place se remplit.
ask-bottom-ally = Quel Allié du Repaire va sous le Deck Alliés ?
about-bottom-ally = Après chaque Rebondissement, qui joue seul en met un de coût 6 ou moins sous le Deck.
ask-more-bindings = { $name } : y a-t-il d’autres Entraves dans votre main ?
about-more-bindings = Après une Trahison, il ne reste pas d’Entraves en main.
ask-demolish = { $name } : quelle carte de coût { $cost } défaussez-vous ?
about-demolish = C’est le coût de l’Allié révélé : qui a en main une carte de ce coût en défausse une.
option-has-none = Il n’y en a pas
ask-which-bystander = Quel est ce Civil ?
ask-which-tactic = Quelle Tactique est-ce ?

offer-forgot-bindings = Des Entraves pour { $name }
command-ForgotBindings = { $name } a pris des Entraves oubliées
attempt-ForgotBindings = Réparer l’oubli des Entraves de { $name }
does-arrange = vient ensuite à cette place
about-next-bystander = Tous agissent, l’un après l’autre ; à vous de dire dans quel ordre.
about-overrun-next = Chaque Débordement se règle en entier avant le suivant.
about-left-behind = L’app ne sait pas ce que la carte dit d’eux ; personne ne défausse et personne ne les enlève.

ask-kill-own = { $name } : lequel de vos Alliés est mis KO ?
gauge-card-fight = Attaque
gauge-card-life = Tactiques restantes
gauge-card-count = Rebondissements
gauge-card-points = points de Victoire

# Comment cela finit
event-Won = Victoire !
event-Lost = Le Bien a gagné.
event-Drawn = Partie nulle.
outcome-won = { $count ->
    [one] Vous avez tous gagné, et surtout { $name } : { $points } points.
   *[other] Vous avez tous gagné, et surtout { $name } : { $points } points chacun.
  }
outcome-drawn = { $count ->
    [one] Partie nulle. Victoire personnelle de { $name } : { $points } points.
   *[other] Partie nulle. Victoire personnelle de { $name }, avec { $points } points chacun.
  }
outcome-lost = Le Bien a gagné. Personne d’autre.
outcome-won-alone = { $points ->
    [one] Victoire ! { $points } point.
   *[other] Victoire ! { $points } points.
  }
outcome-drawn-alone = Partie nulle, sans score.
outcome-lost-alone = Le Bien a gagné.
names-both = { $one } et { $other }
