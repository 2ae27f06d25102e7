# Ce qui peut clocher avec un plateau.

board-unknown = Il n’y a pas de plateau { $name } dans cette boîte. Choisissez-en un dans la liste.
