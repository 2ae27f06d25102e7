# De quoi parlent les règles de la maison.
chapter-TABLE = L’app à la table

# What was decided about rules beside the game.
kept-now-rule = { $rule } désormais : { $how }
