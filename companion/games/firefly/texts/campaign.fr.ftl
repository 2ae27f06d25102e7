# Une campagne de cinq parties.
choose-campaign = Une partie ou une campagne
campaign-single = Une partie
campaign-series = Campagne : cinq parties dans l’ordre
campaign-mixed = Campagne : cinq parties au sort
campaign-single-sub = Les Épisodes A, B et C, une seule fois
campaign-series-sub = Améliorations, dégâts et rôles restent d’une partie à l’autre
campaign-mixed-sub = De même, avec des Objectifs tirés au sort
campaign-again = déjà joué dans cette campagne
campaign-game = Partie { $game } sur 5
trait-campaign = Campagne
offer-next-game = Commencer la partie suivante
here-special-mission = Avant la partie suivante d’une campagne, personne n’achète de cartes : Améliorations, réparations et soins sont à vendre.
prompt-campaign-stacks = Mélangez Blessures, Avaries et Améliorations, chaque pile avec tout ce qui y est revenu.
setup-campaign-unreadable = Ce qui a été gardé de cette campagne est illisible. Commencez-en une nouvelle, ou jouez une seule partie.
setup-campaign-games = Une campagne compte { $most } parties, l’une après l’autre.
setup-campaign-points = { $points } points sont impossibles : une partie gagnée vaut 3 à 6, une perdue 0 à 3.
setup-campaign-people = Dans une campagne, chacun garde son rôle : prenez les mêmes Avatars et Personnages Principaux.
setup-campaign-difficulty = Dans une campagne, toutes les parties ont la même difficulté : choisissez comme avant.
outcome-campaign = { $outcome } Campagne : la partie { $game } sur 5 est finie, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, { $total } points jusqu’ici.
outcome-campaign-over = { $outcome } La campagne est finie : { $total } points : { $rank }.
outcome-last-text = { $outcome } Sa dernière carte dit : { $text }
campaign-rank-1 = Sacrés héros
campaign-rank-2 = Tout baigne, capitaine
campaign-rank-3 = Continuez de voler
campaign-rank-4 = Il est temps de raccrocher
choose-second = Un second Avatar pour vous
second-none = Pas de second Avatar
setup-second = Seul qui joue sans compagnons peut jouer deux Avatars.
