# Les Objectifs que seuls les joueurs savent lire, et ce qui vient d’abord dans un même instant.
ask-objectives = { $card } : combien d’Objectifs la carte a-t-elle ?
ask-objectives-again = { $card } : combien d’Objectifs la carte a-t-elle ? Il peut y en avoir de 1 à { $most }.
ask-mandatory = { $card } : l’Objectif { $level } est-il obligatoire ?
option-mandatory = Obligatoire
option-not-mandatory = Pas obligatoire
offer-objective-done = L’Objectif { $level } est accompli
offer-objective-failed = L’Objectif { $level } a échoué
here-no-such-objective = La carte Objectif n’a pas un tel Objectif.
here-objective-over = L’Objectif { $level } est déjà terminé.
here-objective-read = L’application lit cette carte Objectif et voit elle-même ce que deviennent ses Objectifs.
ask-last-objective = L’Objectif { $level } est le dernier, et un texte « Vaincu : » arrive au même instant. Lequel d’abord ?
option-objective-first = L’Objectif
option-text-first = Le texte
ask-last-or-loss = Le dernier Objectif est accompli à l’instant où il ne reste personne. Lequel d’abord ?
option-loss-first = La défaite
command-ClaimObjective = { $name } a dit où en est un Objectif
attempt-ClaimObjective = Dire où en est un Objectif
