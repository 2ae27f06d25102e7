# Exploits.
feat-no-basic = Une main sans carte de base
feat-three-combined = Trois Classes combinées
feat-five-classes = Les cinq Classes
feat-hq-alike = Une seule Classe au QG
feat-hq-rainbow = Cinq Classes au QG
event-FeatDone = Exploit de { $name } : { $feat }.
command-ClaimFeat = { $name } a annoncé : { $feat }
offer-feat = Annoncer : { $feat }
offer-feat-no-basic = Ni Spécialiste ni Fantassin dans la nouvelle main
offer-feat-five-classes = Les cinq signes de Classe en main ou devant soi
here-no-such-feat = Cet exploit n’existe pas.
here-feat-is-seen = Tout le monde peut le voir : l’app l’annonce elle-même.
here-feat-done = Il a déjà été obtenu dans cette partie.
here-hand-used = Des cartes de cette main ont déjà servi.

rule-ALN-SCORE-09 = Les points peuvent s’additionner sur plusieurs parties.
rule-ALN-ACH-01 = Une main tout juste piochée sans Spécialiste ni Fantassin est un exploit.
rule-ALN-ACH-02 = Activer en un tour des capacités de trois Classes différentes est un exploit.
rule-ALN-ACH-03 = Les cinq signes de Classe en main ou devant vous sont un exploit.
rule-ALN-ACH-04 = Cinq cartes du QG d’une même Classe sont un exploit.
rule-ALN-ACH-05 = Cinq cartes du QG de cinq Classes sont un exploit.
rule-ALN-MOVIE-01 = Un film apporte son Lieu, ses trois Objectifs et ses quatre personnages.
rule-ALN-MOVIE-02 = Les films se suivent dans l’ordre de leur sortie ; d’une partie à l’autre, seuls les points restent.
rule-ALN-MOVIE-04 = Lieux, Objectifs et personnages de films différents peuvent se mélanger.
attempt-ClaimFeat = Annoncer : { $feat }
