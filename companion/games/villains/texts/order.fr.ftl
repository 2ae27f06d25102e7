# Plusieurs choses en même temps, et des Civils sans gardien.

ask-next-bystander = Quel Civil enlevé agit maintenant ?
ask-overrun-next = Qui déborde maintenant ?
ask-left-behind = Leur gardien n’est plus là. Que dit la carte de ses Civils ?
ask-left-ally = Qui le retenait n’est plus là. Que dit la carte de l’Allié placé dessous ?
option-left-bystanders = Rien : sous leur Deck
option-left-commander-guarded = Le Commandant les garde
option-left-ko = Dans la pile KO
option-left-overrun = Dans la pile Débordement
event-BystanderLeft = { $card } n’a plus de gardien : on a mis la carte { $into }.
warn-peaceful = Après une Trahison ou une Guérison, on ne vainc et ne recrute plus personne ce tour : cette partie de { $card } ne se fera pas. La jouer quand même ?
