# Les cartes du propriétaire à la table : noms, étiquettes, photos, piles, plans et sachets.

# Une carte prise pour une autre
command-Rematch = C’était une autre carte
event-Rematched = Ce qui a été dit d’une carte appartient maintenant à une autre.
here-not-alike = Seules deux cartes de la même pile, encore sans nom, peuvent échanger leurs places.
here-too-many-of-it = Il en est apparu plus que cette carte n’a d’exemplaires : { $card } en a { $copies }.
rule-TABLE-MATCH-01 = Ce qui a été dit d’une carte ne peut passer qu’à une carte de la même pile qui a autant d’exemplaires.
