# Là où la table et la partie diffèrent : une liste qui attend.

ui-differences = La table diffère
ui-differences-sub = La partie continue. Rien ici n’attend de réponse.
ui-difference-where = Montrer où
ui-difference-tools = Où est-elle maintenant ?
ui-difference-word-sub = La partie suit ; cela peut être annulé
ui-difference-dismiss-sub = Silence jusqu’au prochain changement
