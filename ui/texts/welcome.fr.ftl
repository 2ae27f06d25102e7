# Le tout premier démarrage : la langue, puis un film ou une partie.

ui-welcome-title = Table Companion
ui-welcome-what = Vous jouez avec de vraies cartes. L’écran tient le plateau et compte.
ui-welcome-new = avec votre boîte ou avec nos cartes
ui-welcome-show = un tour entier sur une table dessinée, chaque geste expliqué, annuler aussi
ui-welcome-minutes = 2 min
ui-welcome-needs = Pour essayer, rien à prévoir : ni boîte, ni caméra, ni imprimante, ni compte.
ui-welcome-whose = Les cartes d’essai sont les nôtres, libres d’impression. Les boîtes de vos jeux restent l’œuvre de leurs auteurs ; cette application n’est pas d’eux et ne montre aucune de leurs cartes.
