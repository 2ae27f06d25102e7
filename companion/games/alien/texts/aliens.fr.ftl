# Joueurs aliens, et joueurs qui se combattent.

setup-no-mode = Ce jeu n’a pas de mode { $mode } : choisissez parmi ceux qui sont proposés.
choose-modes = Modes avancés
mode-aliens = Joueurs aliens
mode-aliens-sub = Qui meurt d’un Chestburster revient en alien
place-alien-avatars = Avatars Alien
place-alien-deck = Deck Alien
place-alien-discard = Défausse Alien
deck-alien-deck = Deck Alien
phase-alien = Tour de l’alien
chip-alien-player = Carte Alien
badge-alien = Joueur Alien
offer-duel = Combattre { $name }
offer-end-alien = Tout défausser et piocher six
ask-duel = Vous gagnez ou perdez tous ensemble. Combattre { $name } quand même ?
ask-hunt = Il reste { $have } en Attaque : qui est combattu ?
ask-which-alien = Quel Avatar Alien a été pioché ?
here-not-oneself = Personne ne se combat soi-même.
here-alien-turn = { $name } est un Joueur Alien : il joue des cartes, puis en pioche six, rien d’autre.
event-PlayerFought = { $cost ->
    [0] { $name } combat { $target }.
   *[other] { $name } combat { $target } pour { $cost }.
  }
event-AlienRose = { $name } revient en alien !
event-AlienDied = L’alien { $name } est mort.
command-FightPlayer = { $name } combat { $target }
prompt-alien-rose = { $name } : retirez du jeu votre Avatar de Rôle et toutes vos cartes, prenez un Avatar Alien au hasard, mélangez les 36 cartes Alien et piochez-en 6.
prompt-alien-joins = { $name } : retirez du jeu votre Avatar de Rôle et toutes vos cartes, prenez un Avatar Alien au hasard et piochez 6 cartes du deck Alien.
prompt-alien-died = { $name } : votre Avatar et votre main quittent le jeu, vos Blessures vont dans les Blessures défaussées.
prompt-last-alien-died = { $name } : votre Avatar et toutes les cartes Alien quittent le jeu, vos Blessures vont dans les Blessures défaussées.
outcome-lost-aliens = Il ne reste que des aliens : les humains ont perdu.

# Les règles, une phrase de joueur chacune.
rule-ALN-ZONE-30 = Un Joueur Alien a un Avatar Alien, ses Blessures à côté.
rule-ALN-ZONE-31 = Les Joueurs Aliens piochent dans un seul deck de 36 cartes et partagent sa défausse.
rule-ALN-END-06 = Quand il ne reste que des Joueurs Aliens, les humains ont perdu.
rule-ALN-PVP-01 = Pendant votre Phase d’Action vous pouvez combattre quelqu’un : payez sa Défense en Attaque.
rule-ALN-PVP-02 = Qui est combattu pioche une Blessure et la subit entièrement.
rule-ALN-PVP-03 = On peut combattre des personnes aussi souvent que l’Attaque le permet.
rule-ALN-PVP-04 = On ne combat ni soi-même, ni les morts, ni sans assez d’Attaque.
rule-ALN-PVP-05 = Se combattre appartient aux modes avancés ; dans le jeu de base l’application demande d’abord.
rule-ALN-PVP-06 = Un Joueur Alien combattu ignore le texte de la Blessure.
rule-ALN-ALIEN-01 = Qui meurt d’un Chestburster revient en Joueur Alien ; les Blessures ne ramènent personne.
rule-ALN-ALIEN-02 = Son Avatar de Rôle et toutes ses cartes quittent la partie.
rule-ALN-ALIEN-03 = Il prend un Avatar Alien au hasard ; il y en a quatre.
rule-ALN-ALIEN-04 = Les 36 cartes Alien sont son deck, et il en pioche six.
rule-ALN-ALIEN-05 = Un Joueur Alien veut la mort des joueurs qui restent.
rule-ALN-ALIEN-06 = Un Joueur Alien garde sa place autour de la table et dans l’ordre des tours.
rule-ALN-ALIEN-07 = Un Joueur Alien joue des cartes, puis défausse tout et en pioche six : rien d’autre.
rule-ALN-ALIEN-08 = Un deck Alien vide est refait de sa défausse.
rule-ALN-ALIEN-09 = Combattez un Joueur Alien pour sa Défense : il pioche une Blessure, seuls les dégâts comptent.
rule-ALN-ALIEN-10 = Un Joueur Alien meurt quand ses Blessures atteignent sa Santé.
rule-ALN-ALIEN-11 = Les cartes d’un Joueur Alien mort quittent la partie ; ce qu’elles ont posé reste.
rule-ALN-ALIEN-12 = Un Joueur Alien mort ne revient pas.
rule-ALN-ALIEN-13 = Un Joueur Alien n’est pas un joueur : ce qui parle des joueurs passe sans le voir.
rule-ALN-ALIEN-14 = Ce que révèle un tour d’alien concerne le joueur suivant, qui décide.
rule-ALN-ALIEN-15 = Un Facehugger passe les Joueurs Aliens et va au joueur suivant.
rule-ALN-ALIEN-16 = La partie finit dès qu’il ne reste que des Joueurs Aliens.
rule-ALN-ALIEN-17 = Qui est devenu Joueur Alien ne marque jamais.
rule-ALN-ALIEN-18 = Les joueurs aliens sont pour des groupes qui connaissent bien le jeu.
