# Joueurs aliens, et joueurs qui se combattent.

setup-no-mode = Ce jeu n’a pas de mode { $mode } : choisissez parmi ceux qui sont proposés.
choose-modes = Modes avancés
mode-aliens = Joueurs Aliens
mode-aliens-sub = Qui meurt d’un Chestburster revient en alien ; pour des groupes qui connaissent bien le jeu
place-alien-avatars = Avatars Alien
place-alien-deck = Deck Alien
place-alien-discard = Défausse Alien
deck-alien-deck = Deck Alien
phase-alien = Tour de l’alien
chip-alien-player = Carte Alien
badge-alien = Joueur Alien
offer-duel = Combattre { $name }
offer-end-alien = Tout défausser et piocher six
ask-duel = Victoire ou défaite, c’est pour tous ensemble. Combattre { $name } quand même ?
ask-hunt = Il reste { $have } en Attaque : qui est combattu ?
ask-which-alien = Quel Avatar Alien a été pioché ?
here-not-oneself = Personne ne se combat soi-même.
here-alien-turn = { $name } est un Joueur Alien : il joue des cartes, puis en pioche six, rien d’autre.
event-PlayerFought = { $cost ->
    [0] { $name } a combattu { $target }.
   *[other] { $name } a combattu { $target } pour { $cost }.
  }
event-AlienRose = { $name } a repris vie en alien !
event-AlienDied = L’alien { $name } est mort.
command-FightPlayer = { $name } a combattu { $target }
prompt-alien-rose = { $name } : retirez du jeu votre Avatar de Rôle et toutes vos cartes, prenez un Avatar Alien au hasard, mélangez les 36 cartes Alien et piochez-en 6.
prompt-alien-joins = { $name } : retirez du jeu votre Avatar de Rôle et toutes vos cartes, prenez un Avatar Alien au hasard et piochez 6 cartes du deck Alien.
prompt-alien-died = { $name } : votre Avatar et votre main quittent le jeu, vos Blessures vont dans les Blessures défaussées.
prompt-last-alien-died = { $name } : votre Avatar et toutes les cartes Alien quittent le jeu, vos Blessures vont dans les Blessures défaussées.
outcome-lost-aliens = Il ne reste que des aliens : les humains ont perdu.
guise-alien = Alien
into-alien-avatars = avec les Avatars Alien
at-alien-avatars = parmi les Avatars Alien
into-alien-deck = sur le Deck Alien
at-alien-deck = dans le Deck Alien
into-alien-discard = dans la défausse Alien
at-alien-discard = dans la défausse Alien
attempt-FightPlayer = Combattre { $target }
