# Des boîtes de héros dans la partie : Blessures, Officiers, et ce que leurs cartes font et demandent.

place-wounds = Blessures
into-wounds = sur la pile Blessures
at-wounds = dans la pile Blessures
place-shield-officers = S.H.I.E.L.D. Officers
into-shield-officers = sur la pile S.H.I.E.L.D. Officers
at-shield-officers = dans la pile S.H.I.E.L.D. Officers
offer-shield-officers = Recruter un S.H.I.E.L.D. Officer
offer-heal = Guérison : mettre { $card } KO
setup-no-guest = Il n’y a pas de boîte { $name } à mêler : choisissez-en une autre.
setup-no-board = Il n’y a pas de plateau { $name } : choisissez celui des vilains ou celui des héros.
setup-no-start = Personne ne peut commencer avec { $name } : ces cartes manquent.
setup-no-alignment = Commandant et Complot sont de n’importe quel camp ou du même : { $name } n’est pas possible.
setup-other-board = { $name } nomme des cases de l’autre plateau : prenez celui-là.
setup-other-half = { $name } et { $plot } ne sont pas du même camp : choisissez-en deux qui vont ensemble.

event-Healed = { $name } a guéri.
event-CardPassed = { $name } a passé une carte.
event-KeptForHand = { $name } garde une carte pour la prochaine main.
event-KeptApart = { $name } a mis une carte de côté pour la prochaine main.
event-KeptJoined = { $name } a pris en main la carte mise de côté.
event-ClassAdded = { $card } a une classe de plus ce tour.
event-TurnGranted = { $name } aura un tour de plus.
event-HandSized = { $n ->
    [one] La prochaine main de { $name } aura { $n } carte.
   *[other] La prochaine main de { $name } aura { $n } cartes.
  }
event-PointsTurned = { $n } en Recrutement ont servi d’Attaque.
event-PutUnder = On a mis { $card } sous un Adversaire.
event-TakenAlong = On a emmené { $card } avec lui.
command-Heal = { $name } a guéri
attempt-Heal = Guérir
here-healed = Après une Guérison, on ne recrute et ne combat plus de tout le tour.
here-no-wound = Cette carte n’est pas une Blessure.
here-only-with = { $card } ne se combat que si l’on a ce que la carte demande.
prompt-kept-apart = { $name } : mettez { $card } de côté, pour votre prochaine main.
prompt-kept-joins = { $name } : prenez { $card } dans votre nouvelle main.
prompt-passed = { $name } : donnez { $card } au joueur à votre gauche.
ask-ward-wound = { $name } : montrer une carte au lieu de gagner une Blessure ?
about-ward-wound = Qui en montre une fait ce qu’elle dit, et ne gagne pas de Blessure.
option-take-wound = Gagner la Blessure
ask-more-wounds = { $name } : y a-t-il d’autres Blessures dans votre main ?
about-more-wounds = La Guérison ôte toutes les Blessures de la main.
ask-defeat-which = Quel Adversaire est vaincu ?
ask-guard-which = Quel Adversaire le garde ?
ask-relocate-which = Quel Adversaire se déplace ?
ask-recruit-free = Quel Allié est recruté sans payer ?
ask-share-which = Quel Allié { $name } gagne-t-il ?
ask-dearest-which = Lequel des Alliés les plus chers ?
ask-how-many-yours = { $sort ->
    [colours] { $name } : combien de couleurs ont vos Alliés ?
   *[other] { $name } : combien { sort-many } avez-vous ?
  }
ask-keep-which = Quelle carte rejoint la prochaine main ?
ask-pass-which = { $name } : quelle carte passez-vous ?
ask-on-deck-which = { $name } : quelle carte va sur votre Deck ?
ask-which-discarded = Quelle carte a été défaussée ?
will-class-added = elle est aussi de cette classe ce tour
event-NoCounterpart = { $card } : « { void-what } » n’avait pas d’équivalent ici. Rien ne s’est passé.
