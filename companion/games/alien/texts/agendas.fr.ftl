# Journaux secrets, et ce qui rend une partie plus facile ou plus difficile.

mode-agendas = Journal Secret
mode-agendas-sub = L’un de vous est peut-être un traître ; à deux au moins, mieux à trois
mode-delayed = Journal Caché Retardé
mode-delayed-sub = Personne ne connaît son propre camp avant la révélation ; souvent plus difficile
place-agenda = sous l’Avatar
place-agendas = Journaux
place-secrets-aside = Secrets Dévoilés mis de côté
kind-agenda = Journal
kind-secrets = Secrets Dévoilés
badge-agenda-unrevealed = Journal face cachée
badge-agenda-good = est du bon côté
badge-agenda-evil = est du mauvais côté : le traître
badge-agenda-killed-good = est du bon côté, Journal tué
badge-agenda-killed-evil = est du mauvais côté, Journal tué : il lui faut les trois Objectifs, en solitaire
guise-traitor = Traître
outcome-evil = La Compagnie a été appelée. Victoire du traître.

choose-drones = Drones
choose-defense = Défense
choose-preparations = Préparatifs
choose-placed = Cartes dans le Complexe
difficulty-drones = { $n ->
    [0] Un par joueur dans chaque mini-deck
   *[other] { $way ->
        [fewer] { $size } de moins dans chaque mini-deck
       *[more] { $size } de plus dans chaque mini-deck
    }
  }
difficulty-defense = { $n ->
    [0] La Santé seule
   *[1] La Défense compte aussi comme Santé
  }
difficulty-preparations = { $n ->
    [0] Chaque tour a sa carte Ruche
    [one] Le premier tour de chacun sans carte Ruche
   *[other] Les { $n } premiers tours de chacun sans carte Ruche
  }
difficulty-placed = { $n ->
    [0] Le Complexe est vide
    [one] 1 carte Ruche s’y trouve dès le départ
   *[other] { $n } cartes Ruche s’y trouvent dès le départ
  }

setup-agendas-solo = Le Journal Secret se joue à { $need } au moins, mieux à 3 : { $have } ne suffit pas. Jouez sans lui.
setup-difficulty-defense = La Défense compte comme Santé ou non : choisissez 0 ou { $most }.
setup-difficulty-preparations = Chacun a jusqu’à { $most } tours de préparatifs : { $have } n’est pas possible.
setup-difficulty-placed = Au plus { $most } cartes Ruche peuvent être dans le Complexe au départ : { $have } n’est pas possible.
setup-drones-many = Il faudrait { $need } Drones et la boîte en a { $have } : au plus { $most } de plus dans chaque mini-deck.
setup-drones-few = { $have } Drones de moins dans chaque mini-deck n’est pas possible : au plus { $most } de moins.

event-AgendasDealt = Chacun a reçu un Journal.
event-AgendaTurnedUp = { $cause ->
    [death] { $name } a péri : son Journal a été retourné.
    [end] La partie était finie : le Journal de { $name } a été retourné.
   *[secrets] Le Journal de { $name } a été retourné.
  }
event-SideShown = { $side ->
    [evil] { $name } était du mauvais côté : le traître !
   *[good] { $name } était du bon côté.
  }
event-AgendaGone = Le Journal de { $name } a quitté la partie.
event-SecretsSetAside = La carte Secrets Dévoilés a été mise de côté.
event-TraitorFell = Le traître est mort. Le Complexe est retourné sur la Ruche.
event-ComplexReturned = La Ruche a grandi.
event-TraitorAlone = Il ne restait que { $name } : le traître a continué en solitaire.
event-TraitorWon = { $name } a appelé la Compagnie. Victoire du traître.
event-HivePhaseSkipped = { $name } a pris le temps de se préparer : pas de carte Ruche ce tour-ci.

ask-agendas = Journaux distribués, chacun a vu le sien
ask-agendas-delayed = Journaux distribués, personne n’a regardé
ask-whose-agenda = { $name } : à qui retourne-t-on le Journal ?
ask-which-agenda = Le Journal de { $name } est retourné : lequel est-ce ?
here-agenda-hidden = Ce Journal est encore le secret de son propriétaire.
here-agenda-open = Le Journal de { $name } est déjà retourné.
remedy-agenda = Une carte Secrets Dévoilés, une mort ou la fin de la partie le retourne.
card-stays-secret = Cette carte reste secrète : reposez-la face cachée.

