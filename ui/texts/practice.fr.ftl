# La table d’essai

ui-practice-lay = Poser { $card }
