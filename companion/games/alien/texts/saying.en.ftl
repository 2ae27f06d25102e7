# Cards that only the players can read
offer-said-strike = Draw a strike
offer-said-heal = Heal a strike
offer-said-kill = Kill an enemy
offer-said-kill-hidden = Kill a hidden card
offer-said-kill-own = Kill an own character
offer-said-move = Move a card to a room
offer-said-drop = Move a card to the Combat Zone
offer-said-gain = Gain a card of the HQ
offer-said-gain-sergeant = Gain a Sergeant
