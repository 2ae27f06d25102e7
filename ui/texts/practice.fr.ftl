# La table d’essai

ui-practice-lay = Poser { $card }
ui-add-box = Votre propre boîte
ui-add-box-sub = Dites dans Mes cartes qu’elle est à vous