prompt-agendas-draw = Prenez { $good } Bons Journaux et { $evil } Mauvais dans leurs piles, sans les regarder.
prompt-agendas-deal = Mélangez-les, donnez-en un à chaque joueur et remettez le dernier dans la boîte sans le voir.
prompt-agendas-look = Regardez votre Journal et gardez-le face cachée sous votre Avatar. Vous pouvez le revoir à tout moment.
prompt-agendas-delayed = Gardez votre Journal face cachée sous votre Avatar. Vous ne pouvez pas le regarder avant qu’une carte Secrets Dévoilés ne le retourne.
prompt-agendas-hive = Mélangez { $secrets } Secrets Dévoilés avec { $drones } Drones sans les voir, puis mélangez { $each } de ces cartes, sans les voir, dans chacun des trois mini-decks.
prompt-agendas-hive-guests = Mélangez { $secrets } Secrets Dévoilés avec { $guests } invités et { $drones } Drones non vus, puis { $each } de ces cartes, sans être vues, dans chacun des trois mini-decks.
prompt-agendas-aims = Bon : achever les trois Objectifs. Mauvais : survivre à tous les autres, puis jouer son Journal.
prompt-agendas-advice = C’est à trois ou plus que c’est le meilleur, après plusieurs parties ordinaires.
prompt-etiquette-details = Ne montrez et ne décrivez jamais votre Journal : ni son nom, ni ses nombres, ni son texte.
prompt-etiquette-asking = Ne demandez pas de tels détails. On peut demander « bon ou mauvais ? » ; personne n’est obligé de répondre.
prompt-etiquette-lying = On peut mentir sur sa main et sur ses projets.
prompt-etiquette-played = Montrez chaque carte que vous jouez pendant votre tour.
prompt-etiquette-discards = Chacun peut regarder n’importe quelle défausse à tout moment.
prompt-agenda-up = { $name } : retournez votre Journal.
prompt-agenda-gone = { $name } : votre Journal quitte la partie avec vos autres cartes.
prompt-secrets-aside = Mettez la carte Secrets Dévoilés de côté : elle ne revient pas.
prompt-traitor-fell-hand = Mélangez tous les ennemis et toutes les cartes cachées du Complexe et posez-les sur la Ruche.
prompt-traitor-fell-app = Rangez tous les ennemis et toutes les cartes cachées du Complexe dans le bac : l’app les pose sur la Ruche.

