# Talents, Défauts, Browncoats, et ce que les cartes font des gens et du vaisseau.

event-TalentActivated = { $name } a activé un Talent.
event-FlawReturned = { $name } a joué un Défaut.
event-SearchedDeck = { $name } a pris une carte de son Deck.
event-OwnDeckShuffled = { $name } a mélangé son Deck.
event-PutAway = On a mis { $card } { $into }.
event-SweptUnder = On a mis { $card } sous le Deck Équipage.
offer-talent = Activer votre Talent
offer-browncoats = Recruter des Browncoats
command-ActivateTalent = { $name } a activé un Talent
command-RecruitBrowncoats = { $name } a recruté des Browncoats
attempt-ActivateTalent = Activer un Talent
attempt-RecruitBrowncoats = Recruter des Browncoats
due-flaw = { $name } joue d’abord son Défaut
due-flaw-maybe = { $name } : un Défaut en main ? Il se joue d’abord
here-flaw-first = { $name } a un Défaut en main, et il passe d’abord.
remedy-flaw-first = Jouer le Défaut.
here-no-talent = { $name } n’a aucun Talent en jeu à activer.
ask-choose-main = Quel Personnage Principal ?
about-choose-main = Cela arrive au Personnage Principal que vous choisissez.
ask-speaks-first = Plusieurs cartes ont maintenant quelque chose à dire : laquelle d’abord ?
ask-bring-back = Quel personnage vaincu revient ?
ask-search = Que trouvez-vous dans votre Deck ?
option-search-other = Une carte que personne d’autre ne voit
option-search-none = Aucune carte de ce genre
ask-searched = Quelle carte avez-vous prise dans votre Deck ?
ask-sweep = Quelle carte du Pont va sous le Deck Équipage ?
ask-lose-upgrade = Quelle Amélioration est abandonnée ?
ask-toll = { $pool ->
    [attack] Payer { $n } Attaque ?
   *[recruit] Payer { $n } Recrutement ?
  }
option-pay = Payer
option-not-pay = Ne pas payer
ask-which-in-hq = Quelle carte est maintenant { $where } ?
ask-which-browncoat = Quelle carte Browncoats est-ce ?
prompt-under-crew = Posez { $card } face cachée sous le Deck Équipage.
prompt-shuffle-own = { $name } : mélangez votre Deck.
prompt-searched = { $name } : regardez votre Deck et prenez la carte.
here-not-in-play = { $card } n’est pas en jeu à cet endroit.
about-talent = Piochez une carte.
about-talent-later = À activer plus tard ce tour : { $does }
about-flaw = { $does } Le Défaut retourne dans sa pile.
effect-printed-avatar = comme imprimé sur l’Avatar
note-avatar = { $rank ->
    [0] touchez pour lire
   *[other] Rang { $rank }, touchez pour lire
  }
