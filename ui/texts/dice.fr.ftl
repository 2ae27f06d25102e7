# Des dés que la caméra a posés sur la feuille.
ui-dice-seen = La caméra a vu ces dés. Touchez la bonne face si elle se trompe.
ui-dice-seen-missing = La caméra ne voit pas tous les dés. Touchez celui qui manque.
ui-dice-seen-extra = La caméra voit d'autres dés. Touchez ce qui a été lancé.