# Les règles, une phrase de joueur chacune.
rule-ALN-ZONE-29 = Votre Journal est face cachée sous votre Avatar ; vous seul pouvez le regarder.
rule-ALN-ZONE-32 = Les Secrets Dévoilés utilisés restent visibles à côté du plateau.
rule-ALN-END-07 = Le traître a sa propre victoire.
rule-ALN-REVEAL-12 = Une carte Secrets Dévoilés retourne le Journal d’un joueur.
rule-ALN-DEATH-08 = Un Journal caché est retourné quand son propriétaire meurt.
rule-ALN-INFO-02 = Avec le Journal Secret, on ne peut pas tout dire ni tout montrer.
rule-ALN-AGENDA-01 = On tire sans les voir un Bon Journal par joueur et un Mauvais.
rule-ALN-AGENDA-02 = On les mélange et on les donne ; un retourne dans la boîte sans être vu.
rule-ALN-AGENDA-03 = Le Mauvais est peut-être dans la boîte : alors personne ne trahit, et personne ne le sait.
rule-ALN-AGENDA-04 = On peut regarder son propre Journal aussi souvent qu’on veut.
rule-ALN-AGENDA-05 = On ne montre son Journal à personne.
rule-ALN-AGENDA-06 = L’app ne demande pas les Journaux cachés et n’en montre rien.
rule-ALN-AGENDA-07 = Autant de Secrets Dévoilés que de joueurs remplacent des Drones dans la Ruche.
rule-ALN-AGENDA-08 = Les bons joueurs veulent achever les trois Objectifs.
rule-ALN-AGENDA-09 = Le traître veut la mort de tous les autres, puis joue son Journal.
rule-ALN-AGENDA-10 = Un Journal est aussi un personnage : une fois gagné, il se joue et peut être tué.
rule-ALN-AGENDA-11 = Qui la révèle doit choisir un joueur dont le Journal est encore face cachée.
rule-ALN-AGENDA-12 = Une carte Secrets Dévoilés utilisée ne revient jamais.
rule-ALN-AGENDA-13 = Un Journal retourné montre à tous le camp de son propriétaire.
rule-ALN-AGENDA-14 = Son propriétaire le gagne dans sa défausse.
rule-ALN-AGENDA-15 = L’app retient ce qui a été révélé de chacun.
rule-ALN-AGENDA-16 = Qui meurt retourne son Journal caché.
rule-ALN-AGENDA-17 = Les bons n’ont pas besoin de tuer le traître pour la victoire.
rule-ALN-AGENDA-18 = À la mort du traître, ennemis et cartes cachées du Complexe sont mélangés et posés sur la Ruche.
rule-ALN-AGENDA-19 = Tous les autres morts, le traître continue, et sa victoire est de jouer son Journal.
rule-ALN-AGENDA-20 = Un traître dont le Journal a été tué a besoin de la mort de tous les autres et des trois Objectifs.
rule-ALN-AGENDA-21 = Quand bons et mauvais sont morts, tout le monde perd.
rule-ALN-AGENDA-22 = Trois Objectifs achevés tant qu’un bon joueur vit : victoire du bon côté.
rule-ALN-AGENDA-23 = Le traître n’a pas besoin de tuer un Joueur Alien, qui peut blesser n’importe qui.
rule-ALN-AGENDA-24 = On ne montre et on ne décrit rien de son propre Journal.
rule-ALN-AGENDA-25 = On ne demande pas de détails ; on peut demander le camp, sans obligation de répondre.
rule-ALN-AGENDA-26 = On peut mentir sur sa main et ses projets.
rule-ALN-AGENDA-27 = Chaque carte jouée pendant votre tour est montrée.
rule-ALN-AGENDA-28 = Les défausses sont ouvertes à tous.
rule-ALN-AGENDA-29 = Dans le jeu retardé, personne ne regarde son Journal avant la révélation.
rule-ALN-AGENDA-30 = Le jeu retardé est pour qui a souvent joué ; il est en général plus difficile.
rule-ALN-DIFF-01 = Plus facile : plus de Drones dans chaque mini-deck, tant que la boîte en a.
rule-ALN-DIFF-02 = Plus facile : la Défense compte comme Santé supplémentaire.
rule-ALN-DIFF-03 = Plus facile : le premier tour de chacun, ou les deux premiers, sans Phase Ruche.
rule-ALN-DIFF-04 = Plus de Drones, c’est plus facile ; moins de Drones, plus difficile.
rule-ALN-DIFF-05 = Plus difficile : moins de Drones dans chaque mini-deck, jusqu’à aucun.
rule-ALN-DIFF-06 = Objectifs, Lieux, personnages et Rôles ne sont pas tous aussi difficiles.
rule-ALN-DIFF-07 = Plus difficile : des cartes Ruche sont face cachée dans le Complexe dès le départ.
rule-ALN-RULING-36 = Un Journal se joue depuis la main : il faut d’abord l’avoir révélé et pioché.
rule-ALN-RULING-40 = Le Journal Secret se joue à deux au moins.
rule-ALN-RULING-47 = Une à cinq cartes Ruche peuvent entrer dans le Complexe avant le premier tour.
rule-ALN-RULING-48 = Avec les Secrets Dévoilés dans la Ruche, les Drones de la boîte doivent suffire.
rule-ALN-RULING-67 = Les mini-decks doivent avoir de la place pour tous les Secrets Dévoilés.
place-agenda-of = sous l’Avatar de { $name }
into-agenda = sous l’Avatar
into-agenda-of = sous l’Avatar de { $name }
at-agenda = sous l’Avatar
at-agenda-of = sous l’Avatar de { $name }
into-agendas = avec les Journaux
at-agendas = parmi les Journaux
into-secrets-aside = avec les Secrets Dévoilés mis de côté
at-secrets-aside = parmi les Secrets Dévoilés mis de côté
